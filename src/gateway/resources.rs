//! `resources/read`: static content, methods of agents, and templates whose variables are constructor parameters.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::mcp::{Era, RpcError};
use crate::projection::arguments::parse_variable;
use crate::projection::json_schema::Defs;
use crate::projection::{ExposedTemplate, Invocation};
use crate::runtime::Outcome;

use super::answer::{Ask, params};
use super::{calls, errors, lists};

/// Reads a resource.
pub(super) async fn read(ask: Ask<'_>) -> Result<Map<String, Value>, RpcError> {
    #[derive(Deserialize)]
    struct Read {
        uri: String,
    }
    let Read { uri } = params(ask.request, "a `uri`")?;
    let endpoint = &ask.surface.endpoint;
    let contents = if let Some(resource) = endpoint.resources.iter().find(|resource| resource.uri == uri) {
        match (&resource.content, &resource.invocation) {
            (Some(content), _) => vec![content.clone()],
            (None, Some(invocation)) => invoked(ask, &uri, &resource.definition, invocation, Map::new()).await?,
            (None, None) => return Err(not_found(ask.era, &uri)),
        }
    } else {
        let matching = endpoint.templates.iter().find_map(|template| Some((template, matched(template, &uri)?)));
        let (template, variables) = matching.ok_or_else(|| not_found(ask.era, &uri))?;
        let input = typed(ask, &template.invocation, variables);
        invoked(ask, &uri, &template.definition, &template.invocation, input).await?
    };
    let result = Map::from_iter([("contents".to_owned(), Value::Array(contents))]);
    Ok(match ask.era {
        Era::Legacy => result,
        Era::Modern => lists::cacheable(result, ask.surface.protected),
    })
}

fn not_found(era: Era, uri: &str) -> RpcError {
    let code = match era {
        Era::Legacy => RpcError::LEGACY_RESOURCE_NOT_FOUND,
        Era::Modern => RpcError::INVALID_PARAMS,
    };
    let uri = errors::excerpt(uri);
    RpcError::new(code, format!("resource not found: {uri}")).data(json!({ "uri": uri }))
}

async fn invoked(
    ask: Ask<'_>,
    uri: &str,
    definition: &Value,
    invocation: &Invocation,
    input: Map<String, Value>,
) -> Result<Vec<Value>, RpcError> {
    let outcome = calls::invoke(ask, invocation, input).await?;
    Ok(match outcome {
        Outcome::Program { stdout, result, .. } => {
            let text = match result {
                Some(result) => Ok(Value::Object(result).to_string()),
                None => String::from_utf8(stdout),
            };
            let mut item = json!({ "uri": uri });
            if let Some(mime) = definition.get("mimeType") {
                item["mimeType"] = mime.clone();
            }
            match text {
                Ok(text) => item["text"] = text.into(),
                Err(error) => item["blob"] = STANDARD.encode(error.as_bytes()).into(),
            }
            vec![item]
        }
        Outcome::Mcp(result) => of_tool_result(uri, definition, &result)?,
    })
}

/// The result of a tool call as the contents of a resource: a structured result first of all, else its blocks.
fn of_tool_result(uri: &str, definition: &Value, result: &Map<String, Value>) -> Result<Vec<Value>, RpcError> {
    let blocks = result.get("content").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    if result.get("isError") == Some(&Value::Bool(true)) {
        let text = blocks.iter().find_map(|block| block["text"].as_str()).unwrap_or("no reason was given");
        return Err(RpcError::new(
            RpcError::INTERNAL,
            format!("the resource could not be read: {}", errors::excerpt(text)),
        ));
    }
    let mime = definition.get("mimeType").cloned();
    let item = |mime: Option<Value>, member: &str, data: Value| {
        let mut item = json!({ "uri": uri });
        if let Some(mime) = mime {
            item["mimeType"] = mime;
        }
        item[member] = data;
        item
    };
    if let Some(structured) = result.get("structuredContent") {
        return Ok(vec![item(mime, "text", structured.to_string().into())]);
    }
    Ok(blocks
        .iter()
        .filter_map(|block| match block["type"].as_str()? {
            "text" => Some(item(mime.clone(), "text", block["text"].clone())),
            "image" | "audio" => Some(item(block.get("mimeType").cloned(), "blob", block["data"].clone())),
            "resource" => Some(block["resource"].clone()),
            _ => None,
        })
        .collect())
}

/// The variables of a URI that a template (`golem://Agent/method/{a}/{b}`) covers, decoded. Each is one whole segment.
fn matched(template: &ExposedTemplate, uri: &str) -> Option<Vec<(String, String)>> {
    let pattern: Vec<&str> = template.uri_template.split('/').collect();
    let segments: Vec<&str> = uri.split('/').collect();
    if pattern.len() != segments.len() {
        return None;
    }
    let mut variables = Vec::new();
    for (pattern, segment) in pattern.into_iter().zip(segments) {
        match pattern.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            Some(name) => variables.push((name.to_owned(), decoded(segment)?)),
            None if pattern == segment => {}
            None => return None,
        }
    }
    Some(variables)
}

/// Percent-decoding; `None` for broken escapes and for what is not UTF-8.
fn decoded(segment: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(segment.len());
    let mut rest = segment.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        if *first == b'%' {
            let mut byte = [0];
            hex::decode_to_slice(after.get(..2)?, &mut byte).ok()?;
            bytes.push(byte[0]);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}

/// Variables are texts; constructor parameters have types.
fn typed(ask: Ask<'_>, invocation: &Invocation, variables: Vec<(String, String)>) -> Map<String, Value> {
    let parameters = match invocation {
        Invocation::Method { implementation, agent, .. } => ask
            .surface
            .snapshot
            .components
            .get(implementation)
            .and_then(|component| component.definition.as_ref()?.agents.get(agent))
            .map_or(&[][..], |agent| &agent.constructor),
        _ => &[],
    };
    let defs = Defs::default();
    variables
        .into_iter()
        .map(|(name, text)| {
            let parameter = parameters.iter().find(|parameter| parameter.name == name);
            let value = match parameter {
                Some(parameter) => parse_variable(&parameter.r#type, &defs, &text),
                None => Value::String(text),
            };
            (name, value)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn segments_are_decoded_or_refused() {
        assert_eq!(decoded("a%20b%2Fc").as_deref(), Some("a b/c"));
        assert_eq!(decoded("%C3%A4").as_deref(), Some("ä"));
        for bad in ["%", "%2", "%zz", "%ff"] {
            assert_eq!(decoded(bad), None, "{bad}");
        }
    }
}

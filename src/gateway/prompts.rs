//! `prompts/get`.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::mcp::RpcError;

use super::answer::{Arguments, Ask, params};
use super::errors;

/// Renders a prompt.
pub(super) fn get(ask: Ask<'_>) -> Result<Map<String, Value>, RpcError> {
    #[derive(Deserialize)]
    struct Get {
        name: String,
        #[serde(default)]
        arguments: Arguments,
    }
    let Get { name, arguments } = params(ask.request, "a `name` and, if any, an object of `arguments`")?;
    let prompts = &ask.surface.endpoint.prompts;
    let prompt = prompts
        .iter()
        .find(|prompt| prompt.name == name)
        .ok_or_else(|| RpcError::invalid_params(format!("unknown prompt: {}", errors::excerpt(&name))))?;
    let declared = prompt.definition.get("arguments").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let arguments = arguments.unwrap_or_default();
    for argument in declared.iter().filter(|argument| argument["required"] == true) {
        if let Some(name) = argument["name"].as_str()
            && !arguments.get(name).is_some_and(Value::is_string)
        {
            return Err(RpcError::invalid_params(format!("`{name}` must be given, as a text")));
        }
    }
    let value = |name: &str| {
        let known = declared.iter().any(|argument| argument["name"] == name);
        known.then(|| arguments.get(name).and_then(Value::as_str).unwrap_or_default())
    };
    let messages: Vec<Value> = prompt
        .messages
        .iter()
        .map(|message| {
            let text = fill(&message.text, value);
            json!({ "role": message.role, "content": { "type": "text", "text": text } })
        })
        .collect();
    let mut result = Map::new();
    if let Some(description) = prompt.definition.get("description") {
        result.insert("description".to_owned(), description.clone());
    }
    result.insert("messages".to_owned(), messages.into());
    Ok(result)
}

/// Puts values in place of `{name}`, once: what a value holds is not looked at again. Other braces stay.
fn fill<'v>(text: &str, value: impl Fn(&str) -> Option<&'v str>) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        let (before, from) = rest.split_at(open);
        filled.push_str(before);
        if let Some((value, close)) = from.find('}').and_then(|close| Some((value(&from[1..close])?, close))) {
            filled.push_str(value);
            rest = &from[close + 1..];
        } else {
            filled.push('{');
            rest = &from[1..];
        }
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn placeholders_are_filled_once() {
        let value = |name: &str| match name {
            "a" => Some("{b}"),
            "b" => Some("B"),
            _ => None,
        };
        assert_eq!(fill("{a} {b} {c} { {{a} }", value), "{b} B {c} { {{b} }");
        assert_eq!(fill("{", value), "{");
    }
}

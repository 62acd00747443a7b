//! The definition of an imported tool in Golem's shape: one root command with a body, an option per input property, a
//! result of structured value and content, one declared error.

use indexmap::IndexMap;
use serde_json::{Map, Value, json};

use crate::model::{Annotations, ToolName, ValueType};

use super::import::sanitize;
use super::import_schema::{Converter, Input, Located};
use super::param_headers;

/// The option that takes the members of an open input.
const EXTRAS: &str = "additional-properties";

/// The option that takes a whole input that is no record.
const WHOLE: &str = "arguments";

/// Builds the definition.
///
/// # Errors
/// The reason why the tool cannot have one, with the place in the upstream's definition.
pub(super) fn definition(tool: &Value, name: &ToolName) -> Result<Value, String> {
    if tool.pointer("/execution/taskSupport").and_then(Value::as_str) == Some("required") {
        return Err("the tool runs only as a task, which is not supported".to_owned());
    }
    let title = text(tool, "title")?;
    let description = text(tool, "description")?;
    let annotations = annotations(tool)?;
    let input_schema = tool.get("inputSchema").filter(|schema| !schema.is_null());
    let input_schema = input_schema.ok_or("`/inputSchema` is missing")?;
    param_headers::declared(input_schema).map_err(|error| error.to_string())?;

    let located = |error: Located| error.to_string();
    let mut converter = Converter::new(input_schema, "/inputSchema").map_err(located)?;
    let input = converter.input().map_err(located)?;
    let mut defs = converter.into_defs();
    let options = options(&input)?;

    let structured = match tool.get("outputSchema").filter(|schema| !schema.is_null()) {
        None => ValueType::Option(Box::new(ValueType::Json)),
        Some(schema) => {
            let mut converter = Converter::new(schema, "/outputSchema").map_err(located)?;
            let root = converter.root().map_err(located)?;
            // Names of both schemas live in one table.
            let (root, output_defs) = prefixed(&root, &converter.into_defs());
            defs.extend(output_defs);
            root
        }
    };
    let upstream_name = tool.get("name").and_then(Value::as_str).unwrap_or_default();
    let body = json!({
        "positionals": { "fixed": [], "tail": null },
        "options": options,
        "flags": [],
        "constraints": [],
        "stdin": null,
        "stdout": { "doc": doc("", ""), "mime": [], "required": false },
        "stderr": null,
        "result": {
            "type_": result_type(&structured),
            "doc": doc("", ""),
            "formatters": ["json"],
            "default_formatter": "json",
        },
        "errors": [{
            "name": "mcp-tool-error",
            "doc": doc("the MCP server reported that the tool failed", ""),
            "kind": "runtime-error",
            "exit_code": 1,
            "payload": wire(&ValueType::string()),
        }],
        "annotations": annotations,
    });
    let defs: Map<String, Value> = defs.iter().map(|(name, value)| (name.clone(), wire(value))).collect();
    Ok(json!({
        "version": "0.0.0",
        "commands": { "nodes": [{
            "name": name,
            "aliases": [],
            "doc": doc(title.unwrap_or(upstream_name), description.unwrap_or_default()),
            "globals": { "options": [], "flags": [] },
            "subcommands": [],
            "body": body,
        }] },
        "schema": { "defs": defs, "root": null },
        "requires_filesystem": false,
    }))
}

/// Golem's digest: BLAKE3 over the compact JSON array of upstream name, definition, input schema and, if there is one,
/// output schema. Members are sorted, so that a server that reorders them changes nothing.
pub(super) fn digest(upstream_name: &str, definition: &Value, tool: &Value) -> String {
    let mut parts = vec![Value::from(upstream_name), definition.clone()];
    parts.extend(["inputSchema", "outputSchema"].into_iter().filter_map(|member| tool.get(member)).cloned());
    let mut whole = Value::Array(parts);
    whole.sort_all_objects();
    blake3::hash(whole.to_string().as_bytes()).to_hex().to_string()
}

fn text<'a>(tool: &'a Value, member: &str) -> Result<Option<&'a str>, String> {
    match tool.get(member) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(format!("`/{member}` must be a text")),
    }
}

/// The hints, with the defaults of the MCP specification where some are given; `None` where none are.
fn annotations(tool: &Value) -> Result<Option<Annotations>, String> {
    let given = match tool.get("annotations") {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::Object(given)) => given,
        Some(_) => return Err("`/annotations` must be an object".to_owned()),
    };
    if given.get("title").is_some_and(|title| !title.is_string() && !title.is_null()) {
        return Err("`/annotations/title` must be a text".to_owned());
    }
    let hint = |name: &str| match given.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::Bool(flag)) => Ok(Some(*flag)),
        Some(_) => Err(format!("`/annotations/{name}` must be true or false")),
    };
    let read_only = hint("readOnlyHint")?.unwrap_or(false);
    Ok(Some(Annotations {
        read_only,
        destructive: hint("destructiveHint")?.unwrap_or(!read_only),
        idempotent: hint("idempotentHint")?.unwrap_or(false),
        open_world: hint("openWorldHint")?.unwrap_or(true),
    }))
}

fn options(input: &Input) -> Result<Vec<Value>, String> {
    let (fields, extras) = match input {
        Input::Whole(whole) => return Ok(vec![option(WHOLE, "", &scalar(whole), true, None)]),
        Input::Record { fields, extras } => (fields, extras),
    };
    let mut names: IndexMap<String, &str> = IndexMap::new();
    let mut options = Vec::new();
    for (property, field) in fields {
        let long = sanitize(property);
        if !long.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Err(format!("the property `{property}` gives no option name that begins with a letter"));
        }
        if extras.is_some() && long == EXTRAS {
            return Err(format!("the property `{property}` has the name of the option for further properties"));
        }
        if let Some(other) = names.insert(long.clone(), property) {
            return Err(format!("the properties `{other}` and `{property}` both become the option `{long}`"));
        }
        let text = field.description.as_deref().unwrap_or_default();
        options.push(option(&long, text, &scalar(&field.r#type), field.required, field.default.as_ref()));
    }
    if let Some(value) = extras {
        let shape = json!({ "kind": "repeatable-map", "value": { "value": wire(value), "duplicate_keys": "reject" } });
        options.push(option(EXTRAS, "further input properties", &shape, false, None));
    }
    Ok(options)
}

fn scalar(value: &ValueType) -> Value {
    json!({ "kind": "scalar", "value": wire(value) })
}

fn option(long: &str, text: &str, shape: &Value, required: bool, default: Option<&Value>) -> Value {
    json!({
        "long": long,
        "short": null,
        "aliases": [],
        "doc": doc("", text),
        "value_name": null,
        "shape": shape,
        "default": default,
        "required": required,
        "env_var": null,
    })
}

fn doc(summary: &str, description: &str) -> Value {
    json!({ "summary": summary, "description": description, "examples": [] })
}

/// `{structured, content}`: the content is absent, one block on stdout, or several blocks in order.
fn result_type(structured: &ValueType) -> Value {
    let string = wire(&ValueType::string());
    let optional = |value: &Value| json!({ "kind": "option", "value": value });
    let record = |members: &[(&str, &Value)]| {
        let members: Map<String, Value> = members
            .iter()
            .map(|(name, value)| ((*name).to_owned(), json!({ "type": value, "required": true })))
            .collect();
        json!({ "kind": "record", "value": members })
    };
    let binary = json!({ "kind": "binary", "value": { "mime": [] } });
    let mime = optional(&string);
    let block = json!({ "kind": "variant", "value": {
        "text": record(&[("text", &string), ("annotations", &mime)]),
        "image": record(&[("data", &binary), ("mime-type", &string), ("annotations", &mime)]),
        "audio": record(&[("data", &binary), ("mime-type", &string), ("annotations", &mime)]),
        "resource-link": record(&[("uri", &string), ("name", &string), ("mime-type", &mime), ("annotations", &mime)]),
        "embedded-resource": record(&[("uri", &string), ("mime-type", &mime), ("text", &mime),
            ("blob", &optional(&binary)), ("annotations", &mime)]),
    }});
    let streamed = record(&[("mime-type", &mime), ("annotations", &mime), ("extensions", &mime)]);
    let content = json!({ "kind": "variant", "value": {
        "none": null,
        "streamed": streamed,
        "blocks": { "kind": "list", "value": { "item": block, "limits": {} } },
    }});
    record(&[("structured", &wire(structured)), ("content", &content)])
}

/// A type as it stands in the definition. Golem's types know no "any JSON": such a value travels as JSON text.
fn wire(value: &ValueType) -> Value {
    let mut value = serde_json::to_value(value).unwrap_or_default();
    json_to_text(&mut value);
    value
}

fn json_to_text(value: &mut Value) {
    match value {
        Value::Object(members) if members.len() == 1 && members.get("kind").is_some_and(|kind| kind == "json") => {
            *value = json!({ "kind": "string", "value": {} });
        }
        Value::Object(members) => members.values_mut().for_each(json_to_text),
        Value::Array(items) => items.iter_mut().for_each(json_to_text),
        _ => {}
    }
}

/// Puts `output-` before the names of an output schema's definitions and of the references to them.
fn prefixed(root: &ValueType, defs: &IndexMap<String, ValueType>) -> (ValueType, IndexMap<String, ValueType>) {
    let rename = |value: &ValueType| {
        let mut json = serde_json::to_value(value).unwrap_or_default();
        rename_refs(&mut json);
        serde_json::from_value(json).unwrap_or_else(|_| value.clone())
    };
    let root = rename(root);
    (root, defs.iter().map(|(name, value)| (format!("output-{name}"), rename(value))).collect())
}

fn rename_refs(value: &mut Value) {
    match value {
        Value::Object(members) => {
            let is_ref = members.get("kind").is_some_and(|kind| kind == "ref");
            if let (true, Some(Value::String(name))) = (is_ref, members.get_mut("value")) {
                name.insert_str(0, "output-");
                return;
            }
            members.values_mut().for_each(rename_refs);
        }
        Value::Array(items) => items.iter_mut().for_each(rename_refs),
        _ => {}
    }
}

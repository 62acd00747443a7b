//! The definition of an imported tool in Golem's shape: one root command with a body, an option per input property, a
//! result of structured value and content, one declared error.

use std::collections::HashMap;
use std::sync::OnceLock;

use indexmap::IndexMap;
use serde_json::{Map, Value, json};

use crate::model::{Annotations, ToolName, ValueType};

use super::import::sanitize;
use super::import_schema::{Converter, Input, Located};
use super::import_wire::{Writer, sorted};
use super::param_headers;
use super::surface::ImportedDefinition;

/// The option that takes the members of an open input.
const EXTRAS: &str = "additional-properties";

/// The option that takes a whole input that is no record.
const WHOLE: &str = "arguments";

/// Builds the definition, and Golem's digest of it: BLAKE3 over the compact JSON array of upstream name, definition, input
/// schema and, if there is one, output schema. Members are sorted, so that a server that reorders them changes nothing.
///
/// # Errors
/// The reason why the tool cannot have one, with the place in the upstream's definition.
pub(super) fn definition(tool: &Value, name: &ToolName) -> Result<(ImportedDefinition, String), String> {
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
    let input_text = sorted(input_schema);
    let mut converter = Converter::new(input_schema, "/inputSchema", input_text.len()).map_err(located)?;
    let input = converter.input().map_err(located)?;
    let defs = converter.into_defs();

    let output_schema = tool.get("outputSchema");
    let output_text = output_schema.map(sorted);
    let (structured, output_defs) = match output_schema.filter(|schema| !schema.is_null()) {
        None => (ValueType::Option(Box::new(ValueType::Json)), IndexMap::new()),
        Some(schema) => {
            let bytes = output_text.as_ref().map_or(0, Vec::len);
            let mut converter = Converter::new(schema, "/outputSchema", bytes).map_err(located)?;
            let root = converter.root().map_err(located)?;
            (root, converter.into_defs())
        }
    };
    let upstream_name = tool.get("name").and_then(Value::as_str).unwrap_or_default();
    let parts = Parts {
        name,
        title: title.unwrap_or(upstream_name),
        description: description.unwrap_or_default(),
        options: options(&input)?,
        structured: &structured,
        annotations,
        defs: &defs,
        output_defs: &output_defs,
    };
    let mut hashed = Writer::new(true, 8192);
    hashed.raw("[");
    hashed.text(upstream_name);
    hashed.raw(",");
    parts.write(&mut hashed);
    let mut hasher = blake3::Hasher::new();
    hasher.update(&hashed.into_bytes());
    for schema in std::iter::once(&input_text).chain(&output_text) {
        hasher.update(b",").update(schema);
    }
    let digest = hasher.update(b"]").finalize().to_hex().to_string();
    let mut declared = Writer::new(false, 8192);
    parts.write(&mut declared);
    Ok((ImportedDefinition::written(declared.into_bytes()), digest))
}

/// What a definition consists of.
struct Parts<'a> {
    name: &'a ToolName,
    title: &'a str,
    description: &'a str,
    options: Vec<Opt<'a>>,
    structured: &'a ValueType,
    annotations: Option<Annotations>,
    defs: &'a IndexMap<String, ValueType>,
    /// Names of both schemas live in one table; these get [`OUTPUT`] before them.
    output_defs: &'a IndexMap<String, ValueType>,
}

/// What stands before the names of an output schema's definitions, and of the references to them.
const OUTPUT: &str = "output-";

/// An option of the command.
struct Opt<'a> {
    long: std::borrow::Cow<'static, str>,
    doc: &'a str,
    shape: Shape<'a>,
    required: bool,
    default: Option<&'a Value>,
}

enum Shape<'a> {
    Scalar(&'a ValueType),
    Map(&'a ValueType),
}

impl Parts<'_> {
    /// Members of one name are written in the order of the alphabet, which is the sorted form, too.
    fn write(&self, out: &mut Writer) {
        out.raw(r#"{"commands":{"nodes":[{"aliases":[],"body":"#);
        self.body(out);
        out.raw(r#","doc":"#);
        doc(out, self.title, self.description);
        out.raw(r#","globals":{"flags":[],"options":[]},"name":"#);
        out.text(self.name.as_str());
        out.raw(r#","subcommands":[]}]},"requires_filesystem":false,"schema":{"defs":"#);
        let output_names: Vec<String> = self.output_defs.keys().map(|name| format!("{OUTPUT}{name}")).collect();
        let input = self.defs.iter().map(|(name, value)| (name.as_str(), (value, "")));
        let output = output_names.iter().zip(self.output_defs.values());
        let output = output.map(|(name, value)| (name.as_str(), (value, OUTPUT)));
        out.members(input.chain(output), |out, (value, refs)| out.value_type(value, refs));
        out.raw(r#","root":null},"version":"0.0.0"}"#);
    }

    fn body(&self, out: &mut Writer) {
        out.raw(r#"{"annotations":"#);
        match &self.annotations {
            None => out.raw("null"),
            Some(hints) => {
                for (key, value) in [
                    (r#"{"destructive":"#, hints.destructive),
                    (r#","idempotent":"#, hints.idempotent),
                    (r#","open_world":"#, hints.open_world),
                    (r#","read_only":"#, hints.read_only),
                ] {
                    out.raw(key);
                    out.bool(value);
                }
                out.raw("}");
            }
        }
        out.raw(r#","constraints":[],"errors":[{"doc":"#);
        doc(out, "the MCP server reported that the tool failed", "");
        out.raw(
            r#","exit_code":1,"kind":"runtime-error","name":"mcp-tool-error","payload":{"kind":"string","value":{}}}],"flags":[],"options":"#,
        );
        out.list(&self.options, option);
        out.raw(r#","positionals":{"fixed":[],"tail":null},"result":{"default_formatter":"json","doc":"#);
        doc(out, "", "");
        out.raw(r#","formatters":["json"],"type_":{"kind":"record","value":"#);
        let content = content_type();
        let members = [("structured", None), ("content", Some(if out.is_sorted() { &content.1 } else { &content.0 }))];
        out.members(members.into_iter(), |out, constant| {
            out.raw(r#"{"required":true,"type":"#);
            match constant {
                Some(text) => out.raw(text),
                None => out.value_type(self.structured, OUTPUT),
            }
            out.raw("}");
        });
        out.raw(r#"}},"stderr":null,"stdin":null,"stdout":{"doc":"#);
        doc(out, "", "");
        out.raw(r#","mime":[],"required":false}}"#);
    }
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

fn options(input: &Input) -> Result<Vec<Opt<'_>>, String> {
    let (fields, extras) = match input {
        Input::Whole(whole) => {
            return Ok(vec![Opt {
                long: WHOLE.into(),
                doc: "",
                shape: Shape::Scalar(whole),
                required: true,
                default: None,
            }]);
        }
        Input::Record { fields, extras } => (fields, extras),
    };
    let mut names: HashMap<String, &str> = HashMap::with_capacity(fields.len());
    let mut options = Vec::with_capacity(fields.len() + 1);
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
        options.push(Opt {
            long: long.into(),
            doc: field.description.as_deref().unwrap_or_default(),
            shape: Shape::Scalar(&field.r#type),
            required: field.required,
            default: field.default.as_ref(),
        });
    }
    if let Some(value) = extras {
        let shape = Shape::Map(value);
        let doc = "further input properties";
        options.push(Opt { long: EXTRAS.into(), doc, shape, required: false, default: None });
    }
    Ok(options)
}

fn option(out: &mut Writer, option: &Opt) {
    out.raw(r#"{"aliases":[],"default":"#);
    match option.default {
        Some(default) => out.value(default),
        None => out.raw("null"),
    }
    out.raw(r#","doc":"#);
    doc(out, "", option.doc);
    out.raw(r#","env_var":null,"long":"#);
    out.text(&option.long);
    out.raw(r#","required":"#);
    out.bool(option.required);
    match option.shape {
        Shape::Scalar(value) => {
            out.raw(r#","shape":{"kind":"scalar","value":"#);
            out.value_type(value, "");
        }
        Shape::Map(value) => {
            out.raw(r#","shape":{"kind":"repeatable-map","value":{"duplicate_keys":"reject","value":"#);
            out.value_type(value, "");
            out.raw("}");
        }
    }
    out.raw(r#"},"short":null,"value_name":null}"#);
}

fn doc(out: &mut Writer, summary: &str, description: &str) {
    out.raw(r#"{"description":"#);
    out.text(description);
    out.raw(r#","examples":[],"summary":"#);
    out.text(summary);
    out.raw("}");
}

/// The type of a result's content: absent, one block on stdout, or several blocks in order. The same for every tool:
/// its text in declared order and sorted.
fn content_type() -> &'static (String, String) {
    static TEXTS: OnceLock<(String, String)> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let mut content = content();
        let declared = content.to_string();
        content.sort_all_objects();
        (declared, content.to_string())
    })
}

fn content() -> Value {
    let string = json!({ "kind": "string", "value": {} });
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
    json!({ "kind": "variant", "value": {
        "none": null,
        "streamed": streamed,
        "blocks": { "kind": "list", "value": { "item": block, "limits": {} } },
    }})
}

//! What a stdio MCP server offers, as the definition of a native tool: one command per upstream tool.
//!
//! Used where the runtime file records no definition. Properties become options under their own names; what our types
//! cannot express stays JSON, so that every value that the server accepts can be given.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use serde_json::Value;

use crate::model::definition::{Annotations, Body, OptionShape, OptionSpec};
use crate::model::schema::{ListLimits, NumberLimits, TextLimits};
use crate::model::{
    Command, CommandName, ComponentDefinition, ComponentName, Doc, ToolDefinition, ToolName, ValueType,
};
use crate::projection::import::sanitize;

/// The definition of a component with one tool, which has the component's own name.
pub(super) fn of_upstream(component: &ComponentName, tools: &[Value]) -> Option<ComponentDefinition> {
    let name = component.as_str().rsplit(':').next()?;
    let tool = ToolName::parse(name).ok()?;
    let mut commands: BTreeMap<CommandName, Option<Command>> = BTreeMap::new();
    for upstream in tools {
        let Some(command) = command(upstream) else {
            tracing::warn!(%component, "an upstream tool has no usable name and is left out");
            continue;
        };
        commands
            .entry(command.name.clone())
            .and_modify(|taken| {
                // Which of them was meant cannot be known: none is served.
                tracing::warn!(%component, command = %command.name, "several upstream tools become this command");
                *taken = None;
            })
            .or_insert(Some(command));
    }
    let root = Command {
        name: CommandName::parse(name).ok()?,
        aliases: Vec::new(),
        doc: Doc::default(),
        global_options: Vec::new(),
        global_flags: Vec::new(),
        commands: commands.into_values().flatten().collect(),
        body: None,
    };
    let definition =
        ToolDefinition { version: None, root, defs: IndexMap::new(), resources: Vec::new(), prompts: Vec::new() };
    Some(ComponentDefinition { tools: BTreeMap::from([(tool, definition)]), agents: BTreeMap::new() })
}

fn command(upstream: &Value) -> Option<Command> {
    let name = CommandName::parse(&sanitize(upstream.get("name")?.as_str()?)).ok()?;
    let text = |key: &str| upstream.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    Some(Command {
        name,
        aliases: Vec::new(),
        doc: Doc { summary: text("title"), description: text("description"), examples: Vec::new() },
        global_options: Vec::new(),
        global_flags: Vec::new(),
        commands: Vec::new(),
        body: Some(Body {
            options: options(upstream.get("inputSchema").unwrap_or(&Value::Null)),
            annotations: upstream.get("annotations").map(annotations),
            ..Body::default()
        }),
    })
}

fn options(schema: &Value) -> Vec<OptionSpec> {
    let required = |name: &str| {
        schema.get("required").and_then(Value::as_array).is_some_and(|required| required.iter().any(|it| it == name))
    };
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else { return Vec::new() };
    properties
        .iter()
        .map(|(name, property)| OptionSpec {
            long: name.clone(),
            short: None,
            aliases: Vec::new(),
            doc: Doc {
                description: property.get("description").and_then(Value::as_str).unwrap_or_default().to_owned(),
                ..Doc::default()
            },
            shape: OptionShape::Scalar(value_type(property)),
            required: required(name),
            default: property.get("default").cloned(),
        })
        .collect()
}

/// A type that admits at least what the schema admits; the server itself has the last word.
fn value_type(schema: &Value) -> ValueType {
    let plain = schema.as_object().is_some_and(|members| {
        !members.keys().any(|key| matches!(key.as_str(), "anyOf" | "oneOf" | "allOf" | "not" | "$ref" | "const"))
    });
    if !plain {
        return ValueType::Json;
    }
    match schema.get("type").and_then(Value::as_str) {
        Some("string") => match schema.get("enum").and_then(Value::as_array) {
            None => ValueType::String(TextLimits::default()),
            Some(values) => values
                .iter()
                .map(|value| value.as_str().map(str::to_owned))
                .collect::<Option<Vec<_>>>()
                .map_or(ValueType::Json, ValueType::Enum),
        },
        Some("integer") => ValueType::S64(NumberLimits::default()),
        Some("number") => ValueType::F64(NumberLimits::default()),
        Some("boolean") => ValueType::Bool,
        Some("array") => match schema.get("items") {
            Some(items) => ValueType::List { item: Box::new(value_type(items)), limits: ListLimits::default() },
            None => ValueType::Json,
        },
        _ => ValueType::Json,
    }
}

/// Hints that were not given have the protocol's defaults.
fn annotations(hints: &Value) -> Annotations {
    let hint = |key: &str, default: bool| hints.get(key).and_then(Value::as_bool).unwrap_or(default);
    Annotations {
        read_only: hint("readOnlyHint", false),
        destructive: hint("destructiveHint", true),
        idempotent: hint("idempotentHint", false),
        open_world: hint("openWorldHint", true),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn upstream_tools_become_commands() {
        let component = ComponentName::parse("my-app:memory").expect("name");
        let tools = [
            json!({ "name": "create_entities", "description": "Creates", "inputSchema": {
                "type": "object",
                "properties": {
                    "entities": { "type": "array", "items": { "type": "object" } },
                    "mode": { "type": "string", "enum": ["a", "b"], "default": "a" },
                    "odd": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
                },
                "required": ["entities"],
            } }),
            json!({ "name": "same_name" }),
            json!({ "name": "same-name" }),
            json!({ "name": "" }),
        ];
        let definition = of_upstream(&component, &tools).expect("definition");
        let tool = &definition.tools[&ToolName::parse("memory").expect("name")];
        let names: Vec<_> = tool.root.commands.iter().map(|command| command.name.as_str()).collect();
        assert_eq!(names, ["create-entities"], "ambiguous and nameless ones are left out");
        let options = &tool.root.commands[0].body.as_ref().expect("body").options;
        let shapes: Vec<_> =
            options.iter().map(|option| (option.long.as_str(), option.required, &option.shape)).collect();
        let json_list = ValueType::List { item: Box::new(ValueType::Json), limits: ListLimits::default() };
        assert_eq!(
            shapes,
            [
                ("entities", true, &OptionShape::Scalar(json_list)),
                ("mode", false, &OptionShape::Scalar(ValueType::Enum(vec!["a".into(), "b".into()]))),
                ("odd", false, &OptionShape::Scalar(ValueType::Json)),
            ]
        );
    }
}

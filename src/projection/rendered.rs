//! How a native tool looks to clients: its executable commands under all their names. It is the same in every deployment
//! that exports the tool, so a catalog renders it once and all of them share it.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use crate::model::{Annotations, CommandName, ToolDefinition};

use super::command::{CommandView, Exposure, MAX_ALIAS_NAMES};
use super::{constraints, expressible, json_schema};

/// All commands of a tool.
#[derive(Debug)]
pub(super) struct RenderedTool {
    /// In declaration order, parents first.
    pub(super) commands: Vec<RenderedCommand>,
}

/// Aliases that would make more names than [`MAX_ALIAS_NAMES`].
#[derive(Debug, Clone, Copy)]
pub(super) struct TooManyNames(pub(super) usize);

/// One command.
#[derive(Debug)]
pub(super) struct RenderedCommand {
    /// The canonical path below the root.
    pub(super) path: Vec<CommandName>,
    /// The canonical exposed name.
    pub(super) name: String,
    /// Why it cannot be offered over MCP; empty when it can.
    pub(super) obstacles: Vec<String>,
    /// Its names with their MCP tool objects, the canonical one first. With obstacles there is no object to share.
    pub(super) exposures: Vec<(Exposure, Arc<Value>)>,
}

impl RenderedTool {
    /// Renders a tool.
    pub(super) fn of(definition: &ToolDefinition) -> Result<Self, TooManyNames> {
        let views = CommandView::all(definition);
        let count = views.iter().fold(0_usize, |count, view| count.saturating_add(view.alias_count()));
        if count > MAX_ALIAS_NAMES {
            return Err(TooManyNames(count));
        }
        Ok(Self { commands: views.iter().map(RenderedCommand::of).collect() })
    }
}

impl RenderedCommand {
    fn of(view: &CommandView<'_>) -> Self {
        let (path, name, obstacles) = (view.path(), view.name(), expressible::obstacles(view));
        let template = if obstacles.is_empty() { command_definition(view) } else { Map::new() };
        let exposures = view.exposures().into_iter().map(|exposure| {
            let definition = under(&exposure, &name, &template);
            (exposure, Arc::new(definition))
        });
        Self { exposures: exposures.collect(), path, name, obstacles }
    }
}

/// The tool object under one of its names.
fn under(exposure: &Exposure, canonical: &str, template: &Map<String, Value>) -> Value {
    let mut definition = template.clone();
    definition.insert("name".to_owned(), Value::String(exposure.name.clone()));
    if exposure.alias {
        let description = definition.get("description").and_then(Value::as_str).unwrap_or_default();
        let description = format!("{description}\n\n(alias for `{canonical}`)").trim_start().to_owned();
        definition.insert("description".to_owned(), Value::String(description));
    }
    Value::Object(definition)
}

/// The MCP tool object of a command under its canonical name.
fn command_definition(view: &CommandView<'_>) -> Map<String, Value> {
    let doc = &view.command().doc;
    let mut definition = Map::new();
    definition.insert("name".to_owned(), Value::String(view.name()));
    if !doc.summary.is_empty() && !doc.description.is_empty() {
        definition.insert("title".to_owned(), Value::String(doc.summary.clone()));
    }
    if let Some(description) = description(view) {
        definition.insert("description".to_owned(), Value::String(description));
    }
    definition.insert("inputSchema".to_owned(), json_schema::input(view));
    if let Some(result) = &view.body.result {
        definition.insert("outputSchema".to_owned(), json_schema::output(result, view.defs));
    }
    if let Some(hints) = view.body.annotations {
        definition.insert("annotations".to_owned(), annotations(hints));
    }
    definition
}

fn description(view: &CommandView<'_>) -> Option<String> {
    let body = view.body;
    let mut paragraphs: Vec<String> = view.command().doc.text().map(str::to_owned).into_iter().collect();
    if !body.constraints.is_empty() {
        let rules: Vec<String> = body.constraints.iter().map(constraints::describe).collect();
        paragraphs.push(format!("Rules between arguments: {}.", rules.join("; ")));
    }
    let streams: Vec<&str> = [("stdin", &body.stdin), ("stdout", &body.stdout), ("stderr", &body.stderr)]
        .into_iter()
        .filter_map(|(name, spec)| spec.as_ref().map(|_| name))
        .collect();
    if !streams.is_empty() {
        paragraphs.push(format!("Buffered streams, at most 16 MiB each: {}.", streams.join(", ")));
    }
    (!paragraphs.is_empty()).then(|| paragraphs.join("\n\n"))
}

fn annotations(hints: Annotations) -> Value {
    json!({
        "readOnlyHint": hints.read_only,
        "destructiveHint": hints.destructive,
        "idempotentHint": hints.idempotent,
        "openWorldHint": hints.open_world,
    })
}

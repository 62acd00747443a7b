//! The export of one native tool: its selected commands under all their names, its static resources and prompts.

use serde_json::{Map, Value, json};

use crate::model::{Annotations, ComponentName, Import, Prompt, Resource, ToolDefinition, ToolExport, ToolName};

use super::catalog::{Catalog, ToolLookup, unknown_commands};
use super::command::{CommandView, Exposure, MAX_ALIAS_NAMES, exposed_name};
use super::endpoint::Draft;
use super::problem::{Problem, spoken};
use super::selection::{self, Verdict};
use super::surface::{ExposedPrompt, ExposedResource, ExposedTool, ImportedTool, Invocation, Source};
use super::{constraints, expressible, json_schema};

/// Adds everything that the export of one tool shows.
pub(super) fn export(tool: &ToolName, export: &ToolExport, catalog: &Catalog, draft: &mut Draft) {
    match catalog.components.get(&export.owner) {
        None => draft.problem(Problem::UnknownOwner { tool: tool.clone(), owner: export.owner.clone() }),
        Some(owner) if !owner.bindings.contains(tool) => {
            draft.problem(Problem::MissingBinding { tool: tool.clone(), owner: export.owner.clone() });
        }
        Some(_) => {}
    }
    match catalog.tool(tool) {
        ToolLookup::Native { component, definition } => native(tool, export, component, definition, draft),
        ToolLookup::Imported { import, tool: imported } => upstream(tool, export, import, imported, draft),
        ToolLookup::NotKnown(reason) | ToolLookup::Unlisted { reason, .. } => {
            draft.not_checked(unknown_commands(tool, &reason));
        }
        ToolLookup::NotImplemented(component) => {
            draft.problem(Problem::NotImplemented { tool: tool.clone(), component: component.cloned() });
        }
        ToolLookup::Ambiguous(components) => draft.problem(Problem::AmbiguousTool {
            tool: tool.clone(),
            components: components.into_iter().cloned().collect(),
        }),
        ToolLookup::Unknown => draft.problem(Problem::UnknownTool { tool: tool.clone() }),
    }
}

fn native(
    tool: &ToolName,
    export: &ToolExport,
    component: &ComponentName,
    definition: &ToolDefinition,
    draft: &mut Draft,
) {
    let views = CommandView::all(definition);
    let count = views.iter().fold(0_usize, |count, view| count.saturating_add(view.alias_count()));
    if count > MAX_ALIAS_NAMES {
        return draft.problem(Problem::TooManyNames { tool: tool.clone(), count });
    }
    let commands: Vec<_> = views.into_iter().map(|view| (view.exposures(), view)).map(|(e, v)| (v, e)).collect();
    idle_patterns(tool, export, &commands, draft);
    let mut selected = 0;
    for (view, exposures) in &commands {
        let canonical = view.path();
        let exposed: Vec<&Exposure> = exposures
            .iter()
            .filter(|exposure| selection::judge(&export.selection, &canonical, &exposure.path) == Verdict::Exposed)
            .collect();
        if exposed.is_empty() {
            continue;
        }
        selected += 1;
        let obstacles = expressible::obstacles(view);
        if !obstacles.is_empty() {
            for reason in obstacles {
                let command_path = canonical.clone();
                draft.problem(Problem::NotExpressible { tool: tool.clone(), command_path, reason });
            }
            continue;
        }
        let template = command_definition(view);
        for exposure in exposed {
            draft.tool(exposed_tool(tool, export, component, view, exposure, &template));
        }
    }
    if selected == 0 {
        return draft.problem(Problem::NothingSelected { tool: tool.clone() });
    }
    for resource in &definition.resources {
        draft.resource(static_resource(component, resource));
    }
    for prompt in &definition.prompts {
        draft.prompt(static_prompt(component, prompt));
    }
}

fn idle_patterns(
    tool: &ToolName,
    export: &ToolExport,
    commands: &[(CommandView<'_>, Vec<Exposure>)],
    draft: &mut Draft,
) {
    let (list, patterns) = selection::patterns(&export.selection);
    for index in selection::idle(&export.selection, commands) {
        let pattern = patterns[index].clone();
        draft.problem(Problem::PatternSelectsNothing { tool: tool.clone(), list, index, pattern });
    }
}

fn exposed_tool(
    tool: &ToolName,
    export: &ToolExport,
    component: &ComponentName,
    view: &CommandView<'_>,
    exposure: &Exposure,
    template: &Map<String, Value>,
) -> ExposedTool {
    let canonical = view.name();
    let mut definition = template.clone();
    definition.insert("name".to_owned(), Value::String(exposure.name.clone()));
    if exposure.alias {
        let description = definition.get("description").and_then(Value::as_str).unwrap_or_default();
        let description = format!("{description}\n\n(alias for `{canonical}`)").trim_start().to_owned();
        definition.insert("description".to_owned(), Value::String(description));
    }
    let path = view.path();
    ExposedTool {
        name: exposure.name.clone(),
        definition: Value::Object(definition),
        source: Source::Native {
            tool: tool.clone(),
            command_path: path.clone(),
            alias_of: exposure.alias.then_some(canonical),
        },
        invocation: Invocation::Command {
            implementation: component.clone(),
            owner: export.owner.clone(),
            tool: tool.clone(),
            path,
        },
    }
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

fn static_resource(component: &ComponentName, resource: &Resource) -> ExposedResource {
    let mut definition = Map::new();
    let mut content = Map::new();
    definition.insert("uri".to_owned(), json!(resource.uri));
    definition.insert("name".to_owned(), json!(resource.name));
    content.insert("uri".to_owned(), json!(resource.uri));
    if let Some(description) = &resource.description {
        definition.insert("description".to_owned(), json!(description));
    }
    if let Some(mime) = &resource.mime_type {
        definition.insert("mimeType".to_owned(), json!(mime));
        content.insert("mimeType".to_owned(), json!(mime));
    }
    match (&resource.text, &resource.blob) {
        (None, Some(blob)) => content.insert("blob".to_owned(), json!(blob)),
        (text, _) => content.insert("text".to_owned(), json!(text.as_deref().unwrap_or_default())),
    };
    ExposedResource {
        uri: resource.uri.clone(),
        definition: Value::Object(definition),
        source: Source::Component { component: component.clone() },
        invocation: None,
        content: Some(Value::Object(content)),
    }
}

fn static_prompt(component: &ComponentName, prompt: &Prompt) -> ExposedPrompt {
    let mut definition = Map::new();
    definition.insert("name".to_owned(), json!(prompt.name));
    if let Some(description) = &prompt.description {
        definition.insert("description".to_owned(), json!(description));
    }
    if !prompt.arguments.is_empty() {
        let arguments: Vec<Value> = prompt
            .arguments
            .iter()
            .map(|argument| {
                let mut described = json!({ "name": argument.name });
                if let Some(description) = &argument.description {
                    described["description"] = json!(description);
                }
                described["required"] = json!(argument.required);
                described
            })
            .collect();
        definition.insert("arguments".to_owned(), Value::Array(arguments));
    }
    ExposedPrompt {
        name: prompt.name.clone(),
        definition: Value::Object(definition),
        messages: prompt.messages.clone(),
        source: Source::Component { component: component.clone() },
    }
}

/// An imported tool is one command without a path; what its upstream says about it is passed on as it is.
fn upstream(tool: &ToolName, export: &ToolExport, import: &Import, imported: &ImportedTool, draft: &mut Draft) {
    let (list, patterns) = selection::patterns(&export.selection);
    for (index, pattern) in
        patterns.iter().enumerate().filter(|(_, pattern)| !pattern.is_malformed() && !pattern.matches::<&str>(&[]))
    {
        draft.problem(Problem::PatternSelectsNothing { tool: tool.clone(), list, index, pattern: pattern.clone() });
    }
    if selection::judge(&export.selection, &[], &[]) != Verdict::Exposed {
        return draft.problem(Problem::NothingSelected { tool: tool.clone() });
    }
    if imported.upstream.is_null() {
        let reason = "only a projection of its definition is known";
        return draft.not_checked(unknown_commands(tool, reason));
    }
    let Some(upstream) = imported.upstream.as_object() else {
        let reason = "its upstream's definition is not an object".to_owned();
        return draft.problem(Problem::NotExpressible { tool: tool.clone(), command_path: Vec::new(), reason });
    };
    let name = exposed_name([spoken(tool, &[]).as_str()]);
    let mut definition = upstream.clone();
    definition.insert("name".to_owned(), Value::String(name.clone()));
    draft.tool(ExposedTool {
        name,
        definition: Value::Object(definition),
        source: Source::Import { index: import.index, upstream_name: imported.upstream_name.clone() },
        invocation: Invocation::Upstream { index: import.index, upstream_name: imported.upstream_name.clone() },
    });
}

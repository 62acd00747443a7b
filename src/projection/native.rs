//! The export of one native tool: its selected commands under all their names, its static resources and prompts.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use crate::model::{ComponentName, Import, Prompt, Resource, ToolDefinition, ToolExport, ToolName};

use super::catalog::{Catalog, ToolLookup, unknown_commands};
use super::command::{Exposure, exposed_name};
use super::endpoint::Draft;
use super::problem::{Problem, spoken};
use super::rendered::{RenderedCommand, TooManyNames};
use super::selection::{self, Verdict};
use super::surface::{ExposedPrompt, ExposedResource, ExposedTool, ImportedTool, Invocation, Source};

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
        ToolLookup::Native { component, definition } => native(tool, export, component, definition, catalog, draft),
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
    catalog: &Catalog,
    draft: &mut Draft,
) {
    let rendered = catalog.rendered(component, tool, definition);
    let rendered = match &*rendered {
        Ok(rendered) => rendered,
        Err(TooManyNames(count)) => return draft.problem(Problem::TooManyNames { tool: tool.clone(), count: *count }),
    };
    idle_patterns(tool, export, &rendered.commands, draft);
    let mut selected = 0;
    for command in &rendered.commands {
        let mut exposed = command
            .exposures
            .iter()
            .filter(|(exposure, _)| {
                selection::judge(&export.selection, &command.path, &exposure.path) == Verdict::Exposed
            })
            .peekable();
        if exposed.peek().is_none() {
            continue;
        }
        selected += 1;
        if command.obstacles.is_empty() {
            for (exposure, definition) in exposed {
                draft.tool(exposed_tool(tool, export, component, command, exposure, definition));
            }
        }
        for reason in &command.obstacles {
            let (command_path, reason) = (command.path.clone(), reason.clone());
            draft.problem(Problem::NotExpressible { tool: tool.clone(), command_path, reason });
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

fn idle_patterns(tool: &ToolName, export: &ToolExport, commands: &[RenderedCommand], draft: &mut Draft) {
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
    command: &RenderedCommand,
    exposure: &Exposure,
    definition: &Arc<Value>,
) -> ExposedTool {
    ExposedTool {
        name: exposure.name.clone(),
        definition: Arc::clone(definition),
        source: Source::Native {
            tool: tool.clone(),
            command_path: command.path.clone(),
            alias_of: exposure.alias.then(|| command.name.clone()),
        },
        invocation: Invocation::Command {
            implementation: component.clone(),
            owner: export.owner.clone(),
            tool: tool.clone(),
            path: command.path.clone(),
        },
    }
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
        definition: Arc::new(Value::Object(definition)),
        source: Source::Import { index: import.index, upstream_name: imported.upstream_name.clone() },
        invocation: Invocation::Upstream { index: import.index, upstream_name: imported.upstream_name.clone() },
    });
}

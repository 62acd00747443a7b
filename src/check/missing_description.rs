//! Exported commands, methods and arguments that say nothing about themselves: a model can only guess what they do.

use crate::diagnostics::registry::rules::MISSING_DESCRIPTION;
use crate::diagnostics::{Finding, Severity};
use crate::projection::problem::spoken;
use crate::projection::{Argument, CommandView, ExposedTool, Source, ToolLookup};

use super::name_collision::exporter;
use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, projection) in &context.deployments {
        for tool in &projection.endpoint.tools {
            let finding = match &tool.source {
                Source::Native { alias_of: Some(_), .. } | Source::Component { .. } => None,
                Source::Native { .. } => command(context, tool),
                Source::Agent { .. } | Source::Import { .. } => described(tool).then_some(()).map_or_else(
                    || {
                        Some(
                            Finding::new(MISSING_DESCRIPTION, format!("`{}` has no description", tool.name))
                                .about(exporter(context, deployment, &tool.source))
                                .help("describe the method in its source, or the tool at its server"),
                        )
                    },
                    |()| None,
                ),
            };
            findings.extend(finding);
        }
    }
}

fn described(tool: &ExposedTool) -> bool {
    tool.definition.get("description").and_then(|text| text.as_str()).is_some_and(|text| !text.trim().is_empty())
}

fn command(context: &Context<'_>, exposed: &ExposedTool) -> Option<Finding> {
    let Source::Native { tool, command_path, .. } = &exposed.source else { return None };
    let ToolLookup::Native { component, definition: tool_definition } = context.catalog.tool(tool) else { return None };
    let view = CommandView::find(tool_definition, command_path)?;
    let subject = subjects::runtime_command(component, tool, command_path);
    let spoken = spoken(tool, command_path);
    if view.command().doc.text().is_none() {
        return Some(
            Finding::new(MISSING_DESCRIPTION, format!("`{spoken}` has neither a summary nor a description"))
                .about(subject)
                .help("add `summary:`; it is all that a model knows of the command"),
        );
    }
    let silent: Vec<&str> =
        view.arguments().filter(|argument| argument.doc().text().is_none()).map(Argument::name).collect();
    (!silent.is_empty()).then(|| {
        Finding::new(
            MISSING_DESCRIPTION,
            format!("arguments of `{spoken}` have no summary: {}", ticked(&silent, "and")),
        )
        .severity(Severity::Note)
        .about(subject)
        .help("add `summary:` to each; models choose values by it")
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn commands_and_arguments_say_what_they_are() {
        let with = |root| Fixture::quickstart(json!({})).defines("my-app:file-tools", "file-tools", root);
        insta::assert_snapshot!(with(json!({ "body": {} })).only(MISSING_DESCRIPTION), @"`file-tools` has neither a summary nor a description @ components.my-app:file-tools.tools.file-tools | add `summary:`; it is all that a model knows of the command");
        let argument = json!({ "name": "n", "type": { "kind": "bool" }, "required": true });
        let silent = with(json!({ "doc": { "summary": "x" }, "body": { "positionals": [argument] } }));
        insta::assert_snapshot!(silent.only(MISSING_DESCRIPTION), @"arguments of `file-tools` have no summary: `n` @ components.my-app:file-tools.tools.file-tools | add `summary:` to each; models choose values by it");
        assert_eq!(silent.findings(MISSING_DESCRIPTION)[0].severity, Severity::Note);
        assert!(Fixture::quickstart(json!({})).findings(MISSING_DESCRIPTION).is_empty());
    }
}

//! Two things of one kind that want the same name at one endpoint.

use crate::diagnostics::registry::rules::NAME_COLLISION;
use crate::diagnostics::{Finding, Subject};
use crate::model::{Deployment, ToolName};
use crate::projection::{Problem, Source, ToolLookup};

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::NameCollision { kind, name, sources } = problem else { continue };
        let (Some(first), Some(second)) = (sources.first(), sources.get(1)) else { continue };
        let kind = kind.as_str();
        let more = match sources.len() - 2 {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let mut finding =
            Finding::new(NAME_COLLISION, format!("the {kind} name `{name}` is given to {first} and to {second}{more}"))
                .about(exporter(context, deployment, second))
                .help("rename one of them, drop an alias, or leave one out with `exclude`");
        for source in [first, second] {
            finding = finding.also(definition(context, deployment, source), format!("{source} is `{name}`"));
        }
        findings.push(finding);
    }
}

/// The entry of the deployment that shows a thing.
pub(super) fn exporter(context: &Context<'_>, deployment: &Deployment, source: &Source) -> Subject {
    let tool = |tool: &ToolName| subjects::tool_export(context.environment, deployment.index, tool);
    match source {
        Source::Native { tool: name, .. } => tool(name),
        Source::Agent { agent, .. } => subjects::agent_export(context.environment, deployment.index, agent),
        Source::Import { index, upstream_name } => exported_as(context, deployment, *index, upstream_name)
            .map_or_else(|| subjects::import(context.environment, *index), tool),
        Source::Component { .. } => subjects::deployment(context.environment, deployment.index),
    }
}

fn exported_as<'d>(
    context: &Context<'_>,
    deployment: &'d Deployment,
    index: usize,
    upstream_name: &str,
) -> Option<&'d ToolName> {
    deployment.tools.keys().find(|name| match context.catalog.tool(name) {
        ToolLookup::Imported { import, tool } => import.index == index && tool.upstream_name == upstream_name,
        _ => false,
    })
}

/// Where a thing is defined; the entry that shows it where that is not known.
pub(super) fn definition(context: &Context<'_>, deployment: &Deployment, source: &Source) -> Subject {
    match source {
        Source::Native { tool, command_path, .. } => match context.catalog.tool(tool) {
            ToolLookup::Native { component, .. } => subjects::runtime_command(component, tool, command_path),
            _ => exporter(context, deployment, source),
        },
        Source::Component { component } => subjects::runtime_component(component),
        Source::Agent { .. } | Source::Import { .. } => exporter(context, deployment, source),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn names_are_unique_in_a_domain() {
        let colliding = Fixture::quickstart(json!({})).defines(
            "my-app:file-tools",
            "file-tools",
            json!({ "commands": [
            { "name": "list", "commands": [
                { "name": "files", "aliases": ["ls"], "body": {} }, { "name": "ls", "body": {} },
            ] },
        ] }),
        );
        insta::assert_snapshot!(colliding.only(NAME_COLLISION), @"the tool name `file_tools_list_ls` is given to an alias of command `file-tools list files` and to command `file-tools list ls` @ mcp.deployments.local[0].tools.file-tools | rename one of them, drop an alias, or leave one out with `exclude`");
        assert!(Fixture::quickstart(json!({})).findings(NAME_COLLISION).is_empty());
    }
}

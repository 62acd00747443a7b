//! An exported tool of which nothing is left after selection.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::NO_COMMAND_SELECTED;
use crate::model::{CommandPattern, CommandSelection, ToolName};
use crate::projection::{PatternList, Problem, Projection};

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let problems = context.deployments.iter().flat_map(|(deployment, projection)| {
        projection.problems.iter().map(move |problem| (*deployment, projection, problem))
    });
    for (deployment, projection, problem) in problems {
        let Problem::NothingSelected { tool } = problem else { continue };
        let selection = &deployment.tools[tool].selection;
        if is_explained(projection, tool, selection) {
            continue;
        }
        let help = match selection {
            CommandSelection::All => "give at least one of its commands a body, or do not export it",
            CommandSelection::Include(_) => "list at least one command, or remove `include` to export all",
            CommandSelection::Exclude(_) => "leave at least one command, or do not export the tool",
        };
        findings.push(
            Finding::new(NO_COMMAND_SELECTED, format!("no command of `{tool}` is left to export"))
                .about(subjects::tool_export(context.environment, deployment.index, tool))
                .help(help),
        );
    }
}

/// An `include` of misspelt or malformed paths is one mistake, not two.
fn is_explained(projection: &Projection, tool: &ToolName, selection: &CommandSelection) -> bool {
    let is_half_read =
        matches!(selection, CommandSelection::Include(list) if list.iter().any(CommandPattern::is_malformed));
    is_half_read || projection.problems.iter().any(|problem| {
        matches!(problem, Problem::PatternSelectsNothing { tool: of, list: PatternList::Include, .. } if of == tool)
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn something_is_left_to_export() {
        insta::assert_snapshot!(Fixture::quickstart(json!({ "exclude": ["**"] })).only(NO_COMMAND_SELECTED), @"no command of `file-tools` is left to export @ mcp.deployments.local[0].tools.file-tools | leave at least one command, or do not export the tool");
        insta::assert_snapshot!(Fixture::quickstart(json!({ "include": [] })).only(NO_COMMAND_SELECTED), @"no command of `file-tools` is left to export @ mcp.deployments.local[0].tools.file-tools | list at least one command, or remove `include` to export all");
        assert!(Fixture::quickstart(json!({ "exclude": ["list"] })).findings(NO_COMMAND_SELECTED).is_empty());
    }
}

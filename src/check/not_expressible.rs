//! A selected command that MCP cannot carry.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::NOT_EXPRESSIBLE;
use crate::projection::problem::spoken;
use crate::projection::{Problem, ToolLookup};

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::NotExpressible { tool, command_path, reason } = problem else { continue };
        let mut finding =
            Finding::new(NOT_EXPRESSIBLE, format!("`{}` cannot be exported: {reason}", spoken(tool, command_path)))
                .about(subjects::tool_export(context.environment, deployment.index, tool))
                .help("leave the command out with `exclude`, or change its definition");
        if let ToolLookup::Native { component, .. } = context.catalog.tool(tool) {
            finding = finding.also(subjects::runtime_command(component, tool, command_path), "defined here");
        }
        findings.push(finding);
    }
}

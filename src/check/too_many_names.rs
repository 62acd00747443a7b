//! Aliases along a command path multiply; more names than an endpoint may have are refused.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::TOO_MANY_ALIAS_NAMES;
use crate::projection::command::MAX_ALIAS_NAMES;
use crate::projection::{Problem, ToolLookup};

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::TooManyNames { tool, count } = problem else { continue };
        let mut finding = Finding::new(
            TOO_MANY_ALIAS_NAMES,
            format!("the aliases of `{tool}` multiply to {count} names; at most {MAX_ALIAS_NAMES} are exported"),
        )
        .about(subjects::tool_export(context.environment, deployment.index, tool))
        .help("remove aliases: every combination along a path becomes a tool of its own");
        if let ToolLookup::Native { component, .. } = context.catalog.tool(tool) {
            finding = finding.also(subjects::runtime_tool(component, tool), "the aliases are defined here");
        }
        findings.push(finding);
    }
}

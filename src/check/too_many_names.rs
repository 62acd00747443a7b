//! Aliases along a command path multiply; more names than an endpoint may have are refused.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::TOO_MANY_ALIAS_NAMES;
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn aliases_do_not_explode() {
        let aliased = |count: usize| {
            let aliases: Vec<String> = (0..count).map(|at| format!("a{at}")).collect();
            let mut command = json!({ "name": "c", "aliases": aliases, "body": {} });
            for _ in 0..5 {
                command = json!({ "name": "c", "aliases": aliases, "commands": [command] });
            }
            Fixture::quickstart(json!({})).defines("my-app:file-tools", "file-tools", json!({ "commands": [command] }))
        };
        insta::assert_snapshot!(aliased(60).only(TOO_MANY_ALIAS_NAMES), @"the aliases of `file-tools` multiply to 51520374360 names; at most 1024 are exported @ mcp.deployments.local[0].tools.file-tools | remove aliases: every combination along a path becomes a tool of its own");
        assert!(aliased(2).findings(TOO_MANY_ALIAS_NAMES).is_empty());
    }
}

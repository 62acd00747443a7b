//! A selected command that MCP cannot carry.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::NOT_EXPRESSIBLE;
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn mcp_carries_every_argument() {
        let with = |positional: serde_json::Value| {
            let root = json!({ "doc": { "summary": "x" }, "body": { "positionals": [positional] } });
            Fixture::quickstart(json!({})).defines("my-app:file-tools", "file-tools", root)
        };
        let secret = json!({ "name": "key", "type": { "kind": "secret" }, "required": true });
        insta::assert_snapshot!(with(secret).only(NOT_EXPRESSIBLE), @"`file-tools` cannot be exported: argument `key` holds a secret, which only the host manages @ mcp.deployments.local[0].tools.file-tools | leave the command out with `exclude`, or change its definition");
        let reserved = json!({ "name": "_stdin", "type": { "kind": "bool" }, "required": true });
        insta::assert_snapshot!(with(reserved).only(NOT_EXPRESSIBLE), @"`file-tools` cannot be exported: the argument name `_stdin` is reserved for standard input @ mcp.deployments.local[0].tools.file-tools | leave the command out with `exclude`, or change its definition");
        let default = json!({ "name": "n", "type": { "kind": "u8", "value": {} }, "required": false, "default": 256 });
        insta::assert_snapshot!(with(default).only(NOT_EXPRESSIBLE), @"`file-tools` cannot be exported: the default of argument `n` must be a whole number between 0 and 255 @ mcp.deployments.local[0].tools.file-tools | leave the command out with `exclude`, or change its definition");
        let fine = json!({ "name": "n", "type": { "kind": "u8", "value": {} }, "required": false, "default": 255 });
        assert!(with(fine).findings(NOT_EXPRESSIBLE).is_empty());
    }
}

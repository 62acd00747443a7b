//! A tool that a component implements although `tools` does not declare it: the declaration is what provisions it.

use std::collections::BTreeSet;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::UNDECLARED_TOOL;
use crate::projection::ToolLookup;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    for (deployment, tool, _) in context.tool_exports() {
        if context.application.tools.contains_key(tool) || !seen.insert(tool) {
            continue;
        }
        let ToolLookup::Native { component, .. } = context.catalog.tool(tool) else { continue };
        findings.push(
            Finding::new(
                UNDECLARED_TOOL,
                format!("`{component}` implements `{tool}`, but `tools` does not declare it"),
            )
            .about(subjects::tool_export(context.environment, deployment.index, tool))
            .help(format!(
                "add `tools: {{ {tool}: {{ component: {component} }} }}`; Golem refuses the tool without it"
            )),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn a_declaration_provisions_a_tool() {
        let mut fixture = Fixture::quickstart(json!({}));
        assert!(fixture.findings(UNDECLARED_TOOL).is_empty());
        fixture.application.tools.clear();
        insta::assert_snapshot!(fixture.only(UNDECLARED_TOOL), @"`my-app:file-tools` implements `file-tools`, but `tools` does not declare it @ mcp.deployments.local[0].tools.file-tools | add `tools: { file-tools: { component: my-app:file-tools } }`; Golem refuses the tool without it");
    }
}

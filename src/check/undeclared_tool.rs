//! A tool that a component implements although `tools` does not declare it: the declaration is what provisions it.

use std::collections::BTreeSet;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::UNDECLARED_TOOL;
use crate::projection::ToolLookup;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    let exported = context
        .tool_exports()
        .map(|(deployment, tool, _)| (tool, subjects::tool_export(context.environment, deployment.index, tool)));
    let published = context.application.published_in(context.environment);
    let published = published.map(|tool| (tool, subjects::published(context.environment, tool)));
    for (tool, subject) in exported.chain(published) {
        if context.application.tools.contains_key(tool) || !seen.insert(tool) {
            continue;
        }
        let ToolLookup::Native { component, .. } = context.catalog.tool(tool) else { continue };
        findings.push(
            Finding::new(
                UNDECLARED_TOOL,
                format!("`{component}` implements `{tool}`, but `tools` does not declare it"),
            )
            .about(subject)
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
        fixture.application.deployments.clear();
        let published = fixture.publishes("file-tools").findings(UNDECLARED_TOOL);
        assert_eq!(
            published[0].subject.as_ref().map(ToString::to_string).as_deref(),
            Some("toolReleases.local.file-tools")
        );
    }
}

//! A tool that a component implements although `tools` does not declare it: the declaration is what provisions it.

use std::collections::BTreeSet;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::UNDECLARED_TOOL;
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
            Finding::new(UNDECLARED_TOOL, format!("`{component}` implements `{tool}`, but `tools` does not declare it"))
                .about(subjects::tool_export(context.environment, deployment.index, tool))
                .help(format!("add `tools: {{ {tool}: {{ component: {component} }} }}`; Golem refuses the tool without it")),
        );
    }
}

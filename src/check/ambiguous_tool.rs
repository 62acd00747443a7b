//! A tool that several components implement, with nothing that says which one is meant.

use crate::diagnostics::registry::codes::TOOL_IMPLEMENTED_TWICE;
use crate::diagnostics::Finding;
use crate::projection::ToolLookup;

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for tool in context.catalog.known_tools() {
        let ToolLookup::Ambiguous(components) = context.catalog.tool(tool) else { continue };
        let mut finding =
            Finding::new(TOOL_IMPLEMENTED_TWICE, format!("the tool `{tool}` is implemented by {}", ticked(&components, "and")))
                .about(match context.application.tools.contains_key(tool) {
                    true => subjects::tool(tool),
                    false => subjects::runtime_tool(components[0], tool),
                })
                .help(format!("choose one with `tools: {{ {tool}: {{ component: … }} }}`"));
        for component in components {
            finding = finding.also(subjects::runtime_tool(component, tool), "implemented here");
        }
        findings.push(finding);
    }
}

//! A tool that several components implement, with nothing that says which one is meant.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::TOOL_IMPLEMENTED_TWICE;
use crate::projection::ToolLookup;

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for tool in context.catalog.implemented_twice() {
        let ToolLookup::Ambiguous(components) = context.catalog.tool(tool) else { continue };
        let mut finding = Finding::new(
            TOOL_IMPLEMENTED_TWICE,
            format!("the tool `{tool}` is implemented by {}", ticked(&components, "and")),
        )
        .about(if context.application.tools.contains_key(tool) {
            subjects::tool(tool)
        } else {
            subjects::runtime_tool(components[0], tool)
        })
        .help(format!("choose one with `tools: {{ {tool}: {{ component: … }} }}`"));
        for component in components {
            finding = finding.also(subjects::runtime_tool(component, tool), "implemented here");
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
    fn a_tool_has_one_implementation() {
        let twice = |component| {
            let fixture = Fixture::quickstart(json!({})).tool("file-tools", component);
            fixture.defines("my-app:tool-owner", "file-tools", json!({ "body": {} }))
        };
        insta::assert_snapshot!(twice(None).only(TOOL_IMPLEMENTED_TWICE), @"the tool `file-tools` is implemented by `my-app:file-tools` and `my-app:tool-owner` @ tools.file-tools | choose one with `tools: { file-tools: { component: … } }`");
        assert!(
            twice(Some("my-app:file-tools")).findings(TOOL_IMPLEMENTED_TWICE).is_empty(),
            "the declaration chooses"
        );
    }
}

//! A declared tool that its component does not have.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::TOOL_NOT_IMPLEMENTED;
use crate::projection::{CatalogComponent, Known, ToolLookup};

use super::suggest::{Suggestion, there_are};
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for tool in context.catalog.doubtful_tools() {
        let ToolLookup::NotImplemented(component) = context.catalog.tool(tool) else { continue };
        let Some(component) = component else {
            findings.push(
                Finding::new(TOOL_NOT_IMPLEMENTED, format!("no component implements the tool `{tool}`"))
                    .about(subjects::tool(tool))
                    .help(format!("say who does with `component:`, or define it in `mcpctl.runtime.yaml` under a component's `tools.{tool}`")),
            );
            continue;
        };
        let offered = match &context.catalog.components[component] {
            CatalogComponent { definition: Known::Yes(definition), .. } => definition.tools.keys().collect(),
            CatalogComponent { definition: Known::No(_), .. } => Vec::new(),
        };
        let suggestion = Suggestion::of(tool.as_str(), &offered);
        findings.push(
            Finding::new(TOOL_NOT_IMPLEMENTED, format!("`{component}` does not implement the tool `{tool}`"))
                .about(subjects::tool(tool).key("component"))
                .also(subjects::runtime_component(component), "what it offers stands here")
                .help(suggestion.help(there_are(&format!("tools of `{component}`"), offered))),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn the_named_component_has_the_tool() {
        assert!(Fixture::quickstart(json!({})).findings(TOOL_NOT_IMPLEMENTED).is_empty());
        let elsewhere = Fixture::quickstart(json!({})).tool("file-tool", Some("my-app:file-tools"));
        insta::assert_snapshot!(elsewhere.only(TOOL_NOT_IMPLEMENTED), @"`my-app:file-tools` does not implement the tool `file-tool` @ tools.file-tool.component | did you mean `file-tools`?");
        let nowhere = Fixture::quickstart(json!({})).tool("other", None);
        insta::assert_snapshot!(nowhere.only(TOOL_NOT_IMPLEMENTED), @"no component implements the tool `other` @ tools.other | say who does with `component:`, or define it in `mcpctl.runtime.yaml` under a component's `tools.other`");
        assert!(nowhere.without_runtime().findings(TOOL_NOT_IMPLEMENTED).is_empty(), "what is not known is not wrong");
    }
}

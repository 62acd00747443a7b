//! A tool of an import that a deployment exports: our own server serves it, Golem refuses it.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::EXPORTED_IMPORT;
use crate::model::{Deployment, Import, ToolName};
use crate::projection::ToolLookup;
use crate::projection::catalog::title_of;

use super::suggest::Suggestion;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, tool, import) in exported(context) {
        // An import without a lock could supply any name, misspelt ones too.
        let meant = match context.catalog.tool(tool) {
            ToolLookup::Unlisted { .. } => Suggestion::of(tool.as_str(), context.application.tools.keys()),
            _ => Suggestion::default(),
        };
        findings.push(
            Finding::new(
                EXPORTED_IMPORT,
                format!("`{tool}` comes from {}; Golem refuses to export imported tools", title_of(import)),
            )
            .about(subjects::tool_export(context.environment, deployment.index, tool))
            .also(subjects::import(context.environment, import.index), "imported here")
            .help(meant.help("deploy it to mcpctl's own server only, or let clients use the upstream server itself")),
        );
    }
}

/// The exported tools that come, or can only come, from an import.
fn exported<'c>(context: &'c Context<'_>) -> impl Iterator<Item = (&'c Deployment, &'c ToolName, &'c Import)> {
    context.deployments.iter().flat_map(move |(deployment, _)| {
        deployment.tools.keys().filter_map(move |tool| match context.catalog.tool(tool) {
            ToolLookup::Imported { import, .. } | ToolLookup::Unlisted { import, .. } => {
                Some((*deployment, tool, import))
            }
            _ => None,
        })
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn exporting_an_imported_tool_is_a_warning() {
        let fixture = Fixture::default()
            .component("my-app:tool-owner", &["search"])
            .import(json!({ "name": "crm" }))
            .deployment(json!({ "subdomain": "x", "tools": { "search": {} } }));
        insta::assert_snapshot!(fixture.only(EXPORTED_IMPORT), @"`search` comes from import `crm`; Golem refuses to export imported tools @ mcp.deployments.local[0].tools.search | deploy it to mcpctl's own server only, or let clients use the upstream server itself");
        let known = fixture.provides(0, &["search"]);
        assert_eq!(known.findings(EXPORTED_IMPORT).len(), 1);
        assert!(known.report().findings.iter().all(|finding| finding.severity < crate::diagnostics::Severity::Error));
        assert!(Fixture::quickstart(json!({})).findings(EXPORTED_IMPORT).is_empty());
    }
}

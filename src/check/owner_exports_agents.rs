//! An owner component that also has agents: its binding becomes a default of those agents.

use std::collections::BTreeSet;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::OWNER_EXPORTS_AGENTS;
use crate::projection::{CatalogComponent, Known};

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    for (deployment, tool, export) in context.tool_exports() {
        let Some(CatalogComponent { definition: Known::Yes(definition), .. }) =
            context.catalog.components.get(&export.owner)
        else {
            continue;
        };
        if definition.agents.is_empty() || !seen.insert((&export.owner, tool)) {
            continue;
        }
        let agents: Vec<_> = definition.agents.keys().collect();
        findings.push(
            Finding::new(
                OWNER_EXPORTS_AGENTS,
                format!(
                    "`{}` owns the calls of `{tool}` and also has agents: {} may invoke the tool too",
                    export.owner,
                    ticked(&agents, "and")
                ),
            )
            .about(subjects::owner(context.environment, deployment.index, tool))
            .help("use a component without agents as the owner, if they should not"),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn an_owner_with_agents_is_worth_a_note() {
        let fixture = Fixture::quickstart(json!({}));
        assert!(fixture.findings(OWNER_EXPORTS_AGENTS).is_empty());
        let fixture = fixture.defines_agent("my-app:tool-owner", "CounterAgent", json!({ "methods": [] }));
        insta::assert_snapshot!(fixture.only(OWNER_EXPORTS_AGENTS), @"`my-app:tool-owner` owns the calls of `file-tools` and also has agents: `CounterAgent` may invoke the tool too @ mcp.deployments.local[0].tools.file-tools.ownerComponent | use a component without agents as the owner, if they should not");
    }
}

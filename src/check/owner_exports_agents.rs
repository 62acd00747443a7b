//! An owner component that also has agents: its binding becomes a default of those agents.

use std::collections::BTreeSet;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::OWNER_EXPORTS_AGENTS;
use crate::projection::{CatalogComponent, Known};

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    for (deployment, tool, export) in context.tool_exports() {
        let Some(CatalogComponent { definition: Known::Yes(definition), .. }) = context.catalog.components.get(&export.owner)
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
                format!("`{}` owns the calls of `{tool}` and also has agents: {} may invoke the tool too", export.owner, ticked(&agents, "and")),
            )
            .about(subjects::owner(context.environment, deployment.index, tool))
            .help("use a component without agents as the owner, if they should not"),
        );
    }
}

//! The names of default tools are reserved: where a deployment has such a tool, no import may supply another one of that
//! name. That needs the imports themselves, so it is looked at last and only where there is such a tool.

use super::imports::ImportTarget;
use super::state::State;
use crate::model::ToolName;
use crate::model::application::DEFAULT_TOOLS;
use crate::plan::{self, ImportDeclaration, Snapshot};
use crate::projection::catalog::could_have;
use crate::store::Environment;

impl State {
    /// Refusals, `SUBCODE: text`: an import that lists the name, or could supply it and cannot be read.
    pub(super) async fn reserved_names(
        &self,
        environment: &Environment,
        content: &Snapshot,
        imports: &[ImportDeclaration],
    ) -> Vec<String> {
        let mut refusals = Vec::new();
        for name in DEFAULT_TOOLS.iter().filter_map(|name| ToolName::parse(name).ok()) {
            let has = content.components.values().filter_map(|component| component.definition.as_ref());
            let is_own = has.into_iter().any(|definition| definition.tools.contains_key(&name));
            if !is_own && !content.remote_tools.contains_key(&name) {
                continue;
            }
            for (index, import) in imports.iter().enumerate() {
                if !could_have(import.prefix.as_ref(), &plan::filter_of(import), &name) {
                    continue;
                }
                let what = match self.lists(environment, index, import, &name).await {
                    Some(false) => continue,
                    Some(true) => "lists a tool of",
                    None => "cannot be read, and could supply a tool of",
                };
                refusals.push(format!(
                    "MCP_IMPORT_RESERVED_TOOL_NAME: import {index} {what} the reserved name `{name}`; give it a prefix, or leave the name out with `exclude`"
                ));
            }
        }
        refusals
    }

    /// Whether an import lists a name; `None` where nobody can tell.
    async fn lists(
        &self,
        environment: &Environment,
        index: usize,
        import: &ImportDeclaration,
        name: &ToolName,
    ) -> Option<bool> {
        let target = ImportTarget {
            environment_id: environment.id,
            owner_account_id: environment.owner_account_id,
            declaration: import.clone(),
            index,
            refresh: false,
        };
        let read = self.imports.as_deref()?.read(target).await.ok()?;
        Some(read.surface.tools.iter().any(|tool| tool.name == *name))
    }
}

//! A tool of an import that loses its name: application tools and earlier imports come first.

use std::collections::BTreeMap;

use crate::diagnostics::registry::rules::SHADOWED_IMPORT_TOOL;
use crate::diagnostics::{Finding, Subject};
use crate::model::{Import, ToolName};
use crate::projection::Known;
use crate::projection::catalog::title_of;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let mut earlier: BTreeMap<&ToolName, &Import> = BTreeMap::new();
    for (import, surface) in &context.catalog.imports {
        let Known::Yes(surface) = surface else { continue };
        for tool in &surface.tools {
            // Default tools are not precedence but a refusal, and have a rule of their own.
            if context.catalog.default_tools.contains(&tool.name) {
                continue;
            }
            let winner: (String, Subject) = if context.application.tools.contains_key(&tool.name) {
                ("the application's own tool".to_owned(), subjects::tool(&tool.name))
            } else if let Some(winner) = earlier.get(&tool.name) {
                (title_of(winner), subjects::import(context.environment, winner.index))
            } else {
                earlier.insert(&tool.name, import);
                continue;
            };
            findings.push(
                Finding::new(
                    SHADOWED_IMPORT_TOOL,
                    format!("`{}` of {} is never used: {} has that name", tool.name, title_of(import), winner.0),
                )
                .about(subjects::import(context.environment, import.index))
                .also(winner.1, "this one wins")
                .help("give the import a `prefix` of its own, or leave the tool out with `exclude`"),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn the_loser_of_a_name_is_said() {
        let fixture = Fixture::quickstart(json!({}))
            .import(json!({ "name": "a" }))
            .import(json!({ "name": "b", "url": "https://b.example.com/mcp" }))
            .provides(0, &["search"]);
        assert!(fixture.findings(SHADOWED_IMPORT_TOOL).is_empty());
        let fixture = fixture.provides(1, &["file-tools", "search"]);
        let messages: Vec<String> =
            fixture.findings(SHADOWED_IMPORT_TOOL).into_iter().map(|finding| finding.message).collect();
        insta::assert_snapshot!(messages.join("\n"), @r"
`file-tools` of import `b` is never used: the application's own tool has that name
`search` of import `b` is never used: import `a` has that name
");
    }
}

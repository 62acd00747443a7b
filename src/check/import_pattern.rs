//! A glob of an import's `include` that selects none of the tools that the upstream is known to have.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::IMPORT_PATTERN_SELECTS_NOTHING;
use crate::model::{Import, ImportFilter, NameGlob};
use crate::projection::catalog::title_of;
use crate::projection::{ImportSurface, Known};

use super::suggest::{Suggestion, there_are};
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (import, surface) in &context.catalog.imports {
        let (Known::Yes(surface), ImportFilter::Include(globs)) = (surface, &import.filter) else { continue };
        let names = unprefixed(import, surface);
        for (at, glob) in globs.iter().enumerate() {
            if glob.is_malformed() || names.iter().any(|name| glob.matches(name)) {
                continue;
            }
            let suggestion = without_prefix(import, glob.as_str(), &names)
                .map_or_else(|| Suggestion::of(glob.as_str(), &names), Suggestion::exactly);
            findings.push(
                Finding::new(
                    IMPORT_PATTERN_SELECTS_NOTHING,
                    format!("`{glob}` selects no tool of {}", title_of(import)),
                )
                .about(subjects::import(context.environment, import.index).key("include").index(at))
                .help(suggestion.help(format!(
                    "globs see names in kebab case, before the prefix; {}",
                    there_are("selected tools", &names)
                ))),
            );
        }
    }
}

/// The glob without the prefix, when it selects something then: the usual slip.
fn without_prefix(import: &Import, glob: &str, names: &[&str]) -> Option<String> {
    let rest = glob.strip_prefix(import.prefix.as_ref()?.as_str())?.strip_prefix('-')?;
    let mended = NameGlob::parse(rest).ok()?;
    names.iter().any(|name| mended.matches(name)).then(|| rest.to_owned())
}

fn unprefixed<'a>(import: &Import, surface: &'a ImportSurface) -> Vec<&'a str> {
    let prefix = import.prefix.as_ref().map(|prefix| format!("{prefix}-")).unwrap_or_default();
    surface.tools.iter().filter_map(|tool| tool.name.as_str().strip_prefix(&prefix)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn globs_select_something_the_upstream_has() {
        let include = |glob: &str| {
            Fixture::default()
                .import(json!({ "name": "learn", "prefix": "learn", "include": ["microsoft-docs-*", glob] }))
        };
        let dead = include("learn-microsoft-docs-fetch").provides(0, &["learn-microsoft-docs-fetch"]);
        insta::assert_snapshot!(dead.only(IMPORT_PATTERN_SELECTS_NOTHING), @"`learn-microsoft-docs-fetch` selects no tool of import `learn` @ mcp.imports.local[0].include[1] | did you mean `microsoft-docs-fetch`?");
        let alive = include("*fetch").provides(0, &["learn-microsoft-docs-fetch"]);
        assert!(alive.findings(IMPORT_PATTERN_SELECTS_NOTHING).is_empty());
        assert!(include("whatever").findings(IMPORT_PATTERN_SELECTS_NOTHING).is_empty(), "not known is not wrong");
    }
}

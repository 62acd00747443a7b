//! A glob of an import's `include` that selects none of the tools that the upstream is known to have.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::IMPORT_PATTERN_SELECTS_NOTHING;
use crate::model::{Import, ImportFilter};
use crate::projection::catalog::title_of;
use crate::projection::{ImportSurface, Known};

use super::suggest::{Suggestion, there_are};
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (import, surface) in &context.catalog.imports {
        let (Known::Yes(surface), ImportFilter::Include(globs)) = (surface, &import.filter) else { continue };
        let names = unprefixed(import, surface);
        for (at, glob) in globs.iter().enumerate() {
            if names.iter().any(|name| glob.matches(name)) {
                continue;
            }
            let suggestion = Suggestion::of(glob.as_str(), &names);
            findings.push(
                Finding::new(IMPORT_PATTERN_SELECTS_NOTHING, format!("`{glob}` selects no tool of {}", title_of(import)))
                    .about(subjects::import(context.environment, import.index).key("include").index(at))
                    .help(suggestion.help(format!(
                        "globs see names in kebab case, before the prefix; {}",
                        there_are("selected tools", &names)
                    ))),
            );
        }
    }
}

fn unprefixed<'a>(import: &Import, surface: &'a ImportSurface) -> Vec<&'a str> {
    let prefix = import.prefix.as_ref().map(|prefix| format!("{prefix}-")).unwrap_or_default();
    surface.tools.iter().filter_map(|tool| tool.name.as_str().strip_prefix(&prefix)).collect()
}

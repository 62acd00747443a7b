//! `version` of an import outside of what servers speak.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::IMPORT_PROTOCOL_VERSION;

use super::suggest::ticked;
use super::{Context, subjects};

/// The only revision that Golem imports speak.
const GOLEM: &str = "2026-07-28";
/// Older revisions that our own server speaks too.
const OLDER: &[&str] = &["2025-11-25", "2025-06-18", "2025-03-26"];

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (import, _) in &context.catalog.imports {
        let Some(version) = import.version.as_deref().filter(|version| *version != GOLEM) else { continue };
        let message = if OLDER.contains(&version) {
            format!("Golem refuses protocol revision `{version}`: its imports speak only `{GOLEM}`; mcpctl's own server accepts it")
        } else {
            format!("no server speaks protocol revision `{version}`: Golem knows `{GOLEM}`, mcpctl's own server also {}", ticked(OLDER, "and"))
        };
        findings.push(
            Finding::new(IMPORT_PROTOCOL_VERSION, message)
                .about(subjects::import(context.environment, import.index).key("version"))
                .help(format!("write `{GOLEM}`, or remove `version`: mcpctl's own server then finds out by itself")),
        );
    }
}

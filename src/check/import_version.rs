//! `version` of an import outside of what servers speak.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::IMPORT_PROTOCOL_VERSION;

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
            format!(
                "Golem refuses protocol revision `{version}`: its imports speak only `{GOLEM}`; mcpctl's own server accepts it"
            )
        } else {
            format!(
                "no server speaks protocol revision `{version}`: Golem knows `{GOLEM}`, mcpctl's own server also {}",
                ticked(OLDER, "and")
            )
        };
        findings.push(
            Finding::new(IMPORT_PROTOCOL_VERSION, message)
                .about(subjects::import(context.environment, import.index).key("version"))
                .help(format!("write `{GOLEM}`, or remove `version`: mcpctl's own server then finds out by itself")),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn the_warning_names_who_refuses() {
        let version = |version: &str| Fixture::default().import(json!({ "name": "a", "version": version }));
        insta::assert_snapshot!(version("2025-06-18").only(IMPORT_PROTOCOL_VERSION), @"Golem refuses protocol revision `2025-06-18`: its imports speak only `2026-07-28`; mcpctl's own server accepts it @ mcp.imports.local[0].version | write `2026-07-28`, or remove `version`: mcpctl's own server then finds out by itself");
        insta::assert_snapshot!(version("1.0").only(IMPORT_PROTOCOL_VERSION), @"no server speaks protocol revision `1.0`: Golem knows `2026-07-28`, mcpctl's own server also `2025-11-25`, `2025-06-18` and `2025-03-26` @ mcp.imports.local[0].version | write `2026-07-28`, or remove `version`: mcpctl's own server then finds out by itself");
        assert!(version("2026-07-28").findings(IMPORT_PROTOCOL_VERSION).is_empty());
    }
}

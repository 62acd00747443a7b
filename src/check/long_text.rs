//! Texts of an import's definitions that are much longer than a description needs.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::LONG_TEXT;

use super::Context;
use super::definitions::{imported, pointer};

/// Where clients begin to cut.
const MOST: usize = 2_048;

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for imported in imported(context) {
        imported.texts(|text| {
            let length = text.content.chars().count();
            if length <= MOST {
                return;
            }
            let message =
                format!("has a text of {length} characters at `{}`; some clients cut at {MOST}", pointer(text.path));
            findings.push(
                imported
                    .finding(LONG_TEXT, context, text.path, &message)
                    .help("read it to its end; leave the tool out with `exclude` if it is not worth its cost"),
            );
        });
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn a_text_that_clients_cut_is_said() {
        let described = |length: usize| {
            Fixture::default().import(json!({ "name": "a" })).defines_imported(
                0,
                json!({
                    "name": "find", "description": "ä".repeat(length), "inputSchema": { "type": "object" },
                }),
            )
        };
        insta::assert_snapshot!(described(MOST + 1).only(LONG_TEXT), @"`find` of import `a` has a text of 2049 characters at `/description`; some clients cut at 2048 @ environments.local.a.tools.find.definition.description | read it to its end; leave the tool out with `exclude` if it is not worth its cost");
        assert!(described(MOST).findings(LONG_TEXT).is_empty());
    }
}

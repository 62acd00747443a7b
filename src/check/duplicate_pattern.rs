//! A pattern that stands twice in one list: the second says nothing.

use std::collections::BTreeMap;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::DUPLICATE_PATTERN;
use crate::projection::selection;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, tool, export) in context.tool_exports() {
        let (list, patterns) = selection::patterns(&export.selection);
        let subject = |at| subjects::pattern(context.environment, deployment.index, tool, list, at);
        let mut first = BTreeMap::new();
        for (at, pattern) in patterns.iter().enumerate().filter(|(_, pattern)| !pattern.is_malformed()) {
            let earlier = *first.entry(pattern).or_insert(at);
            if earlier != at {
                findings.push(
                    Finding::new(
                        DUPLICATE_PATTERN,
                        format!("`{pattern}` stands twice in `{}` of `{tool}`", list.key()),
                    )
                    .about(subject(at))
                    .also(subject(earlier), "first written here")
                    .help("remove one of them"),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn a_pattern_stands_once() {
        insta::assert_snapshot!(Fixture::quickstart(json!({ "include": ["list", "list"] })).only(DUPLICATE_PATTERN), @"`list` stands twice in `include` of `file-tools` @ mcp.deployments.local[0].tools.file-tools.include[1] | remove one of them");
        assert!(
            Fixture::quickstart(json!({ "include": ["list", "list files"] })).findings(DUPLICATE_PATTERN).is_empty()
        );
    }
}

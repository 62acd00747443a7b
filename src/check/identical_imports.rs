//! Two imports with one configuration: the second provides nothing, and neither can be selected.

use std::collections::HashMap;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::IDENTICAL_IMPORTS;
use crate::model::Import;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let mut by_url: HashMap<&str, Vec<&Import>> = HashMap::new();
    for (import, _) in &context.catalog.imports {
        let of_url = by_url.entry(&import.url.template).or_default();
        let Some(earlier) = of_url.iter().find(|earlier| is_same(earlier, import)).copied() else {
            of_url.push(import);
            continue;
        };
        findings.push(
            Finding::new(
                IDENTICAL_IMPORTS,
                "two imports have the same configuration; names do not tell them apart on the server",
            )
            .about(subjects::import(context.environment, import.index))
            .also(subjects::import(context.environment, earlier.index), "the same as this one")
            .help("remove one of them, or make their prefixes or filters differ"),
        );
    }
}

fn is_same(left: &Import, right: &Import) -> bool {
    left.url == right.url
        && left.auth == right.auth
        && left.prefix == right.prefix
        && left.filter == right.filter
        && left.version == right.version
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn imports_differ_by_more_than_their_names() {
        let twice = |second| Fixture::default().import(json!({ "name": "a", "bearer": "s3cret" })).import(second);
        let same = twice(json!({ "name": "b", "bearer": "s3cret" }));
        insta::assert_snapshot!(same.only(IDENTICAL_IMPORTS), @"two imports have the same configuration; names do not tell them apart on the server @ mcp.imports.local[1] | remove one of them, or make their prefixes or filters differ");
        assert!(!format!("{:?}", same.report()).contains("s3cret"));
        assert!(twice(json!({ "name": "b", "bearer": "other" })).findings(IDENTICAL_IMPORTS).is_empty());
        assert!(
            twice(json!({ "name": "b", "bearer": "s3cret", "prefix": "p" })).findings(IDENTICAL_IMPORTS).is_empty()
        );
    }
}

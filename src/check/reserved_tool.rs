//! The name of a default tool is reserved: a deploy is refused when an import lists a tool of that name, or when it
//! could supply one and cannot be read.

use crate::diagnostics::registry::rules::RESERVED_TOOL_NAME;
use crate::diagnostics::{Finding, Severity};
use crate::projection::Known;
use crate::projection::catalog::{could_supply, title_of};

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for name in &context.catalog.default_tools {
        for (import, surface) in &context.catalog.imports {
            let title = title_of(import);
            let finding = match surface {
                Known::Yes(surface) if surface.tools.iter().any(|tool| tool.name == *name) => {
                    Finding::new(RESERVED_TOOL_NAME, format!("{title} lists a tool `{name}`, which is the name of a default tool"))
                }
                Known::No(_) if could_supply(import, name) => Finding::new(
                    RESERVED_TOOL_NAME,
                    format!("{title} could supply a tool `{name}`, which is the name of a default tool; a deploy is refused if it does, or if it cannot be read then"),
                )
                .severity(Severity::Note),
                _ => continue,
            };
            findings.push(finding.about(subjects::import(context.environment, import.index)).help(format!(
                "give the import a `prefix`, leave `{name}` out with `exclude`, or take it from the environment's `defaultTools`"
            )));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn an_import_may_not_list_a_default_tool() {
        let import = |written| Fixture::default().import(written);
        let known = import(json!({ "name": "a" })).provides(0, &["bash"]);
        insta::assert_snapshot!(known.only(RESERVED_TOOL_NAME), @"import `a` lists a tool `bash`, which is the name of a default tool @ mcp.imports.local[0] | give the import a `prefix`, leave `bash` out with `exclude`, or take it from the environment's `defaultTools`");
        assert_eq!(known.findings(RESERVED_TOOL_NAME)[0].severity, Severity::Error);
        assert!(import(json!({ "name": "a" })).provides(0, &["search"]).findings(RESERVED_TOOL_NAME).is_empty());
        assert!(known.default_tools(&[]).findings(RESERVED_TOOL_NAME).is_empty(), "the environment has no such tool");
    }

    #[test]
    fn without_a_lock_it_is_a_note_unless_prefix_or_filter_decide() {
        let import = |written| Fixture::default().import(written);
        let unknown = import(json!({ "name": "a" }));
        insta::assert_snapshot!(unknown.only(RESERVED_TOOL_NAME), @"import `a` could supply a tool `bash`, which is the name of a default tool; a deploy is refused if it does, or if it cannot be read then @ mcp.imports.local[0] | give the import a `prefix`, leave `bash` out with `exclude`, or take it from the environment's `defaultTools`");
        assert_eq!(unknown.findings(RESERVED_TOOL_NAME)[0].severity, Severity::Note);
        for cannot in [
            json!({ "name": "a", "prefix": "p" }),
            json!({ "name": "a", "exclude": ["ba*"] }),
            json!({ "name": "a", "include": ["search"] }),
        ] {
            assert!(import(cannot).findings(RESERVED_TOOL_NAME).is_empty());
        }
    }
}

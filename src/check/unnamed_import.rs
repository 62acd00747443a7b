//! An import without a name: commands can select it only by its exact URL, and it cannot be locked.

use std::collections::{HashMap, HashSet};

use crate::diagnostics::registry::rules::UNNAMED_IMPORT;
use crate::diagnostics::{Finding, Severity};
use crate::model::Import;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let imports = || context.catalog.imports.iter().map(|(import, _)| import);
    let mut names: HashSet<String> =
        imports().filter_map(|import| import.name.as_ref()).map(ToString::to_string).collect();
    let mut sharing: HashMap<&str, usize> = HashMap::new();
    for import in imports() {
        *sharing.entry(&import.url.template).or_default() += 1;
    }
    for import in imports().filter(|import| import.name.is_none()) {
        let (severity, message) = if sharing[import.url.template.as_str()] > 1 {
            (Severity::Warning, "this import has no name and shares its URL with another: no command can select it")
        } else {
            (Severity::Note, "this import has no name: commands select it by its exact URL, and it cannot be locked")
        };
        let proposal = proposal(import, &names);
        findings.push(
            Finding::new(UNNAMED_IMPORT, message)
                .severity(severity)
                .about(subjects::import(context.environment, import.index))
                .help(format!("add `name: {proposal}`")),
        );
        names.insert(proposal);
    }
}

/// A free name: the prefix where there is one (never the URL, which can hold credentials).
fn proposal(import: &Import, names: &HashSet<String>) -> String {
    let base = import.prefix.as_ref().map_or_else(|| format!("import-{}", import.index), ToString::to_string);
    if names.contains(&base) { format!("{base}-{}", import.index) } else { base }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn a_name_makes_an_import_selectable() {
        let unnamed = Fixture::default().import(json!({ "url": "https://user.example.com/?key=1", "prefix": "learn" }));
        insta::assert_snapshot!(unnamed.only(UNNAMED_IMPORT), @"this import has no name: commands select it by its exact URL, and it cannot be locked @ mcp.imports.local[0] | add `name: learn`");
        let sharing = Fixture::default().import(json!({ "name": "import-1" })).import(json!({ "exclude": ["x"] }));
        insta::assert_snapshot!(sharing.only(UNNAMED_IMPORT), @"this import has no name and shares its URL with another: no command can select it @ mcp.imports.local[1] | add `name: import-1-1`");
        assert_eq!(sharing.findings(UNNAMED_IMPORT)[0].severity, Severity::Warning);
        assert!(Fixture::default().import(json!({ "name": "a" })).findings(UNNAMED_IMPORT).is_empty());
    }
}

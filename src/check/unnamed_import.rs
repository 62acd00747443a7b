//! An import without a name: commands can select it only by its exact URL, and it cannot be locked.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::diagnostics::registry::rules::UNNAMED_IMPORT;
use crate::diagnostics::{Finding, Severity};
use crate::model::Import;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let imports = context.application.imports_of(context.environment);
    let mut sharing: HashMap<&str, usize> = HashMap::new();
    for import in imports {
        *sharing.entry(&import.url.template).or_default() += 1;
    }
    let mut proposals = proposals(imports);
    for import in imports.iter().filter(|import| import.name.is_none()) {
        let (severity, message) = if sharing[import.url.template.as_str()] > 1 {
            (Severity::Warning, "this import has no name and shares its URL with another: no command can select it")
        } else {
            (Severity::Note, "this import has no name: commands select it by its exact URL, and it cannot be locked")
        };
        let proposal = proposals.remove(&import.index).unwrap_or_default();
        findings.push(
            Finding::new(UNNAMED_IMPORT, message)
                .severity(severity)
                .about(subjects::import(context.environment, import.index))
                .help(format!("add `name: {proposal}`")),
        );
    }
}

/// A free name for each import without one, by position: the prefix where there is one (never the URL, which can
/// hold credentials).
pub fn proposals(imports: &[Import]) -> BTreeMap<usize, String> {
    let mut names: HashSet<String> =
        imports.iter().filter_map(|import| import.name.as_ref()).map(ToString::to_string).collect();
    let mut proposals = BTreeMap::new();
    for import in imports.iter().filter(|import| import.name.is_none()) {
        let base = import.prefix.as_ref().map_or_else(|| format!("import-{}", import.index), ToString::to_string);
        let proposal = if names.contains(&base) { format!("{base}-{}", import.index) } else { base };
        names.insert(proposal.clone());
        proposals.insert(import.index, proposal);
    }
    proposals
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

//! Where `mcp.lock` and the manifest do not fit: an import that is not pinned, pinned for another filter, or pinned
//! and not declared any more. With `--locked` each of them is an error.

use std::collections::HashSet;

use crate::diagnostics::registry::rules::STALE_LOCK;
use crate::diagnostics::{Finding, Severity, Subject};
use crate::lock::{Stale, StaleReason, stale};

use super::unnamed_import::proposals;
use super::{Input, subjects};

pub(super) fn check(input: &Input<'_>, findings: &mut Vec<Finding>) {
    let checked: HashSet<_> = input.environments.iter().collect();
    for entry in stale(input.lock, input.application) {
        let declared = input.application.environments.contains_key(&entry.environment);
        if (declared && !checked.contains(&entry.environment)) || !counts(&entry, input) {
            continue;
        }
        let mut finding = finding(&entry, input);
        if input.options.locked && entry.reason != StaleReason::NotDeclared {
            finding = finding.severity(Severity::Error);
        }
        findings.push(finding.environment(entry.environment.as_str()));
    }
}

/// Without `--locked`, an application without a lock is not asked for one.
fn counts(entry: &Stale, input: &Input<'_>) -> bool {
    match entry.reason {
        StaleReason::Unnamed => input.options.locked,
        _ => input.options.locked || input.lock.is_some(),
    }
}

fn finding(entry: &Stale, input: &Input<'_>) -> Finding {
    let name = entry.name.as_ref().map(ToString::to_string).unwrap_or_default();
    let (message, subject) = match (entry.index, entry.reason) {
        (None, _) => {
            let subject = Subject::lock().keys(["environments", entry.environment.as_str(), name.as_str()]).at_key();
            (format!("the lock pins an import `{name}` that `{}` does not declare", entry.environment), subject)
        }
        (Some(index), reason) => {
            let message = match reason {
                StaleReason::Unnamed => "this import has no name, so it cannot be locked".to_owned(),
                StaleReason::OtherFilter => format!("import `{name}` is locked with another `include` or `exclude`"),
                StaleReason::OtherPrefix => format!("import `{name}` is locked with another prefix"),
                StaleReason::NotLocked | StaleReason::NotDeclared => format!("import `{name}` is not in `mcp.lock`"),
            };
            (message, subjects::import(&entry.environment, index))
        }
    };
    let help = match (entry.index, entry.reason) {
        (Some(index), StaleReason::Unnamed) => {
            let proposals = proposals(input.application.imports_of(&entry.environment));
            let proposal = proposals.get(&index).cloned().unwrap_or_default();
            format!("add `name: {proposal}`, then run `mcpctl lock -E {}`", entry.environment)
        }
        (Some(_), _) => {
            format!("look at what it provides and agree to it: `mcpctl lock -E {} --only {name}`", entry.environment)
        }
        (None, _) if !input.application.environments.contains_key(&entry.environment) => {
            "run `mcpctl lock`: it drops what is not declared".to_owned()
        }
        (None, _) => format!("run `mcpctl lock -E {}`: it drops what is not declared", entry.environment),
    };
    Finding::new(STALE_LOCK, message).about(subject).help(help)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::{Fixture, environment};
    use crate::lock::{Lock, LockedImport};

    fn locked(names: &[&str]) -> Lock {
        let imports = names.iter().map(|name| (name.parse().expect("name"), LockedImport::default())).collect();
        Lock { environments: [(environment("local"), imports)].into() }
    }

    #[test]
    fn lock_and_manifest_fit() {
        let mut fixture = Fixture::default().import(json!({ "name": "a" }));
        assert!(fixture.findings(STALE_LOCK).is_empty(), "no lock, and none is asked for");
        fixture.lock = Some(locked(&["a"]));
        assert!(fixture.findings(STALE_LOCK).is_empty());
        fixture.lock = Some(locked(&["b"]));
        let messages: Vec<String> = fixture.findings(STALE_LOCK).into_iter().map(|found| found.message).collect();
        insta::assert_snapshot!(messages.join("\n"), @r"
        import `a` is not in `mcp.lock`
        the lock pins an import `b` that `local` does not declare
        ");
    }

    #[test]
    fn another_filter_is_another_lock() {
        let mut fixture = Fixture::default().import(json!({ "name": "a", "include": ["x"] }));
        fixture.lock = Some(locked(&["a"]));
        insta::assert_snapshot!(fixture.only(STALE_LOCK), @"import `a` is locked with another `include` or `exclude` @ mcp.imports.local[0] | look at what it provides and agree to it: `mcpctl lock -E local --only a`");
    }

    #[test]
    fn locked_wants_every_import() {
        let mut fixture = Fixture::default().import(json!({ "prefix": "learn" }));
        fixture.options.locked = true;
        insta::assert_snapshot!(fixture.only(STALE_LOCK), @"this import has no name, so it cannot be locked @ mcp.imports.local[0] | add `name: learn`, then run `mcpctl lock -E local`");
        assert_eq!(fixture.findings(STALE_LOCK)[0].severity, Severity::Error);
        let mut whole = Fixture::default().import(json!({ "name": "a" }));
        whole.options.locked = true;
        assert_eq!(whole.findings(STALE_LOCK)[0].severity, Severity::Error, "no lock at all");
        whole.lock = Some(locked(&["a"]));
        assert!(whole.findings(STALE_LOCK).is_empty());
    }
}

//! Rules over the model: one rule, one file, one code. Rules name subjects; `manifest` knows their places. Pure.
//!
//! A rule sees one environment at a time as a [`Context`]: the declarations, the catalog, and the projection of every
//! deployment. Findings that are equal but for their environment are merged.

mod context;
mod definitions;
pub mod explain;
#[cfg(test)]
mod fixture;
pub mod subjects;
mod suggest;

// The rules, one file each.
mod agent_names_collide;
mod ambiguous_agent;
mod ambiguous_tool;
mod binding_mismatch;
mod budget;
mod case_collision;
mod client_name_limit;
mod conflicting_schemes;
mod dependency_without_binding;
mod duplicate_domain;
mod duplicate_pattern;
mod empty_deployment;
mod exported_import;
mod exposed_credentials;
mod hidden_characters;
mod identical_imports;
mod import_pattern;
mod import_version;
mod long_text;
mod method_left_out;
mod missing_description;
mod model_instructions;
mod name_collision;
mod no_command_selected;
mod not_checked;
mod not_expressible;
mod other_tool;
mod owner_binding;
mod owner_exports_agents;
mod pattern_selects_nothing;
mod published_foreign_tool;
mod reserved_tool;
mod secret_in_definition;
mod shadowed_import_tool;
mod shared_domain;
mod stale_lock;
mod too_many_names;
mod tool_implementation;
mod undeclared_tool;
mod unknown_agent;
mod unknown_component;
mod unknown_environment;
mod unknown_owner;
mod unknown_tool;
mod unnamed_import;
mod unused_tool;
mod unversioned_release;

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::diagnostics::{Code, Finding, Subject};
use crate::lock::Lock;
use crate::model::{Application, EnvironmentName, RuntimeFile};
use crate::projection::{Catalog, ImportSurface, Known};

pub use budget::estimated_tokens;
use context::Context;
pub use unnamed_import::proposals as proposed_names;

/// What imports are known to provide (from a lock or from the upstreams), or why not, by environment and position.
pub type KnownImports = BTreeMap<(EnvironmentName, usize), Known<ImportSurface>>;

/// Limits that a user may set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Options {
    /// Most tools per endpoint.
    pub max_tools: Option<usize>,
    /// Most tokens that the tool definitions of an endpoint may cost a client, by estimate.
    pub max_tokens: Option<usize>,
    /// Whether the lock must be there and whole.
    pub locked: bool,
}

/// What is checked.
#[derive(Debug, Clone, Copy)]
pub struct Input<'a> {
    /// The manifest.
    pub application: &'a Application,
    /// The runtime file, where there is one.
    pub runtime: Option<&'a RuntimeFile>,
    /// Which environments; those that are not declared are skipped.
    pub environments: &'a [EnvironmentName],
    /// What imports provide, where it is known.
    pub imports: &'a KnownImports,
    /// The lock, where there is one.
    pub lock: Option<&'a Lock>,
    /// Limits.
    pub options: Options,
}

/// What was found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// Findings with subjects, not yet placed. Their order is that of the rules; `manifest` sorts by place.
    pub findings: Vec<Finding>,
    /// What was checked, in the order of the input.
    pub environments: Vec<EnvironmentReport>,
}

/// One environment's part of a [`Report`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnvironmentReport {
    /// Its name.
    pub name: EnvironmentName,
    /// What could not be checked, each completing "not checked: ". Sorted, each once.
    pub not_checked: Vec<String>,
}

/// A rule that looks at one environment.
type Rule = fn(&Context<'_>, &mut Vec<Finding>);
/// A rule that looks at the whole application.
type WholeRule = fn(&Input<'_>, &mut Vec<Finding>);

const RULES: &[Rule] = &[
    agent_names_collide::check,
    ambiguous_agent::check,
    ambiguous_tool::check,
    binding_mismatch::check,
    budget::check,
    case_collision::check,
    client_name_limit::check,
    conflicting_schemes::check,
    dependency_without_binding::check,
    duplicate_domain::check,
    duplicate_pattern::check,
    empty_deployment::check,
    exported_import::check,
    exposed_credentials::check,
    identical_imports::check,
    hidden_characters::check,
    import_pattern::check,
    import_version::check,
    long_text::check,
    method_left_out::check,
    missing_description::check,
    model_instructions::check,
    name_collision::check,
    no_command_selected::check,
    not_checked::check,
    not_expressible::check,
    other_tool::check,
    owner_binding::check,
    owner_exports_agents::check,
    pattern_selects_nothing::check,
    published_foreign_tool::check,
    reserved_tool::check,
    secret_in_definition::check,
    shadowed_import_tool::check,
    too_many_names::check,
    tool_implementation::check,
    undeclared_tool::check,
    unknown_agent::check,
    unknown_owner::check,
    unknown_tool::check,
    unnamed_import::check,
    unversioned_release::check,
];

const WHOLE_RULES: &[WholeRule] = &[
    shared_domain::check,
    stale_lock::check,
    unknown_component::check,
    unknown_environment::check,
    unused_tool::check,
];

/// Checks every environment of the input.
pub fn check(input: &Input<'_>) -> Report {
    let mut report = Report::default();
    let mut found = Vec::new();
    for rule in WHOLE_RULES {
        rule(input, &mut found);
    }
    let mut like: Option<Catalog> = None;
    for name in input.environments.iter().filter(|name| input.application.environments.contains_key(*name)) {
        let context = Context::of(input, name, like.as_ref());
        let before = found.len();
        for rule in RULES {
            rule(&context, &mut found);
        }
        for finding in &mut found[before..] {
            finding.environments = vec![name.to_string()];
        }
        let not_checked: BTreeSet<String> = context.not_checked().collect();
        report
            .environments
            .push(EnvironmentReport { name: name.clone(), not_checked: not_checked.into_iter().collect() });
        like = Some(context.catalog);
    }
    report.findings = merged(found);
    report
}

/// Makes one finding of those that differ in nothing but their environments.
fn merged(found: Vec<Finding>) -> Vec<Finding> {
    let mut kept: Vec<Finding> = Vec::with_capacity(found.len());
    let mut known: HashMap<(Code, Option<Subject>, String), usize> = HashMap::new();
    for finding in found {
        match known.entry((finding.code, finding.subject.clone(), finding.message.clone())) {
            Entry::Vacant(slot) => {
                slot.insert(kept.len());
                kept.push(finding);
            }
            Entry::Occupied(slot) => {
                let first = &mut kept[*slot.get()];
                first.severity = first.severity.max(finding.severity);
                for name in finding.environments {
                    if !first.environments.contains(&name) {
                        first.environments.push(name);
                    }
                }
            }
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::fixture::Fixture;

    #[test]
    fn the_documents_applications_have_no_findings() {
        assert_eq!(Fixture::quickstart(json!({ "include": ["read-file", "list **"] })).codes(), [""; 0]);
        let consumer = Fixture::default()
            .component("my-app:consumer", &["learn-microsoft-docs-fetch"])
            .depends("my-app:consumer", "learn-microsoft-docs-fetch")
            .import(json!({ "name": "microsoft-learn", "prefix": "learn", "include": ["microsoft-docs-fetch"] }));
        assert_eq!(consumer.codes(), ["not-checked"], "what the import provides is not locked");
    }

    #[test]
    fn findings_do_not_multiply_over_environments() {
        let fixture = Fixture::default().environment("test").environment("prod").component("my-app:a", &["nothing"]);
        let report = fixture.report();
        assert_eq!(report.findings.len(), 1, "{:#?}", report.findings);
        assert_eq!(report.findings[0].environments, ["test", "prod", "local"]);
    }
}

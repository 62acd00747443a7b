//! Rules over the model: one rule, one file, one code. Rules name subjects; `manifest` knows their places. Pure.
//!
//! A rule sees one environment at a time as a [`Context`]: the declarations, the catalog, and the projection of every
//! deployment. Findings that are equal but for their environment are merged.

mod context;
pub mod subjects;

use std::collections::BTreeMap;

use crate::diagnostics::Finding;
use crate::model::{Application, EnvironmentName, RuntimeFile};
use crate::projection::ImportSurface;

use context::Context;

/// What imports are known to provide (from a lock or from the upstreams), by environment and position.
pub type KnownImports = BTreeMap<(EnvironmentName, usize), ImportSurface>;

/// Limits that a user may set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Options {
    /// Most tools per endpoint.
    pub max_tools: Option<usize>,
    /// Most tokens that the tool definitions of an endpoint may cost a client, by estimate.
    pub max_tokens: Option<usize>,
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

/// Checks every environment of the input.
pub fn check(input: &Input<'_>) -> Report {
    let mut report = Report::default();
    for name in input.environments {
        let context = Context::of(input, name);
        let mut not_checked: Vec<String> = context.not_checked().map(str::to_owned).collect();
        not_checked.sort_unstable();
        not_checked.dedup();
        report.environments.push(EnvironmentReport { name: name.clone(), not_checked });
    }
    report
}

//! The merged tree → the typed model.
//!
//! The tree was checked against the grammar: what is [`crate::yaml::Content::Broken`] or misspelt has a finding
//! already and is passed over here without a word. Lowering reports only what relates two places.

mod deployments;
mod environments;
mod http;
mod imports;
mod layers;
mod provision;
mod tools;
mod unhonoured;

use std::collections::HashSet;

use super::substitute::Substitution;
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::model::{AppName, Application};
use crate::yaml::Node;

/// What lowering needs besides the tree.
pub(super) struct Context<'run> {
    /// Chosen presets; they replace the environments' own.
    pub(super) presets: &'run [String],
    pub(super) substitution: &'run Substitution<'run>,
    pub(super) findings: &'run mut Vec<Finding>,
}

/// Lowers a merged tree.
pub(super) fn lower(root: &Node, context: &mut Context<'_>) -> Application {
    let mut application = Application {
        name: root.get("app").and_then(Node::as_text).and_then(|text| AppName::parse(text).ok()),
        local_server: environments::local_server(root),
        ..Application::default()
    };
    if root.get("app").is_none_or(Node::is_null) {
        context.findings.push(
            Finding::new(codes::MISSING_KEY, "the application has no name")
                .about(Subject::manifest())
                .help("add `app: NAME` to the root manifest"),
        );
    }
    application.environments = environments::environments(root, context);
    layers::components(root, &mut application, context);
    tools::declarations(root, &mut application);
    tools::published(root, &mut application);
    deployments::deployments(root, &mut application, context);
    imports::imports(root, &mut application, context);
    provision::check(root, context.findings);
    provision::limits(root, context.findings);
    provision::defaults(root, context.findings);
    http::check(root, &application, context.findings);
    http::bridges(root, context.findings);
    http::versions(root, context.findings);
    application.unhonoured = unhonoured::unhonoured(root);
    application
}

/// The items of a list, or the parts of a text with commas.
fn tokens(node: Option<&Node>) -> Vec<String> {
    let Some(node) = node else { return Vec::new() };
    match node.as_text() {
        Some(text) => {
            text.split([',', '\n']).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
        }
        None => node.items().iter().filter_map(Node::as_text).map(str::to_owned).collect(),
    }
}

fn text(node: Option<&Node>) -> Option<String> {
    node.and_then(Node::as_text).map(str::to_owned)
}

/// The value of a key, unless nothing is written there.
fn present<'a>(node: &'a Node, key: &str) -> Option<&'a Node> {
    node.get(key).filter(|value| !value.is_null())
}

/// The keys of a section as they are written, right or wrong.
fn keys<'a>(root: &'a Node, section: &str) -> HashSet<&'a str> {
    root.get(section).map(Node::entries).unwrap_or_default().iter().map(|entry| &*entry.key.text).collect()
}

//! Several files → one tree, with Golem's rules, and a finding wherever Golem would lose something.

use std::sync::Arc;

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Place};
use crate::yaml::{Content, Entry, Key, Mapping, Node};

/// How a top-level key of several files meets.
#[derive(Clone, Copy)]
enum Rule {
    /// One file may say it.
    Once,
    /// Each file may say it, for itself.
    Each,
    /// A mapping whose entries must come from one file each.
    ByName,
    /// Lists are joined.
    Joined,
    /// `mcp` and `httpApi`: lists by environment are joined.
    ListsByEnvironment,
}

fn rule(key: &str) -> Rule {
    match key {
        "manifestVersion" | "includes" => Rule::Each,
        "environments"
        | "componentTemplates"
        | "components"
        | "agents"
        | "tools"
        | "customCommands"
        | "secretDefaults"
        | "retryPolicyDefaults"
        | "resourceDefaults"
        | "toolReleases"
        | "toolMiddlewareReleases" => Rule::ByName,
        "clean" => Rule::Joined,
        "mcp" | "httpApi" => Rule::ListsByEnvironment,
        _ => Rule::Once,
    }
}

/// Merges files in their order.
pub(super) fn merge(files: &[Node], findings: &mut Vec<Finding>) -> Option<Node> {
    let (first, rest) = files.split_first()?;
    if rest.is_empty() {
        return Some(first.clone());
    }
    let mut merged = Mapping::default();
    for file in files {
        for entry in file.entries() {
            let Some(existing) = merged.entry(&entry.key.text).cloned() else {
                let _ = merged.insert(entry.clone());
                continue;
            };
            if entry.value.is_null() {
                continue;
            }
            let value = match rule(&entry.key.text) {
                _ if existing.value.is_null() => entry.value.clone(),
                Rule::Each => continue,
                Rule::Once => {
                    findings.push(twice(&entry.key.text, &entry.key, existing.key.place));
                    continue;
                }
                Rule::ByName => by_name(&entry.key.text, &existing.value, &entry.value, findings),
                Rule::Joined => joined(&existing.value, &entry.value),
                Rule::ListsByEnvironment => lists(&existing.value, &entry.value, findings),
            };
            merged.set(&entry.key.text, value);
        }
    }
    Some(Node::mapping(first.place, merged))
}

fn twice(what: &str, again: &Key, first: Place) -> Finding {
    let silent = matches!(what, "app") || what.starts_with("environments.");
    let consequence =
        if silent { "Golem keeps the first and drops this one without a word" } else { "Golem refuses that" };
    Finding::new(codes::DEFINED_TWICE, format!("`{what}` is defined in several files"))
        .at(again.place.file, again.place.span)
        .label("defined again here")
        .also_at(first.file, first.span, "first defined here")
        .help(format!("keep one of them; {consequence}"))
}

fn by_name(section: &str, first: &Node, second: &Node, findings: &mut Vec<Finding>) -> Node {
    let (Some(_), Some(_)) = (first.as_mapping(), second.as_mapping()) else { return usable(first, second) };
    let mut result = Mapping::default();
    for entry in first.entries().iter().chain(second.entries()) {
        if let Err((at, entry)) = result.insert(entry.clone()) {
            let first = result.entries()[at].key.place;
            findings.push(twice(&format!("{section}.{}", entry.key.text), &entry.key, first));
        }
    }
    Node::mapping(first.place, result)
}

fn joined(first: &Node, second: &Node) -> Node {
    match (first.as_sequence(), second.as_sequence()) {
        (Some(a), Some(b)) => Node::sequence(first.place, a.iter().chain(b).cloned().collect()),
        _ => usable(first, second),
    }
}

/// `deployments` and `imports`: environment → list.
fn lists(first: &Node, second: &Node, findings: &mut Vec<Finding>) -> Node {
    let (Some(a), Some(b)) = (first.as_mapping(), second.as_mapping()) else { return usable(first, second) };
    let mut result = a.clone();
    for entry in b.entries() {
        if let Some(existing) = a.entry(&entry.key.text) {
            let value = by_environment(&entry.key.text, &existing.value, &entry.value, findings);
            result.set(&entry.key.text, value);
        } else {
            let _ = result.insert(entry.clone());
        }
    }
    Node { place: first.place, content: Content::Mapping(Arc::new(result)) }
}

fn by_environment(section: &str, first: &Node, second: &Node, findings: &mut Vec<Finding>) -> Node {
    let (Some(a), Some(b)) = (first.as_mapping(), second.as_mapping()) else { return usable(first, second) };
    let mut result = a.clone();
    for entry in b.entries() {
        match a.entry(&entry.key.text) {
            Some(existing) if !existing.value.is_null() => {
                if section == "imports" && !entry.value.items().is_empty() {
                    findings.push(split_imports(entry, existing.key.place));
                }
                result.set(&entry.key.text, joined(&existing.value, &entry.value));
            }
            Some(_) => result.set(&entry.key.text, entry.value.clone()),
            None => {
                let _ = result.insert(entry.clone());
            }
        }
    }
    Node { place: first.place, content: Content::Mapping(Arc::new(result)) }
}

fn split_imports(entry: &Entry, first: Place) -> Finding {
    let name = &entry.key.text;
    let Place { file, span } = entry.key.place;
    Finding::new(codes::IMPORTS_SPLIT, format!("the imports of environment `{name}` stand in several files"))
        .at(file, span)
        .also_at(first.file, first.span, "and here")
        .environment(&**name)
        .help("their precedence follows the order of the files' paths; put them in one list")
}

/// Of two values that do not meet, the one that is not broken.
fn usable(first: &Node, second: &Node) -> Node {
    if matches!(first.content, Content::Broken | Content::Null) { second.clone() } else { first.clone() }
}

//! The runtime file: what each component offers, and the one binding that runs it on this machine.

mod agents;
mod arguments;
mod commands;
mod files;
mod template;
mod tools;
mod types;
mod values;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Document, Finding, SourceMap, Subject};
use crate::manifest::grammar;
use crate::model::runtime::DEFAULT_CALL_TIMEOUT;
use crate::model::{ComponentDefinition, ComponentName, RuntimeBinding, RuntimeComponent, RuntimeFile};
use crate::yaml::{Node, compose};

use super::discover::display_name;
use super::source::{self, LoadError};

/// A runtime file, read.
pub(super) struct Read {
    /// The tree, with the files that it refers to.
    pub(super) tree: Option<Node>,
    /// What it says; `None` when it could not be understood.
    pub(super) file: Option<RuntimeFile>,
    /// Every file that was read for it.
    pub(super) files: Vec<PathBuf>,
}

/// Reads the runtime file; `None` when there is none.
pub(super) fn read(
    path: &Path,
    root: &Path,
    sources: &mut SourceMap,
    findings: &mut Vec<Finding>,
) -> Result<Option<Read>, LoadError> {
    let text = match source::read(path) {
        Ok(text) => text,
        Err(LoadError::Missing { .. }) => return Ok(None),
        Err(error) => return Err(error),
    };
    let file = sources.add(crate::diagnostics::SourceFile::new(display_name(path, root), text.as_str()));
    let composed = compose(file, &text);
    findings.extend(composed.findings);
    let mut files = vec![path.to_path_buf()];
    let Some(tree) = composed.root else { return Ok(Some(Read { tree: None, file: None, files })) };
    let whole = files::resolve(&tree, root, sources, &mut files, findings);
    let checked = grammar::check::check(sources, Document::Runtime, &whole, &grammar::runtime::RUNTIME, findings);
    let lowered = lower(&checked, root, findings);
    Ok(Some(Read { tree: Some(checked), file: Some(lowered), files }))
}

fn lower(tree: &Node, root: &Path, findings: &mut Vec<Finding>) -> RuntimeFile {
    let mut components = BTreeMap::new();
    for entry in tree.get("components").map(Node::entries).unwrap_or_default() {
        let Ok(name) = ComponentName::parse(&entry.key.text) else { continue };
        let subject = Subject::runtime().keys(["components", name.as_str()]);
        if let Some(component) = component(&entry.value, &subject, findings) {
            components.insert(name, component);
        }
    }
    RuntimeFile { components, root: root.to_path_buf(), ..RuntimeFile::default() }
}

/// How the commands of a component run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Each callable command has a `run`.
    Run,
    /// The component has a binding of its own.
    Whole,
}

fn component(node: &Node, subject: &Subject, findings: &mut Vec<Finding>) -> Option<RuntimeComponent> {
    let has = |key: &str| node.get(key).is_some_and(|value| !value.is_null());
    let whole = ["exec", "mcp", "wasm"].into_iter().find(|key| has(key));
    let way = if whole.is_some() { Way::Whole } else { Way::Run };
    if way == Way::Run && !tools::any_run(node) {
        findings.push(no_binding(subject));
        return None;
    }
    let mut runs = BTreeMap::new();
    let tools = tools::tools(node.get("tools"), &subject.clone().key("tools"), way, &mut runs, findings);
    let agents = agents::agents(node.get("agents"), &subject.clone().key("agents"), findings);
    if !agents.is_empty() && !matches!(whole, Some("mcp" | "wasm")) {
        findings.push(
            Finding::new(codes::RUNTIME_BINDING, "agents need an `mcp` binding")
                .about(subject.clone().key("agents").at_key())
                .help("name a stdio MCP server: one runs for each agent instance, and its tools are the methods"),
        );
    }
    if whole == Some("exec") && !has("tools") {
        findings.push(
            Finding::new(codes::INVALID_DEFINITION, "a component with `exec` declares no tools")
                .about(subject.clone().key("exec").at_key())
                .help("add `tools`: the argument vector is derived from the definition"),
        );
    }
    let binding = match whole {
        Some("exec") => RuntimeBinding::Exec(program(node.get("exec")?, subject, findings)?),
        Some("mcp") => {
            let mcp = node.get("mcp")?;
            RuntimeBinding::Mcp {
                command: mcp.get("command").and_then(Node::as_text)?.to_owned(),
                args: texts(mcp.get("args")),
            }
        }
        Some(_) => {
            findings.push(
                Finding::new(codes::WASM_RESERVED, "a `wasm` binding cannot be run yet")
                    .about(subject.clone().key("wasm").at_key())
                    .help("use `run`, `exec` or `mcp`; the component is declared, but not ready"),
            );
            RuntimeBinding::Wasm(node.get("wasm").and_then(Node::as_text)?.to_owned())
        }
        None => RuntimeBinding::Run(runs),
    };
    let known = has("tools") || has("agents");
    Some(RuntimeComponent {
        definition: known.then_some(ComponentDefinition { tools, agents }),
        binding,
        env: node
            .get("env")
            .map(Node::entries)
            .unwrap_or_default()
            .iter()
            .map(|entry| (entry.key.text.to_string(), entry.value.as_text().unwrap_or_default().to_owned()))
            .collect(),
        cwd: node.get("cwd").and_then(Node::as_text).map_or_else(|| PathBuf::from("."), PathBuf::from),
        timeout: node.get("timeout").and_then(Node::as_text).and_then(duration).unwrap_or(DEFAULT_CALL_TIMEOUT),
    })
}

fn no_binding(subject: &Subject) -> Finding {
    Finding::new(codes::RUNTIME_BINDING, "the component has no binding: nothing says how it runs")
        .about(subject.clone().at_key())
        .help("add `run` to its commands, or `exec`, `mcp` or `wasm` to the component")
}

fn program(node: &Node, subject: &Subject, findings: &mut Vec<Finding>) -> Option<Vec<String>> {
    let vector = texts(Some(node));
    if vector.first().is_none_or(String::is_empty) {
        if node.as_sequence().is_some() {
            findings.push(
                Finding::new(codes::RUNTIME_BINDING, "`exec` names no program")
                    .about(subject.clone().key("exec"))
                    .help("write the program and its first arguments: `[./bin/search]`"),
            );
        }
        return None;
    }
    Some(vector)
}

/// The texts of a list.
fn texts(node: Option<&Node>) -> Vec<String> {
    node.map(Node::items).unwrap_or_default().iter().filter_map(Node::as_text).map(str::to_owned).collect()
}

fn text(node: &Node, key: &str) -> Option<String> {
    node.get(key).and_then(Node::as_text).map(str::to_owned)
}

fn flag(node: &Node, key: &str) -> Option<bool> {
    node.get(key).and_then(Node::as_bool)
}

/// A duration such as `30s`, `500ms` or `1m 30s`; a bare number is seconds.
pub(super) fn duration(text: &str) -> Option<Duration> {
    let parsed = match text.parse::<u64>() {
        Ok(seconds) => Duration::from_secs(seconds),
        Err(_) => text.parse::<jiff::SignedDuration>().ok()?.try_into().ok()?,
    };
    (parsed > Duration::ZERO).then_some(parsed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_positive() {
        assert_eq!(duration("30s"), Some(Duration::from_secs(30)));
        assert_eq!(duration("500ms"), Some(Duration::from_millis(500)));
        assert_eq!(duration("1m 30s"), Some(Duration::from_secs(90)));
        assert_eq!(duration("5"), Some(Duration::from_secs(5)));
        for wrong in ["0s", "-1s", "soon", ""] {
            assert_eq!(duration(wrong), None, "{wrong}");
        }
    }
}

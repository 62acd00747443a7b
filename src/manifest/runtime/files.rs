//! Tools in files of their own: `{ file: search.tool.yaml }` is replaced by what the file holds.

use std::path::{Path, PathBuf};

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, SourceFile, SourceMap};
use crate::manifest::discover::{absolute, display_name};
use crate::manifest::source;
use crate::yaml::{Content, Node, compose};

/// How many files one runtime file may refer to.
const MAX_FILES: usize = 1_000;

/// The tree with every reference replaced.
pub(super) fn resolve(
    tree: &Node,
    root: &Path,
    sources: &mut SourceMap,
    files: &mut Vec<PathBuf>,
    findings: &mut Vec<Finding>,
) -> Node {
    let Some(components) = tree.get("components") else { return tree.clone() };
    let components = each(components, |component| {
        let tools = component.get("tools")?;
        let tools = each(tools, |tool| tool.get("file").map(|_| load(tool, root, sources, files, findings)));
        Some(with(component, "tools", tools))
    });
    with(tree, "components", components)
}

/// A mapping with each value replaced where the function gives another one.
fn each(node: &Node, mut replace: impl FnMut(&Node) -> Option<Node>) -> Node {
    let Some(mapping) = node.as_mapping() else { return node.clone() };
    let mut result = mapping.clone();
    for entry in mapping.entries() {
        if let Some(value) = replace(&entry.value) {
            result.set(&entry.key.text, value);
        }
    }
    Node::mapping(node.place, result)
}

fn with(node: &Node, key: &str, value: Node) -> Node {
    let Some(mapping) = node.as_mapping() else { return node.clone() };
    let mut result = mapping.clone();
    result.set(key, value);
    Node::mapping(node.place, result)
}

fn load(
    tool: &Node,
    root: &Path,
    sources: &mut SourceMap,
    files: &mut Vec<PathBuf>,
    findings: &mut Vec<Finding>,
) -> Node {
    let broken = Node { place: tool.place, content: Content::Broken };
    let Some(entry) = tool.as_mapping().and_then(|mapping| mapping.entry("file")) else { return tool.clone() };
    if let Some(other) = tool.entries().iter().find(|other| &*other.key.text != "file") {
        findings.push(
            Finding::new(codes::EXCLUSIVE_KEYS, format!("`{}` stands beside `file`", other.key.text))
                .at(other.key.place.file, other.key.place.span)
                .also_at(entry.key.place.file, entry.key.place.span, "the whole tool is in this file")
                .help("move it into the file"),
        );
        return broken;
    }
    let Some(name) = entry.value.as_text().filter(|name| !name.is_empty() && !name.starts_with('/')) else {
        return tool.clone(); // The grammar says what is wrong with it.
    };
    let path = absolute(&root.join(name));
    let place = entry.value.place;
    if files.len() >= MAX_FILES {
        let message = format!("more than {MAX_FILES} files");
        findings.push(Finding::new(codes::UNREADABLE_FILE, message).at(place.file, place.span));
        return broken;
    }
    let text = match source::read(&path) {
        Ok(text) => text,
        Err(error) => {
            files.push(path);
            findings.push(source::unreadable(&error, name, place));
            return broken;
        }
    };
    let file = sources.add(SourceFile::new(display_name(&path, root), text.as_str()));
    files.push(path);
    let composed = compose(file, &text);
    findings.extend(composed.findings);
    composed.root.unwrap_or(broken)
}

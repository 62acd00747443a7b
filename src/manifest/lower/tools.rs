//! `tools`: where each declared tool's implementation is.

use super::present;
use crate::model::{Application, ComponentName, ToolDeclaration, ToolName, ToolSource};
use crate::yaml::Node;

pub(super) fn declarations(root: &Node, application: &mut Application) {
    for entry in root.get("tools").map(Node::entries).unwrap_or_default() {
        if let Ok(name) = ToolName::parse(&entry.key.text) {
            application.tools.insert(name, ToolDeclaration { source: source(&entry.value) });
        }
    }
}

/// What is wrong in a declaration has a finding; the tool itself is declared all the same.
fn source(node: &Node) -> ToolSource {
    if let Some(component) = node.get("component").and_then(Node::as_text) {
        return ComponentName::parse(component).map_or(ToolSource::Discovered, ToolSource::Component);
    }
    let Some(release) = present(node, "release") else { return ToolSource::Discovered };
    let text = |key| release.get(key).and_then(Node::as_text).map(str::to_owned);
    match (text("releaseId"), text("account"), text("name"), text("version")) {
        (Some(id), ..) => ToolSource::ReleaseId(id),
        (None, Some(account), Some(name), Some(version)) => ToolSource::Release { account, name, version },
        _ => ToolSource::Discovered,
    }
}

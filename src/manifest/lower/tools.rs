//! `tools`: where each declared tool's implementation is. `toolReleases`: which of them are published.

use super::present;
use crate::model::{Application, ComponentName, EnvironmentName, ToolDeclaration, ToolName, ToolSource};
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
    let named = |name: String| ToolName::parse(&name).ok();
    match (text("releaseId"), text("account"), text("name").and_then(named), text("version")) {
        (Some(id), ..) => id.parse().map_or(ToolSource::Discovered, ToolSource::ReleaseId),
        (None, Some(account), Some(name), Some(version)) => ToolSource::Release { account, name, version },
        _ => ToolSource::Discovered,
    }
}

/// An environment that is not declared has its finding in [`super::provision::defaults`].
pub(super) fn published(root: &Node, application: &mut Application) {
    for entry in root.get("toolReleases").map(Node::entries).unwrap_or_default() {
        let Ok(environment) = EnvironmentName::parse(&entry.key.text) else { continue };
        let tools = entry.value.entries().iter().filter_map(|tool| ToolName::parse(&tool.key.text).ok());
        application.published.entry(environment).or_default().extend(tools);
    }
}

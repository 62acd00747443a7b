//! The tools of a component.

use std::collections::BTreeMap;

use crate::diagnostics::{Finding, Subject};
use crate::model::{ArgTemplate, CommandName, ToolDefinition, ToolName};
use crate::yaml::Node;

use super::commands::Commands;
use super::{Way, text, types, values};

/// Explicit vectors by tool and command path.
pub(super) type Runs = BTreeMap<(ToolName, Vec<CommandName>), Vec<ArgTemplate>>;

/// Whether any command of the component has a `run`.
pub(super) fn any_run(component: &Node) -> bool {
    fn below(node: &Node) -> bool {
        node.get("run").is_some_and(|run| !run.is_null())
            || node.get("commands").map(Node::entries).unwrap_or_default().iter().any(|entry| below(&entry.value))
    }
    component.get("tools").map(Node::entries).unwrap_or_default().iter().any(|entry| below(&entry.value))
}

pub(super) fn tools(
    section: Option<&Node>,
    subject: &Subject,
    way: Way,
    runs: &mut Runs,
    findings: &mut Vec<Finding>,
) -> BTreeMap<ToolName, ToolDefinition> {
    let mut tools = BTreeMap::new();
    for entry in section.map(Node::entries).unwrap_or_default() {
        let Ok(name) = ToolName::parse(&entry.key.text) else { continue };
        let node = &entry.value;
        if matches!(node.content, crate::yaml::Content::Broken) {
            continue;
        }
        let subject = subject.clone().key(name.as_str());
        let defs = types::defs(node, &subject, findings);
        let mut commands = Commands { tool: &name, way, defs: &defs, runs, findings };
        let Some(root) = commands.root(node, &subject) else { continue };
        let resources = values::resources(node);
        let prompts = values::prompts(node, &subject, findings);
        tools.insert(name, ToolDefinition { version: text(node, "version"), root, defs, resources, prompts });
    }
    tools
}

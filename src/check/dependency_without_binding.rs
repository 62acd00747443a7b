//! A tool dependency without a binding: a client is generated that nobody may use.

use std::collections::{BTreeMap, HashSet};

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::DEPENDENCY_WITHOUT_BINDING;
use crate::model::ToolName;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    // Which component an agent type belongs to is often not known here, so any agent's binding counts.
    let bound_by_agents: HashSet<&str> =
        context.application.agents.values().flat_map(BTreeMap::keys).map(ToolName::as_str).collect();
    for (name, component) in &context.application.components {
        let bindings = component.bindings.get(context.environment);
        for tool in &component.tool_dependencies {
            let is_bound = bindings.contains_key(tool.as_str());
            if is_bound || bound_by_agents.contains(tool.as_str()) {
                continue;
            }
            findings.push(
                Finding::new(DEPENDENCY_WITHOUT_BINDING, format!("`{name}` depends on the tool `{tool}` but has no binding of it"))
                    .about(subjects::dependencies(name))
                    .help(format!("add `tools: {{ {tool}: {{}} }}` to `components.{name}`: a dependency generates a client, the binding lets it call")),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn a_dependency_needs_a_binding_of_its_own() {
        let unbound = Fixture::quickstart(json!({})).depends("my-app:file-tools", "file-tools");
        insta::assert_snapshot!(unbound.only(DEPENDENCY_WITHOUT_BINDING), @"`my-app:file-tools` depends on the tool `file-tools` but has no binding of it @ components.my-app:file-tools.dependencies.tools | add `tools: { file-tools: {} }` to `components.my-app:file-tools`: a dependency generates a client, the binding lets it call");
        let bound = Fixture::quickstart(json!({})).depends("my-app:tool-owner", "file-tools");
        assert!(bound.findings(DEPENDENCY_WITHOUT_BINDING).is_empty());
    }
}

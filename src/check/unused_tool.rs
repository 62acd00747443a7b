//! A declared tool that nobody binds, exports, publishes or depends on.

use std::collections::{BTreeMap, HashSet};

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::UNUSED_TOOL;
use crate::model::{Application, ToolName};

use super::{Input, subjects};

pub(super) fn check(input: &Input<'_>, findings: &mut Vec<Finding>) {
    let used = used_tools(input.application);
    for tool in input.application.tools.keys().filter(|tool| !used.contains(tool.as_str())) {
        findings.push(
            Finding::new(UNUSED_TOOL, format!("nothing binds or exports the tool `{tool}`"))
                .about(subjects::tool(tool))
                .help(format!("bind it for a caller with `components.<name>.tools.{tool}: {{}}`, or remove it")),
        );
    }
}

fn used_tools(application: &Application) -> HashSet<&str> {
    let of_components = application.components.values().flat_map(|component| {
        let bound = component.bindings.values().flat_map(BTreeMap::keys).map(ToolName::as_str);
        bound.chain(component.tool_dependencies.iter().map(String::as_str))
    });
    let of_agents = application.agents.values().flat_map(BTreeMap::keys);
    let of_environments = application.environments.values().flat_map(|environment| environment.tools.keys());
    let published = application.published.values().flatten();
    let exported = application.deployments.values().flatten().flat_map(|deployment| deployment.tools.keys());
    let named = of_agents.chain(of_environments).chain(exported).chain(published);
    of_components.chain(named.map(ToolName::as_str)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn a_declared_tool_is_bound_or_exported() {
        assert!(Fixture::quickstart(json!({})).findings(UNUSED_TOOL).is_empty());
        let fixture = Fixture::quickstart(json!({})).tool("spare", Some("my-app:file-tools"));
        insta::assert_snapshot!(fixture.only(UNUSED_TOOL), @"nothing binds or exports the tool `spare` @ tools.spare | bind it for a caller with `components.<name>.tools.spare: {}`, or remove it");
        assert!(fixture.publishes("spare").findings(UNUSED_TOOL).is_empty(), "others may use it");
    }
}

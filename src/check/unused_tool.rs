//! A declared tool that nobody binds, exports or depends on.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::UNUSED_TOOL;
use crate::model::ToolName;

use super::{Input, subjects};

pub(super) fn check(input: &Input<'_>, findings: &mut Vec<Finding>) {
    for tool in input.application.tools.keys() {
        if is_used(input, tool) {
            continue;
        }
        findings.push(
            Finding::new(UNUSED_TOOL, format!("nothing binds or exports the tool `{tool}`"))
                .about(subjects::tool(tool))
                .help(format!("bind it for a caller with `components.<name>.tools.{tool}: {{}}`, or remove it")),
        );
    }
}

fn is_used(input: &Input<'_>, tool: &ToolName) -> bool {
    let application = input.application;
    application.components.values().any(|component| {
        component.bindings.values().any(|bindings| bindings.contains_key(tool))
            || component.tool_dependencies.iter().any(|name| name == tool.as_str())
    }) || application.agents.values().any(|bindings| bindings.contains_key(tool))
        || application.environments.values().any(|environment| environment.tools.contains_key(tool))
        || application.deployments.values().flatten().any(|deployment| deployment.tools.contains_key(tool))
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
    }
}

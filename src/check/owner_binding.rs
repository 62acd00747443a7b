//! An owner component without a component-level binding of the tool: its fresh owners may not invoke it.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::OWNER_WITHOUT_BINDING;
use crate::model::ToolName;
use crate::projection::Problem;

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::MissingBinding { tool, owner } = problem else { continue };
        let mut help = format!("add `tools: {{ {tool}: {{}} }}` to `components.{owner}`");
        let agents = binding_agents(context, tool);
        if !agents.is_empty() {
            help.push_str(&format!(
                "; the binding of {} is for that agent only and does not authorise an owner",
                ticked(&agents, "and")
            ));
        }
        findings.push(
            Finding::new(
                OWNER_WITHOUT_BINDING,
                format!("`{owner}` owns the calls of `{tool}` but has no component-level binding of it"),
            )
            .about(subjects::owner(context.environment, deployment.index, tool))
            .also(subjects::component(owner), "the binding belongs here")
            .help(help),
        );
    }
}

fn binding_agents<'a>(context: &Context<'a>, tool: &ToolName) -> Vec<&'a str> {
    let agents = context.application.agents.iter();
    agents.filter(|(_, bindings)| bindings.contains_key(tool)).map(|(agent, _)| agent.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn only_a_component_level_binding_authorises_an_owner() {
        let unbound = Fixture::quickstart(json!({ "owner": "my-app:file-tools" }));
        insta::assert_snapshot!(unbound.only(OWNER_WITHOUT_BINDING), @"`my-app:file-tools` owns the calls of `file-tools` but has no component-level binding of it @ mcp.deployments.local[0].tools.file-tools.ownerComponent | add `tools: { file-tools: {} }` to `components.my-app:file-tools`");
        let agent_only = unbound.agent_binding("CounterAgent", "file-tools");
        insta::assert_snapshot!(agent_only.only(OWNER_WITHOUT_BINDING), @"`my-app:file-tools` owns the calls of `file-tools` but has no component-level binding of it @ mcp.deployments.local[0].tools.file-tools.ownerComponent | add `tools: { file-tools: {} }` to `components.my-app:file-tools`; the binding of `CounterAgent` is for that agent only and does not authorise an owner");
        assert!(Fixture::quickstart(json!({})).findings(OWNER_WITHOUT_BINDING).is_empty());
    }
}

//! An exported agent type that several components have.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::AGENT_IN_TWO_COMPONENTS;
use crate::projection::Problem;

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::AmbiguousAgent { agent, components } = problem else { continue };
        let mut finding = Finding::new(
            AGENT_IN_TWO_COMPONENTS,
            format!("the agent type `{agent}` is in {}", ticked(components, "and")),
        )
        .about(subjects::agent_export(context.environment, deployment.index, agent))
        .help("rename it in one of the components: agent types are unique in an application");
        for component in components {
            finding = finding.also(subjects::runtime_component(component), "it is defined here");
        }
        findings.push(finding);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn an_exported_agent_is_in_one_component() {
        let fixture = Fixture::default()
            .component("my-app:a", &[])
            .component("my-app:b", &[])
            .defines_agent("my-app:a", "CounterAgent", json!({ "methods": [] }))
            .deployment(json!({ "subdomain": "x", "agents": { "CounterAgent": {} } }));
        assert!(fixture.findings(AGENT_IN_TWO_COMPONENTS).is_empty());
        let fixture = fixture.defines_agent("my-app:b", "CounterAgent", json!({ "methods": [] }));
        insta::assert_snapshot!(fixture.only(AGENT_IN_TWO_COMPONENTS), @"the agent type `CounterAgent` is in `my-app:a` and `my-app:b` @ mcp.deployments.local[0].agents.CounterAgent | rename it in one of the components: agent types are unique in an application");
    }
}

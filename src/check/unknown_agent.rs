//! An agent type that no component has, once all components are known.

use crate::diagnostics::registry::rules::UNKNOWN_AGENT;
use crate::diagnostics::{Finding, Subject};
use crate::model::AgentTypeName;
use crate::projection::AgentLookup;

use super::suggest::{Suggestion, there_are};
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, agent) in context.agent_exports() {
        report(context, agent, subjects::agent_export(context.environment, deployment.index, agent), findings);
    }
    for agent in context.application.agents.keys() {
        report(context, agent, Subject::manifest().keys(["agents", agent.as_str()]).at_key(), findings);
    }
}

fn report(context: &Context<'_>, agent: &AgentTypeName, subject: Subject, findings: &mut Vec<Finding>) {
    if !matches!(context.catalog.agent(agent), AgentLookup::Unknown) {
        return;
    }
    let known = context.catalog.known_agents();
    let suggestion = Suggestion::of(agent.as_str(), &known);
    findings.push(
        Finding::new(UNKNOWN_AGENT, format!("no component has the agent type `{agent}`"))
            .about(subject)
            .help(suggestion.help(there_are("agent types", known))),
    );
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn agents_exist_once_all_components_are_known() {
        let exported = |agent: &str| {
            Fixture::default()
                .component("my-app:counter", &[])
                .defines_agent("my-app:counter", "CounterAgent", json!({ "methods": [] }))
                .deployment(json!({ "subdomain": "x", "agents": { agent: {} } }))
        };
        insta::assert_snapshot!(exported("CounterAgnet").only(UNKNOWN_AGENT), @"no component has the agent type `CounterAgnet` @ mcp.deployments.local[0].agents.CounterAgnet | did you mean `CounterAgent`?");
        assert!(exported("CounterAgent").findings(UNKNOWN_AGENT).is_empty());
        let unknown = exported("CounterAgnet").component("my-app:wasm-only", &[]);
        assert!(unknown.findings(UNKNOWN_AGENT).is_empty(), "the component without a definition may have it");
        assert_eq!(unknown.report().environments[0].not_checked.len(), 1);
        let bound = exported("CounterAgent").agent_binding("Missing", "bash");
        insta::assert_snapshot!(bound.only(UNKNOWN_AGENT), @"no component has the agent type `Missing` @ agents.Missing | agent types: `CounterAgent`");
    }
}

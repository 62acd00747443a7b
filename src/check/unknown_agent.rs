//! An agent type that no component has, once all components are known.

use crate::diagnostics::registry::codes::UNKNOWN_AGENT;
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

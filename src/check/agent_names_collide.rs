//! Agent types that differ, but not once they are written in kebab case, as Golem does.

use std::collections::BTreeMap;

use crate::diagnostics::registry::rules::AGENT_NAMES_COLLIDE;
use crate::diagnostics::{Finding, Subject};
use crate::model::AgentTypeName;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let mut first: BTreeMap<String, (&AgentTypeName, Subject)> = BTreeMap::new();
    let declared = context
        .application
        .agents
        .keys()
        .map(|agent| (agent, Subject::manifest().keys(["agents", agent.as_str()]).at_key()));
    let exported = context
        .agent_exports()
        .map(|(deployment, agent)| (agent, subjects::agent_export(context.environment, deployment.index, agent)));
    for (agent, subject) in declared.chain(exported) {
        let (earlier, at) = first.entry(kebab(agent.as_str())).or_insert_with(|| (agent, subject.clone()));
        if *earlier == agent {
            continue;
        }
        findings.push(
            Finding::new(
                AGENT_NAMES_COLLIDE,
                format!("the agent types `{earlier}` and `{agent}` are both `{}` in kebab case", kebab(agent.as_str())),
            )
            .about(subject)
            .also(at.clone(), format!("`{earlier}` stands here"))
            .help("rename one of them, or correct its spelling; Golem refuses the deployment"),
        );
    }
}

/// `CounterAgent` → `counter-agent`: a hyphen before each capital that begins a word, other separators as hyphens.
fn kebab(name: &str) -> String {
    let mut result = String::new();
    let mut before: Option<char> = None;
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_alphanumeric() {
            let ends_acronym =
                before.is_some_and(char::is_uppercase) && chars.peek().is_some_and(|next| next.is_lowercase());
            let begins_word =
                c.is_uppercase() && (before.is_some_and(|c| c.is_lowercase() || c.is_numeric()) || ends_acronym);
            if begins_word && !result.ends_with('-') && !result.is_empty() {
                result.push('-');
            }
            result.extend(c.to_lowercase());
        } else if !result.ends_with('-') && !result.is_empty() {
            result.push('-');
        }
        before = Some(c);
    }
    result.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn kebab_case_is_that_of_words() {
        for (name, expected) in [
            ("CounterAgent", "counter-agent"),
            ("counter_agent", "counter-agent"),
            ("HTTPServer", "http-server"),
            ("Agent2Go", "agent2-go"),
            ("A", "a"),
        ] {
            assert_eq!(kebab(name), expected, "{name}");
        }
    }

    #[test]
    fn agent_types_that_are_one_in_kebab_case_collide() {
        let fixture =
            |agents| Fixture::default().environment("local").deployment(json!({ "subdomain": "a", "agents": agents }));
        insta::assert_snapshot!(fixture(json!({ "CounterAgent": {}, "counter-agent": {} })).only(AGENT_NAMES_COLLIDE), @"the agent types `CounterAgent` and `counter-agent` are both `counter-agent` in kebab case @ mcp.deployments.local[0].agents.counter-agent | rename one of them, or correct its spelling; Golem refuses the deployment");
        assert!(fixture(json!({ "CounterAgent": {}, "ReportAgent": {} })).findings(AGENT_NAMES_COLLIDE).is_empty());
    }
}

//! An exported agent type that several components have.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::AGENT_IN_TWO_COMPONENTS;
use crate::projection::Problem;

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::AmbiguousAgent { agent, components } = problem else { continue };
        let mut finding =
            Finding::new(AGENT_IN_TWO_COMPONENTS, format!("the agent type `{agent}` is in {}", ticked(components, "and")))
                .about(subjects::agent_export(context.environment, deployment.index, agent))
                .help("rename it in one of the components: agent types are unique in an application");
        for component in components {
            finding = finding.also(subjects::runtime_component(component), "it is defined here");
        }
        findings.push(finding);
    }
}

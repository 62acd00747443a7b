//! An owner component without a component-level binding of the tool: its fresh owners may not invoke it.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::OWNER_WITHOUT_BINDING;
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
            help.push_str(&format!("; the binding of {} is for that agent only and does not authorise an owner", ticked(&agents, "and")));
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

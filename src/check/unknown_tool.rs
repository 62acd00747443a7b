//! A tool that nothing declares, implements or could supply: exported, bound or depended on.

use std::collections::BTreeSet;

use crate::diagnostics::registry::codes::UNKNOWN_TOOL;
use crate::diagnostics::{Finding, Subject};
use crate::model::{Binding, ToolName};
use crate::projection::ToolLookup;

use super::suggest::{Suggestion, there_are};
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, tool, _) in context.tool_exports() {
        report(context, tool, subjects::tool_export(context.environment, deployment.index, tool), findings);
    }
    let mut seen = BTreeSet::new();
    for (tool, binding) in bindings(context) {
        let subject = subjects::binding(&binding.layer, tool);
        // An account means a tool of someone else's, which cannot be looked up here.
        if binding.account.is_none() && seen.insert(subject.clone()) {
            report(context, tool, subject, findings);
        }
    }
    for (name, component) in &context.application.components {
        for written in &component.tool_dependencies {
            if let Ok(tool) = ToolName::parse(written) {
                report(context, &tool, subjects::dependencies(name), findings);
            }
        }
    }
}

fn bindings<'a>(context: &Context<'a>) -> impl Iterator<Item = (&'a ToolName, &'a Binding)> {
    let of_components =
        context.application.components.values().filter_map(|component| component.bindings.get(context.environment));
    of_components.chain(context.application.agents.values()).flatten()
}

fn report(context: &Context<'_>, tool: &ToolName, subject: Subject, findings: &mut Vec<Finding>) {
    if !matches!(context.catalog.tool(tool), ToolLookup::Unknown) {
        return;
    }
    let known = context.catalog.known_tools();
    let suggestion = Suggestion::of(tool.as_str(), &known);
    let imports = if context.catalog.imports.is_empty() { "" } else { ", and no import could supply it" };
    findings.push(
        Finding::new(UNKNOWN_TOOL, format!("there is no tool `{tool}`{imports}"))
            .about(subject)
            .help(suggestion.help(format!("declare it under `tools`; {}", there_are("known tools", known)))),
    );
}

//! A tool that nothing declares, implements or could supply: exported, published, bound or depended on.

use std::collections::BTreeSet;

use crate::diagnostics::registry::rules::UNKNOWN_TOOL;
use crate::diagnostics::{Finding, Subject};
use crate::model::{Binding, ToolName};

use super::suggest::{Suggestion, there_are};
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, tool, _) in context.tool_exports() {
        report(context, tool, subjects::tool_export(context.environment, deployment.index, tool), findings);
    }
    for tool in context.application.published_in(context.environment) {
        report(context, tool, subjects::published(context.environment, tool), findings);
    }
    let mut seen = BTreeSet::new();
    for (tool, binding) in bindings(context) {
        // An account means a tool of someone else's, which cannot be looked up here.
        if binding.account.is_some() || context.catalog.is_known(tool) {
            continue;
        }
        let subject = subjects::binding(&binding.layer, tool);
        if seen.insert(subject.clone()) {
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
        context.application.components.values().map(|component| component.bindings.get(context.environment));
    of_components.chain(context.application.agents.values()).flatten()
}

fn report(context: &Context<'_>, tool: &ToolName, subject: Subject, findings: &mut Vec<Finding>) {
    if context.catalog.is_known(tool) {
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn exports_bindings_and_dependencies_name_tools_that_exist() {
        let exported =
            Fixture::quickstart(json!({})).deployment(json!({ "subdomain": "x", "tools": { "file-tols": {} } }));
        insta::assert_snapshot!(exported.only(UNKNOWN_TOOL), @"there is no tool `file-tols` @ mcp.deployments.local[1].tools.file-tols | did you mean `file-tools`?");
        let bound = Fixture::quickstart(json!({})).component("my-app:other", &["nothing-like-it"]);
        insta::assert_snapshot!(bound.only(UNKNOWN_TOOL), @"there is no tool `nothing-like-it` @ components.my-app:other.tools.nothing-like-it | declare it under `tools`; known tools: `bash` and `file-tools`");
        let needed = Fixture::quickstart(json!({})).depends("my-app:tool-owner", "file-toolz");
        insta::assert_snapshot!(needed.only(UNKNOWN_TOOL), @"there is no tool `file-toolz` @ components.my-app:tool-owner.dependencies.tools | did you mean `file-tools`?");
        let published = Fixture::quickstart(json!({})).publishes("file-tols");
        insta::assert_snapshot!(published.only(UNKNOWN_TOOL), @"there is no tool `file-tols` @ toolReleases.local.file-tols | did you mean `file-tools`?");
        assert!(Fixture::quickstart(json!({})).publishes("file-tools").findings(UNKNOWN_TOOL).is_empty());
    }

    #[test]
    fn what_an_import_could_supply_is_not_unknown() {
        let consumer = Fixture::default().component("my-app:consumer", &["learn-microsoft-docs-fetch", "bash"]);
        let learn = json!({ "name": "learn", "prefix": "learn", "include": ["microsoft-docs-fetch"] });
        assert!(consumer.import(learn.clone()).findings(UNKNOWN_TOOL).is_empty());
        let consumer = Fixture::default().component("my-app:consumer", &["learn-other"]).import(learn);
        insta::assert_snapshot!(consumer.only(UNKNOWN_TOOL), @"there is no tool `learn-other`, and no import could supply it @ components.my-app:consumer.tools.learn-other | declare it under `tools`; known tools: `bash`");
    }

    #[test]
    fn a_lock_decides_what_an_import_supplies() {
        let consumer = Fixture::default().component("my-app:consumer", &["search"]).import(json!({ "name": "a" }));
        assert!(consumer.findings(UNKNOWN_TOOL).is_empty());
        assert_eq!(consumer.provides(0, &["find"]).findings(UNKNOWN_TOOL).len(), 1);
    }
}

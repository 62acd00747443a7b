//! A binding that asks for another version or account than the tool has.

use std::collections::BTreeSet;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::BINDING_MISMATCH;
use crate::model::{ToolName, ToolSource};
use crate::projection::ToolLookup;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let of_components =
        context.application.components.values().map(|component| component.bindings.get(context.environment));
    let of_environment =
        context.application.environments.get(context.environment).map(|environment| &environment.tools);
    let mut seen = BTreeSet::new();
    for (tool, binding) in of_components.chain(context.application.agents.values()).chain(of_environment).flatten() {
        if binding.version.is_none() && binding.account.is_none() {
            continue;
        }
        let has = |what: &str, wanted: &Option<String>, actual: Option<&str>| {
            let (wanted, actual) = (wanted.as_deref()?, actual?);
            (wanted != actual).then(|| (what.to_owned(), wanted.to_owned(), actual.to_owned()))
        };
        let complaints = [
            has("version", &binding.version, version(context, tool)),
            has("account", &binding.account, account(context, tool)),
        ];
        for (key, wanted, actual) in complaints.into_iter().flatten() {
            let subject = subjects::binding(&binding.layer, tool);
            if seen.insert((subject.clone(), key.clone())) {
                findings.push(
                    Finding::new(
                        BINDING_MISMATCH,
                        format!("the binding asks for {key} `{wanted}` of `{tool}`, which has `{actual}`"),
                    )
                    .about(subject)
                    .help(format!("write `{key}: {actual}`, or remove the key; Golem refuses the deployment")),
                );
            }
        }
    }
}

fn version<'a>(context: &'a Context<'_>, tool: &ToolName) -> Option<&'a str> {
    if let Some(ToolSource::Release { version, .. }) = context.catalog.tools.get(tool) {
        return Some(version);
    }
    match context.catalog.tool(tool) {
        ToolLookup::Native { definition, .. } => definition.version.as_deref(),
        _ => None,
    }
}

fn account<'a>(context: &'a Context<'_>, tool: &ToolName) -> Option<&'a str> {
    match context.catalog.tools.get(tool) {
        Some(ToolSource::Release { account, .. }) => Some(account),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn a_binding_gets_the_version_that_there_is() {
        let mut fixture = Fixture::quickstart(json!({}));
        let wanted = |fixture: &mut Fixture, version: &str| {
            let bindings = &mut fixture.application.components["my-app:tool-owner"].bindings.common;
            bindings.get_mut("file-tools").expect("bound").version = Some(version.to_owned());
        };
        wanted(&mut fixture, "2.0.0");
        insta::assert_snapshot!(fixture.only(BINDING_MISMATCH), @"the binding asks for version `2.0.0` of `file-tools`, which has `1.0.0` @ components.my-app:tool-owner.tools.file-tools | write `version: 1.0.0`, or remove the key; Golem refuses the deployment");
        wanted(&mut fixture, "1.0.0");
        assert!(fixture.findings(BINDING_MISMATCH).is_empty());
    }
}

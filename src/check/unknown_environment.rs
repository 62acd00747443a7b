//! `mcp.deployments` and `mcp.imports` of an environment that is not declared: nothing would ever deploy them.

use crate::diagnostics::registry::rules::UNKNOWN_ENVIRONMENT;
use crate::diagnostics::{Finding, Subject};

use super::Input;
use super::suggest::{Suggestion, there_are};

pub(super) fn check(input: &Input<'_>, findings: &mut Vec<Finding>) {
    let application = input.application;
    let sections = [
        ("deployments", application.deployments.keys().collect::<Vec<_>>()),
        ("imports", application.imports.keys().collect()),
    ];
    for (section, environments) in sections {
        for environment in environments {
            if application.environments.contains_key(environment) {
                continue;
            }
            let declared = application.environments.keys();
            let suggestion = Suggestion::of(environment.as_str(), declared.clone());
            findings.push(
                Finding::new(UNKNOWN_ENVIRONMENT, format!("the environment `{environment}` is not declared"))
                    .about(Subject::manifest().keys(["mcp", section, environment.as_str()]).at_key())
                    .help(suggestion.help(format!(
                        "declare it under `environments`, or use one of the {}",
                        there_are("declared environments", declared)
                    ))),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn deployments_and_imports_need_a_declared_environment() {
        let fixture = Fixture::quickstart(json!({}))
            .deployment_in("locla", json!({ "subdomain": "x", "tools": { "file-tools": {} } }));
        insta::assert_snapshot!(fixture.only(UNKNOWN_ENVIRONMENT), @"the environment `locla` is not declared @ mcp.deployments.locla | did you mean `local`?");
        assert!(Fixture::quickstart(json!({})).findings(UNKNOWN_ENVIRONMENT).is_empty());
    }
}

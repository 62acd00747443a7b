//! What cannot be known here, each with its place: exported tools and agents of components without definitions, and of
//! imports without a lock entry.

use crate::diagnostics::registry::codes::NOT_CHECKED;
use crate::diagnostics::{Finding, Subject};
use crate::model::{Auth, EnvironmentName, Import, ToolSource};
use crate::projection::catalog::{unknown_commands, unknown_methods, unknown_tools};
use crate::projection::{AgentLookup, Known, ToolLookup};

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, agent) in context.agent_exports() {
        if let AgentLookup::NotKnown(reason) = context.catalog.agent(agent) {
            let subject = subjects::agent_export(context.environment, deployment.index, agent);
            findings.push(note(&unknown_methods(agent, &reason), subject));
        }
    }
    for (deployment, tool, _) in context.tool_exports() {
        if let ToolLookup::NotKnown(reason) | ToolLookup::Unlisted { reason, .. } = context.catalog.tool(tool) {
            let subject = subjects::tool_export(context.environment, deployment.index, tool);
            let finding = note(&unknown_commands(tool, &reason), subject);
            findings.push(match context.catalog.tools.get(tool).and_then(ToolSource::release) {
                Some(release) => {
                    finding.help(format!("only its control plane knows what `{release}` offers: `mcpctl plan` asks it"))
                }
                None => finding,
            });
        }
    }
    for (import, surface) in &context.catalog.imports {
        if let Known::No(reason) = surface {
            let finding = note(&unknown_tools(import, reason), subjects::import(context.environment, import.index));
            findings.push(finding.help(next_step(import, context.environment)));
        }
    }
}

/// How to come to know what an import provides: one behind OAuth can only be asked by who keeps the consent.
fn next_step(import: &Import, environment: &EnvironmentName) -> String {
    match (&import.auth, &import.name) {
        (Auth::Scheme(_), Some(name)) => format!(
            "its OAuth consent is with the control plane: `mcpctl import tools {name} -E {environment} --manifest` shows \
             what it provides, `mcpctl lock -E {environment} --manifest --only {name}` pins it"
        ),
        (Auth::Scheme(_), None) => {
            "give it a `name`: then the control plane, which keeps its OAuth consent, can be asked \
                                    with `mcpctl import tools NAME --manifest`"
                .to_owned()
        }
        _ => "pin what it provides with `mcpctl lock`, or ask it with `--online`".to_owned(),
    }
}

fn note(what: &str, subject: Subject) -> Finding {
    Finding::new(NOT_CHECKED, format!("not checked: {what}")).about(subject)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn what_is_not_known_is_said_and_is_no_error() {
        let fixture = Fixture::quickstart(json!({ "include": ["whatever"] })).without_runtime();
        insta::assert_snapshot!(fixture.only(NOT_CHECKED), @"not checked: the commands of `file-tools` (`my-app:file-tools` has no definition in `mcpctl.runtime.yaml`) @ mcp.deployments.local[0].tools.file-tools |");
        assert_eq!(fixture.codes(), ["not-checked"]);
        assert_eq!(fixture.report().environments[0].not_checked.len(), 1);
        assert!(Fixture::quickstart(json!({})).findings(NOT_CHECKED).is_empty());

        let release = ToolSource::Release {
            account: "alice@example.com".to_owned(),
            name: "file-tools".parse().expect("a name"),
            version: "1.2.0".to_owned(),
        };
        let remote = Fixture::quickstart(json!({})).source("file-tools", release);
        insta::assert_snapshot!(remote.only(NOT_CHECKED), @"not checked: the commands of `file-tools` (`file-tools` is a published release) @ mcp.deployments.local[0].tools.file-tools | only its control plane knows what `alice@example.com/file-tools@1.2.0` offers: `mcpctl plan` asks it");

        let unlocked = Fixture::default().import(json!({ "name": "learn" }));
        insta::assert_snapshot!(unlocked.only(NOT_CHECKED), @"not checked: what import `learn` provides (import `learn` has no lock entry) @ mcp.imports.local[0] | pin what it provides with `mcpctl lock`, or ask it with `--online`");
        assert_eq!(unlocked.report().environments[0].not_checked.len(), 1);
        assert!(unlocked.provides(0, &["search"]).findings(NOT_CHECKED).is_empty());
    }
}

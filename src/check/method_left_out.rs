//! A method of an exported agent type that MCP cannot carry: it is not advertised, and nobody would notice.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::METHOD_LEFT_OUT;
use crate::projection::Problem;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::MethodLeftOut { agent, method, reason } = problem else { continue };
        findings.push(
            Finding::new(METHOD_LEFT_OUT, format!("clients will not see `{method}` of `{agent}`: {reason}"))
                .about(subjects::agent_export(context.environment, deployment.index, agent))
                .help("change the parameter or result, or ignore this if the method is not meant for clients"),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn methods_that_cannot_be_carried_are_said() {
        let with = |kind: serde_json::Value| {
            Fixture::default()
                .component("my-app:a", &[])
                .defines_agent(
                    "my-app:a",
                    "Vault",
                    json!({ "methods": [{ "name": "open", "parameters": [
                    { "name": "key", "type": kind, "required": true },
                ] }] }),
                )
                .deployment(json!({ "subdomain": "x", "agents": { "Vault": {} } }))
        };
        insta::assert_snapshot!(with(json!({ "kind": "secret" })).only(METHOD_LEFT_OUT), @"clients will not see `open` of `Vault`: parameter `key` holds a secret, which only the host manages @ mcp.deployments.local[0].agents.Vault | change the parameter or result, or ignore this if the method is not meant for clients");
        assert!(with(json!({ "kind": "bool" })).findings(METHOD_LEFT_OUT).is_empty());
    }
}

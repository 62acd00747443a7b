//! Names that well-known clients refuse, cut or hide.

use std::collections::BTreeMap;

use crate::diagnostics::registry::rules::CLIENT_NAME_LIMIT;
use crate::diagnostics::{Finding, Subject};
use crate::model::Domain;
use crate::projection::Endpoint;

use super::name_collision::exporter;
use super::{Context, subjects};

/// Longest name that Claude Desktop, `OpenAI` and Gemini accept, and that VS Code accepts before its own prefix.
const LONGEST: usize = 64;
/// Longest server and tool name together that Cursor shows.
const LONGEST_IN_CURSOR: usize = 60;
/// Most tools that VS Code sends with a request.
const MOST_TOOLS_IN_VS_CODE: usize = 128;

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, projection) in &context.deployments {
        let endpoint = &projection.endpoint;
        let mut grouped: BTreeMap<(Subject, String), Vec<&str>> = BTreeMap::new();
        for tool in &endpoint.tools {
            if let Some(complaint) = complaint(&tool.name, &deployment.domain) {
                let key = (exporter(context, deployment, &tool.source), complaint);
                grouped.entry(key).or_default().push(&tool.name);
            }
        }
        for ((subject, complaint), names) in grouped {
            let more = if names.len() > 1 { format!(" and {} more", names.len() - 1) } else { String::new() };
            findings.push(
                Finding::new(CLIENT_NAME_LIMIT, format!("`{}`{more}: {complaint}", names[0]))
                    .about(subject)
                    .help("shorten or rename the tool, command or agent, or leave it out for these clients"),
            );
        }
        findings.extend(too_many(context, deployment.index, endpoint));
    }
}

/// What clients do with a name, completing "`name`: …".
fn complaint(name: &str, domain: &Domain) -> Option<String> {
    let length = name.chars().count();
    // Most people call a server after its first label.
    let server = domain.host().split('.').next().unwrap_or_default();
    if length > LONGEST {
        return Some(format!(
            "longer than {LONGEST} characters, which Claude Desktop, OpenAI, Gemini and VS Code refuse"
        ));
    }
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-')) {
        return Some("characters other than letters, digits, `_` and `-`, which Claude and OpenAI refuse".to_owned());
    }
    if !name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        return Some("starts with neither a letter nor `_`, which Gemini refuses".to_owned());
    }
    if "mcp____".len() + server.len() + length > LONGEST {
        return Some(format!("longer than {LONGEST} characters once Claude Code has put `mcp__{server}__` before it"));
    }
    (server.len() + length > LONGEST_IN_CURSOR)
        .then(|| format!("longer than {LONGEST_IN_CURSOR} characters together with `{server}`, which Cursor hides"))
}

fn too_many(context: &Context<'_>, index: usize, endpoint: &Endpoint) -> Option<Finding> {
    let count = endpoint.tools.len();
    (count > MOST_TOOLS_IN_VS_CODE).then(|| {
        Finding::new(
            CLIENT_NAME_LIMIT,
            format!(
                "`{}` has {count} tools, but VS Code sends at most {MOST_TOOLS_IN_VS_CODE} with a request",
                endpoint.domain
            ),
        )
        .about(subjects::deployment(context.environment, index))
        .help("select fewer commands with `include`, or split the deployment over several domains")
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn clients_are_named() {
        let named = |segment: &str| {
            let root = json!({ "commands": [{ "name": segment, "aliases": [format!("{segment}x")], "body": {} }] });
            Fixture::quickstart(json!({})).defines("my-app:file-tools", "file-tools", root)
        };
        insta::assert_snapshot!(named(&"a".repeat(60)).only(CLIENT_NAME_LIMIT), @"`file_tools_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` and 1 more: longer than 64 characters, which Claude Desktop, OpenAI, Gemini and VS Code refuse @ mcp.deployments.local[0].tools.file-tools | shorten or rename the tool, command or agent, or leave it out for these clients");
        insta::assert_snapshot!(named(&"a".repeat(42)).only(CLIENT_NAME_LIMIT), @"`file_tools_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` and 1 more: longer than 64 characters once Claude Code has put `mcp__mcp-demo__` before it @ mcp.deployments.local[0].tools.file-tools | shorten or rename the tool, command or agent, or leave it out for these clients");
        assert!(named("short").findings(CLIENT_NAME_LIMIT).is_empty());
    }

    #[test]
    fn characters_and_numbers_of_tools_have_limits_too() {
        let method = json!({ "methods": [{ "name": "a.b", "parameters": [
            { "name": "x", "type": { "kind": "bool" }, "required": true },
        ] }] });
        let dotted = Fixture::default()
            .component("my-app:a", &[])
            .defines_agent("my-app:a", "Agent", method)
            .deployment(json!({ "subdomain": "x", "agents": { "Agent": {} } }));
        insta::assert_snapshot!(dotted.only(CLIENT_NAME_LIMIT), @"`Agent-a.b`: characters other than letters, digits, `_` and `-`, which Claude and OpenAI refuse @ mcp.deployments.local[0].agents.Agent | shorten or rename the tool, command or agent, or leave it out for these clients");
        let commands: Vec<_> = (0..129).map(|at| json!({ "name": format!("c{at}"), "body": {} })).collect();
        let many =
            Fixture::quickstart(json!({})).defines("my-app:file-tools", "file-tools", json!({ "commands": commands }));
        insta::assert_snapshot!(many.only(CLIENT_NAME_LIMIT), @"`mcp-demo.localhost:9007` has 129 tools, but VS Code sends at most 128 with a request @ mcp.deployments.local[0] | select fewer commands with `include`, or split the deployment over several domains");
    }
}

//! `mcp.deployments`: exports, and domains resolved by the environment's server.

use indexmap::IndexMap;

use super::{Context, present};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::model::application::{DEFAULT_MCP_PORT, ServerTarget};
use crate::model::{
    AgentExport, AgentTypeName, Application, CommandPattern, CommandSelection, ComponentName, Deployment, Domain,
    EnvironmentName, SchemeName, Subdomain, ToolExport, ToolName,
};
use crate::yaml::{Content, Node};

pub(super) fn deployments(root: &Node, application: &mut Application, context: &mut Context<'_>) {
    let Some(section) = root.get("mcp").and_then(|mcp| mcp.get("deployments")) else { return };
    for entry in section.entries() {
        let Ok(environment) = EnvironmentName::parse(&entry.key.text) else { continue };
        let mut list = Vec::new();
        for (index, node) in entry.value.items().iter().enumerate() {
            let subject = Subject::manifest().keys(["mcp", "deployments", environment.as_str()]).index(index);
            match domain(node, &environment, application) {
                Resolved::Domain(subdomain, domain) => list.extend(lower(index, subdomain, domain, node)),
                Resolved::Not => {}
                Resolved::CustomServer(label) => {
                    let at = subject.key("subdomain").at_key();
                    context.findings.push(custom_server(environment.as_str(), &label, at));
                }
                Resolved::TooLong(reason) => context.findings.push(
                    Finding::new(codes::INVALID_DOMAIN, format!("the resolved domain is not valid: {reason}"))
                        .about(subject.key("subdomain"))
                        .environment(environment.as_str()),
                ),
            }
        }
        application.deployments.insert(environment, list);
    }
}

/// A label has no server's domain to stand before.
pub(super) fn custom_server(environment: &str, label: &str, at: Subject) -> Finding {
    let message = format!("`subdomain` needs a built-in server, and environment `{environment}` has its own");
    Finding::new(codes::DEPLOYMENT_DOMAIN, message)
        .about(at.at_key())
        .environment(environment)
        .help(format!("write the whole name: `domain: {label}.HOST`"))
}

enum Resolved {
    Domain(Option<Subdomain>, Domain),
    /// There is a finding already, or the rule about undeclared environments has one.
    Not,
    CustomServer(String),
    TooLong(String),
}

fn domain(node: &Node, environment: &EnvironmentName, application: &Application) -> Resolved {
    if let Some(domain) = present(node, "domain") {
        return domain
            .as_text()
            .and_then(|text| Domain::parse(text).ok())
            .map_or(Resolved::Not, |domain| Resolved::Domain(None, domain));
    }
    let label = node.get("subdomain").and_then(Node::as_text).and_then(|text| Subdomain::parse(text).ok());
    let Some(label) = label else { return Resolved::Not };
    let Some(target) = application.environments.get(environment) else {
        return Resolved::Not;
    };
    let name = match &target.server {
        ServerTarget::Local => {
            format!("{label}.localhost:{}", application.local_server.mcp_port.unwrap_or(DEFAULT_MCP_PORT))
        }
        ServerTarget::Cloud => format!("{label}.mcps.golem.cloud"),
        ServerTarget::Custom { .. } => return Resolved::CustomServer(label.to_string()),
    };
    match Domain::parse(&name) {
        Ok(domain) => Resolved::Domain(Some(label), domain),
        Err(error) => Resolved::TooLong(error.to_string()),
    }
}

/// `None` when everything that it exports was wrong: it is not empty, as a rule would say.
fn lower(index: usize, subdomain: Option<Subdomain>, domain: Domain, node: &Node) -> Option<Deployment> {
    let mut agents = IndexMap::new();
    for entry in node.get("agents").map(Node::entries).unwrap_or_default() {
        if let Ok(name) = AgentTypeName::parse(&entry.key.text) {
            agents.insert(name, AgentExport { security_scheme: scheme(&entry.value) });
        }
    }
    let mut tools = IndexMap::new();
    for entry in node.get("tools").map(Node::entries).unwrap_or_default() {
        if let Ok(name) = ToolName::parse(&entry.key.text)
            && let Some(export) = tool(&entry.value)
        {
            tools.insert(name, export);
        }
    }
    let written = |key: &str| {
        node.get(key).is_some_and(|value| !value.entries().is_empty() || matches!(value.content, Content::Broken))
    };
    let lost = agents.is_empty() && tools.is_empty() && (written("agents") || written("tools"));
    (!lost).then_some(Deployment { index, subdomain, domain, agents, tools })
}

fn scheme(node: &Node) -> Option<SchemeName> {
    node.get("securityScheme").and_then(Node::as_text).and_then(|text| SchemeName::parse(text).ok())
}

fn tool(node: &Node) -> Option<ToolExport> {
    let owner = node.get("ownerComponent").and_then(Node::as_text)?;
    // A malformed pattern has its finding already; it stays, so that the others keep their positions.
    let pattern = |item: &Node| {
        let text = item.as_text().unwrap_or_default();
        CommandPattern::parse(text).unwrap_or_else(|_| CommandPattern::malformed(text))
    };
    let patterns = |list: &Node| list.items().iter().map(pattern).collect();
    let selection = match (present(node, "include"), present(node, "exclude")) {
        (Some(list), _) => CommandSelection::Include(patterns(list)),
        (None, Some(list)) => CommandSelection::Exclude(patterns(list)),
        (None, None) => CommandSelection::All,
    };
    Some(ToolExport { owner: ComponentName::parse(owner).ok()?, security_scheme: scheme(node), selection })
}

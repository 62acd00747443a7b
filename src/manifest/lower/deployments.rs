//! `mcp.deployments`: exports, and domains resolved by the environment's server.

use std::collections::HashMap;

use indexmap::IndexMap;

use super::{Context, keys, present};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::manifest::grammar::suggest::suggest;
use crate::model::application::{DEFAULT_MCP_PORT, ServerTarget};
use crate::model::{
    AgentExport, AgentTypeName, Application, CommandPattern, CommandSelection, ComponentName, Deployment, Domain,
    EnvironmentName, SchemeName, Subdomain, ToolExport, ToolName,
};
use crate::yaml::Node;

pub(super) fn deployments(root: &Node, application: &mut Application, context: &mut Context<'_>) {
    let declared = keys(root, "environments");
    let Some(section) = root.get("mcp").and_then(|mcp| mcp.get("deployments")) else { return };
    for entry in section.entries() {
        let Ok(environment) = EnvironmentName::parse(&entry.key.text) else { continue };
        let mut list = Vec::new();
        let mut unresolved = false;
        for (index, node) in entry.value.items().iter().enumerate() {
            let subject = Subject::manifest().keys(["mcp", "deployments", environment.as_str()]).index(index);
            match domain(node, &environment, application, &declared) {
                Resolved::Domain(subdomain, domain) => list.push(lower(index, subdomain, domain, node)),
                Resolved::Reported => {}
                Resolved::UndeclaredEnvironment => unresolved = true,
                Resolved::CustomServer(label) => context.findings.push(
                    Finding::new(
                        codes::DEPLOYMENT_DOMAIN,
                        format!("`subdomain` needs a built-in server, and environment `{environment}` has its own"),
                    )
                    .about(subject.key("subdomain").at_key())
                    .environment(environment.as_str())
                    .help(format!("write the whole name: `domain: {label}.HOST`")),
                ),
                Resolved::TooLong(reason) => context.findings.push(
                    Finding::new(codes::INVALID_DOMAIN, format!("the resolved domain is not valid: {reason}"))
                        .about(subject.key("subdomain"))
                        .environment(environment.as_str()),
                ),
            }
        }
        if unresolved {
            context.findings.push(unknown_environment(&environment, "deployments", application));
        }
        twice(&environment, &list, context.findings);
        application.deployments.insert(environment, list);
    }
}

/// A finding for an environment that is used but not declared.
pub(super) fn unknown_environment(name: &EnvironmentName, section: &str, application: &Application) -> Finding {
    let known: Vec<&str> = application.environments.keys().map(EnvironmentName::as_str).collect();
    let help = match suggest(name.as_str(), known.iter().copied()) {
        Some(meant) => format!("did you mean `{}`?", meant.name),
        None if known.is_empty() => "declare it under `environments`".to_owned(),
        None => format!("declare it under `environments`, or use one of: {}", known.join(", ")),
    };
    Finding::new(codes::UNKNOWN_ENVIRONMENT, format!("environment `{name}` is not declared"))
        .about(Subject::manifest().keys(["mcp", section, name.as_str()]).at_key())
        .help(help)
}

enum Resolved {
    Domain(Option<Subdomain>, Domain),
    /// There is a finding already.
    Reported,
    UndeclaredEnvironment,
    CustomServer(String),
    TooLong(String),
}

fn domain(
    node: &Node,
    environment: &EnvironmentName,
    application: &Application,
    declared: &std::collections::HashSet<&str>,
) -> Resolved {
    if let Some(domain) = present(node, "domain") {
        return domain
            .as_text()
            .and_then(|text| Domain::parse(text).ok())
            .map_or(Resolved::Reported, |domain| Resolved::Domain(None, domain));
    }
    let label = node.get("subdomain").and_then(Node::as_text).and_then(|text| Subdomain::parse(text).ok());
    let Some(label) = label else { return Resolved::Reported };
    let Some(target) = application.environments.get(environment) else {
        let reported = declared.contains(environment.as_str());
        return if reported { Resolved::Reported } else { Resolved::UndeclaredEnvironment };
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

fn lower(index: usize, subdomain: Option<Subdomain>, domain: Domain, node: &Node) -> Deployment {
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
    Deployment { index, subdomain, domain, agents, tools }
}

fn scheme(node: &Node) -> Option<SchemeName> {
    node.get("securityScheme").and_then(Node::as_text).and_then(|text| SchemeName::parse(text).ok())
}

fn tool(node: &Node) -> Option<ToolExport> {
    let owner = node.get("ownerComponent").and_then(Node::as_text)?;
    let patterns = |list: &Node| {
        list.items().iter().filter_map(Node::as_text).filter_map(|text| CommandPattern::parse(text).ok()).collect()
    };
    let selection = match (present(node, "include"), present(node, "exclude")) {
        (Some(list), _) => CommandSelection::Include(patterns(list)),
        (None, Some(list)) => CommandSelection::Exclude(patterns(list)),
        (None, None) => CommandSelection::All,
    };
    Some(ToolExport { owner: ComponentName::parse(owner).ok()?, security_scheme: scheme(node), selection })
}

/// Two entries of one environment for one domain: Golem keeps the first and drops the other.
fn twice(environment: &EnvironmentName, list: &[Deployment], findings: &mut Vec<Finding>) {
    let mut first: HashMap<&Domain, &Deployment> = HashMap::new();
    for deployment in list {
        let subject = |deployment: &Deployment| {
            let key = if deployment.subdomain.is_some() { "subdomain" } else { "domain" };
            Subject::manifest().keys(["mcp", "deployments", environment.as_str()]).index(deployment.index).key(key)
        };
        match first.get(&deployment.domain) {
            Some(earlier) => findings.push(
                Finding::new(codes::DUPLICATE_DOMAIN, format!("domain `{}` is deployed twice", deployment.domain))
                    .about(subject(deployment))
                    .also(subject(earlier), "first deployed here")
                    .environment(environment.as_str())
                    .help("merge both entries into one; Golem keeps the first and drops the other without a word"),
            ),
            None => {
                first.insert(&deployment.domain, deployment);
            }
        }
    }
}

//! `httpApi.deployments` and `bridge`: checked for Golem's sake; nothing here serves them.

use std::collections::HashMap;

use super::provision::undeclared;
use super::{keys, present, tokens};
use crate::diagnostics::registry::{codes, rules};
use crate::diagnostics::{Finding, Severity, Subject};
use crate::model::application::ServerTarget;
use crate::model::{Application, EnvironmentName};
use crate::yaml::Node;

/// Golem's own port of HTTP APIs.
const DEFAULT_PORT: u16 = 9006;

/// Checks the HTTP APIs.
pub(super) fn check(root: &Node, application: &Application, findings: &mut Vec<Finding>) {
    let Some(section) = root.get("httpApi").and_then(|http| http.get("deployments")) else { return };
    let declared = keys(root, "environments");
    for entry in section.entries() {
        let environment = &*entry.key.text;
        let subject = Subject::manifest().keys(["httpApi", "deployments", environment]);
        let Some(target) = application.environments.get(environment) else {
            if !declared.contains(environment) {
                findings.push(undeclared(environment, subject.at_key(), &declared));
            }
            continue;
        };
        let mut domains: HashMap<String, Subject> = HashMap::new();
        let mut agents: HashMap<String, Subject> = HashMap::new();
        for (index, node) in entry.value.items().iter().enumerate() {
            let at = subject.clone().index(index);
            let Some((domain, domain_at)) = domain(root, node, &target.server, environment, &at, findings) else {
                continue;
            };
            if let Some(first) = domains.get(&domain) {
                findings.push(
                    Finding::new(rules::DUPLICATE_DOMAIN, format!("the domain `{domain}` is deployed twice"))
                        .about(domain_at)
                        .also(first.clone(), "first deployed here")
                        .environment(environment)
                        .help(
                            "move the agents into one entry: Golem keeps the first and drops the other without a word",
                        ),
                );
                continue;
            }
            domains.insert(domain, domain_at);
            for agent in node.get("agents").map(Node::entries).unwrap_or_default() {
                let here = at.clone().keys(["agents", &*agent.key.text]).at_key();
                if let Some(first) = agents.get(&*agent.key.text) {
                    findings.push(
                        Finding::new(
                            codes::AGENT_IN_TWO_APIS,
                            format!("the agent `{}` is served at two domains", agent.key.text),
                        )
                        .about(here)
                        .also(first.clone(), "first served here")
                        .environment(environment)
                        .help("keep one of them, unless both are wanted"),
                    );
                } else {
                    agents.insert(agent.key.text.to_string(), here);
                }
            }
        }
    }
}

/// The domain of an entry with its place.
fn domain(
    root: &Node,
    node: &Node,
    server: &ServerTarget,
    environment: &str,
    at: &Subject,
    findings: &mut Vec<Finding>,
) -> Option<(String, Subject)> {
    if let Some(domain) = present(node, "domain").and_then(Node::as_text) {
        return Some((domain.to_owned(), at.clone().key("domain")));
    }
    let label = present(node, "subdomain").and_then(Node::as_text)?;
    let at = at.clone().key("subdomain");
    let domain = match server {
        ServerTarget::Local => {
            let port =
                root.get("localServer").and_then(|server| server.get("customRequestPort")).and_then(Node::as_text);
            format!("{label}.localhost:{}", port.map_or_else(|| DEFAULT_PORT.to_string(), str::to_owned))
        }
        ServerTarget::Cloud => format!("{label}.apps.golem.cloud"),
        ServerTarget::Custom { .. } => {
            findings.push(super::deployments::custom_server(environment, label, at));
            return None;
        }
    };
    Some((domain, at))
}

/// `bridge`: a target is named once, and not beside `*`.
pub(super) fn bridges(root: &Node, findings: &mut Vec<Finding>) {
    for language in root.get("bridge").map(Node::entries).unwrap_or_default() {
        for side in language.value.entries() {
            for kind in ["agents", "tools"] {
                let names = tokens(side.value.get(kind));
                let at = Subject::manifest().keys(["bridge", &*language.key.text, &*side.key.text, kind]);
                let twice = names.iter().enumerate().find(|(index, name)| names[..*index].contains(name));
                if let Some((_, name)) = twice {
                    findings.push(
                        Finding::new(codes::BRIDGE_TARGETS, format!("the bridge target `{name}` is named twice"))
                            .about(at)
                            .help("remove one of them"),
                    );
                } else if names.len() > 1 && names.iter().any(|name| name == "*") {
                    findings.push(
                        Finding::new(codes::BRIDGE_TARGETS, "`*` stands beside names, which say nothing more")
                            .severity(Severity::Warning)
                            .about(at)
                            .help("keep `*`, or the names"),
                    );
                }
            }
        }
    }
}

/// A version of an environment that goes on top of the application's needs a pattern from one of them.
pub(super) fn versions(root: &Node, findings: &mut Vec<Finding>) {
    let git = |node: &Node| node.get("version").and_then(|version| version.get("git")).cloned();
    let has = |git: &Node, key: &str| present(git, key).is_some();
    let of_application = git(root).is_some_and(|git| has(&git, "tagPattern"));
    for entry in root.get("environments").map(Node::entries).unwrap_or_default() {
        let Ok(name) = EnvironmentName::parse(&entry.key.text) else { continue };
        let Some(git) = git(&entry.value) else { continue };
        if !of_application && git.as_mapping().is_some() && !has(&git, "hashOnly") && !has(&git, "tagPattern") {
            findings.push(
                Finding::new(
                    codes::MISSING_KEY,
                    format!("the version of `{name}` has no `tagPattern`, and neither has the application's"),
                )
                .about(Subject::manifest().keys(["environments", name.as_str(), "version", "git"]).at_key())
                .help("add `tagPattern: \"v*\"` here or to the top-level `version`"),
            );
        }
    }
}

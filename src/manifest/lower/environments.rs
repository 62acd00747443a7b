//! `environments` and `localServer`.

use indexmap::IndexMap;

use super::layers::{Bindings, bindings};
use super::{Context, present, text, tokens};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::model::application::{Environment, LocalServer, ServerTarget};
use crate::model::{DefaultTools, EnvironmentName, Layer, ToolName};
use crate::yaml::Node;

pub(super) fn environments(root: &Node, context: &mut Context<'_>) -> IndexMap<EnvironmentName, Environment> {
    let section = root.get("environments");
    let entries = section.map(Node::entries).unwrap_or_default();
    if entries.is_empty() && section.is_none_or(|node| node.is_null() || node.as_mapping().is_some()) {
        context.findings.push(
            Finding::new(codes::MISSING_KEY, "the application has no environment")
                .about(Subject::manifest().key("environments").at_key())
                .help("add one: `environments: { local: { server: local } }`"),
        );
    }
    let mut environments = IndexMap::new();
    let mut default: Option<String> = None;
    for entry in entries {
        let Ok(name) = EnvironmentName::parse(&entry.key.text) else { continue };
        let environment = environment(&name, &entry.value, context);
        if environment.default {
            let subject = |name: &str| Subject::manifest().keys(["environments", name, "default"]).at_key();
            match &default {
                Some(first) => context.findings.push(
                    Finding::new(codes::SEVERAL_DEFAULTS, format!("environment `{name}` is a second default"))
                        .about(subject(name.as_str()))
                        .also(subject(first), "the first default")
                        .help("mark one environment only"),
                ),
                None => default = Some(name.to_string()),
            }
        }
        environments.insert(name, environment);
    }
    environments
}

fn environment(name: &EnvironmentName, node: &Node, context: &mut Context<'_>) -> Environment {
    let part = |outer: &str, key: &str| node.get(outer).and_then(|node| node.get(key));
    let layer = Layer::Environment(name.to_string());
    Environment {
        default: node.get("default").and_then(Node::as_bool).unwrap_or(false),
        account: text(node.get("account")),
        server: server(name, node.get("server"), context),
        presets: tokens(node.get("componentPresets")),
        compatibility_check: part("deployment", "compatibilityCheck").and_then(Node::as_bool),
        version_check: part("deployment", "versionCheck").and_then(Node::as_bool),
        security_overrides: part("deployment", "securityOverrides").and_then(Node::as_bool),
        cli_format: text(part("cli", "format")),
        auto_confirm: part("cli", "autoConfirm").and_then(Node::as_bool).unwrap_or(false),
        tools: bindings(node)
            .map(|found| Bindings::default().apply(&found, &layer).into_bindings())
            .unwrap_or_default(),
        default_tools: default_tools(node.get("defaultTools")),
    }
}

fn default_tools(node: Option<&Node>) -> DefaultTools {
    match node.and_then(Node::as_sequence) {
        Some(items) => DefaultTools::Named(
            items.iter().filter_map(Node::as_text).filter_map(|name| ToolName::parse(name).ok()).collect(),
        ),
        None => DefaultTools::All,
    }
}

fn server(name: &EnvironmentName, node: Option<&Node>, context: &mut Context<'_>) -> ServerTarget {
    let Some(node) = node else { return ServerTarget::Local };
    match node.as_text() {
        Some("cloud") => return ServerTarget::Cloud,
        Some(_) => return ServerTarget::Local,
        None => {}
    }
    let url = node.get("url").and_then(Node::as_text).and_then(|url| url::Url::parse(url).ok());
    let Some(url) = url else { return ServerTarget::Local };
    let token = node.get("auth").and_then(|auth| auth.get("staticToken")).and_then(Node::as_text).map(|token| {
        let subject = Subject::manifest().keys(["environments", name.as_str(), "server", "auth", "staticToken"]);
        let what = format!("`auth.staticToken` of environment `{name}`");
        context.substitution.render(token, &what, subject, context.findings)
    });
    ServerTarget::Custom {
        url,
        allow_insecure: node.get("allowInsecure").and_then(Node::as_bool).unwrap_or(false),
        static_token: token,
    }
}

pub(super) fn local_server(root: &Node) -> LocalServer {
    let Some(node) = present(root, "localServer") else { return LocalServer::default() };
    let port =
        |key| node.get(key).and_then(Node::as_number).and_then(|n| n.as_u64()).and_then(|n| u16::try_from(n).ok());
    LocalServer {
        router_addr: node.get("routerAddr").and_then(Node::as_text).and_then(|text| text.parse().ok()),
        router_port: port("routerPort"),
        custom_request_port: port("customRequestPort"),
        mcp_port: port("mcpPort"),
        ports_file: text(node.get("portsFile")),
        data_dir: text(node.get("dataDir")),
    }
}

//! `mcp.deployments`: domains and exports.

use mcpctl::model::CommandSelection;

use super::{TOP, lines, load_text};

fn deployments(yaml: &str) -> String {
    format!("{TOP}localServer: {{ mcpPort: 1234 }}\nmcp:\n  deployments:\n{yaml}")
}

#[test]
fn domains_follow_the_server_of_the_environment() {
    let loaded = load_text(&deployments(
        "    local: [{ subdomain: a, agents: { A: {} } }, { domain: \"b.example.com:80\", agents: { A: } }]\n    cloud: [{ subdomain: a, agents: { A: {} } }]\n",
    ));
    assert_eq!(lines(&loaded), "");
    let domains: Vec<_> = loaded
        .application
        .deployments
        .values()
        .flatten()
        .map(|deployment| (deployment.index, deployment.domain.to_string()))
        .collect();
    let expected = [(0, "a.localhost:1234"), (1, "b.example.com:80"), (0, "a.mcps.golem.cloud")];
    assert_eq!(domains, expected.map(|(index, domain)| (index, domain.to_owned())));
}

#[test]
fn a_server_of_one_s_own_has_no_domain_to_put_a_label_before() {
    let text = "manifestVersion: 1.6.0\napp: demo\nenvironments:\n  own: { server: { url: \"https://x.example.com\", auth: { oauth2: true } } }\nmcp: { deployments: { own: [{ subdomain: a, agents: { A: {} } }] } }\n";
    insta::assert_snapshot!(lines(&load_text(text)), @"<stdin>:5:31 error [deployment-domain] `subdomain` needs a built-in server, and environment `own` has its own | write the whole name: `domain: a.HOST`");
}

#[test]
fn an_entry_with_include_and_exclude_is_still_there() {
    let loaded = load_text(&deployments(
        "    local:\n      - subdomain: a\n        tools:\n          t: { ownerComponent: \"a:b\", include: [x], exclude: [y] }\n",
    ));
    insta::assert_snapshot!(lines(&loaded), @"<stdin>:12:53 error [include-with-exclude] `include` and `exclude` exclude each other | keep `include` to name what is taken, or `exclude` to name what is left out");
    let deployment = &loaded.application.deployments["local"][0];
    assert!(matches!(deployment.tools["t"].selection, CommandSelection::Include(_)));
}

#[test]
fn shapes_that_golem_reports_badly_or_not_at_all() {
    let loaded = load_text(&deployments(
        "    local:\n      - subdomain: a\n        agents: [Counter, Timer]\n      - subdomain: b\n        agents:\n          Counter: yes\n          Timer: { securityScheme: Bad_Name }\n          Other: { security-scheme: good }\n        tools:\n          t: { ownerComponnent: \"a:b\", include: [\"list ad*\"] }\n          middleware: { ownerComponent: \"a:b\" }\n",
    ));
    insta::assert_snapshot!(lines(&loaded), @r"
    <stdin>:11:9 error [wrong-type] `agents` must be a mapping, found a list | write `name: { … }` for each entry instead of a list
    <stdin>:14:20 error [wrong-type] `Counter` must be an exported agent, found a text | write `{}` for no options
    <stdin>:15:36 error [invalid-name] `Bad_Name` is not a security scheme name | a security scheme name must be lower kebab case: a-z first, then a-z, 0-9 and single hyphens, not ending in a hyphen
    <stdin>:16:20 error [unknown-key] unknown key `security-scheme` in an exported agent | did you mean `securityScheme`?
    <stdin>:18:16 error [unknown-key] unknown key `ownerComponnent` in an exported tool | did you mean `ownerComponent`?
    <stdin>:18:58 error [malformed-pattern] `list ad*` is not a command pattern | the pattern can use `*` and `**` only as whole segments; it is a command path without the tool's name: `list files`, `*` for one segment, `**` for any number
    <stdin>:19:11 error [invalid-name] `middleware` is not a tool name | a tool name must not be `middleware`, which is reserved
    ");
    let agents: Vec<_> = loaded.application.deployments["local"][0].agents.keys().map(ToString::to_string).collect();
    assert_eq!(agents, ["Counter", "Timer"], "a list of names means what it says");
    let other = &loaded.application.deployments["local"][1].agents["Other"];
    assert_eq!(other.security_scheme.as_ref().map(ToString::to_string).as_deref(), Some("good"));
}

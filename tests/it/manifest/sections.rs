//! Sections that only Golem serves: what it refuses or loses there has a finding too.

use super::{lines, load_text};

#[test]
fn sections_that_only_golem_serves_are_checked_too() {
    let text = r#"manifestVersion: 1.6.0
app: demo
environments:
  local: { server: local, version: { git: { commitInfo: false } } }
  own: { server: { url: "https://golem.example.com", auth: { oauth2: true } } }
httpApi:
  deployments:
    local:
      - { subdomain: a, agents: { A: {} } }
      - { domain: "a.localhost:9006", agents: { B: {} } }
      - { subdomain: b, agents: { A: {} } }
    own: [{ subdomain: a, agents: { A: {} } }]
    owm: []
bridge:
  ts: { internal: { agents: "A, *", tools: [x, x] } }
retryPolicyDefaults:
  local:
    a: { priority: 1, predicate: { and: [true] }, policy: { countBox: { maxRetries: 3 } } }
    b: { priority: 1, predicate: { propExists: x }, policy: { clamp: { minDelay: 1s, maxDelay: soon, inner: never } } }
resourceDefaults:
  lcoal:
    calls: { limit: { type: Rate, value: 1, max: 2 }, enforcementAction: reject, unit: call, units: calls }
    slots: { limit: { type: Capacity, value: 1, period: day }, enforcementAction: reject, unit: slot, units: slots }
"#;
    insta::assert_snapshot!(lines(&load_text(text)), @r#"
    <stdin>:4:38 error [missing-key] the version of `local` has no `tagPattern`, and neither has the application's | add `tagPattern: "v*"` here or to the top-level `version`
    <stdin>:10:19 error [duplicate-domain] the domain `a.localhost:9006` is deployed twice | move the agents into one entry: Golem keeps the first and drops the other without a word
    <stdin>:11:35 warning [agent-in-two-http-apis] the agent `A` is served at two domains | keep one of them, unless both are wanted
    <stdin>:12:13 error [deployment-domain] `subdomain` needs a built-in server, and environment `own` has its own | write the whole name: `domain: a.HOST`
    <stdin>:13:5 warning [unknown-environment] the environment `owm` is not declared | did you mean `own`?
    <stdin>:15:29 warning [bridge-targets] `*` stands beside names, which say nothing more | keep `*`, or the names
    <stdin>:15:44 error [bridge-targets] the bridge target `x` is named twice | remove one of them
    <stdin>:18:36 error [wrong-type] `and` must be a list of exactly two, found a list of 1
    <stdin>:18:61 error [missing-key] a limit of retries needs `inner` | add `inner`: what is limited
    <stdin>:19:96 error [invalid-value] `soon` is not a duration | write numbers with units, such as `200ms`, `5s` or `1m 30s`, or `{ secs: 5, nanos: 0 }`
    <stdin>:21:3 warning [unknown-environment] the environment `lcoal` is not declared | did you mean `local`?
    <stdin>:22:29 error [missing-key] a limit of type `Rate` needs `period` | add `period: second` or longer
    <stdin>:23:49 error [unknown-key] only a limit of type `Rate` has `period` | remove it, or write `type: Rate`
    "#);
}

#[test]
fn a_part_of_an_application_is_one_mistake() {
    let part = "manifestVersion: 1.6.0\ncomponents:\n  my-app:a: { templates: elsewhere }\n";
    insta::assert_snapshot!(lines(&load_text(part)), @"<stdin>:1:1 error [missing-key] the file names neither the application nor an environment | it is a part of an application: name the root manifest with `-A`, or add `app` and `environments`");
}

#[test]
fn releases_are_named_exactly_and_published_by_environment() {
    let text = r"manifestVersion: 1.6.0
app: demo
environments: { local: { server: local } }
components: { my-app:a: { componentWasm: a.wasm, tools: { b: {}, c: {}, d: {}, e: {} } } }
tools:
  a: { component: my-app:a }
  b: { release: { releaseId: 0193-not-a-uuid } }
  c: { release: { account: alice@example.com, name: Search, version: 1.0.0 } }
  d: { release: { account: 'two words', name: search, version: '' } }
  e: { release: { account: alice@example.com, name: search, version: 1.0.0 } }
toolReleases:
  local: { a: {}, b: { since: 1 }, e: {}, Not-a-Name: {} }
  lcoal: { a: {} }
";
    let loaded = load_text(text);
    insta::assert_snapshot!(lines(&loaded));
    let local = "local".parse().expect("a name");
    let published: Vec<&str> = loaded.application.published_in(&local).map(AsRef::as_ref).collect();
    assert_eq!(published, ["a", "b", "e"]);
    assert_eq!(loaded.application.tools["e"].source.release().as_deref(), Some("alice@example.com/search@1.0.0"));
}

//! OAuth consent from the outside in: our binary, `oidc-provider`, and a protected server of the Python `mcp` package.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use url::Url;

use super::support::env::Run;
use super::support::peers::{self, Peer};
use super::support::terminal::{CTRL_C, Terminal};
use super::support::up::Up;
use super::support::{TestEnv, browser};

const REDIRECT: &str = "http://localhost:9007/mcp/oauth/callback";
const CLIENT_SECRET: &str = "mcpctl-test-secret-do-not-print";

/// An application with a protected import, that no control plane knows yet, beside a control plane.
struct Rig {
    env: TestEnv,
    serving: TestEnv,
    up: Up,
    provider: Peer,
    vault: Peer,
}

impl Rig {
    /// `None` without the peers.
    fn start(token_seconds: u32) -> Option<Self> {
        let env = TestEnv::new();
        let provider = peers::oidc_provider(REDIRECT, token_seconds, &env.app().join("provider.log"))?;
        let vault = peers::protected(&issuer(&provider))?;
        let serving = TestEnv::with_fixture("quickstart");
        let up = Up::start_with(&serving, &["--no-watch"]);
        up.event("up.deployed");
        let rig = Self { env, serving, up, provider, vault };
        rig.manifest("name: catalog");
        Some(rig)
    }

    fn manifest(&self, name: &str) {
        self.env.write(
            "golem.yaml",
            format!(
                "app: oauth-demo\nenvironments:\n  local: {{ server: local }}\nmcp:\n  imports:\n    local:\n      - {name}\n        \
                 url: \"{}\"\n        securityScheme: vault-oauth\n        prefix: vault\n",
                self.vault.mcp_url()
            ),
        );
    }

    fn command(&self) -> Command {
        let mut command = self.env.mcpctl();
        command
            .env("MCPCTL_BUILTIN_LOCAL_URL", format!("http://127.0.0.1:{}", self.up.router_port))
            .env("MCPCTL_AUTH_TOKEN", self.serving.read(".mcpctl/token").trim());
        command
    }

    fn run(&self, args: &[&str]) -> Run {
        let run: Run = self.command().args(args).output().expect("the binary starts").into();
        let text = run.to_string();
        assert!(!text.contains(CLIENT_SECRET) && !text.contains(&self.vault.mcp_url()), "a secret is shown: {run}");
        run
    }

    fn json(&self, args: &[&str]) -> Value {
        self.run(&[args, &["-F", "json"]].concat()).expect(0).json()
    }

    fn create_scheme(&self) {
        let issuer = issuer(&self.provider);
        let run: Run = self
            .command()
            .args(["security-scheme", "create", "vault-oauth", "--custom-issuer-url", &issuer])
            .args(["--client-id", "mcpctl-test", "--scope", "tools:read", "--scope", "offline_access"])
            .args(["--redirect-url", REDIRECT])
            .env("MCPCTL_CLIENT_SECRET", CLIENT_SECRET)
            .output()
            .expect("the binary starts")
            .into();
        run.expect(0);
    }

    /// Authorizes and completes as a person does.
    fn consent(&self, target: &[&str]) {
        let begun = self.json(&[&["import", "authorize", "catalog"], target].concat());
        let callback = browser::consent(begun["authorizationUrl"].as_str().expect("a URL"), REDIRECT);
        let done = self.json(&[&["import", "complete", "catalog", &callback], target].concat());
        assert_eq!(
            (&done["status"], &done["granted"], &done["import"]),
            (&json!("granted"), &json!(true), &json!("catalog"))
        );
    }

    fn status(&self, target: &[&str]) -> String {
        self.json(&[&["import", "status", "catalog"], target].concat())["status"].as_str().expect("a status").to_owned()
    }

    /// What the provider did so far, oldest first.
    fn log(&self) -> Vec<String> {
        fs_err::read_to_string(self.env.app().join("provider.log"))
            .unwrap_or_default()
            .lines()
            .map(str::to_owned)
            .collect()
    }
}

fn issuer(provider: &Peer) -> String {
    format!("http://127.0.0.1:{}", provider.port)
}

#[test]
fn the_documents_commands_lead_to_tools_before_any_deploy_and_after() {
    let Some(rig) = Rig::start(300) else { return };
    let early = rig.run(&["import", "authorize", "catalog", "--manifest"]).expect(1);
    assert!(early.stderr.contains("`mcpctl environment create -E local` makes it"), "{early}");
    rig.run(&["environment", "create"]).expect(0);
    let early = rig.run(&["import", "authorize", "catalog", "--manifest"]).expect(1);
    assert!(early.stderr.contains("mcpctl security-scheme create vault-oauth"), "{early}");
    rig.create_scheme();
    let early = rig.run(&["import", "authorize", "catalog"]).expect(1);
    assert!(early.stderr.contains("`--manifest`"), "an undeployed environment suggests it: {early}");
    assert_eq!(rig.status(&["--manifest"]), "authorization-required");
    rig.run(&["import", "status", "catalog", "--manifest", "--exit-code"]).expect(3);
    let tools = rig.run(&["import", "tools", "catalog", "--manifest"]).expect(3);
    assert!(tools.stderr.contains("`mcpctl import authorize catalog --manifest`"), "{tools}");

    let begun = rig.run(&["import", "authorize", "catalog", "--manifest"]).expect(0);
    assert!(begun.stdout.contains("\n  mcpctl import complete catalog --manifest '<callback-url>'\n"), "{begun}");
    let page = begun.stdout.lines().map(str::trim).find(|line| line.starts_with("http")).expect("a page");
    assert_eq!(rig.status(&["--manifest"]), "pending-consent");
    let callback = browser::consent(page, REDIRECT);
    rig.run(&["api", "mcp-import", "complete", "catalog", "--manifest", &callback]).expect(0);
    rig.run(&["import", "status", "catalog", "--manifest", "--exit-code", "--wait", "1m"]).expect(0);
    let replayed = rig.run(&["import", "complete", "catalog", "--manifest", &callback]).expect(3);
    assert!(replayed.stderr.contains("mcpctl import authorize catalog --manifest"), "{replayed}");

    let tools = rig.json(&["import", "tools", "catalog", "--manifest"]);
    assert_eq!(tools["tools"][0]["name"], "vault-tell", "{tools:#}");
    let called = rig.json(&["call", "catalog", "tell", "topic=keys"]);
    assert!(called["result"].to_string().contains("nothing about keys"), "{called:#}");
    let again = rig.run(&["import", "authorize", "catalog", "--manifest"]).expect(2);
    assert!(again.stderr.contains("--replace"), "a consent that works is not replaced by accident: {again}");

    rig.run(&["deploy", "--yes"]).expect(0);
    assert_eq!(rig.status(&[]), "granted", "a declared and a deployed import with one URL and scheme share a grant");
    let list = rig.run(&["import", "list"]).expect(0);
    insta::assert_snapshot!(list.stdout, @"
    IMPORT   STATE  ERA     TOOLS  LEFT OUT  CONSENT
    catalog  ok     modern  1      0         granted
    ");
    assert_eq!(rig.json(&["import", "tools", "catalog"])["tools"][0]["upstreamName"], "tell");

    let gone = rig.json(&["import", "disconnect", "catalog"]);
    assert_eq!((&gone["status"], &gone["providerRevocation"]), (&json!("revoked"), &json!("revoked")), "{gone:#}");
    assert_eq!(
        rig.json(&["import", "disconnect", "catalog", "--manifest"])["status"],
        "revoked",
        "doing it again is fine"
    );
    rig.run(&["import", "refresh", "catalog"]).expect(3);
    let list = rig.run(&["import", "list"]).expect(3);
    assert!(list.stdout.contains("needs consent") && list.stdout.contains("revoked"), "{list}");
    let begun = rig.json(&["import", "authorize", "catalog"]);
    assert_eq!(begun["next"], "mcpctl import complete catalog --revision 0 '<callback-url>'");
    let callback = browser::consent(begun["authorizationUrl"].as_str().expect("a URL"), REDIRECT);
    rig.run(&["import", "complete", "catalog", "--revision", "0", &callback]).expect(0);
    rig.run(&["import", "refresh", "catalog"]).expect(0);
}

#[test]
fn an_expired_token_is_refreshed_and_each_refresh_token_is_used_once() {
    let Some(rig) = Rig::start(6) else { return };
    rig.run(&["environment", "create"]).expect(0);
    rig.create_scheme();
    rig.consent(&["--manifest"]);
    assert_eq!(rig.log(), ["authorization_code"]);
    // Each round waits for the end of the token by asking until the provider has been asked for another.
    for rounds in 1..=2 {
        while rig.log().len() <= rounds {
            let called = rig.json(&["call", "catalog", "tell", "topic=keys"]);
            assert_eq!(called["isError"], false, "{called:#}");
        }
    }
    assert!(rig.log()[1..].iter().all(|line| line == "refresh_token"), "{:?}", rig.log());
    assert_eq!(rig.status(&["--manifest"]), "granted");
}

#[test]
fn a_refused_altered_or_foreign_callback_is_no_consent() {
    let Some(rig) = Rig::start(300) else { return };
    rig.run(&["environment", "create"]).expect(0);
    rig.create_scheme();
    let begin = || {
        let begun = rig.json(&["import", "authorize", "catalog", "--manifest"]);
        begun["authorizationUrl"].as_str().expect("a URL").to_owned()
    };
    let complete = |callback: &str| rig.run(&["import", "complete", "catalog", "--manifest", callback]);
    let denied = complete(&browser::refuse(&begin(), REDIRECT)).expect(1);
    assert!(denied.stderr.contains("access_denied"), "{denied}");

    let callback = browser::consent(&begin(), REDIRECT);
    let mut url = Url::parse(&callback).expect("a URL");
    let state = url.query_pairs().find(|(name, _)| name == "state").expect("a state").1.into_owned();
    url.query_pairs_mut().append_pair("state", &state);
    let doubled = complete(url.as_str()).expect(2);
    assert!(doubled.stderr.contains("`state` more than once") && !doubled.to_string().contains(&state), "{doubled}");
    complete(&callback.replace(&state, "AAAAAAAAAAAAAAAAAAAAAAAA")).expect(3);
    complete("not a URL").expect(2);
    complete(&format!("{REDIRECT}?state={state}")).expect(2);
    assert_eq!(rig.status(&["--manifest"]), "pending-consent", "none of these used the callback up");
    let other = callback.replace(&format!("127.0.0.1%3A{}", rig.provider.port), "127.0.0.1%3A1");
    assert_ne!(other, callback, "the provider names itself in the callback");
    complete(&other).expect(3);

    // The right one, from standard input and from a script.
    let callback = browser::consent(&begin(), REDIRECT);
    let mut child = rig
        .command()
        .args(["import", "complete", "catalog", "--manifest", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    writeln!(child.stdin.take().expect("piped"), "{callback}").expect("written");
    Run::from(child.wait_with_output().expect("ended")).expect(0);
    rig.run(&["import", "complete", "catalog", "--manifest"]).expect(2);
}

#[test]
fn an_unnamed_import_is_selected_by_a_url_that_nothing_repeats() {
    let Some(rig) = Rig::start(300) else { return };
    rig.run(&["environment", "create"]).expect(0);
    rig.create_scheme();
    rig.manifest("version: 2026-07-28");
    let url = rig.vault.mcp_url();
    let begun = rig.run(&["import", "authorize", &url, "--manifest"]).expect(0);
    assert!(begun.stdout.starts_with("Unnamed MCP import: "), "{begun}");
    assert!(begun.stdout.contains("mcpctl import complete '<import-url>' --manifest '<callback-url>'"), "{begun}");
    let begun = rig.json(&["import", "authorize", &url, "--manifest"]);
    assert_eq!(begun["import"], Value::Null);
    let callback = browser::consent(begun["authorizationUrl"].as_str().expect("a URL"), REDIRECT);
    let done = rig.json(&["import", "complete", &url, "--manifest", &callback]);
    assert_eq!((&done["import"], &done["status"]), (&Value::Null, &json!("granted")));
}

#[test]
fn a_changed_scheme_ends_the_consent_and_a_client_can_be_registered() {
    let Some(rig) = Rig::start(300) else { return };
    rig.run(&["environment", "create"]).expect(0);
    let made = rig.json(&[
        "security-scheme",
        "create",
        "vault-oauth",
        "--register-at",
        "catalog",
        "--redirect-url",
        REDIRECT,
        "--scope",
        "tools:read",
    ]);
    assert_eq!(made["providerType"]["issuerUrl"], issuer(&rig.provider), "{made:#}");
    rig.consent(&["--manifest"]);
    rig.run(&["security-scheme", "update", "vault-oauth", "--scope", "tools:read", "--scope", "openid"]).expect(0);
    assert_eq!(rig.status(&["--manifest"]), "authorization-required");
}

#[test]
fn a_person_waits_at_the_terminal_until_somebody_has_consented() {
    let Some(rig) = Rig::start(300) else { return };
    rig.run(&["environment", "create"]).expect(0);
    rig.create_scheme();
    let begun = rig.json(&["import", "authorize", "catalog", "--manifest"]);
    let mut command = rig.command();
    command.args(["import", "status", "catalog", "--manifest", "--wait", "5m"]);
    let mut interrupted = Terminal::start(&command);
    interrupted.wait_for("waiting for the consent of").press(CTRL_C);
    interrupted.end().expect(130);

    let mut waiting = Terminal::start(&command);
    waiting.wait_for("waiting for the consent of");
    let callback = browser::consent(begun["authorizationUrl"].as_str().expect("a URL"), REDIRECT);
    rig.run(&["import", "complete", "catalog", "--manifest", &callback]).expect(0);
    let ended = waiting.end().expect(0);
    assert!(ended.text.contains("granted"), "{ended}");
}

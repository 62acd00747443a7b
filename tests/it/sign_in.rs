//! `mcpctl login`, `logout` and `whoami`: against our own server, and against one with Golem's login by browser.

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;

use super::support::TestEnv;
use super::support::env::Run;
use super::support::fake_mcp::{FakeMcp, Reply};
use super::support::up::Up;

/// The binary in a home of its own, without a keyring that belongs to the person who runs the tests.
fn command(env: &TestEnv) -> Command {
    let mut command = env.mcpctl();
    command.env("MCPCTL_CREDENTIAL_STORE", "file");
    command
}

fn run(env: &TestEnv, args: &[&str]) -> Run {
    command(env).args(args).output().expect("the binary starts").into()
}

pub(crate) fn with_input(mut command: Command, args: &[&str], input: &str) -> Run {
    let mut child = command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A run that ends before it reads is a run, too.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("ended").into()
}

/// An application whose only environment is on a server that the manifest names.
fn at_custom_server(url: &str) -> TestEnv {
    let env = TestEnv::new();
    env.write(
        "golem.yaml",
        format!("app: fresh\nenvironments:\n  prod: {{ server: {{ url: '{url}', auth: {{ oauth2: true }} }} }}\n"),
    );
    env
}

#[test]
fn a_token_is_kept_for_the_server_it_was_made_for_and_never_shown() {
    let serving = TestEnv::with_fixture("quickstart");
    let up = Up::start_with(&serving, &["--no-watch"]);
    up.event("up.deployed");
    let token = serving.read(".mcpctl/token").trim().to_owned();
    let server = format!("http://127.0.0.1:{}/", up.router_port);
    let env = at_custom_server(&server);

    let before = run(&env, &["whoami"]).expect(3);
    assert!(before.stderr.contains("mcpctl login"), "{before}");
    let asked = with_input(command(&env), &["login", "--token-stdin"], &token).expect(2);
    assert!(asked.stderr.contains("--yes"), "a server that only the manifest names is confirmed: {asked}");
    let args = ["login", "--token-stdin", "--yes", "-F", "json"];
    let signed = with_input(command(&env), &args, &format!("{token}\n")).expect(0);
    assert!(signed.stderr.contains("sealed with the key file of this user"), "the fallback says so: {signed}");
    let document = signed.json();
    assert_eq!((&document["server"], &document["keptIn"]), (&json!(server), &json!("file")));

    let known = run(&env, &["whoami", "-F", "json"]).expect(0).json();
    assert_eq!((&known["tokenFrom"], &known["account"]), (&json!("file"), &document["account"]));
    run(&env, &["environment", "create"]).expect(0);
    let file = fs_err::read_to_string(document["file"].as_str().expect("a file")).expect("readable");
    assert!(!file.contains(&token) && !signed.to_string().contains(&token), "the token is sealed");

    // A manifest that points elsewhere gets nothing.
    let stranger = FakeMcp::start(|_| Reply::json(401, json!({ "code": "AUTH_UNAUTHORIZED", "error": "no" })));
    let elsewhere = stranger.url.trim_end_matches("/mcp").to_owned();
    env.write("golem.yaml", env.read("golem.yaml").replace(server.trim_end_matches('/'), &elsewhere));
    run(&env, &["whoami"]).expect(3);
    assert!(stranger.seen().iter().all(|seen| seen.header("authorization").is_empty()), "{:?}", stranger.seen());

    let gone = run(&env, &["logout", "--server", &server, "-F", "json"]).expect(0).json();
    assert_eq!(gone["removed"], true);
    assert_eq!(run(&env, &["logout", "--server", &server, "-F", "json"]).expect(0).json()["removed"], false);
    run(&env, &["whoami", "--server", &server]).expect(3);
}

#[test]
fn what_is_no_token_or_is_refused_is_not_kept() {
    let serving = TestEnv::with_fixture("quickstart");
    let up = Up::start_with(&serving, &["--no-watch"]);
    up.event("up.deployed");
    let server = format!("http://127.0.0.1:{}", up.router_port);
    let env = TestEnv::new();
    let login = |input: &str| with_input(command(&env), &["login", "--server", &server, "--token-stdin"], input);
    login("").expect(2);
    login("short").expect(2);
    login("two\nlines-of-a-token-0123456789\n").expect(2);
    let refused = login("well-formed-but-unknown-0123456789").expect(3);
    assert!(refused.stderr.contains("does not accept the token"), "{refused}");
    run(&env, &["whoami", "--server", &server]).expect(3);
    let nobody = run(&env, &["login", "--server", &server]).expect(2);
    assert!(nobody.stderr.contains("--token-stdin"), "without a terminal nobody is asked: {nobody}");
    let nowhere = run(&env, &["login"]).expect(2);
    assert!(nowhere.stderr.contains("--server URL"), "{nowhere}");
}

#[test]
fn a_login_by_browser_is_polled_until_it_is_done() {
    let polls = AtomicU32::new(0);
    let token = "token-of-the-browser-login-0123456789";
    let record = json!({
        "id": "0198a4e0-0000-7000-8000-000000000001", "accountId": "0198a4e0-0000-7000-8000-000000000002",
        "createdAt": "2026-01-01T00:00:00+00:00", "expiresAt": "+262142-12-31T23:59:59.999999999+00:00",
    });
    let golem = FakeMcp::start(move |seen| match (seen.verb.as_str(), seen.path.as_str()) {
        ("POST", "/v1/login/oauth2/web/authorize") => {
            assert_eq!(seen.body, json!({ "type": "Cli", "provider": "github" }));
            Reply::json(200, json!({ "url": "https://login.example/start", "state": "the-state" }))
        }
        ("GET", "/v1/login/oauth2/web/poll") if polls.fetch_add(1, Ordering::Relaxed) == 0 => {
            Reply::json(202, json!({}))
        }
        ("GET", "/v1/login/oauth2/web/poll") => {
            let mut answer = record.clone();
            answer["secret"] = token.into();
            Reply::json(200, answer)
        }
        ("GET", "/v1/me/token") => Reply::json(200, record.clone()),
        _ => Reply::json(403, json!({ "code": "AUTH_FORBIDDEN", "error": "no" })),
    });
    let server = golem.url.trim_end_matches("/mcp").to_owned();
    let env = TestEnv::new();
    let signed = run(&env, &["login", "--server", &server]).expect(0);
    assert!(signed.stderr.contains("https://login.example/start") && !signed.to_string().contains(token), "{signed}");
    assert!(signed.stdout.contains("as 0198a4e0-0000-7000-8000-000000000002"), "{signed}");
    let opened = golem
        .seen()
        .iter()
        .filter(|seen| seen.path.starts_with("/v1/login"))
        .all(|s| s.header("authorization").is_empty());
    assert!(opened, "a login sends no token");
    assert_eq!(run(&env, &["whoami", "--server", &server, "-F", "json"]).expect(0).json()["expiresAt"], json!(null));
}

#[test]
fn a_token_that_has_ended_needs_a_new_sign_in() {
    let ended = FakeMcp::start(|seen| match seen.path.as_str() {
        // Golem tells about an ended token as if it were good.
        "/v1/me/token" => Reply::json(
            200,
            json!({
                "id": "0198a4e0-0000-7000-8000-000000000001", "accountId": "0198a4e0-0000-7000-8000-000000000002",
                "createdAt": "2026-01-01T00:00:00+00:00", "expiresAt": "2026-01-02T00:00:00+00:00",
            }),
        ),
        _ => Reply::json(403, json!({ "code": "FEATURE_DISABLED", "error": "no" })),
    });
    let env = TestEnv::new();
    let server = ended.url.trim_end_matches("/mcp");
    let args = ["login", "--server", server, "--token-stdin"];
    let refused = with_input(command(&env), &args, "a-token-that-has-ended-long-ago").expect(3);
    assert!(refused.stderr.contains("2026-01-02"), "{refused}");
}

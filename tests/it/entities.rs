//! `mcpctl security-scheme`, `domain` and `environment` against a running control plane.

use std::io::Write;
use std::process::Stdio;

use serde_json::{Value, json};

use super::support::TestEnv;
use super::support::env::Run;
use super::support::up::Up;

const SECRET: &str = "planted-client-secret-7c1e";

/// The arguments of the document's example, after `golem api security-scheme create`.
const DOCUMENTED: &[&str] = &[
    "mcp-oauth",
    "--provider-type",
    "custom",
    "--custom-provider-name",
    "mock-oauth2",
    "--custom-issuer-url",
    "http://localhost:9099/golem",
    "--client-id",
    "golem-mcp-client",
    "--client-secret",
    SECRET,
    "--scope",
    "openid",
    "--scope",
    "email",
    "--scope",
    "profile",
    "--redirect-url",
    "http://mcp-demo.localhost:9007/mcp/oauth/callback",
];

/// A manifest that is not deployed, beside a running `up` of another application.
fn undeployed() -> (TestEnv, TestEnv, Up) {
    let serving = TestEnv::with_fixture("quickstart");
    let up = Up::start_with(&serving, &["--no-watch"]);
    up.event("up.deployed");
    let env = TestEnv::new();
    env.write("golem.yaml", "app: fresh\nenvironments:\n  local: { server: local }\n  prod: { server: local }\n");
    (env, serving, up)
}

fn run(env: &TestEnv, serving: &TestEnv, up: &Up, args: &[&str]) -> Run {
    command(env, serving, up).args(args).output().expect("the binary starts").into()
}

fn command(env: &TestEnv, serving: &TestEnv, up: &Up) -> std::process::Command {
    let mut command = env.mcpctl();
    command
        .env("MCPCTL_BUILTIN_LOCAL_URL", format!("http://127.0.0.1:{}", up.router_port))
        .env("MCPCTL_AUTH_TOKEN", serving.read(".mcpctl/token").trim());
    command
}

fn with_input(env: &TestEnv, serving: &TestEnv, up: &Up, args: &[&str], input: &str) -> Run {
    let mut child = command(env, serving, up)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("written");
    child.wait_with_output().expect("ended").into()
}

#[test]
fn the_documents_command_works_unchanged_and_makes_what_is_missing() {
    let (env, serving, up) = undeployed();
    let list = run(&env, &serving, &up, &["security-scheme", "list"]).expect(1);
    assert!(list.stderr.contains("`mcpctl environment create -E local` makes it"), "{list}");

    let created = run(&env, &serving, &up, &[&["api", "security-scheme", "create"], DOCUMENTED].concat()).expect(0);
    assert!(created.stderr.contains("created environment fresh/local on http://127.0.0.1:"), "{created}");
    assert!(created.stderr.contains("--client-secret-file FILE"), "the safer ways are named: {created}");
    assert!(!created.to_string().contains(SECRET), "{created}");

    let get = run(&env, &serving, &up, &["security-scheme", "get", "mcp-oauth", "-F", "json"]).expect(0);
    assert!(!get.stdout.contains(SECRET), "{get}");
    let get = get.json();
    assert_eq!(
        (&get["providerType"], &get["clientId"], &get["scopes"], &get["revision"]),
        (
            &json!({ "type": "Custom", "name": "mock-oauth2", "issuerUrl": "http://localhost:9099/golem" }),
            &json!("golem-mcp-client"),
            &json!(["openid", "email", "profile"]),
            &json!(0)
        )
    );
    let list = run(&env, &serving, &up, &["security-scheme", "list"]).expect(0);
    insta::assert_snapshot!(list.stdout, @"
    NAME       PROVIDER     CLIENT ID         SCOPES
    mcp-oauth  mock-oauth2  golem-mcp-client  openid email profile
    ");
    let again = run(&env, &serving, &up, &[&["security-scheme", "create"], DOCUMENTED].concat()).expect(5);
    assert!(again.stderr.contains("mcpctl security-scheme update mcp-oauth"), "{again}");
}

#[test]
fn a_secret_comes_from_a_file_standard_input_or_a_variable_and_never_silently_from_nowhere() {
    let (env, serving, up) = undeployed();
    let create = |name: &'static str| {
        [
            "security-scheme",
            "create",
            name,
            "--provider-type",
            "google",
            "--client-id",
            "c",
            "--redirect-url",
            "https://e.example/cb",
        ]
    };
    env.write("secret.txt", format!("{SECRET}\n"));
    let file =
        run(&env, &serving, &up, &[&create("of-file")[..], &["--client-secret-file", "secret.txt"]].concat()).expect(0);
    assert!(!file.stderr.contains("warning"), "{file}");
    let args = [&create("of-input")[..], &["--client-secret", "-"]].concat();
    with_input(&env, &serving, &up, &args, &format!("{SECRET}\n")).expect(0);
    with_input(&env, &serving, &up, &[&create("empty")[..], &["--client-secret", "-"]].concat(), "\n").expect(2);
    with_input(&env, &serving, &up, &[&create("lines")[..], &["--client-secret", "-"]].concat(), "a\nb\n").expect(2);
    let by_variable = command(&env, &serving, &up)
        .args(create("of-variable"))
        .env("MCPCTL_CLIENT_SECRET", SECRET)
        .output()
        .expect("the binary starts");
    Run::from(by_variable).expect(0);
    run(&env, &serving, &up, &[&create("public")[..], &["--public-client"]].concat()).expect(0);
    let nowhere = run(&env, &serving, &up, &create("nowhere")).expect(2);
    assert!(nowhere.stderr.contains("--public-client") && nowhere.stderr.contains("MCPCTL_CLIENT_SECRET"), "{nowhere}");
    let list = run(&env, &serving, &up, &["security-scheme", "list", "-F", "json"]).expect(0).json();
    let names: Vec<&str> =
        list["securitySchemes"].as_array().expect("schemes").iter().filter_map(|s| s["name"].as_str()).collect();
    assert_eq!(names, ["of-file", "of-input", "of-variable", "public"]);
}

#[test]
fn a_manifest_cannot_read_the_client_secret() {
    let env = TestEnv::new();
    env.write("golem.yaml", "app: a\nenvironments:\n  local: { server: { url: 'https://{{ MCPCTL_CLIENT_SECRET }}.example', auth: { oauth2: true } } }\n");
    let run: Run = env.mcpctl().args(["validate"]).env("MCPCTL_CLIENT_SECRET", SECRET).output().expect("starts").into();
    assert!(run.code == Some(1) && !run.to_string().contains(SECRET), "{run}");
}

#[test]
fn a_change_that_somebody_else_overtook_is_a_conflict() {
    let (env, serving, up) = undeployed();
    run(&env, &serving, &up, &[&["security-scheme", "create"], DOCUMENTED].concat()).expect(0);
    let update =
        |args: &[&str]| run(&env, &serving, &up, &[&["security-scheme", "update", "mcp-oauth"], args].concat());
    assert!(update(&[]).expect(2).stderr.contains("nothing to change"));
    let changed = update(&["--revision", "0", "--scope", "openid", "-F", "json"]).expect(0).json();
    assert_eq!((&changed["revision"], &changed["scopes"]), (&json!(1), &json!(["openid"])));
    let stale = update(&["--revision", "0", "--client-id", "other", "-F", "json"]).expect(5).json();
    assert_eq!((&stale["code"], &stale["recovery"]), (&json!("conflict"), &json!("retry")));
    // The name of a custom provider stays when only its issuer changes.
    let changed =
        update(&["--custom-issuer-url", "http://localhost:9098", "--no-scopes", "-F", "json"]).expect(0).json();
    assert_eq!(
        (&changed["providerType"], &changed["scopes"]),
        (&json!({ "type": "Custom", "name": "mock-oauth2", "issuerUrl": "http://localhost:9098" }), &json!([]))
    );
    let delete =
        |args: &[&str]| run(&env, &serving, &up, &[&["security-scheme", "delete", "mcp-oauth"], args].concat());
    assert!(delete(&[]).expect(2).stderr.contains("--yes"));
    delete(&["--yes", "--revision", "1"]).expect(5);
    assert_eq!(delete(&["--yes", "-F", "json"]).expect(0).json()["deleted"], true);
    let gone = delete(&["--yes"]).expect(1);
    assert!(gone.stderr.contains("has no security scheme `mcp-oauth`"), "{gone}");
}

#[test]
fn domains_are_registered_listed_and_given_up() {
    let (env, serving, up) = undeployed();
    let domain = |args: &[&str]| run(&env, &serving, &up, &[&["domain"], args].concat());
    domain(&["register", "b.localhost:9007"]).expect(0);
    run(&env, &serving, &up, &["api", "domain", "register", "a.localhost:9007"]).expect(0);
    assert!(domain(&["register", "a.localhost:9007"]).expect(5).stderr.contains("already"));
    let taken = domain(&["register", "mcp-demo.localhost:9007"]).expect(5);
    assert!(taken.stderr.contains("belongs to one environment"), "{taken}");
    assert!(domain(&["register", "http://x"]).expect(2).stderr.contains("a domain must"));
    let list = domain(&["list", "-F", "json"]).expect(0).json();
    let names: Vec<&Value> = list["domains"].as_array().expect("domains").iter().map(|d| &d["domain"]).collect();
    assert_eq!(names, ["a.localhost:9007", "b.localhost:9007"]);
    assert!(domain(&["delete", "a.localhost:9007"]).expect(2).stderr.contains("--yes"));
    domain(&["delete", "a.localhost:9007", "--yes"]).expect(0);
    let gone = domain(&["delete", "a.localhost:9007", "--yes"]).expect(1);
    assert!(gone.stderr.contains("it has `b.localhost:9007`"), "{gone}");
}

#[test]
fn environments_are_listed_whatever_their_servers_say() {
    let (env, serving, up) = undeployed();
    let create = |env: &TestEnv| {
        run(env, &serving, &up, &["environment", "create", "-E", "prod", "-F", "json"]).expect(0).json()
    };
    let (first, second) = (create(&env), create(&env));
    assert_eq!((&first["created"], &second["created"]), (&json!(true), &json!(false)));
    assert_eq!(first["id"], second["id"]);
    env.write(
        "golem.yaml",
        "app: fresh\nenvironments:\n  local: { server: local }\n  far:\n    server: { url: 'http://127.0.0.1:1', auth: { oauth2: true } }\n",
    );
    let run = run(&env, &serving, &up, &["environment", "list"]).expect(4);
    let text = run.to_string().replace(&format!(":{}", up.router_port), ":19881");
    insta::assert_snapshot!(text, @"
    ENVIRONMENT      SERVER                   STATE
    local (default)  http://127.0.0.1:19881/  not created
    far              http://127.0.0.1:1/      not reached
    prod             http://127.0.0.1:19881/  nothing deployed, not in the manifest

    far: the control plane at http://127.0.0.1:1/ cannot be reached: the connection failed: Connection refused (os error 111)
    help: is it running, and are address and port right?
    [exit 4]
    ");
}

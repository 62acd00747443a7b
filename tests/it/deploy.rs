//! `mcpctl deploy`, `rollback`, `status` and `deployments` against a running control plane.

use std::io::{Read, Write};
use std::net::TcpListener;

use serde_json::json;

use super::support::TestEnv;
use super::support::up::Up;

/// A running `up` that does not deploy edits by itself.
fn running(env: &TestEnv) -> Up {
    let up = Up::start_with(env, &["--no-watch"]);
    up.event("up.deployed");
    up
}

/// Removes a tool pattern from the quickstart.
fn edit(env: &TestEnv) {
    env.write("golem.yaml", env.read("golem.yaml").replace("              - list **\n", ""));
}

#[test]
fn without_a_terminal_a_deploy_needs_yes() {
    let env = TestEnv::with_fixture("quickstart");
    let _up = running(&env);
    edit(&env);
    let run = env.run(["deploy"]).expect(2);
    assert!(run.stderr.contains("--yes"), "{run}");
    assert!(run.stderr.contains("- tool file_tools_list"), "what would change is shown first: {run}");
    let run = env.run(["deploy", "--yes", "-F", "json"]).expect(0).json();
    assert_eq!((&run["deployed"], &run["deployment"]["revision"]), (&json!(true), &json!(1)));
    let run = env.run(["deploy", "-F", "json"]).expect(0).json();
    assert_eq!(run["deployed"], false, "an environment that is up to date needs no question");
}

#[test]
fn deletions_are_named_before_the_question() {
    let env = TestEnv::with_fixture("quickstart");
    let _up = running(&env);
    env.write("golem.yaml", env.read("golem.yaml").replace("mcp-demo", "mcp-other"));
    let run = env.run(["deploy"]).expect(2);
    assert!(run.stderr.contains("this deletes endpoint `mcp-demo.localhost:9007`"), "{run}");
    assert!(run.stderr.contains("mcp-tools-demo/local on http://127.0.0.1:"), "{run}");
}

#[test]
fn rollback_brings_the_earlier_surface_back_and_says_what_is_not_ready() {
    let env = TestEnv::with_fixture("quickstart");
    let up = running(&env);
    edit(&env);
    env.run(["deploy", "--yes", "--deployment-version", "two"]).expect(0);
    env.run(["rollback", "--revision", "0", "--yes"]).expect(0);
    let host = "mcp-demo.localhost:9007";
    assert_eq!(up.tools(host, &up.session(host)).len(), 4);
    let run = env.run(["rollback", "--revision", "0", "--yes"]).expect(1);
    assert!(run.stderr.contains("is the current one"), "{run}");
    env.run(["rollback", "--version", "two", "--yes"]).expect(0);
    env.run(["rollback", "--version", "three", "--yes"]).expect(1);

    let list = env.run(["deployments", "list", "-F", "json"]).expect(0).json();
    assert_eq!(list["deployments"].as_array().map(Vec::len), Some(2), "{list:#}");
    assert_eq!((&list["deployments"][0]["current"], &list["deployments"][0]["version"]), (&json!(true), &json!("two")));
    let show = env.run(["deployments", "show", "0", "-F", "json"]).expect(0).json();
    assert_eq!(show["endpoints"][0]["tools"].as_array().map(Vec::len), Some(4), "{show:#}");
}

#[test]
fn a_changed_runtime_file_makes_an_earlier_revision_not_ready_and_nothing_else() {
    let env = TestEnv::with_fixture("quickstart");
    let up = Up::start(&env);
    up.event("up.deployed");
    env.run(["status", "--exit-code"]).expect(0);
    env.write("mcpctl.runtime.yaml", env.read("mcpctl.runtime.yaml").replace("Print a file", "Show a file"));
    up.event("up.deployed");
    env.run(["rollback", "--revision", "0", "--yes"]).expect(0);
    let status = env.run(["status", "--exit-code", "-F", "json"]).expect(6).json();
    let component =
        status["components"].as_array().expect("components").iter().find(|c| c["name"] == "my-app:file-tools");
    assert_eq!(component.expect("listed")["ready"], false, "{status:#}");
    let host = "mcp-demo.localhost:9007";
    let session = up.session(host);
    assert_eq!(up.tools(host, &session).len(), 4, "the surface is the earlier one");
    let answer = up.call(host, &session, "file_tools_list", &json!({})).message();
    assert!(answer.get("error").is_some() || answer["result"]["isError"] == true, "{answer:#}");
}

#[test]
fn a_saved_plan_is_deployed_as_it_is_or_not_at_all() {
    let env = TestEnv::with_fixture("quickstart");
    let _up = running(&env);
    edit(&env);
    env.run(["plan", "-o", "a.plan"]).expect(0);
    env.run(["plan", "-o", "b.plan"]).expect(0);
    env.run(["deploy", "a.plan"]).expect(0);
    let run = env.run(["deploy", "b.plan"]).expect(5);
    assert!(run.stderr.contains("the plan is stale") && run.stderr.contains("is deployed now"), "{run}");

    env.run(["plan", "-o", "c.plan"]).expect(0);
    env.write("golem.yaml", env.read("golem.yaml").replace("mcp-demo", "mcp-other"));
    let run = env.run(["deploy", "c.plan"]).expect(5);
    assert!(run.stderr.contains("mcp-other.localhost:9007"), "{run}");
    let run = env.run(["deploy", "golem.yaml"]).expect(2);
    assert!(run.stderr.contains("plan -o"), "{run}");
}

/// Answers every request with the same thing, and tells what it was asked.
fn answering(body: &'static str) -> (u16, std::sync::mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("free port");
    let port = listener.local_addr().expect("address").port();
    let (tell, asked) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let mut buffer = [0; 8192];
            let count = stream.read(&mut buffer).unwrap_or(0);
            let answer = format!(
                "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
                body.len()
            );
            let _ = stream.write_all(answer.as_bytes());
            if tell.send(String::from_utf8_lossy(&buffer[..count]).into_owned()).is_err() {
                return;
            }
        }
    });
    (port, asked)
}

#[test]
fn a_web_page_is_no_control_plane() {
    let env = TestEnv::with_fixture("quickstart");
    let (port, _) = answering("<!doctype html><title>hello</title>");
    let url = format!("http://127.0.0.1:{port}");
    let output = env.mcpctl().args(["plan"]).env("MCPCTL_SERVER_URL", url).output().expect("runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(4), "{text}");
    assert!(text.contains("answers HTML: is this a control plane?"), "{text}");
}

#[test]
fn nobody_there_says_how_to_start_somebody() {
    let env = TestEnv::with_fixture("quickstart");
    let listener = TcpListener::bind("127.0.0.1:0").expect("free port");
    let port = listener.local_addr().expect("address").port();
    drop(listener);
    let url = format!("http://127.0.0.1:{port}");
    let output = env.mcpctl().args(["plan"]).env("GOLEM_BUILTIN_LOCAL_URL", url).output().expect("runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(4), "{text}");
    assert!(text.contains("mcpctl up"), "{text}");
    assert!(!env.app().join(".mcpctl").exists(), "reading makes nothing");
}

#[test]
fn an_ambient_token_does_not_follow_a_manifest() {
    let env = TestEnv::with_fixture("quickstart");
    let (port, asked) = answering(r#"{"version":"1.5.0"}"#);
    let manifest = env.read("golem.yaml").replace(
        "    server: local",
        &format!("    server: {{ url: 'http://127.0.0.1:{port}', auth: {{ oauth2: true }} }}"),
    );
    env.write("golem.yaml", manifest.replace("subdomain: mcp-demo", "domain: mcp-demo.example.com"));
    let run = |extra: &[&str]| {
        let mut command = env.mcpctl();
        command.arg("plan").args(extra).env("MCPCTL_AUTH_TOKEN", "an-ambient-token-of-the-shell");
        let output = command.output().expect("runs");
        let mut requests = String::new();
        while let Ok(request) = asked.try_recv() {
            requests.push_str(&request);
        }
        (requests, String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (requests, stderr) = run(&[]);
    assert!(requests.contains("GET /v1/me/token"), "{requests}\n{stderr}");
    assert!(!requests.contains("an-ambient-token"), "{requests}");
    let (requests, _) = run(&["--trust-server", "127.0.0.1"]);
    assert!(requests.contains("an-ambient-token"), "{requests}");
}

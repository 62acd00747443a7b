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
    assert_eq!(list["deployments"][1]["deployedBy"], "initial@user", "{list:#}");
    let text = env.run(["deployments", "list"]).expect(0).stdout;
    assert!(text.starts_with("REVISION     VERSION  DEPLOYED"), "{text}");
    assert!(text.contains("1 (current)  two") && text.contains(" UTC  initial@user"), "{text}");
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

#[test]
fn a_plan_is_read_from_stdin_too() {
    let env = TestEnv::with_fixture("quickstart");
    let _up = running(&env);
    edit(&env);
    let plan = env.run(["plan", "-o", "-"]).expect(0).stdout;
    env.write("from-a-pipe.plan", &plan);
    let stdin = fs_err::File::open(env.app().join("from-a-pipe.plan")).expect("a file").into_parts().0;
    let output = env.mcpctl().args(["deploy", "-"]).stdin(stdin).output().expect("runs");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let run = env.run(["deploy", "-"]).expect(2);
    assert!(run.stderr.contains("plan -o"), "an empty input is no plan: {run}");
}

#[test]
fn a_saved_plan_notices_that_an_import_leads_elsewhere() {
    let env = TestEnv::with_fixture("quickstart");
    let import = |key: &str| {
        format!(
            "\nmcp:\n  imports:\n    local:\n      - name: docs\n        url: https://docs.example.com/mcp?key={key}\n"
        )
    };
    let manifest = env.read("golem.yaml");
    env.write("golem.yaml", manifest.replace("\nmcp:\n", &import("first")));
    let up = Up::start_with(&env, &["--no-watch"]);
    up.event("up.findings");
    up.event("up.deployed");
    edit(&env);
    env.run(["plan", "-o", "a.plan"]).expect(0);
    env.write("golem.yaml", env.read("golem.yaml").replace("key=first", "key=second"));
    let run = env.run(["deploy", "a.plan"]).expect(5);
    assert!(run.stderr.contains("URL or credentials of import 0"), "{run}");
    assert!(!run.stderr.contains("second"), "{run}");
    env.run(["plan", "-o", "b.plan"]).expect(0);
    env.run(["deploy", "b.plan"]).expect(0);
}

#[test]
fn rollback_says_both_ways_to_name_a_deployment() {
    let run = TestEnv::with_fixture("quickstart").run(["rollback"]).expect(2);
    assert!(run.stderr.contains("--revision") && run.stderr.contains("--version"), "{run}");
}

#[test]
fn a_server_that_says_nothing_is_given_up() {
    let env = TestEnv::with_fixture("quickstart");
    let listener = TcpListener::bind("127.0.0.1:0").expect("free port");
    let url = format!("http://{}", listener.local_addr().expect("address"));
    let begun = std::time::Instant::now();
    let output = env.mcpctl().args(["plan"]).env("MCPCTL_SERVER_URL", url).output().expect("runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(4), "{text}");
    assert!(text.contains("says nothing"), "{text}");
    assert!(begun.elapsed() < std::time::Duration::from_secs(60), "{:?}", begun.elapsed());
}

/// On a terminal: what is typed, and how it ends.
fn asked(env: &TestEnv, typed: &[&str]) -> (String, Option<i32>) {
    let mut command = env.mcpctl();
    command.arg("deploy").stdin(std::process::Stdio::inherit());
    let mut session = rexpect::session::spawn_command(command, Some(60_000)).expect("starts");
    let mut text = String::new();
    for keys in typed {
        text.push_str(&session.exp_regex(r"\[./.\] ").expect("a question").0);
        session.send(keys).expect("typed");
        session.flush().expect("sent");
    }
    text.push_str(&session.exp_eof().unwrap_or_default());
    let status = session.process().wait().expect("ends");
    let code = match status {
        rexpect::process::WaitStatus::Exited(_, code) => Some(code),
        _ => None,
    };
    (text, code)
}

#[test]
fn enter_deletes_nothing_and_other_keys_are_told() {
    let env = TestEnv::with_fixture("quickstart");
    let _up = running(&env);
    env.write("golem.yaml", env.read("golem.yaml").replace("mcp-demo", "mcp-other"));
    let (text, code) = asked(&env, &["\n"]);
    assert_eq!(code, Some(1), "{text}");
    let (text, code) = asked(&env, &["\u{4}"]);
    assert_eq!(code, Some(1), "the end of the input is no: {text}");
    let (text, code) = asked(&env, &["q\n", "y\n"]);
    assert!(text.contains("answer `y` or `n`"), "{text}");
    assert_eq!(code, Some(0), "{text}");
}

#[test]
fn guards_that_the_runtime_does_not_have_are_never_left_out() {
    let env = TestEnv::with_fixture("quickstart");
    let up = running(&env);
    let manifest = env.read("golem.yaml");
    let guarded = manifest.replace(
        "      file-tools: {}\n",
        "      file-tools:\n        middleware: [{ name: audit-log }]\n    initialCard:\n      upperBound: { positive: [read] }\n",
    );
    assert_ne!(guarded, manifest);
    env.write("golem.yaml", &guarded);
    let run = env.run(["deploy", "--yes", "-F", "json"]).expect(1);
    let document = run.json();
    assert_eq!(document["code"], "not-supported", "{document}");
    let message = document["message"].as_str().expect("text");
    assert!(message.contains("components.my-app:tool-owner.tools.file-tools.middleware"), "{message}");
    assert!(message.contains("components.my-app:tool-owner.initialCard"), "{message}");
    env.write(
        "golem.yaml",
        manifest + "\ntoolMiddlewareReleases:\n  local:\n    audit-log: {}\n  prod:\n    other: {}\n",
    );
    let run = env.run(["deploy", "--yes", "-F", "json"]).expect(1).json();
    let message = run["message"].as_str().expect("text");
    assert!(message.contains("toolMiddlewareReleases.local.audit-log") && !message.contains("other"), "{message}");
    env.write("golem.yaml", guarded);
    drop(up);
    let up = Up::start_with(&env, &["--no-watch"]);
    let failed = up.event("up.failed");
    assert_eq!(failed["code"], "not-supported", "nor does `up` leave them out: {failed}");
}

/// A secret's prompt, ended by Ctrl-C or SIGTERM: the exit code, and whether the terminal shows what is typed afterwards.
fn ended_at_a_secret(env: &TestEnv, by_key: bool) -> (String, bool) {
    let prepared = env.mcpctl();
    let mut shell = std::process::Command::new("sh");
    shell.current_dir(env.app()).envs(prepared.get_envs().filter_map(|(name, value)| Some((name, value?))));
    shell.env("PROGRAM", prepared.get_program());
    // Pseudo-terminals begin without echo here. The shell outlives the prompt, as the one of a person does.
    let create = "exec \"$PROGRAM\" security-scheme create s --provider-type google --client-id c --redirect-url http://localhost/x";
    let script = format!("stty echo; trap : INT; sh -c 'echo pid=$$=; {create}'; echo code=$?=; stty -a; echo done");
    shell.args(["-c", &script]);
    let mut session = rexpect::session::spawn_command(shell, Some(60_000)).expect("starts");
    let pid = session.exp_regex("pid=[0-9]+=").expect("its id").1;
    session.exp_string("secret: ").expect("the prompt");
    if by_key {
        session.send("\u{3}").expect("typed");
        session.flush().expect("sent");
    } else {
        let pid = pid.trim_matches(|c: char| !c.is_ascii_digit()).parse().expect("a number");
        let pid = rustix::process::Pid::from_raw(pid).expect("an id");
        rustix::process::kill_process(pid, rustix::process::Signal::TERM).expect("sent");
    }
    let text = session.exp_string("done").expect("ends");
    let shows = text.split_whitespace().any(|word| word.trim_end_matches(';') == "echo");
    (text, shows)
}

#[test]
fn a_signal_at_a_secret_leaves_the_terminal_as_it_was() {
    let env = TestEnv::with_fixture("quickstart");
    for (by_key, code) in [(true, "code=130="), (false, "code=143=")] {
        let (text, shows) = ended_at_a_secret(&env, by_key);
        assert!(text.contains(code) && shows, "{text}");
    }
}

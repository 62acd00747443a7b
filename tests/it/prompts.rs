//! Questions on a real pseudo-terminal: what each key does, what the terminal is afterwards, and what is done. Without a
//! person the same commands name the flag to use.

use std::process::Command;

use serde_json::json;

use super::support::TestEnv;
use super::support::fake_mcp::{FakeMcp, Reply};
use super::support::terminal::{CTRL_C, CTRL_D, Terminal, without_input};
use super::support::up::Up;

/// A running `up` that does not deploy edits by itself, and an edit that waits to be deployed.
fn edited() -> (TestEnv, Up) {
    let env = TestEnv::with_fixture("quickstart");
    let up = Up::start_with(&env, &["--no-watch"]);
    up.event("up.deployed");
    env.write("golem.yaml", env.read("golem.yaml").replace("              - list **\n", ""));
    (env, up)
}

fn command(env: &TestEnv, args: &[&str]) -> Command {
    let mut command = env.mcpctl();
    command.env("MCPCTL_CREDENTIAL_STORE", "file").args(args);
    command
}

fn revisions(env: &TestEnv) -> usize {
    let list = env.run(["deployments", "list", "-F", "json"]).expect(0).json();
    list["deployments"].as_array().expect("deployments").len()
}

fn schemes(env: &TestEnv) -> usize {
    let list = env.run(["security-scheme", "list", "-F", "json"]).expect(0).json();
    list["securitySchemes"].as_array().expect("schemes").len()
}

const CREATE: &[&str] = &[
    "security-scheme",
    "create",
    "typed",
    "--provider-type",
    "google",
    "--client-id",
    "c",
    "--redirect-url",
    "http://localhost/x",
];

#[test]
fn a_confirmation_is_ended_by_a_signal_or_the_end_of_the_input_and_nothing_is_done() {
    let (env, _up) = edited();
    for (keys, code, told) in [
        (CTRL_C, 130, ""),
        (CTRL_D, 1, "nothing was changed"),
        ("n\n", 1, "nothing was changed"),
        ("what\nq\nx\n", 1, "answer `y` or `n`"),
    ] {
        let mut terminal = Terminal::start(&command(&env, &["deploy"]));
        terminal.wait_for("Deploy this to `mcp-tools-demo/local`").wait_for("[Y/n] ").press(keys);
        let ended = terminal.end().expect(code);
        assert!(ended.text.contains(told), "{ended}");
        assert_eq!(revisions(&env), 1, "{keys:?}: {ended}");
    }
    // Enter is the safe default: yes where nothing vanishes as a whole, no where something does.
    let mut terminal = Terminal::start(&command(&env, &["rollback", "--revision", "0"]));
    terminal.wait_for("is the current one");
    terminal.end().expect(1);
    let mut terminal = Terminal::start(&command(&env, &["deploy"]));
    terminal.wait_for("[Y/n] ").press("\n");
    terminal.end().expect(0);
    assert_eq!(revisions(&env), 2);
    let mut terminal = Terminal::start(&command(&env, &["domain", "delete", "mcp-demo.localhost:9007"]));
    terminal.wait_for("Give up `mcp-demo.localhost:9007`").wait_for("[y/N] ").press("\n");
    terminal.end().expect(1);
    let mut terminal = Terminal::start(&command(&env, &["deploy", "--no-input"]));
    terminal.wait_for("is up to date");
    terminal.end().expect(0);
}

#[test]
fn a_secret_is_typed_unseen_or_nothing_is_done() {
    let (env, _up) = edited();
    let told = "nothing was typed";
    for (keys, times, code, told) in [(CTRL_C, 1, 130, ""), (CTRL_D, 1, 2, told), ("\n", 3, 2, told)] {
        let mut terminal = Terminal::start(&command(&env, CREATE));
        for _ in 0..times {
            terminal.wait_for("Client secret: ").press(keys);
        }
        let ended = terminal.end().expect(code);
        assert!(ended.text.contains(told), "{ended}");
        assert_eq!(schemes(&env), 0, "{keys:?}: {ended}");
    }
    let mut terminal = Terminal::start(&command(&env, CREATE));
    terminal.wait_for("Client secret: ").press("s3cret-as-typed\n");
    let ended = terminal.end().expect(0);
    assert!(!ended.text.contains("s3cret"), "{ended}");
    assert_eq!(schemes(&env), 1);
}

#[test]
fn a_token_is_asked_for_by_a_login_without_a_browser() {
    let (env, up) = edited();
    let token = env.read(".mcpctl/token").trim().to_owned();
    let server = format!("http://127.0.0.1:{}", up.router_port);
    let login = ["login", "--server", &server];
    let mut terminal = Terminal::start(&command(&env, &login));
    terminal.wait_for("its operator hands out tokens").wait_for("Token: ").press(CTRL_C);
    terminal.end().expect(130);
    assert!(!env.home().join(".config/mcpctl/credentials.json").exists());
    let mut terminal = Terminal::start(&command(&env, &login));
    terminal.wait_for("Token: ").press(&format!("{token}\n"));
    let ended = terminal.end().expect(0);
    assert!(ended.text.contains("signed in to") && !ended.text.contains(&token), "{ended}");
}

#[test]
fn a_callback_may_be_longer_than_a_line_of_a_terminal() {
    let env = TestEnv::with_fixture("quickstart");
    let complete = ["import", "complete", "catalog", "--manifest"];
    for (keys, times, code) in [(CTRL_C, 1, 130), (CTRL_D, 1, 2), ("\n", 3, 2)] {
        let mut terminal = Terminal::start(&command(&env, &complete));
        for _ in 0..times {
            terminal.wait_for("Callback URL: ").press(keys);
        }
        terminal.end().expect(code);
    }
    // Past the limit of a line (4096 bytes on Linux) the address still arrives whole: its end holds the state.
    let whole = format!("http://localhost:9007/cb?code={}&state=s\n", "c".repeat(6000));
    let mut terminal = Terminal::start(&command(&env, &complete));
    terminal.wait_for("Callback URL: ").press(&whole);
    let ended = terminal.end().expect(2);
    assert!(ended.text.contains("the manifest declares no imports"), "it was read and found whole: {ended}");
    let cut = whole.replace("&state=s", "");
    let mut terminal = Terminal::start(&command(&env, &complete));
    terminal.wait_for("Callback URL: ").press(&cut);
    let ended = terminal.end().expect(2);
    assert!(ended.text.contains("state"), "without its end it is told: {ended}");
}

/// A folder with an `xdg-open` that writes down what it is asked to open, first on the path.
fn with_browser(env: &TestEnv, mut command: Command) -> Command {
    use std::os::unix::fs::PermissionsExt;
    let folder = env.home().join("bin");
    fs_err::create_dir_all(&folder).expect("folder");
    let program = folder.join("xdg-open");
    fs_err::write(
        &program,
        "#!/bin/sh\necho \"$1\" > \"$HOME/opened.part\"\nmv \"$HOME/opened.part\" \"$HOME/opened\"\n",
    )
    .expect("written");
    fs_err::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).expect("chmod");
    let path = std::env::var("PATH").unwrap_or_default();
    command.env("PATH", format!("{}:{path}", folder.display()));
    command
}

#[test]
fn a_page_is_opened_on_request_and_only_for_a_person() {
    let page = "https://login.example/start?a=1&b=$(touch%20x)";
    let golem = FakeMcp::start(move |seen| match (seen.verb.as_str(), seen.path.as_str()) {
        ("POST", "/v1/login/oauth2/web/authorize") => Reply::json(200, json!({ "url": page, "state": "the-state" })),
        ("GET", "/v1/login/oauth2/web/poll") => Reply::json(202, json!({})),
        _ => Reply::json(403, json!({ "code": "AUTH_FORBIDDEN", "error": "no" })),
    });
    let server = golem.url.trim_end_matches("/mcp");
    let env = TestEnv::new();
    let opened = || fs_err::read_to_string(env.home().join("opened")).ok();
    let login = ["login", "--server", server, "--wait", "1"];
    let run = |args: &[&str]| {
        let mut terminal = Terminal::start(&with_browser(&env, command(&env, args)));
        terminal.wait_for(page);
        terminal.end().expect(3)
    };
    run(&login);
    assert_eq!(opened(), None, "nobody asked for it");
    let quiet = with_browser(&env, command(&env, &[&login[..], &["--open"]].concat())).output().expect("starts");
    let told = String::from_utf8_lossy(&quiet.stderr).into_owned();
    assert!(told.contains("only for a person at a terminal") && opened().is_none(), "{told}");
    let ended = run(&[&login[..], &["--open"]].concat());
    assert_eq!(opened().as_deref().map(str::trim), Some(page), "{ended}");
    // While it waits, Ctrl-C ends it.
    let mut terminal = Terminal::start(&command(&env, &["login", "--server", server]));
    terminal.wait_for("waiting for the login").press(CTRL_C);
    terminal.end().expect(130);
}

#[test]
fn where_nobody_can_be_asked_the_flag_is_named() {
    let (env, up) = edited();
    let server = format!("http://127.0.0.1:{}", up.router_port);
    for (args, flag) in [
        (&["deploy"][..], "--yes"),
        (&["domain", "delete", "mcp-demo.localhost:9007"], "--yes"),
        (CREATE, "--client-secret-file"),
        (&["login", "--server", &server], "--token-stdin"),
        (&["import", "complete", "catalog", "--manifest"], "`-`"),
    ] {
        for how in ["<&-", "</dev/null", "<&- --no-input"] {
            let run = without_input(&command(&env, args), how).expect(2);
            assert!(run.stderr.contains(flag), "{args:?} {how}: {run}");
        }
        // At a terminal whose person does not want to be asked.
        let mut terminal = Terminal::start(&command(&env, &[args, &["--no-input"]].concat()));
        terminal.wait_for(flag.trim_matches('`'));
        terminal.end().expect(2);
    }
    assert_eq!((revisions(&env), schemes(&env)), (1, 0));
}

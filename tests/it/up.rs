//! `mcpctl up`: one command from a manifest to a served endpoint, and what happens to it afterwards.

use std::os::unix::fs::PermissionsExt;

use rustix::process::Signal;
use serde_json::{Value, json};

use super::support::TestEnv;
use super::support::up::Up;

const HOST: &str = "mcp-demo.localhost:9007";
const TOOLS: [&str; 4] = ["file_tools_list", "file_tools_list_files", "file_tools_list_ls", "file_tools_read_file"];

fn quickstart() -> TestEnv {
    let env = TestEnv::with_fixture("quickstart");
    env.write("hello.txt", "hello from a file\n");
    env
}

#[test]
fn the_quickstart_is_served_by_one_command() {
    let env = quickstart();
    let up = Up::start_with(&env, &["--ports-file", "ports.json"]);
    let deployed = up.event("up.deployed");
    assert_eq!((&deployed["revision"], &deployed["changed"]), (&json!(0), &json!(true)));
    let served = &deployed["endpoints"][0];
    assert_eq!(served["endpoint"]["tools"], json!(TOOLS));
    assert_eq!(
        served["urls"],
        json!([
            format!("http://mcp-demo.localhost:{}/mcp", up.mcp_port),
            format!("http://127.0.0.1:{}/mcp", up.mcp_port)
        ])
    );
    let ports: Value = serde_json::from_str(&env.read("ports.json")).expect("JSON");
    assert_eq!(ports, json!({ "routerPort": up.router_port, "customRequestPort": 9006, "mcpPort": up.mcp_port }));

    let session = up.session(HOST);
    assert_eq!(up.tools(HOST, &session), TOOLS);
    let result = up.call(HOST, &session, "file_tools_read_file", &json!({ "path": "hello.txt" })).result();
    assert_eq!(result["content"][0]["text"], "hello from a file\n", "{result:#}");
    let bare = format!("127.0.0.1:{}", up.mcp_port);
    assert_eq!(up.tools(&bare, &up.session(&bare)), TOOLS, "a single endpoint answers at the bare address");

    let mode = |path: &str| fs_err::metadata(env.app().join(path)).expect("there").permissions().mode() & 0o777;
    assert_eq!((mode(".mcpctl"), mode(".mcpctl/token")), (0o700, 0o600));
    assert_eq!(env.read(".mcpctl/.gitignore"), "*\n");

    up.signal(Signal::INT);
    assert_eq!(up.wait(), Some(130));
    assert!(!env.app().join(".mcpctl/ports.json").exists(), "an ended server leaves no ports behind");
}

#[test]
fn good_edits_are_deployed_and_bad_ones_leave_the_last_good_deployment() {
    let env = quickstart();
    let up = Up::start(&env);
    up.event("up.deployed");
    let session = up.session(HOST);
    let good = env.read("golem.yaml");

    env.write("golem.yaml", good.replace("              - list **\n", ""));
    let deployed = up.event("up.deployed");
    assert_eq!(
        (&deployed["revision"], &deployed["endpoints"][0]["endpoint"]["tools"]),
        (&json!(1), &json!(["file_tools_read_file"]))
    );
    assert_eq!(up.tools(HOST, &session), ["file_tools_read_file"], "the session sees the new surface");

    env.write("golem.yaml", good.replace("read-file", "raed-file"));
    let findings = up.event("up.findings");
    assert_eq!(findings["findings"][0]["code"], "pattern-selects-nothing", "{findings:#}");
    assert_eq!(up.tools(HOST, &session), ["file_tools_read_file"]);

    env.write("golem.yaml", "app: [broken\n");
    assert_eq!(up.event("up.findings")["findings"][0]["code"], "yaml-syntax");
    assert_eq!(up.tools(HOST, &session), ["file_tools_read_file"]);

    env.write("golem.yaml", &good);
    assert_eq!(up.event("up.deployed")["endpoints"][0]["endpoint"]["tools"], json!(TOOLS));

    // The runtime file is the application's too: a new command is a new tool.
    let runtime = env.read("mcpctl.runtime.yaml");
    env.write("mcpctl.runtime.yaml", runtime.replace("aliases: [ls]", "aliases: [ls, dir]"));
    let tools = up.event("up.deployed")["endpoints"][0]["endpoint"]["tools"].clone();
    assert!(tools.as_array().expect("tools").contains(&json!("file_tools_list_dir")), "{tools}");
}

#[test]
fn a_killed_server_comes_back_on_other_ports_with_its_sessions() {
    let env = quickstart();
    let up = Up::start(&env);
    up.event("up.deployed");
    let session = up.session(HOST);
    up.kill();
    env.run(["plan"]).expect(4);

    let up = Up::start(&env);
    let deployed = up.event("up.deployed");
    assert_eq!((&deployed["changed"], &deployed["revision"]), (&json!(false), &json!(0)));
    assert_eq!(up.tools(HOST, &session), TOOLS, "the session goes on");
    let result = up.call(HOST, &session, "file_tools_read_file", &json!({ "path": "hello.txt" })).result();
    assert_eq!(result["content"][0]["text"], "hello from a file\n");
    env.run(["plan", "--exit-code"]).expect(0);
}

#[test]
fn a_second_one_says_which_setting_to_change() {
    let env = quickstart();
    let up = Up::start(&env);
    let run = env.run(["up", "--router-port", "0", "--mcp-port", "0"]).expect(2);
    assert!(run.stderr.contains("another `mcpctl up` uses") && run.stderr.contains("--data-dir"), "{run}");

    let port = up.mcp_port.to_string();
    let run = env.run(["up", "--data-dir", "other", "--router-port", "0", "--mcp-port", &port]).expect(2);
    assert!(run.stderr.contains("--mcp-port") && run.stderr.contains("localServer.mcpPort"), "{run}");
    let port = up.router_port.to_string();
    let run = env.run(["up", "--data-dir", "other", "--router-port", &port, "--mcp-port", "0"]).expect(2);
    assert!(run.stderr.contains("--router-port") && run.stderr.contains("localServer.routerPort"), "{run}");
}

#[test]
fn termination_is_143() {
    let env = quickstart();
    let up = Up::start(&env);
    up.event("up.deployed");
    up.signal(Signal::TERM);
    assert_eq!(up.wait(), Some(143));
}

#[test]
fn environments_of_other_servers_are_refused() {
    let env = quickstart();
    env.write("golem.yaml", env.read("golem.yaml").replace("server: local", "server: cloud"));
    let run = env.run(["up"]).expect(2);
    assert!(run.stderr.contains("belongs to a cloud server"), "{run}");
    assert!(!env.app().join(".mcpctl").exists(), "nothing was made");
}

#[test]
fn the_public_golem_token_opens_nothing_unless_asked_for() {
    let env = quickstart();
    let golem = "5c832d93-ff85-4a8f-9803-513950fdfdb1";
    let plan = |env: &TestEnv| {
        let output = env.mcpctl().args(["plan"]).env("MCPCTL_AUTH_TOKEN", golem).output().expect("runs");
        output.status.code()
    };
    let up = Up::start_with(&env, &["--golem-token"]);
    up.event("up.deployed");
    assert_eq!(plan(&env), Some(0));
    up.signal(Signal::TERM);
    up.wait();
    let up = Up::start(&env);
    up.event("up.deployed");
    assert_eq!(plan(&env), Some(3), "an earlier run's permission is gone");
}

#[test]
fn a_file_called_dash_is_a_file_and_cut_off_programs_do_not_live_on() {
    let env = quickstart();
    let runtime =
        env.read("mcpctl.runtime.yaml").replace("run: [ls, \"-1\"]", "run: [sh, -c, 'echo $$ > pid; sleep 600']");
    env.write("mcpctl.runtime.yaml", runtime);
    let up = Up::start(&env);
    up.event("up.deployed");
    let session = up.session(HOST);
    let missing = up.call(HOST, &session, "file_tools_read_file", &json!({ "path": "-" })).result();
    assert_eq!(missing["isError"], true, "{missing:#}");

    // One call hangs; a hang-up of the terminal ends the server, twice at once, and the program with it.
    let port = up.mcp_port;
    let hanging = std::thread::spawn(move || {
        let body = json!({ "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": { "name": "file_tools_list", "arguments": {} } });
        let client = reqwest::Client::new().post(format!("http://127.0.0.1:{port}/mcp"));
        let client = client.header("host", HOST).header("accept", "application/json, text/event-stream");
        let client = client.header("mcp-session-id", session).header("mcp-protocol-version", "2025-11-25").json(&body);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let _ = runtime.block_on(client.send());
    });
    let pid = env.app().join("pid");
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while fs_err::read_to_string(&pid).unwrap_or_default().trim().is_empty() {
        assert!(std::time::Instant::now() < deadline, "the program does not start");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let id: i32 = env.read("pid").trim().parse().expect("a process id");
    up.signal(Signal::HUP);
    up.signal(Signal::TERM);
    assert_eq!(up.wait(), Some(143));
    hanging.join().expect("ended");
    let gone = || {
        let stat = fs_err::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        stat.is_empty() || stat.contains(") Z ")
    };
    while !gone() {
        assert!(std::time::Instant::now() < deadline, "the program lives on");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

//! `mcpctl server run` and `server token create`.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use serde_json::Value;

use super::support::TestEnv;
use super::support::contract::assert_document;

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_service_is_deployed_to_with_a_token_made_on_its_database() {
    let env = TestEnv::with_fixture("quickstart");
    let token = env.run(["server", "token", "create", "--database", "server.db"]).expect(0).stdout.trim().to_owned();
    let mut command = env.mcpctl();
    command.args(["server", "run", "-F", "json", "--database", "server.db", "--runtime-file", "mcpctl.runtime.yaml"]);
    command.args(["--listen", "127.0.0.1:0", "--mcp-listen", "127.0.0.1:0"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the binary starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
    let _server = Server(child);
    let ready: Value = serde_json::from_str(&line).expect("a document");
    assert_document(&ready);
    let url = format!("http://{}", ready["listen"].as_str().expect("an address"));

    let run = |args: &[&str], token: &str| {
        let mut command = env.mcpctl();
        command.args(args).env("MCPCTL_SERVER_URL", &url).env("MCPCTL_AUTH_TOKEN", token);
        command.output().expect("runs").status.code()
    };
    assert_eq!(run(&["deploy", "--yes"], &token), Some(0));
    assert_eq!(run(&["status", "--exit-code"], &token), Some(0));
    assert_eq!(run(&["plan"], "not-the-token-0123456789"), Some(3));
    assert_eq!(run(&["plan"], "short"), Some(3), "a plain-text 401 is a 401");
}

#[test]
fn tokens_do_not_cross_a_network_in_clear() {
    let env = TestEnv::new();
    let run = env.run(["server", "run", "--listen", "0.0.0.0:0"]).expect(2);
    assert!(run.stderr.contains("--behind-tls-proxy"), "{run}");
    assert!(!env.app().join("mcpctl.db").exists(), "nothing was made");
}

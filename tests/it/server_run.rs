//! `mcpctl server run` and `server token create`.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use serde_json::Value;

use super::support::TestEnv;
use super::support::contract::assert_document;
use super::support::env::Run;
use super::support::server::{self, Database};

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

#[test]
fn a_server_that_others_reach_takes_no_provider_on_this_machine_unless_it_is_told_to() {
    let env = TestEnv::with_fixture("quickstart");
    let database = Database::Sqlite(env.app().join("server.db"));
    let token = database.token(&env);
    for (name, args, allowed) in [
        ("alone", &[][..], true),
        ("proxied", &["--behind-tls-proxy"][..], false),
        ("public", &["--public-url", "https://mcp.example.com"][..], false),
        ("told", &["--behind-tls-proxy", "--egress", "loopback"][..], true),
        ("closed", &["--egress", "public"][..], false),
    ] {
        let server = server::Server::start(&env, &database, args, &[]);
        let run = |args: &[&str]| Run::from(server::client(&env, &server.url, &token, args).output().expect("runs"));
        if name == "alone" {
            run(&["deploy", "--yes"]).expect(0);
        }
        let made = run(&[
            "security-scheme",
            "create",
            name,
            "--provider-type",
            "custom",
            "--custom-provider-name",
            "local",
            "--custom-issuer-url",
            "http://localhost:9099",
            "--client-id",
            "client",
            "--client-secret",
            "planted-secret",
            "--redirect-url",
            "http://localhost:9007/callback",
        ]);
        assert_eq!(made.code == Some(0), allowed, "{name}: {made}");
        assert!(allowed || made.stderr.contains("issuerUrl"), "{name}: {made}");
    }
}

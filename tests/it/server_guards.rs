//! What protects a running service: hosts, proxies, slow senders; and what it tells about itself.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use super::support::TestEnv;
use super::support::server::{Database, Server, block_on, client};

fn sqlite(env: &TestEnv) -> Database {
    Database::Sqlite(env.app().join("server.db"))
}

/// Sends bytes as they are; the answer until the connection ends.
fn raw(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address.trim_start_matches("http://")).expect("connects");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("set");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn malformed_and_foreign_hosts_are_refused() {
    let env = TestEnv::new();
    let server = Server::start(&env, &sqlite(&env), &[], &[]);
    let ask = |hosts: &str| raw(&server.url, &format!("GET /healthcheck HTTP/1.1\r\n{hosts}connection: close\r\n\r\n"));
    for good in ["host: localhost\r\n", "host: 127.0.0.1:9881\r\n", "Host: [::1]:80\r\n"] {
        assert!(ask(good).starts_with("HTTP/1.1 200 "), "{good}: {}", ask(good));
    }
    for malformed in [
        "",
        "host: \r\n",
        "host: localhost\r\nhost: evil.example\r\n",
        "host: root@localhost\r\n",
        "host: localhost:99999\r\n",
        "host: localhost:\r\n",
        "host: local host\r\n",
        "host: localhost/x\r\n",
    ] {
        assert!(ask(malformed).starts_with("HTTP/1.1 400 "), "{malformed:?}: {}", ask(malformed));
    }
    for foreign in ["host: evil.example\r\n", "host: localhost.evil.example:1\r\n", "host: 10.0.0.1\r\n"] {
        let answer = ask(foreign);
        assert!(answer.starts_with("HTTP/1.1 421 "), "{foreign:?}: {answer}");
    }
    // The target's own host counts, whatever the header says (RFC 9112, section 3.2.2).
    for (target, status) in [("http://evil.example", "421"), ("http://localhost:9881", "200")] {
        let head = format!("GET {target}/healthcheck HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        let answer = raw(&server.url, &head);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{target}: {answer}");
    }
}

#[test]
fn a_sender_that_never_finishes_its_head_is_cut_off() {
    let env = TestEnv::new();
    let server = Server::start(&env, &sqlite(&env), &[], &[("MCPCTL_TEST_HEAD_SECONDS", "1")]);
    for address in [server.url.clone(), format!("127.0.0.1:{}", server.mcp_port)] {
        let begun = Instant::now();
        let answer = raw(&address, "GET /healthcheck HTTP/1.1\r\nhost: localhost\r\nx-slow: ");
        assert!(!answer.contains(" 200 "), "{answer}");
        assert!(begun.elapsed() < Duration::from_secs(20), "it was let wait");
    }
}

#[test]
fn beyond_this_machine_a_proxy_its_address_and_the_public_url_are_needed() {
    let env = TestEnv::new();
    let run = |args: &[&str]| {
        env.run([&["server", "run", "--listen", "0.0.0.0:0", "--mcp-listen", "127.0.0.1:0"], args].concat())
    };
    let proxy = ["--behind-tls-proxy"];
    let url = ["--public-url", "https://mcp.example.com"];
    let peer = ["--trusted-proxy", "192.0.2.0/24"];
    let (with_url, with_peer) = ([&proxy[..], &url].concat(), [&proxy[..], &peer].concat());
    let without = [&url[..], &peer].concat();
    for missing in [&[][..], &proxy, &with_url, &with_peer, &without] {
        let run = run(missing).expect(2);
        for flag in ["--behind-tls-proxy", "--public-url", "--trusted-proxy"] {
            assert!(run.stderr.contains(flag), "{missing:?}: {run}");
        }
    }
    let plain = run(&[&proxy[..], &["--public-url", "http://mcp.example.com"], &peer].concat()).expect(2);
    assert!(plain.stderr.contains("without TLS"), "{plain}");
    let run = run(&["--trusted-proxy", "the-proxy"]).expect(2);
    assert!(run.stderr.contains("10.0.0.0/8"), "{run}");
    let metrics = env.run(["server", "run", "--metrics-addr", "0.0.0.0:0"]).expect(2);
    assert!(metrics.stderr.contains("127.0.0.1:9464"), "{metrics}");
    assert!(!env.app().join("mcpctl.db").exists(), "nothing was made");
}

#[test]
fn metrics_count_requests_by_route_on_a_listener_of_their_own() {
    let env = TestEnv::with_fixture("quickstart");
    let database = sqlite(&env);
    let token = database.token(&env);
    let server = Server::start(&env, &database, &["--metrics-addr", "127.0.0.1:0"], &[]);
    let run = client(&env, &server.url, &token, &["deploy", "--yes"]).output().expect("runs");
    assert_eq!(run.status.code(), Some(0));
    let address = server.ready["metricsListen"].as_str().expect("an address").to_owned();
    let text = raw(&address, "GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    let apply = r#"mcpctl_http_request_seconds_count{plane="control",route="/v1/mcpctl/envs/{environment_id}/apply",method="POST",status="200"} 1"#;
    for line in [apply, "mcpctl_database_up 1", "# TYPE mcpctl_http_request_seconds histogram"] {
        assert!(text.lines().any(|found| found == line), "no {line} in\n{text}");
    }
    // The documentation names each metric, with its kind, and no other.
    let scraped: BTreeSet<(String, String)> = text
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '))
        .map(|(name, kind)| (name.to_owned(), kind.to_owned()))
        .collect();
    let page = fs_err::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/server.md")).expect("the page");
    let documented: BTreeSet<(String, String)> = page
        .lines()
        .filter_map(|line| line.trim().strip_prefix("| `")?.split_once("` | "))
        .filter_map(|(name, rest)| Some((name, rest.split_once(" |")?.0)))
        .filter(|(_, kind)| ["gauge", "counter", "histogram", "summary"].contains(kind))
        .map(|(name, kind)| (name.to_owned(), kind.to_owned()))
        .collect();
    assert_eq!(scraped, documented, "docs/server.md lists other metrics than a scrape has");
    assert!(!text.contains(&token) && !text.contains("mcp-demo"), "labels are templates: {text}");
    let foreign = raw(&address, "GET /metrics HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n");
    assert!(foreign.starts_with("HTTP/1.1 421 "), "{foreign}");
    let elsewhere = raw(&server.url, "GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    assert!(elsewhere.starts_with("HTTP/1.1 404 "), "{elsewhere}");
}

#[test]
fn logs_are_structured_and_name_the_request_that_the_answer_names() {
    let env = TestEnv::new();
    let server = Server::start(&env, &sqlite(&env), &[], &[]);
    let id = block_on(async {
        let url = format!("{}/version?token=planted-query", server.url);
        let answer =
            reqwest::Client::new().get(url).header("x-request-id", "my-request.1").send().await.expect("an answer");
        answer.headers()["x-request-id"].to_str().expect("text").to_owned()
    });
    assert_eq!(id, "my-request.1");
    let deadline = Instant::now() + Duration::from_secs(30);
    while !server.stderr().contains("my-request.1") {
        assert!(Instant::now() < deadline, "{}", server.stderr());
        std::thread::sleep(Duration::from_millis(5));
    }
    let log = server.stderr();
    assert!(!log.contains("planted-query"), "queries are not logged: {log}");
    for line in log.lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(value["level"].is_string() && value["timestamp"].is_string(), "{value}");
    }
}

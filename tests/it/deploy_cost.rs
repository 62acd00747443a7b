//! What a deploy costs beside the server's own work: the requests that it made are replayed by a client that does nothing
//! else, against a copy of the same database.
//!
//! Small here; the soak run takes 500 deployments and 100 imports, with optimised code, and holds the limit. The figures
//! for `docs/performance.md`: `MCPCTL_SOAK=1 cargo test --profile quick --test it deploy_cost -- --nocapture`.

use std::fmt::Write as _;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use super::support::TestEnv;
use super::support::proxy::{Fate, Proxy};
use super::support::server::{Database, Server, client};

/// A deploy may take this many times as long as its requests alone.
const LIMIT: f64 = 1.5;

fn manifest(deployments: usize, imports: usize) -> String {
    let mut text = "manifestVersion: 1.6.0
app: large
environments:
  local:
    server: local
components:
  my-app:file-tools:
    componentWasm: build/file-tools.wasm
  my-app:tool-owner:
    componentWasm: build/tool-owner.wasm
    tools:
      file-tools: {}
tools:
  file-tools:
    component: my-app:file-tools
mcp:
  deployments:
    local:
"
    .to_owned();
    for number in 0..deployments {
        let _ = writeln!(
            text,
            "      - subdomain: d{number}\n        tools:\n          file-tools: {{ ownerComponent: my-app:tool-owner }}"
        );
    }
    if imports > 0 {
        text.push_str("  imports:\n    local:\n");
    }
    for number in 0..imports {
        let _ = writeln!(
            text,
            "      - name: i{number}\n        url: https://127.0.0.1:9/{number}/mcp\n        prefix: i{number}"
        );
    }
    text
}

fn replay(server: &Server, requests: &[Vec<u8>]) -> Duration {
    let begun = Instant::now();
    for request in requests {
        let mut stream = TcpStream::connect(server.url.trim_start_matches("http://")).expect("connects");
        stream.set_nodelay(true).expect("set");
        stream.write_all(request).expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        assert!(answer.starts_with(b"HTTP/1.1 200 "), "{}", String::from_utf8_lossy(&answer[..answer.len().min(400)]));
    }
    begun.elapsed()
}

#[test]
fn a_large_deploy_costs_little_more_than_its_requests() {
    let soak = std::env::var_os("MCPCTL_SOAK").is_some();
    let (deployments, imports) = if soak { (500, 100) } else { (12, 4) };
    let env = TestEnv::with_fixture("quickstart");
    let mut ratios = Vec::new();
    for round in 0..if soak { 5 } else { 1 } {
        let database = Database::Sqlite(env.app().join(format!("{round}.db")));
        let token = database.token(&env);
        env.write("golem.yaml", manifest(1, 0));
        let server = Server::start(&env, &database, &[], &[]);
        let first = client(&env, &server.url, &token, &["deploy", "--yes"]).output().expect("runs");
        assert_eq!(first.status.code(), Some(0), "{}", String::from_utf8_lossy(&first.stderr));
        let copy = Database::Sqlite(env.app().join(format!("{round}-copy.db")));
        let backup = format!("{round}.backup");
        database.run(&env, &["backup", &backup]).expect(0);
        copy.run(&env, &["restore", &backup]).expect(0);

        env.write("golem.yaml", manifest(deployments, imports));
        let proxy = Proxy::start(&server.url, |_, _| Fate::Pass);
        let begun = Instant::now();
        let run = client(&env, &proxy.url, &token, &["deploy", "--yes"]).output().expect("runs");
        let deploy = begun.elapsed();
        assert_eq!(run.status.code(), Some(0), "{}", String::from_utf8_lossy(&run.stderr));
        assert!(proxy.count() <= 8, "{:?}", proxy.seen());
        let bare = replay(&Server::start(&env, &copy, &[], &[]), &proxy.recorded());
        ratios.push((deploy.as_secs_f64() / bare.as_secs_f64(), deploy, bare));

        let noop = Proxy::start(&server.url, |_, _| Fate::Pass);
        let run = client(&env, &noop.url, &token, &["deploy", "--yes"]).output().expect("runs");
        assert_eq!(run.status.code(), Some(0));
        assert!(noop.count() <= 4, "a deploy of nothing makes {:?}", noop.seen());
    }
    ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (ratio, deploy, bare) = ratios[ratios.len() / 2];
    let figure = format!(
        "{deployments} deployments and {imports} imports: deploy {:.0} ms, its requests alone {:.0} ms, ratio {ratio:.2}",
        deploy.as_secs_f64() * 1e3,
        bare.as_secs_f64() * 1e3,
    );
    println!("{figure}");
    // Without optimisation the client's own work weighs more than it will.
    if !cfg!(debug_assertions) && soak {
        assert!(ratio <= LIMIT, "{figure}");
    }
}

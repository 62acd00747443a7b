//! What a deploy leaves behind when something dies or is lost on the way, and who wins when two want the same: by the
//! binary, over both databases.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::support::TestEnv;
use super::support::env::Run;
use super::support::mcp_client::tools;
use super::support::server::{Database, Server, client};

mod fail_points;
mod kills;
mod races;
mod two_servers;

/// The domains of [`application`].
const DOMAINS: [&str; 2] = ["one.localhost:9007", "two.localhost:9007"];

/// An application of two endpoints that show the same tools: half a deployment is seen by comparing them.
fn application(env: &TestEnv, name: &str, pattern: &str) {
    let manifest = format!(
        "manifestVersion: 1.6.0
app: {name}
environments:
  local:
    server: local
components:
  my-app:file-tools:
    componentWasm: build/file-tools.wasm
  my-app:tool-owner:
    componentWasm: build/tool-owner.wasm
    tools:
      file-tools: {{}}
tools:
  file-tools:
    component: my-app:file-tools
mcp:
  deployments:
    local:
      - subdomain: one
        tools:
          file-tools: {{ ownerComponent: my-app:tool-owner, include: ['{pattern}'] }}
      - subdomain: two
        tools:
          file-tools: {{ ownerComponent: my-app:tool-owner, include: ['{pattern}'] }}
"
    );
    env.write("golem.yaml", manifest);
}

/// A pattern that shows some tools, and one that shows others.
const PATTERNS: [&str; 2] = ["list **", "read-file"];

/// What each of the patterns shows.
fn shown(pattern: &str) -> Vec<&'static str> {
    match pattern {
        "read-file" => vec!["file_tools_read_file"],
        _ => vec!["file_tools_list", "file_tools_list_files", "file_tools_list_ls"],
    }
}

/// An application folder with programs to run, and a database with a token.
struct Scene {
    env: TestEnv,
    database: Database,
    token: String,
}

impl Scene {
    fn each() -> Vec<Self> {
        let first = TestEnv::with_fixture("quickstart");
        let mut databases = Database::each(&first);
        let mut scenes = Vec::new();
        if let Some(postgres) = (databases.len() > 1).then(|| databases.remove(1)) {
            let env = TestEnv::with_fixture("quickstart");
            let token = postgres.token(&env);
            scenes.push(Self { env, database: postgres, token });
        }
        let sqlite = databases.remove(0);
        let token = sqlite.token(&first);
        scenes.push(Self { env: first, database: sqlite, token });
        scenes
    }

    fn server(&self, variables: &[(&str, &str)]) -> Server {
        Server::start(&self.env, &self.database, &[], variables)
    }

    fn run(&self, url: &str, args: &[&str]) -> Run {
        Run::from(client(&self.env, url, &self.token, args).output().expect("runs"))
    }

    /// Fails unless the environment is exactly what the manifest says and was numbered without gaps.
    #[track_caller]
    fn settled(&self, server: &Server, pattern: &str) {
        self.run(&server.url, &["deploy", "--yes"]).expect(0);
        self.run(&server.url, &["plan", "--exit-code"]).expect(0);
        self.run(&server.url, &["status", "--exit-code"]).expect(0);
        let list = self.run(&server.url, &["deployments", "list", "-F", "json"]).expect(0).json();
        let mut numbers: Vec<u64> = list["deployments"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|d| d["revision"].as_u64().expect("a number"))
            .collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..numbers.len() as u64).collect::<Vec<_>>(), "gapless: {list:#}");
        assert_eq!(whole(server), shown(pattern));
    }
}

/// The tools that both endpoints show; fails where they are of two deployments. They are asked one after the other: what
/// the first shows before and after the second was asked, it showed then, too.
#[track_caller]
fn whole(server: &Server) -> Vec<String> {
    let begun = Instant::now();
    loop {
        let [one, two, again] = [DOMAINS[0], DOMAINS[1], DOMAINS[0]].map(|domain| tools(server.mcp_port, domain));
        if one == again {
            assert_eq!(one, two, "half a deployment is served");
            return one;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "what is served never comes to rest");
    }
}

/// Looks at the gateway for as long as the work takes: at no moment it may serve a part of one deployment and a part of
/// another.
#[track_caller]
fn observed<T>(server: &Server, work: impl FnOnce() -> T) -> T {
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let observer = scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                whole(server);
            }
        });
        let outcome = work();
        done.store(true, Ordering::Relaxed);
        observer.join().expect("the gateway served whole deployments");
        outcome
    })
}

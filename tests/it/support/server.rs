//! A running `mcpctl server run` over a database of either kind: its addresses, its client, its end.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use super::contract::assert_document;
use super::env::Run;
use super::{TestEnv, postgres};

/// How long anything may take on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// A database that servers are started over: its flags and variables.
#[derive(Debug, Clone)]
pub(crate) enum Database {
    /// A file.
    Sqlite(PathBuf),
    /// A URL.
    Postgres(String),
}

impl Database {
    /// A fresh one of each kind that this machine has.
    pub(crate) fn each(env: &TestEnv) -> Vec<Self> {
        let mut all = vec![Self::Sqlite(env.app().join("server.db"))];
        all.extend(Self::postgres());
        all
    }

    /// A fresh, migrated PostgreSQL database, where this machine has PostgreSQL.
    pub(crate) fn postgres() -> Option<Self> {
        block_on(postgres::database()).map(|url| Self::Postgres(url.expose().to_owned()))
    }

    /// Tells a command of `mcpctl server` which database is meant.
    pub(crate) fn name_to<'c>(&self, command: &'c mut Command) -> &'c mut Command {
        match self {
            Self::Sqlite(path) => command.arg("--database").arg(path),
            Self::Postgres(url) => command.env("MCPCTL_DATABASE_URL", url),
        }
    }

    /// Runs `mcpctl server …` on it.
    pub(crate) fn run(&self, env: &TestEnv, args: &[&str]) -> Run {
        let mut command = env.mcpctl();
        command.arg("server").args(args);
        Run::from(self.name_to(&mut command).output().expect("the binary starts"))
    }

    /// A token of the first account.
    pub(crate) fn token(&self, env: &TestEnv) -> String {
        self.run(env, &["token", "create"]).expect(0).stdout.trim().to_owned()
    }
}

/// The process. It is killed when dropped.
pub(crate) struct Server {
    child: Child,
    stderr: Arc<Mutex<String>>,
    /// The control plane's URL.
    pub(crate) url: String,
    /// The gateway's port on 127.0.0.1.
    pub(crate) mcp_port: u16,
    /// What it said when it was ready.
    pub(crate) ready: Value,
}

impl Server {
    /// Starts it on free ports and waits until it listens.
    pub(crate) fn start(env: &TestEnv, database: &Database, args: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut command = env.mcpctl();
        command.args(["server", "run", "-F", "json", "--listen", "127.0.0.1:0", "--mcp-listen", "127.0.0.1:0"]);
        if env.app().join("mcpctl.runtime.yaml").exists() {
            command.args(["--runtime-file", "mcpctl.runtime.yaml"]);
        }
        command.args(args).envs(variables.iter().copied()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = database.name_to(&mut command).spawn().expect("the binary starts");
        let (send, lines) = channel();
        let stdout = child.stdout.take().expect("piped");
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        let stderr = Arc::new(Mutex::new(String::new()));
        let (mut pipe, text) = (child.stderr.take().expect("piped"), Arc::clone(&stderr));
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = pipe.read(&mut buffer) {
                text.lock().expect("lock").push_str(&String::from_utf8_lossy(&buffer[..count]));
            }
        });
        let mut server = Self { child, stderr, url: String::new(), mcp_port: 0, ready: Value::Null };
        let line = lines.recv_timeout(LIMIT).unwrap_or_else(|_| panic!("not ready; stderr:\n{}", server.stderr()));
        server.ready = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_document(&server.ready);
        server.url = format!("http://{}", server.ready["listen"].as_str().expect("an address"));
        let mcp = server.ready["mcpListen"][0].as_str().expect("an address");
        server.mcp_port = mcp.rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
        server
    }

    /// What it wrote to stderr so far.
    pub(crate) fn stderr(&self) -> String {
        self.stderr.lock().expect("lock").clone()
    }

    /// Ends it in order; its exit code.
    pub(crate) fn stop(mut self) -> Option<i32> {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw).expect("a process id");
        kill_process(pid, Signal::TERM).expect("still there");
        self.child.wait().expect("ends").code()
    }

    /// Ends it at once, as a power cut would.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Waits until it has ended by itself.
    pub(crate) fn wait(&mut self) -> Option<i32> {
        let deadline = std::time::Instant::now() + LIMIT;
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status.code();
            }
            assert!(std::time::Instant::now() < deadline, "it goes on");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The binary as a client of a control plane.
pub(crate) fn client(env: &TestEnv, url: &str, token: &str, args: &[&str]) -> Command {
    let mut command = env.mcpctl();
    command.args(args).env("MCPCTL_SERVER_URL", url).env("MCPCTL_AUTH_TOKEN", token);
    command
}

/// Runs a future where there is no runtime.
pub(crate) fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(future)
}

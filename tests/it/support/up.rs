//! A running `mcpctl up`: its events as documents, its ports, its end.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use super::TestEnv;
use super::contract::assert_document;

/// How long anything may take on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// The process. It is killed when the test ends.
pub(crate) struct Up {
    child: Child,
    events: Receiver<Value>,
    stderr: Arc<Mutex<String>>,
    reader: Option<JoinHandle<()>>,
    /// The control plane's port.
    pub(crate) router_port: u16,
    /// The gateway's port.
    pub(crate) mcp_port: u16,
}

impl Up {
    /// Starts it on free ports and waits until it listens.
    pub(crate) fn start(env: &TestEnv) -> Self {
        Self::start_with(env, &[])
    }

    /// The same, with further arguments.
    pub(crate) fn start_with(env: &TestEnv, args: &[&str]) -> Self {
        Self::spawn(env.mcpctl(), args)
    }

    /// The same, with a command that has its surroundings already.
    pub(crate) fn spawn(mut command: Command, args: &[&str]) -> Self {
        command.args(["up", "-F", "json", "--router-port", "0", "--mcp-port", "0"]).args(args);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
        let (send, events) = channel();
        let stdout = child.stdout.take().expect("piped");
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                let value: Value = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
                if send.send(value).is_err() {
                    return;
                }
            }
        });
        let stderr = Arc::new(Mutex::new(String::new()));
        let (mut pipe, text) = (child.stderr.take().expect("piped"), Arc::clone(&stderr));
        let reader = std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = pipe.read(&mut buffer) {
                text.lock().expect("lock").push_str(&String::from_utf8_lossy(&buffer[..count]));
            }
        });
        let mut up = Self { child, events, stderr, reader: Some(reader), router_port: 0, mcp_port: 0 };
        let ready = up.event("up.ready");
        let port = |name: &str| u16::try_from(ready[name].as_u64().expect(name)).expect("a port");
        (up.router_port, up.mcp_port) = (port("routerPort"), port("mcpPort"));
        up
    }

    /// The next event, which must be of this type.
    #[track_caller]
    pub(crate) fn event(&self, kind: &str) -> Value {
        let event = match self.events.recv_timeout(LIMIT) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => panic!("no `{kind}` in time; stderr:\n{}", self.stderr()),
            Err(RecvTimeoutError::Disconnected) => panic!("it ended before `{kind}`; stderr:\n{}", self.stderr()),
        };
        assert_eq!(event["$type"], kind, "{event:#}\nstderr:\n{}", self.stderr());
        assert_document(&event);
        event
    }

    /// What it wrote to stderr so far.
    pub(crate) fn stderr(&self) -> String {
        self.stderr.lock().expect("lock").clone()
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw).expect("a process id");
        kill_process(pid, signal).expect("the process is there");
    }

    /// Waits for the end; the exit code, `None` after a signal.
    pub(crate) fn wait(mut self) -> Option<i32> {
        let deadline = Instant::now() + LIMIT;
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                if let Some(reader) = self.reader.take() {
                    let _ = reader.join();
                }
                return status.code();
            }
            assert!(Instant::now() < deadline, "it does not end; stderr:\n{}", self.stderr());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends it as a crash would.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("ended");
    }

    /// Sends an MCP message to the endpoint of a host.
    pub(crate) fn mcp(&self, host: &str, session: Option<&str>, message: &Value) -> Answer {
        let url = format!("http://127.0.0.1:{}/mcp", self.mcp_port);
        let request = reqwest::Client::new()
            .post(url)
            .header("host", host)
            .header("accept", "application/json, text/event-stream")
            .json(message);
        let request = match session {
            Some(session) => request.header("mcp-session-id", session).header("mcp-protocol-version", "2025-11-25"),
            None => request,
        };
        runtime().block_on(async {
            let response = request.send().await.expect("an answer");
            let status = response.status().as_u16();
            let session = response.headers().get("mcp-session-id").map(|id| id.to_str().expect("text").to_owned());
            Answer { status, session, body: response.text().await.expect("a body") }
        })
    }

    /// Opens a legacy session.
    pub(crate) fn session(&self, host: &str) -> String {
        let hello = json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" },
        } });
        let answer = self.mcp(host, None, &hello);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let session = answer.session.expect("a session");
        self.mcp(host, Some(&session), &json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        session
    }

    /// The names of the tools that a session sees.
    pub(crate) fn tools(&self, host: &str, session: &str) -> Vec<String> {
        let answer = self.mcp(host, Some(session), &json!({ "jsonrpc": "2.0", "id": 2, "method": "tools/list" }));
        let tools = answer.result()["tools"].as_array().expect("tools").clone();
        tools.iter().map(|tool| tool["name"].as_str().expect("a name").to_owned()).collect()
    }

    /// The result of a tool call.
    pub(crate) fn call(&self, host: &str, session: &str, tool: &str, arguments: &Value) -> Answer {
        let params = json!({ "name": tool, "arguments": arguments });
        let message = json!({ "jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": params });
        self.mcp(host, Some(session), &message)
    }
}

impl Drop for Up {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer of the gateway.
#[derive(Debug)]
pub(crate) struct Answer {
    /// HTTP status.
    pub(crate) status: u16,
    /// The session that it opens.
    pub(crate) session: Option<String>,
    /// The body, JSON or an event stream.
    pub(crate) body: String,
}

impl Answer {
    /// The JSON-RPC message.
    #[track_caller]
    pub(crate) fn message(&self) -> Value {
        let text = self.body.lines().find_map(|line| line.strip_prefix("data:")).unwrap_or(&self.body);
        serde_json::from_str(text.trim()).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The message's result.
    #[track_caller]
    pub(crate) fn result(&self) -> Value {
        let message = self.message();
        assert!(message.get("result").is_some(), "{message:#}");
        message["result"].clone()
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

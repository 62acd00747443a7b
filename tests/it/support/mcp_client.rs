//! A few lines of MCP over HTTP for tests that ask a gateway what it serves.

use serde_json::{Value, json};

use super::up::Answer;

/// A legacy session with an endpoint, found by its `Host`.
pub(crate) struct Session {
    host: String,
    id: String,
}

impl Session {
    /// Opens a session.
    pub(crate) fn open(port: u16, host: &str) -> Self {
        let hello = json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" },
        } });
        let answer = post(port, host, None, &hello).expect("an answer");
        assert_eq!(answer.status, 200, "{answer:?}");
        let session = Self { host: host.to_owned(), id: answer.session.expect("a session") };
        let started = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
        post(port, host, Some(&session.id), &started).expect("an answer");
        session
    }

    /// Sends a message through a gateway, which need not be the one that opened the session.
    pub(crate) fn send(&self, port: u16, message: &Value) -> Answer {
        post(port, &self.host, Some(&self.id), message).expect("an answer")
    }

    /// The names of the tools.
    pub(crate) fn tools(&self, port: u16) -> Vec<String> {
        let list = json!({ "jsonrpc": "2.0", "id": 2, "method": "tools/list" });
        let result = self.send(port, &list).result();
        let tools = result["tools"].as_array().expect("tools").clone();
        tools.iter().map(|tool| tool["name"].as_str().expect("a name").to_owned()).collect()
    }

    /// Calls a tool.
    pub(crate) fn call(&self, port: u16, tool: &str, arguments: &Value) -> Value {
        let params = json!({ "name": tool, "arguments": arguments });
        self.send(port, &json!({ "jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": params })).message()
    }
}

/// The tools that an endpoint shows; none where no endpoint is served.
pub(crate) fn tools(port: u16, host: &str) -> Vec<String> {
    let probe = json!({ "jsonrpc": "2.0", "id": 1, "method": "ping" });
    if post(port, host, None, &probe).expect("an answer").status == 404 {
        return Vec::new();
    }
    Session::open(port, host).tools(port)
}

fn post(port: u16, host: &str, session: Option<&str>, message: &Value) -> Result<Answer, reqwest::Error> {
    let request = reqwest::Client::new()
        .post(format!("http://127.0.0.1:{port}/mcp"))
        .header("host", host)
        .header("accept", "application/json, text/event-stream")
        .json(message);
    let request = match session {
        Some(id) => request.header("mcp-session-id", id).header("mcp-protocol-version", "2025-11-25"),
        None => request,
    };
    super::server::block_on(async {
        let response = request.send().await?;
        let status = response.status().as_u16();
        let session = response.headers().get("mcp-session-id").map(|id| id.to_str().expect("text").to_owned());
        Ok(Answer { status, session, body: response.text().await? })
    })
}

//! A scripted HTTP server on loopback: what it answers is up to the test, what it was asked is kept.

#![allow(clippy::needless_pass_by_value, reason = "`json!` values read better where they are made")]

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{Request, Response, StatusCode};
use futures::StreamExt;
use serde_json::{Value, json};

/// A request as it came.
#[derive(Debug, Clone)]
pub(crate) struct Seen {
    /// `POST`, `GET`, `DELETE`.
    pub(crate) verb: String,
    /// The path, without query.
    pub(crate) path: String,
    /// Headers, names in lower case.
    pub(crate) headers: HashMap<String, String>,
    /// The body, null when it is no JSON.
    pub(crate) body: Value,
}

impl Seen {
    /// The JSON-RPC method.
    pub(crate) fn method(&self) -> &str {
        self.body["method"].as_str().unwrap_or_default()
    }

    /// A header, empty when absent.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    /// Whether it is a modern request.
    pub(crate) fn is_modern(&self) -> bool {
        self.body["params"]["_meta"]["io.modelcontextprotocol/protocolVersion"].is_string()
    }
}

/// What is answered.
#[derive(Debug, Clone)]
pub(crate) enum Reply {
    /// Status, content type, body, more headers.
    Whole(u16, &'static str, Vec<u8>, Vec<(&'static str, String)>),
    /// An event stream in pieces; with `true` it breaks at the end instead of ending.
    Stream(Vec<Vec<u8>>, bool),
    /// Nothing, for a long time.
    Silence,
    /// An answer that takes this long.
    Later(Duration, Box<Reply>),
}

impl Reply {
    /// A JSON-RPC result.
    pub(crate) fn result(seen: &Seen, result: Value) -> Self {
        Self::json(200, json!({"jsonrpc": "2.0", "id": seen.body["id"], "result": result}))
    }

    /// A JSON-RPC error at a status.
    pub(crate) fn error(seen: &Seen, status: u16, code: i64, message: &str) -> Self {
        Self::json(
            status,
            json!({"jsonrpc": "2.0", "id": seen.body["id"], "error": {"code": code, "message": message}}),
        )
    }

    /// JSON at a status.
    pub(crate) fn json(status: u16, body: Value) -> Self {
        Self::Whole(status, "application/json", body.to_string().into_bytes(), Vec::new())
    }

    /// Anything else.
    pub(crate) fn text(status: u16, kind: &'static str, body: &str) -> Self {
        Self::Whole(status, kind, body.as_bytes().to_vec(), Vec::new())
    }

    /// An event stream from pieces of text.
    pub(crate) fn stream(pieces: &[&str]) -> Self {
        Self::Stream(pieces.iter().map(|piece| piece.as_bytes().to_vec()).collect(), false)
    }

    /// Adds a header.
    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        if let Self::Whole(_, _, _, headers) = &mut self {
            headers.push((name, value.to_owned()));
        }
        self
    }

    pub(crate) fn into_response(self) -> Response<Body> {
        let (status, kind, body, headers) = match self {
            Self::Whole(status, kind, body, headers) => (status, kind, Body::from(body), headers),
            Self::Stream(pieces, breaks) => {
                let mut items: Vec<Result<Bytes, std::io::Error>> =
                    pieces.into_iter().map(|piece| Ok(Bytes::from(piece))).collect();
                if breaks {
                    items.push(Err(std::io::Error::other("broken on purpose")));
                }
                // Each piece on its own: a moment between them keeps them apart.
                let stream = futures::stream::iter(items).then(async |item| {
                    tokio::time::sleep(Duration::from_millis(2)).await;
                    item
                });
                (200, "text/event-stream", Body::from_stream(stream), Vec::new())
            }
            Self::Silence | Self::Later(..) => unreachable!("answered elsewhere"),
        };
        let mut response = Response::builder().status(StatusCode::from_u16(status).expect("a status"));
        if !kind.is_empty() {
            response = response.header("content-type", kind);
        }
        for (name, value) in headers {
            response = response.header(name, value);
        }
        response.body(body).expect("a response")
    }
}

/// A running server; dropped with its threads.
pub(crate) struct FakeMcp {
    /// The MCP endpoint.
    pub(crate) url: String,
    seen: Arc<Mutex<Vec<Seen>>>,
    runtime: Option<tokio::runtime::Runtime>,
}

impl FakeMcp {
    /// Starts a server that answers as the closure says.
    pub(crate) fn start(answer: impl Fn(&Seen) -> Reply + Send + Sync + 'static) -> Self {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("runtime");
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a listener");
        let url = format!("http://{}/mcp", listener.local_addr().expect("an address"));
        let (log, answer) = (Arc::clone(&seen), Arc::new(answer));
        let app = axum::Router::new().fallback(move |request: Request<Body>| {
            let (log, answer) = (Arc::clone(&log), Arc::clone(&answer));
            async move {
                let (parts, body) = request.into_parts();
                let bytes = axum::body::to_bytes(body, 1 << 24).await.expect("a body");
                let headers = parts.headers.iter();
                let seen = Seen {
                    verb: parts.method.to_string(),
                    path: parts.uri.path().to_owned(),
                    headers: headers.map(|(n, v)| (n.to_string(), v.to_str().unwrap_or("?").to_owned())).collect(),
                    body: serde_json::from_slice(&bytes).unwrap_or_default(),
                };
                log.lock().expect("log").push(seen.clone());
                match answer(&seen) {
                    Reply::Silence => std::future::pending().await,
                    Reply::Later(delay, reply) => {
                        tokio::time::sleep(delay).await;
                        reply.into_response()
                    }
                    reply => reply.into_response(),
                }
            }
        });
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
            axum::serve(listener, app).await
        });
        Self { url, seen, runtime: Some(runtime) }
    }

    /// A modern server with these tools, each answering its arguments back.
    pub(crate) fn modern(tools: Value) -> Self {
        Self::start(move |seen| modern(seen, &tools))
    }

    /// What it was asked so far.
    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.seen.lock().expect("log").clone()
    }

    /// The methods it was asked for, in order.
    pub(crate) fn methods(&self) -> Vec<String> {
        self.seen()
            .iter()
            .map(|seen| if seen.verb == "POST" { seen.method().to_owned() } else { seen.verb.clone() })
            .collect()
    }
}

impl Drop for FakeMcp {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// The answers of a well-behaved modern server.
pub(crate) fn modern(seen: &Seen, tools: &Value) -> Reply {
    match seen.method() {
        "server/discover" => Reply::result(
            seen,
            json!({
                "resultType": "complete", "supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}},
                "ttlMs": 0, "cacheScope": "private",
                "_meta": {"io.modelcontextprotocol/serverInfo": {"name": "fake", "version": "1.0"}},
            }),
        ),
        "tools/list" => Reply::result(
            seen,
            json!({
                "resultType": "complete", "tools": tools, "ttlMs": 0, "cacheScope": "private"
            }),
        ),
        "tools/call" => Reply::result(
            seen,
            json!({
                "resultType": "complete",
                "content": [{"type": "text", "text": seen.body["params"]["arguments"].to_string()}],
            }),
        ),
        method => Reply::error(seen, 404, -32601, &format!("Method not found: {method}")),
    }
}

/// The answers of a well-behaved legacy server without sessions.
pub(crate) fn legacy(seen: &Seen, tools: &Value) -> Reply {
    match seen.method() {
        "initialize" => Reply::result(
            seen,
            json!({
                "protocolVersion": seen.body["params"]["protocolVersion"], "capabilities": {"tools": {}},
                "serverInfo": {"name": "old", "version": "0.9"},
            }),
        ),
        "notifications/initialized" => Reply::text(202, "", ""),
        "tools/list" => Reply::result(seen, json!({"tools": tools})),
        "tools/call" => Reply::result(
            seen,
            json!({
                "content": [{"type": "text", "text": seen.body["params"]["arguments"].to_string()}],
            }),
        ),
        _ => Reply::error(seen, 200, -32601, "Method not found"),
    }
}

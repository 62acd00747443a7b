//! A client of one server: what it is, its session, its requests. How it is opened is in `connect`.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;
use tokio_util::task::AbortOnDropHandle;
use tracing::Instrument;

use crate::mcp::{Era, Request, RpcError, Version, headers, jsonrpc, meta, method};
use crate::model::Mask;
use crate::net::{HeaderMap, HeaderName, HeaderValue};

use super::answers::Answers;
use super::call::ToolCache;
use super::error::UpstreamError;
use super::http::{Exchange, HttpTransport};
use super::meter;
use super::options::Options;
use super::stdio::StdioTransport;

/// What a server said about itself. Untrusted: for display.
#[derive(Debug, Clone, PartialEq)]
pub struct ServerInfo {
    /// The revision in use.
    pub version: Version,
    /// `name`, `version` and the like; null when it did not say.
    pub server: Value,
    /// Its capabilities; null when it did not say.
    pub capabilities: Value,
    /// How it wants to be used.
    pub instructions: Option<String>,
}

impl ServerInfo {
    /// The era in use.
    pub fn era(&self) -> Era {
        self.version.era()
    }

    pub(super) fn unknown(version: Version) -> Self {
        Self { version, server: Value::Null, capabilities: Value::Null, instructions: None }
    }

    pub(super) fn modern(discovered: &Value) -> Self {
        Self {
            version: Version::NEWEST,
            server: discovered.pointer("/_meta").and_then(|m| m.get(meta::SERVER_INFO)).cloned().unwrap_or_default(),
            capabilities: discovered.get("capabilities").cloned().unwrap_or_default(),
            instructions: discovered.get("instructions").and_then(Value::as_str).map(str::to_owned),
        }
    }

    pub(super) fn legacy(version: Version, initialized: &Value) -> Self {
        Self {
            version,
            server: initialized.get("serverInfo").cloned().unwrap_or_default(),
            capabilities: initialized.get("capabilities").cloned().unwrap_or_else(|| json!({})),
            instructions: initialized.get("instructions").and_then(Value::as_str).map(str::to_owned),
        }
    }
}

/// A client of one MCP server. Requests may run at the same time.
#[derive(Debug)]
pub struct Upstream {
    pub(super) transport: Transport,
    pub(super) options: Options,
    pub(super) answers: Arc<dyn Answers>,
    pub(super) info: ServerInfo,
    /// What is sent to the server.
    pub(super) mask: Mask,
    pub(super) session: Mutex<Session>,
    next_id: AtomicU64,
    pub(super) tools: ToolCache,
    /// Answers what the server asks outside of calls.
    pub(super) questions: Option<AbortOnDropHandle<()>>,
}

#[derive(Debug)]
pub(super) enum Transport {
    Http(Arc<HttpTransport>),
    Stdio(Box<StdioTransport>),
}

/// A legacy HTTP session.
#[derive(Debug, Clone, Default)]
pub(super) struct Session {
    pub(super) id: Option<String>,
    /// Counts handshakes, so that of several requests that lost the session one opens the new one.
    pub(super) generation: u64,
}

impl Upstream {
    pub(super) fn new(transport: Transport, options: Options, answers: Arc<dyn Answers>) -> Self {
        Self {
            transport,
            options,
            answers,
            info: ServerInfo::unknown(Version::NEWEST),
            mask: Mask::default(),
            session: Mutex::default(),
            next_id: AtomicU64::new(1),
            tools: ToolCache::default(),
            questions: None,
        }
    }

    /// What the server said about itself.
    pub fn info(&self) -> &ServerInfo {
        &self.info
    }

    /// What is sent to the server, to be hidden in what it says. Errors have it hidden already.
    pub fn mask(&self) -> &Mask {
        &self.mask
    }

    /// Whether it is reached over HTTP.
    pub fn is_http(&self) -> bool {
        matches!(self.transport, Transport::Http(_))
    }

    /// Whether requests can still be answered: false once a program closed its output.
    pub fn is_open(&self) -> bool {
        match &self.transport {
            Transport::Http(_) => true,
            Transport::Stdio(stdio) => stdio.is_open(),
        }
    }

    /// How often a program said that its tools changed, from its start on; the channel closes when the connection is
    /// gone. `None` over HTTP, where [`Self::notices`] listens.
    pub fn tool_changes(&self) -> Option<watch::Receiver<u64>> {
        match &self.transport {
            Transport::Http(_) => None,
            Transport::Stdio(stdio) => Some(stdio.changes()),
        }
    }

    /// What a program wrote besides messages: noise on stdout, the end of stderr. For the person who started it.
    pub fn program_output(&self) -> (Vec<String>, String) {
        match &self.transport {
            Transport::Http(_) => Default::default(),
            Transport::Stdio(stdio) => (stdio.noise(), stdio.stderr()),
        }
    }

    /// Ends the session, or the program.
    pub async fn close(&self) {
        match &self.transport {
            Transport::Stdio(stdio) => stdio.close().await,
            Transport::Http(http) => {
                let session = self.session.lock().await.clone();
                if session.id.is_some() {
                    let exchange = self.legacy_exchange(&session, Duration::from_secs(2));
                    http.end_session(&exchange).await;
                }
            }
        }
    }

    // --- requests

    pub(super) fn build(&self, method: &str, params: &Map<String, Value>) -> Result<Request, UpstreamError> {
        let params = jsonrpc::raw(params).map_err(|error| UpstreamError::result(error.to_string()))?;
        Ok(Request {
            id: self.next_id.fetch_add(1, Ordering::Relaxed).into(),
            method: method.to_owned(),
            params: Some(params),
        })
    }

    /// Sends any request of the protocol, such as `resources/read`, and returns its result as it came.
    ///
    /// # Errors
    /// Whatever ends the request; the server's refusal among it.
    pub async fn ask(&self, method: &str, params: Map<String, Value>) -> Result<Value, UpstreamError> {
        let raw = self.request(method, params, Vec::new(), self.options.timeout).await?;
        serde_json::from_str(raw.get()).map_err(|error| UpstreamError::result(error.to_string()))
    }

    /// Sends a request in the server's era and returns its result. `extra` are headers of the modern era, and
    /// `Idempotency-Key`.
    pub(super) async fn request(
        &self,
        method: &str,
        params: Map<String, Value>,
        extra: Vec<(String, String)>,
        timeout: Duration,
    ) -> Result<Box<RawValue>, UpstreamError> {
        let started = Instant::now();
        let era = self.info.era().as_str();
        let span = tracing::debug_span!("upstream request", method, era, outcome = tracing::field::Empty);
        let result = self.exchange(method, params, extra, timeout).instrument(span.clone()).await;
        let result = result.map_err(|error| error.masked(&self.mask));
        let outcome = meter::outcome(&result);
        meter::count(outcome, started.elapsed());
        span.record("outcome", outcome);
        span.in_scope(|| {
            tracing::debug!(method, era, outcome, millis = started.elapsed().as_millis(), "upstream request");
        });
        result
    }

    async fn exchange(
        &self,
        method: &str,
        params: Map<String, Value>,
        extra: Vec<(String, String)>,
        timeout: Duration,
    ) -> Result<Box<RawValue>, UpstreamError> {
        let outcome = match (&self.transport, self.info.era()) {
            (Transport::Http(http), Era::Modern) => {
                let request = self.build(method, &self.modern_params(params))?;
                http.request(&request, &modern_exchange(&request, &extra, timeout)).await?.into_outcome()
            }
            (Transport::Http(http), Era::Legacy) => self.legacy_request(http, method, &params, &extra, timeout).await,
            (Transport::Stdio(stdio), era) => {
                let params = if era == Era::Modern { self.modern_params(params) } else { params };
                stdio.request(&self.build(method, &params)?, timeout).await
            }
        };
        outcome?.map_err(|error| UpstreamError::rpc(method, error))
    }

    /// A request in a session. One that the server refused because it lost the session is sent once more in a new one.
    async fn legacy_request(
        &self,
        http: &HttpTransport,
        method: &str,
        params: &Map<String, Value>,
        extra: &[(String, String)],
        timeout: Duration,
    ) -> Result<Result<Box<RawValue>, RpcError>, UpstreamError> {
        let request = self.build(method, params)?;
        let session = self.session.lock().await.clone();
        let mut exchange = self.legacy_exchange(&session, timeout);
        add_headers(&mut exchange.headers, extra);
        let reply = http.request(&request, &exchange).await?;
        if session.id.is_none() || !reply.is_lost_session() {
            return reply.into_outcome();
        }
        let renewed = {
            let mut current = self.session.lock().await;
            if current.generation == session.generation {
                let (_, id) = self.handshake(self.info.version).await?;
                *current = Session { id, generation: session.generation + 1 };
            }
            current.clone()
        };
        let mut exchange = self.legacy_exchange(&renewed, timeout);
        add_headers(&mut exchange.headers, extra);
        http.request(&request, &exchange).await?.into_outcome()
    }

    /// Adds the `_meta` that every modern request has, below what the caller put there.
    pub(super) fn modern_params(&self, mut params: Map<String, Value>) -> Map<String, Value> {
        let mut all = meta::modern_request(Version::NEWEST);
        all.insert(meta::CLIENT_CAPABILITIES.to_owned(), Value::Object(self.answers.capabilities()));
        if let Some(Value::Object(given)) = params.remove("_meta") {
            all.extend(given);
        }
        params.insert("_meta".to_owned(), Value::Object(all));
        params
    }

    fn legacy_exchange(&self, session: &Session, timeout: Duration) -> Exchange {
        exchange_of(self.info.version, session, timeout)
    }
}

pub(super) fn modern_exchange(request: &Request, extra: &[(String, String)], timeout: Duration) -> Exchange {
    let mut map = HeaderMap::new();
    let mut all = vec![
        (headers::PROTOCOL_VERSION.to_owned(), Version::NEWEST.as_str().to_owned()),
        (headers::METHOD.to_owned(), request.method.clone()),
    ];
    if let Some(member) = method::name_member(&request.method)
        && let Ok(params) = request.params_value()
        && let Some(name) = params.get(member).and_then(Value::as_str)
    {
        all.push((headers::NAME.to_owned(), name.to_owned()));
    }
    all.extend_from_slice(extra);
    add_headers(&mut map, &all);
    Exchange { headers: map, timeout, resumable: false }
}

pub(super) fn exchange_of(version: Version, session: &Session, timeout: Duration) -> Exchange {
    let mut map = HeaderMap::new();
    let mut all = Vec::new();
    if version.has_version_header() {
        all.push((headers::PROTOCOL_VERSION.to_owned(), version.as_str().to_owned()));
    }
    if let Some(id) = &session.id {
        all.push((headers::SESSION_ID.to_owned(), id.clone()));
    }
    add_headers(&mut map, &all);
    Exchange { headers: map, timeout, resumable: true }
}

/// Adds headers, values encoded where a header could not carry them.
fn add_headers(map: &mut HeaderMap, all: &[(String, String)]) {
    for (name, value) in all {
        let name = HeaderName::from_bytes(name.as_bytes());
        let value = HeaderValue::from_str(&headers::encode(value));
        if let (Ok(name), Ok(value)) = (name, value) {
            map.insert(name, value);
        }
    }
}

//! A client of one server: connects, finds the era, keeps the session, sends requests.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::mcp::{Era, Notification, Request, RpcError, Version, headers, jsonrpc, meta, method};
use crate::net::{HeaderMap, HeaderName, HeaderValue};

use super::call::ToolCache;
use super::error::UpstreamError;
use super::http::{Exchange, HttpTransport, Reply};
use super::options::{Endpoint, EraChoice, Options, StdioCommand};
use super::probe::{Verdict, verdict};
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

    fn unknown(version: Version) -> Self {
        Self { version, server: Value::Null, capabilities: Value::Null, instructions: None }
    }

    fn modern(discovered: &Value) -> Self {
        Self {
            version: Version::NEWEST,
            server: discovered.pointer("/_meta").and_then(|m| m.get(meta::SERVER_INFO)).cloned().unwrap_or_default(),
            capabilities: discovered.get("capabilities").cloned().unwrap_or_default(),
            instructions: discovered.get("instructions").and_then(Value::as_str).map(str::to_owned),
        }
    }

    fn legacy(version: Version, initialized: &Value) -> Self {
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
    transport: Transport,
    pub(super) options: Options,
    info: ServerInfo,
    session: Mutex<Session>,
    next_id: AtomicU64,
    pub(super) tools: ToolCache,
}

#[derive(Debug)]
enum Transport {
    Http(HttpTransport),
    Stdio(StdioTransport),
}

/// A legacy HTTP session.
#[derive(Debug, Clone, Default)]
struct Session {
    id: Option<String>,
    /// Counts handshakes, so that of several requests that lost the session one opens the new one.
    generation: u64,
}

impl Upstream {
    /// Connects: finds the era unless it is fixed, and opens a session in the legacy one.
    ///
    /// # Errors
    /// When the server cannot be reached, wants credentials, or speaks nothing that we speak.
    pub async fn connect(endpoint: Endpoint, options: Options) -> Result<Self, UpstreamError> {
        let connecting = async {
            match endpoint {
                Endpoint::Http(endpoint) => {
                    Self::new(Transport::Http(HttpTransport::new(endpoint, &options)), options).open_http().await
                }
                Endpoint::Stdio(command) => Self::open_stdio(&command, options).await,
            }
        };
        tokio::time::timeout(options.init_timeout, connecting).await.unwrap_or_else(|_| {
            let method = match options.era {
                EraChoice::Fixed(version) if version.era() == Era::Modern => method::DISCOVER,
                _ => method::INITIALIZE,
            };
            Err(UpstreamError::TimedOut { method: method.to_owned(), after: options.init_timeout })
        })
    }

    fn new(transport: Transport, options: Options) -> Self {
        Self {
            transport,
            options,
            info: ServerInfo::unknown(Version::NEWEST),
            session: Mutex::default(),
            next_id: AtomicU64::new(1),
            tools: ToolCache::default(),
        }
    }

    /// What the server said about itself.
    pub fn info(&self) -> &ServerInfo {
        &self.info
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

    // --- opening

    async fn open_http(mut self) -> Result<Self, UpstreamError> {
        match self.options.era {
            EraChoice::Fixed(version) if version.era() == Era::Legacy => self.initialize(version).await?,
            EraChoice::Fixed(version) => match self.probe_http(self.options.init_timeout).await? {
                Verdict::Modern(discovered) => self.info = ServerInfo::modern(&discovered),
                Verdict::PerhapsModern => self.info = ServerInfo::unknown(version),
                Verdict::Incompatible(supported) => {
                    return Err(UpstreamError::Incompatible { wanted: Some(version), supported });
                }
                Verdict::Legacy(_) => {
                    return Err(UpstreamError::Incompatible { wanted: Some(version), supported: Vec::new() });
                }
            },
            EraChoice::Auto => {
                let verdict = match self.probe_http(self.options.init_timeout / 2).await {
                    // Silence is an answer of some legacy servers.
                    Err(UpstreamError::TimedOut { .. } | UpstreamError::NotMcp(_)) => {
                        Verdict::Legacy(Version::NEWEST_LEGACY)
                    }
                    other => other?,
                };
                match verdict {
                    Verdict::Modern(discovered) => self.info = ServerInfo::modern(&discovered),
                    Verdict::PerhapsModern if self.lists_in_the_modern_way().await? => {
                        self.info = ServerInfo::unknown(Version::NEWEST);
                    }
                    Verdict::PerhapsModern => self.initialize(Version::NEWEST_LEGACY).await?,
                    Verdict::Legacy(version) => self.initialize(version).await?,
                    Verdict::Incompatible(supported) => {
                        return Err(UpstreamError::Incompatible { wanted: None, supported });
                    }
                }
            }
        }
        Ok(self)
    }

    /// Asks `server/discover` and reads the answer.
    async fn probe_http(&self, timeout: Duration) -> Result<Verdict, UpstreamError> {
        let Transport::Http(http) = &self.transport else { return Ok(Verdict::Legacy(Version::NEWEST_LEGACY)) };
        let request = self.build(method::DISCOVER, &modern_params(Map::new()))?;
        match http.request(&request, &modern_exchange(&request, &[], timeout)).await? {
            Reply::Answer { status, outcome, .. } => Ok(verdict(&outcome, Some(status))),
            // HTML and empty bodies at any client error, and the stumbling of old servers over a new method.
            Reply::Unauthorized { about_session: true, .. } | Reply::Bare { status: 200..=299 | 400..=501, .. } => {
                Ok(Verdict::Legacy(Version::NEWEST_LEGACY))
            }
            other => other.into_outcome().map(|outcome| verdict(&outcome, None)),
        }
    }

    async fn lists_in_the_modern_way(&self) -> Result<bool, UpstreamError> {
        let Transport::Http(http) = &self.transport else { return Ok(false) };
        let request = self.build(method::TOOLS_LIST, &modern_params(Map::new()))?;
        let reply = http.request(&request, &modern_exchange(&request, &[], self.options.timeout)).await?;
        Ok(match reply {
            Reply::Answer { outcome: Ok(_), .. } => true,
            Reply::Answer { outcome: Err(error), .. } => error.is_modern(),
            Reply::Unauthorized { .. } | Reply::Bare { .. } => false,
        })
    }

    async fn open_stdio(command: &StdioCommand, options: Options) -> Result<Self, UpstreamError> {
        let start = || -> Result<Self, UpstreamError> {
            Ok(Self::new(Transport::Stdio(StdioTransport::start(command, &options)?), options))
        };
        let mut upstream = start()?;
        let mut silent = false;
        let wanted = match options.era {
            EraChoice::Fixed(version) if version.era() == Era::Legacy => version,
            choice => match upstream.probe_stdio(options.init_timeout / 2).await {
                Ok(Verdict::Modern(discovered)) => {
                    upstream.info = ServerInfo::modern(&discovered);
                    return Ok(upstream);
                }
                Ok(Verdict::Incompatible(supported)) => {
                    return Err(UpstreamError::Incompatible { wanted: None, supported });
                }
                Ok(_) | Err(UpstreamError::TimedOut { .. }) if let EraChoice::Fixed(version) = choice => {
                    return Err(UpstreamError::Incompatible { wanted: Some(version), supported: Vec::new() });
                }
                Ok(Verdict::Legacy(version)) => version,
                Ok(Verdict::PerhapsModern) => Version::NEWEST_LEGACY,
                Err(UpstreamError::TimedOut { .. }) => {
                    silent = true;
                    Version::NEWEST_LEGACY
                }
                // The question killed it: start again and ask in the old way.
                Err(UpstreamError::Exited { .. }) if choice == EraChoice::Auto => {
                    upstream.close().await;
                    upstream = start()?;
                    Version::NEWEST_LEGACY
                }
                Err(error) => return Err(error),
            },
        };
        match upstream.initialize(wanted).await {
            // It was only slow to start, and knows no `initialize`: ask again now that it runs.
            Err(UpstreamError::Rpc { .. }) if silent => match upstream.probe_stdio(options.init_timeout / 2).await? {
                Verdict::Modern(discovered) => upstream.info = ServerInfo::modern(&discovered),
                _ => return Err(UpstreamError::Incompatible { wanted: None, supported: Vec::new() }),
            },
            other => other?,
        }
        Ok(upstream)
    }

    async fn probe_stdio(&self, timeout: Duration) -> Result<Verdict, UpstreamError> {
        let Transport::Stdio(stdio) = &self.transport else { return Ok(Verdict::Legacy(Version::NEWEST_LEGACY)) };
        let request = self.build(method::DISCOVER, &modern_params(Map::new()))?;
        let asked = async {
            let mut pending = stdio.start_request(&request).await?;
            match pending.wait().await {
                Some(outcome) => Ok(verdict(&outcome, None)),
                None => Err(stdio.ended().await),
            }
        };
        tokio::time::timeout(timeout, asked)
            .await
            .unwrap_or_else(|_| Err(UpstreamError::TimedOut { method: method::DISCOVER.to_owned(), after: timeout }))
    }

    /// Opens a legacy session. A server that names the revisions it wants instead is asked once more.
    async fn initialize(&mut self, wanted: Version) -> Result<(), UpstreamError> {
        let (info, session) = match self.handshake(wanted).await {
            Err(UpstreamError::Rpc { error, .. }) if offered(&error).is_some_and(|version| version != wanted) => {
                let version = offered(&error).unwrap_or(wanted);
                self.handshake(version).await?
            }
            other => other?,
        };
        self.info = info;
        *self.session.get_mut() = Session { id: session, generation: 1 };
        Ok(())
    }

    async fn handshake(&self, wanted: Version) -> Result<(ServerInfo, Option<String>), UpstreamError> {
        let params = json!({
            "protocolVersion": wanted.as_str(),
            "capabilities": {},
            "clientInfo": meta::implementation(),
        });
        let Value::Object(params) = params else { return Err(UpstreamError::result("no object")) };
        let request = self.build(method::INITIALIZE, &params)?;
        let timeout = self.options.init_timeout;
        let (outcome, session) = match &self.transport {
            Transport::Stdio(stdio) => (stdio.request(&request, timeout).await?, None),
            Transport::Http(http) => {
                let exchange = Exchange { headers: HeaderMap::new(), timeout, resumable: false };
                match http.request(&request, &exchange).await? {
                    Reply::Answer { outcome, session, .. } => (outcome, session),
                    other => (other.into_outcome()?, None),
                }
            }
        };
        let result = outcome.map_err(|error| UpstreamError::rpc(method::INITIALIZE, error))?;
        let result: Value =
            serde_json::from_str(result.get()).map_err(|error| UpstreamError::result(error.to_string()))?;
        let named = result.get("protocolVersion").and_then(Value::as_str).unwrap_or_default();
        let version = Version::parse(named).filter(|version| version.era() == Era::Legacy).ok_or_else(|| {
            let supported = if named.is_empty() { Vec::new() } else { vec![named.to_owned()] };
            UpstreamError::Incompatible { wanted: None, supported }
        })?;
        let info = ServerInfo::legacy(version, &result);
        let note = Notification { method: method::INITIALIZED.to_owned(), params: None };
        match &self.transport {
            Transport::Stdio(stdio) => stdio.notify(&note).await?,
            Transport::Http(http) => {
                let session = Session { id: session.clone(), generation: 0 };
                http.notify(&note, &exchange_of(version, &session, timeout)).await?;
            }
        }
        Ok((info, session))
    }

    // --- requests

    fn build(&self, method: &str, params: &Map<String, Value>) -> Result<Request, UpstreamError> {
        let params = jsonrpc::raw(params).map_err(|error| UpstreamError::result(error.to_string()))?;
        Ok(Request {
            id: self.next_id.fetch_add(1, Ordering::Relaxed).into(),
            method: method.to_owned(),
            params: Some(params),
        })
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
        let outcome = match (&self.transport, self.info.era()) {
            (Transport::Http(http), Era::Modern) => {
                let request = self.build(method, &modern_params(params))?;
                http.request(&request, &modern_exchange(&request, &extra, timeout)).await?.into_outcome()
            }
            (Transport::Http(http), Era::Legacy) => self.legacy_request(http, method, &params, &extra, timeout).await,
            (Transport::Stdio(stdio), era) => {
                let params = if era == Era::Modern { modern_params(params) } else { params };
                stdio.request(&self.build(method, &params)?, timeout).await
            }
        };
        tracing::debug!(
            method,
            era = self.info.era().as_str(),
            millis = started.elapsed().as_millis(),
            ok = matches!(outcome, Ok(Ok(_))),
            "upstream request"
        );
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

    fn legacy_exchange(&self, session: &Session, timeout: Duration) -> Exchange {
        exchange_of(self.info.version, session, timeout)
    }
}

/// The revision that a server offers in its refusal of another.
fn offered(error: &RpcError) -> Option<Version> {
    let supported = error.data.as_ref()?.get("supported")?.as_array()?;
    Version::ALL
        .into_iter()
        .filter(|version| version.era() == Era::Legacy)
        .find(|version| supported.iter().any(|name| name.as_str() == Some(version.as_str())))
}

/// Adds the `_meta` that every modern request has, below what the caller put there.
fn modern_params(mut params: Map<String, Value>) -> Map<String, Value> {
    let mut all = meta::modern_request(Version::NEWEST);
    if let Some(Value::Object(given)) = params.remove("_meta") {
        all.extend(given);
    }
    params.insert("_meta".to_owned(), Value::Object(all));
    params
}

fn modern_exchange(request: &Request, extra: &[(String, String)], timeout: Duration) -> Exchange {
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

fn exchange_of(version: Version, session: &Session, timeout: Duration) -> Exchange {
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

//! Opening a connection: which era the server speaks, and the handshake of the legacy one.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::mcp::{Era, Notification, RpcError, Version, meta, method};
use crate::net::HeaderMap;

use super::answers::{Answers, NoAnswers};
use super::client::{ServerInfo, Session, Transport, Upstream, exchange_of, modern_exchange};
use super::error::UpstreamError;
use super::http::{Exchange, HttpTransport, Reply};
use super::options::{Endpoint, EraChoice, Options, StdioCommand};
use super::probe::{Verdict, verdict};
use super::stdio::StdioTransport;

impl Upstream {
    /// Connects: finds the era unless it is fixed, and opens a session in the legacy one.
    ///
    /// # Errors
    /// When the server cannot be reached, wants credentials, or speaks nothing that we speak.
    pub async fn connect(endpoint: Endpoint, options: Options) -> Result<Self, UpstreamError> {
        Self::connect_with(endpoint, options, Arc::new(NoAnswers)).await
    }

    /// The same, with answers to what the server may ask.
    ///
    /// # Errors
    /// As [`Self::connect`].
    pub async fn connect_with(
        endpoint: Endpoint,
        options: Options,
        answers: Arc<dyn Answers>,
    ) -> Result<Self, UpstreamError> {
        let connecting = async {
            match endpoint {
                Endpoint::Http(endpoint) => {
                    let mask = endpoint.mask();
                    let transport = HttpTransport::new(endpoint, &options, Arc::clone(&answers));
                    let mut upstream = Self::new(Transport::Http(Arc::new(transport)), options, answers);
                    upstream.mask = mask.clone();
                    let mut upstream = upstream.open_http().await.map_err(|error| error.masked(&mask))?;
                    mask.hide_keys_in(&mut upstream.info.server);
                    upstream.info.instructions = upstream.info.instructions.map(|text| mask.hide_keys(&text));
                    Ok(upstream)
                }
                Endpoint::Stdio(command) => Self::open_stdio(&command, options, answers).await,
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

    async fn open_http(mut self) -> Result<Self, UpstreamError> {
        match self.options.era {
            EraChoice::Fixed(version) if version.era() == Era::Legacy => self.initialize(version).await?,
            EraChoice::Fixed(version) => match self.probe_http(self.options.init_timeout).await? {
                Verdict::Modern(discovered) => self.info = ServerInfo::modern(&discovered),
                Verdict::PerhapsModern => self.info = ServerInfo::unknown(version),
                Verdict::Incompatible(supported) | Verdict::Contradiction(supported) => {
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
                    Verdict::Incompatible(supported) | Verdict::Contradiction(supported) => {
                        return Err(UpstreamError::Incompatible { wanted: None, supported });
                    }
                }
            }
        }
        Ok(self)
    }

    /// Asks `server/discover` and reads the answer; once more where the server offers the very revision that it refused.
    async fn probe_http(&self, timeout: Duration) -> Result<Verdict, UpstreamError> {
        match self.probe_http_once(timeout).await? {
            Verdict::Contradiction(_) => Ok(self.probe_http_once(timeout).await?.settled()),
            other => Ok(other),
        }
    }

    async fn probe_http_once(&self, timeout: Duration) -> Result<Verdict, UpstreamError> {
        let Transport::Http(http) = &self.transport else { return Ok(Verdict::Legacy(Version::NEWEST_LEGACY)) };
        let request = self.build(method::DISCOVER, &self.modern_params(Map::new()))?;
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
        let request = self.build(method::TOOLS_LIST, &self.modern_params(Map::new()))?;
        let reply = http.request(&request, &modern_exchange(&request, &[], self.options.timeout)).await?;
        Ok(match reply {
            Reply::Answer { outcome: Ok(_), .. } => true,
            Reply::Answer { outcome: Err(error), .. } => error.is_modern(),
            Reply::Unauthorized { .. } | Reply::Bare { .. } => false,
        })
    }

    async fn open_stdio(
        command: &StdioCommand,
        options: Options,
        answers: Arc<dyn Answers>,
    ) -> Result<Self, UpstreamError> {
        let start = || -> Result<Self, UpstreamError> {
            let transport = StdioTransport::start(command, &options, Arc::clone(&answers))?;
            Ok(Self::new(Transport::Stdio(Box::new(transport)), options, Arc::clone(&answers)))
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
                Ok(Verdict::Incompatible(supported) | Verdict::Contradiction(supported)) => {
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
        let request = self.build(method::DISCOVER, &self.modern_params(Map::new()))?;
        let asked = async {
            let mut pending = stdio.start_request(&request).await?;
            match pending.wait().await {
                Some(outcome) => Ok(verdict(&outcome, None).settled()),
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
        let session = Session { id: session, generation: 1 };
        self.questions = self.answer_questions(&session).await;
        *self.session.get_mut() = session;
        Ok(())
    }

    pub(super) async fn handshake(&self, wanted: Version) -> Result<(ServerInfo, Option<String>), UpstreamError> {
        let params = json!({
            "protocolVersion": wanted.as_str(),
            "capabilities": self.answers.capabilities(),
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
}

/// The revision that a server offers in its refusal of another.
fn offered(error: &RpcError) -> Option<Version> {
    let supported = error.data.as_ref()?.get("supported")?.as_array()?;
    Version::ALL
        .into_iter()
        .filter(|version| version.era() == Era::Legacy)
        .find(|version| supported.iter().any(|name| name.as_str() == Some(version.as_str())))
}

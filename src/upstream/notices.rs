//! What a server announces by itself: that its tools changed, and in the legacy era the questions that belong to no call.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value, json};
use tokio_util::task::AbortOnDropHandle;

use crate::mcp::sse::{Reader, SseLimits};
use crate::mcp::{Era, Id, Limits, Message, Payload, Request, jsonrpc, method};
use crate::net::{Answer, HeaderValue, Method, Outgoing, Streaming, header};

use super::client::{Session, Transport, Upstream, exchange_of, modern_exchange};
use super::error::UpstreamError;
use super::http::{Exchange, HttpTransport, encode};

/// How long a legacy server may take to open its stream. Some hold back even the headers until they have something to
/// say; nothing waits for those.
const OPENING: Duration = Duration::from_secs(2);

/// How long a stream of questions stays open.
const QUESTIONS: Duration = Duration::from_secs(3600);

/// Messages as they come on one event stream.
pub(super) struct Events {
    streaming: Streaming,
    reader: Reader,
    limits: Limits,
    ready: VecDeque<Message>,
}

impl Events {
    /// The next message; `None` at the end. What is no message is passed over.
    async fn next(&mut self) -> Result<Option<Message>, UpstreamError> {
        loop {
            if let Some(message) = self.ready.pop_front() {
                return Ok(Some(message));
            }
            let Some(chunk) = self.streaming.chunk().await? else { return Ok(None) };
            let events = self.reader.push(&chunk).map_err(|error| UpstreamError::NotMcp(error.to_string()))?;
            for event in events.into_iter().filter(|event| !event.data.is_empty()) {
                match jsonrpc::parse(event.data.as_bytes(), &self.limits) {
                    Ok(Payload::One(message)) => self.ready.push_back(message),
                    Ok(Payload::Batch(parts)) => self.ready.extend(parts.into_iter().flatten()),
                    Err(_) => {}
                }
            }
        }
    }
}

impl HttpTransport {
    /// Opens an event stream: the answer to a request, or with `None` the legacy one that a server may offer.
    async fn events(&self, request: Option<&Request>, exchange: &Exchange) -> Result<Events, UpstreamError> {
        let streaming = match request {
            Some(request) => self.post(encode(request)?, exchange).await?,
            None => self.open(&self.stream(exchange)).await?,
        };
        if streaming.status.is_success() && streaming.media_type().as_deref() == Some("text/event-stream") {
            let limits = self.limits();
            let reader = Reader::new(SseLimits { line: limits.bytes, event: limits.bytes });
            return Ok(Events { streaming, reader, limits, ready: VecDeque::new() });
        }
        let id = request.map_or_else(|| Id::from(0), |request| request.id.clone());
        let answer: Answer = streaming.collect().await?;
        match self.reply_of(&answer, &id, None).into_outcome()? {
            Err(error) => Err(UpstreamError::rpc(method::LISTEN, error)),
            Ok(_) => Err(UpstreamError::NotMcp("it answered at once instead of announcing changes".to_owned())),
        }
    }

    fn stream(&self, exchange: &Exchange) -> Outgoing {
        self.outgoing(Method::GET, exchange).header(header::ACCEPT, HeaderValue::from_static("text/event-stream"))
    }
}

/// Announcements of a server, until it ends them.
pub struct Notices {
    events: Events,
    transport: Arc<HttpTransport>,
    exchange: Exchange,
}

impl std::fmt::Debug for Notices {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Notices")
    }
}

impl Notices {
    /// Waits until the server says that its tools changed.
    ///
    /// # Errors
    /// When the stream breaks, or the server ends it.
    pub async fn tools_changed(&mut self) -> Result<(), UpstreamError> {
        while let Some(message) = self.events.next().await? {
            match message {
                Message::Notification(notice) if notice.method == method::TOOLS_LIST_CHANGED => return Ok(()),
                Message::Request(request) => self.transport.answer(&request, &self.exchange).await,
                // The answer to our listening is the server's farewell.
                Message::Response(_) => break,
                Message::Notification(_) => {}
            }
        }
        Err(UpstreamError::NotMcp("it ended its announcements".to_owned()))
    }
}

impl Upstream {
    /// Whether the server says that it announces changes of its tools.
    pub fn announces_tools(&self) -> bool {
        self.info().capabilities.pointer("/tools/listChanged") == Some(&Value::Bool(true))
    }

    /// Listens to what the server announces, for as long as `limit`. Over HTTP alone.
    ///
    /// # Errors
    /// When the server offers no such stream.
    pub async fn notices(&self, limit: Duration) -> Result<Notices, UpstreamError> {
        let Transport::Http(http) = &self.transport else { return Err(UpstreamError::NoCapability("announcements")) };
        let (request, exchange) = match self.info().era() {
            Era::Modern => {
                let wanted = json!({ "toolsListChanged": true });
                let params = self.modern_params(Map::from_iter([("notifications".to_owned(), wanted)]));
                let request = self.build(method::LISTEN, &params)?;
                let exchange = modern_exchange(&request, &[], limit);
                (Some(request), exchange)
            }
            Era::Legacy => {
                let session = self.session.lock().await.clone();
                (None, exchange_of(self.info().version, &session, limit))
            }
        };
        let opening = http.events(request.as_ref(), &exchange);
        let events = tokio::time::timeout(self.options.init_timeout, opening).await.map_err(|_| {
            UpstreamError::TimedOut { method: method::LISTEN.to_owned(), after: self.options.init_timeout }
        })??;
        Ok(Notices { events, transport: Arc::clone(http), exchange })
    }

    /// Answers the questions that a legacy server asks outside of any call, for as long as the connection is used. A
    /// server without such a stream has none.
    pub(super) async fn answer_questions(&self, session: &Session) -> Option<AbortOnDropHandle<()>> {
        let Transport::Http(http) = &self.transport else { return None };
        if self.answers.capabilities().is_empty() {
            return None;
        }
        let exchange = exchange_of(self.info().version, session, QUESTIONS);
        let opening = http.events(None, &exchange);
        let mut events = tokio::time::timeout(OPENING, opening).await.ok()?.ok()?;
        let http = Arc::clone(http);
        Some(AbortOnDropHandle::new(tokio::spawn(async move {
            while let Ok(Some(message)) = events.next().await {
                if let Message::Request(request) = message {
                    http.answer(&request, &exchange).await;
                }
            }
        })))
    }
}

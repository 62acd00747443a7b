//! One exchange over Streamable HTTP: a POST, and the answer as JSON or somewhere in an event stream.

use std::sync::Arc;
use std::time::Duration;

use serde_json::value::RawValue;
use tokio::time::Instant;

use crate::mcp::sse::{Event, Reader, SseLimits};
use crate::mcp::{Id, Limits, Message, Notification, Payload, Request, Response, RpcError, headers, jsonrpc};
use crate::net::{Answer, HeaderMap, HeaderName, HeaderValue, Method, NetError, Outgoing, Streaming, header};

use super::answers::{Answers, answer_to};
use super::error::UpstreamError;
use super::options::{HttpEndpoint, Options};

/// What came back.
#[derive(Debug)]
pub(super) enum Reply {
    /// An answer to our request, at whatever status.
    Answer { status: u16, outcome: Result<Box<RawValue>, RpcError>, session: Option<String> },
    /// 401 or 403.
    Unauthorized { status: u16, challenge: Option<String>, about_session: bool },
    /// A status without an answer.
    Bare { status: u16, about_session: bool },
}

impl Reply {
    /// Whether the server says that it does not know the session (any more). Servers say it in many ways; an answer
    /// about wrong parameters is none of them, and neither is a success.
    pub(super) fn is_lost_session(&self) -> bool {
        match self {
            Self::Answer { status, outcome: Err(error), .. } if error.code != RpcError::INVALID_PARAMS => {
                match status {
                    404 => error.code != RpcError::METHOD_NOT_FOUND,
                    400 | 401 | 503 => is_about_session(error.message.as_bytes()),
                    _ => false,
                }
            }
            Self::Answer { .. } => false,
            Self::Bare { status, about_session } => *status == 404 || (*about_session && matches!(status, 400 | 503)),
            Self::Unauthorized { about_session, .. } => *about_session,
        }
    }

    /// The answer to a request, or the failure that it is.
    pub(super) fn into_outcome(self) -> Result<Result<Box<RawValue>, RpcError>, UpstreamError> {
        match self {
            Self::Answer { outcome, .. } => Ok(outcome),
            Self::Unauthorized { status, challenge, .. } => Err(UpstreamError::Unauthorized { status, challenge }),
            Self::Bare { status: 200..=299, .. } => {
                Err(UpstreamError::NotMcp("the body is no JSON-RPC answer to the request".to_owned()))
            }
            Self::Bare { status, .. } => Err(UpstreamError::Status { status }),
        }
    }
}

/// The transport: knows requests and answers, nothing of eras and sessions but what it is told.
#[derive(Debug)]
pub(super) struct HttpTransport {
    endpoint: HttpEndpoint,
    answers: Arc<dyn Answers>,
    limits: Limits,
    max_messages: usize,
}

/// How one exchange goes.
#[derive(Debug, Clone)]
pub(super) struct Exchange {
    /// Headers besides the endpoint's own.
    pub(super) headers: HeaderMap,
    /// Time for everything.
    pub(super) timeout: Duration,
    /// Whether a broken stream may be taken up again (legacy).
    pub(super) resumable: bool,
}

/// How often a stream is taken up again.
const MAX_RESUMES: usize = 16;

/// State of a stream across resumptions.
#[derive(Default)]
struct Progress {
    messages: usize,
    resumes: usize,
    last_id: Option<String>,
    retry: Duration,
}

impl HttpTransport {
    pub(super) fn new(endpoint: HttpEndpoint, options: &Options, answers: Arc<dyn Answers>) -> Self {
        // How deep each part may nest is for its reader to say: one deep definition must not end a whole answer.
        let limits = Limits { bytes: options.max_answer, depth: usize::MAX, ..Limits::default() };
        Self { endpoint, answers, limits, max_messages: options.max_messages }
    }

    pub(super) fn outgoing(&self, method: Method, exchange: &Exchange) -> Outgoing {
        // The endpoint's headers come last: what the user wrote wins.
        Outgoing::new(method, self.endpoint.url.clone())
            .header(header::ACCEPT, HeaderValue::from_static("application/json, text/event-stream"))
            .header(header::ACCEPT_ENCODING, HeaderValue::from_static("identity"))
            .headers(&exchange.headers)
            .headers(&self.endpoint.headers)
            .timeout(exchange.timeout)
    }

    /// What is accepted from the server.
    pub(super) fn limits(&self) -> Limits {
        self.limits
    }

    /// Sends a request whose body is read piece by piece.
    pub(super) async fn open(&self, request: &Outgoing) -> Result<Streaming, NetError> {
        self.endpoint.sender.open(request).await
    }

    pub(super) async fn post(&self, body: Vec<u8>, exchange: &Exchange) -> Result<Streaming, NetError> {
        let request = self.outgoing(Method::POST, exchange).body(HeaderValue::from_static("application/json"), body);
        self.open(&request).await
    }

    /// Sends a request and waits for its answer.
    pub(super) async fn request(&self, request: &Request, exchange: &Exchange) -> Result<Reply, UpstreamError> {
        let timed_out = || UpstreamError::TimedOut { method: request.method.clone(), after: exchange.timeout };
        let deadline = Instant::now() + exchange.timeout;
        match tokio::time::timeout_at(deadline, self.request_untimed(request, exchange)).await {
            Err(_) | Ok(Err(UpstreamError::Net(NetError::Timeout(_)))) => Err(timed_out()),
            Ok(other) => other,
        }
    }

    async fn request_untimed(&self, request: &Request, exchange: &Exchange) -> Result<Reply, UpstreamError> {
        let streaming = self.post(encode(request)?, exchange).await?;
        let status = streaming.status.as_u16();
        let session = streaming.headers.get(headers::SESSION_ID).and_then(valid_session);
        if streaming.status.is_success() && streaming.media_type().as_deref() == Some("text/event-stream") {
            let outcome = self.read_to_answer(streaming, &request.id, exchange).await?;
            return Ok(Reply::Answer { status, outcome, session });
        }
        Ok(self.reply_of(&streaming.collect().await?, &request.id, session))
    }

    pub(super) fn reply_of(&self, answer: &Answer, id: &Id, session: Option<String>) -> Reply {
        let status = answer.status.as_u16();
        let about_session = is_about_session(&answer.body);
        if matches!(status, 401 | 403) {
            let values = answer.headers.get_all(header::WWW_AUTHENTICATE).iter();
            let values: Vec<&str> = values.filter_map(|value| value.to_str().ok()).collect();
            let challenge = (!values.is_empty()).then(|| values.join(", "));
            return Reply::Unauthorized { status, challenge, about_session: about_session && challenge_free(answer) };
        }
        let messages = match jsonrpc::parse(&answer.body, &self.limits) {
            Ok(Payload::One(message)) => vec![message],
            Ok(Payload::Batch(parts)) => parts.into_iter().flatten().collect(),
            Err(_) => Vec::new(),
        };
        let outcome = messages.into_iter().find_map(|message| match message {
            Message::Response(response) if belongs(&response, id, answer.status.is_success()) => Some(response.outcome),
            _ => None,
        });
        match outcome {
            Some(outcome) => Reply::Answer { status, outcome, session },
            None => Reply::Bare { status, about_session },
        }
    }

    /// Reads events until the answer comes, taking a broken stream up again where the era allows.
    async fn read_to_answer(
        &self,
        mut streaming: Streaming,
        id: &Id,
        exchange: &Exchange,
    ) -> Result<Result<Box<RawValue>, RpcError>, UpstreamError> {
        let mut progress = Progress { retry: Duration::from_secs(1), ..Progress::default() };
        loop {
            let broken = match self.read_stream(&mut streaming, id, exchange, &mut progress).await {
                Ok(Some(outcome)) => return Ok(outcome),
                Ok(None) => NetError::Broken("the event stream ended without the answer".to_owned()),
                Err(UpstreamError::Net(broken @ NetError::Broken(_))) => broken,
                Err(error) => return Err(error),
            };
            let Some(last) = progress.last_id.as_deref().and_then(|id| HeaderValue::from_str(id).ok()) else {
                return Err(broken.into());
            };
            if !exchange.resumable || progress.resumes >= MAX_RESUMES {
                return Err(broken.into());
            }
            progress.resumes += 1;
            tokio::time::sleep(progress.retry).await;
            let request = self
                .outgoing(Method::GET, exchange)
                .header(HeaderName::from_static("last-event-id"), last)
                .header(header::ACCEPT, HeaderValue::from_static("text/event-stream"));
            streaming = self.endpoint.sender.open(&request).await?;
            if !streaming.status.is_success() {
                return Err(broken.into());
            }
        }
    }

    async fn read_stream(
        &self,
        streaming: &mut Streaming,
        id: &Id,
        exchange: &Exchange,
        progress: &mut Progress,
    ) -> Result<Option<Result<Box<RawValue>, RpcError>>, UpstreamError> {
        let mut reader = Reader::new(SseLimits { line: self.limits.bytes, event: self.limits.bytes });
        while let Some(chunk) = streaming.chunk().await? {
            let events = reader.push(&chunk).map_err(|error| UpstreamError::NotMcp(error.to_string()))?;
            for event in events {
                if let Some(outcome) = self.on_event(event, id, exchange, progress).await? {
                    return Ok(Some(outcome));
                }
            }
        }
        Ok(None)
    }

    /// Looks at one event: the answer, a request of the server, or something that only counts towards the bound.
    async fn on_event(
        &self,
        event: Event,
        id: &Id,
        exchange: &Exchange,
        progress: &mut Progress,
    ) -> Result<Option<Result<Box<RawValue>, RpcError>>, UpstreamError> {
        if let Some(retry) = event.retry {
            progress.retry = Duration::from_millis(retry.min(10_000));
        }
        progress.last_id = event.id.or(progress.last_id.take());
        // Streams are opened with an event that has an id and no data.
        if event.data.is_empty() || event.event.as_deref().is_some_and(|kind| kind != "message") {
            return Ok(None);
        }
        progress.messages += 1;
        if progress.messages > self.max_messages {
            let most = self.max_messages;
            return Err(UpstreamError::NotMcp(format!("more than {most} messages came before the answer")));
        }
        let messages = match jsonrpc::parse(event.data.as_bytes(), &self.limits) {
            Ok(Payload::One(message)) => vec![message],
            Ok(Payload::Batch(parts)) => parts.into_iter().flatten().collect(),
            Err(error) => return Err(UpstreamError::NotMcp(error.to_string())),
        };
        for message in messages {
            match message {
                Message::Response(response) if belongs(&response, id, true) => return Ok(Some(response.outcome)),
                Message::Request(request) => self.answer(&request, exchange).await,
                Message::Response(_) | Message::Notification(_) => {}
            }
        }
        Ok(None)
    }

    /// Answers a request of a legacy server. Whether it arrives is the server's business.
    pub(super) async fn answer(&self, request: &Request, exchange: &Exchange) {
        if let Ok(body) = encode(&answer_to(request, &*self.answers)) {
            let _ = self.post(body, exchange).await;
        }
    }

    /// Sends a notification. Any 2xx will do.
    pub(super) async fn notify(&self, message: &Notification, exchange: &Exchange) -> Result<(), UpstreamError> {
        let answer = self.post(encode(message)?, exchange).await?;
        match answer.status.as_u16() {
            200..=299 => Ok(()),
            status @ (401 | 403) => Err(UpstreamError::Unauthorized { status, challenge: None }),
            status => Err(UpstreamError::Status { status }),
        }
    }

    /// Ends a legacy session. Servers may refuse; nothing depends on it.
    pub(super) async fn end_session(&self, exchange: &Exchange) {
        let _ = self.endpoint.sender.send(&self.outgoing(Method::DELETE, exchange)).await;
    }
}

pub(super) fn encode(message: &impl serde::Serialize) -> Result<Vec<u8>, UpstreamError> {
    serde_json::to_vec(message).map_err(|error| UpstreamError::result(error.to_string()))
}

/// Whether an answer is ours. An error without a readable id is; so is one with a made-up id beside an HTTP error.
fn belongs(response: &Response, id: &Id, success: bool) -> bool {
    match &response.id {
        Some(theirs) => id.matches(theirs) || (!success && response.outcome.is_err()),
        None => response.outcome.is_err(),
    }
}

fn is_about_session(body: &[u8]) -> bool {
    let text = String::from_utf8_lossy(&body[..body.len().min(4096)]).to_ascii_lowercase();
    text.contains("session") || text.contains("not initialized")
}

/// Only an answer without a challenge can mean the session rather than the credentials.
fn challenge_free(answer: &Answer) -> bool {
    answer.header("www-authenticate").is_none()
}

fn valid_session(value: &HeaderValue) -> Option<String> {
    let text = value.to_str().ok()?;
    (!text.is_empty() && text.len() <= 1024 && text.bytes().all(|b| (0x21..=0x7e).contains(&b)))
        .then(|| text.to_owned())
}

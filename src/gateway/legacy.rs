//! The legacy era: `initialize` and sessions.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures::future::join_all;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::mcp::{Era, Invalid, Message, Notification, Request, RpcError, Version, headers, meta, method};

use super::answer::{self, Ask};
use super::calls::Caller;
use super::errors::{self, Refusal};
use super::sessions::{OpenError, Session};
use super::state::Shared;
use super::surfaces::Surface;
use super::{endpoint, wire};

/// The body that tells a client to initialize again.
const NO_SESSION: &str = "Not Found: Session not found";

/// The revisions that this transport has; the oldest one knew only HTTP+SSE.
fn speaks(version: Version) -> bool {
    version.era() == Era::Legacy && version >= Version::V2025_03_26
}

/// One message.
pub(super) async fn post(
    shared: &Arc<Shared>,
    surface: &Arc<Surface>,
    principal: Option<&str>,
    headers: &HeaderMap,
    message: Message,
) -> Response {
    if let Message::Request(request) = &message
        && request.method == method::INITIALIZE
    {
        return initialize(shared, surface, principal, request).await;
    }
    let session = match session(shared, surface, principal, headers).await {
        Ok(session) => session,
        Err(response) => return response,
    };
    match message {
        Message::Request(request) => {
            let reply = reply(shared, surface, &session, &request).await;
            if reply.notices.is_empty() || !endpoint::accepts(headers, "text/event-stream") {
                wire::json(StatusCode::OK, reply.answer)
            } else {
                wire::events(reply.notices.into_iter().chain([reply.answer]))
            }
        }
        Message::Notification(notification) => {
            notified(&session, &notification);
            wire::accepted()
        }
        Message::Response(_) => wire::accepted(),
    }
}

/// Several messages, which only the revision 2025-03-26 has.
pub(super) async fn batch(
    shared: &Arc<Shared>,
    surface: &Arc<Surface>,
    principal: Option<&str>,
    headers: &HeaderMap,
    parts: Vec<Result<Message, Invalid>>,
) -> Response {
    let session = match session(shared, surface, principal, headers).await {
        Ok(session) => session,
        Err(response) => return response,
    };
    if !session.version.has_batches() {
        return wire::refuse(None, Refusal::bad_request(RpcError::INVALID_REQUEST, "this revision has no batches"));
    }
    let replies = parts.into_iter().map(|part| {
        let session = &session;
        async move {
            match part {
                Ok(Message::Request(request)) => Some(reply(shared, surface, session, &request).await),
                Ok(Message::Notification(notification)) => {
                    notified(session, &notification);
                    None
                }
                Ok(Message::Response(_)) => None,
                Err(invalid) => {
                    let answer = serde_json::to_vec(&invalid.to_response()).unwrap_or_default().into();
                    Some(Reply { notices: Vec::new(), answer })
                }
            }
        }
    });
    let replies: Vec<Reply> = join_all(replies).await.into_iter().flatten().collect();
    if replies.is_empty() {
        return wire::accepted();
    }
    if replies.iter().any(|reply| !reply.notices.is_empty()) {
        return wire::events(replies.into_iter().flat_map(|reply| reply.notices.into_iter().chain([reply.answer])));
    }
    let answers: Vec<_> = replies.iter().map(|reply| &reply.answer[..]).collect();
    wire::json(StatusCode::OK, [&b"["[..], &answers.join(&b","[..]), &b"]"[..]].concat().into())
}

/// What a request gets: notices first, then its answer.
struct Reply {
    notices: Vec<Bytes>,
    answer: Bytes,
}

impl Reply {
    fn failed(request: &Request, error: RpcError) -> Self {
        Self { notices: Vec::new(), answer: wire::failure(Some(&request.id), error) }
    }
}

async fn reply(shared: &Arc<Shared>, surface: &Arc<Surface>, session: &Arc<Session>, request: &Request) -> Reply {
    let sessions = &shared.sessions;
    let deployment = surface.deployment;
    match request.method.as_str() {
        method::INITIALIZE => {
            let error = RpcError::new(RpcError::INVALID_REQUEST, "`initialize` must not be part of a batch");
            return Reply::failed(request, error);
        }
        method::PING => return Reply { notices: Vec::new(), answer: wire::success(&request.id, b"{}") },
        method::TOOLS_LIST | method::RESOURCES_LIST | method::RESOURCE_TEMPLATES_LIST | method::PROMPTS_LIST => {
            if let Err(error) = sessions.listed(session, deployment).await {
                return Reply::failed(request, errors::of_store(&error));
            }
        }
        method::TOOLS_CALL | method::RESOURCES_READ | method::PROMPTS_GET => {
            match sessions.knows(session, deployment).await {
                Ok(true) => {}
                Ok(false) => {
                    return Reply {
                        notices: vec![wire::notification(method::TOOLS_LIST_CHANGED)],
                        ..Reply::failed(request, errors::tool_set_changed())
                    };
                }
                Err(error) => return Reply::failed(request, errors::of_store(&error)),
            }
        }
        _ => {}
    }
    let ask = Ask { shared, surface, era: Era::Legacy, request, caller: Caller::Session(session) };
    let answer = match answer::answer(ask).await {
        Ok(result) => wire::success(&request.id, &result),
        Err(error) => wire::failure(Some(&request.id), error),
    };
    Reply { notices: Vec::new(), answer }
}

fn notified(session: &Session, notification: &Notification) {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Cancelled<'a> {
        #[serde(borrow)]
        request_id: &'a serde_json::value::RawValue,
    }
    if notification.method == method::CANCELLED
        && let Some(params) = &notification.params
        && let Ok(cancelled) = serde_json::from_str::<Cancelled<'_>>(params.get())
        && let Some(id) = crate::mcp::Id::from_json(cancelled.request_id.get())
    {
        session.cancel(&id);
    }
}

/// What an `initialize` must say.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Initialize {
    protocol_version: String,
    capabilities: Map<String, Value>,
    client_info: Map<String, Value>,
}

async fn initialize(
    shared: &Arc<Shared>,
    surface: &Arc<Surface>,
    principal: Option<&str>,
    request: &Request,
) -> Response {
    let params = request.params.as_ref().map_or("{}", |params| params.get());
    let Ok(initialize) = serde_json::from_str::<Initialize>(params) else {
        let message = "`initialize` needs `protocolVersion`, `capabilities` and `clientInfo`";
        return wire::refuse(Some(&request.id), Refusal::bad_request(RpcError::INVALID_PARAMS, message));
    };
    let version = Version::negotiate(&initialize.protocol_version);
    let version = if speaks(version) { version } else { Version::NEWEST_LEGACY };
    let client = remembered(&initialize);
    let id = match shared.sessions.open(surface, principal.map(str::to_owned), version, client).await {
        Ok(id) => id,
        Err(error) => {
            if let OpenError::Store(error) = &error {
                tracing::error!(%error, "cannot open a session");
            }
            let message = match error {
                OpenError::Full => error.to_string(),
                OpenError::Store(_) => "the session could not be stored".to_owned(),
            };
            let status = StatusCode::SERVICE_UNAVAILABLE;
            let refusal = Refusal { status, error: RpcError::new(RpcError::INTERNAL, message) };
            return wire::refuse(Some(&request.id), refusal);
        }
    };
    let result = Map::from_iter([
        ("protocolVersion".to_owned(), version.as_str().into()),
        ("capabilities".to_owned(), answer::capabilities()),
        ("serverInfo".to_owned(), meta::implementation()),
    ]);
    let answer = wire::success(&request.id, &wire::object(result));
    let mut response = wire::json(StatusCode::OK, answer);
    let id = HeaderValue::from_str(id.expose()).expect("a random token is URL-safe text");
    response.headers_mut().insert(HeaderName::from_static(headers::SESSION_ID), id);
    response
}

/// What is kept of a client, cut where it is absurdly large: for status displays, not for decisions.
fn remembered(initialize: &Initialize) -> Value {
    const MOST: usize = 4096;
    let client = json!({ "clientInfo": initialize.client_info, "capabilities": initialize.capabilities });
    if client.to_string().len() > MOST { Value::Null } else { client }
}

/// The session that a request belongs to, or the refusal that the client needs to see.
pub(super) async fn session(
    shared: &Arc<Shared>,
    surface: &Arc<Surface>,
    principal: Option<&str>,
    headers: &HeaderMap,
) -> Result<Arc<Session>, Response> {
    if let Some(version) = headers.get(headers::PROTOCOL_VERSION)
        && !version.to_str().ok().and_then(Version::parse).is_some_and(speaks)
    {
        let message = "the `MCP-Protocol-Version` header names a revision that is not spoken here";
        return Err(wire::refuse(None, Refusal::bad_request(RpcError::INVALID_REQUEST, message)));
    }
    let Some(id) = headers.get(headers::SESSION_ID) else {
        let message = "the `Mcp-Session-Id` header is missing: `initialize` first";
        return Err(wire::refuse(None, Refusal::bad_request(RpcError::INVALID_REQUEST, message)));
    };
    let Ok(id) = id.to_str() else { return Err(wire::text(StatusCode::NOT_FOUND, NO_SESSION)) };
    match shared.sessions.find(id, &surface.endpoint.domain, principal).await {
        Ok(Some(session)) => Ok(session),
        Ok(None) => Err(wire::text(StatusCode::NOT_FOUND, NO_SESSION)),
        Err(error) => {
            // Not 404: the session may well be alive, and the client should come back with it.
            let refusal = Refusal { status: StatusCode::SERVICE_UNAVAILABLE, error: errors::of_store(&error) };
            Err(wire::refuse(None, refusal))
        }
    }
}

/// Ends a session at the client's word.
pub(super) async fn end(shared: &Arc<Shared>, session: &Arc<Session>) -> Response {
    match shared.sessions.end(session).await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => {
            wire::refuse(None, Refusal { status: StatusCode::SERVICE_UNAVAILABLE, error: errors::of_store(&error) })
        }
    }
}

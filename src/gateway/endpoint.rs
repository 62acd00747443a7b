//! One request of an endpoint: what it is and of which era.

use std::sync::Arc;

use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::mcp::jsonrpc::{self, Limits};
use crate::mcp::{Message, Payload, RpcError, headers, meta, version};

use super::errors::Refusal;
use super::state::Shared;
use super::surfaces::Surface;
use super::{body, legacy, modern, streams, wire};

/// `POST`: messages.
pub(super) async fn post(
    shared: &Arc<Shared>,
    surface: &Arc<Surface>,
    principal: Option<&str>,
    request: Request,
) -> Response {
    let (parts, content) = request.into_parts();
    if let Some(response) = wrong_media(&parts.headers) {
        return response;
    }
    let body = match body::read(shared, content).await {
        Ok(body) => body,
        Err(status) => return unreadable(status),
    };
    let limits = Limits { bytes: shared.config.max_body_bytes, ..Limits::default() };
    let payload = match jsonrpc::parse(&body.bytes, &limits) {
        Ok(payload) => payload,
        Err(invalid) => return wire::invalid(&invalid),
    };
    match payload {
        Payload::One(message) if is_modern(&parts.headers, &message) => {
            modern::post(shared, surface, &parts.headers, message).await
        }
        Payload::One(message) => legacy::post(shared, surface, principal, &parts.headers, message).await,
        Payload::Batch(_) if names_modern(&parts.headers) => {
            wire::refuse(None, Refusal::bad_request(RpcError::INVALID_REQUEST, "this revision has no batches"))
        }
        Payload::Batch(parts_of_batch) => {
            legacy::batch(shared, surface, principal, &parts.headers, parts_of_batch).await
        }
    }
}

/// `GET`: the notice stream of a legacy session. The modern era has none.
pub(super) async fn get(
    shared: &Arc<Shared>,
    surface: &Arc<Surface>,
    principal: Option<&str>,
    headers: &HeaderMap,
) -> Response {
    if names_modern(headers) || !accepts(headers, "text/event-stream") {
        return super::router::method_not_allowed("POST");
    }
    match legacy::session(shared, surface, principal, headers).await {
        Ok(session) => streams::session(shared, surface, &session),
        Err(response) => response,
    }
}

/// `DELETE`: the end of a legacy session. The modern era has none.
pub(super) async fn delete(
    shared: &Arc<Shared>,
    surface: &Arc<Surface>,
    principal: Option<&str>,
    headers: &HeaderMap,
) -> Response {
    if names_modern(headers) {
        return super::router::method_not_allowed("POST");
    }
    match legacy::session(shared, surface, principal, headers).await {
        Ok(session) => legacy::end(shared, &session).await,
        Err(response) => response,
    }
}

/// The era is what a request says of itself: in `_meta`, or in the version header.
fn is_modern(headers: &HeaderMap, message: &Message) -> bool {
    let params = match message {
        Message::Request(request) => request.params.as_deref(),
        Message::Notification(notification) => notification.params.as_deref(),
        Message::Response(_) => None,
    };
    names_modern(headers) || params.is_some_and(carries_version)
}

/// Revisions are dates: one that is not older than the stateless one has no sessions either.
fn names_modern(headers: &HeaderMap) -> bool {
    headers.get(headers::PROTOCOL_VERSION).is_some_and(|value| value.as_bytes() >= version::MODERN.as_bytes())
}

fn carries_version(params: &RawValue) -> bool {
    #[derive(Deserialize)]
    struct Params<'a> {
        #[serde(borrow, rename = "_meta")]
        meta: Option<&'a RawValue>,
    }
    // Looked for in the text first: most legacy requests have no `_meta` to parse.
    params.get().contains(meta::PROTOCOL_VERSION)
        && serde_json::from_str::<Params<'_>>(params.get())
            .ok()
            .and_then(|params| params.meta)
            .and_then(|meta| serde_json::from_str::<serde_json::Map<_, _>>(meta.get()).ok())
            .is_some_and(|meta: serde_json::Map<String, serde_json::Value>| meta.contains_key(meta::PROTOCOL_VERSION))
}

fn wrong_media(headers: &HeaderMap) -> Option<Response> {
    let essence = headers.get(header::CONTENT_TYPE)?.to_str().ok()?.split(';').next()?.trim();
    (!essence.eq_ignore_ascii_case("application/json")).then(|| {
        let error = RpcError::new(RpcError::INVALID_REQUEST, "the body must be `application/json`");
        wire::refuse(None, Refusal { status: StatusCode::UNSUPPORTED_MEDIA_TYPE, error })
    })
}

fn unreadable(status: StatusCode) -> Response {
    let message = match status {
        StatusCode::PAYLOAD_TOO_LARGE => "the request is too large",
        StatusCode::REQUEST_TIMEOUT => "the request did not arrive in time",
        _ => "the request could not be read",
    };
    wire::refuse(None, Refusal { status, error: RpcError::new(RpcError::INVALID_REQUEST, message) })
}

/// Whether the client takes answers of this type; one that does not say takes any.
pub(super) fn accepts(headers: &HeaderMap, media: &str) -> bool {
    let mut ranges = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok()).peekable();
    let family = media.split('/').next().unwrap_or_default();
    ranges.peek().is_none()
        || ranges.flat_map(|value| value.split(',')).any(|range| {
            let range = range.split(';').next().unwrap_or_default().trim();
            range == "*/*" || range.eq_ignore_ascii_case(media) || range.strip_suffix("/*") == Some(family)
        })
}

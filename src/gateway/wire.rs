//! HTTP answers: one JSON body, or a short event stream.

use axum::body::{Body, Bytes};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};

use crate::mcp::{Id, Invalid, RpcError, jsonrpc, sse};

use super::errors::Refusal;

const JSON: HeaderValue = HeaderValue::from_static("application/json");
const EVENT_STREAM: HeaderValue = HeaderValue::from_static("text/event-stream");

/// The JSON text of a successful answer.
pub(super) fn success(id: &Id, result: &[u8]) -> Bytes {
    let id = id.to_string();
    let mut text = Vec::with_capacity(result.len() + id.len() + 40);
    for part in [&br#"{"jsonrpc":"2.0","id":"#[..], id.as_bytes(), &br#","result":"#[..], result, &b"}"[..]] {
        text.extend_from_slice(part);
    }
    text.into()
}

/// The JSON text of a result that was made for one request.
pub(super) fn object(result: Map<String, Value>) -> Bytes {
    Value::Object(result).to_string().into()
}

/// The JSON text of a failed answer.
pub(super) fn failure(id: Option<&Id>, error: RpcError) -> Bytes {
    let answer = jsonrpc::Response::failed(id.cloned(), error);
    serde_json::to_vec(&answer).expect("an error answer holds nothing that JSON cannot").into()
}

/// One JSON body.
pub(super) fn json(status: StatusCode, body: Bytes) -> Response {
    (status, [(header::CONTENT_TYPE, JSON)], body).into_response()
}

/// A refusal with the id of the request, where it could be read.
pub(super) fn refuse(id: Option<&Id>, refusal: Refusal) -> Response {
    json(refusal.status, failure(id, refusal.error))
}

/// The answer to what is no message.
pub(super) fn invalid(invalid: &Invalid) -> Response {
    let status = match invalid {
        Invalid::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
        _ => StatusCode::BAD_REQUEST,
    };
    json(status, serde_json::to_vec(&invalid.to_response()).unwrap_or_default().into())
}

/// A plain text.
pub(super) fn text(status: StatusCode, text: &'static str) -> Response {
    (status, text).into_response()
}

/// A notification or response was taken.
pub(super) fn accepted() -> Response {
    StatusCode::ACCEPTED.into_response()
}

/// An event stream with these headers: nothing between here and the client may hold it back.
pub(super) fn event_stream(body: Body) -> Response {
    let headers = [
        (header::CONTENT_TYPE, EVENT_STREAM),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache, no-transform")),
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    (headers, body).into_response()
}

/// An event stream of messages that are all there already.
pub(super) fn events(messages: impl IntoIterator<Item = Bytes>) -> Response {
    let body: String = messages.into_iter().map(|message| event(&message)).collect();
    event_stream(Body::from(body))
}

/// A message as an event.
pub(super) fn event(message: &[u8]) -> String {
    sse::Event::message(String::from_utf8_lossy(message)).to_wire()
}

/// The JSON text of a notification without parameters.
pub(super) fn notification(method: &str) -> Bytes {
    format!(r#"{{"jsonrpc":"2.0","method":"{method}"}}"#).into()
}

//! What happens around every request: an id, a log line, a time limit.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;

use super::error::Plain;
use super::state::State;

/// The header that carries the id, both ways.
pub(super) const REQUEST_ID: &str = "x-request-id";

/// Identifies a request in logs, in the audit trail and in the answer. The client's own id is kept where it is
/// harmless.
#[derive(Debug, Clone)]
pub(super) struct RequestId(pub(super) String);

impl RequestId {
    fn of(request: &Request) -> Self {
        let given = request.headers().get(REQUEST_ID).and_then(|value| value.to_str().ok());
        let harmless = |text: &&str| {
            (1..=128).contains(&text.len())
                && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'))
        };
        Self(given.filter(harmless).map_or_else(|| uuid::Uuid::now_v7().to_string(), str::to_owned))
    }
}

/// Gives the request its id and logs how it ended. Queries, headers and bodies are never logged.
pub(super) async fn identify(state: State, mut request: Request, next: Next) -> Response {
    let id = RequestId::of(&request);
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map_or("(unknown)", MatchedPath::as_str).to_owned();
    request.extensions_mut().insert(id.clone());
    let span = tracing::info_span!("request", id = %id.0, %method, %path);
    async move {
        let start = Instant::now();
        let mut response = next.run(request).await;
        let status = response.status().as_u16();
        let took = start.elapsed();
        let milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        tracing::info!(status, milliseconds, "answered");
        state.meter.count("control", &path, method.as_str(), status, took);
        if let Ok(value) = HeaderValue::from_str(&id.0) {
            response.headers_mut().insert(REQUEST_ID, value);
        }
        response
    }
    .instrument(span)
    .await
}

/// Ends requests that take too long. What they had begun in the database is rolled back, since no connection outlives
/// its request.
pub(super) async fn limit_time(state: State, request: Request, next: Next) -> Response {
    match tokio::time::timeout(state.config.request_timeout, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Plain(StatusCode::SERVICE_UNAVAILABLE, "the request took too long".to_owned()).into_response(),
    }
}

/// What a client gets when a handler panics: the server goes on.
#[allow(clippy::needless_pass_by_value, reason = "the signature that the layer calls")]
pub(super) fn panicked(panic: Box<dyn std::any::Any + Send>) -> Response {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message");
    super::error::ApiError::internal(&Panicked(text.to_owned())).into_response()
}

#[derive(Debug, thiserror::Error)]
#[error("a handler panicked: {0}")]
struct Panicked(String);

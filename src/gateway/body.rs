//! Reads a request's body: bounded in bytes and time, large ones few at a time.

use axum::body::{Body, Bytes};
use axum::http::StatusCode;
use futures::StreamExt;
use tokio::sync::SemaphorePermit;
use tokio::time::timeout;

use super::state::Shared;

/// Bodies up to this size are read without asking: that is every request but those that carry stdin.
const SMALL: usize = 256 << 10;

/// A body. While a large one lives, its place is taken.
pub(super) struct Read<'a> {
    pub(super) bytes: Bytes,
    _place: Option<SemaphorePermit<'a>>,
}

/// The whole body, or the status that refuses it.
pub(super) async fn read(shared: &Shared, body: Body) -> Result<Read<'_>, StatusCode> {
    timeout(shared.config.body_timeout, collect(shared, body)).await.unwrap_or(Err(StatusCode::REQUEST_TIMEOUT))
}

async fn collect(shared: &Shared, body: Body) -> Result<Read<'_>, StatusCode> {
    let most = shared.config.max_body_bytes;
    let mut chunks = body.into_data_stream();
    let mut place = None;
    // Most bodies are one chunk, which then is the body.
    let mut whole = match chunks.next().await {
        Some(first) => first.map_err(|_| StatusCode::BAD_REQUEST)?,
        None => Bytes::new(),
    };
    if let Some(second) = chunks.next().await {
        let mut joined = Vec::from(whole);
        let mut next = Some(second);
        while let Some(chunk) = next {
            joined.extend_from_slice(&chunk.map_err(|_| StatusCode::BAD_REQUEST)?);
            if joined.len() > most {
                return Err(StatusCode::PAYLOAD_TOO_LARGE);
            }
            if joined.len() > SMALL && place.is_none() {
                place = Some(shared.large_bodies.acquire().await.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?);
            }
            next = chunks.next().await;
        }
        whole = joined.into();
    }
    if whole.len() > most { Err(StatusCode::PAYLOAD_TOO_LARGE) } else { Ok(Read { bytes: whole, _place: place }) }
}

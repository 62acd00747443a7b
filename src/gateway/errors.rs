//! The refusals of the gateway: an HTTP status with a JSON-RPC error, and where runtimes' failures go.

use axum::http::StatusCode;
use serde_json::json;

use crate::mcp::RpcError;
use crate::runtime::CallError;
use crate::store::StoreError;

/// A request that is refused before it is answered.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Refusal {
    pub(super) status: StatusCode,
    pub(super) error: RpcError,
}

impl Refusal {
    /// A malformed request.
    pub(super) fn bad_request(code: i64, message: impl Into<String>) -> Self {
        Self { status: StatusCode::BAD_REQUEST, error: RpcError::new(code, message) }
    }

    /// A header that is missing or differs from the body.
    pub(super) fn header(message: impl Into<String>) -> Self {
        Self::bad_request(RpcError::HEADER_MISMATCH, message)
    }
}

/// The error of a method that is answered at HTTP 200 in the legacy era, and by its code in the modern one.
pub(super) fn modern_status(error: &RpcError) -> StatusCode {
    match error.code {
        RpcError::METHOD_NOT_FOUND => StatusCode::NOT_FOUND,
        _ if error.is_modern() => StatusCode::BAD_REQUEST,
        _ => StatusCode::OK,
    }
}

/// The message of a call whose session lists an older deployment.
pub(super) fn tool_set_changed() -> RpcError {
    RpcError::invalid_params("tool set changed; list tools again")
}

/// A failed call as a JSON-RPC error. Failures of the tool itself are results, and not handled here.
pub(super) fn of_call(error: &CallError) -> RpcError {
    match error {
        CallError::InvalidArguments(_) | CallError::InvalidResult(_) | CallError::StreamTooLong { .. } => {
            RpcError::invalid_params(error.to_string())
        }
        CallError::NotReady(reason) => {
            RpcError::new(RpcError::INTERNAL, format!("the component is not ready: {reason}"))
                .data(json!({ "reason": "not-ready" }))
        }
        CallError::Failed(_) => RpcError::new(RpcError::INTERNAL, error.to_string()),
    }
}

/// Texts of callers in messages are cut: an error is no place for a megabyte of them.
pub(super) fn excerpt(text: &str) -> String {
    const MOST: usize = 80;
    let mut short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Trouble with the database. What it was stands in the log, not in the answer.
pub(super) fn of_store(error: &StoreError) -> RpcError {
    tracing::error!(%error, "the database failed");
    RpcError::new(RpcError::INTERNAL, "the server's database cannot be used right now; try again")
}

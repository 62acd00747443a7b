//! The error of a JSON-RPC answer and the codes that mean something.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// An error answer.
#[derive(Debug, Clone, PartialEq, Serialize, thiserror::Error)]
#[error("{message} (code {code})")]
pub struct RpcError {
    /// The code.
    pub code: i64,
    /// The text.
    pub message: String,
    /// More about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<Value>,
}

impl RpcError {
    /// Not JSON.
    pub const PARSE: i64 = -32700;
    /// Not a request.
    pub const INVALID_REQUEST: i64 = -32600;
    /// No such method.
    pub const METHOD_NOT_FOUND: i64 = -32601;
    /// Wrong parameters; also an unknown tool, prompt, resource or cursor.
    pub const INVALID_PARAMS: i64 = -32602;
    /// The server's own trouble.
    pub const INTERNAL: i64 = -32603;
    /// Retired; older servers still mean "resource not found" by it.
    pub const LEGACY_RESOURCE_NOT_FOUND: i64 = -32002;
    /// A required header is missing, malformed or differs from the body (HTTP 400).
    pub const HEADER_MISMATCH: i64 = -32020;
    /// The client lacks a capability; `data.requiredCapabilities` is an object (HTTP 400).
    pub const MISSING_CAPABILITY: i64 = -32021;
    /// The revision is not spoken; `data.supported` is a list (HTTP 400).
    pub const UNSUPPORTED_VERSION: i64 = -32022;

    /// An error without data.
    pub fn new(code: i64, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), data: None }
    }

    /// Adds data.
    #[must_use]
    pub fn data(mut self, data: Value) -> Self {
        self.data = Some(data);
        self
    }

    /// Wrong parameters.
    pub fn invalid_params(message: impl Into<String>) -> Self {
        Self::new(Self::INVALID_PARAMS, message)
    }

    /// No such method.
    pub fn method_not_found(method: &str) -> Self {
        Self::new(Self::METHOD_NOT_FOUND, format!("Method not found: {method}"))
    }

    /// Whether only a modern server answers so.
    pub fn is_modern(&self) -> bool {
        matches!(self.code, Self::HEADER_MISMATCH | Self::MISSING_CAPABILITY | Self::UNSUPPORTED_VERSION)
    }

    /// Reads the `error` member; peers are sloppy about everything but the code.
    pub(super) fn from_raw(raw: &RawValue) -> Option<Self> {
        let Ok(Value::Object(mut members)) = serde_json::from_str(raw.get()) else { return None };
        #[allow(clippy::cast_possible_truncation, reason = "a code written as 1.0 is still that code")]
        let code = members.get("code").and_then(|code| code.as_i64().or_else(|| code.as_f64().map(|c| c as i64)))?;
        let message = match members.get("message") {
            Some(Value::String(text)) => text.clone(),
            _ => String::new(),
        };
        Some(Self { code, message, data: members.remove("data") })
    }
}

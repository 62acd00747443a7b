//! Why something could not be had from an upstream. No message holds a URL, a header or a program's output.

use std::time::Duration;

use crate::mcp::{RpcError, Version, method};
use crate::net::NetError;

use crate::model::Mask;

use super::options::InvalidCredentials;

/// A failed operation. `Display` reads after "the MCP server … : ".
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum UpstreamError {
    /// The network said no.
    #[error("{}{_0}", if matches!(_0, NetError::TooLarge(_)) { "cannot be read: " } else { "cannot be reached: " })]
    Net(#[from] NetError),
    /// The URL or the credentials cannot be used.
    #[error("cannot be asked: {0}")]
    Credentials(#[from] InvalidCredentials),
    /// An HTTP status without an MCP answer.
    #[error("answered with HTTP status {status}{}", hint(*.status))]
    Status {
        /// The status.
        status: u16,
    },
    /// An answer that is not MCP.
    #[error("did not answer with MCP: {0}")]
    NotMcp(String),
    /// No answer in time.
    #[error("did not answer `{method}` within {} s", .after.as_secs_f64())]
    TimedOut {
        /// The request.
        method: String,
        /// How long we waited.
        after: Duration,
    },
    /// 401 or 403.
    #[error("{}", if *.status == 403 { "refuses these credentials (HTTP 403)" } else { "wants credentials (HTTP 401)" })]
    Unauthorized {
        /// The status.
        status: u16,
        /// The `WWW-Authenticate` header, for the consent flow. Not for people.
        challenge: Option<String>,
    },
    /// No common protocol revision.
    #[error("does not speak {}{}", revision_name(*.wanted), offer(.supported))]
    Incompatible {
        /// The one that we insist on.
        wanted: Option<Version>,
        /// What it offers, where it said so.
        supported: Vec<String>,
    },
    /// The server does not offer this at all.
    #[error("does not offer {0}")]
    NoCapability(&'static str),
    /// An error answer.
    #[error("refused `{method}`: {error}")]
    Rpc {
        /// The request.
        method: String,
        /// The answer, data kept.
        error: Box<RpcError>,
    },
    /// An argument that cannot be sent, found before sending.
    #[error("argument {} {reason}", dotted(.pointer))]
    BadArgument {
        /// JSON Pointer into the arguments.
        pointer: String,
        /// The broken constraint.
        reason: String,
    },
    /// There is no such tool.
    #[error("has no tool `{name}`")]
    UnknownTool {
        /// The asked name.
        name: String,
        /// The closest one that exists.
        near: Option<String>,
    },
    /// A result that breaks the protocol or the tool's own output schema. Never retried: the tool has run.
    #[error("answered with an invalid result: {} {reason}", at(.pointer))]
    InvalidResult {
        /// JSON Pointer into the result.
        pointer: String,
        /// What is wrong.
        reason: String,
    },
    /// The server asks for input that a program cannot give.
    #[error("asks for more input ({0}), which this client cannot give")]
    NeedsInput(String),
    /// The program did not start.
    #[error("cannot be started: {0}")]
    CannotStart(String),
    /// The program ended.
    #[error("ended before it answered ({status})")]
    Exited {
        /// Its exit status in words.
        status: String,
        /// The last it said on stderr. For the person who started it, nobody else.
        stderr: String,
    },
}

/// What kind of failure it is, which decides what helps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FailureKind {
    /// The request is wrong: correct it.
    InvalidRequest,
    /// The server is not there: try again later.
    Unavailable,
    /// No answer in time: try again, the outcome is unknown.
    TimedOut,
    /// Consent or other credentials are needed.
    ConsentNeeded,
    /// The tool ran and failed.
    ToolFailed,
    /// The answer breaks the contract: report it to the server's owner.
    InvalidResult,
}

impl UpstreamError {
    /// What kind of failure it is.
    pub fn kind(&self) -> FailureKind {
        match self {
            Self::Net(error) if error.is_timeout() => FailureKind::TimedOut,
            Self::Net(_) | Self::Status { .. } | Self::CannotStart(_) | Self::Exited { .. } => FailureKind::Unavailable,
            Self::TimedOut { .. } => FailureKind::TimedOut,
            Self::Unauthorized { .. } => FailureKind::ConsentNeeded,
            Self::Credentials(_) | Self::BadArgument { .. } | Self::UnknownTool { .. } | Self::NoCapability(_) => {
                FailureKind::InvalidRequest
            }
            Self::Rpc { error, .. } if error.code == RpcError::INVALID_PARAMS => FailureKind::InvalidRequest,
            // Nothing but a call runs a tool: a server that cannot list or begin is not in order.
            Self::Rpc { method: asked, .. } if asked != method::TOOLS_CALL => FailureKind::Unavailable,
            Self::Rpc { .. } | Self::NeedsInput(_) => FailureKind::ToolFailed,
            Self::NotMcp(_) | Self::Incompatible { .. } | Self::InvalidResult { .. } => FailureKind::InvalidResult,
        }
    }

    /// The same, without what was sent to the server: it can send that back.
    #[must_use]
    pub fn masked(mut self, mask: &Mask) -> Self {
        match &mut self {
            Self::NotMcp(text) | Self::NeedsInput(text) => *text = mask.hide(text),
            Self::Incompatible { supported, .. } => {
                for version in supported {
                    *version = mask.hide(version);
                }
            }
            Self::Rpc { error, .. } => {
                error.message = mask.hide(&error.message);
                if let Some(data) = &mut error.data {
                    mask.hide_keys_in(data);
                }
            }
            Self::UnknownTool { near: Some(text), .. } => *text = mask.hide_keys(text),
            Self::InvalidResult { pointer, reason } => {
                (*pointer, *reason) = (mask.hide_keys(pointer), mask.hide_keys(reason));
            }
            _ => {}
        }
        self
    }

    /// An error answer to a request.
    pub(super) fn rpc(method: &str, error: RpcError) -> Self {
        Self::Rpc { method: method.to_owned(), error: Box::new(error) }
    }

    /// A result that is wrong at its top.
    pub(super) fn result(reason: impl Into<String>) -> Self {
        Self::InvalidResult { pointer: String::new(), reason: reason.into() }
    }
}

fn hint(status: u16) -> &'static str {
    match status {
        300..=399 => ", a redirect, which is not followed",
        404 | 405 => ", so there seems to be no MCP endpoint at this path",
        _ => "",
    }
}

fn revision_name(version: Option<Version>) -> String {
    version.map_or_else(|| "any protocol revision that this program knows".to_owned(), |v| format!("MCP revision {v}"))
}

fn offer(versions: &[String]) -> String {
    if versions.is_empty() { String::new() } else { format!(" (it offers {})", versions.join(", ")) }
}

fn dotted(pointer: &str) -> String {
    let path = pointer.trim_start_matches('/').replace('/', ".").replace("~1", "/").replace("~0", "~");
    if path.is_empty() { "object".to_owned() } else { format!("`{path}`") }
}

fn at(pointer: &str) -> String {
    if pointer.is_empty() { "object".to_owned() } else { format!("`{pointer}`") }
}

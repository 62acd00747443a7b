//! What can go wrong between a command and a control plane.

use crate::api::{Code, Problem};
use crate::model::Mask;
use crate::net::NetError;

/// A failed exchange with a control plane. No text holds a token or anything of an import.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// No connection.
    #[error("the control plane at {server} cannot be reached")]
    Unreachable {
        /// Where.
        server: String,
        /// Why.
        #[source]
        cause: NetError,
    },
    /// It accepts the connection and says nothing.
    #[error("{server} accepts connections but says nothing for {seconds} seconds: is this a control plane?")]
    Silent {
        /// Where.
        server: String,
        /// How long it was waited for.
        seconds: u64,
    },
    /// The connection broke, or time ran out, after the request was on its way: whether it was carried out is unknown.
    #[error("the control plane at {server} did not answer `{request}`")]
    LostAnswer {
        /// Where.
        server: String,
        /// Method and path.
        request: String,
        /// Why.
        #[source]
        cause: NetError,
    },
    /// The server wants a token, or another one.
    #[error("the control plane at {server} does not accept {}", if *had_token { "the token" } else { "requests without a token" })]
    SignIn {
        /// Where.
        server: String,
        /// Whether a token was sent.
        had_token: bool,
    },
    /// A web page where JSON was expected.
    #[error("{server} answers HTML: is this a control plane?")]
    Html {
        /// Where.
        server: String,
    },
    /// It sends the caller elsewhere. That is not followed: the token is for this server.
    #[error("{server} answers `{request}` with a redirect ({status}){}, which is not followed", to.as_ref().map(|to| format!(" to {to}")).unwrap_or_default())]
    Redirect {
        /// Where.
        server: String,
        /// Method and path.
        request: String,
        /// HTTP status.
        status: u16,
        /// Scheme, host and port of the place it names.
        to: Option<String>,
    },
    /// An error of the HTTP layer, in plain text.
    #[error("the control plane at {server} answered `{request}` with {status}: {text}")]
    Plain {
        /// Where.
        server: String,
        /// Method and path.
        request: String,
        /// HTTP status.
        status: u16,
        /// The first line of the body.
        text: String,
    },
    /// A refusal with a code.
    #[error("{}", .problem.errors.join("; "))]
    Refused {
        /// HTTP status.
        status: u16,
        /// Code and texts.
        problem: Problem,
    },
    /// An answer that is not of the agreed shape.
    #[error("the answer of {server} to `{request}` cannot be understood: {reason}")]
    Shape {
        /// Where.
        server: String,
        /// Method and path.
        request: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The request cannot be made at all.
    #[error("the request cannot be made: {0}")]
    Setup(String),
}

impl ClientError {
    /// The same, without what was sent to the server: it can send that back.
    pub(super) fn masked(mut self, mask: &Mask) -> Self {
        match &mut self {
            Self::Refused { problem, .. } => problem.errors.iter_mut().for_each(|text| *text = mask.hide(text)),
            Self::Plain { text, .. } => *text = mask.hide(text),
            _ => {}
        }
        self
    }

    /// The code of a refusal.
    pub fn code(&self) -> Option<&Code> {
        match self {
            Self::Refused { problem, .. } => problem.code.as_ref(),
            _ => None,
        }
    }

    /// Whether the thing asked for is not there (or not for this caller).
    pub fn is_not_found(&self) -> bool {
        matches!(self, Self::Refused { status: 404, .. })
    }

    /// Whether the server moved on since the caller read.
    pub fn is_conflict(&self) -> bool {
        matches!(self, Self::Refused { status: 409, .. })
    }
}

/// `Ok(None)` for a thing that is not there.
pub(crate) fn optional<T>(result: Result<T, ClientError>) -> Result<Option<T>, ClientError> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.is_not_found() => Ok(None),
        Err(error) => Err(error),
    }
}

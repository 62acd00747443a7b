//! Why a request did not get its answer. No variant holds a URL.

use std::error::Error;
use std::path::PathBuf;
use std::time::Duration;

use super::address::AddressClass;

/// A failed request. `Display` reads after "cannot reach …: ".
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// The URL cannot be requested at all.
    #[error("the URL {0}")]
    BadUrl(&'static str),
    /// The egress policy forbids the address.
    #[error("it has a {0} address, which this server does not connect to")]
    Refused(AddressClass),
    /// The name does not resolve.
    #[error("its name does not resolve")]
    Dns,
    /// No connection.
    #[error("the connection failed: {0}")]
    Connect(String),
    /// No trust.
    #[error("TLS failed: {0}")]
    Tls(String),
    /// No connection in time.
    #[error("no connection within {}", seconds(.0))]
    ConnectTimeout(Duration),
    /// No complete answer in time.
    #[error("no complete answer within {}", seconds(.0))]
    Timeout(Duration),
    /// The answer is too large.
    #[error("the answer is larger than {0} bytes")]
    TooLarge(usize),
    /// The connection broke in the middle.
    #[error("the connection broke: {0}")]
    Broken(String),
    /// The CA bundle is unusable.
    #[error("the CA bundle `{}` cannot be used: {reason}", path.display())]
    CaBundle {
        /// Its path.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// The client cannot be set up.
    #[error("the HTTP client cannot be set up: {0}")]
    Setup(String),
}

fn seconds(duration: &Duration) -> String {
    if duration.subsec_millis() == 0 {
        format!("{} s", duration.as_secs())
    } else {
        format!("{} ms", duration.as_millis())
    }
}

impl NetError {
    /// Whether the request certainly never reached the server.
    pub fn before_sending(&self) -> bool {
        !matches!(self, Self::Timeout(_) | Self::TooLarge(_) | Self::Broken(_))
    }

    /// Whether asking again may help.
    pub fn is_transient(&self) -> bool {
        matches!(self, Self::Dns | Self::Connect(_) | Self::ConnectTimeout(_) | Self::Timeout(_) | Self::Broken(_))
    }

    /// Whether the time was up.
    pub fn is_timeout(&self) -> bool {
        matches!(self, Self::Timeout(_) | Self::ConnectTimeout(_))
    }

    /// What the HTTP library says, without its URL.
    pub(super) fn from_reqwest(error: &reqwest::Error, connect: Duration, total: Duration) -> Self {
        let mut texts = Vec::new();
        let mut source = error.source();
        while let Some(cause) = source {
            if let Some(known) = cause.downcast_ref::<Self>() {
                return known.clone();
            }
            texts.push(cause.to_string());
            source = cause.source();
        }
        // The innermost cause is the one that says something ("connection refused").
        let text = texts.pop().unwrap_or_else(|| "no reason given".to_owned());
        let says = |words: &[&str]| {
            let all = format!("{} {text}", texts.join(" ")).to_lowercase();
            words.iter().any(|word| all.contains(word))
        };
        if error.is_timeout() {
            return if error.is_connect() { Self::ConnectTimeout(connect) } else { Self::Timeout(total) };
        }
        if error.is_connect() && says(&["certificate", "tls", "alert", "corrupt message", "invalidcontenttype"]) {
            return Self::Tls(text);
        }
        if error.is_connect() {
            return Self::Connect(text);
        }
        if error.is_builder() { Self::Setup(text) } else { Self::Broken(text) }
    }
}

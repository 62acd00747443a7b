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
            return Self::Tls(tls_words(&text));
        }
        if error.is_connect() {
            return Self::Connect(text);
        }
        if error.is_builder() { Self::Setup(text) } else { Self::Broken(broken_words(text)) }
    }
}

/// What the TLS library says, in words that tell what to do; unknown sayings as they are.
fn tls_words(text: &str) -> String {
    let says = |word: &str| text.contains(word);
    let known = if says("UnknownIssuer") {
        "its certificate is signed by an authority that is not trusted here"
    } else if says("CaUsedAsEndEntity") {
        "its certificate is that of an authority, which signs itself and is not trusted here"
    } else if says("not valid for name") || says("NotValidForName") {
        return for_another_name(text);
    } else if says("expired") || says("Expired") {
        "its certificate has expired"
    } else if says("not valid yet") || says("NotValidYet") {
        "its certificate is not valid yet: is the clock right?"
    } else if says("InvalidContentType") {
        "it does not speak TLS: is it an `http://` address?"
    } else if says("ProtocolVersion") || says("HandshakeFailure") {
        "it offers no version of TLS that is safe (1.2 and 1.3 are)"
    } else if says("handshake eof") {
        "it ended the connection during the handshake"
    } else {
        return text.to_owned();
    };
    known.to_owned()
}

/// Which names the certificate is for, if that is told (`… only valid for DnsName("a") or DnsName("b")`).
fn for_another_name(text: &str) -> String {
    let told = text.split_once("only valid for").map_or("", |(_, names)| names);
    let names: Vec<&str> = told.split('"').skip(1).step_by(2).take(4).collect();
    match names.as_slice() {
        [] => "its certificate is for another name".to_owned(),
        names => format!("its certificate is for another name: {}", names.join(", ")),
    }
}

/// The same for a broken connection.
fn broken_words(text: String) -> String {
    if text.starts_with("invalid HTTP") {
        "it does not speak HTTP".to_owned()
    } else if text.contains("closed before message completed") || text.contains("end of file before message length") {
        "it was closed before the answer was complete".to_owned()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_is_told_in_words() {
        for (text, told) in [
            ("invalid peer certificate: UnknownIssuer", "not trusted here"),
            ("invalid peer certificate: Other(OtherError(CaUsedAsEndEntity))", "signs itself"),
            (
                "invalid peer certificate: certificate not valid for name \"a\"; certificate is only valid for b",
                "another name",
            ),
            (
                "not valid for name \"a\"; it is only valid for DnsName(\"b.c\") or DnsName(\"d\")",
                "another name: b.c, d",
            ),
            ("invalid peer certificate: certificate expired: verification time 1 (UNIX), but …", "has expired"),
            ("received corrupt message of type InvalidContentType", "`http://`"),
            ("received fatal alert: ProtocolVersion", "no version of TLS"),
            ("tls handshake eof", "ended the connection"),
            ("something new", "something new"),
        ] {
            assert!(tls_words(text).contains(told), "{}", tls_words(text));
        }
        assert_eq!(broken_words("invalid HTTP version parsed".to_owned()), "it does not speak HTTP");
    }
}

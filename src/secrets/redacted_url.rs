//! A URL that may hold credentials.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};
use url::Url;

/// A URL of which people see only where it leads: scheme, host and port. User info, path, query and fragment can each
/// hold a key (`https://host/hooks/<key>`), so `…` stands for all of them. Like every secret it is not `Serialize`.
#[derive(Clone, PartialEq, Eq)]
pub struct RedactedUrl(Url);

impl RedactedUrl {
    /// Wraps a URL.
    pub fn new(url: Url) -> Self {
        Self(url)
    }

    /// The whole URL. Every call is a place where it could leak.
    pub fn expose(&self) -> &Url {
        &self.0
    }
}

impl From<Url> for RedactedUrl {
    fn from(url: Url) -> Self {
        Self(url)
    }
}

impl FromStr for RedactedUrl {
    type Err = url::ParseError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Url::parse(text).map(Self)
    }
}

impl fmt::Display for RedactedUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(host) = self.0.host_str() else { return write!(f, "{}:…", self.0.scheme()) };
        write!(f, "{}://", self.0.scheme())?;
        if !self.0.username().is_empty() || self.0.password().is_some() {
            f.write_str("…@")?;
        }
        f.write_str(host)?;
        if let Some(port) = self.0.port() {
            write!(f, ":{port}")?;
        }
        let bare = matches!(self.0.path(), "" | "/") && self.0.query().is_none() && self.0.fragment().is_none();
        f.write_str(if bare { "/" } else { "/…" })
    }
}

impl fmt::Debug for RedactedUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RedactedUrl({self})")
    }
}

impl<'de> Deserialize<'de> for RedactedUrl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // The parser's error does not quote the text, and neither must ours.
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|error| serde::de::Error::custom(format!("not a valid URL: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_scheme_host_and_port_are_shown() {
        for (url, shown) in [
            ("https://mcp.example.com", "https://mcp.example.com/"),
            ("https://mcp.example.com/k3y/mcp", "https://mcp.example.com/…"),
            ("http://user:pw@127.0.0.1:8080/?key=k3y#k3y", "http://…@127.0.0.1:8080/…"),
            ("https://[::1]:1/?k3y", "https://[::1]:1/…"),
            ("postgres://u:pw@db/name", "postgres://…@db/…"),
            ("postgres:///name?host=/run&password=pw", "postgres:…"),
            ("data:text/plain,k3y", "data:…"),
        ] {
            let url: RedactedUrl = url.parse().expect(url);
            assert_eq!(url.to_string(), shown);
            assert_eq!(format!("{url:?}"), format!("RedactedUrl({shown})"));
        }
    }
}

//! Names and numbers of the manifest and the control plane, each parsed once where it enters.
//!
//! Rules: golem manifest format 1.6.0 (lower kebab case for applications, environments, tools, security schemes
//! and prefixes; `namespace:name` for components), RFC 1123 labels for subdomains, and the MCP import name
//! `[a-z][a-z0-9_-]*`.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Why a text is not a name of the wanted kind. `Display` reads after "`x` is not a valid … : ".
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{kind} {reason}")]
pub struct InvalidName {
    /// What was being parsed, with its article: "a tool name".
    pub kind: &'static str,
    /// The broken rule, as "must …".
    pub reason: &'static str,
}

const KEBAB: &str = "must be lower kebab case: a-z first, then a-z, 0-9 and single hyphens, not ending in a hyphen";

fn is_kebab(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.first().is_some_and(u8::is_ascii_lowercase)
        && !text.ends_with('-')
        && !text.contains("--")
        && bytes.iter().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || *b == b'-')
}

fn is_label(text: &str) -> bool {
    let bytes = text.as_bytes();
    let edge = |b: &u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    (1..=63).contains(&bytes.len())
        && bytes.first().is_some_and(edge)
        && bytes.last().is_some_and(edge)
        && bytes.iter().all(|b| edge(b) || *b == b'-')
}

macro_rules! name {
    ($(#[$doc:meta])* $name:ident, $kind:literal, |$text:ident| $rule:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// Parses the name.
            pub fn parse($text: &str) -> Result<Self, InvalidName> {
                let verdict: Result<(), &'static str> = $rule;
                match verdict {
                    Ok(()) => Ok(Self($text.into())),
                    Err(reason) => Err(InvalidName { kind: $kind, reason }),
                }
            }

            /// The name as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:?}", &*self.0)
            }
        }

        impl FromStr for $name {
            type Err = InvalidName;
            fn from_str(text: &str) -> Result<Self, InvalidName> {
                Self::parse(text)
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl std::borrow::Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                Self::parse(&text).map_err(serde::de::Error::custom)
            }
        }
    };
}

name! {
    /// The application's name, `app:` in the manifest.
    AppName, "an application name", |text| if is_kebab(text) { Ok(()) } else { Err(KEBAB) }
}
name! {
    /// A name under `environments`.
    EnvironmentName, "an environment name", |text| if is_kebab(text) { Ok(()) } else { Err(KEBAB) }
}
name! {
    /// A native tool's root name.
    ToolName, "a tool name", |text| {
        if text == "middleware" { Err("must not be `middleware`, which is reserved") }
        else if is_kebab(text) { Ok(()) } else { Err(KEBAB) }
    }
}
name! {
    /// One segment of a command path below a tool's root.
    CommandName, "a command name", |text| if is_kebab(text) { Ok(()) } else { Err(KEBAB) }
}
name! {
    /// A security scheme of an environment.
    SchemeName, "a security scheme name", |text| if is_kebab(text) { Ok(()) } else { Err(KEBAB) }
}
name! {
    /// The prefix of an import's tools, joined to their names with `-`.
    Prefix, "a prefix", |text| if is_kebab(text) { Ok(()) } else { Err(KEBAB) }
}
name! {
    /// An import's optional name: metadata of the command line that never reaches the server.
    ImportName, "an import name", |text| {
        let bytes = text.as_bytes();
        if bytes.first().is_some_and(u8::is_ascii_lowercase)
            && bytes.iter().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'_' | b'-'))
        { Ok(()) } else { Err("must match [a-z][a-z0-9_-]*") }
    }
}
name! {
    /// A component, `namespace:name`.
    ComponentName, "a component name", |text| match text.split_once(':') {
        Some((namespace, name)) if is_kebab(namespace) && is_kebab(name) => Ok(()),
        _ => Err("must be `namespace:name`, both in lower kebab case, without a version"),
    }
}
name! {
    /// An agent type, as declared in code (`CounterAgent`).
    AgentTypeName, "an agent type name", |text| {
        if text.is_empty() { Err("must not be empty") }
        else if text.chars().any(char::is_control) { Err("must not hold control characters") }
        else { Ok(()) }
    }
}
name! {
    /// The DNS label of `subdomain:`.
    Subdomain, "a subdomain", |text| {
        if is_label(text) { Ok(()) }
        else { Err("must be one DNS label: 1 to 63 of a-z, 0-9 and hyphens, starting and ending with a letter or digit") }
    }
}
name! {
    /// A deployment's domain, `host` or `host:port`: what the gateway compares with the `Host` header.
    Domain, "a domain", |text| check_domain(text)
}

fn check_domain(text: &str) -> Result<(), &'static str> {
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) if !text.ends_with(']') => (host, Some(port)),
        _ => (text, None),
    };
    if let Some(port) = port
        && (port.is_empty() || port.parse::<u16>().is_err() || port == "0")
    {
        return Err("must end in a port between 1 and 65535, or have no port");
    }
    if let Some(address) = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return address
            .parse::<std::net::Ipv6Addr>()
            .map(|_| ())
            .map_err(|_| "must hold a valid IPv6 address in brackets");
    }
    if host.is_empty() || host.len() > 253 {
        return Err("must have a host of 1 to 253 characters");
    }
    if host.split('.').all(is_label) {
        Ok(())
    } else {
        Err("must be a host name in lower case, without scheme or path, optionally followed by `:port`")
    }
}

impl Domain {
    /// The domain without its port.
    pub fn host(&self) -> &str {
        match self.0.rsplit_once(':') {
            Some((host, _)) if !self.0.ends_with(']') => host,
            _ => &self.0,
        }
    }

    /// The port that the domain names, if it names one.
    pub fn port(&self) -> Option<u16> {
        match self.0.rsplit_once(':') {
            Some((_, port)) if !self.0.ends_with(']') => port.parse().ok(),
            _ => None,
        }
    }

    /// Whether the host is this machine by name or address: `localhost`, `*.localhost`, 127/8, `[::1]`.
    pub fn is_loopback(&self) -> bool {
        is_loopback_host(self.host())
    }
}

/// Whether a host (without port; IPv6 in brackets or bare) always means this machine (RFC 6761 §6.3).
pub fn is_loopback_host(host: &str) -> bool {
    let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
    let bare = bare.strip_suffix('.').unwrap_or(bare);
    if let Ok(address) = bare.parse::<std::net::IpAddr>() {
        return address.is_loopback();
    }
    bare.eq_ignore_ascii_case("localhost")
        || bare.len() > ".localhost".len()
            && bare.get(bare.len() - ".localhost".len()..).is_some_and(|end| end.eq_ignore_ascii_case(".localhost"))
}

macro_rules! counter {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[serde(transparent)]
        pub struct $name(u64);

        impl $name {
            /// The first value.
            pub const ZERO: Self = Self(0);

            /// Values above the signed 64-bit maximum do not exist (the databases could not hold them).
            pub fn new(value: u64) -> Option<Self> {
                (i64::try_from(value).is_ok()).then_some(Self(value))
            }

            /// The number.
            pub fn get(self) -> u64 {
                self.0
            }

            /// The number as databases store it.
            pub fn as_i64(self) -> i64 {
                i64::try_from(self.0).unwrap_or(i64::MAX)
            }

            /// The following value.
            #[must_use]
            pub fn next(self) -> Self {
                Self((self.0 + 1).min(i64::MAX as u64))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl TryFrom<i64> for $name {
            type Error = std::num::TryFromIntError;
            fn try_from(value: i64) -> Result<Self, Self::Error> {
                u64::try_from(value).map(Self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let value = u64::deserialize(deserializer)?;
                Self::new(value).ok_or_else(|| serde::de::Error::custom("must be at most 9223372036854775807"))
            }
        }
    };
}

counter! {
    /// The optimistic-concurrency counter of an entity, and of an environment's current deployment
    /// (which counts deploys and rollbacks).
    Revision
}
counter! {
    /// The number of a stored deployment of an environment.
    DeploymentRevision
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kebab_names_hold_the_manifest_rule() {
        for good in ["a", "file-tools", "a1", "a-1-b"] {
            assert!(ToolName::parse(good).is_ok(), "{good}");
        }
        for bad in ["", "A", "1a", "-a", "a-", "a--b", "a_b", "ä", "middleware"] {
            assert!(ToolName::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn domains_may_carry_a_port_and_nothing_else() {
        for good in ["a.localhost:9007", "localhost", "tools.example.com", "127.0.0.1:80", "[::1]:9007", "[::1]"] {
            assert!(Domain::parse(good).is_ok(), "{good}");
        }
        for bad in ["", "http://a", "a/b", "a:0", "a:", "a:70000", "A.b", "a..b", "user@a", "a b", "[::g]"] {
            assert!(Domain::parse(bad).is_err(), "{bad}");
        }
        let domain = Domain::parse("[::1]:9007").expect("valid");
        assert_eq!((domain.host(), domain.port()), ("[::1]", Some(9007)));
        assert!(domain.is_loopback());
        assert!(!Domain::parse("notlocalhost").expect("valid").is_loopback());
        assert!(Domain::parse("x.localhost").expect("valid").is_loopback());
        for host in ["localhost.", "X.LocalHost", "127.9.9.9", "::1", "[::1]"] {
            assert!(is_loopback_host(host), "{host}");
        }
        for host in ["localhost.example.com", ".localhost", "10.0.0.1", "[::2]", ""] {
            assert!(!is_loopback_host(host), "{host}");
        }
    }
}

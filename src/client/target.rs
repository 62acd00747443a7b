//! Which control plane is meant, and which token may be sent to it.
//!
//! A manifest comes from a repository that others can write to. So a token of the caller's surroundings goes only to
//! the built-in servers and to hosts that the caller named outside the manifest.

use std::path::{Path, PathBuf};

use url::Url;

use crate::model::ServerTarget;
use crate::model::application::DEFAULT_ROUTER_PORT;
use crate::secrets::Secret;

/// The control plane that `server: cloud` means.
pub const CLOUD_URL: &str = "https://release.api.golem.cloud/";

/// What kind of server it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ServerKind {
    /// `server: local`.
    Local,
    /// `server: cloud`.
    Cloud,
    /// `server: { url: … }` of the manifest.
    Custom,
    /// The server that a variable names, whatever the manifest says.
    Chosen,
}

impl ServerKind {
    /// The word in messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Local => "local",
            Self::Cloud => "cloud",
            Self::Custom => "custom",
            Self::Chosen => "chosen by variable",
        }
    }
}

/// Where a token comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenSource {
    /// The variable.
    Variable,
    /// `auth.staticToken` of the manifest.
    Manifest,
    /// The data folder of this application's `up`.
    DataFolder,
    /// A sign-in, kept in the system keyring.
    Keyring,
    /// A sign-in, kept in the sealed file.
    File,
}

impl TokenSource {
    /// The word in documents.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Variable => "variable",
            Self::Manifest => "manifest",
            Self::DataFolder => "data-folder",
            Self::Keyring => "keyring",
            Self::File => "file",
        }
    }
}

/// A control plane and how to talk to it.
#[derive(Debug, Clone)]
pub struct Target {
    /// What kind it is.
    pub kind: ServerKind,
    /// Its base URL.
    pub url: Url,
    /// Whether an invalid certificate is accepted.
    pub allow_insecure: bool,
    /// Authorities that are trusted besides the system's.
    pub ca_bundle: Option<PathBuf>,
    /// The token to send.
    pub token: Option<Secret>,
    /// Where it comes from.
    pub token_from: Option<TokenSource>,
    /// Why an ambient token is not sent, if there was one.
    pub withheld: bool,
    /// Why a sign-in that may have been kept could not be had.
    pub sign_in_trouble: Option<String>,
}

impl Target {
    /// The server as people may see it.
    pub fn shown(&self) -> String {
        super::http::shown(&self.url)
    }

    /// The name under which a sign-in to this server is kept. A server whose certificate is not checked is not the
    /// one that a person signed in to with the certificate checked.
    pub fn credential_name(&self) -> String {
        if self.allow_insecure { format!("{} (any certificate)", self.shown()) } else { self.shown() }
    }

    /// Takes the sign-in to this very server where no other token may be sent, or why it could not be had. Whoever signed
    /// in named the server, so it does not matter where its URL comes from now.
    #[must_use]
    pub fn with_sign_in(mut self, found: Option<(Secret, TokenSource)>, trouble: Option<String>) -> Self {
        match found {
            _ if self.token.is_some() => {}
            Some((token, source)) => (self.token, self.token_from, self.withheld) = (Some(token), Some(source), false),
            None => self.sign_in_trouble = trouble,
        }
        self
    }
}

/// What the caller's surroundings say about servers and credentials.
#[derive(Debug, Clone, Default)]
pub struct Surroundings {
    /// `MCPCTL_SERVER_URL`.
    pub server_url: Option<Url>,
    /// `MCPCTL_BUILTIN_LOCAL_URL`.
    pub builtin_local_url: Option<Url>,
    /// `MCPCTL_AUTH_TOKEN`.
    pub token: Option<Secret>,
    /// `--ca-bundle`.
    pub ca_bundle: Option<PathBuf>,
    /// Hosts named by `--trust-server`.
    pub trusted: Vec<String>,
    /// The `up` of this application, as its data folder tells.
    pub local: LocalServer,
}

/// What the data folder of an application's `up` tells a client on the same machine.
#[derive(Debug, Clone, Default)]
pub struct LocalServer {
    /// The port its control plane listens on now.
    pub router_port: Option<u16>,
    /// The port its MCP endpoints are served at now.
    pub mcp_port: Option<u16>,
    /// Its token.
    pub token: Option<Secret>,
}

impl LocalServer {
    /// The token's file in a data folder.
    pub const TOKEN_FILE: &str = "token";
    /// The ports' file in a data folder, there while a server runs (or after it was killed).
    pub const PORTS_FILE: &str = "ports.json";

    /// Reads a data folder; nothing is created, and what is not there counts as not said.
    pub fn read(data_dir: &Path) -> Self {
        let small = |name: &str| {
            let text = fs_err::read_to_string(data_dir.join(name)).ok()?;
            (text.len() <= 4096).then(|| text.trim().to_owned()).filter(|text| !text.is_empty())
        };
        let ports = small(Self::PORTS_FILE).and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok());
        let port = |name: &str| u16::try_from(ports.as_ref()?.get(name)?.as_u64()?).ok();
        Self {
            router_port: port("routerPort"),
            mcp_port: port("mcpPort"),
            token: small(Self::TOKEN_FILE).map(Secret::new),
        }
    }
}

/// The server that an environment means, with the token that may be sent to it.
///
/// `router_port` is the manifest's `localServer.routerPort`.
pub fn resolve(server: &ServerTarget, router_port: Option<u16>, around: &Surroundings) -> Target {
    let (kind, url, allow_insecure, static_token) = match (&around.server_url, server) {
        (Some(url), _) => (ServerKind::Chosen, url.clone(), false, None),
        (None, ServerTarget::Local) => (ServerKind::Local, local_url(router_port, around), false, None),
        (None, ServerTarget::Cloud) => {
            (ServerKind::Cloud, Url::parse(CLOUD_URL).expect("the constant is a URL"), false, None)
        }
        (None, ServerTarget::Custom { url, allow_insecure, static_token }) => {
            let token = static_token.as_ref().and_then(|token| token.value.clone()).filter(|token| !token.is_empty());
            (ServerKind::Custom, url.clone(), *allow_insecure, token.map(Secret::new))
        }
    };
    let trusted = kind != ServerKind::Custom || is_trusted(&url, &around.trusted);
    let ambient = around.token.clone().filter(|_| trusted);
    let withheld = around.token.is_some() && !trusted && static_token.is_none();
    // The token of `up` is for the server that `up` started, which is on this machine's loopback.
    let own = (kind == ServerKind::Local && url.host_str().is_some_and(crate::model::names::is_loopback_host))
        .then(|| around.local.token.clone())
        .flatten();
    let tokens =
        [(ambient, TokenSource::Variable), (static_token, TokenSource::Manifest), (own, TokenSource::DataFolder)];
    let first = tokens.into_iter().find_map(|(token, source)| Some((token?, source)));
    let (token, token_from) = first.unzip();
    Target {
        kind,
        url,
        allow_insecure,
        ca_bundle: around.ca_bundle.clone(),
        token,
        token_from,
        withheld,
        sign_in_trouble: None,
    }
}

fn local_url(router_port: Option<u16>, around: &Surroundings) -> Url {
    if let Some(url) = &around.builtin_local_url {
        return url.clone();
    }
    let port = around.local.router_port.or(router_port).unwrap_or(DEFAULT_ROUTER_PORT);
    Url::parse(&format!("http://127.0.0.1:{port}/")).expect("an address and a port make a URL")
}

/// Whether a URL's host, with or without its port, is among the trusted ones.
pub fn is_trusted(url: &Url, trusted: &[String]) -> bool {
    let Some(host) = url.host_str() else { return false };
    let with_port = url.port_or_known_default().map(|port| format!("{host}:{port}"));
    trusted.iter().any(|entry| {
        let entry = Url::parse(entry).ok().filter(Url::has_host).map_or_else(
            || entry.trim_end_matches('/').to_owned(),
            |url| {
                let host = url.host_str().unwrap_or_default();
                url.port_or_known_default().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
            },
        );
        entry.eq_ignore_ascii_case(host) || with_port.as_ref().is_some_and(|host| entry.eq_ignore_ascii_case(host))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Rendered;

    fn custom(url: &str, token: Option<&str>) -> ServerTarget {
        ServerTarget::Custom {
            url: Url::parse(url).expect("a URL"),
            allow_insecure: false,
            static_token: token.map(|t| Rendered { template: "{{ T }}".to_owned(), value: Some(t.to_owned()) }),
        }
    }

    fn token(target: &Target) -> Option<&str> {
        target.token.as_ref().map(Secret::expose)
    }

    #[test]
    fn an_ambient_token_never_follows_a_manifest_to_a_strange_host() {
        let around = Surroundings { token: Some(Secret::new("ambient")), ..Surroundings::default() };
        let strange = custom("https://evil.example.com/", None);
        let target = resolve(&strange, None, &around);
        assert_eq!((token(&target), target.withheld), (None, true));
        assert_eq!(token(&resolve(&custom("https://evil.example.com/", Some("own")), None, &around)), Some("own"));
        assert_eq!(token(&resolve(&ServerTarget::Cloud, None, &around)), Some("ambient"));
        assert_eq!(token(&resolve(&ServerTarget::Local, None, &around)), Some("ambient"));
        for trust in ["evil.example.com", "evil.example.com:443", "https://evil.example.com/"] {
            let trusting = Surroundings { trusted: vec![trust.to_owned()], ..around.clone() };
            assert_eq!(token(&resolve(&strange, None, &trusting)), Some("ambient"), "{trust}");
        }
        for other in ["example.com", "evil.example.com:8443", "notevil.example.com"] {
            let trusting = Surroundings { trusted: vec![other.to_owned()], ..around.clone() };
            assert_eq!(token(&resolve(&strange, None, &trusting)), None, "{other}");
        }
    }

    #[test]
    fn a_named_server_wins_and_gets_the_token() {
        let around = Surroundings {
            server_url: Url::parse("https://mine.example.com/").ok(),
            token: Some(Secret::new("ambient")),
            ..Surroundings::default()
        };
        let target = resolve(&custom("https://evil.example.com/", Some("own")), None, &around);
        assert_eq!((target.shown().as_str(), token(&target)), ("https://mine.example.com/", Some("ambient")));
    }

    #[test]
    fn a_sign_in_is_for_the_server_it_was_made_for() {
        let kept = |target: Target| {
            let found = (target.credential_name() == "https://mine.example.com/")
                .then(|| (Secret::new("signed-in"), TokenSource::Keyring));
            target.with_sign_in(found, None)
        };
        let around = Surroundings { token: Some(Secret::new("ambient")), ..Surroundings::default() };
        let mine = kept(resolve(&custom("https://mine.example.com", None), None, &around));
        assert_eq!(
            (token(&mine), mine.token_from, mine.withheld),
            (Some("signed-in"), Some(TokenSource::Keyring), false)
        );
        for other in ["https://mine.example.com:8443/", "http://mine.example.com/", "https://mine.example.com/x"] {
            let target = kept(resolve(&custom(other, None), None, &around));
            assert_eq!((token(&target), target.withheld), (None, true), "{other}");
        }
        let unchecked = ServerTarget::Custom {
            url: Url::parse("https://mine.example.com/").expect("a URL"),
            allow_insecure: true,
            static_token: None,
        };
        assert_eq!(token(&kept(resolve(&unchecked, None, &around))), None, "a manifest must not weaken it");
        assert_eq!(token(&kept(resolve(&ServerTarget::Cloud, None, &around))), Some("ambient"));
    }

    #[test]
    fn the_running_up_is_found_by_its_data_folder() {
        let around = Surroundings {
            local: LocalServer { router_port: Some(4242), mcp_port: None, token: Some(Secret::new("of-up")) },
            ..Surroundings::default()
        };
        let target = resolve(&ServerTarget::Local, Some(9999), &around);
        assert_eq!((target.shown().as_str(), token(&target)), ("http://127.0.0.1:4242/", Some("of-up")));
        let elsewhere = Surroundings { builtin_local_url: Url::parse("http://10.0.0.1:9881/").ok(), ..around };
        assert_eq!(token(&resolve(&ServerTarget::Local, None, &elsewhere)), None, "not this machine's own server");
    }
}

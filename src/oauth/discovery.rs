//! From an import's URL to its authorization server: challenge, protected-resource metadata, server metadata.

use serde::de::DeserializeOwned;
use url::Url;

use crate::net::{Answer, HeaderValue, NetError, Outgoing, Sender, StatusCode, header, is_this_machine};

use super::challenge::Challenge;
use super::metadata::{AuthorizationServer, InvalidMetadata, MAX_METADATA, MAX_SHOWN, ProtectedResource};
use super::shown;

/// Which URLs may be `http`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum UrlRule {
    /// `https` only.
    #[default]
    Https,
    /// `http` too, on this machine (`localhost`, `*.localhost`, 127/8, `::1`): `up` and loopback-bound servers.
    HttpOnLoopback,
}

impl UrlRule {
    /// Whether a URL may be used as issuer, resource, endpoint or callback.
    pub fn admits(self, url: &Url) -> bool {
        match (url.scheme(), self) {
            ("https", _) => true,
            ("http", Self::HttpOnLoopback) => is_this_machine(url),
            _ => false,
        }
    }
}

/// What discovery found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discovered {
    /// The resource identifier, byte for byte as the server writes it, if it publishes one.
    pub resource: Option<String>,
    /// The server's metadata, checked.
    pub server: AuthorizationServer,
    /// The scopes to ask for: the challenge's, else all that the resource knows, else none.
    pub scopes: Vec<String>,
}

/// Why discovery failed. No text holds the import's URL: it can carry credentials.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DiscoveryError {
    /// The upstream answers neither with tools nor with a challenge.
    #[error("the MCP server answers the probe with HTTP {0}")]
    Probe(StatusCode),
    /// The upstream cannot be reached.
    #[error("the MCP server cannot be reached: {0}")]
    Resource(#[source] NetError),
    /// The upstream's own metadata cannot be had, though it may well publish some.
    #[error("the MCP server's protected-resource metadata cannot be read: {0}")]
    NoResourceMetadata(String),
    /// A URL is not allowed.
    #[error("the {what} is not https, which this server requires")]
    Insecure {
        /// Which URL.
        what: &'static str,
    },
    /// A document is unusable.
    #[error(transparent)]
    Invalid(#[from] InvalidMetadata),
    /// The resource names other issuers than the scheme's provider.
    #[error("the MCP server is protected by another provider than the security scheme's issuer `{wanted}`")]
    OtherProvider {
        /// The scheme's issuer.
        wanted: String,
    },
    /// No authorization-server metadata anywhere.
    #[error("the issuer `{}` publishes no usable metadata: {}", shown(.issuer, MAX_SHOWN), tried.join("; "))]
    NoServerMetadata {
        /// The issuer.
        issuer: String,
        /// What was tried, each with what came back.
        tried: Vec<String>,
    },
    /// The issuer is no URL.
    #[error("the issuer `{}` is not a URL", shown(.0, MAX_SHOWN))]
    BadIssuer(String),
}

/// Discovers the authorization server of an MCP endpoint.
///
/// `issuer` is the security scheme's provider; the server's metadata must name it exactly. A protected resource that
/// publishes no metadata (older servers) is taken to be protected by that issuer.
///
/// # Errors
/// See [`DiscoveryError`].
pub async fn discover(
    sender: &Sender,
    endpoint: &Url,
    issuer: &str,
    rule: UrlRule,
) -> Result<Discovered, DiscoveryError> {
    if !rule.admits(endpoint) {
        return Err(DiscoveryError::Insecure { what: "import's URL" });
    }
    let challenge = probe(sender, endpoint).await?;
    let resource = protected_resource(sender, endpoint, challenge.as_ref(), rule).await?;
    if let Some(document) = &resource {
        document.check(endpoint)?;
        // A bare origin is written with and without its slash in the wild; the metadata's own issuer decides.
        let same = |other: &String| other.trim_end_matches('/') == issuer.trim_end_matches('/');
        if !document.authorization_servers.iter().any(same) {
            return Err(DiscoveryError::OtherProvider { wanted: issuer.to_owned() });
        }
    }
    let server = authorization_server(sender, issuer, rule).await?;
    let scopes = challenge
        .filter(|challenge| challenge.scope.is_some())
        .map(|challenge| challenge.scopes())
        .or_else(|| resource.as_ref().and_then(|document| document.scopes_supported.clone()))
        .unwrap_or_default();
    Ok(Discovered { resource: resource.map(|document| document.resource), server, scopes })
}

/// The metadata of an issuer, checked, from the first place that has a document of this issuer.
///
/// # Errors
/// See [`DiscoveryError`].
pub async fn authorization_server(
    sender: &Sender,
    issuer: &str,
    rule: UrlRule,
) -> Result<AuthorizationServer, DiscoveryError> {
    let mut server = metadata_of(sender, issuer, rule).await?;
    server.check(issuer)?;
    let admits =
        |url: &Option<String>| url.as_deref().and_then(|url| Url::parse(url).ok()).is_some_and(|url| rule.admits(&url));
    for (what, url) in
        [("authorization endpoint", &server.authorization_endpoint), ("token endpoint", &server.token_endpoint)]
    {
        if !admits(url) {
            return Err(DiscoveryError::Insecure { what });
        }
    }
    // Nobody needs it for a consent, and secrets must not go there.
    if !admits(&server.revocation_endpoint) {
        server.revocation_endpoint = None;
    }
    Ok(server)
}

/// Where the keys of an issuer are, for those who validate its tokens. What its clients need (endpoints, PKCE) does not
/// matter here.
///
/// # Errors
/// See [`DiscoveryError`].
pub async fn keys_of(sender: &Sender, issuer: &str, rule: UrlRule) -> Result<Url, DiscoveryError> {
    let server = metadata_of(sender, issuer, rule).await?;
    let keys = server.jwks_uri.ok_or(InvalidMetadata::NoEndpoint("keys (`jwks_uri`)"))?;
    let keys = Url::parse(&keys).map_err(|_| InvalidMetadata::NoEndpoint("usable `jwks_uri`"))?;
    if rule.admits(&keys) { Ok(keys) } else { Err(DiscoveryError::Insecure { what: "provider's `jwks_uri`" }) }
}

/// The first document that names exactly this issuer. One that names another is discarded, and told when there is no
/// better one.
async fn metadata_of(sender: &Sender, issuer: &str, rule: UrlRule) -> Result<AuthorizationServer, DiscoveryError> {
    let base = Url::parse(issuer).map_err(|_| DiscoveryError::BadIssuer(issuer.to_owned()))?;
    if !rule.admits(&base) {
        return Err(DiscoveryError::Insecure { what: "issuer" });
    }
    let (mut tried, mut other) = (Vec::new(), None);
    for place in AuthorizationServer::candidates(&base) {
        match document::<AuthorizationServer>(sender, place.clone()).await {
            Ok(server) if server.issuer == issuer => return Ok(server),
            Ok(server) => {
                other.get_or_insert(InvalidMetadata::OtherIssuer { wanted: issuer.to_owned(), found: server.issuer });
            }
            Err(nothing) => tried.push(format!("{}: {}", place.path(), nothing.reason())),
        }
    }
    Err(match other {
        Some(other) => other.into(),
        None => DiscoveryError::NoServerMetadata { issuer: issuer.to_owned(), tried },
    })
}

/// The issuers that protect an MCP endpoint, by its own metadata; none where it publishes none.
///
/// # Errors
/// See [`DiscoveryError`].
pub async fn issuers(sender: &Sender, endpoint: &Url, rule: UrlRule) -> Result<Vec<String>, DiscoveryError> {
    if !rule.admits(endpoint) {
        return Err(DiscoveryError::Insecure { what: "import's URL" });
    }
    let challenge = probe(sender, endpoint).await?;
    let Some(document) = protected_resource(sender, endpoint, challenge.as_ref(), rule).await? else {
        return Ok(Vec::new());
    };
    document.check(endpoint)?;
    Ok(document.authorization_servers)
}

/// Asks without credentials. 200 and 401 are both fine: a server may protect only some of its methods.
async fn probe(sender: &Sender, endpoint: &Url) -> Result<Option<Challenge>, DiscoveryError> {
    const BODY: &str = concat!(
        r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#,
        r#""io.modelcontextprotocol/clientCapabilities":{}}}}"#
    );
    let request = Outgoing::new(crate::net::Method::POST, endpoint.clone())
        .header(header::ACCEPT, HeaderValue::from_static("application/json, text/event-stream"))
        .header(header::HeaderName::from_static("mcp-protocol-version"), HeaderValue::from_static("2026-07-28"))
        .header(header::HeaderName::from_static("mcp-method"), HeaderValue::from_static("tools/list"))
        .body(HeaderValue::from_static("application/json"), BODY.as_bytes().to_vec());
    // Only status and headers matter; the body (maybe a stream) is not read.
    let answer = sender.open(&request).await.map_err(DiscoveryError::Resource)?;
    let headers = answer.headers.get_all(header::WWW_AUTHENTICATE);
    let challenge = Challenge::find(headers.iter().filter_map(|value| value.to_str().ok()));
    match answer.status {
        // A legacy server refuses a modern request (400, 404, 405) before it looks at credentials.
        StatusCode::OK
        | StatusCode::UNAUTHORIZED
        | StatusCode::BAD_REQUEST
        | StatusCode::NOT_FOUND
        | StatusCode::METHOD_NOT_ALLOWED => Ok(challenge),
        status => Err(DiscoveryError::Probe(status)),
    }
}

/// The resource's metadata, or `None` where it publishes none at all.
async fn protected_resource(
    sender: &Sender,
    endpoint: &Url,
    challenge: Option<&Challenge>,
    rule: UrlRule,
) -> Result<Option<ProtectedResource>, DiscoveryError> {
    if let Some(named) = challenge.and_then(|challenge| challenge.resource_metadata.as_deref()) {
        let url = Url::parse(named).ok().filter(|url| rule.admits(url));
        let url = url.ok_or(DiscoveryError::Insecure { what: "protected-resource metadata's URL" })?;
        let unreadable = |nothing: Nothing| DiscoveryError::NoResourceMetadata(nothing.reason().to_owned());
        return document(sender, url).await.map(Some).map_err(unreadable);
    }
    for place in ProtectedResource::candidates(endpoint) {
        match document(sender, place).await {
            Ok(found) => return Ok(Some(found)),
            Err(Nothing::Here(_)) => {}
            // A server that cannot answer now is not one without metadata, whose issuer needs no check.
            Err(Nothing::Known(reason)) => return Err(DiscoveryError::NoResourceMetadata(reason)),
        }
    }
    Ok(None)
}

/// Why there is no document.
enum Nothing {
    /// There is none at this place.
    Here(String),
    /// There may be one, but no answer came that says so.
    Known(String),
}

impl Nothing {
    fn reason(&self) -> &str {
        match self {
            Self::Here(reason) | Self::Known(reason) => reason,
        }
    }
}

/// A metadata document: 200, JSON, of bounded size.
async fn document<T: DeserializeOwned>(sender: &Sender, place: Url) -> Result<T, Nothing> {
    let answer: Answer = sender.send(&Outgoing::get(place)).await.map_err(|error| Nothing::Known(error.to_string()))?;
    let status = answer.status;
    if status != StatusCode::OK {
        let reason = format!("HTTP {}", status.as_u16());
        let may_pass =
            status.is_server_error() || matches!(status, StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS);
        return Err(if may_pass { Nothing::Known(reason) } else { Nothing::Here(reason) });
    }
    if answer.body.len() > MAX_METADATA {
        return Err(Nothing::Known("the document is too large".to_owned()));
    }
    answer.json().map_err(|_| {
        Nothing::Here(match answer.media_type().as_deref() {
            Some("text/html") => "an HTML page".to_owned(),
            _ => "no metadata document".to_owned(),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_http_stays_on_this_machine() {
        let url = |text: &str| Url::parse(text).expect("valid");
        for good in ["http://localhost:1/a", "http://x.localhost", "http://127.9.9.9", "http://[::1]:3", "https://h"] {
            assert!(UrlRule::HttpOnLoopback.admits(&url(good)), "{good}");
        }
        for bad in ["http://h", "http://10.0.0.1", "http://localhost.example.com", "ftp://localhost"] {
            assert!(!UrlRule::HttpOnLoopback.admits(&url(bad)), "{bad}");
        }
        assert!(!UrlRule::Https.admits(&url("http://localhost")));
    }
}

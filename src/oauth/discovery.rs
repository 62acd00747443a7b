//! From an import's URL to its authorization server: challenge, protected-resource metadata, server metadata.

use serde::de::DeserializeOwned;
use url::Url;

use crate::net::{Answer, HeaderValue, NetError, Outgoing, Sender, StatusCode, header};

use super::challenge::Challenge;
use super::metadata::{AuthorizationServer, InvalidMetadata, MAX_METADATA, ProtectedResource};

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
            ("http", Self::HttpOnLoopback) => match url.host() {
                Some(url::Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
                Some(url::Host::Ipv4(address)) => address.is_loopback(),
                Some(url::Host::Ipv6(address)) => address.is_loopback(),
                None => false,
            },
            _ => false,
        }
    }
}

/// What discovery found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discovered {
    /// The resource identifier, byte for byte as the server writes it (the endpoint's URL where it writes none).
    pub resource: String,
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
    #[error("the issuer `{issuer}` publishes no usable metadata: {}", tried.join("; "))]
    NoServerMetadata {
        /// The issuer.
        issuer: String,
        /// What was tried, each with what came back.
        tried: Vec<String>,
    },
    /// The issuer is no URL.
    #[error("the issuer `{0}` is not a URL")]
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
        .and_then(|challenge| challenge.scope)
        .map(|scope| scope.split_whitespace().map(str::to_owned).collect())
        .or_else(|| resource.as_ref().and_then(|document| document.scopes_supported.clone()))
        .unwrap_or_default();
    Ok(Discovered {
        resource: resource.map_or_else(|| endpoint.as_str().to_owned(), |document| document.resource),
        server,
        scopes,
    })
}

/// The metadata of an issuer, from the first place that has a usable document.
///
/// # Errors
/// See [`DiscoveryError`].
pub async fn authorization_server(
    sender: &Sender,
    issuer: &str,
    rule: UrlRule,
) -> Result<AuthorizationServer, DiscoveryError> {
    let base = Url::parse(issuer).map_err(|_| DiscoveryError::BadIssuer(issuer.to_owned()))?;
    if !rule.admits(&base) {
        return Err(DiscoveryError::Insecure { what: "issuer" });
    }
    let mut tried = Vec::new();
    for place in AuthorizationServer::candidates(&base) {
        match document::<AuthorizationServer>(sender, place.clone()).await {
            Ok(server) => {
                server.check(issuer)?;
                check_endpoints(&server, rule)?;
                return Ok(server);
            }
            Err(reason) => tried.push(format!("{}: {reason}", place.path())),
        }
    }
    Err(DiscoveryError::NoServerMetadata { issuer: issuer.to_owned(), tried })
}

/// Where the keys of an issuer are, for those who validate its tokens. What its clients need (endpoints, PKCE) does not
/// matter here.
///
/// # Errors
/// See [`DiscoveryError`].
pub async fn keys_of(sender: &Sender, issuer: &str, rule: UrlRule) -> Result<Url, DiscoveryError> {
    let base = Url::parse(issuer).map_err(|_| DiscoveryError::BadIssuer(issuer.to_owned()))?;
    if !rule.admits(&base) {
        return Err(DiscoveryError::Insecure { what: "issuer" });
    }
    let mut tried = Vec::new();
    for place in AuthorizationServer::candidates(&base) {
        match document::<AuthorizationServer>(sender, place.clone()).await {
            Ok(server) if server.issuer != issuer => {
                let wanted = issuer.to_owned();
                return Err(InvalidMetadata::OtherIssuer { wanted, found: server.issuer }.into());
            }
            Ok(server) => {
                let keys = server.jwks_uri.ok_or(InvalidMetadata::NoEndpoint("keys (`jwks_uri`)"))?;
                let keys = Url::parse(&keys).map_err(|_| InvalidMetadata::NoEndpoint("usable `jwks_uri`"))?;
                return if rule.admits(&keys) {
                    Ok(keys)
                } else {
                    Err(DiscoveryError::Insecure { what: "provider's `jwks_uri`" })
                };
            }
            Err(reason) => tried.push(format!("{}: {reason}", place.path())),
        }
    }
    Err(DiscoveryError::NoServerMetadata { issuer: issuer.to_owned(), tried })
}

fn check_endpoints(server: &AuthorizationServer, rule: UrlRule) -> Result<(), DiscoveryError> {
    for (what, url) in
        [("authorization endpoint", &server.authorization_endpoint), ("token endpoint", &server.token_endpoint)]
    {
        if !url.as_deref().and_then(|url| Url::parse(url).ok()).is_some_and(|url| rule.admits(&url)) {
            return Err(DiscoveryError::Insecure { what });
        }
    }
    Ok(())
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
    let named =
        challenge.and_then(|challenge| challenge.resource_metadata.as_deref()).and_then(|url| Url::parse(url).ok());
    if let Some(url) = &named
        && !rule.admits(url)
    {
        return Err(DiscoveryError::Insecure { what: "protected-resource metadata's URL" });
    }
    for place in named.into_iter().chain(ProtectedResource::candidates(endpoint)) {
        if let Ok(found) = document::<ProtectedResource>(sender, place).await {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// A metadata document: 200, JSON, of bounded size. Anything else is "not here", with what came instead.
async fn document<T: DeserializeOwned>(sender: &Sender, place: Url) -> Result<T, String> {
    let answer: Answer = sender.send(&Outgoing::get(place)).await.map_err(|error| error.to_string())?;
    if answer.status != StatusCode::OK {
        return Err(format!("HTTP {}", answer.status.as_u16()));
    }
    if answer.body.len() > MAX_METADATA {
        return Err("the document is too large".to_owned());
    }
    answer.json().map_err(|_| match answer.media_type().as_deref() {
        Some("text/html") => "an HTML page".to_owned(),
        _ => "no metadata document".to_owned(),
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

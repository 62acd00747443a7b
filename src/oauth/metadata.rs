//! The two metadata documents, where to look for them, and what makes them unusable.

use serde::{Deserialize, Serialize};
use url::Url;

use super::shown;

/// How much of a stranger's identifier is shown.
pub(super) const MAX_SHOWN: usize = 200;
/// Authentication in a header.
pub(super) const SECRET_BASIC: &str = "client_secret_basic";
/// The largest metadata document that is read.
pub const MAX_METADATA: usize = 1024 * 1024;

/// Protected-resource metadata (RFC 9728). Only what is used; unknown members are ignored.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct ProtectedResource {
    /// The resource's identifier, kept verbatim: the same bytes go into every later request (RFC 8707).
    pub resource: String,
    /// Issuers that protect it, at least one.
    #[serde(default)]
    pub authorization_servers: Vec<String>,
    /// Scopes it knows.
    #[serde(default)]
    pub scopes_supported: Option<Vec<String>>,
}

/// Authorization-server metadata (RFC 8414, or `OpenID` Connect discovery). Written too: a grant keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuthorizationServer {
    /// The issuer, which must equal the one that was asked for.
    pub issuer: String,
    /// Where the person consents.
    pub authorization_endpoint: Option<String>,
    /// Where codes become tokens.
    pub token_endpoint: Option<String>,
    /// Where clients register themselves.
    #[serde(default)]
    pub registration_endpoint: Option<String>,
    /// Where tokens are revoked.
    #[serde(default)]
    pub revocation_endpoint: Option<String>,
    /// Where its keys are.
    #[serde(default)]
    pub jwks_uri: Option<String>,
    /// Supported response types.
    #[serde(default)]
    pub response_types_supported: Option<Vec<String>>,
    /// Supported PKCE methods; without them the server must not be used.
    #[serde(default)]
    pub code_challenge_methods_supported: Option<Vec<String>>,
    /// How clients authenticate at the token endpoint.
    #[serde(default)]
    pub token_endpoint_auth_methods_supported: Option<Vec<String>>,
    /// Scopes it knows.
    #[serde(default)]
    pub scopes_supported: Option<Vec<String>>,
    /// Whether every authorization response carries `iss` (RFC 9207).
    #[serde(default)]
    pub authorization_response_iss_parameter_supported: bool,
}

/// Why a metadata document cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidMetadata {
    /// The resource metadata describes something else.
    #[error("the protected-resource metadata describes `{}`, which is not the server being called", shown(.found, MAX_SHOWN))]
    OtherResource {
        /// What it describes.
        found: String,
    },
    /// No authorization server is named.
    #[error("the protected-resource metadata names no authorization server")]
    NoIssuer,
    /// The issuer differs.
    #[error("the metadata's issuer is `{}`, not `{}`", shown(.found, MAX_SHOWN), shown(.wanted, MAX_SHOWN))]
    OtherIssuer {
        /// What was asked for.
        wanted: String,
        /// What the document says.
        found: String,
    },
    /// An endpoint is missing.
    #[error("the authorization server's metadata names no {0}")]
    NoEndpoint(&'static str),
    /// PKCE with S256 is not announced (MCP: such a server must be refused).
    #[error("the authorization server does not announce PKCE with S256")]
    NoS256,
    /// The authorization code flow is not announced.
    #[error("the authorization server does not offer the authorization code flow")]
    NoCodeFlow,
}

impl ProtectedResource {
    /// Where the metadata of an endpoint may be, in order: at the path of the endpoint, then at its origin.
    pub fn candidates(endpoint: &Url) -> Vec<Url> {
        well_known(endpoint, &["oauth-protected-resource"], false)
    }

    /// Checks that the document is about this endpoint and names an issuer.
    ///
    /// `resource` may be the endpoint itself or a same-origin prefix of it at a path-segment boundary, which servers
    /// in the wild use; a trailing slash makes no difference.
    ///
    /// # Errors
    /// [`InvalidMetadata::OtherResource`], [`InvalidMetadata::NoIssuer`].
    pub fn check(&self, endpoint: &Url) -> Result<(), InvalidMetadata> {
        let fits = Url::parse(&self.resource).is_ok_and(|resource| {
            let (own, asked) = (resource.path().trim_end_matches('/'), endpoint.path().trim_end_matches('/'));
            resource.origin() == endpoint.origin()
                && asked.strip_prefix(own).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        });
        if !fits {
            return Err(InvalidMetadata::OtherResource { found: self.resource.clone() });
        }
        if self.authorization_servers.is_empty() { Err(InvalidMetadata::NoIssuer) } else { Ok(()) }
    }
}

impl AuthorizationServer {
    /// How a client with a secret authenticates: basic preferred, then post. RFC 8414 §2: a server that lists no
    /// methods means basic.
    pub(super) fn secret_method(&self) -> Option<&'static str> {
        let Some(known) = &self.token_endpoint_auth_methods_supported else { return Some(SECRET_BASIC) };
        [SECRET_BASIC, "client_secret_post"].into_iter().find(|method| known.iter().any(|one| one == method))
    }

    /// Where the metadata of an issuer may be, in the order of the MCP specification.
    pub fn candidates(issuer: &Url) -> Vec<Url> {
        let mut urls = well_known(issuer, &["oauth-authorization-server", "openid-configuration"], true);
        let path = issuer.path().trim_end_matches('/');
        if !path.is_empty() {
            let mut appended = issuer.clone();
            appended.set_path(&format!("{path}/.well-known/openid-configuration"));
            urls.push(appended);
        }
        urls
    }

    /// Checks the document against the issuer that was asked for: identical string, code flow, S256, endpoints.
    ///
    /// # Errors
    /// See [`InvalidMetadata`].
    pub fn check(&self, issuer: &str) -> Result<(), InvalidMetadata> {
        if self.issuer != issuer {
            return Err(InvalidMetadata::OtherIssuer { wanted: issuer.to_owned(), found: self.issuer.clone() });
        }
        if self.authorization_endpoint.is_none() {
            return Err(InvalidMetadata::NoEndpoint("authorization endpoint"));
        }
        if self.token_endpoint.is_none() {
            return Err(InvalidMetadata::NoEndpoint("token endpoint"));
        }
        let lists = |list: &Option<Vec<String>>, wanted: &str| {
            list.as_ref().is_some_and(|values| values.iter().any(|value| value == wanted))
        };
        if !lists(&self.code_challenge_methods_supported, "S256") {
            return Err(InvalidMetadata::NoS256);
        }
        if self.response_types_supported.is_some() && !lists(&self.response_types_supported, "code") {
            return Err(InvalidMetadata::NoCodeFlow);
        }
        Ok(())
    }
}

/// `/.well-known/<name><path>` for each name; without `only_inserted`, also at the origin. No duplicates.
fn well_known(base: &Url, names: &[&str], only_inserted: bool) -> Vec<Url> {
    let path = base.path().trim_end_matches('/');
    let at = |path: String| {
        let mut url = base.clone();
        url.set_path(&path);
        url.set_query(None);
        url.set_fragment(None);
        url
    };
    let mut urls: Vec<Url> = names.iter().map(|name| at(format!("/.well-known/{name}{path}"))).collect();
    if !only_inserted && !path.is_empty() {
        urls.extend(names.iter().map(|name| at(format!("/.well-known/{name}"))));
    }
    urls
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(urls: &[Url]) -> Vec<&str> {
        urls.iter().map(Url::path).collect()
    }

    fn url(text: &str) -> Url {
        Url::parse(text).expect("valid")
    }

    #[test]
    fn places_are_tried_in_the_order_of_the_specification() {
        assert_eq!(
            paths(&ProtectedResource::candidates(&url("https://h/public/mcp?x=1"))),
            ["/.well-known/oauth-protected-resource/public/mcp", "/.well-known/oauth-protected-resource"]
        );
        assert_eq!(paths(&ProtectedResource::candidates(&url("https://h"))), ["/.well-known/oauth-protected-resource"]);
        assert_eq!(
            paths(&AuthorizationServer::candidates(&url("https://h/t"))),
            [
                "/.well-known/oauth-authorization-server/t",
                "/.well-known/openid-configuration/t",
                "/t/.well-known/openid-configuration"
            ]
        );
        assert_eq!(
            paths(&AuthorizationServer::candidates(&url("https://h/"))),
            ["/.well-known/oauth-authorization-server", "/.well-known/openid-configuration"]
        );
    }

    #[test]
    fn a_resource_must_fit_the_endpoint() {
        let endpoint = url("https://h/a/mcp");
        let with = |resource: &str| ProtectedResource {
            resource: resource.to_owned(),
            authorization_servers: vec!["https://i".to_owned()],
            scopes_supported: None,
        };
        for good in ["https://h/a/mcp", "https://h/a/mcp/", "https://h/a", "https://h", "https://h/"] {
            assert_eq!(with(good).check(&endpoint), Ok(()), "{good}");
        }
        for bad in ["https://h/a/m", "https://h/b", "http://h/a/mcp", "https://other/a/mcp", "h", ""] {
            assert!(with(bad).check(&endpoint).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_authorization_server_needs_the_exact_issuer_and_s256() {
        let good = || AuthorizationServer {
            issuer: "https://i".to_owned(),
            authorization_endpoint: Some("https://i/auth".to_owned()),
            token_endpoint: Some("https://i/token".to_owned()),
            registration_endpoint: None,
            revocation_endpoint: None,
            jwks_uri: None,
            response_types_supported: None,
            code_challenge_methods_supported: Some(vec!["S256".to_owned()]),
            token_endpoint_auth_methods_supported: None,
            scopes_supported: None,
            authorization_response_iss_parameter_supported: false,
        };
        assert_eq!(good().check("https://i"), Ok(()));
        assert!(matches!(good().check("https://i/"), Err(InvalidMetadata::OtherIssuer { .. })));
        let plain = AuthorizationServer { code_challenge_methods_supported: Some(vec!["plain".to_owned()]), ..good() };
        assert_eq!(plain.check("https://i"), Err(InvalidMetadata::NoS256));
        let silent = AuthorizationServer { code_challenge_methods_supported: None, ..good() };
        assert_eq!(silent.check("https://i"), Err(InvalidMetadata::NoS256));
    }
}

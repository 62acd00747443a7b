//! Dynamic client registration (RFC 7591, `OpenID` Connect Dynamic Client Registration).

use serde::Deserialize;
use serde_json::json;
use url::Url;

use crate::net::{Method, NetError, Outgoing, Sender, is_this_machine};
use crate::secrets::Secret;

use super::discovery::UrlRule;
use super::metadata::AuthorizationServer;

/// What is registered.
#[derive(Debug, Clone, Copy)]
pub struct Registration<'a> {
    /// Where consent returns to.
    pub redirect_uri: &'a str,
    /// The scopes that the client may ask for; the provider's choice when empty.
    pub scopes: &'a [String],
}

/// A registered client.
#[derive(Debug)]
pub struct Registered {
    /// Its id.
    pub id: String,
    /// Its secret; `None` for a public client.
    pub secret: Option<Secret>,
}

/// Why there is no client.
#[derive(Debug, thiserror::Error)]
pub enum RegistrationError {
    /// The provider registers nobody.
    #[error("the provider offers no dynamic registration")]
    NotOffered,
    /// The endpoint may not be used.
    #[error("the provider's registration endpoint is not https, which this server requires")]
    Insecure,
    /// The provider wants to know who registers.
    #[error("the provider registers only clients with an access token of its own (HTTP {0})")]
    Forbidden(u16),
    /// The provider refused.
    #[error("the provider refuses the registration: {0}")]
    Refused(String),
    /// No answer.
    #[error("the registration endpoint did not answer: {0}")]
    Net(#[from] NetError),
    /// An answer that is no registration.
    #[error("the provider's answer to the registration cannot be read (HTTP {0})")]
    Unreadable(u16),
}

impl RegistrationError {
    /// What helps.
    pub fn help(&self) -> &'static str {
        match self {
            Self::NotOffered | Self::Forbidden(_) | Self::Insecure => {
                "register a client in the provider's own pages, and create the scheme with its id and secret"
            }
            Self::Refused(code) if code == "invalid_redirect_uri" => {
                "the provider wants another redirect URL: many take only https, some only loopback addresses"
            }
            Self::Refused(_) => "register a client in the provider's own pages instead",
            Self::Net(_) | Self::Unreadable(_) => {
                "check that the provider is up; a client may have been registered there"
            }
        }
    }
}

/// Registers a client. Sent once: a second try could leave a second client behind.
///
/// # Errors
/// See [`RegistrationError`].
pub async fn register(
    sender: &Sender,
    server: &AuthorizationServer,
    registration: &Registration<'_>,
    rule: UrlRule,
) -> Result<Registered, RegistrationError> {
    let endpoint = server.registration_endpoint.as_deref().ok_or(RegistrationError::NotOffered)?;
    let endpoint = Url::parse(endpoint).map_err(|_| RegistrationError::Insecure)?;
    if !rule.admits(&endpoint) {
        return Err(RegistrationError::Insecure);
    }
    let method = server.secret_method().unwrap_or("none");
    let mut body = json!({
        "client_name": "mcpctl",
        "redirect_uris": [registration.redirect_uri],
        "grant_types": ["authorization_code", "refresh_token"],
        "response_types": ["code"],
        "token_endpoint_auth_method": method,
        // OIDC registration §2: `web` clients must not return to this machine, `native` ones may.
        "application_type": if returns_home(registration.redirect_uri) { "native" } else { "web" },
    });
    if !registration.scopes.is_empty() {
        body["scope"] = registration.scopes.join(" ").into();
    }
    let request = Outgoing::json(Method::POST, endpoint, &body).map_err(|_| RegistrationError::NotOffered)?;
    let answer = sender.send(&request).await?;
    let status = answer.status.as_u16();
    match status {
        200 | 201 => {}
        401 | 403 => return Err(RegistrationError::Forbidden(status)),
        _ => {
            let refusal: Refusal = answer.json().map_err(|_| RegistrationError::Unreadable(status))?;
            return Err(RegistrationError::Refused(super::shown(&refusal.error, 64)));
        }
    }
    let made: Made = answer.json().map_err(|_| RegistrationError::Unreadable(status))?;
    let public = made.token_endpoint_auth_method.as_deref().unwrap_or(method) == "none";
    let secret = made.client_secret.filter(|secret| !public && !secret.is_empty());
    Ok(Registered { id: made.client_id, secret })
}

/// `localhost` and the loopback addresses alone: providers refuse other names (`app.localhost`) to native clients, and
/// let web clients of the code flow have them.
fn returns_home(redirect: &str) -> bool {
    Url::parse(redirect).is_ok_and(|url| {
        let is_subdomain = url.domain().is_some_and(|name| name != "localhost");
        url.scheme() == "http" && is_this_machine(&url) && !is_subdomain
    })
}

#[derive(Deserialize)]
struct Made {
    client_id: String,
    #[serde(default)]
    client_secret: Option<Secret>,
    #[serde(default)]
    token_endpoint_auth_method: Option<String>,
}

#[derive(Deserialize)]
struct Refusal {
    error: String,
}

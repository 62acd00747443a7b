//! The client's requests: the authorization URL, the code exchange, the refresh, the revocation. Built by the `oauth2`
//! crate, sent through `net`.
//!
//! An exchange or refresh whose outcome is unclear (no answer, or one that cannot be read) is reported as such and
//! never repeated here: the provider may have used the code or rotated the token already.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use oauth2::basic::{BasicClient, BasicErrorResponseType, BasicTokenResponse};
use oauth2::{
    AsyncHttpClient, AuthType, AuthUrl, AuthorizationCode, ClientId, ClientSecret, CsrfToken, HttpRequest,
    HttpResponse, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, RefreshToken, RequestTokenError, Scope,
    StandardRevocableToken, TokenResponse, TokenUrl,
};
use url::Url;

use crate::net::{Method, NetError, Outgoing, Sender};
use crate::secrets::Secret;

use super::metadata::{AuthorizationServer, InvalidMetadata, SECRET_BASIC};

/// A registered client.
#[derive(Debug, Clone)]
pub struct ClientIdentity {
    /// Its id.
    pub id: String,
    /// Its secret; `None` for a public client.
    pub secret: Option<Secret>,
    /// Its callback, as registered.
    pub redirect_uri: String,
}

/// What must be kept between `authorize` and `complete`.
#[derive(Debug)]
pub struct AuthorizationRequest {
    /// What the person opens. It holds the state.
    pub url: Url,
    /// `state`.
    pub state: Secret,
    /// The PKCE verifier.
    pub verifier: Secret,
}

/// Tokens of a grant.
#[derive(Debug, Clone)]
pub struct Tokens {
    /// The access token.
    pub access: Secret,
    /// The refresh token, if the provider gave one.
    pub refresh: Option<Secret>,
    /// How long the access token lives; `None` when the provider does not say.
    pub expires_in: Option<Duration>,
    /// The granted scopes, where the provider says that they differ from what was asked.
    pub scopes: Option<Vec<String>>,
}

/// Why there are no tokens.
#[derive(Debug, thiserror::Error)]
pub enum ExchangeError {
    /// The provider refused with an OAuth error code.
    #[error("the provider refuses: {code}")]
    Refused {
        /// `invalid_grant`, `invalid_client`, …
        code: String,
    },
    /// It is not known whether the provider carried it out.
    #[error("the outcome is unclear: {0}")]
    Unclear(String),
    /// The provider says that it failed, without an OAuth error: nothing is used up, it may work later.
    #[error("the provider answers with HTTP {0}")]
    Failed(u16),
    /// The request was never sent.
    #[error("the token endpoint cannot be reached: {0}")]
    NotSent(#[source] NetError),
    /// The metadata or the scheme is unusable.
    #[error(transparent)]
    Metadata(#[from] InvalidMetadata),
    /// A URL of the scheme or the metadata is malformed.
    #[error("the {0} is not a URL")]
    BadUrl(&'static str),
    /// The provider supports none of the ways this client can authenticate.
    #[error("the provider supports no way in which this client can authenticate")]
    NoAuthMethod,
}

impl ExchangeError {
    /// Whether the grant itself is dead, so that only a new consent helps.
    pub fn needs_consent(&self) -> bool {
        matches!(self, Self::Refused { code } if code == "invalid_grant") || matches!(self, Self::Unclear(_))
    }
}

/// Whether the client can authenticate at the provider at all: better known before a person consents than after.
///
/// # Errors
/// [`ExchangeError::NoAuthMethod`].
pub fn check_client(server: &AuthorizationServer, client: &ClientIdentity) -> Result<(), ExchangeError> {
    auth_method(server, client).map(drop)
}

/// Builds the authorization URL with PKCE S256, a fresh state and the verbatim resource.
///
/// # Errors
/// When the scheme or the metadata holds no usable URLs.
pub fn authorization_request(
    server: &AuthorizationServer,
    client: &ClientIdentity,
    scopes: &[String],
    resource: &str,
) -> Result<AuthorizationRequest, ExchangeError> {
    let endpoint =
        server.authorization_endpoint.clone().ok_or(InvalidMetadata::NoEndpoint("authorization endpoint"))?;
    let oauth = BasicClient::new(ClientId::new(client.id.clone()))
        .set_auth_uri(AuthUrl::new(endpoint).map_err(|_| ExchangeError::BadUrl("authorization endpoint"))?)
        .set_redirect_uri(redirect(client)?);
    let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
    let request = oauth
        .authorize_url(|| CsrfToken::new_random_len(32))
        .add_scopes(scopes.iter().cloned().map(Scope::new))
        .set_pkce_challenge(challenge)
        .add_extra_param("resource", resource);
    // OpenID Connect Core §11: without it the provider ignores the wish.
    let wants_offline = scopes.iter().any(|scope| scope == "offline_access");
    let request = if wants_offline { request.add_extra_param("prompt", "consent") } else { request };
    let (url, state) = request.url();
    Ok(AuthorizationRequest {
        url,
        state: Secret::new(state.secret().as_str()),
        verifier: Secret::new(verifier.secret().as_str()),
    })
}

/// Exchanges a code for tokens, once.
///
/// # Errors
/// See [`ExchangeError`].
pub async fn exchange_code(
    sender: &Sender,
    server: &AuthorizationServer,
    client: &ClientIdentity,
    code: &Secret,
    verifier: &Secret,
    resource: &str,
) -> Result<Tokens, ExchangeError> {
    let oauth = token_client(server, client)?;
    let http = Http::new(sender);
    oauth
        .exchange_code(AuthorizationCode::new(code.expose().to_owned()))
        .set_pkce_verifier(PkceCodeVerifier::new(verifier.expose().to_owned()))
        .add_extra_param("resource", resource)
        .request_async(&http)
        .await
        .map(|response| tokens(&response))
        .map_err(|error| token_error(error, &http.status))
}

/// Refreshes, once. Where the provider returns no new refresh token, the old one stays in force.
///
/// # Errors
/// See [`ExchangeError`].
pub async fn refresh(
    sender: &Sender,
    server: &AuthorizationServer,
    client: &ClientIdentity,
    refresh_token: &Secret,
    resource: &str,
) -> Result<Tokens, ExchangeError> {
    let oauth = token_client(server, client)?;
    let http = Http::new(sender);
    let old = RefreshToken::new(refresh_token.expose().to_owned());
    let response = oauth
        .exchange_refresh_token(&old)
        .add_extra_param("resource", resource)
        .request_async(&http)
        .await
        .map_err(|error| token_error(error, &http.status))?;
    let mut tokens = tokens(&response);
    tokens.refresh.get_or_insert_with(|| refresh_token.clone());
    Ok(tokens)
}

/// Revokes a token at the provider (RFC 7009). `Ok(false)` when the provider offers no revocation.
///
/// A form of our own: the crate refuses `http` here even on loopback, where [`UrlRule`](super::UrlRule) allows it.
///
/// # Errors
/// When the provider refuses or cannot be reached; the local grant is gone all the same.
pub async fn revoke(
    sender: &Sender,
    server: &AuthorizationServer,
    client: &ClientIdentity,
    token: &Secret,
) -> Result<bool, ExchangeError> {
    let Some(endpoint) = &server.revocation_endpoint else { return Ok(false) };
    let url = Url::parse(endpoint).map_err(|_| ExchangeError::BadUrl("revocation endpoint"))?;
    let mut fields = vec![("token", token.expose()), ("token_type_hint", "refresh_token")];
    let method = auth_method(server, client)?;
    if method != AuthMethod::Basic {
        fields.push(("client_id", &client.id));
    }
    let secret = client.secret.as_ref().map(Secret::expose);
    fields.extend(secret.filter(|_| method == AuthMethod::Post).map(|secret| ("client_secret", secret)));
    let mut request = Outgoing::form(url, fields);
    if let (AuthMethod::Basic, Some(secret)) = (method, secret) {
        let encode = |text: &str| url::form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
        request = request.basic(&encode(&client.id), &encode(secret)).map_err(|_| ExchangeError::NoAuthMethod)?;
    }
    let answer = sender.send(&request).await.map_err(ExchangeError::NotSent)?;
    if answer.status.is_success() {
        return Ok(true);
    }
    Err(ExchangeError::Refused { code: format!("HTTP {}", answer.status.as_u16()) })
}

/// How the client authenticates at the provider's endpoints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AuthMethod {
    Basic,
    Post,
    Public,
}

/// None only without a secret.
fn auth_method(server: &AuthorizationServer, client: &ClientIdentity) -> Result<AuthMethod, ExchangeError> {
    match (&client.secret, server.secret_method()) {
        (None, _) => Ok(AuthMethod::Public),
        (Some(_), Some(SECRET_BASIC)) => Ok(AuthMethod::Basic),
        (Some(_), Some(_)) => Ok(AuthMethod::Post),
        (Some(_), None) => Err(ExchangeError::NoAuthMethod),
    }
}

type TokenClient = oauth2::Client<
    oauth2::basic::BasicErrorResponse,
    BasicTokenResponse,
    oauth2::basic::BasicTokenIntrospectionResponse,
    StandardRevocableToken,
    oauth2::basic::BasicRevocationErrorResponse,
    oauth2::EndpointNotSet,
    oauth2::EndpointNotSet,
    oauth2::EndpointNotSet,
    oauth2::EndpointNotSet,
    oauth2::EndpointSet,
>;

fn token_client(server: &AuthorizationServer, client: &ClientIdentity) -> Result<TokenClient, ExchangeError> {
    let endpoint = server.token_endpoint.clone().ok_or(InvalidMetadata::NoEndpoint("token endpoint"))?;
    let auth_type = match auth_method(server, client)? {
        AuthMethod::Basic => AuthType::BasicAuth,
        AuthMethod::Post | AuthMethod::Public => AuthType::RequestBody,
    };
    let oauth = BasicClient::new(ClientId::new(client.id.clone()))
        .set_token_uri(TokenUrl::new(endpoint).map_err(|_| ExchangeError::BadUrl("token endpoint"))?)
        .set_redirect_uri(redirect(client)?)
        .set_auth_type(auth_type);
    Ok(match &client.secret {
        Some(secret) => oauth.set_client_secret(ClientSecret::new(secret.expose().to_owned())),
        None => oauth,
    })
}

fn redirect(client: &ClientIdentity) -> Result<RedirectUrl, ExchangeError> {
    RedirectUrl::new(client.redirect_uri.clone()).map_err(|_| ExchangeError::BadUrl("scheme's redirect URL"))
}

/// Sends what the crate built, and keeps the answer's status: the crate drops it where it cannot read the body.
///
/// A type and not a closure, with owned parts and a boxed future: the compiler could not prove that the crate's generic
/// future may move between threads otherwise.
struct Http {
    sender: Sender,
    status: Arc<AtomicU16>,
}

impl Http {
    fn new(sender: &Sender) -> Self {
        Self { sender: sender.clone(), status: Arc::default() }
    }
}

impl AsyncHttpClient<'_> for Http {
    type Error = NetError;
    type Future = BoxFuture<'static, Result<HttpResponse, NetError>>;

    fn call(&self, request: HttpRequest) -> Self::Future {
        send(self.sender.clone(), Arc::clone(&self.status), request).boxed()
    }
}

async fn send(sender: Sender, status: Arc<AtomicU16>, request: HttpRequest) -> Result<HttpResponse, NetError> {
    let (parts, body) = request.into_parts();
    let url = Url::parse(&parts.uri.to_string()).map_err(|_| NetError::BadUrl("is malformed"))?;
    let mut outgoing = Outgoing::new(Method::POST, url);
    for (name, value) in &parts.headers {
        let mut value = value.clone();
        value.set_sensitive(name == crate::net::header::AUTHORIZATION);
        outgoing = outgoing.header(name.clone(), value);
    }
    let content_type = parts.headers.get(crate::net::header::CONTENT_TYPE).cloned();
    let form = crate::net::HeaderValue::from_static("application/x-www-form-urlencoded");
    let answer = sender.send(&outgoing.body(content_type.unwrap_or(form), body)).await?;
    status.store(answer.status.as_u16(), Ordering::Relaxed);
    let mut response = HttpResponse::new(answer.body);
    *response.status_mut() = answer.status;
    *response.headers_mut() = answer.headers;
    Ok(response)
}

fn tokens(response: &BasicTokenResponse) -> Tokens {
    Tokens {
        access: Secret::new(response.access_token().secret().as_str()),
        refresh: response.refresh_token().map(|token| Secret::new(token.secret().as_str())),
        expires_in: response.expires_in(),
        scopes: response.scopes().map(|scopes| scopes.iter().map(|scope| scope.to_string()).collect()),
    }
}

type TokenRequestError = RequestTokenError<NetError, oauth2::basic::BasicErrorResponse>;

/// The status counts before the body: a gateway that got no answer does not know what the provider did, whatever it
/// writes. Neither does who reads a success that holds no tokens.
fn token_error(error: TokenRequestError, status: &AtomicU16) -> ExchangeError {
    let status = status.load(Ordering::Relaxed);
    match error {
        // A connection that never stood carried nothing; everything later may have arrived.
        RequestTokenError::Request(error) if error.before_sending() => ExchangeError::NotSent(error),
        RequestTokenError::Request(error) => ExchangeError::Unclear(error.to_string()),
        // 520, 522 and 524 are what a well-known CDN says of an origin that it has spoken to.
        _ if matches!(status, 408 | 502 | 504 | 520 | 522 | 524) => {
            ExchangeError::Unclear(format!("HTTP {status} from a gateway in front of the provider"))
        }
        RequestTokenError::ServerResponse(answer) => ExchangeError::Refused {
            code: match answer.error() {
                BasicErrorResponseType::Extension(code) => code.clone(),
                known => known.as_ref().to_owned(),
            },
        },
        RequestTokenError::Parse(..) | RequestTokenError::Other(_) if (400..=599).contains(&status) => {
            ExchangeError::Failed(status)
        }
        RequestTokenError::Parse(..) | RequestTokenError::Other(_) => {
            ExchangeError::Unclear(format!("HTTP {status} with an answer that holds no tokens"))
        }
    }
}

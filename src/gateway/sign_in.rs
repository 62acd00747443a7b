//! Protected endpoints: who presents which access token, and how a client finds out where to get one.
//!
//! The endpoint is an OAuth 2.1 resource server (MCP authorization, RFC 9728, RFC 6750). Its security scheme says which
//! provider issues the tokens; the provider's metadata says where its keys are. A token counts when the provider signed
//! it, for this endpoint, and it has not expired. It goes no further than this file.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tokio::sync::Mutex;
use tokio::time::Instant;
use url::Url;

use crate::mcp::RpcError;
use crate::model::{Domain, EnvironmentId, SchemeName};
use crate::net::{Sender, SenderOptions};
use crate::oauth::{self, Principal, TokenPolicy, TokenValidator};
use crate::secrets::TokenHash;
use crate::store::{SecurityScheme, Store};

use super::errors::Refusal;
use super::state::Config;
use super::surfaces::Surface;
use super::wire;

/// How long a scheme that was read is trusted: an edited one counts after this time at the latest.
const TRUST: Duration = Duration::from_secs(5);
/// How long a provider's metadata is kept.
const METADATA_AGE: Duration = Duration::from_secs(600);
/// How long a provider that could not be discovered is left alone.
const REMEMBER_FAILURE: Duration = Duration::from_secs(5);
/// How long a known provider that was asked again, and may not have answered, is left alone.
const ASK_AGAIN: Duration = Duration::from_secs(60);
/// Time for a request to a provider.
const PROVIDER_TIMEOUT: Duration = Duration::from_secs(10);
/// Scopes that say what a sign-in tells about a person, not what a token may do at this endpoint: providers do not put
/// them into access tokens.
const SIGN_IN_SCOPES: [&str; 6] = ["openid", "profile", "email", "address", "phone", "offline_access"];

/// What validates tokens. Shared by all requests.
pub(super) struct SignIn {
    store: Store,
    sender: Sender,
    config: Config,
    validator: TokenValidator,
    schemes: StdMutex<HashMap<(EnvironmentId, SchemeName), Read>>,
    providers: StdMutex<HashMap<String, Arc<Mutex<Provider>>>>,
}

/// A scheme as it was read, or that there is none; and until when that is trusted.
type Read = (Option<SecurityScheme>, Instant);

/// What is known of an issuer: where its keys are, or why that is not known; and until when that holds.
#[derive(Default)]
struct Provider {
    keys: Option<Result<Url, String>>,
    until: Option<Instant>,
}

impl SignIn {
    pub(super) fn new(store: Store, config: &Config) -> Self {
        let options = SenderOptions {
            policy: config.egress,
            total_timeout: PROVIDER_TIMEOUT,
            max_response: oauth::metadata::MAX_METADATA,
            ..SenderOptions::default()
        };
        let sender = Sender::new(options);
        Self {
            store,
            validator: TokenValidator::new(sender.clone()),
            sender,
            config: config.clone(),
            schemes: StdMutex::default(),
            providers: StdMutex::default(),
        }
    }

    /// Lets a request in: `None` where the endpoint is open, otherwise who it is. A session is bound to that text.
    pub(super) async fn admit(
        &self,
        surface: &Surface,
        asked: Asked<'_>,
        headers: &HeaderMap,
    ) -> Result<Option<String>, Box<Response>> {
        if !surface.protected {
            return Ok(None);
        }
        let scheme = self.scheme(surface).await.map_err(Box::new)?;
        let place = Place { authority: asked.authority(&surface.endpoint.domain), surface, scopes: required(&scheme) };
        let token = match bearer(headers) {
            Ok(Some(token)) => token,
            Ok(None) => return Err(Box::new(place.challenge(StatusCode::UNAUTHORIZED, None))),
            Err(reason) => {
                return Err(Box::new(place.challenge(StatusCode::BAD_REQUEST, Some(("invalid_request", reason)))));
            }
        };
        let issuer = scheme.provider.issuer().to_owned();
        let jwks_uri = self.keys(&issuer).await.map_err(|reason| {
            tracing::warn!(%issuer, %reason, "the provider of a protected endpoint cannot be used");
            Box::new(unavailable())
        })?;
        let policy = TokenPolicy {
            issuer: issuer.clone(),
            jwks_uri,
            audiences: place.audiences(),
            algorithms: self.config.token_algorithms.clone(),
            scopes: place.scopes.clone(),
        };
        match self.validator.validate(token, &policy).await {
            Ok(principal) => Ok(Some(name(&issuer, &principal))),
            Err(oauth::Refusal::Invalid(reason)) => {
                Err(Box::new(place.challenge(StatusCode::UNAUTHORIZED, Some(("invalid_token", reason)))))
            }
            Err(oauth::Refusal::MissingScope(_)) => {
                let error = ("insufficient_scope", "the access token lacks a scope that this endpoint needs");
                Err(Box::new(place.challenge(StatusCode::FORBIDDEN, Some(error))))
            }
            Err(oauth::Refusal::KeysUnavailable(reason)) => {
                tracing::warn!(%issuer, %reason, "the keys of a protected endpoint's provider cannot be fetched");
                Err(Box::new(unavailable()))
            }
        }
    }

    /// The protected-resource metadata of an endpoint; `None` where it is open.
    pub(super) async fn metadata(&self, surface: &Surface, asked: Asked<'_>) -> Option<Response> {
        if !surface.protected {
            return None;
        }
        let scheme = match self.scheme(surface).await {
            Ok(scheme) => scheme,
            Err(refusal) => return Some(refusal),
        };
        let place = Place { authority: asked.authority(&surface.endpoint.domain), surface, scopes: required(&scheme) };
        let mut document = json!({
            "resource": place.resource(),
            "authorization_servers": [scheme.provider.issuer()],
            "bearer_methods_supported": ["header"],
        });
        let scopes: Vec<&String> = scheme.scopes.iter().filter(|scope| *scope != "offline_access").collect();
        if !scopes.is_empty() {
            document["scopes_supported"] = json!(scopes);
        }
        let headers = [(header::CACHE_CONTROL, HeaderValue::from_static("max-age=60"))];
        Some((headers, axum::Json(document)).into_response())
    }

    /// The scheme of a protected surface. Where that is not one, or it is gone, nobody gets in.
    async fn scheme(&self, surface: &Surface) -> Result<SecurityScheme, Response> {
        let closed = || {
            let message = "this endpoint is protected by a security scheme that does not exist (any more)";
            let error = RpcError::new(RpcError::INTERNAL, message);
            wire::refuse(None, Refusal { status: StatusCode::SERVICE_UNAVAILABLE, error })
        };
        let Some(name) = &surface.scheme else { return Err(closed()) };
        let key = (surface.deployment.environment, name.clone());
        if let Some((scheme, until)) = lock(&self.schemes).get(&key)
            && Instant::now() < *until
        {
            return scheme.clone().ok_or_else(closed);
        }
        let found = self.store.security_scheme_by_name(key.0, name).await.map_err(|error| {
            let error = super::errors::of_store(&error);
            wire::refuse(None, Refusal { status: StatusCode::SERVICE_UNAVAILABLE, error })
        })?;
        lock(&self.schemes).insert(key, (found.clone(), Instant::now() + TRUST));
        found.ok_or_else(closed)
    }

    /// Where an issuer's keys are. Whoever holds the issuer's lock asks; the others wait and find the answer.
    async fn keys(&self, issuer: &str) -> Result<Url, String> {
        let shared = Arc::clone(lock(&self.providers).entry(issuer.to_owned()).or_default());
        let mut provider = shared.lock().await;
        if let (Some(keys), Some(until)) = (&provider.keys, provider.until)
            && Instant::now() < until
        {
            return keys.clone();
        }
        let (sender, urls, owned) = (self.sender.clone(), self.config.urls, issuer.to_owned());
        let ask =
            async move { oauth::discovery::keys_of(&sender, &owned, urls).await.map_err(|error| error.to_string()) };
        // What was known goes on serving, while the provider is asked and when it is down: nobody waits for it.
        if let Some(Ok(keys)) = provider.keys.clone() {
            provider.until = Some(Instant::now() + ASK_AGAIN);
            let shared = Arc::clone(&shared);
            tokio::spawn(async move {
                if let Ok(found) = ask.await {
                    *shared.lock().await = Provider::of(Ok(found));
                }
            });
            return Ok(keys);
        }
        let found = ask.await;
        *provider = Provider::of(found.clone());
        found
    }
}

impl Provider {
    fn of(keys: Result<Url, String>) -> Self {
        let age = if keys.is_ok() { METADATA_AGE } else { REMEMBER_FAILURE };
        Self { keys: Some(keys), until: Some(Instant::now() + age) }
    }
}

fn lock<T>(mutex: &StdMutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The port of the listener that a request came in on.
#[derive(Debug, Clone, Copy)]
pub(super) struct ListenerPort(pub(super) u16);

/// How a request names this server.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asked<'a> {
    /// The `Host`, which the client chooses.
    pub(super) host: &'a str,
    /// The port that it really came in on.
    pub(super) port: Option<ListenerPort>,
}

impl<'a> Asked<'a> {
    /// The authority that tokens for an endpoint of this domain name. A public domain is always itself. An endpoint of
    /// this machine goes by whatever local name the client uses, on the domain's own port or the listener's: on another
    /// port there is another server, whose tokens must not count here.
    fn authority(self, domain: &'a Domain) -> &'a str {
        let own_port = |asked: &Domain| {
            asked.port() == domain.port() || self.port.is_some_and(|ListenerPort(port)| asked.port() == Some(port))
        };
        let is_own = |asked: &Domain| domain.is_loopback() && asked.is_loopback() && own_port(asked);
        if Domain::parse(self.host).is_ok_and(|asked| is_own(&asked)) { self.host } else { domain.as_str() }
    }
}

/// A protected endpoint as a client addresses it.
struct Place<'a> {
    authority: &'a str,
    surface: &'a Surface,
    scopes: Vec<String>,
}

impl Place<'_> {
    fn origin(&self) -> String {
        let scheme = if self.surface.endpoint.domain.is_loopback() { "http" } else { "https" };
        format!("{scheme}://{}", self.authority)
    }

    /// The endpoint's canonical URI.
    fn resource(&self) -> String {
        format!("{}/mcp", self.origin())
    }

    /// What a token may be meant for: the canonical URI, with and without the slash that some clients add.
    fn audiences(&self) -> Vec<String> {
        let resource = self.resource();
        vec![format!("{resource}/"), resource]
    }

    /// 401 and 403 with all that a client needs to get a token (RFC 6750 §3, RFC 9728 §5.1).
    fn challenge(&self, status: StatusCode, error: Option<(&str, &str)>) -> Response {
        let mut value =
            format!("Bearer resource_metadata=\"{}/.well-known/oauth-protected-resource/mcp\"", self.origin());
        if !self.scopes.is_empty() {
            value.push_str(&format!(", scope=\"{}\"", self.scopes.join(" ")));
        }
        if let Some((code, description)) = error {
            value.push_str(&format!(", error=\"{code}\", error_description=\"{description}\""));
        }
        let message = match error {
            Some((_, description)) => description.to_owned(),
            None => "this endpoint needs an access token".to_owned(),
        };
        let error = RpcError::new(RpcError::INVALID_REQUEST, message);
        let mut response = wire::refuse(None, Refusal { status, error });
        // A scope with strange characters cannot be announced; the rest of the challenge still helps.
        let value = HeaderValue::from_str(&value).unwrap_or(HeaderValue::from_static("Bearer"));
        response.headers_mut().insert(header::WWW_AUTHENTICATE, value);
        response
    }
}

/// What every token of a scheme must carry.
fn required(scheme: &SecurityScheme) -> Vec<String> {
    scheme.scopes.iter().filter(|scope| !SIGN_IN_SCOPES.contains(&scope.as_str())).cloned().collect()
}

/// The token of a request; an error when there is an `Authorization` that cannot be one.
fn bearer(headers: &HeaderMap) -> Result<Option<&str>, &'static str> {
    let mut values = headers.get_all(header::AUTHORIZATION).iter();
    let Some(value) = values.next() else { return Ok(None) };
    if values.next().is_some() {
        return Err("several `Authorization` headers");
    }
    let text = value.to_str().map_err(|_| "the `Authorization` header is no text")?;
    match text.split_once(' ') {
        Some((scheme, token)) if scheme.eq_ignore_ascii_case("bearer") && !token.trim().is_empty() => {
            Ok(Some(token.trim()))
        }
        // Another scheme is no token, and the challenge says which one is wanted.
        Some((scheme, _)) if !scheme.eq_ignore_ascii_case("bearer") => Ok(None),
        _ => Err("the `Authorization` header holds no bearer token"),
    }
}

/// Who it is, as one text of bounded length: of this issuer, this subject through this client.
fn name(issuer: &str, principal: &Principal) -> String {
    let parts = json!([issuer, principal.subject, principal.client]).to_string();
    TokenHash::of(&parts).as_str().to_owned()
}

fn unavailable() -> Response {
    let message = "the provider that this endpoint trusts cannot be reached; try again";
    let error = RpcError::new(RpcError::INTERNAL, message);
    let mut response = wire::refuse(None, Refusal { status: StatusCode::SERVICE_UNAVAILABLE, error });
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(value: &str) -> Result<Option<String>, &'static str> {
        let headers = HeaderMap::from_iter([(header::AUTHORIZATION, value.parse().expect("a header"))]);
        bearer(&headers).map(|token| token.map(str::to_owned))
    }

    #[test]
    fn tokens_of_another_server_on_this_machine_are_not_for_here() {
        let under = |domain: &str, host: &str, port: Option<u16>| {
            let domain = Domain::parse(domain).expect("a domain");
            Asked { host, port: port.map(ListenerPort) }.authority(&domain).to_owned()
        };
        let local = "mcp-demo.localhost:9007";
        for own in [local, "localhost:9007", "127.0.0.1:9007", "localhost:9107"] {
            assert_eq!(under(local, own, Some(9107)), own);
        }
        for other in ["localhost:8080", "localhost", "tools.example.com:9007", "tools.example.com"] {
            assert_eq!(under(local, other, Some(9107)), local, "{other}");
        }
        for host in ["tools.example.com", "localhost:9007", "localhost", "other.example.com"] {
            assert_eq!(under("tools.example.com", host, Some(9007)), "tools.example.com", "{host}");
        }
    }

    #[test]
    fn a_token_is_found_or_missed_or_malformed() {
        assert_eq!(bearer(&HeaderMap::new()), Ok(None));
        assert_eq!(of("Bearer abc"), Ok(Some("abc".to_owned())));
        assert_eq!(of("bEARER  abc "), Ok(Some("abc".to_owned())));
        assert_eq!(of("Basic abc"), Ok(None));
        assert!(of("Bearer ").is_err());
        assert!(of("Bearer").is_err());
        let mut twice = HeaderMap::new();
        twice.append(header::AUTHORIZATION, HeaderValue::from_static("Bearer a"));
        twice.append(header::AUTHORIZATION, HeaderValue::from_static("Bearer b"));
        assert!(bearer(&twice).is_err());
    }
}

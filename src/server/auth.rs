//! Who is calling: a bearer token, or the same token in a cookie.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};

use super::error::{ApiError, Plain, Refusal};
use super::guard::is_same_origin;
use super::request::RequestId;
use super::state::State;
use crate::api::Code;
use crate::model::{AccountId, Role};
use crate::secrets::TokenHash;
use crate::store::{Account, Actor, Token};

const SESSION_COOKIE: &str = "GOLEM_SESSION";
const SHORTEST: usize = 16;

/// An account with a token that holds.
#[derive(Debug, Clone)]
pub(super) struct Caller {
    pub(super) account: Account,
    request_id: Option<String>,
}

impl Caller {
    /// Who it was, for the audit trail.
    pub(super) fn actor(&self) -> Actor {
        Actor { account: Some(self.account.id), request_id: self.request_id.clone() }
    }

    pub(super) fn is_admin(&self) -> bool {
        self.account.roles.contains(&Role::Admin)
    }

    /// Whether the caller may see what belongs to an account. There is no sharing: owner and administrator.
    pub(super) fn may_see(&self, owner: AccountId) -> bool {
        self.account.id == owner || self.is_admin()
    }
}

impl FromRequestParts<State> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refusal> {
        let hash = presented(parts)?;
        let found = state.store.authenticate(&hash, jiff::Timestamp::now()).await?;
        let (_, account) = found.ok_or_else(unauthorized)?;
        let request_id = parts.extensions.get::<RequestId>().map(|id| id.0.clone());
        Ok(Self { account, request_id })
    }
}

/// The token that was presented, even an expired one: `GET /v1/me/token` shows it, so that a client can tell an expired
/// token from an unknown one.
#[derive(Debug, Clone)]
pub(super) struct PresentedToken(pub(super) Token);

impl FromRequestParts<State> for PresentedToken {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Refusal> {
        let hash = presented(parts)?;
        let before_every_expiry = jiff::Timestamp::UNIX_EPOCH;
        let found = state.store.authenticate(&hash, before_every_expiry).await?;
        found.map(|(token, _)| Self(token)).ok_or_else(unauthorized)
    }
}

fn unauthorized() -> Refusal {
    ApiError::new(Code::AuthUnauthorized, "the token is unknown or has expired").into()
}

/// The hash of the well-formed secret of a request; the text itself goes no further.
fn presented(parts: &Parts) -> Result<TokenHash, Refusal> {
    let malformed = |text: &str| Refusal::from(Plain(StatusCode::UNAUTHORIZED, text.to_owned()));
    if let Some(value) = parts.headers.get(AUTHORIZATION) {
        let secret = value.to_str().ok().and_then(bearer).filter(|secret| is_well_formed(secret));
        return secret
            .map(TokenHash::of)
            .ok_or_else(|| malformed("the authorization header holds no valid bearer token"));
    }
    let Some(secret) = session_cookie(&parts.headers).filter(|secret| is_well_formed(secret)) else {
        return Err(malformed("a bearer token is required"));
    };
    // A browser sends cookies along whatever page asks. A page on another port of this machine is not this server.
    if !matches!(parts.method, Method::GET | Method::HEAD) && !is_same_origin(&parts.headers, &parts.uri) {
        return Err(Plain(
            StatusCode::FORBIDDEN,
            "a session cookie works only from this server's own pages".to_owned(),
        )
        .into());
    }
    Ok(TokenHash::of(secret))
}

fn bearer(value: &str) -> Option<&str> {
    let (scheme, secret) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| secret.trim())
}

fn session_cookie(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == SESSION_COOKIE).then_some(value))
}

/// Whether a text could be a token secret at all.
fn is_well_formed(secret: &str) -> bool {
    secret.len() >= SHORTEST && secret.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_recognised_by_their_form() {
        assert!(is_well_formed("5c832d93-ff85-4a8f-9803-513950fdfdb1"));
        assert!(!is_well_formed("short"));
        assert!(!is_well_formed("0123456789abcdef!"));
        assert_eq!(bearer("Bearer abc"), Some("abc"));
        assert_eq!(bearer("bearer abc"), Some("abc"));
        assert_eq!(bearer("Basic abc"), None);
        assert_eq!(bearer("Bearer"), None);
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let headers = HeaderMap::from_iter([(COOKIE, "a=b; GOLEM_SESSION=secret; c=d".parse().expect("a header"))]);
        assert_eq!(session_cookie(&headers), Some("secret"));
    }
}

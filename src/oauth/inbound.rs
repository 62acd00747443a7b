//! Validation of access tokens that clients present to a protected endpoint (JWT, RFC 9068), and the cache of the
//! issuers' keys behind it.
//!
//! The keys of an issuer are fetched once however many requests wait for them, are kept as long as the answer's
//! `max-age` says, and an unknown key id causes at most one fetch a minute: a stranger cannot make this server
//! hammer the provider. Algorithms come from configuration, never from the token.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use jsonwebtoken::Algorithm;
use jsonwebtoken::jwk::{JwkSet, KeyAlgorithm, PublicKeyUse};
use jsonwebtoken::{DecodingKey, Header, Validation, decode, decode_header};
use serde::Deserialize;
use tokio::sync::Mutex;
use url::Url;

use crate::net::{Outgoing, Sender, StatusCode};

/// How long keys are kept where the answer does not say.
const DEFAULT_AGE: Duration = Duration::from_secs(600);
/// Keys are never kept longer, whatever the answer says.
const MAX_AGE: Duration = Duration::from_secs(24 * 3600);
/// How long keys outlive their age while the provider is down. Tokens that they signed rarely live longer.
const STALE: Duration = Duration::from_secs(3600);
/// How long a provider that gave no keys is left alone.
const REMEMBER_FAILURE: Duration = Duration::from_secs(5);
/// How often an unknown key id may cause a fetch.
const UNKNOWN_KEY_INTERVAL: Duration = Duration::from_secs(60);
/// The largest token that is looked at.
const MAX_TOKEN: usize = 16 * 1024;

/// What a token must satisfy.
#[derive(Debug, Clone)]
pub struct TokenPolicy {
    /// The issuer, compared as a string.
    pub issuer: String,
    /// Where its keys are.
    pub jwks_uri: Url,
    /// The endpoint's own identifiers; one of them must be in `aud`.
    pub audiences: Vec<String>,
    /// Accepted algorithms, from configuration.
    pub algorithms: Vec<Algorithm>,
    /// Scopes that every request needs.
    pub scopes: Vec<String>,
}

/// Who presented a valid token. A session is bound to this.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Principal {
    /// `sub`.
    pub subject: String,
    /// `client_id` or `azp`.
    pub client: Option<String>,
}

/// Why a token is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Malformed, expired, not yet valid, of another issuer or audience, or with a bad signature: 401.
    #[error("the access token is not valid here: {0}")]
    Invalid(&'static str),
    /// Valid, but too narrow: 403 with these scopes.
    #[error("the access token lacks a required scope")]
    MissingScope(Vec<String>),
    /// The issuer's keys cannot be fetched: 503, since nothing is wrong with the token as far as we know.
    #[error("the issuer's keys cannot be fetched: {0}")]
    KeysUnavailable(String),
}

#[derive(Debug, Deserialize)]
struct Claims {
    sub: Option<String>,
    client_id: Option<String>,
    azp: Option<String>,
    #[serde(default)]
    scope: Option<String>,
    #[serde(default)]
    scp: Option<Vec<String>>,
}

/// Validates tokens and keeps the issuers' keys. Cheap to clone; the clones share the cache.
#[derive(Debug, Clone)]
pub struct TokenValidator {
    sender: Sender,
    keys: Arc<Mutex<HashMap<Url, Arc<Mutex<KeyCache>>>>>,
}

#[derive(Debug, Default)]
struct KeyCache {
    keys: Option<Arc<JwkSet>>,
    fresh_until: Option<Instant>,
    /// Until when the keys serve while no newer ones can be had.
    usable_until: Option<Instant>,
    last_forced: Option<Instant>,
    /// Why no keys could be had, and until when nobody asks again.
    failed: Option<(String, Instant)>,
}

impl TokenValidator {
    /// A validator that fetches keys through this sender.
    pub fn new(sender: Sender) -> Self {
        Self { sender, keys: Arc::default() }
    }

    /// Validates a token against a policy.
    ///
    /// # Errors
    /// See [`Refusal`].
    pub async fn validate(&self, token: &str, policy: &TokenPolicy) -> Result<Principal, Refusal> {
        if token.len() > MAX_TOKEN {
            return Err(Refusal::Invalid("it is too large"));
        }
        let header = decode_header(token).map_err(|_| Refusal::Invalid("it is not a JWT"))?;
        if !policy.algorithms.contains(&header.alg) {
            return Err(Refusal::Invalid("its algorithm is not accepted"));
        }
        if !header.typ.as_deref().is_none_or(is_access_token) {
            return Err(Refusal::Invalid("it is no access token"));
        }
        let key = self.key(policy, &header).await?;
        let mut validation = Validation::new(header.alg);
        validation.algorithms.clone_from(&policy.algorithms);
        // All accepted algorithms of one validation must be of the key's family.
        validation.algorithms.retain(|algorithm| algorithm.family() == header.alg.family());
        validation.set_issuer(&[&policy.issuer]);
        validation.set_audience(&policy.audiences);
        validation.set_required_spec_claims(&["exp", "iss", "aud"]);
        validation.validate_nbf = true;
        validation.leeway = 30;
        let claims =
            decode::<Claims>(token, &key, &validation).map_err(|error| Refusal::Invalid(reason(&error)))?.claims;
        let granted: Vec<&str> = claims
            .scope
            .iter()
            .flat_map(|scope| scope.split_whitespace())
            .chain(claims.scp.iter().flatten().map(String::as_str))
            .collect();
        if policy.scopes.iter().any(|scope| !granted.contains(&scope.as_str())) {
            return Err(Refusal::MissingScope(policy.scopes.clone()));
        }
        let subject = claims.sub.ok_or(Refusal::Invalid("it names no subject"))?;
        Ok(Principal { subject, client: claims.client_id.or(claims.azp) })
    }

    async fn key(&self, policy: &TokenPolicy, header: &Header) -> Result<DecodingKey, Refusal> {
        let cache = Arc::clone(self.keys.lock().await.entry(policy.jwks_uri.clone()).or_default());
        // Whoever holds this lock fetches; the others wait and find the keys.
        let mut cache = cache.lock().await;
        let now = Instant::now();
        if cache.fresh_until.is_none_or(|until| until <= now) {
            self.fetch(&mut cache, policy, now).await?;
        }
        if let Some(key) = find(&cache, header) {
            return key;
        }
        if cache.last_forced.is_some_and(|last| now.duration_since(last) < UNKNOWN_KEY_INTERVAL) {
            return Err(Refusal::Invalid("its key is unknown"));
        }
        cache.last_forced = Some(now);
        self.fetch(&mut cache, policy, now).await?;
        find(&cache, header).unwrap_or(Err(Refusal::Invalid("its key is unknown")))
    }

    /// Fetches the keys. When that fails and usable old ones exist, those stay in force for another minute.
    async fn fetch(&self, cache: &mut KeyCache, policy: &TokenPolicy, now: Instant) -> Result<(), Refusal> {
        if let Some((reason, until)) = &cache.failed
            && now < *until
        {
            return Err(Refusal::KeysUnavailable(reason.clone()));
        }
        let answer = match self.sender.send(&Outgoing::get(policy.jwks_uri.clone())).await {
            Ok(answer) if answer.status == StatusCode::OK => Ok(answer),
            Ok(answer) => Err(format!("HTTP {}", answer.status.as_u16())),
            Err(error) => Err(error.to_string()),
        };
        let parsed = answer.and_then(|answer| {
            let age = answer.header("cache-control").and_then(max_age).unwrap_or(DEFAULT_AGE).min(MAX_AGE);
            answer.json::<AnyKeys>().map(|any| (any.known(), age)).map_err(|_| "the answer is no key set".to_owned())
        });
        match parsed {
            Ok((keys, age)) => {
                let fresh_until = now + age;
                *cache = KeyCache {
                    keys: Some(Arc::new(keys)),
                    fresh_until: Some(fresh_until),
                    usable_until: Some(fresh_until + STALE),
                    last_forced: cache.last_forced,
                    failed: None,
                };
                Ok(())
            }
            Err(_) if cache.usable_until.is_some_and(|until| now < until) => {
                cache.fresh_until = Some(now + UNKNOWN_KEY_INTERVAL);
                Ok(())
            }
            Err(reason) => {
                // Counted from now: whoever waited for this answer finds it.
                cache.failed = Some((reason.clone(), Instant::now() + REMEMBER_FAILURE));
                Err(Refusal::KeysUnavailable(reason))
            }
        }
    }
}

/// A key set, in which a key of an unknown kind does not make the others useless (RFC 7517 §5).
#[derive(Deserialize)]
struct AnyKeys {
    keys: Vec<serde_json::Value>,
}

impl AnyKeys {
    fn known(self) -> JwkSet {
        JwkSet { keys: self.keys.into_iter().filter_map(|key| serde_json::from_value(key).ok()).collect() }
    }
}

/// Whether a token of this `typ` may be one for access: RFC 9068 has its own, many providers write the general one.
fn is_access_token(typ: &str) -> bool {
    ["JWT", "at+jwt", "application/at+jwt"].iter().any(|known| typ.eq_ignore_ascii_case(known))
}

fn find(cache: &KeyCache, header: &Header) -> Option<Result<DecodingKey, Refusal>> {
    let keys = cache.keys.as_ref()?;
    let jwk = match header.kid.as_deref() {
        Some(kid) => keys.find(kid)?,
        // Without a key id only a set of one key is unambiguous.
        None if keys.keys.len() == 1 => keys.keys.first()?,
        None => return None,
    };
    let known = &jwk.common;
    let signs = known.public_key_use.as_ref().is_none_or(|purpose| *purpose == PublicKeyUse::Signature)
        && known.key_algorithm.is_none_or(|algorithm| algorithm == KeyAlgorithm::from(header.alg));
    let unusable = Refusal::Invalid("its key cannot be used");
    Some(if signs { DecodingKey::from_jwk(jwk).map_err(|_| unusable) } else { Err(unusable) })
}

/// `max-age` of a `Cache-Control` header (RFC 9111 §5.2.2.1).
fn max_age(header: &str) -> Option<Duration> {
    header
        .split(',')
        .filter_map(|part| part.trim().split_once('='))
        .find(|(name, _)| name.trim().eq_ignore_ascii_case("max-age"))
        .and_then(|(_, value)| value.trim().trim_matches('"').parse().ok())
        .map(Duration::from_secs)
}

fn reason(error: &jsonwebtoken::errors::Error) -> &'static str {
    use jsonwebtoken::errors::ErrorKind;
    match error.kind() {
        ErrorKind::ExpiredSignature => "it has expired",
        ErrorKind::ImmatureSignature => "it is not valid yet",
        ErrorKind::InvalidIssuer => "it is of another issuer",
        ErrorKind::InvalidAudience => "it is meant for another resource",
        ErrorKind::InvalidSignature => "its signature does not match",
        ErrorKind::MissingRequiredClaim(_) => "a required claim is missing",
        _ => "it is malformed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn max_age_is_found_among_other_directives() {
        assert_eq!(max_age("public, max-age=60"), Some(Duration::from_secs(60)));
        assert_eq!(max_age("Max-Age=\"5\", must-revalidate"), Some(Duration::from_secs(5)));
        assert_eq!(max_age("no-store"), None);
        assert_eq!(max_age("max-age=-1"), None);
    }
}

//! Access tokens for those who read and call imports, refreshed by one and shared by all.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::complete::expiry;
use super::error::clean;
use super::held::Held;
use super::status::View;
use super::{Client, ConsentError, Consents, Subject};
use crate::api::consent::ConsentStatus;
use crate::oauth::exchange::{self, ExchangeError};
use crate::oauth::{Challenge, Tokens};
use crate::secrets::{Secret, TokenHash};
use crate::server::imports::ImportTarget;
use crate::store::{Actor, Grant, GrantKey, GrantStatus};

/// How long somebody waits for another one's refresh.
const WAIT: Duration = Duration::from_secs(30);
/// How often the database is asked whether another server's refresh has ended.
const POLL: Duration = Duration::from_millis(50);
/// How long a failed refresh is remembered, so that all who waited for it do not try one after the other.
const REMEMBER_FAILURE: Duration = Duration::from_secs(1);
/// A fresh token that is refused within this time after the refusal of its predecessor: refreshing does not help.
const REFUSED_AGAIN: SignedDuration = SignedDuration::from_secs(60);
/// Grants whose flights are kept.
const FLIGHTS: usize = 1024;

/// Who refreshes a grant in this process; and how it failed last.
pub(super) type Flight = Mutex<Option<(Instant, TokenError)>>;

/// Why there is no access token.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// A person must consent (again).
    #[error("consent is needed: {0}")]
    ConsentNeeded(String),
    /// It may work later, or after the set-up is corrected.
    #[error("{0}")]
    Unavailable(String),
}

impl From<ConsentError> for TokenError {
    fn from(error: ConsentError) -> Self {
        match error {
            ConsentError::Store(_) | ConsentError::Write(_) => {
                tracing::error!(%error, "the consent of an import cannot be read");
                Self::Unavailable("the control plane's database cannot be used right now".to_owned())
            }
            other => Self::ConsentNeeded(other.to_string()),
        }
    }
}

/// What a look at the grant says.
enum Step {
    Use(Secret),
    Refresh(Box<(Grant, Held)>),
    Wait,
    Refuse(TokenError),
}

impl Step {
    fn of(view: View, found: Option<(Grant, Held)>) -> Self {
        let now = Timestamp::now();
        match (view.status, found) {
            (ConsentStatus::Granted, Some((grant, held))) => {
                let tokens = held.tokens.as_ref();
                let fresh = grant.access_expires_at.is_none_or(|until| now < until);
                match tokens.and_then(|tokens| tokens.access.clone()) {
                    Some(access) if fresh => Self::Use(access),
                    _ => Self::Refresh(Box::new((grant, held))),
                }
            }
            (ConsentStatus::Refreshing, _) => Self::Wait,
            (ConsentStatus::PendingConsent | ConsentStatus::Exchanging, _) => {
                Self::Refuse(TokenError::ConsentNeeded("it was begun and is not completed yet".to_owned()))
            }
            (ConsentStatus::Revoked, _) => Self::Refuse(TokenError::ConsentNeeded("it was disconnected".to_owned())),
            (_, _) => Self::Refuse(TokenError::ConsentNeeded(
                view.reason.unwrap_or_else(|| "it was not given, or has ended".to_owned()),
            )),
        }
    }
}

fn subject(target: &ImportTarget) -> Subject {
    Subject {
        environment: target.environment_id,
        owner: target.owner_account_id,
        declaration: target.declaration.clone(),
        place: None,
    }
}

impl Consents {
    /// The access token for an import, refreshed where it has expired. However many ask, on however many servers, one
    /// refreshes.
    ///
    /// # Errors
    /// See [`TokenError`].
    pub async fn token(&self, target: &ImportTarget) -> Result<Secret, TokenError> {
        let client = self.client(&subject(target)).await?;
        match self.step(&client).await? {
            Step::Use(access) => return Ok(access),
            Step::Refuse(error) => return Err(error),
            Step::Refresh(_) | Step::Wait => {}
        }
        let flight = self.flight(&client.key);
        let mut failed = flight.lock().await;
        if let Some((at, error)) = &*failed
            && at.elapsed() < REMEMBER_FAILURE
        {
            return Err(error.clone());
        }
        let outcome = self.fresh(&client).await;
        *failed = outcome.as_ref().err().map(|error| (Instant::now(), error.clone()));
        outcome
    }

    /// What tells the consent of an import from every other one: listings that were read with one are shown to nobody
    /// who has another.
    ///
    /// # Errors
    /// See [`TokenError`].
    pub async fn mark(&self, target: &ImportTarget) -> Result<String, TokenError> {
        let client = self.client(&subject(target)).await?;
        let found = self.grant(&client.key).await?;
        let mark = found.as_ref().map(|(_, held)| held.mark.clone()).unwrap_or_default();
        match Step::of(self.view(found.as_ref()), found) {
            Step::Refuse(error) => Err(error),
            Step::Use(_) | Step::Refresh(_) | Step::Wait => Ok(mark),
        }
    }

    /// Refreshes, or waits for another server that does.
    async fn fresh(&self, client: &Client) -> Result<Secret, TokenError> {
        let deadline = Instant::now() + WAIT;
        loop {
            match self.step(client).await? {
                Step::Use(access) => return Ok(access),
                Step::Refuse(error) => return Err(error),
                Step::Refresh(found) => {
                    let (this, client) = (self.clone(), client.clone());
                    // A task of its own: a caller that goes away must not lose a refresh token that rotates.
                    let task = async move { this.refresh(&client, found.0, found.1).await };
                    let ended = self.shared.tasks.spawn(task).await;
                    ended
                        .unwrap_or_else(|_| Err(TokenError::Unavailable("the refresh ended abnormally".to_owned())))?;
                }
                Step::Wait if Instant::now() < deadline => tokio::time::sleep(POLL).await,
                Step::Wait => {
                    return Err(TokenError::Unavailable("another server's refresh takes too long".to_owned()));
                }
            }
        }
    }

    async fn step(&self, client: &Client) -> Result<Step, TokenError> {
        let found = self.grant(&client.key).await?;
        Ok(Step::of(self.view(found.as_ref()), found))
    }

    fn flight(&self, key: &GrantKey) -> Arc<Flight> {
        let mut flights = self.shared.flights.lock().unwrap_or_else(PoisonError::into_inner);
        if flights.len() >= FLIGHTS {
            flights.retain(|_, flight| Arc::strong_count(flight) > 1);
        }
        Arc::clone(flights.entry(key.clone()).or_default())
    }

    /// One refresh: claimed, done once, stored before anybody uses it. `Ok` when it is worth looking again.
    async fn refresh(&self, client: &Client, grant: Grant, held: Held) -> Result<(), TokenError> {
        let system = Actor::default();
        let (Some(tokens), true) = (held.tokens.clone(), grant.status == GrantStatus::Granted) else { return Ok(()) };
        let Some(old) = tokens.refresh.clone() else {
            let reason = if tokens.access.is_some() {
                "the access token has expired, and the provider gave no refresh token"
            } else {
                "the import's server refuses the access token, and the provider gave no refresh token"
            };
            self.write(&system, &grant, GrantStatus::AuthorizationRequired, None, &held.ended(reason)).await?;
            return Ok(());
        };
        let identity = self.identity(client).await?;
        let claim = Grant { status: GrantStatus::Refreshing, generation: TokenHash::random(), ..grant.clone() };
        let store = self.store();
        let claimed = store.write_grant(&system, Some(&grant.generation), &claim, Some(&held.to_secret())).await;
        if !claimed.map_err(ConsentError::from)? {
            return Ok(());
        }
        let sender = &self.shared.sender;
        match exchange::refresh(sender, &tokens.server, &identity, &old, &tokens.resource).await {
            Ok(fresh) => self.store_refreshed(client, &claim, held, &fresh).await,
            Err(error) => self.after_failure(&claim, &grant, held, error).await,
        }
    }

    async fn store_refreshed(
        &self,
        client: &Client,
        claim: &Grant,
        mut held: Held,
        fresh: &Tokens,
    ) -> Result<(), TokenError> {
        if let Some(tokens) = &mut held.tokens {
            tokens.access = Some(fresh.access.clone());
            tokens.refresh.clone_from(&fresh.refresh);
        }
        held.reason = None;
        let expires = expiry(fresh, Timestamp::now());
        let mut failures = 0;
        loop {
            match self.write(&Actor::default(), claim, GrantStatus::Granted, expires, &held).await {
                Ok(true) => return Ok(()),
                Ok(false) => {
                    // Disconnected, or authorized anew, meanwhile: that counts, and these tokens must not live on.
                    self.revoke_at_provider(client, &held).await;
                    return Ok(());
                }
                // The rotated token exists nowhere else.
                Err(error) if failures < 6 => {
                    failures += 1;
                    tracing::warn!(%error, "refreshed tokens could not be stored yet");
                    tokio::time::sleep(Duration::from_millis(100 << failures)).await;
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// What a failed refresh means: the consent is dead, or it may work later.
    async fn after_failure(
        &self,
        claim: &Grant,
        before: &Grant,
        held: Held,
        error: ExchangeError,
    ) -> Result<(), TokenError> {
        let system = Actor::default();
        if error.needs_consent() {
            let reason = match &error {
                ExchangeError::Refused { .. } => "the provider has ended the consent (`invalid_grant`)".to_owned(),
                _ => {
                    format!("the provider's answer to a refresh was lost ({error}); a refresh token is not used twice")
                }
            };
            self.write(&system, claim, GrantStatus::AuthorizationRequired, None, &held.ended(reason)).await?;
            return Ok(());
        }
        // The refresh token was not used: it stays for the next attempt.
        self.write(&system, claim, GrantStatus::Granted, before.access_expires_at, &held).await?;
        let help = match &error {
            ExchangeError::Refused { code } if code == "invalid_client" => {
                "; set the security scheme's client and secret again"
            }
            ExchangeError::Refused { .. } => "; see the provider's log",
            _ => "; it is tried again at the next call",
        };
        let text = match &error {
            ExchangeError::Refused { code } => format!("the provider refuses a refresh: {}", clean(code)),
            other => format!("the access token cannot be refreshed: {other}"),
        };
        Err(TokenError::Unavailable(format!("{text}{help}")))
    }

    /// An import's server refused a token: 401 ends that token and no other; 403 for want of scopes asks for a wider
    /// consent. `Ok` when another token may be had.
    ///
    /// # Errors
    /// When the database cannot be used.
    pub async fn refused(
        &self,
        target: &ImportTarget,
        used: &Secret,
        status: u16,
        challenge: Option<&str>,
    ) -> Result<(), TokenError> {
        let challenge = Challenge::find(challenge).unwrap_or_default();
        let narrow = challenge.is_insufficient_scope();
        if status != 401 && !narrow {
            return Ok(());
        }
        let client = self.client(&subject(target)).await?;
        for _ in 0..5 {
            let Some((grant, held)) = self.grant(&client.key).await? else { return Ok(()) };
            let current = held.tokens.as_ref().and_then(|tokens| tokens.access.as_ref());
            if grant.status != GrantStatus::Granted || current != Some(used) {
                // Somebody refreshed, or ended it, meanwhile.
                return Ok(());
            }
            let (status, held) = if narrow { too_narrow(&held, &challenge) } else { expired(held) };
            if self.write(&Actor::default(), &grant, status, grant.access_expires_at, &held).await? {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// The state after a 401.
fn expired(mut held: Held) -> (GrantStatus, Held) {
    let now = Timestamp::now();
    let Some(tokens) = &mut held.tokens else { return (GrantStatus::Granted, held) };
    let again = tokens.refused_at.is_some_and(|at| now.duration_since(at) < REFUSED_AGAIN);
    if again || tokens.refresh.is_none() {
        let reason = if again {
            "the import's server refuses even a fresh access token; check that it trusts this provider and resource"
        } else {
            "the import's server refuses the access token, and the provider gave no refresh token"
        };
        return (GrantStatus::AuthorizationRequired, held.ended(reason));
    }
    tokens.access = None;
    tokens.refused_at = Some(now);
    (GrantStatus::Granted, held)
}

/// The state after a 403 for want of scopes: the next consent asks for all that was asked for before and for these.
fn too_narrow(held: &Held, challenge: &Challenge) -> (GrantStatus, Held) {
    let asked = challenge.scope.as_deref().unwrap_or_default();
    let asked: Vec<String> = asked.split_whitespace().map(clean).collect();
    let reason = if asked.is_empty() {
        "the import's server wants more scopes and does not say which: widen the security scheme's scopes".to_owned()
    } else {
        format!("the import's server wants the scopes `{}`; the next consent asks for them", asked.join(" "))
    };
    let mut ended = held.ended(reason);
    let before = held.tokens.iter().flat_map(|tokens| tokens.scopes.iter().cloned());
    for scope in before.chain(asked) {
        if !ended.wanted_scopes.contains(&scope) {
            ended.wanted_scopes.push(scope);
        }
    }
    (GrantStatus::AuthorizationRequired, ended)
}

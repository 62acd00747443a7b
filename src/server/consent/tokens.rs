//! Access tokens for those who read and call imports, refreshed by one and shared by all.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::complete::expiry;
use super::error::clean;
use super::held::{Held, HeldTokens};
use super::status::View;
use super::{Client, ConsentError, Consents, Subject};
use crate::api::consent::ConsentStatus;
use crate::oauth::Challenge;
use crate::oauth::exchange::{self, ExchangeError};
use crate::secrets::Secret;
use crate::server::imports::ImportTarget;
use crate::store::{Grant, GrantKey, GrantStatus};

/// How long somebody waits for another one's refresh.
const WAIT: Duration = Duration::from_secs(30);
/// How often the database is asked whether another server's refresh has ended.
const POLL: Duration = Duration::from_millis(50);
/// How long a failed refresh is remembered, so that all who waited for it do not try one after the other.
const REMEMBER_FAILURE: Duration = Duration::from_secs(1);
/// A token that is refused within this time after the refusal of its predecessor: refreshing does not help.
const REFUSED_AGAIN: SignedDuration = SignedDuration::from_secs(60);
/// The most scopes that a consent asks for because servers wanted them.
const MOST_SCOPES: usize = 128;
/// How often a write is tried again because another writer was first.
const RACES: u32 = 5;
/// Grants whose flights are kept.
const FLIGHTS: usize = 1024;

/// Who refreshes a grant in this process; and what came of it last, when.
pub(super) type Flight = Mutex<Option<(Instant, Result<Secret, TokenError>)>>;

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
        let asked = Instant::now();
        let flight = self.flight(&client.key);
        let mut last = flight.lock().await;
        // What came while this one waited is for this one, too.
        if let Some((at, outcome)) = &*last
            && (*at > asked || outcome.is_err() && at.elapsed() < REMEMBER_FAILURE)
        {
            return outcome.clone();
        }
        let outcome = self.fresh(&client).await;
        *last = Some((Instant::now(), outcome.clone()));
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

    /// Refreshes once, or waits for another server that does.
    async fn fresh(&self, client: &Client) -> Result<Secret, TokenError> {
        let deadline = Instant::now() + WAIT;
        while Instant::now() < deadline {
            match self.step(client).await? {
                Step::Use(access) => return Ok(access),
                Step::Refuse(error) => return Err(error),
                Step::Refresh(found) => {
                    let (this, client) = (self.clone(), client.clone());
                    // A task of its own: a caller that goes away must not lose a refresh token that rotates.
                    let task = async move { this.refresh(&client, found.0, found.1).await };
                    let ended = self.shared.tasks.spawn(task).await;
                    let lost = |_| Err(TokenError::Unavailable("the refresh ended abnormally".to_owned()));
                    // However soon it expires: this caller gets to use it.
                    if let Some(access) = ended.unwrap_or_else(lost)? {
                        return Ok(access);
                    }
                }
                Step::Wait => tokio::time::sleep(POLL).await,
            }
        }
        Err(TokenError::Unavailable("another server's refresh takes too long".to_owned()))
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

    /// One refresh: claimed, done once, stored before anybody uses it. `None` when it is worth looking again.
    async fn refresh(&self, client: &Client, grant: Grant, mut held: Held) -> Result<Option<Secret>, TokenError> {
        let Some(tokens) = &mut held.tokens else { return Ok(None) };
        let Some(old) = tokens.refresh.clone() else {
            let reason = if tokens.access.is_some() {
                "the access token has expired, and the provider gave no refresh token"
            } else {
                "the import's server refuses the access token, and the provider gave no refresh token"
            };
            self.write(&grant, GrantStatus::AuthorizationRequired, None, &held.ended(reason)).await?;
            return Ok(None);
        };
        let identity = self.identity(client).await?;
        let claim = self.write(&grant, GrantStatus::Refreshing, grant.access_expires_at, &held).await?;
        let Some(claim) = claim else { return Ok(None) };
        let Some(tokens) = &mut held.tokens else { return Ok(None) };
        let sender = &self.shared.sender;
        let fresh = match exchange::refresh(sender, &tokens.server, &identity, &old, &tokens.resource).await {
            Ok(fresh) => fresh,
            Err(error) => return self.after_failure(&claim, held, error).await,
        };
        let expires = expiry(&fresh, Timestamp::now());
        (tokens.access, tokens.refresh) = (Some(fresh.access.clone()), fresh.refresh);
        held.reason = None;
        if self.write(&claim, GrantStatus::Granted, expires, &held).await?.is_some() {
            return Ok(Some(fresh.access));
        }
        // Disconnected, or authorized anew, meanwhile: that counts.
        self.discard(&identity, &client.key, &held).await;
        Ok(None)
    }

    /// What a failed refresh means: the consent is dead, or it may work later.
    async fn after_failure(
        &self,
        claim: &Grant,
        held: Held,
        error: ExchangeError,
    ) -> Result<Option<Secret>, TokenError> {
        if error.needs_consent() {
            let reason = match &error {
                ExchangeError::Refused { .. } => "the provider has ended the consent (`invalid_grant`)".to_owned(),
                _ => {
                    format!("the provider's answer to a refresh was lost ({error}); a refresh token is not used twice")
                }
            };
            self.write(claim, GrantStatus::AuthorizationRequired, None, &held.ended(reason)).await?;
            return Ok(None);
        }
        // The refresh token was not used: it stays for the next attempt.
        self.write(claim, GrantStatus::Granted, claim.access_expires_at, &held).await?;
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
    /// consent, while the grant goes on working for everything else. `Ok` when another token may be had.
    ///
    /// # Errors
    /// See [`TokenError`].
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
        for _ in 0..RACES {
            let Some((grant, mut held)) = self.grant(&client.key).await? else { return Ok(()) };
            let current = held.tokens.as_mut().filter(|tokens| tokens.access.as_ref() == Some(used));
            let (GrantStatus::Granted, Some(tokens)) = (grant.status, current) else {
                // Somebody refreshed, or ended it, meanwhile.
                return Ok(());
            };
            let outcome = if narrow {
                let known = held.wanted_scopes.len();
                let needed = held.widen(challenge.scopes());
                if held.wanted_scopes.len() == known {
                    return Err(needed);
                }
                Err(needed)
            } else {
                tokens.expire(Timestamp::now())?;
                Ok(())
            };
            if self.write(&grant, GrantStatus::Granted, grant.access_expires_at, &held).await?.is_some() {
                return outcome;
            }
        }
        Ok(())
    }
}

impl HeldTokens {
    /// The access token was refused. Its successor is not replaced for a while: the cause is not its age then, and
    /// nothing that was consented to is given up for it.
    fn expire(&mut self, now: Timestamp) -> Result<(), TokenError> {
        if self.refused_at.is_some_and(|at| now.duration_since(at) < REFUSED_AGAIN) {
            let text = "the import's server refuses even a fresh access token; check that it trusts this provider and \
                        resource, and that its clock is right";
            return Err(TokenError::Unavailable(text.to_owned()));
        }
        (self.access, self.refused_at) = (None, Some(now));
        Ok(())
    }
}

impl Held {
    /// The tokens lack scopes: the next consent asks for these, too.
    fn widen(&mut self, asked: Vec<String>) -> TokenError {
        let reason = if asked.is_empty() {
            "the import's server wants more scopes and does not say which: widen the security scheme's scopes"
                .to_owned()
        } else {
            let shown: Vec<String> = asked.iter().map(|scope| clean(scope)).collect();
            format!("the import's server wants the scopes `{}`; the next consent asks for them", shown.join(" "))
        };
        for scope in asked {
            if !self.wanted_scopes.contains(&scope) && self.wanted_scopes.len() < MOST_SCOPES {
                self.wanted_scopes.push(scope);
            }
        }
        TokenError::ConsentNeeded(reason)
    }
}

//! Completing a consent: the claim, the exchange, the grant.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use super::error::{clean, is_lost_key};
use super::held::{Context, Held, HeldTokens};
use super::{Client, ConsentError, Consents, Subject};
use crate::api::consent::OauthCallback;
use crate::model::AccountId;
use crate::oauth::exchange::{self, ExchangeError};
use crate::oauth::{ClientIdentity, Outcome, Tokens};
use crate::secrets::{Secret, TokenHash};
use crate::store::{Actor, ConsentSession, Expected, Grant, GrantStatus, WriteError};

/// How often a write is repeated while the database fails, over some twelve seconds.
const REPEATS: u32 = 6;

impl Consents {
    /// Completes a consent. The answer is claimed before it is used; whatever fails after that has used it up.
    pub(in crate::server) async fn complete(
        &self,
        actor: &Actor,
        account: AccountId,
        subject: &Subject,
        callback: OauthCallback,
    ) -> Result<(), ConsentError> {
        let outcome = match (callback.code, callback.error) {
            (Some(code), None) => Outcome::Code(code.expose().to_owned()),
            (None, Some(error)) => Outcome::Error(error),
            _ => return Err(ConsentError::BadCallback),
        };
        let client = self.client(subject).await?;
        let state = TokenHash::of(callback.state.expose());
        // Looked at before it is claimed: the wrong revision in a command is no reason to consent again.
        let session = lost_is_none(self.store().consent(&state, account, Timestamp::now()).await)?;
        let session = session.ok_or(ConsentError::NoSession)?;
        let context = Context::of(&session.context).ok_or(ConsentError::NoSession)?;
        if context.binding != subject.binding() {
            return Err(ConsentError::OtherTarget);
        }
        let claimed = lost_is_none(self.store().claim_consent(&state, account, Timestamp::now()).await)?;
        let session = claimed.ok_or(ConsentError::NoSession)?;
        if session.key != client.key {
            self.give_up(actor, &session, "the security scheme was changed during the consent").await?;
            return Err(ConsentError::Changed("the security scheme was changed after `authorize`"));
        }
        let (this, actor) = (self.clone(), actor.clone());
        // A task of its own: a caller that goes away must not lose tokens that the provider gives once.
        let task = async move { this.exchange(&actor, &client, &session, context, callback.issuer, outcome).await };
        self.shared.tasks.spawn(task).await.unwrap_or(Err(ConsentError::Lost))
    }

    async fn exchange(
        &self,
        actor: &Actor,
        client: &Client,
        session: &ConsentSession,
        context: Context,
        issuer: Option<String>,
        outcome: Outcome,
    ) -> Result<(), ConsentError> {
        let exchanged = match self.identity(client).await {
            Ok(identity) => self.exchanged(&identity, &context, issuer, outcome).await.map(|tokens| (identity, tokens)),
            Err(error) => Err(error),
        };
        let (identity, tokens) = match exchanged {
            Ok(exchanged) => exchanged,
            Err(error) => {
                self.give_up(actor, session, &error.to_string()).await?;
                return Err(error);
            }
        };
        let granted = Grant {
            key: session.key.clone(),
            status: GrantStatus::Granted,
            generation: TokenHash::random(),
            access_expires_at: expiry(&tokens, Timestamp::now()),
            has_tokens: true,
            updated_at: Timestamp::now(),
        };
        let held = Held {
            mark: TokenHash::random().as_str().to_owned(),
            wanted_scopes: context.scopes.clone(),
            tokens: Some(held_tokens(context, tokens)),
            ..Held::default()
        };
        // Over whatever the grant is by now, as long as no newer consent and no disconnect has ended this one.
        if self.persist(actor, Expected::Claim(&session.state), &granted, &held).await? {
            return Ok(());
        }
        self.discard(&identity, &session.key, &held).await;
        Err(ConsentError::Changed(
            "the consent was disconnected or begun anew, or its security scheme changed, during the exchange",
        ))
    }

    async fn exchanged(
        &self,
        identity: &ClientIdentity,
        context: &Context,
        issuer: Option<String>,
        outcome: Outcome,
    ) -> Result<Tokens, ConsentError> {
        // RFC 9207: compared as strings, before anything of the answer is believed.
        let must_name = context.server.authorization_response_iss_parameter_supported;
        match issuer {
            Some(issuer) if issuer != context.server.issuer => return Err(ConsentError::OtherIssuer),
            None if must_name => return Err(ConsentError::OtherIssuer),
            _ => {}
        }
        let code = match outcome {
            Outcome::Code(code) => Secret::new(code),
            Outcome::Error(error) => return Err(ConsentError::Denied(clean(&error))),
        };
        let sender = &self.shared.sender;
        exchange::exchange_code(sender, &context.server, identity, &code, &context.verifier, &context.resource)
            .await
            .map_err(|error| match error {
                ExchangeError::Refused { code } => ExchangeError::Refused { code: clean(&code) },
                other => other,
            })
            .map_err(ConsentError::Exchange)
    }

    /// After a failure: consent is needed, unless an older grant still works.
    async fn give_up(&self, actor: &Actor, session: &ConsentSession, reason: &str) -> Result<(), ConsentError> {
        let Some((grant, held)) = self.grant(&session.key).await? else { return Ok(()) };
        if matches!(grant.status, GrantStatus::PendingConsent | GrantStatus::Exchanging) {
            let ended = grant.next(GrantStatus::AuthorizationRequired, None);
            self.persist(actor, Expected::Claim(&session.state), &ended, &held.ended(reason)).await?;
        }
        Ok(())
    }

    /// Writes a state of a grant that may exist nowhere else, again while the database fails; whether this writer was
    /// first.
    pub(super) async fn persist(
        &self,
        actor: &Actor,
        expected: Expected<'_>,
        next: &Grant,
        held: &Held,
    ) -> Result<bool, ConsentError> {
        let sealed = held.to_secret();
        let mut failures = 0;
        loop {
            match self.store().write_grant(actor, expected, next, Some(&sealed)).await {
                Ok(written) => return Ok(written),
                // The environment is gone, and the grant with it.
                Err(WriteError::NotFound(_)) => return Ok(false),
                Err(WriteError::Store(error)) if failures < REPEATS => {
                    failures += 1;
                    tracing::warn!(%error, "a consent could not be written yet");
                    tokio::time::sleep(Duration::from_millis(100 << failures)).await;
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Writes the next state of a grant; `None` when another writer was first.
    pub(super) async fn write(
        &self,
        before: &Grant,
        status: GrantStatus,
        access_expires_at: Option<Timestamp>,
        held: &Held,
    ) -> Result<Option<Grant>, ConsentError> {
        let next = before.next(status, access_expires_at);
        let written = self.persist(&Actor::default(), Expected::Generation(&before.generation), &next, held).await?;
        Ok(written.then_some(next))
    }
}

/// When a token must be replaced: a little before it expires, so that it does not expire on its way.
pub(super) fn expiry(tokens: &Tokens, now: Timestamp) -> Option<Timestamp> {
    let lifetime = tokens.expires_in?;
    let early = (lifetime / 10).min(Duration::from_secs(30));
    let usable = SignedDuration::try_from(lifetime.saturating_sub(early)).unwrap_or(SignedDuration::MAX);
    // A lifetime beyond the end of time is none.
    let at = now.checked_add(usable).ok()?;
    Timestamp::from_microsecond(at.as_microsecond()).ok()
}

fn held_tokens(context: Context, tokens: Tokens) -> HeldTokens {
    HeldTokens {
        access: Some(tokens.access),
        refresh: tokens.refresh,
        resource: context.resource,
        server: context.server,
        refused_at: None,
    }
}

/// A consent whose key is lost cannot be completed by anybody: it is as good as none.
fn lost_is_none<T>(found: Result<Option<T>, crate::store::StoreError>) -> Result<Option<T>, ConsentError> {
    match found {
        Err(error) if is_lost_key(&error) => Ok(None),
        other => Ok(other?),
    }
}

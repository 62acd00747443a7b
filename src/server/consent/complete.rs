//! Completing a consent: the claim, the exchange, the grant.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use super::error::{clean, is_lost_key};
use super::held::{Context, Held, HeldTokens};
use super::{Client, ConsentError, Consents, Subject};
use crate::api::consent::OauthCallback;
use crate::model::AccountId;
use crate::oauth::exchange::{self, ExchangeError};
use crate::oauth::{Outcome, Tokens};
use crate::secrets::{Secret, TokenHash};
use crate::store::{Actor, ConsentSession, Grant, GrantKey, GrantStatus};

/// How often tokens are written again after the database failed: they exist nowhere else.
const WRITE_ATTEMPTS: u32 = 6;
/// How often a write is repeated because another writer was first.
const RACES: u32 = 20;

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
            self.give_up(actor, &session.key, "the security scheme was changed during the consent").await?;
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
        let exchanged = self.exchanged(actor, client, &context, issuer, outcome).await;
        let tokens = match exchanged {
            Ok(tokens) => tokens,
            Err(error) => {
                self.give_up(actor, &session.key, &error.to_string()).await?;
                return Err(error);
            }
        };
        let mark = TokenHash::random().as_str().to_owned();
        let held = Held { mark, tokens: Some(held_tokens(&context, &tokens)), ..Held::default() };
        if self.store_granted(actor, &session.key, &held, &tokens).await? {
            return Ok(());
        }
        self.revoke_at_provider(client, &held).await;
        Err(ConsentError::Changed("the consent was disconnected, or its security scheme changed, during the exchange"))
    }

    async fn exchanged(
        &self,
        actor: &Actor,
        client: &Client,
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
        let identity = self.identity(client).await?;
        self.mark_exchanging(actor, &client.key).await?;
        let sender = &self.shared.sender;
        exchange::exchange_code(sender, &context.server, &identity, &code, &context.verifier, &context.resource)
            .await
            .map_err(|error| match error {
                ExchangeError::Refused { code } => ExchangeError::Refused { code: clean(&code) },
                other => other,
            })
            .map_err(ConsentError::Exchange)
    }

    /// Shows that the exchange is under way, unless an older grant still works.
    async fn mark_exchanging(&self, actor: &Actor, key: &GrantKey) -> Result<(), ConsentError> {
        let Some((grant, held)) = self.grant(key).await? else { return Ok(()) };
        if grant.status == GrantStatus::PendingConsent {
            let next = Grant { status: GrantStatus::Exchanging, generation: TokenHash::random(), ..grant.clone() };
            self.store().write_grant(actor, Some(&grant.generation), &next, Some(&held.to_secret())).await?;
        }
        Ok(())
    }

    /// After a failure: consent is needed, unless an older grant still works.
    async fn give_up(&self, actor: &Actor, key: &GrantKey, reason: &str) -> Result<(), ConsentError> {
        for _ in 0..RACES {
            let Some((grant, held)) = self.grant(key).await? else { return Ok(()) };
            if !matches!(grant.status, GrantStatus::PendingConsent | GrantStatus::Exchanging) {
                return Ok(());
            }
            if self.write(actor, &grant, GrantStatus::AuthorizationRequired, None, &held.ended(reason)).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Stores fresh tokens over whatever the grant is by now; `false` when it was disconnected or is gone.
    async fn store_granted(
        &self,
        actor: &Actor,
        key: &GrantKey,
        held: &Held,
        tokens: &Tokens,
    ) -> Result<bool, ConsentError> {
        let expires = expiry(tokens, Timestamp::now());
        let mut failures = 0;
        for _ in 0..RACES {
            let attempt = async {
                let Some((grant, _)) = self.grant(key).await? else { return Ok(Some(false)) };
                if grant.status == GrantStatus::Revoked {
                    return Ok(Some(false));
                }
                let written = self.write(actor, &grant, GrantStatus::Granted, expires, held).await?;
                Ok::<_, ConsentError>(written.then_some(true))
            };
            match attempt.await {
                Ok(Some(done)) => return Ok(done),
                Ok(None) => {}
                Err(error) => {
                    failures += 1;
                    if failures == WRITE_ATTEMPTS {
                        return Err(error);
                    }
                    tokio::time::sleep(Duration::from_millis(200 << failures)).await;
                }
            }
        }
        Err(ConsentError::Changed("others kept changing the grant"))
    }

    /// Writes the next state of a grant; whether this writer was first.
    pub(super) async fn write(
        &self,
        actor: &Actor,
        before: &Grant,
        status: GrantStatus,
        access_expires_at: Option<Timestamp>,
        held: &Held,
    ) -> Result<bool, ConsentError> {
        let next = Grant { status, access_expires_at, generation: TokenHash::random(), ..before.clone() };
        Ok(self.store().write_grant(actor, Some(&before.generation), &next, Some(&held.to_secret())).await?)
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

fn held_tokens(context: &Context, tokens: &Tokens) -> HeldTokens {
    HeldTokens {
        access: Some(tokens.access.clone()),
        refresh: tokens.refresh.clone(),
        resource: context.resource.clone(),
        server: context.server.clone(),
        scopes: context.scopes.clone(),
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

//! Where a consent stands, and its end.

use jiff::{SignedDuration, Timestamp};

use super::held::Held;
use super::{ConsentError, Consents, LIFETIME, Subject};
use crate::api::consent::{ConsentStatus, ProviderRevocation};
use crate::oauth::{ClientIdentity, exchange};
use crate::store::{Actor, Grant, GrantKey, GrantStatus};

/// What a caller sees of a grant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::server) struct View {
    pub(in crate::server) status: ConsentStatus,
    /// Why consent is needed.
    pub(in crate::server) reason: Option<String>,
}

impl View {
    fn needed(reason: impl Into<String>) -> Self {
        Self { status: ConsentStatus::AuthorizationRequired, reason: Some(reason.into()) }
    }

    /// The status of a grant now. What was begun and never ended has ended by time: nobody comes to write it down.
    fn of(found: Option<&(Grant, Held)>, now: Timestamp, claim: SignedDuration) -> Self {
        let plain = |status| Self { status, reason: None };
        let Some((grant, held)) = found else { return Self::needed("consent was not given yet") };
        let age = now.duration_since(grant.updated_at);
        match grant.status {
            GrantStatus::Revoked => plain(ConsentStatus::Revoked),
            GrantStatus::PendingConsent if age <= LIFETIME => plain(ConsentStatus::PendingConsent),
            GrantStatus::PendingConsent => Self::needed("the consent was not completed within ten minutes"),
            _ if held.is_lost => Self::needed("the key that sealed the tokens is lost"),
            GrantStatus::Exchanging if age <= claim => plain(ConsentStatus::Exchanging),
            GrantStatus::Exchanging => Self::needed("the server stopped during the exchange of the code"),
            GrantStatus::Refreshing if age <= claim => plain(ConsentStatus::Refreshing),
            GrantStatus::Refreshing => Self::needed(
                "the server stopped during a refresh; whether the provider used the refresh token up is not known",
            ),
            GrantStatus::Granted => plain(ConsentStatus::Granted),
            GrantStatus::AuthorizationRequired => {
                Self { status: ConsentStatus::AuthorizationRequired, reason: held.reason.clone() }
            }
        }
    }
}

impl Consents {
    /// Where the consent of a subject stands.
    pub(in crate::server) async fn status(&self, subject: &Subject) -> Result<View, ConsentError> {
        let client = self.client(subject).await?;
        Ok(self.view(self.grant(&client.key).await?.as_ref()))
    }

    /// Where a grant stands now.
    pub(super) fn view(&self, found: Option<&(Grant, Held)>) -> View {
        View::of(found, Timestamp::now(), self.shared.claim)
    }

    /// Ends the consent of a subject, whether there is one or not, and tries to revoke its tokens at the provider.
    pub(in crate::server) async fn disconnect(
        &self,
        actor: &Actor,
        subject: &Subject,
    ) -> Result<ProviderRevocation, ConsentError> {
        let client = self.client(subject).await?;
        let identity = self.identity(&client).await;
        // First here: what fails at the provider must leave nothing usable behind.
        let tokens = self.store().disconnect_grant(actor, &client.key).await?;
        let held = tokens.as_ref().map(Held::of).unwrap_or_default();
        let this = self.clone();
        let task = async move {
            match identity {
                Ok(identity) => this.revoke_at_provider(&identity, &held).await,
                Err(_) if held.revocable().is_none() => ProviderRevocation::Nothing,
                Err(_) => ProviderRevocation::Failed,
            }
        };
        Ok(self.shared.tasks.spawn(task).await.unwrap_or(ProviderRevocation::Failed))
    }

    /// Fresh tokens that came too late must not live on. Only where a newer consent has tokens, or is about to, they are
    /// left to expire: some providers would end its tokens with them.
    pub(super) async fn discard(&self, identity: &ClientIdentity, key: &GrantKey, held: &Held) {
        let has_successor =
            |status| matches!(status, GrantStatus::Exchanging | GrantStatus::Granted | GrantStatus::Refreshing);
        match self.store().grant(key).await {
            Ok(Some(grant)) if has_successor(grant.status) => {}
            Ok(_) => drop(self.revoke_at_provider(identity, held).await),
            Err(error) => tracing::warn!(%error, "tokens that came too late were not revoked"),
        }
    }

    /// Revokes at the provider as far as it offers that.
    async fn revoke_at_provider(&self, identity: &ClientIdentity, held: &Held) -> ProviderRevocation {
        let Some((server, token)) = held.revocable() else { return ProviderRevocation::Nothing };
        match exchange::revoke(&self.shared.sender, server, identity, token).await {
            Ok(true) => ProviderRevocation::Revoked,
            Ok(false) => ProviderRevocation::NotOffered,
            Err(error) => {
                tracing::warn!(%error, "the provider did not revoke the tokens of a disconnected consent");
                ProviderRevocation::Failed
            }
        }
    }
}

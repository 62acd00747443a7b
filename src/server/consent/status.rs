//! Where a consent stands, and its end.

use jiff::{SignedDuration, Timestamp};

use super::held::Held;
use super::{Client, ConsentError, Consents, LIFETIME, Subject};
use crate::api::consent::{ConsentStatus, ProviderRevocation};
use crate::oauth::exchange;
use crate::store::{Actor, Grant, GrantStatus};

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
        let held = self.grant(&client.key).await?.map(|(_, held)| held).unwrap_or_default();
        // First here: what fails at the provider must leave nothing usable behind.
        self.store().disconnect_grant(actor, &client.key).await?;
        let this = self.clone();
        let task = async move { this.revoke_at_provider(&client, &held).await };
        Ok(self.shared.tasks.spawn(task).await.unwrap_or(ProviderRevocation::Failed))
    }

    /// Revokes at the provider as far as it offers that. A refresh token takes its access tokens with it.
    pub(super) async fn revoke_at_provider(&self, client: &Client, held: &Held) -> ProviderRevocation {
        let Some(tokens) = &held.tokens else { return ProviderRevocation::Nothing };
        let Some(token) = tokens.refresh.as_ref().or(tokens.access.as_ref()) else {
            return ProviderRevocation::Nothing;
        };
        let Ok(identity) = self.identity(client).await else { return ProviderRevocation::Failed };
        match exchange::revoke(&self.shared.sender, &tokens.server, &identity, token).await {
            Ok(true) => ProviderRevocation::Revoked,
            Ok(false) => ProviderRevocation::NotOffered,
            Err(error) => {
                tracing::warn!(%error, "the provider did not revoke the tokens of a disconnected consent");
                ProviderRevocation::Failed
            }
        }
    }
}

//! Consent and grants.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{AccountId, EnvironmentId, Revision, SecuritySchemeId};
use crate::secrets::{Secret, TokenHash};

/// What identifies a grant: changing the scheme or the URL needs a new consent; two imports with the same URL and
/// scheme share one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GrantKey {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The scheme.
    pub scheme_id: SecuritySchemeId,
    /// The scheme's revision.
    pub scheme_revision: Revision,
    /// Whose credentials these are: the environment's owner.
    pub owner_account_id: AccountId,
    /// The hash of the import's URL (the URL itself can hold credentials).
    pub resource: TokenHash,
}

/// Where a grant stands, in the API's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GrantStatus {
    /// Authorization began and is not completed.
    PendingConsent,
    /// A completion was claimed and is under way.
    Exchanging,
    /// Usable tokens are stored.
    Granted,
    /// A refresh was claimed and is under way.
    Refreshing,
    /// Consent is needed (again).
    AuthorizationRequired,
    /// Disconnected.
    Revoked,
}

impl GrantStatus {
    const ALL: [Self; 6] = [
        Self::PendingConsent,
        Self::Exchanging,
        Self::Granted,
        Self::Refreshing,
        Self::AuthorizationRequired,
        Self::Revoked,
    ];

    /// The status in the API's words.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::PendingConsent => "pending-consent",
            Self::Exchanging => "exchanging",
            Self::Granted => "granted",
            Self::Refreshing => "refreshing",
            Self::AuthorizationRequired => "authorization-required",
            Self::Revoked => "revoked",
        }
    }

    pub(in crate::store) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }
}

/// A grant, without its tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// What it is for.
    pub key: GrantKey,
    /// Where it stands.
    pub status: GrantStatus,
    /// Changes with every write; a writer that knows an older one loses.
    pub generation: TokenHash,
    /// When the access token expires, where the provider said so.
    pub access_expires_at: Option<Timestamp>,
    /// Whether tokens are stored.
    pub has_tokens: bool,
    /// When it was last written.
    pub updated_at: Timestamp,
}

impl Grant {
    /// The grant with another status, as a new generation.
    #[must_use]
    pub fn next(&self, status: GrantStatus, access_expires_at: Option<Timestamp>) -> Self {
        Self { status, access_expires_at, generation: TokenHash::random(), ..self.clone() }
    }
}

/// What a writer of a grant relies on.
#[derive(Debug, Clone, Copy)]
pub enum Expected<'a> {
    /// There is no grant yet.
    Nothing,
    /// The grant has this generation.
    Generation(&'a TokenHash),
    /// Neither a newer consent nor a disconnect has ended the consent that was claimed under this state. It ends with
    /// the write.
    Claim(&'a TokenHash),
}

/// A consent under way: begun with `authorize`, claimed once by `complete`.
#[derive(Debug, Clone)]
pub struct ConsentSession {
    /// The hash of the `state` parameter.
    pub state: TokenHash,
    /// The grant that it leads to.
    pub key: GrantKey,
    /// The grant's generation since `authorize`.
    pub generation: TokenHash,
    /// Who began it, and alone may complete it.
    pub account_id: AccountId,
    /// What `oauth` needs to complete it (verifier, endpoints, target) as it wrote it; sealed at rest.
    pub context: Secret,
    /// When it ends by itself.
    pub expires_at: Timestamp,
}

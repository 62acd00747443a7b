//! What is sealed: the tokens of a grant with all that is needed to refresh them, and the context of a consent that is
//! under way. The provider's metadata is kept as it was at the consent, so a refresh token goes where the person
//! consented to and nowhere else.

use jiff::Timestamp;
use serde::{Deserialize, Serialize, Serializer};

use crate::oauth::AuthorizationServer;
use crate::secrets::{Secret, expose_to_wire};

/// The sealed content of a grant.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct Held {
    /// Tells this consent from every other one. Refreshes leave it.
    #[serde(default)]
    pub(super) mark: String,
    /// The tokens, if there are any.
    pub(super) tokens: Option<HeldTokens>,
    /// Scopes that consent was asked for, and those that the import's server wanted since: the next consent asks for all
    /// of them, since a narrower token would lose what worked before.
    #[serde(default)]
    pub(super) wanted_scopes: Vec<String>,
    /// Why consent is needed, for people.
    #[serde(default)]
    pub(super) reason: Option<String>,
    /// The content could not be opened.
    #[serde(skip)]
    pub(super) is_lost: bool,
}

/// Tokens, and where they came from.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct HeldTokens {
    /// The access token; gone once the import's server has refused it.
    #[serde(serialize_with = "expose_option")]
    pub(super) access: Option<Secret>,
    /// The refresh token, if the provider gave one.
    #[serde(serialize_with = "expose_option")]
    pub(super) refresh: Option<Secret>,
    /// The resource identifier, byte for byte.
    pub(super) resource: String,
    /// The provider.
    pub(super) server: AuthorizationServer,
    /// When the import's server last refused an access token of this grant that was replaced.
    #[serde(default)]
    pub(super) refused_at: Option<Timestamp>,
}

impl Held {
    /// From the sealed text. What cannot be read (a newer program wrote it) counts as lost.
    pub(super) fn of(text: &Secret) -> Self {
        serde_json::from_str(text.expose()).unwrap_or_else(|_| Self::lost())
    }

    /// Content that cannot be opened: the key that sealed it is not here any more.
    pub(super) fn lost() -> Self {
        Self { is_lost: true, ..Self::default() }
    }

    /// Nothing but the reason why consent is needed. Scopes that were asked for stay.
    pub(super) fn ended(&self, reason: impl Into<String>) -> Self {
        Self { reason: Some(reason.into()), wanted_scopes: self.wanted_scopes.clone(), ..Self::default() }
    }

    /// What to revoke, and where. A refresh token takes its access tokens with it.
    pub(super) fn revocable(&self) -> Option<(&AuthorizationServer, &Secret)> {
        let tokens = self.tokens.as_ref()?;
        Some((&tokens.server, tokens.refresh.as_ref().or(tokens.access.as_ref())?))
    }

    /// The text to seal.
    pub(super) fn to_secret(&self) -> Secret {
        to_secret(self)
    }
}

/// What must be known to complete a consent.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Context {
    /// The exact target.
    pub(super) binding: String,
    /// The PKCE verifier.
    #[serde(serialize_with = "expose_to_wire")]
    pub(super) verifier: Secret,
    /// The resource identifier, byte for byte.
    pub(super) resource: String,
    /// The provider.
    pub(super) server: AuthorizationServer,
    /// What was asked for.
    pub(super) scopes: Vec<String>,
}

impl Context {
    /// From the sealed text.
    pub(super) fn of(text: &Secret) -> Option<Self> {
        serde_json::from_str(text.expose()).ok()
    }

    /// The text to seal.
    pub(super) fn to_secret(&self) -> Secret {
        to_secret(self)
    }
}

fn to_secret(value: &impl Serialize) -> Secret {
    Secret::new(serde_json::to_string(value).expect("a record of texts has no failing serialiser"))
}

#[allow(clippy::ref_option, reason = "the signature that serde calls")]
fn expose_option<S: Serializer>(secret: &Option<Secret>, serializer: S) -> Result<S::Ok, S::Error> {
    match secret {
        Some(secret) => expose_to_wire(secret, serializer),
        None => serializer.serialize_none(),
    }
}

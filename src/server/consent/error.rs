//! Why a consent does not come about, each with what to do. No text holds a URL of an import, a state, a code or a
//! token; texts of strangers are cut and cleaned.

use crate::api::Code;
use crate::model::SchemeName;
use crate::oauth::exchange::ExchangeError;
use crate::oauth::{DiscoveryError, InvalidMetadata};
use crate::secrets::SealError;
use crate::server::error::ApiError;
use crate::store::{StoreError, WriteError};

/// A failed step.
#[derive(Debug, thiserror::Error)]
pub(in crate::server) enum ConsentError {
    /// The import authenticates in another way.
    #[error("the import names no security scheme, so there is nothing to consent to: give it a `securityScheme`")]
    NotOauth,
    /// The scheme does not exist.
    #[error("the environment has no security scheme `{0}`: make it with `mcpctl security-scheme create {0}`")]
    NoScheme(SchemeName),
    /// The scheme's secret cannot be opened.
    #[error(
        "the key that sealed the client secret of the security scheme `{0}` is lost: set the secret again with \
         `mcpctl security-scheme update {0}`"
    )]
    LostSecret(SchemeName),
    /// The scheme's callback is unusable.
    #[error(
        "the redirect URL of the security scheme `{0}` is neither https nor http on this machine: update the scheme"
    )]
    BadRedirect(SchemeName),
    /// The import's URL is unusable.
    #[error("the import's `url` is not a URL")]
    BadUrl,
    /// The provider cannot be found or used.
    #[error("{error}: {help}", error = .0, help = help(.0))]
    Discovery(#[from] DiscoveryError),
    /// The callback is not acceptable as such.
    #[error("a callback has exactly one of `code` and `error`: pass the whole callback URL on")]
    BadCallback,
    /// No consent is under way for the callback's state.
    #[error(
        "no consent is under way for this callback: it is used, older than ten minutes, replaced by a newer one, or \
         another account began it; run `authorize` again"
    )]
    NoSession,
    /// The consent is for something else.
    #[error(
        "the callback belongs to another target: complete the import that `authorize` was run for, with its \
         `--revision` or `--manifest` and with its declaration unchanged, or run `authorize` again"
    )]
    OtherTarget,
    /// The answer is of another issuer: a mix-up attack, or a provider that does not follow its own metadata.
    #[error(
        "the callback does not name the provider that was asked as its issuer: it was not used; run `authorize` again"
    )]
    OtherIssuer,
    /// The person or the provider said no.
    #[error("the provider answers `{code}` instead of a consent: {help}", code = .0, help = denied(.0))]
    Denied(String),
    /// Something moved between `authorize` and `complete`.
    #[error("{0}; run `authorize` again")]
    Changed(&'static str),
    /// The code did not become tokens.
    #[error(
        "the code was not exchanged for tokens: {error}; it is used up: run `authorize` again{hint}",
        error = .0, hint = hint(.0)
    )]
    Exchange(ExchangeError),
    /// The provider's endpoints or the client's registration cannot work.
    #[error("{error}: {help}", error = .0, help = setup(.0))]
    Setup(ExchangeError),
    /// The task that did it ended abnormally.
    #[error("the exchange ended abnormally; run `authorize` again")]
    Lost,
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database refused.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// Before the exchange these are matters of set-up; during it they are wrapped by hand.
impl From<ExchangeError> for ConsentError {
    fn from(error: ExchangeError) -> Self {
        Self::Setup(error)
    }
}

impl From<ConsentError> for ApiError {
    fn from(error: ConsentError) -> Self {
        let text = error.to_string();
        let code = match error {
            ConsentError::Store(error) => return error.into(),
            ConsentError::Write(error) => return error.into(),
            ConsentError::NotOauth => Code::McpImportNotOauth,
            ConsentError::NoScheme(_) => Code::SecuritySchemeNotFound,
            ConsentError::BadRedirect(_) => Code::InvalidRedirectUrl,
            ConsentError::BadUrl | ConsentError::BadCallback => Code::ValidationError,
            ConsentError::NoSession | ConsentError::OtherTarget | ConsentError::OtherIssuer => {
                Code::InvalidOauthSession
            }
            ConsentError::Denied(_) => Code::OauthConsentDenied,
            ConsentError::Changed(_) | ConsentError::LostSecret(_) => Code::OauthContextChanged,
            ConsentError::Discovery(_) | ConsentError::Setup(_) => Code::OauthDiscoveryFailed,
            ConsentError::Exchange(_) | ConsentError::Lost => Code::OauthExchangeFailed,
        };
        Self::new(code, text)
    }
}

/// Whether a sealed text cannot be opened because its key is gone.
pub(super) fn is_lost_key(error: &StoreError) -> bool {
    matches!(error, StoreError::Sealed(SealError::UnknownKey(_) | SealError::Damaged))
}

/// What helps against a failed discovery.
pub(in crate::server) fn help(error: &DiscoveryError) -> &'static str {
    match error {
        DiscoveryError::Probe(_) => "check the import's `url`, and that the server is up",
        DiscoveryError::Resource(_) | DiscoveryError::NoResourceMetadata(_) => {
            "check the import's `url` and the network, then run `authorize` again"
        }
        DiscoveryError::Insecure { .. } => {
            "use https; plain http works only on this machine, with `up` or a server that listens on loopback alone"
        }
        DiscoveryError::Invalid(InvalidMetadata::OtherIssuer { .. }) => {
            "the security scheme's issuer must be, character for character, the one that the provider publishes"
        }
        DiscoveryError::Invalid(InvalidMetadata::OtherResource { .. } | InvalidMetadata::NoIssuer) => {
            "the import's server must mend its metadata, or the import's `url` is not the one that it is served under"
        }
        DiscoveryError::Invalid(InvalidMetadata::NoS256) => {
            "without it a code could be stolen; turn PKCE on at the provider"
        }
        DiscoveryError::Invalid(_) => "the provider cannot be used as it is set up",
        DiscoveryError::OtherProvider { .. } => "make a security scheme for the provider that protects it",
        DiscoveryError::NoServerMetadata { .. } => {
            "check the security scheme's issuer, and that the provider is up and reachable from the control plane"
        }
        DiscoveryError::BadIssuer(_) => "update the security scheme's issuer",
    }
}

fn denied(code: &str) -> &'static str {
    match code {
        "access_denied" => "consent was refused; run `authorize` again to ask anew",
        "invalid_scope" => {
            "it does not know the scopes asked for; update the security scheme, then run `authorize` again"
        }
        "invalid_target" => "it does not know the import's server as a resource; register it there",
        "unauthorized_client" | "invalid_request" => {
            "the client is not registered for this; check the security scheme's client and redirect URL"
        }
        _ => "run `authorize` again",
    }
}

fn hint(error: &ExchangeError) -> &'static str {
    match error {
        ExchangeError::Refused { code } if code == "invalid_client" => {
            ", after setting the client and its secret with `mcpctl security-scheme update`"
        }
        _ => "",
    }
}

fn setup(error: &ExchangeError) -> &'static str {
    match error {
        ExchangeError::NoAuthMethod => {
            "register the client there with a secret that is sent in a header or in the body, or without a secret"
        }
        ExchangeError::BadUrl(_) => "update the security scheme",
        _ => "the provider cannot be used as it is set up",
    }
}

/// A text from outside, fit to be shown: short, printable, one line.
pub(super) fn clean(text: &str) -> String {
    crate::oauth::shown(text, 64)
}

//! Who may do what, and which identity provider a security scheme means.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What an account may do beyond its own things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Everything.
    Admin,
    /// Kept for Golem's clients; grants nothing here.
    MarketingAdmin,
    /// Kept for Golem's clients; grants nothing here.
    BuiltinPluginOwner,
}

impl Role {
    /// The role as the API spells it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Admin => "admin",
            Self::MarketingAdmin => "marketing-admin",
            Self::BuiltinPluginOwner => "builtin-plugin-owner",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text names no role.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a role; the roles are `admin`, `marketing-admin` and `builtin-plugin-owner`")]
pub struct UnknownRole(String);

impl FromStr for Role {
    type Err = UnknownRole;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        [Self::Admin, Self::MarketingAdmin, Self::BuiltinPluginOwner]
            .into_iter()
            .find(|role| role.as_str() == text)
            .ok_or_else(|| UnknownRole(text.to_owned()))
    }
}

/// The identity provider of a security scheme, as on the wire: `{"type":"Google"}`,
/// `{"type":"Custom","name":…,"issuerUrl":…}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type")]
pub enum ProviderType {
    /// Google.
    Google,
    /// Facebook.
    Facebook,
    /// Microsoft.
    Microsoft,
    /// GitLab.
    Gitlab,
    /// Any provider that can be discovered.
    #[serde(rename_all = "camelCase")]
    Custom {
        /// A name for people.
        name: String,
        /// Its issuer, as the operator wrote it.
        issuer_url: String,
    },
}

impl ProviderType {
    /// The issuer that tokens of this provider name, as a string: issuers are compared and never normalised.
    pub fn issuer(&self) -> &str {
        match self {
            Self::Google => "https://accounts.google.com",
            Self::Facebook => "https://www.facebook.com",
            Self::Microsoft => "https://login.microsoftonline.com/common/v2.0",
            Self::Gitlab => "https://gitlab.com",
            Self::Custom { issuer_url, .. } => issuer_url,
        }
    }
}

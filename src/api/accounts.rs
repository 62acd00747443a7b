//! Accounts and their tokens.

use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize, Serializer};
use utoipa::ToSchema;

use super::Timestamp;
use crate::model::Revision;
use crate::model::ids::{AccountId, TokenId};

/// What an account may do beyond its own things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Everything, in every account.
    Admin,
    /// A role of Golem's that means nothing here.
    MarketingAdmin,
    /// A role of Golem's that means nothing here.
    BuiltinPluginOwner,
}

/// An account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Account {
    /// Id.
    pub id: AccountId,
    /// Concurrency counter.
    pub revision: Revision,
    /// Display name.
    pub name: String,
    /// Address, in lower case.
    pub email: String,
    /// The plan (quota) of the account. This server has one, without limits.
    pub plan_id: uuid::Uuid,
    /// Roles.
    pub roles: Vec<Role>,
    /// The root permission card. This server has none and names the account itself.
    pub account_root_card_id: uuid::Uuid,
}

/// `POST /v1/accounts`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountCreation {
    /// Display name.
    pub name: String,
    /// Address; stored in lower case.
    pub email: String,
    /// Roles.
    pub roles: Vec<Role>,
}

/// A token, without its secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Token {
    /// Id.
    pub id: TokenId,
    /// Whose it is.
    pub account_id: AccountId,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it ends.
    pub expires_at: Timestamp,
}

/// A token with its secret: shown once, when it is made.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenWithSecret {
    /// Id.
    pub id: TokenId,
    /// The secret: at least 16 characters of `[A-Za-z0-9_-]`.
    #[serde(serialize_with = "expose")]
    #[schema(value_type = String)]
    pub secret: SecretString,
    /// Whose it is.
    pub account_id: AccountId,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it ends.
    pub expires_at: Timestamp,
}

/// `POST /v1/accounts/{id}/tokens`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenCreation {
    /// When it shall end.
    pub expires_at: Timestamp,
}

/// A secret is written to the wire where the contract says so, and nowhere else.
pub(super) fn expose<S: Serializer>(secret: &SecretString, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(secret.expose_secret())
}

/// [`expose`] for an optional secret.
#[allow(clippy::ref_option, reason = "the signature serde calls")]
pub(super) fn expose_option<S: Serializer>(secret: &Option<SecretString>, serializer: S) -> Result<S::Ok, S::Error> {
    match secret {
        Some(secret) => serializer.serialize_some(secret.expose_secret()),
        None => serializer.serialize_none(),
    }
}

//! Accounts and their tokens.

use serde::{Deserialize, Serialize, Serializer};
use utoipa::ToSchema;

use super::Timestamp;
use crate::model::ids::{AccountId, TokenId};
use crate::model::{Revision, Role};
use crate::secrets::{Secret, expose_to_wire};

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

/// `PATCH /v1/accounts/{id}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountUpdate {
    /// The revision that the caller read.
    pub current_revision: Revision,
    /// Display name; absent or null keeps the old one.
    #[serde(default)]
    pub name: Option<String>,
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
    #[serde(serialize_with = "expose_to_wire")]
    #[schema(value_type = String)]
    pub secret: Secret,
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

/// [`expose_to_wire`] for an optional secret.
#[allow(clippy::ref_option, reason = "the signature that serde calls")]
pub(super) fn expose_option_to_wire<S: Serializer>(secret: &Option<Secret>, serializer: S) -> Result<S::Ok, S::Error> {
    match secret {
        Some(secret) => expose_to_wire(secret, serializer),
        None => serializer.serialize_none(),
    }
}

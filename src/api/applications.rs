//! Applications of an account.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::model::ids::{AccountId, ApplicationId};
use crate::model::{AppName, Revision};

/// An application. Names in answers are plain text: a server of another make may hold names that ours refuses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Application {
    /// Id.
    pub id: ApplicationId,
    /// Concurrency counter.
    pub revision: Revision,
    /// The owner.
    pub account_id: AccountId,
    /// The owner's address.
    pub account_email: String,
    /// Name.
    pub name: String,
}

/// `POST /v1/accounts/{id}/apps`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplicationCreation {
    /// Name.
    pub name: AppName,
}

/// `PATCH /v1/apps/{id}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplicationUpdate {
    /// The revision that the caller read.
    pub current_revision: Revision,
    /// A new name; absent or null keeps the old one.
    #[serde(default)]
    pub name: Option<AppName>,
}

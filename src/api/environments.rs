//! Environments of an application.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::model::ids::{AccountId, ApplicationId, EnvironmentId};
use crate::model::{DeploymentRevision, EnvironmentName, Revision};
use crate::plan::ContentHash;

/// An environment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Environment {
    /// Id.
    pub id: EnvironmentId,
    /// Concurrency counter of its settings.
    pub revision: Revision,
    /// The application.
    pub application_id: ApplicationId,
    /// The application's name.
    pub application_name: String,
    /// Name.
    pub name: String,
    /// Which hash rules hold.
    pub diff_model_version: u64,
    /// Setting of Golem's, kept and echoed.
    pub compatibility_check: bool,
    /// Whether deployment versions must be unique.
    pub version_check: bool,
    /// Setting of Golem's, kept and echoed.
    pub security_overrides: bool,
    /// The owner.
    pub owner_account_id: AccountId,
    /// The owner's address.
    pub owner_account_email: String,
    /// What is deployed; null before the first deploy.
    #[serde(default)]
    #[schema(required)]
    pub current_deployment: Option<CurrentDeploymentSummary>,
}

/// What is deployed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentDeploymentSummary {
    /// Counts deploys and rollbacks; guards both.
    pub revision: Revision,
    /// The stored deployment that is current.
    pub deployment_revision: DeploymentRevision,
    /// Its version text.
    pub deployment_version: String,
    /// Its hash.
    pub deployment_hash: ContentHash,
}

/// `POST /v1/apps/{id}/envs`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentCreation {
    /// Name.
    pub name: EnvironmentName,
    /// Setting of Golem's.
    pub compatibility_check: bool,
    /// Whether deployment versions must be unique.
    pub version_check: bool,
    /// Setting of Golem's.
    pub security_overrides: bool,
}

/// `PATCH /v1/envs/{id}`. Absent or null keeps a setting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentUpdate {
    /// The revision that the caller read.
    pub current_revision: Revision,
    /// Name.
    #[serde(default)]
    pub name: Option<EnvironmentName>,
    /// Setting of Golem's.
    #[serde(default)]
    pub compatibility_check: Option<bool>,
    /// Whether deployment versions must be unique.
    #[serde(default)]
    pub version_check: Option<bool>,
    /// Setting of Golem's.
    #[serde(default)]
    pub security_overrides: Option<bool>,
}

/// An environment without application and owner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentSummary {
    /// Id.
    pub id: EnvironmentId,
    /// Concurrency counter of its settings.
    pub revision: Revision,
    /// Name.
    pub name: String,
    /// Which hash rules hold.
    pub diff_model_version: u64,
    /// Setting of Golem's.
    pub compatibility_check: bool,
    /// Whether deployment versions must be unique.
    pub version_check: bool,
    /// Setting of Golem's.
    pub security_overrides: bool,
    /// What is deployed; null before the first deploy.
    #[serde(default)]
    #[schema(required)]
    pub current_deployment: Option<CurrentDeploymentSummary>,
}

/// The application of a visible environment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplicationReference {
    /// Id.
    pub id: ApplicationId,
    /// Name.
    pub name: String,
}

/// The owner of a visible environment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountReference {
    /// Id.
    pub id: AccountId,
    /// Display name.
    pub name: String,
    /// Address.
    pub email: String,
}

/// An environment that the caller can see, with where it belongs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentWithDetails {
    /// The environment.
    pub environment: EnvironmentSummary,
    /// Its application.
    pub application: ApplicationReference,
    /// Its owner.
    pub account: AccountReference,
}

/// Filters of `GET /v1/me/visible-environments`; each absent one admits all.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct VisibleEnvironments {
    /// The owner's address.
    pub account_email: Option<String>,
    /// The application's name.
    pub app_name: Option<String>,
    /// The environment's name.
    pub env_name: Option<String>,
}

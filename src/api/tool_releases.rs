//! Tool releases and grants: what applications publish, and which environments may use it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Timestamp;
use crate::model::ids::{AccountId, EnvironmentId, EnvironmentToolGrantId, ToolReleaseId};
use crate::model::{ComponentName, ToolDefinition, ToolName};

/// An exact reference to a release.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub enum ToolReleaseReference {
    /// By its id.
    Id {
        /// The release.
        release_id: ToolReleaseId,
    },
    /// By who published it, its name and its version.
    Name {
        /// The publisher's e-mail address.
        account: String,
        /// The release's name.
        name: ToolName,
        /// Its version.
        version: String,
    },
}

/// Whether a release can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ToolReleaseLifecycle {
    /// It can.
    Published,
    /// Its publisher took it back.
    DePublished,
    /// Another one was published under its name and version.
    Superseded,
}

/// Where a release comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ToolReleaseSource {
    /// The publisher's component.
    pub component_name: ComponentName,
    /// The digest of the component's definitions.
    pub component_digest: String,
}

/// A published tool.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ToolRelease {
    /// Id.
    pub id: ToolReleaseId,
    /// The publisher.
    pub owner_account_id: AccountId,
    /// The tool's name.
    pub name: ToolName,
    /// Its version.
    pub version: String,
    /// Where it comes from.
    pub source: ToolReleaseSource,
    /// The tool's definition as it was published.
    #[schema(value_type = Object)]
    pub definition: ToolDefinition,
    /// The version of the definition's format.
    pub metadata_version: u32,
    /// The digest of the definition.
    pub metadata_digest: String,
    /// Whether another content under the same name and version is refused.
    pub immutable: bool,
    /// Whether it can be used.
    pub lifecycle: ToolReleaseLifecycle,
    /// `ordinary`.
    pub origin: String,
    /// When it was published.
    pub created_at: Timestamp,
    /// By whom.
    pub created_by: AccountId,
    /// When its lifecycle changed last.
    pub state_changed_at: Timestamp,
    /// By whom.
    pub state_changed_by: AccountId,
}

/// What users of a release need of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ToolReleaseMetadata {
    /// Id.
    pub id: ToolReleaseId,
    /// The tool's name.
    pub name: ToolName,
    /// Its version.
    pub version: String,
    /// The tool's definition.
    #[schema(value_type = Object)]
    pub definition: ToolDefinition,
    /// The version of the definition's format.
    pub metadata_version: u32,
    /// The digest of the definition.
    pub metadata_digest: String,
    /// The digest of the component's definitions.
    pub source_digest: String,
}

/// An account as others may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AccountSummary {
    /// Id.
    pub id: AccountId,
    /// Display name.
    pub name: String,
    /// E-mail address.
    pub email: String,
}

/// Whether a grant holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EnvironmentToolGrantLifecycle {
    /// It does.
    Active,
    /// It was taken back.
    Deleted,
}

/// Lets an environment use a release.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentToolGrant {
    /// Id.
    pub id: EnvironmentToolGrantId,
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The release.
    pub tool_release_id: ToolReleaseId,
    /// Golem's grants of default tools are; none is here.
    pub protected: bool,
    /// Whether a deploy made it from the manifest. The others are an operator's.
    pub automatic: bool,
    /// Whether it follows a release that supersedes this one; no grant does here.
    pub follow_coordinates: bool,
    /// Whether it holds.
    pub lifecycle: EnvironmentToolGrantLifecycle,
    /// When it was made.
    pub created_at: Timestamp,
    /// By whom.
    pub created_by: AccountId,
    /// When its lifecycle changed last.
    pub state_changed_at: Timestamp,
    /// By whom.
    pub state_changed_by: AccountId,
}

/// A grant with what it grants.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentToolGrantWithDetails {
    /// The grant.
    pub grant: EnvironmentToolGrant,
    /// The release.
    pub release: ToolReleaseMetadata,
    /// Its publisher.
    pub release_owner: AccountSummary,
}

/// `POST /v1/envs/{id}/tools`: a grant to make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentToolGrantCreation {
    /// The release.
    pub release: ToolReleaseReference,
    /// Whether it derives from a manifest.
    #[serde(default)]
    pub automatic: bool,
}

/// `DELETE /v1/environment-tools/{id}`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct EnvironmentToolGrantDeletion {
    /// Whether it is taken back because a manifest does not declare it any more, which refuses an operator's.
    pub automatic: bool,
}

/// The grants that a deploy makes and takes back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct EnvironmentToolGrantReconciliation {
    /// To make.
    pub creations: Vec<EnvironmentToolGrantCreation>,
    /// To take back.
    pub deletions: Vec<EnvironmentToolGrantId>,
}

impl EnvironmentToolGrantReconciliation {
    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.creations.is_empty() && self.deletions.is_empty()
    }
}

/// A tool of the environment that is a release.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RemoteToolDeployment {
    /// The tool, by its name in the application.
    pub name: ToolName,
    /// The release.
    pub release: ToolReleaseReference,
}

/// `POST /v1/mcpctl/tool-releases/resolve`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ToolReleaseResolution {
    /// What is looked for.
    pub references: Vec<ToolReleaseReference>,
}

/// A release that a reference leads to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolvedToolRelease {
    /// The release.
    pub release: ToolReleaseMetadata,
    /// Its publisher.
    pub release_owner: AccountSummary,
    /// The publisher's component.
    pub component_name: ComponentName,
    /// The digest of the component's definitions.
    pub component_digest: String,
}

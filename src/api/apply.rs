//! Our own deploy: staged changes, imports and the deploy itself in one transaction with one winner.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::Timestamp;
use super::components::ComponentContent;
use super::imports::McpImportDeployment;
use super::mcp_deployments::EndpointContent;
use super::tool_releases::{EnvironmentToolGrantReconciliation, RemoteToolDeployment};
use crate::model::ids::AccountId;
use crate::model::{ComponentName, DeploymentRevision, Domain, Revision, ToolName};
use crate::plan::ContentHash;

/// `POST /v1/mcpctl/envs/{id}/apply`. In the maps a value stages (creates or replaces) and null removes; what is not
/// named stays as it is staged. Domains that are not registered yet are registered.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApplyRequest {
    /// The counter that the caller read; null or absent before the first deploy.
    #[serde(default)]
    pub current_revision: Option<Revision>,
    /// The hash that the caller computed of what shall be deployed.
    pub expected_deployment_hash: ContentHash,
    /// Version text.
    #[serde(default)]
    pub version: String,
    /// Component changes.
    #[serde(default)]
    #[schema(value_type = BTreeMap<ComponentName, ComponentContent>)]
    pub components: BTreeMap<ComponentName, Option<ComponentContent>>,
    /// MCP deployment changes.
    #[serde(default)]
    #[schema(value_type = BTreeMap<Domain, EndpointContent>)]
    pub mcp_deployments: BTreeMap<Domain, Option<EndpointContent>>,
    /// All imports, in order of precedence.
    #[serde(default)]
    pub mcp_imports: Vec<McpImportDeployment>,
    /// All tools that are releases. Each needs a grant, or one in [`Self::tool_grants`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remote_tools: Vec<RemoteToolDeployment>,
    /// Own tools to publish.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub publish_tools: Vec<ToolName>,
    /// Grants to make and to take back.
    #[serde(default, skip_serializing_if = "EnvironmentToolGrantReconciliation::is_empty")]
    pub tool_grants: EnvironmentToolGrantReconciliation,
}

/// Whether this server can run a component of the current deployment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComponentStatus {
    /// Name.
    pub name: String,
    /// The digest of the deployed definitions.
    pub digest: Option<String>,
    /// The digest of the definitions on the server's machine; null when it has none.
    pub local_digest: Option<String>,
    /// Whether both are the same, which is when the component is served.
    pub ready: bool,
}

/// What an import of the current deployment is pinned to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportStatus {
    /// The import's place.
    pub import_index: u32,
    /// The digests of its pinned tools by upstream name; null where it is not pinned.
    pub pins: Option<BTreeMap<String, String>>,
}

/// `GET /v1/mcpctl/envs/{id}/status`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentStatus {
    /// The current deployment; null before the first deploy.
    pub deployment: Option<DeploymentRecord>,
    /// Components of the current deployment.
    pub components: Vec<ComponentStatus>,
    /// Imports of the current deployment.
    #[serde(default)]
    pub imports: Vec<ImportStatus>,
    /// Whether what is staged differs from what is deployed.
    pub staged_differs: bool,
    /// Whether URLs and credentials of the current deployment's imports cannot be opened any more, because the key that
    /// sealed them is not known to the server: deploying the same again gives them anew.
    #[serde(default)]
    pub import_secrets_lost: bool,
}

/// Who deployed what, when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeploymentRecord {
    /// Its number.
    pub revision: DeploymentRevision,
    /// Counts deploys and rollbacks.
    pub current_revision: Revision,
    /// Version text.
    pub version: String,
    /// Hash.
    pub deployment_hash: ContentHash,
    /// Who deployed it; null when that account is gone.
    pub deployed_by: Option<String>,
    /// When.
    pub deployed_at: Timestamp,
}

/// One entry of the append-only audit trail. It names things and revisions and holds no content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditEvent {
    /// Its place in the trail, in the order of the commits; the cursor of the next page.
    pub sequence: i64,
    /// When.
    pub at: Timestamp,
    /// Who; null for the operator at the server itself.
    pub actor: Option<AccountId>,
    /// The request that did it, as in its `x-request-id` header.
    pub request_id: Option<String>,
    /// What was done: `create`, `update`, `delete`, `deploy`, `rollback`.
    pub action: String,
    /// To what kind of thing.
    pub entity: String,
    /// To which one.
    pub entity_id: String,
    /// What people call it.
    pub name: String,
    /// Its revision before.
    pub from_revision: Option<Revision>,
    /// Its revision after.
    pub to_revision: Option<Revision>,
}

/// Which part of the audit trail.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AuditFilter {
    /// Only events after this one.
    pub after: Option<i64>,
    /// At most so many, up to 1000.
    pub limit: Option<u32>,
}

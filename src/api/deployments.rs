//! Plan, deploy, summary, rollback.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::Timestamp;
use super::imports::McpImportDeployment;
use crate::model::ids::{ComponentId, EnvironmentId, McpDeploymentId};
use crate::model::{DeploymentRevision, Revision, ToolName};
use crate::plan::ContentHash;

/// A stored deployment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Deployment {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// Its number.
    pub revision: DeploymentRevision,
    /// Its version text, often empty.
    pub version: String,
    /// Its hash.
    pub deployment_hash: ContentHash,
    /// Who deployed it: an address. Our own server alone tells, unless that account is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deployed_by: Option<String>,
    /// When. Our own server alone tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deployed_at: Option<Timestamp>,
}

/// What deploy and rollback answer with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentDeployment {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The number of the deployment that is current now.
    pub revision: DeploymentRevision,
    /// Its version text.
    pub version: String,
    /// Its hash.
    pub deployment_hash: ContentHash,
    /// Counts deploys and rollbacks.
    pub current_revision: Revision,
    /// What was worth saying and did not fail the deploy.
    #[serde(default)]
    pub validation_warnings: Vec<ValidationWarning>,
}

/// A warning of a deploy. Kinds of newer servers keep their type and their text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ValidationWarning {
    /// The kind.
    pub r#type: String,
    /// The import's position in the deploy request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub import_index: Option<u32>,
    /// The upstream tool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upstream_tool_name: Option<String>,
    /// What is worth knowing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// `POST /v1/envs/{id}/deployments`. The three Golem lists are required by its contract, and empty here.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeploymentCreation {
    /// The counter that the caller read; null or absent before the first deploy.
    #[serde(default)]
    pub current_revision: Option<Revision>,
    /// The hash that the caller computed of what shall be deployed.
    pub expected_deployment_hash: ContentHash,
    /// Version text.
    pub version: String,
    /// Golem's defaults of agent secrets; this server has no agent secrets and refuses a list that is not empty.
    #[schema(value_type = Vec<Object>)]
    pub agent_secret_defaults: Vec<serde_json::Value>,
    /// Golem's defaults of quotas; kept empty here.
    #[schema(value_type = Vec<Object>)]
    pub quota_resource_defaults: Vec<serde_json::Value>,
    /// Golem's defaults of retry policies; kept empty here.
    #[schema(value_type = Vec<Object>)]
    pub retry_policy_defaults: Vec<serde_json::Value>,
    /// Whether agent secrets of another type are replaced.
    #[serde(default)]
    pub replace_incompatible_agent_secrets: bool,
    /// Imports, in order of precedence: carried by the deploy itself, not staged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mcp_imports: Vec<McpImportDeployment>,
    /// What newer Golem servers deploy besides.
    #[serde(flatten)]
    pub releases: Releases,
}

/// Published and remote tools, and middleware. This server has no runtime that runs middleware: what it cannot do is refused
/// by name, and never left out silently.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct Releases {
    /// Tools to publish.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<ToolName>)]
    pub publish_tools: Vec<serde_json::Value>,
    /// Releases that declared tools stand for; each needs a grant.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<super::tool_releases::RemoteToolDeployment>)]
    pub remote_tools: Vec<serde_json::Value>,
    /// Middleware to publish.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub publish_tool_middlewares: Vec<serde_json::Value>,
    /// Releases that declared middleware stands for; each needs a grant.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub remote_tool_middlewares: Vec<serde_json::Value>,
    /// Middleware of every tool.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub universal_tool_middlewares: Vec<serde_json::Value>,
    /// Middleware by tool.
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    #[schema(value_type = Object)]
    pub environment_tool_middleware_bindings: serde_json::Map<String, serde_json::Value>,
    /// Middleware by agent.
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    #[schema(value_type = Object)]
    pub agent_tool_middleware_bindings: serde_json::Map<String, serde_json::Value>,
}

impl DeploymentCreation {
    /// A deploy of what is staged, and of these imports.
    pub fn new(
        current_revision: Option<Revision>,
        expected_deployment_hash: ContentHash,
        version: String,
        mcp_imports: Vec<McpImportDeployment>,
    ) -> Self {
        Self {
            current_revision,
            expected_deployment_hash,
            version,
            agent_secret_defaults: Vec::new(),
            quota_resource_defaults: Vec::new(),
            retry_policy_defaults: Vec::new(),
            replace_incompatible_agent_secrets: false,
            mcp_imports,
            releases: Releases::default(),
        }
    }
}

/// `PUT /v1/envs/{id}/current-deployment`: rollback.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeploymentRollback {
    /// The counter that the caller read.
    pub current_revision: Revision,
    /// The deployment that shall be current.
    pub deployment_revision: DeploymentRevision,
}

/// The filter of `GET /v1/envs/{id}/deployments`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DeploymentFilter {
    /// Only deployments of this version text.
    pub version: Option<String>,
}

/// A component in a plan or summary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlanComponent {
    /// Id.
    pub id: ComponentId,
    /// Its revision.
    pub revision: Revision,
    /// Name.
    pub name: String,
    /// Hash.
    pub hash: ContentHash,
}

/// An HTTP API or MCP deployment in a plan or summary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlanDomain {
    /// Id.
    pub id: McpDeploymentId,
    /// Its revision.
    pub revision: Revision,
    /// Domain.
    pub domain: String,
    /// Hash.
    pub hash: ContentHash,
}

/// An import in a plan or summary: it has no identity beyond its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlanImport {
    /// Its place, from 0.
    pub index: u32,
    /// Hash. It covers URL and credentials without showing them.
    pub hash: ContentHash,
}

/// A tool that is a release in a plan or summary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlanRemoteTool {
    /// The tool.
    pub name: ToolName,
    /// Hash.
    pub hash: ContentHash,
}

/// `GET /v1/envs/{id}/plan`: what is staged, and what its deploy would hash to with the imports now deployed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeploymentPlan {
    /// The counter that a deploy must name.
    #[serde(default)]
    #[schema(required)]
    pub current_revision: Option<Revision>,
    /// The hash of all of it.
    pub deployment_hash: ContentHash,
    /// Staged components.
    pub components: Vec<PlanComponent>,
    /// Staged HTTP API deployments; none here.
    pub http_api_deployments: Vec<PlanDomain>,
    /// Staged MCP deployments.
    pub mcp_deployments: Vec<PlanDomain>,
    /// The imports now deployed.
    #[serde(default)]
    #[schema(required)]
    pub mcp_imports: Vec<PlanImport>,
    /// The tools now deployed that are releases; absent where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remote_tools: Vec<PlanRemoteTool>,
    /// The tools that the deployment now served published; absent where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub published_tools: Vec<ToolName>,
}

/// `GET /v1/envs/{id}/deployments/{rev}/summary`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeploymentSummary {
    /// Its number.
    pub deployment_revision: DeploymentRevision,
    /// Its hash.
    pub deployment_hash: ContentHash,
    /// Components.
    pub components: Vec<PlanComponent>,
    /// HTTP API deployments; none here.
    pub http_api_deployments: Vec<PlanDomain>,
    /// MCP deployments.
    pub mcp_deployments: Vec<PlanDomain>,
    /// Imports.
    #[serde(default)]
    #[schema(required)]
    pub mcp_imports: Vec<PlanImport>,
    /// Tools that are releases; absent where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remote_tools: Vec<PlanRemoteTool>,
    /// Tools that the deployment published; absent where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub published_tools: Vec<ToolName>,
}

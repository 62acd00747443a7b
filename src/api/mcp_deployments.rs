//! MCP deployments: one domain, one endpoint. Staged entities of an environment, invisible until deployed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Timestamp;
use crate::model::ids::{EnvironmentId, McpDeploymentId};
use crate::model::{AgentTypeName, CommandPattern, ComponentName, Domain, Revision, SchemeName, ToolName};
use crate::plan::ContentHash;
use crate::plan::snapshot::{AgentExportSnapshot, EndpointSnapshot, ToolExportSnapshot};

/// How an agent type is exported.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AgentOptions {
    /// The scheme that protects the endpoint.
    #[serde(default)]
    pub security_scheme: Option<SchemeName>,
}

/// How a native tool is exported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ToolOptions {
    /// The component whose bindings authorise the calls.
    pub owner_component: ComponentName,
    /// The scheme that protects the endpoint.
    #[serde(default)]
    pub security_scheme: Option<SchemeName>,
    /// Exported commands; absent means all.
    #[serde(default)]
    pub include: Option<Vec<CommandPattern>>,
    /// Commands that are not exported. Never together with `include`.
    #[serde(default)]
    pub exclude: Option<Vec<CommandPattern>>,
}

/// A staged or deployed MCP deployment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct McpDeployment {
    /// Id.
    pub id: McpDeploymentId,
    /// Concurrency counter.
    pub revision: Revision,
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The domain.
    pub domain: String,
    /// Its part of the deployment hash.
    pub hash: ContentHash,
    /// Exported agent types.
    pub agents: BTreeMap<AgentTypeName, AgentOptions>,
    /// Exported native tools. A server that drops them silently does not answer with this member at all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(required)]
    pub tools: Option<BTreeMap<ToolName, ToolOptions>>,
    /// When the domain was first staged.
    pub created_at: Timestamp,
}

/// `POST /v1/envs/{id}/mcp-deployments`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct McpDeploymentCreation {
    /// The domain; it must be registered in the environment.
    pub domain: Domain,
    /// Exported agent types.
    pub agents: BTreeMap<AgentTypeName, AgentOptions>,
    /// Exported native tools.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tools: Option<BTreeMap<ToolName, ToolOptions>>,
}

/// `PATCH /v1/mcp-deployments/{id}`. An absent map stays; a given one replaces the stored one whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct McpDeploymentUpdate {
    /// The revision that the caller read.
    pub current_revision: Revision,
    /// Exported agent types.
    #[serde(default)]
    pub agents: Option<BTreeMap<AgentTypeName, AgentOptions>>,
    /// Exported native tools.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tools: Option<BTreeMap<ToolName, ToolOptions>>,
}

/// What an endpoint exports, without identity: a part of an `apply` request.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct EndpointContent {
    /// Exported agent types.
    pub agents: BTreeMap<AgentTypeName, AgentOptions>,
    /// Exported native tools.
    pub tools: BTreeMap<ToolName, ToolOptions>,
}

impl From<AgentOptions> for AgentExportSnapshot {
    fn from(options: AgentOptions) -> Self {
        Self { security_scheme: options.security_scheme }
    }
}

impl From<AgentExportSnapshot> for AgentOptions {
    fn from(export: AgentExportSnapshot) -> Self {
        Self { security_scheme: export.security_scheme }
    }
}

impl From<ToolOptions> for ToolExportSnapshot {
    fn from(options: ToolOptions) -> Self {
        let ToolOptions { owner_component, security_scheme, include, exclude } = options;
        Self { owner_component, security_scheme, include, exclude }
    }
}

impl From<ToolExportSnapshot> for ToolOptions {
    fn from(export: ToolExportSnapshot) -> Self {
        let ToolExportSnapshot { owner_component, security_scheme, include, exclude } = export;
        Self { owner_component, security_scheme, include, exclude }
    }
}

/// The exported agent types in the form of a revision.
pub fn agents_snapshot(agents: BTreeMap<AgentTypeName, AgentOptions>) -> BTreeMap<AgentTypeName, AgentExportSnapshot> {
    agents.into_iter().map(|(name, options)| (name, options.into())).collect()
}

/// The exported tools in the form of a revision.
pub fn tools_snapshot(tools: BTreeMap<ToolName, ToolOptions>) -> BTreeMap<ToolName, ToolExportSnapshot> {
    tools.into_iter().map(|(name, options)| (name, options.into())).collect()
}

impl From<EndpointContent> for EndpointSnapshot {
    fn from(content: EndpointContent) -> Self {
        Self { agents: agents_snapshot(content.agents), tools: tools_snapshot(content.tools) }
    }
}

impl From<EndpointSnapshot> for EndpointContent {
    fn from(endpoint: EndpointSnapshot) -> Self {
        Self {
            agents: endpoint.agents.into_iter().map(|(name, export)| (name, export.into())).collect(),
            tools: endpoint.tools.into_iter().map(|(name, export)| (name, export.into())).collect(),
        }
    }
}

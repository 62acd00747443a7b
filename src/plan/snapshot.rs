//! The whole content of one deployment revision: what a manifest desires, what a plan compares, what a revision
//! stores and what the gateway serves. Immutable once deployed. Holds no secret: URLs and credentials of imports are
//! sealed apart.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::hash::ContentHash;
use crate::model::ids::ToolReleaseId;
use crate::model::{
    AgentTypeName, CommandPattern, ComponentDefinition, ComponentName, Domain, NameGlob, Prefix, SchemeName,
    ToolDefinition, ToolName,
};

/// Everything an environment has deployed, or should have. Maps are sorted; lists keep the user's order.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Snapshot {
    /// Components by name.
    pub components: BTreeMap<ComponentName, ComponentSnapshot>,
    /// Endpoints by domain.
    pub mcp_deployments: BTreeMap<Domain, EndpointSnapshot>,
    /// Imports in list order.
    pub mcp_imports: Vec<ImportSnapshot>,
    /// Tools that are releases of others, by their names here.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub remote_tools: BTreeMap<ToolName, RemoteToolSnapshot>,
    /// Own tools that the deploy publishes. They enter no hash.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub published_tools: BTreeSet<ToolName>,
}

/// A tool that is a release, as it was when the deployment was made: it stays usable by that deployment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RemoteToolSnapshot {
    /// The release.
    pub release_id: ToolReleaseId,
    /// The publisher's e-mail address.
    pub account: String,
    /// The release's name.
    pub name: ToolName,
    /// Its version.
    pub version: String,
    /// The publisher's component.
    pub component: ComponentName,
    /// The digest of the component's definitions.
    pub component_digest: String,
    /// The digest of the release's definition.
    pub metadata_digest: String,
    /// The definition.
    pub definition: ToolDefinition,
}

/// A component of a revision.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct ComponentSnapshot {
    /// The compiled definition; `None` where the component is known by name only (it owns tools but offers nothing).
    pub definition: Option<ComponentDefinition>,
    /// [`ComponentDefinition::digest`] of it.
    pub digest: Option<String>,
    /// Component-level tool bindings: tool → parameters. They authorise the component's fresh owners to invoke it.
    pub tool_bindings: BTreeMap<ToolName, serde_json::Map<String, serde_json::Value>>,
    /// The tools whose `tools.<name>.component` names this component; empty means all that its definition has.
    pub implements: Vec<ToolName>,
}

/// An endpoint of a revision: `{agents, tools}` as on the wire (reference B.5).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct EndpointSnapshot {
    /// Agent types.
    pub agents: BTreeMap<AgentTypeName, AgentExportSnapshot>,
    /// Native tools.
    pub tools: BTreeMap<ToolName, ToolExportSnapshot>,
}

/// An exported agent type.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AgentExportSnapshot {
    /// The protecting scheme.
    pub security_scheme: Option<SchemeName>,
}

/// An exported native tool.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ToolExportSnapshot {
    /// The owner component.
    pub owner_component: ComponentName,
    /// The protecting scheme.
    #[serde(default)]
    pub security_scheme: Option<SchemeName>,
    /// Selected commands.
    #[serde(default)]
    pub include: Option<Vec<CommandPattern>>,
    /// Removed commands.
    #[serde(default)]
    pub exclude: Option<Vec<CommandPattern>>,
}

/// An import of a revision, without URL and credentials.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ImportSnapshot {
    /// The import's hash (reference B.9): it covers URL and credentials without showing them.
    pub hash: ContentHash,
    /// `bearer`, `basic`, or `None`.
    #[serde(default)]
    pub auth_kind: Option<String>,
    /// OAuth scheme.
    #[serde(default)]
    pub security_scheme: Option<SchemeName>,
    /// Prefix.
    #[serde(default)]
    pub prefix: Option<Prefix>,
    /// Selected names.
    #[serde(default)]
    pub include: Option<Vec<NameGlob>>,
    /// Removed names.
    #[serde(default)]
    pub exclude: Option<Vec<NameGlob>>,
    /// Protocol revision.
    #[serde(default)]
    pub version: Option<String>,
}

//! The whole content of one deployment revision: what a manifest desires, what a plan compares, what a revision
//! stores and what the gateway serves. Immutable once deployed. Holds no secret: URLs and credentials of imports are
//! sealed apart.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::hash::ContentHash;
use crate::model::{
    AgentTypeName, CommandPattern, ComponentDefinition, ComponentName, Domain, NameGlob, Prefix, SchemeName, ToolName,
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

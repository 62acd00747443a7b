//! Components: definitions that our own server stores, and what Golem-shaped views show of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Timestamp;
use crate::model::ids::{ComponentId, EnvironmentId};
use crate::model::{
    AgentDefinition, AgentTypeName, ComponentDefinition, ComponentName, Revision, ToolDefinition, ToolName,
};
use crate::plan::ComponentSnapshot;
use crate::plan::ContentHash;

/// Parameters of a tool binding.
pub type BindingParameters = serde_json::Map<String, serde_json::Value>;

/// What a component is, without identity: the body of `PUT /v1/mcpctl/envs/{env}/components/{name}` and a part of an
/// `apply` request.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct ComponentContent {
    /// The compiled tool and agent definitions; null for a component that is known by name only.
    #[schema(value_type = Option<Object>)]
    pub definitions: Option<ComponentDefinition>,
    /// The digest of the definitions. The server computes it too, and refuses what differs.
    pub digest: Option<String>,
    /// Component-level tool bindings: tool → parameters.
    #[schema(value_type = BTreeMap<ToolName, Object>)]
    pub bindings: BTreeMap<ToolName, BindingParameters>,
    /// The tools whose declaration names this component as their implementation; empty means all that it defines.
    pub implements: Vec<ToolName>,
}

impl From<ComponentContent> for ComponentSnapshot {
    fn from(content: ComponentContent) -> Self {
        Self {
            definition: content.definitions,
            digest: content.digest,
            tool_bindings: content.bindings,
            implements: content.implements,
        }
    }
}

impl From<ComponentSnapshot> for ComponentContent {
    fn from(component: ComponentSnapshot) -> Self {
        Self {
            definitions: component.definition,
            digest: component.digest,
            bindings: component.tool_bindings,
            implements: component.implements,
        }
    }
}

/// A staged or deployed component.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Component {
    /// Id.
    pub id: ComponentId,
    /// Concurrency counter.
    pub revision: Revision,
    /// The environment.
    pub environment_id: EnvironmentId,
    /// Name.
    pub name: String,
    /// Its part of the deployment hash.
    pub hash: ContentHash,
    /// The compiled definitions.
    #[serde(default)]
    #[schema(required, value_type = Option<Object>)]
    pub definitions: Option<ComponentDefinition>,
    /// The digest of the definitions.
    #[serde(default)]
    #[schema(required)]
    pub digest: Option<String>,
    /// Component-level tool bindings: tool → parameters.
    #[serde(default)]
    #[schema(value_type = BTreeMap<ToolName, Object>)]
    pub bindings: BTreeMap<ToolName, BindingParameters>,
    /// Tools that it implements by declaration.
    #[serde(default)]
    pub implements: Vec<ToolName>,
    /// When it was first staged.
    pub created_at: Timestamp,
}

/// A tool of a deployment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeployedTool {
    /// Its root name.
    pub name: ToolName,
    /// The component that implements it.
    pub component: ComponentName,
    /// Its definition.
    #[schema(value_type = Object)]
    pub definition: ToolDefinition,
}

/// An agent type of a deployment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeployedAgentType {
    /// Its name.
    pub name: AgentTypeName,
    /// The component that implements it.
    pub component: ComponentName,
    /// Its definition.
    #[schema(value_type = Object)]
    pub definition: AgentDefinition,
}

//! The pins of an environment: what its imports were agreed to provide.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::model::Revision;

/// `GET` and the answer of `PUT /v1/mcpctl/envs/{id}/pins`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EnvironmentPins {
    /// Changes so far; null while there are none.
    pub revision: Option<Revision>,
    /// The document of the `lock` room: per import hash the tools with digest and definition; null while there are none.
    #[schema(value_type = Option<Object>)]
    pub pins: Option<serde_json::Value>,
}

/// `PUT /v1/mcpctl/envs/{id}/pins`: replaces them whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PinsUpdate {
    /// The revision that the caller read; null when there are none yet.
    #[serde(default)]
    pub current_revision: Option<Revision>,
    /// The new pins.
    #[schema(value_type = Object)]
    pub pins: serde_json::Value,
}

//! MCP imports: the declaration that a deploy carries, and what reading an import's server yields (reference B.8, D).

use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::accounts::expose;
use crate::model::ids::EnvironmentId;
use crate::model::{DeploymentRevision, NameGlob, Prefix, SchemeName};

/// An import in its request form. URL and credentials are secret: they go to the server sealed in TLS, are sealed at
/// rest, and no answer shows them.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct McpImportDeployment {
    /// The endpoint: absolute http or https, without user info and fragment. It can hold a key in path or query.
    #[serde(serialize_with = "expose")]
    #[schema(value_type = String)]
    pub url: SecretString,
    /// Credentials. Never together with `securityScheme`.
    #[serde(default)]
    pub auth: Option<McpImportAuth>,
    /// The scheme whose consent gives access.
    #[serde(default)]
    pub security_scheme: Option<SchemeName>,
    /// Prefix of the exposed names.
    #[serde(default)]
    pub prefix: Option<Prefix>,
    /// Selected sanitised names. Never together with `exclude`.
    #[serde(default)]
    pub include: Option<Vec<NameGlob>>,
    /// Removed sanitised names.
    #[serde(default)]
    pub exclude: Option<Vec<NameGlob>>,
    /// The MCP protocol revision.
    #[serde(default)]
    pub version: Option<String>,
}

/// Inline credentials of an import.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum McpImportAuth {
    /// A bearer token.
    #[schema(value_type = String)]
    Bearer(#[serde(serialize_with = "expose")] SecretString),
    /// User and password.
    Basic(McpImportBasic),
}

/// User and password.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct McpImportBasic {
    /// The user, without `:`.
    #[serde(serialize_with = "expose")]
    #[schema(value_type = String)]
    pub user: SecretString,
    /// The password.
    #[serde(serialize_with = "expose")]
    #[schema(value_type = String)]
    pub password: SecretString,
}

/// A tool of one import.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportedTool {
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Digest of the projected definition.
    pub digest: String,
    /// The projected definition; its root command carries the exposed name.
    #[schema(value_type = Object)]
    pub definition: serde_json::Value,
}

/// An upstream tool that is not brought in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportDiagnostic {
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Why, for people.
    pub reason: String,
}

/// What one deployed import provides, before precedence against other sources.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportListing {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The deployment.
    pub deployment_revision: DeploymentRevision,
    /// The import's place.
    pub import_index: u32,
    /// The MCP protocol revision spoken with it.
    pub protocol_version: String,
    /// Projected tools.
    pub tools: Vec<ImportedTool>,
    /// Excluded upstream tools.
    pub diagnostics: Vec<ImportDiagnostic>,
}

/// `POST /v1/envs/{id}/mcp-imports/resolve`: what declared imports would provide together.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResolveRequest {
    /// The declared imports, in order of precedence.
    pub imports: Vec<McpImportDeployment>,
    /// Names that native tools take.
    pub native_tool_names: Vec<String>,
}

/// A tool of a resolved listing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolvedTool {
    /// The import's place.
    pub import_index: u32,
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Digest of the projected definition.
    pub digest: String,
    /// The projected definition.
    #[schema(value_type = Object)]
    pub definition: serde_json::Value,
}

/// An upstream tool that a resolved listing leaves out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolvedDiagnostic {
    /// The import's place.
    pub import_index: u32,
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Why, for people.
    pub reason: String,
}

/// Declared imports merged by precedence.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolvedListing {
    /// The MCP protocol revision spoken with each import, in order.
    pub protocol_versions: Vec<String>,
    /// Projected tools.
    pub tools: Vec<ResolvedTool>,
    /// Excluded upstream tools.
    pub diagnostics: Vec<ResolvedDiagnostic>,
}

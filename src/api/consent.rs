//! OAuth consent for imports (reference B.8, C): begin, complete, look, end; and calls that use a consent.
//!
//! A deployed import is named by revision and position in the path, a declared one by its whole declaration in the
//! body. Both are answered with the same types; for a declared import the two members of the path are absent.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::accounts::expose_option_to_wire;
use super::imports::McpImportDeployment;
use crate::model::ids::EnvironmentId;
use crate::model::{DeploymentRevision, SchemeName};
use crate::secrets::{Secret, expose_to_wire};

/// `POST …/mcp-imports/oauth/authorize`, `status` and `disconnect`: a declared import.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeclaredImport {
    /// The declaration.
    pub import: McpImportDeployment,
}

/// `POST …/mcp-imports/oauth/complete`: a declared import and the provider's answer.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeclaredCompletion {
    /// The declaration, exactly as `authorize` got it.
    pub import: McpImportDeployment,
    /// The provider's answer.
    pub callback: OauthCallback,
}

/// What the provider put into the callback URL. Exactly one of `code` and `error`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OauthCallback {
    /// `state`.
    #[serde(serialize_with = "expose_to_wire")]
    #[schema(value_type = String)]
    pub state: Secret,
    /// `iss`, untouched.
    #[serde(default)]
    pub issuer: Option<String>,
    /// `code`.
    #[serde(default, serialize_with = "expose_option_to_wire")]
    #[schema(value_type = Option<String>)]
    pub code: Option<Secret>,
    /// `error`.
    #[serde(default)]
    pub error: Option<String>,
}

/// What `authorize` answers. The state stands in the URL; it is good for ten minutes and one completion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportAuthorization {
    /// What the person opens in a browser.
    pub authorization_url: String,
    /// The deployment, for a deployed import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deployment_revision: Option<DeploymentRevision>,
    /// The import's place, for a deployed import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub import_index: Option<u32>,
}

/// Where the consent of an import stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportConsent {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The deployment, for a deployed import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deployment_revision: Option<DeploymentRevision>,
    /// The import's place, for a deployed import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub import_index: Option<u32>,
    /// The scheme.
    pub security_scheme: SchemeName,
    /// Where it stands.
    pub status: ConsentStatus,
    /// Why consent is needed (again), for people. Ours; a Golem server never says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What `disconnect` reached at the provider. Ours; a Golem server does not revoke.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider_revocation: Option<ProviderRevocation>,
}

/// The statuses of a consent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ConsentStatus {
    /// Begun, not completed.
    PendingConsent,
    /// A completion is under way.
    Exchanging,
    /// Usable tokens are stored.
    Granted,
    /// A refresh is under way.
    Refreshing,
    /// Consent is needed (again).
    AuthorizationRequired,
    /// Disconnected.
    Revoked,
}

impl ConsentStatus {
    /// The status as written on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::PendingConsent => "pending-consent",
            Self::Exchanging => "exchanging",
            Self::Granted => "granted",
            Self::Refreshing => "refreshing",
            Self::AuthorizationRequired => "authorization-required",
            Self::Revoked => "revoked",
        }
    }
}

/// What became of the tokens at the provider when a consent was disconnected. Here they are gone in any case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProviderRevocation {
    /// The provider revoked them.
    Revoked,
    /// The provider offers no revocation: the tokens end by themselves, or in the provider's own settings.
    NotOffered,
    /// The provider refused or could not be reached: the same as if it offered none.
    Failed,
    /// There was nothing to revoke.
    Nothing,
}

/// `POST /v1/mcpctl/envs/{id}/mcp-imports/call`: call a tool of an import with the server's consent for it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ImportCallRequest {
    /// The declaration.
    pub import: McpImportDeployment,
    /// The tool's verbatim upstream name.
    pub tool: String,
    /// Its arguments.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub arguments: serde_json::Map<String, serde_json::Value>,
}

/// What the called tool answered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportCallResult {
    /// The MCP `tools/call` result as the server sent it.
    #[schema(value_type = Object)]
    pub result: serde_json::Value,
}

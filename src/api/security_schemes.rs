//! Security schemes: named OAuth client registrations of an environment. The client secret goes in and never comes out.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::accounts::expose_option_to_wire;
use super::imports::McpImportDeployment;
use crate::model::ids::{EnvironmentId, SecuritySchemeId};
use crate::model::{ProviderType, Revision, SchemeName};
use crate::secrets::{Secret, expose_to_wire};

/// A security scheme, without its secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecurityScheme {
    /// Id.
    pub id: SecuritySchemeId,
    /// Concurrency counter; part of the key of every consent.
    pub revision: Revision,
    /// Name.
    pub name: String,
    /// The environment.
    pub environment_id: EnvironmentId,
    /// Who issues the tokens.
    pub provider_type: ProviderType,
    /// The OAuth client.
    pub client_id: String,
    /// Where consent returns to.
    pub redirect_url: String,
    /// Requested scopes.
    pub scopes: Vec<String>,
}

/// `POST /v1/envs/{id}/security-schemes`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecuritySchemeCreation {
    /// Name.
    pub name: SchemeName,
    /// Who issues the tokens.
    pub provider_type: ProviderType,
    /// The OAuth client.
    pub client_id: String,
    /// Its secret.
    #[serde(serialize_with = "expose_to_wire")]
    #[schema(value_type = String)]
    pub client_secret: Secret,
    /// Where consent returns to.
    pub redirect_url: String,
    /// Requested scopes.
    pub scopes: Vec<String>,
}

/// `PATCH /v1/security-schemes/{id}`. Absent or null keeps a value.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecuritySchemeUpdate {
    /// The revision that the caller read.
    pub current_revision: Revision,
    /// Who issues the tokens.
    #[serde(default)]
    pub provider_type: Option<ProviderType>,
    /// The OAuth client.
    #[serde(default)]
    pub client_id: Option<String>,
    /// Its secret.
    #[serde(default, serialize_with = "expose_option_to_wire")]
    #[schema(value_type = Option<String>)]
    pub client_secret: Option<Secret>,
    /// Where consent returns to.
    #[serde(default)]
    pub redirect_url: Option<String>,
    /// Requested scopes.
    #[serde(default)]
    pub scopes: Option<Vec<String>>,
}

/// `POST /v1/mcpctl/envs/{id}/security-schemes/register`: a scheme whose client the server registers itself at the
/// provider that protects an import (RFC 7591). Only where the capability `scheme-registration` is announced.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SecuritySchemeRegistration {
    /// Name.
    pub name: SchemeName,
    /// The import whose server names the provider.
    pub import: McpImportDeployment,
    /// Where consent returns to.
    pub redirect_url: String,
    /// Requested scopes; those that the server names when empty.
    #[serde(default)]
    pub scopes: Vec<String>,
    /// The provider's issuer, where the import's server names several or none.
    #[serde(default)]
    pub issuer_url: Option<String>,
}

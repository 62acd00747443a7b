//! OAuth consent for imports, and what needs one: registering a client, calling a tool.
//!
//! Whoever may change a security scheme may consent through it: with one kind of owner that is who sees the
//! environment, so a stranger finds nothing here.

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State};
use crate::api::Code;
use crate::api::consent::{
    DeclaredCompletion, DeclaredImport, ImportAuthorization, ImportCallRequest, ImportCallResult, ImportConsent,
    OauthCallback,
};
use crate::api::security_schemes::{SecurityScheme, SecuritySchemeRegistration};
use crate::model::{DeploymentRevision, EnvironmentId};
use crate::server::auth::Caller;
use crate::server::error::ApiError;
use crate::server::extract::InPath;

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(authorize))
        .routes(routes!(complete))
        .routes(routes!(status, disconnect))
        .routes(routes!(authorize_declared))
        .routes(routes!(complete_declared))
        .routes(routes!(status_declared))
        .routes(routes!(disconnect_declared))
        .routes(routes!(register))
        .routes(routes!(call))
}

/// The import of a deployment in the path of a request.
type At = InPath<(EnvironmentId, DeploymentRevision, u32)>;

fn disabled() -> ApiError {
    ApiError::new(Code::FeatureDisabled, "this server obtains no OAuth consents")
}

/// Begin the consent for an import of a deployment.
#[utoipa::path(post, tag = "MCP import consent", responses((status = 200, body = ImportAuthorization)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/oauth/authorize")]
async fn authorize(caller: Caller, state: State, InPath(at): At) -> Answer<ImportAuthorization> {
    state.visible_environment(&caller, at.0).await?;
    Err(disabled().into())
}

/// Complete the consent for an import of a deployment with the provider's answer.
#[utoipa::path(post, tag = "MCP import consent", responses((status = 200, body = ImportConsent)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/oauth/complete")]
async fn complete(
    caller: Caller,
    state: State,
    InPath(at): At,
    Json(_callback): Json<OauthCallback>,
) -> Answer<ImportConsent> {
    state.visible_environment(&caller, at.0).await?;
    Err(disabled().into())
}

/// Where the consent for an import of a deployment stands.
#[utoipa::path(get, tag = "MCP import consent", responses((status = 200, body = ImportConsent)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/oauth")]
async fn status(caller: Caller, state: State, InPath(at): At) -> Answer<ImportConsent> {
    state.visible_environment(&caller, at.0).await?;
    Err(disabled().into())
}

/// End the consent for an import of a deployment.
#[utoipa::path(delete, tag = "MCP import consent", responses((status = 200, body = ImportConsent)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/oauth")]
async fn disconnect(caller: Caller, state: State, InPath(at): At) -> Answer<ImportConsent> {
    state.visible_environment(&caller, at.0).await?;
    Err(disabled().into())
}

/// Begin the consent for a declared import.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/oauth/authorize", tag = "MCP import consent",
    responses((status = 200, body = ImportAuthorization)))]
async fn authorize_declared(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(_request): Json<DeclaredImport>,
) -> Answer<ImportAuthorization> {
    state.visible_environment(&caller, id).await?;
    Err(disabled().into())
}

/// Complete the consent for a declared import with the provider's answer.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/oauth/complete", tag = "MCP import consent",
    responses((status = 200, body = ImportConsent)))]
async fn complete_declared(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(_request): Json<DeclaredCompletion>,
) -> Answer<ImportConsent> {
    state.visible_environment(&caller, id).await?;
    Err(disabled().into())
}

/// Where the consent for a declared import stands.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/oauth/status", tag = "MCP import consent",
    responses((status = 200, body = ImportConsent)))]
async fn status_declared(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(_request): Json<DeclaredImport>,
) -> Answer<ImportConsent> {
    state.visible_environment(&caller, id).await?;
    Err(disabled().into())
}

/// End the consent for a declared import.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/oauth/disconnect", tag = "MCP import consent",
    responses((status = 200, body = ImportConsent)))]
async fn disconnect_declared(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(_request): Json<DeclaredImport>,
) -> Answer<ImportConsent> {
    state.visible_environment(&caller, id).await?;
    Err(disabled().into())
}

/// Create a security scheme whose client this server registers at the provider that protects an import.
#[utoipa::path(post, path = "/v1/mcpctl/envs/{environment_id}/security-schemes/register", tag = "security schemes",
    responses((status = 200, body = SecurityScheme)))]
async fn register(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(_request): Json<SecuritySchemeRegistration>,
) -> Answer<SecurityScheme> {
    state.visible_environment(&caller, id).await?;
    Err(disabled().into())
}

/// Call a tool of a declared import, with the consent that this server has for it. Nothing is repeated.
#[utoipa::path(post, path = "/v1/mcpctl/envs/{environment_id}/mcp-imports/call", tag = "MCP imports",
    responses((status = 200, body = ImportCallResult)))]
async fn call(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(_request): Json<ImportCallRequest>,
) -> Answer<ImportCallResult> {
    state.visible_environment(&caller, id).await?;
    Err(disabled().into())
}

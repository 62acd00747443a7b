//! Staged MCP deployments.

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Done, Json, State, values};
use crate::api::mcp_deployments::{
    McpDeployment, McpDeploymentCreation, McpDeploymentUpdate, agents_snapshot, tools_snapshot,
};
use crate::api::{Code, CurrentRevision, Values};
use crate::model::{Domain, EnvironmentId, McpDeploymentId, Revision};
use crate::plan::EndpointSnapshot;
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::{InPath, Query};
use crate::store::{Entity, WriteError};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(by_domain))
        .routes(routes!(get, update, delete))
        .routes(routes!(revision))
}

/// The staged MCP deployments of an environment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/mcp-deployments", tag = "MCP deployments",
    responses((status = 200, body = Values<McpDeployment>)))]
async fn list(caller: Caller, state: State, InPath(id): InPath<EnvironmentId>) -> Answer<Values<McpDeployment>> {
    state.visible_environment(&caller, id).await?;
    let staged = state.store.staged(id).await?.ok_or_else(|| ApiError::missing(Entity::Environment))?;
    Ok(values(staged.endpoints.into_iter().map(convert::endpoint)))
}

/// Stage an MCP deployment. Its domain must be registered in the environment.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-deployments", tag = "MCP deployments",
    responses((status = 200, body = McpDeployment)))]
async fn create(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(new): Json<McpDeploymentCreation>,
) -> Answer<McpDeployment> {
    state.visible_environment(&caller, id).await?;
    let content =
        EndpointSnapshot { agents: agents_snapshot(new.agents), tools: tools_snapshot(new.tools.unwrap_or_default()) };
    check(&content)?;
    let created = state.store.create_endpoint(&caller.actor(), id, &new.domain, &content).await?;
    Ok(Json(convert::endpoint(created)))
}

/// The staged MCP deployment of a domain.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/mcp-deployments/{domain}", tag = "MCP deployments",
    responses((status = 200, body = McpDeployment)))]
async fn by_domain(
    caller: Caller,
    state: State,
    InPath((id, domain)): InPath<(EnvironmentId, String)>,
) -> Answer<McpDeployment> {
    state.visible_environment(&caller, id).await?;
    let found = match Domain::parse(&domain) {
        Ok(domain) => state.store.endpoint_by_domain(id, &domain).await?,
        Err(_) => None,
    };
    Ok(Json(convert::endpoint(found.ok_or_else(|| ApiError::missing(Entity::McpDeployment))?)))
}

/// A staged MCP deployment.
#[utoipa::path(get, path = "/v1/mcp-deployments/{mcp_deployment_id}", tag = "MCP deployments",
    responses((status = 200, body = McpDeployment)))]
async fn get(caller: Caller, state: State, InPath(id): InPath<McpDeploymentId>) -> Answer<McpDeployment> {
    Ok(Json(convert::endpoint(state.visible_endpoint(&caller, id).await?)))
}

/// Change a staged MCP deployment. An absent map stays, a given one replaces the stored one whole.
#[utoipa::path(patch, path = "/v1/mcp-deployments/{mcp_deployment_id}", tag = "MCP deployments",
    responses((status = 200, body = McpDeployment)))]
async fn update(
    caller: Caller,
    state: State,
    InPath(id): InPath<McpDeploymentId>,
    Json(change): Json<McpDeploymentUpdate>,
) -> Answer<McpDeployment> {
    let old = state.visible_endpoint(&caller, id).await?;
    // What the change leaves alone is taken from what was read here.
    if old.revision != change.current_revision {
        return Err(WriteError::Stale(Entity::McpDeployment).into());
    }
    let old = old.content;
    let content = EndpointSnapshot {
        agents: change.agents.map_or(old.agents, agents_snapshot),
        tools: change.tools.map_or(old.tools, tools_snapshot),
    };
    check(&content)?;
    let updated = state.store.update_endpoint(&caller.actor(), id, change.current_revision, &content).await?;
    Ok(Json(convert::endpoint(updated)))
}

/// Remove a staged MCP deployment.
#[utoipa::path(delete, path = "/v1/mcp-deployments/{mcp_deployment_id}", tag = "MCP deployments",
    params(CurrentRevision), responses((status = 204)))]
async fn delete(
    caller: Caller,
    state: State,
    InPath(id): InPath<McpDeploymentId>,
    Query(query): Query<CurrentRevision>,
) -> Done {
    state.visible_endpoint(&caller, id).await?;
    state.store.delete_endpoint(&caller.actor(), id, query.current_revision).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A staged MCP deployment as it was at a revision. (The path has the singular, as in Golem's API.)
#[utoipa::path(get, path = "/v1/mcp-deployment/{mcp_deployment_id}/revisions/{revision}", tag = "MCP deployments",
    responses((status = 200, body = McpDeployment)))]
async fn revision(
    caller: Caller,
    state: State,
    InPath((id, revision)): InPath<(McpDeploymentId, Revision)>,
) -> Answer<McpDeployment> {
    let missing = || ApiError::missing(Entity::McpDeployment);
    let found = state.store.endpoint_revision(id, revision).await?.ok_or_else(missing)?;
    state.visible_environment(&caller, found.environment_id).await.map_err(|_| missing())?;
    Ok(Json(convert::endpoint(found)))
}

/// What no deploy could ever accept is not staged either.
fn check(content: &EndpointSnapshot) -> Result<(), ApiError> {
    match content.tools.iter().find(|(_, tool)| tool.include.is_some() && tool.exclude.is_some()) {
        Some((name, _)) => Err(ApiError::new(
            Code::ValidationError,
            format!("`include` and `exclude` of the tool `{name}` cannot be used together"),
        )),
        None => Ok(()),
    }
}

//! Our component route: a Golem server gets components as wasm, this one as definitions.

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Done, Json, State, values};
use crate::api::Values;
use crate::api::components::{Component, ComponentContent};
use crate::model::{ComponentName, EnvironmentId};
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::deploy::proved;
use crate::server::error::ApiError;
use crate::server::extract::InPath;
use crate::store::Entity;

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(get, put, delete))
}

/// The staged components of an environment.
#[utoipa::path(get, path = "/v1/mcpctl/envs/{environment_id}/components", tag = "components",
    responses((status = 200, body = Values<Component>)))]
async fn list(caller: Caller, state: State, InPath(id): InPath<EnvironmentId>) -> Answer<Values<Component>> {
    state.visible_environment(&caller, id).await?;
    let staged = state.store.staged(id).await?.ok_or_else(|| ApiError::missing(Entity::Environment))?;
    Ok(values(staged.components.into_iter().map(convert::component)))
}

/// A staged component.
#[utoipa::path(get, path = "/v1/mcpctl/envs/{environment_id}/components/{component_name}", tag = "components",
    responses((status = 200, body = Component)))]
async fn get(
    caller: Caller,
    state: State,
    InPath((id, name)): InPath<(EnvironmentId, ComponentName)>,
) -> Answer<Component> {
    state.visible_environment(&caller, id).await?;
    let staged = state.store.staged(id).await?.ok_or_else(|| ApiError::missing(Entity::Environment))?;
    let found = staged.components.into_iter().find(|component| component.name == name);
    Ok(Json(convert::component(found.ok_or_else(|| ApiError::missing(Entity::Component))?)))
}

/// Stage a component, or replace it. Staging what is staged already changes nothing.
#[utoipa::path(put, path = "/v1/mcpctl/envs/{environment_id}/components/{component_name}", tag = "components",
    responses((status = 200, body = Component)))]
async fn put(
    caller: Caller,
    state: State,
    InPath((id, name)): InPath<(EnvironmentId, ComponentName)>,
    Json(content): Json<ComponentContent>,
) -> Answer<Component> {
    state.visible_environment(&caller, id).await?;
    let content = proved(content.into())?;
    Ok(Json(convert::component(state.store.put_component(&caller.actor(), id, &name, &content).await?)))
}

/// Remove a component from the staged state.
#[utoipa::path(delete, path = "/v1/mcpctl/envs/{environment_id}/components/{component_name}", tag = "components",
    responses((status = 204)))]
async fn delete(caller: Caller, state: State, InPath((id, name)): InPath<(EnvironmentId, ComponentName)>) -> Done {
    state.visible_environment(&caller, id).await?;
    state.store.delete_component(&caller.actor(), id, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

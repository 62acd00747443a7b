//! Grants: which releases an environment may use.

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Done, Json, State, values};
use crate::api::Values;
use crate::api::tool_releases::{
    EnvironmentToolGrantCreation, EnvironmentToolGrantDeletion, EnvironmentToolGrantWithDetails,
};
use crate::model::EnvironmentId;
use crate::model::ids::EnvironmentToolGrantId;
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::InPath;
use crate::store::{Entity, ToolGrant, ToolRelease};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(validate))
        .routes(routes!(get, delete))
        .routes(routes!(restore))
}

/// The grants of an environment, those that were taken back too.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/tools", tag = "environment-tools",
    responses((status = 200, body = Values<EnvironmentToolGrantWithDetails>)))]
async fn list(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
) -> Answer<Values<EnvironmentToolGrantWithDetails>> {
    state.visible_environment(&caller, id).await?;
    let grants = state.store.tool_grants(id).await?.into_iter();
    Ok(values(grants.map(|(grant, release)| convert::tool_grant(&grant, release))))
}

/// Grant a release to an environment. Granting again changes nothing.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/tools", tag = "environment-tools",
    responses((status = 200, body = EnvironmentToolGrantWithDetails)))]
async fn create(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(new): Json<EnvironmentToolGrantCreation>,
) -> Answer<EnvironmentToolGrantWithDetails> {
    let environment = state.visible_environment(&caller, id).await?;
    let release = state.published_release(&new.release).await?;
    let release = release.ok_or_else(|| ApiError::missing(Entity::ToolRelease))?;
    let made = state.store.create_tool_grant(&caller.actor(), &environment, release.id, new.automatic).await?;
    Ok(Json(convert::tool_grant(&made, release)))
}

/// Say whether a release could be granted. Changes nothing.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/tools/validate", tag = "environment-tools",
    responses((status = 204)))]
async fn validate(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(new): Json<EnvironmentToolGrantCreation>,
) -> Done {
    state.visible_environment(&caller, id).await?;
    match state.published_release(&new.release).await? {
        Some(_) => Ok(StatusCode::NO_CONTENT),
        None => Err(ApiError::missing(Entity::ToolRelease).into()),
    }
}

/// A grant.
#[utoipa::path(get, path = "/v1/environment-tools/{environment_tool_grant_id}", tag = "environment-tools",
    responses((status = 200, body = EnvironmentToolGrantWithDetails)))]
async fn get(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentToolGrantId>,
) -> Answer<EnvironmentToolGrantWithDetails> {
    let (grant, release) = state.visible_grant(&caller, id).await?;
    Ok(Json(convert::tool_grant(&grant, release)))
}

/// Take a grant back. Deployments that use the release go on; the next ones cannot.
#[utoipa::path(delete, path = "/v1/environment-tools/{environment_tool_grant_id}", tag = "environment-tools",
    responses((status = 200, body = EnvironmentToolGrantWithDetails)))]
async fn delete(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentToolGrantId>,
    Json(how): Json<EnvironmentToolGrantDeletion>,
) -> Answer<EnvironmentToolGrantWithDetails> {
    let (_, release) = state.visible_grant(&caller, id).await?;
    let after = state.store.set_tool_grant_active(&caller.actor(), id, false, how.automatic).await?;
    Ok(Json(convert::tool_grant(&after, release)))
}

/// Grant again what was taken back.
#[utoipa::path(post, path = "/v1/environment-tools/{environment_tool_grant_id}/restore", tag = "environment-tools",
    responses((status = 200, body = EnvironmentToolGrantWithDetails)))]
async fn restore(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentToolGrantId>,
) -> Answer<EnvironmentToolGrantWithDetails> {
    let (_, release) = state.visible_grant(&caller, id).await?;
    let after = state.store.set_tool_grant_active(&caller.actor(), id, true, false).await?;
    Ok(Json(convert::tool_grant(&after, release)))
}

impl State {
    /// A grant of an environment that the caller may see.
    async fn visible_grant(
        &self,
        caller: &Caller,
        id: EnvironmentToolGrantId,
    ) -> Result<(ToolGrant, ToolRelease), ApiError> {
        let missing = || ApiError::missing(Entity::ToolGrant);
        let grant = self.store.tool_grant(id).await?.ok_or_else(missing)?;
        self.visible_environment(caller, grant.environment_id).await.map_err(|_| missing())?;
        let release = self.store.tool_release(grant.release_id).await?.ok_or_else(missing)?;
        Ok((grant, release))
    }
}

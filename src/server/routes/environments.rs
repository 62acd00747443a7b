//! Environments of an application.

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Done, Json, State, values};
use crate::api::environments::{Environment, EnvironmentCreation, EnvironmentUpdate};
use crate::api::{CurrentRevision, Values};
use crate::model::{ApplicationId, EnvironmentId, EnvironmentName};
use crate::plan::Model;
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::{InPath, Query};
use crate::store::{Entity, EnvironmentOptions, NewEnvironment, WriteError};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(list, create)).routes(routes!(by_name)).routes(routes!(get, update, delete))
}

/// The environments of an application.
#[utoipa::path(get, path = "/v1/apps/{application_id}/envs", tag = "environments",
    responses((status = 200, body = Values<Environment>)))]
async fn list(caller: Caller, state: State, InPath(id): InPath<ApplicationId>) -> Answer<Values<Environment>> {
    state.visible_application(&caller, id).await?;
    let found = state.store.environments(id).await?;
    Ok(values(found.into_iter().map(convert::environment)))
}

/// Create an environment.
#[utoipa::path(post, path = "/v1/apps/{application_id}/envs", tag = "environments",
    responses((status = 200, body = Environment)))]
async fn create(
    caller: Caller,
    state: State,
    InPath(id): InPath<ApplicationId>,
    Json(new): Json<EnvironmentCreation>,
) -> Answer<Environment> {
    state.visible_application(&caller, id).await?;
    let new = NewEnvironment {
        name: new.name,
        options: EnvironmentOptions {
            compatibility_check: new.compatibility_check,
            version_check: new.version_check,
            security_overrides: new.security_overrides,
        },
        diff_model_version: u32::try_from(Model::NUMBER).unwrap_or_default(),
    };
    Ok(Json(convert::environment(state.store.create_environment(&caller.actor(), id, new).await?)))
}

/// An environment by its name.
#[utoipa::path(get, path = "/v1/apps/{application_id}/envs/{environment_name}", tag = "environments",
    responses((status = 200, body = Environment)))]
async fn by_name(
    caller: Caller,
    state: State,
    InPath((id, name)): InPath<(ApplicationId, String)>,
) -> Answer<Environment> {
    state.visible_application(&caller, id).await?;
    let found = match EnvironmentName::parse(&name) {
        Ok(name) => state.store.environment_by_name(id, &name).await?,
        Err(_) => None,
    };
    Ok(Json(convert::environment(found.ok_or_else(|| ApiError::missing(Entity::Environment))?)))
}

/// An environment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}", tag = "environments",
    responses((status = 200, body = Environment)))]
async fn get(caller: Caller, state: State, InPath(id): InPath<EnvironmentId>) -> Answer<Environment> {
    Ok(Json(convert::environment(state.visible_environment(&caller, id).await?)))
}

/// Change an environment's name or settings.
#[utoipa::path(patch, path = "/v1/envs/{environment_id}", tag = "environments",
    responses((status = 200, body = Environment)))]
async fn update(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(change): Json<EnvironmentUpdate>,
) -> Answer<Environment> {
    let old = state.visible_environment(&caller, id).await?;
    // What the change leaves alone is taken from what was read here.
    if old.revision != change.current_revision {
        return Err(WriteError::Stale(Entity::Environment).into());
    }
    let options = old.options;
    let options = EnvironmentOptions {
        compatibility_check: change.compatibility_check.unwrap_or(options.compatibility_check),
        version_check: change.version_check.unwrap_or(options.version_check),
        security_overrides: change.security_overrides.unwrap_or(options.security_overrides),
    };
    let updated = state
        .store
        .update_environment(&caller.actor(), id, change.current_revision, change.name.as_ref(), Some(options))
        .await?;
    Ok(Json(convert::environment(updated)))
}

/// Delete an environment with all it has.
#[utoipa::path(delete, path = "/v1/envs/{environment_id}", tag = "environments", params(CurrentRevision),
    responses((status = 204)))]
async fn delete(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Query(query): Query<CurrentRevision>,
) -> Done {
    state.visible_environment(&caller, id).await?;
    state.store.delete_environment(&caller.actor(), id, query.current_revision).await?;
    Ok(StatusCode::NO_CONTENT)
}

//! Applications of an account.

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Done, Json, State, values};
use crate::api::applications::{Application, ApplicationCreation, ApplicationUpdate};
use crate::api::{CurrentRevision, Values};
use crate::model::{AccountId, AppName, ApplicationId};
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::{InPath, Query};
use crate::store::Entity;

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(list, create)).routes(routes!(by_name)).routes(routes!(get, update, delete))
}

/// The applications of an account.
#[utoipa::path(get, path = "/v1/accounts/{account_id}/apps", tag = "applications",
    responses((status = 200, body = Values<Application>)))]
async fn list(caller: Caller, state: State, InPath(account): InPath<AccountId>) -> Answer<Values<Application>> {
    state.visible_account(&caller, account).await?;
    Ok(values(state.store.applications(account).await?.into_iter().map(convert::application)))
}

/// Create an application.
#[utoipa::path(post, path = "/v1/accounts/{account_id}/apps", tag = "applications",
    responses((status = 200, body = Application)))]
async fn create(
    caller: Caller,
    state: State,
    InPath(account): InPath<AccountId>,
    Json(new): Json<ApplicationCreation>,
) -> Answer<Application> {
    state.visible_account(&caller, account).await?;
    Ok(Json(convert::application(state.store.create_application(&caller.actor(), account, &new.name).await?)))
}

/// An application by its name.
#[utoipa::path(get, path = "/v1/accounts/{account_id}/apps/{application_name}", tag = "applications",
    responses((status = 200, body = Application)))]
async fn by_name(
    caller: Caller,
    state: State,
    InPath((account, name)): InPath<(AccountId, String)>,
) -> Answer<Application> {
    state.visible_account(&caller, account).await?;
    // What cannot be a name names nothing.
    let found = match AppName::parse(&name) {
        Ok(name) => state.store.application_by_name(account, &name).await?,
        Err(_) => None,
    };
    Ok(Json(convert::application(found.ok_or_else(|| ApiError::missing(Entity::Application))?)))
}

/// An application.
#[utoipa::path(get, path = "/v1/apps/{application_id}", tag = "applications",
    responses((status = 200, body = Application)))]
async fn get(caller: Caller, state: State, InPath(id): InPath<ApplicationId>) -> Answer<Application> {
    Ok(Json(convert::application(state.visible_application(&caller, id).await?)))
}

/// Rename an application.
#[utoipa::path(patch, path = "/v1/apps/{application_id}", tag = "applications",
    responses((status = 200, body = Application)))]
async fn update(
    caller: Caller,
    state: State,
    InPath(id): InPath<ApplicationId>,
    Json(change): Json<ApplicationUpdate>,
) -> Answer<Application> {
    state.visible_application(&caller, id).await?;
    let application =
        state.store.rename_application(&caller.actor(), id, change.current_revision, change.name.as_ref()).await?;
    Ok(Json(convert::application(application)))
}

/// Delete an application with all its environments.
#[utoipa::path(delete, path = "/v1/apps/{application_id}", tag = "applications", params(CurrentRevision),
    responses((status = 204)))]
async fn delete(
    caller: Caller,
    state: State,
    InPath(id): InPath<ApplicationId>,
    Query(query): Query<CurrentRevision>,
) -> Done {
    state.visible_application(&caller, id).await?;
    state.store.delete_application(&caller.actor(), id, query.current_revision).await?;
    Ok(StatusCode::NO_CONTENT)
}

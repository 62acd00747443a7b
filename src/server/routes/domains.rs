//! Domain registrations.

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Done, Json, State, values};
use crate::api::Values;
use crate::api::domains::{DomainRegistration, DomainRegistrationCreation};
use crate::model::{DomainRegistrationId, EnvironmentId};
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::extract::InPath;

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(list, create)).routes(routes!(get, delete))
}

/// The domains that an environment may serve.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/domain-registrations", tag = "domains",
    responses((status = 200, body = Values<DomainRegistration>)))]
async fn list(caller: Caller, state: State, InPath(id): InPath<EnvironmentId>) -> Answer<Values<DomainRegistration>> {
    state.visible_environment(&caller, id).await?;
    Ok(values(state.store.domain_registrations(id).await?.iter().map(convert::domain)))
}

/// Register a domain. It is unique in the whole installation.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/domain-registrations", tag = "domains",
    responses((status = 200, body = DomainRegistration)))]
async fn create(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(new): Json<DomainRegistrationCreation>,
) -> Answer<DomainRegistration> {
    state.visible_environment(&caller, id).await?;
    Ok(Json(convert::domain(&state.store.register_domain(&caller.actor(), id, &new.domain).await?)))
}

/// A domain registration.
#[utoipa::path(get, path = "/v1/domain-registrations/{domain_registration_id}", tag = "domains",
    responses((status = 200, body = DomainRegistration)))]
async fn get(caller: Caller, state: State, InPath(id): InPath<DomainRegistrationId>) -> Answer<DomainRegistration> {
    Ok(Json(convert::domain(&state.visible_domain(&caller, id).await?)))
}

/// Delete a domain registration. MCP deployments of the domain stay as they are.
#[utoipa::path(delete, path = "/v1/domain-registrations/{domain_registration_id}", tag = "domains",
    responses((status = 204)))]
async fn delete(caller: Caller, state: State, InPath(id): InPath<DomainRegistrationId>) -> Done {
    state.visible_domain(&caller, id).await?;
    state.store.delete_domain_registration(&caller.actor(), id).await?;
    Ok(StatusCode::NO_CONTENT)
}

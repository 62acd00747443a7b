//! The routes, one file a resource. A handler finds what its caller may see, calls the store or a service, converts.

mod accounts;
mod applications;
mod apply;
mod components;
mod consent;
mod deployed;
mod deployments;
mod domains;
mod environment_tools;
mod environments;
mod imports;
mod login;
mod mcp_deployments;
mod operations;
mod pins;
mod security_schemes;
mod system;
mod tool_releases;

use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;

use super::config::Config;
use super::error::Refusal;
use super::extract::Json;
use super::state::State;
use crate::api::Values;

/// What most handlers answer with.
type Answer<T> = Result<Json<T>, Refusal>;

/// What handlers answer with that have created something or done away with it.
type Done = Result<StatusCode, Refusal>;

fn values<T>(items: impl IntoIterator<Item = T>) -> Json<Values<T>> {
    Json(items.into_iter().collect())
}

/// Every route, with its description.
pub(super) fn all(config: &Config) -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .merge(system::routes())
        .merge(login::routes())
        .merge(accounts::routes())
        .merge(applications::routes())
        .merge(environments::routes())
        .merge(domains::routes())
        .merge(security_schemes::routes())
        .merge(components::routes())
        .merge(mcp_deployments::routes())
        .merge(deployments::routes())
        .merge(deployed::routes())
        .merge(imports::routes())
        .merge(consent::routes())
        .merge(apply::routes(config))
        .merge(operations::routes())
        .merge(pins::routes(config))
        .merge(tool_releases::routes())
        .merge(environment_tools::routes())
}

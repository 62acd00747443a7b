//! The pins of an environment: what its imports were agreed to provide. The document is the `lock` room's.

use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State};
use crate::api::Code;
use crate::api::pins::{EnvironmentPins, PinsUpdate};
use crate::lock::Pins;
use crate::model::EnvironmentId;
use crate::server::auth::Caller;
use crate::server::config::Config;
use crate::server::error::ApiError;
use crate::server::extract::InPath;
use crate::store;

pub(super) fn routes(config: &Config) -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(get, put)).layer(DefaultBodyLimit::max(config.apply_limit))
}

/// The pins of an environment.
#[utoipa::path(get, path = "/v1/mcpctl/envs/{environment_id}/pins", tag = "deployments",
    responses((status = 200, body = EnvironmentPins)))]
async fn get(caller: Caller, state: State, InPath(id): InPath<EnvironmentId>) -> Answer<EnvironmentPins> {
    state.visible_environment(&caller, id).await?;
    Ok(Json(described(state.store.pins(id).await?)))
}

/// Replace the pins of an environment.
#[utoipa::path(put, path = "/v1/mcpctl/envs/{environment_id}/pins", tag = "deployments",
    responses((status = 200, body = EnvironmentPins)))]
async fn put(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(update): Json<PinsUpdate>,
) -> Answer<EnvironmentPins> {
    state.visible_environment(&caller, id).await?;
    // What is stored can be read back: nothing else of a client's document is kept.
    let pins = Pins::from_json(&update.pins)
        .map_err(|error| ApiError::new(Code::ValidationError, format!("`pins`: {error}")))?;
    let stored = state.store.put_pins(&caller.actor(), id, update.current_revision, &pins.to_json()).await?;
    Ok(Json(described(Some(stored))))
}

fn described(pins: Option<store::Pins>) -> EnvironmentPins {
    let (revision, pins) = pins.map_or((None, None), |pins| (Some(pins.revision), Some(pins.document)));
    EnvironmentPins { revision, pins }
}

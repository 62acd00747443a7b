//! What anybody may ask.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Json, State};
use crate::api::system::{API, Empty, PRODUCT, Readiness, Version, capability};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(healthcheck)).routes(routes!(readiness)).routes(routes!(version))
}

/// Whether the process answers.
#[utoipa::path(get, path = "/healthcheck", tag = "system", responses((status = 200, body = Empty)))]
async fn healthcheck() -> Json<Empty> {
    Json(Empty {})
}

/// Whether requests can be served.
#[utoipa::path(get, path = "/readiness", tag = "system", responses(
    (status = 200, body = Readiness), (status = 503, body = Readiness, description = "The database does not answer")
))]
async fn readiness(state: State) -> Response {
    match state.store.ping().await {
        Ok(()) => Json(Readiness { ready: true }).into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, Json(Readiness { ready: false })).into_response()
        }
    }
}

/// What this server is and has.
#[utoipa::path(get, path = "/version", tag = "system", responses((status = 200, body = Version)))]
async fn version(state: State) -> Json<Version> {
    let mut capabilities = vec![
        capability::APPLY,
        capability::AUDIT,
        capability::COMPONENTS,
        capability::IMPORTS,
        capability::PINS,
        capability::STATUS,
        capability::TOOLS,
        capability::TOOL_RELEASES,
    ];
    if state.imports.is_some() {
        capabilities.extend([capability::IMPORT_READING, capability::IMPORT_CALLS]);
    }
    if state.consents.is_some() {
        capabilities.extend([capability::IMPORT_CONSENT, capability::SCHEME_REGISTRATION]);
    }
    capabilities.sort_unstable();
    Json(Version {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        product: Some(PRODUCT.to_owned()),
        api: Some(API),
        capabilities: capabilities.into_iter().map(str::to_owned).collect(),
    })
}

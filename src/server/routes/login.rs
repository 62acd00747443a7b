//! Golem's browser logins. This server has none: tokens are made by its operator.

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::State;
use crate::api::{Code, ErrorBody};
use crate::server::error::ApiError;

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(direct))
        .routes(routes!(authorize))
        .routes(routes!(callback))
        .routes(routes!(poll))
}

fn disabled() -> ApiError {
    ApiError::new(Code::FeatureDisabled, "this server has no login by browser; use a token that its operator made")
}

/// Not available here.
#[utoipa::path(post, path = "/v1/login/oauth2", tag = "login", responses((status = 403, body = ErrorBody)))]
async fn direct() -> ApiError {
    disabled()
}

/// Not available here.
#[utoipa::path(post, path = "/v1/login/oauth2/web/authorize", tag = "login", responses((status = 403, body = ErrorBody)))]
async fn authorize() -> ApiError {
    disabled()
}

/// Not available here.
#[utoipa::path(get, path = "/v1/login/oauth2/web/callback", tag = "login", responses((status = 403, body = ErrorBody)))]
async fn callback() -> ApiError {
    disabled()
}

/// Not available here.
#[utoipa::path(get, path = "/v1/login/oauth2/web/poll", tag = "login", responses((status = 403, body = ErrorBody)))]
async fn poll() -> ApiError {
    disabled()
}

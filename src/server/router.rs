//! All routes and what surrounds them.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use tower_http::catch_panic::CatchPanicLayer;

use super::error::Plain;
use super::state::State;
use super::{guard, request, routes};

/// The whole control plane as a service.
pub fn router(state: State) -> Router {
    let (routes, _) = routes::all(&state.config).split_for_parts();
    routes
        .fallback(|_: Uri| async { Plain(StatusCode::NOT_FOUND, "there is no such route".to_owned()) })
        .method_not_allowed_fallback(|method: Method| async move {
            Plain(StatusCode::METHOD_NOT_ALLOWED, format!("{method} is not possible on this route"))
        })
        .layer(CatchPanicLayer::custom(request::panicked))
        .layer(DefaultBodyLimit::max(state.config.body_limit))
        .layer(from_fn_with_state(state.clone(), request::limit_time))
        .layer(from_fn_with_state(state.clone(), guard::check))
        .layer(from_fn_with_state(state.clone(), request::identify))
        .with_state(state)
}

//! The HTTP surface: one path, guarded by host and origin before anything else is looked at.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State as Extract};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header, request};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::cors::{AllowHeaders, AllowOrigin, CorsLayer};

use crate::mcp::{RpcError, headers};

use super::errors::Refusal;
use super::state::{Shared, State};
use super::{endpoint, host, wire};

/// The gateway as an HTTP service.
pub fn router(state: State) -> Router {
    Router::new()
        .route("/mcp", any(guarded))
        .fallback(|| async { wire::text(StatusCode::NOT_FOUND, "Not Found") })
        .with_state(state)
        .layer(cors())
        .layer(CatchPanicLayer::custom(|_| {
            wire::refuse(
                None,
                Refusal {
                    status: StatusCode::INTERNAL_SERVER_ERROR,
                    error: RpcError::new(RpcError::INTERNAL, "the request met a bug of this server"),
                },
            )
        }))
}

async fn guarded(Extract(state): Extract<State>, request: Request) -> Response {
    let shared: &Arc<Shared> = &state.shared;
    let authority = host::authority(request.headers(), request.uri());
    let surface = authority.as_deref().and_then(|authority| host::surface(&shared.surfaces(), authority));
    let (Some(authority), Some(surface)) = (authority, surface) else {
        // Which domains there are is nobody's business who does not know one.
        return wire::text(StatusCode::NOT_FOUND, "Not Found: no MCP endpoint is served for this host");
    };
    if !host::allows_origin(request.headers(), &authority) {
        return wire::refuse(
            None,
            Refusal {
                status: StatusCode::FORBIDDEN,
                error: RpcError::new(RpcError::INVALID_REQUEST, "pages of this origin may not use this endpoint"),
            },
        );
    }
    if surface.protected {
        // Inbound sign-in is not there yet: a protected endpoint stays shut, it is never served open.
        return unauthorized();
    }
    match *request.method() {
        Method::POST => endpoint::post(shared, &surface, request).await,
        Method::GET => endpoint::get(shared, &surface, request.headers()).await,
        Method::DELETE => endpoint::delete(shared, &surface, request.headers()).await,
        _ => method_not_allowed("GET, POST, DELETE"),
    }
}

/// 405 with the methods that are allowed.
pub(super) fn method_not_allowed(allow: &'static str) -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, HeaderValue::from_static(allow))], "Method Not Allowed")
        .into_response()
}

fn unauthorized() -> Response {
    let mut response = wire::refuse(
        None,
        Refusal {
            status: StatusCode::UNAUTHORIZED,
            error: RpcError::new(
                RpcError::INVALID_REQUEST,
                "this endpoint needs a sign-in, which this server cannot offer yet",
            ),
        },
    );
    response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    response
}

/// Pages that may use the endpoint may also read its answers.
fn cors() -> CorsLayer {
    let allowed = |_: &HeaderValue, parts: &request::Parts| {
        host::authority(&parts.headers, &parts.uri)
            .is_some_and(|authority| host::allows_origin(&parts.headers, &authority))
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(allowed))
        .allow_methods([Method::GET, Method::POST, Method::DELETE])
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers([HeaderName::from_static(headers::SESSION_ID)])
}

//! The HTTP surface: one path, guarded by host, origin and sign-in before anything else is looked at; and where a client
//! reads how to sign in.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State as Extract};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header, request};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::cors::{AllowHeaders, AllowOrigin, CorsLayer};

use crate::mcp::{RpcError, headers};

use super::errors::Refusal;
use super::sign_in::Asked;
use super::state::{Shared, State};
use super::{endpoint, host, wire};

/// The gateway as an HTTP service.
pub fn router(state: State) -> Router {
    Router::new()
        .route("/mcp", any(guarded))
        .route("/mcp/oauth/callback", get(callback))
        .route("/.well-known/oauth-protected-resource", get(resource_metadata))
        .route("/.well-known/oauth-protected-resource/mcp", get(resource_metadata))
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
    let principal = match shared.sign_in.admit(&surface, asked(&request, &authority), request.headers()).await {
        Ok(principal) => principal,
        Err(refusal) => return *refusal,
    };
    let principal = principal.as_deref();
    match *request.method() {
        Method::POST => endpoint::post(shared, &surface, principal, request).await,
        Method::GET => endpoint::get(shared, &surface, principal, request.headers()).await,
        Method::DELETE => endpoint::delete(shared, &surface, principal, request.headers()).await,
        _ => method_not_allowed("GET, POST, DELETE"),
    }
}

/// Where a consent that an operator gives in a browser ends: there is nothing to do here but to copy the address. The
/// page takes nothing from it, shows nothing of it, and tells it to nobody.
async fn callback() -> Response {
    const PAGE: &str = "<!doctype html><meta charset=\"utf-8\"><title>mcpctl</title><p>The provider has answered. Copy \
        the whole address of this page and complete the consent with it: <code>mcpctl import complete</code>.</p>\n";
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'")),
    ];
    (headers, PAGE).into_response()
}

fn asked<'a>(request: &Request, host: &'a str) -> Asked<'a> {
    Asked { host, port: request.extensions().get().copied() }
}

/// Where a client of a protected endpoint gets its token (RFC 9728): at the endpoint's own path and at the root, since
/// clients look for both. Open endpoints have no such document.
async fn resource_metadata(Extract(state): Extract<State>, request: Request) -> Response {
    let shared = &state.shared;
    let authority = host::authority(request.headers(), request.uri());
    let surface = authority.as_deref().and_then(|authority| host::surface(&shared.surfaces(), authority));
    let document = match (&authority, &surface) {
        (Some(authority), Some(surface)) => shared.sign_in.metadata(surface, asked(&request, authority)).await,
        _ => None,
    };
    document.unwrap_or_else(|| wire::text(StatusCode::NOT_FOUND, "Not Found"))
}

/// 405 with the methods that are allowed.
pub(super) fn method_not_allowed(allow: &'static str) -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, HeaderValue::from_static(allow))], "Method Not Allowed")
        .into_response()
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
        .expose_headers([HeaderName::from_static(headers::SESSION_ID), header::WWW_AUTHENTICATE])
}

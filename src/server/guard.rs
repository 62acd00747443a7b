//! The protection against other people's pages: a request must name this server, and must not come from a foreign
//! page. Without it a page could rebind its own name to this address and use an open session (DNS rebinding).

use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::error::Plain;
use super::state::State;
use crate::model::names::is_loopback_host;

/// Lets through what is meant for this server. The refusal names no host: it must not tell what is served here.
pub(super) async fn check(state: State, request: Request, next: Next) -> Response {
    let Some(host) = host_of(request.headers(), request.uri()) else {
        return Plain(StatusCode::BAD_REQUEST, "the request names no host, or not one".to_owned()).into_response();
    };
    let hosts = &state.config.hosts;
    if !is_ours(host.host(), hosts) {
        let text = "this server does not answer under that host name";
        return Plain(StatusCode::MISDIRECTED_REQUEST, text.to_owned()).into_response();
    }
    let foreign = request.headers().get_all(ORIGIN).iter().any(|origin| {
        !origin
            .to_str()
            .ok()
            .and_then(|text| text.parse::<Uri>().ok())
            .is_some_and(|uri| uri.host().is_some_and(|host| is_ours(host, hosts)))
    });
    if foreign {
        let text = "requests from pages of other origins are not accepted";
        return Plain(StatusCode::FORBIDDEN, text.to_owned()).into_response();
    }
    next.run(request).await
}

/// Whether a request comes from a page of this very server, or from no page at all.
pub(super) fn is_same_origin(headers: &HeaderMap, uri: &Uri) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let authority = origin.to_str().ok().and_then(|text| text.parse::<Uri>().ok()).and_then(|o| o.authority().cloned());
    authority.is_some() && authority == host_of(headers, uri)
}

fn host_of(headers: &HeaderMap, uri: &Uri) -> Option<Authority> {
    // HTTP/2 has the authority in the request target, and so has HTTP/1.1 in its absolute form, where it is what counts
    // (RFC 9112, section 3.2.2).
    let mut named = headers.get_all(HOST).iter();
    let authority: Authority = match (named.next(), named.next(), uri.authority()) {
        (Some(_), Some(_), _) | (None, _, None) => return None,
        (_, _, Some(target)) => target.clone(),
        (Some(value), None, None) => value.to_str().ok()?.parse().ok()?,
    };
    // The parser takes user names and any digits as a port; neither is a host that somebody meant.
    let text = authority.as_str();
    let bracket = text.rfind(']').unwrap_or(0);
    let has_port = text[bracket..].contains(':');
    (!text.contains('@') && !authority.host().is_empty() && has_port == authority.port_u16().is_some())
        .then_some(authority)
}

fn is_ours(host: &str, hosts: &[String]) -> bool {
    is_loopback_host(host) || hosts.iter().any(|known| known.eq_ignore_ascii_case(host))
}

//! Which deployment a request means, and whether a web page may send it.

use std::sync::Arc;

use axum::http::{HeaderMap, Uri, header};
use url::Url;

use crate::model::Domain;
use crate::model::names::is_loopback_host;

use super::surfaces::{Surface, Surfaces};

/// The `Host` of a request in lower case (`:authority` in HTTP/2).
pub(super) fn authority(headers: &HeaderMap, uri: &Uri) -> Option<String> {
    let host = match headers.get(header::HOST) {
        Some(host) => host.to_str().ok()?,
        None => uri.authority()?.as_str(),
    };
    Some(host.to_ascii_lowercase())
}

/// The surface that a host means: its domain exactly; for loopback names the host without port; and for this machine
/// itself the only deployment, since not every resolver knows `*.localhost`.
pub(super) fn surface(surfaces: &Surfaces, authority: &str) -> Option<Arc<Surface>> {
    let domain = Domain::parse(authority).ok()?;
    let host = domain.host();
    surfaces
        .at(&domain)
        .or_else(|| domain.is_loopback().then(|| surfaces.at_host(host)).flatten())
        .or_else(|| matches!(host, "localhost" | "127.0.0.1" | "[::1]").then(|| surfaces.only()).flatten())
        .map(Arc::clone)
}

/// Whether a page of this origin may use the endpoint: pages of the endpoint itself and of this machine may. Requests
/// without an origin do not come from a page.
pub(super) fn allows_origin(headers: &HeaderMap, authority: &str) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    origin.to_str().ok().and_then(|origin| Url::parse(origin).ok()).is_some_and(|origin| {
        let Some(host) = origin.host_str().filter(|_| matches!(origin.scheme(), "http" | "https")) else {
            return false;
        };
        is_loopback_host(host) || origin[url::Position::BeforeHost..url::Position::AfterPort] == *authority
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_and_local_pages_are_allowed() {
        let allowed = |origin: &str, authority: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, origin.parse().expect("header"));
            allows_origin(&headers, authority)
        };
        assert!(allows_origin(&HeaderMap::new(), "tools.example.com"));
        for origin in ["https://tools.example.com", "http://localhost:6274", "http://127.0.0.1", "http://[::1]:80"] {
            assert!(allowed(origin, "tools.example.com"), "{origin}");
        }
        for origin in [
            "null",
            "https://evil.example",
            "https://tools.example.com.evil.example",
            "https://tools.example.com:444",
            "http://localhost.evil.example",
            "file:///etc",
            "tools.example.com",
            "",
        ] {
            assert!(!allowed(origin, "tools.example.com"), "{origin}");
        }
        assert!(allowed("http://tools.example.com:9007", "tools.example.com:9007"));
    }
}

//! Bodies, path segments and queries, refused in one line of plain text as the contract wants it.
//!
//! The names matter: the OpenAPI generator takes the request body from an argument called `Json` and parameters from
//! one called `Query`. Segments of the path are described by their names in `openapi`.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::error::Plain;
use super::state::State;

/// A JSON body, in both directions.
#[derive(Debug, Clone)]
pub(super) struct Json<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<State> for Json<T> {
    type Rejection = Plain;

    async fn from_request(request: Request, state: &State) -> Result<Self, Plain> {
        if !is_json(request.headers()) {
            let text = "the request body must be JSON, with the content type application/json";
            return Err(Plain(StatusCode::UNSUPPORTED_MEDIA_TYPE, text.to_owned()));
        }
        if let Some(coding) = request.headers().get(CONTENT_ENCODING)
            && !coding.as_bytes().eq_ignore_ascii_case(b"identity")
        {
            let text = "the request body must not be compressed";
            return Err(Plain(StatusCode::UNSUPPORTED_MEDIA_TYPE, text.to_owned()));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            let text = if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                "the request body is larger than this server accepts"
            } else {
                "the request body could not be read"
            };
            Plain(rejection.status(), text.to_owned())
        })?;
        // Every body is an object; the parser would take a list for one, member by member.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(Plain(StatusCode::BAD_REQUEST, "the request body must be a JSON object".to_owned()));
        }
        serde_json::from_slice(&bytes).map(Self).map_err(|error| {
            Plain(StatusCode::BAD_REQUEST, format!("the request body is not acceptable: {}", without_value(&error)))
        })
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match serde_json::to_vec(&self.0) {
            Ok(body) => ([(CONTENT_TYPE, "application/json; charset=utf-8")], body).into_response(),
            Err(error) => super::error::ApiError::internal(&error).into_response(),
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let Some(value) = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()) else { return false };
    let mut parts = value.split(';').map(|part| part.trim().to_ascii_lowercase());
    let essence = parts.next().unwrap_or_default();
    // JSON is UTF-8 (RFC 8259, section 8.1); what says otherwise would be read as something else than was meant.
    let other_charset = |part: String| {
        part.strip_prefix("charset=")
            .is_some_and(|name| !matches!(name.trim_matches('"'), "utf-8" | "utf8" | "us-ascii"))
    };
    if parts.any(other_charset) {
        return false;
    }
    essence == "application/json" || (essence.starts_with("application/") && essence.ends_with("+json"))
}

/// The parser's message without the value that it found: a client secret in the wrong place must not come back.
fn without_value(error: &serde_json::Error) -> String {
    let text = error.to_string();
    for kind in ["invalid type: ", "invalid value: "] {
        if let Some(rest) = text.strip_prefix(kind)
            && let Some(at) = rest.rfind(", expected ")
        {
            return format!("{}{}", kind.trim_end_matches(": "), &rest[at..]);
        }
    }
    text
}

/// Segments of the path.
#[derive(Debug, Clone, Copy)]
pub(super) struct InPath<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<State> for InPath<T> {
    type Rejection = Plain;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Plain> {
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(value)) => Ok(Self(value)),
            Err(rejection) => Err(Plain(StatusCode::BAD_REQUEST, rejection.body_text())),
        }
    }
}

/// Parameters of the query.
#[derive(Debug, Clone, Copy)]
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<State> for Query<T> {
    type Rejection = Plain;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, Plain> {
        match axum::extract::Query::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(value)) => Ok(Self(value)),
            Err(rejection) => Err(Plain(StatusCode::BAD_REQUEST, rejection.body_text())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secrets::Secret;

    #[test]
    fn a_refused_body_does_not_come_back() {
        let error = serde_json::from_str::<Vec<Secret>>("[[\"s3cret\"]]").expect_err("no text");
        assert_eq!(without_value(&error), "invalid type, expected a string at line 1 column 1");
        let error = serde_json::from_str::<u64>("\"s3cret, expected \"").expect_err("no number");
        assert!(!without_value(&error).contains("s3cret"), "{}", without_value(&error));
        let error = serde_json::from_str::<crate::api::applications::ApplicationCreation>("{}").expect_err("no name");
        assert_eq!(without_value(&error), "missing field `name` at line 1 column 2");
    }

    #[test]
    fn json_is_recognised_by_its_essence() {
        let of = |value: &str| is_json(&HeaderMap::from_iter([(CONTENT_TYPE, value.parse().expect("a header"))]));
        assert!(of("application/json"));
        assert!(of("Application/JSON; charset=utf-8"));
        assert!(of("application/merge-patch+json"));
        assert!(of("application/json;charset=\"UTF-8\""));
        assert!(!of("application/json; charset=latin1"));
        assert!(!of("text/plain"));
        assert!(!is_json(&HeaderMap::new()));
    }
}

//! What is sent and what comes back.

use std::fmt;
use std::time::Duration;

use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use reqwest::{Method, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use url::Url;

use super::error::NetError;

/// A request. `Debug` shows the method alone.
#[derive(Clone)]
pub struct Outgoing {
    pub(super) method: Method,
    pub(super) url: Url,
    pub(super) headers: HeaderMap,
    pub(super) body: Vec<u8>,
    pub(super) timeout: Option<Duration>,
    pub(super) idempotent: bool,
}

impl fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outgoing").field("method", &self.method).finish_non_exhaustive()
    }
}

impl Outgoing {
    /// A request without a body.
    pub fn new(method: Method, url: Url) -> Self {
        let idempotent = matches!(method, Method::GET | Method::HEAD | Method::PUT | Method::DELETE | Method::OPTIONS);
        Self { method, url, headers: HeaderMap::new(), body: Vec::new(), timeout: None, idempotent }
    }

    /// A GET that wants JSON.
    pub fn get(url: Url) -> Self {
        Self::new(Method::GET, url).header(ACCEPT, HeaderValue::from_static("application/json"))
    }

    /// A request with a JSON body.
    ///
    /// # Errors
    /// When the value has no JSON form.
    pub fn json(method: Method, url: Url, body: &impl Serialize) -> Result<Self, serde_json::Error> {
        let bytes = serde_json::to_vec(body)?;
        Ok(Self::new(method, url)
            .header(ACCEPT, HeaderValue::from_static("application/json"))
            .body(HeaderValue::from_static("application/json"), bytes))
    }

    /// A POST of a form.
    pub fn form<'a>(url: Url, fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        Self::new(Method::POST, url)
            .header(ACCEPT, HeaderValue::from_static("application/json"))
            .body(HeaderValue::from_static("application/x-www-form-urlencoded"), body.into_bytes())
    }

    /// Sets the body and its type.
    #[must_use]
    pub fn body(mut self, content_type: HeaderValue, bytes: Vec<u8>) -> Self {
        self.headers.insert(CONTENT_TYPE, content_type);
        self.body = bytes;
        self
    }

    /// Sets a header.
    #[must_use]
    pub fn header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.insert(name, value);
        self
    }

    /// Sets a header from text.
    ///
    /// # Errors
    /// When a header cannot hold it (control characters, non-ASCII).
    pub fn header_text(mut self, name: &str, value: &str) -> Result<Self, BadHeader> {
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| BadHeader)?;
        self.headers.insert(name, HeaderValue::from_str(value).map_err(|_| BadHeader)?);
        Ok(self)
    }

    /// Sets `Authorization: Bearer …`.
    ///
    /// # Errors
    /// When the token holds what a header cannot.
    pub fn bearer(self, token: &str) -> Result<Self, BadHeader> {
        self.authorization(&format!("Bearer {token}"))
    }

    /// Sets `Authorization: Basic …`.
    ///
    /// # Errors
    /// Never in practice: base64 fits into a header.
    pub fn basic(self, user: &str, password: &str) -> Result<Self, BadHeader> {
        use base64::Engine;
        let pair = base64::engine::general_purpose::STANDARD.encode(format!("{user}:{password}"));
        self.authorization(&format!("Basic {pair}"))
    }

    fn authorization(mut self, value: &str) -> Result<Self, BadHeader> {
        let mut value = HeaderValue::from_str(value).map_err(|_| BadHeader)?;
        value.set_sensitive(true);
        self.headers.insert(AUTHORIZATION, value);
        Ok(self)
    }

    /// A header that was set.
    pub fn header_value(&self, name: &HeaderName) -> Option<HeaderValue> {
        self.headers.get(name).cloned()
    }

    /// Sets several headers.
    #[must_use]
    pub fn headers(mut self, headers: &HeaderMap) -> Self {
        self.headers.extend(headers.iter().map(|(name, value)| (name.clone(), value.clone())));
        self
    }

    /// Overrides the sender's total time.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Says that sending it twice is sending it once, although its method does not say so.
    #[must_use]
    pub fn idempotent(mut self) -> Self {
        self.idempotent = true;
        self
    }
}

/// A text that no header can hold. The text is not repeated: it may be secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a header value holds control or non-ASCII characters")]
pub struct BadHeader;

/// A complete answer.
#[derive(Clone)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body, within the sender's bound.
    pub body: Vec<u8>,
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer").field("status", &self.status).field("bytes", &self.body.len()).finish_non_exhaustive()
    }
}

impl Answer {
    /// The body as JSON.
    ///
    /// # Errors
    /// When it is something else.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_slice(&self.body)
    }

    /// The body as text, with replacement characters where it is none.
    pub fn text(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    /// A header as text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    /// The media type, in lower case and without parameters.
    pub fn media_type(&self) -> Option<String> {
        media_type(&self.headers)
    }
}

pub(super) fn media_type(headers: &HeaderMap) -> Option<String> {
    let text = headers.get(CONTENT_TYPE)?.to_str().ok()?;
    Some(text.split(';').next().unwrap_or_default().trim().to_ascii_lowercase())
}

/// Checks that a URL can be requested: http or https, with a host.
pub(super) fn check_scheme(url: &Url) -> Result<(), NetError> {
    if matches!(url.scheme(), "http" | "https") { Ok(()) } else { Err(NetError::BadUrl("must be http or https")) }
}

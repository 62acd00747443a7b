//! One exchange: a request to a control plane, and what its answer means.
//!
//! Reads are repeated where that may help; a write is sent once. No redirect is followed, so that a token goes to the
//! server it is meant for and nowhere else.

use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use url::Url;

use super::error::ClientError;
use super::target::Target;
use crate::api::Problem;
use crate::model::Mask;
use crate::model::names::is_loopback_host;
use crate::net::{Answer, Method, NetError, Outgoing, RetryPolicy, Sender, SenderOptions, StatusCode};
use crate::secrets::Secret;

/// The largest answer that is read. Contents hold whole definitions, and 500 endpoints are a normal size.
const MAX_ANSWER: usize = 64 << 20;
/// How long one exchange may take. A deploy asks upstreams, which takes its time.
const DEADLINE: Duration = Duration::from_secs(120);

/// The connection to one control plane.
pub(super) struct Http {
    base: Url,
    token: Option<Secret>,
    sender: Sender,
    retries: RetryPolicy,
}

impl Http {
    pub(super) fn new(target: &Target) -> Self {
        let sender = Sender::new(SenderOptions {
            total_timeout: DEADLINE,
            max_response: MAX_ANSWER,
            ca_bundle: target.ca_bundle.clone(),
            accept_invalid_certs: target.allow_insecure,
            ..SenderOptions::default()
        });
        // A refused connection on this machine is an answer: nothing listens there.
        let local = target.url.host_str().is_some_and(is_loopback_host);
        let retries = RetryPolicy { attempts: if local { 2 } else { 4 }, ..RetryPolicy::default() };
        Self { base: target.url.clone(), token: target.token.clone(), sender, retries }
    }

    /// The server as people may see it.
    pub(super) fn server(&self) -> String {
        shown(&self.base)
    }

    /// What is sent to the server, to be hidden in what it says.
    fn mask(&self) -> Mask {
        let mask = Mask::default();
        self.token.as_ref().map_or(mask.clone(), |token| mask.credential(token.expose()))
    }

    pub(super) fn get(&self, path: &[&str]) -> Call<'_> {
        Call::new(self, Method::GET, path)
    }

    pub(super) fn post(&self, path: &[&str]) -> Call<'_> {
        Call::new(self, Method::POST, path)
    }

    pub(super) fn put(&self, path: &[&str]) -> Call<'_> {
        Call::new(self, Method::PUT, path)
    }

    pub(super) fn patch(&self, path: &[&str]) -> Call<'_> {
        Call::new(self, Method::PATCH, path)
    }

    pub(super) fn delete(&self, path: &[&str]) -> Call<'_> {
        Call::new(self, Method::DELETE, path)
    }
}

/// A URL without anything that could be a credential.
pub(super) fn shown(url: &Url) -> String {
    let mut url = url.clone();
    // Neither fails for the http and https URLs that get here.
    let _ = url.set_username("");
    let _ = url.set_password(None);
    url.set_query(None);
    url.set_fragment(None);
    url.to_string()
}

/// A request being put together.
pub(super) struct Call<'a> {
    http: &'a Http,
    method: Method,
    url: Url,
    body: Option<serde_json::Result<Vec<u8>>>,
    authorized: bool,
}

impl<'a> Call<'a> {
    fn new(http: &'a Http, method: Method, path: &[&str]) -> Self {
        let mut url = http.base.clone();
        if let Ok(mut segments) = url.path_segments_mut() {
            segments.pop_if_empty().extend(path);
        }
        Self { http, method, url, body: None, authorized: true }
    }

    /// Adds a query parameter.
    pub(super) fn query(mut self, name: &str, value: &str) -> Self {
        self.url.query_pairs_mut().append_pair(name, value);
        self
    }

    /// Sets the JSON body.
    pub(super) fn json(mut self, body: &impl Serialize) -> Self {
        self.body = Some(serde_json::to_vec(body));
        self
    }

    /// Sends no token: for routes that are open to everyone.
    pub(super) fn open(mut self) -> Self {
        self.authorized = false;
        self
    }

    /// Sends it and reads the answer's JSON.
    pub(super) async fn read<T: DeserializeOwned>(self) -> Result<T, ClientError> {
        let (http, request) = (self.http, self.name());
        let answer = self.send().await?;
        parse(http, request, &answer.body)
    }

    /// The same for routes that answer 202 while there is nothing to read yet.
    pub(super) async fn read_unless_pending<T: DeserializeOwned>(self) -> Result<Option<T>, ClientError> {
        let (http, request) = (self.http, self.name());
        let answer = self.send().await?;
        if answer.status == StatusCode::ACCEPTED {
            return Ok(None);
        }
        parse(http, request, &answer.body).map(Some)
    }

    /// Sends it and drops the answer's body.
    pub(super) async fn done(self) -> Result<(), ClientError> {
        self.send().await.map(drop)
    }

    fn name(&self) -> String {
        format!("{} {}", self.method, self.url.path())
    }

    async fn send(self) -> Result<Answer, ClientError> {
        let (server, request) = (self.http.server(), self.name());
        let (http, is_read) = (self.http, self.method == Method::GET);
        let had_token = self.authorized && http.token.is_some();
        let outgoing = self.outgoing()?;
        let outcome = if is_read {
            http.sender.send_with_retries(&outgoing, &http.retries).await
        } else {
            http.sender.send(&outgoing).await
        };
        match outcome {
            Ok(answer) => judge(answer, server, request, had_token).map_err(|error| error.masked(&http.mask())),
            Err(cause) if cause.before_sending() => Err(ClientError::Unreachable { server, cause }),
            Err(NetError::TooLarge(bytes)) => {
                Err(ClientError::Shape { server, request, reason: format!("it is larger than {bytes} bytes") })
            }
            Err(cause) => Err(ClientError::LostAnswer { server, request, cause }),
        }
    }

    fn outgoing(self) -> Result<Outgoing, ClientError> {
        let json = || "application/json".parse().expect("the constant is a header value");
        let mut outgoing = Outgoing::new(self.method, self.url).header(crate::net::header::ACCEPT, json());
        if let Some(body) = self.body {
            outgoing = outgoing.body(json(), body.map_err(|error| ClientError::Setup(error.to_string()))?);
        }
        match self.http.token.as_ref().filter(|_| self.authorized) {
            Some(token) => outgoing
                .bearer(token.expose())
                .map_err(|_| ClientError::Setup("the token holds characters that no header can carry".to_owned())),
            None => Ok(outgoing),
        }
    }
}

fn parse<T: DeserializeOwned>(http: &Http, request: String, body: &[u8]) -> Result<T, ClientError> {
    serde_json::from_slice(body).map_err(|error| {
        if looks_like_html(body) {
            ClientError::Html { server: http.server() }
        } else {
            ClientError::Shape { server: http.server(), request, reason: http.mask().hide(&error.to_string()) }
        }
    })
}

fn judge(answer: Answer, server: String, request: String, had_token: bool) -> Result<Answer, ClientError> {
    let status = answer.status;
    if status.is_success() {
        return Ok(answer);
    }
    if status == StatusCode::UNAUTHORIZED {
        return Err(ClientError::SignIn { server, had_token });
    }
    if status.is_redirection() {
        let to = redirect_target(&answer, &server);
        return Err(ClientError::Redirect { server, request, status: status.as_u16(), to });
    }
    if let Some(problem) = Problem::from_json(&answer.body) {
        return Err(ClientError::Refused { status: status.as_u16(), problem });
    }
    let is_page = looks_like_html(&answer.body);
    // A proxy's page about its own trouble says nothing about what stands behind it.
    if is_page && !status.is_server_error() {
        return Err(ClientError::Html { server });
    }
    let text = first_line(if is_page { &[] } else { &answer.body }, status);
    Err(ClientError::Plain { server, request, status: status.as_u16(), text })
}

/// Where a redirect leads, without its path and query, which may hold anything.
fn redirect_target(answer: &Answer, server: &str) -> Option<String> {
    let location = answer.headers.get(crate::net::header::LOCATION)?.to_str().ok()?;
    let origin = Url::parse(server).ok()?.join(location).ok()?.origin();
    origin.is_tuple().then(|| origin.ascii_serialization())
}

fn looks_like_html(body: &[u8]) -> bool {
    body.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'<')
}

fn first_line(body: &[u8], status: StatusCode) -> String {
    let text = String::from_utf8_lossy(&body[..body.len().min(400)]);
    let line: String = text.lines().next().unwrap_or_default().chars().filter(|c| !c.is_control()).take(200).collect();
    if line.is_empty() { status.canonical_reason().unwrap_or("no text").to_lowercase() } else { line }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shown_url_holds_no_credentials() {
        let url = Url::parse("https://user:pw@example.com/base?key=k#f").expect("a URL");
        assert_eq!(shown(&url), "https://example.com/base");
    }

    #[test]
    fn a_redirect_is_named_without_what_it_may_carry() {
        let mut headers = crate::net::HeaderMap::new();
        headers.insert(crate::net::header::LOCATION, "https://u:p@other.example/x?k=1".parse().expect("a value"));
        let answer = Answer { status: StatusCode::TEMPORARY_REDIRECT, headers, body: Vec::new() };
        let error = judge(answer, "http://a.example/".to_owned(), "GET /v1/x".to_owned(), true).expect_err("refused");
        let text = "http://a.example/ answers `GET /v1/x` with a redirect (307) to https://other.example, which is not followed";
        assert_eq!(error.to_string(), text);
    }

    #[test]
    fn a_page_is_no_control_plane_unless_a_proxy_is_in_trouble() {
        let page = |status| {
            let body = b"<html>nginx</html>".to_vec();
            let answer = Answer { status, headers: crate::net::HeaderMap::new(), body };
            judge(answer, "http://a.example/".to_owned(), "GET /version".to_owned(), true)
                .expect_err("refused")
                .to_string()
        };
        assert_eq!(page(StatusCode::NOT_FOUND), "http://a.example/ answers HTML: is this a control plane?");
        let bad = page(StatusCode::BAD_GATEWAY);
        assert_eq!(bad, "the control plane at http://a.example/ answered `GET /version` with 502: bad gateway");
    }

    #[test]
    fn html_is_told_from_text() {
        assert!(looks_like_html(b"\n <!doctype html>"));
        assert!(!looks_like_html(b"not found"));
    }
}

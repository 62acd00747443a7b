//! An OAuth provider and a protected MCP server in one, on loopback, that misbehave where a test says so.
//!
//! Without a script it does everything right: metadata at the usual places, PKCE checked, codes good for one exchange,
//! refresh tokens that rotate and whose reuse ends the grant. A script sees each request first and may answer instead.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use url::Url;

use super::fake_mcp::{self, Seen as McpSeen};

/// A request as it came.
#[derive(Debug, Clone)]
pub(crate) struct Asked {
    /// `POST`, `GET`.
    pub(crate) verb: String,
    /// The path.
    pub(crate) path: String,
    /// Headers, names in lower case.
    pub(crate) headers: HashMap<String, String>,
    /// The body as text.
    pub(crate) body: String,
    /// The body as a form.
    pub(crate) form: HashMap<String, String>,
}

impl Asked {
    /// A form field, empty when absent.
    pub(crate) fn field(&self, name: &str) -> &str {
        self.form.get(name).map_or("", String::as_str)
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

/// What a script answers.
#[derive(Debug, Clone)]
pub(crate) enum Does {
    /// This: status, content type, body, more headers.
    Answer(u16, &'static str, String, Vec<(&'static str, String)>),
    /// What it would do anyhow, and then the connection is cut instead of answering.
    ActAndCut,
    /// What it would do anyhow, once the gate is open.
    Later(Arc<tokio::sync::Semaphore>),
    /// Nothing, for ever.
    Hang,
}

impl Does {
    /// JSON.
    pub(crate) fn json(status: u16, body: &Value) -> Self {
        Self::Answer(status, "application/json", body.to_string(), Vec::new())
    }

    /// Anything else.
    pub(crate) fn text(status: u16, kind: &'static str, body: &str) -> Self {
        Self::Answer(status, kind, body.to_owned(), Vec::new())
    }

    /// A 401 with this challenge.
    pub(crate) fn challenge(status: u16, challenge: &str) -> Self {
        Self::Answer(status, "", String::new(), vec![("www-authenticate", challenge.to_owned())])
    }
}

type Script = dyn Fn(&Asked) -> Option<Does> + Send + Sync;

#[derive(Default)]
struct State {
    codes: HashMap<String, Code>,
    access: HashSet<String>,
    refresh: HashSet<String>,
    spent: HashSet<String>,
    count: u32,
    lifetimes: Vec<Option<u64>>,
    seen: Vec<Asked>,
}

struct Code {
    challenge: String,
    resource: String,
    redirect: String,
}

struct Shared {
    origin: String,
    script: Mutex<Arc<Script>>,
    state: Mutex<State>,
}

/// The running provider.
pub(crate) struct Provider {
    shared: Arc<Shared>,
    runtime: Option<tokio::runtime::Runtime>,
}

impl Provider {
    /// One that behaves.
    pub(crate) fn start() -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("runtime");
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a listener");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let script: Arc<Script> = Arc::new(|_: &Asked| None);
        let shared = Arc::new(Shared { origin, script: Mutex::new(script), state: Mutex::default() });
        let handler = Arc::clone(&shared);
        let app = axum::Router::new().fallback(move |request: Request<Body>| {
            let shared = Arc::clone(&handler);
            async move { shared.handle(request).await }
        });
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
            axum::serve(listener, app).await
        });
        Self { shared, runtime: Some(runtime) }
    }

    /// From now on this decides first.
    pub(crate) fn script(&self, script: impl Fn(&Asked) -> Option<Does> + Send + Sync + 'static) {
        *self.shared.script.lock().expect("script") = Arc::new(script);
    }

    /// Lifetimes that the next tokens get, in order; `None` says nothing about it. Afterwards an hour.
    pub(crate) fn lifetimes(&self, lifetimes: &[Option<u64>]) {
        self.shared.state.lock().expect("state").lifetimes = lifetimes.to_vec();
    }

    /// The issuer.
    pub(crate) fn issuer(&self) -> &str {
        &self.shared.origin
    }

    /// The protected MCP endpoint.
    pub(crate) fn mcp(&self) -> String {
        format!("{}/mcp", self.shared.origin)
    }

    /// The metadata that it publishes when it behaves.
    pub(crate) fn metadata(&self) -> Value {
        self.shared.metadata()
    }

    /// What the browser of a person who consents would be sent back to.
    pub(crate) fn consent(&self, authorization: &str) -> Url {
        let url = Url::parse(authorization).expect("a URL");
        let query: HashMap<_, _> = url.query_pairs().into_owned().collect();
        assert_eq!(query["response_type"], "code");
        assert_eq!(query["code_challenge_method"], "S256");
        let mut state = self.shared.state.lock().expect("state");
        state.count += 1;
        let code = format!("planted-code-{}", state.count);
        let granted = Code {
            challenge: query["code_challenge"].clone(),
            resource: query["resource"].clone(),
            redirect: query["redirect_uri"].clone(),
        };
        state.codes.insert(code.clone(), granted);
        let mut back = Url::parse(&query["redirect_uri"]).expect("a callback");
        back.query_pairs_mut()
            .append_pair("code", &code)
            .append_pair("state", &query["state"])
            .append_pair("iss", &self.shared.origin);
        back
    }

    /// Ends all access tokens, as a restart of the protected server would.
    pub(crate) fn forget_access(&self) {
        self.shared.state.lock().expect("state").access.clear();
    }

    /// Ends everything that was granted.
    pub(crate) fn forget_all(&self) {
        let mut state = self.shared.state.lock().expect("state");
        state.access.clear();
        state.refresh.clear();
    }

    /// Requests so far to a path.
    pub(crate) fn asked(&self, path: &str) -> Vec<Asked> {
        let state = self.shared.state.lock().expect("state");
        state.seen.iter().filter(|asked| asked.path == path).cloned().collect()
    }

    /// Token requests so far with this grant type.
    pub(crate) fn token_requests(&self, grant: &str) -> Vec<Asked> {
        self.asked("/token").into_iter().filter(|asked| asked.field("grant_type") == grant).collect()
    }

    /// Whether anything usable is still out there.
    pub(crate) fn has_live_tokens(&self) -> bool {
        let state = self.shared.state.lock().expect("state");
        !state.access.is_empty() || !state.refresh.is_empty()
    }
}

impl Drop for Provider {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Shared {
    async fn handle(&self, request: Request<Body>) -> Response<Body> {
        let (parts, body) = request.into_parts();
        let body = axum::body::to_bytes(body, 1 << 20).await.expect("a body");
        let headers = parts.headers.iter();
        let asked = Asked {
            verb: parts.method.to_string(),
            path: parts.uri.path().to_owned(),
            headers: headers.map(|(n, v)| (n.to_string(), v.to_str().unwrap_or("?").to_owned())).collect(),
            form: url::form_urlencoded::parse(&body).into_owned().collect(),
            body: String::from_utf8_lossy(&body).into_owned(),
        };
        self.state.lock().expect("state").seen.push(asked.clone());
        let script = Arc::clone(&self.script.lock().expect("script"));
        match script(&asked) {
            Some(Does::Hang) => std::future::pending().await,
            Some(Does::Answer(status, kind, body, headers)) => respond(status, kind, Body::from(body), headers),
            Some(Does::Later(gate)) => {
                let _open = gate.acquire().await;
                self.act(&asked)
            }
            Some(Does::ActAndCut) => {
                let _ = self.act(&asked);
                // A body that breaks before its first byte: the connection dies, the act is done.
                let broken = futures::stream::iter([Err::<axum::body::Bytes, _>(std::io::Error::other("cut"))]);
                respond(200, "application/json", Body::from_stream(broken), Vec::new())
            }
            None => self.act(&asked),
        }
    }

    fn act(&self, asked: &Asked) -> Response<Body> {
        let json =
            |status: u16, value: Value| respond(status, "application/json", Body::from(value.to_string()), Vec::new());
        match asked.path.as_str() {
            "/.well-known/oauth-authorization-server" => json(200, self.metadata()),
            "/.well-known/oauth-protected-resource/mcp" => json(
                200,
                json!({
                    "resource": format!("{}/mcp", self.origin), "authorization_servers": [self.origin],
                    "scopes_supported": ["tools:read"],
                }),
            ),
            "/token" => match self.token(asked) {
                Ok(tokens) => json(200, tokens),
                Err(code) => json(400, json!({"error": code})),
            },
            "/revoke" => {
                let mut state = self.state.lock().expect("state");
                state.refresh.remove(asked.field("token"));
                state.access.clear();
                json(200, json!({}))
            }
            "/register" => json(
                201,
                json!({
                    "client_id": "registered", "client_secret": "planted-registered-secret",
                    "redirect_uris": asked.json()["redirect_uris"],
                }),
            ),
            "/mcp" => self.mcp(asked),
            _ => respond(404, "text/plain", Body::from("nothing here"), Vec::new()),
        }
    }

    fn metadata(&self) -> Value {
        let at = |path: &str| format!("{}/{path}", self.origin);
        json!({
            "issuer": self.origin, "authorization_endpoint": at("authorize"), "token_endpoint": at("token"),
            "registration_endpoint": at("register"), "revocation_endpoint": at("revoke"), "jwks_uri": at("jwks"),
            "response_types_supported": ["code"], "code_challenge_methods_supported": ["S256"],
            "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post"],
            "authorization_response_iss_parameter_supported": true,
        })
    }

    fn token(&self, asked: &Asked) -> Result<Value, &'static str> {
        let mut state = self.state.lock().expect("state");
        match asked.field("grant_type") {
            "authorization_code" => {
                let code = state.codes.remove(asked.field("code")).ok_or("invalid_grant")?;
                let proof = URL_SAFE_NO_PAD.encode(Sha256::digest(asked.field("code_verifier")));
                let same = proof == code.challenge
                    && asked.field("resource") == code.resource
                    && asked.field("redirect_uri") == code.redirect;
                if !same {
                    return Err("invalid_grant");
                }
            }
            "refresh_token" => {
                let used = asked.field("refresh_token").to_owned();
                if state.spent.contains(&used) {
                    // Reuse: somebody else has it. Everything ends (RFC 9700 §4.14.2).
                    state.access.clear();
                    state.refresh.clear();
                }
                if !state.refresh.remove(&used) {
                    return Err("invalid_grant");
                }
                state.spent.insert(used);
                state.access.clear();
            }
            _ => return Err("unsupported_grant_type"),
        }
        state.count += 1;
        let (access, refresh) = (format!("planted-access-{}", state.count), format!("planted-refresh-{}", state.count));
        state.access.insert(access.clone());
        state.refresh.insert(refresh.clone());
        let lifetime = if state.lifetimes.is_empty() { Some(3600) } else { state.lifetimes.remove(0) };
        let mut tokens = json!({"access_token": access, "refresh_token": refresh, "token_type": "Bearer"});
        if let Some(lifetime) = lifetime {
            tokens["expires_in"] = lifetime.into();
        }
        Ok(tokens)
    }

    fn mcp(&self, asked: &Asked) -> Response<Body> {
        let token = asked.headers.get("authorization").and_then(|value| value.strip_prefix("Bearer "));
        let known = token.is_some_and(|token| self.state.lock().expect("state").access.contains(token));
        if !known {
            let challenge = format!(
                "Bearer resource_metadata=\"{}/.well-known/oauth-protected-resource/mcp\", scope=\"tools:read\"",
                self.origin
            );
            return respond(401, "", Body::empty(), vec![("www-authenticate", challenge)]);
        }
        let seen = McpSeen {
            verb: asked.verb.clone(),
            path: asked.path.clone(),
            headers: asked.headers.clone(),
            body: asked.json(),
        };
        let tools = json!([{"name": "tell", "description": "Tell", "inputSchema": {"type": "object"}}]);
        fake_mcp::modern(&seen, &tools).into_response()
    }
}

fn respond(status: u16, kind: &'static str, body: Body, headers: Vec<(&'static str, String)>) -> Response<Body> {
    let mut response = Response::builder().status(status);
    if !kind.is_empty() {
        response = response.header("content-type", kind);
    }
    for (name, value) in headers {
        response = response.header(name, value);
    }
    response.body(body).expect("a response")
}

/// Longer than any request may take in a test.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

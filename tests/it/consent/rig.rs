//! One or two control planes over one database, with an environment and a security scheme for a provider.

use std::sync::Arc;
use std::time::{Duration, Instant};

use mcpctl::api::imports::McpImportDeployment;
use mcpctl::net::EgressPolicy;
use mcpctl::oauth::UrlRule;
use mcpctl::plan::Snapshot;
use mcpctl::secrets::{Sealer, SealingKey, Secret};
use mcpctl::server::{self, Config, ConsentOptions, Consents, Discovery, State};
use mcpctl::store::{Location, Store};
use reqwest::Method;
use serde_json::{Value, json};
use url::Url;

use crate::support::oauth_provider::{PATIENCE, Provider};

/// The token of the root account.
pub(crate) const ROOT: &str = "root-token-0123456789abcdef";
/// Where consent returns to; nothing listens there.
pub(crate) const CALLBACK: &str = "http://mcp-demo.localhost:9007/mcp/oauth/callback";
/// The client's secret.
pub(crate) const SECRET: &str = "planted-client-secret";

/// What a server answered.
#[derive(Debug, Clone)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Reply {
    /// The body of a success.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        self.body.clone()
    }

    /// The text of a refusal with this code.
    #[track_caller]
    pub(crate) fn refused(&self, code: &str) -> String {
        assert_eq!(self.body["code"], code, "{self:?}");
        let text = self.body["error"].as_str().or_else(|| self.body["errors"][0].as_str());
        let text = text.unwrap_or_else(|| panic!("no text: {self:?}")).to_owned();
        assert!(!text.contains("planted"), "{text}");
        text
    }
}

/// One control plane. It can be killed: what runs in it just stops.
pub(crate) struct Server {
    base: String,
    pub(crate) store: Store,
    runtime: Option<tokio::runtime::Runtime>,
}

impl Server {
    async fn start(location: &Location, key: &SealingKey, timeout: Duration) -> Self {
        // A runtime of its own, so that it can end in the middle of anything.
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("runtime");
        let store = Store::open(location, Sealer::new(key, &[])).await.expect("the store opens");
        server::bootstrap(&store, &Secret::from(ROOT), jiff::Timestamp::MAX).await.expect("the root account");
        let options = ConsentOptions { timeout, ..ConsentOptions::new(EgressPolicy::Any, UrlRule::HttpOnLoopback) };
        let consents = Consents::new(store.clone(), options);
        let reader = {
            let _here = runtime.enter();
            Discovery::new(EgressPolicy::Any, Some(Arc::new(consents.clone())))
        };
        let state = State::new(store.clone(), Config::default()).with_imports(Arc::new(reader)).with_consents(consents);
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.set_nonblocking(true).expect("a listener");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
            server::serve(listener, server::router(state), mcpctl::net::Inbound::default(), std::future::pending())
                .await
        });
        Self { base, store, runtime: Some(runtime) }
    }

    /// Ends it as a crash would.
    pub(crate) fn kill(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Everything together.
pub(crate) struct Rig {
    pub(crate) servers: Vec<Server>,
    pub(crate) provider: Provider,
    pub(crate) env: String,
    pub(crate) scheme: Value,
    http: reqwest::Client,
}

impl Rig {
    /// One server over SQLite in memory.
    pub(crate) async fn new() -> Self {
        Self::over(&Location::Memory, 1, Duration::from_secs(20)).await
    }

    /// The same, with little patience for providers.
    pub(crate) async fn hurried() -> Self {
        Self::over(&Location::Memory, 1, Duration::from_millis(1500)).await
    }

    /// Servers over one database.
    pub(crate) async fn over(location: &Location, servers: usize, timeout: Duration) -> Self {
        let key = SealingKey::generate();
        let mut started = Vec::new();
        for _ in 0..servers {
            started.push(Server::start(location, &key, timeout).await);
        }
        let provider = Provider::start();
        let http = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().expect("a client");
        let mut rig = Self { servers: started, provider, env: String::new(), scheme: Value::Null, http };
        let account = rig.get("/v1/me/token").await.ok()["accountId"].as_str().expect("id").to_owned();
        let app = rig.post(&format!("/v1/accounts/{account}/apps"), &json!({"name": "shop"})).await.ok();
        let new =
            json!({"name": "local", "compatibilityCheck": false, "versionCheck": false, "securityOverrides": true});
        let path = format!("/v1/apps/{}/envs", app["id"].as_str().expect("id"));
        rig.post(&path, &new).await.ok()["id"].as_str().expect("id").clone_into(&mut rig.env);
        rig.scheme = rig.create_scheme(rig.provider.issuer(), &[]).await.ok();
        rig
    }

    /// Starts the first server again with another sealing key.
    pub(crate) async fn restart_with(&mut self, location: &Location, key: &SealingKey) {
        self.servers[0].kill();
        self.servers[0] = Server::start(location, key, Duration::from_secs(20)).await;
    }

    /// Creates the scheme `vault`.
    pub(crate) async fn create_scheme(&self, issuer: &str, scopes: &[&str]) -> Reply {
        let body = json!({
            "name": "vault", "providerType": {"type": "Custom", "name": "test", "issuerUrl": issuer},
            "clientId": "mcpctl-test", "clientSecret": SECRET, "redirectUrl": CALLBACK, "scopes": scopes,
        });
        self.post(&format!("/v1/envs/{}/security-schemes", self.env), &body).await
    }

    /// Changes the scheme.
    pub(crate) async fn update_scheme(&mut self, change: &Value) {
        let mut body = change.clone();
        body["currentRevision"] = self.scheme["revision"].clone();
        let path = format!("/v1/security-schemes/{}", self.scheme["id"].as_str().expect("id"));
        self.scheme = self.call(0, ROOT, Method::PATCH, &path, Some(&body)).await.ok();
    }

    /// The protected import.
    pub(crate) fn import(&self) -> Value {
        json!({"url": self.provider.mcp(), "securityScheme": "vault"})
    }

    /// A request to one of the servers.
    pub(crate) async fn call(
        &self,
        server: usize,
        token: &str,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Reply {
        let mut request = self.http.request(method, format!("{}{path}", self.servers[server].base)).bearer_auth(token);
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await.expect("an answer");
        let status = response.status().as_u16();
        let text = response.text().await.expect("a text");
        Reply { status, body: serde_json::from_str(&text).unwrap_or(Value::String(text)) }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.call(0, ROOT, Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.call(0, ROOT, Method::POST, path, Some(body)).await
    }

    /// A step of the consent for the declared import.
    pub(crate) async fn step(&self, action: &str) -> Reply {
        self.step_at(0, ROOT, action, &self.import(), None).await
    }

    pub(crate) async fn step_at(
        &self,
        server: usize,
        token: &str,
        action: &str,
        import: &Value,
        callback: Option<&Value>,
    ) -> Reply {
        let mut body = json!({"import": import});
        if let Some(callback) = callback {
            body["callback"] = callback.clone();
        }
        let path = format!("/v1/envs/{}/mcp-imports/oauth/{action}", self.env);
        self.call(server, token, Method::POST, &path, Some(&body)).await
    }

    /// Begins a consent; the URL for the browser.
    pub(crate) async fn authorize(&self) -> String {
        self.step("authorize").await.ok()["authorizationUrl"].as_str().expect("a URL").to_owned()
    }

    /// Completes with what the provider sent the browser back to.
    pub(crate) async fn complete(&self, back: &Url) -> Reply {
        self.step_at(0, ROOT, "complete", &self.import(), Some(&callback(back))).await
    }

    /// The whole consent.
    pub(crate) async fn consent(&self) {
        let back = self.provider.consent(&self.authorize().await);
        assert_eq!(self.complete(&back).await.ok()["status"], "granted");
    }

    /// Status and reason.
    pub(crate) async fn status(&self) -> (String, String) {
        let body = self.step("status").await.ok();
        let text = |key: &str| body[key].as_str().unwrap_or_default().to_owned();
        let (status, reason) = (text("status"), text("reason"));
        assert!(!reason.contains("planted"), "{reason}");
        (status, reason)
    }

    /// Waits until the status is this one, which comes by itself.
    pub(crate) async fn until(&self, wanted: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let (status, reason) = self.status().await;
            if status == wanted {
                return reason;
            }
            assert!(Instant::now() < deadline, "still {status} ({reason}), not {wanted}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until a server sees the grant revoked.
    pub(crate) async fn until_revoked_at(&self, server: usize) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let reply = self.step_at(server, ROOT, "status", &self.import(), None).await.ok();
            if reply["status"] == "revoked" {
                return;
            }
            assert!(Instant::now() < deadline, "{reply}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Calls a tool through a server.
    pub(crate) async fn tell(&self, server: usize) -> Reply {
        let body = json!({"import": self.import(), "tool": "tell", "arguments": {"topic": "x"}});
        let path = format!("/v1/mcpctl/envs/{}/mcp-imports/call", self.env);
        self.call(server, ROOT, Method::POST, &path, Some(&body)).await
    }

    /// Reads the tools through a server.
    pub(crate) async fn resolve(&self) -> Reply {
        let body = json!({"imports": [self.import()], "nativeToolNames": []});
        self.post(&format!("/v1/envs/{}/mcp-imports/resolve", self.env), &body).await
    }

    /// Deploys the import.
    pub(crate) async fn deploy(&self) {
        let import: McpImportDeployment = serde_json::from_value(self.import()).expect("an import");
        let declaration = import.declaration().expect("valid");
        let environment = self.env.parse().expect("an id");
        let snapshot = Snapshot {
            mcp_imports: vec![declaration.snapshot(mcpctl::plan::hash::import(&declaration, environment))],
            ..Snapshot::default()
        };
        let body = json!({
            "expectedDeploymentHash": snapshot.hash(mcpctl::plan::Model::V4).to_string(), "version": "",
            "agentSecretDefaults": [], "quotaResourceDefaults": [], "retryPolicyDefaults": [],
            "mcpImports": [self.import()],
        });
        self.post(&format!("/v1/envs/{}/deployments", self.env), &body).await.ok();
    }

    /// The path of the deployed import.
    pub(crate) fn deployed(&self, action: &str) -> String {
        format!("/v1/envs/{}/deployments/0/mcp-imports/0/{action}", self.env)
    }
}

/// The body of `complete` for a callback URL.
pub(crate) fn callback(back: &Url) -> Value {
    let mut body = json!({});
    for (name, value) in back.query_pairs() {
        let key = if name == "iss" { "issuer" } else { &name };
        body[key] = value.as_ref().into();
    }
    body
}

//! A running control plane, and short ways to speak with it.

use std::time::Duration;

use mcpctl::net::Inbound;
use mcpctl::secrets::{Sealer, SealingKey, Secret};
use mcpctl::server::{self, Config, State};
use mcpctl::store::{Location, Store};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::postgres;

/// The token of the root account.
pub(super) const ROOT: &str = "root-token-0123456789abcdef";

/// What a server answered.
#[derive(Debug)]
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) content_type: String,
    pub(super) request_id: String,
    pub(super) body: String,
}

impl Reply {
    /// The body, where the status is this.
    #[track_caller]
    pub(super) fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        if self.body.is_empty() {
            return Value::Null;
        }
        assert_eq!(self.content_type, "application/json; charset=utf-8", "{self:?}");
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Fails unless this is a JSON refusal of the contract's shape with this code.
    #[track_caller]
    pub(super) fn refused(&self, status: u16, code: &str) -> Vec<String> {
        let body = self.expect(status);
        assert_eq!(body["code"], code, "{self:?}");
        let texts = if status == 400 {
            body["errors"].as_array().expect("errors").clone()
        } else {
            vec![body["error"].clone()]
        };
        assert_eq!(body.as_object().map(serde_json::Map::len), Some(2), "{self:?}");
        texts.into_iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
    }

    /// Fails unless this is one line of plain text.
    #[track_caller]
    pub(super) fn plain(&self, status: u16) -> &str {
        assert_eq!(self.status, status, "{self:?}");
        assert_eq!(self.content_type, "text/plain; charset=utf-8", "{self:?}");
        assert!(!self.body.is_empty() && !self.body.contains('\n'), "{self:?}");
        &self.body
    }
}

/// A control plane on a free port.
pub(super) struct Service {
    pub(super) base: String,
    client: reqwest::Client,
}

impl Service {
    /// Over SQLite in memory.
    pub(super) async fn on_sqlite() -> Self {
        Self::over(&Location::Memory, settings(), |state| state).await
    }

    /// Over SQLite in memory, with little patience.
    pub(super) async fn hurried(adapt: impl FnOnce(State) -> State) -> Self {
        let config = Config { request_timeout: Duration::from_secs(3), ..settings() };
        Self::over(&Location::Memory, config, adapt).await
    }

    /// Over SQLite in memory, with other surroundings.
    pub(super) async fn with(adapt: impl FnOnce(State) -> State) -> Self {
        Self::over(&Location::Memory, settings(), adapt).await
    }

    /// Over PostgreSQL, where the machine has one.
    pub(super) async fn on_postgres() -> Option<Self> {
        Self::on_postgres_with(|state| state).await
    }

    /// Over PostgreSQL, with other surroundings.
    pub(super) async fn on_postgres_with(adapt: impl FnOnce(State) -> State) -> Option<Self> {
        let url = postgres::database().await?;
        Some(Self::over(&Location::Postgres(url), settings(), adapt).await)
    }

    async fn over(location: &Location, config: Config, adapt: impl FnOnce(State) -> State) -> Self {
        let store = Store::open(location, Sealer::new(&SealingKey::generate(), &[])).await.expect("the store opens");
        server::bootstrap(&store, &Secret::from(ROOT), jiff::Timestamp::MAX).await.expect("the root account");
        let router = server::router(adapt(State::new(store, config)));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        tokio::spawn(server::serve(listener, router, Inbound::default(), std::future::pending()));
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        Self { base, client }
    }

    /// A request without token.
    pub(super) fn anonymous(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.client.request(method, format!("{}{path}", self.base))
    }

    /// Sends a request.
    pub(super) async fn send(&self, request: reqwest::RequestBuilder) -> Reply {
        let request = request.build().expect("a request");
        let (method, path) = (request.method().clone(), request.url().path().to_owned());
        let response = self.client.execute(request).await.expect("an answer");
        let header = |name: &str| {
            response.headers().get(name).map(|value| value.to_str().expect("ASCII").to_owned()).unwrap_or_default()
        };
        let reply = Reply {
            status: response.status().as_u16(),
            content_type: header("content-type"),
            request_id: header("x-request-id"),
            body: response.text().await.expect("a text"),
        };
        super::openapi::prove(&method, &path, &reply);
        reply
    }

    /// Sends a request with a token.
    pub(super) async fn call(&self, token: &str, method: Method, path: &str, body: Option<&Value>) -> Reply {
        let mut request = self.anonymous(method, path).bearer_auth(token);
        if let Some(body) = body {
            request = request.json(body);
        }
        self.send(request).await
    }

    /// `GET` as root.
    pub(super) async fn get(&self, path: &str) -> Reply {
        self.call(ROOT, Method::GET, path, None).await
    }

    /// `POST` as root.
    pub(super) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.call(ROOT, Method::POST, path, Some(body)).await
    }

    /// `PUT` as root.
    pub(super) async fn put(&self, path: &str, body: &Value) -> Reply {
        self.call(ROOT, Method::PUT, path, Some(body)).await
    }

    /// `PATCH` as root.
    pub(super) async fn patch(&self, path: &str, body: &Value) -> Reply {
        self.call(ROOT, Method::PATCH, path, Some(body)).await
    }

    /// `DELETE` as root.
    pub(super) async fn delete(&self, path: &str) -> Reply {
        self.call(ROOT, Method::DELETE, path, None).await
    }

    /// The root account's id.
    pub(super) async fn root(&self) -> String {
        id_in(&self.get("/v1/me/token").await.expect(200), "accountId")
    }

    /// An application of root.
    pub(super) async fn application(&self, name: &str) -> String {
        let account = self.root().await;
        id(&self.post(&format!("/v1/accounts/{account}/apps"), &json!({"name": name})).await.expect(200))
    }

    /// An environment of a fresh application of root.
    pub(super) async fn environment(&self, application: &str) -> String {
        let application = self.application(application).await;
        id(&self.post(&format!("/v1/apps/{application}/envs"), &environment("local")).await.expect(200))
    }

    /// Another account, with a token.
    pub(super) async fn stranger(&self) -> (String, String) {
        self.stranger_of("Stranger@Example.com").await
    }

    /// The same, with an address of its own.
    pub(super) async fn stranger_of(&self, email: &str) -> (String, String) {
        let new = json!({"name": "Stranger", "email": email, "roles": []});
        let account = id(&self.post("/v1/accounts", &new).await.expect(200));
        let token = self.token_of(&account, "2100-01-01T00:00:00Z").await;
        (account, token)
    }

    /// A token of an account.
    pub(super) async fn token_of(&self, account: &str, expires: &str) -> String {
        let path = format!("/v1/accounts/{account}/tokens");
        id_in(&self.post(&path, &json!({"expiresAt": expires})).await.expect(200), "secret")
    }

    /// Registers a domain and stages an MCP deployment for it.
    pub(super) async fn stage(&self, environment: &str, domain: &str, agents: Value) -> Value {
        self.post(&format!("/v1/envs/{environment}/domain-registrations"), &json!({"domain": domain}))
            .await
            .expect(200);
        let body = json!({"domain": domain, "agents": agents});
        self.post(&format!("/v1/envs/{environment}/mcp-deployments"), &body).await.expect(200)
    }

    /// Deploys what is staged.
    pub(super) async fn deploy(&self, environment: &str, current: Option<u64>, hash: &str) -> Reply {
        self.deploy_version(environment, current, hash, "").await
    }

    /// Deploys what is staged, under a version.
    pub(super) async fn deploy_version(
        &self,
        environment: &str,
        current: Option<u64>,
        hash: &str,
        version: &str,
    ) -> Reply {
        let body = json!({
            "currentRevision": current,
            "expectedDeploymentHash": hash,
            "version": version,
            "agentSecretDefaults": [],
            "quotaResourceDefaults": [],
            "retryPolicyDefaults": [],
        });
        self.post(&format!("/v1/envs/{environment}/deployments"), &body).await
    }

    /// The hash of what is staged.
    pub(super) async fn staged_hash(&self, environment: &str) -> String {
        id_in(&self.get(&format!("/v1/envs/{environment}/plan")).await.expect(200), "deploymentHash")
    }

    /// Deploys what is staged, whatever it is.
    pub(super) async fn deploy_staged(&self, environment: &str) -> Value {
        let plan = self.get(&format!("/v1/envs/{environment}/plan")).await.expect(200);
        let hash = id_in(&plan, "deploymentHash");
        self.deploy(environment, plan["currentRevision"].as_u64(), &hash).await.expect(200)
    }
}

fn settings() -> Config {
    Config { hosts: vec!["plane.example".to_owned()], body_limit: 64 << 10, ..Config::default() }
}

/// The body that creates an environment.
pub(super) fn environment(name: &str) -> Value {
    json!({"name": name, "compatibilityCheck": false, "versionCheck": false, "securityOverrides": true})
}

/// The `id` of an object.
#[track_caller]
pub(super) fn id(value: &Value) -> String {
    id_in(value, "id")
}

/// A text member of an object.
#[track_caller]
pub(super) fn id_in(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_else(|| panic!("no text `{key}` in {value}")).to_owned()
}

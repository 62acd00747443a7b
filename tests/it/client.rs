//! The client library against the embedded control plane: deploys by both sequences, lost answers, races.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::extract::Request;
use axum::http::Method;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use mcpctl::api::Code;
use mcpctl::client::{Client, DeployError, EnvironmentRef, Found, Scope, ServerKind, Step, Target, Wanted};
use mcpctl::manifest::{Choice, LoadOptions, Variables, load};
use mcpctl::model::ComponentDefinition;
use mcpctl::plan::{Desired, desired};
use mcpctl::secrets::{Sealer, SealingKey, Secret, random_token};
use mcpctl::server::{Config, State, bootstrap, router, serve};
use mcpctl::store::{Location, Store};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use super::support::TestEnv;

/// A control plane in this process, with an ear on its requests and a finger on its answers.
struct Plane {
    client: Client,
    url: String,
    token: Secret,
    requests: Arc<Mutex<Vec<String>>>,
    lose: Arc<AtomicBool>,
    /// What it says it is, where that is not what it is.
    version: Arc<Mutex<Option<Value>>>,
}

impl Plane {
    async fn start() -> Self {
        let store = Store::open(&Location::Memory, Sealer::new(&SealingKey::generate(), &[])).await.expect("a store");
        let token = random_token();
        bootstrap(&store, &token, jiff::Timestamp::MAX).await.expect("an account");
        let (requests, lose) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let (heard, losing) = (Arc::clone(&requests), Arc::clone(&lose));
        let version = Arc::new(Mutex::new(None::<Value>));
        let pretending = Arc::clone(&version);
        let observed =
            router(State::new(store, Config::default())).layer(from_fn(move |request: Request, next: Next| {
                let (heard, losing) = (Arc::clone(&heard), Arc::clone(&losing));
                let pretended = pretending.lock().expect("lock").clone();
                async move {
                    let is_write = *request.method() != Method::GET;
                    heard.lock().expect("lock").push(format!("{} {}", request.method(), request.uri().path()));
                    if let Some(version) = pretended.filter(|_| request.uri().path() == "/version") {
                        return axum::Json(version).into_response();
                    }
                    let response = next.run(request).await;
                    if is_write && losing.load(Ordering::SeqCst) { broken() } else { response }
                }
            }));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/", listener.local_addr().expect("an address"));
        tokio::spawn(serve(listener, observed, mcpctl::net::Inbound::default(), std::future::pending()));
        let target = Target {
            sign_in_trouble: None,
            kind: ServerKind::Local,
            url: url.parse().expect("a URL"),
            allow_insecure: false,
            ca_bundle: None,
            token: Some(token.clone()),
            token_from: None,
            withheld: false,
        };
        Self { client: Client::new(&target), url, token, requests, lose, version }
    }

    fn names() -> EnvironmentRef {
        EnvironmentRef {
            account: None,
            application: "demo".parse().expect("a name"),
            name: "local".parse().expect("a name"),
        }
    }

    async fn environment(&self) -> Found {
        self.client.find_or_create_environment(&Self::names(), ServerKind::Local).await.expect("an environment")
    }

    async fn deploy(&self, scope: Scope, onto: &Found, desired: &Desired) -> Result<u64, DeployError> {
        let wanted = Wanted { desired, grants: &[], version: "" };
        let deployed = self.client.deploy_desired(scope, onto, &wanted, &|_: Step<'_>| {}).await?;
        Ok(deployed.revision.get())
    }

    fn heard(&self, part: &str) -> usize {
        self.requests.lock().expect("lock").iter().filter(|request| request.contains(part)).count()
    }

    /// Stages a component that has an agent type, as Golem's own tools would.
    async fn stage_agent(&self, environment: &Found) {
        let definition: ComponentDefinition =
            serde_json::from_value(json!({ "tools": {}, "agents": { "CounterAgent": {
            "description": "Counts", "constructor": [], "methods": [],
        } } }))
            .expect("a definition");
        let url = format!("{}v1/mcpctl/envs/{}/components/demo:agents", self.url, environment.id);
        let body = json!({ "digest": definition.digest(), "definitions": definition });
        let request = reqwest::Client::new().put(url).bearer_auth(self.token.expose()).json(&body);
        let response = request.send().await.expect("an answer");
        let (status, text) = (response.status(), response.text().await.expect("a body"));
        assert!(status.is_success(), "{status} {text}");
    }
}

/// An answer that begins and breaks off.
fn broken() -> Response {
    let cut = futures::stream::once(async { Err::<&str, _>(std::io::Error::other("cut")) });
    Body::from_stream(cut).into_response()
}

/// What a manifest with these deployments wants.
fn wanting(deployments: &str) -> Desired {
    let text = format!(
        "manifestVersion: 1.6.0\napp: demo\nenvironments: {{ local: {{ server: local }} }}\nmcp:\n  deployments:\n    local: {deployments}\n"
    );
    let mut options = LoadOptions::new(Choice::Text { name: "<test>".to_owned(), text });
    options.variables = Variables::default();
    options.with_runtime = false;
    let loaded = load(&options).expect("a manifest");
    assert!(loaded.complete, "{:?}", loaded.findings);
    desired(&loaded.application, &"local".parse().expect("a name"), None).expect("deployable")
}

const AGENTS: &str = "[{ subdomain: counter, agents: { CounterAgent: {} } }]";

#[tokio::test]
async fn the_golem_sequence_stages_registers_and_deploys() {
    let plane = Plane::start().await;
    let environment = plane.environment().await;
    plane.stage_agent(&environment).await;
    assert_eq!(plane.deploy(Scope::Agents, &environment, &wanting(AGENTS)).await.expect("deployed"), 0);
    assert_eq!((plane.heard("POST /v1/envs"), plane.heard("domain-registrations"), plane.heard("/apply")), (4, 1, 0));

    let environment = plane.environment().await;
    let content = plane.client.current_content(Scope::Agents, Some(&environment)).await.expect("content");
    assert_eq!(content, wanting(AGENTS).snapshot(environment.id.as_uuid()), "what was deployed is what was wanted");
    let other = wanting("[{ domain: 'other.localhost:9007', agents: { CounterAgent: {} } }]");
    assert_eq!(plane.deploy(Scope::Agents, &environment, &other).await.expect("deployed"), 1);
    let environment = plane.environment().await;
    let content = plane.client.current_content(Scope::Agents, Some(&environment)).await.expect("content");
    assert_eq!(content.mcp_deployments.keys().map(ToString::to_string).collect::<Vec<_>>(), ["other.localhost:9007"]);
}

#[tokio::test]
async fn a_lost_answer_is_read_back_and_nothing_is_posted_twice() {
    let plane = Plane::start().await;
    let environment = plane.environment().await;
    plane.lose.store(true, Ordering::SeqCst);
    assert_eq!(plane.deploy(Scope::Whole, &environment, &wanting("[]")).await.expect("it took place"), 0);
    assert_eq!(plane.heard("/apply"), 1);
}

/// What the quickstart wants, under another subdomain.
fn quickstart(subdomain: &str) -> Desired {
    let env = TestEnv::with_fixture("quickstart");
    env.write("golem.yaml", env.read("golem.yaml").replace("mcp-demo", subdomain));
    let loaded = load(&LoadOptions::new(Choice::Path(env.app().join("golem.yaml")))).expect("a manifest");
    desired(&loaded.application, &"local".parse().expect("a name"), loaded.runtime.as_ref()).expect("deployable")
}

#[tokio::test]
async fn of_two_deploys_from_one_base_one_wins() {
    let plane = Plane::start().await;
    let base = plane.environment().await;
    let (one, two) = (quickstart("one"), quickstart("two"));
    let (one, two) = tokio::join!(plane.deploy(Scope::Whole, &base, &one), plane.deploy(Scope::Whole, &base, &two));
    let lost: Vec<DeployError> = [one, two].into_iter().filter_map(Result::err).collect();
    assert_eq!(lost.len(), 1, "{lost:?}");
    assert!(
        matches!(&lost[0], DeployError::Client(error) if error.code() == Some(&Code::ConcurrentUpdate)),
        "{lost:?}"
    );
    let now = plane.environment().await;
    assert_eq!(now.current.map(|current| current.deployment_revision.get()), Some(0), "one deployment, no gap");
}

#[tokio::test]
async fn a_deploy_that_changes_nothing_asks_little() {
    let plane = Plane::start().await;
    let environment = plane.environment().await;
    plane.deploy(Scope::Whole, &environment, &quickstart("mcp-demo")).await.expect("deployed");
    plane.requests.lock().expect("lock").clear();
    let env = TestEnv::with_fixture("quickstart");
    env.write("golem.yaml", env.read("golem.yaml").replace("mcp-tools-demo", "demo"));
    let mut command = env.mcpctl();
    command.args(["deploy", "-F", "json"]).env("MCPCTL_SERVER_URL", &plane.url);
    command.env("MCPCTL_AUTH_TOKEN", plane.token.expose());
    let output = tokio::task::spawn_blocking(move || command.output()).await.expect("joined").expect("runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains(r#""deployed":false"#), "{text}");
    assert!(plane.heard("") <= 4, "{:?}", plane.requests.lock().expect("lock"));
}

#[tokio::test]
async fn a_server_without_releases_is_not_given_any() {
    let plane = Plane::start().await;
    let env = TestEnv::with_fixture("quickstart");
    let release = "release: { account: alice@example.com, name: search, version: 1.0.0 }";
    let manifest = env
        .read("golem.yaml")
        .replace("tools:\n  file-tools:\n", &format!("tools:\n  search: {{ {release} }}\n  file-tools:\n"));
    env.write("golem.yaml", manifest + "\ntoolReleases:\n  local:\n    file-tools: {}\n");
    let older =
        json!({ "version": "0.0.1", "product": "mcpctl", "api": 1, "capabilities": ["apply", "status", "components"] });
    for version in [older, json!({ "version": "1.5.0" })] {
        *plane.version.lock().expect("lock") = Some(version.clone());
        plane.requests.lock().expect("lock").clear();
        let mut command = env.mcpctl();
        command.args(["deploy", "--yes", "-F", "json"]).env("MCPCTL_SERVER_URL", &plane.url);
        command.env("MCPCTL_AUTH_TOKEN", plane.token.expose());
        let output = tokio::task::spawn_blocking(move || command.output()).await.expect("joined").expect("runs");
        let told: Value = serde_json::from_slice(&output.stdout).expect("a document");
        assert_eq!((output.status.code(), &told["code"]), (Some(1), &json!("not-supported")), "{version}: {told:#}");
        let message = told["message"].as_str().expect("a text");
        for what in [
            "the tool `search`, which is the release `alice@example.com/search@1.0.0`",
            "the release of the tool `file-tools`",
        ] {
            assert!(message.contains(what), "{version}: {message}");
        }
        assert_eq!(plane.heard("POST") + plane.heard("PUT"), 0, "{:?}", plane.requests.lock().expect("lock"));
    }
}

//! A gateway over an in-memory store, serving the quickstart's tools from a temporary folder.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use mcpctl::gateway::{Config, State, serve};
use mcpctl::model::{
    AccountId, AppName, ArgPart, ArgTemplate, CommandName, ComponentDefinition, ComponentName, Domain, EnvironmentId,
    EnvironmentName, Role, RuntimeBinding, RuntimeComponent, RuntimeFile, SchemeName, ToolName,
};
use mcpctl::plan::hash::Model;
use mcpctl::plan::snapshot::AgentExportSnapshot;
use mcpctl::plan::{ComponentSnapshot, EndpointSnapshot, Snapshot, ToolExportSnapshot};
use mcpctl::runtime;
use mcpctl::secrets::{Sealer, SealingKey};
use mcpctl::store::{
    Actor, Apply, EnvironmentOptions, Location, NewAccount, NewEnvironment, ReleaseChanges, StagedChanges, Store,
};
use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio_util::sync::{CancellationToken, DropGuard};

/// The domain of the quickstart.
pub(super) const DOMAIN: &str = "mcp-demo.localhost:9007";

/// A running gateway.
pub(super) struct Rig {
    pub(super) address: SocketAddr,
    pub(super) state: State,
    pub(super) store: Store,
    pub(super) config: Config,
    pub(super) environment: EnvironmentId,
    pub(super) dir: tempfile::TempDir,
    http: reqwest::Client,
    _stop: DropGuard,
}

impl Rig {
    /// The quickstart, deployed and served.
    pub(super) async fn quickstart() -> Self {
        Self::with(Config { session_idle_timeout: Duration::from_secs(300), ..Config::default() }, quickstart()).await
    }

    /// Components deployed at [`DOMAIN`] and served.
    pub(super) async fn with(config: Config, definition: ComponentDefinition) -> Self {
        let dir = tempfile::tempdir().expect("folder");
        fs_err::write(dir.path().join("hello.txt"), "hello\n").expect("file");
        fs_err::create_dir_all(dir.path().join("data/.mcpctl")).expect("folder");
        let store = Store::open(&Location::Memory, Sealer::new(&SealingKey::generate(), &[])).await.expect("store");
        let environment = environment(&store).await;
        deploy(&store, environment, &definition, DOMAIN, None).await;
        let (state, address, stop) = start(&store, &dir, &definition, &config).await;
        let http = reqwest::Client::builder().no_proxy().build().expect("client");
        Self { address, state, store, config, environment, dir, http, _stop: stop.drop_guard() }
    }

    /// Another gateway over the same store, as after a restart or on another machine.
    pub(super) async fn replica(&self, definition: &ComponentDefinition) -> Self {
        let dir = tempfile::tempdir().expect("folder");
        let (state, address, stop) = start(&self.store, &dir, definition, &self.config).await;
        Self {
            address,
            state,
            store: self.store.clone(),
            config: self.config.clone(),
            environment: self.environment,
            dir,
            http: self.http.clone(),
            _stop: stop.drop_guard(),
        }
    }

    /// Deploys another definition and waits for nothing: the gateway is told.
    pub(super) async fn redeploy(&self, definition: &ComponentDefinition) {
        deploy(&self.store, self.environment, definition, DOMAIN, None).await;
        self.state.refresh().await.expect("refresh");
    }

    /// A request to the endpoint.
    pub(super) fn request(&self, method: Method) -> RequestBuilder {
        self.http.request(method, format!("http://{}/mcp", self.address)).header("host", DOMAIN)
    }

    /// A request to another path of the endpoint's host.
    pub(super) fn at(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("http://{}{path}", self.address)).header("host", DOMAIN)
    }

    /// A legacy POST without a session.
    pub(super) fn post(&self, body: &Value) -> RequestBuilder {
        self.request(Method::POST)
            .header("accept", "application/json, text/event-stream")
            .header("content-type", "application/json")
            .body(body.to_string())
    }

    /// A modern request with all its headers.
    #[allow(clippy::needless_pass_by_value, reason = "reads better where it is called")]
    pub(super) fn modern(&self, method: &str, params: Value) -> RequestBuilder {
        let name = params.get("name").or_else(|| params.get("uri")).and_then(Value::as_str).map(str::to_owned);
        let mut body = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
        body["params"]["_meta"] = json!({
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {},
        });
        let request = self.post(&body).header("mcp-protocol-version", "2026-07-28").header("mcp-method", method);
        match name {
            Some(name) => request.header("mcp-name", name),
            None => request,
        }
    }

    /// The answer of a modern request.
    pub(super) async fn modern_answer(&self, method: &str, params: Value) -> (StatusCode, Value) {
        answer(self.modern(method, params)).await
    }

    /// A legacy session.
    pub(super) async fn session(&self, version: &str) -> Session<'_> {
        let response = self.post(&initialize(version)).send().await.expect("answer");
        assert_eq!(response.status(), StatusCode::OK);
        let id = response.headers().get("mcp-session-id").expect("session").to_str().expect("text").to_owned();
        let answer: Value = response.json().await.expect("JSON");
        let version = answer["result"]["protocolVersion"].as_str().expect("version").to_owned();
        Session { rig: self, id, version }
    }
}

/// A legacy session.
pub(super) struct Session<'a> {
    pub(super) rig: &'a Rig,
    pub(super) id: String,
    pub(super) version: String,
}

impl Session<'_> {
    /// The same session at another gateway.
    pub(super) fn at<'b>(&self, rig: &'b Rig) -> Session<'b> {
        Session { rig, id: self.id.clone(), version: self.version.clone() }
    }

    /// Adds what every request of a session carries.
    pub(super) fn with(&self, request: RequestBuilder) -> RequestBuilder {
        request.header("mcp-session-id", &self.id).header("mcp-protocol-version", &self.version)
    }

    /// Sends a request.
    pub(super) async fn send(&self, method: &str, params: Value) -> Response {
        let body = json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params });
        self.with(self.rig.post(&body)).send().await.expect("answer")
    }

    /// Sends a request and reads its JSON answer.
    pub(super) async fn ask(&self, method: &str, params: Value) -> Value {
        let response = self.send(method, params).await;
        assert_eq!(response.status(), StatusCode::OK);
        response.json().await.expect("JSON")
    }

    /// Calls a tool.
    pub(super) async fn call(&self, name: &str, arguments: Value) -> Value {
        self.ask("tools/call", json!({ "name": name, "arguments": arguments })).await
    }

    /// Sends a notification.
    pub(super) async fn notify(&self, method: &str, params: Value) -> StatusCode {
        let body = json!({ "jsonrpc": "2.0", "method": method, "params": params });
        self.with(self.rig.post(&body)).send().await.expect("answer").status()
    }
}

/// An `initialize` request.
pub(super) fn initialize(version: &str) -> Value {
    json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": version, "capabilities": {}, "clientInfo": { "name": "test", "version": "0" },
    } })
}

/// Status and JSON of an answer.
pub(super) async fn answer(request: RequestBuilder) -> (StatusCode, Value) {
    let response = request.send().await.expect("answer");
    let status = response.status();
    let text = response.text().await.expect("text");
    (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("not JSON ({status}): {text}")))
}

/// The messages of a finished event stream.
pub(super) fn events(text: &str) -> Vec<Value> {
    text.split("\n\n")
        .filter_map(|event| event.strip_prefix("data: "))
        .map(|data| serde_json::from_str(data).expect("JSON"))
        .collect()
}

/// Names of a list result.
pub(super) fn names(answer: &Value) -> Vec<&str> {
    answer["result"]["tools"].as_array().expect("tools").iter().filter_map(|tool| tool["name"].as_str()).collect()
}

async fn start(
    store: &Store,
    dir: &tempfile::TempDir,
    definition: &ComponentDefinition,
    config: &Config,
) -> (State, SocketAddr, CancellationToken) {
    let private = dir.path().join("data/.mcpctl");
    let components = runtime::load(&runtime_file(dir.path(), definition), Some(&private), &Arc::default()).await;
    let state = State::new(store.clone(), components, config.clone()).await.expect("state");
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("listener");
    let address = listener.local_addr().expect("address");
    let stop = CancellationToken::new();
    tokio::spawn(serve(vec![listener], state.clone(), mcpctl::net::Inbound::default(), stop.clone().cancelled_owned()));
    (state, address, stop)
}

async fn environment(store: &Store) -> EnvironmentId {
    let actor = Actor::default();
    let account = NewAccount { name: "Test".into(), email: "test@example.com".into(), roles: Vec::<Role>::new() };
    let account: AccountId = store.create_account(&actor, account).await.expect("account").id;
    let name = AppName::parse("mcp-tools-demo").expect("name");
    let application = store.create_application(&actor, account, &name).await.expect("application");
    let new = NewEnvironment {
        name: EnvironmentName::parse("local").expect("name"),
        options: EnvironmentOptions { compatibility_check: false, version_check: false, security_overrides: false },
        diff_model_version: 4,
    };
    store.create_environment(&actor, application.id, new).await.expect("environment").id
}

/// Stores a deployment that exports the tool `file-tools` of the definition, all commands.
pub(super) async fn deploy(
    store: &Store,
    environment: EnvironmentId,
    definition: &ComponentDefinition,
    domain: &str,
    scheme: Option<&str>,
) {
    let staged = store.staged(environment).await.expect("read").expect("environment");
    let domain = Domain::parse(domain).expect("domain");
    let implementation = ComponentSnapshot {
        digest: Some(definition.digest()),
        definition: Some(definition.clone()),
        ..ComponentSnapshot::default()
    };
    let tools = || definition.tools.keys().cloned();
    let owner = ComponentSnapshot {
        tool_bindings: tools().map(|tool| (tool, serde_json::Map::new())).collect(),
        ..ComponentSnapshot::default()
    };
    let components =
        BTreeMap::from([(component("my-app:file-tools"), implementation), (component("my-app:owner"), owner)]);
    let endpoint = EndpointSnapshot {
        tools: tools()
            .map(|tool| {
                let export = ToolExportSnapshot {
                    owner_component: component("my-app:owner"),
                    security_scheme: scheme.map(|scheme| SchemeName::parse(scheme).expect("name")),
                    include: None,
                    exclude: None,
                };
                (tool, export)
            })
            .collect(),
        agents: definition.agents.keys().map(|agent| (agent.clone(), AgentExportSnapshot::default())).collect(),
    };
    let snapshot = Snapshot {
        components: components.clone(),
        mcp_deployments: BTreeMap::from([(domain.clone(), endpoint.clone())]),
        mcp_imports: Vec::new(),
        ..Snapshot::default()
    };
    let apply = Apply {
        environment_id: environment,
        base_counter: staged.environment.current.as_ref().map(|current| current.counter),
        staged_version: staged.version,
        changes: StagedChanges {
            register_domains: vec![domain.clone()],
            put_components: components,
            put_endpoints: BTreeMap::from([(domain, endpoint)]),
            ..StagedChanges::default()
        },
        hash: snapshot.hash(Model::V4),
        snapshot,
        version: String::new(),
        import_secrets: Vec::new(),
        releases: ReleaseChanges::default(),
    };
    store.apply(&Actor::default(), &apply).await.expect("apply");
}

fn component(name: &str) -> ComponentName {
    ComponentName::parse(name).expect("name")
}

/// How the machine runs the commands that the tests use.
fn runtime_file(root: &Path, definition: &ComponentDefinition) -> RuntimeFile {
    let lit = |text: &str| ArgTemplate { parts: vec![ArgPart::Literal(text.to_owned())] };
    let arg = |text: &str| ArgTemplate { parts: vec![ArgPart::Argument(text.to_owned())] };
    let script = |script: &str| vec![lit("sh"), lit("-c"), lit(script)];
    let tool = ToolName::parse("file-tools").expect("name");
    let key = |path: &[&str]| {
        (tool.clone(), path.iter().map(|name| CommandName::parse(name).expect("name")).collect::<Vec<_>>())
    };
    let vectors = BTreeMap::from([
        (key(&["read-file"]), vec![lit("cat"), lit("--"), arg("path")]),
        (key(&["list"]), vec![lit("ls"), lit("-1")]),
        (key(&["list", "files"]), vec![lit("ls"), lit("-1"), arg("all"), lit("--"), arg("dir")]),
        (key(&["wait"]), script("echo $$ > pid; touch started; exec sleep 1000")),
        (key(&["nap"]), script("sleep 1; echo rested")),
        (key(&["both"]), script("echo noise >&2; cat")),
        (key(&["fail"]), script("echo secret; echo secret >&2; exit 3")),
        (key(&["count"]), script("echo '{\"n\": 3}'")),
        (key(&["miscount"]), script("echo '{\"n\": \"three\"}'")),
        (key(&["missing"]), vec![lit("no-such-program-here")]),
    ]);
    let bound = RuntimeComponent {
        definition: Some(definition.clone()),
        binding: if definition.agents.is_empty() {
            RuntimeBinding::Run(vectors)
        } else {
            RuntimeBinding::Mcp { command: "sh".to_owned(), args: vec!["-c".to_owned(), COUNTER.to_owned()] }
        },
        env: indexmap::IndexMap::new(),
        cwd: PathBuf::from("."),
        timeout: Duration::from_secs(30),
    };
    RuntimeFile {
        components: BTreeMap::from([(component("my-app:file-tools"), bound)]),
        root: root.to_owned(),
        ..RuntimeFile::default()
    }
}

fn text_out() -> Value {
    json!({ "doc": "", "mime": ["text/plain"], "required": false })
}

fn tool(commands: &Value) -> ComponentDefinition {
    let definition = json!({ "tools": { "file-tools": {
        "version": "1.0.0",
        "root": { "name": "file-tools", "doc": { "summary": "Read and list files" }, "commands": commands },
        "resources": [{ "uri": "demo://about", "name": "about", "mime_type": "text/plain", "text": "A demo" }],
        "prompts": [{
            "name": "summarise",
            "description": "Summarise a file",
            "arguments": [{ "name": "path", "required": true }],
            "messages": [{ "role": "user", "text": "Summarise {path}." }],
        }],
    } } });
    serde_json::from_value(definition).expect("definition")
}

/// The tools of `fixtures/quickstart`.
pub(super) fn quickstart() -> ComponentDefinition {
    tool(&json!([
        {
            "name": "read-file",
            "doc": { "summary": "Print a file" },
            "body": {
                "positionals": [{ "name": "path", "type": { "kind": "path", "value": { "root": "." } }, "required": true }],
                "stdout": text_out(),
                "annotations": { "read_only": true, "destructive": false, "idempotent": true, "open_world": false },
            },
        },
        {
            "name": "list",
            "doc": { "summary": "List the working folder" },
            "body": { "stdout": text_out() },
            "commands": [{
                "name": "files",
                "aliases": ["ls"],
                "doc": { "summary": "List the files of a folder" },
                "body": {
                    "positionals": [{
                        "name": "dir",
                        "type": { "kind": "path", "value": { "root": "." } },
                        "required": false,
                        "default": ".",
                    }],
                    "flags": [{ "long": "all", "as": "-a" }],
                    "stdout": text_out(),
                },
            }],
        },
    ]))
}

/// Commands that show what calls can end in.
pub(super) fn odd_tools() -> ComponentDefinition {
    let count = json!({
        "type": { "kind": "record", "value": { "n": { "type": { "kind": "s64", "value": {} }, "required": true } } },
    });
    tool(&json!([
        { "name": "wait", "body": { "stdout": text_out() } },
        { "name": "nap", "body": { "stdout": text_out() } },
        { "name": "both", "body": { "stdin": text_out(), "stdout": text_out(), "stderr": text_out() } },
        { "name": "fail", "body": { "stdout": text_out(), "errors": [{ "name": "not-there", "exit_code": 3 }] } },
        { "name": "count", "body": { "result": count } },
        { "name": "miscount", "body": { "result": count } },
        { "name": "missing", "body": {} },
    ]))
}

/// A stdio MCP server that is an agent: it counts, one process an instance.
const COUNTER: &str = r#"
count=0
while read -r line; do
  id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
  answer() { printf '{"jsonrpc":"2.0","id":%s,%s}\n' "$id" "$1"; }
  content() { answer '"result":{"content":[{"type":"text","text":"'"$1"'"}]}'; }
  case $line in
    *'"initialize"'*) answer '"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"c","version":"1"}}' ;;
    *'"tools/list"'*) answer '"result":{"tools":[{"name":"incrementBy","inputSchema":{"type":"object"}},{"name":"get","inputSchema":{"type":"object"}}]}' ;;
    *'"incrementBy"'*) by=$(printf '%s' "$line" | sed -n 's/.*"value":\([0-9]*\).*/\1/p'); count=$((count + by)); content "$count" ;;
    *'"get"'*) content "$count" ;;
    *'"id"'*) answer '"error":{"code":-32601,"message":"no"}' ;;
  esac
done
"#;

/// An agent type with a constructor parameter, a method with one, and a method without.
pub(super) fn counter() -> ComponentDefinition {
    let text = json!({ "kind": "string", "value": {} });
    let number = json!({ "kind": "u64", "value": {} });
    let definition = json!({ "agents": { "CounterAgent": {
        "constructor": [{ "name": "name", "type": text, "required": true }],
        "methods": [
            {
                "name": "incrementBy",
                "description": "Add a value",
                "prompt_hint": "Increments the counter",
                "parameters": [{ "name": "value", "type": number, "required": true }],
                "result": { "kind": "unstructured-text" },
            },
            { "name": "get", "result": { "kind": "unstructured-text" } },
        ],
    } } });
    serde_json::from_value(definition).expect("definition")
}

/// Waits until something holds.
pub(super) async fn until<F: Future<Output = bool>>(mut condition: impl FnMut() -> F) {
    let deadline = tokio::time::Instant::now() + Duration::from_secs(20);
    while !condition().await {
        assert!(tokio::time::Instant::now() < deadline, "waited too long");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

//! `tools/list` of 100 tools against a bare handler that answers the same bytes, at 1 and 64 connections.
//!
//! `cargo run --release --example bench-gateway [-- SECONDS]`. Ends with 1 when the gateway reaches less than 60 % of the
//! bare handler's requests per second, or when answers on a single connection wait for delayed acknowledgements.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Bytes;
use axum::http::header;
use axum::routing::post;
use axum::serve::ListenerExt;
use futures::future::join_all;
use mcpctl::gateway::{Components, Config, State};
use mcpctl::model::{AppName, ComponentDefinition, ComponentName, Domain, EnvironmentName};
use mcpctl::plan::hash::Model;
use mcpctl::plan::{ComponentSnapshot, EndpointSnapshot, Snapshot, ToolExportSnapshot};
use mcpctl::secrets::{Sealer, SealingKey};
use mcpctl::store::{
    Actor, Apply, EnvironmentOptions, Location, NewAccount, NewEnvironment, ReleaseChanges, StagedChanges, Store,
};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What the gateway must reach of the bare handler.
const WANTED: f64 = 0.6;
/// A delayed acknowledgement costs 40 ms; nothing else here comes near.
const STALL: Duration = Duration::from_millis(38);

#[tokio::main]
#[allow(clippy::print_stdout, reason = "a benchmark's output")]
async fn main() -> Result<ExitCode, Failure> {
    let seconds = std::env::args().nth(1).map_or(Ok(3), |text| text.parse())?;
    let gateway = gateway().await?;
    let session = initialize(gateway).await?;
    let legacy = request(&format!("Mcp-Session-Id: {session}\r\nMCP-Protocol-Version: 2025-11-25\r\n"), &json!({}));
    let modern = request(
        "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/list\r\n",
        &json!({ "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {},
        } }),
    );
    let mut good = true;
    println!("{:8} {:>11} {:>12} {:>12} {:>7} {:>10}", "era", "connections", "bare req/s", "gateway", "share", "99 %");
    for (era, request) in [("legacy", &legacy), ("modern", &modern)] {
        let mut stream = TcpStream::connect(gateway).await?;
        let answer = exchange(&mut stream, request).await?;
        let bare = bare(answer.into()).await?;
        for connections in [1, 64] {
            let (bare, _) = load(bare, request, connections, seconds).await?;
            let (ours, slow) = load(gateway, request, connections, seconds).await?;
            let share = ours / bare;
            good &= share >= WANTED && (connections > 1 || slow < STALL);
            println!(
                "{era:8} {connections:>11} {bare:>12.0} {ours:>12.0} {:>6.0}% {:>7.1} ms",
                share * 100.0,
                slow.as_secs_f64() * 1000.0
            );
        }
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn request(headers: &str, params: &Value) -> Vec<u8> {
    let body = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": params }).to_string();
    format!(
        "POST /mcp HTTP/1.1\r\nHost: bench.localhost:9007\r\nContent-Type: application/json\r\n\
         Accept: application/json, text/event-stream\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// Requests per second, and the time within which 99 of 100 answers came.
async fn load(
    address: SocketAddr,
    request: &[u8],
    connections: usize,
    seconds: u64,
) -> Result<(f64, Duration), Failure> {
    let end = Instant::now() + Duration::from_secs(seconds);
    let workers = (0..connections).map(|_| {
        let request = request.to_vec();
        tokio::spawn(async move {
            let mut stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            exchange(&mut stream, &request).await?;
            let mut times = Vec::new();
            while Instant::now() < end {
                let start = Instant::now();
                exchange(&mut stream, &request).await?;
                times.push(start.elapsed());
            }
            Ok::<_, Failure>(times)
        })
    });
    let mut times = Vec::new();
    for worker in join_all(workers).await {
        times.extend(worker??);
    }
    times.sort_unstable();
    let slow = times.get(times.len() * 99 / 100).copied().ok_or("no request was answered")?;
    #[allow(clippy::cast_precision_loss, reason = "counts of a few seconds")]
    Ok((times.len() as f64 / seconds as f64, slow))
}

/// Sends a request and returns the body of its answer, which must be 200 with a length.
async fn exchange(stream: &mut TcpStream, request: &[u8]) -> Result<Vec<u8>, Failure> {
    stream.write_all(request).await?;
    let mut bytes = Vec::with_capacity(64 << 10);
    let (start, length) = loop {
        if stream.read_buf(&mut bytes).await? == 0 {
            return Err("the connection closed".into());
        }
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            let head = std::str::from_utf8(&bytes[..end])?;
            if !head.starts_with("HTTP/1.1 200") {
                return Err(format!("not a success: {head}").into());
            }
            let length = head.lines().find_map(|line| {
                let (name, value) = line.split_once(':')?;
                name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
            });
            break (end + 4, length.ok_or("no length")?);
        }
    };
    while bytes.len() < start + length {
        if stream.read_buf(&mut bytes).await? == 0 {
            return Err("the connection closed".into());
        }
    }
    Ok(bytes.split_off(start))
}

async fn initialize(address: SocketAddr) -> Result<String, Failure> {
    let response = reqwest::Client::builder()
        .no_proxy()
        .build()?
        .post(format!("http://{address}/mcp"))
        .json(&json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "bench", "version": "0" },
        } }))
        .send()
        .await?;
    let id = response.headers().get("mcp-session-id").ok_or("no session")?;
    Ok(id.to_str()?.to_owned())
}

/// A handler that reads the body and answers the same bytes.
async fn bare(body: Bytes) -> Result<SocketAddr, Failure> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let address = listener.local_addr()?;
    let answer = move |_: Bytes| {
        let body = body.clone();
        async move { ([(header::CONTENT_TYPE, "application/json")], body) }
    };
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    tokio::spawn(axum::serve(listener, Router::new().route("/mcp", post(answer))).into_future());
    Ok(address)
}

async fn gateway() -> Result<SocketAddr, Failure> {
    let store = Store::open(&Location::Memory, Sealer::new(&SealingKey::generate(), &[])).await?;
    deploy(&store).await?;
    let state = State::new(store, Components::new(), Config::default()).await?;
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let address = listener.local_addr()?;
    tokio::spawn(mcpctl::gateway::serve(
        vec![listener],
        state,
        mcpctl::net::Inbound::default(),
        std::future::pending(),
    ));
    Ok(address)
}

/// One tool with a hundred commands, each with three arguments.
fn definition() -> Result<ComponentDefinition, Failure> {
    let text = json!({ "kind": "string", "value": {} });
    let commands: Vec<Value> = (0..100)
        .map(|number| {
            json!({
                "name": format!("command-{number}"),
                "doc": { "summary": format!("Does thing number {number} and reports how it went") },
                "body": {
                    "positionals": [{ "name": "target", "type": text, "required": true, "doc": { "summary": "What to act on" } }],
                    "options": [{ "long": "format", "shape": { "kind": "scalar", "value": text }, "doc": { "summary": "How to write it" } }],
                    "flags": [{ "long": "verbose", "doc": { "summary": "Tell more" } }],
                },
            })
        })
        .collect();
    let root = json!({ "name": "bench", "commands": commands });
    Ok(serde_json::from_value(json!({ "tools": { "bench": { "root": root } } }))?)
}

async fn deploy(store: &Store) -> Result<(), Failure> {
    let actor = Actor::default();
    let account = NewAccount { name: "Bench".into(), email: "bench@example.com".into(), roles: Vec::new() };
    let account = store.create_account(&actor, account).await?;
    let application = store.create_application(&actor, account.id, &AppName::parse("bench")?).await?;
    let new = NewEnvironment {
        name: EnvironmentName::parse("local")?,
        options: EnvironmentOptions { compatibility_check: false, version_check: false, security_overrides: false },
        diff_model_version: 4,
    };
    let environment = store.create_environment(&actor, application.id, new).await?.id;
    let staged = store.staged(environment).await?.ok_or("no environment")?;
    let (definition, owner) = (definition()?, ComponentName::parse("bench:tool")?);
    let component = ComponentSnapshot {
        digest: Some(definition.digest()),
        tool_bindings: definition.tools.keys().map(|tool| (tool.clone(), serde_json::Map::new())).collect(),
        definition: Some(definition.clone()),
        ..ComponentSnapshot::default()
    };
    let export =
        ToolExportSnapshot { owner_component: owner.clone(), security_scheme: None, include: None, exclude: None };
    let endpoint = EndpointSnapshot {
        tools: definition.tools.keys().map(|tool| (tool.clone(), export.clone())).collect(),
        ..EndpointSnapshot::default()
    };
    let domain = Domain::parse("bench.localhost:9007")?;
    let snapshot = Snapshot {
        components: BTreeMap::from([(owner, component)]),
        mcp_deployments: BTreeMap::from([(domain.clone(), endpoint)]),
        mcp_imports: Vec::new(),
        ..Snapshot::default()
    };
    let apply = Apply {
        environment_id: environment,
        base_counter: None,
        staged_version: staged.version,
        changes: StagedChanges { register_domains: vec![domain], ..StagedChanges::default() },
        hash: snapshot.hash(Model::V4),
        snapshot,
        version: String::new(),
        import_secrets: Vec::new(),
        releases: ReleaseChanges::default(),
    };
    store.apply(&actor, &apply).await?;
    Ok(())
}

//! The client that the suite starts: our upstream client, doing what each scenario expects.

use std::sync::Arc;
use std::time::Duration;

use mcpctl::mcp::method;
use mcpctl::model::ImportFilter;
use mcpctl::net::{Sender, SenderOptions};
use mcpctl::projection::import::project_import;
use mcpctl::upstream::{
    Answers, CallOptions, Endpoint, EraChoice, HttpEndpoint, ListKind, NoAnswers, Options, Upstream, UpstreamError,
};
use serde_json::{Map, Value, json};

/// The name of [`the_suites_client`] for the test runner.
pub(super) const NAME: &str = "conformance::client::the_suites_client";

/// What the suite asks for: in variables, and the URL as the last argument.
#[derive(Debug)]
pub(super) struct Task {
    /// The scenario.
    pub(super) scenario: String,
    /// The server.
    pub(super) url: String,
    /// The revision to speak.
    pub(super) revision: String,
    /// What the scenario says besides; null for most.
    pub(super) context: Value,
}

#[tokio::test]
#[ignore = "the conformance suite starts it"]
async fn the_suites_client() {
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    let context = variable("MCP_CONFORMANCE_CONTEXT");
    let task = Task {
        scenario: variable("MCP_CONFORMANCE_SCENARIO"),
        url: std::env::args().next_back().unwrap_or_default(),
        revision: variable("MCP_CONFORMANCE_PROTOCOL_VERSION"),
        context: if context.is_empty() { Value::Null } else { serde_json::from_str(&context).expect("JSON") },
    };
    run(&task).await.unwrap_or_else(|reason| panic!("{}: {reason}", task.scenario));
}

async fn run(task: &Task) -> Result<(), String> {
    match task.scenario.as_str() {
        scenario if scenario.starts_with("auth/") => super::auth::run(task).await,
        "http-custom-headers" => calls_of_the_context(task).await,
        "http-standard-headers" => everything(task).await,
        "json-schema-2020-12-preservation" => echo_of_a_schema(task).await,
        "sep-2322-client-request-state" | "elicitation-sep1034-client-defaults" => {
            call_every_tool(&connect(task, Arc::new(Defaults)).await?).await
        }
        _ => call_every_tool(&connect(task, Arc::new(NoAnswers)).await?).await,
    }
}

async fn connect(task: &Task, answers: Arc<dyn Answers>) -> Result<Upstream, String> {
    let url = task.url.parse().map_err(|_| format!("no URL: {}", task.url))?;
    let endpoint = HttpEndpoint::new(url, Sender::new(SenderOptions::default()));
    let version = EraChoice::named(&task.revision).ok_or("an unknown revision")?;
    // The modern era is found by asking; a legacy server of the suite counts every message that it does not know.
    let era = if task.revision == super::MODERN { EraChoice::Auto } else { version };
    let limit = Duration::from_secs(10);
    let options = Options { era, timeout: limit, init_timeout: limit, ..Options::default() };
    Upstream::connect_with(Endpoint::Http(endpoint), options, answers).await.map_err(|error| error.to_string())
}

/// Lists the tools, and calls those that an import would bring in.
async fn call_every_tool(upstream: &Upstream) -> Result<(), String> {
    let listing = match upstream.list(ListKind::Tools).await {
        Err(UpstreamError::NoCapability(_)) => return Ok(()),
        other => other.map_err(|error| error.to_string())?,
    };
    let surface = project_import(&listing.items, None, &ImportFilter::All);
    // In the order of the server: some scenarios are stories.
    let importable = |name: &str| surface.tools.iter().any(|tool| tool.upstream_name == name);
    for tool in &listing.items {
        let Some(name) = tool["name"].as_str().filter(|name| importable(name)) else { continue };
        let arguments = required_arguments(&tool["inputSchema"]);
        upstream.call(name, arguments, &CallOptions::default()).await.map_err(|error| format!("{name} {error}"))?;
    }
    upstream.close().await;
    Ok(())
}

/// A value for every required argument.
fn required_arguments(schema: &Value) -> Map<String, Value> {
    let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
    let names = required.iter().filter_map(Value::as_str);
    names.map(|name| (name.to_owned(), sample(&schema["properties"][name]))).collect()
}

fn sample(schema: &Value) -> Value {
    if let Some(default) = schema.get("default") {
        return default.clone();
    }
    match schema["type"].as_str() {
        Some("integer" | "number") => json!(2),
        Some("boolean") => json!(true),
        Some("array") => json!([]),
        Some("object") => Value::Object(required_arguments(schema)),
        _ => schema["enum"].get(0).cloned().unwrap_or_else(|| json!("text")),
    }
}

/// Accepts every form, with its defaults.
#[derive(Debug)]
struct Defaults;

impl Answers for Defaults {
    fn capabilities(&self) -> Map<String, Value> {
        Map::from_iter([("elicitation".to_owned(), json!({"form": {}}))])
    }

    fn answer(&self, method: &str, params: &Value) -> Option<Value> {
        let properties = params["requestedSchema"]["properties"].as_object()?;
        let content: Map<String, Value> =
            properties.iter().map(|(name, schema)| (name.clone(), sample(schema))).collect();
        (method == "elicitation/create").then(|| json!({"action": "accept", "content": content}))
    }
}

async fn calls_of_the_context(task: &Task) -> Result<(), String> {
    let upstream = connect(task, Arc::new(NoAnswers)).await?;
    for call in task.context["toolCalls"].as_array().ok_or("no calls in the context")? {
        let name = call["name"].as_str().ok_or("a call without a name")?;
        let arguments = call["arguments"].as_object().cloned().unwrap_or_default();
        // The schema of one tool admits no null, which the scenario sends all the same.
        let options = CallOptions { unchecked: true, ..CallOptions::default() };
        upstream.call(name, arguments, &options).await.map_err(|error| format!("{name} {error}"))?;
    }
    Ok(())
}

/// Every kind of request that has a name in a header.
async fn everything(task: &Task) -> Result<(), String> {
    let upstream = connect(task, Arc::new(NoAnswers)).await?;
    call_every_tool(&upstream).await?;
    for (kind, member, request) in
        [(ListKind::Resources, "uri", method::RESOURCES_READ), (ListKind::Prompts, "name", method::PROMPTS_GET)]
    {
        for item in upstream.list(kind).await.map_err(|error| error.to_string())?.items {
            let params = Map::from_iter([(member.to_owned(), item[member].clone())]);
            upstream.ask(request, params).await.map_err(|error| format!("{request} {error}"))?;
        }
    }
    Ok(())
}

/// Sends back the schema of a tool as it was received.
async fn echo_of_a_schema(task: &Task) -> Result<(), String> {
    let upstream = connect(task, Arc::new(NoAnswers)).await?;
    let listing = upstream.list(ListKind::Tools).await.map_err(|error| error.to_string())?;
    for tool in listing.items.iter().filter(|tool| tool["name"] != "json_schema_echo") {
        let arguments = Map::from_iter([("schema".to_owned(), tool["inputSchema"].clone())]);
        let options = CallOptions { unchecked: true, ..CallOptions::default() };
        upstream.call("json_schema_echo", arguments, &options).await.map_err(|error| error.to_string())?;
    }
    Ok(())
}

//! Sessions: negotiation, life and death, change of the deployment.

use std::time::Duration;

use mcpctl::gateway::Config;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::rig::{DOMAIN, Rig, answer, events, initialize, names, odd_tools, quickstart, until};

const GONE: &str = "Not Found: Session not found";

#[tokio::test]
async fn initialize_negotiates_and_never_opens_the_modern_era() {
    let rig = Rig::quickstart().await;
    for (asked, given) in [
        ("2025-11-25", "2025-11-25"),
        ("2025-06-18", "2025-06-18"),
        ("2025-03-26", "2025-03-26"),
        ("2024-11-05", "2025-11-25"),
        ("2026-07-28", "2025-11-25"),
        ("1999-01-01", "2025-11-25"),
    ] {
        let session = rig.session(asked).await;
        assert_eq!(session.version, given, "{asked}");
        assert_eq!(session.id.len(), 43, "256 bits");
    }
    let incomplete = json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {} });
    let response = rig.post(&incomplete).send().await.expect("answer");
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    assert!(response.headers().get("mcp-session-id").is_none());
}

#[tokio::test]
async fn a_session_lists_and_pings() {
    let rig = Rig::quickstart().await;
    let session = rig.session("2025-11-25").await;
    assert_eq!(session.notify("notifications/initialized", json!({})).await, StatusCode::ACCEPTED);
    assert_eq!(session.ask("ping", json!({})).await["result"], json!({}));
    let list = session.ask("tools/list", json!({})).await;
    assert_eq!(
        names(&list),
        ["file_tools_list", "file_tools_list_files", "file_tools_list_ls", "file_tools_read_file"]
    );
    assert_eq!((list["id"].as_i64(), list["result"].get("resultType")), (Some(7), None));
    let read = &list["result"]["tools"][3];
    assert_eq!(read["annotations"]["readOnlyHint"], true);
    assert_eq!(read["inputSchema"]["required"], json!(["path"]));

    let resources = session.ask("resources/list", json!({})).await;
    assert_eq!(resources["result"]["resources"][0]["uri"], "demo://about");
    let content = session.ask("resources/read", json!({ "uri": "demo://about" })).await;
    assert_eq!(content["result"]["contents"][0]["text"], "A demo");
    let missing = session.ask("resources/read", json!({ "uri": "demo://nothing" })).await;
    assert_eq!(missing["error"]["code"], -32002);
    assert_eq!(session.ask("resources/templates/list", json!({})).await["result"]["resourceTemplates"], json!([]));

    let prompts = session.ask("prompts/list", json!({})).await;
    let name = &prompts["result"]["prompts"][0]["name"];
    let prompt = session.ask("prompts/get", json!({ "name": name, "arguments": { "path": "{path}" } })).await;
    assert_eq!(prompt["result"]["messages"][0]["content"]["text"], "Summarise {path}.");
    assert_eq!(session.ask("prompts/get", json!({ "name": name })).await["error"]["code"], -32602);

    for unknown in ["completion/complete", "logging/setLevel", "server/discover", "nonsense"] {
        assert_eq!(session.ask(unknown, json!({})).await["error"]["code"], -32601, "{unknown}");
    }
    assert_eq!(session.ask("tools/list", json!({ "cursor": "x" })).await["error"]["code"], -32602);
}

#[tokio::test]
async fn without_a_session_there_is_no_answer() {
    let rig = Rig::quickstart().await;
    let list = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" });
    let (status, _) = answer(rig.post(&list)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    for method in [Method::POST, Method::GET, Method::DELETE] {
        let request = rig.request(method.clone()).header("mcp-session-id", "never-given-out");
        let request = if method == Method::POST { request.body(list.to_string()) } else { request };
        let response = request.header("content-type", "application/json").send().await.expect("answer");
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{method}");
        assert_eq!(response.text().await.expect("text"), GONE);
    }
    let session = rig.session("2025-11-25").await;
    let bad = rig.post(&list).header("mcp-session-id", &session.id).header("mcp-protocol-version", "1999-01-01");
    assert_eq!(answer(bad).await.0, StatusCode::BAD_REQUEST);
    let bare = rig.post(&list).header("mcp-session-id", &session.id);
    assert_eq!(answer(bare).await.0, StatusCode::OK, "older clients send no version header");
}

#[tokio::test]
async fn delete_ends_a_session_and_cancels_its_calls() {
    let rig = Rig::with(Config::default(), odd_tools()).await;
    let session = rig.session("2025-11-25").await;
    let call = session.call("file_tools_wait", json!({}));
    let end = async {
        until(async || rig.dir.path().join("started").exists()).await;
        session.with(rig.request(Method::DELETE)).send().await.expect("answer").status()
    };
    let (cancelled, status) = tokio::join!(call, end);
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert!(cancelled["error"]["message"].as_str().expect("message").contains("cancelled"), "{cancelled}");
    let response = session.send("ping", json!({})).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert_eq!(response.text().await.expect("text"), GONE);
}

#[tokio::test]
async fn a_client_can_give_up_one_call() {
    let rig = Rig::with(Config::default(), odd_tools()).await;
    let session = rig.session("2025-06-18").await;
    let call = session.call("file_tools_wait", json!({}));
    let give_up = async {
        until(async || rig.dir.path().join("started").exists()).await;
        session.notify("notifications/cancelled", json!({ "requestId": 7 })).await
    };
    let (cancelled, status) = tokio::join!(call, give_up);
    assert_eq!(status, StatusCode::ACCEPTED);
    assert!(cancelled["error"].is_object());
    assert_eq!(session.ask("ping", json!({})).await["result"], json!({}));
}

#[tokio::test]
async fn an_idle_session_ends_and_a_running_call_keeps_it() {
    let config = Config { session_idle_timeout: Duration::from_millis(400), ..Config::default() };
    let rig = Rig::with(config, odd_tools()).await;
    let idle = rig.session("2025-11-25").await;
    let busy = rig.session("2025-11-25").await;
    let rested = busy.call("file_tools_nap", json!({})).await;
    assert_eq!(rested["result"]["content"][0]["text"], "rested\n");
    assert_eq!(busy.ask("ping", json!({})).await["result"], json!({}));
    let response = idle.send("ping", json!({})).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert_eq!(response.text().await.expect("text"), GONE);
}

#[tokio::test]
async fn a_session_survives_the_server_and_moves_between_servers() {
    let rig = Rig::quickstart().await;
    let session = rig.session("2025-11-25").await;
    let other = rig.replica(&quickstart()).await;
    let moved = session.at(&other);
    assert_eq!(names(&moved.ask("tools/list", json!({})).await).len(), 4);
    moved.with(other.request(Method::DELETE)).send().await.expect("answer");
    until(async || session.send("ping", json!({})).await.status() == StatusCode::NOT_FOUND).await;
}

#[tokio::test]
async fn another_deployment_makes_a_session_list_again() {
    let rig = Rig::quickstart().await;
    let session = rig.session("2025-11-25").await;
    rig.redeploy(&odd_tools()).await;
    for (method, params) in [
        ("tools/call", json!({ "name": "file_tools_read_file", "arguments": { "path": "hello.txt" } })),
        ("resources/read", json!({ "uri": "demo://about" })),
        ("prompts/get", json!({ "name": "summarise" })),
    ] {
        let response = session.send(method, params).await;
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        let events = events(&response.text().await.expect("text"));
        assert_eq!(events[0]["method"], "notifications/tools/list_changed");
        assert_eq!(events[1]["error"]["code"], -32602);
        assert!(events[1]["error"]["message"].as_str().expect("message").starts_with("tool set changed"));
        assert_eq!(events[1]["id"], 7);
    }
    assert!(names(&session.ask("tools/list", json!({})).await).contains(&"file_tools_fail"));
    let unknown = session.call("file_tools_read_file", json!({})).await;
    assert!(unknown["error"]["message"].as_str().expect("message").contains("unknown tool"));
}

#[tokio::test]
async fn only_one_revision_has_batches() {
    let rig = Rig::quickstart().await;
    let batch = json!([
        { "jsonrpc": "2.0", "id": 1, "method": "ping" },
        { "jsonrpc": "2.0", "method": "notifications/initialized" },
        { "jsonrpc": "2.0", "id": "two", "method": "tools/list" },
        5,
    ]);
    let session = rig.session("2025-03-26").await;
    let (status, answers) = answer(session.with(rig.post(&batch))).await;
    assert_eq!(status, StatusCode::OK);
    let ids: Vec<_> = answers.as_array().expect("array").iter().map(|answer| answer["id"].clone()).collect();
    assert_eq!(ids, [json!(1), json!("two"), Value::Null]);
    let quiet = json!([{ "jsonrpc": "2.0", "method": "notifications/initialized" }]);
    assert_eq!(session.with(rig.post(&quiet)).send().await.expect("answer").status(), StatusCode::ACCEPTED);
    for version in ["2025-06-18", "2025-11-25"] {
        let session = rig.session(version).await;
        assert_eq!(answer(session.with(rig.post(&batch))).await.0, StatusCode::BAD_REQUEST, "{version}");
    }
}

#[tokio::test]
async fn the_get_stream_tells_of_deployments_and_ends_with_the_session() {
    let rig = Rig::quickstart().await;
    let session = rig.session("2025-11-25").await;
    let get = || session.with(rig.request(Method::GET)).header("accept", "text/event-stream");
    let mut stream = get().send().await.expect("stream");
    assert_eq!(stream.status(), StatusCode::OK);
    rig.redeploy(&odd_tools()).await;
    let mut text = String::new();
    while !text.contains("notifications/resources/list_changed") {
        text.push_str(&String::from_utf8_lossy(&stream.chunk().await.expect("chunk").expect("open")));
    }
    assert_eq!(events(&text)[0]["method"], "notifications/tools/list_changed");
    // A client that lost its stream opens another one, which replaces the first.
    let second = get().send().await.expect("stream");
    assert_eq!(stream.text().await.expect("end"), "");
    session.with(rig.request(Method::DELETE)).send().await.expect("answer");
    assert_eq!(second.text().await.expect("end"), "");
    let plain = rig.request(Method::GET).header("accept", "text/html").send().await.expect("answer");
    assert_eq!(plain.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn sessions_are_bounded_and_refused_ones_leave_nothing() {
    let rig = Rig::with(Config { max_sessions: 2, ..Config::default() }, quickstart()).await;
    for _ in 0..20 {
        let refused = rig.post(&json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize" }));
        assert_eq!(answer(refused).await.0, StatusCode::BAD_REQUEST);
    }
    let first = rig.session("2025-11-25").await;
    rig.session("2025-11-25").await;
    assert_eq!(answer(rig.post(&initialize("2025-11-25"))).await.0, StatusCode::SERVICE_UNAVAILABLE);
    first.with(rig.request(Method::DELETE)).send().await.expect("answer");
    rig.session("2025-11-25").await;
}

#[tokio::test]
async fn a_session_belongs_to_its_domain() {
    let rig = Rig::quickstart().await;
    let session = rig.session("2025-11-25").await;
    super::rig::deploy(&rig.store, rig.environment, &quickstart(), "second.localhost:9007", None).await;
    rig.state.refresh().await.expect("refresh");
    let url = format!("http://{}/mcp", rig.address);
    let client = reqwest::Client::builder().no_proxy().build().expect("client");
    let status = async |host: &str| {
        let request = client.delete(&url).header("host", host);
        session.with(request).send().await.expect("answer").status()
    };
    assert_eq!(status("second.localhost:9007").await, StatusCode::NOT_FOUND);
    assert_ne!(DOMAIN, "second.localhost:9007");
}

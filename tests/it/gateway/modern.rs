//! The stateless era: what every request must carry, and what it gets.

use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use super::rig::{Rig, answer, names, odd_tools};

#[tokio::test]
async fn discover_and_lists_describe_themselves() {
    let rig = Rig::quickstart().await;
    let (status, discovered) = rig.modern_answer("server/discover", json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let result = &discovered["result"];
    assert_eq!(result["supportedVersions"], json!(["2026-07-28"]));
    assert_eq!(result["resultType"], "complete");
    assert_eq!(result["_meta"]["io.modelcontextprotocol/serverInfo"]["name"], "mcpctl");
    for (method, member) in [
        ("tools/list", "tools"),
        ("resources/list", "resources"),
        ("resources/templates/list", "resourceTemplates"),
        ("prompts/list", "prompts"),
    ] {
        let (_, list) = rig.modern_answer(method, json!({})).await;
        let result = &list["result"];
        assert!(result[member].is_array(), "{list}");
        assert_eq!((&result["resultType"], &result["cacheScope"]), (&json!("complete"), &json!("public")));
        assert!(result["ttlMs"].is_u64());
    }
    let (_, list) = rig.modern_answer("tools/list", json!({})).await;
    assert!(names(&list).contains(&"file_tools_read_file"));
}

#[tokio::test]
async fn calls_and_reads_are_stateless() {
    let rig = Rig::quickstart().await;
    let call = json!({ "name": "file_tools_read_file", "arguments": { "path": "hello.txt" } });
    let (status, called) = rig.modern_answer("tools/call", call).await;
    assert_eq!((status, &called["result"]["content"][0]["text"]), (StatusCode::OK, &json!("hello\n")));
    assert_eq!(called["result"]["resultType"], "complete");
    rig.redeploy(&odd_tools()).await;
    let (_, read) = rig.modern_answer("resources/read", json!({ "uri": "demo://about" })).await;
    assert_eq!(read["result"]["contents"][0]["text"], "A demo");
    assert!(read["result"]["ttlMs"].is_u64());
    let (_, missing) = rig.modern_answer("resources/read", json!({ "uri": "demo://nothing" })).await;
    assert_eq!(missing["error"]["code"], -32602);
    let (_, gone) = rig.modern_answer("tools/call", json!({ "name": "file_tools_read_file" })).await;
    assert_eq!(gone["error"]["code"], -32602);
}

#[tokio::test]
async fn headers_and_body_must_agree() {
    let rig = Rig::quickstart().await;
    let meta = |version: &str| {
        json!({
            "io.modelcontextprotocol/protocolVersion": version,
            "io.modelcontextprotocol/clientCapabilities": {},
        })
    };
    let body = |method: &str, params: Value| json!({ "jsonrpc": "2.0", "id": "x", "method": method, "params": params });
    let list = |version: &str| rig.post(&body("tools/list", json!({ "_meta": meta(version) })));
    let call = || rig.post(&body("tools/call", json!({ "name": "file_tools_list", "_meta": meta("2026-07-28") })));
    let with = |request: RequestBuilder, headers: &[(&'static str, &'static str)]| {
        headers.iter().fold(request, |request, (name, value)| request.header(*name, *value))
    };
    let version = ("mcp-protocol-version", "2026-07-28");
    let method = ("mcp-method", "tools/call");
    let cases: Vec<(&str, RequestBuilder, u16, i64)> = vec![
        ("no version header", with(list("2026-07-28"), &[("mcp-method", "tools/list")]), 400, -32020),
        ("another version", with(list("2026-07-28"), &[("mcp-protocol-version", "2027-01-01")]), 400, -32020),
        ("no method header", with(list("2026-07-28"), &[version]), 400, -32020),
        ("another method", with(list("2026-07-28"), &[version, ("mcp-method", "tools/call")]), 400, -32020),
        ("method in capitals", with(list("2026-07-28"), &[version, ("mcp-method", "Tools/List")]), 400, -32020),
        ("no name header", with(call(), &[version, method]), 400, -32020),
        ("another name", with(call(), &[version, method, ("mcp-name", "x")]), 400, -32020),
        ("broken encoding", with(call(), &[version, method, ("mcp-name", "=?base64?%?=")]), 400, -32020),
        ("unknown version", with(list("2030-01-01"), &[("mcp-protocol-version", "2030-01-01")]), 400, -32022),
        ("no _meta", with(rig.post(&body("tools/list", json!({}))), &[version]), 400, -32602),
        (
            "no capabilities",
            with(
                rig.post(&body(
                    "tools/list",
                    json!({ "_meta": { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } }),
                )),
                &[version],
            ),
            400,
            -32602,
        ),
        ("a response", with(rig.post(&json!({ "jsonrpc": "2.0", "id": 1, "result": {} })), &[version]), 400, -32600),
        ("a batch", with(rig.post(&json!([])), &[version]), 400, -32600),
    ];
    for (what, request, status, code) in cases {
        let (got, answer) = answer(request).await;
        assert_eq!((got.as_u16(), answer["error"]["code"].as_i64()), (status, Some(code)), "{what}: {answer}");
        if code == -32022 {
            assert_eq!(answer["error"]["data"], json!({ "supported": ["2026-07-28"], "requested": "2030-01-01" }));
        }
    }
    let encoded = with(call(), &[version, method, ("mcp-name", "=?base64?ZmlsZV90b29sc19saXN0?=")]);
    assert_eq!(answer(encoded).await.0, StatusCode::OK);
}

#[tokio::test]
async fn removed_methods_are_not_found_and_notifications_are_taken() {
    let rig = Rig::quickstart().await;
    for method in ["initialize", "ping", "logging/setLevel", "resources/subscribe", "completion/complete", "nonsense"] {
        let (status, answer) = rig.modern_answer(method, json!({})).await;
        assert_eq!((status.as_u16(), answer["error"]["code"].as_i64()), (404, Some(-32601)), "{method}");
    }
    let note = json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": { "requestId": 1 } });
    let sent = rig.post(&note).header("mcp-protocol-version", "2026-07-28").send().await.expect("answer");
    assert_eq!(sent.status(), StatusCode::ACCEPTED);
    for method in [Method::GET, Method::DELETE] {
        let sent = rig.request(method).header("mcp-protocol-version", "2026-07-28").send().await.expect("answer");
        assert_eq!(sent.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}

#[tokio::test]
async fn listeners_hear_of_a_deployment_and_of_nothing_else() {
    let rig = Rig::quickstart().await;
    let listen = json!({ "notifications": { "toolsListChanged": true, "resourceSubscriptions": ["demo://about"] } });
    let mut stream = rig.modern("subscriptions/listen", listen).send().await.expect("stream");
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    assert_eq!(stream.headers()["x-accel-buffering"], "no");
    let mut next = async || {
        let chunk = stream.chunk().await.expect("chunk").expect("open");
        let text = String::from_utf8(chunk.to_vec()).expect("UTF-8");
        serde_json::from_str::<Value>(text.trim().strip_prefix("data: ").expect("data")).expect("JSON")
    };
    let first = next().await;
    assert_eq!(first["method"], "notifications/subscriptions/acknowledged");
    assert_eq!(first["params"]["notifications"], json!({ "toolsListChanged": true }));
    assert_eq!(first["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], 1);
    rig.redeploy(&odd_tools()).await;
    let notice = next().await;
    assert_eq!(notice["method"], "notifications/tools/list_changed");
    assert_eq!(notice["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], 1);
    let (status, bad) = rig.modern_answer("subscriptions/listen", json!({})).await;
    assert_eq!((status.as_u16(), bad["error"]["code"].as_i64()), (400, Some(-32602)));
}

#[tokio::test]
async fn a_closed_connection_cancels_its_call() {
    let rig = Rig::with(mcpctl::gateway::Config::default(), odd_tools()).await;
    let call = rig.modern("tools/call", json!({ "name": "file_tools_wait" })).send();
    let started = super::rig::until(async || {
        !fs_err::read_to_string(rig.dir.path().join("pid")).unwrap_or_default().trim().is_empty()
    });
    tokio::select! {
        _ = call => panic!("the call cannot end"),
        () = started => {}
    }
    let pid = fs_err::read_to_string(rig.dir.path().join("pid")).expect("pid").trim().parse().expect("number");
    let pid = rustix::process::Pid::from_raw(pid).expect("pid");
    super::rig::until(async || rustix::process::test_kill_process(pid).is_err()).await;
}

//! The MCP client against scripted servers: every shape that servers in the wild were seen to have.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use mcpctl::mcp::Era;
use mcpctl::net::{EgressPolicy, Sender, SenderOptions};
use mcpctl::upstream::{
    CallOptions, Endpoint, EraChoice, FailureKind, HttpEndpoint, ListKind, Options, Upstream, UpstreamError,
};
use serde_json::{Map, Value, json};

use crate::support::fake_mcp::{FakeMcp, Reply, Seen, legacy, modern};

fn options() -> Options {
    Options { timeout: Duration::from_secs(5), init_timeout: Duration::from_secs(5), ..Options::default() }
}

async fn connect(server: &FakeMcp) -> Result<Upstream, UpstreamError> {
    connect_with(server, options()).await
}

async fn connect_with(server: &FakeMcp, options: Options) -> Result<Upstream, UpstreamError> {
    let url = server.url.parse().expect("a URL");
    let sender = Sender::new(SenderOptions { max_response: 1 << 20, ..SenderOptions::default() });
    Upstream::connect(Endpoint::Http(HttpEndpoint::new(url, sender)), options).await
}

fn arguments(value: Value) -> Map<String, Value> {
    let Value::Object(map) = value else { panic!("no object") };
    map
}

fn tool(name: &str) -> Value {
    json!({"name": name, "inputSchema": {"type": "object"}})
}

fn count(server: &FakeMcp, method: &str) -> usize {
    server.methods().iter().filter(|seen| *seen == method).count()
}

// --- eras

#[tokio::test]
async fn legacy_servers_are_found_whatever_they_say_to_a_modern_probe() {
    type Shape = fn(&Seen) -> Reply;
    let shapes: [(&str, Shape); 10] = [
        ("400 not initialized", |_| {
            Reply::json(
                400,
                json!({"jsonrpc": "2.0", "id": null, "error": {"code": -32000, "message": "Server not initialized"}}),
            )
        }),
        ("400 missing session with a made-up id", |_| {
            Reply::json(
                400,
                json!({"jsonrpc": "2.0", "id": "server-error", "error": {"code": -32600, "message": "Missing session ID"}}),
            )
        }),
        ("400 unsupported version", |seen| Reply::error(seen, 400, -32600, "Unsupported protocol version")),
        ("200 unknown method", |seen| Reply::error(seen, 200, -32601, "Method not found")),
        ("400 unknown method", |seen| Reply::error(seen, 400, -32601, "Method not found")),
        ("404 HTML", |_| Reply::text(404, "text/html", "<html>not here</html>")),
        ("400 empty", |_| Reply::text(400, "", "")),
        ("405 text", |_| Reply::text(405, "text/plain", "no")),
        ("500 stumbling", |seen| Reply::error(seen, 500, -32603, "undefined is not a function")),
        ("a result that is none", |seen| Reply::result(seen, json!({"tools": []}))),
    ];
    for (name, shape) in shapes {
        let server =
            FakeMcp::start(move |seen| if seen.is_modern() { shape(seen) } else { legacy(seen, &json!([tool("t")])) });
        let upstream = connect(&server).await.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(upstream.info().era(), Era::Legacy, "{name}");
        assert_eq!(upstream.list(ListKind::Tools).await.expect(name).items.len(), 1);
        assert_eq!(
            server.methods(),
            ["server/discover", "initialize", "notifications/initialized", "tools/list"],
            "{name}"
        );
        let seen = server.seen();
        assert_eq!(seen[1].header("mcp-protocol-version"), "", "{name}: not known before the answer");
        assert_eq!(seen[3].header("mcp-protocol-version"), "2025-11-25", "{name}");
    }
}

#[tokio::test]
async fn silence_after_the_probe_leads_to_initialize() {
    let server = FakeMcp::start(|seen| if seen.is_modern() { Reply::Silence } else { legacy(seen, &json!([])) });
    let options = Options { init_timeout: Duration::from_millis(1500), ..options() };
    assert_eq!(connect_with(&server, options).await.expect("connects").info().era(), Era::Legacy);
}

#[tokio::test]
async fn a_server_that_refuses_the_revision_is_asked_for_none_that_it_did_not_name() {
    let refusing = |supported: Value| {
        FakeMcp::start(move |seen| match (seen.is_modern(), seen.method()) {
            (true, _) => Reply::json(
                400,
                json!({"jsonrpc": "2.0", "id": seen.body["id"], "error":
                {"code": -32022, "message": "no", "data": {"supported": supported, "requested": "2026-07-28"}}}),
            ),
            _ => legacy(seen, &json!([])),
        })
    };
    let server = refusing(json!(["2027-03-01"]));
    let error = connect(&server).await.expect_err("no common revision");
    assert_eq!(
        error.to_string(),
        "does not speak any protocol revision that this program knows (it offers 2027-03-01)"
    );
    assert_eq!(server.methods(), ["server/discover"], "no fall-back");
    let server = refusing(json!(["2025-06-18", "2025-03-26"]));
    assert_eq!(connect(&server).await.expect("a legacy revision was named").info().version.as_str(), "2025-06-18");
}

#[tokio::test]
async fn a_modern_server_without_discovery_is_recognised_by_its_list() {
    let server = FakeMcp::start(|seen| match seen.method() {
        "server/discover" => Reply::error(seen, 404, -32601, "Method not found"),
        _ => modern(seen, &json!([tool("t")])),
    });
    assert_eq!(connect(&server).await.expect("connects").info().era(), Era::Modern);
    assert_eq!(count(&server, "initialize"), 0);
}

#[tokio::test]
async fn an_era_can_be_demanded() {
    let server =
        FakeMcp::start(|seen| if seen.is_modern() { Reply::text(400, "", "") } else { legacy(seen, &json!([])) });
    let error = connect_with(&server, Options { era: EraChoice::era(Era::Modern), ..options() }).await;
    assert_eq!(error.expect_err("legacy only").to_string(), "does not speak MCP revision 2026-07-28");
    let options = Options { era: EraChoice::Fixed(mcpctl::mcp::Version::V2025_03_26), ..options() };
    let upstream = connect_with(&server, options).await.expect("connects");
    assert_eq!(upstream.info().version.as_str(), "2025-03-26");
    upstream.list(ListKind::Tools).await.expect("a list");
    let last = server.seen().pop().expect("a request");
    assert_eq!(
        (last.method(), last.header("mcp-protocol-version")),
        ("tools/list", ""),
        "that revision has no such header"
    );
}

#[tokio::test]
async fn credentials_that_are_missing_are_no_sign_of_an_era() {
    for status in [401, 403] {
        let server = FakeMcp::start(move |_| {
            Reply::text(status, "text/plain", "no").with("www-authenticate", "Bearer resource_metadata=\"https://x/y\"")
        });
        let error = connect(&server).await.expect_err("refused");
        assert_eq!(error.kind(), FailureKind::ConsentNeeded);
        let UpstreamError::Unauthorized { challenge: Some(challenge), .. } = &error else { panic!("{error:?}") };
        assert!(challenge.contains("resource_metadata"));
        assert!(!error.to_string().contains("https://"), "{error}");
        assert_eq!(server.methods().len(), 1);
    }
}

#[tokio::test]
async fn what_is_no_mcp_server_is_said_in_time() {
    let html = FakeMcp::start(|_| Reply::text(200, "text/html", "<html>hello</html>"));
    insta::assert_snapshot!(connect(&html).await.expect_err("HTML"), @"did not answer with MCP: the body is no JSON-RPC answer to the request");
    let missing = FakeMcp::start(|_| Reply::text(404, "text/html", "<html>"));
    insta::assert_snapshot!(connect(&missing).await.expect_err("404"), @"answered with HTTP status 404, so there seems to be no MCP endpoint at this path");
    let moved = FakeMcp::start(|_| Reply::text(307, "", "").with("location", "http://127.0.0.1:1/elsewhere"));
    insta::assert_snapshot!(connect(&moved).await.expect_err("307"), @"answered with HTTP status 307, a redirect, which is not followed");
    let down = FakeMcp::start(|_| Reply::text(503, "", ""));
    assert_eq!(connect(&down).await.expect_err("503").kind(), FailureKind::Unavailable);
    let silent = FakeMcp::start(|_| Reply::Silence);
    let started = Instant::now();
    let error = connect_with(&silent, Options { init_timeout: Duration::from_millis(600), ..options() }).await;
    assert_eq!(error.expect_err("silence").kind(), FailureKind::TimedOut);
    assert!(started.elapsed() < Duration::from_secs(3));
    let huge = FakeMcp::start(|_| Reply::Whole(200, "application/json", vec![b' '; 2 << 20], vec![]));
    insta::assert_snapshot!(connect(&huge).await.expect_err("2 MiB"), @"cannot be read: the answer is larger than 1048576 bytes");
    let deep = FakeMcp::start(|seen| {
        let nested = format!("{}1{}", "[".repeat(500), "]".repeat(500));
        Reply::text(
            200,
            "application/json",
            &format!(r#"{{"jsonrpc":"2.0","id":{},"result":{nested}}}"#, seen.body["id"]),
        )
    });
    connect(&deep).await.expect_err("500 levels");
}

#[tokio::test]
async fn private_addresses_are_refused_by_the_public_policy() {
    let server = FakeMcp::modern(json!([]));
    let sender = Sender::new(SenderOptions { policy: EgressPolicy::Public, ..SenderOptions::default() });
    for host in ["127.0.0.1", "localhost", "x.localhost", "[::ffff:127.0.0.1]"] {
        let url = server.url.replace("127.0.0.1", host).parse().expect("a URL");
        let error = Upstream::connect(Endpoint::Http(HttpEndpoint::new(url, sender.clone())), options()).await;
        assert_eq!(
            error.expect_err(host).to_string(),
            "cannot be reached: it has a loopback address, which this server does not connect to"
        );
    }
    assert!(server.seen().is_empty());
}

// --- modern requests

#[tokio::test]
async fn modern_requests_describe_themselves_and_encode_what_headers_cannot_carry() {
    let tools = json!([
        {"name": "héllo", "inputSchema": {"type": "object", "properties": {
            "region": {"type": "string", "x-mcp-header": "Region"}, "n": {"type": "integer", "x-mcp-header": "N"},
            "absent": {"type": "string", "x-mcp-header": "Absent"}}}},
    ]);
    let server = FakeMcp::modern(tools);
    let upstream = connect(&server).await.expect("connects");
    let given = arguments(json!({"region": "zürich", "n": 42, "absent": null}));
    for _ in 0..2 {
        let error = upstream.call("héllo", given.clone(), &CallOptions::default()).await;
        assert!(matches!(error, Err(UpstreamError::BadArgument { .. })), "null is no string: {error:?}");
    }
    let given = arguments(json!({"region": "zürich", "n": 42}));
    for _ in 0..2 {
        upstream.call("héllo", given.clone(), &CallOptions::default()).await.expect("a result");
    }
    let seen = server.seen();
    for request in &seen {
        assert_eq!(request.header("mcp-protocol-version"), "2026-07-28");
        assert_eq!(request.header("mcp-method"), request.method());
        assert_eq!(request.header("accept"), "application/json, text/event-stream");
        assert!(
            request.is_modern()
                && request.body["params"]["_meta"]["io.modelcontextprotocol/clientCapabilities"].is_object()
        );
        assert_eq!(request.header("mcp-session-id"), "");
    }
    let calls: Vec<&Seen> = seen.iter().filter(|seen| seen.method() == "tools/call").collect();
    assert_eq!(calls.len(), 2);
    assert_eq!(calls[0].header("mcp-name"), "=?base64?aMOpbGxv?=");
    assert_eq!(calls[0].header("mcp-param-region"), "=?base64?esO8cmljaA==?=");
    assert_eq!(calls[0].header("mcp-param-n"), "42");
    assert!(!calls[0].headers.contains_key("mcp-param-absent"));
    let keys = [calls[0].header("idempotency-key"), calls[1].header("idempotency-key")];
    assert!(!keys[0].is_empty() && keys[0] != keys[1], "{keys:?}");
}

#[tokio::test]
async fn refused_headers_lead_to_one_fresh_list_and_one_more_try() {
    let lists = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&lists);
    let server = FakeMcp::start(move |seen| match seen.method() {
        "tools/list" => {
            let header = if counter.fetch_add(1, Ordering::SeqCst) == 0 { "Old" } else { "New" };
            modern(
                seen,
                &json!([{"name": "t", "inputSchema": {"type": "object", "properties":
                {"a": {"type": "string", "x-mcp-header": header}}}}]),
            )
        }
        "tools/call" if seen.header("mcp-param-new").is_empty() => Reply::error(seen, 400, -32020, "header mismatch"),
        _ => modern(seen, &json!([])),
    });
    let upstream = connect(&server).await.expect("connects");
    upstream.call("t", arguments(json!({"a": "x"})), &CallOptions::default()).await.expect("the second try");
    assert_eq!((count(&server, "tools/list"), count(&server, "tools/call")), (2, 2));
    let stubborn = FakeMcp::start(|seen| match seen.method() {
        "tools/call" => Reply::error(seen, 400, -32020, "header mismatch"),
        _ => modern(seen, &json!([tool("t")])),
    });
    let upstream = connect(&stubborn).await.expect("connects");
    upstream.call("t", Map::new(), &CallOptions::default()).await.expect_err("refused again");
    assert_eq!(count(&stubborn, "tools/call"), 2);
}

#[tokio::test]
async fn a_server_may_ask_to_be_asked_again_but_not_for_ever() {
    let patient = FakeMcp::start(|seen| match (seen.method(), seen.body["params"]["requestState"].as_str()) {
        ("tools/call", None) => Reply::result(seen, json!({"resultType": "input_required", "requestState": "one"})),
        ("tools/call", Some("one")) => {
            Reply::result(seen, json!({"resultType": "input_required", "requestState": "two"}))
        }
        _ => modern(seen, &json!([tool("t")])),
    });
    let upstream = connect(&patient).await.expect("connects");
    upstream.call("t", Map::new(), &CallOptions::default()).await.expect("the third round");
    let ids: Vec<Value> =
        patient.seen().iter().filter(|s| s.method() == "tools/call").map(|s| s.body["id"].clone()).collect();
    assert_eq!(ids.len(), 3);
    assert!(ids[0] != ids[1] && ids[1] != ids[2], "each round has an id of its own");

    for (answer, expected) in [
        (
            json!({"resultType": "input_required", "requestState": "again"}),
            "asks for more input (it asked again 10 times), which this client cannot give",
        ),
        (
            json!({"resultType": "input_required", "inputRequests": {"a": {"method": "elicitation/create"}}}),
            "asks for more input (elicitation/create), which this client cannot give",
        ),
        (
            json!({"resultType": "input_required"}),
            "answered with an invalid result: object asks for input without saying which",
        ),
        (
            json!({"resultType": "task", "taskId": "1"}),
            "answered with an invalid result: `/resultType` is `task`, which was not agreed on",
        ),
        (
            json!({"resultType": "complete", "content": "text"}),
            "answered with an invalid result: `/content` must be a list",
        ),
        (json!([]), "answered with an invalid result: object must be an object"),
    ] {
        let server = FakeMcp::start(move |seen| match seen.method() {
            "tools/call" => Reply::result(seen, answer.clone()),
            _ => modern(seen, &json!([tool("t")])),
        });
        let upstream = connect(&server).await.expect("connects");
        let error = upstream.call("t", Map::new(), &CallOptions::default()).await.expect_err(expected);
        assert_eq!(error.to_string(), expected);
    }
}

#[tokio::test]
async fn results_are_kept_as_they_came_and_checked_against_the_output_schema() {
    let answer = |structured: Value| {
        let server = FakeMcp::start(move |seen| match seen.method() {
            "tools/call" => {
                let mut result =
                    json!({"content": [{"type": "future", "x": 1.0, "_meta": {"k": 1}}], "later": {"b": 1, "a": 2}});
                result["structuredContent"] = structured.clone();
                Reply::result(seen, result)
            }
            _ => modern(
                seen,
                &json!([{"name": "t", "inputSchema": {"type": "object"}, "outputSchema":
                {"type": ["object", "null"], "properties": {"n": {"type": "integer"}}}}]),
            ),
        });
        async move {
            let upstream = connect(&server).await.expect("connects");
            upstream.call("t", Map::new(), &CallOptions::default()).await.map(|result| result.raw)
        }
    };
    let raw = answer(Value::Null).await.expect("an explicit null is a value");
    assert_eq!(
        raw.to_string(),
        r#"{"content":[{"type":"future","x":1.0,"_meta":{"k":1}}],"later":{"b":1,"a":2},"structuredContent":null}"#
    );
    let error = answer(json!({"n": "x"})).await.expect_err("off schema");
    assert_eq!(error.kind(), FailureKind::InvalidResult);
    insta::assert_snapshot!(error, @r#"answered with an invalid result: `/structuredContent/n` is not of type "integer""#);
}

#[tokio::test]
async fn pages_are_followed_and_a_server_without_tools_says_so() {
    let server = FakeMcp::start(|seen| match (seen.method(), seen.body["params"]["cursor"].as_str()) {
        ("tools/list", None) => {
            Reply::result(seen, json!({"resultType": "complete", "tools": [tool("a")], "nextCursor": ""}))
        }
        ("tools/list", Some("")) => {
            Reply::result(seen, json!({"resultType": "complete", "tools": [null, tool("b")], "nextCursor": "x"}))
        }
        ("tools/list", Some(_)) => Reply::result(seen, json!({"resultType": "complete", "tools": [tool("c")]})),
        _ => modern(seen, &json!([])),
    });
    let listing = connect(&server).await.expect("connects").list(ListKind::Tools).await.expect("a list");
    assert_eq!(listing.items, [tool("a"), Value::Null, tool("b"), tool("c")]);
    let upstream = connect(&server).await.expect("connects");
    let error = upstream.list(ListKind::Prompts).await.expect_err("not offered");
    assert_eq!(error, UpstreamError::NoCapability("prompts"));
    assert_eq!(count(&server, "prompts/list"), 0);
}

// --- event streams and broken connections

#[tokio::test]
async fn the_answer_is_found_in_an_event_stream() {
    let server = FakeMcp::start(|seen| match seen.method() {
        "tools/call" => {
            let id = &seen.body["id"];
            Reply::stream(&[
                ": hello\n\n",
                "id: 0\ndata:\n\n",
                "event: ping\ndata: not json\n\n",
                "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{}}\r\n\r\n",
                "data: {\"jsonrpc\":\"2.0\",\"id\":\"other\",\"result\":{\"content\":[]}}\n\n",
                &format!("data: {{\"jsonrpc\":\"2.0\",\ndata: \"id\":{id}.0,\"res"),
                "ult\":{\"content\":[],\"isError\":true}}\n",
                "\n",
            ])
        }
        _ => modern(seen, &json!([tool("t")])),
    });
    let upstream = connect(&server).await.expect("connects");
    let result = upstream.call("t", Map::new(), &CallOptions::default()).await.expect("a result");
    assert!(result.is_error());
}

#[tokio::test]
async fn a_call_whose_connection_breaks_is_not_repeated() {
    for breaks in [true, false] {
        let server = FakeMcp::start(move |seen| match seen.method() {
            "tools/call" => Reply::Stream(vec![b"id: 7\ndata:\n\n".to_vec()], breaks),
            _ => modern(seen, &json!([tool("t")])),
        });
        let upstream = connect(&server).await.expect("connects");
        let error = upstream.call("t", Map::new(), &CallOptions::default()).await.expect_err("broken");
        assert_eq!(error.kind(), FailureKind::Unavailable, "{error}");
        assert_eq!(count(&server, "tools/call"), 1);
        assert_eq!(count(&server, "GET"), 0, "nothing is resumed in the modern era");
    }
}

#[tokio::test]
async fn a_legacy_stream_is_taken_up_again_where_it_broke() {
    let server = FakeMcp::start(|seen| {
        if seen.is_modern() {
            return Reply::text(400, "", "");
        }
        match (seen.verb.as_str(), seen.method()) {
            ("GET", _) => {
                assert_eq!(seen.header("last-event-id"), "7");
                Reply::stream(&[
                    "data: {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"content\":[],\"late\":1}}\n\n",
                    "data: {\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{\"content\":[],\"late\":1}}\n\n",
                ])
            }
            (_, "tools/call") => Reply::stream(&["retry: 1\nid: 7\ndata:\n\n"]),
            _ => legacy(seen, &json!([])),
        }
    });
    let upstream = connect(&server).await.expect("connects");
    let result = upstream.call("t", Map::new(), &CallOptions::default()).await.expect("a result");
    assert_eq!(result.raw["late"], 1);
    assert_eq!((count(&server, "tools/call"), count(&server, "GET")), (1, 1));
}

#[tokio::test]
async fn floods_before_the_answer_are_cut() {
    let server = FakeMcp::start(|seen| match seen.method() {
        "tools/call" => {
            let flood = "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\"}\n\n".repeat(1100);
            Reply::stream(&[&flood])
        }
        _ => modern(seen, &json!([tool("t")])),
    });
    let upstream = connect(&server).await.expect("connects");
    let error = upstream.call("t", Map::new(), &CallOptions::default()).await.expect_err("a flood");
    insta::assert_snapshot!(error, @"did not answer with MCP: more than 1024 messages came before the answer");
}

// --- legacy sessions

/// A legacy server with sessions. `lost` answers requests of sessions that are gone.
fn with_sessions(lost: impl Fn(&Seen) -> Reply + Send + Sync + 'static, live: usize) -> FakeMcp {
    let opened = AtomicUsize::new(0);
    FakeMcp::start(move |seen| {
        if seen.is_modern() {
            return Reply::text(400, "", "");
        }
        if seen.method() == "initialize" {
            let number = opened.fetch_add(1, Ordering::SeqCst) + 1;
            return legacy(seen, &json!([])).with("mcp-session-id", &format!("session-{number}"));
        }
        let current = format!("session-{live}");
        if seen.method().starts_with("notifications/") || seen.header("mcp-session-id") == current {
            return legacy(seen, &json!([tool("t")]));
        }
        lost(seen)
    })
}

#[tokio::test]
async fn a_lost_session_is_opened_again_exactly_once() {
    type Shape = fn(&Seen) -> Reply;
    let shapes: [Shape; 5] = [
        |_| Reply::text(404, "text/plain", "Not Found: Session not found"),
        |_| Reply::text(404, "", ""),
        |_| {
            Reply::json(
                400,
                json!({"jsonrpc": "2.0", "id": null, "error": {"code": -32000, "message": "Bad Request: No valid session ID provided"}}),
            )
        },
        |_| Reply::text(401, "text/plain", "Invalid session"),
        |_| Reply::text(503, "text/plain", "unknown session"),
    ];
    for shape in shapes {
        let server = with_sessions(shape, 2);
        let upstream = connect(&server).await.expect("connects");
        upstream.call("t", Map::new(), &CallOptions::default()).await.expect("in the second session");
        assert_eq!((count(&server, "initialize"), count(&server, "tools/call")), (2, 2));
        let keys: Vec<String> = server
            .seen()
            .iter()
            .filter(|s| s.method() == "tools/call")
            .map(|s| s.header("idempotency-key").to_owned())
            .collect();
        assert_eq!(keys[0], keys[1], "it is the same call");
        upstream.close().await;
        let last = server.seen().pop().expect("a request");
        assert_eq!((last.verb.as_str(), last.header("mcp-session-id")), ("DELETE", "session-2"));
    }
}

#[tokio::test]
async fn a_session_that_is_lost_twice_is_an_error() {
    let server = with_sessions(|_| Reply::text(404, "text/plain", "Session not found"), 99);
    let upstream = connect(&server).await.expect("connects");
    upstream.list(ListKind::Tools).await.expect_err("lost again");
    assert_eq!((count(&server, "initialize"), count(&server, "tools/list")), (2, 2));
}

#[tokio::test]
async fn refusals_that_only_mention_sessions_are_no_lost_sessions() {
    let server = with_sessions(|seen| Reply::error(seen, 400, -32602, "argument `session` is required"), 99);
    let upstream = connect(&server).await.expect("connects");
    let error = upstream.call("t", Map::new(), &CallOptions::default()).await.expect_err("refused");
    assert_eq!(error.kind(), FailureKind::InvalidRequest);
    assert_eq!(count(&server, "tools/call"), 1);
}

#[tokio::test]
async fn parallel_requests_that_lose_a_session_open_one_new_one() {
    let server = with_sessions(|_| Reply::text(404, "text/plain", "Session not found"), 2);
    let upstream = connect(&server).await.expect("connects");
    let calls = (0..8).map(|_| upstream.list(ListKind::Tools));
    for outcome in futures::future::join_all(calls).await {
        assert_eq!(outcome.expect("a list").items.len(), 1);
    }
    assert_eq!(count(&server, "initialize"), 2);
}

#[tokio::test]
async fn a_legacy_server_may_ask_for_a_sign_of_life() {
    let server = FakeMcp::start(|seen| {
        if seen.is_modern() {
            return Reply::text(400, "", "");
        }
        match seen.method() {
            "tools/call" => Reply::stream(&[
                "data: {\"jsonrpc\":\"2.0\",\"id\":\"p\",\"method\":\"ping\"}\n\n",
                "data: {\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"sampling/createMessage\",\"params\":{}}\n\n",
                &format!("data: {{\"jsonrpc\":\"2.0\",\"id\":{},\"result\":{{\"content\":[]}}}}\n\n", seen.body["id"]),
            ]),
            "" => Reply::text(202, "", ""),
            _ => legacy(seen, &json!([])),
        }
    });
    let upstream = connect(&server).await.expect("connects");
    upstream.call("t", Map::new(), &CallOptions::default()).await.expect("a result");
    let answers: Vec<Value> = server
        .seen()
        .into_iter()
        .filter(|seen| seen.verb == "POST" && seen.method().is_empty())
        .map(|seen| seen.body)
        .collect();
    assert_eq!(answers[0], json!({"jsonrpc": "2.0", "id": "p", "result": {}}));
    assert_eq!((&answers[1]["id"], &answers[1]["error"]["code"]), (&json!(9), &json!(-32601)));
}

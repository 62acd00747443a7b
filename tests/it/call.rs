//! `mcpctl call` and `inspect`: any server, from the outside.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::support::TestEnv;
use crate::support::fake_mcp::{FakeMcp, Reply, legacy, modern};
use crate::support::peers;

fn notes() -> FakeMcp {
    FakeMcp::start(|seen| match (seen.method(), seen.body["params"]["name"].as_str().unwrap_or_default()) {
        ("tools/call", "fail") => Reply::result(
            seen,
            json!({
                "resultType": "complete", "isError": true, "content": [{"type": "text", "text": "the fuse was lit\u{1b}[2J"}]
            }),
        ),
        ("tools/call", "refuse") => Reply::error(seen, 200, -32602, "argument `a` must be even"),
        _ => modern(
            seen,
            &json!([
                {"name": "add", "description": "Adds.\nSlowly.", "inputSchema": {"type": "object", "properties":
                    {"a": {"type": "integer"}, "b": {"type": "integer", "maximum": 9}, "tags": {"type": "array", "items": {"type": "string"}}},
                    "required": ["a"], "additionalProperties": false}},
                {"name": "fail", "inputSchema": {"type": "object"}},
                {"name": "refuse", "inputSchema": {"type": "object"}},
                null,
            ]),
        ),
    })
}

#[test]
fn arguments_arrive_typed_and_the_result_is_printed() {
    let (env, server) = (TestEnv::new(), notes());
    let run = env.run(["call", &server.url, "add", "a=1", "b:=2", "tags=x", "tags=y"]).expect(0);
    assert_eq!(run.stdout, "{\"a\":1,\"b\":2,\"tags\":[\"x\",\"y\"]}\n");
    let run = env.run(["call", &server.url, "add", "a=1", "-F", "json"]).expect(0);
    insta::assert_json_snapshot!(run.json(), @r#"
    {
      "$type": "call",
      "version": 1,
      "tool": "add",
      "isError": false,
      "result": {
        "resultType": "complete",
        "content": [
          {
            "type": "text",
            "text": "{\"a\":1}"
          }
        ]
      }
    }
    "#);
    env.write("args.json", r#"{"a": 5}"#);
    let run = env.run(["call", &server.url, "add", "--input", "args.json", "b=3"]).expect(0);
    assert_eq!(run.stdout, "{\"a\":5,\"b\":3}\n");
}

#[test]
fn wrong_arguments_are_found_before_they_are_sent() {
    let (env, server) = (TestEnv::new(), notes());
    insta::assert_snapshot!(env.run(["call", &server.url, "add", "b=1"]).expect(2), @r"
    --- stderr
    error: argument `a` is required
    help: `mcpctl inspect` shows what the tool takes; `key:=JSON` gives a value that is no text
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["call", &server.url, "add", "a=1", "b=10"]).expect(2), @r"
    --- stderr
    error: argument `b` is greater than the maximum of 9
    help: `mcpctl inspect` shows what the tool takes; `key:=JSON` gives a value that is no text
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["call", &server.url, "add", "a=1", "c=2"]).expect(2), @r"
    --- stderr
    error: argument `c` is not known to the tool
    help: `mcpctl inspect` shows what the tool takes; `key:=JSON` gives a value that is no text
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["call", &server.url, "ad", "a=1"]).expect(2), @r"
    --- stderr
    error: the MCP server has no tool `ad`
    help: did you mean `add`?
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["call", &server.url, "add", "a"]).expect(2), @r"
    --- stderr
    error: `a` is not of the form `key=value` or `key:=JSON`
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["call", &server.url]).expect(2), @r"
    --- stderr
    error: no tool is named
    help: `mcpctl inspect` lists a server's tools
    [exit 2]
    ");
    assert!(!server.methods().contains(&"tools/call".to_owned()));
}

#[test]
fn failures_of_tools_end_with_one() {
    let (env, server) = (TestEnv::new(), notes());
    insta::assert_snapshot!(env.run(["call", &server.url, "fail"]).expect(1), @r"
    the fuse was lit\u{1b}[2J
    --- stderr
    warning: the tool `fail` says that it failed
    [exit 1]
    ");
    let json = env.run(["call", &server.url, "fail", "-F", "json"]).expect(1);
    assert_eq!(json.json()["isError"], true);
    assert!(json.stderr.is_empty());
    insta::assert_snapshot!(env.run(["call", &server.url, "refuse"]).expect(1), @r"
    --- stderr
    error: the MCP server refused `tools/call`: argument `a` must be even (code -32602)
    [exit 1]
    ");
}

#[test]
fn what_cannot_be_reached_ends_with_four_and_credentials_with_three() {
    let env = TestEnv::new();
    let port = peers::free_port();
    let run = env.run(["call", &format!("http://127.0.0.1:{port}/mcp?key=hunter2"), "t"]).expect(4);
    assert!(run.stderr.contains("cannot be reached") && !run.stderr.contains("hunter2"), "{run}");
    let json = env.run(["inspect", &format!("http://127.0.0.1:{port}/mcp?key=hunter2"), "-F", "json"]).expect(4);
    assert_eq!(json.json()["recovery"], "retry");
    assert!(!json.stdout.contains("hunter2"));
    let locked = FakeMcp::start(|_| Reply::text(401, "", ""));
    insta::assert_snapshot!(env.run(["inspect", &locked.url]).expect(3), @r"
    --- stderr
    error: the MCP server wants credentials (HTTP 401)
    help: send credentials with `--header 'Authorization: …'`, or authorize the import
    [exit 3]
    ");
    let silent = FakeMcp::start(|_| Reply::Silence);
    let started = Instant::now();
    insta::assert_snapshot!(env.run(["inspect", &silent.url, "--init-timeout", "0.5"]).expect(4), @r"
    --- stderr
    error: the MCP server did not answer `initialize` within 0.5 s
    help: give it more time with `--timeout` and `--init-timeout`
    [exit 4]
    ");
    assert!(started.elapsed() < Duration::from_secs(5));
    let html = FakeMcp::start(|_| Reply::text(200, "text/html", "<html>"));
    insta::assert_snapshot!(env.run(["inspect", &html.url]).expect(4), @r"
    --- stderr
    error: the MCP server did not answer with MCP: the body is no JSON-RPC answer to the request
    help: check that the address is the server's MCP endpoint (often it ends in `/mcp`); if it is, the server is mistaken: tell its owner
    [exit 4]
    ");
    insta::assert_snapshot!(env.run(["inspect", "nonsense"]).expect(2), @r"
    --- stderr
    error: `nonsense` is neither a URL, nor an import, nor a domain
    help: write a URL like `http://host/mcp`, or the program of a stdio server after `--`
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["inspect"]).expect(2), @r"
    --- stderr
    error: no server is named
    help: name a URL, an import or a deployment's domain, or a program after `--`
    [exit 2]
    ");
}

#[test]
fn inspect_shows_what_a_server_offers() {
    let (env, server) = (TestEnv::new(), notes());
    insta::assert_snapshot!(env.run(["inspect", &server.url]).expect(0), @r"
    fake 1.0 (2026-07-28, modern)

    TOOL       TAKES         DESCRIPTION
    add        a [b] [tags]  Adds.
    fail
    refuse
    (no name)
    [exit 0]
    ");
    let json = env.run(["inspect", &server.url, "-F", "json"]).expect(0).json();
    assert_eq!((&json["era"], &json["tools"][3], &json["prompts"]), (&json!("modern"), &json!(null), &json!(null)));
    let old = FakeMcp::start(|seen| match seen.method() {
        "initialize" => Reply::result(
            seen,
            json!({
                "protocolVersion": "2025-06-18", "capabilities": {"resources": {}}, "serverInfo": {"name": "only-resources"},
                "instructions": "Read\u{202e} me",
            }),
        ),
        "resources/list" => Reply::result(seen, json!({"resources": [{"uri": "file:///a", "name": "a"}]})),
        _ => legacy(seen, &json!([])),
    });
    insta::assert_snapshot!(env.run(["inspect", &old.url]).expect(0), @r"
    only-resources (2025-06-18, legacy)
    Read\u{202e} me

    it does not offer tools

    RESOURCE   DESCRIPTION
    file:///a
    [exit 0]
    ");
}

#[test]
fn headers_of_the_user_are_sent_and_not_shown() {
    let (env, server) = (TestEnv::new(), notes());
    env.run(["inspect", &server.url, "--header", "Authorization: Bearer t0ken", "--header", "X-Team:blue"]).expect(0);
    assert!(server.seen().iter().all(|s| s.header("authorization") == "Bearer t0ken" && s.header("x-team") == "blue"));
    let run = env.run(["inspect", &server.url, "--header", "secret-without-colon"]).expect(2);
    assert!(!run.stderr.contains("secret-without"), "{run}");
}

#[test]
fn a_domain_and_an_import_of_the_manifest_are_targets() {
    let (env, server) = (TestEnv::new(), notes());
    let port = server.url.rsplit(':').next().and_then(|rest| rest.split('/').next()).expect("a port").to_owned();
    env.write("golem.yaml", format!(
        "manifestVersion: 1.6.0\napp: demo\nenvironments:\n  local: {{ server: local }}\nmcp:\n  imports:\n    local:\n      - name: notes\n        url: {}\n        auth: {{ bearer: s3cret }}\n", server.url));
    assert!(env.run(["call", "notes", "add", "a=1"]).expect(0).stdout.contains("\"a\":1"));
    assert_eq!(server.seen()[0].header("authorization"), "Bearer s3cret");
    let domain = format!("anything.localhost:{port}");
    env.run(["call", &domain, "add", "a=1"]).expect(0);
    env.run(["-X", "inspect", &domain]).expect(0);
    insta::assert_snapshot!(env.run(["inspect", "note"]).expect(2), @r"
    --- stderr
    error: `note` is neither a URL, nor an import, nor a domain
    help: the manifest has `notes`
    [exit 2]
    ");
}

#[test]
fn a_program_after_two_dashes_is_a_server() {
    let env = TestEnv::new();
    let script = r#"echo banner; while IFS= read -r line; do id=${line#*\"id\":}; id=${id%%,*}
case "$line" in
*'"initialize"'*) r='{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"shell"}}';;
*'"tools/list"'*) r='{"tools":[{"name":"t","inputSchema":{"type":"object"}}]}';;
*'"tools/call"'*) r="{\"content\":[{\"type\":\"text\",\"text\":\"$GREETING\"}]}";;
*'"id"'*) printf '{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"no"}}\n' "$id"; continue;;
*) continue;; esac
printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$r"; done"#;
    let run = env.run(["call", "t", "x:=1", "--env", "GREETING=hello", "--", "sh", "-c", script]).expect(0);
    assert_eq!(run.stdout, "hello\n");
    insta::assert_snapshot!(env.run(["inspect", "--", "sh", "-c", script]).expect(0), @r#"
    shell (2025-06-18, legacy)

    TOOL  DESCRIPTION
    t

    note: it wrote to stdout what is no message: "banner"
    [exit 0]
    "#);
    insta::assert_snapshot!(env.run(["inspect", "--", "sh", "-c", "echo oops >&2; exit 3"]).expect(4), @r"
    --- stderr
    error: the MCP server ended before it answered (exit status 3)
      caused by: its last words: oops
    [exit 4]
    ");
    insta::assert_snapshot!(env.run(["inspect", "--", "/nonexistent/server"]).expect(4), @r"
    --- stderr
    error: the MCP server cannot be started: there is no program `/nonexistent/server`
    [exit 4]
    ");
}

#[test]
fn each_kind_of_failure_has_its_code_and_its_recovery() {
    type Shape = fn(&crate::support::fake_mcp::Seen) -> Reply;
    type Case<'a> = (&'a str, Shape, &'a [&'a str], i32, &'a str, &'a str);
    let at_call = |shape: Shape| {
        FakeMcp::start(move |seen| match seen.method() {
            "tools/call" => shape(seen),
            _ => modern(
                seen,
                &json!([{"name": "t", "inputSchema": {"type": "object", "properties": {"n": {"type": "integer"}}},
                    "outputSchema": {"type": "object", "properties": {"a": {"type": "integer"}}}}]),
            ),
        })
    };
    let fine: Shape =
        |seen| Reply::result(seen, json!({"resultType": "complete", "content": [], "structuredContent": {}}));
    let cases: [Case; 8] = [
        ("a wrong argument", fine, &["n=x"], 2, "invalid-request", "correct"),
        ("refused arguments", |seen| Reply::error(seen, 200, -32602, "no"), &[], 1, "invalid-request", "correct"),
        ("away", |_| Reply::text(503, "", ""), &[], 4, "upstream-unavailable", "retry"),
        ("silent", |_| Reply::Silence, &[], 4, "upstream-timed-out", "retry"),
        ("locked", |_| Reply::text(401, "", ""), &[], 3, "consent-needed", "consent"),
        ("failed", |seen| Reply::error(seen, 200, -32603, "it broke"), &[], 1, "tool-failed", "correct"),
        (
            "off its schema",
            |seen| {
                Reply::result(seen, json!({"resultType": "complete", "content": [], "structuredContent": {"a": "x"}}))
            },
            &[],
            4,
            "invalid-answer",
            "report",
        ),
        ("no MCP", |_| Reply::text(200, "text/html", "<html>"), &[], 4, "invalid-answer", "report"),
    ];
    for (name, shape, arguments, exit, code, recovery) in cases {
        let server = at_call(shape);
        let url = format!("{}?key=hunter2", server.url);
        let words = ["call", &url, "t", "--timeout", "1", "-F", "json"].into_iter().chain(arguments.iter().copied());
        let run = TestEnv::new().run(words).expect(exit);
        let json = run.json();
        assert_eq!((&json["code"], &json["recovery"]), (&json!(code), &json!(recovery)), "{name}: {json}");
        assert!(!run.to_string().contains("hunter2"), "{name}: {run}");
        if name == "off its schema" {
            assert!(json["message"].as_str().expect("a text").contains("`/structuredContent/a`"), "{json}");
        }
        let calls = server.methods().iter().filter(|method| *method == "tools/call").count();
        assert_eq!(calls, usize::from(name != "a wrong argument"), "{name}: nothing is sent twice");
    }
}

//! What went wrong in other MCP clients, importers and gateways, as far as it can go wrong here: one test a report, or the
//! place of the test that holds it.
//!
//! | report | held by |
//! | --- | --- |
//! | f01 one dead upstream takes all down | `f01_…`, `import::of_twenty_upstreams_the_bad_six_are_named_within_the_limit` |
//! | f02 a session lost in the middle | `upstream::a_lost_session_is_opened_again_exactly_once` |
//! | f03 a client stuck on a stale session | the same, `upstream::a_session_that_is_lost_twice_is_an_error` |
//! | f04 wrong status for an unknown session | the shapes in `upstream::a_lost_session_is_opened_again_exactly_once`, `upstream::refusals_that_only_mention_sessions_are_no_lost_sessions`, `f04_…` |
//! | f05 fallback keyed to one code | `upstream::legacy_servers_are_found_whatever_they_say_to_a_modern_probe`, `upstream::a_server_that_refuses_the_revision_is_asked_for_none_that_it_did_not_name`, `f05_…` |
//! | f06 the probe kills the program | `upstream_stdio::a_program_that_the_probe_kills_is_started_again` |
//! | f07 pages ignored | `f07_…` |
//! | f08 a cursor that never advances | `f08_…` |
//! | f09 an empty cursor taken for the end | `upstream::pages_are_followed_and_a_server_without_tools_says_so` |
//! | f10 a prefix parsed back wrongly | `f10_…` |
//! | f11 sanitised or cut names merge | `f11_…`, `projection::import::tests::names_that_become_equal_are_all_dropped_whatever_the_filter_says` |
//! | f12 names that clients refuse | `f12_…` |
//! | f13 filters | `f13_…`, `check::pattern_selects_nothing` |
//! | f14 `$defs` lost | `f14_…` |
//! | f15 one bad tool hides all | `projection::import::tests::one_bad_entry_never_takes_others_down`, `f15_…` |
//! | f16 fields dropped on the way | `f16_…`, `upstream::results_are_kept_as_they_came_and_checked_against_the_output_schema` |
//! | f17 resource URIs that two servers share | imports bring tools alone; the gateway's resources are `gateway::modern` |
//! | f22 event streams | `mcp::sse`, `mcp` (every split), `upstream::the_answer_is_found_in_an_event_stream` |
//! | f23 headers cross a hop | `f23_…` |
//! | f24 a stale list | `discovery::f24_…` |
//! | f25 arguments named like flags | `f25_…`, `commands::mcp_client::arguments` |
//! | f26 noise on stdio | `upstream_stdio::noise_is_passed_over_and_kept_for_the_curious`, `upstream_stdio::ends_and_absences_are_told_apart`, `f26_…` |
//! | f27 encoded names in headers | `f27_…`, `upstream::modern_requests_describe_themselves_and_encode_what_headers_cannot_carry` |
//! | f28 sessions that refused requests leave | `gateway::legacy` (ours is the server there) |

use std::collections::BTreeSet;

use mcpctl::model::{ImportFilter, NameGlob, Prefix, ToolName};
use mcpctl::projection::ImportSurface;
use mcpctl::projection::import::{merge, project_import};
use serde_json::{Value, json};

use crate::support::TestEnv;
use crate::support::fake_mcp::{FakeMcp, Reply, legacy, modern};
use crate::support::peers;

fn tool(name: &str) -> Value {
    json!({"name": name, "inputSchema": {"type": "object"}})
}

fn project(tools: &[Value], prefix: Option<&str>, filter: &ImportFilter) -> ImportSurface {
    let prefix = prefix.map(|prefix| Prefix::parse(prefix).expect("a prefix"));
    project_import(tools, prefix.as_ref(), filter)
}

fn exposed(surface: &ImportSurface) -> Vec<(&str, &str)> {
    surface.tools.iter().map(|tool| (tool.name.as_str(), tool.upstream_name.as_str())).collect()
}

/// A manifest of named imports for the environment `test`.
fn imports(named: &[(&str, &str)]) -> String {
    let entries: String =
        named.iter().map(|(name, url)| format!("      - {{ name: {name}, url: '{url}', prefix: {name} }}\n")).collect();
    format!(
        "manifestVersion: 1.6.0\napp: demo\nenvironments:\n  test: {{ server: local }}\nmcp:\n  imports:\n    test:\n{entries}"
    )
}

#[test]
fn f01_one_dead_upstream_takes_no_other_down_and_all_dead_is_no_empty_list() {
    let good = FakeMcp::modern(json!([tool("t")]));
    let hanging = FakeMcp::start(|_| Reply::Silence);
    let ends = FakeMcp::start(|_| Reply::Stream(Vec::new(), true));
    let refused = format!("http://127.0.0.1:{}/mcp", peers::free_port());
    let env = TestEnv::new();
    env.write(
        "golem.yaml",
        imports(&[("refused", &refused), ("hanging", &hanging.url), ("ends", &ends.url), ("good", &good.url)]),
    );
    let list = env.run(["import", "list", "--local", "--timeout", "1", "-F", "json"]).expect(4).json();
    let healthy: Vec<bool> = list["imports"].as_array().expect("a list").iter().map(|i| i["healthy"] == true).collect();
    assert_eq!(healthy, [false, false, false, true], "{list}");
    env.run(["call", "good", "t"]).expect(0);
    env.write("golem.yaml", imports(&[("refused", &refused), ("hanging", &hanging.url)]));
    let run = env.run(["import", "list", "--local", "--timeout", "1"]).expect(4);
    assert!(run.stdout.contains("refused: ") && run.stdout.contains("hanging: "), "{run}");
}

#[test]
fn f04_an_answer_about_a_session_never_costs_a_consent() {
    // The server forgot the session and says so with 401, without a challenge: one fresh `initialize`, nothing else.
    let opened = std::sync::atomic::AtomicUsize::new(0);
    let server = FakeMcp::start(move |seen| match (seen.is_modern(), seen.method()) {
        (true, _) => Reply::text(400, "", ""),
        (_, "initialize") => {
            let number = opened.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
            legacy(seen, &json!([])).with("mcp-session-id", &number.to_string())
        }
        (_, "tools/list") if seen.header("mcp-session-id") == "0" => {
            Reply::text(401, "text/plain", "Unauthorized: invalid session")
        }
        _ => legacy(seen, &json!([tool("t")])),
    });
    TestEnv::new().run(["inspect", &server.url]).expect(0);
    // A challenge is about credentials, whatever the body says.
    let locked = FakeMcp::start(|seen| match (seen.is_modern(), seen.method()) {
        (true, _) => Reply::text(400, "", ""),
        (_, "tools/list") => Reply::text(401, "text/plain", "your session is over").with("www-authenticate", "Bearer"),
        _ => legacy(seen, &json!([])).with("mcp-session-id", "s"),
    });
    TestEnv::new().run(["inspect", &locked.url]).expect(3);
    assert_eq!(locked.methods().iter().filter(|method| *method == "initialize").count(), 1);
}

#[test]
fn f05_a_list_before_initialize_proves_no_era() {
    // Some legacy servers answer lists without a handshake, and `server/discover` with whatever they answer to anything.
    let server = FakeMcp::start(|seen| match seen.method() {
        "server/discover" => Reply::result(seen, json!({"tools": []})),
        "tools/list" if seen.is_modern() => panic!("a modern list on a legacy server"),
        _ => legacy(seen, &json!([tool("t")])),
    });
    let json = TestEnv::new().run(["inspect", &server.url, "-F", "json"]).expect(0).json();
    assert_eq!(json["era"], "legacy");
}

/// A server with three pages of everything.
fn paged() -> FakeMcp {
    FakeMcp::start(|seen| {
        let member = match seen.method() {
            "tools/list" => "tools",
            "resources/list" => "resources",
            "resources/templates/list" => "resourceTemplates",
            "prompts/list" => "prompts",
            "server/discover" => {
                return Reply::result(
                    seen,
                    json!({"resultType": "complete", "supportedVersions": ["2026-07-28"],
                        "capabilities": {"tools": {}, "resources": {}, "prompts": {}}}),
                );
            }
            _ => return modern(seen, &json!([])),
        };
        let page = seen.body["params"]["cursor"].as_str().map_or(0, |cursor| cursor.parse::<usize>().expect("ours"));
        let mut result = json!({"resultType": "complete"});
        let uri = format!("test://{member}/{page}");
        result[member] = json!([{"name": format!("{member}-{page}"), "uri": uri, "uriTemplate": uri, "inputSchema": {"type": "object"}}]);
        if page < 2 {
            result["nextCursor"] = json!((page + 1).to_string());
        }
        Reply::result(seen, result)
    })
}

#[test]
fn f07_every_page_of_every_list_is_read() {
    let (env, server) = (TestEnv::new(), paged());
    let json = env.run(["inspect", &server.url, "-F", "json"]).expect(0).json();
    for member in ["tools", "resources", "resourceTemplates", "prompts"] {
        let names: Vec<&str> =
            json[member].as_array().expect(member).iter().filter_map(|item| item["name"].as_str()).collect();
        assert_eq!(names, [0, 1, 2].map(|page| format!("{member}-{page}")), "{member}");
    }
}

#[test]
fn f08_a_cursor_that_never_advances_ends_the_list_and_imports_nothing_of_it() {
    let server = FakeMcp::start(|seen| match seen.method() {
        "tools/list" => Reply::result(
            seen,
            json!({"resultType": "complete", "tools": [tool("a"), tool("b")], "nextCursor": "again"}),
        ),
        _ => modern(seen, &json!([])),
    });
    let env = TestEnv::new();
    env.write("golem.yaml", imports(&[("x", &server.url)]));
    // Who looks at the server sees what it sent, each tool once.
    let json = env.run(["inspect", &server.url, "-F", "json"]).expect(0).json();
    let names: Vec<&str> = json["tools"].as_array().expect("tools").iter().filter_map(|t| t["name"].as_str()).collect();
    assert_eq!(names, ["a", "b"], "each once");
    assert_eq!(json["notes"], json!(["tools: the server repeats a page cursor; later pages are not read"]));
    assert_eq!(server.methods().iter().filter(|method| *method == "tools/list").count(), 2);
    // A list without end is neither imported nor pinned: a tool could hide behind the page that never comes.
    for command in [&["import", "tools", "x", "--local"][..], &["import", "list", "--local"], &["lock"]] {
        let run = env.run(command);
        assert_ne!(run.code, Some(0), "{command:?}");
        let said = format!("{}{}", run.stdout, run.stderr);
        assert!(said.contains("the list of tools has no end"), "{command:?}: {said}");
    }
    assert!(!env.app().join("mcp.lock").exists());
}

#[test]
fn f10_a_name_is_never_parsed_back_into_prefix_and_tool() {
    let tools = ["b_c", "_c", "x-y"].map(tool);
    let (a, ab, long) = (
        project(&tools, Some("a"), &ImportFilter::All),
        project(&tools, Some("a-b"), &ImportFilter::All),
        project(&tools, Some("a-b-c"), &ImportFilter::All),
    );
    let merged = merge(&BTreeSet::new(), &[(0, &a), (1, &ab), (2, &long)]);
    let all: Vec<_> = merged.tools.iter().map(|(i, t)| (t.name.as_str(), *i, t.upstream_name.as_str())).collect();
    // `a` + `b_c` and `a-b` + `_c` are one name: the earlier import has it, and the later one is told.
    assert_eq!(
        all,
        [
            ("a-b-b-c", 1, "b_c"),
            ("a-b-c", 0, "b_c"),
            ("a-b-c-b-c", 2, "b_c"),
            ("a-b-c-c", 2, "_c"),
            ("a-b-c-x-y", 2, "x-y"),
            ("a-b-x-y", 1, "x-y"),
            ("a-c", 0, "_c"),
            ("a-x-y", 0, "x-y"),
        ]
    );
    assert_eq!(
        merged.diagnostics,
        [(1, "_c".to_owned(), "the earlier import at position 0 provides the name `a-b-c`".to_owned())]
    );
    for wrong in ["a_b", "a__b", "a_", "a-", "A"] {
        Prefix::parse(wrong).expect_err("only kebab case, which joins without doubt");
    }
}

#[test]
fn f11_long_names_are_neither_cut_nor_merged_and_order_means_nothing() {
    let long = |first: char, last: char| format!("{first}{}{last}", "m".repeat(98));
    let names = [long('a', 'z'), long('b', 'z'), long('a', 'y')];
    let tools: Vec<Value> = names.iter().map(|name| tool(name)).collect();
    let surface = project(&tools, None, &ImportFilter::All);
    assert_eq!(surface.tools.len(), 3, "{:?}", surface.diagnostics);
    let mut turned = tools.clone();
    turned.reverse();
    assert_eq!(project(&turned, None, &ImportFilter::All), surface);
    assert!(surface.tools.iter().all(|tool| names.contains(&tool.upstream_name)), "the server's own name is kept");
}

#[test]
fn f12_every_exposed_name_is_plain_whatever_the_server_says() {
    let odd = [
        "a:b",
        "a.b.c",
        "ünïcödé",
        "UPPER",
        "with space",
        "tab\tname",
        "trailing-",
        "--",
        "9lives",
        "a\u{202e}b",
        "emoji😀x",
    ];
    let surface = project(&odd.map(tool), Some("p"), &ImportFilter::All);
    for tool in &surface.tools {
        let name = tool.name.as_str();
        assert!(
            name.starts_with("p-") && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'),
            "{name}"
        );
        assert!(!name.contains("--") && !name.ends_with('-'), "{name}");
        ToolName::parse(name).expect("a valid name");
    }
    assert_eq!(surface.tools.len() + surface.diagnostics.len(), odd.len(), "nothing disappears");
}

#[test]
fn f13_filters_mean_the_sanitised_name_and_a_filtered_tool_cannot_be_had() {
    let tools = ["docs/Search", "docs/fetch", "admin.drop"].map(tool);
    let globs = |texts: &[&str]| texts.iter().map(|text| NameGlob::parse(text).expect("a glob")).collect::<Vec<_>>();
    let of = |filter: ImportFilter| {
        let surface = project(&tools, Some("p"), &filter);
        exposed(&surface).into_iter().map(|(_, upstream)| upstream.to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(of(ImportFilter::Include(globs(&["docs-*"]))), ["docs/fetch", "docs/Search"]);
    assert_eq!(of(ImportFilter::Include(globs(&["*"]))).len(), 3, "`*` crosses what was a slash");
    assert!(of(ImportFilter::Include(Vec::new())).is_empty(), "an empty list selects nothing");
    assert_eq!(of(ImportFilter::Exclude(Vec::new())).len(), 3, "and removes nothing");
    assert!(
        of(ImportFilter::Include(globs(&["docs/*", "p-docs-*"]))).is_empty(),
        "neither raw nor exposed names match"
    );
    assert_eq!(of(ImportFilter::Exclude(globs(&["admin-*"]))), ["docs/fetch", "docs/Search"]);
}

#[test]
fn f14_definitions_and_unions_survive_the_projection() {
    let tools = [json!({"name": "t", "inputSchema": {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "additionalProperties": false,
        "$defs": {"node": {"type": "object", "properties": {
            "label": {"type": "string"}, "children": {"type": "array", "items": {"$ref": "#/$defs/node"}}}, "required": ["label"]}},
        "properties": {
            "root": {"$ref": "#/$defs/node"}, "maybe": {"anyOf": [{"type": "string"}, {"type": "null"}]},
            "map": {"type": "object", "additionalProperties": {"type": "integer"}}},
        "required": ["root"]}})];
    let surface = project(&tools, None, &ImportFilter::All);
    let tool = surface.tools.first().unwrap_or_else(|| panic!("{:?}", surface.diagnostics));
    let text = tool.definition.to_string();
    for part in [r#""kind":"ref""#, "label", "children", r#""kind":"option""#, r#""kind":"map""#] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
    assert!(!text.contains("additional-properties"), "no way in for more: {text}");
    assert_eq!(tool.upstream, tools[0], "the verbatim definition is kept");
}

#[test]
fn f15_a_bad_definition_is_named_and_the_others_work() {
    let server = FakeMcp::modern(json!([
        {"name": "bad", "inputSchema": {"type": "string"}}, null, tool("good"),
        {"name": "output", "inputSchema": {"type": "object"}, "outputSchema": 5},
    ]));
    let env = TestEnv::new();
    env.write("golem.yaml", imports(&[("x", &server.url)]));
    let json = env.run(["import", "tools", "x", "--local", "-F", "json"]).expect(0).json();
    assert_eq!(json["tools"].as_array().map(Vec::len), Some(1));
    let excluded: Vec<&str> =
        json["diagnostics"].as_array().expect("a list").iter().filter_map(|d| d["upstreamName"].as_str()).collect();
    assert_eq!(excluded, ["bad", "output", "tools[1]"]);
    env.run(["call", "x", "good"]).expect(0);
}

#[test]
fn f16_fields_that_nobody_here_knows_arrive() {
    let definition = json!({"name": "t", "title": "T", "description": "d", "icons": [{"src": "https://e.com/i.png", "theme": "dark"}],
        "annotations": {"readOnlyHint": true, "future": 1}, "_meta": {"e.com/k": [1, null]}, "later": {"b": 1, "a": 2.0},
        "inputSchema": {"type": "object", "x-own": true}, "outputSchema": {"type": "object"}});
    let served = definition.clone();
    let server = FakeMcp::start(move |seen| match seen.method() {
        "tools/call" => Reply::result(
            seen,
            json!({"resultType": "complete", "structuredContent": {"n": 1.0}, "_meta": {"e.com/k": 1}, "later": true,
                "content": [{"type": "text", "text": "x", "annotations": {"audience": ["user"], "priority": 0.5}, "future": []}]}),
        ),
        _ => modern(seen, &json!([served.clone()])),
    });
    let env = TestEnv::new();
    let json = env.run(["inspect", &server.url, "-F", "json"]).expect(0).json();
    assert_eq!(json["tools"][0].to_string(), definition.to_string(), "in the same order, too");
    let json = env.run(["call", &server.url, "t", "-F", "json"]).expect(0).json();
    assert_eq!(json["result"]["content"][0]["annotations"]["priority"], 0.5);
    assert_eq!((&json["result"]["later"], &json["result"]["content"][0]["future"]), (&json!(true), &json!([])));
}

#[test]
fn f23_credentials_do_not_follow_a_redirect() {
    for status in [301, 302, 303, 307, 308] {
        let elsewhere = FakeMcp::modern(json!([tool("t")]));
        let target = elsewhere.url.clone();
        let server = FakeMcp::start(move |_| Reply::text(status, "", "").with("location", &target));
        let run = TestEnv::new().run(["inspect", &server.url, "--header", "Authorization: Bearer t0ken"]).expect(4);
        assert!(run.stderr.contains(&format!("HTTP status {status}, a redirect, which is not followed")), "{run}");
        assert!(elsewhere.seen().is_empty(), "{status}");
    }
}

#[test]
fn f25_arguments_may_be_named_like_our_own_flags() {
    let server = FakeMcp::modern(json!([{"name": "t", "inputSchema": {"type": "object", "properties": {
        "help": {"type": "boolean"}, "stdin": {"type": "string"}, "no-cache": {"type": "boolean"}, "noCache": {"type": "boolean"},
        "query-3": {"type": "string"}, "query3": {"type": "string"}, "é": {"type": "string"}, "": {"type": "string"},
        "timeout": {"type": "integer"}, "A": {"type": "string"}, "a": {"type": "string"},
        "nested": {"type": "object", "properties": {"list": {"type": "array"}}}}}}]));
    let words = [
        "call",
        &server.url,
        "t",
        "help=true",
        "stdin=-",
        "no-cache=false",
        "noCache=true",
        "query-3=x",
        "query3=y",
        "é=ü",
        "=empty",
        "timeout=5",
        "A=1",
        "a=2",
        "nested:={\"list\":[1,{\"b\":null}]}",
    ];
    TestEnv::new().run(words).expect(0);
    let call = server.seen().pop().expect("a request");
    assert_eq!(
        call.body["params"]["arguments"],
        json!({"help": true, "stdin": "-", "no-cache": false, "noCache": true, "query-3": "x", "query3": "y", "é": "ü",
            "": "empty", "timeout": 5, "A": "1", "a": "2", "nested": {"list": [1, {"b": null}]}})
    );
}

#[test]
fn f26_a_program_may_say_much_before_it_answers() {
    let script = r#"printf '\303'; sleep 0.05; printf '\251 half a letter\n'
i=0; while [ $i -lt 50 ]; do echo '{"jsonrpc":"2.0","method":"notifications/message","params":{"n":1}}'; i=$((i+1)); done
while IFS= read -r line; do id=${line#*\"id\":}; id=${id%%,*}
case "$line" in
*'"initialize"'*) r='{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"noisy"}}';;
*'"tools/list"'*) r='{"tools":[{"name":"t","inputSchema":{"type":"object"}}]}';;
*'"tools/call"'*) echo 'half way there'; r='{"content":[{"type":"text","text":"done"}]}';;
*'"id"'*) printf '{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"no"}}\n' "$id"; continue;;
*) continue;; esac
printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$r"; done"#;
    let run = TestEnv::new().run(["call", "t", "--", "sh", "-c", script]).expect(0);
    assert_eq!(run.stdout, "done\n");
    // It reads the call and ends: its last words are shown, and nothing is repeated.
    let ends = script.replace("echo 'half way there'; r=", "echo 'licence expired' >&2; exit 9; r=");
    let run = TestEnv::new().run(["call", "t", "--", "sh", "-c", &ends]).expect(4);
    assert!(run.stderr.contains("exit status 9") && run.stderr.contains("licence expired"), "{run}");
}

#[test]
fn f27_names_that_a_header_cannot_carry_are_encoded() {
    let names = ["héllo", " edge ", "=?base64?aGk=?=", "文書", "plain_name"];
    let tools: Vec<Value> = names.iter().map(|name| tool(name)).collect();
    let server = FakeMcp::modern(json!(tools));
    let env = TestEnv::new();
    for name in names {
        env.run(["call", &server.url, name]).expect(0);
        let call = server.seen().into_iter().rfind(|seen| seen.method() == "tools/call").expect("a call");
        let header = call.header("mcp-name").to_owned();
        assert_eq!(mcpctl::mcp::headers::decode(&header).expect("decodes"), name);
        assert_eq!(header == name, name == "plain_name", "{header}");
        assert_eq!(call.body["params"]["name"], name);
    }
}

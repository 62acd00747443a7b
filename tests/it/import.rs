//! `mcpctl import`: what upstreams provide, read directly.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::TestEnv;
use crate::support::fake_mcp::{FakeMcp, Reply, legacy};
use crate::support::peers;

fn manifest(imports: &[String]) -> String {
    let mut text =
        "manifestVersion: 1.6.0\napp: demo\nenvironments:\n  test: { server: local }\nmcp:\n  imports:\n    test:\n"
            .to_owned();
    for import in imports {
        text.push_str(&format!("      - {import}\n"));
    }
    text
}

fn tool(name: &str) -> Value {
    json!({"name": name, "inputSchema": {"type": "object"}})
}

fn several() -> FakeMcp {
    FakeMcp::modern(json!([
        {"name": "Search.Docs/v2", "title": "Search", "description": "Finds pages", "annotations": {"readOnlyHint": true},
         "inputSchema": {"type": "object", "properties": {"query": {"type": "string", "minLength": 1}}, "required": ["query"],
            "additionalProperties": false},
         "outputSchema": {"type": "object", "properties": {"hits": {"type": "integer", "minimum": 0}}}},
        tool("same_name"), tool("same.name"), tool("hidden"), null,
        {"name": "union", "inputSchema": {"type": "object", "properties": {"x": {"type": ["string", "integer"]}}}},
    ]))
}

#[test]
fn tools_are_projected_and_the_others_have_reasons() {
    let (env, server) = (TestEnv::new(), several());
    env.write(
        "golem.yaml",
        manifest(&[format!("{{ name: docs, url: '{}', prefix: learn, exclude: [hidden] }}", server.url)]),
    );
    insta::assert_snapshot!(env.run(["import", "tools", "docs", "--local"]).expect(0), @r"
    docs (2026-07-28)

    TOOL                  UPSTREAM NAME
    learn-search-docs-v2  Search.Docs/v2

    LEFT OUT   WHY
    hidden     `exclude` removes `hidden`
    same.name  the name becomes `same-name`, as `same_name` does
    same_name  the name becomes `same-name`, as `same.name` does
    tools[4]   the entry is no object
    union      `/inputSchema/properties/x/type` must be one type, or one and `null`: other unions of
               types have no tag
    [exit 0]
    ");
    let json = env.run(["import", "tools", "docs", "--local", "-F", "json"]).expect(0).json();
    let body = &json["tools"][0]["definition"]["commands"]["nodes"][0]["body"];
    let structured = &body["result"]["type_"]["value"]["structured"]["type"];
    insta::assert_snapshot!(format!("{}\n{}\n{structured}", body["options"], body["annotations"]), @r#"
    [{"aliases":[],"default":null,"doc":{"description":"","examples":[],"summary":""},"env_var":null,"long":"query","required":true,"shape":{"kind":"scalar","value":{"kind":"string","value":{"min_length":1}}},"short":null,"value_name":null}]
    {"destructive":false,"idempotent":false,"open_world":true,"read_only":true}
    {"kind":"record","value":{"hits":{"required":false,"type":{"kind":"u64","value":{"minimum":0}}}}}
    "#);
    assert_eq!((&json["import"], &json["readFrom"]), (&json!("docs"), &json!("local")));
    let again = env.run(["api", "mcp-import", "tools", "docs", "--local", "-F", "json"]).expect(0).json();
    assert_eq!(again, json, "Golem's spelling does the same, and the digest is stable");
}

#[test]
fn selection_is_by_name_or_exact_url_and_the_url_is_never_shown() {
    let (env, server) = (TestEnv::new(), several());
    let keyed = format!("{}?key=hunter2", server.url);
    env.write(
        "golem.yaml",
        manifest(&[
            format!("{{ url: '{keyed}' }}"),
            format!("{{ name: one, url: '{}' }}", server.url),
            format!("{{ name: two, url: '{}' }}", server.url),
            "{ url: 'http://127.0.0.1:1/{{ UNSET }}' }".to_owned(),
        ]),
    );
    let run = env.run(["import", "tools", &keyed, "--local", "-F", "json"]).expect(0);
    assert_eq!(run.json()["import"], Value::Null);
    assert!(!run.to_string().contains("hunter2"));
    let text = env.run(["import", "tools", &keyed, "--local"]).expect(0);
    assert!(text.stdout.starts_with("Unnamed MCP import"), "{text}");
    insta::assert_snapshot!(env.run(["import", "tools", &server.url, "--local"]).expect(2), @r"
    --- stderr
    error: 2 imports of `test` have this URL: `one`, `two`
    help: give each a distinct `name` and select by name
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["import", "tools", "http://other/?key=hunter2", "--local"]).expect(2), @r"
    --- stderr
    error: no import of `test` has this URL, and the URL of `mcp.imports.test[3]` cannot be rendered
    help: set the variables that the manifest's URL names, or select the import by name
    [exit 2]
    ");
    insta::assert_snapshot!(env.run(["import", "tools", "thre", "--local"]).expect(2), @r"
    --- stderr
    error: `test` has no import named `thre`
    help: it has `one`, `two`
    [exit 2]
    ");
    let mut child = env.mcpctl();
    let mut child = child
        .args(["import", "tools", "-", "--local", "-F", "json"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("starts");
    std::io::Write::write_all(&mut child.stdin.take().expect("piped"), format!("{keyed}\n").as_bytes()).expect("write");
    let output = child.wait_with_output().expect("ends");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_scheme_needs_the_control_plane_and_an_unset_variable_its_value() {
    let env = TestEnv::new();
    env.write(
        "golem.yaml",
        manifest(&[
            "{ name: guarded, url: 'http://127.0.0.1:1/mcp', securityScheme: oidc }".to_owned(),
            "{ name: unset, url: 'http://127.0.0.1:1/{{ UNSET_KEY }}' }".to_owned(),
        ]),
    );
    insta::assert_snapshot!(env.run(["import", "tools", "guarded", "--local"]).expect(3), @r"
    --- stderr
    error: the MCP server of import `guarded` is reached with an OAuth consent, which the control plane keeps
    help: read it through the control plane: `mcpctl import tools guarded --manifest`
    [exit 3]
    ");
    insta::assert_snapshot!(env.run(["import", "tools", "unset", "--local"]).expect(2), @r"
    --- stderr
    error: `url` of import `unset` of `test` needs the variable `UNSET_KEY`, which is not set
    help: set the variable, or read it from a file with `--env-file`
    [exit 2]
    ");
}

#[test]
fn what_cannot_be_asked_is_wrong_usage_and_named() {
    let env = TestEnv::new();
    let declare = |url: &str| env.write("golem.yaml", manifest(&[format!("{{ name: one, url: '{url}' }}")]));
    // A lock is made of a manifest without errors.
    for (url, says, of_lock) in [
        ("http://127.0.0.1:1/{{ UNSET_KEY }}", "the variable `UNSET_KEY`, which is not set", 2),
        ("http://127.0.0.1:1/{{ MCPCTL_AUTH_TOKEN }}", "reads `MCPCTL_AUTH_TOKEN`, which no manifest", 1),
        ("not a url", "one", 1),
    ] {
        declare(url);
        for (args, exit) in
            [(&["lock"][..], of_lock), (&["lock", "--check"], of_lock), (&["import", "list", "--local"], 2)]
        {
            let run = env.run(args).expect(exit);
            assert!(format!("{}{}", run.stdout, run.stderr).contains(says), "{args:?} {url}: {run}");
        }
    }
    declare("http://127.0.0.1:1/mcp");
    env.write("text.pem", "no certificate");
    for file in ["text.pem", "missing.pem"] {
        for args in [&["lock"][..], &["import", "list", "--local"], &["plan"]] {
            let run = env.run([args, &["--ca-bundle", file]].concat()).expect(2);
            assert!(run.stderr.contains("the CA bundle") && !run.stderr.contains("running?"), "{args:?}: {run}");
        }
    }
}

#[test]
fn of_twenty_upstreams_the_bad_six_are_named_within_the_limit() {
    let limit = Duration::from_secs(3);
    let env = TestEnv::new();
    let good: Vec<FakeMcp> = (0..10).map(|n| FakeMcp::modern(json!([tool(&format!("tool-{n}")), null]))).collect();
    let old: Vec<FakeMcp> = (0..4)
        .map(|_| {
            FakeMcp::start(
                |seen| if seen.is_modern() { Reply::text(400, "", "") } else { legacy(seen, &json!([tool("t")])) },
            )
        })
        .collect();
    let hanging: Vec<FakeMcp> = (0..3).map(|_| FakeMcp::start(|_| Reply::Silence)).collect();
    let garbage = FakeMcp::start(|_| Reply::text(200, "application/json", "{\"garbage\": "));
    let mut urls: Vec<String> = good.iter().chain(&old).chain(&hanging).map(|server| server.url.clone()).collect();
    urls.push(garbage.url.clone());
    urls.extend((0..2).map(|_| format!("http://127.0.0.1:{}/mcp", peers::free_port())));
    let imports: Vec<String> =
        urls.iter().enumerate().map(|(n, url)| format!("{{ name: u{n}, url: '{url}', prefix: p{n} }}")).collect();
    env.write("golem.yaml", manifest(&imports));
    let timed = || {
        let started = Instant::now();
        let run = env.run(["import", "list", "--local", "--timeout", "3", "-F", "json"]).expect(4);
        (run, started.elapsed())
    };
    // Clocks on a busy machine: the better of two tries counts.
    let (mut run, mut took) = timed();
    if took > limit + Duration::from_secs(1) {
        (run, took) = timed();
    }
    assert!(took <= limit + Duration::from_secs(1), "{took:?}");
    let json = run.json();
    let imports = json["imports"].as_array().expect("a list");
    let healthy: Vec<bool> = imports.iter().map(|import| import["healthy"].as_bool().expect("a flag")).collect();
    assert_eq!(healthy, [[true; 14].as_slice(), &[false; 6]].concat());
    assert_eq!(
        (&imports[0]["tools"], &imports[0]["excluded"], &imports[0]["era"]),
        (&json!(1), &json!(1), &json!("modern"))
    );
    assert_eq!(imports[10]["era"], "legacy");
    let codes: Vec<&str> =
        imports[14..].iter().map(|import| import["error"]["code"].as_str().expect("a code")).collect();
    assert_eq!(
        codes,
        [
            "upstream-timed-out",
            "upstream-timed-out",
            "upstream-timed-out",
            "invalid-answer",
            "upstream-unavailable",
            "upstream-unavailable",
        ]
    );
    assert!(urls.iter().all(|url| !run.stdout.contains(url.as_str())), "no URL is shown");
    let text = env.run(["import", "list", "--local", "--timeout", "0.5"]).expect(4);
    for bad in 14..20 {
        assert!(text.stdout.contains(&format!("u{bad}: the MCP server of import `u{bad}` ")), "{text}");
    }
}

#[test]
fn a_server_without_tools_is_a_finding_and_no_empty_list() {
    let empty = FakeMcp::start(|seen| match seen.method() {
        "initialize" => Reply::result(
            seen,
            json!({"protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": {"name": "e"}}),
        ),
        _ if seen.is_modern() => Reply::text(404, "", ""),
        _ => legacy(seen, &json!([])),
    });
    let env = TestEnv::new();
    env.write("golem.yaml", manifest(&[format!("{{ name: u, url: '{}' }}", empty.url)]));
    let json = env.run(["import", "list", "--local", "-F", "json"]).expect(4).json();
    assert_eq!(json["imports"][0]["error"]["code"], "invalid-request");
    let text = env.run(["import", "list", "--local"]).expect(4);
    assert!(text.stdout.contains("u: the MCP server of import `u` does not offer tools"), "{text}");
}

#[test]
fn an_environment_without_imports_has_an_empty_list() {
    let env = TestEnv::new();
    env.write("golem.yaml", "manifestVersion: 1.6.0\napp: demo\nenvironments:\n  test: { server: local }\n");
    insta::assert_snapshot!(env.run(["import", "list", "--local"]).expect(0), @r"
    `test` has no imports
    [exit 0]
    ");
}

#[test]
fn the_word_local_says_how_to_read_and_not_which_environment() {
    let (env, server) = (TestEnv::new(), several());
    env.write("golem.yaml", manifest(&[format!("{{ name: docs, url: '{}' }}", server.url)]));
    let json = env.run(["import", "list", "--local", "-E", "test", "-F", "json"]).expect(0).json();
    assert_eq!(json["environment"], "test");
    env.run(["import", "list", "--local", "--manifest"]).expect(2);
}

#[test]
fn real_servers_are_projected() {
    let env = TestEnv::new();
    let mut imports = Vec::new();
    let (everything, notes) = (peers::everything(), peers::notes());
    imports.extend(everything.as_ref().map(|peer| format!("{{ name: everything, url: '{}' }}", peer.mcp_url())));
    imports.extend(notes.as_ref().map(|peer| format!("{{ name: notes, url: '{}', prefix: n }}", peer.mcp_url())));
    if imports.len() < 2 {
        return;
    }
    env.write("golem.yaml", manifest(&imports));
    let json = env.run(["import", "tools", "notes", "--local", "-F", "json"]).expect(0).json();
    let names: Vec<&str> = json["tools"].as_array().expect("tools").iter().filter_map(|t| t["name"].as_str()).collect();
    assert_eq!(names, ["n-add", "n-echo-text", "n-explode", "n-search-notes-v2"]);
    insta::assert_snapshot!(env.run(["import", "tools", "everything", "--local"]).expect(0), @r"
    everything (2025-11-25)

    TOOL                            UPSTREAM NAME
    echo                            echo
    get-annotated-message           get-annotated-message
    get-env                         get-env
    get-resource-links              get-resource-links
    get-resource-reference          get-resource-reference
    get-structured-content          get-structured-content
    get-sum                         get-sum
    get-tiny-image                  get-tiny-image
    gzip-file-as-resource           gzip-file-as-resource
    toggle-simulated-logging        toggle-simulated-logging
    toggle-subscriber-updates       toggle-subscriber-updates
    trigger-long-running-operation  trigger-long-running-operation

    LEFT OUT                 WHY
    simulate-research-query  the tool runs only as a task, which is not supported
    [exit 0]
    ");
}

/// A running `mcpctl up`, killed when dropped.
struct Up(std::process::Child);

impl Up {
    fn start(env: &TestEnv) -> Self {
        let mut command = env.mcpctl();
        command.args(["up", "--router-port", "0", "--mcp-port", "0", "--no-watch", "-F", "json"]);
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
        let up = Self(command.spawn().expect("starts"));
        let deadline = Instant::now() + Duration::from_secs(60);
        // Deployed means that the status can be had and names a deployment.
        loop {
            let run = env.run(["status", "-F", "json"]);
            if run.code == Some(0) && run.json()["deployed"].is_object() {
                return up;
            }
            assert!(Instant::now() < deadline, "not deployed in time: {run}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

impl Drop for Up {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_control_plane_reads_declared_and_deployed_imports() {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    let down = Arc::new(AtomicBool::new(false));
    let is_down = Arc::clone(&down);
    let server = FakeMcp::start(move |seen| {
        if is_down.load(Ordering::SeqCst) {
            return Reply::text(503, "", "");
        }
        crate::support::fake_mcp::modern(seen, &json!([tool("a_b"), null]))
    });
    let env = TestEnv::new();
    let declare = |prefix: &str| {
        manifest(&[
            format!("{{ name: other, url: '{}?other', prefix: other }}", server.url),
            format!("{{ name: docs, url: '{}?key=hunter2', prefix: {prefix} }}", server.url),
        ])
    };
    env.write("golem.yaml", declare("d"));
    let _up = Up::start(&env);
    assert!(server.methods().contains(&"tools/list".to_owned()), "the deploy looked what the imports provide");
    for args in [&["--manifest"][..], &[], &["--revision", "0"]] {
        let line = ["import", "tools", "docs", "-F", "json"];
        let run = env.run(line.iter().chain(args)).expect(0);
        assert_eq!(run.json()["tools"][0]["name"], "d-a-b", "{args:?}");
        assert_eq!(run.json()["diagnostics"][0]["upstreamName"], "tools[1]", "{args:?}");
        assert!(!run.stdout.contains("hunter2"));
    }
    let list = env.run(["import", "list", "--manifest", "-F", "json"]).expect(0).json();
    assert_eq!((&list["readFrom"], &list["imports"][1]["tools"]), (&json!("manifest"), &json!(1)));

    // Order means nothing, the complete configuration everything.
    env.write("golem.yaml", declare("changed"));
    insta::assert_snapshot!(env.run(["import", "tools", "docs"]).expect(1), @r"
    --- stderr
    error: deployment 0 has no import with the configuration of the import `docs`
    help: restore the declaration and variables of that deployment, choose another `--revision`, or deploy this one
    [exit 1]
    ");
    env.write("golem.yaml", declare("d"));

    down.store(true, Ordering::SeqCst);
    env.run(["import", "tools", "docs"]).expect(0);
    insta::assert_snapshot!(env.run(["import", "refresh", "docs"]).expect(4), @r"
    --- stderr
    error: import `docs`: its MCP server answered with HTTP status 503 (MCP_IMPORT_UPSTREAM_UNAVAILABLE)
    help: the import's server is the trouble, not the control plane: try again later
    [exit 4]
    ");
    env.run(["import", "tools", "docs"]).expect(0);
    let json = env.run(["import", "tools", "docs", "--revision", "9", "-F", "json"]).expect(1);
    assert_eq!(json.json()["$type"], "error");
    let list = env.run(["import", "list", "--revision", "9", "-F", "json"]).expect(1);
    assert_eq!(list.json()["$type"], "error", "said once");
}

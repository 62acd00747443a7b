//! The first whole path, with clients and servers that nobody here wrote: the MCP Inspector lists and calls what `up`
//! serves, and imports are read from servers of other people in both eras.

use serde_json::Value;

use super::support::up::Up;
use super::support::{TestEnv, peers};

const TOOLS: [&str; 4] = ["file_tools_list", "file_tools_list_files", "file_tools_list_ls", "file_tools_read_file"];

fn names(listing: &Value) -> Vec<&str> {
    listing["result"]["tools"].as_array().expect("tools").iter().filter_map(|tool| tool["name"].as_str()).collect()
}

#[test]
fn the_inspector_lists_and_calls_the_quickstart_in_both_eras() {
    let env = TestEnv::with_fixture("quickstart");
    env.write("hello.txt", "hello from a file\n");
    env.write("big.txt", vec![b'x'; 17 << 20]);
    if peers::node_bin("mcp-inspector").is_none() {
        return;
    }
    let up = Up::start(&env);
    up.event("up.deployed");
    let url = format!("http://127.0.0.1:{}/mcp", up.mcp_port);
    let home = env.app();
    for era in ["legacy", "modern"] {
        let inspect = |args: &[&str]| peers::inspector(&url, era, args, &home).expect("checked above");
        let read = |path: &str| {
            let argument = format!("path={path}");
            inspect(&["--method", "tools/call", "--tool-name", "file_tools_read_file", "--tool-arg", &argument])
        };
        let (listing, code) = inspect(&["--method", "tools/list"]);
        assert_eq!((names(&listing), code), (TOOLS.to_vec(), 0), "{era}");

        let (result, code) = read("hello.txt");
        let block = &result["result"]["content"][0];
        assert_eq!((block["text"].as_str(), code), (Some("hello from a file\n"), 0), "{era}: {result}");
        assert_eq!(block["_meta"]["golem.cloud/tool-channel"], "stdout", "{era}");

        let (missing, code) = read("absent.txt");
        assert_eq!((&missing["result"]["isError"], code), (&Value::Bool(true), 5), "{era}: {missing}");
        let text = missing["result"]["content"][0]["text"].as_str().expect("text");
        assert!(!text.contains("No such file"), "{era}: captured output leaked: {text}");

        for path in ["../x", "/etc/passwd"] {
            let (refused, _) = read(path);
            let message = refused["error"]["message"].as_str().unwrap_or_default();
            assert!(message.contains("`path`"), "{era} {path}: {refused}");
        }
        let (large, _) = read("big.txt");
        let message = large["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains("16 MiB"), "{era}: {large}");
    }
}

/// `import tools NAME --local` of a manifest with one import; the document and the exit code.
fn import_tools(url: &str) -> Value {
    let env = TestEnv::new();
    env.write(
        "golem.yaml",
        format!(
            "manifestVersion: 1.6.0\napp: imports\nenvironments:\n  local: {{ server: local }}\n\
             mcp:\n  imports:\n    local:\n      - name: peer\n        url: {url}\n        prefix: peer\n"
        ),
    );
    env.run(["import", "tools", "peer", "--local", "-F", "json"]).expect(0).json()
}

fn exposed(document: &Value) -> Vec<&str> {
    let tools = document["tools"].as_array().expect("tools");
    tools.iter().filter_map(|tool| tool["name"].as_str()).collect()
}

fn excluded(document: &Value) -> Vec<(&str, &str)> {
    let diagnostics = document["diagnostics"].as_array().expect("diagnostics");
    diagnostics.iter().filter_map(|d| Some((d["upstreamName"].as_str()?, d["reason"].as_str()?))).collect()
}

#[test]
fn tools_of_a_legacy_server_are_projected() {
    let Some(server) = peers::everything() else { return };
    let document = import_tools(&server.mcp_url());
    let names = exposed(&document);
    assert!(names.contains(&"peer-echo") && names.contains(&"peer-get-sum"), "{document:#}");
    // It can only be called as a task, which an importer without tasks cannot do.
    let (name, reason) = excluded(&document)[0];
    assert_eq!(name, "simulate-research-query", "{document:#}");
    assert!(reason.contains("task"), "{reason}");
}

#[test]
fn tools_of_a_modern_server_are_projected_and_ambiguous_names_are_left_out() {
    let Some(server) = peers::notes() else { return };
    let document = import_tools(&server.mcp_url());
    let names = exposed(&document);
    for name in ["peer-add", "peer-echo-text", "peer-explode", "peer-search-notes-v2"] {
        assert!(names.contains(&name), "{name} of {names:?}");
    }
    let excluded: Vec<_> = excluded(&document).into_iter().map(|(name, _)| name).collect();
    assert_eq!(excluded, ["same.name", "same_name"], "{document:#}");
}

//! Servers that nobody here wrote: each is listed, a deterministic tool is called, and the result is what the MCP Inspector
//! gets from the same server.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::support::TestEnv;
use crate::support::fake_mcp::{FakeMcp, Reply};
use crate::support::peers::{self, Peer, Server};

/// A call that gives the same answer every time.
struct Expected<'a> {
    /// What our client is told to speak, and what it must speak then; the Inspector is told the latter.
    era: (&'a str, &'a str),
    /// How many tools the server lists.
    tools: usize,
    /// The tool.
    tool: &'a str,
    /// Its arguments.
    arguments: Value,
}

/// Found to be modern; found to be legacy; legacy because that was asked for.
const MODERN: (&str, &str) = ("auto", "modern");
const LEGACY: (&str, &str) = ("auto", "legacy");
const OLD_ON_DEMAND: (&str, &str) = ("legacy", "legacy");

/// Lists and calls with our program and with the Inspector.
#[track_caller]
fn same_as_inspector(server: &Server, expected: &Expected) {
    let env = TestEnv::new();
    env.write("arguments.json", expected.arguments.to_string());
    let ours = |command: &[&str]| {
        let mut words: Vec<String> = command.iter().map(ToString::to_string).collect();
        match server {
            Server::Http(url) => words.insert(1, url.clone()),
            Server::Stdio(_) => {}
        }
        words.extend(
            ["--era", expected.era.0, "--timeout", "60", "--init-timeout", "60", "-F", "json"].map(str::to_owned),
        );
        if let Server::Stdio(program) = server {
            words.push("--".to_owned());
            words.extend(program.clone());
        }
        env.run(words).expect(0).json()
    };
    let listed = ours(&["inspect"]);
    assert_eq!(listed["era"], expected.era.1, "{listed}");
    assert_eq!(listed["tools"].as_array().map(Vec::len), Some(expected.tools), "{listed}");
    let called = ours(&["call", expected.tool, "--input", "arguments.json"]);

    let inspect = |method: &[&str]| {
        let (answer, code) = peers::inspector_of(server, expected.era.1, method, &env.app()).expect("it is installed");
        assert_eq!(code, 0, "{answer}");
        answer["result"].clone()
    };
    let theirs = inspect(&["--method", "tools/list"]);
    for tool in listed["tools"].as_array().expect("tools") {
        // A server may show more to the Inspector, which can do more than we offer (`roots`).
        let same = theirs["tools"].as_array().expect("tools").iter().find(|other| other["name"] == tool["name"]);
        assert_eq!(Some(tool), same, "the definition");
    }
    let arguments = expected.arguments.to_string();
    let theirs = inspect(&["--method", "tools/call", "--tool-name", expected.tool, "--tool-args-json", &arguments]);
    assert_eq!(without_envelope(&called["result"]), without_envelope(&theirs), "the result");
}

/// The members that the Inspector's SDK consumes are left out on our side.
fn without_envelope(value: &Value) -> Value {
    let mut value = value.clone();
    if let Some(members) = value.as_object_mut() {
        members.shift_remove("resultType");
    }
    value
}

fn words(paths: &[&Path]) -> Vec<String> {
    paths.iter().map(|path| path.display().to_string()).collect()
}

/// A server of the Python packages on stdio.
fn python_program(name: &str, args: &[&str]) -> Option<Server> {
    peers::inspector_is_there()?;
    let mut program = words(&[&peers::python_bin(name)?]);
    program.extend(args.iter().map(ToString::to_string));
    Some(Server::Stdio(program))
}

fn http(peer: Option<Peer>) -> Option<(Peer, Server)> {
    peers::inspector_is_there()?;
    let peer = peer?;
    let server = Server::Http(peer.mcp_url());
    Some((peer, server))
}

#[test]
fn server_everything() {
    let Some((_peer, server)) = http(peers::everything()) else { return };
    let arguments = json!({"message": "hi"});
    same_as_inspector(&server, &Expected { era: LEGACY, tools: 13, tool: "echo", arguments });
}

#[test]
fn server_filesystem() {
    let (Some(node), Some(script), Some(())) =
        (peers::node(), peers::node_bin("mcp-server-filesystem"), peers::inspector_is_there())
    else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hello.txt");
    fs_err::write(&file, "hello\n").expect("write");
    let server = Server::Stdio(words(&[&node, &script, folder.path()]));
    let arguments = json!({"path": file.display().to_string()});
    same_as_inspector(&server, &Expected { era: LEGACY, tools: 14, tool: "read_text_file", arguments });
}

#[test]
fn python_mcp_in_both_eras() {
    let Some((_peer, server)) = http(peers::notes()) else { return };
    for era in [MODERN, OLD_ON_DEMAND] {
        let arguments = json!({"tags": ["a", "b"]});
        same_as_inspector(&server, &Expected { era, tools: 6, tool: "Search.Notes/v2", arguments });
    }
}

#[test]
fn fastmcp() {
    let Some((_peer, server)) = http(peers::fastmcp()) else { return };
    same_as_inspector(&server, &Expected { era: MODERN, tools: 2, tool: "add", arguments: json!({"a": 2, "b": 3}) });
    same_as_inspector(
        &server,
        &Expected { era: OLD_ON_DEMAND, tools: 2, tool: "weird.name/with slash", arguments: json!({}) },
    );
}

#[test]
fn typescript_server_package() {
    let Some((_peer, server)) = http(peers::typescript()) else { return };
    for era in [MODERN, OLD_ON_DEMAND] {
        same_as_inspector(&server, &Expected { era, tools: 1, tool: "multiply", arguments: json!({"a": 6, "b": 7}) });
    }
}

#[test]
fn mcp_server_time() {
    let Some(server) = python_program("mcp-server-time", &["--local-timezone", "UTC"]) else { return };
    let arguments = json!({"source_timezone": "UTC", "time": "12:30", "target_timezone": "Asia/Tokyo"});
    same_as_inspector(&server, &Expected { era: MODERN, tools: 2, tool: "convert_time", arguments });
}

#[test]
fn mcp_server_git() {
    let folder = tempfile::tempdir().expect("a folder");
    let Ok(status) = std::process::Command::new("git").args(["init", "-q", "-b", "main"]).current_dir(&folder).status()
    else {
        return peers::absent("git");
    };
    assert!(status.success());
    fs_err::write(folder.path().join("new.txt"), "new\n").expect("write");
    let path: PathBuf = folder.path().to_owned();
    let path = path.display().to_string();
    let Some(server) = python_program("mcp-server-git", &["--repository", &path]) else { return };
    let arguments = json!({"repo_path": path});
    same_as_inspector(&server, &Expected { era: MODERN, tools: 12, tool: "git_status", arguments });
}

#[test]
fn mcp_server_fetch() {
    let page = FakeMcp::start(|_| Reply::text(200, "text/plain", "the page\n"));
    let Some(server) = python_program("mcp-server-fetch", &["--ignore-robots-txt", "--allow-private-ips"]) else {
        return;
    };
    let arguments = json!({"url": page.url, "raw": true});
    same_as_inspector(&server, &Expected { era: OLD_ON_DEMAND, tools: 1, tool: "fetch", arguments });
}

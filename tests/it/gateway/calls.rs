//! Calls of real programs, and every way in which they end.

use mcpctl::gateway::{Components, Config};
use serde_json::{Value, json};

use super::rig::{Rig, counter, odd_tools};

fn message(answer: &Value) -> &str {
    answer["error"]["message"].as_str().unwrap_or_else(|| panic!("not an error: {answer}"))
}

#[tokio::test]
async fn a_file_is_read_and_a_folder_is_listed() {
    let rig = Rig::quickstart().await;
    let session = rig.session("2025-11-25").await;
    let read = session.call("file_tools_read_file", json!({ "path": "hello.txt" })).await;
    insta::assert_snapshot!(
        read["result"],
        @r#"{"content":[{"type":"text","text":"hello\n","_meta":{"golem.cloud/tool-channel":"stdout"}}],"isError":false}"#
    );
    for name in ["file_tools_list_files", "file_tools_list_ls", "file_tools_list"] {
        let listed = session.call(name, json!({})).await;
        assert_eq!(listed["result"]["content"][0]["text"], "data\nhello.txt\n", "{name}");
    }
    let all = session.call("file_tools_list_ls", json!({ "all": true, "dir": "data" })).await;
    assert_eq!(all["result"]["content"][0]["text"], ".\n..\n.mcpctl\n");
}

#[tokio::test]
async fn a_failed_program_shows_nothing_that_it_captured() {
    let rig = Rig::quickstart().await;
    let session = rig.session("2025-11-25").await;
    let failed = session.call("file_tools_read_file", json!({ "path": "missing.txt" })).await;
    assert_eq!(failed["result"]["isError"], true);
    let text = failed["result"]["content"][0]["text"].as_str().expect("text");
    assert_eq!(text, r#"{"name":"undeclared-failure","payload":{"exitCode":1}}"#);
    assert_eq!(failed["result"]["content"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn wrong_arguments_are_named_before_anything_runs() {
    let rig = Rig::quickstart().await;
    fs_err::write(rig.dir.path().join("data/.mcpctl/token"), "secret").expect("file");
    std::os::unix::fs::symlink("/etc", rig.dir.path().join("out")).expect("link");
    let session = rig.session("2025-11-25").await;
    for path in ["../x", "/etc/passwd", "out/passwd", "data/.mcpctl/token", ""] {
        let refused = session.call("file_tools_read_file", json!({ "path": path })).await;
        assert_eq!(refused["error"]["code"], -32602, "{path}: {refused}");
        assert!(message(&refused).contains("`path`"), "{refused}");
    }
    let long = session.call("file_tools_read_file", json!({ "path": "x".repeat(131_072) })).await;
    assert!(message(&long).contains("`path`"), "{:.200}", long.to_string());
    for (arguments, property) in
        [(json!({}), "path"), (json!({ "path": 5 }), "path"), (json!({ "path": "hello.txt", "pth": "x" }), "pth")]
    {
        let refused = session.call("file_tools_read_file", arguments).await;
        assert_eq!(refused["error"]["code"], -32602);
        assert!(message(&refused).contains(property), "{refused}");
    }
    for params in [json!({}), json!({ "name": "nope" }), json!({ "name": "file_tools_list", "arguments": [] })] {
        assert_eq!(session.ask("tools/call", params).await["error"]["code"], -32602);
    }
}

#[tokio::test]
async fn streams_results_and_failures_have_their_places() {
    let rig = Rig::with(Config::default(), odd_tools()).await;
    let session = rig.session("2025-11-25").await;
    let both = session.call("file_tools_both", json!({ "_stdin": "grüße" })).await;
    let blocks: Vec<_> = both["result"]["content"]
        .as_array()
        .expect("content")
        .iter()
        .map(|block| (block["text"].as_str(), block["_meta"]["golem.cloud/tool-channel"].as_str()))
        .collect();
    assert_eq!(blocks, [(Some("grüße"), Some("stdout")), (Some("noise\n"), Some("stderr"))]);
    assert_eq!(both["result"]["isError"], false);

    let failed = session.call("file_tools_fail", json!({})).await;
    assert_eq!(failed["result"]["content"][0]["text"], r#"{"name":"not-there","payload":null}"#);
    assert!(!failed.to_string().contains("secret"));

    let counted = session.call("file_tools_count", json!({})).await;
    assert_eq!(counted["result"]["structuredContent"], json!({ "n": 3 }));
    assert_eq!(counted["result"]["content"][0]["text"], r#"{"n":3}"#);
    let miscounted = session.call("file_tools_miscount", json!({})).await;
    assert_eq!(miscounted["error"]["code"], -32602);

    let missing = session.call("file_tools_missing", json!({})).await;
    assert!(message(&missing).contains("`no-such-program-here` was not found"), "{missing}");
    assert_eq!(session.call("file_tools_count", json!({})).await["result"]["isError"], false);
}

#[tokio::test]
async fn a_file_beyond_the_limit_fails_the_call() {
    let rig = Rig::quickstart().await;
    fs_err::write(rig.dir.path().join("big.txt"), vec![b'x'; 17 << 20]).expect("file");
    let session = rig.session("2025-11-25").await;
    let refused = session.call("file_tools_read_file", json!({ "path": "big.txt" })).await;
    assert!(message(&refused).contains("16 MiB"), "{refused}");
}

#[tokio::test]
async fn a_component_that_differs_from_the_deployed_one_does_not_run() {
    let rig = Rig::quickstart().await;
    let other = rig.replica(&odd_tools()).await;
    let session = other.session("2025-11-25").await;
    let list = session.ask("tools/list", json!({})).await;
    assert!(super::rig::names(&list).contains(&"file_tools_read_file"), "it is listed as deployed");
    let refused = session.call("file_tools_read_file", json!({ "path": "hello.txt" })).await;
    assert!(message(&refused).contains("not ready"), "{refused}");
    assert_eq!(refused["error"]["data"]["component"], "my-app:file-tools");
    rig.state.replace_components(Components::new());
    let session = rig.session("2025-11-25").await;
    let refused = session.call("file_tools_read_file", json!({ "path": "hello.txt" })).await;
    assert!(message(&refused).contains("does not bind it"), "{refused}");
}

#[tokio::test]
async fn agents_are_tools_templates_and_prompts_with_a_process_each() {
    let rig = Rig::with(Config::default(), counter()).await;
    let session = rig.session("2025-11-25").await;
    let add = async |name: &str, value: u64| {
        let arguments = json!({ "name": name, "value": value });
        session.call("CounterAgent-incrementBy", arguments).await["result"]["content"][0]["text"].clone()
    };
    assert_eq!((add("a b", 2).await, add("a b", 3).await, add("c", 1).await), (json!("2"), json!("5"), json!("1")));
    let templates = session.ask("resources/templates/list", json!({})).await;
    let template = &templates["result"]["resourceTemplates"][0]["uriTemplate"];
    assert_eq!(template, "golem://CounterAgent/get/{name}");
    let read = session.ask("resources/read", json!({ "uri": "golem://CounterAgent/get/a%20b" })).await;
    assert_eq!(read["result"]["contents"][0]["text"], "5", "{read}");
    let prompt = session.ask("prompts/get", json!({ "name": "CounterAgent-incrementBy" })).await;
    assert!(prompt["result"]["messages"][0]["content"]["text"].as_str().expect("text").contains("Increments"));
    for arguments in [json!({ "name": "x" }), json!({ "name": "x", "value": -1 }), json!({ "value": 1 })] {
        let refused = session.call("CounterAgent-incrementBy", arguments).await;
        assert_eq!(refused["error"]["code"], -32602, "{refused}");
    }
}

//! Stdio servers that change their tools while they run: what is listed stays what was deployed, and people are told.

use serde_json::{Value, json};

use crate::lock::eventually;
use crate::support::TestEnv;
use crate::support::up::Up;

/// Its tool `grow` brings another tool, for good, and announces that ten times.
const GROWING: &str = r#"
while read -r line; do
  id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
  more=; [ -e grown ] && more=',{"name":"grown","description":"Has grown","inputSchema":{"type":"object"}}'
  case $line in
    *'"initialize"'*) echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"s","version":"1"}}}' ;;
    *'"tools/list"'*)
      # Whoever looks for the first time is told that there is more to see.
      [ -e impatient ] && rm impatient && : > grown && echo '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'
      echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"tools":[{"name":"grow","description":"Grows","inputSchema":{"type":"object"}}'"$more"']}}' ;;
    *'"tools/call"'*) : > grown
      for i in 1 2 3 4 5 6 7 8 9 10; do echo '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'; done
      echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"content":[{"type":"text","text":"grew"}]}}' ;;
    *'"id"'*) echo '{"jsonrpc":"2.0","id":'"$id"',"error":{"code":-32601,"message":"no"}}' ;;
  esac
done
"#;

fn application(runtime: &str) -> TestEnv {
    let env = TestEnv::new();
    env.write("server.sh", GROWING);
    env.write(
        "golem.yaml",
        "manifestVersion: 1.6.0\napp: demo\nenvironments: { local: { server: local } }\ncomponents:\n  \
         demo:plant: { componentWasm: plant.wasm }\n  demo:owner: { componentWasm: owner.wasm, tools: { plant: {} } }\n\
         tools: { plant: { component: demo:plant } }\nmcp:\n  deployments:\n    local:\n      - subdomain: plant\n        \
         tools: { plant: { ownerComponent: demo:owner } }\n",
    );
    env.write(
        "mcpctl.runtime.yaml",
        format!("version: 1\ncomponents:\n  demo:plant:\n    mcp: {{ command: sh, args: [server.sh] }}\n{runtime}"),
    );
    env
}

const PLANT: &str = "plant.localhost:9007";

/// Whether the component is served, as `status` says it.
fn is_ready(env: &TestEnv) -> Value {
    let status = env.run(["status", "-F", "json"]).expect(0).json();
    let components = status["components"].as_array().expect("components");
    components.iter().find(|component| component["name"] == "demo:plant").expect("the component")["ready"].clone()
}

#[test]
fn a_stdio_server_that_changes_is_not_run_until_that_is_deployed() {
    let env = application("");
    let mut command = env.mcpctl();
    command.env("MCPCTL_LOG", "info");
    let up = Up::spawn(command, &["--no-watch"]);
    up.event("up.deployed");
    let session = up.session(PLANT);
    assert_eq!(up.tools(PLANT, &session), ["plant_grow"]);
    assert_eq!(is_ready(&env), true);
    assert_eq!(up.call(PLANT, &session, "plant_grow", &json!({})).result()["content"][0]["text"], "grew");

    eventually(&json!(false), || is_ready(&env));
    let text = env.run(["status"]).expect(0).stdout;
    assert!(
        text.contains("component demo:plant: not ready: on the server's machine it is defined otherwise"),
        "{text}"
    );
    assert_eq!(up.tools(PLANT, &session), ["plant_grow"], "the list is that of the deployment");
    let refused = up.call(PLANT, &session, "plant_grow", &json!({})).message();
    let message = refused["error"]["message"].as_str().expect("text");
    assert!(message.contains("is not ready on this server"), "{message}");
    let log = up.stderr();
    assert_eq!(log.matches("its server announced other tools").count(), 1, "{log}");

    env.run(["deploy", "--yes"]).expect(0);
    eventually(&json!(true), || is_ready(&env));
    let both = vec!["plant_grow".to_owned(), "plant_grown".to_owned()];
    eventually(&both, || up.tools(PLANT, &session));
    assert_eq!(up.call(PLANT, &session, "plant_grown", &json!({})).result()["content"][0]["text"], "grew");
}

#[test]
fn a_recorded_definition_is_what_counts_whatever_is_announced() {
    let env = application("    tools: { plant: { summary: A plant, commands: { grow: { summary: Grow } } } }\n");
    let up = Up::start_with(&env, &["--no-watch"]);
    up.event("up.deployed");
    let session = up.session(PLANT);
    for _ in 0..2 {
        assert_eq!(up.call(PLANT, &session, "plant_grow", &json!({})).result()["content"][0]["text"], "grew");
        assert_eq!(up.tools(PLANT, &session), ["plant_grow"]);
        assert_eq!(is_ready(&env), true);
    }
}

#[test]
fn an_inspected_program_that_announces_a_change_is_listed_again() {
    let env = application("");
    env.write("impatient", "");
    let document = env.run(["inspect", "-F", "json", "--", "sh", "server.sh"]).expect(0).json();
    let names: Vec<_> = document["tools"].as_array().expect("tools").iter().map(|tool| &tool["name"]).collect();
    assert_eq!(names, ["grow", "grown"]);
}

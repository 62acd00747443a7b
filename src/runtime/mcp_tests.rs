use super::*;
use crate::model::{AgentTypeName, CommandName, RuntimeBinding, ToolName};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A stdio server in shell: legacy era, one tool that answers with its process, its agent and its arguments.
const SERVER: &str = r#"
while read -r line; do
  id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
  case $line in
    *'"initialize"'*) echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}' ;;
    *'"tools/list"'*) echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"tools":[{"name":"who_am_i","inputSchema":{"type":"object","properties":{"n":{"type":"integer"}}}},{"name":"die","inputSchema":{"type":"object"}}]}}' ;;
    *'"die"'*) exit 1 ;;
    *'"tools/call"'*) echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"content":[{"type":"text","text":"'"$$ $MCPCTL_AGENT_TYPE $(printf %s "$MCPCTL_AGENT_CONSTRUCTOR" | tr -d '"')"'"}],"isError":false,"extra":1}}' ;;
    *'"id"'*) echo '{"jsonrpc":"2.0","id":'"$id"',"error":{"code":-32601,"message":"no"}}' ;;
  esac
done
"#;

fn runtime(dir: &Path) -> McpRuntime {
    serving(dir, SERVER)
}

fn serving(dir: &Path, script: &str) -> McpRuntime {
    let (command, args) = ("sh".to_owned(), vec!["-c".to_owned(), script.to_owned()]);
    let component = RuntimeComponent {
        definition: None,
        binding: RuntimeBinding::Mcp { command: command.clone(), args: args.clone() },
        env: indexmap::IndexMap::new(),
        cwd: PathBuf::from("."),
        timeout: Duration::from_secs(20),
    };
    let name = ComponentName::parse("my-app:memory").expect("name");
    McpRuntime::new(&name, &component, command, args, Place::new(&component, dir, None), Arc::default())
}

async fn command(runtime: &McpRuntime, name: &str, input: Value) -> Result<Outcome, CallError> {
    let Value::Object(input) = input else { panic!("not an object") };
    let tool = ToolName::parse("memory").expect("name");
    let path = vec![CommandName::parse(name).expect("name")];
    runtime.invoke(Call::Command(CommandCall { tool, path, input })).await
}

fn text(outcome: Result<Outcome, CallError>) -> String {
    match outcome.expect("outcome") {
        Outcome::Mcp(result) => {
            assert_eq!(result["extra"], 1, "unknown members survive");
            result["content"][0]["text"].as_str().expect("text").to_owned()
        }
        Outcome::Program { .. } => panic!("not MCP"),
    }
}

#[tokio::test]
async fn upstream_tools_are_commands_of_one_process() {
    let dir = tempfile::tempdir().expect("folder");
    let runtime = runtime(dir.path());
    let definition = runtime.describe().await.expect("definition");
    let tool = &definition.tools[&ToolName::parse("memory").expect("name")];
    assert_eq!(tool.root.commands.iter().map(|c| c.name.as_str()).collect::<Vec<_>>(), ["die", "who-am-i"]);
    let first = text(command(&runtime, "who-am-i", json!({ "n": 1 })).await);
    assert_eq!(first, text(command(&runtime, "who-am-i", json!({})).await), "the process stays");
    assert!(matches!(command(&runtime, "who-am-i", json!({ "n": "one" })).await, Err(CallError::InvalidArguments(_))));
    let lost = command(&runtime, "die", json!({})).await;
    assert!(matches!(&lost, Err(CallError::Failed(failure)) if failure.name == "lost-process"), "{lost:?}");
    assert_ne!(first, text(command(&runtime, "who-am-i", json!({})).await), "the next call starts it again");
}

#[tokio::test]
async fn every_agent_instance_has_its_own_process() {
    let dir = tempfile::tempdir().expect("folder");
    let runtime = runtime(dir.path());
    let call = |name: &str| {
        let constructor = json!({ "name": name }).as_object().cloned().expect("object");
        let agent = AgentTypeName::parse("Counter").expect("name");
        let call = MethodCall { agent, method: "whoAmI".to_owned(), constructor, arguments: Map::new() };
        runtime.invoke(Call::Method(MethodCall { method: "who_am_i".to_owned(), ..call }))
    };
    let (a, b, again) = (text(call("a").await), text(call("b").await), text(call("a").await));
    assert!(a.ends_with("Counter {name:a}"), "{a}");
    assert_eq!(a, again);
    assert_ne!(a.split(' ').next(), b.split(' ').next());
}

/// A stdio server whose tool `grow` adds a tool and announces it; ten times for one call.
const GROWING: &str = r#"
more=
while read -r line; do
  id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
  case $line in
    *'"initialize"'*) echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"s","version":"1"}}}' ;;
    *'"tools/list"'*) echo list >> lists; echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"tools":[{"name":"grow","inputSchema":{"type":"object"}}'"$more"']}}' ;;
    *'"tools/call"'*) more=',{"name":"grown","inputSchema":{"type":"object"}}'
      for i in 1 2 3 4 5 6 7 8 9 10; do echo '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'; done
      echo '{"jsonrpc":"2.0","id":'"$id"',"result":{"content":[{"type":"text","text":""}],"isError":false,"extra":1}}' ;;
    *'"id"'*) echo '{"jsonrpc":"2.0","id":'"$id"',"error":{"code":-32601,"message":"no"}}' ;;
  esac
done
"#;

#[tokio::test]
async fn a_server_that_announces_other_tools_is_another_definition_from_then_on() {
    let dir = tempfile::tempdir().expect("folder");
    let runtime = serving(dir.path(), GROWING);
    let before = runtime.describe().await.expect("definition");
    text(command(&runtime, "grow", json!({})).await);
    runtime.learned.changes.notified().await;
    let after = runtime.describe().await.expect("definition");
    assert_ne!(before.digest(), after.digest());
    text(command(&runtime, "grown", json!({})).await);
    // One before, and for ten announcements one or, where more came while it was listed, two or three.
    let lists = fs_err::read_to_string(dir.path().join("lists")).expect("lists").lines().count();
    assert!((2..=4).contains(&lists), "{lists}");
}

#[tokio::test]
async fn a_server_that_does_not_come_up_is_not_ready() {
    let dir = tempfile::tempdir().expect("folder");
    let mut runtime = runtime(dir.path());
    runtime.command = "no-such-program-here".to_owned();
    assert!(matches!(runtime.describe().await, Err(NotReady::MissingProgram { .. })));
}

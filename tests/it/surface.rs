//! `surface`, `why` and `init`: what clients will see, how it came about, and a small application to see it with.

use crate::support::TestEnv;

#[test]
fn the_quickstart_shows_its_names() {
    let env = TestEnv::with_fixture("quickstart");
    insta::assert_snapshot!(env.run(["surface"]).expect(0), @"
    environment local

      mcp-demo.localhost:9007 (open to everyone)
        4 tools
          file_tools_list        tool file-tools, command list
          file_tools_list_files  tool file-tools, command list files
          file_tools_list_ls     alias of file_tools_list_files
          file_tools_read_file   tool file-tools, command read-file
    [exit 0]
    ");
    let json = env.run(["surface", "-F", "json"]).expect(0).json();
    let tools = &json["environments"][0]["deployments"][0]["tools"];
    let names: Vec<_> = tools.as_array().expect("tools").iter().map(|tool| tool["name"].as_str()).collect();
    let expected = ["file_tools_list", "file_tools_list_files", "file_tools_list_ls", "file_tools_read_file"];
    assert_eq!(names, expected.map(Some));
    assert_eq!(tools[2]["source"]["aliasOf"], "file_tools_list_files");
}

#[test]
fn an_import_without_a_lock_is_not_guessed() {
    let env = TestEnv::with_fixture("imports");
    let json = env.run(["surface", "-F", "json"]).expect(0).json();
    let import = &json["environments"][0]["imports"][0];
    assert_eq!(import["import"], "microsoft-learn");
    assert!(import["notChecked"].is_string(), "{json}");
    assert!(!json.to_string().contains("learn.microsoft.com"), "URLs of imports stay out of output");
}

#[test]
fn init_writes_an_application_that_validates() {
    let env = TestEnv::new();
    let run = env.run(["init", "my-app"]).expect(0);
    insta::assert_snapshot!(run, @"
    --- stderr
    wrote my-app/golem.yaml
    wrote my-app/mcpctl.runtime.yaml
    wrote my-app/schemas/golem.schema.json
    wrote my-app/schemas/mcpctl.runtime.schema.json
    help: `cd my-app && mcpctl validate` proves it, `mcpctl up` serves it
    [exit 0]
    ");
    let run = env.run(["validate", "-A", "my-app/golem.yaml", "-F", "json"]).expect(0);
    assert_eq!(run.json()["findings"].as_array().map(Vec::len), Some(0), "{run}");
    let run = env.run(["surface", "-A", "my-app/golem.yaml", "-F", "json"]).expect(0).json();
    assert_eq!(run["environments"][0]["deployments"][0]["domain"], "my-app.localhost:9007");
}

#[test]
fn init_overwrites_nothing() {
    let env = TestEnv::new();
    env.write("mcpctl.runtime.yaml", "mine\n");
    let run = env.run(["init"]).expect(1);
    assert!(run.stderr.contains("exists already"), "{run}");
    assert_eq!(env.read("mcpctl.runtime.yaml"), "mine\n");
    assert!(!env.app().join("golem.yaml").exists());
    let json = env.run(["init", "-F", "json", "other", "--app", "Bad Name"]).expect(2).json();
    assert_eq!(json["code"], "bad-name");
    assert!(!env.app().join("other").exists());
    env.run(["init", "-F", "json", "2024 Demo!"]).expect(0).json();
    assert!(env.read("2024 Demo!/golem.yaml").contains("app: my-app\n"));
}

#[test]
fn why_leads_from_a_name_to_its_places() {
    let env = TestEnv::with_fixture("quickstart");
    insta::assert_snapshot!(env.run(["why", "file_tools_list_ls"]).expect(0), @"
    file_tools_list_ls in environment local
      - `mcp-demo.localhost:9007` shows it as a tool: an alias of `file_tools_list_files`, which is the
        command `file-tools list files`
        golem.yaml:30:11
      - `list **` in `include` selects it
        golem.yaml:34:17
      - `file-tools` is declared: its implementation is in `my-app:file-tools`
        golem.yaml:22:3
      - `my-app:file-tools` implements `file-tools`
        mcpctl.runtime.yaml:6:7
      - `my-app:tool-owner` may invoke `file-tools`, by a binding in `components.my-app:tool-owner`
        golem.yaml:19:7
    [exit 0]
    ");
    let json = env.run(["why", "file-tools", "-F", "json"]).expect(0).json();
    assert_eq!(json["environments"][0]["name"], "local");
    insta::assert_snapshot!(env.run(["why", "file_tools_raed_file"]).expect(2), @"
    --- stderr
    error: nothing here has the name `file_tools_raed_file`
    help: did you mean `file_tools_read_file`?
    [exit 2]
    ");
}

/// An application in which names are hidden, renamed and bound by several layers.
const LAYERED: &str = r#"manifestVersion: 1.6.0
app: layered
environments:
  local: { server: local }
  cloud: { server: cloud }
componentTemplates:
  caller:
    tools: { file-tools: {} }
components:
  my-app:file-tools: { componentWasm: file-tools.wasm }
  my-app:counters: { componentWasm: counters.wasm }
  my-app:owner:
    componentWasm: owner.wasm
    templates: caller
    presets:
      app-env:cloud:
        tools: { file-tools: { version: 1.0.0 } }
tools:
  file-tools: { component: my-app:file-tools }
mcp:
  deployments:
    local:
      - subdomain: demo
        agents: { CounterAgent: {} }
        tools:
          file-tools:
            ownerComponent: my-app:owner
            exclude:
              - delete
              - list **
    cloud:
      - subdomain: demo
        tools: { file-tools: { ownerComponent: my-app:owner, include: [read-file] } }
  imports:
    local:
      - { name: docs, url: "https://docs.example.com/mcp", prefix: docs }
"#;

const LAYERED_RUNTIME: &str = r#"version: 1
components:
  my-app:file-tools:
    tools:
      file-tools:
        version: 1.0.0
        summary: Files
        commands:
          read-file: { summary: Print, run: [cat] }
          delete: { summary: Delete, aliases: [rm], run: [rm] }
          list: { summary: List, run: [ls] }
  my-app:owner:
    tools: { of-the-owner: { run: ["true"] } }
  my-app:counters:
    mcp: { command: node }
    agents:
      CounterAgent:
        constructor: [{ name: name, type: string }]
        methods:
          rename: { description: Rename it, parameters: [{ name: name, type: string }] }
"#;

#[test]
fn why_names_the_pattern_that_hides_and_the_layer_that_binds() {
    let env = TestEnv::new();
    env.write("golem.yaml", LAYERED);
    env.write("mcpctl.runtime.yaml", LAYERED_RUNTIME);
    let why = |name: &str| env.run(["why", name]).expect(0).to_string();
    insta::assert_snapshot!(why("file_tools_rm"), @"
    file_tools_rm in environment local
      - `demo.localhost:9007` hides `file_tools_rm` (`file-tools delete`): `delete` in `exclude` removes
        it
        golem.yaml:29:17
      - `file-tools` is declared: its implementation is in `my-app:file-tools`
        golem.yaml:19:3
      - `my-app:file-tools` implements `file-tools`
        mcpctl.runtime.yaml:5:7
      - `my-app:owner` may invoke `file-tools`, by a binding in `componentTemplates.caller`
        golem.yaml:8:14

    file_tools_rm in environment cloud
      - `demo.mcps.golem.cloud` hides `file_tools_rm` (`file-tools delete`): no pattern of `include`
        selects it
        golem.yaml:33:71
      - `file-tools` is declared: its implementation is in `my-app:file-tools`
        golem.yaml:19:3
      - `my-app:file-tools` implements `file-tools`
        mcpctl.runtime.yaml:5:7
      - `my-app:owner` may invoke `file-tools`, by a binding in
        `components.my-app:owner.presets.app-env:cloud`
        golem.yaml:17:18
    [exit 0]
    ");
    insta::assert_snapshot!(why("CounterAgent-rename"), @"
    CounterAgent-rename in environment local
      - `demo.localhost:9007` shows it as a tool: the method `rename` of agent `CounterAgent`
        golem.yaml:24:19
      - constructor parameter `name` is the argument `constructor_name`, because constructor and method
        both have that name
      - method parameter `name` is the argument `method_name`, because constructor and method both have
        that name
    [exit 0]
    ");
    let unlocked = why("docs-search");
    assert!(unlocked.contains("not known: whether it comes from an import"), "{unlocked}");
}

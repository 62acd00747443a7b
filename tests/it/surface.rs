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

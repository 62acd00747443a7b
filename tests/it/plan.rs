//! `mcpctl plan`: what a deploy would change, without changing anything.

use serde_json::json;

use super::support::TestEnv;
use super::support::up::Up;

#[test]
fn an_edit_is_named_for_the_configuration_and_for_clients() {
    let env = TestEnv::with_fixture("quickstart");
    let up = Up::start_with(&env, &["--no-watch"]);
    up.event("up.deployed");
    let run = env.run(["plan", "--exit-code"]).expect(0);
    assert!(run.stdout.contains("Nothing would change."), "{run}");

    env.write("golem.yaml", env.read("golem.yaml").replace("- list **", "- list files"));
    let plan = env.run(["plan", "--exit-code", "-F", "json"]).expect(6).json();
    let change = &plan["changes"]["deployments"][0];
    assert_eq!((&change["domain"], &change["action"]), (&json!("mcp-demo.localhost:9007"), &json!("update")));
    assert_eq!(change["changes"][0]["path"], "tools.file-tools.include");
    assert_eq!(change["surface"]["tools"]["removed"], json!(["file_tools_list"]));
    assert_eq!(plan["summary"], json!({ "create": 0, "update": 1, "delete": 0 }));

    let run = env.run(["plan"]).expect(0);
    let text = run.stdout.replace(&up.router_port.to_string(), "PORT");
    insta::assert_snapshot!(text, @r"
    mcp-tools-demo/local on http://127.0.0.1:PORT/ (revision 0 is deployed)

      ~ endpoint mcp-demo.localhost:9007
          tools.file-tools.include: [read-file, list **] → [read-file, list files]
          clients see:
            - tool file_tools_list

    0 to create, 1 to change, 0 to delete
    ");
}

#[test]
fn a_new_environment_is_planned_and_not_created() {
    let env = TestEnv::with_fixture("quickstart");
    let up = Up::start_with(&env, &["--no-watch"]);
    up.event("up.deployed");
    let manifest =
        env.read("golem.yaml").replace("    server: local\n", "    server: local\n  staging:\n    server: local\n");
    env.write("golem.yaml", manifest);
    let plan = env.run(["plan", "-E", "staging", "-F", "json"]).expect(0).json();
    assert_eq!((&plan["deployed"], &plan["upToDate"]), (&json!(null), &json!(false)));
    let list = env.run(["deployments", "list", "-E", "staging", "-F", "json"]).expect(0).json();
    assert_eq!(list["deployments"], json!([]));
    let run = env.run(["deployments", "show", "-E", "staging"]).expect(1);
    assert!(run.stderr.contains("there is no environment `mcp-tools-demo/staging`"), "{run}");
}

#[test]
fn secrets_of_imports_are_in_no_output() {
    let env = TestEnv::with_fixture("quickstart");
    let manifest = env.read("golem.yaml").replace(
        "mcp:\n",
        "mcp:
  imports:
    local:
      - name: acme
        url: 'https://tools.invalid/{{ ACME_PATH }}'
        prefix: acme
        auth: { bearer: '{{ ACME_TOKEN }}' }
",
    );
    env.write("golem.yaml", &manifest);
    let with = |token: &str| {
        let mut command = env.mcpctl();
        command.env("ACME_PATH", "k3y-in-path").env("ACME_TOKEN", token);
        command
    };
    let up = Up::spawn(with("s3cret-token"), &["--no-watch"]);
    up.event("up.deployed");
    let mut seen = String::new();
    for args in
        [&["plan", "-v"][..], &["plan", "-F", "json"], &["plan", "-o", "-"], &["status"], &["deploy", "-y", "-v"]]
    {
        let output = with("s3cret-other").args(args).output().expect("runs");
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        seen.push_str(&String::from_utf8_lossy(&output.stdout));
        seen.push_str(&String::from_utf8_lossy(&output.stderr));
    }
    let run = env.run(["plan"]).expect(1);
    assert!(run.stderr.contains("ACME_TOKEN"), "an unset variable is named: {run}");
    seen.push_str(&run.to_string());
    seen.push_str(&up.stderr());
    assert!(seen.contains("its URL or its credentials change"), "{seen}");
    assert!(seen.contains(r#""credentials": "present""#), "{seen}");
    for secret in ["k3y", "s3cret"] {
        assert!(!seen.contains(secret), "{seen}");
    }
    for file in ["mcpctl.db", "mcpctl.db-wal"] {
        let bytes = fs_err::read(env.app().join(".mcpctl").join(file)).unwrap_or_default();
        let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(!holds("k3y-in-path") && !holds("s3cret-"), "{file} keeps them sealed");
    }
}

#[test]
fn a_saved_plan_replaces_plans_alone() {
    let env = TestEnv::with_fixture("quickstart");
    let up = Up::start(&env);
    up.event("up.deployed");
    let manifest = env.read("golem.yaml");
    let run = env.run(["plan", "-o", "golem.yaml"]).expect(2);
    assert!(run.stderr.contains("is no saved plan"), "{run}");
    assert_eq!(env.read("golem.yaml"), manifest);

    env.run(["plan", "-o", "a.plan"]).expect(0);
    std::os::unix::fs::symlink("a.plan", env.app().join("link.plan")).expect("link");
    env.run(["plan", "-o", "link.plan"]).expect(0);
    assert!(fs_err::symlink_metadata(env.app().join("link.plan")).expect("there").is_symlink());
    // A device is written into; as root, a rename would replace it.
    env.run(["plan", "-o", "/dev/null"]).expect(0);
    env.run(["plan", "-o", "/dev/full"]).expect(2);
    assert!(!fs_err::metadata("/dev/full").expect("there").is_file());
}

/// An application with two imports: one that a plan replaces, one that stays.
fn with_imports() -> TestEnv {
    let env = TestEnv::with_fixture("quickstart");
    let manifest = env.read("golem.yaml").replace(
        "mcp:\n",
        "mcp:
  imports:
    local:
      - { name: acme, url: 'https://tools.invalid/{{ ACME_PATH }}', prefix: acme, auth: { bearer: '{{ ACME_TOKEN }}' } }
      - { name: docs, url: 'https://docs.invalid/mcp', prefix: docs }
",
    );
    env.write("golem.yaml", manifest);
    env
}

/// The binary with what the first import's URL and token are made of.
fn with(env: &TestEnv, path: &str, token: &str) -> std::process::Command {
    let mut command = env.mcpctl();
    command.env("ACME_PATH", path).env("ACME_TOKEN", token);
    command
}

fn done(mut command: std::process::Command, args: &[&str]) -> super::support::env::Run {
    command.args(args).output().expect("the binary starts").into()
}

#[test]
fn a_replaced_import_is_the_one_that_was_planned_or_the_plan_is_stale() {
    let env = with_imports();
    let up = Up::spawn(with(&env, "k3y-one", "s3cret-one"), &["--no-watch"]);
    up.event("up.deployed");
    // Planned as it is deployed, then edited: it was to stay.
    env.write("golem.yaml", env.read("golem.yaml").replace("- list **", "- list files"));
    done(with(&env, "k3y-one", "s3cret-one"), &["plan", "-o", "stays.plan"]).expect(0);
    let run = done(with(&env, "k3y-two", "s3cret-one"), &["deploy", "stays.plan"]).expect(5);
    assert!(run.stderr.contains("import 0 were to stay as they are"), "{run}");
    // Planned with a new URL, then edited again: another URL than the planned one.
    done(with(&env, "k3y-two", "s3cret-one"), &["plan", "-o", "replaced.plan"]).expect(0);
    for (path, token) in [("k3y-three", "s3cret-one"), ("k3y-two", "s3cret-two")] {
        let run = done(with(&env, path, token), &["deploy", "replaced.plan"]).expect(5);
        assert!(run.stderr.contains("import 0 are not those that the plan was made with"), "{run}");
        assert!(!run.to_string().contains("k3y") && !run.to_string().contains("s3cret"), "{run}");
    }
    let plan = env.read("replaced.plan");
    assert!(plan.contains("\"sealedImports\": \"v1."), "{plan}");
    for secret in ["k3y", "s3cret", "tools.invalid"] {
        assert!(!plan.contains(secret), "{plan}");
    }
    done(with(&env, "k3y-two", "s3cret-one"), &["plan", "-o", "again.plan"]).expect(0);
    assert_ne!(env.read("again.plan"), plan, "two plans of one state tell nothing about each other");
    done(with(&env, "k3y-two", "s3cret-one"), &["deploy", "replaced.plan"]).expect(0);
}

#[test]
fn where_the_key_of_a_plan_is_not_known_it_says_so_and_a_shared_one_helps() {
    let env = with_imports();
    let up = Up::spawn(with(&env, "k3y-one", "s3cret"), &["--no-watch"]);
    up.event("up.deployed");
    let key = "8f".repeat(32);
    let elsewhere = |path: &str, key: Option<&str>| {
        let mut command = with(&env, path, "s3cret");
        command.env("XDG_DATA_HOME", env.home().join("elsewhere"));
        if let Some(key) = key {
            command.env("MCPCTL_SECRET_KEY", key);
        }
        command
    };
    let mut command = with(&env, "k3y-two", "s3cret");
    command.env("MCPCTL_SECRET_KEY", &key);
    done(command, &["plan", "-o", "shared.plan"]).expect(0);
    let run = done(elsewhere("k3y-three", Some(&key)), &["deploy", "shared.plan"]).expect(5);
    assert!(run.stderr.contains("import 0 are not those"), "{run}");
    // A seal from another plan, or one that was touched, proves nothing.
    let plan = env.read("shared.plan");
    let touched = plan.replace("\"sealedImports\": \"v1.", "\"sealedImports\": \"v0.");
    env.write("touched.plan", touched);
    done(elsewhere("k3y-two", Some(&key)), &["deploy", "touched.plan"]).expect(5);
    let run = done(elsewhere("k3y-two", None), &["deploy", "shared.plan"]).expect(0);
    assert!(run.stderr.contains("cannot be told") && run.stderr.contains("MCPCTL_SECRET_KEY"), "{run}");
}

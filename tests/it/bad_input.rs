//! Bad input of every kind: one clear message with the mend, the exit code of the table, and nothing half-written.

use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;

use super::support::TestEnv;
use super::support::env::Run;

/// Runs `validate` on a file of these bytes.
fn validate(bytes: &[u8]) -> Run {
    let env = TestEnv::new();
    env.write("golem.yaml", bytes);
    env.run(["validate"])
}

/// Exactly one error, with this text in it, and a next step.
#[track_caller]
fn one_error(run: &Run, text: &str) {
    let all = format!("{}{}", run.stdout, run.stderr);
    assert_eq!(all.matches("error").count(), 1 + all.matches("1 error").count(), "{run}");
    assert!(all.contains(text), "`{text}` is missing:\n{run}");
    assert!(all.contains("help"), "no next step:\n{run}");
}

#[test]
fn nothing_to_read_is_wrong_usage() {
    let env = TestEnv::new();
    one_error(&env.run(["validate"]).expect(2), "golem.yaml");
    fs_err::create_dir(env.app().join("golem.yaml")).expect("folder");
    one_error(&env.run(["validate", "-A", "golem.yaml"]).expect(2), "golem.yaml");
    one_error(&env.run(["validate", "-A", "absent.yaml"]).expect(2), "absent.yaml");
}

#[test]
fn what_is_no_text_is_refused_at_once() {
    one_error(&validate(&[0xff, 0xfe, 0x00, 0x01, 0x80]).expect(2), "golem.yaml");
    let mut large = b"app: x\n# ".to_vec();
    large.resize(40 << 20, b'x');
    one_error(&validate(&large).expect(2), "golem.yaml");
}

#[test]
fn broken_yaml_is_a_finding_with_its_place() {
    let run = validate(b"manifestVersion: 1.6.0\napp: [demo\nenvironments:\n").expect(1);
    assert!(run.stdout.contains("yaml-syntax") && run.stdout.contains("golem.yaml:"), "{run}");
}

/// A valid manifest of about this many bytes.
fn large(bytes: usize) -> String {
    let mut text = String::from("manifestVersion: 1.6.0\napp: large\nenvironments:\n  local: {}\ncomponents:\n");
    let mut number = 0;
    while text.len() < bytes {
        text.push_str(&format!("  my-app:component-{number}:\n    componentWasm: build/component-{number}.wasm\n"));
        number += 1;
    }
    text
}

#[test]
fn five_megabytes_are_judged_and_ten_are_refused() {
    validate(large(5 << 20).as_bytes()).expect(0);
    one_error(&validate(large(10 << 20).as_bytes()).expect(2), "8 MiB");
}

#[test]
fn hostile_yaml_is_refused_quickly() {
    let mut bomb = String::from("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
    for level in 1..12 {
        let inner = vec![format!("*a{}", level - 1); 9].join(", ");
        bomb.push_str(&format!("a{level}: &a{level} [{inner}]\n"));
    }
    for text in [bomb, "[".repeat(100_000), "{a: ".repeat(50_000)] {
        let started = std::time::Instant::now();
        validate(text.as_bytes()).expect(1);
        // Generous for a busy machine; expanding the bomb would take minutes and gigabytes.
        assert!(started.elapsed().as_secs() < 10, "too slow");
    }
}

#[test]
fn a_full_disk_leaves_no_half_written_result() {
    let env = TestEnv::with_fixture("quickstart");
    let full = fs_err::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
    let output = env
        .mcpctl()
        .args(["surface", "-F", "json"])
        .stdout(Stdio::from(full.into_file()))
        .stderr(Stdio::piped())
        .output()
        .expect("the binary starts");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains("cannot write") && stderr.contains("help"), "{stderr}");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    // Root may write everywhere, so a file in the way of the folder stands for every refusal.
    let env = TestEnv::with_fixture("quickstart");
    env.write(".mcpctl", "in the way");
    let run = env.run(["up", "--router-port", "0", "--mcp-port", "0"]);
    assert_eq!(run.code, Some(2), "{run}");
    assert!(run.stderr.contains(".mcpctl") && run.stderr.contains("help"), "{run}");
    assert_eq!(env.read(".mcpctl"), "in the way");
}

#[test]
fn a_missing_program_fails_its_calls_and_nothing_else() {
    use super::support::up::Up;
    use serde_json::json;
    let env = TestEnv::with_fixture("quickstart");
    let runtime = env.read("mcpctl.runtime.yaml").replace("run: [cat, --,", "run: [no-such-program-here, --,");
    env.write("mcpctl.runtime.yaml", runtime);
    let up = Up::start(&env);
    up.event("up.deployed");
    let host = "mcp-demo.localhost:9007";
    let session = up.session(host);
    let broken = up.call(host, &session, "file_tools_read_file", &json!({ "path": "golem.yaml" })).body;
    assert!(broken.contains("no-such-program-here"), "{broken}");
    let good = up.call(host, &session, "file_tools_list", &json!({})).result();
    assert!(good["content"][0]["text"].as_str().expect("text").contains("golem.yaml"), "{good:#}");
    let said = up.stderr();
    assert_eq!(said.matches("the program `no-such-program-here` was not found: install it").count(), 1, "{said}");
}

#[test]
fn an_unreadable_manifest_says_why() {
    let env = TestEnv::new();
    env.write("golem.yaml", "app: x\n");
    let path = env.app().join("golem.yaml");
    fs_err::set_permissions(&path, std::fs::Permissions::from_mode(0o000)).expect("permissions");
    if fs_err::read(&path).is_ok() {
        return; // Root reads everything.
    }
    one_error(&env.run(["validate"]).expect(2), "golem.yaml");
}

//! The output contract from the outside: streams, formats, colour, exit codes, closed pipes, full disks.

use std::io::Read;
use std::process::Stdio;
use std::time::Instant;

use crate::support::TestEnv;

#[test]
fn help_lists_commands_in_groups() {
    let run = TestEnv::new().run(["--help"]).expect(0);
    assert!(run.stdout.contains("Write and prove:"), "{run}");
    assert!(run.stderr.is_empty(), "{run}");
}

#[test]
fn no_command_is_wrong_usage() {
    let run = TestEnv::new().run::<&str>([]).expect(2);
    assert!(run.stdout.is_empty() && run.stderr.contains("Usage: mcpctl"), "{run}");
}

#[test]
fn usage_errors_speak_the_chosen_format() {
    let env = TestEnv::new();
    let text = env.run(["explian"]).expect(2);
    insta::assert_snapshot!(text, @"
    --- stderr
    error: unrecognized subcommand 'explian'

      tip: a similar subcommand exists: 'explain'

    Usage: mcpctl [OPTIONS] <COMMAND>

    For more information, try '--help'.
    [exit 2]
    ");
    let json = env.run(["explian", "-F", "json"]).expect(2);
    insta::assert_snapshot!(json, @r#"
    {"$type":"error","version":1,"code":"usage","message":"unrecognized subcommand 'explian'","help":"a similar subcommand exists: 'explain'","recovery":"correct"}
    [exit 2]
    "#);
    json.json();
    let yaml = env.run(["-F", "yaml", "explain", "--nonsense"]).expect(2);
    insta::assert_snapshot!(yaml, @"
    ---
    $type: error
    version: 1
    code: usage
    message: unexpected argument '--nonsense' found
    help: to pass '--nonsense' as a value, use '-- --nonsense'
    recovery: correct
    [exit 2]
    ");
    env.run(["-F", "json"]).expect(2).json();
    env.run(["explain", "-F", "nonsense"]).expect(2);
}

#[test]
fn failures_are_documents_on_stdout_and_messages_on_stderr() {
    let env = TestEnv::new();
    insta::assert_snapshot!(env.run(["explain", "unknwon-key"]).expect(2), @"
    --- stderr
    error: there is no diagnostic code `unknwon-key`
    help: did you mean `unknown-key`?
    [exit 2]
    ");
    let json = env.run(["explain", "unknwon-key", "-F", "json"]).expect(2);
    assert!(json.stderr.is_empty(), "{json}");
    assert_eq!(json.json()["recovery"], "correct");
}

#[test]
fn linter_formats_are_for_findings_only() {
    insta::assert_snapshot!(TestEnv::new().run(["explain", "-F", "sarif"]).expect(2), @"
    --- stderr
    error: only `validate` can write the format `sarif`
    help: use `-F text`, `-F json` or `-F yaml` here
    [exit 2]
    ");
}

#[test]
fn variables_give_the_format_and_are_checked() {
    let env = TestEnv::new();
    let output = env.mcpctl().env("MCPCTL_FORMAT", "json").arg("explain").output().expect("starts");
    assert!(output.stdout.starts_with(b"{\"$type\":\"explain.list\""));
    let output = env.mcpctl().env("MCPCTL_FORMAT", "nope").arg("explain").output().expect("starts");
    assert_eq!(output.status.code(), Some(2));
    let flag = env.mcpctl().env("MCPCTL_FORMAT", "json").args(["explain", "-F", "text"]).output().expect("starts");
    assert!(!flag.stdout.starts_with(b"{"));
}

#[test]
fn colour_is_for_terminals_unless_asked_for() {
    let env = TestEnv::new();
    let run = |args: &[&str], no_color: bool| {
        let mut command = env.mcpctl();
        if no_color {
            command.env("NO_COLOR", "1");
        }
        let output = command.args(args).output().expect("starts");
        [output.stdout, output.stderr].concat().contains(&0x1b)
    };
    assert!(!run(&["explain", "unknown-key"], false), "a pipe gets no colour");
    assert!(run(&["explain", "unknown-key", "--color", "always"], false));
    assert!(run(&["explain", "unknown-key", "--color", "always"], true), "the flag beats the variable");
    assert!(!run(&["explain", "unknown-key", "--color", "never"], false));
    assert!(!run(&["explain", "nonsense"], false));
    assert!(run(&["explain", "nonsense", "--color=always"], false));
    assert!(run(&["--help", "--color=always"], false));
    assert!(!run(&["--help", "--color=never"], false));
    assert!(!run(&["explain", "unknown-key", "-F", "json", "--color", "always"], false), "JSON is never coloured");
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let env = TestEnv::new();
    let mut child =
        env.mcpctl().args(["schema", "output"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    let mut first = [0; 1];
    let mut stdout = child.stdout.take().expect("piped");
    stdout.read_exact(&mut first).expect("a byte");
    drop(stdout);
    let output = child.wait_with_output().expect("ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_full_disk_is_said() {
    let Ok(full) = fs_err::OpenOptions::new().write(true).open("/dev/full") else { return };
    let full = full.into_parts().0;
    for args in [&["explain"][..], &["explain", "-F", "json"], &["--help"], &["schema", "output"]] {
        let stdout = full.try_clone().expect("another handle");
        let output = TestEnv::new().mcpctl().args(args).stdout(stdout).output().expect("starts");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {stderr}");
        assert!(stderr.contains("cannot write the result") && stderr.contains("free some space"), "{args:?}: {stderr}");
    }
}

/// No runtime, no TLS on offline paths: proving the quickstart takes at most three times as long as saying the version.
#[test]
fn offline_commands_start_lean() {
    let env = TestEnv::with_fixture("quickstart");
    let time = |args: &[&str]| {
        let start = Instant::now();
        env.run(args).expect(0);
        start.elapsed()
    };
    // On a busy machine one round can be unlucky, three in a row hardly.
    let mut seen = Vec::new();
    for _ in 0..3 {
        let (mut version, mut validate) = (Vec::new(), Vec::new());
        for _ in 0..15 {
            version.push(time(&["--version"]));
            validate.push(time(&["validate"]));
        }
        version.sort();
        validate.sort();
        let (version, validate) = (version[7], validate[7]);
        if validate <= version * 3 {
            return;
        }
        seen.push((version, validate));
    }
    panic!("`validate` is slow to start: {seen:?}");
}

#[test]
fn the_schema_of_documents_is_a_valid_schema() {
    let run = TestEnv::new().run(["schema", "output"]).expect(0);
    let schema: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
    assert!(jsonschema::draft202012::meta::is_valid(&schema));
}

use super::*;
use crate::model::ToolDefinition;
use crate::model::definition::{ErrorKind, ErrorSpec, Positional, ResultSpec};
use crate::model::{Command, Doc, ValueType};
use base64::Engine;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A component with one tool `t` whose root runs `sh -c SCRIPT sh ARG…`.
fn shell(script: &str, body: Body) -> (tempfile::TempDir, ProgramRuntime) {
    runtime(&["sh", "-c", script, "sh", "{arg}"], body, Duration::from_secs(20))
}

fn runtime(vector: &[&str], mut body: Body, timeout: Duration) -> (tempfile::TempDir, ProgramRuntime) {
    body.stdin.get_or_insert_default();
    body.positionals.push(Positional {
        name: "arg".to_owned(),
        doc: Doc::default(),
        r#type: ValueType::string(),
        required: false,
        default: None,
        repeated: false,
    });
    let root = Command {
        name: CommandName::parse("t").expect("name"),
        aliases: Vec::new(),
        doc: Doc::default(),
        global_options: Vec::new(),
        global_flags: Vec::new(),
        commands: Vec::new(),
        body: Some(body),
    };
    let tool = ToolDefinition {
        version: None,
        root,
        defs: indexmap::IndexMap::new(),
        resources: Vec::new(),
        prompts: Vec::new(),
    };
    let name = ToolName::parse("t").expect("name");
    let template = vector
        .iter()
        .map(|text| ArgTemplate {
            parts: vec![match *text {
                "{arg}" => ArgPart::Argument("arg".to_owned()),
                text => ArgPart::Literal(text.to_owned()),
            }],
        })
        .collect();
    let vectors = BTreeMap::from([((name.clone(), Vec::new()), template)]);
    let component = RuntimeComponent {
        definition: Some(ComponentDefinition { tools: BTreeMap::from([(name, tool)]), agents: BTreeMap::new() }),
        binding: crate::model::RuntimeBinding::Run(vectors.clone()),
        env: indexmap::IndexMap::from([("GIVEN".to_owned(), "yes".to_owned())]),
        cwd: PathBuf::from("."),
        timeout,
    };
    let dir = tempfile::tempdir().expect("folder");
    let runtime = ProgramRuntime::new(Vectors::Explicit(vectors), &component, Place::new(&component, dir.path(), None));
    (dir, runtime)
}

fn text_stream() -> StreamSpec {
    StreamSpec { mime: vec!["text/plain".to_owned()], ..StreamSpec::default() }
}

async fn call(runtime: &ProgramRuntime, arguments: Value, stdin: Option<Vec<u8>>) -> Result<Outcome, CallError> {
    let Value::Object(mut input) = arguments else { panic!("not an object") };
    if let Some(bytes) = stdin {
        input.insert("_stdin".to_owned(), base64::engine::general_purpose::STANDARD.encode(bytes).into());
    }
    let tool = ToolName::parse("t").expect("name");
    runtime.invoke(Call::Command(CommandCall { tool, path: Vec::new(), input })).await
}

fn stdout(outcome: Outcome) -> String {
    match outcome {
        Outcome::Program { stdout, .. } => String::from_utf8(stdout).expect("UTF-8"),
        Outcome::Mcp(_) => panic!("not a program"),
    }
}

#[tokio::test]
async fn a_program_sees_its_arguments_and_a_minimal_environment() {
    let (dir, runtime) =
        shell("printf '%s|' \"$1\" \"$GIVEN\" \"$PWD\"; env | cut -d= -f1 | sort | tr '\\n' ' '", Body::default());
    let text = stdout(call(&runtime, json!({"arg": "a b;$HOME"}), None).await.expect("outcome"));
    let start = format!("a b;$HOME|yes|{}|", dir.path().canonicalize().expect("real").display());
    assert!(text.starts_with(&start), "{text}");
    assert!(!text.contains("CARGO"), "{text}");
}

#[tokio::test]
async fn stdin_is_fed_while_both_outputs_are_drained() {
    let (_dir, runtime) = shell("tee /dev/stderr", Body::default());
    let input = vec![b'x'; 3 << 20];
    match call(&runtime, json!({}), Some(input.clone())).await.expect("outcome") {
        Outcome::Program { stdout, stderr, .. } => assert!(stdout == input && stderr == input),
        Outcome::Mcp(_) => panic!("not a program"),
    }
    let (_dir, deaf) = shell("exec <&-; echo ok", Body::default());
    assert_eq!(stdout(call(&deaf, json!({}), Some(input)).await.expect("outcome")), "ok\n");
}

#[tokio::test]
async fn output_beyond_the_limit_fails_and_is_never_cut() {
    let (_dir, fits) = shell("head -c 16777216 /dev/zero", Body::default());
    assert_eq!(stdout(call(&fits, json!({}), None).await.expect("outcome")).len(), MAX);
    for (script, channel) in [("head -c 16777217 /dev/zero", Channel::Stdout), ("yes >&2", Channel::Stderr)] {
        let (_dir, runtime) = shell(script, Body::default());
        assert_eq!(call(&runtime, json!({}), None).await, Err(CallError::StreamTooLong { channel }));
    }
    let (_dir, runtime) = shell("cat", Body::default());
    let error = call(&runtime, json!({}), Some(vec![0; MAX + 1])).await;
    assert!(matches!(error, Err(CallError::InvalidArguments(_))), "{error:?}");
}

const MAX: usize = process::MAX_STREAM_BYTES;

#[tokio::test]
async fn text_that_is_not_utf8_fails_the_call() {
    let (_dir, runtime) = shell("printf '\\377'", Body { stdout: Some(text_stream()), ..Body::default() });
    assert!(matches!(call(&runtime, json!({}), None).await, Err(CallError::InvalidResult(_))));
    let (_dir, runtime) = shell("printf '\\377'", Body::default());
    assert!(call(&runtime, json!({}), None).await.is_ok());
}

#[tokio::test]
async fn exit_codes_become_failures_without_output() {
    let missing = ErrorSpec {
        name: "not-found".to_owned(),
        doc: Doc { summary: "there is no such thing".to_owned(), ..Doc::default() },
        kind: ErrorKind::RuntimeError,
        exit_code: 3,
    };
    let body = Body { errors: vec![missing], ..Body::default() };
    for (script, name, payload) in [
        ("echo secret; exit 3", "not-found", json!({"message": "there is no such thing"})),
        ("echo secret >&2; exit 4", "undeclared-failure", json!({"exitCode": 4})),
        ("kill -9 $$", "killed", json!({"signal": 9})),
    ] {
        let (_dir, runtime) = shell(script, body.clone());
        let failure = ToolFailure { name: name.to_owned(), payload };
        assert_eq!(call(&runtime, json!({}), None).await, Err(CallError::Failed(failure)));
    }
}

#[tokio::test]
async fn a_declared_result_is_read_from_stdout() {
    let result = ResultSpec { r#type: ValueType::Map(Box::new(ValueType::integer())), doc: Doc::default() };
    let body = Body { result: Some(result), ..Body::default() };
    let (_dir, runtime) = shell("echo '{\"n\": 1}'; echo note >&2", body.clone());
    assert_eq!(
        call(&runtime, json!({}), None).await,
        Ok(Outcome::Program {
            stdout: Vec::new(),
            stderr: b"note\n".to_vec(),
            result: json!({"n": 1}).as_object().cloned()
        })
    );
    let (_dir, runtime) = shell("echo nonsense", body);
    assert!(matches!(call(&runtime, json!({}), None).await, Err(CallError::InvalidResult(_))));
}

#[tokio::test]
async fn a_slow_program_dies_with_everything_it_started() {
    let script = "sleep 1000 & echo $! > pid; sleep 1000";
    let (dir, runtime) = runtime(&["sh", "-c", script], Body::default(), Duration::from_millis(300));
    let failure = call(&runtime, json!({}), None).await;
    assert!(matches!(&failure, Err(CallError::Failed(failure)) if failure.name == "timeout"), "{failure:?}");
    wait_until_dead(dir.path()).await;
}

#[tokio::test]
async fn dropping_a_call_kills_the_group() {
    let (dir, runtime) = shell("sleep 1000 & echo $! > pid; wait", Body::default());
    let running = call(&runtime, json!({}), None);
    tokio::select! {
        _ = running => panic!("the program cannot end"),
        () = until(|| !fs_err::read_to_string(dir.path().join("pid")).unwrap_or_default().is_empty()) => {}
    }
    wait_until_dead(dir.path()).await;
}

#[tokio::test]
async fn a_descendant_that_keeps_stdout_open_does_not_hold_the_call() {
    let (dir, runtime) = shell("echo out; sleep 1000 & echo $! > pid", Body::default());
    let start = Instant::now();
    assert_eq!(stdout(call(&runtime, json!({}), None).await.expect("outcome")), "out\n");
    assert!(start.elapsed() < Duration::from_secs(15));
    wait_until_dead(dir.path()).await;
}

#[tokio::test]
async fn a_missing_program_is_named() {
    let (_dir, runtime) = runtime(&["no-such-program-here"], Body::default(), Duration::from_secs(5));
    let error = NotReady::MissingProgram { program: "no-such-program-here".to_owned(), key: "run" };
    assert_eq!(runtime.describe().await, Err(error.clone()));
    assert_eq!(call(&runtime, json!({}), None).await, Err(CallError::NotReady(error)));
}

async fn until(mut condition: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !condition() {
        assert!(Instant::now() < deadline, "waited too long");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn wait_until_dead(dir: &Path) {
    let pid = fs_err::read_to_string(dir.join("pid")).expect("pid").trim().parse().expect("number");
    let pid = rustix::process::Pid::from_raw(pid).expect("pid");
    // A killed orphan stays a zombie until init reaps it: not running is what counts.
    until(|| {
        rustix::process::test_kill_process(pid).is_err()
            || fs_err::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero()))
                .unwrap_or_default()
                .contains(") Z ")
    })
    .await;
}

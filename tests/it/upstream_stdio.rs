//! The MCP client against programs: noise, silence, early ends, and what is left behind.

use std::time::{Duration, Instant};

use mcpctl::mcp::Era;
use mcpctl::upstream::{
    CallOptions, Endpoint, FailureKind, ListKind, Options, ProcessEnv, StdioCommand, Upstream, UpstreamError,
};
use serde_json::Map;

fn options() -> Options {
    Options { timeout: Duration::from_secs(10), init_timeout: Duration::from_secs(10), ..Options::default() }
}

/// A server in shell: `cases` are branches of a `case` over each line that it reads; `$id` is the request's id.
fn shell(before: &str, cases: &str) -> StdioCommand {
    let script = format!(
        r#"{before}
answer() {{ printf '{{"jsonrpc":"2.0","id":%s,"result":%s}}\n' "$id" "$1"; }}
while IFS= read -r line; do
  id=${{line#*\"id\":}}; id=${{id%%,*}}
  case "$line" in
  {cases}
  *'"initialize"'*) answer '{{"protocolVersion":"2025-06-18","capabilities":{{"tools":{{}}}},"serverInfo":{{"name":"shell"}}}}';;
  *'"tools/list"'*) answer '{{"tools":[{{"name":"t","inputSchema":{{"type":"object"}}}}]}}';;
  *'"tools/call"'*) answer '{{"content":[]}}';;
  *'"id"'*) printf '{{"jsonrpc":"2.0","id":%s,"error":{{"code":-32601,"message":"no"}}}}\n' "$id";;
  esac
done"#
    );
    StdioCommand {
        program: "sh".into(),
        args: vec!["-c".into(), script.into()],
        dir: None,
        env: ProcessEnv::Minimal(Vec::new()),
    }
}

async fn connect(command: StdioCommand) -> Result<Upstream, UpstreamError> {
    Upstream::connect(Endpoint::Stdio(command), options()).await
}

async fn works(upstream: &Upstream, era: Era) {
    assert_eq!(upstream.info().era(), era);
    assert_eq!(upstream.list(ListKind::Tools).await.expect("a list").items.len(), 1);
    upstream.call("t", Map::new(), &CallOptions::default()).await.expect("a result");
    upstream.close().await;
}

#[tokio::test]
async fn a_legacy_program_is_found_by_its_refusal() {
    works(&connect(shell("", "")).await.expect("connects"), Era::Legacy).await;
}

#[tokio::test]
async fn a_modern_program_is_found_by_its_answer() {
    let discover = r#"*'"server/discover"'*) answer '{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}}}';;"#;
    works(&connect(shell("", discover)).await.expect("connects"), Era::Modern).await;
}

#[tokio::test]
async fn a_program_that_the_probe_kills_is_started_again() {
    let upstream = connect(shell("", r#"*'"server/discover"'*) exit 3;;"#)).await.expect("the second start");
    works(&upstream, Era::Legacy).await;
}

#[tokio::test]
async fn a_program_that_is_silent_to_the_probe_is_asked_in_the_old_way() {
    let options = Options { init_timeout: Duration::from_secs(4), ..options() };
    let command = shell("", r#"*'"server/discover"'*) ;;"#);
    works(&Upstream::connect(Endpoint::Stdio(command), options).await.expect("connects"), Era::Legacy).await;
}

#[tokio::test]
async fn noise_is_passed_over_and_kept_for_the_curious() {
    let before = r#"echo 'Starting server ...'; echo '{"not": "a message"}'; printf '\377\376 bad utf-8\n'
printf '{"jsonrpc":"2.0","method":"notifications/message","params":{}}\n'
head -c 1000000 /dev/zero | tr '\0' x; echo
i=0; while [ $i -lt 2000 ]; do echo "stderr line $i" >&2; i=$((i+1)); done"#;
    let upstream = connect(shell(before, "")).await.expect("connects");
    let (noise, stderr) = upstream.program_output();
    assert_eq!(noise[0], "Starting server ...");
    assert!(noise.len() <= 5 && noise.iter().all(|line| line.len() <= 700), "{noise:?}");
    assert!(stderr.len() <= 4096 && stderr.contains("stderr line 1999"), "{}", stderr.len());
    works(&upstream, Era::Legacy).await;
}

#[tokio::test]
async fn ends_and_absences_are_told_apart() {
    let ends = shell("echo 'no licence' >&2; exit 7", "");
    let error = connect(ends).await.expect_err("it ends");
    assert_eq!(error.kind(), FailureKind::Unavailable);
    let UpstreamError::Exited { status, stderr } = &error else { panic!("{error:?}") };
    assert_eq!((status.as_str(), stderr.as_str()), ("exit status 7", "no licence"));
    assert!(!error.to_string().contains("licence"), "its words are for the person who started it");

    let mut command = shell("", "");
    command.program = "/nonexistent/program".into();
    assert_eq!(
        connect(command).await.expect_err("absent").to_string(),
        "cannot be started: there is no program `/nonexistent/program`"
    );
    let mut command = shell("", "");
    command.dir = Some("/nonexistent".into());
    assert_eq!(
        connect(command).await.expect_err("absent").to_string(),
        "cannot be started: its working folder does not exist"
    );

    let upstream = connect(shell("", r#"*'"tools/call"'*) exit 0;;"#)).await.expect("connects");
    let error = upstream.call("t", Map::new(), &CallOptions::default()).await.expect_err("it ends");
    assert!(matches!(error, UpstreamError::Exited { .. }), "{error:?}");
    assert!(!upstream.is_open());
}

#[tokio::test]
async fn a_call_that_takes_too_long_is_cancelled_and_others_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let cases = format!(
        r#"*'"notifications/cancelled"'*) printf '%s\n' "$line" >> '{}';; *'"tools/call"'*) ;;"#,
        log.display()
    );
    let upstream = connect(shell("", &cases)).await.expect("connects");
    let options = CallOptions { timeout: Some(Duration::from_millis(200)), ..CallOptions::default() };
    let error = upstream.call("t", Map::new(), &options).await.expect_err("no answer");
    assert_eq!(error.kind(), FailureKind::TimedOut);
    upstream.list(ListKind::Tools).await.expect("other requests are answered");
    let cancelled = fs_err::read_to_string(&log).expect("a cancellation");
    assert!(cancelled.contains(r#""requestId":3"#), "{cancelled}");
    upstream.close().await;
}

#[tokio::test]
async fn nothing_is_left_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let is_gone = |pid: &str| {
        !std::path::Path::new(&format!("/proc/{pid}")).exists()
            || fs_err::read_to_string(format!("/proc/{pid}/stat")).is_ok_and(|stat| stat.contains(") Z "))
    };
    // One that ignores the polite signal and has a child, ended with `close` and by being dropped.
    for drop_it in [false, true] {
        let before = format!("trap '' TERM; sleep 300 & echo $! > '{0}'; echo $$ >> '{0}'", pids.display());
        let upstream = connect(shell(&before, "")).await.expect("connects");
        let text = fs_err::read_to_string(&pids).expect("pids");
        if drop_it {
            drop(upstream);
        } else {
            upstream.close().await;
        }
        let deadline = Instant::now() + Duration::from_secs(10);
        while !text.lines().all(is_gone) {
            assert!(Instant::now() < deadline, "still running: {text}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn a_program_gets_a_minimal_environment_unless_it_inherits() {
    let folder = tempfile::tempdir().expect("a folder");
    let seen = folder.path().join("env");
    let mut command = shell(&format!("env > '{}'", seen.display()), "");
    command.env = ProcessEnv::Minimal(vec![("ADDED".into(), "yes".into())]);
    connect(command.clone()).await.expect("connects").close().await;
    let minimal = fs_err::read_to_string(&seen).expect("variables");
    assert!(minimal.contains("ADDED=yes") && minimal.contains("PATH=") && !minimal.contains("CARGO"), "{minimal}");
    command.env = ProcessEnv::Inherit(Vec::new());
    connect(command).await.expect("connects").close().await;
    assert!(fs_err::read_to_string(&seen).expect("variables").contains("CARGO"));
}

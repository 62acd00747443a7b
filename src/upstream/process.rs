//! A program in its own process group: started without a shell, ended politely, then firmly, with all its children.

use std::collections::VecDeque;
use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use super::error::UpstreamError;
use super::options::{ProcessEnv, StdioCommand};

/// How long a program gets to end by itself, and then after SIGTERM.
const GRACE: Duration = Duration::from_secs(2);

/// How much of its stderr is kept.
const TAIL: usize = 4096;

/// Variables that a minimal environment keeps.
const MINIMAL: &[&str] = &["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TZ"];

/// A running program. Dropping it kills its group.
#[derive(Debug)]
pub(super) struct Process {
    child: tokio::sync::Mutex<Child>,
    group: Option<Pid>,
    stderr: Arc<Mutex<VecDeque<u8>>>,
}

/// The ends that we hold.
pub(super) struct Pipes {
    pub(super) stdin: ChildStdin,
    pub(super) stdout: ChildStdout,
}

impl Process {
    /// Starts the program.
    pub(super) fn start(command: &StdioCommand) -> Result<(Self, Pipes), UpstreamError> {
        let mut builder = Command::new(&command.program);
        builder
            .args(&command.args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .process_group(0)
            .kill_on_drop(true);
        if let Some(dir) = &command.dir {
            builder.current_dir(dir);
        }
        match &command.env {
            ProcessEnv::Inherit(added) => {
                builder.envs(added.iter().map(|(name, value)| (name, value)));
            }
            ProcessEnv::Minimal(added) => {
                builder.env_clear();
                builder.envs(MINIMAL.iter().filter_map(|name| Some((*name, std::env::var_os(name)?))));
                builder.envs(added.iter().map(|(name, value)| (name, value)));
            }
        }
        let program = command.program.to_string_lossy();
        let mut child = builder.spawn().map_err(|error| {
            UpstreamError::CannotStart(match error.kind() {
                std::io::ErrorKind::NotFound if command.dir.as_ref().is_some_and(|dir| !dir.is_dir()) => {
                    "its working folder does not exist".to_owned()
                }
                std::io::ErrorKind::NotFound => format!("there is no program `{program}`"),
                std::io::ErrorKind::PermissionDenied => format!("`{program}` is not executable"),
                _ => format!("`{program}`: {error}"),
            })
        })?;
        let group = child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        let (Some(stdin), Some(stdout), Some(stderr)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(UpstreamError::CannotStart("its pipes are missing".to_owned()));
        };
        let tail = Arc::new(Mutex::new(VecDeque::new()));
        tokio::spawn(keep_tail(stderr, Arc::clone(&tail)));
        Ok((Self { child: tokio::sync::Mutex::new(child), group, stderr: tail }, Pipes { stdin, stdout }))
    }

    /// The failure that its end is. Waits a moment for the exit status, which comes after the closed pipe.
    pub(super) async fn ended(&self) -> UpstreamError {
        let status = match tokio::time::timeout(GRACE, async { self.child.lock().await.wait().await }).await {
            Ok(Ok(status)) => describe(status),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "it closed its output and runs on".to_owned(),
        };
        UpstreamError::Exited { status, stderr: self.stderr() }
    }

    /// The last it said on stderr.
    pub(super) fn stderr(&self) -> String {
        let tail = self.stderr.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = tail.iter().copied().collect();
        String::from_utf8_lossy(&bytes).trim().to_owned()
    }

    /// Ends the program, whose stdin is closed by now: waits, then SIGTERM, then SIGKILL, always to the whole group.
    pub(super) async fn end(&self) {
        let mut child = self.child.lock().await;
        for signal in [Some(Signal::TERM), Some(Signal::KILL), None] {
            if tokio::time::timeout(GRACE, child.wait()).await.is_ok() {
                break;
            }
            if let Some(signal) = signal {
                self.signal(signal);
            }
        }
        // What it started and left behind.
        self.signal(Signal::KILL);
    }

    fn signal(&self, signal: Signal) {
        if let Some(group) = self.group {
            // The group may be gone already, which is what we want.
            let _ = kill_process_group(group, signal);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Once the leader was waited for and its group swept, the number may belong to somebody else.
        if self.child.get_mut().id().is_some() {
            self.signal(Signal::KILL);
        }
    }
}

fn describe(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt;
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("exit status {code}"),
        (None, Some(signal)) => format!("killed by signal {signal}"),
        (None, None) => "for an unknown reason".to_owned(),
    }
}

async fn keep_tail(mut stderr: impl AsyncRead + Unpin, tail: Arc<Mutex<VecDeque<u8>>>) {
    let mut buffer = [0_u8; 4096];
    while let Ok(count) = stderr.read(&mut buffer).await {
        if count == 0 {
            break;
        }
        let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
        tail.extend(&buffer[..count]);
        let surplus = tail.len().saturating_sub(TAIL);
        tail.drain(..surplus);
    }
}

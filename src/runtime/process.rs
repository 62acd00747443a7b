//! One process: own group, minimal environment, streams drained while stdin is fed, everything bounded.
//!
//! Dropping the future of [`run`] kills the whole group.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::process::{ExitStatus, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, Command};
use tokio::time::timeout;

/// The longest stdin, stdout or stderr of a call.
pub const MAX_STREAM_BYTES: usize = 16 << 20;

/// How long descendants may hold the streams of a program that has ended.
const DESCENDANT_GRACE: Duration = Duration::from_secs(1);

/// Variables of this process that a program gets: where programs are, whose home, which language. Nothing of ours.
const INHERITED: &[&str] = &["PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR"];

/// One of the three byte streams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    /// What a program reads.
    Stdin,
    /// What it writes.
    Stdout,
    /// What it writes beside that.
    Stderr,
}

impl Channel {
    /// `stdin`, `stdout` or `stderr`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Stdin => "stdin",
            Self::Stdout => "stdout",
            Self::Stderr => "stderr",
        }
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What to run.
#[derive(Debug)]
pub(super) struct Job {
    /// The resolved program.
    pub(super) program: PathBuf,
    /// Its arguments.
    pub(super) args: Vec<String>,
    /// Variables beside the inherited ones.
    pub(super) env: Vec<(String, String)>,
    /// Its working folder.
    pub(super) cwd: PathBuf,
    /// What it reads; without, its stdin is empty.
    pub(super) stdin: Option<Vec<u8>>,
    /// How long it may take.
    pub(super) limit: Duration,
}

/// A process that ended by itself.
#[derive(Debug)]
pub(super) struct Finished {
    pub(super) status: ExitStatus,
    pub(super) stdout: Vec<u8>,
    pub(super) stderr: Vec<u8>,
}

/// Why there is no [`Finished`].
#[derive(Debug, thiserror::Error)]
pub(super) enum ProcessError {
    #[error("cannot start: {0}")]
    Start(#[source] std::io::Error),
    #[error("{0} is too long")]
    TooLong(Channel),
    #[error("took longer than allowed")]
    Timeout,
    #[error("cannot talk to the process: {0}")]
    Io(#[from] std::io::Error),
}

/// A command with the environment that all programs get.
pub(super) fn command(program: &PathBuf, env: &[(String, String)], cwd: &PathBuf) -> Command {
    let mut command = Command::new(program);
    command.env_clear().envs(inherited()).envs(env.iter().map(|(k, v)| (k, v))).current_dir(cwd).process_group(0);
    command
}

/// The inherited variables that are set.
pub(super) fn inherited() -> impl Iterator<Item = (&'static str, OsString)> {
    INHERITED.iter().filter_map(|name| Some((*name, std::env::var_os(name)?)))
}

/// Runs a process to its end.
pub(super) async fn run(job: Job) -> Result<Finished, ProcessError> {
    let mut child = command(&job.program, &job.env, &job.cwd)
        .args(&job.args)
        .stdin(if job.stdin.is_some() { Stdio::piped() } else { Stdio::null() })
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(ProcessError::Start)?;
    let group = Group::of(&child);
    timeout(job.limit, attend(&mut child, &group, job.stdin.unwrap_or_default()))
        .await
        .unwrap_or(Err(ProcessError::Timeout))
}

async fn attend(child: &mut Child, group: &Group, stdin: Vec<u8>) -> Result<Finished, ProcessError> {
    let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let streams =
        async { tokio::try_join!(feed(input, &stdin), drain(output, Channel::Stdout), drain(errors, Channel::Stderr)) };
    tokio::pin!(streams);
    let (status, (), stdout, stderr) = tokio::select! {
        streams = &mut streams => {
            let ((), stdout, stderr) = streams?;
            (child.wait().await?, (), stdout, stderr)
        }
        status = child.wait() => {
            let status = status?;
            let ((), stdout, stderr) = if let Ok(streams) = timeout(DESCENDANT_GRACE, &mut streams).await {
                streams?
            } else {
                group.kill();
                streams.await?
            };
            (status, (), stdout, stderr)
        }
    };
    Ok(Finished { status, stdout, stderr })
}

/// A program that does not read its input is no failure.
async fn feed(pipe: Option<ChildStdin>, bytes: &[u8]) -> Result<(), ProcessError> {
    let Some(mut pipe) = pipe else { return Ok(()) };
    match pipe.write_all(bytes).await {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

async fn drain(pipe: Option<impl AsyncRead + Unpin>, channel: Channel) -> Result<Vec<u8>, ProcessError> {
    let Some(mut pipe) = pipe else { return Ok(Vec::new()) };
    let mut bytes = Vec::new();
    let mut chunk = vec![0; 64 << 10];
    loop {
        let count = pipe.read(&mut chunk).await?;
        if count == 0 {
            return Ok(bytes);
        }
        if bytes.len() + count > MAX_STREAM_BYTES {
            return Err(ProcessError::TooLong(channel));
        }
        bytes.extend_from_slice(&chunk[..count]);
    }
}

/// The process group of a child. Whatever is left of it dies with this value, however the call ends.
///
/// A group's id is not given to a new process while a member lives, so the signal reaches ours or nobody.
pub(super) struct Group(Option<Pid>);

/// The groups of this process that live, for [`end_programs`]. The flag says that no more may.
static LIVE: Mutex<(BTreeSet<i32>, bool)> = Mutex::new((BTreeSet::new(), false));

fn live() -> MutexGuard<'static, (BTreeSet<i32>, bool)> {
    // A set of numbers is whole after any panic.
    LIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Kills every program that still runs, and any that starts later: for the end of the serving process, whose
/// runtime does not wait for calls that were cut off.
pub fn end_programs() {
    let mut live = live();
    live.1 = true;
    for id in live.0.iter().filter_map(|id| Pid::from_raw(*id)) {
        let _ = kill_process_group(id, Signal::KILL);
    }
}

impl Group {
    /// The group that `process_group(0)` made for this child.
    pub(super) fn of(child: &Child) -> Self {
        let group = Self(child.id().and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw));
        let mut live = live();
        live.0.extend(group.0.map(|id| id.as_raw_nonzero().get()));
        if live.1 {
            group.kill();
        }
        group
    }

    /// Kills every member.
    pub(super) fn kill(&self) {
        if let Some(id) = self.0 {
            // The only failure that can happen is that no member is left.
            let _ = kill_process_group(id, Signal::KILL);
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.kill();
        if let Some(id) = self.0 {
            live().0.remove(&id.as_raw_nonzero().get());
        }
    }
}

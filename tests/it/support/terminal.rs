//! The binary on a real pseudo-terminal, started by a shell that outlives it, as the one of a person does: what is seen,
//! what is typed, the exit code that the shell gets, and the terminal afterwards.

use std::process::Command;

use rexpect::session::PtySession;

/// How long anything may take on a busy machine.
const LIMIT: u64 = 60_000;

/// A running command.
pub(crate) struct Terminal {
    session: PtySession,
    seen: String,
}

/// A command that has ended.
pub(crate) struct Ended {
    /// Everything that was on the screen.
    pub(crate) text: String,
    /// The exit code, as a shell sees it: a signal counts 128 more.
    pub(crate) code: i32,
    /// Whether the terminal shows what is typed, reads lines, and makes signals of keys.
    pub(crate) restored: bool,
}

impl std::fmt::Display for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\n[exit {}, restored: {}]", self.text, self.code, self.restored)
    }
}

impl Terminal {
    /// Starts a prepared command (with its folder, variables and arguments) on a terminal.
    pub(crate) fn start(prepared: &Command) -> Self {
        // Pseudo-terminals begin without echo here.
        let script =
            r#"stty echo icanon isig; trap : INT; "$@"; code=$?; echo; echo exit-code=$code=; stty -a; echo the-end"#;
        // Tests that run in the background inherit that Ctrl-C is ignored, which no shell can undo.
        let mut shell = Command::new("env");
        shell
            .args(["--default-signal=INT", "sh", "-c", script, "sh"])
            .arg(prepared.get_program())
            .args(prepared.get_args());
        if let Some(folder) = prepared.get_current_dir() {
            shell.current_dir(folder);
        }
        shell.env_clear().env("TERM", "xterm-256color");
        shell.envs(prepared.get_envs().filter_map(|(name, value)| Some((name, value?))));
        let session = rexpect::session::spawn_command(shell, Some(LIMIT)).expect("the shell starts");
        Self { session, seen: String::new() }
    }

    /// Waits until this is seen.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) -> &mut Self {
        match self.session.exp_string(text) {
            Ok(before) => self.seen.push_str(&format!("{before}{text}")),
            Err(error) => panic!("`{text}` was not seen: {error}\nbefore: {}", self.seen),
        }
        self
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Self {
        self.session.send(keys).expect("typed");
        self.session.flush().expect("sent");
        self
    }

    /// Waits for the end.
    #[track_caller]
    pub(crate) fn end(mut self) -> Ended {
        self.wait_for("exit-code=");
        let code = self.session.exp_string("=").expect("a code");
        let modes = self.session.exp_string("the-end").expect("the terminal's modes");
        let modes: Vec<&str> = modes.split_whitespace().map(|word| word.trim_end_matches(';')).collect();
        let restored = ["echo", "icanon", "isig"].iter().all(|mode| modes.contains(mode));
        let hidden = self.seen.matches("\u{1b}[?25l").count() > self.seen.matches("\u{1b}[?25h").count();
        let text = self.seen.trim_end_matches("exit-code=").to_owned();
        Ended { text, code: code.parse().expect("a number"), restored: restored && !hidden }
    }
}

impl Ended {
    /// Fails the test, showing everything, unless the exit code is this and the terminal is as it was.
    #[track_caller]
    pub(crate) fn expect(self, code: i32) -> Self {
        assert!(self.code == code && self.restored, "expected exit code {code}\n{self}");
        self
    }
}

/// A command that is typed as it is, with standard input closed or empty.
pub(crate) fn without_input(prepared: &Command, how: &str) -> super::env::Run {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("exec \"$@\" {how}"), "sh"]).arg(prepared.get_program()).args(prepared.get_args());
    if let Some(folder) = prepared.get_current_dir() {
        shell.current_dir(folder);
    }
    shell.env_clear().envs(prepared.get_envs().filter_map(|(name, value)| Some((name, value?))));
    shell.output().expect("the shell starts").into()
}

/// Ctrl-C.
pub(crate) const CTRL_C: &str = "\u{3}";
/// Ctrl-D.
pub(crate) const CTRL_D: &str = "\u{4}";

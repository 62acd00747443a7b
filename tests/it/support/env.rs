//! An isolated place to run the binary in: own home, own folder, no variables of the caller.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A temporary application folder with a home of its own.
pub(crate) struct TestEnv {
    dir: tempfile::TempDir,
}

impl TestEnv {
    /// An empty folder.
    pub(crate) fn new() -> Self {
        let dir = tempfile::Builder::new().prefix("mcpctl-test-").tempdir().expect("a temporary folder");
        fs_err::create_dir_all(dir.path().join("home")).expect("home");
        fs_err::create_dir_all(dir.path().join("app")).expect("app");
        Self { dir }
    }

    /// A copy of a folder under `fixtures/`.
    pub(crate) fn with_fixture(name: &str) -> Self {
        let env = Self::new();
        copy(&fixture(name), &env.app());
        env
    }

    /// The application folder, the working folder of [`Self::mcpctl`].
    pub(crate) fn app(&self) -> PathBuf {
        self.dir.path().join("app")
    }

    /// The home of [`Self::mcpctl`].
    pub(crate) fn home(&self) -> PathBuf {
        self.dir.path().join("home")
    }

    /// Writes a file of the application folder.
    pub(crate) fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.app().join(path);
        if let Some(parent) = path.parent() {
            fs_err::create_dir_all(parent).expect("parent folder");
        }
        fs_err::write(path, text).expect("write");
    }

    /// Reads a file of the application folder.
    pub(crate) fn read(&self, path: &str) -> String {
        fs_err::read_to_string(self.app().join(path)).expect("read")
    }

    /// The binary, ready to get arguments: clean environment, no terminal.
    pub(crate) fn mcpctl(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mcpctl"));
        command
            .current_dir(self.app())
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("HOME", self.home())
            .env("LANG", "C.UTF-8")
            .stdin(Stdio::null());
        command
    }

    /// Runs the binary and collects what it wrote.
    pub(crate) fn run<S: AsRef<std::ffi::OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Run {
        let output = self.mcpctl().args(args).output().expect("the binary starts");
        Run::from(output)
    }
}

/// What a finished run wrote. `Display` is the snapshot form.
pub(crate) struct Run {
    /// Exit code; `None` when a signal ended it.
    pub(crate) code: Option<i32>,
    /// Standard output.
    pub(crate) stdout: String,
    /// Standard error.
    pub(crate) stderr: String,
}

impl Run {
    /// Standard output as JSON. It must be exactly one document, and it must fulfil `mcpctl schema output`.
    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        let value: serde_json::Value =
            serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}\n{self}"));
        super::contract::assert_document(&value);
        value
    }

    /// Fails the test, showing everything, unless the exit code is this.
    #[track_caller]
    pub(crate) fn expect(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "unexpected exit code\n{self}");
        self
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).expect("UTF-8 on stdout"),
            stderr: String::from_utf8(output.stderr).expect("UTF-8 on stderr"),
        }
    }
}

impl std::fmt::Display for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.stdout)?;
        if !self.stderr.is_empty() {
            write!(f, "--- stderr\n{}", self.stderr)?;
        }
        writeln!(f, "[exit {}]", self.code.map_or_else(|| "signal".to_owned(), |code| code.to_string()))
    }
}

/// A path under `fixtures/`.
pub(crate) fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name)
}

/// Copies a folder of fixtures, as it was checked out: who tried the README's first command has the state of `mcpctl up` in
/// one of them.
pub(crate) fn copy(from: &Path, to: &Path) {
    fs_err::create_dir_all(to).expect("folder");
    for entry in fs_err::read_dir(from).expect("fixture folder") {
        let entry = entry.expect("entry");
        let target = to.join(entry.file_name());
        if entry.file_name() == ".mcpctl" {
            continue;
        }
        if entry.file_type().expect("type").is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs_err::copy(entry.path(), target).expect("copy");
        }
    }
}

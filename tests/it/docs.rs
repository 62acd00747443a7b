//! The console blocks of README.md, CONTRIBUTING.md and docs/ are run with the built binary, so they cannot rot.
//!
//! A block is fenced with `console`. A line that begins with `$ ` is a command for `sh`; the lines after it are what it
//! prints (standard output, then standard error). `[..]` stands for any text within a line, a line `...` for any number
//! of lines, and a last line `[exit N]` for an exit code other than 0. The blocks of a page share a folder that holds a
//! copy of `fixtures/`. `cargo run --` means the built binary; `cargo test` is not run. `mcpctl up` and
//! `mcpctl server run` run until the end of their page, on free ports that later commands of the page are pointed to.
//!
//! The page about OAuth has a provider and a protected server, which stand where it says `login.example.com` and
//! `catalog.example.com`; for `'<callback-url>'` a scripted person consents at the page that was printed last.
//!
//! `MCPCTL_UPDATE=1 cargo test --test it docs::` writes what is printed into the pages; wildcards that still match stay.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::env::{Run, copy, fixture};
use crate::support::peers::{self, Peer};
use crate::support::{TestEnv, browser};

/// A command of a block and what the page says it prints.
struct Step {
    line: usize,
    command: String,
    expected: Vec<String>,
}

#[test]
fn readme() {
    check_page("README.md");
}

#[test]
fn contributing() {
    check_page("CONTRIBUTING.md");
}

#[test]
fn pages() {
    for entry in fs_err::read_dir(root().join("docs")).expect("docs") {
        let name = entry.expect("entry").file_name().into_string().expect("UTF-8");
        if Path::new(&name).extension().is_some_and(|ext| ext == "md") {
            check_page(&format!("docs/{name}"));
        }
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn check_page(page: &str) {
    let text = fs_err::read_to_string(root().join(page)).expect("page");
    let steps = steps(&text);
    if steps.is_empty() {
        return;
    }
    let Some(mut session) = Session::new(page) else { return };
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut wrong = Vec::new();
    let printed: Vec<Option<Vec<String>>> = steps.iter().map(|step| session.run(page, step)).collect();
    // Backwards, so that a rewritten block does not move those before it.
    for (step, printed) in steps.iter().zip(printed).rev() {
        let Some(printed) = printed else { continue };
        wrong.push(format!(
            "{page}:{}: `{}` printed\n\n{}\n\nand the page says\n\n{}\n",
            step.line,
            step.command,
            printed.join("\n"),
            step.expected.join("\n")
        ));
        lines.splice(step.line..step.line + step.expected.len(), printed);
    }
    if std::env::var_os("MCPCTL_UPDATE").is_some() {
        fs_err::write(root().join(page), lines.join("\n") + "\n").expect("write");
        return;
    }
    wrong.reverse();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn steps(text: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut inside = false;
    for (at, line) in text.lines().enumerate() {
        if line.trim_end() == "```console" {
            inside = true;
        } else if line.starts_with("```") {
            inside = false;
        } else if inside {
            match line.strip_prefix("$ ") {
                Some(command) => {
                    steps.push(Step { line: at + 1, command: command.to_owned(), expected: Vec::new() });
                }
                None => steps.last_mut().expect("a command before its output").expected.push(line.to_owned()),
            }
        }
    }
    steps
}

/// The folder and the servers of a page.
struct Session {
    env: TestEnv,
    servers: Vec<Child>,
    ports: Option<(u16, u16)>,
    oauth: Option<OAuth>,
}

/// The peers of the page about OAuth.
struct OAuth {
    provider: Peer,
    protected: Peer,
    /// The authorization URL that was printed last.
    page: String,
}

/// What that page says for them.
const ISSUER: &str = "https://login.example.com";
const PROTECTED: &str = "https://catalog.example.com";
const REDIRECT: &str = "http://localhost:8976/callback";

impl OAuth {
    fn start(log: &Path) -> Option<Self> {
        let provider = peers::oidc_provider(REDIRECT, 300, log)?;
        let protected = peers::protected(&format!("http://127.0.0.1:{}", provider.port))?;
        Some(Self { provider, protected, page: String::new() })
    }

    fn names(&self) -> [(&'static str, String); 2] {
        let at = |peer: &Peer| format!("http://127.0.0.1:{}", peer.port);
        [(ISSUER, at(&self.provider)), (PROTECTED, at(&self.protected))]
    }

    /// The page's text, for this run.
    fn real(&self, text: &str) -> String {
        self.names().iter().fold(text.to_owned(), |text, (name, real)| text.replace(name, real))
    }

    /// A text of this run, as the page says it.
    fn named(&self, text: &str) -> String {
        self.names().iter().fold(text.to_owned(), |text, (name, real)| text.replace(real, name))
    }

    /// The command, after a person did what it needs.
    fn consented(&self, command: &str) -> String {
        if !command.contains("<callback-url>") {
            return command.to_owned();
        }
        let callback = browser::consent(&self.page, REDIRECT);
        command.replace("<callback-url>", &callback)
    }

    fn remember_page(&mut self, printed: &str) {
        let begin = format!("http://127.0.0.1:{}/auth?", self.provider.port);
        if let Some(at) = printed.find(&begin) {
            let page = printed[at..].split(|c: char| c.is_whitespace() || c == '"').next().unwrap_or_default();
            page.clone_into(&mut self.page);
        }
    }
}

/// What the pages say, for the free ports of a run.
const ROUTER_PORT: &str = ":9881";
const MCP_PORT: &str = ":9007";

impl Session {
    /// `None` where the page needs peers that are not there.
    fn new(page: &str) -> Option<Self> {
        let env = TestEnv::new();
        copy(&fixture(""), &env.app().join("fixtures"));
        let oauth = match page {
            "docs/oauth.md" => Some(OAuth::start(&env.app().join("../provider.log"))?),
            _ => None,
        };
        if let Some(oauth) = &oauth {
            env.write("fixtures/oauth/golem.yaml", oauth.real(&env.read("fixtures/oauth/golem.yaml")));
        }
        fs_err::create_dir_all(env.app().join("../bin")).expect("a folder for the binary");
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_mcpctl"), env.app().join("../bin/mcpctl")).expect("a link");
        Some(Self { env, servers: Vec::new(), ports: None, oauth })
    }

    /// Runs a step; gives what was printed where the page says something else.
    fn run(&mut self, page: &str, step: &Step) -> Option<Vec<String>> {
        if step.command.contains("cargo test") {
            return None;
        }
        let command = step.command.replace("cargo run -- ", "mcpctl ");
        if command.starts_with("mcpctl up") || command.starts_with("mcpctl server run") {
            return self.serve(page, step, &command);
        }
        let command = match self.ports {
            Some((router, mcp)) => {
                command.replace(ROUTER_PORT, &format!(":{router}")).replace(MCP_PORT, &format!(":{mcp}"))
            }
            None => command,
        };
        let command =
            self.oauth.as_ref().map_or_else(|| command.clone(), |oauth| oauth.consented(&oauth.real(&command)));
        let run = Run::from(self.shell(&command).output().expect("sh"));
        if let Some(oauth) = &mut self.oauth {
            oauth.remember_page(&run.stdout);
        }
        let mut printed = self.named(&format!("{}{}", run.stdout, run.stderr));
        if run.code != Some(0) {
            printed.push_str(&format!("[exit {}]\n", run.code.map_or_else(|| "signal".to_owned(), |c| c.to_string())));
        }
        unlike(step, &printed)
    }

    /// Starts a server and waits for the place where it serves.
    fn serve(&mut self, page: &str, step: &Step, command: &str) -> Option<Vec<String>> {
        let ports = self.env.app().join(format!("../ports-{}.json", self.servers.len()));
        let log = self.env.app().join(format!("../server-{}.log", self.servers.len()));
        let out = fs_err::File::create(&log).expect("a log").into_parts().0;
        let command = format!("exec {command} --router-port 0 --mcp-port 0 --ports-file {}", ports.display());
        let child = self
            .shell(&command)
            .stdout(out.try_clone().expect("another handle"))
            .stderr(out)
            .spawn()
            .expect("the server starts");
        self.servers.push(child);
        let deadline = Instant::now() + Duration::from_secs(60);
        let mut served = None;
        loop {
            let printed = fs_err::read_to_string(&log).expect("log");
            if let Ok(text) = fs_err::read_to_string(&ports)
                && let Ok(ports) = serde_json::from_str::<serde_json::Value>(&text)
            {
                let port = |name: &str| u16::try_from(ports[name].as_u64().expect("a port")).expect("a port");
                self.ports = Some((port("routerPort"), port("mcpPort")));
            }
            if printed.lines().any(|line| line.split(' ').any(|word| word.contains("://") && word.ends_with("/mcp"))) {
                // More lines may follow the first URL; a page that is right needs no waiting.
                let unlike = unlike(step, &self.named(&printed));
                let since = *served.get_or_insert_with(Instant::now);
                if unlike.is_none() || since.elapsed() > Duration::from_secs(2) {
                    return unlike;
                }
            }
            let ended = self.servers.last_mut().and_then(|server| server.try_wait().expect("a process"));
            assert!(
                ended.is_none() && Instant::now() < deadline,
                "{page}:{}: `{}` does not serve ({ended:?}):\n{printed}",
                step.line,
                step.command
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn shell(&self, command: &str) -> Command {
        let mut shell = Command::new("sh");
        let clean = self.env.mcpctl();
        shell.arg("-c").arg(command).current_dir(self.env.app()).env_clear().stdin(Stdio::null());
        shell.envs(clean.get_envs().filter_map(|(name, value)| Some((name, value?))));
        let bin = self.env.app().join("../bin");
        let path = std::env::var("PATH").unwrap_or_default();
        shell.env("PATH", format!("{}:{path}", bin.display()));
        if self.oauth.is_some() {
            shell.env("MCPCTL_CLIENT_SECRET", "mcpctl-test-secret-do-not-print");
            shell.env("MCPCTL_CREDENTIAL_STORE", "file");
        }
        if let Some((router, _)) = self.ports {
            shell.env("MCPCTL_BUILTIN_LOCAL_URL", format!("http://127.0.0.1:{router}"));
        }
        shell
    }

    /// Ports and the temporary folder under the names that pages use.
    fn named(&self, text: &str) -> String {
        let text = text.replace(&self.env.app().display().to_string(), "[APP]");
        let text = self.oauth.as_ref().map_or_else(|| text.clone(), |oauth| oauth.named(&text));
        match self.ports {
            Some((router, mcp)) => {
                text.replace(&format!(":{router}"), ROUTER_PORT).replace(&format!(":{mcp}"), MCP_PORT)
            }
            None => text,
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        for server in &mut self.servers {
            if let Some(id) = rustix::process::Pid::from_raw(server.id().cast_signed()) {
                let _ = rustix::process::kill_process(id, rustix::process::Signal::INT);
            }
            let deadline = Instant::now() + Duration::from_secs(10);
            while server.try_wait().is_ok_and(|ended| ended.is_none()) && Instant::now() < deadline {
                std::thread::sleep(Duration::from_millis(20));
            }
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

/// What was printed, unless it is what the page says.
fn unlike(step: &Step, printed: &str) -> Option<Vec<String>> {
    let trimmed = |lines: Vec<String>| {
        let mut lines: Vec<String> = lines.into_iter().map(|line| line.trim_end().to_owned()).collect();
        while lines.last().is_some_and(String::is_empty) {
            lines.pop();
        }
        lines
    };
    let printed = trimmed(printed.lines().map(str::to_owned).collect());
    let expected = trimmed(step.expected.clone());
    (!lines_match(&expected, &printed)).then_some(printed)
}

fn lines_match<E: AsRef<str>, P: AsRef<str>>(expected: &[E], printed: &[P]) -> bool {
    match expected.split_first() {
        None => printed.is_empty(),
        Some((line, rest)) if line.as_ref() == "..." => {
            (0..=printed.len()).any(|skip| lines_match(rest, &printed[skip..]))
        }
        Some((line, rest)) => printed
            .split_first()
            .is_some_and(|(first, others)| line_matches(line.as_ref(), first.as_ref()) && lines_match(rest, others)),
    }
}

fn line_matches(expected: &str, printed: &str) -> bool {
    match expected.split_once("[..]") {
        None => expected == printed,
        Some((before, after)) => printed.strip_prefix(before).is_some_and(|rest| {
            rest.char_indices().map(|(at, _)| at).chain([rest.len()]).any(|at| line_matches(after, &rest[at..]))
        }),
    }
}

#[test]
fn wildcards() {
    assert!(line_matches("a [..] c", "a b c") && line_matches("[..]", "") && !line_matches("a[..]d", "abc"));
    assert!(lines_match(&["a", "...", "d"], &["a", "b", "c", "d"]) && lines_match::<_, &str>(&["..."], &[]));
    assert!(!lines_match(&["a"], &["a", "b"]) && lines_match::<&str, &str>(&[], &[]));
}

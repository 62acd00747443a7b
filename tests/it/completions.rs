//! Completion in shells: by the question that the scripts ask, and in real shells on a pseudo-terminal.

use std::path::Path;
use std::process::Command;

use crate::support::{TestEnv, peers};

const MANIFEST: &str = r#"manifestVersion: 1.6.0
app: importer
environments:
  local: { server: local }
  prod: { server: { url: "https://user:hunter2@cp.example.com", auth: { oauth2: true } } }
mcp:
  deployments:
    local:
      - domain: tools.localhost:9007
        agents: { }
      - domain: "{{ SECRET_SUB }}.example.com"
        agents: { }
  imports:
    local:
      - { name: files, url: "https://docs.example.com/mcp?key=hunter2" }
      - { name: finder, url: "{{ SECRET_URL }}", securityScheme: corp-login }
      - { url: "https://unnamed.example.com/hunter2" }
      - { name: drive, url: "https://drive.example.com/mcp" }
    prod:
      - { name: only-prod, url: "https://prod.example.com/mcp" }
"#;

const LOCK: &str = r#"version: 1
environments:
  local:
    files:
      identity:
        era: modern
        server: Files
        version: "1"
      tools:
        read_file:
          digest: DIGEST
          definition:
            inputSchema:
              properties:
                encoding:
                  type: string
                path:
                  type: string
              type: object
            name: read_file
"#;

fn application() -> TestEnv {
    let env = TestEnv::new();
    env.write("golem.yaml", MANIFEST);
    let definition = serde_json::json!({
        "inputSchema": { "properties": { "encoding": { "type": "string" }, "path": { "type": "string" } }, "type": "object" },
        "name": "read_file",
    });
    env.write("mcp.lock", LOCK.replace("DIGEST", &mcpctl::lock::Digest::of(&definition).to_string()));
    env
}

/// The answer to a script; nothing may be said beside it.
#[track_caller]
fn asked(env: &TestEnv, shell: &str, words: &[&str]) -> Vec<String> {
    let output = env
        .mcpctl()
        .env("MCPCTL_COMPLETE", shell)
        .env("SECRET_SUB", "hunter2")
        .env("SECRET_URL", "https://secret.example.com/hunter2")
        .arg("--")
        .arg("mcpctl")
        .args(words)
        .output()
        .expect("runs");
    assert_eq!(output.status.code(), Some(0), "{words:?}");
    assert!(output.stderr.is_empty(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(!text.contains("hunter2") && !text.contains("://"), "{words:?} shows a secret or a URL: {text}");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn names_come_from_the_files_of_the_folder() {
    let env = application();
    for command in ["tools", "refresh", "authorize", "complete", "status", "disconnect"] {
        assert_eq!(asked(&env, "bash", &["import", command, ""]), ["files", "finder", "drive"], "import {command}");
        assert_eq!(asked(&env, "bash", &["api", "mcp-import", command, "d"]), ["drive"], "Golem's spelling");
    }
    assert_eq!(asked(&env, "bash", &["import", "tools", "fi"]), ["files", "finder"]);
    assert_eq!(asked(&env, "bash", &["import", "tools", "-E", "prod", ""]), ["only-prod"]);
    assert_eq!(asked(&env, "bash", &["-Eprod", "lock", "--only", ""]), ["only-prod"]);
    assert_eq!(asked(&env, "bash", &["lock", "--only=f"]), ["--only=files", "--only=finder"]);
    assert_eq!(asked(&env, "bash", &["surface", "-E", ""]), ["local", "prod"]);
    assert_eq!(asked(&env, "bash", &["surface", "--environment=p"]), ["--environment=prod"]);
    assert_eq!(asked(&env, "bash", &["domain", "register", ""]), ["tools.localhost:9007"]);
    assert_eq!(asked(&env, "bash", &["security-scheme", "get", ""]), ["corp-login"]);
    assert_eq!(asked(&env, "bash", &["inspect", ""]), ["files", "finder", "drive", "tools.localhost:9007"]);
    assert_eq!(asked(&env, "bash", &["call", "files", ""]), ["read_file"]);
    assert_eq!(asked(&env, "bash", &["call", "files", "read_file", ""]), ["encoding=", "path="]);
    assert_eq!(asked(&env, "bash", &["call", "files", "read_file", "path=a", ""]), ["encoding="]);
    assert_eq!(asked(&env, "bash", &["call", "read_file", "--", "cat", ""]), [""; 0]);
    assert_eq!(asked(&env, "bash", &["why", "read"]), ["read-file", "read_file"]);
    assert_eq!(asked(&env, "bash", &["explain", "hidden-c"]), ["hidden-characters"]);
    assert!(asked(&env, "fish", &["explain", "hidden-c"])[0].starts_with("hidden-characters\t"));
    assert_eq!(asked(&env, "zsh", &["inspect", "t"]), ["tools.localhost\\:9007"]);
}

#[test]
fn names_of_the_runtime_file_are_completed() {
    let env = TestEnv::with_fixture("quickstart");
    let domain = asked(&env, "bash", &["inspect", "mcp"]).pop().expect("the domain");
    assert!(asked(&env, "bash", &["call", &domain, "file_tools_r"]).contains(&"file_tools_read_file".to_owned()));
    assert_eq!(asked(&env, "bash", &["call", &domain, "file_tools_read_file", ""]), ["path="]);
    assert!(asked(&env, "bash", &["why", "file"]).contains(&"file-tools".to_owned()));
}

#[test]
fn flags_come_once_a_dash_is_typed_or_when_there_is_nothing_else() {
    let env = application();
    let flags = asked(&env, "bash", &["import", "tools", "--m"]);
    assert_eq!(flags, ["--manifest"]);
    assert!(asked(&env, "bash", &["import", "tools", "-"]).contains(&"--revision".to_owned()));
    assert!(asked(&env, "bash", &["surface", ""]).contains(&"--format".to_owned()));
    assert!(asked(&env, "bash", &["vali"]).contains(&"validate".to_owned()));
    assert!(!asked(&env, "bash", &[""]).iter().any(|word| word.starts_with('-')));
}

#[test]
fn every_error_is_silence() {
    let env = TestEnv::new();
    let nothing = [""; 0];
    assert_eq!(asked(&env, "bash", &["import", "tools", ""]).iter().filter(|word| !word.starts_with('-')).count(), 0);
    env.write("golem.yaml", "app: [\n");
    assert_eq!(asked(&env, "bash", &["import", "tools", "f"]), nothing);
    env.write("golem.yaml", MANIFEST);
    env.write("mcp.lock", "version: 7\n");
    assert_eq!(asked(&env, "bash", &["call", "files", "r"]), nothing);
    assert_eq!(asked(&env, "bash", &["import", "tools", "fil"]), ["files"], "a broken lock takes nothing else down");
    assert_eq!(asked(&env, "bash", &["-A", "-", "import", "tools", "f"]), nothing);
    assert_eq!(asked(&env, "bash", &["-X", "import", "tools", "f"]), nothing);
    assert_eq!(asked(&env, "bash", &["-E", "nowhere", "import", "tools", "f"]), nothing);
    assert_eq!(asked(&env, "bash", &["-F", "nonsense", "--no-such-flag", "import", "tools", "fil"]), ["files"]);
    assert_eq!(asked(&env, "no-shell", &["import", "tools", "f"]), nothing);
    assert_eq!(asked(&env, "bash", &[]), ["mcpctl"; 0]);
    // Names that a shell would read as something else are not offered.
    env.write(
        "golem.yaml",
        MANIFEST.replace("name: files", "name: \"$(reboot)\"").replace("  prod:\n", "  \"a;b\":\n"),
    );
    assert_eq!(asked(&env, "bash", &["surface", "-E", "a"]), nothing);
}

/// A shell that has the committed script, with everything else as it comes.
struct Shell {
    session: rexpect::session::PtySession,
}

impl Shell {
    /// `None` where the shell is not installed.
    fn start(env: &TestEnv, shell: &str) -> Option<Self> {
        if Command::new(shell).arg("--version").output().is_err() {
            peers::absent(shell);
            return None;
        }
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("completions");
        let (quiet, setup): (&[&str], _) = match shell {
            "bash" => (&["--norc", "--noprofile", "-i"], format!("source {}/mcpctl.bash", scripts.display())),
            // As a folder of `$fpath`, which is how packages bring it: the first TAB must complete already.
            "zsh" => {
                (&["-f", "-i"], format!("fpath=({} $fpath); autoload -U compinit; compinit -u -D", scripts.display()))
            }
            _ => (&["--no-config", "-i"], format!("source {}/mcpctl.fish", scripts.display())),
        };
        let mut command = Command::new(shell);
        let prepared = env.mcpctl();
        let folder = Path::new(prepared.get_program()).parent().expect("a folder").display().to_string();
        command.args(quiet).current_dir(env.app()).env_clear();
        command.envs(prepared.get_envs().filter_map(|(name, value)| Some((name, value?))));
        command.env("PATH", format!("{folder}:{}", std::env::var("PATH").unwrap_or_default()));
        command.env("TERM", "dumb").env("HISTFILE", "");
        let mut session = rexpect::session::spawn_command(command, Some(60_000)).expect("starts");
        session.send_line(&format!("{setup}; echo rea''dy")).expect("typed");
        session.exp_string("ready").expect("the shell is ready");
        Some(Self { session })
    }

    /// What the shell makes of a line in which TAB was pressed.
    fn types(&mut self, line: &str) -> String {
        self.session.send(line).expect("typed");
        // To the front of the line, to see the words instead of running them.
        self.session.send("\u{1}echo '<<'\"<\" \u{5} '>>'\">\"\r").expect("typed");
        self.session.flush().expect("sent");
        self.session.exp_string("<<<").expect("the words");
        let words = self.session.exp_string(">>>").expect("the end of the words");
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        // An interactive shell takes no hint to end but this one.
        let _ = self.session.send_line("exit");
        let _ = self.session.exp_eof();
    }
}

#[test]
fn real_shells_complete() {
    let env = application();
    for name in ["bash", "zsh", "fish"] {
        let Some(mut shell) = Shell::start(&env, name) else { continue };
        for (line, expected) in [
            ("mcpctl import tools dr\t", "mcpctl import tools drive"),
            ("mcpctl surface -E pr\t", "mcpctl surface -E prod"),
            ("mcpctl surface --environment=pr\t", "mcpctl surface --environment=prod"),
            ("mcpctl inspect too\t", "mcpctl inspect tools.localhost:9007"),
            ("mcpctl inspect tools.localhost:9\t", "mcpctl inspect tools.localhost:9007"),
            ("mcpctl call files rea\tpa\tx", "mcpctl call files read_file path=x"),
            ("mcpctl valid\t", "mcpctl validate"),
            ("mcpctl validate -A gol\t", "mcpctl validate -A golem.yaml"),
        ] {
            assert_eq!(shell.types(line), expected, "{name}: {line:?}");
        }
    }
}

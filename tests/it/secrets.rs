//! No secret in clear anywhere: one run through everything that handles secrets, with secrets that are planted in it, and a
//! search through all that it wrote: outputs, logs, plans, locks, error documents, data folders, database files, dumps,
//! audit records.
//!
//! To cover something new, add a secret to [`PLANTS`] and put it where it belongs in [`plant`], or add a command to
//! [`COMMANDS`]; every file under the folder of the run is searched anyway.

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE};
use serde_json::{Value, json};

use super::support::server::{Database, Server, block_on, client};
use super::support::{TestEnv, postgres};

/// What is planted: a name, by which a leak is told, and the secret. All have characters that encodings change.
const PLANTS: &[(&str, &str)] = &[
    ("bearer of an import, from a variable", "pl4nt/bearer+A1b2C3d4e5=="),
    ("key in the URL of an import", "pl4nt-url-key~Q7w8E9r0t1"),
    ("user name in a basic credential", "pl4nt-user~Zx9cV8bN7m"),
    ("password in a basic credential", "pl4nt pass/word?&Lk3jH4gF5d"),
    ("client secret of a security scheme", "pl4nt+client/secret=Po1iU2yT3r"),
    ("token of a stranger", "pl4nt-token_Mn8bV7cX6z5a4s3d"),
    ("value in the environment of a program", "pl4nt/env%value#Rt6yU5iO4p"),
    ("password of the database", "pl4nt-db-pass~We3rT4yU5i"),
];

/// The sealing key; in one file only.
const KEY: &str = "cGw0bnQtc2VhbGluZy1rZXktb2YtMzItYnl0ZXMhISE=";

fn plant(name: &str) -> &'static str {
    PLANTS.iter().find(|(plant, _)| plant.starts_with(name)).unwrap_or_else(|| panic!("no plant {name}")).1
}

/// Commands of a client, tried in every format; how they end does not matter here.
const COMMANDS: &[&[&str]] = &[
    &["validate"],
    &["validate", "--online"],
    &["surface"],
    &["why", "file_tools_list"],
    &["plan", "-v"],
    &["plan", "-o", "saved.plan"],
    &["deploy", "--yes", "-v"],
    &["deploy", "--yes"],
    &["status"],
    &["deployments", "list"],
    &["deployments", "show", "0"],
    &["import", "list"],
    &["import", "tools", "failing"],
    &["import", "tools", "basic"],
    &["import", "tools", "echo"],
    &["import", "tools", "failing", "--manifest"],
    &["import", "tools", "echo", "--local"],
    &["import", "refresh", "basic"],
    &["import", "status", "failing"],
    &["import", "authorize", "consent"],
    &["import", "disconnect", "consent"],
    &["lock"],
    &["lock", "--check"],
    &["security-scheme", "list"],
    &["security-scheme", "get", "login"],
    &["environment", "list"],
    &["domain", "list"],
    &["whoami"],
    &["doctor"],
    &["rollback", "--revision", "7", "--yes"],
    &["call", "mcp-demo.localhost:9007", "file_tools_list"],
];

/// An upstream that answers every request with what it was sent, in a form that clients like to show.
fn echo() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    std::thread::spawn(move || {
        for (number, stream) in listener.incoming().enumerate() {
            let Ok(mut stream) = stream else { return };
            let mut buffer = [0; 16384];
            let count = stream.read(&mut buffer).unwrap_or(0);
            let request = String::from_utf8_lossy(&buffer[..count]).into_owned();
            let error =
                json!({ "jsonrpc": "2.0", "id": 1, "error": { "code": -32000, "message": request, "data": request } });
            let (status, kind, body) = match number % 3 {
                0 => ("401 Unauthorized", "text/plain", request),
                1 => ("500 Oops", "text/html", request),
                _ => ("200 OK", "application/json", error.to_string()),
            };
            let head = format!("HTTP/1.1 {status}\r\ncontent-type: {kind}\r\nconnection: close\r\n");
            let _ = stream.write_all(format!("{head}content-length: {}\r\n\r\n{body}", body.len()).as_bytes());
        }
    });
    port
}

/// Writes the application with its secrets; they stand in `golem.yaml`, `mcpctl.runtime.yaml` and variables.
fn application(env: &TestEnv) {
    let quoted = |text: &str| serde_json::to_string(text).expect("JSON is YAML");
    let port = echo();
    let imports = format!(
        "  imports:
    local:
      - name: failing
        url: \"https://127.0.0.1:9/mcp?key={key}\"
        auth: {{ bearer: \"{{{{ PLANTED_BEARER }}}}\" }}
      - name: basic
        url: \"http://127.0.0.1:{port}/basic?key={key}\"
        auth: {{ basic: {{ user: {user}, password: {password} }} }}
      - name: echo
        url: \"http://127.0.0.1:{port}/echo?key={key}\"
        auth: {{ bearer: \"{{{{ PLANTED_BEARER }}}}\" }}
      - name: consent
        url: \"http://127.0.0.1:{port}/consent?key={key}\"
        securityScheme: login
",
        key = plant("key in the URL"),
        user = quoted(plant("user name")),
        password = quoted(plant("password in a basic")),
    );
    let manifest = env.read("golem.yaml").replace("\nmcp:\n", &format!("\nmcp:\n{imports}"));
    env.write("golem.yaml", manifest);
    let runtime = env.read("mcpctl.runtime.yaml");
    let variable = format!("env: {{ PLANTED: {} }}\n", quoted(plant("value in the environment")));
    let indent = runtime.lines().find(|line| line.trim_start().starts_with("tools:")).expect("tools");
    let indent = &indent[..indent.len() - indent.trim_start().len()];
    env.write(
        "mcpctl.runtime.yaml",
        runtime.replacen(&format!("{indent}tools:"), &format!("{indent}{variable}{indent}tools:"), 1),
    );
}

/// The files that hold secrets because the user put them there.
const INPUTS: &[&str] = &["golem.yaml", "mcpctl.runtime.yaml"];

struct Run {
    env: TestEnv,
    captured: usize,
}

impl Run {
    /// Runs a command to its end and keeps what it wrote.
    fn keep(&mut self, mut command: Command) -> Option<i32> {
        let (stdout, stderr) = self.files();
        command.stdout(stdout).stderr(stderr).status().expect("starts").code()
    }

    /// Starts a command and keeps what it writes; returns it with the path of its standard output.
    fn start(&mut self, mut command: Command) -> (Child, PathBuf) {
        let (stdout, stderr) = self.files();
        let child = command.stdout(stdout).stderr(stderr).spawn().expect("starts");
        (child, self.path("stdout"))
    }

    fn path(&self, stream: &str) -> PathBuf {
        self.env.app().join(format!("captured/{}.{stream}", self.captured))
    }

    fn files(&mut self) -> (File, File) {
        fs_err::create_dir_all(self.env.app().join("captured")).expect("a folder");
        self.captured += 1;
        let create = |path| fs_err::File::create(path).expect("a file").into_parts().0;
        (create(self.path("stdout")), create(self.path("stderr")))
    }

    /// Every command in every format, against a control plane.
    fn commands(&mut self, url: &str, token: &str) {
        for args in COMMANDS {
            for format in ["text", "json", "yaml"] {
                let mut command = client(&self.env, url, token, args);
                command.args(["-F", format]).env("PLANTED_BEARER", plant("bearer"));
                let code = self.keep(command);
                assert_ne!(code, Some(70), "{args:?} is a bug");
                if args.contains(&"deploy") {
                    assert_eq!(
                        code,
                        Some(0),
                        "{args:?}: {}",
                        fs_err::read_to_string(self.path("stderr")).expect("text")
                    );
                }
            }
        }
        self.typed(url, token);
        let mut stranger = client(&self.env, url, plant("token of a stranger"), &["plan", "-F", "json"]);
        stranger.env("PLANTED_BEARER", plant("bearer"));
        assert_eq!(self.keep(stranger), Some(3));
        // A variable that is not set is named, and nothing else of the manifest is.
        assert_ne!(self.keep(client(&self.env, url, token, &["plan"])), Some(0));
    }

    /// Secrets that a person gives: as an argument, on standard input, at sign-in.
    fn typed(&mut self, url: &str, token: &str) {
        let secret = plant("client secret");
        let make = ["security-scheme", "create", "typed", "--provider-type", "google", "--client-id", "c"];
        let rest = ["--redirect-url", "http://localhost/x", "--client-secret", secret, "-v"];
        let made = client(&self.env, url, token, &[&make[..], &rest].concat());
        assert_eq!(self.keep(made), Some(0), "{}", fs_err::read_to_string(self.path("stderr")).expect("text"));
        let mut change =
            client(&self.env, url, token, &["security-scheme", "update", "typed", "--client-secret-file", "-", "-v"]);
        change.stdin(input(secret));
        assert_eq!(self.keep(change), Some(0), "{}", fs_err::read_to_string(self.path("stderr")).expect("text"));
        for args in [&["login", "--token-stdin", "--server", url][..], &["whoami", "--server", url]] {
            let mut command = self.env.mcpctl();
            command.args(args).stdin(input(token));
            assert_eq!(self.keep(command), Some(0), "{}", fs_err::read_to_string(self.path("stderr")).expect("text"));
        }
    }

    /// What an operator does with the database when nobody uses it.
    fn operate(&mut self, database: &Database) {
        let mut tasks =
            vec![vec!["rekey"], vec!["token", "list"], vec!["token", "list", "-F", "json"], vec!["migrate"]];
        if matches!(database, Database::Sqlite(_)) {
            tasks.push(vec!["backup", "whole.backup"]);
        }
        for task in tasks {
            let mut command = self.env.mcpctl();
            database.name_to(command.arg("server").args(&task)).env("MCPCTL_SECRET_KEY", KEY);
            let code = self.keep(command);
            assert_eq!(code, Some(0), "{task:?}: {}", fs_err::read_to_string(self.path("stderr")).expect("text"));
        }
    }

    /// What the control plane itself tells: the scheme is made over HTTP, every view is kept.
    fn api(&mut self, url: &str, token: &str, prepare: bool) {
        let replies = block_on(async {
            let http = reqwest::Client::new();
            let get = async |path: String| {
                let answer = http.get(format!("{url}{path}")).bearer_auth(token).send().await.expect("an answer");
                answer.text().await.expect("a text")
            };
            let visible: Value =
                serde_json::from_str(&get("/v1/me/visible-environments".to_owned()).await).expect("JSON");
            let Some(env) = visible["values"][0]["environment"]["id"].as_str().map(str::to_owned) else {
                return Vec::new();
            };
            if prepare {
                let scheme = json!({
                    "name": "login", "providerType": {"type": "Google"}, "clientId": "id", "scopes": [],
                    "clientSecret": plant("client secret"), "redirectUrl": "https://app.example.com/callback",
                });
                let made = http.post(format!("{url}/v1/envs/{env}/security-schemes")).bearer_auth(token).json(&scheme);
                let made = made.send().await.expect("an answer");
                let status = made.status();
                return vec![format!("{status} {}", made.text().await.expect("a text"))];
            }
            let mut replies = Vec::new();
            for path in [
                format!("/v1/mcpctl/envs/{env}/audit"),
                format!("/v1/mcpctl/envs/{env}/status"),
                format!("/v1/mcpctl/envs/{env}/deployments/0/snapshot"),
                format!("/v1/envs/{env}/plan"),
                format!("/v1/envs/{env}/security-schemes"),
                format!("/v1/envs/{env}/deployments/0/summary"),
                format!("/v1/envs/{env}/deployments/0/mcp-imports/2/tools"),
            ] {
                replies.push(get(path).await);
            }
            // Refused bodies do not come back.
            let body = json!({ "name": plant("client secret"), "clientSecret": 7 });
            for path in [format!("/v1/envs/{env}/security-schemes"), "/v1/accounts".to_owned()] {
                let answer =
                    http.post(format!("{url}{path}")).bearer_auth(token).json(&body).send().await.expect("an answer");
                replies.push(answer.text().await.expect("a text"));
            }
            replies
        });
        let (mut stdout, _) = self.files();
        stdout.write_all(replies.join("\n").as_bytes()).expect("written");
    }

    /// Everything that was written, each with the name under which a leak in it is told.
    fn written(&self) -> Vec<(String, Vec<u8>)> {
        let mut files = Vec::new();
        let root = self.env.app().parent().expect("a parent").to_owned();
        walk(&root, &mut |path| {
            let name = path.strip_prefix(&root).expect("below").display().to_string();
            if !INPUTS.contains(&name.trim_start_matches("app/")) {
                files.push((name, fs_err::read(path).expect("readable")));
            }
        });
        files
    }
}

fn walk(folder: &Path, found: &mut impl FnMut(&Path)) {
    for entry in fs_err::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            walk(&path, found);
        } else if path.is_file() {
            found(&path);
        }
    }
}

/// The forms in which a secret could stand somewhere.
fn forms(secret: &str) -> Vec<(&'static str, String)> {
    let bytes = secret.as_bytes();
    let percent: String = bytes
        .iter()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(*byte).to_string() } else { format!("%{byte:02X}") })
        .collect();
    let json = serde_json::to_string(secret).expect("JSON");
    let mut forms = vec![
        ("in clear", secret.to_owned()),
        ("percent-encoded", percent),
        ("in a URL", url::form_urlencoded::byte_serialize(bytes).collect()),
        ("in JSON", json.trim_matches('"').to_owned()),
        ("in hexadecimal", bytes.iter().map(|byte| format!("{byte:02x}")).collect()),
    ];
    for offset in 0..3 {
        // What stands before and after it changes the letters at the edges; those between are the same.
        let padded = [&[b'x'; 3][..offset], bytes].concat();
        for engine in [&STANDARD, &URL_SAFE] {
            let text = engine.encode(&padded);
            forms.push(("in base64", text[(offset * 8).div_ceil(6)..(padded.len() / 3) * 4].to_owned()));
        }
    }
    forms
}

/// Where a secret stands, and in which form.
fn find(written: &[(String, Vec<u8>)], secret: &str) -> Option<String> {
    for (form, text) in forms(secret) {
        assert!(text.len() >= 8, "too short to be searched for");
        for (name, bytes) in written {
            if let Some(at) = bytes.windows(text.len()).position(|window| window == text.as_bytes()) {
                let end = (at + text.len() + 60).min(bytes.len());
                let around = String::from_utf8_lossy(&bytes[at.saturating_sub(300)..end]);
                return Some(format!("{form} in {name}:\n{around}"));
            }
        }
    }
    None
}

/// Standard input that holds a text, in no file that is searched.
fn input(text: &str) -> File {
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(text.as_bytes()).and_then(|()| file.rewind()).expect("written");
    file
}

#[track_caller]
fn search(written: &[(String, Vec<u8>)], what: &str, secret: &str) {
    if let Some(place) = find(written, secret) {
        panic!("{what} stands {place}");
    }
}

fn begin() -> Run {
    let env = TestEnv::with_fixture("quickstart");
    application(&env);
    Run { env, captured: 0 }
}

#[test]
fn no_secret_is_written_in_clear_by_a_service_and_its_clients() {
    for engine in ["sqlite", "postgres"] {
        let mut run = begin();
        let database = match engine {
            "sqlite" => Database::Sqlite(run.env.app().join("server.db")),
            _ => match Database::postgres() {
                // The test server trusts everybody, so the password is only carried along.
                Some(Database::Postgres(url)) => Database::Postgres(
                    url.replace("mcpctl@", &format!("mcpctl:{}@", plant("password of the database"))),
                ),
                _ => continue,
            },
        };
        let variables = [("MCPCTL_LOG", "trace"), ("MCPCTL_SECRET_KEY", KEY)];
        let mut token = run.env.mcpctl();
        database.name_to(token.args(["server", "token", "create"])).env("MCPCTL_SECRET_KEY", KEY);
        let token = String::from_utf8(token.output().expect("runs").stdout).expect("text").trim().to_owned();
        assert!(token.len() >= 32, "a token");
        let server = Server::start(&run.env, &database, &[], &variables);
        // The first deploy makes the environment; the scheme that an import names is made before the next one.
        let manifest = run.env.read("golem.yaml");
        run.env.write("golem.yaml", manifest.replace("        securityScheme: login\n", ""));
        let mut first = client(&run.env, &server.url, &token, &["deploy", "--yes"]);
        first.env("PLANTED_BEARER", plant("bearer"));
        assert_eq!(run.keep(first), Some(0), "{}", fs_err::read_to_string(run.path("stderr")).expect("text"));
        run.env.write("golem.yaml", manifest);
        run.api(&server.url, &token, true);
        run.commands(&server.url, &token);
        run.api(&server.url, &token, false);
        let log = server.stderr();
        assert!(log.contains("\"level\":\"TRACE\""), "the log is a detailed one");
        assert_eq!(server.stop(), Some(143));
        run.operate(&database);

        let mut written = run.written();
        written.push(("the server's log".to_owned(), log.into_bytes()));
        if let Database::Postgres(url) = &database {
            written.push((
                "the PostgreSQL database".to_owned(),
                block_on(postgres::dump(&url.clone().into())).into_bytes(),
            ));
        }
        for (what, secret) in PLANTS {
            search(&written, what, secret);
        }
        search(&written, "the sealing key", KEY);
        search(&written, "the token of the control plane", &token);
    }
}

#[test]
fn no_secret_is_written_in_clear_by_up() {
    let mut run = begin();
    let manifest = run.env.read("golem.yaml");
    run.env.write("golem.yaml", manifest.replace("        securityScheme: login\n", ""));
    let mut command = run.env.mcpctl();
    command.args(["up", "-F", "json", "--router-port", "0", "--mcp-port", "0", "-vv"]).envs([
        ("MCPCTL_LOG", "trace"),
        ("MCPCTL_SECRET_KEY", KEY),
        ("PLANTED_BEARER", plant("bearer")),
    ]);
    let (mut up, stdout) = run.start(command);
    let deadline = Instant::now() + Duration::from_secs(60);
    let ready = loop {
        let text = fs_err::read_to_string(&stdout).expect("text");
        if text.contains("\"up.deployed\"") {
            break text;
        }
        assert!(Instant::now() < deadline && up.try_wait().expect("a child").is_none(), "{text}");
        std::thread::sleep(Duration::from_millis(10));
    };
    let ready: Value = serde_json::from_str(ready.lines().next().expect("a line")).expect("JSON");
    let url = format!("http://127.0.0.1:{}", ready["routerPort"]);
    let token_file = run.env.app().join(".mcpctl/token");
    let token = fs_err::read_to_string(&token_file).expect("the token's file").trim().to_owned();
    run.commands(&url, &token);
    run.api(&url, &token, false);
    up.kill().expect("killed");
    up.wait().expect("gone");
    let written = run.written();
    for (what, secret) in PLANTS {
        search(&written, what, secret);
    }
    search(&written, "the sealing key", KEY);
    let elsewhere: Vec<_> = written.into_iter().filter(|(name, _)| name != "app/.mcpctl/token").collect();
    search(&elsewhere, "the token of `up`", &token);
}

#[test]
fn the_search_finds_what_it_is_meant_to_find() {
    for (_, secret) in PLANTS {
        for encoded in [
            (*secret).to_owned(),
            format!("Basic {}", STANDARD.encode(format!("a:{secret}"))),
            format!("Basic {}", STANDARD.encode(format!("ab:{secret}"))),
            format!("{{\"x\":\"{}\"}}", URL_SAFE.encode(format!("abc:{secret}!"))),
            url::form_urlencoded::byte_serialize(secret.as_bytes()).collect(),
        ] {
            let written = vec![("a file".to_owned(), encoded.clone().into_bytes())];
            assert!(find(&written, secret).is_some(), "{encoded}");
        }
    }
}

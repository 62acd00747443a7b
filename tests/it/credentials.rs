//! What is kept of a sign-in, whose home it is in, and what never comes back of a URL with credentials.

use std::process::Command;

use serde_json::json;

use super::sign_in::with_input;
use super::support::TestEnv;
use super::support::env::Run;
use super::support::server::{Database, Server, client};

/// A control plane of its own, and a home that is signed in to it by the sealed file.
struct Signed {
    server: Server,
    database: Database,
    serving: TestEnv,
    env: TestEnv,
    token: String,
}

impl Signed {
    fn new() -> Self {
        let serving = TestEnv::new();
        let database = Database::Sqlite(serving.app().join("server.db"));
        let token = database.token(&serving);
        let server = Server::start(&serving, &database, &[], &[]);
        let signed = Self { server, database, serving, env: TestEnv::new(), token };
        signed.login();
        signed
    }

    fn login(&self) {
        let args = ["login", "--server", &self.server.url, "--token-stdin"];
        with_input(self.command(), &args, &self.token).expect(0);
    }

    fn command(&self) -> Command {
        let mut command = self.env.mcpctl();
        command.env("MCPCTL_CREDENTIAL_STORE", "file");
        command
    }

    fn run(&self, args: &[&str]) -> Run {
        let args = [args, &["--server", &self.server.url]].concat();
        self.command().args(args).output().expect("the binary starts").into()
    }

    fn file(&self) -> std::path::PathBuf {
        self.env.home().join(".config/mcpctl/credentials.json")
    }

    /// Whether the server takes the token, whatever this home knows.
    fn is_valid(&self) -> bool {
        let args = ["whoami", "--server", &self.server.url];
        client(&self.env, &self.server.url, &self.token, &args).output().expect("the binary starts").status.success()
    }
}

#[test]
fn a_damaged_file_is_named_and_left_as_it_is() {
    let signed = Signed::new();
    let file = signed.file();
    let whole = fs_err::read_to_string(&file).expect("the file");
    for text in ["{\"version\": 1, \"creden", "[]", "", &whole.replace("\"version\": 1", "\"version\": 9")] {
        fs_err::write(&file, text).expect("written");
        for args in [&["whoami"][..], &["logout"], &["login", "--token-stdin"]] {
            let args = [args, &["--server", &signed.server.url, "-F", "json"]].concat();
            let run = with_input(signed.command(), &args, &signed.token).expect(2);
            let document = run.json();
            assert_eq!((&document["code"], &document["recovery"]), (&json!("damaged-credentials"), &json!("correct")));
            let (message, help) = (document["message"].to_string(), document["help"].to_string());
            assert!(message.contains(&file.display().to_string()) && help.contains("mv '"), "{document}");
            assert_eq!(fs_err::read_to_string(&file).expect("the file"), text, "{args:?}");
        }
        // Whoever gives a token needs no file.
        assert!(signed.is_valid());
    }
    fs_err::rename(&file, file.with_extension("bak")).expect("moved away");
    signed.run(&["whoami"]).expect(3);
    signed.login();
    signed.run(&["whoami"]).expect(0);
}

#[test]
fn a_lost_key_is_the_reason_that_is_told() {
    let signed = Signed::new();
    fs_err::remove_file(signed.env.home().join(".local/share/mcpctl/secret.key")).expect("the key");
    let run = signed.run(&["whoami"]).expect(3);
    assert!(run.stderr.contains("credentials.json") && run.stderr.contains("not known here"), "{run}");
    let run = signed.run(&["logout", "-F", "json"]).expect(0);
    let document = run.json();
    assert_eq!((&document["removed"], &document["token"]), (&json!(true), &json!("unknown")), "{run}");
    assert!(run.stderr.contains("stays valid on the server"), "{run}");
}

#[test]
fn a_sign_out_revokes_the_token() {
    let signed = Signed::new();
    let run = signed.run(&["logout", "--keep-token", "-F", "json"]).expect(0).json();
    assert_eq!((&run["removed"], &run["token"]), (&json!(true), &json!("kept")));
    assert!(signed.is_valid());
    signed.login();
    let run = signed.run(&["logout"]).expect(0);
    assert!(run.stdout.contains("works no more"), "{run}");
    assert!(!signed.is_valid(), "the token was taken back");
    let list = signed.database.run(&signed.serving, &["token", "list", "-F", "json"]).expect(0).json();
    assert_eq!(list["tokens"], json!([]));
    let run = signed.run(&["logout", "-F", "json"]).expect(0).json();
    assert_eq!((&run["removed"], &run["token"]), (&json!(false), &json!(null)));
}

#[test]
fn a_token_that_somebody_else_revoked_has_ended() {
    let signed = Signed::new();
    let list = signed.database.run(&signed.serving, &["token", "list", "-F", "json"]).expect(0).json();
    let id = list["tokens"][0]["id"].as_str().expect("an id").to_owned();
    signed.database.run(&signed.serving, &["token", "revoke", &id]).expect(0);
    let run = signed.run(&["logout", "-F", "json"]).expect(0).json();
    assert_eq!((&run["removed"], &run["token"]), (&json!(true), &json!("ended")));
}

#[test]
fn a_lost_server_does_not_keep_a_sign_in() {
    let mut signed = Signed::new();
    signed.server.kill();
    let run = signed.run(&["logout", "-F", "json"]).expect(0);
    assert!(run.stderr.contains("could not be revoked") && run.stderr.contains("stays valid"), "{run}");
    assert_eq!((&run.json()["removed"], &run.json()["token"]), (&json!(true), &json!("unknown")));
    assert!(!fs_err::read_to_string(signed.file()).expect("the file").contains("v1."), "it is forgotten here");
}

#[test]
fn a_relative_home_is_no_place_for_keys_and_sign_ins() {
    let env = TestEnv::new();
    let server = "http://127.0.0.1:9";
    for args in [&["login", "--token-stdin"][..], &["logout"], &["whoami"]] {
        for home in ["here", "."] {
            let mut command = env.mcpctl();
            command.env("HOME", home);
            let args = [args, &["--server", server, "-F", "json"]].concat();
            let document = with_input(command, &args, "token-0123456789-token").expect(2).json();
            assert_eq!(document["code"], "relative-home", "{home:?}: {document}");
            assert!(document["help"].to_string().contains("HOME"), "{document}");
        }
    }
    assert_eq!(fs_err::read_dir(env.app()).expect("folder").count(), 0, "nothing is written where this runs");
    // The folders of XDG stand for themselves, unless they are relative, too.
    let mut command = env.mcpctl();
    let of_the_user = env.home();
    command.env("HOME", "here").env("XDG_CONFIG_HOME", &of_the_user).env("XDG_DATA_HOME", &of_the_user);
    let run = Run::from(command.args(["whoami", "--server", server]).output().expect("the binary starts"));
    run.expect(4);
}

const SECRET: &str = "s3cret-of-the-url";

#[test]
fn urls_with_credentials_are_refused_and_not_repeated() {
    let env = TestEnv::with_fixture("quickstart");
    let url = format!("https://ada:{SECRET}@mcp.example.com/");
    let scheme = ["security-scheme", "create", "s", "--client-id", "c", "--public-client"];
    let runs = [
        vec!["login", "--server", &url],
        vec!["logout", "--server", &url],
        vec!["whoami", "--server", &url],
        [&scheme[..], &["--redirect-url", "https://x.example/cb", "--custom-issuer-url", &url]].concat(),
        [&scheme[..], &["--custom-issuer-url", "https://x.example", "--redirect-url", &url]].concat(),
        vec!["security-scheme", "update", "s", "--redirect-url", &url],
        vec![
            "server",
            "run",
            "--database",
            "x.db",
            "--listen",
            "0.0.0.0:0",
            "--behind-tls-proxy",
            "--public-url",
            &url,
        ],
    ];
    for args in runs {
        for form in ["text", "json"] {
            let run = env.run([&args[..], &["-F", form]].concat()).expect(2);
            assert!(!run.to_string().contains(SECRET), "{args:?}: {run}");
            assert!(run.to_string().contains("no user and no password"), "{args:?}: {run}");
        }
    }
    for variable in ["MCPCTL_SERVER_URL", "MCPCTL_BUILTIN_LOCAL_URL"] {
        let run = Run::from(env.mcpctl().arg("plan").env(variable, &url).output().expect("starts")).expect(2);
        assert!(!run.to_string().contains(SECRET) && run.stderr.contains(variable), "{run}");
    }
}

//! The system keyring: a real Secret Service, what is in it and what is nowhere else, and what happens without it.

use std::path::Path;
use std::process::Command;

use serde_json::json;

use super::sign_in::with_input;
use super::support::TestEnv;
use super::support::env::Run;
use super::support::secret_service::SecretService;
use super::support::server::{Database, Server};

/// A control plane with a token of it, apart from the home under test.
fn server() -> (TestEnv, Server, String) {
    let serving = TestEnv::new();
    let database = Database::Sqlite(serving.app().join("server.db"));
    let token = database.token(&serving);
    let server = Server::start(&serving, &database, &[], &[]);
    (serving, server, token)
}

fn run(mut command: Command, args: &[&str]) -> Run {
    command.args(args).output().expect("the binary starts").into()
}

/// Files below a folder that hold this text.
fn holding(folder: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs_err::read_dir(folder).expect("folder").map_while(Result::ok) {
        let (path, kind) = (entry.path(), entry.file_type().expect("type"));
        if kind.is_dir() {
            found.extend(holding(&path, text));
        } else if kind.is_file() && fs_err::read(&path).is_ok_and(|bytes| contains(&bytes, text)) {
            found.push(path.display().to_string());
        }
    }
    found
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[test]
fn a_token_is_in_the_keyring_and_in_no_file() {
    let env = TestEnv::new();
    let Some(service) = SecretService::start(&env) else { return };
    let (_serving, server, token) = server();
    let command = || {
        let mut command = env.mcpctl();
        service.name_to(&mut command);
        command
    };
    let at = ["--server", &server.url];
    // An older sign-in, from when there was no keyring.
    let mut by_file = command();
    by_file.env("MCPCTL_CREDENTIAL_STORE", "file");
    with_input(by_file, &["login", "--token-stdin", at[0], at[1]], &token).expect(0);
    let file = env.home().join(".config/mcpctl/credentials.json");
    assert!(fs_err::read_to_string(&file).expect("the file").contains("v1."));

    let login = with_input(command(), &["login", "--token-stdin", "-F", "json", at[0], at[1]], &token).expect(0);
    assert_eq!((&login.json()["keptIn"], &login.json()["file"]), (&json!("keyring"), &json!(null)));
    assert_eq!(login.stderr, "", "nothing to warn of");
    assert_eq!(service.entries(), 1);
    assert!(!fs_err::read_to_string(&file).expect("the file").contains("v1."), "the older copy is gone");
    assert_eq!(holding(&env.home(), &token), Vec::<String>::new());

    let known = run(command(), &["whoami", "-F", "json", at[0], at[1]]).expect(0).json();
    assert_eq!(known["tokenFrom"], "keyring");
    // It is for this server alone.
    let other = server.url.replace("127.0.0.1", "localhost");
    run(command(), &["whoami", "--server", &other]).expect(3);

    let gone = run(command(), &["logout", "-F", "json", at[0], at[1]]).expect(0).json();
    assert_eq!((&gone["removed"], &gone["token"]), (&json!(true), &json!("revoked")));
    assert_eq!(service.entries(), 0);
    let unknown = run(command(), &["whoami", at[0], at[1]]).expect(3);
    assert!(!unknown.stderr.contains("keyring"), "an empty keyring is no trouble: {unknown}");
}

#[test]
fn a_locked_keyring_is_told_and_the_sealed_file_takes_its_place() {
    let env = TestEnv::new();
    let Some(service) = SecretService::start(&env) else { return };
    let (_serving, server, token) = server();
    let command = || {
        let mut command = env.mcpctl();
        service.name_to(&mut command);
        command
    };
    let at = ["--server", &server.url];
    with_input(command(), &["login", "--token-stdin", at[0], at[1]], &token).expect(0);
    service.lock();
    let locked = run(command(), &["whoami", at[0], at[1]]).expect(3);
    assert!(locked.stderr.contains("the system keyring cannot be read (it is locked"), "{locked}");
    let left = run(command(), &["logout", "-F", "json", at[0], at[1]]).expect(0);
    assert_eq!(left.json()["removed"], false);
    assert!(left.stderr.contains("it is locked") && left.stderr.contains("stays valid"), "{left}");

    let login = with_input(command(), &["login", "--token-stdin", "-F", "json", at[0], at[1]], &token).expect(0);
    assert_eq!(login.json()["keptIn"], "file");
    assert!(login.stderr.contains("it is locked") && login.stderr.contains("sealed with the key file"), "{login}");
    assert_eq!(holding(&env.home(), &token), Vec::<String>::new());
    let known = run(command(), &["whoami", "-F", "json", at[0], at[1]]).expect(0).json();
    assert_eq!(known["tokenFrom"], "file");
}

#[test]
fn without_a_keyring_the_sealed_file_says_why() {
    let env = TestEnv::new();
    let (_serving, server, token) = server();
    let at = ["--server", &server.url];
    let command = || {
        let mut command = env.mcpctl();
        // An address where nobody is, whatever session the tests run in.
        command.env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        command
    };
    let before = run(command(), &["whoami", at[0], at[1]]).expect(3);
    assert!(before.stderr.contains("the system keyring cannot be read"), "{before}");
    let login = with_input(command(), &["login", "--token-stdin", "-F", "json", at[0], at[1]], &token).expect(0);
    assert_eq!(login.json()["keptIn"], "file");
    assert!(login.stderr.contains("the system keyring cannot be used ("), "{login}");
    assert_eq!(holding(&env.home(), &token), Vec::<String>::new());
    let known = run(command(), &["whoami", "-F", "json", at[0], at[1]]).expect(0);
    assert_eq!((&known.json()["tokenFrom"], known.stderr.as_str()), (&json!("file"), ""));
    let gone = run(command(), &["logout", "-F", "json", at[0], at[1]]).expect(0);
    assert_eq!((&gone.json()["removed"], &gone.json()["token"]), (&json!(true), &json!("revoked")));
    assert_eq!(gone.stderr, "", "it was in the file: nothing is left in a keyring");
}

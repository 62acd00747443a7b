//! What an operator does with a server's database: migrate, tokens, backup and restore, keys. By the binary, on both
//! databases.

use serde_json::{Value, json};

use super::support::server::{Database, Server, block_on, client};
use super::support::{TestEnv, postgres};

/// An application with an import that has credentials, and a scheme's worth of secrets in the database.
fn with_import(env: &TestEnv) {
    let manifest = env.read("golem.yaml");
    let import = "mcp:\n  imports:\n    local:\n      - url: https://127.0.0.1:9/mcp\n        auth: { bearer: import-bearer-text }\n";
    assert!(manifest.contains("\nmcp:\n"), "the quickstart has an mcp section");
    env.write("golem.yaml", manifest.replace("\nmcp:\n", &format!("\n{import}")));
}

fn code(url: &str, token: &str, env: &TestEnv, args: &[&str]) -> Option<i32> {
    client(env, url, token, args).output().expect("runs").status.code()
}

#[test]
fn postgres_is_migrated_by_hand_and_never_by_itself() {
    let Some(url) = block_on(postgres::bare_database()) else { return };
    let (env, database) = (TestEnv::new(), Database::Postgres(url.expose().to_owned()));
    let refused = database.run(&env, &["run", "--listen", "127.0.0.1:0", "--mcp-listen", "127.0.0.1:0"]).expect(2);
    assert!(
        refused.stderr.contains("has no schema yet") && refused.stderr.contains("mcpctl server migrate"),
        "{refused}"
    );
    assert!(!refused.stderr.contains("mcpctl@localhost"), "the URL is not shown: {refused}");
    let made = database.run(&env, &["migrate", "-F", "json"]).expect(0).json();
    assert_eq!(made["from"], Value::Null, "{made}");
    let again = database.run(&env, &["migrate"]).expect(0);
    assert!(again.stdout.contains("already"), "{again}");
    drop(Server::start(&env, &database, &[], &[]));
}

#[test]
fn a_newer_schema_is_refused_by_every_command() {
    const NEWER: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                         VALUES (99990101, 'from the future', TRUE, '', 0)";
    let env = TestEnv::new();
    for database in Database::each(&env) {
        database.token(&env);
        block_on(async {
            match &database {
                Database::Sqlite(path) => {
                    use sqlx::Connection;
                    let mut connection =
                        sqlx::SqliteConnection::connect(path.to_str().expect("UTF-8")).await.expect("opens");
                    sqlx::query(NEWER).execute(&mut connection).await.expect("inserted");
                    connection.close().await.expect("closes");
                }
                Database::Postgres(url) => {
                    let mut connection = postgres::connect(&url.clone().into()).await;
                    sqlx::query(NEWER).execute(&mut connection).await.expect("inserted");
                }
            }
        });
        for args in [&["migrate"][..], &["token", "create"], &["rekey"], &["run", "--listen", "127.0.0.1:0"]] {
            let run = database.run(&env, args).expect(2);
            assert!(run.stderr.contains("schema 99990101") && run.stderr.contains("newer"), "{args:?}: {run}");
        }
    }
}

#[test]
fn a_mistyped_database_is_not_made() {
    let env = TestEnv::new();
    let typo = Database::Sqlite(env.app().join("tyop.db"));
    let id = "00000000-0000-0000-0000-000000000000";
    for args in [&["rekey"][..], &["token", "list"], &["token", "revoke", id], &["migrate"], &["backup", "copy.db"]] {
        let run = typo.run(&env, args).expect(2);
        assert!(run.stderr.contains("there is no database") && run.stderr.contains("tyop.db"), "{args:?}: {run}");
        assert!(!env.app().join("tyop.db").exists(), "{args:?}");
    }
    let first = typo.run(&env, &["token", "create"]).expect(0);
    assert!(first.stderr.contains("it is a new database"), "the first step may make one, and says so: {first}");
    assert!(!typo.run(&env, &["token", "create"]).expect(0).stderr.contains("new database"));
    typo.run(&env, &["migrate"]).expect(0);
    let run = typo.run(&env, &["restore", "nope"]).expect(2);
    assert!(!run.stderr.contains("metadata"), "{run}");
    let run = Database::Sqlite(env.app().join("other.db")).run(&env, &["restore", "nope"]).expect(2);
    assert!(run.stderr.contains("cannot read `nope`: there is no such file"), "{run}");
}

#[test]
fn tokens_expire_are_listed_and_are_taken_back() {
    let env = TestEnv::with_fixture("quickstart");
    for database in Database::each(&env) {
        if matches!(database, Database::Postgres(_)) {
            assert_eq!(database.run(&env, &["token", "list", "-F", "json"]).expect(0).json()["tokens"], json!([]));
        }
        let forever = database.run(&env, &["token", "create", "-F", "json"]).expect(0).json();
        let dated = database.run(&env, &["token", "create", "--expires", "2d", "-F", "json"]).expect(0).json();
        assert_eq!(forever["expiresAt"], Value::Null);
        assert!(dated["expiresAt"].is_string(), "{dated}");
        database.run(&env, &["token", "create", "--expires", "2001-01-01T00:00:00Z"]).expect(2);
        let list = database.run(&env, &["token", "list", "-F", "json"]).expect(0).json();
        assert_eq!(list["tokens"].as_array().map(Vec::len), Some(2), "{list}");
        let text = database.run(&env, &["token", "list"]).expect(0).stdout;
        for token in [&forever, &dated] {
            assert!(!text.contains(token["token"].as_str().expect("text")), "{text}");
            assert!(text.contains(token["id"].as_str().expect("text")), "{text}");
        }

        let server = Server::start(&env, &database, &[], &[]);
        let token = dated["token"].as_str().expect("text");
        assert_eq!(code(&server.url, token, &env, &["plan"]), Some(0));
        database.run(&env, &["token", "revoke", dated["id"].as_str().expect("text")]).expect(0);
        assert_eq!(code(&server.url, token, &env, &["plan"]), Some(3), "at once, also in a running server");
        database.run(&env, &["token", "revoke", dated["id"].as_str().expect("text")]).expect(2);
    }
}

#[test]
fn a_backup_of_a_served_database_becomes_a_database_again() {
    let env = TestEnv::with_fixture("quickstart");
    with_import(&env);
    let database = Database::Sqlite(env.app().join("server.db"));
    let token = database.token(&env);
    let server = Server::start(&env, &database, &[], &[]);
    assert_eq!(code(&server.url, &token, &env, &["deploy", "--yes"]), Some(0));
    let written = database.run(&env, &["backup", "copy.db", "-F", "json"]).expect(0).json();
    assert!(written["bytes"].as_u64().is_some_and(|bytes| bytes > 0), "{written}");
    let run = database.run(&env, &["backup", "copy.db"]).expect(2);
    assert!(run.stderr.contains("already exists"), "{run}");
    let bytes = fs_err::read(env.app().join("copy.db")).expect("a file");
    assert!(!String::from_utf8_lossy(&bytes).contains("import-bearer-text"), "sealed");

    let run = database.run(&env, &["restore", "copy.db"]).expect(2);
    assert!(run.stderr.contains("already exists"), "a database in use is not replaced: {run}");
    assert_eq!(server.stop(), Some(143));
    let restored = Database::Sqlite(env.app().join("restored.db"));
    restored.run(&env, &["restore", "copy.db"]).expect(0);
    let server = Server::start(&env, &restored, &[], &[]);
    assert_eq!(code(&server.url, &token, &env, &["plan", "--exit-code"]), Some(0), "token and deployment are back");

    let elsewhere = Database::Sqlite(env.app().join("third.db"));
    for (file, says) in [("golem.yaml", "no backup"), ("none.db", "none.db")] {
        let run = elsewhere.run(&env, &["restore", file]).expect(2);
        assert!(run.stderr.contains(says), "{run}");
        assert!(!env.app().join("third.db").exists(), "nothing half-made stays");
    }
    fs_err::write(env.app().join("third.db-wal"), "old").expect("write");
    let run = elsewhere.run(&env, &["restore", "copy.db"]).expect(2);
    assert!(run.stderr.contains("third.db-wal"), "{run}");
}

#[test]
fn postgres_is_left_to_its_own_tools() {
    let Some(database) = Database::postgres() else { return };
    let env = TestEnv::new();
    let run = database.run(&env, &["backup", "copy.db"]).expect(2);
    assert!(run.stderr.contains("pg_dump"), "{run}");
    let run = database.run(&env, &["restore", "copy.db"]).expect(2);
    assert!(run.stderr.contains("pg_restore"), "{run}");
}

#[test]
fn keys_are_replaced_and_a_lost_one_asks_for_the_secrets_again() {
    let env = TestEnv::with_fixture("quickstart");
    with_import(&env);
    for database in Database::each(&env) {
        let old = ["--key-file", "old.key"];
        let run = |args: &[&str]| database.run(&env, args);
        let token = run(&["token", "create", "--key-file", "old.key"]).expect(0).stdout.trim().to_owned();
        let server = Server::start(&env, &database, &old, &[]);
        assert_eq!(code(&server.url, &token, &env, &["deploy", "--yes"]), Some(0));
        drop(server);

        let both = ["--key-file", "new.key", "--old-key-file", "old.key"];
        drop(Server::start(&env, &database, &both, &[]));
        let lost = run(&["rekey", "--key-file", "new.key"]).expect(1);
        assert!(lost.stderr.contains("1 secrets cannot be opened") && lost.stderr.contains("--old-key-file"), "{lost}");
        let done = run(&["rekey", "-F", "json", "--key-file", "new.key", "--old-key-file", "old.key"]).expect(0).json();
        assert_eq!((&done["sealed"], &done["lost"]), (&json!(1), &json!(0)), "{done}");
        let mistyped = run(&["rekey", "--key-file", "nwe.key", "--old-key-file", "new.key"]).expect(2);
        assert!(mistyped.stderr.contains("there is no key file `nwe.key`"), "{mistyped}");
        assert!(!env.app().join("nwe.key").exists(), "a mistyped name makes no key");
        let done = run(&["rekey", "-F", "json", "--key-file", "new.key"]).expect(0).json();
        assert_eq!(done["current"], 1, "the old key can be thrown away: {done}");

        // The key is lost: the server starts, serves, and says what has to be given again.
        let server = Server::start(&env, &database, &["--key-file", "third.key"], &[]);
        assert_eq!(code(&server.url, &token, &env, &["status"]), Some(0));
        let output =
            client(&env, &server.url, &token, &["import", "tools", "https://127.0.0.1:9/mcp"]).output().expect("runs");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(3), "{text}");
        assert!(text.contains("key"), "{text}");
        assert_eq!(code(&server.url, &token, &env, &["deploy", "--yes"]), Some(0));
        let output =
            client(&env, &server.url, &token, &["import", "tools", "https://127.0.0.1:9/mcp"]).output().expect("runs");
        assert_eq!(output.status.code(), Some(4), "after a deploy the credentials are back: {output:?}");
        fs_err::remove_file(env.app().join("third.key")).expect("removed");
    }
}

//! Opening, migrating, refusing, copying: what differs between the two databases.

use mcpctl::store::{BackupError, OpenError};
use sqlx::{Connection, SqliteConnection};

use super::*;

fn sealer() -> Sealer {
    Sealer::new(&SealingKey::generate(), &[])
}

const NEWER: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                     VALUES (99990101, 'from the future', TRUE, '', 0)";

#[tokio::test]
async fn sqlite_is_made_private_migrated_and_found_again() {
    let database = Database::sqlite().await;
    let account = an_account(&database.store, "ada@example.com").await;
    let Location::Sqlite(path) = &database.location else { unreachable!() };
    for file in fs_err::read_dir(database.folder.path()).expect("folder") {
        use std::os::unix::fs::PermissionsExt;
        let file = file.expect("entry");
        assert_eq!(
            file.metadata().expect("metadata").permissions().mode() & 0o077,
            0,
            "{file:?} is readable by others"
        );
    }
    database.store.close().await;
    let again = Store::open(&Location::Sqlite(path.clone()), sealer()).await.expect("opens");
    assert_eq!(again.account(account.id).await.expect("read"), Some(account));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_that_start_at_once_find_one_sqlite() {
    for _ in 0..5 {
        let folder = tempfile::tempdir().expect("folder");
        let location = Location::Sqlite(folder.path().join("mcpctl.db"));
        let start = || {
            let location = location.clone();
            tokio::spawn(async move { Store::open(&location, sealer()).await.map(|_| ()) })
        };
        for started in [start(), start(), start()] {
            started.await.expect("joined").expect("opens");
        }
    }
}

#[tokio::test]
async fn sqlite_of_a_newer_program_is_refused_untouched() {
    let database = Database::sqlite().await;
    database.store.close().await;
    let Location::Sqlite(path) = &database.location else { unreachable!() };
    let mut connection = SqliteConnection::connect(path.to_str().expect("UTF-8")).await.expect("opens");
    sqlx::query(NEWER).execute(&mut connection).await.expect("inserted");
    connection.close().await.expect("closes");
    let before = fs_err::read(path).expect("file");
    for refused in [
        Store::open(&database.location, sealer()).await.map(|_| ()),
        Store::migrate(&database.location).await.map(|_| ()),
    ] {
        let error = refused.expect_err("refused");
        assert!(matches!(error, OpenError::NewerSchema { found: 99_990_101, .. }), "{error}");
    }
    assert_eq!(fs_err::read(path).expect("file"), before);
}

#[tokio::test]
async fn what_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("notes.txt");
    let text = "These are notes, not a database. ".repeat(100);
    fs_err::write(&path, &text).expect("write");
    let error = Store::open(&Location::Sqlite(path.clone()), sealer()).await.expect_err("refused");
    insta::assert_snapshot!(error, @"the database reports: file is not a database");
    assert_eq!(fs_err::read_to_string(&path).expect("file"), text);
    let error = Store::open(&Location::Sqlite(folder.path().join("no/such/folder.db")), sealer()).await;
    assert!(matches!(error, Err(OpenError::File { .. })));
    let error = Store::open(&Location::Sqlite(folder.path().to_owned()), sealer()).await;
    assert!(matches!(error, Err(OpenError::File { .. })));
}

#[tokio::test]
async fn memory_is_a_store_too() {
    let store = Store::open(&Location::Memory, sealer()).await.expect("opens");
    let environment = an_environment(&store).await;
    deploy(&store, &environment, exposing("a.localhost", "A")).await;
    assert_eq!(store.served().await.expect("read").domains.len(), 1);
    assert_eq!(
        store.clone().environment(environment.id).await.expect("read").map(|found| found.id),
        Some(environment.id)
    );
}

#[tokio::test]
async fn a_copy_of_sqlite_is_a_database_with_sealed_secrets() {
    let database = Database::sqlite().await;
    let environment = an_environment(&database.store).await;
    deploy(&database.store, &environment, exposing("a.localhost", "A")).await;
    let copy = database.folder.path().join("copy.db");
    database.store.backup_to(&copy).await.expect("copied");
    assert!(matches!(database.store.backup_to(&copy).await, Err(BackupError::Exists(_))));
    let opened = Store::open(&Location::Sqlite(copy), sealer()).await.expect("opens");
    assert_eq!(opened.served().await.expect("read").domains.len(), 1);
}

#[tokio::test]
async fn postgres_is_migrated_on_demand_only() {
    let Some(url) = postgres::bare_database().await else { return };
    let location = Location::Postgres(url);
    let error = Store::open(&location, sealer()).await.expect_err("refused");
    assert!(matches!(error, OpenError::MigrationNeeded { found: None, .. }));
    let OpenError::MigrationNeeded { known, .. } = error else { unreachable!() };
    assert_eq!(
        error.to_string(),
        format!("the database has no schema yet, and this program needs schema {known}; run `mcpctl server migrate`")
    );
    // Several operators at once: one does it, all are content.
    let (a, b) = tokio::join!(Store::migrate(&location), Store::migrate(&location));
    let (a, b) = (a.expect("migrated"), b.expect("migrated"));
    assert_eq!((a.1, b.1), (known, known));
    assert_eq!(Store::migrate(&location).await.expect("nothing to do"), (Some(known), known));
    let store = Store::open(&location, sealer()).await.expect("opens");
    assert!(matches!(store.backup_to(std::path::Path::new("copy.db")).await, Err(BackupError::NotSqlite)));
}

#[tokio::test]
async fn postgres_of_a_newer_program_is_refused() {
    let Some(url) = postgres::database().await else { return };
    let mut connection = postgres::connect(&url).await;
    sqlx::query(NEWER).execute(&mut connection).await.expect("inserted");
    let location = Location::Postgres(url);
    for refused in [Store::open(&location, sealer()).await.map(|_| ()), Store::migrate(&location).await.map(|_| ())] {
        assert!(matches!(refused, Err(OpenError::NewerSchema { found: 99_990_101, .. })));
    }
}

#[tokio::test]
async fn no_error_about_a_database_url_shows_it() {
    for (url, expected) in [
        ("mysql://u:S3CRET@host/db", "not valid"),
        ("S3CRET", "not valid"),
        ("postgres://u:S3CRET@host/db?S3CRET=S3CRET", "unknown parameter"),
        ("postgres://u:S3CRET@127.0.0.1:1/db", "cannot be reached"),
        ("postgres://u:S3CRET@host:S3CRET/db", "not valid"),
    ] {
        let location = Location::Postgres(secret(url));
        let error = Store::open(&location, sealer()).await.expect_err(url);
        let shown = format!("{error} {error:?} {location:?}");
        assert!(shown.contains(expected) && !shown.contains("S3CRET"), "{shown}");
    }
}

on_both! {
    async fn history_cannot_be_rewritten(database: &Database) {
        let environment = an_environment(&database.store).await;
        deploy(&database.store, &environment, StagedChanges::default()).await;
        let statements = [
            "UPDATE audit_events SET name = ''",
            "DELETE FROM audit_events",
            "UPDATE deployments SET snapshot = '{}'",
        ];
        for statement in statements {
            let refused = match &database.location {
                Location::Sqlite(path) => {
                    let mut connection = SqliteConnection::connect(path.to_str().expect("UTF-8")).await.expect("opens");
                    sqlx::query(statement).execute(&mut connection).await.map(|_| ())
                }
                Location::Postgres(url) => {
                    sqlx::query(statement).execute(&mut postgres::connect(url).await).await.map(|_| ())
                }
                Location::Memory => unreachable!(),
            };
            assert!(refused.is_err(), "{statement}");
        }
    }
}

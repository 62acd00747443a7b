//! The two databases: how each is opened, and which schema it has.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, Instant};

use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::pool::{PoolConnection, PoolOptions};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Database, PgConnection, Postgres, Sqlite};

use super::backup::BackupError;
use super::error::{OpenError, StoreError};
use crate::secrets::Secret;

/// Where the database is.
#[derive(Debug, Clone)]
pub enum Location {
    /// A file; made when absent, migrated when older. Its folder must exist.
    Sqlite(PathBuf),
    /// A PostgreSQL URL; never migrated by opening it.
    Postgres(Secret),
    /// Nowhere but in memory, gone with the last handle.
    Memory,
}

/// How long a write waits for its turn before it is [`StoreError::Busy`].
const PATIENCE: Duration = Duration::from_secs(10);
const SQLITE_READERS: u32 = 4;
/// One of them listens for notifications.
const POSTGRES_CONNECTIONS: u32 = 12;
const POSTGRES_PARAMETERS: &[&str] = &[
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];
const MIGRATIONS_TABLE: &str = "_sqlx_migrations";

static SQLITE_MIGRATIONS: Migrator = sqlx::migrate!("src/store/migrations/sqlite");
static POSTGRES_MIGRATIONS: Migrator = sqlx::migrate!("src/store/migrations/postgres");

/// An open database.
#[derive(Clone)]
pub(super) enum Engine {
    /// One connection writes, in `BEGIN IMMEDIATE` transactions: a read that turned into a write would fail at once
    /// however long the busy timeout is. The others read, which WAL lets them do meanwhile.
    Sqlite {
        /// Exactly one connection.
        writer: SqlitePool,
        /// The others; in memory, the same.
        readers: SqlitePool,
    },
    /// A pool for everything.
    Postgres(PgPool),
}

impl Engine {
    pub(super) async fn open(location: &Location) -> Result<Self, OpenError> {
        match location {
            Location::Sqlite(path) => {
                let (writer, _) = open_sqlite(path).await?;
                let options = sqlite_options(&SqliteConnectOptions::new().filename(path)).read_only(true);
                let readers = SqlitePoolOptions::new()
                    .max_connections(SQLITE_READERS)
                    .acquire_timeout(PATIENCE)
                    .connect_lazy_with(options);
                Ok(Self::Sqlite { writer, readers })
            }
            Location::Memory => {
                let writer = one_connection(&SqliteConnectOptions::new().in_memory(true)).await?;
                migrate(&SQLITE_MIGRATIONS, &mut writer.acquire().await?).await?;
                Ok(Self::Sqlite { readers: writer.clone(), writer })
            }
            Location::Postgres(url) => {
                let options = postgres_options(url)?.options([
                    ("lock_timeout", "10s"),
                    ("statement_timeout", "30s"),
                    ("idle_in_transaction_session_timeout", "30s"),
                ]);
                reach(&options).await?;
                let pool = PgPoolOptions::new()
                    .max_connections(POSTGRES_CONNECTIONS)
                    .acquire_timeout(PATIENCE)
                    .connect_lazy_with(options);
                require_schema(&POSTGRES_MIGRATIONS, &mut pool.acquire().await?).await?;
                Ok(Self::Postgres(pool))
            }
        }
    }

    /// Brings the database to this program's schema; returns the versions before and after.
    pub(super) async fn migrate(location: &Location) -> Result<(Option<i64>, i64), OpenError> {
        match location {
            Location::Sqlite(path) => {
                let (pool, versions) = open_sqlite(path).await?;
                pool.close().await;
                Ok(versions)
            }
            Location::Memory => Ok((None, newest(&SQLITE_MIGRATIONS))),
            Location::Postgres(url) => {
                let options = postgres_options(url)?;
                reach(&options).await?;
                let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options);
                let versions = migrate(&POSTGRES_MIGRATIONS, &mut pool.acquire().await?).await;
                pool.close().await;
                versions
            }
        }
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite { writer, readers } => {
                readers.close().await;
                writer.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// Opens and migrates a file. While another program does the same, switching to WAL and migrating are refused at once
/// instead of waiting for it, so they are tried again.
async fn open_sqlite(path: &Path) -> Result<(SqlitePool, (Option<i64>, i64)), OpenError> {
    let once = async || {
        let pool = one_connection(&SqliteConnectOptions::new().filename(path)).await?;
        let versions = migrate(&SQLITE_MIGRATIONS, &mut pool.acquire().await?).await?;
        Ok((pool, versions))
    };
    make_database_file(path)?;
    let deadline = Instant::now() + PATIENCE;
    loop {
        match once().await {
            Err(OpenError::Store(StoreError::Busy)) if Instant::now() < deadline => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            outcome => return outcome,
        }
    }
}

fn sqlite_options(options: &SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .clone()
        .journal_mode(SqliteJournalMode::Wal)
        // A deploy that was answered survives a power cut; session touches are batched, so this costs little.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

/// The writer. Its connection stays as long as it is sound: in memory it is the database.
///
/// Where the disk is full SQLite rolls back by itself, of which the driver does not learn: to it the transaction goes on
/// for ever. Such a connection is replaced.
async fn one_connection(options: &SqliteConnectOptions) -> Result<SqlitePool, OpenError> {
    let pool: PoolOptions<Sqlite> = SqlitePoolOptions::new()
        .min_connections(1)
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(PATIENCE)
        .before_acquire(|connection, _| {
            Box::pin(async move {
                // A rollback of a dropped transaction may still be on its way: it is done when the ping is answered.
                connection.ping().await?;
                Ok(!connection.is_in_transaction())
            })
        });
    Ok(pool.connect_with(sqlite_options(options)).await?)
}

fn postgres_options(url: &Secret) -> Result<PgConnectOptions, OpenError> {
    let parsed = url::Url::parse(url.expose()).map_err(|_| OpenError::InvalidUrl)?;
    // The driver logs parameters that it does not know, values and all.
    if parsed.query_pairs().any(|(key, _)| !POSTGRES_PARAMETERS.contains(&&*key)) {
        return Err(OpenError::UnknownUrlParameter);
    }
    if !matches!(parsed.scheme(), "postgres" | "postgresql") {
        return Err(OpenError::InvalidUrl);
    }
    // The parser's error can quote the URL.
    let options = PgConnectOptions::from_str(url.expose()).map_err(|_| OpenError::InvalidUrl)?;
    Ok(options.application_name("mcpctl").disable_statement_logging())
}

/// Connects once without the pool, which would hide the reason of a failure behind its own time limit.
async fn reach(options: &PgConnectOptions) -> Result<(), StoreError> {
    let connection = tokio::time::timeout(PATIENCE, PgConnection::connect_with(options)).await;
    let connection = connection.map_err(|_| StoreError::Unreachable("it does not answer".to_owned()))??;
    Ok(connection.close().await?)
}

/// Makes an empty file, readable by its owner alone.
pub(super) fn make_private_file(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

/// Copies a SQLite database into an empty file; returns its schema. Nothing is written to the original.
pub(super) async fn open_copy(from: &Path, to: &Path) -> Result<i64, BackupError> {
    let text = to.to_str().ok_or_else(|| BackupError::Path(to.to_owned()))?;
    let mut log = from.to_owned().into_os_string();
    log.push("-wal");
    // Without a log beside it the file needs no companions, which a read-only folder could not take.
    let immutable = !Path::new(&log).exists();
    let options = SqliteConnectOptions::new().filename(from).read_only(true).immutable(immutable);
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options.disable_statement_logging());
    let outcome = async {
        let mut connection = pool.acquire().await.map_err(StoreError::from)?;
        let version = match version(&SQLITE_MIGRATIONS, &mut connection).await {
            Ok(Some(version)) => version,
            Err(error @ OpenError::NewerSchema { .. }) => return Err(error.into()),
            Ok(None) | Err(_) => return Err(BackupError::NotABackup(from.to_owned())),
        };
        let check = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut *connection).await;
        let reason: String = check.map_err(StoreError::from)?;
        if reason != "ok" {
            return Err(BackupError::Damaged { path: from.to_owned(), reason });
        }
        sqlx::query("VACUUM INTO $1").bind(text).execute(&mut *connection).await.map_err(StoreError::from)?;
        Ok(version)
    };
    let outcome = outcome.await;
    pool.close().await;
    outcome
}

/// SQLite gives its companion files the permissions of the main one. A file that exists is not opened here: closing it
/// would end the locks that another handle of this process holds on it.
fn make_database_file(path: &Path) -> Result<(), OpenError> {
    let file_error = |source| OpenError::File { path: path.to_owned(), source };
    match make_private_file(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists && path.is_dir() => {
            Err(file_error(ErrorKind::IsADirectory.into()))
        }
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(file_error(error)),
        _ => Ok(()),
    }
}

fn newest(migrations: &Migrator) -> i64 {
    migrations.iter().map(|migration| migration.version).max().unwrap_or_default()
}

trait SchemaTable: Database {
    const EXISTS: &'static str;
}

impl SchemaTable for Sqlite {
    const EXISTS: &'static str = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'";
}

impl SchemaTable for Postgres {
    const EXISTS: &'static str = "SELECT 1 WHERE to_regclass('_sqlx_migrations') IS NOT NULL";
}

/// The schema version of the database; `None` when it has none. A newer one than ours is refused here, before anything
/// is written.
async fn version<DB>(migrations: &Migrator, connection: &mut PoolConnection<DB>) -> Result<Option<i64>, OpenError>
where
    DB: SchemaTable,
    DB::Connection: Migrate,
    for<'c> &'c mut DB::Connection: sqlx::Executor<'c, Database = DB>,
{
    use sqlx::Executor;
    if (&mut **connection).fetch_optional(DB::EXISTS).await?.is_none() {
        return Ok(None);
    }
    let applied = connection.list_applied_migrations(MIGRATIONS_TABLE).await?;
    let found = applied.iter().map(|migration| migration.version).max();
    let known = newest(migrations);
    match found {
        Some(found) if found > known => Err(OpenError::NewerSchema { found, known }),
        _ => Ok(found),
    }
}

async fn migrate<DB>(
    migrations: &Migrator,
    connection: &mut PoolConnection<DB>,
) -> Result<(Option<i64>, i64), OpenError>
where
    DB: SchemaTable,
    DB::Connection: Migrate,
    for<'c> &'c mut DB::Connection: sqlx::Executor<'c, Database = DB>,
{
    let before = version(migrations, connection).await?;
    let known = newest(migrations);
    let mut seen = before;
    while let Err(error) = migrations.run_direct(None, &mut **connection, false).await {
        // SQLite has no lock for this: of two programs that start at once one fails, and finds the other's work, or a
        // part of it.
        match version(migrations, connection).await? {
            Some(found) if found == known => break,
            found if found > seen => seen = found,
            _ => return Err(error.into()),
        }
    }
    Ok((before, known))
}

async fn require_schema<DB>(migrations: &Migrator, connection: &mut PoolConnection<DB>) -> Result<(), OpenError>
where
    DB: SchemaTable,
    DB::Connection: Migrate,
    for<'c> &'c mut DB::Connection: sqlx::Executor<'c, Database = DB>,
{
    let found = version(migrations, connection).await?;
    let known = newest(migrations);
    if found == Some(known) { Ok(()) } else { Err(OpenError::MigrationNeeded { found, known }) }
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

impl From<MigrateError> for OpenError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => Self::Store(error.into()),
            MigrateError::VersionMismatch(version) => {
                Self::ForeignSchema(format!("migration {version} was another one"))
            }
            MigrateError::Dirty(version) => Self::ForeignSchema(format!("migration {version} broke off")),
            other => Self::Store(StoreError::Database(other.to_string())),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::model::EnvironmentId;
    use crate::plan::Snapshot;
    use crate::secrets::{Sealer, SealingKey};
    use crate::store::{
        Actor, Apply, ApplyError, EnvironmentOptions, NewAccount, NewEnvironment, ReleaseChanges, StagedChanges, Store,
        StoreError, WriteError,
    };

    use super::*;

    /// A store that may not grow any more.
    async fn full(folder: &Path) -> (Store, EnvironmentId) {
        let location = Location::Sqlite(folder.join("mcpctl.db"));
        let store = Store::open(&location, Sealer::new(&SealingKey::generate(), &[])).await.expect("opens");
        let actor = Actor::default();
        let new = NewAccount { name: "Ada".to_owned(), email: "ada@example.com".to_owned(), roles: Vec::new() };
        let account = store.create_account(&actor, new).await.expect("made");
        let application = store.create_application(&actor, account.id, &"shop".parse().expect("a name")).await;
        let new = NewEnvironment {
            name: "local".parse().expect("a name"),
            options: EnvironmentOptions { compatibility_check: false, version_check: false, security_overrides: true },
            diff_model_version: 4,
        };
        let environment = store.create_environment(&actor, application.expect("made").id, new).await.expect("made");
        let Engine::Sqlite { writer, .. } = store.engine() else { unreachable!("opened as SQLite") };
        // The smallest limit that SQLite accepts is what the file has already.
        sqlx::query("PRAGMA max_page_count = 1").execute(writer).await.expect("limited");
        (store, environment.id)
    }

    #[tokio::test]
    async fn a_full_disk_is_told_and_nothing_is_kept() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, environment) = full(folder.path()).await;
        let staged = store.staged(environment).await.expect("read").expect("exists");
        let snapshot = Snapshot::default();
        let apply = Apply {
            environment_id: environment,
            base_counter: None,
            staged_version: staged.version,
            changes: StagedChanges::default(),
            hash: snapshot.hash(crate::plan::hash::Model::V4),
            snapshot,
            version: "v".repeat(1 << 20),
            import_secrets: Vec::new(),
            releases: ReleaseChanges::default(),
        };
        let error = store.apply(&Actor::default(), &apply).await.expect_err("full");
        assert!(matches!(error, ApplyError::Write(WriteError::Store(StoreError::Full))), "{error:?}");
        assert_eq!(error.to_string(), "the database's disk is full; nothing was changed");
        assert_eq!(store.staged(environment).await.expect("still readable"), Some(staged));
        assert!(store.deployments(environment, None).await.expect("still readable").is_empty());

        // The limit was the connection's, which was replaced: there is room again.
        store.apply(&Actor::default(), &apply).await.expect("works again");
    }
}

//! A PostgreSQL server for the tests: the machine's own programs, in a temporary folder, one server for the whole test
//! process and one database for each test.
//!
//! Where PostgreSQL is not installed the test is skipped like any that misses a peer.

use std::io::ErrorKind;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use mcpctl::secrets::Secret;
use mcpctl::store::{Location, Store};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::sync::{Mutex, OnceCell};

use super::peers;

const START_LIMIT: Duration = Duration::from_secs(60);
/// A migrated database that the tests' own are copied from.
const TEMPLATE: &str = "mcpctl_template";

/// Runs the server until this process ends in whatever way (its standard input closes then), and cleans up. A static of
/// the test process could not: statics are not dropped.
const SUPERVISE: &str = r#""$1" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c synchronous_commit=off \
    -c full_page_writes=off -c max_connections=200 -c shared_buffers=16MB >"$2/log" 2>&1 &
server=$!
cat >/dev/null
kill -QUIT $server
wait $server
rm -rf "$2""#;

struct Server {
    folder: PathBuf,
    _supervisor: Child,
}

/// An empty database of a test's own, with the newest schema.
pub(crate) async fn database() -> Option<Secret> {
    let server = server().await?;
    Some(server.create(&format!("TEMPLATE {TEMPLATE}")).await)
}

/// An empty database without any schema.
pub(crate) async fn bare_database() -> Option<Secret> {
    let server = server().await?;
    Some(server.create("TEMPLATE template0").await)
}

/// A connection that knows nothing of the store, for tests that look behind it.
pub(crate) async fn connect(url: &Secret) -> PgConnection {
    PgConnection::connect(url.expose()).await.expect("the test database accepts connections")
}

/// Every stored row, as text: for tests that nothing secret is in clear.
pub(crate) async fn dump(url: &Secret) -> String {
    let mut connection = connect(url).await;
    let tables: Vec<String> = sqlx::query_scalar("SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'")
        .fetch_all(&mut connection)
        .await
        .expect("tables");
    let mut dump = String::new();
    for table in tables {
        let rows = AssertSqlSafe(format!("SELECT row_to_json(t)::text FROM {table} t"));
        let rows: Vec<String> = sqlx::query_scalar(rows).fetch_all(&mut connection).await.expect("rows");
        dump.push_str(&rows.join("\n"));
    }
    dump
}

async fn server() -> Option<&'static Server> {
    static SERVER: OnceCell<Option<Server>> = OnceCell::const_new();
    SERVER.get_or_init(Server::start).await.as_ref()
}

impl Server {
    async fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            peers::absent("PostgreSQL");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("mcpctl-pg-").tempdir().expect("a temporary folder").keep();
        let user = unprivileged_user();
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).expect("the folder can be given away");
        }
        let run = |program: &Path| {
            let mut command = Command::new(program);
            command.current_dir(&folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            if let Some((uid, gid)) = user {
                command.uid(uid).gid(gid);
            }
            command
        };
        let made = run(&programs.join("initdb"))
            .args(["-U", "mcpctl", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(folder.join("data"))
            .status()
            .expect("initdb starts");
        assert!(made.success(), "initdb failed: {made}");
        let supervisor = run(Path::new("/bin/sh"))
            .args(["-c", SUPERVISE, "sh"])
            .arg(programs.join("postgres"))
            .arg(&folder)
            .stdin(Stdio::piped())
            // The interrupt key ends the tests, and thereby the server, in that order.
            .process_group(0)
            .spawn()
            .expect("sh starts");
        let server = Self { folder, _supervisor: supervisor };
        server.wait().await;
        server.execute(&format!("CREATE DATABASE {TEMPLATE}")).await;
        let template = Location::Postgres(server.url(TEMPLATE));
        Store::migrate(&template).await.expect("an empty database can be migrated");
        Some(server)
    }

    fn url(&self, database: &str) -> Secret {
        Secret::new(format!("postgres://mcpctl@localhost/{database}?host={}", self.folder.display()))
    }

    async fn wait(&self) {
        let url = self.url("postgres");
        let deadline = Instant::now() + START_LIMIT;
        while let Err(error) = PgConnection::connect(url.expose()).await {
            let log = || fs_err::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(Instant::now() < deadline, "PostgreSQL did not start: {error}\n{}", log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn execute(&self, statement: &str) {
        // One at a time: a template can be copied only while nobody uses it.
        static ONE: Mutex<()> = Mutex::const_new(());
        let _guard = ONE.lock().await;
        let mut connection = connect(&self.url("postgres")).await;
        sqlx::query(AssertSqlSafe(statement)).execute(&mut connection).await.expect("a statement of the harness");
        connection.close().await.expect("closes");
    }

    async fn create(&self, from: &str) -> Secret {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.execute(&format!("CREATE DATABASE {name} {from}")).await;
        self.url(&name)
    }
}

/// The folder of `initdb` and `postgres`: on the path, or where Debian and others put them.
fn programs() -> Option<PathBuf> {
    let complete = |folder: &PathBuf| folder.join("initdb").is_file() && folder.join("postgres").is_file();
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).find(complete).or_else(|| {
        let mut versions: Vec<_> = ["/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/homebrew/opt"]
            .into_iter()
            .filter_map(|folder| fs_err::read_dir(folder).ok())
            .flatten()
            .filter_map(|entry| entry.ok().map(|entry| entry.path().join("bin")))
            .filter(complete)
            .collect();
        versions.sort();
        versions.pop()
    })
}

/// PostgreSQL refuses to run as root: the ids to run it under in that case.
fn unprivileged_user() -> Option<(u32, u32)> {
    if !rustix::process::geteuid().is_root() {
        return None;
    }
    let users = match fs_err::read_to_string("/etc/passwd") {
        Ok(users) => users,
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => panic!("{error}"),
    };
    let ids = |wanted: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(wanted))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    Some(ids("postgres").or_else(|| ids("nobody")).unwrap_or((65534, 65534)))
}

//! `mcpctl server backup` and `restore`, for SQLite. PostgreSQL is left to `pg_dump` and `pg_restore`: they know its
//! roles, extensions and versions, restore in parallel, and are what its operators have in their schedules already.

use std::path::PathBuf;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::super::Context;
use super::config::{DatabaseArgs, Storage};
use crate::store::{BackupError, Location, Store};
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Arguments of `server backup`.
#[derive(Debug, Args)]
pub(super) struct BackupArgs {
    /// The file to write, which may not exist yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Arguments of `server restore`.
#[derive(Debug, Args)]
pub(super) struct RestoreArgs {
    /// The backup
    #[arg(value_name = "FILE")]
    from: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// A backup that was written.
#[derive(Debug, Serialize, JsonSchema)]
pub struct BackupDocument {
    /// The file.
    file: String,
    /// Its size.
    bytes: u64,
}

impl DocumentBody for BackupDocument {
    const KIND: &'static str = "server.backup";
}

/// A database that was made out of a backup.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RestoreDocument {
    /// The database's file.
    database: String,
    /// The backup's schema; a newer program brings it to its own when it opens the database.
    schema: i64,
}

impl DocumentBody for RestoreDocument {
    const KIND: &'static str = "server.restore";
}

/// Runs `server backup`.
pub(super) fn backup(context: &Context, args: &BackupArgs) -> Result<Exit, Failure> {
    let storage = Storage::read(&args.database)?;
    storage.must_exist()?;
    let written = context.block_on(async {
        if matches!(storage.location, Location::Postgres(_)) {
            return Err(refused(&BackupError::NotSqlite, "pg_dump --format=custom --file=mcpctl.dump"));
        }
        let store = storage.open().await?;
        let outcome = store.backup_to(&args.to).await;
        store.close().await;
        outcome.map_err(|error| refused(&error, "pg_dump"))?;
        fs_err::metadata(&args.to).map_err(|error| Failure::bug("the backup is not there").cause(error))
    })?;
    let document = BackupDocument { file: args.to.display().to_string(), bytes: written.len() };
    context
        .printer
        .result(&Document::of(&document), || format!("Wrote {} ({} bytes)\n", document.file, document.bytes))?;
    context.printer.hint("its secrets are sealed: keep the key somewhere else, or it cannot be used");
    Ok(Exit::Done)
}

/// Runs `server restore`.
pub(super) fn restore(context: &Context, args: &RestoreArgs) -> Result<Exit, Failure> {
    let storage = Storage::read(&args.database)?;
    let schema = context.block_on(async {
        let outcome = Store::restore(&args.from, &storage.location).await;
        outcome.map_err(|error| refused(&error, "pg_restore --dbname=DATABASE mcpctl.dump"))
    })?;
    let Location::Sqlite(path) = &storage.location else {
        return Err(Failure::bug("only SQLite databases are restored"));
    };
    let document = RestoreDocument { database: path.display().to_string(), schema };
    context.printer.result(&Document::of(&document), || format!("Restored {}\n", document.database))?;
    context.printer.hint("sealed secrets need the key that sealed them: start the server with the same key file");
    Ok(Exit::Done)
}

/// Why nothing was copied. `tool` is what PostgreSQL has for it.
fn refused(error: &BackupError, tool: &str) -> Failure {
    let message = error.to_string();
    match error {
        BackupError::NotSqlite => Failure::usage("not-sqlite", message).help(format!("run `{tool}`")),
        BackupError::Exists(_) => Failure::usage("exists", message).help(
            "choose another name; to replace a database, stop its server and move the file and its companions away",
        ),
        BackupError::NotABackup(_) | BackupError::Damaged { .. } | BackupError::Unreadable { .. } => {
            Failure::usage("no-backup", message).help("name a file that `mcpctl server backup` wrote")
        }
        BackupError::Open(_) => {
            Failure::usage("newer-database", message).help("restore it with the version of mcpctl that wrote it")
        }
        BackupError::File { .. } | BackupError::Path(_) => {
            Failure::usage("file", message).help("check the path, its permissions and the space on its disk")
        }
        BackupError::Store(_) => {
            Failure::usage("database", message).help("check that the disk has space, and that the file can be read")
        }
    }
}

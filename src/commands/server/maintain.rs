//! `mcpctl server migrate` and `rekey`: what is done to a database between two versions or two keys.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::super::Context;
use super::super::serving::database::{cannot_open, silent};
use super::config::{DatabaseArgs, Storage};
use crate::store::{Rekeyed, Store};
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Arguments of `server migrate`.
#[derive(Debug, Args)]
pub(super) struct MigrateArgs {
    #[command(flatten)]
    database: DatabaseArgs,
}

/// What became of a database's schema.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MigrateDocument {
    /// The schema before; null where there was none.
    from: Option<i64>,
    /// The schema now.
    to: i64,
}

impl DocumentBody for MigrateDocument {
    const KIND: &'static str = "server.migrate";
}

/// Runs `server migrate`.
pub(super) fn migrate(context: &Context, args: &MigrateArgs) -> Result<Exit, Failure> {
    let storage = Storage::read(&args.database)?;
    storage.must_exist()?;
    let (from, to) =
        context.block_on(async { Store::migrate(&storage.location).await.map_err(|error| cannot_open(&error)) })?;
    let document = MigrateDocument { from, to };
    context.printer.result(&Document::of(&document), || match from {
        None => format!("Made schema {to}\n"),
        Some(from) if from == to => format!("The database has schema {to} already\n"),
        Some(from) => format!("Migrated schema {from} to {to}\n"),
    })?;
    Ok(Exit::Done)
}

/// Arguments of `server rekey`.
#[derive(Debug, Args)]
pub(super) struct RekeyArgs {
    #[command(flatten)]
    database: DatabaseArgs,
}

/// What became of the stored secrets.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RekeyDocument {
    /// How many were sealed again.
    sealed: u64,
    /// How many had the current key already.
    current: u64,
    /// How many cannot be opened with any of the keys, and stay as they are.
    lost: u64,
}

impl DocumentBody for RekeyDocument {
    const KIND: &'static str = "server.rekey";
}

/// Runs `server rekey`.
pub(super) fn rekey(context: &Context, args: &RekeyArgs) -> Result<Exit, Failure> {
    let storage = Storage::read(&args.database)?;
    storage.key_must_exist()?;
    let Rekeyed { sealed, current, lost } = context.block_on(async {
        let store = storage.open_existing().await?;
        let outcome = store.rekey().await.map_err(|error| silent(&error));
        store.close().await;
        outcome
    })?;
    let document = RekeyDocument { sealed, current, lost };
    context.printer.result(&Document::of(&document), || {
        format!("Sealed {sealed} secrets again; {current} had the current key already\n")
    })?;
    if lost == 0 {
        return Ok(Exit::Done);
    }
    let keys = "name the keys that were used before with `--old-key-file`; where they are lost, give the secrets again";
    context.printer.warning(format_args!("{lost} secrets cannot be opened with these keys, and stay as they are"));
    context.printer.hint(keys);
    // Whoever throws old keys away after this must notice.
    Ok(Exit::Findings)
}

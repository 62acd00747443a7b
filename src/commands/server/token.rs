//! `mcpctl server token create`: the first way in, for whoever can open the database.

use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;

use super::super::Context;
use super::super::serving::services;
use super::config::{ConfigFile, DatabaseArgs, Storage};
use crate::secrets::random_token;
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Arguments of `server token`.
#[derive(Debug, Args)]
pub(super) struct TokenArgs {
    #[command(subcommand)]
    command: TokenCommand,
}

#[derive(Debug, Subcommand)]
enum TokenCommand {
    /// Make a token of the first account, which is made too when absent
    Create(DatabaseArgs),
}

/// A new token: the only document that shows one, and only this once.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TokenDocument {
    /// The token.
    token: String,
}

impl DocumentBody for TokenDocument {
    const KIND: &'static str = "server.token.create";
}

/// Runs the command.
pub(super) fn run(context: &Context, args: &TokenArgs) -> Result<Exit, Failure> {
    let TokenCommand::Create(args) = &args.command;
    let storage = Storage::of(args, &ConfigFile::read(args.config.as_deref())?);
    let token = random_token();
    context.block_on(async {
        let store = services::open_store(&storage.location, storage.key_file.as_deref()).await?;
        services::admit(&store, &token, false).await?;
        store.close().await;
        Ok(())
    })?;
    let document = TokenDocument { token: token.expose().to_owned() };
    context.printer.result(&Document::of(&document), || format!("{}\n", document.token))?;
    context.printer.hint("it is shown this once; clients send it when MCPCTL_AUTH_TOKEN holds it");
    Ok(Exit::Done)
}

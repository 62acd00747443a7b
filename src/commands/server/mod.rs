//! `mcpctl server`: control plane and gateway as a service.

mod backup;
mod config;
mod maintain;
mod run;
mod token;

use clap::{Args, Subcommand};

use super::Context;
use crate::ui::{Exit, Failure};

pub use backup::{BackupDocument, RestoreDocument};
pub use maintain::{MigrateDocument, RekeyDocument};
pub use run::ServerReadyDocument;
pub use token::{TokenDocument, TokenListDocument, TokenRevokeDocument};

/// Run control plane and gateway as a service
#[derive(Debug, Args)]
pub struct ServerCommandArgs {
    #[command(subcommand)]
    command: ServerCommand,
}

#[derive(Debug, Subcommand)]
enum ServerCommand {
    /// Serve until a signal
    #[command(after_help = "Examples:
  mcpctl server run --database /var/lib/mcpctl/mcpctl.db
  mcpctl server run --config server.yaml

Behind a proxy that ends TLS:
  mcpctl server run --listen 0.0.0.0:9881 --behind-tls-proxy --public-url https://mcp.example.com \\
    --trusted-proxy 10.0.0.0/8")]
    Run(Box<run::RunArgs>),
    /// Make, list and revoke tokens on the database itself
    Token(token::TokenArgs),
    /// Bring a database to this version's schema
    #[command(after_help = "Examples:
  MCPCTL_DATABASE_URL=postgres://mcpctl:…@db/mcpctl mcpctl server migrate

Start no server of an older version afterwards: it refuses a newer schema. Running ones go on.")]
    Migrate(maintain::MigrateArgs),
    /// Write a consistent copy of a SQLite database, also while it is served
    #[command(after_help = "Examples:
  mcpctl server backup --database /var/lib/mcpctl/mcpctl.db /backup/mcpctl-$(date +%F).db

Secrets in the copy stay sealed: keep the key file somewhere else, or the copy cannot be used.
PostgreSQL has its own tools: pg_dump --format=custom --file=mcpctl.dump \"$MCPCTL_DATABASE_URL\"")]
    Backup(backup::BackupArgs),
    /// Make a database out of a backup
    #[command(after_help = "Examples:
  mcpctl server restore /backup/mcpctl.db --database /var/lib/mcpctl/mcpctl.db

Nothing may be where the database goes: stop the server, and move the old file and its -wal and -shm away.
PostgreSQL has its own tools: pg_restore --dbname=\"$MCPCTL_DATABASE_URL\" mcpctl.dump")]
    Restore(backup::RestoreArgs),
    /// Seal all stored secrets again with the current key
    #[command(after_help = "Examples:
  mcpctl server rekey --key-file new.key --old-key-file old.key

Servers may run meanwhile if they are started with both keys.")]
    Rekey(maintain::RekeyArgs),
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &ServerCommandArgs) -> Result<Exit, Failure> {
    match &args.command {
        ServerCommand::Run(args) => run::run(context, args),
        ServerCommand::Token(args) => token::run(context, args),
        ServerCommand::Migrate(args) => maintain::migrate(context, args),
        ServerCommand::Backup(args) => backup::backup(context, args),
        ServerCommand::Restore(args) => backup::restore(context, args),
        ServerCommand::Rekey(args) => maintain::rekey(context, args),
    }
}

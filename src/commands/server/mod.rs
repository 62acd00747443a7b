//! `mcpctl server`: control plane and gateway as a service.

mod config;
mod run;
mod token;

use clap::{Args, Subcommand};

use super::Context;
use crate::ui::{Exit, Failure};

pub use run::ServerReadyDocument;
pub use token::TokenDocument;

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
  mcpctl server run --listen 0.0.0.0:9881 --behind-tls-proxy --public-url https://mcp.example.com")]
    Run(run::RunArgs),
    /// Make a token on the database itself; it is shown once
    Token(token::TokenArgs),
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &ServerCommandArgs) -> Result<Exit, Failure> {
    match &args.command {
        ServerCommand::Run(args) => run::run(context, args),
        ServerCommand::Token(args) => token::run(context, args),
    }
}

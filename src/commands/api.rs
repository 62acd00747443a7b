//! `mcpctl api`: Golem's spelling of commands that have a place of their own here. Hidden from help.

use clap::{Args, Subcommand};

use super::{Context, domain, import, security_scheme};
use crate::ui::{Exit, Failure};

/// Commands in Golem's spelling
#[derive(Debug, Args)]
pub struct ApiArgs {
    #[command(subcommand)]
    command: ApiCommand,
}

#[derive(Debug, Subcommand)]
enum ApiCommand {
    /// The same as `mcpctl import`
    McpImport(import::ImportArgs),
    /// The same as `mcpctl security-scheme`
    SecurityScheme(security_scheme::SecuritySchemeArgs),
    /// The same as `mcpctl domain`
    Domain(domain::DomainArgs),
}

impl ApiArgs {
    /// As [`import::ImportArgs::reads_locally`].
    pub(crate) fn reads_locally(&self) -> bool {
        match &self.command {
            ApiCommand::McpImport(args) => args.reads_locally(),
            ApiCommand::SecurityScheme(_) | ApiCommand::Domain(_) => false,
        }
    }
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &ApiArgs) -> Result<Exit, Failure> {
    match &args.command {
        ApiCommand::McpImport(args) => import::run(context, args),
        ApiCommand::SecurityScheme(args) => security_scheme::run(context, args),
        ApiCommand::Domain(args) => domain::run(context, args),
    }
}

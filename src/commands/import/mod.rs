//! `mcpctl import`: what external MCP servers bring into an environment.

pub(super) mod call;
pub mod consent;
pub mod list;
pub(in crate::commands) mod read;
pub(super) mod select;
pub(super) mod spoken;
pub mod tools;

use std::time::Duration;

use clap::{Args, Subcommand};
use serde::Serialize;

use super::Context;
use super::control_plane::ServerArgs;
use super::load::VariableArgs;
use super::mcp_client::target::seconds;
use crate::ui::{Exit, Failure};

/// Show, authorize and read the imports of an environment
#[derive(Debug, Args)]
pub struct ImportArgs {
    #[command(subcommand)]
    command: ImportCommand,
}

#[derive(Debug, Subcommand)]
enum ImportCommand {
    List(list::ListArgs),
    Tools(tools::ToolsArgs),
    Refresh(tools::RefreshArgs),
    Authorize(consent::authorize::AuthorizeArgs),
    Complete(consent::complete::CompleteArgs),
    Status(consent::status::StatusArgs),
    Disconnect(consent::disconnect::DisconnectArgs),
}

impl ImportArgs {
    /// Whether `--local` was meant as the way to read, not as the environment of that name.
    pub(crate) fn reads_locally(&self) -> bool {
        match &self.command {
            ImportCommand::List(args) => args.reading.local,
            ImportCommand::Tools(args) => args.reading.local,
            _ => false,
        }
    }
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &ImportArgs) -> Result<Exit, Failure> {
    match &args.command {
        ImportCommand::List(args) => list::run(context, args),
        ImportCommand::Tools(args) => tools::run(context, args),
        ImportCommand::Refresh(args) => tools::refresh(context, args),
        ImportCommand::Authorize(args) => consent::authorize::run(context, args),
        ImportCommand::Complete(args) => consent::complete::run(context, args),
        ImportCommand::Status(args) => consent::status::run(context, args),
        ImportCommand::Disconnect(args) => consent::disconnect::run(context, args),
    }
}

/// How an import is read.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "How to read")]
pub(in crate::commands) struct ReadingArgs {
    /// The import as it was deployed, in this deployment (default: the current one), through the control plane
    #[arg(long, value_name = "N", conflicts_with_all = ["manifest", "local"])]
    pub(in crate::commands) revision: Option<u64>,
    /// The import as the manifest declares it, through the control plane
    #[arg(long, conflicts_with = "local")]
    pub(in crate::commands) manifest: bool,
    // The global flag of this name chooses an environment; here the word says who reads, and `-E` chooses.
    /// The import as the manifest declares it, read by this program from this machine (choose environments with `-E`)
    #[arg(id = "local", long)]
    pub(in crate::commands) local: bool,
    /// Time for each upstream, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    pub(in crate::commands) timeout: Duration,
    #[command(flatten)]
    pub(in crate::commands) variables: VariableArgs,
    #[command(flatten)]
    pub(in crate::commands) server: ServerArgs,
}

/// Which of the ways was used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(in crate::commands) enum ReadFrom {
    /// A stored deployment, through the control plane.
    Deployed,
    /// The manifest, through the control plane.
    Manifest,
    /// The manifest, by this program.
    Local,
}

impl ReadingArgs {
    pub(in crate::commands) fn read_from(&self) -> ReadFrom {
        match (self.local, self.manifest) {
            (true, _) => ReadFrom::Local,
            (_, true) => ReadFrom::Manifest,
            _ => ReadFrom::Deployed,
        }
    }
}

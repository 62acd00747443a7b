//! `mcpctl logout`: forgets the sign-in to a control plane.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::login::AtArgs;
use super::{Context, credentials};
use crate::settings::env;
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Forget the sign-in to a control plane
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl logout                                   # the server of the default environment
  mcpctl logout --server https://mcp.example.com

The token is forgotten on this machine; it stays valid on the server until it ends.")]
pub struct LogoutArgs {
    #[command(flatten)]
    at: AtArgs,
}

/// A sign-in that is forgotten.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LogoutDocument {
    /// The control plane's URL.
    server: String,
    /// Whether there was a sign-in.
    removed: bool,
}

impl DocumentBody for LogoutDocument {
    const KIND: &'static str = "logout";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &LogoutArgs) -> Result<Exit, Failure> {
    let target = args.at.target(context)?;
    let removed =
        credentials::store()?.remove(&target.credential_name()).map_err(|error| credentials::failure(&error))?;
    let document = LogoutDocument { server: target.shown(), removed };
    context.printer.result(&Document::of(&document), || {
        if removed {
            format!("forgot the sign-in to {}\n", document.server)
        } else {
            format!("there was no sign-in to {}\n", document.server)
        }
    })?;
    if env::AUTH_TOKEN.read().is_some() {
        context.printer.hint(format_args!("{} still gives a token", env::AUTH_TOKEN.name));
    }
    Ok(Exit::Done)
}

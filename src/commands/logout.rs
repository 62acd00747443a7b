//! `mcpctl logout`: forgets the sign-in to a control plane, and takes its token back there.

use std::time::Duration;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::login::AtArgs;
use super::{Context, control_plane, credentials};
use crate::client::{Client, ClientError, Target, TokenSource};
use crate::secrets::Secret;
use crate::settings::env;
use crate::ui::{Document, DocumentBody, Exit, Failure, Progress};

/// How long a server may take. Whoever logs out does not wait for one that is gone.
const LIMIT: Duration = Duration::from_secs(15);

/// Forget the sign-in to a control plane, and revoke its token there
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl logout                                   # the server of the default environment
  mcpctl logout --server https://mcp.example.com
  mcpctl logout --keep-token                      # the token is used elsewhere, too

A server that cannot be reached does not keep the sign-in here: it is forgotten, with a warning.")]
pub struct LogoutArgs {
    /// Forget the token on this machine alone; it stays valid on the server until it ends
    #[arg(long)]
    keep_token: bool,
    #[command(flatten)]
    at: AtArgs,
}

/// What became of a token on its server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum OnServer {
    /// It was taken back, and works no more.
    Revoked,
    /// The server does not accept it any more.
    Ended,
    /// It stays valid, because `--keep-token` says so or because it is the one of `mcpctl up` itself.
    Kept,
    /// The server could not be asked, or the token could not be read: it may still be valid.
    Unknown,
}

/// A sign-in that is forgotten.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LogoutDocument {
    /// The control plane's URL.
    server: String,
    /// Whether there was a sign-in.
    removed: bool,
    /// What became of its token on the server; null when there was none.
    token: Option<OnServer>,
}

impl DocumentBody for LogoutDocument {
    const KIND: &'static str = "logout";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &LogoutArgs) -> Result<Exit, Failure> {
    let target = args.at.server_meant(context)?;
    let (store, name) = (credentials::store()?, target.credential_name());
    let lookup = store.get(&name).map_err(|error| credentials::failure(&error))?;
    let token = lookup.found.map(|(token, _)| take_back(context, args, &target, token));
    let (removed, trouble) = store.remove(&name).map_err(|error| credentials::failure(&error))?;
    let token = token.or(removed.then_some(OnServer::Unknown));
    if let Some(trouble) = trouble.or(lookup.trouble.filter(|_| token == Some(OnServer::Unknown))) {
        context.printer.warning(format_args!("{trouble}; if a token is there, it stays valid on the server"));
    }
    let document = LogoutDocument { server: target.shown(), removed, token };
    context.printer.result(&Document::of(&document), || text(&document))?;
    if target.token_from == Some(TokenSource::DataFolder) {
        context.printer.hint("`mcpctl up` has a token of its own in the data folder, which works on");
    }
    if env::AUTH_TOKEN.read().is_some() {
        context.printer.hint(format_args!("{} still gives a token", env::AUTH_TOKEN.name));
    }
    Ok(Exit::Done)
}

fn text(document: &LogoutDocument) -> String {
    let server = &document.server;
    match document.token {
        None => format!("there was no sign-in to {server}\n"),
        Some(OnServer::Revoked) => format!("signed out of {server}; its token works no more\n"),
        Some(OnServer::Ended) => format!("forgot the sign-in to {server}; its token had ended\n"),
        Some(OnServer::Kept) => format!("forgot the sign-in to {server}; its token stays valid there\n"),
        Some(OnServer::Unknown) => format!("forgot the sign-in to {server}\n"),
    }
}

/// Revokes the token, where that is wanted and possible.
fn take_back(context: &Context, args: &LogoutArgs, target: &Target, token: Secret) -> OnServer {
    let of_up = target.token_from == Some(TokenSource::DataFolder)
        && target.token.as_ref().is_some_and(|own| own.expose() == token.expose());
    if args.keep_token || of_up {
        return OnServer::Kept;
    }
    let target = Target { token: Some(token), ..target.clone() };
    let progress = Progress::start(&context.printer, "revoking the token");
    let outcome = context.block_on(async {
        let revoking = async {
            let client = Client::new(&target);
            let id = client.token().await?.id;
            client.delete_token(id).await
        };
        match tokio::time::timeout(LIMIT, revoking).await {
            Ok(Ok(())) => Ok(OnServer::Revoked),
            Ok(Err(ClientError::SignIn { .. })) => Ok(OnServer::Ended),
            Ok(Err(error)) => Err(control_plane::failure(error, &target)),
            Err(_) => {
                let seconds = LIMIT.as_secs();
                Err(Failure::unreachable("silent", format!("{} says nothing for {seconds} seconds", target.shown())))
            }
        }
    });
    drop(progress);
    outcome.unwrap_or_else(|failure| {
        let causes = failure.causes.iter().map(|cause| format!(": {cause}")).collect::<String>();
        context.printer.warning(format_args!(
            "the token could not be revoked, and stays valid on the server until it ends: {}{causes}",
            failure.message
        ));
        OnServer::Unknown
    })
}

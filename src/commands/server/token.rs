//! `mcpctl server token create|list|revoke`: the first way in, for whoever can open the database.

use std::time::Duration;

use clap::{Args, Subcommand};
use jiff::Timestamp;
use schemars::JsonSchema;
use serde::Serialize;

use super::super::Context;
use super::super::serving::database::{admit, silent};
use super::config::{DatabaseArgs, Storage};
use crate::model::TokenId;
use crate::secrets::{TokenHash, random_token};
use crate::server::ROOT_EMAIL;
use crate::store::{Actor, Location, Store, Token, WriteError};
use crate::ui::{Document, DocumentBody, Exit, Failure, Table};

/// Arguments of `server token`.
#[derive(Debug, Args)]
pub(super) struct TokenArgs {
    #[command(subcommand)]
    command: TokenCommand,
}

#[derive(Debug, Subcommand)]
enum TokenCommand {
    /// Make a token of the first account, which is made too when absent
    #[command(after_help = "Examples:
  mcpctl server token create --expires 90d
  mcpctl server token create --expires 2027-12-31T23:59:59Z")]
    Create(CreateArgs),
    /// List the first account's tokens; the secrets themselves are not stored
    List(DatabaseArgs),
    /// Take a token back: it stops working at once
    Revoke(RevokeArgs),
}

#[derive(Debug, Args)]
struct CreateArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    /// When it stops working: a time span such as `12h` or `90d`, or a date and time [default: never]
    #[arg(long, value_name = "WHEN", value_parser = expiry)]
    expires: Option<Timestamp>,
}

#[derive(Debug, Args)]
struct RevokeArgs {
    /// The token's id, as `server token list` shows it
    #[arg(value_name = "ID")]
    id: TokenId,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// A point in time, given as one or as a span from now.
fn expiry(text: &str) -> Result<Timestamp, String> {
    let wrong = || "must be a time span such as `12h` or `90d`, or a date and time such as `2027-12-31T23:59:59Z`";
    let now = Timestamp::now();
    let at = match text.parse::<Timestamp>() {
        Ok(at) => at,
        Err(_) => now.checked_add(span(text).ok_or_else(wrong)?).map_err(|_| "is too far away".to_owned())?,
    };
    if at > now { Ok(at) } else { Err("is in the past".to_owned()) }
}

/// A span of one unit: seconds to days, which are 24 hours long here.
fn span(text: &str) -> Option<Duration> {
    let unit = text.chars().last()?;
    let number: u64 = text.strip_suffix(unit)?.parse().ok()?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        'd' => 86400,
        'w' => 7 * 86400,
        _ => return None,
    };
    number.checked_mul(seconds).map(Duration::from_secs)
}

/// A new token: the only document that shows one, and only this once.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenDocument {
    /// The token.
    token: String,
    /// Its id, by which it is taken back.
    id: String,
    /// When it stops working; null for never.
    expires_at: Option<String>,
}

impl DocumentBody for TokenDocument {
    const KIND: &'static str = "server.token.create";
}

/// The tokens of the first account.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TokenListDocument {
    /// Oldest first.
    tokens: Vec<ListedToken>,
}

/// A token without its secret.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ListedToken {
    /// Its id.
    id: String,
    /// When it was made.
    created_at: String,
    /// When it stops working; null for never.
    expires_at: Option<String>,
    /// Whether that time has come.
    expired: bool,
}

impl DocumentBody for TokenListDocument {
    const KIND: &'static str = "server.token.list";
}

/// A token that was taken back.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TokenRevokeDocument {
    /// Its id.
    id: String,
}

impl DocumentBody for TokenRevokeDocument {
    const KIND: &'static str = "server.token.revoke";
}

/// Runs the command.
pub(super) fn run(context: &Context, args: &TokenArgs) -> Result<Exit, Failure> {
    match &args.command {
        TokenCommand::Create(args) => create(context, args),
        TokenCommand::List(args) => list(context, args),
        TokenCommand::Revoke(args) => revoke(context, args),
    }
}

/// Opens a database that is there, does something with it and closes it.
fn with_store<T>(
    context: &Context,
    args: &DatabaseArgs,
    work: impl AsyncFnOnce(&Store) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let storage = Storage::read(args)?;
    storage.must_exist()?;
    with_storage(context, &storage, work)
}

fn with_storage<T>(
    context: &Context,
    storage: &Storage,
    work: impl AsyncFnOnce(&Store) -> Result<T, Failure>,
) -> Result<T, Failure> {
    context.block_on(async {
        let store = storage.open().await?;
        let outcome = work(&store).await;
        store.close().await;
        outcome
    })
}

fn create(context: &Context, args: &CreateArgs) -> Result<Exit, Failure> {
    let token = random_token();
    let expires_at = args.expires.unwrap_or(Timestamp::MAX);
    let storage = Storage::read(&args.database)?;
    // The first step of a new server, so it may make the database; a mistyped name is to be noticed all the same.
    let made = match &storage.location {
        Location::Sqlite(path) if !path.exists() => Some(path.display()),
        _ => None,
    };
    let record = with_storage(context, &storage, async |store| {
        admit(store, &token, expires_at, false).await?;
        let found = store.authenticate(&TokenHash::of(token.expose()), Timestamp::now()).await;
        let found = found.map_err(|error| silent(&error))?;
        found.map(|(record, _)| record).ok_or_else(|| Failure::bug("a new token is not there"))
    })?;
    let document = TokenDocument {
        token: token.expose().to_owned(),
        id: record.id.to_string(),
        expires_at: shown_expiry(&record),
    };
    context.printer.result(&Document::of(&document), || format!("{}\n", document.token))?;
    if let Some(path) = made {
        context.printer.hint(format_args!("`{path}` was not there: it is a new database, with this token alone"));
    }
    context.printer.hint("it is shown this once; clients send it when MCPCTL_AUTH_TOKEN holds it");
    Ok(Exit::Done)
}

fn list(context: &Context, args: &DatabaseArgs) -> Result<Exit, Failure> {
    let tokens = with_store(context, args, async |store| {
        let account = store.account_by_email(ROOT_EMAIL).await.map_err(|error| silent(&error))?;
        let Some(account) = account else { return Ok(Vec::new()) };
        store.tokens(account.id).await.map_err(|error| silent(&error))
    })?;
    let now = Timestamp::now();
    let listed = tokens.iter().map(|token| ListedToken {
        id: token.id.to_string(),
        created_at: seconds(token.created_at),
        expires_at: shown_expiry(token),
        expired: token.expires_at <= now,
    });
    let document = TokenListDocument { tokens: listed.collect() };
    context.printer.result(&Document::of(&document), || text(&document, context.printer.width()))?;
    Ok(Exit::Done)
}

fn text(document: &TokenListDocument, width: usize) -> String {
    if document.tokens.is_empty() {
        return "no tokens\n".to_owned();
    }
    let mut table = Table::new(["ID", "MADE", "EXPIRES"]);
    for token in &document.tokens {
        let expires = match (&token.expires_at, token.expired) {
            (None, _) => "never".to_owned(),
            (Some(at), true) => format!("{at} (expired)"),
            (Some(at), false) => at.clone(),
        };
        table.row([token.id.clone(), token.created_at.clone(), expires]);
    }
    table.render(width, 0)
}

fn revoke(context: &Context, args: &RevokeArgs) -> Result<Exit, Failure> {
    with_store(context, &args.database, async |store| {
        store.delete_token(&Actor::default(), args.id).await.map_err(|error| match error {
            WriteError::NotFound(_) => Failure::usage("no-token", format!("there is no token {}", args.id))
                .help("`mcpctl server token list` shows the ids"),
            other => silent(&other),
        })
    })?;
    let document = TokenRevokeDocument { id: args.id.to_string() };
    context.printer.result(&Document::of(&document), || format!("Revoked token {}\n", document.id))?;
    Ok(Exit::Done)
}

fn shown_expiry(token: &Token) -> Option<String> {
    // What was made to last for ever is stored as the last moment there is.
    let far = Timestamp::from_second(250_000_000_000).unwrap_or(Timestamp::MAX);
    (token.expires_at < far).then(|| seconds(token.expires_at))
}

fn seconds(at: Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expiry_is_a_span_or_a_time_to_come() {
        let hour = expiry("1h").expect("a span").duration_since(Timestamp::now());
        assert!((3590..=3600).contains(&hour.as_secs()), "{hour:?}");
        assert!(expiry("90d").is_ok() && expiry("2100-01-01T00:00:00Z").is_ok());
        for wrong in ["", "d", "90", "-1d", "1y", "2001-01-01T00:00:00Z", "99999999999999d", "0s"] {
            assert!(expiry(wrong).is_err(), "{wrong}");
        }
    }
}

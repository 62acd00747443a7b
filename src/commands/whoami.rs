//! `mcpctl whoami`: whose token a control plane gets, and where it comes from.

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::control_plane;
use super::deployments::for_people;
use super::login::AtArgs;
use crate::api::Timestamp;
use crate::client::{Client, ClientError, Target, TokenSource};
use crate::settings::env;
use crate::ui::printer::style;
use crate::ui::{Document, DocumentBody, Exit, Failure, Fields};

/// Show which account a control plane knows you as
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl whoami
  mcpctl whoami -E prod -F json

Exit codes: 0 the server accepts the token, 3 a sign-in is needed, 4 the server cannot be reached.")]
pub struct WhoamiArgs {
    #[command(flatten)]
    at: AtArgs,
}

/// An account as far as the server tells.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Account {
    /// Id.
    id: String,
    /// Display name.
    name: Option<String>,
    /// Address.
    email: Option<String>,
}

impl std::fmt::Display for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (&self.email, &self.name) {
            (Some(email), Some(name)) => write!(f, "{name} <{email}>"),
            _ => f.write_str(&self.id),
        }
    }
}

/// The token in use; it is nowhere in here.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct WhoamiDocument {
    /// The control plane's URL.
    server: String,
    /// Whose token it is.
    account: Account,
    /// Where it comes from: `variable`, `manifest`, `data-folder` (of `mcpctl up`), `keyring` or `file`.
    token_from: Option<&'static str>,
    /// When it ends; null when it does not.
    expires_at: Option<String>,
}

impl DocumentBody for WhoamiDocument {
    const KIND: &'static str = "whoami";
}

/// What a server says about a token.
pub(super) struct Signed {
    pub(super) account: Account,
    pub(super) expires_at: Option<String>,
}

impl Signed {
    /// Asks the server about the target's token.
    ///
    /// # Errors
    /// When it is not accepted or has ended, or the server does not answer.
    pub(super) async fn check(target: &Target) -> Result<Self, Failure> {
        let client = Client::new(target);
        let failed = |error: ClientError| control_plane::failure(error, target);
        let token = client.token().await.map_err(failed)?;
        // A Golem server tells about an ended token as if it were good (reference A.1).
        if token.expires_at <= Timestamp::now() {
            let ended = ClientError::SignIn { server: target.shown(), had_token: true };
            return Err(failed(ended).cause(format_args!("it ended at {}", token.expires_at)));
        }
        let account = match client.account(token.account_id).await {
            Ok(account) => account,
            // Whether an account may see itself is up to the server; its id is known in any case.
            Err(ClientError::Refused { .. } | ClientError::Plain { .. }) => None,
            Err(error) => return Err(failed(error)),
        };
        let (name, email) = account.map(|account| (account.name, account.email)).unzip();
        Ok(Self {
            account: Account { id: token.account_id.to_string(), name, email },
            expires_at: (!token.expires_at.is_never()).then(|| token.expires_at.to_string()),
        })
    }
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &WhoamiArgs) -> Result<Exit, Failure> {
    let target = args.at.target(context)?;
    let signed = context.block_on(Signed::check(&target))?;
    let document = WhoamiDocument {
        server: target.shown(),
        account: signed.account,
        token_from: target.token_from.map(TokenSource::as_str),
        expires_at: signed.expires_at,
    };
    context.printer.result(&Document::of(&document), || text(&document, target.token_from))?;
    Ok(Exit::Done)
}

fn text(document: &WhoamiDocument, source: Option<TokenSource>) -> String {
    let strong = style::STRONG;
    let from = match source {
        Some(TokenSource::Variable) => env::AUTH_TOKEN.name,
        Some(TokenSource::Manifest) => "`auth.staticToken` of the manifest",
        Some(TokenSource::DataFolder) => "the data folder of `mcpctl up`",
        Some(TokenSource::Keyring) => "the system keyring (`mcpctl login`)",
        Some(TokenSource::File) => "the sealed file of `mcpctl login`",
        None => "nowhere",
    };
    let fields = Fields::new()
        .with("server", &document.server)
        .with("account id", &document.account.id)
        .with("token from", from)
        .with("expires", document.expires_at.as_deref().map_or_else(|| "never".to_owned(), for_people));
    format!("{strong}{}{strong:#}\n{}", document.account, fields.render())
}

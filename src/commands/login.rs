//! `mcpctl login`: a token for a control plane, kept for later runs.
//!
//! Signing in is the one way in which a server that only a manifest names gets a token: so the server is shown and
//! confirmed first, and the token is kept for this very server.

use std::time::Duration;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use url::Url;

use super::Context;
use super::control_plane::{self, ServerArgs};
use super::deployments::for_people;
use super::load::VariableArgs;
use super::whoami::{Account, Signed};
use super::{credentials, secret_input};
use crate::api::Code;
use crate::api::login::{LoginClient, LoginStart};
use crate::client::{Client, ClientError, ServerKind, Target, target};
use crate::model::ServerTarget;
use crate::model::names::is_loopback_host;
use crate::secrets::{Kept, Secret};
use crate::settings::{EnvironmentChoice, env};
use crate::ui::{Document, DocumentBody, Exit, Failure, Recovery, browse};

/// Sign in to a control plane
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl login                                    # the server of the default environment
  mcpctl login -C                                 # Golem's cloud, by browser
  mcpctl login --server https://mcp.example.com   # asks for a token of that server
  mcpctl login -E prod --token-stdin < token.txt

The token goes into the system keyring, or into a sealed file where there is none. It is sent to this server alone.
Scripts need no login: they set MCPCTL_AUTH_TOKEN.")]
pub struct LoginArgs {
    /// Read the token from standard input instead of asking the server for one
    #[arg(long)]
    token_stdin: bool,
    /// The identity provider of a login by browser
    #[arg(long, value_name = "NAME", default_value = "github", conflicts_with = "token_stdin")]
    provider: String,
    /// Open the page of a login by browser
    #[arg(long, conflicts_with = "token_stdin")]
    open: bool,
    /// How long to wait for a login by browser, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=3600))]
    wait: u64,
    #[command(flatten)]
    at: AtArgs,
}

/// Which server is meant.
#[derive(Debug, Args)]
pub(crate) struct AtArgs {
    /// This control plane, whatever the manifest says
    #[arg(long, value_name = "URL", value_parser = control_plane::server_url)]
    pub(crate) server: Option<Url>,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    control: ServerArgs,
}

impl AtArgs {
    /// The server, with the token that may be sent to it.
    ///
    /// # Errors
    /// When nothing says which server is meant.
    pub(crate) fn target(&self, context: &Context) -> Result<Target, Failure> {
        credentials::complete(self.server_meant(context)?)
    }

    /// The server alone, with the token of the surroundings that may be sent to it.
    ///
    /// # Errors
    /// When nothing says which server is meant.
    pub(crate) fn server_meant(&self, context: &Context) -> Result<Target, Failure> {
        let named = self.server.is_some() || env::SERVER_URL.read().is_some();
        let loaded = match context.load(&self.variables) {
            Ok(loaded) => Some(loaded),
            // A person who signs in need not be in an application.
            Err(failure) if failure.code == "no-manifest" => None,
            Err(failure) => return Err(failure),
        };
        let mut around = control_plane::surroundings(loaded.as_ref(), &self.control)?;
        around.server_url = self.server.clone().or(around.server_url);
        let port = loaded.as_ref().and_then(|loaded| loaded.application.local_server.router_port);
        let server = match (&loaded, &context.settings.environment) {
            _ if named => ServerTarget::default(),
            (Some(loaded), _) => context.environment(loaded)?.1.server.clone(),
            (None, EnvironmentChoice::Cloud) => ServerTarget::Cloud,
            (None, EnvironmentChoice::Local) => ServerTarget::Local,
            (None, _) => {
                return Err(Failure::usage("no-server", "nothing says which control plane is meant").help(
                    "name it with `--server URL`, use `-C` for Golem's cloud, or run this in an application's folder",
                ));
            }
        };
        Ok(target::resolve(&server, port, &around))
    }

    fn trusts(&self, target: &Target) -> bool {
        target.kind != ServerKind::Custom || target::is_trusted(&target.url, &self.control.trust_server)
    }
}

/// A sign-in. The token is nowhere in it.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginDocument {
    /// The control plane's URL.
    server: String,
    /// Whose token it is.
    account: Account,
    /// When it ends; null when it does not.
    expires_at: Option<String>,
    /// Where it is kept: `keyring` or `file`.
    kept_in: &'static str,
    /// The sealed file, if it is kept there.
    file: Option<String>,
}

impl DocumentBody for LoginDocument {
    const KIND: &'static str = "login";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &LoginArgs) -> Result<Exit, Failure> {
    let mut target = args.at.server_meant(context)?;
    // What would keep the token from being kept is told before anybody signs in.
    let store = credentials::store()?;
    store.check().map_err(|error| credentials::failure(&error))?;
    if !args.at.trusts(&target) {
        let question = format!("Sign in to {}, which the manifest names?", target.shown());
        context.confirm(false, &question, false)?;
    }
    if target.url.scheme() == "http" && !target.url.host_str().is_some_and(is_loopback_host) {
        context.printer.warning(format_args!("{} is not encrypted: others can read the token", target.shown()));
    }
    (target.token, target.token_from) = (None, None);
    let signed = context.block_on(async {
        let token = if args.token_stdin {
            credentials::token(secret_input::from_stdin(context, WHAT)?)?
        } else if let Some(token) = by_browser(context, args, &target).await? {
            token
        } else {
            typed(context, &target)?
        };
        target.token = Some(token);
        Signed::check(&target).await
    })?;
    let token = target.token.as_ref().expect("it was just checked");
    let (kept, why) = store.put(&target.credential_name(), token).map_err(|error| credentials::failure(&error))?;
    let file = match &kept {
        Kept::Keyring => None,
        Kept::File { path } => Some(path.display().to_string()),
    };
    if let Some(file) = &file {
        let why = why.map_or_else(String::new, |why| format!("the system keyring cannot be used ({why}); "));
        context
            .printer
            .warning(format_args!("{why}the token is kept in `{file}`, sealed with the key file of this user"));
    }
    let document = LoginDocument {
        server: target.shown(),
        account: signed.account,
        expires_at: signed.expires_at,
        kept_in: credentials::source(&kept).as_str(),
        file,
    };
    context.printer.result(&Document::of(&document), || {
        let until = document.expires_at.as_ref().map_or_else(String::new, |at| format!(", until {}", for_people(at)));
        format!("signed in to {} as {}{until}\n", document.server, document.account)
    })?;
    if env::AUTH_TOKEN.read().is_some() {
        context
            .printer
            .hint(format_args!("{} is set and goes first; unset it to use this sign-in", env::AUTH_TOKEN.name));
    }
    Ok(Exit::Done)
}

const WHAT: &str = "token";

fn typed(context: &Context, target: &Target) -> Result<Secret, Failure> {
    if !context.settings.no_input {
        context
            .printer
            .status(format_args!("{} has no login by browser; its operator hands out tokens", target.shown()));
    }
    match secret_input::typed(context, WHAT)? {
        Some(token) => credentials::token(token),
        None => Err(Failure::usage(
            "no-token",
            format!("{} has no login by browser, and there is nobody to ask for a token", target.shown()),
        )
        .help("send the token in: `mcpctl login --token-stdin < token.txt`")),
    }
}

/// Golem's login by browser (reference A.3): the person signs in at the provider's page while this program asks once a
/// second. `None` where the server does not offer it.
async fn by_browser(context: &Context, args: &LoginArgs, target: &Target) -> Result<Option<Secret>, Failure> {
    let client = Client::new(target);
    let start = LoginStart { kind: LoginClient::Cli, provider: args.provider.clone() };
    let started = match client.start_login(&start).await {
        Ok(started) => started,
        Err(error) if is_absent(&error) => return Ok(None),
        Err(error) => return Err(control_plane::failure(error, target)),
    };
    if !matches!(started.url.scheme(), "http" | "https") {
        return Err(Failure::refused("bad-login-page", "the server names a login page that is no web page"));
    }
    context.printer.status(format_args!("Open this page to sign in:\n\n  {}\n", started.url));
    if args.open {
        browse::open(&context.printer, &started.url);
    }
    let _progress = crate::ui::Progress::start(&context.printer, "waiting for the login in the browser");
    let deadline = tokio::time::Instant::now() + Duration::from_secs(args.wait);
    while tokio::time::Instant::now() < deadline {
        tokio::time::sleep(Duration::from_secs(1)).await;
        match client.poll_login(&started.state).await {
            Ok(Some(token)) => return Ok(Some(token.secret)),
            // A poll that got lost is made up for by the next one.
            Ok(None) | Err(ClientError::LostAnswer { .. }) => {}
            Err(error) => return Err(control_plane::failure(error, target)),
        }
    }
    Err(Failure::new(
        "login-timed-out",
        Exit::SignIn,
        Recovery::SignIn,
        format!("nobody signed in within {} seconds", args.wait),
    )
    .help("run it again, or give it more time with `--wait`"))
}

fn is_absent(error: &ClientError) -> bool {
    error.code() == Some(&Code::FeatureDisabled)
        || matches!(error, ClientError::Plain { status: 404 | 405, .. })
        || error.is_not_found()
}

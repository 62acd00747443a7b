//! From a checked manifest to its environment on a control plane: shared by every command that talks to one.

use std::path::PathBuf;

use clap::Args;
use url::Url;

use super::{credentials, data_folder};
use crate::api::system::capability;
use crate::client::{
    Client, EnvironmentRef, Found, LocalServer, Scope, ServerKind, Surroundings, Target, TokenSource, target,
};
use crate::manifest::Loaded;
use crate::model::{Environment, EnvironmentName};
use crate::secrets::Secret;
use crate::settings::env;
use crate::ui::{Failure, Printer};

/// How to talk to a control plane.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Control plane")]
pub(crate) struct ServerArgs {
    /// Send the token of the environment to this host too, which the manifest alone names (repeatable)
    #[arg(long, value_name = "HOST")]
    pub(crate) trust_server: Vec<String>,
    /// Trust the authorities of this PEM file besides the system's
    #[arg(long, value_name = "FILE")]
    pub(crate) ca_bundle: Option<PathBuf>,
    /// Try the newest known hash rules on environments of this diff model, which nobody has verified
    #[arg(long, value_name = "N")]
    pub(crate) experimental_diff_model: Option<u64>,
}

/// An environment's control plane.
#[derive(Debug)]
pub(crate) struct Remote {
    /// Which server, with which token.
    pub(crate) target: Target,
    /// The client.
    pub(crate) client: Client,
    /// What it can hold.
    pub(crate) scope: Scope,
    /// Whether it keeps pins, and tells an upstream's own definitions.
    pub(crate) has_pins: bool,
    /// Whether it knows tool releases and grants.
    pub(crate) has_releases: bool,
    /// The environment's names.
    pub(crate) names: EnvironmentRef,
}

/// The server that an environment means.
///
/// # Errors
/// When a variable holds no URL.
pub(crate) fn target_of(loaded: &Loaded, environment: &Environment, args: &ServerArgs) -> Result<Target, Failure> {
    let around = surroundings(Some(loaded), args)?;
    let target = target::resolve(&environment.server, loaded.application.local_server.router_port, &around);
    credentials::complete(target)
}

/// What this run says about servers and credentials, besides the manifest's environments.
///
/// # Errors
/// When a variable holds no URL.
pub(crate) fn surroundings(loaded: Option<&Loaded>, args: &ServerArgs) -> Result<Surroundings, Failure> {
    Ok(Surroundings {
        server_url: url_of(env::SERVER_URL)?,
        builtin_local_url: url_of(env::BUILTIN_LOCAL_URL)?,
        token: env::AUTH_TOKEN.read().map(Secret::new),
        ca_bundle: args.ca_bundle.clone(),
        trusted: args.trust_server.clone(),
        local: loaded.map(|loaded| LocalServer::read(&data_folder::locate(None, loaded))).unwrap_or_default(),
    })
}

/// The URL of a control plane. Credentials have no place in it: it is shown, and tokens are sent in a header.
///
/// # Errors
/// In words that complete "the URL …" and hold nothing of it.
pub(crate) fn server_url(text: &str) -> Result<Url, String> {
    let url = plain_url(text)?;
    if url.query().is_some() || url.fragment().is_some() {
        return Err("must have no query and no fragment".to_owned());
    }
    Ok(url)
}

/// An absolute http or https URL without user and password, for every flag and variable whose URL is shown.
///
/// # Errors
/// In words that complete "the URL …" and hold nothing of it.
pub(crate) fn plain_url(text: &str) -> Result<Url, String> {
    let url = Url::parse(text)
        .ok()
        .filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host())
        .ok_or_else(|| "must be an absolute http or https URL, such as https://mcp.example.com".to_owned())?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err("must hold no user and no password".to_owned());
    }
    Ok(url)
}

fn url_of(variable: env::Variable) -> Result<Option<Url>, Failure> {
    let Some(text) = variable.read() else { return Ok(None) };
    server_url(&text).map(Some).map_err(|why| {
        Failure::usage("bad-variable", format!("{} {why}", variable.name))
            .help(format!("set it to something like `http://localhost:9881`, or unset {}", variable.name))
    })
}

/// The names of the manifest's environment on the server.
///
/// # Errors
/// When the manifest does not say which application it is.
pub(crate) fn names_of(
    loaded: &Loaded,
    name: &EnvironmentName,
    environment: &Environment,
) -> Result<EnvironmentRef, Failure> {
    let application = loaded.application.name.clone().ok_or_else(|| {
        Failure::usage("no-application", "the manifest does not say which application it is")
            .help("add `app: my-app` at the top of the manifest")
    })?;
    Ok(EnvironmentRef { account: environment.account.clone(), application, name: name.clone() })
}

impl Remote {
    /// Connects: reads what the server is. Changes nothing.
    pub(crate) async fn connect(target: Target, names: EnvironmentRef) -> Result<Self, Failure> {
        let client = Client::new(&target);
        let version = client.version().await.map_err(|error| failure(error, &target))?;
        let scope = Scope::of(&version);
        let has_pins = version.has(capability::PINS);
        let has_releases = scope == Scope::Whole && version.has(capability::TOOL_RELEASES);
        Ok(Self { target, client, scope, has_pins, has_releases, names })
    }

    /// Connects to the control plane of a manifest's environment.
    pub(crate) async fn of(
        loaded: &Loaded,
        name: &EnvironmentName,
        environment: &Environment,
        args: &ServerArgs,
    ) -> Result<Self, Failure> {
        let mut remote =
            Self::connect(target_of(loaded, environment, args)?, names_of(loaded, name, environment)?).await?;
        remote.client = remote.client.with_experimental_model(args.experimental_diff_model);
        Ok(remote)
    }

    /// The environment, if the server has it.
    pub(crate) async fn find(&self) -> Result<Option<Found>, Failure> {
        self.client.find_environment(&self.names).await.map_err(|error| self.failure(error))
    }

    /// The environment, which must be there.
    pub(crate) async fn need(&self) -> Result<Found, Failure> {
        self.find().await?.ok_or_else(|| {
            Failure::refused(
                "no-environment",
                format!("there is no environment `{}` on {}", self.title(), self.target.shown()),
            )
            .help(format!("`mcpctl environment create -E {}` makes it, and so does `mcpctl deploy`", self.names.name))
        })
    }

    /// The environment, made with its application where the server does not have it yet.
    pub(crate) async fn find_or_create(&self, printer: &Printer) -> Result<Found, Failure> {
        if let Some(found) = self.find().await? {
            return Ok(found);
        }
        let created = self.client.find_or_create_environment(&self.names, self.target.kind).await;
        let found = created.map_err(|error| self.failure(error))?;
        printer.done("created", format_args!("environment {} on {}", self.title(), self.target.shown()));
        Ok(found)
    }

    /// `application/environment`, with its account where that is not the caller's own.
    pub(crate) fn title(&self) -> String {
        let EnvironmentRef { account, application, name } = &self.names;
        match account {
            Some(account) => format!("{account}/{application}/{name}"),
            None => format!("{application}/{name}"),
        }
    }

    /// A failed exchange, in the words of this server.
    pub(crate) fn failure(&self, error: impl Into<Failure>) -> Failure {
        failure(error, &self.target)
    }
}

/// Adds what only this place knows: how to start the local server, and why a token was not sent.
pub(crate) fn failure(error: impl Into<Failure>, target: &Target) -> Failure {
    use crate::ui::Exit;
    let mut failure: Failure = error.into();
    if let (Exit::SignIn, Some(trouble)) = (failure.exit, &target.sign_in_trouble) {
        failure = failure.cause(trouble);
    }
    match failure.exit {
        Exit::Unreachable if target.kind == ServerKind::Local && failure.code == "unreachable" => failure.help(
            "start it with `mcpctl up` in another terminal; if it runs elsewhere, say where with MCPCTL_BUILTIN_LOCAL_URL",
        ),
        Exit::SignIn if target.withheld => {
            let host = target.url.host_str().unwrap_or_default();
            failure.help(format!(
                "{} is not sent to a server that only the manifest names; add `--trust-server {host}` if you trust it, or \
                 sign in there with `mcpctl login`",
                env::AUTH_TOKEN.name
            ))
        }
        Exit::SignIn if matches!(target.token_from, Some(TokenSource::Keyring | TokenSource::File)) => {
            failure.help("the sign-in to it has ended: `mcpctl login` renews it")
        }
        Exit::SignIn if target.kind == ServerKind::Local && target.token.is_none() => failure.help(format!(
            "`mcpctl up` keeps its token in the application's data folder; run this in the application, or set {}",
            env::AUTH_TOKEN.name
        )),
        _ => failure,
    }
}

//! From TARGET to a connected server: a URL, an import's name, a deployment's domain, or a program after `--`.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use serde_json::{Map, Value};
use url::Url;

use crate::client::LocalServer;
use crate::commands::control_plane::ServerArgs;
use crate::commands::load::VariableArgs;
use crate::commands::{Context, data_folder, errors};
use crate::manifest::Loaded;
use crate::mcp::{Era, Version};
use crate::model::{Auth, Domain, EnvironmentName, Import};
use crate::net::{Sender, SenderOptions};
use crate::plan;
use crate::settings::ManifestChoice;
use crate::ui::{Exit, Failure, Progress, Recovery};
use crate::upstream::{
    CallResult, Endpoint, EraChoice, HttpEndpoint, Options, ProcessEnv, StdioCommand, Upstream, UpstreamError,
};

/// How a server is reached.
#[derive(Debug, Args)]
#[command(next_help_heading = "Connection")]
pub(crate) struct TargetArgs {
    /// Time for one request, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    timeout: Duration,
    /// Time until the server is ready, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    init_timeout: Duration,
    /// Protocol era; `auto` asks the server
    #[arg(long, value_name = "ERA", value_enum, default_value_t = EraArg::Auto)]
    era: EraArg,
    /// Send this header too, `Name: value` (repeatable)
    #[arg(long, value_name = "HEADER")]
    header: Vec<String>,
    /// Trust the authorities of this PEM file besides the system's
    #[arg(long, value_name = "FILE")]
    ca_bundle: Option<PathBuf>,
    /// Set a variable of the program after `--`, `NAME=value` (repeatable)
    #[arg(long = "env", value_name = "NAME=VALUE")]
    variable: Vec<String>,
    /// Start the program after `--` in this folder
    #[arg(long, value_name = "DIR")]
    cwd: Option<PathBuf>,
    #[command(flatten)]
    manifest: VariableArgs,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum EraArg {
    Auto,
    Legacy,
    Modern,
}

/// Seconds, fractions allowed.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    text.parse::<f64>()
        .ok()
        .filter(|seconds| *seconds > 0.0 && *seconds <= 86_400.0)
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "must be a number of seconds above 0, at most a day".to_owned())
}

/// A connected server and how people call it.
pub(crate) struct Connected {
    /// The connection.
    pub(crate) upstream: Upstream,
    who: String,
}

impl Connected {
    /// A failure in this server's name.
    pub(crate) fn failure(&self, error: &UpstreamError) -> Failure {
        let failure = errors::upstream(&self.who, error);
        let (noise, _) = self.upstream.program_output();
        match noise.first() {
            Some(line) if matches!(error, UpstreamError::TimedOut { .. } | UpstreamError::Exited { .. }) => {
                failure.cause(format_args!("its output begins with something that is no message: {line:?}"))
            }
            _ => failure,
        }
    }
}

impl TargetArgs {
    /// Connects, asks, and always closes. Ctrl-C ends it, the program after `--` included.
    ///
    /// # Errors
    /// When the target means nothing, or the server cannot be used.
    pub(crate) fn with_server<T>(
        &self,
        context: &Context,
        target: Option<&str>,
        command: &[OsString],
        work: impl AsyncFnOnce(&Connected) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let (endpoint, version, who) = self.resolve(context, target, command)?;
        let options = Options {
            timeout: self.timeout,
            init_timeout: self.init_timeout,
            era: match self.era {
                EraArg::Auto => version.map_or(EraChoice::Auto, EraChoice::Fixed),
                EraArg::Legacy => EraChoice::era(Era::Legacy),
                EraArg::Modern => EraChoice::era(Era::Modern),
            },
            ..Options::default()
        };
        context.block_on(async {
            let _progress = Progress::start(&context.printer, format!("asking {who}"));
            let session = async {
                let upstream =
                    Upstream::connect(endpoint, options).await.map_err(|error| errors::upstream(&who, &error))?;
                let connected = Connected { upstream, who: who.clone() };
                let outcome = work(&connected).await;
                connected.upstream.close().await;
                outcome
            };
            tokio::select! {
                outcome = session => outcome,
                // Dropping the session kills the program.
                _ = tokio::signal::ctrl_c() => {
                    Err(Failure::new("interrupted", Exit::Interrupted, Recovery::Retry, "interrupted"))
                }
            }
        })
    }

    /// Calls a tool of an import whose OAuth consent the control plane keeps, through that control plane. `None` when
    /// the target is no such import, or a header brings the credentials.
    ///
    /// # Errors
    /// When the control plane cannot be asked, or the call fails.
    pub(crate) fn call_with_consent(
        &self,
        context: &Context,
        target: &str,
        tool: &str,
        arguments: impl FnOnce() -> Result<Map<String, Value>, Failure>,
    ) -> Result<Option<CallResult>, Failure> {
        if self.brings_credentials() || target.contains("://") || context.settings.manifest == ManifestChoice::Disabled
        {
            return Ok(None);
        }
        let Ok(loaded) = context.load(&self.manifest) else { return Ok(None) };
        let Some((_, import)) = import_named(context, &loaded, target) else { return Ok(None) };
        if !matches!(import.auth, Auth::Scheme(_)) {
            return Ok(None);
        }
        let server = ServerArgs { ca_bundle: self.ca_bundle.clone(), ..ServerArgs::default() };
        let call = super::super::import::call::run(context, &loaded, import, &server, tool, arguments()?);
        context
            .block_on(async {
                let limit = self.init_timeout + self.timeout;
                tokio::time::timeout(limit, call).await.unwrap_or_else(|_| {
                    Err(Failure::unreachable(
                        "upstream-timed-out",
                        format!("no answer came within {} s", limit.as_secs_f64()),
                    )
                    .help("give it more time with `--timeout`"))
                })
            })
            .map(Some)
    }

    /// Whether a header carries credentials, so that no consent is needed.
    fn brings_credentials(&self) -> bool {
        self.header.iter().any(|header| header.to_ascii_lowercase().starts_with("authorization:"))
    }

    fn resolve(
        &self,
        context: &Context,
        target: Option<&str>,
        command: &[OsString],
    ) -> Result<(Endpoint, Option<Version>, String), Failure> {
        if let Some((program, args)) = command.split_first() {
            return Ok((Endpoint::Stdio(self.program(program, args)?), None, "the MCP server".to_owned()));
        }
        let Some(target) = target else {
            return Err(Failure::usage("no-target", "no server is named")
                .help("name a URL, an import or a deployment's domain, or a program after `--`"));
        };
        let sender = Sender::new(SenderOptions { ca_bundle: self.ca_bundle.clone(), ..SenderOptions::default() });
        if target.contains("://") {
            let url = Url::parse(target).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
            let url = url.ok_or_else(|| {
                Failure::usage("bad-url", "the target is no http or https URL").help("write it like `http://host/mcp`")
            })?;
            return Ok((self.http(HttpEndpoint::new(url, sender))?, None, "the MCP server".to_owned()));
        }
        let loaded = match context.settings.manifest {
            ManifestChoice::Disabled => None,
            // A domain needs no manifest; what is wrong with one is for `validate` to say.
            _ => context.load(&self.manifest).ok(),
        };
        if let Some(loaded) = &loaded
            && let Some((environment, import)) = import_named(context, loaded, target)
        {
            return self.import(environment, import, sender);
        }
        let domain = Domain::parse(target).map_err(|_| unknown_target(target, loaded.as_ref()))?;
        if domain.port().is_none() && !domain.host().contains('.') && domain.host() != "localhost" {
            return Err(unknown_target(target, loaded.as_ref()));
        }
        let url = endpoint_of(&domain, loaded.as_ref());
        Ok((self.http(HttpEndpoint::new(url, sender))?, None, format!("the MCP endpoint `{domain}`")))
    }

    fn http(&self, mut endpoint: HttpEndpoint) -> Result<Endpoint, Failure> {
        for header in &self.header {
            let added = header
                .split_once(':')
                .and_then(|(name, value)| endpoint.clone().header(name.trim(), value.trim()).ok());
            endpoint = added.ok_or_else(|| {
                Failure::usage("bad-header", "a `--header` is not of the form `Name: value` in plain ASCII")
            })?;
        }
        Ok(Endpoint::Http(endpoint))
    }

    fn program(&self, program: &OsString, args: &[OsString]) -> Result<StdioCommand, Failure> {
        let mut variables = Vec::new();
        for variable in &self.variable {
            let (name, value) = variable
                .split_once('=')
                .filter(|(name, _)| !name.is_empty())
                .ok_or_else(|| Failure::usage("bad-variable", "an `--env` is not of the form `NAME=value`"))?;
            variables.push((name.to_owned(), value.to_owned()));
        }
        Ok(StdioCommand {
            program: program.clone(),
            args: args.to_vec(),
            dir: self.cwd.clone(),
            env: ProcessEnv::Inherit(variables),
        })
    }

    fn import(
        &self,
        environment: &EnvironmentName,
        import: &Import,
        sender: Sender,
    ) -> Result<(Endpoint, Option<Version>, String), Failure> {
        let who = super::super::import::read::who(import);
        if matches!(import.auth, Auth::Scheme(_)) && !self.brings_credentials() {
            return Err(super::super::import::read::consent_needed(import));
        }
        let declaration = plan::import_declaration(environment, import)?;
        let source = crate::server::import_source(&declaration);
        let endpoint = source.endpoint(sender).map_err(|error| errors::upstream(&who, &error.into()))?;
        let version = import.version.as_deref().and_then(Version::parse);
        Ok((self.http(endpoint)?, version, who))
    }
}

fn import_named<'a>(context: &Context, loaded: &'a Loaded, name: &str) -> Option<(&'a EnvironmentName, &'a Import)> {
    let (environment, _) = context.environment(loaded).ok()?;
    let import = loaded
        .application
        .imports_of(environment)
        .iter()
        .find(|import| import.name.as_ref().is_some_and(|n| n.as_str() == name))?;
    Some((environment, import))
}

/// The endpoint of a domain. One on this machine is served at the port where the application's `up` listens now.
fn endpoint_of(domain: &Domain, loaded: Option<&Loaded>) -> Url {
    let scheme = if domain.is_loopback() { "http" } else { "https" };
    let mut url = Url::parse(&format!("{scheme}://{domain}/mcp")).expect("a domain is a host with an optional port");
    let running = loaded
        .filter(|_| domain.is_loopback())
        .and_then(|loaded| LocalServer::read(&data_folder::locate(None, loaded)).mcp_port);
    let declared = loaded.is_some_and(|loaded| {
        loaded.application.deployments.values().flatten().any(|deployment| deployment.domain == *domain)
    });
    if let Some(port) = running.filter(|_| declared) {
        // Only fails for URLs without a host.
        let _ = url.set_port(Some(port));
    }
    url
}

fn unknown_target(target: &str, loaded: Option<&Loaded>) -> Failure {
    let failure = Failure::usage("unknown-target", format!("`{target}` is neither a URL, nor an import, nor a domain"));
    let known: Vec<String> = loaded
        .into_iter()
        .flat_map(|loaded| {
            let imports = loaded.application.imports.values().flatten().filter_map(|import| import.name.as_ref());
            let domains = loaded.application.deployments.values().flatten().map(|d| d.domain.to_string());
            imports.map(ToString::to_string).chain(domains).collect::<Vec<_>>()
        })
        .collect();
    if known.is_empty() {
        failure.help("write a URL like `http://host/mcp`, or the program of a stdio server after `--`")
    } else {
        failure.help(format!("the manifest has `{}`", known.join("`, `")))
    }
}

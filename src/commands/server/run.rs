//! `mcpctl server run`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use url::Url;

use super::super::serving::listen::{self, MCP_LISTEN, METRICS_ADDR, ROUTER_LISTEN};
use super::super::serving::services::{Plan, Services};
use super::super::serving::signals::Signals;
use super::super::{Context, serving};
use super::config::{ConfigFile, DatabaseArgs, Egress, Storage, default_listen, default_mcp_listen};
use crate::lock::Drift;
use crate::manifest::{self, Loaded};
use crate::net::{EgressPolicy, Network, Peers};
use crate::server;
use crate::ui::{Document, DocumentBody, Exit, Failure, Report};

/// Arguments of `server run`.
#[derive(Debug, Args)]
pub(super) struct RunArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    /// Address of the control plane [default: 127.0.0.1:9881]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Address of the MCP endpoints (repeatable) [default: port 9007 on loopback]
    #[arg(long, value_name = "ADDRESS:PORT")]
    mcp_listen: Vec<SocketAddr>,
    /// How this machine runs components
    #[arg(long, value_name = "FILE")]
    runtime_file: Option<PathBuf>,
    /// A proxy in front ends TLS: needed to listen beyond this machine
    #[arg(long)]
    behind_tls_proxy: bool,
    /// The control plane's URL as clients see it
    #[arg(long, value_name = "URL", value_parser = crate::commands::control_plane::plain_url)]
    public_url: Option<Url>,
    /// What to do when an import provides something else than it is pinned to: `serve` it, `hide` those tools, or
    /// `fail` the import [default: serve]
    #[arg(long, value_name = "POLICY", value_parser = serving::drift())]
    on_drift: Option<Drift>,
    /// Address or network of the TLS proxy: nobody else beyond this machine may connect (repeatable)
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<Network>,
    /// Address of the metrics for Prometheus, on this machine [default: none]
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics_addr: Option<SocketAddr>,
    /// Where imports and OAuth providers may be: `public` addresses, those and this machine (`loopback`, with plain
    /// http), or `any` [default: `public`; `loopback` when only this machine reaches the server]
    #[arg(long, value_name = "POLICY")]
    egress: Option<Egress>,
}

/// Control plane and gateway are listening.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ServerReadyDocument {
    /// The control plane's address.
    listen: String,
    /// The gateway's addresses.
    mcp_listen: Vec<String>,
    /// The address of the metrics; null without.
    metrics_listen: Option<String>,
}

impl DocumentBody for ServerReadyDocument {
    const KIND: &'static str = "server.ready";
}

/// Everything that is settled before a port is taken.
struct Settings {
    storage: Storage,
    listen: SocketAddr,
    mcp_listen: Vec<SocketAddr>,
    public_url: Option<Url>,
    peers: Peers,
    metrics: Option<SocketAddr>,
    runtime: Option<Loaded>,
    on_drift: Drift,
    egress: EgressPolicy,
}

impl Settings {
    fn of(context: &Context, args: &RunArgs) -> Result<Self, Failure> {
        let config = ConfigFile::read(args.database.config.as_deref())?;
        let storage = Storage::of(&args.database, &config);
        let listen = args.listen.or(config.listen).unwrap_or_else(default_listen);
        let mcp_listen = [args.mcp_listen.clone(), config.mcp_listen, default_mcp_listen()];
        let mcp_listen = mcp_listen.into_iter().find(|addresses| !addresses.is_empty()).unwrap_or_default();
        let public_url = args.public_url.clone().or(config.public_url);
        let mut proxies = args.trusted_proxy.clone();
        proxies.extend(config.trusted_proxies.iter().map(|proxy| proxy.0));
        let behind_proxy =
            (args.behind_tls_proxy || config.behind_tls_proxy) && public_url.is_some() && !proxies.is_empty();
        let exposed = std::iter::once(&listen).chain(&mcp_listen).find(|address| !address.ip().is_loopback());
        if let Some(address) = exposed.filter(|_| !behind_proxy) {
            return Err(exposing(*address));
        }
        if let Some(url) = public_url.as_ref().filter(|url| exposed.is_some() && url.scheme() != "https") {
            let message =
                format!("the public URL begins with `{}://`: whoever uses it sends tokens without TLS", url.scheme());
            return Err(Failure::usage("exposed", message).help("give the `https://` URL of the TLS proxy in front"));
        }
        let metrics = args.metrics_addr.or(config.metrics_addr);
        if let Some(address) = metrics.filter(|address| !address.ip().is_loopback()) {
            return Err(Failure::usage("exposed", format!("metrics on {address} would be open to the network"))
                .help("choose an address of this machine, such as `--metrics-addr 127.0.0.1:9464`"));
        }
        let peers = if exposed.is_some() { Peers::Only(proxies) } else { Peers::Anyone };
        // A server that only this machine reaches may reach this machine, so that a provider can be tried out. One
        // behind a proxy listens on loopback, too, but serves everybody.
        let serves_everybody =
            exposed.is_some() || args.behind_tls_proxy || config.behind_tls_proxy || public_url.is_some();
        let usual = if serves_everybody { Egress::Public } else { Egress::Loopback };
        let egress = args.egress.or(config.egress).unwrap_or(usual).into();
        let runtime = match args.runtime_file.clone().or(config.runtime_file) {
            Some(path) => Some(runtime_file(context, &path)?),
            None => None,
        };
        let on_drift = args.on_drift.or(config.on_drift.map(|drift| drift.0)).unwrap_or_default();
        Ok(Self { storage, listen, mcp_listen, public_url, peers, metrics, runtime, on_drift, egress })
    }
}

fn exposing(address: SocketAddr) -> Failure {
    let message = format!("listening on {address} would send tokens over the network without TLS");
    Failure::usage("exposed", message).help(
        "listen on 127.0.0.1, or put a TLS proxy in front and say so with `--behind-tls-proxy --public-url URL \
         --trusted-proxy ADDRESS`",
    )
}

fn runtime_file(context: &Context, path: &std::path::Path) -> Result<Loaded, Failure> {
    let loaded = manifest::load_runtime(path)?;
    let report = Report::new(&loaded.findings, &loaded.sources);
    if report.has_errors() {
        context.printer.refusal(&report)?;
        return Err(Failure::reported(Exit::Findings));
    }
    Ok(loaded)
}

/// Runs the command.
pub(super) fn run(context: &Context, args: &RunArgs) -> Result<Exit, Failure> {
    super::super::log::start(context, "info");
    let settings = Settings::of(context, args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::bug("cannot start the asynchronous runtime").cause(error))?;
    let outcome = runtime.block_on(serve(context, settings));
    crate::runtime::end_programs();
    runtime.shutdown_background();
    outcome
}

async fn serve(context: &Context, settings: Settings) -> Result<Exit, Failure> {
    let mut signals = Signals::new()?;
    let store = settings.storage.open().await?;
    let control = listen::one(settings.listen, ROUTER_LISTEN).await?;
    let mut mcp = Vec::new();
    for address in &settings.mcp_listen {
        mcp.push(listen::one(*address, MCP_LISTEN).await?);
    }
    let address = |listener: &tokio::net::TcpListener| {
        listener.local_addr().map_or_else(|_| "?".to_owned(), |address| address.to_string())
    };
    let metrics = match settings.metrics {
        Some(address) => Some(listen::one(address, METRICS_ADDR).await?),
        None => None,
    };
    let document = ServerReadyDocument {
        listen: address(&control),
        mcp_listen: mcp.iter().map(address).collect(),
        metrics_listen: metrics.as_ref().map(address),
    };
    let hosts = settings.public_url.iter().filter_map(|url| url.host_str().map(str::to_owned)).collect();
    let (egress, peers) = (settings.egress, settings.peers.clone());
    let strict_issuers = egress == EgressPolicy::Public;
    let config = server::Config { hosts, strict_issuers, on_drift: settings.on_drift, ..server::Config::default() };
    let mut services = Services::start(Plan { store, config, control, mcp, metrics, peers, egress }).await?;
    let runtime = settings.runtime.as_ref().and_then(|loaded| loaded.runtime.as_ref());
    for (name, reason) in services.use_runtime(runtime, None).await {
        context.printer.warning(format_args!("component `{name}` cannot run here: {reason}"));
    }
    context.printer.event(&Document::of(&document), || {
        format!("control plane on {}, MCP endpoints on {}\n", document.listen, document.mcp_listen.join(" and "))
    })?;
    let outcome = tokio::select! {
        exit = signals.next() => Ok(exit),
        failure = services.ended() => Err(failure),
    };
    tokio::select! {
        () = services.drain() => outcome,
        at_once = signals.next() => Ok(at_once),
    }
}

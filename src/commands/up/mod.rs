//! `mcpctl up`: control plane, gateway, deploy and watch in one process, for one machine.

mod cycle;
mod documents;
mod folder;
mod watch;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::Args;
use url::Url;

use super::load::VariableArgs;
use super::serving::database;
use super::serving::listen::{self, MCP, ROUTER, port_of};
use super::serving::services::{Plan, Services};
use super::serving::signals::Signals;
use super::{Context, data_folder, serving};
use crate::client::{ServerKind, Target, TokenSource};
use crate::lock::Drift;
use crate::manifest::Loaded;
use crate::model::application::{DEFAULT_MCP_PORT, DEFAULT_ROUTER_PORT};
use crate::net::{EgressPolicy, Peers};
use crate::server;
use crate::store::Location;
use crate::ui::{Document, Exit, Failure};

use cycle::{Cycle, LockSeen, refuse_remote};
use folder::{DataFolder, Ports};
use watch::Edits;

pub use documents::{UpDeployedDocument, UpFailedDocument, UpFindingsDocument, UpReadyDocument};

/// The port of HTTP API deployments in Golem. The ports file names it; nothing listens there.
const CUSTOM_REQUEST_PORT: u16 = 9006;

/// Serve the application on this machine, and again after every edit
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl up
  mcpctl up -A examples/golem.yaml --mcp-port 0
  mcpctl up -F json                       # one JSON document an event

Ctrl-C ends in order, a second one at once.")]
pub struct UpArgs {
    /// Address of the control plane [default: `localServer.routerAddr`, then 127.0.0.1]
    #[arg(long, value_name = "ADDRESS")]
    router_addr: Option<IpAddr>,
    /// Port of the control plane, 0 for a free one [default: `localServer.routerPort`, then 9881]
    #[arg(long, value_name = "PORT")]
    router_port: Option<u16>,
    /// Port of the MCP endpoints, 0 for a free one [default: `localServer.mcpPort`, then 9007]
    #[arg(long, value_name = "PORT")]
    mcp_port: Option<u16>,
    /// Write the ports to this file as JSON [default: `localServer.portsFile`]
    #[arg(long, value_name = "FILE")]
    ports_file: Option<PathBuf>,
    /// Where the state is kept [default: `MCPCTL_DATA_DIR`, `localServer.dataDir`, then `.mcpctl` beside the manifest]
    #[arg(long, value_name = "FOLDER")]
    data_dir: Option<PathBuf>,
    /// Accept the public token that Golem's own tools use on local servers
    #[arg(long)]
    golem_token: bool,
    /// What to do when an import provides something else than `mcp.lock` pins: `serve` it, `hide` those tools, or
    /// `fail` the import
    #[arg(long, value_name = "POLICY", default_value = "serve", value_parser = serving::drift())]
    on_drift: Drift,
    /// Deploy once and serve; do not watch the files
    #[arg(long)]
    no_watch: bool,
    #[command(flatten)]
    variables: VariableArgs,
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &UpArgs) -> Result<Exit, Failure> {
    super::log::start(context, "warn");
    let loaded = context.load(&args.variables)?;
    let loaded = local_environment(context, loaded)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::bug("cannot start the asynchronous runtime").cause(error))?;
    let outcome = runtime.block_on(serve(context, args, loaded));
    crate::runtime::end_programs();
    // What still runs after the drain, or after a second Ctrl-C, is not waited for.
    runtime.shutdown_background();
    outcome
}

/// Refuses what could never be served from here. A manifest that merely has errors is not refused: what an earlier run
/// deployed goes on, and the next edit may mend it.
fn local_environment(context: &Context, loaded: Loaded) -> Result<Loaded, Failure> {
    let failure = match context.environment(&loaded) {
        Ok((name, environment)) => {
            refuse_remote(name.as_str(), &environment.server)?;
            return Ok(loaded);
        }
        Err(failure) => failure,
    };
    let checked = context.check(loaded)?;
    if !checked.report().has_errors() {
        return Err(failure);
    }
    context.printer.refusal(&checked.report())?;
    Err(Failure::reported(Exit::Findings))
}

async fn serve(context: &Context, args: &UpArgs, loaded: Loaded) -> Result<Exit, Failure> {
    let mut signals = Signals::new()?;
    let folder = DataFolder::open(&data_folder::locate(args.data_dir.as_deref(), &loaded))?;
    let settings = &loaded.application.local_server;
    let address = args.router_addr.or(settings.router_addr.map(IpAddr::V4)).unwrap_or(Ipv4Addr::LOCALHOST.into());
    let router_port = args.router_port.or(settings.router_port).unwrap_or(DEFAULT_ROUTER_PORT);
    let mcp_port = args.mcp_port.or(settings.mcp_port).unwrap_or(DEFAULT_MCP_PORT);
    let control = listen::one(SocketAddr::new(address, router_port), ROUTER).await?;
    let mcp = listen::loopback(mcp_port, MCP).await?;
    let ports = Ports {
        router: port_of(&control)?,
        custom_request: settings.custom_request_port.unwrap_or(CUSTOM_REQUEST_PORT),
        mcp: mcp.first().map_or(Ok(mcp_port), port_of)?,
    };
    if !address.is_loopback() {
        context.printer.warning(format_args!(
            "the control plane listens on {address}, where other machines may reach it; its token protects it"
        ));
    }
    let store = database::open_store(&Location::Sqlite(folder.database()), database::Keys::default()).await?;
    database::admit(&store, folder.token(), jiff::Timestamp::MAX, args.golem_token).await?;
    let mut config = server::Config { on_drift: args.on_drift, ..server::Config::default() };
    if !address.is_loopback() && !address.is_unspecified() {
        config.hosts.push(address.to_string());
    }
    let mut services = Services::start(Plan {
        store,
        config,
        control,
        mcp,
        metrics: None,
        peers: Peers::Anyone,
        egress: EgressPolicy::Any,
    })
    .await?;
    let target = own_target(address, ports.router, &folder);
    announce(context, &loaded, &target, ports, folder.path())?;
    folder.write_ports(ports)?;
    let ports_file = args.ports_file.clone().or_else(|| settings.ports_file.as_ref().map(|f| loaded.root_dir.join(f)));
    if let Some(file) = &ports_file {
        ports.write(file)?;
    }
    // Boxed: all of `up` in one future is large.
    let work = work(context, args, loaded, &mut services, target, &folder, ports.mcp, &mut signals);
    let outcome = Box::pin(work).await;
    folder.remove_ports();
    if let Ok(Exit::Interrupted | Exit::Terminated) = outcome {
        context.printer.status("Ending: open calls may finish (again to end at once)");
    }
    tokio::select! {
        () = services.drain() => outcome,
        at_once = signals.next() => Ok(at_once),
    }
}

/// Rounds until a signal, each interrupted by it.
#[allow(clippy::too_many_arguments, reason = "the parts of one running `up`, named once here")]
async fn work(
    context: &Context,
    args: &UpArgs,
    loaded: Loaded,
    services: &mut Services,
    target: Target,
    folder: &DataFolder,
    mcp_port: u16,
    signals: &mut Signals,
) -> Result<Exit, Failure> {
    let mut edits = if args.no_watch { None } else { watch(context, &loaded) };
    // Until the first deploy, what an earlier run deployed is served with the bindings as they are now.
    services.use_runtime(loaded.runtime.as_ref(), Some(folder.path())).await;
    let mut texts = None;
    let mut next = Some(Ok(loaded));
    let mut lock = LockSeen::default();
    loop {
        let mut cycle = Cycle {
            context,
            target: target.clone(),
            services,
            data_folder: folder.path().to_owned(),
            mcp_port,
            texts: std::mem::take(&mut texts),
            lock,
        };
        if let Some(loaded) = next.take() {
            tokio::select! {
                exit = signals.next() => return Ok(exit),
                outcome = cycle.run(loaded) => outcome?,
            }
        }
        (texts, lock) = (cycle.texts.take(), cycle.lock);
        tokio::select! {
            exit = signals.next() => return Ok(exit),
            failure = services.ended() => return Err(failure),
            () = edited(&mut edits) => {}
        }
        let loaded = tokio::task::block_in_place(|| context.load(&args.variables));
        if let (Ok(loaded), Some(edits)) = (&loaded, &mut edits)
            && let Err(error) = edits.follow(&loaded.watched_files())
        {
            context.printer.warning(format_args!("edits of some files will not be noticed: {error}"));
        }
        next = Some(loaded);
    }
}

async fn edited(edits: &mut Option<Edits>) {
    match edits {
        Some(edits) => edits.next().await,
        None => std::future::pending().await,
    }
}

fn watch(context: &Context, loaded: &Loaded) -> Option<Edits> {
    match Edits::of(&loaded.watched_files()) {
        Ok(edits) => Some(edits),
        Err(error) => {
            context.printer.warning(format_args!("edits will not be noticed: {error}"));
            None
        }
    }
}

/// The control plane of this process, as a client reaches it.
fn own_target(address: IpAddr, port: u16, folder: &DataFolder) -> Target {
    let host = match address {
        address if address.is_unspecified() => Ipv4Addr::LOCALHOST.to_string(),
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("[{address}]"),
    };
    Target {
        kind: ServerKind::Local,
        url: Url::parse(&format!("http://{host}:{port}/")).expect("an address and a port make a URL"),
        allow_insecure: false,
        ca_bundle: None,
        token: Some(folder.token().clone()),
        token_from: Some(TokenSource::DataFolder),
        withheld: false,
        sign_in_trouble: None,
    }
}

fn announce(context: &Context, loaded: &Loaded, target: &Target, ports: Ports, data: &Path) -> Result<(), Failure> {
    let (name, _) = context.environment(loaded)?;
    let application = loaded.application.name.as_ref().map(ToString::to_string).unwrap_or_default();
    let document = UpReadyDocument {
        application,
        environment: name.to_string(),
        server: target.shown(),
        router_port: ports.router,
        mcp_port: ports.mcp,
        data_folder: data.display().to_string(),
    };
    context.printer.event(&Document::of(&document), || {
        format!(
            "{}/{} on {} (state in {})\n",
            document.application, document.environment, document.server, document.data_folder
        )
    })
}

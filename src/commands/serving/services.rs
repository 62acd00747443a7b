//! Control plane and gateway in this process, over one database: what `up` and `server run` have in common.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use super::database::silent;
use super::imports::ThroughControlPlane;
use super::metrics::{self, Metrics};
use crate::model::{ComponentName, RuntimeFile};
use crate::net::{self, EgressPolicy, Gauge, Inbound, Peers};
use crate::oauth::UrlRule;
use crate::server::{ConsentOptions, Consents};
use crate::store::Store;
use crate::ui::Failure;
use crate::{gateway, runtime, server};

/// Open notice streams are connections, so a gateway has more of them.
const GATEWAY_CONNECTIONS: usize = 4096;
/// Whoever collects metrics needs one.
const METRICS_CONNECTIONS: usize = 8;

/// What this machine can run, told to the control plane: `status` compares it with what is deployed.
#[derive(Debug, Default)]
struct Machine {
    digests: RwLock<BTreeMap<ComponentName, Option<String>>>,
}

impl Machine {
    fn has(&self, components: &gateway::Components) {
        let digests = components.iter().map(|(name, component)| (name.clone(), component.digest.clone())).collect();
        *self.digests.write().unwrap_or_else(PoisonError::into_inner) = digests;
    }
}

impl server::Readiness for Machine {
    fn digest(&self, component: &ComponentName) -> Option<String> {
        self.digests.read().unwrap_or_else(PoisonError::into_inner).get(component).cloned().flatten()
    }
}

/// The running services.
pub(crate) struct Services {
    store: Store,
    gateway: gateway::State,
    machine: Arc<Machine>,
    consents: Consents,
    stop: CancellationToken,
    tasks: JoinSet<io::Result<()>>,
    /// Notices stdio servers whose tools change while they run.
    following: Mutex<Option<AbortOnDropHandle<()>>>,
}

/// Takes over what components offer when that changes while they run. Lists stay those of the deployment; a component
/// that is not what was deployed is not run.
async fn follow(
    machine: Arc<Machine>,
    gateway: gateway::State,
    mut components: gateway::Components,
    changes: Arc<Notify>,
) {
    loop {
        changes.notified().await;
        for (name, component) in components.iter_mut().filter(|(_, component)| component.definition.is_ok()) {
            let Ok(definition) = component.runtime.describe().await else { continue };
            let digest = Some(definition.digest());
            if digest == component.digest {
                continue;
            }
            tracing::warn!(
                component = %name,
                "its server announced other tools; a component that is not what is deployed is not run: deploy it again, or \
                 record its definition in the runtime file"
            );
            (component.definition, component.digest) = (Ok(definition), digest);
        }
        machine.has(&components);
        gateway.replace_components(components.clone());
    }
}

/// What the services need.
pub(crate) struct Plan {
    /// The open database.
    pub(crate) store: Store,
    /// The control plane's settings.
    pub(crate) config: server::Config,
    /// The control plane's listener.
    pub(crate) control: TcpListener,
    /// The gateway's listeners.
    pub(crate) mcp: Vec<TcpListener>,
    /// The metrics' listener.
    pub(crate) metrics: Option<TcpListener>,
    /// Who may connect to control plane and gateway.
    pub(crate) peers: Peers,
    /// Where the servers of imports may be.
    pub(crate) egress: EgressPolicy,
}

impl Services {
    /// Starts serving what is deployed. No component runs until [`Self::use_runtime`] says how.
    pub(crate) async fn start(plan: Plan) -> Result<Self, Failure> {
        let Plan { store, config, control, mcp, metrics, peers, egress } = plan;
        let inbound = Inbound { peers, ..Inbound::default() };
        let meter = inbound.meter.clone();
        let for_gateway = Inbound { open: Gauge::default(), most: GATEWAY_CONNECTIONS, ..inbound.clone() };
        let machine = Arc::new(Machine::default());
        // Whoever may reach this machine's own services may trust them without TLS, too.
        let urls = if egress == EgressPolicy::Public { UrlRule::Https } else { UrlRule::HttpOnLoopback };
        let consents = Consents::new(store.clone(), ConsentOptions::new(egress, urls));
        let state = server::State::new(store.clone(), config)
            .with_readiness(machine.clone())
            .with_meter(meter.clone())
            .with_imports(Arc::new(server::Discovery::new(egress, Some(Arc::new(consents.clone())))))
            .with_consents(consents.clone());
        let config = gateway::Config { egress, urls, ..gateway::Config::default() };
        let imports = Arc::new(ThroughControlPlane(state.clone()));
        let gateway = gateway::State::with_imports(store.clone(), gateway::Components::new(), config, imports)
            .await
            .map_err(|error| silent(&error))?;
        let stop = CancellationToken::new();
        let mut tasks = JoinSet::new();
        if let Some(listener) = metrics {
            let (control, gateway) = (inbound.open.clone(), for_gateway.open.clone());
            let shown = Metrics { store: store.clone(), meter, control, gateway, started: Timestamp::now() };
            let few = Inbound { most: METRICS_CONNECTIONS, ..Inbound::default() };
            tasks.spawn(net::serve(listener, metrics::router(shown), few, stop.clone().cancelled_owned()));
        }
        tasks.spawn(server::serve(control, server::router(state), inbound, stop.clone().cancelled_owned()));
        tasks.spawn(gateway::serve(mcp, gateway.clone(), for_gateway, stop.clone().cancelled_owned()));
        Ok(Self { store, gateway, machine, consents, stop, tasks, following: Mutex::default() })
    }

    /// Takes over how this machine runs its components. Calls that are under way end as they began. Returns the
    /// components that cannot be described or run here, with the reason.
    pub(crate) async fn use_runtime(
        &self,
        file: Option<&RuntimeFile>,
        data_folder: Option<&Path>,
    ) -> Vec<(ComponentName, String)> {
        let changes = Arc::new(Notify::new());
        let components = match file {
            Some(file) => runtime::load(file, data_folder, &changes).await,
            None => gateway::Components::new(),
        };
        self.machine.has(&components);
        let silent = components.iter().filter_map(|(name, component)| {
            component.definition.as_ref().err().map(|reason| (name.clone(), reason.to_string()))
        });
        let mut silent: Vec<_> = silent.collect();
        let obstacles = match file {
            Some(file) => runtime::obstacles(file, data_folder).await,
            None => Vec::new(),
        };
        for (name, reason) in obstacles {
            let entry = (name, reason.to_string());
            if !silent.contains(&entry) {
                silent.push(entry);
            }
        }
        self.gateway.replace_components(components.clone());
        let following = follow(Arc::clone(&self.machine), self.gateway.clone(), components, changes);
        let mut before = self.following.lock().unwrap_or_else(PoisonError::into_inner);
        *before = Some(AbortOnDropHandle::new(tokio::spawn(following)));
        silent
    }

    /// Lets the gateway see a deploy of this process at once.
    pub(crate) async fn refresh(&self) -> Result<(), Failure> {
        self.gateway.refresh().await.map_err(|error| silent(&error))
    }

    /// Waits for a service that ends by itself, which none should.
    pub(crate) async fn ended(&mut self) -> Failure {
        let failure = Failure::bug("a service ended by itself");
        match self.tasks.join_next().await {
            Some(Ok(Err(error))) => failure.cause(error),
            Some(Err(error)) => failure.cause(error),
            Some(Ok(Ok(()))) | None => failure,
        }
    }

    /// Accepts nothing new, lets open requests finish, and closes the database.
    pub(crate) async fn drain(&mut self) {
        self.stop.cancel();
        while self.tasks.join_next().await.is_some() {}
        self.consents.drain().await;
        self.store.close().await;
    }
}

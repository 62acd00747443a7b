//! Control plane and gateway in this process, over one database: what `up` and `server run` have in common.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use etcetera::BaseStrategy;
use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::commands::import::reader::UpstreamReader;
use crate::model::{ComponentName, RuntimeFile};
use crate::net::EgressPolicy;
use crate::secrets::{Sealer, SealingKey, Secret, TokenHash, load_or_create_key_file};
use crate::settings::env;
use crate::store::{Actor, Location, Store, WriteError};
use crate::ui::Failure;
use crate::{gateway, runtime, server};

/// The token that Golem's own tools use on a local server. It is public, so it opens nothing unless asked for.
const GOLEM_TOKEN: &str = "5c832d93-ff85-4a8f-9803-513950fdfdb1";

/// What this machine can run, told to the control plane: `status` compares it with what is deployed.
#[derive(Debug, Default)]
struct Machine {
    digests: RwLock<BTreeMap<ComponentName, Option<String>>>,
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
    stop: CancellationToken,
    tasks: JoinSet<io::Result<()>>,
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
    /// Where the servers of imports may be.
    pub(crate) egress: EgressPolicy,
}

impl Services {
    /// Starts serving what is deployed. No component runs until [`Self::use_runtime`] says how.
    pub(crate) async fn start(plan: Plan) -> Result<Self, Failure> {
        let Plan { store, config, control, mcp, egress } = plan;
        let machine = Arc::new(Machine::default());
        let state = server::State::new(store.clone(), config)
            .with_readiness(machine.clone())
            .with_imports(Arc::new(UpstreamReader::new(egress, None)));
        let gateway = gateway::State::new(store.clone(), gateway::Components::new(), gateway::Config::default())
            .await
            .map_err(|error| database(&error))?;
        let stop = CancellationToken::new();
        let mut tasks = JoinSet::new();
        tasks.spawn(server::serve(control, server::router(state), stop.clone().cancelled_owned()));
        tasks.spawn(gateway::serve(mcp, gateway.clone(), stop.clone().cancelled_owned()));
        Ok(Self { store, gateway, machine, stop, tasks })
    }

    /// Takes over how this machine runs its components. Calls that are under way end as they began. Returns the
    /// components that cannot be described or run here, with the reason.
    pub(crate) async fn use_runtime(
        &self,
        file: Option<&RuntimeFile>,
        data_folder: Option<&Path>,
    ) -> Vec<(ComponentName, String)> {
        let components = match file {
            Some(file) => runtime::load(file, data_folder).await,
            None => gateway::Components::new(),
        };
        let digests = components.iter().map(|(name, component)| (name.clone(), component.digest.clone())).collect();
        *self.machine.digests.write().unwrap_or_else(PoisonError::into_inner) = digests;
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
        self.gateway.replace_components(components);
        silent
    }

    /// Lets the gateway see a deploy of this process at once.
    pub(crate) async fn refresh(&self) -> Result<(), Failure> {
        self.gateway.refresh().await.map_err(|error| database(&error))
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
        self.store.close().await;
    }
}

/// Opens the database with the key that seals its secrets.
pub(crate) async fn open_store(location: &Location, key_file: Option<&Path>) -> Result<Store, Failure> {
    let key = sealing_key(key_file)?;
    Store::open(location, Sealer::new(&key, &[])).await.map_err(|error| {
        Failure::usage("database", "the database cannot be opened")
            .cause(error)
            .help("check that its folder can be written and has space; a database of a newer mcpctl needs that version")
    })
}

/// The key: the variable, then a file, made when absent. By default it lies beside the user's other data and never in
/// a data folder, so that a copied folder gives nothing away.
fn sealing_key(file: Option<&Path>) -> Result<SealingKey, Failure> {
    if let Some(text) = env::SECRET_KEY.read() {
        return SealingKey::parse(&Secret::new(text)).map_err(|error| {
            Failure::usage("bad-variable", format!("{} holds no key", env::SECRET_KEY.name))
                .cause(error)
                .help("set it to 32 random bytes as base64: `openssl rand -base64 32`")
        });
    }
    let path = file.map_or_else(users_key_file, |file| Ok(file.to_owned()))?;
    load_or_create_key_file(&path).map_err(|error| {
        Failure::usage("key-file", format!("the sealing key in `{}` cannot be used", path.display()))
            .cause(error)
            .help(format!("mend the file or its permissions, or set {}", env::SECRET_KEY.name))
    })
}

fn users_key_file() -> Result<PathBuf, Failure> {
    let folders = etcetera::choose_base_strategy().map_err(|error| {
        Failure::usage("no-home", "there is no home folder to keep the sealing key in")
            .cause(error)
            .help(format!("set HOME, or the key itself with {}", env::SECRET_KEY.name))
    })?;
    Ok(folders.data_dir().join("mcpctl").join("secret.key"))
}

/// Makes the first account with its token, and lets Golem's public token in or keeps it out.
pub(crate) async fn admit(store: &Store, token: &Secret, golem_token: bool) -> Result<(), Failure> {
    let public = Secret::new(GOLEM_TOKEN);
    let outcome: Result<(), WriteError> = async {
        server::bootstrap(store, token).await?;
        if golem_token {
            server::bootstrap(store, &public).await?;
        } else if let Some((record, _)) = store.authenticate(&TokenHash::of(GOLEM_TOKEN), Timestamp::now()).await? {
            // An earlier run let it in; this one does not.
            store.delete_token(&Actor::default(), record.id).await?;
        }
        Ok(())
    }
    .await;
    outcome.map_err(|error| database(&error))
}

fn database(error: &dyn std::fmt::Display) -> Failure {
    Failure::usage("database", "the database does not answer").cause(error).help("check that its disk has space")
}

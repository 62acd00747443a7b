//! What all requests share, and the two tasks that keep it fresh.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::{Notify, Semaphore, watch};
use tokio_util::sync::{CancellationToken, DropGuard};

use crate::model::ComponentName;
use crate::net::EgressPolicy;
use crate::oauth::{Algorithm, UrlRule};
use crate::runtime::LocalComponent;
use crate::store::{Store, StoreError};

use super::imports::{self, Imports, NoImports};
use super::sessions::Sessions;
use super::sign_in::SignIn;
use super::surfaces::Surfaces;

/// The components of this machine.
pub type Components = BTreeMap<ComponentName, LocalComponent>;

/// Limits and times. The defaults are what `up` and `server run` use.
#[derive(Debug, Clone)]
pub struct Config {
    /// A session without a request for this long ends.
    pub session_idle_timeout: Duration,
    /// Most live sessions.
    pub max_sessions: usize,
    /// Bytes of a request: base64 of the longest stdin, and what surrounds it.
    pub max_body_bytes: usize,
    /// How long the client may take to send a request.
    pub body_timeout: Duration,
    /// Calls that run at the same time; further ones wait.
    pub max_running_calls: usize,
    /// How long a call waits for its turn.
    pub call_queue_timeout: Duration,
    /// Open notice streams.
    pub max_streams: usize,
    /// How often an idle stream shows that it is alive.
    pub keep_alive: Duration,
    /// How long open requests may go on after the shutdown began.
    pub drain: Duration,
    /// How often imports whose tools are exported are asked what they provide.
    pub import_rhythm: Duration,
    /// Where the providers of protected endpoints may be.
    pub egress: EgressPolicy,
    /// Whether they may be plain http on this machine.
    pub urls: UrlRule,
    /// Signatures of access tokens that are accepted. None that shares a secret with the provider.
    pub token_algorithms: Vec<Algorithm>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            session_idle_timeout: Duration::from_secs(300),
            max_sessions: 10_000,
            max_body_bytes: 33 << 20,
            body_timeout: Duration::from_secs(60),
            max_running_calls: 64,
            call_queue_timeout: Duration::from_secs(30),
            max_streams: 1_000,
            keep_alive: Duration::from_secs(15),
            drain: Duration::from_secs(10),
            import_rhythm: Duration::from_secs(30),
            egress: EgressPolicy::Public,
            urls: UrlRule::Https,
            token_algorithms: vec![
                Algorithm::RS256,
                Algorithm::RS384,
                Algorithm::RS512,
                Algorithm::PS256,
                Algorithm::PS384,
                Algorithm::PS512,
                Algorithm::ES256,
                Algorithm::ES384,
                Algorithm::EdDSA,
            ],
        }
    }
}

/// The gateway. Cheap to clone; the background tasks end with the last clone.
#[derive(Clone)]
pub struct State {
    pub(super) shared: Arc<Shared>,
    _tasks: Arc<DropGuard>,
}

/// What requests and background tasks share.
pub(super) struct Shared {
    pub(super) store: Store,
    pub(super) config: Config,
    pub(super) sessions: Arc<Sessions>,
    pub(super) calls: Arc<Semaphore>,
    pub(super) large_bodies: Semaphore,
    pub(super) streams: Arc<Semaphore>,
    pub(super) shutdown: CancellationToken,
    pub(super) sign_in: SignIn,
    pub(super) imports: Arc<dyn Imports>,
    components: RwLock<Arc<Components>>,
    surfaces: watch::Sender<Arc<Surfaces>>,
    /// Wakes the task that asks imports: something else is served.
    ask_imports: Notify,
}

/// Large requests that are read and answered at the same time: bounds what they hold together.
const LARGE_BODIES: usize = 16;

impl State {
    /// A gateway over a store. Reads what is served now and starts watching for changes.
    pub async fn new(store: Store, components: Components, config: Config) -> Result<Self, StoreError> {
        Self::with_imports(store, components, config, Arc::new(NoImports)).await
    }

    /// The same, with somebody who asks and calls the servers of imports.
    pub async fn with_imports(
        store: Store,
        components: Components,
        config: Config,
        imports: Arc<dyn Imports>,
    ) -> Result<Self, StoreError> {
        let surfaces = Surfaces::build(&store.served().await?, &Surfaces::default(), &Arc::default());
        let shared = Arc::new(Shared {
            sessions: Arc::new(Sessions::new(store.clone(), &config)),
            calls: Arc::new(Semaphore::new(config.max_running_calls)),
            large_bodies: Semaphore::new(LARGE_BODIES),
            streams: Arc::new(Semaphore::new(config.max_streams)),
            shutdown: CancellationToken::new(),
            sign_in: SignIn::new(store.clone(), &config),
            components: RwLock::new(Arc::new(components)),
            imports,
            surfaces: watch::Sender::new(Arc::new(surfaces)),
            ask_imports: Notify::new(),
            store,
            config,
        });
        let stop = CancellationToken::new();
        tokio::spawn(stop.clone().run_until_cancelled_owned(watch_changes(Arc::clone(&shared))));
        tokio::spawn(stop.clone().run_until_cancelled_owned(keep_sessions(Arc::clone(&shared))));
        tokio::spawn(stop.clone().run_until_cancelled_owned(keep_imports(Arc::clone(&shared))));
        Ok(Self { shared, _tasks: Arc::new(stop.drop_guard()) })
    }

    /// Replaces the components of this machine. Running calls keep the runtime that they began with.
    pub fn replace_components(&self, components: Components) {
        *self.shared.components.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(components);
    }

    /// Reads what is served now. A deploy in this process need not wait for the watcher.
    pub async fn refresh(&self) -> Result<(), StoreError> {
        self.shared.refresh().await
    }
}

impl Shared {
    /// What is served.
    pub(super) fn surfaces(&self) -> Arc<Surfaces> {
        Arc::clone(&self.surfaces.borrow())
    }

    /// Tells of every change of what is served.
    pub(super) fn surface_changes(&self) -> watch::Receiver<Arc<Surfaces>> {
        self.surfaces.subscribe()
    }

    /// The component of this machine.
    pub(super) fn component(&self, name: &ComponentName) -> Option<LocalComponent> {
        self.components.read().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }

    async fn refresh(&self) -> Result<(), StoreError> {
        let served = self.store.served().await?;
        let newer = self.surfaces.send_if_modified(|current| {
            // Two refreshes may overlap: the newer one counts.
            if served.counter <= current.counter {
                return false;
            }
            *current = Arc::new(Surfaces::build(&served, current, &Arc::clone(&current.imported)));
            true
        });
        if newer {
            self.ask_imports.notify_one();
        }
        Ok(())
    }

    /// Asks what the imports of exported tools provide. Only a difference changes what is shown.
    async fn refresh_imports(&self) -> Result<(), StoreError> {
        let served = self.store.served().await?;
        let imported = Arc::new(imports::read(self.imports.as_ref(), &served).await);
        self.surfaces.send_if_modified(|current| {
            if served.counter < current.counter || *current.imported == *imported {
                return false;
            }
            *current = Arc::new(Surfaces::build(&served, current, &imported));
            true
        });
        Ok(())
    }
}

/// Waits after the database could not be read.
const RETRY: Duration = Duration::from_secs(1);

async fn watch_changes(shared: Arc<Shared>) {
    let mut changes = shared.store.watch(shared.surfaces().counter);
    loop {
        changes.next().await;
        while let Err(error) = shared.refresh().await {
            // The last good surfaces go on serving.
            tracing::warn!(%error, "cannot read what is deployed");
            tokio::time::sleep(RETRY).await;
        }
    }
}

async fn keep_imports(shared: Arc<Shared>) {
    loop {
        if let Err(error) = shared.refresh_imports().await {
            tracing::warn!(%error, "cannot read what is deployed");
        }
        // Whoever asks for us remembers answers; looking often is cheap.
        let _ = tokio::time::timeout(shared.config.import_rhythm, shared.ask_imports.notified()).await;
    }
}

async fn keep_sessions(shared: Arc<Shared>) {
    loop {
        tokio::time::sleep(shared.sessions.rhythm()).await;
        if let Err(error) = shared.sessions.keep(Timestamp::now()).await {
            tracing::warn!(%error, "cannot keep sessions");
        }
    }
}

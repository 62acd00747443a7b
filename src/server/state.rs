//! What every handler gets.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::config::Config;
use super::consent::Consents;
use super::imports::ImportReader;
use super::pinned::PinnedReader;
use crate::model::ComponentName;
use crate::net::Meter;
use crate::store::Store;

/// Which definitions this machine has: a component is served only where they equal the deployed ones.
pub trait Readiness: Send + Sync {
    /// The digest of the machine's own definition of a component; `None` where it has none.
    fn digest(&self, component: &ComponentName) -> Option<String>;
}

/// A machine that runs no components.
#[derive(Debug, Clone, Copy, Default)]
pub struct NothingReady;

impl Readiness for NothingReady {
    fn digest(&self, _: &ComponentName) -> Option<String> {
        None
    }
}

/// The surroundings of the service. Cheap to clone.
#[derive(Clone)]
pub struct State {
    pub(super) store: Store,
    pub(super) config: Arc<Config>,
    pub(super) readiness: Arc<dyn Readiness>,
    pub(super) imports: Option<Arc<dyn ImportReader>>,
    /// The same reader without regard to pins.
    pub(super) unpinned: Option<Arc<dyn ImportReader>>,
    pub(super) consents: Option<Consents>,
    pub(super) meter: Meter,
}

impl State {
    /// A service over a store, on a machine that runs no components and reads no imports.
    pub fn new(store: Store, config: Config) -> Self {
        Self {
            store,
            config: Arc::new(config),
            readiness: Arc::new(NothingReady),
            imports: None,
            unpinned: None,
            consents: None,
            meter: Meter::default(),
        }
    }

    /// Tells which definitions the machine has.
    #[must_use]
    pub fn with_readiness(self, readiness: Arc<dyn Readiness>) -> Self {
        Self { readiness, ..self }
    }

    /// Tells where requests are counted.
    #[must_use]
    pub fn with_meter(self, meter: Meter) -> Self {
        Self { meter, ..self }
    }

    /// Tells how an import's server is read.
    #[must_use]
    pub fn with_imports(self, imports: Arc<dyn ImportReader>) -> Self {
        let pinned = PinnedReader::new(Arc::clone(&imports), self.store.clone(), self.config.on_drift);
        Self { imports: Some(Arc::new(pinned)), unpinned: Some(imports), ..self }
    }

    /// Tells who obtains OAuth consents.
    #[must_use]
    pub fn with_consents(self, consents: Consents) -> Self {
        Self { consents: Some(consents), ..self }
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("config", &self.config).finish_non_exhaustive()
    }
}

impl FromRequestParts<Self> for State {
    type Rejection = Infallible;

    async fn from_request_parts(_: &mut Parts, state: &Self) -> Result<Self, Infallible> {
        Ok(state.clone())
    }
}

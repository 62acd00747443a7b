//! The handle that everybody holds.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use tokio::sync::watch;

use super::engine::{Engine, Location};
use super::error::{OpenError, StoreError};
use super::query::query;
use crate::model::{DeploymentRevision, EnvironmentId};
use crate::plan::Snapshot;
use crate::secrets::{Sealer, TokenHash};

/// The database. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub struct Store {
    shared: Arc<Shared>,
}

struct Shared {
    engine: Engine,
    sealer: Sealer,
    /// Told of every commit of this process.
    commits: watch::Sender<()>,
    /// Touches of sessions that are not written yet.
    touches: Mutex<HashMap<TokenHash, Timestamp>>,
    /// The contents that are served now. A stored deployment never changes, so neither do they.
    snapshots: Mutex<HashMap<(EnvironmentId, DeploymentRevision), Arc<Snapshot>>>,
}

impl Store {
    /// Opens the database. SQLite is migrated; PostgreSQL must have this program's schema already.
    pub async fn open(location: &Location, sealer: Sealer) -> Result<Self, OpenError> {
        let engine = Engine::open(location).await?;
        let shared = Shared {
            engine,
            sealer,
            commits: watch::Sender::new(()),
            touches: Mutex::default(),
            snapshots: Mutex::default(),
        };
        Ok(Self { shared: Arc::new(shared) })
    }

    /// Brings a database to this program's schema (`server migrate`); returns the versions before and after.
    pub async fn migrate(location: &Location) -> Result<(Option<i64>, i64), OpenError> {
        Engine::migrate(location).await
    }

    /// Whether the database answers, for readiness checks.
    pub async fn ping(&self) -> Result<(), StoreError> {
        query("SELECT singleton FROM installation").one(&mut self.reader().await?).await.map(|_| ())
    }

    /// Writes what is pending and closes all connections. Later calls fail.
    pub async fn close(&self) {
        if let Err(error) = self.flush_sessions().await {
            tracing::warn!(%error, "the last uses of some sessions could not be written");
        }
        self.shared.engine.close().await;
    }

    pub(super) fn engine(&self) -> &Engine {
        &self.shared.engine
    }

    pub(super) fn sealer(&self) -> &Sealer {
        &self.shared.sealer
    }

    pub(super) fn wake(&self) {
        self.shared.commits.send_replace(());
    }

    pub(super) fn commits(&self) -> watch::Receiver<()> {
        self.shared.commits.subscribe()
    }

    pub(super) fn touches(&self) -> MutexGuard<'_, HashMap<TokenHash, Timestamp>> {
        self.shared.touches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn snapshots(&self) -> MutexGuard<'_, HashMap<(EnvironmentId, DeploymentRevision), Arc<Snapshot>>> {
        self.shared.snapshots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self.shared.engine {
            Engine::Sqlite { .. } => "Store(SQLite)",
            Engine::Postgres(_) => "Store(PostgreSQL)",
        })
    }
}

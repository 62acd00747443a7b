//! Pins between a reader of imports and those who ask it: what differs is shown, hidden or refused, as the operator
//! decided, and pinned definitions stand in while an upstream is down.

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use futures::FutureExt;
use futures::future::BoxFuture;
use serde_json::{Map, Value};

use super::imports::{ImportReadError, ImportReader, ImportTarget, ReadImport};
use crate::lock::{Drift, PinnedImport, Pins};
use crate::model::EnvironmentId;
use crate::plan;
use crate::projection::import::sanitize;
use crate::store::Store;

/// Imports whose drift is remembered; of more it is told each time.
const MOST_TOLD: usize = 1_024;

/// A reader that honours the pins of each environment.
pub(super) struct PinnedReader {
    inner: Arc<dyn ImportReader>,
    store: Store,
    on_drift: Drift,
    /// What was told of each import: a listing that many ask for is not news each time.
    told: Mutex<HashMap<(EnvironmentId, usize), u64>>,
}

impl PinnedReader {
    pub(super) fn new(inner: Arc<dyn ImportReader>, store: Store, on_drift: Drift) -> Self {
        Self { inner, store, on_drift, told: Mutex::default() }
    }

    /// The pins of an import; `None` when it has none and nobody asked for them. Where what differs is to be hidden or
    /// refused, an import without pins is one whose every tool is not pinned. That they cannot be read fails: a pin must not be lost silently.
    async fn pins(&self, target: &ImportTarget) -> Result<Option<PinnedImport>, ImportReadError> {
        let unreadable = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "pins cannot be read");
            ImportReadError::Unavailable("its pins cannot be read".to_owned())
        };
        let stored = self.store.pins(target.environment_id).await.map_err(|error| unreadable(&error))?;
        let mut pins = match stored {
            Some(stored) => Pins::from_json(&stored.document).map_err(|error| unreadable(&error))?,
            None => Pins::default(),
        };
        let hash = plan::import_hash(&target.declaration, target.environment_id.as_uuid()).to_string();
        let unpinned = || (self.on_drift != Drift::Serve).then(PinnedImport::default);
        Ok(pins.imports.remove(&hash).or_else(unpinned))
    }

    /// Logs drift when it begins, changes and ends. Names are strangers' texts: only their number is logged.
    fn tell(&self, import: (EnvironmentId, usize), drift: &BTreeMap<String, String>) {
        let mark = (!drift.is_empty()).then(|| {
            let mut hasher = DefaultHasher::new();
            drift.hash(&mut hasher);
            hasher.finish()
        });
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let before = match mark {
            Some(mark) if told.len() < MOST_TOLD || told.contains_key(&import) => told.insert(import, mark),
            Some(_) => None,
            None => told.remove(&import),
        };
        let (environment, index, tools) = (import.0, import.1, drift.len());
        if mark.is_none() && before.is_some() {
            tracing::info!(%environment, import = index, "an import is again what it is pinned to");
        } else if before != mark {
            tracing::warn!(%environment, import = index, tools, policy = %self.on_drift, "an import differs from its pins");
        }
    }

    async fn read_pinned(&self, target: ImportTarget) -> Result<ReadImport, ImportReadError> {
        let Some(pinned) = self.pins(&target).await? else { return self.inner.read(target).await };
        let declaration = target.declaration.clone();
        let (refresh, environment, index) = (target.refresh, target.environment_id, target.index);
        match self.inner.read(target).await {
            Ok(mut read) => {
                self.tell((environment, index), &pinned.drift(&read.surface));
                read.surface = pinned.applied(read.surface, self.on_drift).map_err(ImportReadError::Unavailable)?;
                Ok(read)
            }
            Err(ImportReadError::Unavailable(_)) if !refresh && !pinned.tools.is_empty() => {
                let filter = plan::filter_of(&declaration);
                Ok(ReadImport {
                    protocol_version: String::new(),
                    server: Value::Null,
                    surface: pinned.surface(declaration.prefix.as_ref(), &filter),
                })
            }
            Err(error) => Err(error),
        }
    }
}

impl ImportReader for PinnedReader {
    fn read(&self, target: ImportTarget) -> BoxFuture<'_, Result<ReadImport, ImportReadError>> {
        self.read_pinned(target).boxed()
    }

    fn call(
        &self,
        target: ImportTarget,
        tool: String,
        arguments: Map<String, Value>,
    ) -> BoxFuture<'_, Result<Value, ImportReadError>> {
        async move {
            // What filters and pins hide or refuse cannot be called around them.
            if !plan::filter_of(&target.declaration).admits(&sanitize(&tool)) {
                let text = "its `include` or `exclude` lets no such tool through";
                return Err(ImportReadError::Invalid(text.to_owned()));
            }
            if self.pins(&target).await?.is_some() {
                let read = self.read_pinned(target.clone()).await?;
                if !read.surface.tools.iter().any(|known| known.upstream_name == tool) {
                    let text = "its pins let no such tool through: `mcpctl lock --check` shows what differs";
                    return Err(ImportReadError::Invalid(text.to_owned()));
                }
            }
            self.inner.call(target, tool, arguments).await
        }
        .boxed()
    }
}

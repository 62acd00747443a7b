//! How the embedded control plane reads imports: through `upstream`, with a cache that outlives a failing server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use tokio::sync::{Mutex, Semaphore};
use tokio::time::Instant;

use super::read;
use crate::net::{EgressPolicy, Sender, SenderOptions};
use crate::plan;
use crate::secrets::Secret;
use crate::server::{ImportReadError, ImportReader, ImportTarget, ReadImport};
use crate::upstream::{FailureKind, SourceAuth, UpstreamError};

/// How long a listing is used without asking again, unless the server says longer.
const FRESH: Duration = Duration::from_secs(300);
/// The longest that a server may keep us from asking again.
const MAX_FRESH: Duration = Duration::from_secs(3600);
/// How long a failure is remembered, so that a burst of readers asks once.
const REMEMBER_FAILURE: Duration = Duration::from_secs(1);
/// Time for one reading.
const LIMIT: Duration = Duration::from_secs(25);
/// Listings that are kept.
const ENTRIES: usize = 128;
/// Readings at the same time.
const CONCURRENT: usize = 16;

/// Gives the access token of a consent.
pub trait ConsentTokens: Send + Sync {
    /// The token for an import with a security scheme, refreshed where that is needed.
    fn token<'a>(&'a self, target: &'a ImportTarget) -> BoxFuture<'a, Result<Secret, ImportReadError>>;
}

/// Reads imports for the embedded control plane. Readers of one import wait for each other and share the answer;
/// after a failure what was read before is still given, unless a fresh reading was asked for.
pub struct UpstreamReader {
    sender: Sender,
    tokens: Option<Arc<dyn ConsentTokens>>,
    entries: StdMutex<HashMap<String, Arc<Mutex<Entry>>>>,
    slots: Semaphore,
}

#[derive(Default)]
struct Entry {
    good: Option<(ReadImport, Instant)>,
    failed: Option<(ImportReadError, Instant)>,
    used: Option<Instant>,
}

impl std::fmt::Debug for UpstreamReader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("UpstreamReader")
    }
}

impl UpstreamReader {
    /// A reader whose requests obey an egress policy.
    pub fn new(policy: EgressPolicy, tokens: Option<Arc<dyn ConsentTokens>>) -> Self {
        let options = SenderOptions { policy, total_timeout: LIMIT, ..SenderOptions::default() };
        Self { sender: Sender::new(options), tokens, entries: StdMutex::default(), slots: Semaphore::new(CONCURRENT) }
    }

    fn entry(&self, key: String) -> Arc<Mutex<Entry>> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if entries.len() >= ENTRIES && !entries.contains_key(&key) {
            // The one that was not used for longest; those in use right now stay.
            let oldest = entries
                .iter()
                .filter_map(|(key, entry)| Some((entry.try_lock().ok()?.used, key.clone())))
                .min_by_key(|(used, _)| *used);
            if let Some((_, key)) = oldest {
                entries.remove(&key);
            }
        }
        Arc::clone(entries.entry(key).or_default())
    }

    async fn read_cached(&self, target: ImportTarget) -> Result<ReadImport, ImportReadError> {
        // The hash covers URL, credentials and filters: different credentials never share a listing.
        let environment = target.environment_id.as_uuid();
        let key = format!("{environment}/{}", plan::import_hash(&target.declaration, environment));
        let entry = self.entry(key);
        let mut entry = entry.lock().await;
        entry.used = Some(Instant::now());
        if !target.refresh {
            if let Some((read, until)) = &entry.good
                && Instant::now() < *until
            {
                return Ok(read.clone());
            }
            if let Some((error, until)) = &entry.failed
                && Instant::now() < *until
            {
                return entry.good.as_ref().map(|(read, _)| read.clone()).ok_or_else(|| error.clone());
            }
        }
        match self.read_now(&target).await {
            Ok((read, fresh_for)) => {
                entry.failed = None;
                entry.good = Some((read.clone(), Instant::now() + fresh_for.clamp(FRESH, MAX_FRESH)));
                Ok(read)
            }
            Err(error) => {
                entry.failed = Some((error.clone(), Instant::now() + REMEMBER_FAILURE));
                // A withdrawn consent ends what it gave access to.
                let usable = !target.refresh && !matches!(error, ImportReadError::ConsentNeeded);
                entry.good.as_ref().filter(|_| usable).map(|(read, _)| read.clone()).ok_or(error)
            }
        }
    }

    async fn read_now(&self, target: &ImportTarget) -> Result<(ReadImport, Duration), ImportReadError> {
        let _slot = self.slots.acquire().await;
        let mut source = read::source(&target.declaration);
        if target.declaration.security_scheme.is_some() {
            let tokens = self.tokens.as_ref().ok_or(ImportReadError::ConsentNeeded)?;
            source.auth = SourceAuth::Bearer(tokens.token(target).await?);
        }
        let options = read::options(&target.declaration, LIMIT).map_err(|version| {
            ImportReadError::Unavailable(format!("its `version` {version} is not known to this server"))
        })?;
        let reading = source.read(self.sender.clone(), options, LIMIT).await.map_err(|error| refusal(&error))?;
        let read = ReadImport { protocol_version: reading.server.version.to_string(), surface: reading.surface };
        Ok((read, reading.fresh_for))
    }
}

fn refusal(error: &UpstreamError) -> ImportReadError {
    match error.kind() {
        FailureKind::ConsentNeeded => ImportReadError::ConsentNeeded,
        _ => ImportReadError::Unavailable(format!("its MCP server {error}")),
    }
}

impl ImportReader for UpstreamReader {
    fn read(&self, target: ImportTarget) -> BoxFuture<'_, Result<ReadImport, ImportReadError>> {
        self.read_cached(target).boxed()
    }
}

//! Legacy sessions: a row of the store each, with what this process knows beside it (running calls, the open stream).
//!
//! The row makes a session survive this process and lets several servers share it. What was read from it is trusted
//! for [`TRUST`], the same time by which a deployment may be late.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serde_json::Value;
use tokio_util::sync::CancellationToken;

use crate::mcp::{Id, Version};
use crate::model::Domain;
use crate::secrets::{Secret, TokenHash, random_token};
use crate::store::{McpSession, Store, StoreError, WriteError};

use super::state::Config;
use super::surfaces::{DeploymentId, Surface};

/// How long a row that was read is trusted.
const TRUST: SignedDuration = SignedDuration::from_millis(250);

/// The sessions that this process has seen.
pub(super) struct Sessions {
    store: Store,
    idle: SignedDuration,
    rhythm: Duration,
    most: usize,
    known: Mutex<HashMap<TokenHash, Arc<Session>>>,
    swept: Mutex<Timestamp>,
}

/// A live session.
pub(super) struct Session {
    id: TokenHash,
    domain: Domain,
    principal: Option<String>,
    pub(super) version: Version,
    /// Cancelled when the session ends: its calls and its stream end with it.
    pub(super) ended: CancellationToken,
    now: Mutex<Now>,
}

/// What changes during a session.
struct Now {
    deployment: DeploymentId,
    last_seen: Timestamp,
    confirmed: Timestamp,
    running: HashMap<Id, CancellationToken>,
    stream: Option<CancellationToken>,
}

/// Why no session could be opened.
#[derive(Debug, thiserror::Error)]
pub(super) enum OpenError {
    #[error("too many sessions are open; try again later")]
    Full,
    #[error(transparent)]
    Store(#[from] WriteError),
}

impl Sessions {
    pub(super) fn new(store: Store, config: &Config) -> Self {
        Self {
            store,
            idle: SignedDuration::try_from(config.session_idle_timeout).unwrap_or(SignedDuration::MAX),
            // Often enough that a running call keeps its session open, and that a crash forgets little.
            rhythm: (config.session_idle_timeout / 4).clamp(Duration::from_millis(10), Duration::from_secs(1)),
            most: config.max_sessions,
            known: Mutex::default(),
            swept: Mutex::new(Timestamp::now()),
        }
    }

    /// How often [`Self::keep`] wants to run.
    pub(super) fn rhythm(&self) -> Duration {
        self.rhythm
    }

    /// Opens a session and returns its id, which exists nowhere else.
    pub(super) async fn open(
        &self,
        surface: &Surface,
        principal: Option<String>,
        version: Version,
        client: Value,
    ) -> Result<Secret, OpenError> {
        if lock(&self.known).len() >= self.most {
            return Err(OpenError::Full);
        }
        let now = Timestamp::now();
        let id = random_token();
        let row = McpSession {
            id: TokenHash::of(id.expose()),
            domain: surface.endpoint.domain.clone(),
            environment_id: surface.deployment.environment,
            deployment_revision: surface.deployment.revision,
            principal,
            protocol_version: version.as_str().to_owned(),
            client,
            created_at: now,
            last_seen: now,
        };
        self.store.create_session(&row).await?;
        self.remember(&row, version, now);
        Ok(id)
    }

    /// The session of an id, if it is alive, belongs to this domain and to this principal. Counts as a use.
    pub(super) async fn find(
        &self,
        id: &str,
        domain: &Domain,
        principal: Option<&str>,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let id = TokenHash::of(id);
        let now = Timestamp::now();
        let known = lock(&self.known).get(&id).map(Arc::clone);
        let session = match known {
            Some(session) if now.duration_since(lock(&session.now).confirmed) < TRUST => Some(session),
            known => self.confirm(&id, known, now).await?,
        };
        let Some(session) = session else { return Ok(None) };
        if session.domain != *domain || session.principal.as_deref() != principal {
            return Ok(None);
        }
        if !session.is_alive(now, self.idle) {
            self.end(&session).await?;
            return Ok(None);
        }
        self.touch(&session, now);
        Ok(Some(session))
    }

    /// Reads the row again: another server may have ended the session, or listed for it.
    async fn confirm(
        &self,
        id: &TokenHash,
        known: Option<Arc<Session>>,
        now: Timestamp,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        match (self.store.session(id).await?, known) {
            (Some(row), Some(session)) => {
                session.take(&row, now);
                Ok(Some(session))
            }
            (Some(row), None) => Ok(Version::parse(&row.protocol_version).map(|version| {
                // The last use of a row that another server keeps is written with a delay.
                let late = SignedDuration::try_from(self.rhythm).unwrap_or_default();
                let row = McpSession { last_seen: row.last_seen.saturating_add(late).unwrap_or(row.last_seen), ..row };
                self.remember(&row, version, now)
            })),
            (None, Some(session)) => {
                self.forget(&session);
                Ok(None)
            }
            (None, None) => Ok(None),
        }
    }

    fn remember(&self, row: &McpSession, version: Version, now: Timestamp) -> Arc<Session> {
        let session = Session {
            id: row.id.clone(),
            domain: row.domain.clone(),
            principal: row.principal.clone(),
            version,
            ended: CancellationToken::new(),
            now: Mutex::new(Now {
                deployment: DeploymentId { environment: row.environment_id, revision: row.deployment_revision },
                last_seen: row.last_seen,
                confirmed: now,
                running: HashMap::new(),
                stream: None,
            }),
        };
        // Two requests may read the same row at once: they share the first one's session.
        Arc::clone(lock(&self.known).entry(row.id.clone()).or_insert_with(|| Arc::new(session)))
    }

    fn forget(&self, session: &Session) {
        lock(&self.known).remove(&session.id);
        session.ended.cancel();
    }

    fn touch(&self, session: &Session, now: Timestamp) {
        let mut state = lock(&session.now);
        state.last_seen = state.last_seen.max(now);
        drop(state);
        self.store.touch_session(&session.id, now);
    }

    /// Ends a session: its row is gone, its calls are cancelled, its stream closes.
    pub(super) async fn end(&self, session: &Session) -> Result<(), StoreError> {
        self.forget(session);
        self.store.delete_session(&session.id).await.map(|_| ())
    }

    /// Remembers that a deployment answered `initialize` or a list request.
    pub(super) async fn listed(&self, session: &Session, deployment: DeploymentId) -> Result<(), StoreError> {
        if lock(&session.now).deployment == deployment {
            return Ok(());
        }
        self.store.set_session_deployment(&session.id, deployment.revision).await?;
        lock(&session.now).deployment = deployment;
        Ok(())
    }

    /// Whether a deployment is the one that the client has listed. Another server may have listed since the row was
    /// read, so a difference is looked up before it counts.
    pub(super) async fn knows(&self, session: &Session, deployment: DeploymentId) -> Result<bool, StoreError> {
        if lock(&session.now).deployment == deployment {
            return Ok(true);
        }
        if let Some(row) = self.store.session(&session.id).await? {
            session.take(&row, Timestamp::now());
        }
        Ok(lock(&session.now).deployment == deployment)
    }

    /// Registers a running call, which keeps the session open. `None` when the id is in use.
    pub(super) fn begin_call(self: &Arc<Self>, session: &Arc<Session>, id: &Id) -> Option<RunningCall> {
        let cancelled = session.ended.child_token();
        let mut state = lock(&session.now);
        if state.running.contains_key(id) {
            return None;
        }
        state.running.insert(id.clone(), cancelled.clone());
        Some(RunningCall { sessions: Arc::clone(self), session: Arc::clone(session), id: id.clone(), cancelled })
    }

    /// Regular care: sessions with running calls are kept open, uses are written, idle sessions end.
    pub(super) async fn keep(&self, now: Timestamp) -> Result<(), StoreError> {
        let known: Vec<_> = lock(&self.known).values().map(Arc::clone).collect();
        for session in known {
            if session.has_running_calls() {
                self.touch(&session, now);
            } else if !session.is_alive(now, self.idle) {
                // The row goes below: another server may have kept it alive.
                self.forget(&session);
            }
        }
        self.store.flush_sessions().await?;
        {
            let mut swept = lock(&self.swept);
            if now.duration_since(*swept) < self.idle / 4 {
                return Ok(());
            }
            *swept = now;
        }
        // Other servers write the last use up to one rhythm late.
        let late = SignedDuration::try_from(self.rhythm * 2).unwrap_or_default();
        let before = now.saturating_sub(self.idle.saturating_add(late)).unwrap_or(Timestamp::MIN);
        self.store.sweep_sessions(before).await.map(|_| ())
    }
}

impl Session {
    fn is_alive(&self, now: Timestamp, idle: SignedDuration) -> bool {
        let state = lock(&self.now);
        !state.running.is_empty() || now.duration_since(state.last_seen) <= idle
    }

    fn has_running_calls(&self) -> bool {
        !lock(&self.now).running.is_empty()
    }

    fn take(&self, row: &McpSession, now: Timestamp) {
        let mut state = lock(&self.now);
        state.deployment = DeploymentId { environment: row.environment_id, revision: row.deployment_revision };
        state.last_seen = state.last_seen.max(row.last_seen);
        state.confirmed = now;
    }

    /// Gives up the running call of a request.
    pub(super) fn cancel(&self, request: &Id) {
        if let Some(call) = lock(&self.now).running.get(request) {
            call.cancel();
        }
    }

    /// Takes the place of the session's notice stream: a client that reconnects replaces the stream that it lost.
    pub(super) fn open_stream(&self) -> CancellationToken {
        let token = self.ended.child_token();
        if let Some(before) = lock(&self.now).stream.replace(token.clone()) {
            before.cancel();
        }
        token
    }
}

/// A call that runs for a session.
pub(super) struct RunningCall {
    sessions: Arc<Sessions>,
    session: Arc<Session>,
    id: Id,
    /// Cancelled when the client gives the call up, or the session ends.
    pub(super) cancelled: CancellationToken,
}

impl Drop for RunningCall {
    fn drop(&mut self) {
        lock(&self.session.now).running.remove(&self.id);
        // The time that the call took does not count as idle.
        self.sessions.touch(&self.session, Timestamp::now());
    }
}

/// No code under these locks can panic halfway through a change.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

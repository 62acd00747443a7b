//! Connections and transactions of either database, and what every write leaves behind.

use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, Postgres, Sqlite, SqliteConnection, Transaction};

use super::engine::Engine;
use super::error::{Entity, StoreError};
use super::handle::Store;
use super::query::{Sql, query};
use super::records::{Actor, AuditAction};
use super::row::now;
use crate::model::{EnvironmentId, Revision};

/// The channel of PostgreSQL's notifications. Their payload is an environment's id, or empty.
pub(super) const CHANNEL: &str = "mcpctl_changes";

/// A borrowed connection of one of the two.
pub(super) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// What statements run on.
pub(super) trait Connected: Send {
    /// The connection.
    fn connection(&mut self) -> Connection<'_>;
}

/// A connection for reading.
pub(super) enum Reader {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl Connected for Reader {
    fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(connection) => Connection::Sqlite(connection),
            Self::Postgres(connection) => Connection::Postgres(connection),
        }
    }
}

enum Inner {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

/// A writing transaction. Dropped without [`Tx::commit`] it changes nothing.
pub(super) struct Tx<'s> {
    inner: Inner,
    store: &'s Store,
    actor: Actor,
    events: Vec<Event>,
}

/// An audit event to be.
struct Event {
    action: AuditAction,
    entity: Entity,
    id: String,
    name: String,
    environment: Option<EnvironmentId>,
    from: Option<Revision>,
    to: Option<Revision>,
}

impl Connected for Tx<'_> {
    fn connection(&mut self) -> Connection<'_> {
        match &mut self.inner {
            Inner::Sqlite(transaction) => Connection::Sqlite(transaction),
            Inner::Postgres(transaction) => Connection::Postgres(transaction),
        }
    }
}

impl Store {
    /// A connection for reading. Inside a transaction, read on the transaction.
    pub(super) async fn reader(&self) -> Result<Reader, StoreError> {
        Ok(match self.engine() {
            Engine::Sqlite { readers, .. } => Reader::Sqlite(readers.acquire().await?),
            Engine::Postgres(pool) => Reader::Postgres(pool.acquire().await.map_err(out_of_reach)?),
        })
    }

    /// A transaction for writing.
    pub(super) async fn begin(&self, actor: &Actor) -> Result<Tx<'_>, StoreError> {
        let inner = match self.engine() {
            Engine::Sqlite { writer, .. } => Inner::Sqlite(writer.begin_with("BEGIN IMMEDIATE").await?),
            Engine::Postgres(pool) => Inner::Postgres(pool.begin().await.map_err(out_of_reach)?),
        };
        Ok(Tx { inner, store: self, actor: actor.clone(), events: Vec::new() })
    }
}

/// The pool keeps trying while a server is away, so its time limit says more than that all connections are busy.
fn out_of_reach(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolTimedOut => StoreError::Unreachable("no connection within 10 seconds".to_owned()),
        other => other.into(),
    }
}

impl Tx<'_> {
    /// Records what the transaction does; written with the commit. Both revisions say which kind of change it was.
    pub(super) fn record(
        &mut self,
        entity: Entity,
        id: &impl ToString,
        name: &(impl ToString + ?Sized),
        environment: Option<EnvironmentId>,
        (from, to): (Option<Revision>, Option<Revision>),
    ) {
        let action = match (from, to) {
            (None, _) => AuditAction::Create,
            (_, None) => AuditAction::Delete,
            _ => AuditAction::Update,
        };
        self.record_as(action, entity, id, name, environment, (from, to));
    }

    /// Records the deletion of a thing that has no revisions.
    pub(super) fn record_deletion(
        &mut self,
        entity: Entity,
        id: &impl ToString,
        name: &(impl ToString + ?Sized),
        environment: Option<EnvironmentId>,
    ) {
        self.record_as(AuditAction::Delete, entity, id, name, environment, (None, None));
    }

    /// Records an action that the revisions do not tell.
    pub(super) fn record_as(
        &mut self,
        action: AuditAction,
        entity: Entity,
        id: &impl ToString,
        name: &(impl ToString + ?Sized),
        environment: Option<EnvironmentId>,
        (from, to): (Option<Revision>, Option<Revision>),
    ) {
        let (id, name) = (id.to_string(), name.to_string());
        self.events.push(Event { action, entity, id, name, environment, from, to });
    }

    /// Commits. Whatever was recorded enters the audit trail, moves the change counter and wakes those who wait.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        let events = std::mem::take(&mut self.events);
        if events.is_empty() {
            return self.finish().await;
        }
        // Taking the row serialises commits, so sequence numbers appear in their order and no reader misses one.
        let count = i64::try_from(events.len()).unwrap_or(i64::MAX);
        let last: i64 = query(
            "UPDATE installation SET change_counter = change_counter + 1, audit_sequence = audit_sequence + $1
             RETURNING audit_sequence",
        )
        .bind(count)
        .one(&mut self)
        .await?
        .get("audit_sequence")?;
        for (event, sequence) in events.iter().zip(last - count + 1..) {
            self.insert(event, sequence).await?;
        }
        self.notify(&events).await?;
        let store = self.store;
        self.finish().await?;
        store.wake();
        Ok(())
    }

    async fn insert(&mut self, event: &Event, sequence: i64) -> Result<(), StoreError> {
        query(
            "INSERT INTO audit_events (sequence, at, account_id, request_id, action, entity, entity_id, name,
                                       environment_id, from_revision, to_revision)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(sequence)
        .bind(now())
        .bind(self.actor.account)
        .bind(self.actor.request_id.clone())
        .bind(event.action.as_str())
        .bind(event.entity.as_str())
        .bind(&event.id)
        .bind(&event.name)
        .bind(event.environment)
        .bind(event.from)
        .bind(event.to)
        .execute(self)
        .await?;
        Ok(())
    }

    /// PostgreSQL delivers it with the commit, once per distinct payload.
    async fn notify(&mut self, events: &[Event]) -> Result<(), StoreError> {
        if matches!(self.inner, Inner::Sqlite(_)) {
            return Ok(());
        }
        let mut environments: Vec<_> = events.iter().map(|event| event.environment).collect();
        environments.sort_unstable();
        environments.dedup();
        for environment in environments {
            query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(environment.map(|id| id.to_string()).unwrap_or_default())
                .execute(self)
                .await?;
        }
        Ok(())
    }

    async fn finish(self) -> Result<(), StoreError> {
        match self.inner {
            Inner::Sqlite(transaction) => transaction.commit().await?,
            Inner::Postgres(transaction) => transaction.commit().await?,
        }
        Ok(())
    }

    /// Locks an environment until the end of the transaction: what follows sees its newest state, and nobody else
    /// changes it. `false` when there is none. SQLite's writer is alone anyway.
    pub(super) async fn lock_environment(&mut self, id: EnvironmentId) -> Result<bool, StoreError> {
        const LOCK: Sql = Sql {
            sqlite: "SELECT id FROM environments WHERE id = $1",
            postgres: "SELECT id FROM environments WHERE id = $1 FOR UPDATE",
        };
        Ok(query(LOCK).bind(id).optional(self).await?.is_some())
    }
}

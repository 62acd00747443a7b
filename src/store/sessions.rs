//! MCP sessions of the legacy era. A session is a row, so it survives the server and every server knows it.

use jiff::Timestamp;

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, McpSession};
use super::row::{Row, json};
use crate::model::DeploymentRevision;
use crate::secrets::TokenHash;

fn session(row: &Row) -> Result<McpSession, StoreError> {
    Ok(McpSession {
        id: row.get("id")?,
        domain: row.get("domain")?,
        environment_id: row.get("environment_id")?,
        deployment_revision: row.get("deployment_revision")?,
        principal: row.get("principal")?,
        protocol_version: row.get("protocol_version")?,
        client: row.json("client")?,
        created_at: row.get("created_at")?,
        last_seen: row.get("last_seen")?,
    })
}

impl Store {
    /// Stores a new session. Sessions are not audited and do not move the change counter.
    pub async fn create_session(&self, session: &McpSession) -> Result<(), WriteError> {
        let mut tx = self.begin(&Actor::default()).await?;
        query(
            "INSERT INTO mcp_sessions (id, domain, environment_id, deployment_revision, principal, protocol_version,
                                       client, created_at, last_seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&session.id)
        .bind(&session.domain)
        .bind(session.environment_id)
        .bind(session.deployment_revision)
        .bind(session.principal.as_ref())
        .bind(&session.protocol_version)
        .bind(json(&session.client))
        .bind(session.created_at)
        .bind(session.last_seen)
        // A second session with the same 256 random bits does not happen.
        .name(&mut tx, Entity::Token, Entity::Environment)
        .await?;
        Ok(tx.commit().await?)
    }

    /// The session with this hashed id.
    pub async fn session(&self, id: &TokenHash) -> Result<Option<McpSession>, StoreError> {
        let row = query(
            "SELECT id, domain, environment_id, deployment_revision, principal, protocol_version, client, created_at,
                    last_seen
             FROM mcp_sessions WHERE id = $1",
        )
        .bind(id)
        .optional(&mut self.reader().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let mut session = session(&row)?;
        if let Some(touched) = self.touches().get(id) {
            session.last_seen = session.last_seen.max(*touched);
        }
        Ok(Some(session))
    }

    /// Notes that a session was used. Costs no write: the next [`Self::flush_sessions`] writes all notes at once.
    pub fn touch_session(&self, id: &TokenHash, at: Timestamp) {
        let mut touches = self.touches();
        let last = touches.entry(id.clone()).or_insert(at);
        *last = at.max(*last);
    }

    /// Writes the noted uses in one transaction; to be called every second or so. What cannot be written stays noted.
    pub async fn flush_sessions(&self) -> Result<(), StoreError> {
        let noted = std::mem::take(&mut *self.touches());
        if noted.is_empty() {
            return Ok(());
        }
        let written = self.write_touches(noted.iter()).await;
        if written.is_err() {
            for (id, at) in &noted {
                self.touch_session(id, *at);
            }
        }
        written
    }

    async fn write_touches(
        &self,
        noted: impl Iterator<Item = (&TokenHash, &Timestamp)> + Send,
    ) -> Result<(), StoreError> {
        // Several servers flush at once: in one order, so that they wait for each other instead of locking up.
        let mut noted: Vec<_> = noted.collect();
        noted.sort_unstable();
        let mut tx = self.begin(&Actor::default()).await?;
        for (id, at) in noted {
            query("UPDATE mcp_sessions SET last_seen = $1 WHERE id = $2 AND last_seen < $1")
                .bind(*at)
                .bind(id)
                .execute(&mut tx)
                .await?;
        }
        tx.commit().await
    }

    /// Remembers the deployment that served the session's last `initialize` or list request.
    pub async fn set_session_deployment(
        &self,
        id: &TokenHash,
        deployment: DeploymentRevision,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin(&Actor::default()).await?;
        query("UPDATE mcp_sessions SET deployment_revision = $1 WHERE id = $2")
            .bind(deployment)
            .bind(id)
            .execute(&mut tx)
            .await?;
        tx.commit().await
    }

    /// Ends a session; whether there was one.
    pub async fn delete_session(&self, id: &TokenHash) -> Result<bool, StoreError> {
        self.touches().remove(id);
        let mut tx = self.begin(&Actor::default()).await?;
        let deleted = query("DELETE FROM mcp_sessions WHERE id = $1").bind(id).execute(&mut tx).await?;
        tx.commit().await?;
        Ok(deleted > 0)
    }

    /// Ends all sessions that were last used before a time; returns how many.
    pub async fn sweep_sessions(&self, before: Timestamp) -> Result<u64, StoreError> {
        self.flush_sessions().await?;
        let mut tx = self.begin(&Actor::default()).await?;
        let ended = query("DELETE FROM mcp_sessions WHERE last_seen < $1").bind(before).execute(&mut tx).await?;
        tx.commit().await?;
        Ok(ended)
    }
}

//! Reading the audit trail. It is written by every transaction that records something.

use super::error::{Entity, StoreError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, AuditAction, AuditEvent};
use super::row::Row;
use crate::model::EnvironmentId;

fn event(row: &Row) -> Result<AuditEvent, StoreError> {
    Ok(AuditEvent {
        sequence: row.get("sequence")?,
        at: row.get("at")?,
        actor: Actor { account: row.get("account_id")?, request_id: row.get("request_id")? },
        action: row.parse("action", AuditAction::parse)?,
        entity: row.parse("entity", Entity::parse)?,
        entity_id: row.get("entity_id")?,
        name: row.get("name")?,
        environment_id: row.get("environment_id")?,
        from_revision: row.get("from_revision")?,
        to_revision: row.get("to_revision")?,
    })
}

impl Store {
    /// Events after a sequence number (0: from the beginning), oldest first; of one environment or of all.
    pub async fn audit_events(
        &self,
        environment: Option<EnvironmentId>,
        after: i64,
        limit: u32,
    ) -> Result<Vec<AuditEvent>, StoreError> {
        let rows = query(
            "SELECT sequence, at, account_id, request_id, action, entity, entity_id, name, environment_id,
                    from_revision, to_revision
             FROM audit_events
             WHERE sequence > $1 AND ($2 IS NULL OR environment_id = $2)
             ORDER BY sequence LIMIT $3",
        )
        .bind(after)
        .bind(environment)
        .bind(i64::from(limit));
        rows.all(&mut self.reader().await?).await?.iter().map(event).collect()
    }
}

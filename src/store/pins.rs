//! The pins of an environment: one document of the `lock` room, replaced whole.

use serde_json::Value;

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, Pins};
use super::row::json;
use super::tx::Connected;
use crate::model::{EnvironmentId, Revision};

async fn find(on: &mut impl Connected, environment: EnvironmentId) -> Result<Option<Pins>, StoreError> {
    let row = query("SELECT revision, document FROM pins WHERE environment_id = $1").bind(environment);
    row.optional(on)
        .await?
        .map(|row| Ok(Pins { revision: row.get("revision")?, document: row.json("document")? }))
        .transpose()
}

impl Store {
    /// The environment's pins; `None` when it never had any.
    pub async fn pins(&self, environment: EnvironmentId) -> Result<Option<Pins>, StoreError> {
        find(&mut self.reader().await?, environment).await
    }

    /// Replaces the pins if they still have the revision that the caller knows (`None`: if there are none).
    pub async fn put_pins(
        &self,
        actor: &Actor,
        environment: EnvironmentId,
        current: Option<Revision>,
        document: &Value,
    ) -> Result<Pins, WriteError> {
        let mut tx = self.begin(actor).await?;
        if !tx.lock_environment(environment).await? {
            return Err(WriteError::NotFound(Entity::Environment));
        }
        let before = find(&mut tx, environment).await?.map(|pins| pins.revision);
        if before != current {
            return Err(WriteError::Stale(Entity::Pins));
        }
        let after = Pins { revision: before.map_or(Revision::ZERO, Revision::next), document: document.clone() };
        query(
            "INSERT INTO pins (environment_id, revision, document) VALUES ($1, $2, $3)
             ON CONFLICT (environment_id) DO UPDATE SET revision = excluded.revision, document = excluded.document",
        )
        .bind(environment)
        .bind(after.revision)
        .bind(json(document))
        .execute(&mut tx)
        .await?;
        tx.record(Entity::Pins, &environment, "", Some(environment), (before, Some(after.revision)));
        tx.commit().await?;
        Ok(after)
    }
}

//! The pins of an environment: one document of the `lock` room, replaced whole. They belong to what is deployed: another
//! deployment begins with those of the one before it, and a rollback brings back those that the earlier one had.

use std::collections::BTreeSet;

use serde_json::Value;

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, Pins};
use super::row::json;
use super::tx::{Connected, Tx};
use crate::model::{DeploymentRevision, EnvironmentId, Revision};

async fn find(on: &mut impl Connected, environment: EnvironmentId) -> Result<Option<Pins>, StoreError> {
    let row = query("SELECT revision, document FROM pins WHERE environment_id = $1").bind(environment);
    row.optional(on)
        .await?
        .map(|row| Ok(Pins { revision: row.get("revision")?, document: row.json("document")? }))
        .transpose()
}

async fn put(tx: &mut Tx<'_>, environment: EnvironmentId, pins: &Pins) -> Result<(), StoreError> {
    query(
        "INSERT INTO pins (environment_id, revision, document) VALUES ($1, $2, $3)
         ON CONFLICT (environment_id) DO UPDATE SET revision = excluded.revision, document = excluded.document",
    )
    .bind(environment)
    .bind(pins.revision)
    .bind(json(&pins.document))
    .execute(tx)
    .await
    .map(|_| ())
}

/// Keeps the pins under the deployment that is current still, so that a rollback finds them.
pub(super) async fn keep(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    outgoing: DeploymentRevision,
) -> Result<(), StoreError> {
    let Some(pins) = find(tx, environment).await? else { return Ok(()) };
    let document = json(&pins.document);
    let digest = blake3::hash(document.as_bytes()).to_hex().to_string();
    query("INSERT INTO kept_pins (environment_id, digest, document) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(environment)
        .bind(&digest)
        .bind(document)
        .execute(tx)
        .await?;
    query(
        "INSERT INTO deployment_pins (environment_id, revision, digest) VALUES ($1, $2, $3)
         ON CONFLICT (environment_id, revision) DO UPDATE SET digest = excluded.digest",
    )
    .bind(environment)
    .bind(outgoing)
    .bind(digest)
    .execute(tx)
    .await?;
    query(
        "DELETE FROM kept_pins WHERE environment_id = $1
         AND digest NOT IN (SELECT digest FROM deployment_pins WHERE environment_id = $1)",
    )
    .bind(environment)
    .execute(tx)
    .await?;
    Ok(())
}

/// Brings back the pins of an earlier deployment with these imports. One of them that was not pinned then stays pinned to
/// what it is pinned to now: no import loses its pins.
pub(super) async fn bring_back(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    target: DeploymentRevision,
    imports: &BTreeSet<String>,
) -> Result<(), StoreError> {
    let kept = query(
        "SELECT k.document FROM deployment_pins d
         JOIN kept_pins k ON k.environment_id = d.environment_id AND k.digest = d.digest
         WHERE d.environment_id = $1 AND d.revision = $2",
    );
    let Some(row) = kept.bind(environment).bind(target).optional(tx).await? else { return Ok(()) };
    let mut document: Value = row.json("document")?;
    let Some(before) = find(tx, environment).await? else { return Ok(()) };
    if let (Some(pinned), Some(now)) =
        (document.get_mut("imports").and_then(Value::as_object_mut), before.document.get("imports"))
    {
        for (import, pins) in now.as_object().into_iter().flatten().filter(|(import, _)| imports.contains(*import)) {
            pinned.entry(import.clone()).or_insert_with(|| pins.clone());
        }
    }
    if document == before.document {
        return Ok(());
    }
    let after = Pins { revision: before.revision.next(), document };
    put(tx, environment, &after).await?;
    let revisions = (Some(before.revision), Some(after.revision));
    tx.record(Entity::Pins, &environment, "", Some(environment), revisions);
    Ok(())
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
        put(&mut tx, environment, &after).await?;
        tx.record(Entity::Pins, &environment, "", Some(environment), (before, Some(after.revision)));
        tx.commit().await?;
        Ok(after)
    }
}

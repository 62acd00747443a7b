//! Staged components.

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, StagedComponent};
use super::row::{Row, json, now};
use super::tx::{Connected, Tx};
use crate::model::{ComponentId, ComponentName, EnvironmentId, Revision};
use crate::plan::ComponentSnapshot;

macro_rules! select {
    ($rest:literal) => {
        concat!("SELECT id, revision, environment_id, name, content, created_at, deleted FROM components ", $rest)
    };
}

fn component(row: &Row) -> Result<StagedComponent, StoreError> {
    Ok(StagedComponent {
        id: row.get("id")?,
        revision: row.get("revision")?,
        environment_id: row.get("environment_id")?,
        name: row.get("name")?,
        content: row.json("content")?,
        created_at: row.get("created_at")?,
    })
}

/// The staged components of an environment, by name.
pub(super) async fn staged(
    on: &mut impl Connected,
    environment: EnvironmentId,
) -> Result<Vec<StagedComponent>, StoreError> {
    let rows = query(select!("WHERE environment_id = $1 AND deleted = $2 ORDER BY name")).bind(environment).bind(false);
    rows.all(on).await?.iter().map(component).collect()
}

/// The component with this name, and whether it is only a tombstone.
async fn find(
    on: &mut impl Connected,
    environment: EnvironmentId,
    name: &ComponentName,
) -> Result<Option<(StagedComponent, bool)>, StoreError> {
    let row = query(select!("WHERE environment_id = $1 AND name = $2")).bind(environment).bind(name);
    row.optional(on).await?.map(|row| Ok((component(&row)?, row.get("deleted")?))).transpose()
}

/// Stages a component in an environment that the transaction has locked. Staging what is staged already changes
/// nothing.
pub(super) async fn put(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    name: &ComponentName,
    content: &ComponentSnapshot,
) -> Result<StagedComponent, WriteError> {
    let Some((before, deleted)) = find(tx, environment, name).await? else {
        return insert(tx, environment, name, content).await;
    };
    if !deleted && before.content == *content {
        return Ok(before);
    }
    let from = (!deleted).then_some(before.revision);
    let after = StagedComponent { revision: before.revision.next(), content: content.clone(), ..before };
    query("UPDATE components SET revision = $1, content = $2, deleted = $3 WHERE id = $4")
        .bind(after.revision)
        .bind(json(content))
        .bind(false)
        .bind(after.id)
        .execute(tx)
        .await?;
    tx.record(Entity::Component, &after.id, name, Some(environment), (from, Some(after.revision)));
    Ok(after)
}

async fn insert(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    name: &ComponentName,
    content: &ComponentSnapshot,
) -> Result<StagedComponent, WriteError> {
    let made = StagedComponent {
        id: ComponentId::new(),
        revision: Revision::ZERO,
        environment_id: environment,
        name: name.clone(),
        content: content.clone(),
        created_at: now(),
    };
    query(
        "INSERT INTO components (id, environment_id, revision, name, content, created_at, deleted)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(made.id)
    .bind(environment)
    .bind(made.revision)
    .bind(name)
    .bind(json(content))
    .bind(made.created_at)
    .bind(false)
    .execute(tx)
    .await?;
    tx.record(Entity::Component, &made.id, name, Some(environment), (None, Some(made.revision)));
    Ok(made)
}

/// Removes a component from an environment that the transaction has locked.
pub(super) async fn delete(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    name: &ComponentName,
) -> Result<(), WriteError> {
    let Some((before, false)) = find(tx, environment, name).await? else {
        return Err(WriteError::NotFound(Entity::Component));
    };
    query("UPDATE components SET revision = $1, content = $2, deleted = $3 WHERE id = $4")
        .bind(before.revision.next())
        .bind(json(&ComponentSnapshot::default()))
        .bind(true)
        .bind(before.id)
        .execute(tx)
        .await?;
    tx.record(Entity::Component, &before.id, name, Some(environment), (Some(before.revision), None));
    Ok(())
}

impl Store {
    /// Stages or replaces a component. Staging what is staged already changes nothing.
    pub async fn put_component(
        &self,
        actor: &Actor,
        environment: EnvironmentId,
        name: &ComponentName,
        content: &ComponentSnapshot,
    ) -> Result<StagedComponent, WriteError> {
        let mut tx = self.begin(actor).await?;
        tx.stage_in(environment).await?;
        let staged = put(&mut tx, environment, name, content).await?;
        tx.commit().await?;
        Ok(staged)
    }

    /// Removes a component from the staged state.
    pub async fn delete_component(
        &self,
        actor: &Actor,
        environment: EnvironmentId,
        name: &ComponentName,
    ) -> Result<(), WriteError> {
        let mut tx = self.begin(actor).await?;
        tx.stage_in(environment).await?;
        delete(&mut tx, environment, name).await?;
        Ok(tx.commit().await?)
    }
}

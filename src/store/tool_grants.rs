//! Grants of tool releases to environments. Deploys make and take back those that derive from a manifest; the others are an
//! operator's.

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, Environment, ReleaseChanges, ReleaseLifecycle, ToolGrant, ToolRelease};
use super::row::{Row, now};
use super::tool_releases;
use super::tx::{Connected, Tx};
use crate::model::ids::{EnvironmentToolGrantId, ToolReleaseId};
use crate::model::{AccountId, EnvironmentId, Revision};

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, environment_id, tool_release_id, automatic, active, created_at, created_by, state_changed_at,
                    state_changed_by
             FROM tool_grants ",
            $rest
        )
    };
}

const GONE: WriteError = WriteError::NotFound(Entity::ToolGrant);

fn grant(row: &Row) -> Result<ToolGrant, StoreError> {
    Ok(ToolGrant {
        id: row.get("id")?,
        environment_id: row.get("environment_id")?,
        release_id: row.get("tool_release_id")?,
        automatic: row.get("automatic")?,
        active: row.get("active")?,
        created_at: row.get("created_at")?,
        created_by: row.get("created_by")?,
        state_changed_at: row.get("state_changed_at")?,
        state_changed_by: row.get("state_changed_by")?,
    })
}

async fn by_id(on: &mut impl Connected, id: EnvironmentToolGrantId) -> Result<Option<ToolGrant>, StoreError> {
    query(select!("WHERE id = $1")).bind(id).optional(on).await?.as_ref().map(grant).transpose()
}

async fn of_release(
    on: &mut impl Connected,
    environment: EnvironmentId,
    release: ToolReleaseId,
) -> Result<Option<ToolGrant>, StoreError> {
    let row = query(select!("WHERE environment_id = $1 AND tool_release_id = $2")).bind(environment).bind(release);
    row.optional(on).await?.as_ref().map(grant).transpose()
}

/// Grants a release to an environment that the transaction has locked; whether that changes anything. An operator's grant
/// stays an operator's when a deploy wants it too, and a deploy's becomes an operator's.
async fn make(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    by: AccountId,
    release: &ToolRelease,
    automatic: bool,
) -> Result<(ToolGrant, bool), WriteError> {
    if release.lifecycle != ReleaseLifecycle::Published {
        return Err(WriteError::NotFound(Entity::ToolRelease));
    }
    if let Some(before) = of_release(tx, environment, release.id).await? {
        let automatic = automatic && (before.automatic || !before.active);
        if before.active && before.automatic == automatic {
            return Ok((before, false));
        }
        return Ok((set(tx, before, by, &release.title(), true, automatic).await?, true));
    }
    let at = now();
    let made = ToolGrant {
        id: EnvironmentToolGrantId::new(),
        environment_id: environment,
        release_id: release.id,
        automatic,
        active: true,
        created_at: at,
        created_by: by,
        state_changed_at: at,
        state_changed_by: by,
    };
    query(
        "INSERT INTO tool_grants (id, environment_id, tool_release_id, automatic, active, created_at, created_by,
                                  state_changed_at, state_changed_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $7)",
    )
    .bind(made.id)
    .bind(environment)
    .bind(release.id)
    .bind(automatic)
    .bind(true)
    .bind(at)
    .bind(by)
    .name(tx, Entity::ToolGrant, Entity::ToolRelease)
    .await?;
    tx.record(Entity::ToolGrant, &made.id, &release.title(), Some(environment), (None, Some(Revision::ZERO)));
    Ok((made, true))
}

async fn set(
    tx: &mut Tx<'_>,
    before: ToolGrant,
    by: AccountId,
    title: &str,
    active: bool,
    automatic: bool,
) -> Result<ToolGrant, StoreError> {
    let after = ToolGrant { active, automatic, state_changed_at: now(), state_changed_by: by, ..before };
    query(
        "UPDATE tool_grants SET active = $1, automatic = $2, state_changed_at = $3, state_changed_by = $4 WHERE id = $5",
    )
    .bind(active)
    .bind(automatic)
    .bind(after.state_changed_at)
    .bind(by)
    .bind(after.id)
    .execute(tx)
    .await?;
    let revision = Some(Revision::ZERO);
    let revisions = (revision, revision.filter(|_| active));
    tx.record(Entity::ToolGrant, &after.id, title, Some(after.environment_id), revisions);
    Ok(after)
}

/// Carries out what a deploy does about grants; whether anything changed. A grant to take back that is not there any more,
/// or that an operator has made theirs, means that the deploy was computed from another state.
pub(super) async fn reconcile(
    tx: &mut Tx<'_>,
    environment: &Environment,
    by: AccountId,
    changes: &ReleaseChanges,
) -> Result<bool, WriteError> {
    let mut changed = false;
    for id in &changes.take_back {
        let before = by_id(tx, *id)
            .await?
            .filter(|grant| grant.environment_id == environment.id && grant.active && grant.automatic);
        let before = before.ok_or(WriteError::Stale(Entity::ToolGrant))?;
        let release = tool_releases::by_id(tx, before.release_id).await?;
        let title = release.map(|release| release.title()).unwrap_or_default();
        set(tx, before, by, &title, false, true).await?;
        changed = true;
    }
    for id in &changes.grant {
        let release = tool_releases::by_id(tx, *id).await?.ok_or(WriteError::NotFound(Entity::ToolRelease))?;
        changed |= make(tx, environment.id, by, &release, true).await?.1;
    }
    Ok(changed)
}

impl Store {
    /// The grant with this id, also one that was taken back.
    pub async fn tool_grant(&self, id: EnvironmentToolGrantId) -> Result<Option<ToolGrant>, StoreError> {
        by_id(&mut self.reader().await?, id).await
    }

    /// The environment's grants with their releases, those that were taken back too, oldest first.
    pub async fn tool_grants(&self, environment: EnvironmentId) -> Result<Vec<(ToolGrant, ToolRelease)>, StoreError> {
        let mut reader = self.reader().await?;
        let rows = query(select!("WHERE environment_id = $1 ORDER BY created_at, id")).bind(environment);
        let mut found = Vec::new();
        for row in rows.all(&mut reader).await? {
            let grant = grant(&row)?;
            if let Some(release) = tool_releases::by_id(&mut reader, grant.release_id).await? {
                found.push((grant, release));
            }
        }
        Ok(found)
    }

    /// Grants a published release to an environment. Granting again changes nothing.
    pub async fn create_tool_grant(
        &self,
        actor: &Actor,
        environment: &Environment,
        release: ToolReleaseId,
        automatic: bool,
    ) -> Result<ToolGrant, WriteError> {
        let mut tx = self.begin(actor).await?;
        if !tx.lock_environment(environment.id).await? {
            return Err(WriteError::NotFound(Entity::Environment));
        }
        let release = tool_releases::by_id(&mut tx, release).await?;
        let release = release.ok_or(WriteError::NotFound(Entity::ToolRelease))?;
        let by = actor.account.unwrap_or(environment.owner_account_id);
        let (made, changed) = make(&mut tx, environment.id, by, &release, automatic).await?;
        if changed {
            tx.commit().await?;
        }
        Ok(made)
    }

    /// Takes a grant back, or restores it. `only_automatic` refuses an operator's.
    pub async fn set_tool_grant_active(
        &self,
        actor: &Actor,
        id: EnvironmentToolGrantId,
        active: bool,
        only_automatic: bool,
    ) -> Result<ToolGrant, WriteError> {
        let mut tx = self.begin(actor).await?;
        let environment = by_id(&mut tx, id).await?.ok_or(GONE)?.environment_id;
        tx.lock_environment(environment).await?;
        let before = by_id(&mut tx, id).await?.ok_or(GONE)?;
        if only_automatic && !before.automatic {
            return Err(WriteError::Stale(Entity::ToolGrant));
        }
        if before.active == active {
            return Ok(before);
        }
        let release = tool_releases::by_id(&mut tx, before.release_id).await?;
        let release = release.filter(|release| !active || release.lifecycle == ReleaseLifecycle::Published);
        let release = release.ok_or(WriteError::NotFound(Entity::ToolRelease))?;
        let by = actor.account.unwrap_or(before.created_by);
        let automatic = before.automatic;
        let after = set(&mut tx, before, by, &release.title(), active, automatic).await?;
        tx.commit().await?;
        Ok(after)
    }
}

//! Tool releases: published by deploys, found by id or by name, taken back and restored by their publisher.

use super::error::{ApplyError, Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, Environment, Publication, ReleaseLifecycle, ToolRelease};
use super::row::{Row, json, now};
use super::tx::{Connected, Tx};
use crate::model::ids::ToolReleaseId;
use crate::model::{AccountId, EnvironmentId, Revision, ToolName};
use crate::plan::{Snapshot, release_title};

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT r.id, r.account_id, a.email AS account_email, a.name AS account_name, r.name, r.version, r.component,
                    r.component_digest, r.metadata_digest, r.definition, r.immutable, r.lifecycle, r.created_at,
                    r.created_by, r.state_changed_at, r.state_changed_by
             FROM tool_releases r JOIN accounts a ON a.id = r.account_id ",
            $rest
        )
    };
}

const GONE: WriteError = WriteError::NotFound(Entity::ToolRelease);

fn release(row: &Row) -> Result<ToolRelease, StoreError> {
    Ok(ToolRelease {
        id: row.get("id")?,
        account_id: row.get("account_id")?,
        account_email: row.get("account_email")?,
        account_name: row.get("account_name")?,
        content: Publication {
            name: row.get("name")?,
            version: row.get("version")?,
            component: row.get("component")?,
            component_digest: row.get("component_digest")?,
            metadata_digest: row.get("metadata_digest")?,
            definition: row.json("definition")?,
        },
        immutable: row.get("immutable")?,
        lifecycle: row.parse("lifecycle", ReleaseLifecycle::parse)?,
        created_at: row.get("created_at")?,
        created_by: row.get("created_by")?,
        state_changed_at: row.get("state_changed_at")?,
        state_changed_by: row.get("state_changed_by")?,
    })
}

/// The release with this id.
pub(super) async fn by_id(on: &mut impl Connected, id: ToolReleaseId) -> Result<Option<ToolRelease>, StoreError> {
    query(select!("WHERE r.id = $1")).bind(id).optional(on).await?.as_ref().map(release).transpose()
}

/// Publishes a tool of an environment that the transaction has locked; whether that makes a release. The same content
/// under the same name and version is the same release, also one that was taken back.
pub(super) async fn publish(
    tx: &mut Tx<'_>,
    environment: &Environment,
    by: AccountId,
    content: &Publication,
) -> Result<bool, ApplyError> {
    let owner = environment.owner_account_id;
    let before = query(select!("WHERE r.account_id = $1 AND r.name = $2 AND r.version = $3 AND r.lifecycle <> $4"))
        .bind(owner)
        .bind(&content.name)
        .bind(&content.version)
        .bind(ReleaseLifecycle::Superseded.as_str());
    let before = before.optional(tx).await?.as_ref().map(release).transpose()?;
    let immutable = environment.options.version_check;
    if let Some(before) = before {
        let same = (&before.content.component, &before.content.component_digest, &before.content.metadata_digest)
            == (&content.component, &content.component_digest, &content.metadata_digest);
        if same {
            return Ok(false);
        }
        if immutable || before.immutable {
            return Err(ApplyError::AlreadyPublished(before.title()));
        }
        change(tx, before, by, ReleaseLifecycle::Superseded, Some(environment.id)).await?;
    }
    let id = ToolReleaseId::new();
    query(
        "INSERT INTO tool_releases (id, account_id, name, version, component, component_digest, metadata_digest,
                                    definition, immutable, lifecycle, created_at, created_by, state_changed_at,
                                    state_changed_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11, $12)",
    )
    .bind(id)
    .bind(owner)
    .bind(&content.name)
    .bind(&content.version)
    .bind(&content.component)
    .bind(&content.component_digest)
    .bind(&content.metadata_digest)
    .bind(json(&content.definition))
    .bind(immutable)
    .bind(ReleaseLifecycle::Published.as_str())
    .bind(now())
    .bind(by)
    .name(tx, Entity::ToolRelease, Entity::Account)
    .await?;
    let title = release_title(&environment.owner_account_email, &content.name, &content.version);
    tx.record(Entity::ToolRelease, &id, &title, Some(environment.id), (None, Some(Revision::ZERO)));
    Ok(true)
}

/// Changes the lifecycle of a release, if it is still the one that was read: nothing else locks a release, and one that a
/// deploy has superseded meanwhile must not come back beside its successor.
async fn change(
    tx: &mut Tx<'_>,
    release: ToolRelease,
    by: AccountId,
    to: ReleaseLifecycle,
    environment: Option<EnvironmentId>,
) -> Result<ToolRelease, WriteError> {
    let from = release.lifecycle;
    let after = ToolRelease { lifecycle: to, state_changed_at: now(), state_changed_by: by, ..release };
    let changed = query(
        "UPDATE tool_releases SET lifecycle = $1, state_changed_at = $2, state_changed_by = $3
         WHERE id = $4 AND lifecycle = $5",
    )
    .bind(to.as_str())
    .bind(after.state_changed_at)
    .bind(by)
    .bind(after.id)
    .bind(from.as_str())
    .execute(tx)
    .await?;
    if changed == 0 {
        return Err(WriteError::Stale(Entity::ToolRelease));
    }
    let revisions = (Some(Revision::ZERO), Some(Revision::ZERO));
    tx.record(Entity::ToolRelease, &after.id, &after.title(), environment, revisions);
    Ok(after)
}

/// The tools of a content whose release the environment cannot use: it is not published, or not granted.
pub(super) async fn not_granted(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    content: &Snapshot,
) -> Result<Vec<(ToolName, String)>, StoreError> {
    let mut missing = Vec::new();
    for (tool, release) in &content.remote_tools {
        let granted = query(
            "SELECT g.id FROM tool_grants g JOIN tool_releases r ON r.id = g.tool_release_id
             WHERE g.environment_id = $1 AND g.active = $2 AND r.id = $3 AND r.lifecycle = $4",
        )
        .bind(environment)
        .bind(true)
        .bind(release.release_id)
        .bind(ReleaseLifecycle::Published.as_str());
        if granted.optional(tx).await?.is_none() {
            missing.push((tool.clone(), release.title()));
        }
    }
    Ok(missing)
}

impl Store {
    /// The release with this id, whatever its lifecycle.
    pub async fn tool_release(&self, id: ToolReleaseId) -> Result<Option<ToolRelease>, StoreError> {
        by_id(&mut self.reader().await?, id).await
    }

    /// The published release of this name.
    pub async fn tool_release_by_name(
        &self,
        account_email: &str,
        name: &ToolName,
        version: &str,
    ) -> Result<Option<ToolRelease>, StoreError> {
        let row = query(select!("WHERE a.email = $1 AND r.name = $2 AND r.version = $3 AND r.lifecycle = $4"))
            .bind(account_email.to_lowercase())
            .bind(name)
            .bind(version)
            .bind(ReleaseLifecycle::Published.as_str());
        row.optional(&mut self.reader().await?).await?.as_ref().map(release).transpose()
    }

    /// Everything that an account published, by name, newest first.
    pub async fn tool_releases(&self, account: AccountId) -> Result<Vec<ToolRelease>, StoreError> {
        let rows = query(select!("WHERE r.account_id = $1 ORDER BY r.name, r.created_at DESC, r.id DESC"));
        rows.bind(account).all(&mut self.reader().await?).await?.iter().map(release).collect()
    }

    /// Takes a release back, or restores it. One that was superseded cannot be.
    pub async fn set_release_published(
        &self,
        actor: &Actor,
        id: ToolReleaseId,
        published: bool,
    ) -> Result<ToolRelease, WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = by_id(&mut tx, id).await?.ok_or(GONE)?;
        let to = if published { ReleaseLifecycle::Published } else { ReleaseLifecycle::DePublished };
        if before.lifecycle == to {
            return Ok(before);
        }
        if before.lifecycle == ReleaseLifecycle::Superseded {
            return Err(WriteError::Stale(Entity::ToolRelease));
        }
        let by = actor.account.unwrap_or(before.account_id);
        let after = change(&mut tx, before, by, to, None).await?;
        tx.commit().await?;
        Ok(after)
    }
}

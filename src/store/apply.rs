//! Deploy and rollback: the two changes of what an environment serves. One winner, all or nothing, no gaps.

use super::error::{ApplyError, Entity, RollbackError, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, Apply, AuditAction, CurrentDeployment, DeployedEntities, EntityRef, Environment};
use super::row::{json, now};
use super::tx::Tx;
use super::{
    components, deployments, endpoints, environments, fail_point, import_secrets, pins, staged, tool_grants,
    tool_releases,
};
use crate::model::{DeploymentRevision, EnvironmentId, Revision};

impl Store {
    /// Changes the staged state and deploys the content that results, in one transaction.
    ///
    /// Of two applies that were computed from the same base exactly one wins. Where the content is deployed already,
    /// changes of the staged state are still carried out, and the current deployment is returned as it was (its counter
    /// is the base counter); with no changes either it is [`ApplyError::Noop`], unless the stored secrets of its imports
    /// cannot be opened any more: those are sealed again.
    pub async fn apply(&self, actor: &Actor, apply: &Apply) -> Result<CurrentDeployment, ApplyError> {
        let id = apply.environment_id;
        let mut tx = self.begin(actor).await?;
        let (environment, staged_version) =
            locked(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Environment))?;
        fail_point::reach("apply-locked")?;
        if environment.current.as_ref().map(|current| current.counter) != apply.base_counter {
            return Err(ApplyError::StaleDeployment);
        }
        if staged_version != apply.staged_version {
            return Err(ApplyError::StaleStaged);
        }
        let by = actor.account.unwrap_or(environment.owner_account_id);
        // What is published and granted is in no hash; a deploy that changes it is one.
        let mut released = tool_grants::reconcile(&mut tx, &environment, by, &apply.releases).await?;
        for publication in &apply.releases.publish {
            released |= tool_releases::publish(&mut tx, &environment, by, publication).await?;
        }
        let missing = tool_releases::not_granted(&mut tx, id, &apply.snapshot).await?;
        if !missing.is_empty() {
            return Err(ApplyError::NotGranted(missing));
        }
        let unchanged = environment.current.as_ref().filter(|current| current.hash == apply.hash && !released);
        let healed = match unchanged {
            Some(current) => heal(self, &mut tx, id, current, apply).await?,
            None => false,
        };
        if unchanged.is_some() && apply.changes.is_empty() && !healed {
            return Err(ApplyError::Noop);
        }
        if !apply.changes.is_empty() {
            staged::change(&mut tx, &environment, &apply.changes).await?;
        }
        fail_point::reach("apply-staged")?;
        let current = match unchanged {
            Some(current) => current.clone(),
            None => deploy(self, &mut tx, &environment, actor, apply).await?,
        };
        fail_point::reach("apply-stored")?;
        tx.commit().await?;
        fail_point::reach("apply-committed")?;
        Ok(current)
    }

    /// Makes an earlier (or later) deployment the current one.
    pub async fn rollback(
        &self,
        actor: &Actor,
        environment: EnvironmentId,
        base_counter: Revision,
        target: DeploymentRevision,
    ) -> Result<CurrentDeployment, RollbackError> {
        let mut tx = self.begin(actor).await?;
        let (found, _) = locked(&mut tx, environment).await?.ok_or(RollbackError::NoEnvironment)?;
        let before = found.current.ok_or(RollbackError::NotDeployed)?;
        if before.counter != base_counter {
            return Err(RollbackError::StaleDeployment);
        }
        let target = deployments::by_revision(&mut tx, environment, target).await?;
        let target = target.ok_or(RollbackError::NoDeployment)?;
        if target.revision == before.deployment_revision {
            return Err(RollbackError::Noop);
        }
        let after = CurrentDeployment {
            counter: before.counter.next(),
            deployment_revision: target.revision,
            version: target.version,
            hash: target.hash,
        };
        make_current(&mut tx, environment, Some(&before), &after, AuditAction::Rollback).await?;
        let content = deployments::content(&mut tx, environment, after.deployment_revision).await?;
        let imports = content.iter().flat_map(|content| &content.mcp_imports).map(|import| import.hash.to_string());
        pins::bring_back(&mut tx, environment, after.deployment_revision, &imports.collect()).await?;
        tx.commit().await?;
        Ok(after)
    }
}

/// Takes the secrets of the imports anew where those that are stored cannot be opened any more.
async fn heal(
    store: &Store,
    tx: &mut Tx<'_>,
    id: EnvironmentId,
    current: &CurrentDeployment,
    apply: &Apply,
) -> Result<bool, StoreError> {
    let revision = current.deployment_revision;
    let healed = import_secrets::heal(store.sealer(), tx, id, revision, &apply.import_secrets).await?;
    if healed {
        let counter = Some(current.counter);
        tx.record(Entity::Deployment, &revision, &current.version, Some(id), (counter, counter));
    }
    Ok(healed)
}

async fn locked(tx: &mut Tx<'_>, id: EnvironmentId) -> Result<Option<(Environment, Revision)>, StoreError> {
    if !tx.lock_environment(id).await? {
        return Ok(None);
    }
    environments::with_version(tx, id).await
}

/// Stores a deployment under the next number and makes it the current one.
async fn deploy(
    store: &Store,
    tx: &mut Tx<'_>,
    environment: &Environment,
    actor: &Actor,
    apply: &Apply,
) -> Result<CurrentDeployment, ApplyError> {
    let id = environment.id;
    let options = apply.changes.options.unwrap_or(environment.options);
    if options.version_check && deployments::has_version(tx, id, &apply.version).await? {
        return Err(ApplyError::VersionExists(apply.version.clone()));
    }
    let current = CurrentDeployment {
        counter: apply.base_counter.map_or(Revision::ZERO, Revision::next),
        deployment_revision: deployments::next_revision(tx, id).await?,
        version: apply.version.clone(),
        hash: apply.hash,
    };
    query(
        "INSERT INTO deployments (environment_id, revision, version, hash, snapshot, entities, deployed_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(id)
    .bind(current.deployment_revision)
    .bind(&current.version)
    .bind(current.hash)
    .bind(json(&apply.snapshot))
    .bind(json(&entities(tx, id).await?))
    .bind(actor.account)
    .bind(now())
    .execute(tx)
    .await?;
    import_secrets::insert(store.sealer(), tx, id, current.deployment_revision, &apply.import_secrets).await?;
    make_current(tx, id, environment.current.as_ref(), &current, AuditAction::Deploy).await?;
    Ok(current)
}

async fn make_current(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    before: Option<&CurrentDeployment>,
    after: &CurrentDeployment,
    action: AuditAction,
) -> Result<(), StoreError> {
    if let Some(before) = before {
        pins::keep(tx, environment, before.deployment_revision).await?;
    }
    query("UPDATE environments SET current_counter = $1, current_revision = $2 WHERE id = $3")
        .bind(after.counter)
        .bind(after.deployment_revision)
        .bind(environment)
        .execute(tx)
        .await?;
    let revisions = (before.map(|current| current.counter), Some(after.counter));
    tx.record_as(action, Entity::Deployment, &after.deployment_revision, &after.version, Some(environment), revisions);
    Ok(())
}

async fn entities(tx: &mut Tx<'_>, environment: EnvironmentId) -> Result<DeployedEntities, StoreError> {
    let components = components::staged(tx, environment).await?.into_iter();
    let endpoints = endpoints::staged(tx, environment).await?.into_iter();
    Ok(DeployedEntities {
        components: components.map(|c| (c.name, EntityRef { id: c.id, revision: c.revision })).collect(),
        mcp_deployments: endpoints.map(|e| (e.domain, EntityRef { id: e.id, revision: e.revision })).collect(),
    })
}

//! Staged MCP deployments, with a history of their revisions.

use super::domains;
use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, StagedEndpoint};
use super::row::{Row, json, now};
use super::tx::{Connected, Tx};
use crate::model::{Domain, EnvironmentId, McpDeploymentId, Revision};
use crate::plan::EndpointSnapshot;

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, revision, environment_id, domain, content, created_at, deleted FROM mcp_deployments ",
            $rest
        )
    };
}

const GONE: WriteError = WriteError::NotFound(Entity::McpDeployment);

fn endpoint(row: &Row) -> Result<StagedEndpoint, StoreError> {
    Ok(StagedEndpoint {
        id: row.get("id")?,
        revision: row.get("revision")?,
        environment_id: row.get("environment_id")?,
        domain: row.get("domain")?,
        content: row.json("content")?,
        created_at: row.get("created_at")?,
    })
}

/// The staged MCP deployments of an environment, by domain.
pub(super) async fn staged(
    on: &mut impl Connected,
    environment: EnvironmentId,
) -> Result<Vec<StagedEndpoint>, StoreError> {
    let rows =
        query(select!("WHERE environment_id = $1 AND deleted = $2 ORDER BY domain")).bind(environment).bind(false);
    rows.all(on).await?.iter().map(endpoint).collect()
}

/// The one with this domain, and whether it is only a tombstone.
async fn find(
    on: &mut impl Connected,
    environment: EnvironmentId,
    domain: &Domain,
) -> Result<Option<(StagedEndpoint, bool)>, StoreError> {
    let row = query(select!("WHERE environment_id = $1 AND domain = $2")).bind(environment).bind(domain);
    row.optional(on).await?.map(|row| Ok((endpoint(&row)?, row.get("deleted")?))).transpose()
}

async fn by_id(on: &mut impl Connected, id: McpDeploymentId) -> Result<Option<StagedEndpoint>, StoreError> {
    let row = query(select!("WHERE id = $1 AND deleted = $2")).bind(id).bind(false).optional(on).await?;
    row.as_ref().map(endpoint).transpose()
}

/// The newest state, with its environment locked, if it still has the revision that the caller knows.
async fn locked(tx: &mut Tx<'_>, id: McpDeploymentId, current: Revision) -> Result<StagedEndpoint, WriteError> {
    let found = by_id(tx, id).await?.ok_or(GONE)?;
    tx.stage_in(found.environment_id).await?;
    let newest = by_id(tx, id).await?.ok_or(GONE)?;
    if newest.revision == current { Ok(newest) } else { Err(WriteError::Stale(Entity::McpDeployment)) }
}

/// Writes a state that follows a stored one.
async fn write(tx: &mut Tx<'_>, after: &StagedEndpoint, from: Option<Revision>) -> Result<(), WriteError> {
    query("UPDATE mcp_deployments SET revision = $1, content = $2, deleted = $3 WHERE id = $4")
        .bind(after.revision)
        .bind(json(&after.content))
        .bind(false)
        .bind(after.id)
        .execute(tx)
        .await?;
    remember(tx, after, from).await
}

async fn insert(tx: &mut Tx<'_>, made: &StagedEndpoint) -> Result<(), WriteError> {
    query(
        "INSERT INTO mcp_deployments (id, environment_id, revision, domain, content, created_at, deleted)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(made.id)
    .bind(made.environment_id)
    .bind(made.revision)
    .bind(&made.domain)
    .bind(json(&made.content))
    .bind(made.created_at)
    .bind(false)
    .execute(tx)
    .await?;
    remember(tx, made, None).await
}

async fn remember(tx: &mut Tx<'_>, state: &StagedEndpoint, from: Option<Revision>) -> Result<(), WriteError> {
    query("INSERT INTO mcp_deployment_revisions (mcp_deployment_id, revision, content) VALUES ($1, $2, $3)")
        .bind(state.id)
        .bind(state.revision)
        .bind(json(&state.content))
        .execute(tx)
        .await?;
    let revisions = (from, Some(state.revision));
    tx.record(Entity::McpDeployment, &state.id, &state.domain, Some(state.environment_id), revisions);
    Ok(())
}

/// Stages an MCP deployment that is not staged. Its domain must be registered in the environment.
async fn create(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    domain: &Domain,
    content: &EndpointSnapshot,
    tombstone: Option<StagedEndpoint>,
) -> Result<StagedEndpoint, WriteError> {
    if !domains::is_registered(tx, environment, domain).await? {
        return Err(WriteError::DomainNotRegistered(domain.clone()));
    }
    if let Some(before) = tombstone {
        let after = StagedEndpoint { revision: before.revision.next(), content: content.clone(), ..before };
        write(tx, &after, None).await?;
        return Ok(after);
    }
    let made = StagedEndpoint {
        id: McpDeploymentId::new(),
        revision: Revision::ZERO,
        environment_id: environment,
        domain: domain.clone(),
        content: content.clone(),
        created_at: now(),
    };
    insert(tx, &made).await?;
    Ok(made)
}

/// Stages or replaces in an environment that the transaction has locked. Staging what is staged already changes
/// nothing.
pub(super) async fn put(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    domain: &Domain,
    content: &EndpointSnapshot,
) -> Result<StagedEndpoint, WriteError> {
    match find(tx, environment, domain).await? {
        Some((before, false)) if before.content == *content => Ok(before),
        Some((before, false)) => {
            let from = before.revision;
            let after = StagedEndpoint { revision: from.next(), content: content.clone(), ..before };
            write(tx, &after, Some(from)).await?;
            Ok(after)
        }
        tombstone => create(tx, environment, domain, content, tombstone.map(|(before, _)| before)).await,
    }
}

/// Leaves a tombstone in an environment that the transaction has locked.
async fn bury(tx: &mut Tx<'_>, before: &StagedEndpoint) -> Result<(), WriteError> {
    query("UPDATE mcp_deployments SET revision = $1, deleted = $2 WHERE id = $3")
        .bind(before.revision.next())
        .bind(true)
        .bind(before.id)
        .execute(tx)
        .await?;
    let revisions = (Some(before.revision), None);
    tx.record(Entity::McpDeployment, &before.id, &before.domain, Some(before.environment_id), revisions);
    Ok(())
}

/// Removes by domain in an environment that the transaction has locked.
pub(super) async fn delete(tx: &mut Tx<'_>, environment: EnvironmentId, domain: &Domain) -> Result<(), WriteError> {
    match find(tx, environment, domain).await? {
        Some((before, false)) => bury(tx, &before).await,
        _ => Err(GONE),
    }
}

impl Store {
    /// Stages an MCP deployment. A domain that was staged before in this environment gets its old id, its old time of
    /// creation and the next revision.
    pub async fn create_endpoint(
        &self,
        actor: &Actor,
        environment: EnvironmentId,
        domain: &Domain,
        content: &EndpointSnapshot,
    ) -> Result<StagedEndpoint, WriteError> {
        let mut tx = self.begin(actor).await?;
        tx.stage_in(environment).await?;
        let tombstone = match find(&mut tx, environment, domain).await? {
            Some((_, false)) => return Err(WriteError::AlreadyExists(Entity::McpDeployment)),
            tombstone => tombstone.map(|(before, _)| before),
        };
        let made = create(&mut tx, environment, domain, content, tombstone).await?;
        tx.commit().await?;
        Ok(made)
    }

    /// The staged MCP deployment with this id.
    pub async fn endpoint(&self, id: McpDeploymentId) -> Result<Option<StagedEndpoint>, StoreError> {
        by_id(&mut self.reader().await?, id).await
    }

    /// The environment's staged MCP deployment of this domain.
    pub async fn endpoint_by_domain(
        &self,
        environment: EnvironmentId,
        domain: &Domain,
    ) -> Result<Option<StagedEndpoint>, StoreError> {
        let found = find(&mut self.reader().await?, environment, domain).await?;
        Ok(found.and_then(|(endpoint, deleted)| (!deleted).then_some(endpoint)))
    }

    /// An earlier or the present revision, also of a deleted one. Deletions are revisions without content.
    pub async fn endpoint_revision(
        &self,
        id: McpDeploymentId,
        revision: Revision,
    ) -> Result<Option<StagedEndpoint>, StoreError> {
        let row = query(
            "SELECT m.id, r.revision, m.environment_id, m.domain, r.content, m.created_at
             FROM mcp_deployment_revisions r JOIN mcp_deployments m ON m.id = r.mcp_deployment_id
             WHERE r.mcp_deployment_id = $1 AND r.revision = $2",
        )
        .bind(id)
        .bind(revision);
        row.optional(&mut self.reader().await?).await?.as_ref().map(endpoint).transpose()
    }

    /// Replaces the content. The revision moves in any case.
    pub async fn update_endpoint(
        &self,
        actor: &Actor,
        id: McpDeploymentId,
        current: Revision,
        content: &EndpointSnapshot,
    ) -> Result<StagedEndpoint, WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, id, current).await?;
        let after = StagedEndpoint { revision: current.next(), content: content.clone(), ..before };
        write(&mut tx, &after, Some(current)).await?;
        tx.commit().await?;
        Ok(after)
    }

    /// Removes an MCP deployment from the staged state.
    pub async fn delete_endpoint(
        &self,
        actor: &Actor,
        id: McpDeploymentId,
        current: Revision,
    ) -> Result<(), WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, id, current).await?;
        bury(&mut tx, &before).await?;
        Ok(tx.commit().await?)
    }
}

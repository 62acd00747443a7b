//! Stored deployments: immutable, numbered without gaps.

use std::sync::Arc;

use super::error::StoreError;
use super::handle::Store;
use super::query::query;
use super::records::Deployment;
use super::row::Row;
use super::tx::Connected;
use crate::model::{DeploymentRevision, EnvironmentId};
use crate::plan::Snapshot;

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT environment_id, revision, version, hash, deployed_by, created_at, entities FROM deployments ",
            $rest
        )
    };
}

fn deployment(row: &Row) -> Result<Deployment, StoreError> {
    Ok(Deployment {
        environment_id: row.get("environment_id")?,
        revision: row.get("revision")?,
        version: row.get("version")?,
        hash: row.get("hash")?,
        deployed_by: row.get("deployed_by")?,
        created_at: row.get("created_at")?,
        entities: row.json("entities")?,
    })
}

/// The deployment with this number.
pub(super) async fn by_revision(
    on: &mut impl Connected,
    environment: EnvironmentId,
    revision: DeploymentRevision,
) -> Result<Option<Deployment>, StoreError> {
    let row = query(select!("WHERE environment_id = $1 AND revision = $2")).bind(environment).bind(revision);
    row.optional(on).await?.as_ref().map(deployment).transpose()
}

/// Whether some deployment of the environment has this version text.
pub(super) async fn has_version(
    on: &mut impl Connected,
    environment: EnvironmentId,
    version: &str,
) -> Result<bool, StoreError> {
    let row = query(select!("WHERE environment_id = $1 AND version = $2 LIMIT 1")).bind(environment).bind(version);
    Ok(row.optional(on).await?.is_some())
}

/// The number that follows the newest one.
pub(super) async fn next_revision(
    on: &mut impl Connected,
    environment: EnvironmentId,
) -> Result<DeploymentRevision, StoreError> {
    let row = query(select!("WHERE environment_id = $1 ORDER BY revision DESC LIMIT 1")).bind(environment);
    let newest = row.optional(on).await?.map(|row| row.get("revision")).transpose()?;
    Ok(newest.map_or(DeploymentRevision::ZERO, DeploymentRevision::next))
}

/// A stored content.
pub(super) async fn content(
    on: &mut impl Connected,
    environment: EnvironmentId,
    revision: DeploymentRevision,
) -> Result<Option<Arc<Snapshot>>, StoreError> {
    let row = query("SELECT snapshot FROM deployments WHERE environment_id = $1 AND revision = $2")
        .bind(environment)
        .bind(revision);
    row.optional(on).await?.map(|row| row.json("snapshot").map(Arc::new)).transpose()
}

impl Store {
    /// The deployment with this number.
    pub async fn deployment(
        &self,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<Option<Deployment>, StoreError> {
        by_revision(&mut self.reader().await?, environment, revision).await
    }

    /// The deployments of an environment, oldest first; with a version only those that have it.
    pub async fn deployments(
        &self,
        environment: EnvironmentId,
        version: Option<&str>,
    ) -> Result<Vec<Deployment>, StoreError> {
        let rows = query(select!("WHERE environment_id = $1 AND ($2 IS NULL OR version = $2) ORDER BY revision"))
            .bind(environment)
            .bind(version);
        rows.all(&mut self.reader().await?).await?.iter().map(deployment).collect()
    }

    /// The content of a deployment.
    pub async fn snapshot(
        &self,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<Option<Arc<Snapshot>>, StoreError> {
        if let Some(snapshot) = self.snapshots().get(&(environment, revision)) {
            return Ok(Some(Arc::clone(snapshot)));
        }
        content(&mut self.reader().await?, environment, revision).await
    }
}

//! The staged state of an environment: what the next deployment is computed from, and how an apply changes it.

use super::error::StoreError;
use super::handle::Store;
use super::records::{Environment, Staged, StagedChanges};
use super::tx::Tx;
use super::{WriteError, components, domains, endpoints, environments};
use crate::model::EnvironmentId;

impl Store {
    /// Everything staged in an environment.
    ///
    /// The version is read first. A change that slips in between makes the content newer than its version, and an
    /// apply computed from it is refused: never the other way round.
    pub async fn staged(&self, environment: EnvironmentId) -> Result<Option<Staged>, StoreError> {
        let mut reader = self.reader().await?;
        let Some((found, version)) = environments::with_version(&mut reader, environment).await? else {
            return Ok(None);
        };
        let components = components::staged(&mut reader, environment).await?;
        let endpoints = endpoints::staged(&mut reader, environment).await?;
        Ok(Some(Staged { version, environment: found, components, endpoints }))
    }
}

impl StagedChanges {
    /// Whether nothing is to be changed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Carries changes out in an environment that the transaction has locked.
pub(super) async fn change(
    tx: &mut Tx<'_>,
    environment: &Environment,
    changes: &StagedChanges,
) -> Result<(), WriteError> {
    let id = environment.id;
    tx.stage_in(id).await?;
    if let Some(options) = changes.options.filter(|options| *options != environment.options) {
        environments::update(tx, environment.clone(), None, Some(options)).await?;
    }
    for domain in &changes.register_domains {
        if !domains::is_registered(tx, id, domain).await? {
            domains::register(tx, id, domain).await?;
        }
    }
    for name in &changes.delete_components {
        components::delete(tx, id, name).await?;
    }
    for (name, content) in &changes.put_components {
        components::put(tx, id, name, content).await?;
    }
    for domain in &changes.delete_endpoints {
        endpoints::delete(tx, id, domain).await?;
    }
    for (domain, content) in &changes.put_endpoints {
        endpoints::put(tx, id, domain, content).await?;
    }
    Ok(())
}

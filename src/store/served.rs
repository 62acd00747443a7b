//! What the gateway serves: every environment's current deployment, and which of them has a domain.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use super::environments::current;
use super::error::StoreError;
use super::handle::Store;
use super::query::query;
use super::records::{Served, ServedEnvironment};
use super::row::Row;
use super::tx::Reader;
use super::{changes, deployments};
use crate::model::{Domain, EnvironmentId};
use crate::plan::Snapshot;

impl Store {
    /// Everything that is served now. Contents that were read before are shared, so reading again after a change costs
    /// one small query and the contents that are new.
    ///
    /// The counter is read first: what is newer than it is read again later, and nothing is missed.
    pub async fn served(&self) -> Result<Served, StoreError> {
        let mut reader = self.reader().await?;
        let counter = changes::counter(&mut reader).await?;
        let rows = query(
            "SELECT e.id, e.name, a.name AS application_name, a.account_id, e.current_counter, e.current_revision,
                    d.version AS current_version, d.hash AS current_hash
             FROM environments e
             JOIN applications a ON a.id = e.application_id
             JOIN deployments d ON d.environment_id = e.id AND d.revision = e.current_revision
             ORDER BY e.id",
        )
        .all(&mut reader)
        .await?;
        let mut environments = Vec::with_capacity(rows.len());
        for row in &rows {
            environments.extend(self.environment_of(row, &mut reader).await?);
        }
        self.forget_all_but(&environments);
        let registrations = registrations(&mut reader).await?;
        let domains = domains(&environments, &registrations);
        Ok(Served { counter, environments, domains })
    }

    /// `None` when the environment was deleted between the two reads.
    async fn environment_of(&self, row: &Row, reader: &mut Reader) -> Result<Option<ServedEnvironment>, StoreError> {
        let environment_id = row.get("id")?;
        let current = current(row, row.get("current_counter")?)?;
        let key = (environment_id, current.deployment_revision);
        let known = self.snapshots().get(&key).map(Arc::clone);
        let snapshot: Arc<Snapshot> = match known {
            Some(snapshot) => snapshot,
            None => match deployments::content(reader, environment_id, current.deployment_revision).await? {
                Some(snapshot) => Arc::clone(self.snapshots().entry(key).or_insert(snapshot)),
                None => return Ok(None),
            },
        };
        Ok(Some(ServedEnvironment {
            environment_id,
            owner_account_id: row.get("account_id")?,
            environment: row.get("name")?,
            application: row.get("application_name")?,
            current,
            snapshot,
        }))
    }

    fn forget_all_but(&self, environments: &[ServedEnvironment]) {
        let served: HashSet<_> =
            environments.iter().map(|served| (served.environment_id, served.current.deployment_revision)).collect();
        self.snapshots().retain(|key, _| served.contains(key));
    }
}

async fn registrations(reader: &mut Reader) -> Result<HashMap<Domain, EnvironmentId>, StoreError> {
    let rows = query("SELECT domain, environment_id FROM domain_registrations").all(reader).await?;
    rows.iter().map(|row| Ok((row.get("domain")?, row.get("environment_id")?))).collect()
}

/// A domain belongs to the environment that has it registered. Where a registration was deleted, or moved on before the
/// new owner deployed, the environment that still deploys the domain keeps serving it; of several the oldest.
fn domains(
    environments: &[ServedEnvironment],
    registrations: &HashMap<Domain, EnvironmentId>,
) -> BTreeMap<Domain, usize> {
    let mut domains = BTreeMap::new();
    for (index, served) in environments.iter().enumerate() {
        for domain in served.snapshot.mcp_deployments.keys() {
            if registrations.get(domain) == Some(&served.environment_id) {
                domains.insert(domain.clone(), index);
            } else {
                domains.entry(domain.clone()).or_insert(index);
            }
        }
    }
    domains
}

//! Domain registrations.

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, DomainRegistration};
use super::row::Row;
use super::tx::{Connected, Tx};
use crate::model::{Domain, DomainRegistrationId, EnvironmentId};

macro_rules! select {
    ($rest:literal) => {
        concat!("SELECT id, environment_id, domain FROM domain_registrations ", $rest)
    };
}

fn registration(row: &Row) -> Result<DomainRegistration, StoreError> {
    Ok(DomainRegistration {
        id: row.get("id")?,
        environment_id: row.get("environment_id")?,
        domain: row.get("domain")?,
    })
}

/// Whether the environment has registered the domain.
pub(super) async fn is_registered(
    on: &mut impl Connected,
    environment: EnvironmentId,
    domain: &Domain,
) -> Result<bool, StoreError> {
    let row = query(select!("WHERE environment_id = $1 AND domain = $2")).bind(environment).bind(domain);
    Ok(row.optional(on).await?.is_some())
}

/// Registers a domain for an environment that the transaction has locked.
pub(super) async fn register(
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    domain: &Domain,
) -> Result<DomainRegistration, WriteError> {
    let made =
        DomainRegistration { id: DomainRegistrationId::new(), environment_id: environment, domain: domain.clone() };
    query("INSERT INTO domain_registrations (id, environment_id, domain) VALUES ($1, $2, $3)")
        .bind(made.id)
        .bind(environment)
        .bind(domain)
        .name(tx, Entity::DomainRegistration, Entity::Environment)
        .await?;
    tx.record(Entity::DomainRegistration, &made.id, domain, Some(environment), (None, None));
    Ok(made)
}

impl Store {
    /// Registers a domain for an environment. A domain is registered once in the whole installation.
    pub async fn register_domain(
        &self,
        actor: &Actor,
        environment: EnvironmentId,
        domain: &Domain,
    ) -> Result<DomainRegistration, WriteError> {
        let mut tx = self.begin(actor).await?;
        tx.stage_in(environment).await?;
        let made = register(&mut tx, environment, domain).await?;
        tx.commit().await?;
        Ok(made)
    }

    /// The registration with this id.
    pub async fn domain_registration(
        &self,
        id: DomainRegistrationId,
    ) -> Result<Option<DomainRegistration>, StoreError> {
        let row = query(select!("WHERE id = $1")).bind(id).optional(&mut self.reader().await?).await?;
        row.as_ref().map(registration).transpose()
    }

    /// The environment's registrations, by domain.
    pub async fn domain_registrations(
        &self,
        environment: EnvironmentId,
    ) -> Result<Vec<DomainRegistration>, StoreError> {
        let rows = query(select!("WHERE environment_id = $1 ORDER BY domain")).bind(environment);
        rows.all(&mut self.reader().await?).await?.iter().map(registration).collect()
    }

    /// Deletes a registration. MCP deployments of the domain stay as they are.
    pub async fn delete_domain_registration(&self, actor: &Actor, id: DomainRegistrationId) -> Result<(), WriteError> {
        const GONE: WriteError = WriteError::NotFound(Entity::DomainRegistration);
        let mut tx = self.begin(actor).await?;
        let row = query(select!("WHERE id = $1")).bind(id).optional(&mut tx).await?.ok_or(GONE)?;
        let before = registration(&row)?;
        tx.stage_in(before.environment_id).await?;
        if query("DELETE FROM domain_registrations WHERE id = $1").bind(id).execute(&mut tx).await? == 0 {
            return Err(GONE);
        }
        tx.record_deletion(Entity::DomainRegistration, &id, &before.domain, Some(before.environment_id));
        Ok(tx.commit().await?)
    }
}

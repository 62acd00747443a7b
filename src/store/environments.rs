//! Environments, always read with their owner and their current deployment.

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, CurrentDeployment, Environment, EnvironmentFilter, EnvironmentOptions, NewEnvironment};
use super::row::Row;
use super::tx::{Connected, Tx};
use crate::model::{AccountId, ApplicationId, EnvironmentId, EnvironmentName, Revision};

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT e.id, e.revision, e.application_id, a.name AS application_name,
                    a.account_id AS owner_account_id, o.email AS owner_account_email, o.name AS owner_account_name,
                    e.name, e.compatibility_check, e.version_check, e.security_overrides, e.diff_model_version,
                    e.staged_version, e.current_counter, e.current_revision,
                    d.version AS current_version, d.hash AS current_hash
             FROM environments e
             JOIN applications a ON a.id = e.application_id
             JOIN accounts o ON o.id = a.account_id
             LEFT JOIN deployments d ON d.environment_id = e.id AND d.revision = e.current_revision ",
            $rest
        )
    };
}

fn environment(row: &Row) -> Result<Environment, StoreError> {
    Ok(Environment {
        id: row.get("id")?,
        revision: row.get("revision")?,
        application_id: row.get("application_id")?,
        application_name: row.get("application_name")?,
        owner_account_id: row.get("owner_account_id")?,
        owner_account_email: row.get("owner_account_email")?,
        owner_account_name: row.get("owner_account_name")?,
        name: row.get("name")?,
        options: EnvironmentOptions {
            compatibility_check: row.get("compatibility_check")?,
            version_check: row.get("version_check")?,
            security_overrides: row.get("security_overrides")?,
        },
        diff_model_version: row.get("diff_model_version")?,
        current: row.get::<Option<Revision>>("current_counter")?.map(|counter| current(row, counter)).transpose()?,
    })
}

pub(super) fn current(row: &Row, counter: Revision) -> Result<CurrentDeployment, StoreError> {
    Ok(CurrentDeployment {
        counter,
        deployment_revision: row.get("current_revision")?,
        version: row.get("current_version")?,
        hash: row.get("current_hash")?,
    })
}

/// The environment and the version of its staged state.
pub(super) async fn with_version(
    on: &mut impl Connected,
    id: EnvironmentId,
) -> Result<Option<(Environment, Revision)>, StoreError> {
    let row = query(select!("WHERE e.id = $1")).bind(id).optional(on).await?;
    row.map(|row| Ok((environment(&row)?, row.get("staged_version")?))).transpose()
}

async fn by_id(on: &mut impl Connected, id: EnvironmentId) -> Result<Option<Environment>, StoreError> {
    Ok(with_version(on, id).await?.map(|(environment, _)| environment))
}

impl Tx<'_> {
    /// Locks an environment that is about to change and marks its staged state as another one.
    pub(super) async fn stage_in(&mut self, id: EnvironmentId) -> Result<(), WriteError> {
        if !self.lock_environment(id).await? {
            return Err(WriteError::NotFound(Entity::Environment));
        }
        query("UPDATE environments SET staged_version = staged_version + 1 WHERE id = $1")
            .bind(id)
            .execute(self)
            .await?;
        Ok(())
    }
}

impl Store {
    /// Makes an environment. Its name is unique in its application.
    pub async fn create_environment(
        &self,
        actor: &Actor,
        application: ApplicationId,
        new: NewEnvironment,
    ) -> Result<Environment, WriteError> {
        let id = EnvironmentId::new();
        let mut tx = self.begin(actor).await?;
        query(
            "INSERT INTO environments (id, application_id, revision, name, compatibility_check, version_check,
                                       security_overrides, diff_model_version, staged_version)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0)",
        )
        .bind(id)
        .bind(application)
        .bind(Revision::ZERO)
        .bind(&new.name)
        .bind(new.options.compatibility_check)
        .bind(new.options.version_check)
        .bind(new.options.security_overrides)
        .bind(i64::from(new.diff_model_version))
        .name(&mut tx, Entity::Environment, Entity::Application)
        .await?;
        let made = by_id(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Application))?;
        tx.record(Entity::Environment, &id, &made.name, Some(id), (None, Some(made.revision)));
        tx.commit().await?;
        Ok(made)
    }

    /// The environment with this id.
    pub async fn environment(&self, id: EnvironmentId) -> Result<Option<Environment>, StoreError> {
        by_id(&mut self.reader().await?, id).await
    }

    /// The application's environment of this name.
    pub async fn environment_by_name(
        &self,
        application: ApplicationId,
        name: &EnvironmentName,
    ) -> Result<Option<Environment>, StoreError> {
        let row = query(select!("WHERE e.application_id = $1 AND e.name = $2")).bind(application).bind(name);
        row.optional(&mut self.reader().await?).await?.as_ref().map(environment).transpose()
    }

    /// The application's environments, by name.
    pub async fn environments(&self, application: ApplicationId) -> Result<Vec<Environment>, StoreError> {
        let rows = query(select!("WHERE e.application_id = $1 ORDER BY e.name")).bind(application);
        rows.all(&mut self.reader().await?).await?.iter().map(environment).collect()
    }

    /// The environments of one owner (`None`: of all) that the filter admits, by owner, application and name.
    pub async fn environments_owned_by(
        &self,
        owner: Option<AccountId>,
        filter: &EnvironmentFilter,
    ) -> Result<Vec<Environment>, StoreError> {
        let rows = query(select!(
            "WHERE ($1 IS NULL OR a.account_id = $1) AND ($2 IS NULL OR o.email = $2)
               AND ($3 IS NULL OR a.name = $3) AND ($4 IS NULL OR e.name = $4)
             ORDER BY o.email, a.name, e.name"
        ))
        .bind(owner)
        .bind(filter.account_email.as_ref().map(|email| email.to_lowercase()))
        .bind(filter.application.as_ref())
        .bind(filter.environment.as_ref());
        rows.all(&mut self.reader().await?).await?.iter().map(environment).collect()
    }

    /// Changes name and switches; `None` leaves a thing as it is. The revision moves in any case.
    pub async fn update_environment(
        &self,
        actor: &Actor,
        id: EnvironmentId,
        current: Revision,
        name: Option<&EnvironmentName>,
        options: Option<EnvironmentOptions>,
    ) -> Result<Environment, WriteError> {
        let mut tx = self.begin(actor).await?;
        tx.stage_in(id).await?;
        let before = by_id(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Environment))?;
        if before.revision != current {
            return Err(WriteError::Stale(Entity::Environment));
        }
        let after = update(&mut tx, before, name, options).await?;
        tx.commit().await?;
        Ok(after)
    }

    /// Deletes an environment with its deployments, domains, schemes and sessions.
    pub async fn delete_environment(
        &self,
        actor: &Actor,
        id: EnvironmentId,
        current: Revision,
    ) -> Result<(), WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = by_id(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Environment))?;
        let changed = query("DELETE FROM environments WHERE id = $1 AND revision = $2")
            .bind(id)
            .bind(current)
            .execute(&mut tx)
            .await?;
        if changed == 0 {
            return Err(WriteError::Stale(Entity::Environment));
        }
        tx.record(Entity::Environment, &id, &before.name, Some(id), (Some(current), None));
        Ok(tx.commit().await?)
    }
}

/// Changes an environment that the transaction has locked.
pub(super) async fn update(
    tx: &mut Tx<'_>,
    before: Environment,
    name: Option<&EnvironmentName>,
    options: Option<EnvironmentOptions>,
) -> Result<Environment, WriteError> {
    let from = before.revision;
    let after = Environment {
        revision: from.next(),
        name: name.cloned().unwrap_or(before.name),
        options: options.unwrap_or(before.options),
        ..before
    };
    query(
        "UPDATE environments
         SET revision = $1, name = $2, compatibility_check = $3, version_check = $4, security_overrides = $5
         WHERE id = $6",
    )
    .bind(after.revision)
    .bind(&after.name)
    .bind(after.options.compatibility_check)
    .bind(after.options.version_check)
    .bind(after.options.security_overrides)
    .bind(after.id)
    .name(tx, Entity::Environment, Entity::Application)
    .await?;
    tx.record(Entity::Environment, &after.id, &after.name, Some(after.id), (Some(from), Some(after.revision)));
    Ok(after)
}

//! Applications.

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Actor, Application};
use super::row::Row;
use super::tx::Connected;
use crate::model::{AccountId, AppName, ApplicationId, Revision};

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT a.id, a.revision, a.account_id, o.email AS account_email, a.name
             FROM applications a JOIN accounts o ON o.id = a.account_id ",
            $rest
        )
    };
}

fn application(row: &Row) -> Result<Application, StoreError> {
    Ok(Application {
        id: row.get("id")?,
        revision: row.get("revision")?,
        account_id: row.get("account_id")?,
        account_email: row.get("account_email")?,
        name: row.get("name")?,
    })
}

async fn by_id(on: &mut impl Connected, id: ApplicationId) -> Result<Option<Application>, StoreError> {
    query(select!("WHERE a.id = $1")).bind(id).optional(on).await?.as_ref().map(application).transpose()
}

impl Store {
    /// Makes an application. Its name is unique in its account.
    pub async fn create_application(
        &self,
        actor: &Actor,
        account: AccountId,
        name: &AppName,
    ) -> Result<Application, WriteError> {
        let id = ApplicationId::new();
        let mut tx = self.begin(actor).await?;
        query("INSERT INTO applications (id, account_id, revision, name) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(account)
            .bind(Revision::ZERO)
            .bind(name)
            .name(&mut tx, Entity::Application, Entity::Account)
            .await?;
        let made = by_id(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Account))?;
        tx.record(Entity::Application, &id, name, None, (None, Some(made.revision)));
        tx.commit().await?;
        Ok(made)
    }

    /// The application with this id.
    pub async fn application(&self, id: ApplicationId) -> Result<Option<Application>, StoreError> {
        by_id(&mut self.reader().await?, id).await
    }

    /// The account's application of this name.
    pub async fn application_by_name(
        &self,
        account: AccountId,
        name: &AppName,
    ) -> Result<Option<Application>, StoreError> {
        let row = query(select!("WHERE a.account_id = $1 AND a.name = $2")).bind(account).bind(name);
        row.optional(&mut self.reader().await?).await?.as_ref().map(application).transpose()
    }

    /// The account's applications, by name.
    pub async fn applications(&self, account: AccountId) -> Result<Vec<Application>, StoreError> {
        let rows = query(select!("WHERE a.account_id = $1 ORDER BY a.name")).bind(account);
        rows.all(&mut self.reader().await?).await?.iter().map(application).collect()
    }

    /// Renames an application; `None` keeps the name. The revision moves in any case.
    pub async fn rename_application(
        &self,
        actor: &Actor,
        id: ApplicationId,
        current: Revision,
        name: Option<&AppName>,
    ) -> Result<Application, WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = by_id(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Application))?;
        let after =
            Application { revision: current.next(), name: name.cloned().unwrap_or(before.name.clone()), ..before };
        let changed = query("UPDATE applications SET revision = $1, name = $2 WHERE id = $3 AND revision = $4")
            .bind(after.revision)
            .bind(&after.name)
            .bind(id)
            .bind(current)
            .name(&mut tx, Entity::Application, Entity::Account)
            .await?;
        if changed == 0 {
            return Err(WriteError::Stale(Entity::Application));
        }
        tx.record(Entity::Application, &id, &after.name, None, (Some(current), Some(after.revision)));
        tx.commit().await?;
        Ok(after)
    }

    /// Deletes an application with its environments and everything in them.
    pub async fn delete_application(
        &self,
        actor: &Actor,
        id: ApplicationId,
        current: Revision,
    ) -> Result<(), WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = by_id(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Application))?;
        let changed = query("DELETE FROM applications WHERE id = $1 AND revision = $2")
            .bind(id)
            .bind(current)
            .execute(&mut tx)
            .await?;
        if changed == 0 {
            return Err(WriteError::Stale(Entity::Application));
        }
        tx.record(Entity::Application, &id, &before.name, None, (Some(current), None));
        Ok(tx.commit().await?)
    }
}

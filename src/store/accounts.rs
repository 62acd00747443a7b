//! Accounts.

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Account, Actor, NewAccount};
use super::row::{Row, json, now};
use super::tx::Connected;
use crate::model::{AccountId, Revision, Role};

macro_rules! select {
    ($rest:literal) => {
        concat!("SELECT id, revision, name, email, roles, created_at FROM accounts ", $rest)
    };
}

pub(super) fn account(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.get("id")?,
        revision: row.get("revision")?,
        name: row.get("name")?,
        email: row.get("email")?,
        roles: row.json("roles")?,
        created_at: row.get("created_at")?,
    })
}

async fn by_id(on: &mut impl Connected, id: AccountId) -> Result<Option<Account>, StoreError> {
    query(select!("WHERE id = $1")).bind(id).optional(on).await?.as_ref().map(account).transpose()
}

fn sorted(mut roles: Vec<Role>) -> Vec<Role> {
    roles.sort_unstable();
    roles.dedup();
    roles
}

impl Store {
    /// Makes an account. An address belongs to one account only.
    pub async fn create_account(&self, actor: &Actor, new: NewAccount) -> Result<Account, WriteError> {
        let account = Account {
            id: AccountId::new(),
            revision: Revision::ZERO,
            name: new.name,
            email: new.email.to_lowercase(),
            roles: sorted(new.roles),
            created_at: now(),
        };
        let mut tx = self.begin(actor).await?;
        query("INSERT INTO accounts (id, revision, name, email, roles, created_at) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(account.id)
            .bind(account.revision)
            .bind(&account.name)
            .bind(&account.email)
            .bind(json(&account.roles))
            .bind(account.created_at)
            .name(&mut tx, Entity::Account, Entity::Account)
            .await?;
        tx.record(Entity::Account, &account.id, &account.email, None, (None, Some(account.revision)));
        tx.commit().await?;
        Ok(account)
    }

    /// The account with this id.
    pub async fn account(&self, id: AccountId) -> Result<Option<Account>, StoreError> {
        by_id(&mut self.reader().await?, id).await
    }

    /// The account with this address, in any case.
    pub async fn account_by_email(&self, email: &str) -> Result<Option<Account>, StoreError> {
        let row = query(select!("WHERE email = $1")).bind(email.to_lowercase());
        row.optional(&mut self.reader().await?).await?.as_ref().map(account).transpose()
    }

    /// All accounts, by address.
    pub async fn accounts(&self) -> Result<Vec<Account>, StoreError> {
        let rows = query(select!("ORDER BY email")).all(&mut self.reader().await?).await?;
        rows.iter().map(account).collect()
    }

    /// Changes name and roles; `None` leaves a thing as it is. The revision moves in any case.
    pub async fn update_account(
        &self,
        actor: &Actor,
        id: AccountId,
        current: Revision,
        name: Option<String>,
        roles: Option<Vec<Role>>,
    ) -> Result<Account, WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = by_id(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Account))?;
        let after = Account {
            revision: current.next(),
            name: name.unwrap_or_else(|| before.name.clone()),
            roles: roles.map_or_else(|| before.roles.clone(), sorted),
            ..before
        };
        let changed = query("UPDATE accounts SET revision = $1, name = $2, roles = $3 WHERE id = $4 AND revision = $5")
            .bind(after.revision)
            .bind(&after.name)
            .bind(json(&after.roles))
            .bind(id)
            .bind(current)
            .execute(&mut tx)
            .await?;
        if changed == 0 {
            return Err(WriteError::Stale(Entity::Account));
        }
        tx.record(Entity::Account, &id, &after.email, None, (Some(current), Some(after.revision)));
        tx.commit().await?;
        Ok(after)
    }

    /// Deletes an account with its tokens, applications and everything in them.
    pub async fn delete_account(&self, actor: &Actor, id: AccountId, current: Revision) -> Result<(), WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = by_id(&mut tx, id).await?.ok_or(WriteError::NotFound(Entity::Account))?;
        let changed = query("DELETE FROM accounts WHERE id = $1 AND revision = $2")
            .bind(id)
            .bind(current)
            .execute(&mut tx)
            .await?;
        if changed == 0 {
            return Err(WriteError::Stale(Entity::Account));
        }
        tx.record(Entity::Account, &id, &before.email, None, (Some(current), None));
        Ok(tx.commit().await?)
    }
}

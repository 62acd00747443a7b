//! API tokens: only their hashes are stored.

use jiff::Timestamp;

use super::accounts::account;
use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::query;
use super::records::{Account, Actor, Token};
use super::row::{Row, now};
use crate::model::{AccountId, TokenId};
use crate::secrets::TokenHash;

macro_rules! select {
    ($rest:literal) => {
        concat!("SELECT id, account_id, created_at, expires_at FROM tokens ", $rest)
    };
}

fn token(row: &Row) -> Result<Token, StoreError> {
    Ok(Token {
        id: row.get("id")?,
        account_id: row.get("account_id")?,
        created_at: row.get("created_at")?,
        expires_at: row.get("expires_at")?,
    })
}

impl Store {
    /// Stores a token of an account by its hash.
    pub async fn create_token(
        &self,
        actor: &Actor,
        account: AccountId,
        hash: &TokenHash,
        expires_at: Timestamp,
    ) -> Result<Token, WriteError> {
        let token = Token { id: TokenId::new(), account_id: account, created_at: now(), expires_at };
        let mut tx = self.begin(actor).await?;
        query("INSERT INTO tokens (id, account_id, hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)")
            .bind(token.id)
            .bind(token.account_id)
            .bind(hash)
            .bind(token.created_at)
            .bind(token.expires_at)
            .name(&mut tx, Entity::Token, Entity::Account)
            .await?;
        tx.record(Entity::Token, &token.id, "", None, (None, None));
        tx.commit().await?;
        Ok(token)
    }

    /// The token with this hash and its account, unless it has expired.
    pub async fn authenticate(&self, hash: &TokenHash, now: Timestamp) -> Result<Option<(Token, Account)>, StoreError> {
        let row = query(
            "SELECT a.id, a.revision, a.name, a.email, a.roles, a.created_at,
                    t.id AS token_id, t.created_at AS token_created_at, t.expires_at
             FROM tokens t JOIN accounts a ON a.id = t.account_id
             WHERE t.hash = $1 AND t.expires_at > $2",
        )
        .bind(hash)
        .bind(now)
        .optional(&mut self.reader().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let account = account(&row)?;
        let token = Token {
            id: row.get("token_id")?,
            account_id: account.id,
            created_at: row.get("token_created_at")?,
            expires_at: row.get("expires_at")?,
        };
        Ok(Some((token, account)))
    }

    /// The token with this id, expired or not.
    pub async fn token(&self, id: TokenId) -> Result<Option<Token>, StoreError> {
        let row = query(select!("WHERE id = $1")).bind(id).optional(&mut self.reader().await?).await?;
        row.as_ref().map(token).transpose()
    }

    /// The tokens of an account, oldest first.
    pub async fn tokens(&self, account: AccountId) -> Result<Vec<Token>, StoreError> {
        let rows = query(select!("WHERE account_id = $1 ORDER BY created_at, id")).bind(account);
        rows.all(&mut self.reader().await?).await?.iter().map(token).collect()
    }

    /// Deletes a token: it stops working at once.
    pub async fn delete_token(&self, actor: &Actor, id: TokenId) -> Result<(), WriteError> {
        let mut tx = self.begin(actor).await?;
        if query("DELETE FROM tokens WHERE id = $1").bind(id).execute(&mut tx).await? == 0 {
            return Err(WriteError::NotFound(Entity::Token));
        }
        tx.record_deletion(Entity::Token, &id, "", None);
        Ok(tx.commit().await?)
    }
}

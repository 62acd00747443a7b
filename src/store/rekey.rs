//! Sealing everything again with the current key, so that older keys can be thrown away.

use super::error::StoreError;
use super::handle::Store;
use super::query::{Query, query};
use super::records::Actor;
use super::tx::Tx;
use super::{grants, import_secrets, security_schemes};
use crate::model::{EnvironmentId, SecuritySchemeId};
use crate::secrets::{Place, Sealed, TokenHash};

/// What [`Store::rekey`] did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rekeyed {
    /// Secrets that were sealed again.
    pub sealed: u64,
    /// Secrets that had the current key already.
    pub current: u64,
    /// Secrets whose key is not known here (or that are damaged): they stay as they are and have to be given again.
    pub lost: u64,
}

impl Store {
    /// Seals every stored secret with the current key, in one transaction.
    pub async fn rekey(&self) -> Result<Rekeyed, StoreError> {
        let mut done = Rekeyed::default();
        let mut tx = self.begin(&Actor::default()).await?;

        for row in query("SELECT id, client_secret FROM security_schemes ORDER BY id").all(&mut tx).await? {
            let id: SecuritySchemeId = row.get("id")?;
            let update = query("UPDATE security_schemes SET client_secret = $1 WHERE client_secret = $2 AND id = $3");
            let place = id.to_string();
            let column = (row.get("client_secret")?, security_schemes::place(&place));
            self.reseal(&mut tx, &mut done, column, update, |update| update.bind(id)).await?;
        }

        let imports = "SELECT environment_id, revision, position, secret FROM deployment_imports
                       ORDER BY environment_id, revision, position";
        for row in query(imports).all(&mut tx).await? {
            let environment: EnvironmentId = row.get("environment_id")?;
            let (revision, position): (i64, i64) = (row.get("revision")?, row.get("position")?);
            let update = query(
                "UPDATE deployment_imports SET secret = $1
                 WHERE secret = $2 AND environment_id = $3 AND revision = $4 AND position = $5",
            );
            let place = import_secrets::row_id(environment, revision, position);
            let column = (row.get("secret")?, import_secrets::place(&place));
            let bind = |update: Query| update.bind(environment).bind(revision).bind(position);
            self.reseal(&mut tx, &mut done, column, update, bind).await?;
        }

        let tokens = "SELECT environment_id, scheme_id, scheme_revision, owner_account_id, resource, tokens
                      FROM oauth_grants WHERE tokens IS NOT NULL ORDER BY generation";
        for row in query(tokens).all(&mut tx).await? {
            let key = grants::key(&row)?;
            // The sealed text has a nonce of its own: it finds its row.
            let update = query("UPDATE oauth_grants SET tokens = $1 WHERE tokens = $2");
            let place = grants::row_id(&key);
            let column = (row.get("tokens")?, grants::tokens_place(&place));
            self.reseal(&mut tx, &mut done, column, update, |update| update).await?;
        }

        for row in query("SELECT state, context FROM oauth_consents ORDER BY state").all(&mut tx).await? {
            let state: TokenHash = row.get("state")?;
            let update = query("UPDATE oauth_consents SET context = $1 WHERE context = $2");
            let column = (row.get("context")?, grants::context_place(state.as_str()));
            self.reseal(&mut tx, &mut done, column, update, |update| update).await?;
        }

        tx.commit().await?;
        Ok(done)
    }

    /// Seals one secret again. The update changes only what was read, so a newer secret is never overwritten.
    async fn reseal(
        &self,
        tx: &mut Tx<'_>,
        done: &mut Rekeyed,
        (sealed, place): (Sealed, Place<'_>),
        update: Query,
        bind: impl FnOnce(Query) -> Query,
    ) -> Result<(), StoreError> {
        if self.sealer().is_current(&sealed) {
            done.current += 1;
            return Ok(());
        }
        let Ok(secret) = self.sealer().open(place, &sealed) else {
            done.lost += 1;
            return Ok(());
        };
        let again = self.sealer().seal(place, &secret);
        done.sealed += bind(update.bind(&again).bind(&sealed)).execute(tx).await?;
        Ok(())
    }
}

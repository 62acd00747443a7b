//! Security schemes. The client secret is sealed, and read by a method of its own.

use super::error::{Entity, StoreError, WriteError};
use super::grants;
use super::handle::Store;
use super::query::query;
use super::records::{Actor, NewSecurityScheme, SecurityScheme, SecuritySchemeChange};
use super::row::{Row, json};
use super::tx::{Connected, Tx};
use crate::model::{EnvironmentId, Revision, SchemeName, SecuritySchemeId};
use crate::secrets::{Place, Sealed, Secret};

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, revision, environment_id, name, provider, client_id, redirect_url, scopes
             FROM security_schemes ",
            $rest
        )
    };
}

const GONE: WriteError = WriteError::NotFound(Entity::SecurityScheme);

fn scheme(row: &Row) -> Result<SecurityScheme, StoreError> {
    Ok(SecurityScheme {
        id: row.get("id")?,
        revision: row.get("revision")?,
        environment_id: row.get("environment_id")?,
        name: row.get("name")?,
        provider: row.json("provider")?,
        client_id: row.get("client_id")?,
        redirect_url: row.get("redirect_url")?,
        scopes: row.json("scopes")?,
    })
}

/// Where a scheme's secret is stored.
pub(super) fn place(row: &str) -> Place<'_> {
    Place { table: "security_schemes", column: "client_secret", row }
}

async fn by_id(on: &mut impl Connected, id: SecuritySchemeId) -> Result<Option<SecurityScheme>, StoreError> {
    query(select!("WHERE id = $1")).bind(id).optional(on).await?.as_ref().map(scheme).transpose()
}

/// The scheme in its newest state, with its environment locked, if it still has the revision that the caller knows.
async fn locked(tx: &mut Tx<'_>, id: SecuritySchemeId, current: Revision) -> Result<SecurityScheme, WriteError> {
    let found = by_id(tx, id).await?.ok_or(GONE)?;
    tx.stage_in(found.environment_id).await?;
    let newest = by_id(tx, id).await?.ok_or(GONE)?;
    if newest.revision == current { Ok(newest) } else { Err(WriteError::Stale(Entity::SecurityScheme)) }
}

impl Store {
    /// Makes a security scheme. Its name is unique in its environment.
    pub async fn create_security_scheme(
        &self,
        actor: &Actor,
        environment: EnvironmentId,
        new: NewSecurityScheme,
    ) -> Result<SecurityScheme, WriteError> {
        let made = SecurityScheme {
            id: SecuritySchemeId::new(),
            revision: Revision::ZERO,
            environment_id: environment,
            name: new.name,
            provider: new.provider,
            client_id: new.client_id,
            redirect_url: new.redirect_url,
            scopes: new.scopes,
        };
        let sealed = self.sealer().seal(place(&made.id.to_string()), &new.client_secret);
        let mut tx = self.begin(actor).await?;
        tx.stage_in(environment).await?;
        query(
            "INSERT INTO security_schemes (id, environment_id, revision, name, provider, client_id, client_secret,
                                           redirect_url, scopes)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(made.id)
        .bind(environment)
        .bind(made.revision)
        .bind(&made.name)
        .bind(json(&made.provider))
        .bind(&made.client_id)
        .bind(&sealed)
        .bind(&made.redirect_url)
        .bind(json(&made.scopes))
        .name(&mut tx, Entity::SecurityScheme, Entity::Environment)
        .await?;
        tx.record(Entity::SecurityScheme, &made.id, &made.name, Some(environment), (None, Some(made.revision)));
        tx.commit().await?;
        Ok(made)
    }

    /// The scheme with this id.
    pub async fn security_scheme(&self, id: SecuritySchemeId) -> Result<Option<SecurityScheme>, StoreError> {
        by_id(&mut self.reader().await?, id).await
    }

    /// The environment's scheme of this name.
    pub async fn security_scheme_by_name(
        &self,
        environment: EnvironmentId,
        name: &SchemeName,
    ) -> Result<Option<SecurityScheme>, StoreError> {
        let row = query(select!("WHERE environment_id = $1 AND name = $2")).bind(environment).bind(name);
        row.optional(&mut self.reader().await?).await?.as_ref().map(scheme).transpose()
    }

    /// The environment's schemes, by name.
    pub async fn security_schemes(&self, environment: EnvironmentId) -> Result<Vec<SecurityScheme>, StoreError> {
        let rows = query(select!("WHERE environment_id = $1 ORDER BY name")).bind(environment);
        rows.all(&mut self.reader().await?).await?.iter().map(scheme).collect()
    }

    /// The client secret of the scheme as it was read: a newer revision's may belong to another provider.
    pub async fn security_scheme_secret(&self, scheme: &SecurityScheme) -> Result<Option<Secret>, StoreError> {
        let id = scheme.id;
        let row = query("SELECT client_secret FROM security_schemes WHERE id = $1 AND revision = $2");
        let row = row.bind(id).bind(scheme.revision);
        let Some(row) = row.optional(&mut self.reader().await?).await? else { return Ok(None) };
        Ok(Some(self.sealer().open(place(&id.to_string()), &row.get::<Sealed>("client_secret")?)?))
    }

    /// Changes a scheme. The revision moves in any case; grants that were given under the old one are forgotten.
    pub async fn update_security_scheme(
        &self,
        actor: &Actor,
        id: SecuritySchemeId,
        current: Revision,
        change: SecuritySchemeChange,
    ) -> Result<SecurityScheme, WriteError> {
        let sealed = change.client_secret.map(|secret| self.sealer().seal(place(&id.to_string()), &secret));
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, id, current).await?;
        let after = SecurityScheme {
            revision: current.next(),
            provider: change.provider.unwrap_or(before.provider),
            client_id: change.client_id.unwrap_or(before.client_id),
            redirect_url: change.redirect_url.unwrap_or(before.redirect_url),
            scopes: change.scopes.unwrap_or(before.scopes),
            ..before
        };
        query(
            "UPDATE security_schemes
             SET revision = $1, provider = $2, client_id = $3, client_secret = COALESCE($4, client_secret),
                 redirect_url = $5, scopes = $6
             WHERE id = $7",
        )
        .bind(after.revision)
        .bind(json(&after.provider))
        .bind(&after.client_id)
        .bind(sealed.as_ref())
        .bind(&after.redirect_url)
        .bind(json(&after.scopes))
        .bind(id)
        .execute(&mut tx)
        .await?;
        grants::forget(&mut tx, id).await?;
        let revisions = (Some(current), Some(after.revision));
        tx.record(Entity::SecurityScheme, &id, &after.name, Some(after.environment_id), revisions);
        tx.commit().await?;
        Ok(after)
    }

    /// Deletes a scheme; returns what it was.
    pub async fn delete_security_scheme(
        &self,
        actor: &Actor,
        id: SecuritySchemeId,
        current: Revision,
    ) -> Result<SecurityScheme, WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, id, current).await?;
        query("DELETE FROM security_schemes WHERE id = $1").bind(id).execute(&mut tx).await?;
        grants::forget(&mut tx, id).await?;
        tx.record(Entity::SecurityScheme, &id, &before.name, Some(before.environment_id), (Some(current), None));
        tx.commit().await?;
        Ok(before)
    }
}

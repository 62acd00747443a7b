//! The secret halves of a deployment's imports: URL and credentials, sealed one by one.

use serde::{Deserialize, Serialize};

use super::error::StoreError;
use super::handle::Store;
use super::query::query;
use super::records::{ImportCredentials, ImportSecret};
use super::tx::{Connected, Tx};
use crate::model::{DeploymentRevision, EnvironmentId};
use crate::secrets::{Place, Sealed, Sealer, Secret, expose_to_wire};

/// The text that is sealed.
#[derive(Serialize, Deserialize)]
struct Stored {
    #[serde(serialize_with = "expose_to_wire")]
    url: Secret,
    credentials: Option<StoredCredentials>,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum StoredCredentials {
    Bearer {
        #[serde(serialize_with = "expose_to_wire")]
        token: Secret,
    },
    Basic {
        #[serde(serialize_with = "expose_to_wire")]
        username: Secret,
        #[serde(serialize_with = "expose_to_wire")]
        password: Secret,
    },
}

fn to_text(import: &ImportSecret) -> Secret {
    let credentials = import.credentials.clone().map(|credentials| match credentials {
        ImportCredentials::Bearer(token) => StoredCredentials::Bearer { token },
        ImportCredentials::Basic { username, password } => StoredCredentials::Basic { username, password },
    });
    let stored = Stored { url: import.url.clone(), credentials };
    Secret::new(serde_json::to_string(&stored).expect("a record of texts has no failing serialiser"))
}

fn from_text(text: &Secret) -> Option<ImportSecret> {
    let stored: Stored = serde_json::from_str(text.expose()).ok()?;
    let credentials = stored.credentials.map(|credentials| match credentials {
        StoredCredentials::Bearer { token } => ImportCredentials::Bearer(token),
        StoredCredentials::Basic { username, password } => ImportCredentials::Basic { username, password },
    });
    Some(ImportSecret { url: stored.url, credentials })
}

/// The row that a secret is bound to.
pub(super) fn row_id(environment: EnvironmentId, revision: i64, position: i64) -> String {
    format!("{environment}/{revision}/{position}")
}

/// Where an import's secret is stored.
pub(super) fn place(row: &str) -> Place<'_> {
    Place { table: "deployment_imports", column: "secret", row }
}

/// Seals and stores the secrets of a deployment that the transaction makes.
pub(super) async fn insert(
    sealer: &Sealer,
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    revision: DeploymentRevision,
    imports: &[ImportSecret],
) -> Result<(), StoreError> {
    for (position, import) in (0_i64..).zip(imports) {
        let row = row_id(environment, revision.as_i64(), position);
        query("INSERT INTO deployment_imports (environment_id, revision, position, secret) VALUES ($1, $2, $3, $4)")
            .bind(environment)
            .bind(revision)
            .bind(position)
            .bind(&sealer.seal(place(&row), &to_text(import)))
            .execute(tx)
            .await?;
    }
    Ok(())
}

/// Whether any of them cannot be opened: their key is not known here.
async fn lost(
    sealer: &Sealer,
    on: &mut impl Connected,
    environment: EnvironmentId,
    revision: DeploymentRevision,
) -> Result<bool, StoreError> {
    let rows = query("SELECT position, secret FROM deployment_imports WHERE environment_id = $1 AND revision = $2")
        .bind(environment)
        .bind(revision)
        .all(on)
        .await?;
    for row in rows {
        let id = row_id(environment, revision.as_i64(), row.get("position")?);
        if sealer.open(place(&id), &row.get::<Sealed>("secret")?).is_err() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Seals the secrets of a stored deployment again where their key was lost; whether that was so. The deployment stays
/// what it is: its content has digests of these very secrets.
pub(super) async fn heal(
    sealer: &Sealer,
    tx: &mut Tx<'_>,
    environment: EnvironmentId,
    revision: DeploymentRevision,
    imports: &[ImportSecret],
) -> Result<bool, StoreError> {
    if imports.is_empty() || !lost(sealer, tx, environment, revision).await? {
        return Ok(false);
    }
    query("DELETE FROM deployment_imports WHERE environment_id = $1 AND revision = $2")
        .bind(environment)
        .bind(revision)
        .execute(tx)
        .await?;
    insert(sealer, tx, environment, revision, imports).await?;
    Ok(true)
}

impl Store {
    /// Whether URLs or credentials of a deployment's imports were sealed with a key that is not known here: they have to
    /// be given again.
    pub async fn import_secrets_lost(
        &self,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<bool, StoreError> {
        lost(self.sealer(), &mut self.reader().await?, environment, revision).await
    }

    /// URLs and credentials of a deployment's imports, in the order of its content's imports.
    pub async fn import_secrets(
        &self,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<Vec<ImportSecret>, StoreError> {
        let rows = query(
            "SELECT position, secret FROM deployment_imports WHERE environment_id = $1 AND revision = $2
             ORDER BY position",
        )
        .bind(environment)
        .bind(revision)
        .all(&mut self.reader().await?)
        .await?;
        rows.iter()
            .map(|row| {
                let id = row_id(environment, revision.as_i64(), row.get("position")?);
                let text = self.sealer().open(place(&id), &row.get::<Sealed>("secret")?)?;
                from_text(&text).ok_or(StoreError::Corrupt { column: "secret" })
            })
            .collect()
    }
}

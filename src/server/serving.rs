//! What the gateway of the same process needs of the imports of a stored deployment.

use serde_json::{Map, Value};

use super::imports::{ImportReadError, ImportReader, ImportTarget, declaration};
use super::state::State;
use crate::model::{AccountId, DeploymentRevision, EnvironmentId};
use crate::projection::ImportSurface;

impl State {
    /// What an import of a deployment provides, pins applied.
    pub async fn import_surface(
        &self,
        environment: EnvironmentId,
        owner: AccountId,
        revision: DeploymentRevision,
        index: usize,
    ) -> Result<ImportSurface, ImportReadError> {
        let (reader, target) = self.served_import(environment, owner, revision, index).await?;
        Ok(reader.read(target).await?.surface)
    }

    /// Calls a tool of an import of a deployment by its upstream name, once.
    pub async fn call_import(
        &self,
        environment: EnvironmentId,
        owner: AccountId,
        revision: DeploymentRevision,
        index: usize,
        (tool, arguments): (String, Map<String, Value>),
    ) -> Result<Value, ImportReadError> {
        let (reader, target) = self.served_import(environment, owner, revision, index).await?;
        reader.call(target, tool, arguments).await
    }

    async fn served_import(
        &self,
        environment: EnvironmentId,
        owner: AccountId,
        revision: DeploymentRevision,
        index: usize,
    ) -> Result<(&dyn ImportReader, ImportTarget), ImportReadError> {
        let unreadable = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "an import of a deployment cannot be looked up");
            ImportReadError::Unavailable("its declaration cannot be read".to_owned())
        };
        let reader = self.imports.as_deref();
        let reader = reader.ok_or_else(|| ImportReadError::Unavailable("this server reads no imports".to_owned()))?;
        let snapshot = self.store.snapshot(environment, revision).await.map_err(|error| unreadable(&error))?;
        let secrets = self.store.import_secrets(environment, revision).await.map_err(|error| unreadable(&error))?;
        let import = snapshot.as_ref().and_then(|snapshot| snapshot.mcp_imports.get(index));
        let (Some(import), Some(secret)) = (import, secrets.get(index)) else {
            return Err(ImportReadError::Unavailable("the deployment has no such import".to_owned()));
        };
        let target = ImportTarget {
            environment_id: environment,
            owner_account_id: owner,
            declaration: declaration(import, secret),
            index,
            refresh: false,
        };
        Ok((reader, target))
    }
}

//! Imported tools at endpoints: what their servers offer is asked in the background, their calls are passed on. Who
//! asks and calls is the embedding program's business: it has the credentials, the cache and the pins.

use std::collections::HashMap;

use futures::FutureExt;
use futures::future::BoxFuture;
use serde_json::{Map, Value, json};

use crate::model::{AccountId, DeploymentRevision, EnvironmentId};
use crate::projection::{ImportSurface, ToolLookup};
use crate::runtime::Outcome;
use crate::store::{Served, ServedEnvironment};

/// An import of a deployment.
#[derive(Debug, Clone, Copy)]
pub struct ImportAt {
    /// The environment.
    pub environment: EnvironmentId,
    /// Its owner, who holds the consents.
    pub owner: AccountId,
    /// The deployment.
    pub revision: DeploymentRevision,
    /// The import's position.
    pub index: usize,
}

/// Why a call did not reach the tool, or its answer not us. Names no URL and no credential.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportFailure {
    /// The arguments, or that the tool may not be called.
    #[error("{0}")]
    Invalid(String),
    /// The server cannot be used now.
    #[error("{0}")]
    Unavailable(String),
}

/// Asks and calls the servers of imports.
pub trait Imports: Send + Sync {
    /// What an import provides now; `None` when nobody knows.
    fn surface(&self, at: ImportAt) -> BoxFuture<'_, Option<ImportSurface>>;

    /// Calls a tool by its upstream name, once; the MCP result as it was sent.
    fn call(
        &self,
        at: ImportAt,
        tool: String,
        arguments: Map<String, Value>,
    ) -> BoxFuture<'_, Result<Value, ImportFailure>>;
}

/// A gateway that passes nothing on.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoImports;

impl Imports for NoImports {
    fn surface(&self, _: ImportAt) -> BoxFuture<'_, Option<ImportSurface>> {
        async { None }.boxed()
    }

    fn call(&self, _: ImportAt, _: String, _: Map<String, Value>) -> BoxFuture<'_, Result<Value, ImportFailure>> {
        async { Err(ImportFailure::Unavailable("this gateway serves no imports".to_owned())) }.boxed()
    }
}

/// What the imports of served deployments provide, in their order.
pub(super) type Imported = HashMap<(EnvironmentId, DeploymentRevision), Vec<Option<ImportSurface>>>;

/// Asks for the imports of all deployments that export a tool which only an import can have.
pub(super) async fn read(imports: &dyn Imports, served: &Served) -> Imported {
    let reads = served.environments.iter().filter(|environment| needs_imports(environment)).map(async |environment| {
        let revision = environment.current.deployment_revision;
        let surfaces = (0..environment.snapshot.mcp_imports.len()).map(|index| {
            imports.surface(ImportAt {
                environment: environment.environment_id,
                owner: environment.owner_account_id,
                revision,
                index,
            })
        });
        ((environment.environment_id, revision), futures::future::join_all(surfaces).await)
    });
    futures::future::join_all(reads).await.into_iter().collect()
}

fn needs_imports(environment: &ServedEnvironment) -> bool {
    if environment.snapshot.mcp_imports.is_empty() {
        return false;
    }
    let catalog = environment.snapshot.catalog();
    let deployments = environment.snapshot.deployments();
    let mut exported = deployments.iter().flat_map(|deployment| deployment.tools.keys());
    exported.any(|tool| matches!(catalog.tool(tool), ToolLookup::Unlisted { .. }))
}

/// The outcome of a call: a server that cannot be used is told to the model, which may try something else.
pub(super) fn outcome(result: Result<Value, ImportFailure>) -> Result<Outcome, crate::mcp::RpcError> {
    match result {
        Ok(Value::Object(result)) => Ok(Outcome::Mcp(result)),
        Ok(_) => Ok(unavailable("its answer is no result of a tool")),
        Err(ImportFailure::Unavailable(reason)) => Ok(unavailable(&reason)),
        Err(ImportFailure::Invalid(reason)) => Err(crate::mcp::RpcError::invalid_params(reason)),
    }
}

fn unavailable(reason: &str) -> Outcome {
    let text = format!("the MCP server behind this tool cannot be used now: {reason}");
    Outcome::Mcp(Map::from_iter([
        ("content".to_owned(), json!([{ "type": "text", "text": text }])),
        ("isError".to_owned(), Value::Bool(true)),
    ]))
}

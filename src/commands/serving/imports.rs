//! The gateway's imports, through the control plane of the same process.

use futures::FutureExt;
use futures::future::BoxFuture;
use serde_json::{Map, Value};

use crate::gateway::{ImportAt, ImportFailure, Imports};
use crate::projection::ImportSurface;
use crate::server::{self, ImportReadError};

/// Asks and calls as the control plane does: with its credentials, its memory and its pins.
pub(super) struct ThroughControlPlane(pub(super) server::State);

impl Imports for ThroughControlPlane {
    fn surface(&self, at: ImportAt) -> BoxFuture<'_, Option<ImportSurface>> {
        async move {
            match self.0.import_surface(at.environment, at.owner, at.revision, at.index).await {
                Ok(surface) => Some(surface),
                Err(error) => {
                    tracing::warn!(import = at.index, %error, "an import's tools are not known now");
                    None
                }
            }
        }
        .boxed()
    }

    fn call(
        &self,
        at: ImportAt,
        tool: String,
        arguments: Map<String, Value>,
    ) -> BoxFuture<'_, Result<Value, ImportFailure>> {
        async move {
            let call = self.0.call_import(at.environment, at.owner, at.revision, at.index, (tool, arguments));
            call.await.map_err(|error| match error {
                ImportReadError::Invalid(reason) => ImportFailure::Invalid(reason),
                other => ImportFailure::Unavailable(other.to_string()),
            })
        }
        .boxed()
    }
}

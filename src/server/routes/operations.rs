//! What operators look at: the state of an environment, and who did what.

use std::collections::BTreeSet;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State, values};
use crate::api::Values;
use crate::api::apply::{AuditEvent, AuditFilter, ComponentStatus, DeploymentRecord, EnvironmentStatus, ImportStatus};
use crate::lock::Pins;
use crate::model::EnvironmentId;
use crate::plan::{ImportSnapshot, Snapshot};
use crate::server::auth::Caller;
use crate::server::convert::{self, MODEL};
use crate::server::deploy::staged_content;
use crate::server::error::ApiError;
use crate::server::extract::{InPath, Query};
use crate::store::{CurrentDeployment, Entity};

const MOST_EVENTS: u32 = 1000;

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(status)).routes(routes!(audit))
}

/// What is deployed, by whom, and which components this server can run.
#[utoipa::path(get, path = "/v1/mcpctl/envs/{environment_id}/status", tag = "operations",
    responses((status = 200, body = EnvironmentStatus)))]
async fn status(caller: Caller, state: State, InPath(id): InPath<EnvironmentId>) -> Answer<EnvironmentStatus> {
    state.visible_environment(&caller, id).await?;
    let staged = state.store.staged(id).await?.ok_or_else(|| ApiError::missing(Entity::Environment))?;
    let content = staged_content(&staged);
    let Some(current) = &staged.environment.current else {
        let staged_differs = content != Snapshot::default();
        return Ok(Json(EnvironmentStatus {
            deployment: None,
            components: Vec::new(),
            imports: Vec::new(),
            staged_differs,
            import_secrets_lost: false,
        }));
    };
    let deployed = state.snapshot(id, current.deployment_revision).await?;
    let (staged_parts, deployed_parts) = (content.parts(MODEL), deployed.parts(MODEL));
    Ok(Json(EnvironmentStatus {
        deployment: Some(state.record(id, current).await?),
        components: state.component_states(&deployed),
        imports: state.import_states(id, &deployed).await?,
        staged_differs: staged_parts.components != deployed_parts.components
            || staged_parts.mcp_deployments != deployed_parts.mcp_deployments,
        import_secrets_lost: state.store.import_secrets_lost(id, current.deployment_revision).await?,
    }))
}

/// The audit trail of an environment, oldest first.
#[utoipa::path(get, path = "/v1/mcpctl/envs/{environment_id}/audit", tag = "operations", params(AuditFilter),
    responses((status = 200, body = Values<AuditEvent>)))]
async fn audit(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Query(filter): Query<AuditFilter>,
) -> Answer<Values<AuditEvent>> {
    state.visible_environment(&caller, id).await?;
    let limit = filter.limit.unwrap_or(MOST_EVENTS).min(MOST_EVENTS);
    let events = state.store.audit_events(Some(id), filter.after.unwrap_or_default(), limit).await?;
    Ok(values(events.into_iter().map(convert::audit_event)))
}

impl State {
    async fn record(&self, id: EnvironmentId, current: &CurrentDeployment) -> Result<DeploymentRecord, ApiError> {
        let stored = self.store.deployment(id, current.deployment_revision).await?;
        let stored = stored.ok_or_else(|| ApiError::missing(Entity::Deployment))?;
        let deployed_by = match stored.deployed_by {
            Some(account) => self.store.account(account).await?.map(|account| account.email),
            None => None,
        };
        Ok(DeploymentRecord {
            revision: current.deployment_revision,
            current_revision: current.counter,
            version: current.version.clone(),
            deployment_hash: current.hash,
            deployed_by,
            deployed_at: stored.created_at.into(),
        })
    }

    async fn import_states(&self, id: EnvironmentId, deployed: &Snapshot) -> Result<Vec<ImportStatus>, ApiError> {
        // Pins that nobody can read pin nothing, and reading an import then says so.
        let stored = self.store.pins(id).await?.and_then(|pins| Pins::from_json(&pins.document).ok());
        let pins = stored.unwrap_or_default();
        let state = |(index, import): (usize, &ImportSnapshot)| ImportStatus {
            import_index: u32::try_from(index).unwrap_or(u32::MAX),
            pins: pins.imports.get(&import.hash.to_string()).map(|pinned| {
                pinned.tools.iter().map(|(name, tool)| (name.clone(), tool.digest.to_string())).collect()
            }),
        };
        Ok(deployed.mcp_imports.iter().enumerate().map(state).collect())
    }

    /// Own components, and those with which this server would run the releases that are used.
    fn component_states(&self, deployed: &Snapshot) -> Vec<ComponentStatus> {
        let foreign: BTreeSet<_> = deployed
            .remote_tools
            .values()
            .filter(|release| !deployed.components.contains_key(&release.component))
            .map(|release| (&release.component, Some(&release.component_digest)))
            .collect();
        let own = deployed.components.iter().map(|(name, component)| (name, component.digest.as_ref()));
        own.chain(foreign)
            .map(|(name, digest)| {
                let local_digest = self.readiness.digest(name);
                ComponentStatus {
                    name: name.to_string(),
                    ready: digest.is_none() || digest == local_digest.as_ref(),
                    digest: digest.cloned(),
                    local_digest,
                }
            })
            .collect()
    }
}

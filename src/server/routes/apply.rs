//! Our own deploy: everything in one transaction.

use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State};
use crate::api::apply::ApplyRequest;
use crate::api::deployments::CurrentDeployment;
use crate::model::EnvironmentId;
use crate::server::auth::Caller;
use crate::server::config::Config;
use crate::server::deploy::{Deploy, proved};
use crate::server::error::ApiError;
use crate::server::extract::InPath;
use crate::server::releases::Wanted;
use crate::store::StagedChanges;

pub(super) fn routes(config: &Config) -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(apply)).layer(DefaultBodyLimit::max(config.apply_limit))
}

/// Stage changes, register their domains and deploy the result: all of it or nothing.
#[utoipa::path(post, path = "/v1/mcpctl/envs/{environment_id}/apply", tag = "deployments",
    responses((status = 200, body = CurrentDeployment)))]
async fn apply(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(request): Json<ApplyRequest>,
) -> Answer<CurrentDeployment> {
    state.visible_environment(&caller, id).await?;
    let imports = super::imports::declarations(&request.mcp_imports)?;
    let deploy = Deploy {
        base: request.current_revision,
        expected: request.expected_deployment_hash,
        version: request.version.clone(),
        releases: Wanted {
            remote: request.remote_tools.clone(),
            publish: request.publish_tools.clone(),
            grants: request.tool_grants.clone(),
        },
        changes: changes(request)?,
        imports,
    };
    Ok(Json(state.deploy(&caller.actor(), id, deploy).await?))
}

fn changes(request: ApplyRequest) -> Result<StagedChanges, ApiError> {
    let mut changes = StagedChanges::default();
    for (name, content) in request.components {
        match content {
            Some(content) => {
                changes.put_components.insert(name, proved(content.into())?);
            }
            None => changes.delete_components.push(name),
        }
    }
    for (domain, content) in request.mcp_deployments {
        match content {
            Some(content) => {
                changes.register_domains.push(domain.clone());
                changes.put_endpoints.insert(domain, content.into());
            }
            None => changes.delete_endpoints.push(domain),
        }
    }
    Ok(changes)
}

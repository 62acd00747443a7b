//! Our own deploy: everything in one transaction.

use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State};
use crate::api::Code;
use crate::api::apply::ApplyRequest;
use crate::api::deployments::CurrentDeployment;
use crate::model::EnvironmentId;
use crate::server::auth::Caller;
use crate::server::config::Config;
use crate::server::deploy::{Deploy, proved};
use crate::server::error::ApiError;
use crate::server::extract::InPath;
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
    if !(request.remote_tools.is_empty() && request.publish_tools.is_empty() && request.tool_grants.is_empty()) {
        let text = "TOOL_RELEASES_NOT_SUPPORTED: this server has neither tool releases nor grants";
        return Err(ApiError::new(Code::DeploymentValidationFailed, text).into());
    }
    let deploy = Deploy {
        base: request.current_revision,
        expected: request.expected_deployment_hash,
        version: request.version.clone(),
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

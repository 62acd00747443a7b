//! What a stored deployment contains.

use std::sync::Arc;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State, values};
use crate::api::components::{Component, DeployedAgentType, DeployedTool};
use crate::api::mcp_deployments::McpDeployment;
use crate::api::{Code, Values};
use crate::model::{AgentTypeName, ComponentName, DeploymentRevision, Domain, EnvironmentId, ToolName};
use crate::plan::Snapshot;
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::InPath;
use crate::store::{Deployment, Entity, StagedComponent, StagedEndpoint};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(mcp_deployments))
        .routes(routes!(mcp_deployment))
        .routes(routes!(components))
        .routes(routes!(component))
        .routes(routes!(tools))
        .routes(routes!(tool))
        .routes(routes!(agent_types))
        .routes(routes!(agent_type))
        .routes(routes!(snapshot))
}

/// A deployment in the path of a request.
type At = InPath<(EnvironmentId, DeploymentRevision)>;

/// A thing of a deployment in the path of a request.
type In<T> = InPath<(EnvironmentId, DeploymentRevision, T)>;

impl State {
    /// The content of a stored deployment.
    pub(in crate::server) async fn snapshot(
        &self,
        id: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<Arc<Snapshot>, ApiError> {
        self.store.snapshot(id, revision).await?.ok_or_else(|| ApiError::missing(Entity::Deployment))
    }

    async fn deployed(
        &self,
        caller: &Caller,
        id: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<(Deployment, Arc<Snapshot>), ApiError> {
        let deployment = self.visible_deployment(caller, id, revision).await?;
        Ok((deployment, self.snapshot(id, revision).await?))
    }

    async fn deployed_endpoints(
        &self,
        deployment: &Deployment,
        snapshot: &Snapshot,
        only: Option<&Domain>,
    ) -> Result<Vec<McpDeployment>, ApiError> {
        let mut found = Vec::new();
        for (domain, entity) in &deployment.entities.mcp_deployments {
            if only.is_some_and(|only| only != domain) {
                continue;
            }
            let Some(content) = snapshot.mcp_deployments.get(domain) else { continue };
            let staged = self.store.endpoint_revision(entity.id, entity.revision).await?;
            found.push(convert::endpoint(StagedEndpoint {
                id: entity.id,
                revision: entity.revision,
                environment_id: deployment.environment_id,
                domain: domain.clone(),
                content: content.clone(),
                created_at: staged.map_or(deployment.created_at, |staged| staged.created_at),
            }));
        }
        Ok(found)
    }
}

fn deployed_components(deployment: &Deployment, snapshot: &Snapshot) -> Vec<Component> {
    let entities = deployment.entities.components.iter();
    entities
        .filter_map(|(name, entity)| {
            Some(convert::component(StagedComponent {
                id: entity.id,
                revision: entity.revision,
                environment_id: deployment.environment_id,
                name: name.clone(),
                content: snapshot.components.get(name)?.clone(),
                created_at: deployment.created_at,
            }))
        })
        .collect()
}

fn deployed_tools(snapshot: &Snapshot) -> impl Iterator<Item = DeployedTool> + '_ {
    snapshot
        .components
        .iter()
        .flat_map(|(component, content)| {
            let tools = content.definition.iter().flat_map(|definition| &definition.tools);
            tools.map(|(name, definition)| DeployedTool {
                name: name.clone(),
                component: component.clone(),
                definition: definition.clone(),
            })
        })
        .chain(snapshot.remote_tools.iter().map(|(name, release)| DeployedTool {
            name: name.clone(),
            component: release.component.clone(),
            definition: release.definition.clone(),
        }))
}

fn deployed_agent_types(snapshot: &Snapshot) -> impl Iterator<Item = DeployedAgentType> + '_ {
    snapshot.components.iter().flat_map(|(component, content)| {
        let agents = content.definition.iter().flat_map(|definition| &definition.agents);
        agents.map(|(name, definition)| DeployedAgentType {
            name: name.clone(),
            component: component.clone(),
            definition: definition.clone(),
        })
    })
}

/// The MCP deployments of a deployment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-deployments",
    tag = "deployed", responses((status = 200, body = Values<McpDeployment>)))]
async fn mcp_deployments(caller: Caller, state: State, InPath((id, revision)): At) -> Answer<Values<McpDeployment>> {
    let (deployment, snapshot) = state.deployed(&caller, id, revision).await?;
    Ok(values(state.deployed_endpoints(&deployment, &snapshot, None).await?))
}

/// The MCP deployment of a domain in a deployment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-deployments/{domain}",
    tag = "deployed", responses((status = 200, body = McpDeployment)))]
async fn mcp_deployment(
    caller: Caller,
    state: State,
    InPath((id, revision, domain)): In<String>,
) -> Answer<McpDeployment> {
    let (deployment, snapshot) = state.deployed(&caller, id, revision).await?;
    let missing = || ApiError::missing(Entity::McpDeployment);
    let domain = Domain::parse(&domain).map_err(|_| missing())?;
    let found = state.deployed_endpoints(&deployment, &snapshot, Some(&domain)).await?;
    Ok(Json(found.into_iter().next().ok_or_else(missing)?))
}

/// The components of a deployment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/components",
    tag = "deployed", responses((status = 200, body = Values<Component>)))]
async fn components(caller: Caller, state: State, InPath((id, revision)): At) -> Answer<Values<Component>> {
    let (deployment, snapshot) = state.deployed(&caller, id, revision).await?;
    Ok(values(deployed_components(&deployment, &snapshot)))
}

/// A component of a deployment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/components/{component_name}",
    tag = "deployed", responses((status = 200, body = Component)))]
async fn component(caller: Caller, state: State, InPath((id, revision, name)): In<ComponentName>) -> Answer<Component> {
    let (deployment, snapshot) = state.deployed(&caller, id, revision).await?;
    let found = deployed_components(&deployment, &snapshot).into_iter().find(|found| found.name == name.as_str());
    Ok(Json(found.ok_or_else(|| ApiError::missing(Entity::Component))?))
}

/// The native tools of a deployment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/tools", tag = "deployed",
    responses((status = 200, body = Values<DeployedTool>)))]
async fn tools(caller: Caller, state: State, InPath((id, revision)): At) -> Answer<Values<DeployedTool>> {
    let (_, snapshot) = state.deployed(&caller, id, revision).await?;
    Ok(values(deployed_tools(&snapshot)))
}

/// A native tool of a deployment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/tools/{tool_name}",
    tag = "deployed", responses((status = 200, body = DeployedTool)))]
async fn tool(caller: Caller, state: State, InPath((id, revision, name)): In<ToolName>) -> Answer<DeployedTool> {
    let (_, snapshot) = state.deployed(&caller, id, revision).await?;
    let found = deployed_tools(&snapshot).find(|tool| tool.name == name);
    let missing = || ApiError::new(Code::ToolNotFound, format!("the deployment has no tool `{name}`"));
    Ok(Json(found.ok_or_else(missing)?))
}

/// The agent types of a deployment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/agent-types",
    tag = "deployed", responses((status = 200, body = Values<DeployedAgentType>)))]
async fn agent_types(caller: Caller, state: State, InPath((id, revision)): At) -> Answer<Values<DeployedAgentType>> {
    let (_, snapshot) = state.deployed(&caller, id, revision).await?;
    Ok(values(deployed_agent_types(&snapshot)))
}

/// An agent type of a deployment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/agent-types/{agent_type_name}",
    tag = "deployed", responses((status = 200, body = DeployedAgentType)))]
async fn agent_type(
    caller: Caller,
    state: State,
    InPath((id, revision, name)): In<AgentTypeName>,
) -> Answer<DeployedAgentType> {
    let (_, snapshot) = state.deployed(&caller, id, revision).await?;
    let found = deployed_agent_types(&snapshot).find(|agent| agent.name == name);
    let missing = || ApiError::new(Code::AgentTypeNotFound, format!("the deployment has no agent type `{name}`"));
    Ok(Json(found.ok_or_else(missing)?))
}

/// The whole content of a deployment. URLs and credentials of imports are not in it.
#[utoipa::path(get, path = "/v1/mcpctl/envs/{environment_id}/deployments/{deployment_revision}/snapshot",
    tag = "deployed", responses((status = 200, body = Object)))]
async fn snapshot(caller: Caller, state: State, InPath((id, revision)): At) -> Answer<Snapshot> {
    let (_, snapshot) = state.deployed(&caller, id, revision).await?;
    Ok(Json(Snapshot::clone(&snapshot)))
}

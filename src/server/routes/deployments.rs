//! Plan, deploy, list, summary, rollback.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State, values};
use crate::api::deployments::{
    CurrentDeployment, Deployment, DeploymentCreation, DeploymentFilter, DeploymentPlan, DeploymentRollback,
    DeploymentSummary, PlanComponent, PlanDomain, Releases,
};
use crate::api::tool_releases::RemoteToolDeployment;
use crate::api::{Code, Values};
use crate::model::{AccountId, DeploymentRevision, EnvironmentId, ToolName};
use crate::plan::hash;
use crate::server::auth::Caller;
use crate::server::convert::{self, MODEL};
use crate::server::deploy::{Deploy, staged_content};
use crate::server::error::ApiError;
use crate::server::extract::{InPath, Query};
use crate::server::imports::DISCOVERY;
use crate::server::releases::Wanted;
use crate::store::{Entity, StagedChanges};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(plan))
        .routes(routes!(list, create))
        .routes(routes!(summary))
        .routes(routes!(rollback))
}

/// What is staged, and the hash that a deploy of it would have with the imports now deployed.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/plan", tag = "deployments",
    responses((status = 200, body = DeploymentPlan)))]
async fn plan(caller: Caller, state: State, InPath(id): InPath<EnvironmentId>) -> Answer<DeploymentPlan> {
    state.visible_environment(&caller, id).await?;
    let staged = state.store.staged(id).await?.ok_or_else(|| ApiError::missing(Entity::Environment))?;
    let current = staged.environment.current.as_ref();
    let mut content = staged_content(&staged);
    if let Some(current) = current {
        let deployed = state.snapshot(id, current.deployment_revision).await?;
        content.mcp_imports.clone_from(&deployed.mcp_imports);
        content.remote_tools.clone_from(&deployed.remote_tools);
        content.published_tools.clone_from(&deployed.published_tools);
    }
    Ok(Json(DeploymentPlan {
        current_revision: current.map(|current| current.counter),
        deployment_hash: content.hash(MODEL),
        components: staged
            .components
            .iter()
            .map(|item| PlanComponent {
                id: item.id,
                revision: item.revision,
                name: item.name.to_string(),
                hash: hash::component(&item.content),
            })
            .collect(),
        http_api_deployments: Vec::new(),
        mcp_deployments: staged
            .endpoints
            .iter()
            .map(|item| PlanDomain {
                id: item.id,
                revision: item.revision,
                domain: item.domain.to_string(),
                hash: hash::endpoint(MODEL, &item.content),
            })
            .collect(),
        mcp_imports: convert::imports(&content),
        remote_tools: convert::remote_tools(&content),
        published_tools: content.published_tools.into_iter().collect(),
    }))
}

/// The stored deployments, oldest first.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments", tag = "deployments", params(DeploymentFilter),
    responses((status = 200, body = Values<Deployment>)))]
async fn list(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Query(filter): Query<DeploymentFilter>,
) -> Answer<Values<Deployment>> {
    state.visible_environment(&caller, id).await?;
    let found = state.store.deployments(id, filter.version.as_deref()).await?;
    let mut authors = BTreeMap::new();
    for account in found.iter().filter_map(|deployment| deployment.deployed_by) {
        if let Entry::Vacant(entry) = authors.entry(account.as_uuid()) {
            entry.insert(state.store.account(account).await?.map(|account| account.email));
        }
    }
    let author = |account: AccountId| authors.get(&account.as_uuid()).cloned().flatten();
    Ok(values(found.into_iter().map(|deployment| {
        let by = deployment.deployed_by.and_then(author);
        convert::deployment(deployment, by)
    })))
}

/// Deploy what is staged.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/deployments", tag = "deployments",
    responses((status = 200, body = CurrentDeployment)))]
async fn create(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(new): Json<DeploymentCreation>,
) -> Answer<CurrentDeployment> {
    state.visible_environment(&caller, id).await?;
    let unknown = [
        ("agentSecretDefaults", new.agent_secret_defaults.is_empty()),
        ("quotaResourceDefaults", new.quota_resource_defaults.is_empty()),
        ("retryPolicyDefaults", new.retry_policy_defaults.is_empty()),
    ];
    if let Some((name, _)) = unknown.iter().find(|(_, empty)| !empty) {
        let text = format!("`{name}` must be empty: this server runs no agents that could use it");
        return Err(ApiError::new(Code::ValidationError, text).into());
    }
    let (releases, refused) = releases(new.releases);
    if !refused.is_empty() {
        return Err(ApiError::many(Code::DeploymentValidationFailed, refused).into());
    }
    let deploy = Deploy {
        base: new.current_revision,
        expected: new.expected_deployment_hash,
        version: new.version,
        changes: StagedChanges::default(),
        imports: super::imports::declarations(&new.mcp_imports)?,
        releases,
    };
    let mut current = state.deploy(&caller.actor(), id, deploy).await?;
    // Golem's own clients know a closed set of warnings. Those that send imports know what is said about them.
    current.validation_warnings.retain(|warning| warning.r#type == DISCOVERY);
    Ok(Json(current))
}

/// What a deploy says about tools, and what of it this server cannot do. Grants are made by Golem's clients beforehand.
fn releases(mut asked: Releases) -> (Wanted, Vec<String>) {
    let mut wanted = Wanted::default();
    asked.remote_tools.retain(|item| match remote_tool(item) {
        Some(tool) => {
            wanted.remote.push(tool);
            false
        }
        None => true,
    });
    asked.publish_tools.retain(|item| match item.as_str().and_then(|name| ToolName::parse(name).ok()) {
        Some(name) => {
            wanted.publish.push(name);
            false
        }
        None => true,
    });
    (wanted, unhonoured(&asked))
}

/// A tool that is a release, unless more is asked of it than this server does (Golem's provisions and bindings).
fn remote_tool(item: &serde_json::Value) -> Option<RemoteToolDeployment> {
    let says_nothing = |value: &serde_json::Value| match value {
        serde_json::Value::Null => true,
        serde_json::Value::Array(items) => items.is_empty(),
        serde_json::Value::Object(members) => members.is_empty(),
        _ => false,
    };
    let known = |key: &str| matches!(key, "name" | "release");
    let only_known = item.as_object()?.iter().all(|(key, value)| known(key) || says_nothing(value));
    only_known.then(|| serde_json::from_value(item.clone()).ok()).flatten()
}

/// What of a deploy this server cannot do, each by name.
fn unhonoured(releases: &Releases) -> Vec<String> {
    let named = |value: &serde_json::Value| {
        let name = ["name", "toolName", "releaseId", "middlewareName"].iter().find_map(|key| value.get(key)?.as_str());
        name.or_else(|| value.as_str()).unwrap_or("without a name").chars().take(200).collect::<String>()
    };
    let no_grant = |item: &serde_json::Value| {
        let name = named(item);
        // What names a release is here because of what it says besides.
        if item.get("release").is_some() {
            return format!("TOOL_RELEASE_SETTINGS_NOT_SUPPORTED: a release is used as it was published: `{name}`");
        }
        format!("TOOL_RELEASE_NOT_GRANTED: this environment has no grant for the release `{name}`")
    };
    let no_publishing =
        |item| format!("TOOL_PUBLISHING_NOT_SUPPORTED: this cannot be published here: `{}`", named(item));
    let middleware = |name: String| format!("TOOL_MIDDLEWARE_NOT_SUPPORTED: this server runs no middleware: `{name}`");
    let bindings =
        releases.environment_tool_middleware_bindings.keys().chain(releases.agent_tool_middleware_bindings.keys());
    releases
        .remote_tools
        .iter()
        .chain(&releases.remote_tool_middlewares)
        .map(no_grant)
        .chain(releases.publish_tools.iter().chain(&releases.publish_tool_middlewares).map(no_publishing))
        .chain(releases.universal_tool_middlewares.iter().map(|item| middleware(named(item))))
        .chain(bindings.cloned().map(middleware))
        .collect()
}

/// What a stored deployment was made of.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/summary", tag = "deployments",
    responses((status = 200, body = DeploymentSummary)))]
async fn summary(
    caller: Caller,
    state: State,
    InPath((id, revision)): InPath<(EnvironmentId, DeploymentRevision)>,
) -> Answer<DeploymentSummary> {
    let deployment = state.visible_deployment(&caller, id, revision).await?;
    let snapshot = state.snapshot(id, revision).await?;
    Ok(Json(convert::summary(&deployment, &snapshot)))
}

/// Make a stored deployment the current one.
#[utoipa::path(put, path = "/v1/envs/{environment_id}/current-deployment", tag = "deployments",
    responses((status = 200, body = CurrentDeployment)))]
async fn rollback(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(target): Json<DeploymentRollback>,
) -> Answer<CurrentDeployment> {
    state.visible_environment(&caller, id).await?;
    let current = state
        .store
        .rollback(&caller.actor(), id, target.current_revision, target.deployment_revision)
        .await
        .map_err(ApiError::from)?;
    Ok(Json(CurrentDeployment {
        environment_id: id,
        revision: current.deployment_revision,
        deployment_hash: current.hash,
        version: current.version,
        current_revision: current.counter,
        validation_warnings: Vec::new(),
    }))
}

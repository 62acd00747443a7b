//! Stored records as wire types.

use crate::api;
use crate::api::components::{Component, ComponentContent};
use crate::api::environments::CurrentDeploymentSummary;
use crate::api::mcp_deployments::{EndpointContent, McpDeployment};
use crate::plan::Snapshot;
use crate::plan::hash::{self, Model};
use crate::store;

/// The hash rules of this server.
pub(super) const MODEL: Model = Model::V4;

pub(super) fn account(account: store::Account) -> api::accounts::Account {
    api::accounts::Account {
        id: account.id,
        revision: account.revision,
        name: account.name,
        email: account.email,
        plan_id: uuid::Uuid::nil(),
        roles: account.roles,
        account_root_card_id: account.id.as_uuid(),
    }
}

pub(super) fn token(token: &store::Token) -> api::accounts::Token {
    api::accounts::Token {
        id: token.id,
        account_id: token.account_id,
        created_at: token.created_at.into(),
        expires_at: token.expires_at.into(),
    }
}

pub(super) fn application(application: store::Application) -> api::applications::Application {
    api::applications::Application {
        id: application.id,
        revision: application.revision,
        account_id: application.account_id,
        account_email: application.account_email,
        name: application.name.to_string(),
    }
}

fn current(current: &store::CurrentDeployment) -> CurrentDeploymentSummary {
    CurrentDeploymentSummary {
        revision: current.counter,
        deployment_revision: current.deployment_revision,
        deployment_version: current.version.clone(),
        deployment_hash: current.hash,
    }
}

pub(super) fn environment(environment: store::Environment) -> api::environments::Environment {
    api::environments::Environment {
        id: environment.id,
        revision: environment.revision,
        application_id: environment.application_id,
        application_name: environment.application_name.to_string(),
        name: environment.name.to_string(),
        diff_model_version: u64::from(environment.diff_model_version),
        compatibility_check: environment.options.compatibility_check,
        version_check: environment.options.version_check,
        security_overrides: environment.options.security_overrides,
        owner_account_id: environment.owner_account_id,
        owner_account_email: environment.owner_account_email,
        current_deployment: environment.current.as_ref().map(current),
    }
}

pub(super) fn visible_environment(environment: store::Environment) -> api::environments::EnvironmentWithDetails {
    api::environments::EnvironmentWithDetails {
        environment: api::environments::EnvironmentSummary {
            id: environment.id,
            revision: environment.revision,
            name: environment.name.to_string(),
            diff_model_version: u64::from(environment.diff_model_version),
            compatibility_check: environment.options.compatibility_check,
            version_check: environment.options.version_check,
            security_overrides: environment.options.security_overrides,
            current_deployment: environment.current.as_ref().map(current),
        },
        application: api::environments::ApplicationReference {
            id: environment.application_id,
            name: environment.application_name.to_string(),
        },
        account: api::environments::AccountReference {
            id: environment.owner_account_id,
            name: environment.owner_account_name,
            email: environment.owner_account_email,
        },
    }
}

pub(super) fn domain(domain: &store::DomainRegistration) -> api::domains::DomainRegistration {
    api::domains::DomainRegistration {
        id: domain.id,
        environment_id: domain.environment_id,
        domain: domain.domain.to_string(),
    }
}

pub(super) fn scheme(scheme: store::SecurityScheme) -> api::security_schemes::SecurityScheme {
    api::security_schemes::SecurityScheme {
        id: scheme.id,
        revision: scheme.revision,
        name: scheme.name.to_string(),
        environment_id: scheme.environment_id,
        provider_type: scheme.provider,
        client_id: scheme.client_id,
        redirect_url: scheme.redirect_url,
        scopes: scheme.scopes,
    }
}

pub(super) fn component(component: store::StagedComponent) -> Component {
    let hash = hash::component(&component.content);
    let ComponentContent { definitions, digest, bindings, implements } = component.content.into();
    Component {
        id: component.id,
        revision: component.revision,
        environment_id: component.environment_id,
        name: component.name.to_string(),
        hash,
        definitions,
        digest,
        bindings,
        implements,
        created_at: component.created_at.into(),
    }
}

pub(super) fn endpoint(endpoint: store::StagedEndpoint) -> McpDeployment {
    let hash = hash::endpoint(MODEL, &endpoint.content);
    let EndpointContent { agents, tools } = endpoint.content.into();
    McpDeployment {
        id: endpoint.id,
        revision: endpoint.revision,
        environment_id: endpoint.environment_id,
        domain: endpoint.domain.to_string(),
        hash,
        agents,
        tools: Some(tools),
        created_at: endpoint.created_at.into(),
    }
}

pub(super) fn deployment(deployment: store::Deployment, by: Option<String>) -> api::deployments::Deployment {
    api::deployments::Deployment {
        environment_id: deployment.environment_id,
        revision: deployment.revision,
        deployment_hash: deployment.hash,
        version: deployment.version,
        deployed_by: by,
        deployed_at: Some(deployment.created_at.into()),
    }
}

pub(super) fn imports(snapshot: &Snapshot) -> Vec<api::deployments::PlanImport> {
    (0..)
        .zip(&snapshot.mcp_imports)
        .map(|(index, import)| api::deployments::PlanImport { index, hash: import.hash })
        .collect()
}

pub(super) fn remote_tools(snapshot: &Snapshot) -> Vec<api::deployments::PlanRemoteTool> {
    let tools = snapshot.remote_tools.iter();
    tools
        .map(|(name, tool)| api::deployments::PlanRemoteTool { name: name.clone(), hash: hash::remote_tool(tool) })
        .collect()
}

/// What a stored deployment was made of, with the hash of each part.
pub(super) fn summary(deployment: &store::Deployment, snapshot: &Snapshot) -> api::deployments::DeploymentSummary {
    let parts = snapshot.parts(MODEL);
    api::deployments::DeploymentSummary {
        deployment_revision: deployment.revision,
        deployment_hash: deployment.hash,
        components: deployment
            .entities
            .components
            .iter()
            .filter_map(|(name, entity)| {
                let hash = *parts.components.get(name.as_str())?;
                Some(api::deployments::PlanComponent {
                    id: entity.id,
                    revision: entity.revision,
                    name: name.to_string(),
                    hash,
                })
            })
            .collect(),
        http_api_deployments: Vec::new(),
        mcp_deployments: deployment
            .entities
            .mcp_deployments
            .iter()
            .filter_map(|(domain, entity)| {
                let hash = *parts.mcp_deployments.get(domain)?;
                Some(api::deployments::PlanDomain {
                    id: entity.id,
                    revision: entity.revision,
                    domain: domain.to_string(),
                    hash,
                })
            })
            .collect(),
        mcp_imports: imports(snapshot),
        remote_tools: remote_tools(snapshot),
        published_tools: snapshot.published_tools.iter().cloned().collect(),
    }
}

pub(super) fn audit_event(event: store::AuditEvent) -> api::apply::AuditEvent {
    api::apply::AuditEvent {
        sequence: event.sequence,
        at: event.at.into(),
        actor: event.actor.account,
        request_id: event.actor.request_id,
        action: event.action.as_str().to_owned(),
        entity: event.entity.to_string(),
        entity_id: event.entity_id,
        name: event.name,
        from_revision: event.from_revision,
        to_revision: event.to_revision,
    }
}

/// The version of the format of definitions.
const METADATA_VERSION: u32 = 1;

pub(super) fn tool_release(release: store::ToolRelease) -> api::tool_releases::ToolRelease {
    use api::tool_releases::{ToolReleaseLifecycle, ToolReleaseSource};
    let content = release.content;
    api::tool_releases::ToolRelease {
        id: release.id,
        owner_account_id: release.account_id,
        name: content.name,
        version: content.version,
        source: ToolReleaseSource { component_name: content.component, component_digest: content.component_digest },
        definition: content.definition,
        metadata_version: METADATA_VERSION,
        metadata_digest: content.metadata_digest,
        immutable: release.immutable,
        lifecycle: match release.lifecycle {
            store::ReleaseLifecycle::Published => ToolReleaseLifecycle::Published,
            store::ReleaseLifecycle::DePublished => ToolReleaseLifecycle::DePublished,
            store::ReleaseLifecycle::Superseded => ToolReleaseLifecycle::Superseded,
        },
        origin: "ordinary".to_owned(),
        created_at: release.created_at.into(),
        created_by: release.created_by,
        state_changed_at: release.state_changed_at.into(),
        state_changed_by: release.state_changed_by,
    }
}

fn release_for_users(
    release: store::ToolRelease,
) -> (api::tool_releases::ToolReleaseMetadata, api::tool_releases::AccountSummary) {
    let content = release.content;
    let metadata = api::tool_releases::ToolReleaseMetadata {
        id: release.id,
        name: content.name,
        version: content.version,
        definition: content.definition,
        metadata_version: METADATA_VERSION,
        metadata_digest: content.metadata_digest,
        source_digest: content.component_digest,
    };
    let owner = api::tool_releases::AccountSummary {
        id: release.account_id,
        name: release.account_name,
        email: release.account_email,
    };
    (metadata, owner)
}

pub(super) fn resolved_release(release: store::ToolRelease) -> api::tool_releases::ResolvedToolRelease {
    let component_name = release.content.component.clone();
    let (release, release_owner) = release_for_users(release);
    let component_digest = release.source_digest.clone();
    api::tool_releases::ResolvedToolRelease { release, release_owner, component_name, component_digest }
}

pub(super) fn tool_grant(
    grant: &store::ToolGrant,
    release: store::ToolRelease,
) -> api::tool_releases::EnvironmentToolGrantWithDetails {
    use api::tool_releases::{EnvironmentToolGrant, EnvironmentToolGrantLifecycle};
    let (release, release_owner) = release_for_users(release);
    let lifecycle =
        if grant.active { EnvironmentToolGrantLifecycle::Active } else { EnvironmentToolGrantLifecycle::Deleted };
    api::tool_releases::EnvironmentToolGrantWithDetails {
        grant: EnvironmentToolGrant {
            id: grant.id,
            environment_id: grant.environment_id,
            tool_release_id: grant.release_id,
            protected: false,
            automatic: grant.automatic,
            follow_coordinates: false,
            lifecycle,
            created_at: grant.created_at.into(),
            created_by: grant.created_by,
            state_changed_at: grant.state_changed_at.into(),
            state_changed_by: grant.state_changed_by,
        },
        release,
        release_owner,
    }
}

//! OAuth consent for imports, and what needs one: registering a client, calling a tool.
//!
//! Whoever may change a security scheme may consent through it: with one kind of owner that is who sees the
//! environment, so a stranger finds nothing here.

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::security_schemes::check;
use super::{Answer, Json, State};
use crate::api::Code;
use crate::api::consent::{
    DeclaredCompletion, DeclaredImport, ImportAuthorization, ImportCallRequest, ImportCallResult, ImportConsent,
    OauthCallback,
};
use crate::api::imports::McpImportDeployment;
use crate::api::security_schemes::{SecurityScheme, SecuritySchemeRegistration};
use crate::model::{DeploymentRevision, EnvironmentId};
use crate::server::auth::Caller;
use crate::server::consent::{Consents, Subject, View};
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::InPath;
use crate::server::imports::{ImportTarget, refused};
use crate::store::{Entity, NewSecurityScheme, WriteError};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(authorize))
        .routes(routes!(complete))
        .routes(routes!(status, disconnect))
        .routes(routes!(authorize_declared))
        .routes(routes!(complete_declared))
        .routes(routes!(status_declared))
        .routes(routes!(disconnect_declared))
        .routes(routes!(register))
        .routes(routes!(call))
}

/// The import of a deployment in the path of a request.
type At = InPath<(EnvironmentId, DeploymentRevision, u32)>;

impl State {
    fn consents(&self) -> Result<&Consents, ApiError> {
        let disabled = || ApiError::new(Code::FeatureDisabled, "this server obtains no OAuth consents");
        self.consents.as_ref().ok_or_else(disabled)
    }

    async fn deployed_subject(
        &self,
        caller: &Caller,
        (id, revision, index): (EnvironmentId, DeploymentRevision, u32),
    ) -> Result<Subject, ApiError> {
        let environment = self.visible_environment(caller, id).await?;
        let declaration = self.deployed_import(id, revision, index).await?;
        let owner = environment.owner_account_id;
        Ok(Subject { environment: id, owner, declaration, place: Some((revision, index)) })
    }

    async fn declared_subject(
        &self,
        caller: &Caller,
        id: EnvironmentId,
        import: &McpImportDeployment,
    ) -> Result<Subject, ApiError> {
        let environment = self.visible_environment(caller, id).await?;
        let declaration =
            import.declaration().map_err(|error| ApiError::new(Code::ValidationError, format!("import: {error}")))?;
        Ok(Subject { environment: id, owner: environment.owner_account_id, declaration, place: None })
    }

    async fn begin(&self, caller: &Caller, subject: Subject) -> Result<ImportAuthorization, ApiError> {
        let url = self.consents()?.authorize(&caller.actor(), caller.account.id, &subject).await?;
        Ok(ImportAuthorization {
            authorization_url: url.into(),
            deployment_revision: subject.place.map(|(revision, _)| revision),
            import_index: subject.place.map(|(_, index)| index),
        })
    }

    async fn finish(
        &self,
        caller: &Caller,
        subject: Subject,
        callback: OauthCallback,
    ) -> Result<ImportConsent, ApiError> {
        let consents = self.consents()?;
        consents.complete(&caller.actor(), caller.account.id, &subject, callback).await?;
        shown(&subject, consents.status(&subject).await?)
    }

    async fn look(&self, subject: Subject) -> Result<ImportConsent, ApiError> {
        shown(&subject, self.consents()?.status(&subject).await?)
    }

    async fn end(&self, caller: &Caller, subject: Subject) -> Result<ImportConsent, ApiError> {
        let consents = self.consents()?;
        let revocation = consents.disconnect(&caller.actor(), &subject).await?;
        let status = consents.status(&subject).await?;
        Ok(ImportConsent { provider_revocation: Some(revocation), ..shown(&subject, status)? })
    }
}

fn shown(subject: &Subject, view: View) -> Result<ImportConsent, ApiError> {
    let no_scheme = || ApiError::new(Code::McpImportNotOauth, "the import names no security scheme");
    Ok(ImportConsent {
        environment_id: subject.environment,
        deployment_revision: subject.place.map(|(revision, _)| revision),
        import_index: subject.place.map(|(_, index)| index),
        security_scheme: subject.declaration.security_scheme.clone().ok_or_else(no_scheme)?,
        status: view.status,
        reason: view.reason,
        provider_revocation: None,
    })
}

/// Begin the consent for an import of a deployment.
#[utoipa::path(post, tag = "MCP import consent", responses((status = 200, body = ImportAuthorization)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/oauth/authorize")]
async fn authorize(caller: Caller, state: State, InPath(at): At) -> Answer<ImportAuthorization> {
    let subject = state.deployed_subject(&caller, at).await?;
    Ok(Json(state.begin(&caller, subject).await?))
}

/// Complete the consent for an import of a deployment with the provider's answer.
#[utoipa::path(post, tag = "MCP import consent", responses((status = 200, body = ImportConsent)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/oauth/complete")]
async fn complete(
    caller: Caller,
    state: State,
    InPath(at): At,
    Json(callback): Json<OauthCallback>,
) -> Answer<ImportConsent> {
    let subject = state.deployed_subject(&caller, at).await?;
    Ok(Json(state.finish(&caller, subject, callback).await?))
}

/// Where the consent for an import of a deployment stands.
#[utoipa::path(get, tag = "MCP import consent", responses((status = 200, body = ImportConsent)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/oauth")]
async fn status(caller: Caller, state: State, InPath(at): At) -> Answer<ImportConsent> {
    let subject = state.deployed_subject(&caller, at).await?;
    Ok(Json(state.look(subject).await?))
}

/// End the consent for an import of a deployment.
#[utoipa::path(delete, tag = "MCP import consent", responses((status = 200, body = ImportConsent)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/oauth")]
async fn disconnect(caller: Caller, state: State, InPath(at): At) -> Answer<ImportConsent> {
    let subject = state.deployed_subject(&caller, at).await?;
    Ok(Json(state.end(&caller, subject).await?))
}

/// Begin the consent for a declared import.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/oauth/authorize", tag = "MCP import consent",
    responses((status = 200, body = ImportAuthorization)))]
async fn authorize_declared(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(request): Json<DeclaredImport>,
) -> Answer<ImportAuthorization> {
    let subject = state.declared_subject(&caller, id, &request.import).await?;
    Ok(Json(state.begin(&caller, subject).await?))
}

/// Complete the consent for a declared import with the provider's answer.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/oauth/complete", tag = "MCP import consent",
    responses((status = 200, body = ImportConsent)))]
async fn complete_declared(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(request): Json<DeclaredCompletion>,
) -> Answer<ImportConsent> {
    let subject = state.declared_subject(&caller, id, &request.import).await?;
    Ok(Json(state.finish(&caller, subject, request.callback).await?))
}

/// Where the consent for a declared import stands.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/oauth/status", tag = "MCP import consent",
    responses((status = 200, body = ImportConsent)))]
async fn status_declared(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(request): Json<DeclaredImport>,
) -> Answer<ImportConsent> {
    let subject = state.declared_subject(&caller, id, &request.import).await?;
    Ok(Json(state.look(subject).await?))
}

/// End the consent for a declared import.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/oauth/disconnect", tag = "MCP import consent",
    responses((status = 200, body = ImportConsent)))]
async fn disconnect_declared(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(request): Json<DeclaredImport>,
) -> Answer<ImportConsent> {
    let subject = state.declared_subject(&caller, id, &request.import).await?;
    Ok(Json(state.end(&caller, subject).await?))
}

/// Create a security scheme whose client this server registers at the provider that protects an import.
#[utoipa::path(post, path = "/v1/mcpctl/envs/{environment_id}/security-schemes/register", tag = "security schemes",
    responses((status = 200, body = SecurityScheme)))]
async fn register(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(request): Json<SecuritySchemeRegistration>,
) -> Answer<SecurityScheme> {
    state.visible_environment(&caller, id).await?;
    let consents = state.consents()?;
    if state.store.security_scheme_by_name(id, &request.name).await?.is_some() {
        // Before a client is left behind at the provider.
        return Err(WriteError::AlreadyExists(Entity::SecurityScheme).into());
    }
    let url = request.import.url.expose();
    let issuer = request.issuer_url.as_deref();
    let usable = |provider: &_| check(&state, None, Some(provider));
    let client = consents.register(url, issuer, &request.redirect_url, &request.scopes, usable).await?;
    let new = NewSecurityScheme {
        name: request.name,
        provider: client.provider,
        client_id: client.id,
        client_secret: client.secret,
        redirect_url: request.redirect_url,
        scopes: client.scopes,
    };
    Ok(Json(convert::scheme(state.store.create_security_scheme(&caller.actor(), id, new).await?)))
}

/// Call a tool of a declared import, with the consent that this server has for it. Nothing is repeated.
#[utoipa::path(post, path = "/v1/mcpctl/envs/{environment_id}/mcp-imports/call", tag = "MCP imports",
    responses((status = 200, body = ImportCallResult)))]
async fn call(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(request): Json<ImportCallRequest>,
) -> Answer<ImportCallResult> {
    let subject = state.declared_subject(&caller, id, &request.import).await?;
    let target = ImportTarget {
        environment_id: id,
        owner_account_id: subject.owner,
        declaration: subject.declaration,
        index: 0,
        refresh: false,
    };
    let call = state.import_reader(false)?.call(target, request.tool, request.arguments).await;
    Ok(Json(ImportCallResult { result: call.map_err(|error| refused(None, &error))? }))
}

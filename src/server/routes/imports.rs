//! Reading imports: those of a deployment, and those of a manifest that is not deployed yet.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State};
use crate::api::Code;
use crate::api::imports::{
    ImportDetail, ImportDiagnostic, ImportListing, ImportServer, ImportedTool, McpImportDeployment, ResolveRequest,
    ResolvedListing,
};
use crate::model::{DeploymentRevision, EnvironmentId, ProviderType, SchemeName, ToolName};
use crate::plan::ImportDeclaration;
use crate::server::auth::Caller;
use crate::server::error::ApiError;
use crate::server::extract::{InPath, Query};
use crate::server::imports::{
    ImportReader, ImportTarget, ReadImport, Readings, declaration, read_all, refused, resolved,
};
use crate::store::Environment;

const MOST_IMPORTS: usize = 128;
const MOST_NATIVE_NAMES: usize = 1024;
const MOST_TOOLS: usize = 1024;

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(tools)).routes(routes!(refresh)).routes(routes!(resolve))
}

/// The import of a deployment in the path of a request.
type At = InPath<(EnvironmentId, DeploymentRevision, u32)>;

/// Checked declarations, or all that is wrong with them.
pub(super) fn declarations(imports: &[McpImportDeployment]) -> Result<Vec<ImportDeclaration>, ApiError> {
    if imports.len() > MOST_IMPORTS {
        return Err(ApiError::new(Code::LimitExceeded, format!("at most {MOST_IMPORTS} imports are possible")));
    }
    let mut good = Vec::with_capacity(imports.len());
    let mut errors = Vec::new();
    for (index, import) in imports.iter().enumerate() {
        match import.declaration() {
            Ok(declaration) => good.push(declaration),
            Err(error) => errors.push(format!("import {index}: {error}")),
        }
    }
    if errors.is_empty() { Ok(good) } else { Err(ApiError::many(Code::ValidationError, errors)) }
}

/// What an import of a deployment provides.
#[utoipa::path(get, tag = "MCP imports", params(ImportDetail), responses((status = 200, body = ImportListing)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/tools")]
async fn tools(
    caller: Caller,
    state: State,
    InPath(at): At,
    Query(detail): Query<ImportDetail>,
) -> Answer<ImportListing> {
    Ok(Json(state.listing(&caller, at, false, is_verbatim(detail)).await?))
}

/// Ask the import's server again. When it fails, what was read before stays.
#[utoipa::path(post, tag = "MCP imports", params(ImportDetail), responses((status = 200, body = ImportListing)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/refresh")]
async fn refresh(
    caller: Caller,
    state: State,
    InPath(at): At,
    Query(detail): Query<ImportDetail>,
) -> Answer<ImportListing> {
    Ok(Json(state.listing(&caller, at, true, is_verbatim(detail)).await?))
}

/// What declared imports would provide together, beside the native tools named in the request.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/resolve", tag = "MCP imports",
    params(ImportDetail),
    responses((status = 200, body = ResolvedListing)))]
async fn resolve(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Query(detail): Query<ImportDetail>,
    Json(request): Json<ResolveRequest>,
) -> Answer<ResolvedListing> {
    let environment = state.visible_environment(&caller, id).await?;
    if request.native_tool_names.len() > MOST_NATIVE_NAMES {
        let text = format!("at most {MOST_NATIVE_NAMES} native tool names are possible");
        return Err(ApiError::new(Code::LimitExceeded, text).into());
    }
    let mut native = BTreeSet::new();
    for name in &request.native_tool_names {
        // A name that no tool can have takes nothing away.
        native.extend(ToolName::parse(name));
    }
    let declarations = declarations(&request.imports)?;
    let verbatim = is_verbatim(detail);
    let schemes: Vec<_> = declarations.iter().map(|declaration| declaration.security_scheme.clone()).collect();
    // A little less than the request has: the answer names the import.
    let limit = state.config.request_timeout * 3 / 4;
    let readings = state.read_imports(&environment, declarations, limit, verbatim).await?;
    let mut listing = resolved(&native, &readings)?;
    if listing.tools.len() > MOST_TOOLS {
        return Err(
            ApiError::new(Code::LimitExceeded, format!("at most {MOST_TOOLS} imported tools are possible")).into()
        );
    }
    if verbatim {
        let mut upstream = upstream_definitions(&readings);
        for (read, scheme) in readings.iter().flatten().zip(&schemes) {
            listing.servers.push(state.server_of(id, read, scheme.as_ref()).await?);
        }
        for tool in &mut listing.tools {
            tool.upstream = upstream.remove(&(tool.import_index, tool.upstream_name.clone()));
        }
    }
    Ok(Json(listing))
}

/// The upstreams' own definitions, by import and name.
fn upstream_definitions(readings: &Readings) -> HashMap<(u32, String), Value> {
    let of = |(index, import): (usize, &ReadImport)| {
        let index = u32::try_from(index).unwrap_or(u32::MAX);
        let tools = import.surface.tools.iter();
        tools.map(|tool| ((index, tool.upstream_name.clone()), tool.upstream.clone())).collect::<Vec<_>>()
    };
    readings.iter().enumerate().filter_map(|(index, read)| Some((index, read.as_ref().ok()?))).flat_map(of).collect()
}

/// Whether upstreams' own words are asked for. Then pins are no filter: whoever pins anew must see what there is.
fn is_verbatim(detail: ImportDetail) -> bool {
    detail.verbatim.unwrap_or_default()
}

fn target(environment: &Environment, declaration: ImportDeclaration, index: usize, refresh: bool) -> ImportTarget {
    ImportTarget {
        environment_id: environment.id,
        owner_account_id: environment.owner_account_id,
        declaration,
        index,
        refresh,
    }
}

impl State {
    /// Reads declared imports at the same time, each within a limit.
    pub(in crate::server) async fn read_imports(
        &self,
        environment: &Environment,
        declarations: Vec<ImportDeclaration>,
        limit: Duration,
        verbatim: bool,
    ) -> Result<Readings, ApiError> {
        let reader = self.import_reader(verbatim)?;
        let targets = declarations
            .into_iter()
            .enumerate()
            .map(|(index, declaration)| target(environment, declaration, index, false))
            .collect();
        Ok(read_all(reader, targets, limit).await)
    }

    pub(super) fn import_reader(&self, verbatim: bool) -> Result<&dyn ImportReader, ApiError> {
        let disabled = || ApiError::new(Code::FeatureDisabled, "this server does not read the servers of imports");
        if verbatim { &self.unpinned } else { &self.imports }.as_deref().ok_or_else(disabled)
    }

    /// Who an import's server says that it is, and who issues the tokens that it takes.
    async fn server_of(
        &self,
        id: EnvironmentId,
        import: &ReadImport,
        scheme: Option<&SchemeName>,
    ) -> Result<ImportServer, ApiError> {
        let text = |member: &str| import.server.get(member).and_then(Value::as_str).map(str::to_owned);
        let scheme = match scheme {
            Some(name) => self.store.security_schemes(id).await?.into_iter().find(|scheme| scheme.name == *name),
            None => None,
        };
        let issuer = scheme.map(|scheme| match scheme.provider {
            ProviderType::Custom { issuer_url, .. } => issuer_url,
            known => format!("{known:?}").to_lowercase(),
        });
        Ok(ImportServer { name: text("name"), version: text("version"), issuer })
    }

    /// The declaration of an import of a deployment.
    pub(super) async fn deployed_import(
        &self,
        id: EnvironmentId,
        revision: DeploymentRevision,
        import_index: u32,
    ) -> Result<ImportDeclaration, ApiError> {
        let snapshot = self.snapshot(id, revision).await?;
        let index = usize::try_from(import_index).unwrap_or(usize::MAX);
        let secrets = self.store.import_secrets(id, revision).await?;
        let found = snapshot.mcp_imports.get(index).zip(secrets.get(index));
        found.map(|(import, secret)| declaration(import, secret)).ok_or_else(|| {
            ApiError::new(Code::McpImportNotFound, format!("deployment {revision} has no import {import_index}"))
        })
    }

    async fn listing(
        &self,
        caller: &Caller,
        (id, revision, import_index): (EnvironmentId, DeploymentRevision, u32),
        refresh: bool,
        verbatim: bool,
    ) -> Result<ImportListing, ApiError> {
        let environment = self.visible_environment(caller, id).await?;
        let declared = self.deployed_import(id, revision, import_index).await?;
        let index = usize::try_from(import_index).unwrap_or(usize::MAX);
        let scheme = declared.security_scheme.clone();
        let reader = self.import_reader(verbatim)?;
        let target = target(&environment, declared, index, refresh);
        let read = reader.read(target).await.map_err(|error| refused(Some(index), &error))?;
        let server = if verbatim { Some(self.server_of(id, &read, scheme.as_ref()).await?) } else { None };
        Ok(ImportListing {
            environment_id: id,
            deployment_revision: revision,
            import_index,
            protocol_version: read.protocol_version,
            server,
            tools: read
                .surface
                .tools
                .into_iter()
                .map(|tool| ImportedTool {
                    upstream_name: tool.upstream_name,
                    digest: tool.digest,
                    definition: tool.definition.into_value(),
                    upstream: verbatim.then_some(tool.upstream),
                })
                .collect(),
            diagnostics: read
                .surface
                .diagnostics
                .into_iter()
                .map(|(upstream_name, reason)| ImportDiagnostic { upstream_name, reason })
                .collect(),
        })
    }
}

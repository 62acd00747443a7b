//! Reading imports: those of a deployment, and those of a manifest that is not deployed yet.

use std::collections::BTreeSet;
use std::time::Duration;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State};
use crate::api::Code;
use crate::api::imports::{
    ImportDiagnostic, ImportListing, ImportedTool, McpImportDeployment, ResolveRequest, ResolvedListing,
};
use crate::model::{DeploymentRevision, EnvironmentId, ToolName};
use crate::plan::ImportDeclaration;
use crate::server::auth::Caller;
use crate::server::error::ApiError;
use crate::server::extract::InPath;
use crate::server::imports::{ImportReader, ImportTarget, Readings, declaration, read_all, refused, resolved};
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
#[utoipa::path(get, tag = "MCP imports", responses((status = 200, body = ImportListing)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/tools")]
async fn tools(caller: Caller, state: State, InPath(at): At) -> Answer<ImportListing> {
    Ok(Json(state.listing(&caller, at, false).await?))
}

/// Ask the import's server again. When it fails, what was read before stays.
#[utoipa::path(post, tag = "MCP imports", responses((status = 200, body = ImportListing)),
    path = "/v1/envs/{environment_id}/deployments/{deployment_revision}/mcp-imports/{import_index}/refresh")]
async fn refresh(caller: Caller, state: State, InPath(at): At) -> Answer<ImportListing> {
    Ok(Json(state.listing(&caller, at, true).await?))
}

/// What declared imports would provide together, beside the native tools named in the request.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/mcp-imports/resolve", tag = "MCP imports",
    responses((status = 200, body = ResolvedListing)))]
async fn resolve(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
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
    let readings = state.read_imports(&environment, declarations, state.config.request_timeout).await?;
    let listing = resolved(&native, &readings)?;
    if listing.tools.len() > MOST_TOOLS {
        return Err(
            ApiError::new(Code::LimitExceeded, format!("at most {MOST_TOOLS} imported tools are possible")).into()
        );
    }
    Ok(Json(listing))
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
    ) -> Result<Readings, ApiError> {
        let reader = self.import_reader()?;
        let targets = declarations
            .into_iter()
            .enumerate()
            .map(|(index, declaration)| target(environment, declaration, index, false))
            .collect();
        Ok(read_all(reader, targets, limit).await)
    }

    fn import_reader(&self) -> Result<&dyn ImportReader, ApiError> {
        let disabled = || ApiError::new(Code::FeatureDisabled, "this server does not read the servers of imports");
        self.imports.as_deref().ok_or_else(disabled)
    }

    async fn listing(
        &self,
        caller: &Caller,
        (id, revision, import_index): (EnvironmentId, DeploymentRevision, u32),
        refresh: bool,
    ) -> Result<ImportListing, ApiError> {
        let environment = self.visible_environment(caller, id).await?;
        let snapshot = self.snapshot(id, revision).await?;
        let index = usize::try_from(import_index).unwrap_or(usize::MAX);
        let secrets = self.store.import_secrets(id, revision).await?;
        let (Some(import), Some(secret)) = (snapshot.mcp_imports.get(index), secrets.get(index)) else {
            let text = format!("deployment {revision} has no import {import_index}");
            return Err(ApiError::new(Code::McpImportNotFound, text));
        };
        let reader = self.import_reader()?;
        let target = target(&environment, declaration(import, secret), index, refresh);
        let read = reader.read(target).await.map_err(|error| refused(index, &error))?;
        Ok(ImportListing {
            environment_id: id,
            deployment_revision: revision,
            import_index,
            protocol_version: read.protocol_version,
            tools: read
                .surface
                .tools
                .into_iter()
                .map(|tool| ImportedTool {
                    upstream_name: tool.upstream_name,
                    digest: tool.digest,
                    definition: tool.definition,
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

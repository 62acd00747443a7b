//! Reading the servers of imports, as the control plane sees it: somebody else does it.

use std::collections::BTreeSet;
use std::time::Duration;

use futures::future::BoxFuture;
use futures::{FutureExt, StreamExt};
use serde_json::{Map, Value};

use super::error::ApiError;
use crate::api::Code;
use crate::api::deployments::ValidationWarning;
use crate::api::imports::{ResolvedDiagnostic, ResolvedListing, ResolvedTool};
use crate::model::{AccountId, EnvironmentId, ToolName};
use crate::plan::{ImportDeclaration, ImportSnapshot, InlineAuth};
use crate::projection::ImportSurface;
use crate::projection::import::{Merged, merge};
use crate::store::{ImportCredentials, ImportSecret};

/// Which import to read.
#[derive(Debug, Clone)]
pub struct ImportTarget {
    /// Its environment: schemes and consents are looked up there.
    pub environment_id: EnvironmentId,
    /// The environment's owner, who holds the consents.
    pub owner_account_id: AccountId,
    /// The declaration, with URL and credentials.
    pub declaration: ImportDeclaration,
    /// Its position.
    pub index: usize,
    /// Whether what was read before may not be used.
    pub refresh: bool,
}

/// What was read.
#[derive(Debug, Clone)]
pub struct ReadImport {
    /// The MCP protocol revision that was spoken.
    pub protocol_version: String,
    /// What its server calls itself: `name`, `version` and the like. Untrusted.
    pub server: Value,
    /// What the import provides, filtered and prefixed.
    pub surface: ImportSurface,
}

/// Why an import could not be read. Texts name no URL and no credential.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportReadError {
    /// The server did not answer, or not as an MCP server.
    #[error("{0}")]
    Unavailable(String),
    /// It wants OAuth consent that has not been given (any more).
    #[error("consent is needed")]
    ConsentNeeded,
    /// The same, with the reason.
    #[error("consent is needed: {0}")]
    ConsentEnded(String),
    /// The request itself is at fault, such as an argument that does not fit.
    #[error("{0}")]
    Invalid(String),
}

impl ImportReadError {
    /// Whether a person must consent (again).
    pub fn is_about_consent(&self) -> bool {
        matches!(self, Self::ConsentNeeded | Self::ConsentEnded(_))
    }
}

/// Reads the servers of imports. The embedding program has the HTTP client, the consents and the cache.
pub trait ImportReader: Send + Sync {
    /// Reads one import.
    fn read(&self, target: ImportTarget) -> BoxFuture<'_, Result<ReadImport, ImportReadError>>;

    /// Calls a tool of one import by its upstream name, once; the MCP result as it was sent.
    fn call(
        &self,
        _target: ImportTarget,
        _tool: String,
        _arguments: Map<String, Value>,
    ) -> BoxFuture<'_, Result<Value, ImportReadError>> {
        async { Err(ImportReadError::Unavailable("this server calls no imports".to_owned())) }.boxed()
    }
}

/// The error for an import, with its position where it has one.
pub(super) fn refused(index: Option<usize>, error: &ImportReadError) -> ApiError {
    let code = match error {
        ImportReadError::Unavailable(_) => Code::McpImportUpstreamUnavailable,
        ImportReadError::ConsentNeeded | ImportReadError::ConsentEnded(_) => Code::McpImportAuthorizationRequired,
        ImportReadError::Invalid(_) => Code::ValidationError,
    };
    let which = index.map_or_else(|| "the import".to_owned(), |index| format!("import {index}"));
    ApiError::new(code, format!("{which}: {error}"))
}

/// The declaration of a deployed import: what may be shown and what is sealed, put together again.
pub(super) fn declaration(import: &ImportSnapshot, secret: &ImportSecret) -> ImportDeclaration {
    ImportDeclaration {
        name: None,
        url: secret.url.expose().to_owned(),
        auth: secret.credentials.as_ref().map(|credentials| match credentials {
            ImportCredentials::Bearer(token) => InlineAuth::Bearer(token.expose().to_owned()),
            ImportCredentials::Basic { username, password } => {
                InlineAuth::Basic { user: username.expose().to_owned(), password: password.expose().to_owned() }
            }
        }),
        security_scheme: import.security_scheme.clone(),
        prefix: import.prefix.clone(),
        include: import.include.clone(),
        exclude: import.exclude.clone(),
        version: import.version.clone(),
    }
}

/// The secret half of a declaration, to be sealed.
pub(super) fn secret(declaration: &ImportDeclaration) -> ImportSecret {
    ImportSecret {
        url: declaration.url.clone().into(),
        credentials: declaration.auth.as_ref().map(|auth| match auth {
            InlineAuth::Bearer(token) => ImportCredentials::Bearer(token.clone().into()),
            InlineAuth::Basic { user, password } => {
                ImportCredentials::Basic { username: user.clone().into(), password: password.clone().into() }
            }
        }),
    }
}

/// Imports that are read at the same time for one request. The reader has its own bound for all of them.
const AT_ONCE: usize = 64;

/// What became of reading several imports, in their order.
pub(super) type Readings = Vec<Result<ReadImport, ImportReadError>>;

/// Reads imports at the same time. One that fails, or is not read within the limit, fails alone.
pub(super) async fn read_all(reader: &dyn ImportReader, targets: Vec<ImportTarget>, limit: Duration) -> Readings {
    let reads = targets.into_iter().enumerate().map(async |(index, target)| {
        let read = tokio::time::timeout(limit, reader.read(target)).await.unwrap_or_else(|_| {
            Err(ImportReadError::Unavailable(format!("its MCP server was not read within {} s", limit.as_secs_f64())))
        });
        (index, read)
    });
    // In any order: one that hangs must not keep others from being asked.
    let mut all: Vec<_> = futures::stream::iter(reads).buffer_unordered(AT_ONCE).collect().await;
    all.sort_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, read)| read).collect()
}

/// Merges what imports provide by precedence: native tools first, then imports in order.
pub(super) fn merged(native: &BTreeSet<ToolName>, readings: &Readings) -> Merged {
    let surfaces: Vec<(usize, &ImportSurface)> =
        readings.iter().enumerate().filter_map(|(index, read)| Some((index, &read.as_ref().ok()?.surface))).collect();
    merge(native, &surfaces)
}

/// The merged listing of imports that were all read. An unavailable import fails the whole: what a later one provides
/// would otherwise take its place.
pub(super) fn resolved(native: &BTreeSet<ToolName>, readings: &Readings) -> Result<ResolvedListing, ApiError> {
    let place = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
    let mut protocol_versions = Vec::with_capacity(readings.len());
    for (index, read) in readings.iter().enumerate() {
        protocol_versions.push(read.as_ref().map_err(|error| refused(Some(index), error))?.protocol_version.clone());
    }
    let Merged { tools, diagnostics } = merged(native, readings);
    let tools = tools.into_iter().map(|(index, tool)| ResolvedTool {
        import_index: place(index),
        upstream_name: tool.upstream_name,
        digest: tool.digest,
        definition: tool.definition.into_value(),
        upstream: None,
    });
    let diagnostics = diagnostics.into_iter().map(|(index, upstream_name, reason)| ResolvedDiagnostic {
        import_index: place(index),
        upstream_name,
        reason,
    });
    Ok(ResolvedListing {
        protocol_versions,
        servers: Vec::new(),
        tools: tools.collect(),
        diagnostics: diagnostics.collect(),
    })
}

/// The kind of warning about imports, as in Golem's contract.
pub(super) const DISCOVERY: &str = "McpImportDiscovery";

/// What a deploy says about imports that cannot be read and about tools that they lose. None of it blocks.
pub(super) fn warnings(native: &BTreeSet<ToolName>, readings: &Readings) -> Vec<ValidationWarning> {
    let warning = |index: usize, tool: Option<String>, reason: String| ValidationWarning {
        r#type: DISCOVERY.to_owned(),
        import_index: u32::try_from(index).ok(),
        upstream_tool_name: tool,
        reason: Some(reason),
    };
    let failed = readings.iter().enumerate().filter_map(|(index, read)| {
        let error = read.as_ref().err()?;
        Some(warning(index, None, format!("its tools are not known now: {error}")))
    });
    let lost = merged(native, readings).diagnostics;
    failed.chain(lost.into_iter().map(|(index, tool, reason)| warning(index, Some(tool), reason))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::projection::ImportedTool;

    fn read(names: &[&str]) -> ReadImport {
        let tools = names
            .iter()
            .map(|name| ImportedTool {
                name: ToolName::parse(name).expect("a name"),
                upstream_name: name.to_uppercase(),
                digest: String::new(),
                definition: Value::Null.into(),
                upstream: Value::Null,
            })
            .collect();
        ReadImport {
            protocol_version: "2026-07-28".to_owned(),
            server: Value::Null,
            surface: ImportSurface { tools, diagnostics: Vec::new() },
        }
    }

    #[test]
    fn earlier_sources_keep_their_names_and_losers_are_named() {
        let native = BTreeSet::from([ToolName::parse("one").expect("a name")]);
        let readings = vec![Ok(read(&["one", "two"])), Ok(read(&["two", "three"]))];
        let listing = resolved(&native, &readings).expect("all were read");
        let names: Vec<_> = listing.tools.iter().map(|tool| (tool.import_index, &*tool.upstream_name)).collect();
        assert_eq!(names, [(1, "THREE"), (0, "TWO")]);
        let reasons: Vec<_> = listing.diagnostics.iter().map(|item| item.reason.as_str()).collect();
        assert_eq!(
            reasons,
            ["a native tool has the name `one`", "the earlier import at position 0 provides the name `two`"]
        );
    }

    #[test]
    fn an_unavailable_import_fails_the_listing_and_only_warns_at_a_deploy() {
        let down = Err(ImportReadError::Unavailable("its MCP server is away".to_owned()));
        let readings = vec![down, Ok(read(&["two"]))];
        resolved(&BTreeSet::new(), &readings).expect_err("a later import must not take its place");
        let warnings = warnings(&BTreeSet::new(), &readings);
        assert_eq!(warnings.len(), 1);
        assert_eq!(warnings[0].reason.as_deref(), Some("its tools are not known now: its MCP server is away"));
    }
}

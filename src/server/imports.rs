//! Reading the servers of imports, as the control plane sees it: somebody else does it.

use std::collections::BTreeMap;

use futures::future::BoxFuture;

use super::error::ApiError;
use crate::api::Code;
use crate::api::imports::{ResolvedDiagnostic, ResolvedListing, ResolvedTool};
use crate::model::{AccountId, EnvironmentId};
use crate::plan::{ImportDeclaration, ImportSnapshot, InlineAuth};
use crate::projection::ImportSurface;
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
}

/// Reads the servers of imports. The embedding program has the HTTP client, the consents and the cache.
pub trait ImportReader: Send + Sync {
    /// Reads one import.
    fn read(&self, target: ImportTarget) -> BoxFuture<'_, Result<ReadImport, ImportReadError>>;
}

/// The error for an import at a position.
pub(super) fn refused(index: usize, error: &ImportReadError) -> ApiError {
    let code = match error {
        ImportReadError::Unavailable(_) => Code::McpImportUpstreamUnavailable,
        ImportReadError::ConsentNeeded => Code::McpImportAuthorizationRequired,
    };
    ApiError::new(code, format!("import {index}: {error}"))
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

/// Merges what imports provide by precedence: native tools first, then imports in order. Losers are named with the
/// winner, never dropped silently.
pub(super) fn merge(native: &[String], read: Vec<ReadImport>) -> ResolvedListing {
    let mut owners: BTreeMap<String, String> =
        native.iter().map(|name| (name.clone(), "a native tool".to_owned())).collect();
    let mut listing = ResolvedListing::default();
    for (index, import) in read.into_iter().enumerate() {
        let import_index = u32::try_from(index).unwrap_or(u32::MAX);
        listing.protocol_versions.push(import.protocol_version);
        for tool in import.surface.tools {
            if let Some(owner) = owners.get(tool.name.as_str()) {
                let reason = format!("the name `{}` is taken by {owner}", tool.name);
                listing.diagnostics.push(ResolvedDiagnostic {
                    import_index,
                    upstream_name: tool.upstream_name,
                    reason,
                });
                continue;
            }
            owners.insert(tool.name.to_string(), format!("import {index}"));
            listing.tools.push(ResolvedTool {
                import_index,
                upstream_name: tool.upstream_name,
                digest: tool.digest,
                definition: tool.definition,
            });
        }
        listing.diagnostics.extend(
            import.surface.diagnostics.into_iter().map(|(upstream_name, reason)| ResolvedDiagnostic {
                import_index,
                upstream_name,
                reason,
            }),
        );
    }
    listing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::ToolName;
    use crate::projection::ImportedTool;

    fn read(names: &[&str]) -> ReadImport {
        let tools = names
            .iter()
            .map(|name| ImportedTool {
                name: ToolName::parse(name).expect("a name"),
                upstream_name: name.to_uppercase(),
                digest: String::new(),
                definition: serde_json::Value::Null,
                upstream: serde_json::Value::Null,
            })
            .collect();
        ReadImport {
            protocol_version: "2026-07-28".to_owned(),
            surface: ImportSurface { tools, diagnostics: Vec::new() },
        }
    }

    #[test]
    fn earlier_sources_keep_their_names_and_losers_are_named() {
        let listing = merge(&["one".to_owned()], vec![read(&["one", "two"]), read(&["two", "three"])]);
        let names: Vec<_> = listing.tools.iter().map(|tool| (tool.import_index, &*tool.upstream_name)).collect();
        assert_eq!(names, [(0, "TWO"), (1, "THREE")]);
        let reasons: Vec<_> = listing.diagnostics.iter().map(|item| item.reason.as_str()).collect();
        assert_eq!(reasons, ["the name `one` is taken by a native tool", "the name `two` is taken by import 0"]);
    }
}

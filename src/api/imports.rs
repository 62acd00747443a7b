//! MCP imports: the declaration that a deploy carries, and what reading an import's server yields (reference B.8, D).

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::model::ids::EnvironmentId;
use crate::model::{DeploymentRevision, NameGlob, Prefix, SchemeName};
use crate::plan::{ImportDeclaration, InlineAuth};
use crate::secrets::{Secret, expose_to_wire};

/// An import in its request form. URL and credentials are secret: they go to the server sealed in TLS, are sealed at
/// rest, and no answer shows them.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct McpImportDeployment {
    /// The endpoint: absolute http or https, without user info and fragment. It can hold a key in path or query.
    #[serde(serialize_with = "expose_to_wire")]
    #[schema(value_type = String)]
    pub url: Secret,
    /// Credentials. Never together with `securityScheme`.
    #[serde(default)]
    pub auth: Option<McpImportAuth>,
    /// The scheme whose consent gives access.
    #[serde(default)]
    pub security_scheme: Option<SchemeName>,
    /// Prefix of the exposed names.
    #[serde(default)]
    pub prefix: Option<Prefix>,
    /// Selected sanitised names. Never together with `exclude`.
    #[serde(default)]
    pub include: Option<Vec<NameGlob>>,
    /// Removed sanitised names.
    #[serde(default)]
    pub exclude: Option<Vec<NameGlob>>,
    /// The MCP protocol revision.
    #[serde(default)]
    pub version: Option<String>,
}

/// Inline credentials of an import.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum McpImportAuth {
    /// A bearer token.
    #[schema(value_type = String)]
    Bearer(#[serde(serialize_with = "expose_to_wire")] Secret),
    /// User and password.
    Basic(McpImportBasic),
}

/// User and password.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct McpImportBasic {
    /// The user, without `:`.
    #[serde(serialize_with = "expose_to_wire")]
    #[schema(value_type = String)]
    pub user: Secret,
    /// The password.
    #[serde(serialize_with = "expose_to_wire")]
    #[schema(value_type = String)]
    pub password: Secret,
}

/// A tool of one import.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportedTool {
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Digest of the projected definition.
    pub digest: String,
    /// The projected definition; its root command carries the exposed name.
    #[schema(value_type = Object)]
    pub definition: serde_json::Value,
    /// The upstream's own definition, where it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub upstream: Option<serde_json::Value>,
}

/// Who an import's server says that it is. Only our own server tells, and only where it is asked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ImportServer {
    /// Its name.
    pub name: Option<String>,
    /// Its version.
    pub version: Option<String>,
    /// Who issues the tokens that it takes, where the import has a security scheme.
    pub issuer: Option<String>,
}

/// How much is told of imports.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ImportDetail {
    /// Whether the upstreams' own definitions and names are told too. Golem has no such parameter.
    pub verbatim: Option<bool>,
}

/// An upstream tool that is not brought in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportDiagnostic {
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Why, for people.
    pub reason: String,
}

/// What one deployed import provides, before precedence against other sources.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportListing {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The deployment.
    pub deployment_revision: DeploymentRevision,
    /// The import's place.
    pub import_index: u32,
    /// The MCP protocol revision spoken with it.
    pub protocol_version: String,
    /// The upstream, where it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<ImportServer>,
    /// Projected tools.
    pub tools: Vec<ImportedTool>,
    /// Excluded upstream tools.
    pub diagnostics: Vec<ImportDiagnostic>,
}

/// `POST /v1/envs/{id}/mcp-imports/resolve`: what declared imports would provide together.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResolveRequest {
    /// The declared imports, in order of precedence.
    pub imports: Vec<McpImportDeployment>,
    /// Names that native tools take.
    pub native_tool_names: Vec<String>,
}

/// A tool of a resolved listing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolvedTool {
    /// The import's place.
    pub import_index: u32,
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Digest of the projected definition.
    pub digest: String,
    /// The projected definition.
    #[schema(value_type = Object)]
    pub definition: serde_json::Value,
    /// The upstream's own definition, where it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub upstream: Option<serde_json::Value>,
}

/// An upstream tool that a resolved listing leaves out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolvedDiagnostic {
    /// The import's place.
    pub import_index: u32,
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Why, for people.
    pub reason: String,
}

/// Declared imports merged by precedence.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResolvedListing {
    /// The MCP protocol revision spoken with each import, in order.
    pub protocol_versions: Vec<String>,
    /// The upstreams, in order, where they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub servers: Vec<ImportServer>,
    /// Projected tools.
    pub tools: Vec<ResolvedTool>,
    /// Excluded upstream tools.
    pub diagnostics: Vec<ResolvedDiagnostic>,
}

/// Why an import declaration is refused. Nothing of URL and credentials is in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidImport {
    /// Both ways of authenticating.
    #[error("`auth` and `securityScheme` cannot be used together")]
    AuthWithScheme,
    /// Both filters.
    #[error("`include` and `exclude` cannot be used together")]
    IncludeWithExclude,
    /// The URL's form.
    #[error("`url` must be an absolute http or https URL with a host, without user info and fragment")]
    Url,
    /// Credentials cannot be sent.
    #[error("`auth` must not hold control characters")]
    ControlCharacters,
    /// A user with a colon cannot be told from user and password.
    #[error("`auth.basic.user` must not hold `:`")]
    ColonInUser,
    /// An empty or unprintable protocol revision.
    #[error("`version` must not be empty or hold control characters")]
    Version,
}

impl McpImportDeployment {
    /// The checked declaration. Both ends call this, so that neither accepts what the other refuses.
    pub fn declaration(&self) -> Result<ImportDeclaration, InvalidImport> {
        if self.auth.is_some() && self.security_scheme.is_some() {
            return Err(InvalidImport::AuthWithScheme);
        }
        if self.include.is_some() && self.exclude.is_some() {
            return Err(InvalidImport::IncludeWithExclude);
        }
        if self.version.as_deref().is_some_and(|version| version.is_empty() || has_control(version)) {
            return Err(InvalidImport::Version);
        }
        let url = self.url.expose();
        if !is_endpoint(url) {
            return Err(InvalidImport::Url);
        }
        Ok(ImportDeclaration {
            name: None,
            url: url.to_owned(),
            auth: self.auth.as_ref().map(McpImportAuth::inline).transpose()?,
            security_scheme: self.security_scheme.clone(),
            prefix: self.prefix.clone(),
            include: self.include.clone(),
            exclude: self.exclude.clone(),
            version: self.version.clone(),
        })
    }
}

impl McpImportAuth {
    fn inline(&self) -> Result<InlineAuth, InvalidImport> {
        let checked = |secret: &Secret| {
            let text = secret.expose();
            if has_control(text) { Err(InvalidImport::ControlCharacters) } else { Ok(text.to_owned()) }
        };
        match self {
            Self::Bearer(token) => Ok(InlineAuth::Bearer(checked(token)?)),
            Self::Basic(basic) => {
                let user = checked(&basic.user)?;
                if user.contains(':') {
                    return Err(InvalidImport::ColonInUser);
                }
                Ok(InlineAuth::Basic { user, password: checked(&basic.password)? })
            }
        }
    }
}

impl From<&ImportDeclaration> for McpImportDeployment {
    fn from(declaration: &ImportDeclaration) -> Self {
        let secret = |text: &String| Secret::new(text.clone());
        Self {
            url: secret(&declaration.url),
            auth: declaration.auth.as_ref().map(|auth| match auth {
                InlineAuth::Bearer(token) => McpImportAuth::Bearer(secret(token)),
                InlineAuth::Basic { user, password } => {
                    McpImportAuth::Basic(McpImportBasic { user: secret(user), password: secret(password) })
                }
            }),
            security_scheme: declaration.security_scheme.clone(),
            prefix: declaration.prefix.clone(),
            include: declaration.include.clone(),
            exclude: declaration.exclude.clone(),
            version: declaration.version.clone(),
        }
    }
}

fn has_control(text: &str) -> bool {
    text.chars().any(char::is_control)
}

fn is_endpoint(text: &str) -> bool {
    !text.chars().any(|c| c.is_ascii_control())
        && url::Url::parse(text).is_ok_and(|url| {
            matches!(url.scheme(), "http" | "https")
                && url.has_host()
                && url.username().is_empty()
                && url.password().is_none()
                && url.fragment().is_none()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(json: &str) -> McpImportDeployment {
        serde_json::from_str(json).expect("an import")
    }

    #[test]
    fn declarations_are_checked_without_showing_them() {
        let refused = |json: &str| parse(json).declaration().expect_err(json).to_string();
        assert!(refused(r#"{"url":"ftp://x/"}"#).contains("http"));
        assert!(refused(r#"{"url":"https://u:p@x/"}"#).contains("user info"));
        assert!(refused(r#"{"url":"https://x/#f"}"#).contains("fragment"));
        assert!(refused(r#"{"url":"https://x/","include":[],"exclude":[]}"#).contains("together"));
        assert!(refused(r#"{"url":"https://x/","auth":{"bearer":"a"},"securityScheme":"s"}"#).contains("together"));
        assert!(refused(r#"{"url":"https://x/","auth":{"basic":{"user":"a:b","password":"p"}}}"#).contains("`:`"));
        assert!(refused(r#"{"url":"https://x/","version":""}"#).contains("version"));
    }

    #[test]
    fn both_directions_agree() {
        let json = r#"{"url":"https://x/?key=k","auth":{"bearer":"t"},"securityScheme":null,"prefix":"p","include":["a*"],"exclude":null,"version":null}"#;
        let declaration = parse(json).declaration().expect("valid");
        let back = McpImportDeployment::from(&declaration);
        assert_eq!(serde_json::to_string(&back).expect("JSON"), json);
        let shown = format!("{back:?} {declaration:?}");
        assert!(!shown.contains("key=k") && !shown.contains("\"t\""), "{shown}");
    }
}

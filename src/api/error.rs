//! Errors as they travel: a machine code beside a text for people (reference A.5).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::ToSchema;

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $text:literal, $status:literal;)*) => {
        /// What went wrong, for programs. Clients branch on this and the HTTP status, never on the text.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Code {
            $($(#[$doc])* $variant,)*
            /// A code of a server newer than this program.
            Other(String),
        }

        impl Code {
            /// Every code that this program's own server can answer with.
            pub const ALL: &'static [Code] = &[$(Code::$variant,)*];

            /// The code as written on the wire.
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $text,)*
                    Self::Other(text) => text,
                }
            }

            /// The HTTP status that goes with it; an unknown code counts as an internal error.
            pub fn status(&self) -> u16 {
                match self {
                    $(Self::$variant => $status,)*
                    Self::Other(_) => 500,
                }
            }
        }

        impl From<&str> for Code {
            fn from(text: &str) -> Self {
                match text {
                    $($text => Self::$variant,)*
                    other => Self::Other(other.to_owned()),
                }
            }
        }
    };
}

codes! {
    /// The token is unknown or has expired.
    AuthUnauthorized = "AUTH_UNAUTHORIZED", 401;
    /// The caller may see the thing but not do this with it.
    AuthForbidden = "AUTH_FORBIDDEN", 403;
    /// The server is configured without this feature.
    FeatureDisabled = "FEATURE_DISABLED", 403;
    /// No such account for this caller.
    AccountNotFound = "ACCOUNT_NOT_FOUND", 404;
    /// No such application for this caller.
    ApplicationNotFound = "APPLICATION_NOT_FOUND", 404;
    /// No such environment for this caller.
    EnvironmentNotFound = "ENVIRONMENT_NOT_FOUND", 404;
    /// No such deployment revision, or no such MCP deployment.
    DeploymentNotFound = "DEPLOYMENT_NOT_FOUND", 404;
    /// No such domain registration.
    DomainRegistrationNotFound = "DOMAIN_REGISTRATION_NOT_FOUND", 404;
    /// No such security scheme.
    SecuritySchemeNotFound = "SECURITY_SCHEME_NOT_FOUND", 404;
    /// No such token.
    TokenNotFound = "TOKEN_NOT_FOUND", 404;
    /// No such component.
    ComponentNotFound = "COMPONENT_NOT_FOUND", 404;
    /// No such tool in the deployment.
    ToolNotFound = "TOOL_NOT_FOUND", 404;
    /// No such agent type in the deployment.
    AgentTypeNotFound = "AGENT_TYPE_NOT_FOUND", 404;
    /// No such tool release for this caller.
    ToolReleaseNotFound = "TOOL_RELEASE_NOT_FOUND", 404;
    /// No such grant of a tool release.
    EnvironmentToolGrantNotFound = "ENVIRONMENT_TOOL_GRANT_NOT_FOUND", 404;
    /// The deployment has no import at this index.
    McpImportNotFound = "MCP_IMPORT_NOT_FOUND", 404;
    /// The account has an application of this name.
    ApplicationAlreadyExists = "APPLICATION_ALREADY_EXISTS", 409;
    /// The application has an environment of this name.
    EnvironmentAlreadyExists = "ENVIRONMENT_ALREADY_EXISTS", 409;
    /// Another account uses this e-mail address.
    AccountEmailAlreadyInUse = "ACCOUNT_EMAIL_ALREADY_IN_USE", 409;
    /// The entity changed since the caller read it.
    ConcurrentUpdate = "CONCURRENT_UPDATE", 409;
    /// The deploy or rollback would change nothing.
    DeploymentNoop = "DEPLOYMENT_NOOP", 409;
    /// The environment demands unique versions, and this one was used.
    DeploymentVersionAlreadyExists = "DEPLOYMENT_VERSION_ALREADY_EXISTS", 409;
    /// What the server would deploy is not what the caller computed.
    DeploymentHashMismatch = "DEPLOYMENT_HASH_MISMATCH", 409;
    /// There is nothing to roll back from.
    EnvironmentNotDeployed = "ENVIRONMENT_NOT_DEPLOYED", 409;
    /// The import wants OAuth consent that has not been given.
    McpImportAuthorizationRequired = "MCP_IMPORT_AUTHORIZATION_REQUIRED", 409;
    /// The domain is registered already, here or in another environment.
    DomainAlreadyExists = "DOMAIN_ALREADY_EXISTS", 409;
    /// The domain is not registered in this environment.
    DomainNotRegistered = "DOMAIN_NOT_REGISTERED", 409;
    /// The environment has an MCP deployment for this domain.
    McpDeploymentAlreadyExists = "MCP_DEPLOYMENT_ALREADY_EXISTS", 409;
    /// The environment has a security scheme of this name.
    SecuritySchemeAlreadyExists = "SECURITY_SCHEME_ALREADY_EXISTS", 409;
    /// The deployment is wrong; each entry is `SUBCODE: text`.
    DeploymentValidationFailed = "DEPLOYMENT_VALIDATION_FAILED", 400;
    /// The domain cannot serve MCP.
    DomainNotValidForMcp = "DOMAIN_NOT_VALID_FOR_MCP", 400;
    /// The server's configuration does not allow this domain.
    DomainCannotBeProvisioned = "DOMAIN_CANNOT_BE_PROVISIONED", 400;
    /// The redirect URL is no URL.
    InvalidRedirectUrl = "INVALID_REDIRECT_URL", 400;
    /// The issuer URL of a custom provider is not acceptable.
    InvalidCustomProviderIssuerUrl = "INVALID_CUSTOM_PROVIDER_ISSUER_URL", 400;
    /// The consent session is unknown, used, expired or somebody else's.
    InvalidOauthSession = "INVALID_OAUTH_SESSION", 400;
    /// The person or the provider said no.
    OauthConsentDenied = "OAUTH_CONSENT_DENIED", 400;
    /// The import authenticates without a security scheme, so there is no consent for it.
    McpImportNotOauth = "MCP_IMPORT_NOT_OAUTH", 400;
    /// Scheme, grant or declaration changed between `authorize` and `complete`.
    OauthContextChanged = "OAUTH_CONTEXT_CHANGED", 409;
    /// The provider, or the import's server, does not offer what the consent needs.
    OauthDiscoveryFailed = "OAUTH_DISCOVERY_FAILED", 500;
    /// The provider refused the exchange of the code, or its outcome is unclear; consent must begin anew.
    OauthExchangeFailed = "OAUTH_EXCHANGE_FAILED", 500;
    /// The provider does not let this server register a client.
    OauthRegistrationFailed = "OAUTH_REGISTRATION_FAILED", 500;
    /// A value is not acceptable.
    ValidationError = "VALIDATION_ERROR", 400;
    /// The client is too old for this server.
    CliUpdateRequired = "CLI_UPDATE_REQUIRED", 410;
    /// A limit of the server is reached.
    LimitExceeded = "LIMIT_EXCEEDED", 422;
    /// A fault of the server.
    InternalUnknown = "INTERNAL_UNKNOWN", 500;
    /// The import's server could not be read.
    McpImportUpstreamUnavailable = "MCP_IMPORT_UPSTREAM_UNAVAILABLE", 500;
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::from(String::deserialize(deserializer)?.as_str()))
    }
}

/// The body of 401, 403, 404, 409, 422 and 500.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// The machine code. Very old servers leave it out.
    #[serde(default)]
    #[schema(value_type = String, example = "ENVIRONMENT_NOT_FOUND")]
    pub code: Option<Code>,
    /// A text for people.
    pub error: String,
}

/// The body of 400.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ErrorsBody {
    /// The machine code. Very old servers leave it out.
    #[serde(default)]
    #[schema(value_type = String, example = "DEPLOYMENT_VALIDATION_FAILED")]
    pub code: Option<Code>,
    /// Texts for people, one for each thing that is wrong.
    pub errors: Vec<String>,
}

/// An error answer of either shape, as a client reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The machine code, where the server gave one.
    pub code: Option<Code>,
    /// At least one text for people.
    pub errors: Vec<String>,
}

impl Problem {
    /// Reads a JSON error body. `None` means it is not one: a failure of the HTTP layer (unknown route, wrong method,
    /// malformed body or token) answers in plain text.
    pub fn from_json(body: &[u8]) -> Option<Self> {
        if let Ok(body) = serde_json::from_slice::<ErrorBody>(body) {
            return Some(Self { code: body.code, errors: vec![body.error] });
        }
        let body = serde_json::from_slice::<ErrorsBody>(body).ok()?;
        Some(Self { code: body.code, errors: body.errors })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_survive_the_wire_and_unknown_ones_are_kept() {
        for code in Code::ALL {
            assert_eq!(&Code::from(code.as_str()), code);
        }
        assert_eq!(Code::from("SOMETHING_NEW").as_str(), "SOMETHING_NEW");
    }

    #[test]
    fn both_shapes_are_problems_and_plain_text_is_none() {
        let one = Problem::from_json(br#"{"code":"TOKEN_NOT_FOUND","error":"gone"}"#).expect("a problem");
        assert_eq!((one.code, one.errors), (Some(Code::TokenNotFound), vec!["gone".to_owned()]));
        let many = Problem::from_json(br#"{"errors":["a","b"]}"#).expect("a problem");
        assert_eq!((many.code, many.errors.len()), (None, 2));
        assert_eq!(Problem::from_json(b"not found"), None);
        assert_eq!(Problem::from_json(b"<html>"), None);
    }
}

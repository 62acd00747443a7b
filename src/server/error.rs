//! From what went wrong to what the client reads. JSON with a code for everything that the control plane decides, one
//! line of plain text for what the HTTP layer refuses: that is Golem's contract, and clients tell features apart by it.

use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::extract::Json;
use crate::api::{Code, ErrorBody, ErrorsBody};
use crate::model::ToolName;
use crate::store::{ApplyError, Entity, RollbackError, StoreError, WriteError};

/// A refusal with a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ApiError {
    pub(super) code: Code,
    pub(super) errors: Vec<String>,
}

impl ApiError {
    pub(super) fn new(code: Code, text: impl Into<String>) -> Self {
        Self { code, errors: vec![text.into()] }
    }

    /// Several things are wrong at once; only codes of status 400 can say so.
    pub(super) fn many(code: Code, errors: Vec<String>) -> Self {
        Self { code, errors }
    }

    /// There is no such thing, or the caller may not know of it: both answer alike.
    pub(super) fn missing(entity: Entity) -> Self {
        WriteError::NotFound(entity).into()
    }

    pub(super) fn forbidden(what: &str) -> Self {
        Self::new(Code::AuthForbidden, format!("this account may not {what}"))
    }

    /// A fault of ours: the log has what happened, the client gets the request id in the answer's header.
    pub(super) fn internal(error: &dyn std::error::Error) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(
            Code::InternalUnknown,
            "the server could not complete the request; its log has the reason under the request id of this answer",
        )
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let code = Some(self.code);
        if status == StatusCode::BAD_REQUEST {
            return (status, Json(ErrorsBody { code, errors: self.errors })).into_response();
        }
        (status, Json(ErrorBody { code, error: self.errors.join("; ") })).into_response()
    }
}

/// A refusal of the HTTP layer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plain(pub(super) StatusCode, pub(super) String);

impl IntoResponse for Plain {
    fn into_response(self) -> Response {
        let line = self.1.lines().collect::<Vec<_>>().join(" ");
        (self.0, [(CONTENT_TYPE, "text/plain; charset=utf-8")], line).into_response()
    }
}

/// What a handler or an extractor may refuse with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Refusal {
    Api(ApiError),
    Plain(Plain),
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Self::Api(error) => error.into_response(),
            Self::Plain(plain) => plain.into_response(),
        }
    }
}

impl From<Plain> for Refusal {
    fn from(plain: Plain) -> Self {
        Self::Plain(plain)
    }
}

impl<E: Into<ApiError>> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self::Api(error.into())
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        if let StoreError::Sealed(sealed) = &error {
            tracing::warn!(%sealed, "a stored secret cannot be opened");
            let text = "a stored secret was sealed with a key that this server does not have: give it again, by a \
                        deploy (URLs and credentials of imports), an update (security schemes) or a new consent";
            return Self::new(Code::McpImportAuthorizationRequired, text);
        }
        if matches!(error, StoreError::Nul) {
            return Self::new(Code::ValidationError, error.to_string());
        }
        let refusal = Self::internal(&error);
        match error {
            // The client can do something about these, and they say nothing about content.
            StoreError::Full | StoreError::Busy => Self { errors: vec![error.to_string()], ..refusal },
            _ => refusal,
        }
    }
}

impl From<WriteError> for ApiError {
    fn from(error: WriteError) -> Self {
        let code = match error {
            WriteError::Store(error) => return error.into(),
            WriteError::NotFound(entity) => missing(entity),
            WriteError::AlreadyExists(entity) => taken(entity),
            WriteError::Stale(_) => Code::ConcurrentUpdate,
            WriteError::DomainNotRegistered(_) => Code::DomainNotRegistered,
        };
        Self::new(code, error.to_string())
    }
}

impl From<ApplyError> for ApiError {
    fn from(error: ApplyError) -> Self {
        let code = match error {
            ApplyError::Write(error) => return error.into(),
            ApplyError::StaleDeployment | ApplyError::StaleStaged => Code::ConcurrentUpdate,
            ApplyError::Noop => Code::DeploymentNoop,
            ApplyError::VersionExists(_) => Code::DeploymentVersionAlreadyExists,
            ApplyError::AlreadyPublished(release) => {
                let text = format!("TOOL_RELEASE_ALREADY_PUBLISHED: `{release}` was published with another content");
                return Self::new(Code::DeploymentValidationFailed, text);
            }
            ApplyError::NotGranted(missing) => {
                let texts = missing.iter().map(|(tool, release)| not_granted(tool, release)).collect();
                return Self::many(Code::DeploymentValidationFailed, texts);
            }
        };
        Self::new(code, error.to_string())
    }
}

impl From<RollbackError> for ApiError {
    fn from(error: RollbackError) -> Self {
        let code = match error {
            RollbackError::Store(error) => return error.into(),
            RollbackError::NoEnvironment => Code::EnvironmentNotFound,
            RollbackError::NotDeployed => Code::EnvironmentNotDeployed,
            RollbackError::NoDeployment => Code::DeploymentNotFound,
            RollbackError::StaleDeployment => Code::ConcurrentUpdate,
            RollbackError::Noop => Code::DeploymentNoop,
        };
        Self::new(code, error.to_string())
    }
}

/// One text for a release that is not there, not published or not granted: who may not use it learns nothing of it.
pub(super) fn not_granted(tool: &ToolName, release: &str) -> String {
    format!("TOOL_RELEASE_NOT_GRANTED: this environment has no grant for the release `{release}` of the tool `{tool}`")
}

fn missing(entity: Entity) -> Code {
    match entity {
        Entity::Account => Code::AccountNotFound,
        Entity::Token => Code::TokenNotFound,
        Entity::Application => Code::ApplicationNotFound,
        Entity::Environment | Entity::Pins => Code::EnvironmentNotFound,
        Entity::DomainRegistration => Code::DomainRegistrationNotFound,
        Entity::SecurityScheme => Code::SecuritySchemeNotFound,
        Entity::Component => Code::ComponentNotFound,
        // Golem answers so for both.
        Entity::McpDeployment | Entity::Deployment => Code::DeploymentNotFound,
        Entity::Grant => Code::McpImportNotFound,
        Entity::ToolRelease => Code::ToolReleaseNotFound,
        Entity::ToolGrant => Code::EnvironmentToolGrantNotFound,
    }
}

fn taken(entity: Entity) -> Code {
    match entity {
        Entity::Account => Code::AccountEmailAlreadyInUse,
        Entity::Application => Code::ApplicationAlreadyExists,
        Entity::Environment => Code::EnvironmentAlreadyExists,
        Entity::DomainRegistration => Code::DomainAlreadyExists,
        Entity::SecurityScheme => Code::SecuritySchemeAlreadyExists,
        Entity::McpDeployment => Code::McpDeploymentAlreadyExists,
        Entity::Token
        | Entity::Component
        | Entity::Deployment
        | Entity::Pins
        | Entity::Grant
        | Entity::ToolRelease
        | Entity::ToolGrant => Code::ConcurrentUpdate,
    }
}

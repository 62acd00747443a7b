//! What the store hands out and takes in: plain records of model types. No record holds a secret; secrets are read
//! and written by methods of their own, which seal and open them.

mod audit;
mod grants;
mod releases;
mod serving;

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::model::{
    AccountId, AppName, ApplicationId, ComponentId, ComponentName, DeploymentRevision, Domain, DomainRegistrationId,
    EnvironmentId, EnvironmentName, McpDeploymentId, ProviderType, Revision, Role, SchemeName, SecuritySchemeId,
    TokenId,
};
use crate::plan::{ComponentSnapshot, ContentHash, EndpointSnapshot, Snapshot};
use crate::secrets::Secret;

pub use audit::{AuditAction, AuditEvent};
pub use grants::{ConsentSession, Expected, Grant, GrantKey, GrantStatus};
pub use releases::{Publication, ReleaseChanges, ReleaseLifecycle, ToolGrant, ToolRelease};
pub use serving::{McpSession, Served, ServedEnvironment};

/// Who changes something, for the audit trail.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Actor {
    /// The account; `None` for the operator at the database itself.
    pub account: Option<AccountId>,
    /// The request that asked for it.
    pub request_id: Option<String>,
}

/// An account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Its id.
    pub id: AccountId,
    /// Changes so far.
    pub revision: Revision,
    /// A name for people.
    pub name: String,
    /// Its address, in lower case, unique.
    pub email: String,
    /// What it may do beyond its own things, sorted.
    pub roles: Vec<Role>,
    /// When it was made.
    pub created_at: Timestamp,
}

/// What a new account is made of.
#[derive(Debug, Clone)]
pub struct NewAccount {
    /// A name for people.
    pub name: String,
    /// Its address; stored in lower case.
    pub email: String,
    /// What it may do beyond its own things.
    pub roles: Vec<Role>,
}

/// An API token, without its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// Its id.
    pub id: TokenId,
    /// Whose it is.
    pub account_id: AccountId,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it stops working.
    pub expires_at: Timestamp,
}

/// An application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Application {
    /// Its id.
    pub id: ApplicationId,
    /// Changes so far.
    pub revision: Revision,
    /// Whose it is.
    pub account_id: AccountId,
    /// The owner's address.
    pub account_email: String,
    /// Its name, unique in its account.
    pub name: AppName,
}

/// The switches of an environment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EnvironmentOptions {
    /// Whether agents are checked for compatibility with their predecessors.
    pub compatibility_check: bool,
    /// Whether a deployment's version must be new.
    pub version_check: bool,
    /// Whether security overrides are accepted.
    pub security_overrides: bool,
}

/// An environment, with what its owner and its current deployment are called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Environment {
    /// Its id.
    pub id: EnvironmentId,
    /// Changes so far.
    pub revision: Revision,
    /// Its application.
    pub application_id: ApplicationId,
    /// The application's name.
    pub application_name: AppName,
    /// The application's owner.
    pub owner_account_id: AccountId,
    /// The owner's address.
    pub owner_account_email: String,
    /// The owner's name.
    pub owner_account_name: String,
    /// Its name, unique in its application.
    pub name: EnvironmentName,
    /// Its switches.
    pub options: EnvironmentOptions,
    /// The hash rules of its deployments.
    pub diff_model_version: u32,
    /// What is deployed; `None` before the first deploy.
    pub current: Option<CurrentDeployment>,
}

/// What a new environment is made of.
#[derive(Debug, Clone)]
pub struct NewEnvironment {
    /// Its name.
    pub name: EnvironmentName,
    /// Its switches.
    pub options: EnvironmentOptions,
    /// The hash rules of its deployments.
    pub diff_model_version: u32,
}

/// Which environments [`super::Store::environments_owned_by`] returns; every filter that is set must hold.
#[derive(Debug, Clone, Default)]
pub struct EnvironmentFilter {
    /// The owner's address.
    pub account_email: Option<String>,
    /// The application's name.
    pub application: Option<String>,
    /// The environment's name.
    pub environment: Option<String>,
}

/// The deployment that an environment serves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CurrentDeployment {
    /// The counter of deploys *and* rollbacks, which guards both. Not the deployment's number.
    pub counter: Revision,
    /// The number of the stored deployment.
    pub deployment_revision: DeploymentRevision,
    /// Its version text; may be empty.
    pub version: String,
    /// Its hash.
    pub hash: ContentHash,
}

/// A stored deployment, without its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deployment {
    /// Its environment.
    pub environment_id: EnvironmentId,
    /// Its number: 0, 1, 2, … without gaps.
    pub revision: DeploymentRevision,
    /// Its version text; may be empty.
    pub version: String,
    /// Its hash.
    pub hash: ContentHash,
    /// Who deployed it; `None` for the operator or a deleted account.
    pub deployed_by: Option<AccountId>,
    /// When.
    pub created_at: Timestamp,
    /// Which staged entities it was made of.
    pub entities: DeployedEntities,
}

/// Which staged entity, in which state, a deployment contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntityRef<Id> {
    /// Its id.
    pub id: Id,
    /// Its revision at the deploy.
    pub revision: Revision,
}

/// The staged entities that a deployment was made of.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DeployedEntities {
    /// Components by name.
    pub components: BTreeMap<ComponentName, EntityRef<ComponentId>>,
    /// MCP deployments by domain.
    pub mcp_deployments: BTreeMap<Domain, EntityRef<McpDeploymentId>>,
}

/// A domain registration: an environment's claim to a domain, unique in the whole installation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DomainRegistration {
    /// Its id.
    pub id: DomainRegistrationId,
    /// The claiming environment.
    pub environment_id: EnvironmentId,
    /// The domain.
    pub domain: Domain,
}

/// A security scheme, without its client secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecurityScheme {
    /// Its id.
    pub id: SecuritySchemeId,
    /// Changes so far.
    pub revision: Revision,
    /// Its environment.
    pub environment_id: EnvironmentId,
    /// Its name, unique in its environment.
    pub name: SchemeName,
    /// The identity provider.
    pub provider: ProviderType,
    /// The OAuth client.
    pub client_id: String,
    /// Where the provider sends people back to.
    pub redirect_url: String,
    /// The scopes to ask for.
    pub scopes: Vec<String>,
}

/// What a new security scheme is made of.
#[derive(Debug, Clone)]
pub struct NewSecurityScheme {
    /// Its name.
    pub name: SchemeName,
    /// The identity provider.
    pub provider: ProviderType,
    /// The OAuth client.
    pub client_id: String,
    /// Its secret; sealed at rest. May be empty.
    pub client_secret: Secret,
    /// Where the provider sends people back to.
    pub redirect_url: String,
    /// The scopes to ask for.
    pub scopes: Vec<String>,
}

/// What changes of a security scheme; `None` leaves a thing as it is.
#[derive(Debug, Clone, Default)]
pub struct SecuritySchemeChange {
    /// The identity provider.
    pub provider: Option<ProviderType>,
    /// The OAuth client.
    pub client_id: Option<String>,
    /// Its secret.
    pub client_secret: Option<Secret>,
    /// Where the provider sends people back to.
    pub redirect_url: Option<String>,
    /// The scopes to ask for.
    pub scopes: Option<Vec<String>>,
}

/// A staged component: what the next deployment will contain of it.
#[derive(Debug, Clone, PartialEq)]
pub struct StagedComponent {
    /// Its id.
    pub id: ComponentId,
    /// Changes so far.
    pub revision: Revision,
    /// Its environment.
    pub environment_id: EnvironmentId,
    /// Its name, unique in its environment.
    pub name: ComponentName,
    /// Definition, digest and bindings.
    pub content: ComponentSnapshot,
    /// When it was first staged.
    pub created_at: Timestamp,
}

/// A staged MCP deployment: what the next deployment will contain of it.
#[derive(Debug, Clone, PartialEq)]
pub struct StagedEndpoint {
    /// Its id.
    pub id: McpDeploymentId,
    /// Changes so far, deletions included.
    pub revision: Revision,
    /// Its environment.
    pub environment_id: EnvironmentId,
    /// Its domain, unique in its environment.
    pub domain: Domain,
    /// Exported agents and tools.
    pub content: EndpointSnapshot,
    /// When the domain was first staged in this environment.
    pub created_at: Timestamp,
}

/// Everything that the next deployment will be computed from.
#[derive(Debug, Clone, PartialEq)]
pub struct Staged {
    /// Changes whenever something does that a deployment depends on: components, MCP deployments, domains, schemes,
    /// options. An apply that was computed from an older version is refused.
    pub version: Revision,
    /// The environment as it was then.
    pub environment: Environment,
    /// Components by name.
    pub components: Vec<StagedComponent>,
    /// MCP deployments by domain.
    pub endpoints: Vec<StagedEndpoint>,
}

/// What an apply changes of the staged state before it deploys it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct StagedChanges {
    /// New switches of the environment.
    pub options: Option<EnvironmentOptions>,
    /// Domains to register first; those that the environment already has are left alone.
    pub register_domains: Vec<Domain>,
    /// Components to stage or replace.
    pub put_components: BTreeMap<ComponentName, ComponentSnapshot>,
    /// Components to remove.
    pub delete_components: Vec<ComponentName>,
    /// MCP deployments to stage or replace.
    pub put_endpoints: BTreeMap<Domain, EndpointSnapshot>,
    /// MCP deployments to remove.
    pub delete_endpoints: Vec<Domain>,
}

/// The secret half of an import: what [`Snapshot::mcp_imports`] leaves out. Sealed at rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportSecret {
    /// Its URL, which can hold credentials.
    pub url: Secret,
    /// Its static credentials.
    pub credentials: Option<ImportCredentials>,
}

/// Static credentials of an import.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportCredentials {
    /// `Authorization: Bearer`.
    Bearer(Secret),
    /// `Authorization: Basic`.
    Basic {
        /// The user.
        username: Secret,
        /// The password.
        password: Secret,
    },
}

/// A deploy: the staged changes, and the whole content that results from them.
#[derive(Debug, Clone)]
pub struct Apply {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The counter of the deployment that the content was computed against; `None` before the first deploy.
    pub base_counter: Option<Revision>,
    /// The [`Staged::version`] that the content was computed from.
    pub staged_version: Revision,
    /// What to change of the staged state first.
    pub changes: StagedChanges,
    /// The content.
    pub snapshot: Snapshot,
    /// Its hash.
    pub hash: ContentHash,
    /// The version text; may be empty.
    pub version: String,
    /// The secrets of [`Snapshot::mcp_imports`], in the same order.
    pub import_secrets: Vec<ImportSecret>,
    /// What to do about releases and grants.
    pub releases: ReleaseChanges,
}

/// The pins of an environment: one document, replaced whole.
#[derive(Debug, Clone, PartialEq)]
pub struct Pins {
    /// Changes so far.
    pub revision: Revision,
    /// What `lock` made of it.
    pub document: Value,
}

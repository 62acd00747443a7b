//! The store's signatures, landed ahead of their bodies so that `server` and `gateway` can be written against them.
#![allow(clippy::todo, clippy::unused_async, missing_docs, unused_variables)]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serde_json::Value;

use super::{
    Account, Actor, Application, Apply, ApplyError, AuditEvent, ConsentSession, CurrentDeployment, Deployment,
    DomainRegistration, Environment, EnvironmentFilter, EnvironmentOptions, Grant, GrantKey, GrantStatus, ImportSecret,
    McpSession, NewAccount, NewEnvironment, NewSecurityScheme, OpenError, Pins, RollbackError, SecurityScheme,
    SecuritySchemeChange, Served, Staged, StagedComponent, StagedEndpoint, StoreError, Token, WriteError,
};
use crate::model::{
    AccountId, AppName, ApplicationId, ComponentName, DeploymentRevision, Domain, DomainRegistrationId, EnvironmentId,
    EnvironmentName, McpDeploymentId, Revision, Role, SchemeName, SecuritySchemeId, TokenId,
};
use crate::plan::{ComponentSnapshot, EndpointSnapshot, Snapshot};
use crate::secrets::{Sealer, Secret, TokenHash};

/// Where the database is.
#[derive(Debug, Clone)]
pub enum Location {
    /// A file; made when absent, migrated when older.
    Sqlite(PathBuf),
    /// A PostgreSQL URL; never migrated by opening it.
    Postgres(Secret),
    /// In memory, for tests.
    Memory,
}

/// The database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    _sealer: Arc<Sealer>,
}

type Read<T> = Result<T, StoreError>;
type Write<T> = Result<T, WriteError>;

impl Store {
    pub async fn open(location: &Location, sealer: Sealer) -> Result<Self, OpenError> { todo!() }
    /// Migrates explicitly (`server migrate`); returns the schema versions before and after.
    pub async fn migrate(location: &Location) -> Result<(Option<i64>, i64), OpenError> { todo!() }
    pub async fn ping(&self) -> Read<()> { todo!() }
    pub async fn close(&self) { todo!() }

    // accounts, tokens
    pub async fn create_account(&self, actor: &Actor, new: NewAccount) -> Write<Account> { todo!() }
    pub async fn account(&self, id: AccountId) -> Read<Option<Account>> { todo!() }
    pub async fn account_by_email(&self, email: &str) -> Read<Option<Account>> { todo!() }
    pub async fn accounts(&self) -> Read<Vec<Account>> { todo!() }
    pub async fn update_account(&self, actor: &Actor, id: AccountId, current: Revision, name: Option<String>, roles: Option<Vec<Role>>) -> Write<Account> { todo!() }
    pub async fn delete_account(&self, actor: &Actor, id: AccountId, current: Revision) -> Write<()> { todo!() }
    pub async fn create_token(&self, actor: &Actor, account: AccountId, hash: &TokenHash, expires_at: Timestamp) -> Write<Token> { todo!() }
    /// The token and its account, unless it has expired.
    pub async fn authenticate(&self, hash: &TokenHash, now: Timestamp) -> Read<Option<(Token, Account)>> { todo!() }
    pub async fn token(&self, id: TokenId) -> Read<Option<Token>> { todo!() }
    pub async fn tokens(&self, account: AccountId) -> Read<Vec<Token>> { todo!() }
    pub async fn delete_token(&self, actor: &Actor, id: TokenId) -> Write<()> { todo!() }

    // applications, environments
    pub async fn create_application(&self, actor: &Actor, account: AccountId, name: &AppName) -> Write<Application> { todo!() }
    pub async fn application(&self, id: ApplicationId) -> Read<Option<Application>> { todo!() }
    pub async fn application_by_name(&self, account: AccountId, name: &AppName) -> Read<Option<Application>> { todo!() }
    pub async fn applications(&self, account: AccountId) -> Read<Vec<Application>> { todo!() }
    pub async fn rename_application(&self, actor: &Actor, id: ApplicationId, current: Revision, name: Option<&AppName>) -> Write<Application> { todo!() }
    pub async fn delete_application(&self, actor: &Actor, id: ApplicationId, current: Revision) -> Write<()> { todo!() }
    pub async fn create_environment(&self, actor: &Actor, application: ApplicationId, new: NewEnvironment) -> Write<Environment> { todo!() }
    pub async fn environment(&self, id: EnvironmentId) -> Read<Option<Environment>> { todo!() }
    pub async fn environment_by_name(&self, application: ApplicationId, name: &EnvironmentName) -> Read<Option<Environment>> { todo!() }
    pub async fn environments(&self, application: ApplicationId) -> Read<Vec<Environment>> { todo!() }
    /// Those of one owner (`None`: of all), as far as the filter admits them.
    pub async fn environments_owned_by(&self, owner: Option<AccountId>, filter: &EnvironmentFilter) -> Read<Vec<Environment>> { todo!() }
    pub async fn update_environment(&self, actor: &Actor, id: EnvironmentId, current: Revision, name: Option<&EnvironmentName>, options: Option<EnvironmentOptions>) -> Write<Environment> { todo!() }
    pub async fn delete_environment(&self, actor: &Actor, id: EnvironmentId, current: Revision) -> Write<()> { todo!() }

    // domains
    pub async fn register_domain(&self, actor: &Actor, environment: EnvironmentId, domain: &Domain) -> Write<DomainRegistration> { todo!() }
    pub async fn domain_registration(&self, id: DomainRegistrationId) -> Read<Option<DomainRegistration>> { todo!() }
    pub async fn domain_registrations(&self, environment: EnvironmentId) -> Read<Vec<DomainRegistration>> { todo!() }
    pub async fn delete_domain_registration(&self, actor: &Actor, id: DomainRegistrationId) -> Write<()> { todo!() }

    // security schemes
    pub async fn create_security_scheme(&self, actor: &Actor, environment: EnvironmentId, new: NewSecurityScheme) -> Write<SecurityScheme> { todo!() }
    pub async fn security_scheme(&self, id: SecuritySchemeId) -> Read<Option<SecurityScheme>> { todo!() }
    pub async fn security_scheme_by_name(&self, environment: EnvironmentId, name: &SchemeName) -> Read<Option<SecurityScheme>> { todo!() }
    pub async fn security_schemes(&self, environment: EnvironmentId) -> Read<Vec<SecurityScheme>> { todo!() }
    pub async fn security_scheme_secret(&self, id: SecuritySchemeId) -> Read<Option<Secret>> { todo!() }
    pub async fn update_security_scheme(&self, actor: &Actor, id: SecuritySchemeId, current: Revision, change: SecuritySchemeChange) -> Write<SecurityScheme> { todo!() }
    pub async fn delete_security_scheme(&self, actor: &Actor, id: SecuritySchemeId, current: Revision) -> Write<SecurityScheme> { todo!() }

    // staged state
    pub async fn staged(&self, environment: EnvironmentId) -> Read<Option<Staged>> { todo!() }
    /// Stages or replaces a component; staging what is staged already changes nothing.
    pub async fn put_component(&self, actor: &Actor, environment: EnvironmentId, name: &ComponentName, content: &ComponentSnapshot) -> Write<StagedComponent> { todo!() }
    pub async fn delete_component(&self, actor: &Actor, environment: EnvironmentId, name: &ComponentName) -> Write<()> { todo!() }
    pub async fn create_endpoint(&self, actor: &Actor, environment: EnvironmentId, domain: &Domain, content: &EndpointSnapshot) -> Write<StagedEndpoint> { todo!() }
    pub async fn endpoint(&self, id: McpDeploymentId) -> Read<Option<StagedEndpoint>> { todo!() }
    pub async fn endpoint_by_domain(&self, environment: EnvironmentId, domain: &Domain) -> Read<Option<StagedEndpoint>> { todo!() }
    pub async fn endpoint_revision(&self, id: McpDeploymentId, revision: Revision) -> Read<Option<StagedEndpoint>> { todo!() }
    pub async fn update_endpoint(&self, actor: &Actor, id: McpDeploymentId, current: Revision, content: &EndpointSnapshot) -> Write<StagedEndpoint> { todo!() }
    pub async fn delete_endpoint(&self, actor: &Actor, id: McpDeploymentId, current: Revision) -> Write<()> { todo!() }

    // deployments
    pub async fn apply(&self, actor: &Actor, apply: &Apply) -> Result<CurrentDeployment, ApplyError> { todo!() }
    pub async fn rollback(&self, actor: &Actor, environment: EnvironmentId, base_counter: Revision, target: DeploymentRevision) -> Result<CurrentDeployment, RollbackError> { todo!() }
    pub async fn deployment(&self, environment: EnvironmentId, revision: DeploymentRevision) -> Read<Option<Deployment>> { todo!() }
    /// Oldest first; with a version only those that have it.
    pub async fn deployments(&self, environment: EnvironmentId, version: Option<&str>) -> Read<Vec<Deployment>> { todo!() }
    pub async fn snapshot(&self, environment: EnvironmentId, revision: DeploymentRevision) -> Read<Option<Arc<Snapshot>>> { todo!() }
    /// In the order of `Snapshot::mcp_imports`.
    pub async fn import_secrets(&self, environment: EnvironmentId, revision: DeploymentRevision) -> Read<Vec<ImportSecret>> { todo!() }

    // serving
    pub async fn served(&self) -> Read<Served> { todo!() }
    pub async fn change_counter(&self) -> Read<u64> { todo!() }
    /// Something that tells when to read [`Self::served`] again.
    pub async fn watch(&self) -> Changes { todo!() }

    // sessions
    pub async fn create_session(&self, session: &McpSession) -> Write<()> { todo!() }
    pub async fn session(&self, id: &TokenHash) -> Read<Option<McpSession>> { todo!() }
    /// Remembered, and written with the next [`Self::flush_sessions`].
    pub fn touch_session(&self, id: &TokenHash, at: Timestamp) { todo!() }
    pub async fn flush_sessions(&self) -> Read<()> { todo!() }
    /// Remembers the deployment that served the session's last `initialize` or list request.
    pub async fn set_session_deployment(&self, id: &TokenHash, deployment: DeploymentRevision) -> Read<()> { todo!() }
    /// Whether it existed.
    pub async fn delete_session(&self, id: &TokenHash) -> Read<bool> { todo!() }
    /// Ends sessions that were last used before this; returns how many.
    pub async fn sweep_sessions(&self, before: Timestamp) -> Read<u64> { todo!() }

    // pins
    pub async fn pins(&self, environment: EnvironmentId) -> Read<Option<Pins>> { todo!() }
    pub async fn put_pins(&self, actor: &Actor, environment: EnvironmentId, current: Option<Revision>, document: &Value) -> Write<Pins> { todo!() }

    // audit
    /// Oldest first, after the given one.
    pub async fn audit_events(&self, environment: Option<EnvironmentId>, after: Option<crate::model::AuditEventId>, limit: u32) -> Read<Vec<AuditEvent>> { todo!() }

    // guards
    pub async fn try_lease(&self, name: &str, holder: &str, now: Timestamp, duration: Duration) -> Read<bool> { todo!() }
    pub async fn release_lease(&self, name: &str, holder: &str) -> Read<()> { todo!() }
    /// `true` for the first caller ever, `false` for all others.
    pub async fn once(&self, name: &str) -> Read<bool> { todo!() }

    // consent and grants
    pub async fn begin_consent(&self, actor: &Actor, session: &ConsentSession) -> Write<Grant> { todo!() }
    /// Claims a consent: it is returned once and then gone.
    pub async fn claim_consent(&self, state: &TokenHash, account: AccountId, now: Timestamp) -> Read<Option<ConsentSession>> { todo!() }
    pub async fn grant(&self, key: &GrantKey) -> Read<Option<Grant>> { todo!() }
    pub async fn grant_tokens(&self, key: &GrantKey) -> Read<Option<Secret>> { todo!() }
    /// Writes a grant if it still has this generation (`None`: if there is none); `false` when another writer was first.
    pub async fn write_grant(&self, actor: &Actor, expected: Option<&TokenHash>, grant: &Grant, tokens: Option<&Secret>) -> Read<bool> { todo!() }

    // keys
    /// Seals everything again with the current key; returns how many secrets were.
    pub async fn rekey(&self) -> Read<u64> { todo!() }
    /// A consistent copy of a SQLite database.
    pub async fn backup_to(&self, path: &std::path::Path) -> Result<(), OpenError> { todo!() }
}

/// Tells when the change counter has moved.
pub struct Changes;

impl Changes {
    /// Waits until the counter differs from what was returned before.
    pub async fn next(&mut self) -> u64 { todo!() }
}

//! One method for each route that commands need.

use std::time::Duration;

use super::error::{ClientError, optional};
use super::http::Http;
use super::target::Target;
use crate::api::Values;
use crate::api::accounts::Token;
use crate::api::applications::{Application, ApplicationCreation};
use crate::api::apply::{ApplyRequest, EnvironmentStatus};
use crate::api::deployments::{
    CurrentDeployment, Deployment, DeploymentCreation, DeploymentPlan, DeploymentRollback, DeploymentSummary,
};
use crate::api::domains::{DomainRegistration, DomainRegistrationCreation};
use crate::api::environments::{Environment, EnvironmentCreation, EnvironmentWithDetails};
use crate::api::imports::{ImportListing, ResolveRequest, ResolvedListing};
use crate::api::mcp_deployments::{McpDeployment, McpDeploymentCreation, McpDeploymentUpdate};
use crate::api::pins::{EnvironmentPins, PinsUpdate};
use crate::api::system::Version;
use crate::model::ids::{AccountId, ApplicationId, EnvironmentId, McpDeploymentId, TokenId};
use crate::model::{AppName, DeploymentRevision, Domain, EnvironmentName, Revision};
use crate::plan::Snapshot;

/// A client of one control plane.
pub struct Client {
    pub(super) http: Http,
    /// The diff model whose hash rules are tried although nobody has verified them.
    pub(super) experimental_model: Option<u64>,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Client({})", self.http.server())
    }
}

/// How long the first answer of a server may take. Whoever is there says at once what he is.
const FIRST_CONTACT: Duration = Duration::from_secs(10);

impl Client {
    /// A client of a target. Opens no connection yet.
    pub fn new(target: &Target) -> Self {
        Self { http: Http::new(target), experimental_model: None }
    }

    /// Lets environments of this diff model be deployed with the newest hash rules that are known, which is a guess. The
    /// server checks the hash, so a wrong guess is refused and changes no deployment.
    #[must_use]
    pub fn with_experimental_model(self, number: Option<u64>) -> Self {
        Self { experimental_model: number, ..self }
    }

    /// The server as people may see it.
    pub fn server(&self) -> String {
        self.http.server()
    }

    /// What the server is and can do.
    pub async fn version(&self) -> Result<Version, ClientError> {
        let answer = self.http.get(&["version"]).open().read();
        let silent = || ClientError::Silent { server: self.http.server(), seconds: FIRST_CONTACT.as_secs() };
        tokio::time::timeout(FIRST_CONTACT, answer).await.map_err(|_| silent())?
    }

    /// The record of the token in use.
    pub async fn token(&self) -> Result<Token, ClientError> {
        self.http.get(&["v1", "me", "token"]).read().await
    }

    /// Deletes a token: it stops working at once.
    pub async fn delete_token(&self, token: TokenId) -> Result<(), ClientError> {
        self.http.delete(&["v1", "tokens", &token.to_string()]).done().await
    }

    /// Environments that the caller can see, filtered by the names given.
    pub async fn visible_environments(
        &self,
        account_email: Option<&str>,
        application: &AppName,
        environment: &EnvironmentName,
    ) -> Result<Vec<EnvironmentWithDetails>, ClientError> {
        let mut call = self.http.get(&["v1", "me", "visible-environments"]);
        if let Some(email) = account_email {
            call = call.query("account_email", email);
        }
        let call = call.query("app_name", application.as_str()).query("env_name", environment.as_str());
        Ok(call.read::<Values<EnvironmentWithDetails>>().await?.values)
    }

    /// An application by name.
    pub async fn application(&self, account: AccountId, name: &AppName) -> Result<Option<Application>, ClientError> {
        let path = ["v1", "accounts", &account.to_string(), "apps", name.as_str()];
        optional(self.http.get(&path).read().await)
    }

    /// Creates an application.
    pub async fn create_application(&self, account: AccountId, name: &AppName) -> Result<Application, ClientError> {
        let path = ["v1", "accounts", &account.to_string(), "apps"];
        self.http.post(&path).json(&ApplicationCreation { name: name.clone() }).read().await
    }

    /// An environment by name.
    pub async fn environment(
        &self,
        application: ApplicationId,
        name: &EnvironmentName,
    ) -> Result<Option<Environment>, ClientError> {
        let path = ["v1", "apps", &application.to_string(), "envs", name.as_str()];
        optional(self.http.get(&path).read().await)
    }

    /// An environment by id.
    pub async fn environment_by_id(&self, environment: EnvironmentId) -> Result<Environment, ClientError> {
        self.http.get(&["v1", "envs", &environment.to_string()]).read().await
    }

    /// Creates an environment.
    pub async fn create_environment(
        &self,
        application: ApplicationId,
        creation: &EnvironmentCreation,
    ) -> Result<Environment, ClientError> {
        let path = ["v1", "apps", &application.to_string(), "envs"];
        self.http.post(&path).json(creation).read().await
    }

    /// What is staged.
    pub async fn plan(&self, environment: EnvironmentId) -> Result<DeploymentPlan, ClientError> {
        self.http.get(&["v1", "envs", &environment.to_string(), "plan"]).read().await
    }

    /// Stored deployments, all or those of one version text.
    pub async fn deployments(
        &self,
        environment: EnvironmentId,
        version: Option<&str>,
    ) -> Result<Vec<Deployment>, ClientError> {
        let mut call = self.http.get(&["v1", "envs", &environment.to_string(), "deployments"]);
        if let Some(version) = version {
            call = call.query("version", version);
        }
        Ok(call.read::<Values<Deployment>>().await?.values)
    }

    /// The parts of a stored deployment as hashes.
    pub async fn summary(
        &self,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<DeploymentSummary, ClientError> {
        let path = ["v1", "envs", &environment.to_string(), "deployments", &revision.to_string(), "summary"];
        self.http.get(&path).read().await
    }

    /// What a deployed import provides; with `refresh` its server is asked again. `verbatim` (the upstream's own
    /// definitions too) only where [`capability::PINS`] is announced.
    ///
    /// [`capability::PINS`]: crate::api::system::capability::PINS
    pub async fn import_tools(
        &self,
        environment: EnvironmentId,
        revision: DeploymentRevision,
        index: u32,
        refresh: bool,
        verbatim: bool,
    ) -> Result<ImportListing, ClientError> {
        let (environment, revision, index) = (environment.to_string(), revision.to_string(), index.to_string());
        let action = if refresh { "refresh" } else { "tools" };
        let path = ["v1", "envs", &environment, "deployments", &revision, "mcp-imports", &index, action];
        let call = if refresh { self.http.post(&path) } else { self.http.get(&path) };
        if verbatim { call.query("verbatim", "true").read().await } else { call.read().await }
    }

    /// What declared imports would provide.
    pub async fn resolve_imports(
        &self,
        environment: EnvironmentId,
        request: &ResolveRequest,
        verbatim: bool,
    ) -> Result<ResolvedListing, ClientError> {
        let call = self.http.post(&["v1", "envs", &environment.to_string(), "mcp-imports", "resolve"]);
        let call = if verbatim { call.query("verbatim", "true") } else { call };
        call.json(request).read().await
    }

    /// The pins of an environment. Only where [`capability::PINS`] is announced.
    ///
    /// [`capability::PINS`]: crate::api::system::capability::PINS
    pub async fn pins(&self, environment: EnvironmentId) -> Result<EnvironmentPins, ClientError> {
        self.http.get(&["v1", "mcpctl", "envs", &environment.to_string(), "pins"]).read().await
    }

    /// Replaces the pins of an environment. Only where [`capability::PINS`] is announced.
    ///
    /// [`capability::PINS`]: crate::api::system::capability::PINS
    pub async fn put_pins(
        &self,
        environment: EnvironmentId,
        update: &PinsUpdate,
    ) -> Result<EnvironmentPins, ClientError> {
        self.http.put(&["v1", "mcpctl", "envs", &environment.to_string(), "pins"]).json(update).read().await
    }

    /// The MCP deployments of a stored deployment.
    pub async fn deployed_endpoints(
        &self,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<Vec<McpDeployment>, ClientError> {
        let path = ["v1", "envs", &environment.to_string(), "deployments", &revision.to_string(), "mcp-deployments"];
        Ok(self.http.get(&path).read::<Values<McpDeployment>>().await?.values)
    }

    /// The whole content of a stored deployment. Only where [`capability::STATUS`] is announced.
    ///
    /// [`capability::STATUS`]: crate::api::system::capability::STATUS
    pub async fn snapshot(
        &self,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<Snapshot, ClientError> {
        let (environment, revision) = (environment.to_string(), revision.to_string());
        let path = ["v1", "mcpctl", "envs", &environment, "deployments", &revision, "snapshot"];
        self.http.get(&path).read().await
    }

    /// What is deployed, by whom, and what runs. Only where [`capability::STATUS`] is announced.
    ///
    /// [`capability::STATUS`]: crate::api::system::capability::STATUS
    pub async fn status(&self, environment: EnvironmentId) -> Result<EnvironmentStatus, ClientError> {
        self.http.get(&["v1", "mcpctl", "envs", &environment.to_string(), "status"]).read().await
    }

    /// Stages and deploys in one transaction. Only where [`capability::APPLY`] is announced.
    ///
    /// [`capability::APPLY`]: crate::api::system::capability::APPLY
    pub async fn apply(
        &self,
        environment: EnvironmentId,
        request: &ApplyRequest,
    ) -> Result<CurrentDeployment, ClientError> {
        self.http.post(&["v1", "mcpctl", "envs", &environment.to_string(), "apply"]).json(request).read().await
    }

    /// Deploys what is staged.
    pub async fn deploy(
        &self,
        environment: EnvironmentId,
        request: &DeploymentCreation,
    ) -> Result<CurrentDeployment, ClientError> {
        self.http.post(&["v1", "envs", &environment.to_string(), "deployments"]).json(request).read().await
    }

    /// Makes a stored deployment the current one.
    pub async fn rollback(
        &self,
        environment: EnvironmentId,
        request: &DeploymentRollback,
    ) -> Result<CurrentDeployment, ClientError> {
        self.http.put(&["v1", "envs", &environment.to_string(), "current-deployment"]).json(request).read().await
    }

    /// Stages a new MCP deployment.
    pub async fn create_endpoint(
        &self,
        environment: EnvironmentId,
        creation: &McpDeploymentCreation,
    ) -> Result<McpDeployment, ClientError> {
        self.http.post(&["v1", "envs", &environment.to_string(), "mcp-deployments"]).json(creation).read().await
    }

    /// Stages a change of an MCP deployment.
    pub async fn update_endpoint(
        &self,
        endpoint: McpDeploymentId,
        update: &McpDeploymentUpdate,
    ) -> Result<McpDeployment, ClientError> {
        self.http.patch(&["v1", "mcp-deployments", &endpoint.to_string()]).json(update).read().await
    }

    /// Stages the removal of an MCP deployment.
    pub async fn delete_endpoint(&self, endpoint: McpDeploymentId, revision: Revision) -> Result<(), ClientError> {
        self.http
            .delete(&["v1", "mcp-deployments", &endpoint.to_string()])
            .query("current_revision", &revision.to_string())
            .done()
            .await
    }

    /// Registers a domain for an environment.
    pub async fn register_domain(
        &self,
        environment: EnvironmentId,
        domain: &Domain,
    ) -> Result<DomainRegistration, ClientError> {
        let path = ["v1", "envs", &environment.to_string(), "domain-registrations"];
        self.http.post(&path).json(&DomainRegistrationCreation { domain: domain.clone() }).read().await
    }
}

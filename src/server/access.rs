//! The visibility rule: what a caller may not see does not exist for it.

use super::auth::Caller;
use super::error::ApiError;
use super::state::State;
use crate::model::{
    AccountId, ApplicationId, DeploymentRevision, DomainRegistrationId, EnvironmentId, McpDeploymentId,
    SecuritySchemeId, TokenId,
};
use crate::store::{
    Account, Application, Deployment, DomainRegistration, Entity, Environment, SecurityScheme, StagedEndpoint, Token,
};

impl State {
    pub(super) async fn visible_account(&self, caller: &Caller, id: AccountId) -> Result<Account, ApiError> {
        let account = if caller.may_see(id) { self.store.account(id).await? } else { None };
        account.ok_or_else(|| ApiError::missing(Entity::Account))
    }

    pub(super) async fn visible_token(&self, caller: &Caller, id: TokenId) -> Result<Token, ApiError> {
        let token = self.store.token(id).await?.filter(|token| caller.may_see(token.account_id));
        token.ok_or_else(|| ApiError::missing(Entity::Token))
    }

    pub(super) async fn visible_application(
        &self,
        caller: &Caller,
        id: ApplicationId,
    ) -> Result<Application, ApiError> {
        let application = self.store.application(id).await?.filter(|found| caller.may_see(found.account_id));
        application.ok_or_else(|| ApiError::missing(Entity::Application))
    }

    pub(super) async fn visible_environment(
        &self,
        caller: &Caller,
        id: EnvironmentId,
    ) -> Result<Environment, ApiError> {
        let environment = self.store.environment(id).await?.filter(|found| caller.may_see(found.owner_account_id));
        environment.ok_or_else(|| ApiError::missing(Entity::Environment))
    }

    pub(super) async fn visible_domain(
        &self,
        caller: &Caller,
        id: DomainRegistrationId,
    ) -> Result<DomainRegistration, ApiError> {
        let missing = || ApiError::missing(Entity::DomainRegistration);
        let domain = self.store.domain_registration(id).await?.ok_or_else(missing)?;
        self.visible_environment(caller, domain.environment_id).await.map_err(|_| missing())?;
        Ok(domain)
    }

    pub(super) async fn visible_scheme(
        &self,
        caller: &Caller,
        id: SecuritySchemeId,
    ) -> Result<SecurityScheme, ApiError> {
        let missing = || ApiError::missing(Entity::SecurityScheme);
        let scheme = self.store.security_scheme(id).await?.ok_or_else(missing)?;
        self.visible_environment(caller, scheme.environment_id).await.map_err(|_| missing())?;
        Ok(scheme)
    }

    pub(super) async fn visible_endpoint(
        &self,
        caller: &Caller,
        id: McpDeploymentId,
    ) -> Result<StagedEndpoint, ApiError> {
        let missing = || ApiError::missing(Entity::McpDeployment);
        let endpoint = self.store.endpoint(id).await?.ok_or_else(missing)?;
        self.visible_environment(caller, endpoint.environment_id).await.map_err(|_| missing())?;
        Ok(endpoint)
    }

    pub(super) async fn visible_deployment(
        &self,
        caller: &Caller,
        environment: EnvironmentId,
        revision: DeploymentRevision,
    ) -> Result<Deployment, ApiError> {
        self.visible_environment(caller, environment).await?;
        let deployment = self.store.deployment(environment, revision).await?;
        deployment.ok_or_else(|| ApiError::missing(Entity::Deployment))
    }
}

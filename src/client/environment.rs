//! From names to the environment on the server: found, or created where a deploy asks for it.

use super::error::ClientError;
use super::routes::Client;
use super::target::ServerKind;
use crate::api::environments::{CurrentDeploymentSummary, EnvironmentCreation};
use crate::model::ids::{AccountId, ApplicationId, EnvironmentId};
use crate::model::{AppName, EnvironmentName};

/// Which environment is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnvironmentRef {
    /// The owner's address; without one, the caller's own account.
    pub account: Option<String>,
    /// The application.
    pub application: AppName,
    /// The environment.
    pub name: EnvironmentName,
}

/// An environment as the server knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Its id.
    pub id: EnvironmentId,
    /// Its hash rules.
    pub diff_model_version: u64,
    /// What is deployed.
    pub current: Option<CurrentDeploymentSummary>,
}

/// Why an environment cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum EnvironmentError {
    /// The exchange failed.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// It belongs to another account, where nothing is created on demand.
    #[error("there is no environment `{environment}` of `{application}` in the account `{account}`")]
    Foreign {
        /// The account.
        account: String,
        /// The application.
        application: AppName,
        /// The environment.
        environment: EnvironmentName,
    },
}

impl Client {
    /// The environment, if it exists. Creates nothing.
    pub async fn find_environment(&self, wanted: &EnvironmentRef) -> Result<Option<Found>, ClientError> {
        let own = match wanted.account {
            Some(_) => None,
            None => Some(self.token().await?.account_id),
        };
        self.find_owned(own, wanted).await
    }

    async fn find_owned(&self, own: Option<AccountId>, wanted: &EnvironmentRef) -> Result<Option<Found>, ClientError> {
        let visible = self.visible_environments(wanted.account.as_deref(), &wanted.application, &wanted.name).await?;
        let mine = |account: AccountId| own.is_none_or(|own| own == account);
        Ok(visible.into_iter().find(|entry| mine(entry.account.id)).map(|entry| Found {
            id: entry.environment.id,
            diff_model_version: entry.environment.diff_model_version,
            current: entry.environment.current_deployment,
        }))
    }

    /// The environment, created with its application where it does not exist yet.
    pub async fn find_or_create_environment(
        &self,
        wanted: &EnvironmentRef,
        kind: ServerKind,
    ) -> Result<Found, EnvironmentError> {
        if let Some(account) = &wanted.account {
            return self.find_owned(None, wanted).await?.ok_or_else(|| EnvironmentError::Foreign {
                account: account.clone(),
                application: wanted.application.clone(),
                environment: wanted.name.clone(),
            });
        }
        let own = self.token().await?.account_id;
        if let Some(found) = self.find_owned(Some(own), wanted).await? {
            return Ok(found);
        }
        let application = self.application_or_new(own, &wanted.application).await?;
        Ok(self.environment_or_new(application, &wanted.name, kind).await?)
    }

    async fn application_or_new(&self, own: AccountId, name: &AppName) -> Result<ApplicationId, ClientError> {
        if let Some(application) = self.application(own, name).await? {
            return Ok(application.id);
        }
        match self.create_application(own, name).await {
            Ok(application) => Ok(application.id),
            // Somebody else was faster.
            Err(error) if error.is_conflict() => match self.application(own, name).await? {
                Some(application) => Ok(application.id),
                None => Err(error),
            },
            Err(error) => Err(error),
        }
    }

    async fn environment_or_new(
        &self,
        application: ApplicationId,
        name: &EnvironmentName,
        kind: ServerKind,
    ) -> Result<Found, ClientError> {
        let local = kind == ServerKind::Local;
        let creation = EnvironmentCreation {
            name: name.clone(),
            compatibility_check: !local,
            version_check: false,
            security_overrides: local,
        };
        let environment = match self.create_environment(application, &creation).await {
            Ok(environment) => environment,
            Err(error) if error.is_conflict() => match self.environment(application, name).await? {
                Some(environment) => environment,
                None => return Err(error),
            },
            Err(error) => return Err(error),
        };
        Ok(Found {
            id: environment.id,
            diff_model_version: environment.diff_model_version,
            current: environment.current_deployment,
        })
    }
}

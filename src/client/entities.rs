//! The routes of what stands around deployments: domains, environments, accounts, logins.

use super::error::{ClientError, optional};
use super::routes::Client;
use crate::api::Values;
use crate::api::accounts::{Account, TokenWithSecret};
use crate::api::domains::DomainRegistration;
use crate::api::environments::EnvironmentWithDetails;
use crate::api::login::{LoginStart, LoginStarted};
use crate::model::AppName;
use crate::model::ids::{AccountId, DomainRegistrationId, EnvironmentId};

impl Client {
    /// The domains that an environment may serve.
    pub async fn domains(&self, environment: EnvironmentId) -> Result<Vec<DomainRegistration>, ClientError> {
        let path = ["v1", "envs", &environment.to_string(), "domain-registrations"];
        Ok(self.http.get(&path).read::<Values<DomainRegistration>>().await?.values)
    }

    /// Deletes a domain's registration.
    pub async fn delete_domain(&self, registration: DomainRegistrationId) -> Result<(), ClientError> {
        self.http.delete(&["v1", "domain-registrations", &registration.to_string()]).done().await
    }

    /// The environments of an application that the caller can see, of whichever account.
    pub async fn environments_of(&self, application: &AppName) -> Result<Vec<EnvironmentWithDetails>, ClientError> {
        let call = self.http.get(&["v1", "me", "visible-environments"]).query("app_name", application.as_str());
        Ok(call.read::<Values<EnvironmentWithDetails>>().await?.values)
    }

    /// An account, if the caller may see it.
    pub async fn account(&self, account: AccountId) -> Result<Option<Account>, ClientError> {
        optional(self.http.get(&["v1", "accounts", &account.to_string()]).read().await)
    }

    /// Begins a login by browser. Sends no token.
    pub async fn start_login(&self, start: &LoginStart) -> Result<LoginStarted, ClientError> {
        self.http.post(&["v1", "login", "oauth2", "web", "authorize"]).open().json(start).read().await
    }

    /// Asks whether a login by browser has been finished; `None` while it has not.
    pub async fn poll_login(&self, state: &str) -> Result<Option<TokenWithSecret>, ClientError> {
        let call = self.http.get(&["v1", "login", "oauth2", "web", "poll"]).query("state", state).open();
        call.read_unless_pending().await
    }
}

//! OAuth consent for imports, calls that use it, and security schemes.

use super::error::ClientError;
use super::routes::Client;
use crate::api::Values;
use crate::api::consent::{
    DeclaredCompletion, DeclaredImport, ImportAuthorization, ImportCallRequest, ImportCallResult, ImportConsent,
    OauthCallback,
};
use crate::api::imports::McpImportDeployment;
use crate::api::security_schemes::{
    SecurityScheme, SecuritySchemeCreation, SecuritySchemeRegistration, SecuritySchemeUpdate,
};
use crate::model::ids::{EnvironmentId, SecuritySchemeId};
use crate::model::{DeploymentRevision, Revision};

/// Whose consent is meant.
#[derive(Debug, Clone, Copy)]
pub enum ConsentTarget<'a> {
    /// An import of a deployment, by its place.
    Deployed {
        /// The deployment.
        revision: DeploymentRevision,
        /// The place.
        index: u32,
    },
    /// An import of the manifest, deployed or not.
    Declared(&'a McpImportDeployment),
}

impl Client {
    /// Begins a consent: the URL that a person opens.
    pub async fn authorize_import(
        &self,
        environment: EnvironmentId,
        target: ConsentTarget<'_>,
    ) -> Result<ImportAuthorization, ClientError> {
        let environment = environment.to_string();
        match target {
            ConsentTarget::Deployed { revision, index } => {
                let (revision, index) = (revision.to_string(), index.to_string());
                self.http.post(&deployed(&environment, &revision, &index, Some("authorize"))).read().await
            }
            ConsentTarget::Declared(import) => {
                let body = DeclaredImport { import: import.clone() };
                self.http.post(&declared(&environment, "authorize")).json(&body).read().await
            }
        }
    }

    /// Completes a consent with the provider's answer. Sent once: an answer that is lost leaves `status` to tell.
    pub async fn complete_import(
        &self,
        environment: EnvironmentId,
        target: ConsentTarget<'_>,
        callback: &OauthCallback,
    ) -> Result<ImportConsent, ClientError> {
        let environment = environment.to_string();
        match target {
            ConsentTarget::Deployed { revision, index } => {
                let (revision, index) = (revision.to_string(), index.to_string());
                let path = deployed(&environment, &revision, &index, Some("complete"));
                self.http.post(&path).json(callback).read().await
            }
            ConsentTarget::Declared(import) => {
                let body = DeclaredCompletion { import: import.clone(), callback: callback.clone() };
                self.http.post(&declared(&environment, "complete")).json(&body).read().await
            }
        }
    }

    /// Where a consent stands.
    pub async fn import_consent(
        &self,
        environment: EnvironmentId,
        target: ConsentTarget<'_>,
    ) -> Result<ImportConsent, ClientError> {
        let environment = environment.to_string();
        match target {
            ConsentTarget::Deployed { revision, index } => {
                let (revision, index) = (revision.to_string(), index.to_string());
                self.http.get(&deployed(&environment, &revision, &index, None)).read().await
            }
            ConsentTarget::Declared(import) => {
                let body = DeclaredImport { import: import.clone() };
                self.http.post(&declared(&environment, "status")).json(&body).read().await
            }
        }
    }

    /// Ends a consent. Doing it again changes nothing.
    pub async fn disconnect_import(
        &self,
        environment: EnvironmentId,
        target: ConsentTarget<'_>,
    ) -> Result<ImportConsent, ClientError> {
        let environment = environment.to_string();
        match target {
            ConsentTarget::Deployed { revision, index } => {
                let (revision, index) = (revision.to_string(), index.to_string());
                self.http.delete(&deployed(&environment, &revision, &index, None)).read().await
            }
            ConsentTarget::Declared(import) => {
                let body = DeclaredImport { import: import.clone() };
                self.http.post(&declared(&environment, "disconnect")).json(&body).read().await
            }
        }
    }

    /// Calls a tool of an import through the control plane, which has the consent. Sent once. Only where
    /// [`capability::IMPORT_CALLS`] is announced.
    ///
    /// [`capability::IMPORT_CALLS`]: crate::api::system::capability::IMPORT_CALLS
    pub async fn call_import(
        &self,
        environment: EnvironmentId,
        request: &ImportCallRequest,
    ) -> Result<ImportCallResult, ClientError> {
        let path = ["v1", "mcpctl", "envs", &environment.to_string(), "mcp-imports", "call"];
        self.http.post(&path).json(request).read().await
    }

    /// The security schemes of an environment.
    pub async fn security_schemes(&self, environment: EnvironmentId) -> Result<Vec<SecurityScheme>, ClientError> {
        let path = ["v1", "envs", &environment.to_string(), "security-schemes"];
        Ok(self.http.get(&path).read::<Values<SecurityScheme>>().await?.values)
    }

    /// Creates a security scheme.
    pub async fn create_security_scheme(
        &self,
        environment: EnvironmentId,
        creation: &SecuritySchemeCreation,
    ) -> Result<SecurityScheme, ClientError> {
        let path = ["v1", "envs", &environment.to_string(), "security-schemes"];
        self.http.post(&path).json(creation).read().await
    }

    /// Creates a security scheme whose client the server registers at the provider. Only where
    /// [`capability::SCHEME_REGISTRATION`] is announced.
    ///
    /// [`capability::SCHEME_REGISTRATION`]: crate::api::system::capability::SCHEME_REGISTRATION
    pub async fn register_security_scheme(
        &self,
        environment: EnvironmentId,
        registration: &SecuritySchemeRegistration,
    ) -> Result<SecurityScheme, ClientError> {
        let path = ["v1", "mcpctl", "envs", &environment.to_string(), "security-schemes", "register"];
        self.http.post(&path).json(registration).read().await
    }

    /// A security scheme by id.
    pub async fn security_scheme(&self, scheme: SecuritySchemeId) -> Result<SecurityScheme, ClientError> {
        self.http.get(&["v1", "security-schemes", &scheme.to_string()]).read().await
    }

    /// Changes a security scheme. Consents that were given through it end.
    pub async fn update_security_scheme(
        &self,
        scheme: SecuritySchemeId,
        update: &SecuritySchemeUpdate,
    ) -> Result<SecurityScheme, ClientError> {
        self.http.patch(&["v1", "security-schemes", &scheme.to_string()]).json(update).read().await
    }

    /// Deletes a security scheme, and with it the consents that were given through it.
    pub async fn delete_security_scheme(
        &self,
        scheme: SecuritySchemeId,
        revision: Revision,
    ) -> Result<SecurityScheme, ClientError> {
        self.http
            .delete(&["v1", "security-schemes", &scheme.to_string()])
            .query("current_revision", &revision.to_string())
            .read()
            .await
    }
}

fn deployed<'a>(environment: &'a str, revision: &'a str, index: &'a str, action: Option<&'a str>) -> Vec<&'a str> {
    let mut path = vec!["v1", "envs", environment, "deployments", revision, "mcp-imports", index, "oauth"];
    path.extend(action);
    path
}

fn declared<'a>(environment: &'a str, action: &'a str) -> [&'a str; 6] {
    ["v1", "envs", environment, "mcp-imports", "oauth", action]
}

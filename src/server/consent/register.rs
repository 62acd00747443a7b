//! Dynamic client registration (RFC 7591) on behalf of an operator.
//!
//! Done by the control plane and not by the command line: it is the control plane that will speak with the provider,
//! so what it can reach and what its egress policy allows is what counts; and the client secret goes from the provider
//! into the sealed scheme without passing a terminal, a shell history or a CI log.

use url::Url;

use super::Consents;
use super::error::{clean, help};
use crate::api::Code;
use crate::model::ProviderType;
use crate::oauth::{self, Discovered, DiscoveryError, InvalidMetadata, Registered, UrlRule};
use crate::secrets::Secret;
use crate::server::error::ApiError;

/// A client that was registered.
#[derive(Debug)]
pub(in crate::server) struct NewClient {
    pub(in crate::server) provider: ProviderType,
    pub(in crate::server) id: String,
    pub(in crate::server) secret: Secret,
    pub(in crate::server) scopes: Vec<String>,
}

impl Consents {
    /// Finds the provider that protects an import and registers a client there, if `check` lets that provider be used:
    /// no client is left behind that nobody can use.
    pub(in crate::server) async fn register(
        &self,
        url: &str,
        issuer: Option<&str>,
        redirect_url: &str,
        scopes: &[String],
        check: impl Fn(&ProviderType) -> Result<(), ApiError>,
    ) -> Result<NewClient, ApiError> {
        if !Url::parse(redirect_url).is_ok_and(|url| UrlRule::HttpOnLoopback.admits(&url)) {
            let text = "`redirectUrl` must be https, or http on this machine";
            return Err(ApiError::new(Code::InvalidRedirectUrl, text));
        }
        let endpoint = Url::parse(url).map_err(|_| refused("the import's `url` is not a URL"))?;
        let found = self.provider(&endpoint, issuer).await?;
        let host = Url::parse(&found.server.issuer).ok().and_then(|url| url.host_str().map(str::to_owned));
        let name = host.unwrap_or_default();
        let provider = ProviderType::Custom { name, issuer_url: found.server.issuer.clone() };
        check(&provider)?;
        // Empty stays empty: every consent then asks for what the server names at that time.
        let request = oauth::Registration { redirect_uri: redirect_url, scopes };
        let registered = oauth::register(&self.shared.sender, &found.server, &request, self.shared.urls).await;
        let Registered { id, secret } = registered.map_err(|error| refused(format!("{error}: {}", error.help())))?;
        Ok(NewClient { provider, id, secret: secret.unwrap_or_else(|| Secret::new("")), scopes: scopes.to_vec() })
    }

    async fn provider(&self, endpoint: &Url, issuer: Option<&str>) -> Result<Discovered, ApiError> {
        let shared = &self.shared;
        let issuers = match issuer {
            Some(issuer) => vec![issuer.to_owned()],
            None => oauth::discovery::issuers(&shared.sender, endpoint, shared.urls).await.map_err(undiscovered)?,
        };
        let issuer = match &issuers[..] {
            [one] => one,
            [] => {
                return Err(refused(
                    "the import's server does not say which provider protects it: name the provider's issuer",
                ));
            }
            many => {
                let many: Vec<_> = many.iter().map(|issuer| format!("`{}`", clean(issuer))).collect();
                return Err(refused(format!(
                    "several providers protect the import: name the issuer, one of {}",
                    many.join(", ")
                )));
            }
        };
        match oauth::discover(&shared.sender, endpoint, issuer, shared.urls).await {
            // Some servers write the issuer's origin with a slash; the provider's own word counts.
            Err(DiscoveryError::Invalid(InvalidMetadata::OtherIssuer { found, wanted }))
                if found.trim_end_matches('/') == wanted.trim_end_matches('/') =>
            {
                oauth::discover(&shared.sender, endpoint, &found, shared.urls).await.map_err(undiscovered)
            }
            other => other.map_err(undiscovered),
        }
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for `map_err`")]
fn undiscovered(error: DiscoveryError) -> ApiError {
    ApiError::new(Code::OauthDiscoveryFailed, format!("{error}: {}", help(&error)))
}

fn refused(text: impl Into<String>) -> ApiError {
    ApiError::new(Code::OauthRegistrationFailed, text)
}

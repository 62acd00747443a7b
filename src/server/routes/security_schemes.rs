//! Security schemes. The client secret is sealed by the store and never answered.

use url::{Host, Url};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State, values};
use crate::api::security_schemes::{SecurityScheme, SecuritySchemeCreation, SecuritySchemeUpdate};
use crate::api::{Code, CurrentRevision, Values};
use crate::model::{EnvironmentId, ProviderType, SecuritySchemeId};
use crate::server::auth::Caller;
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::{InPath, Query};
use crate::store::{NewSecurityScheme, SecuritySchemeChange};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new().routes(routes!(list, create)).routes(routes!(get, update, delete))
}

/// The security schemes of an environment.
#[utoipa::path(get, path = "/v1/envs/{environment_id}/security-schemes", tag = "security schemes",
    responses((status = 200, body = Values<SecurityScheme>)))]
async fn list(caller: Caller, state: State, InPath(id): InPath<EnvironmentId>) -> Answer<Values<SecurityScheme>> {
    state.visible_environment(&caller, id).await?;
    Ok(values(state.store.security_schemes(id).await?.into_iter().map(convert::scheme)))
}

/// Create a security scheme.
#[utoipa::path(post, path = "/v1/envs/{environment_id}/security-schemes", tag = "security schemes",
    responses((status = 200, body = SecurityScheme)))]
async fn create(
    caller: Caller,
    state: State,
    InPath(id): InPath<EnvironmentId>,
    Json(new): Json<SecuritySchemeCreation>,
) -> Answer<SecurityScheme> {
    state.visible_environment(&caller, id).await?;
    check(&state, Some(&new.redirect_url), Some(&new.provider_type))?;
    let new = NewSecurityScheme {
        name: new.name,
        provider: new.provider_type,
        client_id: new.client_id,
        client_secret: new.client_secret,
        redirect_url: new.redirect_url,
        scopes: new.scopes,
    };
    Ok(Json(convert::scheme(state.store.create_security_scheme(&caller.actor(), id, new).await?)))
}

/// A security scheme.
#[utoipa::path(get, path = "/v1/security-schemes/{security_scheme_id}", tag = "security schemes",
    responses((status = 200, body = SecurityScheme)))]
async fn get(caller: Caller, state: State, InPath(id): InPath<SecuritySchemeId>) -> Answer<SecurityScheme> {
    Ok(Json(convert::scheme(state.visible_scheme(&caller, id).await?)))
}

/// Change a security scheme. Consents that were given through it end.
#[utoipa::path(patch, path = "/v1/security-schemes/{security_scheme_id}", tag = "security schemes",
    responses((status = 200, body = SecurityScheme)))]
async fn update(
    caller: Caller,
    state: State,
    InPath(id): InPath<SecuritySchemeId>,
    Json(change): Json<SecuritySchemeUpdate>,
) -> Answer<SecurityScheme> {
    state.visible_scheme(&caller, id).await?;
    check(&state, change.redirect_url.as_deref(), change.provider_type.as_ref())?;
    let current = change.current_revision;
    let change = SecuritySchemeChange {
        provider: change.provider_type,
        client_id: change.client_id,
        client_secret: change.client_secret,
        redirect_url: change.redirect_url,
        scopes: change.scopes,
    };
    let changed = state.store.update_security_scheme(&caller.actor(), id, current, change).await?;
    Ok(Json(convert::scheme(changed)))
}

/// Delete a security scheme.
#[utoipa::path(delete, path = "/v1/security-schemes/{security_scheme_id}", tag = "security schemes",
    params(CurrentRevision), responses((status = 200, body = SecurityScheme)))]
async fn delete(
    caller: Caller,
    state: State,
    InPath(id): InPath<SecuritySchemeId>,
    Query(query): Query<CurrentRevision>,
) -> Answer<SecurityScheme> {
    state.visible_scheme(&caller, id).await?;
    let deleted = state.store.delete_security_scheme(&caller.actor(), id, query.current_revision).await?;
    // Golem counts the deletion as a change, too.
    Ok(Json(SecurityScheme { revision: deleted.revision.next(), ..convert::scheme(deleted) }))
}

/// What holds for every scheme, however it is made.
pub(super) fn check(state: &State, redirect: Option<&str>, provider: Option<&ProviderType>) -> Result<(), ApiError> {
    if redirect.is_some_and(|text| !Url::parse(text).is_ok_and(|url| has_no_user(&url))) {
        let text = "`redirectUrl` must be an absolute URL without user info";
        return Err(ApiError::new(Code::InvalidRedirectUrl, text));
    }
    match provider {
        // Everybody who sees the scheme sees the issuer.
        Some(ProviderType::Custom { issuer_url, .. }) if Url::parse(issuer_url).is_ok_and(|url| !has_no_user(&url)) => {
            let text = "`issuerUrl` must hold no user info";
            Err(ApiError::new(Code::InvalidCustomProviderIssuerUrl, text))
        }
        Some(ProviderType::Custom { issuer_url, .. }) if state.config.strict_issuers && !is_public(issuer_url) => {
            Err(ApiError::new(
                Code::InvalidCustomProviderIssuerUrl,
                "`issuerUrl` must be an https URL of a public host, without query, fragment and user info",
            ))
        }
        _ => Ok(()),
    }
}

fn has_no_user(url: &Url) -> bool {
    url.username().is_empty() && url.password().is_none()
}

fn is_public(issuer: &str) -> bool {
    let Ok(url) = Url::parse(issuer) else { return false };
    let plain = url.query().is_none() && url.fragment().is_none() && has_no_user(&url);
    let public = match url.host() {
        // Addresses are no names of providers, whichever network they are in.
        Some(Host::Ipv4(_) | Host::Ipv6(_)) | None => false,
        Some(Host::Domain(name)) => {
            let top = name.rsplit_once('.').map(|(_, top)| top);
            top.is_some_and(|top| top != "local") && !crate::model::names::is_loopback_host(name)
        }
    };
    url.scheme() == "https" && plain && public
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strict_issuers_are_public_https_names() {
        assert!(is_public("https://login.example.com/tenant"));
        for refused in [
            "http://login.example.com",
            "https://localhost",
            "https://127.0.0.1",
            "https://10.0.0.1",
            "https://[::1]",
            "https://intranet",
            "https://printer.local",
            "https://user@login.example.com",
            "https://login.example.com?x=1",
            "https://login.example.com#x",
            "nonsense",
        ] {
            assert!(!is_public(refused), "{refused}");
        }
    }
}

//! Accounts, tokens, and what the caller is.

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Answer, Json, State, values};
use crate::api::accounts::{Account, AccountCreation, AccountUpdate, Token, TokenCreation, TokenWithSecret};
use crate::api::environments::{EnvironmentWithDetails, VisibleEnvironments};
use crate::api::system::Empty;
use crate::api::{Code, CurrentRevision, Values};
use crate::model::{AccountId, TokenId};
use crate::secrets::{TokenHash, random_token};
use crate::server::auth::{Caller, PresentedToken};
use crate::server::convert;
use crate::server::error::ApiError;
use crate::server::extract::{InPath, Query};
use crate::store::{EnvironmentFilter, NewAccount};

pub(super) fn routes() -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(get, update, delete))
        .routes(routes!(tokens, create_token))
        .routes(routes!(get_token, delete_token))
        .routes(routes!(me_token))
        .routes(routes!(impersonate))
        .routes(routes!(visible_environments))
}

/// Create an account. Administrators only.
#[utoipa::path(post, path = "/v1/accounts", tag = "accounts", responses((status = 200, body = Account)))]
async fn create(caller: Caller, state: State, Json(new): Json<AccountCreation>) -> Answer<Account> {
    if !caller.is_admin() {
        return Err(ApiError::forbidden("create accounts").into());
    }
    if !new.email.contains('@') || new.email.chars().any(|c| c.is_control() || c.is_whitespace()) {
        return Err(ApiError::new(Code::ValidationError, "`email` must be an e-mail address").into());
    }
    let new = NewAccount { name: new.name, email: new.email.to_lowercase(), roles: new.roles };
    Ok(Json(convert::account(state.store.create_account(&caller.actor(), new).await?)))
}

/// An account.
#[utoipa::path(get, path = "/v1/accounts/{account_id}", tag = "accounts", responses((status = 200, body = Account)))]
async fn get(caller: Caller, state: State, InPath(id): InPath<AccountId>) -> Answer<Account> {
    Ok(Json(convert::account(state.visible_account(&caller, id).await?)))
}

/// Rename an account.
#[utoipa::path(patch, path = "/v1/accounts/{account_id}", tag = "accounts", responses((status = 200, body = Account)))]
async fn update(
    caller: Caller,
    state: State,
    InPath(id): InPath<AccountId>,
    Json(change): Json<AccountUpdate>,
) -> Answer<Account> {
    state.visible_account(&caller, id).await?;
    let account = state.store.update_account(&caller.actor(), id, change.current_revision, change.name, None).await?;
    Ok(Json(convert::account(account)))
}

/// Delete an account. Administrators only.
#[utoipa::path(delete, path = "/v1/accounts/{account_id}", tag = "accounts", params(CurrentRevision),
    responses((status = 200, body = Empty)))]
async fn delete(
    caller: Caller,
    state: State,
    InPath(id): InPath<AccountId>,
    Query(query): Query<CurrentRevision>,
) -> Answer<Empty> {
    state.visible_account(&caller, id).await?;
    if !caller.is_admin() {
        return Err(ApiError::forbidden("delete accounts").into());
    }
    state.store.delete_account(&caller.actor(), id, query.current_revision).await?;
    Ok(Json(Empty {}))
}

/// The tokens of an account, without their secrets.
#[utoipa::path(get, path = "/v1/accounts/{account_id}/tokens", tag = "tokens",
    responses((status = 200, body = Values<Token>)))]
async fn tokens(caller: Caller, state: State, InPath(id): InPath<AccountId>) -> Answer<Values<Token>> {
    state.visible_account(&caller, id).await?;
    let tokens = state.store.tokens(id).await?;
    Ok(values(tokens.iter().map(convert::token)))
}

/// Make a token. Its secret is in this answer and nowhere else.
#[utoipa::path(post, path = "/v1/accounts/{account_id}/tokens", tag = "tokens",
    responses((status = 200, body = TokenWithSecret)))]
async fn create_token(
    caller: Caller,
    state: State,
    InPath(id): InPath<AccountId>,
    Json(new): Json<TokenCreation>,
) -> Answer<TokenWithSecret> {
    state.visible_account(&caller, id).await?;
    Ok(Json(state.new_token(&caller, id, new).await?))
}

/// Make a token of another account. Administrators only; the audit trail names who asked for it.
#[utoipa::path(post, path = "/v1/admin/impersonate/{account_id}", tag = "accounts",
    responses((status = 200, body = TokenWithSecret)))]
async fn impersonate(
    caller: Caller,
    state: State,
    InPath(id): InPath<AccountId>,
    Json(new): Json<TokenCreation>,
) -> Answer<TokenWithSecret> {
    if !caller.is_admin() {
        return Err(ApiError::forbidden("impersonate others").into());
    }
    state.visible_account(&caller, id).await?;
    Ok(Json(state.new_token(&caller, id, new).await?))
}

impl State {
    async fn new_token(&self, caller: &Caller, id: AccountId, new: TokenCreation) -> Result<TokenWithSecret, ApiError> {
        let secret = random_token();
        let hash = TokenHash::of(secret.expose());
        let token = self.store.create_token(&caller.actor(), id, &hash, new.expires_at.0).await?;
        Ok(TokenWithSecret {
            id: token.id,
            secret,
            account_id: token.account_id,
            created_at: token.created_at.into(),
            expires_at: token.expires_at.into(),
        })
    }
}

/// A token, without its secret.
#[utoipa::path(get, path = "/v1/tokens/{token_id}", tag = "tokens", responses((status = 200, body = Token)))]
async fn get_token(caller: Caller, state: State, InPath(id): InPath<TokenId>) -> Answer<Token> {
    Ok(Json(convert::token(&state.visible_token(&caller, id).await?)))
}

/// Delete a token: it stops working at once.
#[utoipa::path(delete, path = "/v1/tokens/{token_id}", tag = "tokens", responses((status = 200, body = Empty)))]
async fn delete_token(caller: Caller, state: State, InPath(id): InPath<TokenId>) -> Answer<Empty> {
    state.visible_token(&caller, id).await?;
    state.store.delete_token(&caller.actor(), id).await?;
    Ok(Json(Empty {}))
}

/// The token of this request, even when it has expired.
#[utoipa::path(get, path = "/v1/me/token", tag = "tokens", responses((status = 200, body = Token)))]
async fn me_token(PresentedToken(token): PresentedToken) -> Json<Token> {
    Json(convert::token(&token))
}

/// The environments that the caller can see.
#[utoipa::path(get, path = "/v1/me/visible-environments", tag = "environments", params(VisibleEnvironments),
    responses((status = 200, body = Values<EnvironmentWithDetails>)))]
async fn visible_environments(
    caller: Caller,
    state: State,
    Query(query): Query<VisibleEnvironments>,
) -> Answer<Values<EnvironmentWithDetails>> {
    let owner = (!caller.is_admin()).then_some(caller.account.id);
    let filter = EnvironmentFilter {
        account_email: query.account_email.map(|email| email.to_lowercase()),
        application: query.app_name,
        environment: query.env_name,
    };
    let found = state.store.environments_owned_by(owner, &filter).await?;
    Ok(values(found.into_iter().map(convert::visible_environment)))
}

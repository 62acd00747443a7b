//! The first account of an empty store.

use jiff::Timestamp;

use crate::model::Role;
use crate::secrets::{Secret, TokenHash};
use crate::store::{Account, Actor, NewAccount, Store, WriteError};

/// The address of the first account.
pub const ROOT_EMAIL: &str = "initial@user";
const NAME: &str = "Initial User";

/// Makes sure that the root account exists and that this token opens it until `expires_at`. Doing it again changes nothing; a second
/// token (Golem's well-known one) is simply another call.
///
/// # Errors
/// What the store reports.
pub async fn bootstrap(store: &Store, token: &Secret, expires_at: Timestamp) -> Result<Account, WriteError> {
    let operator = Actor::default();
    let account = match store.account_by_email(ROOT_EMAIL).await? {
        Some(account) => account,
        None => create_root(store, &operator).await?,
    };
    let hash = TokenHash::of(token.expose());
    if store.authenticate(&hash, Timestamp::now()).await?.is_none() {
        match store.create_token(&operator, account.id, &hash, expires_at).await {
            // Another server on the same database was quicker.
            Ok(_) | Err(WriteError::AlreadyExists(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(account)
}

async fn create_root(store: &Store, operator: &Actor) -> Result<Account, WriteError> {
    let new = NewAccount { name: NAME.to_owned(), email: ROOT_EMAIL.to_owned(), roles: vec![Role::Admin] };
    match store.create_account(operator, new).await {
        Err(WriteError::AlreadyExists(entity)) => {
            store.account_by_email(ROOT_EMAIL).await?.ok_or(WriteError::AlreadyExists(entity))
        }
        created => created,
    }
}

//! Consents under way and the grants they lead to. Tokens and contexts are sealed; a writer that knows an old generation
//! of a grant loses.

use jiff::Timestamp;

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::{Query, query};
use super::records::{Actor, ConsentSession, Grant, GrantKey, GrantStatus};
use super::row::{Row, now};
use super::tx::{Connected, Tx};
use crate::model::{AccountId, SecuritySchemeId};
use crate::secrets::{Place, Sealed, Secret, TokenHash};

macro_rules! for_key {
    ($start:literal) => {
        concat!(
            $start,
            " WHERE environment_id = $1 AND scheme_id = $2 AND scheme_revision = $3 AND owner_account_id = $4
                AND resource = $5"
        )
    };
}

const SELECT: &str = for_key!(
    "SELECT environment_id, scheme_id, scheme_revision, owner_account_id, resource, status, generation, tokens,
            access_expires_at, updated_at
     FROM oauth_grants"
);

impl Query {
    /// Binds `$1` to `$5`.
    fn bind_key(self, key: &GrantKey) -> Self {
        self.bind(key.environment_id)
            .bind(key.scheme_id)
            .bind(key.scheme_revision)
            .bind(key.owner_account_id)
            .bind(&key.resource)
    }
}

pub(super) fn key(row: &Row) -> Result<GrantKey, StoreError> {
    Ok(GrantKey {
        environment_id: row.get("environment_id")?,
        scheme_id: row.get("scheme_id")?,
        scheme_revision: row.get("scheme_revision")?,
        owner_account_id: row.get("owner_account_id")?,
        resource: row.get("resource")?,
    })
}

/// The row that a grant's tokens are bound to.
pub(super) fn row_id(key: &GrantKey) -> String {
    let GrantKey { environment_id, scheme_id, scheme_revision, owner_account_id, resource } = key;
    format!("{environment_id}/{scheme_id}/{scheme_revision}/{owner_account_id}/{}", resource.as_str())
}

/// Where a grant's tokens are stored.
pub(super) fn tokens_place(row: &str) -> Place<'_> {
    Place { table: "oauth_grants", column: "tokens", row }
}

/// Where a consent's context is stored.
pub(super) fn context_place(row: &str) -> Place<'_> {
    Place { table: "oauth_consents", column: "context", row }
}

fn grant(row: &Row) -> Result<Grant, StoreError> {
    Ok(Grant {
        key: key(row)?,
        status: row.parse("status", GrantStatus::parse)?,
        generation: row.get("generation")?,
        access_expires_at: row.get("access_expires_at")?,
        has_tokens: row.get::<Option<Sealed>>("tokens")?.is_some(),
        updated_at: row.get("updated_at")?,
    })
}

async fn find(on: &mut impl Connected, key: &GrantKey) -> Result<Option<Grant>, StoreError> {
    query(SELECT).bind_key(key).optional(on).await?.as_ref().map(grant).transpose()
}

/// Locks the environment, so that the generation that is compared is the newest.
async fn locked(tx: &mut Tx<'_>, key: &GrantKey) -> Result<Option<Grant>, WriteError> {
    if !tx.lock_environment(key.environment_id).await? {
        return Err(WriteError::NotFound(Entity::Environment));
    }
    Ok(find(tx, key).await?)
}

async fn put(tx: &mut Tx<'_>, grant: &Grant, tokens: Option<&Sealed>) -> Result<(), StoreError> {
    query(
        "INSERT INTO oauth_grants (environment_id, scheme_id, scheme_revision, owner_account_id, resource, status,
                                   generation, tokens, access_expires_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (environment_id, scheme_id, scheme_revision, owner_account_id, resource) DO UPDATE
         SET status = excluded.status, generation = excluded.generation, tokens = excluded.tokens,
             access_expires_at = excluded.access_expires_at, updated_at = excluded.updated_at",
    )
    .bind_key(&grant.key)
    .bind(grant.status.as_str())
    .bind(&grant.generation)
    .bind(tokens)
    .bind(grant.access_expires_at)
    .bind(grant.updated_at)
    .execute(tx)
    .await?;
    Ok(())
}

/// Steps on the way to tokens and back come many times a day; what an operator decided, or must decide, is rare.
fn is_worth_recording(before: Option<GrantStatus>, after: GrantStatus) -> bool {
    let passing = |status| matches!(status, GrantStatus::Exchanging | GrantStatus::Refreshing);
    let refreshed = before == Some(GrantStatus::Refreshing) && after == GrantStatus::Granted;
    before != Some(after) && !passing(after) && !refreshed
}

fn record(tx: &mut Tx<'_>, before: Option<GrantStatus>, grant: &Grant) {
    if is_worth_recording(before, grant.status) {
        let (scheme, environment) = (grant.key.scheme_id, grant.key.environment_id);
        let action = if before.is_none() { super::AuditAction::Create } else { super::AuditAction::Update };
        tx.record_as(action, Entity::Grant, &scheme, grant.status.as_str(), Some(environment), (None, None));
    }
}

impl Store {
    /// Begins a consent: the grant becomes pending at once, and its earlier tokens are gone. Other consents for it that
    /// are under way end.
    pub async fn begin_consent(&self, actor: &Actor, session: &ConsentSession) -> Result<Grant, WriteError> {
        let pending = Grant {
            key: session.key.clone(),
            status: GrantStatus::PendingConsent,
            generation: session.generation.clone(),
            access_expires_at: None,
            has_tokens: false,
            updated_at: now(),
        };
        let context = self.sealer().seal(context_place(session.state.as_str()), &session.context);
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, &session.key).await?;
        put(&mut tx, &pending, None).await?;
        query(for_key!("DELETE FROM oauth_consents")).bind_key(&session.key).execute(&mut tx).await?;
        query("DELETE FROM oauth_consents WHERE expires_at < $1").bind(now()).execute(&mut tx).await?;
        query(
            "INSERT INTO oauth_consents (environment_id, scheme_id, scheme_revision, owner_account_id, resource, state,
                                         generation, account_id, context, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind_key(&session.key)
        .bind(&session.state)
        .bind(&session.generation)
        .bind(session.account_id)
        .bind(&context)
        .bind(session.expires_at)
        .name(&mut tx, Entity::Grant, Entity::Account)
        .await?;
        record(&mut tx, before.map(|grant| grant.status), &pending);
        tx.commit().await?;
        Ok(pending)
    }

    /// Claims a consent: it is returned once, to the account that began it, and then gone. `None` when it is unknown,
    /// foreign, claimed before or expired.
    pub async fn claim_consent(
        &self,
        state: &TokenHash,
        account: AccountId,
        now: Timestamp,
    ) -> Result<Option<ConsentSession>, StoreError> {
        let mut tx = self.begin(&Actor::default()).await?;
        let row = query(
            "DELETE FROM oauth_consents WHERE state = $1 AND account_id = $2
             RETURNING environment_id, scheme_id, scheme_revision, owner_account_id, resource, generation, context,
                       expires_at",
        )
        .bind(state)
        .bind(account)
        .optional(&mut tx)
        .await?;
        tx.commit().await?;
        let Some(row) = row else { return Ok(None) };
        let expires_at: Timestamp = row.get("expires_at")?;
        if expires_at <= now {
            return Ok(None);
        }
        Ok(Some(ConsentSession {
            state: state.clone(),
            key: key(&row)?,
            generation: row.get("generation")?,
            account_id: account,
            context: self.sealer().open(context_place(state.as_str()), &row.get::<Sealed>("context")?)?,
            expires_at,
        }))
    }

    /// The grant, if consent was ever asked for.
    pub async fn grant(&self, key: &GrantKey) -> Result<Option<Grant>, StoreError> {
        find(&mut self.reader().await?, key).await
    }

    /// The grant with its tokens, read together: the generation belongs to the tokens.
    pub async fn grant_with_tokens(&self, key: &GrantKey) -> Result<Option<(Grant, Option<Secret>)>, StoreError> {
        let row = query(SELECT).bind_key(key).optional(&mut self.reader().await?).await?;
        let Some(row) = row else { return Ok(None) };
        let id = row_id(key);
        let sealed: Option<Sealed> = row.get("tokens")?;
        let tokens = sealed.map(|sealed| self.sealer().open(tokens_place(&id), &sealed)).transpose()?;
        Ok(Some((grant(&row)?, tokens)))
    }

    /// Writes a grant if it still has the generation that the caller knows (`None`: if there is none); `false` when
    /// another writer was first. `has_tokens` and `updated_at` follow from what is written.
    pub async fn write_grant(
        &self,
        actor: &Actor,
        expected: Option<&TokenHash>,
        grant: &Grant,
        tokens: Option<&Secret>,
    ) -> Result<bool, WriteError> {
        let id = row_id(&grant.key);
        let sealed = tokens.map(|tokens| self.sealer().seal(tokens_place(&id), tokens));
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, &grant.key).await?;
        if before.as_ref().map(|grant| &grant.generation) != expected {
            return Ok(false);
        }
        let grant = Grant { updated_at: now(), ..grant.clone() };
        put(&mut tx, &grant, sealed.as_ref()).await?;
        record(&mut tx, before.map(|grant| grant.status), &grant);
        tx.commit().await?;
        Ok(true)
    }

    /// Forgets the grants and consents of a scheme that was deleted or changed; returns how many grants.
    pub async fn forget_grants(&self, scheme: SecuritySchemeId) -> Result<u64, StoreError> {
        let mut tx = self.begin(&Actor::default()).await?;
        query("DELETE FROM oauth_consents WHERE scheme_id = $1").bind(scheme).execute(&mut tx).await?;
        let forgotten = query("DELETE FROM oauth_grants WHERE scheme_id = $1").bind(scheme).execute(&mut tx).await?;
        tx.commit().await?;
        Ok(forgotten)
    }
}

//! Consents under way and the grants they lead to. Tokens and contexts are sealed; a writer that knows an old generation
//! of a grant loses.

use jiff::{SignedDuration, Timestamp};

use super::error::{Entity, StoreError, WriteError};
use super::handle::Store;
use super::query::{Query, query};
use super::records::{Actor, ConsentSession, Expected, Grant, GrantKey, GrantStatus};
use super::row::{Row, now};
use super::tx::{Connected, Tx};
use crate::model::{AccountId, SecuritySchemeId};
use crate::secrets::{Place, Sealed, Secret, TokenHash};

/// How long a claimed consent waits for its outcome at most.
const CLAIMED: SignedDuration = SignedDuration::from_hours(1);

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

/// Locks the environment, so that the generation that is compared is the newest. With the grant its sealed content.
async fn locked(tx: &mut Tx<'_>, key: &GrantKey) -> Result<Option<(Grant, Option<Sealed>)>, WriteError> {
    if !tx.lock_environment(key.environment_id).await? {
        return Err(WriteError::NotFound(Entity::Environment));
    }
    let row = query(SELECT).bind_key(key).optional(tx).await?;
    Ok(row.as_ref().map(|row| Ok::<_, StoreError>((grant(row)?, row.get("tokens")?))).transpose()?)
}

async fn end_consents(tx: &mut Tx<'_>, key: &GrantKey) -> Result<(), StoreError> {
    query(for_key!("DELETE FROM oauth_consents")).bind_key(key).execute(tx).await?;
    Ok(())
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
    /// Begins a consent. Other consents for the grant that are under way end. The grant becomes pending, or with
    /// `keep_working` stays as it is while it is in use; what is sealed in it stays in any case.
    pub async fn begin_consent(
        &self,
        actor: &Actor,
        session: &ConsentSession,
        keep_working: bool,
    ) -> Result<Grant, WriteError> {
        let context = self.sealer().seal(context_place(session.state.as_str()), &session.context);
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, &session.key).await?;
        let grant = match &before {
            Some((grant, _))
                if keep_working && matches!(grant.status, GrantStatus::Granted | GrantStatus::Refreshing) =>
            {
                grant.clone()
            }
            _ => {
                let sealed = before.as_ref().and_then(|(_, sealed)| sealed.as_ref());
                let pending = Grant {
                    key: session.key.clone(),
                    status: GrantStatus::PendingConsent,
                    generation: session.generation.clone(),
                    access_expires_at: None,
                    has_tokens: sealed.is_some(),
                    updated_at: now(),
                };
                put(&mut tx, &pending, sealed).await?;
                record(&mut tx, before.as_ref().map(|(grant, _)| grant.status), &pending);
                pending
            }
        };
        end_consents(&mut tx, &session.key).await?;
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
        tx.commit().await?;
        Ok(grant)
    }

    /// A consent that is under way and not claimed, as its account sees it.
    pub async fn consent(
        &self,
        state: &TokenHash,
        account: AccountId,
        now: Timestamp,
    ) -> Result<Option<ConsentSession>, StoreError> {
        let row = query(
            "SELECT environment_id, scheme_id, scheme_revision, owner_account_id, resource, generation, context,
                    expires_at
             FROM oauth_consents WHERE state = $1 AND account_id = $2",
        )
        .bind(state)
        .bind(account)
        .optional(&mut self.reader().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        self.session_of(&row, state, account, now)
    }

    fn session_of(
        &self,
        row: &Row,
        state: &TokenHash,
        account: AccountId,
        now: Timestamp,
    ) -> Result<Option<ConsentSession>, StoreError> {
        let expires_at: Timestamp = row.get("expires_at")?;
        if expires_at <= now {
            return Ok(None);
        }
        Ok(Some(ConsentSession {
            state: state.clone(),
            key: key(row)?,
            generation: row.get("generation")?,
            account_id: account,
            context: self.sealer().open(context_place(state.as_str()), &row.get::<Sealed>("context")?)?,
            expires_at,
        }))
    }

    /// Ends a grant and every consent for it that is under way; doing it again changes nothing. Returns the tokens that
    /// are gone from here, unless they cannot be opened.
    pub async fn disconnect_grant(&self, actor: &Actor, key: &GrantKey) -> Result<Option<Secret>, WriteError> {
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, key).await?;
        end_consents(&mut tx, key).await?;
        if let Some((grant, None)) = &before
            && grant.status == GrantStatus::Revoked
        {
            tx.commit().await?;
            return Ok(None);
        }
        let (before, sealed) = before.unzip();
        let tokens = sealed.flatten().and_then(|sealed| self.sealer().open(tokens_place(&row_id(key)), &sealed).ok());
        let revoked = Grant {
            key: key.clone(),
            status: GrantStatus::Revoked,
            generation: TokenHash::random(),
            access_expires_at: None,
            has_tokens: false,
            updated_at: now(),
        };
        put(&mut tx, &revoked, None).await?;
        record(&mut tx, before.map(|grant| grant.status), &revoked);
        tx.commit().await?;
        Ok(tokens)
    }

    /// Claims a consent: it is returned once, to the account that began it. `None` when it is unknown, foreign, claimed
    /// before or expired. A pending grant is being exchanged from now on.
    ///
    /// The consent gets a new state that only the claim knows, and loses its context. It stays until its outcome is
    /// written with [`Expected::Claim`], so that a newer consent or a disconnect can end it before that.
    pub async fn claim_consent(
        &self,
        state: &TokenHash,
        account: AccountId,
        now: Timestamp,
    ) -> Result<Option<ConsentSession>, StoreError> {
        let Some(session) = self.consent(state, account, now).await? else { return Ok(None) };
        let claim = TokenHash::random();
        let nothing = self.sealer().seal(context_place(claim.as_str()), &Secret::new(""));
        let mut tx = self.begin(&Actor::default()).await?;
        // As every other writer of grants does first.
        tx.lock_environment(session.key.environment_id).await?;
        let claimed = query("UPDATE oauth_consents SET state = $1, context = $2, expires_at = $3 WHERE state = $4")
            .bind(&claim)
            .bind(&nothing)
            .bind(self::now().saturating_add(CLAIMED).unwrap_or(Timestamp::MAX))
            .bind(state)
            .execute(&mut tx)
            .await?;
        if claimed == 0 {
            return Ok(None);
        }
        let begun = query(SELECT).bind_key(&session.key).optional(&mut tx).await?;
        let begun = begun.map(|row| Ok::<_, StoreError>((grant(&row)?, row.get::<Option<Sealed>>("tokens")?)));
        if let Some((grant, sealed)) = begun.transpose()?
            && grant.status == GrantStatus::PendingConsent
        {
            let exchanging = Grant { updated_at: self::now(), ..grant.next(GrantStatus::Exchanging, None) };
            put(&mut tx, &exchanging, sealed.as_ref()).await?;
        }
        tx.commit().await?;
        Ok(Some(ConsentSession { state: claim, ..session }))
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

    /// Writes a grant if what the caller expects still holds; `false` when another writer was first. Writing the same
    /// generation again is no second write: it tells a caller who never got the answer that it was written.
    /// `has_tokens` and `updated_at` follow from what is written.
    pub async fn write_grant(
        &self,
        actor: &Actor,
        expected: Expected<'_>,
        grant: &Grant,
        tokens: Option<&Secret>,
    ) -> Result<bool, WriteError> {
        let id = row_id(&grant.key);
        let sealed = tokens.map(|tokens| self.sealer().seal(tokens_place(&id), tokens));
        let mut tx = self.begin(actor).await?;
        let before = locked(&mut tx, &grant.key).await?;
        let known = before.as_ref().map(|(grant, _)| &grant.generation);
        if known == Some(&grant.generation) {
            return Ok(true);
        }
        let holds = match expected {
            Expected::Nothing => known.is_none(),
            Expected::Generation(expected) => known == Some(expected),
            Expected::Claim(claim) => {
                query("DELETE FROM oauth_consents WHERE state = $1").bind(claim).execute(&mut tx).await? == 1
            }
        };
        if !holds {
            return Ok(false);
        }
        let grant = Grant { updated_at: now(), ..grant.clone() };
        put(&mut tx, &grant, sealed.as_ref()).await?;
        record(&mut tx, before.map(|(grant, _)| grant.status), &grant);
        tx.commit().await?;
        Ok(true)
    }
}

/// Forgets the grants and consents of a scheme that is deleted or changed: they are bound to its revision, so they are of
/// no use to anybody any more.
pub(super) async fn forget(tx: &mut Tx<'_>, scheme: SecuritySchemeId) -> Result<(), StoreError> {
    query("DELETE FROM oauth_consents WHERE scheme_id = $1").bind(scheme).execute(tx).await?;
    query("DELETE FROM oauth_grants WHERE scheme_id = $1").bind(scheme).execute(tx).await?;
    Ok(())
}

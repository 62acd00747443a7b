//! Consent, grants, and what becomes of secrets when keys change.

use mcpctl::model::{AccountId, ProviderType, Revision, SecuritySchemeId};
use mcpctl::secrets::{SealError, TokenHash};
use mcpctl::store::{
    ConsentSession, Expected, Grant, GrantKey, GrantStatus, ImportSecret, NewSecurityScheme, Rekeyed, StoreError,
};

use super::*;

fn key(environment: &Environment) -> GrantKey {
    GrantKey {
        environment_id: environment.id,
        scheme_id: SecuritySchemeId::new(),
        scheme_revision: Revision::ZERO,
        owner_account_id: environment.owner_account_id,
        resource: TokenHash::of("https://mcp.example.com/mcp"),
    }
}

fn consent(key: &GrantKey, account: AccountId, expires: i64) -> ConsentSession {
    ConsentSession {
        state: TokenHash::random(),
        key: key.clone(),
        generation: TokenHash::random(),
        account_id: account,
        context: secret("S3CRET-verifier"),
        expires_at: at(expires),
    }
}

fn granted(key: &GrantKey) -> Grant {
    Grant {
        key: key.clone(),
        status: GrantStatus::Granted,
        generation: TokenHash::random(),
        access_expires_at: Some(at(3600)),
        has_tokens: true,
        updated_at: at(0),
    }
}

const LATER: i64 = 4_000_000_000;

on_both! {
    async fn a_consent_is_claimed_once_by_who_began_it(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let (key, owner) = (key(&environment), environment.owner_account_id);
        let begun = consent(&key, owner, LATER);
        let pending = store.begin_consent(&actor(), &begun, false).await.expect("begun");
        assert_eq!((pending.status, pending.has_tokens), (GrantStatus::PendingConsent, false));
        assert_eq!(store.grant(&key).await.expect("read").map(|grant| grant.generation), Some(begun.generation.clone()));
        assert!(!database.dump().await.contains("S3CRET"));
        let stranger = an_account(store, "zoe@example.com").await;
        assert!(store.claim_consent(&begun.state, stranger.id, at(1)).await.expect("answers").is_none());
        let claimed = store.claim_consent(&begun.state, owner, at(1)).await.expect("answers").expect("claimed");
        assert_eq!((claimed.context, claimed.key), (begun.context, key.clone()));
        assert_eq!(store.grant(&key).await.expect("read").map(|grant| grant.status), Some(GrantStatus::Exchanging));
        assert!(store.claim_consent(&begun.state, owner, at(1)).await.expect("answers").is_none());

        let first = consent(&key, owner, LATER);
        store.begin_consent(&actor(), &first, false).await.expect("begun");
        let second = consent(&key, owner, LATER);
        store.begin_consent(&actor(), &second, false).await.expect("begun");
        assert!(store.claim_consent(&first.state, owner, at(1)).await.expect("answers").is_none(), "replaced");
        assert!(store.claim_consent(&second.state, owner, at(LATER)).await.expect("answers").is_none(), "expired");
    }

    async fn the_outcome_of_a_consent_is_written_once_and_only_while_nothing_has_ended_it(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let (key, owner) = (key(&environment), environment.owner_account_id);
        let tokens = secret("S3CRET-tokens");
        let claim = async || {
            let begun = consent(&key, owner, LATER);
            store.begin_consent(&actor(), &begun, true).await.expect("begun");
            store.claim_consent(&begun.state, owner, at(1)).await.expect("answers").expect("claimed").state
        };
        let write = async |claim: &TokenHash, grant: Grant| {
            store.write_grant(&actor(), Expected::Claim(claim), &grant, Some(&tokens)).await.expect("answers")
        };
        // Disconnected meanwhile; begun anew meanwhile.
        let (late, newer) = (claim().await, {
            store.disconnect_grant(&actor(), &key).await.expect("disconnected");
            claim().await
        });
        assert!(!write(&late, granted(&key)).await);
        let kept = granted(&key);
        assert!(write(&newer, kept.clone()).await);
        assert!(write(&newer, kept.clone()).await, "the first answer was lost: it is written all the same");
        assert!(!write(&newer, granted(&key)).await, "a claim is good for one outcome");
        assert_eq!(store.grant(&key).await.expect("read").map(|grant| grant.generation), Some(kept.generation));
        assert_eq!(store.disconnect_grant(&actor(), &key).await.expect("disconnected"), Some(tokens.clone()));
        assert_eq!(store.disconnect_grant(&actor(), &key).await.expect("disconnected"), None);
    }

    async fn a_writer_with_an_old_generation_loses(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let key = key(&environment);
        let (first, second) = (granted(&key), granted(&key));
        let tokens = secret("S3CRET-tokens");
        assert!(store.write_grant(&actor(), Expected::Nothing, &first, Some(&tokens)).await.expect("written"));
        assert!(!store.write_grant(&actor(), Expected::Nothing, &second, Some(&tokens)).await.expect("answers"));
        assert!(store.write_grant(&actor(), Expected::Nothing, &first, Some(&tokens)).await.expect("the same again"));
        let (read, held) = store.grant_with_tokens(&key).await.expect("read").expect("exists");
        assert_eq!((read.generation.clone(), held), (first.generation.clone(), Some(tokens.clone())));
        assert!(read.has_tokens);
        let known = Expected::Generation(&first.generation);
        assert!(store.write_grant(&actor(), known, &second, None).await.expect("written"));
        assert!(!store.write_grant(&actor(), known, &first, Some(&tokens)).await.expect("answers"));
        let (read, held) = store.grant_with_tokens(&key).await.expect("read").expect("exists");
        assert_eq!((read.generation, read.has_tokens, held), (second.generation.clone(), false, None));
        assert!(!database.dump().await.contains("S3CRET"));
        let moved = GrantKey { scheme_revision: Revision::ZERO.next(), ..key.clone() };
        assert_eq!(store.grant(&moved).await.expect("read"), None, "a changed scheme needs a new consent");
    }

    async fn secrets_move_to_a_new_key_and_a_lost_key_is_told(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let new = NewSecurityScheme {
            name: scheme("oidc"),
            provider: ProviderType::Google,
            client_id: "client".to_owned(),
            client_secret: secret("client secret"),
            redirect_url: "https://app.example.com/callback".to_owned(),
            scopes: Vec::new(),
        };
        let made = store.create_security_scheme(&actor(), environment.id, new).await.expect("made");
        let import = ImportSecret { url: secret("https://mcp.example.com/"), credentials: None };
        let apply = deploy_of(&staged(store, &environment).await, StagedChanges::default());
        let apply = Apply { import_secrets: vec![import.clone()], ..apply };
        let current = store.apply(&actor(), &apply).await.expect("deployed");
        let (key, owner) = (key(&environment), environment.owner_account_id);
        store.write_grant(&actor(), Expected::Nothing, &granted(&key), Some(&secret("tokens"))).await.expect("written");
        let other = GrantKey { resource: TokenHash::of("other"), ..key.clone() };
        let consent = consent(&other, owner, LATER);
        store.begin_consent(&actor(), &consent, false).await.expect("begun");

        let new_key = SealingKey::generate();
        let lost = database.with_key(&new_key, &[]).await;
        let unknown = |error| matches!(error, StoreError::Sealed(SealError::UnknownKey(id)) if id == *database.key.id());
        assert!(unknown(lost.security_scheme_secret(&made).await.expect_err("lost")));
        assert!(unknown(lost.import_secrets(environment.id, current.deployment_revision).await.expect_err("lost")));
        assert!(unknown(lost.grant_with_tokens(&key).await.expect_err("lost")));
        assert!(lost.grant(&key).await.expect("what is not sealed can be read").is_some());
        assert_eq!(lost.rekey().await.expect("answers"), Rekeyed { sealed: 0, current: 0, lost: 4 });

        let both = database.with_key(&new_key, std::slice::from_ref(&database.key)).await;
        assert_eq!(both.rekey().await.expect("sealed again"), Rekeyed { sealed: 4, current: 0, lost: 0 });
        assert_eq!(both.rekey().await.expect("answers"), Rekeyed { sealed: 0, current: 4, lost: 0 });
        let only_new = database.with_key(&new_key, &[]).await;
        assert_eq!(only_new.security_scheme_secret(&made).await.expect("opens"), Some(secret("client secret")));
        let secrets = only_new.import_secrets(environment.id, current.deployment_revision).await.expect("opens");
        assert_eq!(secrets, [import]);
        let (_, tokens) = only_new.grant_with_tokens(&key).await.expect("opens").expect("exists");
        assert_eq!(tokens, Some(secret("tokens")));
        assert!(only_new.claim_consent(&consent.state, owner, at(1)).await.expect("opens").is_some());
    }
}

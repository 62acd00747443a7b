//! Accounts and tokens.

use jiff::Timestamp;
use mcpctl::model::{AccountId, Revision, Role, TokenId};
use mcpctl::secrets::{TokenHash, random_token};
use mcpctl::store::{Entity, NewAccount, WriteError};

use super::*;

on_both! {
    async fn an_address_belongs_to_one_account_in_any_case(database: &Database) {
        let store = &database.store;
        let new = |email: &str| NewAccount {
            name: "Ada".to_owned(),
            email: email.to_owned(),
            roles: vec![Role::BuiltinPluginOwner, Role::Admin, Role::Admin],
        };
        let made = store.create_account(&actor(), new("Ada@Example.com")).await.expect("made");
        assert_eq!((made.email.as_str(), made.revision), ("ada@example.com", Revision::ZERO));
        assert_eq!(made.roles, [Role::Admin, Role::BuiltinPluginOwner]);
        assert_eq!(store.account(made.id).await.expect("read").as_ref(), Some(&made));
        assert_eq!(store.account_by_email("ADA@example.com").await.expect("read").as_ref(), Some(&made));
        assert!(matches!(
            store.create_account(&actor(), new("ada@EXAMPLE.com")).await,
            Err(WriteError::AlreadyExists(Entity::Account))
        ));
        let other = an_account(store, "Zoe@example.com").await;
        assert_eq!(store.accounts().await.expect("read"), [made, other]);
        assert_eq!(store.account(AccountId::new()).await.expect("read"), None);
    }

    async fn an_account_changes_only_for_who_knows_its_revision(database: &Database) {
        let store = &database.store;
        let made = an_account(store, "ada@example.com").await;
        let name = Some("Ada Lovelace".to_owned());
        let after = store.update_account(&actor(), made.id, made.revision, name, None).await.expect("changed");
        assert_eq!((after.revision, after.name.as_str()), (Revision::ZERO.next(), "Ada Lovelace"));
        let unchanged = store.update_account(&actor(), made.id, after.revision, None, None).await.expect("changed");
        assert_eq!(unchanged.revision, after.revision.next(), "a change of nothing still counts");
        assert_eq!(store.account(made.id).await.expect("read"), Some(unchanged));
        for stale in [
            store.update_account(&actor(), made.id, made.revision, None, None).await.map(|_| ()),
            store.delete_account(&actor(), made.id, made.revision).await,
        ] {
            assert!(matches!(stale, Err(WriteError::Stale(Entity::Account))));
        }
        let nobody = store.update_account(&actor(), AccountId::new(), Revision::ZERO, None, None).await;
        assert!(matches!(nobody, Err(WriteError::NotFound(Entity::Account))));
    }

    async fn an_account_takes_everything_with_it(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let owner = store.account(environment.owner_account_id).await.expect("read").expect("exists");
        let hash = TokenHash::of("t");
        store.create_token(&actor(), owner.id, &hash, Timestamp::MAX).await.expect("a token");
        deploy(store, &environment, exposing("a.localhost", "A")).await;
        store.delete_account(&actor(), owner.id, owner.revision).await.expect("deleted");
        assert_eq!(store.account(owner.id).await.expect("read"), None);
        assert_eq!(store.environment(environment.id).await.expect("read"), None);
        assert_eq!(store.authenticate(&hash, at(0)).await.expect("read"), None);
        assert!(store.served().await.expect("read").environments.is_empty());
    }

    async fn a_token_works_until_it_expires_or_is_deleted(database: &Database) {
        let store = &database.store;
        let account = an_account(store, "ada@example.com").await;
        let text = random_token();
        let hash = TokenHash::of(text.expose());
        let made = store.create_token(&actor(), account.id, &hash, at(100)).await.expect("made");
        let found = store.authenticate(&hash, at(99)).await.expect("read");
        assert_eq!(found, Some((made.clone(), account.clone())));
        assert_eq!(store.authenticate(&hash, at(100)).await.expect("read"), None, "expired");
        assert_eq!(store.token(made.id).await.expect("read"), Some(made.clone()));
        assert!(!database.dump().await.contains(text.expose()));

        let forever = TokenHash::random();
        let never = store.create_token(&actor(), account.id, &forever, Timestamp::MAX).await.expect("made");
        assert_eq!(store.tokens(account.id).await.expect("read"), [made.clone(), never]);
        store.delete_token(&actor(), made.id).await.expect("deleted");
        assert_eq!(store.authenticate(&hash, at(1)).await.expect("read"), None);
        assert!(matches!(
            store.delete_token(&actor(), made.id).await,
            Err(WriteError::NotFound(Entity::Token))
        ));
        assert_eq!(store.token(TokenId::new()).await.expect("read"), None);
        let nobody = store.create_token(&actor(), AccountId::new(), &TokenHash::random(), at(1)).await;
        assert!(matches!(nobody, Err(WriteError::NotFound(Entity::Account))));
        let twice = store.create_token(&actor(), account.id, &forever, at(1)).await;
        assert!(matches!(twice, Err(WriteError::AlreadyExists(Entity::Token))));
    }
}

//! What the gateway reads: served contents, changes, sessions.

use std::sync::Arc;
use std::time::Duration;

use mcpctl::model::{DeploymentRevision, EnvironmentId};
use mcpctl::secrets::TokenHash;
use mcpctl::store::{Entity, McpSession, WriteError};
use serde_json::json;

use super::*;

fn session(environment: &Environment, last_seen: i64) -> McpSession {
    McpSession {
        id: TokenHash::random(),
        domain: domain("a.localhost"),
        environment_id: environment.id,
        deployment_revision: DeploymentRevision::ZERO,
        principal: Some("issuer/subject".to_owned()),
        protocol_version: "2025-11-25".to_owned(),
        client: json!({"name": "inspector", "capabilities": {}}),
        created_at: at(1),
        last_seen: at(last_seen),
    }
}

on_both! {
    async fn served_is_what_is_current_and_shares_what_did_not_change(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        assert!(store.served().await.expect("read").environments.is_empty(), "nothing is deployed");
        deploy(store, &environment, exposing("a.localhost", "A")).await;
        let first = store.served().await.expect("read");
        assert_eq!(first.counter, store.change_counter().await.expect("read"));
        assert_eq!(first.domains, [(domain("a.localhost"), 0)].into());
        let served = &first.environments[0];
        assert_eq!((served.environment.as_str(), served.application.as_str()), ("local", "shop"));
        assert_eq!(served.owner_account_id, environment.owner_account_id);
        let again = store.served().await.expect("read");
        assert!(Arc::ptr_eq(&again.environments[0].snapshot, &served.snapshot));

        let current = deploy(store, &environment, exposing("b.localhost", "B")).await;
        let second = store.served().await.expect("read");
        assert!(second.counter > first.counter);
        assert_eq!(second.domains.len(), 2);
        store.rollback(&actor(), environment.id, current.counter, DeploymentRevision::ZERO).await.expect("rolled back");
        let back = store.served().await.expect("read");
        assert_eq!(back.domains, first.domains);
        assert_eq!(back.environments[0].snapshot, first.environments[0].snapshot);
    }

    async fn a_domain_that_moved_on_is_served_by_its_new_owner(database: &Database) {
        let store = &database.store;
        let old = an_environment(store).await;
        let application = store.application(old.application_id).await.expect("read").expect("exists");
        let new = environment_in(store, &application, "prod").await;
        deploy(store, &old, exposing("a.localhost", "Old")).await;
        let registration = store.domain_registrations(old.id).await.expect("read").remove(0);
        store.delete_domain_registration(&actor(), registration.id).await.expect("deleted");
        let owner = async || {
            let served = store.served().await.expect("read");
            served.environments[served.domains[&domain("a.localhost")]].environment_id
        };
        assert_eq!(owner().await, old.id, "it goes on until somebody else has it");
        store.register_domain(&actor(), new.id, &domain("a.localhost")).await.expect("registered");
        assert_eq!(owner().await, old.id, "the new owner has not deployed");
        deploy(store, &new, exposing("a.localhost", "New")).await;
        assert_eq!(owner().await, new.id);
    }

    async fn a_change_is_seen_by_the_other_server(database: &Database) {
        let other = database.another().await;
        let environment = an_environment(&database.store).await;
        let seen = other.change_counter().await.expect("read");
        let mut changes = other.watch(seen);
        let waiting = tokio::spawn(async move {
            let counter = changes.next().await;
            (changes, counter)
        });
        deploy(&database.store, &environment, exposing("a.localhost", "A")).await;
        let limit = Duration::from_secs(20);
        let (mut changes, counter) = tokio::time::timeout(limit, waiting).await.expect("in time").expect("joined");
        assert!(counter > seen);
        assert_eq!(other.served().await.expect("read").domains.len(), 1);
        // What happened before the call is not missed either.
        deploy(&database.store, &environment, staging("a:b", "one")).await;
        assert!(tokio::time::timeout(limit, changes.next()).await.expect("in time") > counter);
    }

    async fn a_session_is_known_to_every_server_and_ends(database: &Database) {
        let (store, other) = (&database.store, database.another().await);
        let environment = an_environment(store).await;
        let mut made = session(&environment, 10);
        store.create_session(&made).await.expect("created");
        assert_eq!(other.session(&made.id).await.expect("read"), Some(made.clone()));
        store.set_session_deployment(&made.id, DeploymentRevision::ZERO.next()).await.expect("noted");
        made.deployment_revision = DeploymentRevision::ZERO.next();
        assert_eq!(other.session(&made.id).await.expect("read"), Some(made.clone()));
        assert!(other.delete_session(&made.id).await.expect("answers"));
        assert!(!other.delete_session(&made.id).await.expect("answers"));
        assert_eq!(store.session(&made.id).await.expect("read"), None);
        let nowhere = McpSession { environment_id: EnvironmentId::new(), ..session(&environment, 1) };
        let refused = store.create_session(&nowhere).await;
        assert!(matches!(refused, Err(WriteError::NotFound(Entity::Environment))));
    }

    async fn uses_of_sessions_are_noted_and_written_together(database: &Database) {
        let (store, other) = (&database.store, database.another().await);
        let environment = an_environment(store).await;
        let counter = store.change_counter().await.expect("read");
        let (a, b) = (session(&environment, 10), session(&environment, 20));
        for session in [&a, &b] {
            store.create_session(session).await.expect("created");
        }
        let seen = async |store: &Store, id: &TokenHash| {
            store.session(id).await.expect("read").expect("exists").last_seen.as_second()
        };
        store.touch_session(&a.id, at(30));
        store.touch_session(&a.id, at(25));
        assert_eq!((seen(store, &a.id).await, seen(&other, &a.id).await), (30, 10), "noted, not written");
        store.flush_sessions().await.expect("written");
        assert_eq!(seen(&other, &a.id).await, 30);
        other.touch_session(&a.id, at(15));
        other.flush_sessions().await.expect("written");
        assert_eq!(seen(store, &a.id).await, 30, "time does not run backwards");

        store.touch_session(&b.id, at(40));
        assert_eq!(store.sweep_sessions(at(40)).await.expect("swept"), 1, "noted uses count");
        assert_eq!(store.session(&a.id).await.expect("read"), None);
        assert_eq!(seen(store, &b.id).await, 40);
        assert_eq!(store.change_counter().await.expect("read"), counter, "sessions are nobody's change");
    }

    async fn closing_writes_what_was_noted(database: &Database) {
        let environment = an_environment(&database.store).await;
        let made = session(&environment, 10);
        let server = database.another().await;
        server.create_session(&made).await.expect("created");
        server.touch_session(&made.id, at(50));
        server.ping().await.expect("answers");
        server.close().await;
        assert!(server.ping().await.is_err());
        let read = database.store.session(&made.id).await.expect("read").expect("exists");
        assert_eq!(read.last_seen, at(50));
    }
}

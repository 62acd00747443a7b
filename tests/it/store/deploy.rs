//! Deploy and rollback.

use mcpctl::model::{DeploymentRevision, EnvironmentId, Revision};
use mcpctl::store::{
    ApplyError, AuditAction, Entity, EntityRef, ImportCredentials, ImportSecret, RollbackError, WriteError,
};

use serde_json::json;

use super::*;

fn number(number: u64) -> DeploymentRevision {
    DeploymentRevision::new(number).expect("small")
}

/// A stored import that differs with the prefix.
fn import(prefix: &str) -> mcpctl::plan::ImportSnapshot {
    let declaration = mcpctl::plan::ImportDeclaration {
        name: None,
        url: "https://example.com/mcp".to_owned(),
        auth: None,
        security_scheme: None,
        prefix: Some(prefix.parse().expect("a prefix")),
        include: None,
        exclude: None,
        version: None,
    };
    let hash = mcpctl::plan::import_hash(&declaration, uuid::Uuid::nil());
    declaration.snapshot(hash)
}

on_both! {
    /// The numbers that a running Golem gives: counter and deployment revision part ways with the first rollback.
    async fn the_counter_counts_rollbacks_too_and_revisions_do_not(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let numbers = |current: &mcpctl::store::CurrentDeployment| {
            (current.counter.get(), current.deployment_revision.get())
        };
        let first = deploy(store, &environment, staging("a:b", "one")).await;
        assert_eq!(numbers(&first), (0, 0));
        let second = deploy(store, &environment, staging("a:b", "two")).await;
        assert_eq!(numbers(&second), (1, 1));
        let back = store.rollback(&actor(), environment.id, second.counter, number(0)).await.expect("rolled back");
        assert_eq!((numbers(&back), back.hash), ((2, 0), first.hash));
        let again = deploy(store, &environment, StagedChanges::default()).await;
        assert_eq!((numbers(&again), again.hash), ((3, 2), second.hash), "a new deployment, though an equal one exists");

        let read = store.environment(environment.id).await.expect("read").expect("exists");
        assert_eq!(read.current, Some(again));
        let all = store.deployments(environment.id, None).await.expect("read");
        assert_eq!(all.iter().map(|deployment| deployment.revision.get()).collect::<Vec<_>>(), [0, 1, 2]);
    }

    async fn a_deployment_is_whole_and_names_what_it_was_made_of(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let mut changes = exposing("a.localhost", "A");
        changes.put_components = staging("a:b", "one").put_components;
        let apply = Apply { version: "1.0".to_owned(), ..deploy_of(&staged(store, &environment).await, changes) };
        let who = Actor { account: Some(environment.owner_account_id), request_id: None };
        let current = store.apply(&who, &apply).await.expect("deployed");
        let state = staged(store, &environment).await;
        let stored = store.deployment(environment.id, current.deployment_revision).await.expect("read").expect("exists");
        assert_eq!((stored.version.as_str(), stored.deployed_by), ("1.0", who.account));
        let component = &state.components[0];
        let reference = EntityRef { id: component.id, revision: component.revision };
        assert_eq!(stored.entities.components.get(&component.name), Some(&reference));
        assert_eq!(stored.entities.mcp_deployments.len(), 1);
        let content = store.snapshot(environment.id, current.deployment_revision).await.expect("read");
        assert_eq!(content.as_deref(), Some(&apply.snapshot));
        assert_eq!(store.deployments(environment.id, Some("1.0")).await.expect("read"), [stored]);
        assert!(store.deployments(environment.id, Some("2.0")).await.expect("read").is_empty());
        assert_eq!(store.snapshot(environment.id, number(7)).await.expect("read"), None);
        assert_eq!(store.deployment(EnvironmentId::new(), number(0)).await.expect("read"), None);
    }

    async fn an_outdated_base_loses(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let before = staged(store, &environment).await;
        deploy(store, &environment, staging("a:b", "one")).await;
        let late = deploy_of(&before, staging("a:b", "two"));
        assert!(matches!(store.apply(&actor(), &late).await, Err(ApplyError::StaleDeployment)));

        let before = staged(store, &environment).await;
        store.put_component(&actor(), environment.id, &component("c:d"), &content("x")).await.expect("staged");
        let late = deploy_of(&before, staging("a:b", "two"));
        assert!(matches!(store.apply(&actor(), &late).await, Err(ApplyError::StaleStaged)));

        let nowhere = Apply { environment_id: EnvironmentId::new(), ..late };
        assert!(matches!(
            store.apply(&actor(), &nowhere).await,
            Err(ApplyError::Write(WriteError::NotFound(Entity::Environment)))
        ));
    }

    async fn deploying_the_same_again_is_refused_and_stages_what_it_brings(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let first = deploy(store, &environment, staging("a:b", "one")).await;
        let same = deploy_of(&staged(store, &environment).await, StagedChanges::default());
        assert!(matches!(store.apply(&actor(), &same).await, Err(ApplyError::Noop)));
        // Somebody staged something else; the deploy of what is deployed brings the staged state back.
        store.put_component(&actor(), environment.id, &component("a:b"), &content("two")).await.expect("staged");
        let back = deploy_of(&staged(store, &environment).await, staging("a:b", "one"));
        assert_eq!(store.apply(&actor(), &back).await.expect("staged"), first);
        assert_eq!(staged(store, &environment).await.components[0].content, content("one"));
        assert_eq!(store.deployments(environment.id, None).await.expect("read").len(), 1);
    }

    async fn the_first_deploy_may_be_empty(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let current = deploy(store, &environment, StagedChanges::default()).await;
        assert_eq!((current.counter, current.deployment_revision), (Revision::ZERO, DeploymentRevision::ZERO));
    }

    async fn versions_must_be_new_only_where_the_environment_says_so(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let versioned = async |digest: &str| {
            let apply = deploy_of(&staged(store, &environment).await, staging("a:b", digest));
            Apply { version: "1.0".to_owned(), ..apply }
        };
        store.apply(&actor(), &versioned("one").await).await.expect("deployed");
        store.apply(&actor(), &versioned("two").await).await.expect("deployed with the same version");
        let options = EnvironmentOptions { version_check: true, ..OPTIONS };
        let mut strict = versioned("three").await;
        strict.changes.options = Some(options);
        assert!(matches!(store.apply(&actor(), &strict).await, Err(ApplyError::VersionExists(v)) if v == "1.0"));
        let unchanged = store.environment(environment.id).await.expect("read").expect("exists");
        assert_eq!(unchanged.options, OPTIONS, "nothing of a refused deploy is kept");
        let changed = store.update_environment(&actor(), environment.id, unchanged.revision, None, Some(options)).await;
        changed.expect("changed");
        let refused = store.apply(&actor(), &versioned("three").await).await;
        assert!(matches!(refused, Err(ApplyError::VersionExists(_))));
    }

    async fn a_refused_change_takes_everything_with_it(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let application = store.application(environment.application_id).await.expect("read").expect("exists");
        let other = environment_in(store, &application, "prod").await;
        store.register_domain(&actor(), other.id, &domain("b.localhost")).await.expect("registered");
        let counter = store.change_counter().await.expect("read");
        let before = staged(store, &environment).await;
        let mut changes = exposing("a.localhost", "A");
        changes.options = Some(EnvironmentOptions { version_check: true, ..OPTIONS });
        changes.put_components = staging("a:b", "one").put_components;
        changes.register_domains.push(domain("b.localhost"));
        let refused = store.apply(&actor(), &deploy_of(&before, changes.clone())).await;
        assert!(matches!(
            refused,
            Err(ApplyError::Write(WriteError::AlreadyExists(Entity::DomainRegistration)))
        ));
        changes.register_domains = vec![domain("a.localhost")];
        changes.delete_components.push(component("no:such"));
        let refused = store.apply(&actor(), &deploy_of(&before, changes)).await;
        assert!(matches!(refused, Err(ApplyError::Write(WriteError::NotFound(Entity::Component)))));
        assert_eq!(staged(store, &environment).await, before);
        assert!(store.domain_registrations(environment.id).await.expect("read").is_empty());
        assert!(store.deployments(environment.id, None).await.expect("read").is_empty());
        assert_eq!(store.change_counter().await.expect("read"), counter);
    }

    async fn imports_keep_order_and_secrets(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let import = |url: &str, credentials| ImportSecret { url: secret(url), credentials };
        let imports = vec![
            import("https://z.example.com/S3CRET-key/mcp", None),
            import("https://a.example.com/mcp", Some(ImportCredentials::Bearer(secret("S3CRET-token")))),
            import(
                "https://b.example.com/mcp",
                Some(ImportCredentials::Basic { username: secret("ada"), password: secret("S3CRET-pass") }),
            ),
        ];
        let apply = deploy_of(&staged(store, &environment).await, StagedChanges::default());
        let current = store.apply(&actor(), &Apply { import_secrets: imports.clone(), ..apply }).await.expect("deployed");
        let read = store.import_secrets(environment.id, current.deployment_revision).await.expect("opened");
        assert_eq!(read, imports);
        assert!(store.import_secrets(environment.id, number(9)).await.expect("read").is_empty());
        let dump = database.dump().await;
        assert!(!dump.contains("S3CRET") && !dump.contains("example.com/mcp"), "a secret is stored in clear");
    }

    /// Pins belong to what is deployed; none is lost on the way.
    async fn a_rollback_brings_back_the_pins_of_its_deployment(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let id = environment.id;
        let apply = async |digest: &str, imports: Snapshot| {
            let staged = staged(store, &environment).await;
            let mut apply = deploy_of(&staged, staging("a:b", digest));
            apply.snapshot.mcp_imports = imports.mcp_imports;
            apply.hash = apply.snapshot.hash(Model::V4);
            store.apply(&actor(), &apply).await.expect("deployed")
        };
        let pin = async |imports: serde_json::Value| {
            let current = store.pins(id).await.expect("read").map(|pins| pins.revision);
            store.put_pins(&actor(), id, current, &json!({"version": 1, "imports": imports})).await.expect("pinned")
        };
        let pins = async || store.pins(id).await.expect("read").map(|pins| pins.document["imports"].clone());
        let (docs, maps) = (import("docs"), import("maps"));
        let (docs_hash, maps_hash) = (docs.hash.to_string(), maps.hash.to_string());
        let both = Snapshot { mcp_imports: vec![docs, maps], ..Snapshot::default() };

        apply("one", both.clone()).await;
        let second = apply("two", both.clone()).await;
        assert_eq!(pins().await, None);
        let back = store.rollback(&actor(), id, second.counter, number(0)).await.expect("rolled back");
        assert_eq!(pins().await, None, "there is nothing to bring back");

        pin(json!({ &docs_hash: "agreed first" })).await;
        let third = apply("three", both.clone()).await;
        assert_eq!(pins().await, Some(json!({ &docs_hash: "agreed first" })), "the next one begins with them");
        let newer = json!({ &docs_hash: "agreed later", &maps_hash: "agreed later", "undeclared": "x" });
        let pinned = pin(newer.clone()).await;
        let again = store.rollback(&actor(), id, third.counter, number(0)).await.expect("rolled back");
        let expected = json!({ &docs_hash: "agreed first", &maps_hash: "agreed later" });
        assert_eq!(pins().await, Some(expected), "what it had, and what else is pinned of its imports");
        let stale = store.put_pins(&actor(), id, Some(pinned.revision), &json!({})).await;
        assert!(matches!(stale, Err(WriteError::Stale(Entity::Pins))), "they are other pins now");
        store.rollback(&actor(), id, again.counter, third.deployment_revision).await.expect("rolled forward");
        assert_eq!(pins().await, Some(newer));
        let _ = back;
    }

    async fn rollback_refuses_what_makes_no_sense(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let roll = async |base: Revision, target| store.rollback(&actor(), environment.id, base, number(target)).await;
        assert!(matches!(roll(Revision::ZERO, 0).await, Err(RollbackError::NotDeployed)));
        deploy(store, &environment, staging("a:b", "one")).await;
        let current = deploy(store, &environment, staging("a:b", "two")).await;
        assert!(matches!(roll(Revision::ZERO, 0).await, Err(RollbackError::StaleDeployment)));
        assert!(matches!(roll(current.counter, 2).await, Err(RollbackError::NoDeployment)));
        assert!(matches!(roll(current.counter, 1).await, Err(RollbackError::Noop)));
        let nowhere = store.rollback(&actor(), EnvironmentId::new(), Revision::ZERO, number(0)).await;
        assert!(matches!(nowhere, Err(RollbackError::NoEnvironment)));
        roll(current.counter, 0).await.expect("rolled back");
    }

    async fn everything_is_in_the_audit_trail_in_order(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let who = Actor { account: Some(environment.owner_account_id), request_id: Some("r-7".to_owned()) };
        let apply = deploy_of(&staged(store, &environment).await, exposing("a.localhost", "A"));
        store.apply(&who, &apply).await.expect("deployed");
        let all = store.audit_events(None, 0, 100).await.expect("read");
        assert_eq!(all.iter().map(|event| event.sequence).collect::<Vec<_>>(), (1..=6).collect::<Vec<_>>());
        let told: Vec<_> = all.iter().map(|e| format!("{} {} {}", e.action.as_str(), e.entity, e.name)).collect();
        assert_eq!(told, [
            "create account owner@example.com",
            "create application shop",
            "create environment local",
            "create domain registration a.localhost",
            "create MCP deployment a.localhost",
            "deploy deployment ",
        ]);
        let last = all.last().expect("events");
        assert_eq!((last.action, last.entity, &last.actor), (AuditAction::Deploy, Entity::Deployment, &who));
        assert_eq!((last.from_revision, last.to_revision), (None, Some(Revision::ZERO)));
        let page = store.audit_events(Some(environment.id), 3, 2).await.expect("read");
        assert_eq!(page.iter().map(|event| event.sequence).collect::<Vec<_>>(), [4, 5]);
    }
}

//! Staged components and MCP deployments.

use mcpctl::model::{EnvironmentId, McpDeploymentId, Revision};
use mcpctl::store::{Entity, WriteError};

use super::*;

on_both! {
    async fn a_component_counts_its_changes_and_survives_its_deletion(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let name = component("shop:cart");
        let made = store.put_component(&actor(), environment.id, &name, &content("one")).await.expect("staged");
        assert_eq!(made.revision, Revision::ZERO);
        let same = store.put_component(&actor(), environment.id, &name, &content("one")).await.expect("staged");
        assert_eq!(same, made, "staging what is staged changes nothing");
        let two = store.put_component(&actor(), environment.id, &name, &content("two")).await.expect("staged");
        assert_eq!((two.id, two.revision), (made.id, made.revision.next()));
        store.delete_component(&actor(), environment.id, &name).await.expect("deleted");
        let gone = store.delete_component(&actor(), environment.id, &name).await;
        assert!(matches!(gone, Err(WriteError::NotFound(Entity::Component))));
        assert!(staged(store, &environment).await.components.is_empty());
        let again = store.put_component(&actor(), environment.id, &name, &content("two")).await.expect("staged");
        assert_eq!((again.id, again.created_at), (made.id, made.created_at));
        assert!(again.revision > two.revision);
        let nowhere = store.put_component(&actor(), EnvironmentId::new(), &name, &content("one")).await;
        assert!(matches!(nowhere, Err(WriteError::NotFound(Entity::Environment))));
    }

    async fn names_sort_by_their_bytes(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        for name in ["shop:b", "shop:a-z", "shop:a1", "a:z", "shop:a"] {
            store.put_component(&actor(), environment.id, &component(name), &content("x")).await.expect("staged");
        }
        let staged = staged(store, &environment).await;
        let names: Vec<_> = staged.components.iter().map(|component| component.name.as_str()).collect();
        assert_eq!(names, ["a:z", "shop:a", "shop:a-z", "shop:a1", "shop:b"]);
    }

    async fn an_endpoint_needs_its_domain_registered_here(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let application = store.application(environment.application_id).await.expect("read").expect("exists");
        let other = environment_in(store, &application, "prod").await;
        let name = domain("a.localhost");
        store.register_domain(&actor(), other.id, &name).await.expect("registered elsewhere");
        let refused = store.create_endpoint(&actor(), environment.id, &name, &endpoint("A")).await;
        assert!(matches!(refused, Err(WriteError::DomainNotRegistered(refused)) if refused == name));
        store.create_endpoint(&actor(), other.id, &name, &endpoint("A")).await.expect("created");
        let twice = store.create_endpoint(&actor(), other.id, &name, &endpoint("A")).await;
        assert!(matches!(twice, Err(WriteError::AlreadyExists(Entity::McpDeployment))));
    }

    /// As Golem does it: create is revision 0, delete 1, create again 2, with the same id.
    async fn an_endpoint_made_again_is_the_same_one(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let name = domain("a.localhost");
        store.register_domain(&actor(), environment.id, &name).await.expect("registered");
        let made = store.create_endpoint(&actor(), environment.id, &name, &endpoint("A")).await.expect("created");
        assert_eq!(made.revision, Revision::ZERO);
        store.delete_endpoint(&actor(), made.id, made.revision).await.expect("deleted");
        assert_eq!(store.endpoint(made.id).await.expect("read"), None);
        assert_eq!(store.endpoint_by_domain(environment.id, &name).await.expect("read"), None);
        let again = store.create_endpoint(&actor(), environment.id, &name, &endpoint("B")).await.expect("created");
        assert_eq!((again.id, again.created_at, again.revision.get()), (made.id, made.created_at, 2));
        assert_eq!(store.endpoint_by_domain(environment.id, &name).await.expect("read"), Some(again.clone()));
        let stale = store.update_endpoint(&actor(), made.id, made.revision, &endpoint("C")).await;
        assert!(matches!(stale, Err(WriteError::Stale(Entity::McpDeployment))));
        let third = store.update_endpoint(&actor(), made.id, again.revision, &endpoint("B")).await.expect("changed");
        assert_eq!(third.revision.get(), 3, "a change of nothing still counts");

        let revision = async |number| {
            let revision = Revision::new(number).expect("small");
            store.endpoint_revision(made.id, revision).await.expect("read").map(|endpoint| endpoint.content)
        };
        assert_eq!(revision(0).await, Some(endpoint("A")));
        assert_eq!(revision(1).await, None, "a deletion");
        assert_eq!(revision(2).await, Some(endpoint("B")));
        assert_eq!(revision(4).await, None);
        let gone = store.delete_endpoint(&actor(), McpDeploymentId::new(), Revision::ZERO).await;
        assert!(matches!(gone, Err(WriteError::NotFound(Entity::McpDeployment))));
    }

    async fn every_change_that_a_deploy_depends_on_moves_the_version(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let mut version = staged(store, &environment).await.version;
        let mut moved = async |what: &str| {
            let now = staged(store, &environment).await.version;
            assert!(now > version, "{what}");
            version = now;
        };
        let name = domain("a.localhost");
        let registration = store.register_domain(&actor(), environment.id, &name).await.expect("registered");
        moved("domain").await;
        let made = store.create_endpoint(&actor(), environment.id, &name, &endpoint("A")).await.expect("created");
        moved("endpoint").await;
        store.delete_endpoint(&actor(), made.id, made.revision).await.expect("deleted");
        moved("deletion").await;
        store.put_component(&actor(), environment.id, &component("a:b"), &content("x")).await.expect("staged");
        moved("component").await;
        store.delete_domain_registration(&actor(), registration.id).await.expect("deleted");
        moved("registration").await;
        store.update_environment(&actor(), environment.id, environment.revision, None, None).await.expect("changed");
        moved("options").await;
    }
}

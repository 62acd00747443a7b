//! Applications, environments, domains, security schemes, pins.

use mcpctl::model::{AccountId, ApplicationId, EnvironmentId, ProviderType, Revision};
use mcpctl::store::{Entity, EnvironmentFilter, NewSecurityScheme, SecuritySchemeChange, WriteError};
use serde_json::json;

use super::*;

fn new_scheme(name: &str, client_secret: &str) -> NewSecurityScheme {
    NewSecurityScheme {
        name: scheme(name),
        provider: ProviderType::Custom { name: "Acme".to_owned(), issuer_url: "https://id.example.com".to_owned() },
        client_id: "client".to_owned(),
        client_secret: secret(client_secret),
        redirect_url: "https://app.example.com/callback".to_owned(),
        scopes: vec!["openid".to_owned(), "email".to_owned()],
    }
}

on_both! {
    async fn application_names_are_unique_in_their_account(database: &Database) {
        let store = &database.store;
        let (ada, zoe) = (an_account(store, "ada@example.com").await, an_account(store, "zoe@example.com").await);
        let shop = an_application(store, &ada, "shop").await;
        assert_eq!(shop.account_email, "ada@example.com");
        an_application(store, &zoe, "shop").await;
        let again = store.create_application(&actor(), ada.id, &shop.name).await;
        assert!(matches!(again, Err(WriteError::AlreadyExists(Entity::Application))));
        let nobody = store.create_application(&actor(), AccountId::new(), &shop.name).await;
        assert!(matches!(nobody, Err(WriteError::NotFound(Entity::Account))));

        let blog = an_application(store, &ada, "blog").await;
        let taken = store.rename_application(&actor(), blog.id, blog.revision, Some(&shop.name)).await;
        assert!(matches!(taken, Err(WriteError::AlreadyExists(Entity::Application))));
        let news = "news".parse().expect("a name");
        let renamed = store.rename_application(&actor(), blog.id, blog.revision, Some(&news)).await.expect("renamed");
        assert_eq!((renamed.name.as_str(), renamed.revision), ("news", blog.revision.next()));
        let stale = store.delete_application(&actor(), blog.id, blog.revision).await;
        assert!(matches!(stale, Err(WriteError::Stale(Entity::Application))));
        assert_eq!(store.applications(ada.id).await.expect("read"), [renamed.clone(), shop.clone()]);
        assert_eq!(store.application_by_name(ada.id, &news).await.expect("read"), Some(renamed.clone()));
        store.delete_application(&actor(), renamed.id, renamed.revision).await.expect("deleted");
        assert_eq!(store.application(renamed.id).await.expect("read"), None);
        let gone = store.rename_application(&actor(), renamed.id, Revision::ZERO, None).await;
        assert!(matches!(gone, Err(WriteError::NotFound(Entity::Application))));
        assert_eq!(store.application(ApplicationId::new()).await.expect("read"), None);
    }

    async fn an_environment_knows_its_owner_and_changes_with_its_revision(database: &Database) {
        let store = &database.store;
        let made = an_environment(store).await;
        assert_eq!((made.application_name.as_str(), made.owner_account_email.as_str()), ("shop", "owner@example.com"));
        assert_eq!((made.options, made.diff_model_version, &made.current), (OPTIONS, 4, &None));
        let found = store.environment_by_name(made.application_id, &made.name).await.expect("read");
        assert_eq!(found, Some(made.clone()));
        let application = store.application(made.application_id).await.expect("read").expect("exists");
        let prod = environment_in(store, &application, "prod").await;
        let taken = store.update_environment(&actor(), prod.id, prod.revision, Some(&made.name), None).await;
        assert!(matches!(taken, Err(WriteError::AlreadyExists(Entity::Environment))));
        let options = EnvironmentOptions { version_check: true, ..OPTIONS };
        let changed = store.update_environment(&actor(), prod.id, prod.revision, None, Some(options)).await;
        let changed = changed.expect("changed");
        assert_eq!((changed.options, changed.revision), (options, prod.revision.next()));
        let stale = store.update_environment(&actor(), prod.id, prod.revision, None, None).await;
        assert!(matches!(stale, Err(WriteError::Stale(Entity::Environment))));
        assert_eq!(store.environments(application.id).await.expect("read"), [made.clone(), changed.clone()]);
        let stale = store.delete_environment(&actor(), prod.id, prod.revision).await;
        assert!(matches!(stale, Err(WriteError::Stale(Entity::Environment))));
        store.delete_environment(&actor(), prod.id, changed.revision).await.expect("deleted");
        assert_eq!(store.environments(application.id).await.expect("read"), [made]);
        let gone = store.delete_environment(&actor(), prod.id, changed.revision).await;
        assert!(matches!(gone, Err(WriteError::NotFound(Entity::Environment))));
    }

    async fn environments_are_found_by_owner_and_names(database: &Database) {
        let store = &database.store;
        let (ada, zoe) = (an_account(store, "ada@example.com").await, an_account(store, "zoe@example.com").await);
        for account in [&zoe, &ada] {
            for application in ["shop", "blog"] {
                let application = an_application(store, account, application).await;
                environment_in(store, &application, "local").await;
            }
        }
        let find = async |owner, filter: EnvironmentFilter| -> Vec<String> {
            let found = store.environments_owned_by(owner, &filter).await.expect("read");
            found.iter().map(|e| format!("{}/{}/{}", e.owner_account_name, e.application_name, e.name)).collect()
        };
        let all = find(None, EnvironmentFilter::default()).await;
        assert_eq!(all.len(), 4);
        assert!(all.is_sorted());
        assert_eq!(find(Some(ada.id), EnvironmentFilter::default()).await.len(), 2);
        let shop = EnvironmentFilter {
            account_email: Some("ZOE@example.com".to_owned()),
            application: Some("shop".to_owned()),
            environment: Some("local".to_owned()),
        };
        assert_eq!(find(None, shop.clone()).await, ["zoe@example.com/shop/local"]);
        assert!(find(Some(ada.id), shop).await.is_empty());
        let odd = EnvironmentFilter { application: Some("No such'; name".to_owned()), ..EnvironmentFilter::default() };
        assert!(find(None, odd).await.is_empty());
    }

    async fn a_domain_is_registered_once_in_the_installation(database: &Database) {
        let store = &database.store;
        let local = an_environment(store).await;
        let application = store.application(local.application_id).await.expect("read").expect("exists");
        let prod = environment_in(store, &application, "prod").await;
        let name = domain("tools.localhost:9007");
        let made = store.register_domain(&actor(), local.id, &name).await.expect("registered");
        for environment in [local.id, prod.id] {
            let again = store.register_domain(&actor(), environment, &name).await;
            assert!(matches!(again, Err(WriteError::AlreadyExists(Entity::DomainRegistration))));
        }
        let nowhere = store.register_domain(&actor(), EnvironmentId::new(), &domain("x.localhost")).await;
        assert!(matches!(nowhere, Err(WriteError::NotFound(Entity::Environment))));
        assert_eq!(store.domain_registration(made.id).await.expect("read"), Some(made.clone()));
        assert_eq!(store.domain_registrations(local.id).await.expect("read"), std::slice::from_ref(&made));
        store.delete_domain_registration(&actor(), made.id).await.expect("deleted");
        let gone = store.delete_domain_registration(&actor(), made.id).await;
        assert!(matches!(gone, Err(WriteError::NotFound(Entity::DomainRegistration))));
        store.register_domain(&actor(), prod.id, &name).await.expect("free again");
    }

    async fn a_scheme_keeps_its_secret_to_itself(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        let made = store.create_security_scheme(&actor(), environment.id, new_scheme("oidc", "S3CRET-one")).await;
        let made = made.expect("made");
        assert_eq!(store.security_scheme(made.id).await.expect("read"), Some(made.clone()));
        let found = store.security_scheme_by_name(environment.id, &made.name).await.expect("read");
        assert_eq!(found, Some(made.clone()));
        assert_eq!(store.security_scheme_secret(&made).await.expect("read"), Some(secret("S3CRET-one")));
        let again = store.create_security_scheme(&actor(), environment.id, new_scheme("oidc", "x")).await;
        assert!(matches!(again, Err(WriteError::AlreadyExists(Entity::SecurityScheme))));

        let change = SecuritySchemeChange { client_id: Some("other".to_owned()), ..SecuritySchemeChange::default() };
        let changed = store.update_security_scheme(&actor(), made.id, made.revision, change).await.expect("changed");
        assert_eq!((changed.client_id.as_str(), changed.revision), ("other", made.revision.next()));
        assert_eq!(store.security_scheme_secret(&changed).await.expect("read"), Some(secret("S3CRET-one")), "kept");
        assert_eq!(store.security_scheme_secret(&made).await.expect("read"), None, "that is another client now");
        let change = SecuritySchemeChange { client_secret: Some(secret("S3CRET-two")), ..Default::default() };
        let changed = store.update_security_scheme(&actor(), made.id, changed.revision, change).await.expect("changed");
        assert_eq!(store.security_scheme_secret(&changed).await.expect("read"), Some(secret("S3CRET-two")));
        assert!(!database.dump().await.contains("S3CRET"), "a secret is stored in clear");

        let stale = store.delete_security_scheme(&actor(), made.id, made.revision).await;
        assert!(matches!(stale, Err(WriteError::Stale(Entity::SecurityScheme))));
        let deleted = store.delete_security_scheme(&actor(), made.id, changed.revision).await.expect("deleted");
        assert_eq!(deleted, changed);
        let new = store.create_security_scheme(&actor(), environment.id, new_scheme("oidc", "")).await.expect("made");
        assert_ne!(new.id, made.id, "made again it is another scheme");
        assert_eq!(new.revision, Revision::ZERO);
        assert_eq!(store.security_schemes(environment.id).await.expect("read"), [new]);
        assert_eq!(store.security_scheme_secret(&changed).await.expect("read"), None);
    }

    async fn pins_are_replaced_whole_by_who_knows_them(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        assert_eq!(store.pins(environment.id).await.expect("read"), None);
        // The order of keys is part of the document.
        let document = json!({"z": 1, "a": [1.5, null]});
        let made = store.put_pins(&actor(), environment.id, None, &document).await.expect("pinned");
        let read = store.pins(environment.id).await.expect("read").expect("pins");
        assert_eq!((read.revision, read.document.to_string()), (Revision::ZERO, document.to_string()));
        for stale in [None, Some(made.revision.next())] {
            let stale = store.put_pins(&actor(), environment.id, stale, &document).await;
            assert!(matches!(stale, Err(WriteError::Stale(Entity::Pins))));
        }
        let after = store.put_pins(&actor(), environment.id, Some(made.revision), &json!({})).await.expect("pinned");
        assert_eq!(store.pins(environment.id).await.expect("read"), Some(after));
        let nowhere = store.put_pins(&actor(), EnvironmentId::new(), None, &document).await;
        assert!(matches!(nowhere, Err(WriteError::NotFound(Entity::Environment))));
    }
}

//! Applications, environments, domains, schemes and staged MCP deployments: uniqueness, revisions, tombstones.

use serde_json::json;

use super::service::{Service, environment, id, id_in};

super::on_every_engine! {
    names_are_unique
    stale_revisions_are_refused
    an_environment_shows_everything
    domains_belong_to_one_environment
    an_mcp_deployment_needs_its_domain
    a_deleted_mcp_deployment_leaves_its_id
    a_patch_replaces_whole_maps
    schemes_never_show_their_secret
    schemes_hold_no_credentials_of_urls
    what_cannot_be_deployed_is_not_staged
}

async fn names_are_unique(service: Service) {
    let account = service.root().await;
    let application = service.application("shop").await;
    let apps = format!("/v1/accounts/{account}/apps");
    service.post(&apps, &json!({"name": "shop"})).await.refused(409, "APPLICATION_ALREADY_EXISTS");
    let envs = format!("/v1/apps/{application}/envs");
    let created = service.post(&envs, &environment("local")).await.expect(200);
    service.post(&envs, &environment("local")).await.refused(409, "ENVIRONMENT_ALREADY_EXISTS");
    assert_eq!(service.get(&format!("{apps}/shop")).await.expect(200)["id"], application.as_str());
    assert_eq!(service.get(&format!("{envs}/local")).await.expect(200), created);
    service.get(&format!("{apps}/other")).await.refused(404, "APPLICATION_NOT_FOUND");
    service.get(&format!("{apps}/No%20Name")).await.refused(404, "APPLICATION_NOT_FOUND");
    service.get(&format!("{envs}/other")).await.refused(404, "ENVIRONMENT_NOT_FOUND");
}

async fn stale_revisions_are_refused(service: Service) {
    let application = service.application("shop").await;
    let path = format!("/v1/apps/{application}");
    // A patch that changes nothing counts all the same; null means "as it is".
    let patched = service.patch(&path, &json!({"currentRevision": 0, "name": null})).await.expect(200);
    assert_eq!((&patched["revision"], &patched["name"]), (&json!(1), &json!("shop")));
    service.patch(&path, &json!({"currentRevision": 0})).await.refused(409, "CONCURRENT_UPDATE");
    service.delete(&format!("{path}?current_revision=0")).await.refused(409, "CONCURRENT_UPDATE");
    service.delete(&format!("{path}?current_revision=1")).await.expect(204);
    service.get(&path).await.refused(404, "APPLICATION_NOT_FOUND");
    service.delete(&format!("{path}?current_revision=2")).await.refused(404, "APPLICATION_NOT_FOUND");
}

async fn an_environment_shows_everything(service: Service) {
    let id = service.environment("shop").await;
    let shown = service.get(&format!("/v1/envs/{id}")).await.expect(200);
    assert_eq!(shown["diffModelVersion"], 4);
    assert_eq!(shown["applicationName"], "shop");
    assert_eq!(shown["ownerAccountEmail"], "initial@user");
    assert!(shown.as_object().is_some_and(|object| object["currentDeployment"].is_null()), "{shown}");
    let change = json!({"currentRevision": 0, "versionCheck": true});
    let changed = service.patch(&format!("/v1/envs/{id}"), &change).await.expect(200);
    assert_eq!(changed["versionCheck"], true);
    assert_eq!(changed["securityOverrides"], true);
    assert_eq!(changed["revision"], 1);
    service.delete(&format!("/v1/envs/{id}?current_revision=1")).await.expect(204);
    service.get(&format!("/v1/envs/{id}")).await.refused(404, "ENVIRONMENT_NOT_FOUND");
}

async fn domains_belong_to_one_environment(service: Service) {
    let (one, two) = (service.environment("one").await, service.environment("two").await);
    let domains = |env: &str| format!("/v1/envs/{env}/domain-registrations");
    let body = json!({"domain": "a.localhost:9007"});
    let registered = service.post(&domains(&one), &body).await.expect(200);
    assert_eq!(registered, json!({"id": id(&registered), "environmentId": one, "domain": "a.localhost:9007"}));
    for env in [&one, &two] {
        service.post(&domains(env), &body).await.refused(409, "DOMAIN_ALREADY_EXISTS");
    }
    assert_eq!(service.get(&domains(&one)).await.expect(200), json!({"values": [registered.clone()]}));
    assert_eq!(service.get(&domains(&two)).await.expect(200), json!({"values": []}));
    let path = format!("/v1/domain-registrations/{}", id(&registered));
    assert_eq!(service.get(&path).await.expect(200), registered);
    service.delete(&path).await.expect(204);
    service.get(&path).await.refused(404, "DOMAIN_REGISTRATION_NOT_FOUND");
    service.post(&domains(&two), &body).await.expect(200);
}

async fn an_mcp_deployment_needs_its_domain(service: Service) {
    let (one, two) = (service.environment("one").await, service.environment("two").await);
    let body = json!({"domain": "a.localhost:9007", "agents": {}});
    let path = |env: &str| format!("/v1/envs/{env}/mcp-deployments");
    service.post(&path(&one), &body).await.refused(409, "DOMAIN_NOT_REGISTERED");
    let registration = service
        .post(&format!("/v1/envs/{one}/domain-registrations"), &json!({"domain": "a.localhost:9007"}))
        .await
        .expect(200);
    service.post(&path(&two), &body).await.refused(409, "DOMAIN_NOT_REGISTERED");
    let staged = service.post(&path(&one), &body).await.expect(200);
    service.post(&path(&one), &body).await.refused(409, "MCP_DEPLOYMENT_ALREADY_EXISTS");
    for spelling in ["a.localhost:9007", "a.localhost%3A9007"] {
        assert_eq!(service.get(&format!("{}/{spelling}", path(&one))).await.expect(200), staged);
    }
    service.get(&format!("{}/b.localhost", path(&one))).await.refused(404, "DEPLOYMENT_NOT_FOUND");
    // The registration can go; the deployment stays, and cannot be made again.
    service.delete(&format!("/v1/domain-registrations/{}", id(&registration))).await.expect(204);
    service.get(&format!("/v1/mcp-deployments/{}", id(&staged))).await.expect(200);
    service.delete(&format!("/v1/mcp-deployments/{}?current_revision=0", id(&staged))).await.expect(204);
    service.post(&path(&one), &body).await.refused(409, "DOMAIN_NOT_REGISTERED");
}

async fn a_deleted_mcp_deployment_leaves_its_id(service: Service) {
    let env = service.environment("shop").await;
    let first = service.stage(&env, "a.localhost:9007", json!({"A": {}})).await;
    let path = format!("/v1/mcp-deployments/{}", id(&first));
    service.delete(&format!("{path}?current_revision=1")).await.refused(409, "CONCURRENT_UPDATE");
    service.delete(&format!("{path}?current_revision=0")).await.expect(204);
    service.delete(&format!("{path}?current_revision=1")).await.refused(404, "DEPLOYMENT_NOT_FOUND");
    let body = json!({"domain": "a.localhost:9007", "agents": {}});
    let again = service.post(&format!("/v1/envs/{env}/mcp-deployments"), &body).await.expect(200);
    assert_eq!((&again["id"], &again["createdAt"]), (&first["id"], &first["createdAt"]));
    assert_eq!(again["revision"], 2);
    let singular = format!("/v1/mcp-deployment/{}/revisions", id(&first));
    assert_eq!(
        service.get(&format!("{singular}/0")).await.expect(200)["agents"],
        json!({"A": {"securityScheme": null}})
    );
    assert_eq!(service.get(&format!("{singular}/2")).await.expect(200), again);
    service.get(&format!("{singular}/9")).await.refused(404, "DEPLOYMENT_NOT_FOUND");
}

async fn a_patch_replaces_whole_maps(service: Service) {
    let env = service.environment("shop").await;
    let staged = service.stage(&env, "a.localhost:9007", json!({"A": {"securityScheme": "oidc"}, "B": {}})).await;
    assert_eq!(staged["agents"], json!({"A": {"securityScheme": "oidc"}, "B": {"securityScheme": null}}));
    assert_eq!(staged["tools"], json!({}));
    let path = format!("/v1/mcp-deployments/{}", id(&staged));
    let tools = json!({"greeter": {"ownerComponent": "demo:greeter", "include": ["say *"]}});
    let patched = service.patch(&path, &json!({"currentRevision": 0, "tools": tools})).await.expect(200);
    assert_eq!(patched["agents"], staged["agents"]);
    assert_eq!(
        patched["tools"]["greeter"],
        json!({"ownerComponent": "demo:greeter", "securityScheme": null, "include": ["say *"], "exclude": null})
    );
    let patched =
        service.patch(&path, &json!({"currentRevision": 1, "agents": {"B": {}}, "tools": {}})).await.expect(200);
    assert_eq!((&patched["agents"], &patched["tools"]), (&json!({"B": {"securityScheme": null}}), &json!({})));
    let unchanged = service.patch(&path, &json!({"currentRevision": 2, "agents": null})).await.expect(200);
    assert_eq!((&unchanged["revision"], &unchanged["hash"]), (&json!(3), &patched["hash"]));
    service.patch(&path, &json!({"currentRevision": 2})).await.refused(409, "CONCURRENT_UPDATE");
}

async fn schemes_never_show_their_secret(service: Service) {
    let env = service.environment("shop").await;
    let path = format!("/v1/envs/{env}/security-schemes");
    let body = |name: &str, redirect: &str| {
        json!({
            "name": name, "clientId": "client", "clientSecret": "s3cret-value", "redirectUrl": redirect,
            "scopes": ["openid"],
            "providerType": {"type": "Custom", "name": "dex", "issuerUrl": "not a url"},
        })
    };
    let first = service.post(&path, &body("oidc", "http://127.0.0.1/cb")).await;
    let scheme = first.expect(200);
    assert!(!first.body.contains("s3cret-value"), "{first:?}");
    assert_eq!(scheme["providerType"], json!({"type": "Custom", "name": "dex", "issuerUrl": "not a url"}));
    service.post(&path, &body("oidc", "http://127.0.0.1/cb")).await.refused(409, "SECURITY_SCHEME_ALREADY_EXISTS");
    service.post(&path, &body("other", "no url")).await.refused(400, "INVALID_REDIRECT_URL");
    let wrong = json!({"name": "x", "clientId": "c", "clientSecret": ["s3cret-value"], "redirectUrl": "http://a/",
        "scopes": [], "providerType": {"type": "Google"}});
    let reply = service.post(&path, &wrong).await;
    assert!(!reply.plain(400).contains("s3cret-value"), "{reply:?}");

    let item = format!("/v1/security-schemes/{}", id(&scheme));
    let change = json!({"currentRevision": 0, "clientSecret": "an0ther", "providerType": {"type": "Google"}});
    let changed = service.patch(&item, &change).await.expect(200);
    assert_eq!((&changed["revision"], &changed["providerType"]), (&json!(1), &json!({"type": "Google"})));
    assert_eq!(changed["scopes"], json!(["openid"]));
    service.patch(&item, &change).await.refused(409, "CONCURRENT_UPDATE");
    let deleted = service.delete(&format!("{item}?current_revision=1")).await.expect(200);
    assert_eq!(deleted["revision"], 2);
    service.get(&item).await.refused(404, "SECURITY_SCHEME_NOT_FOUND");
    let again = service.post(&path, &body("oidc", "http://127.0.0.1/cb")).await.expect(200);
    assert_ne!(id(&again), id(&scheme));
    assert_eq!(again["revision"], 0);
    assert_eq!(id_in(&service.get(&path).await.expect(200)["values"][0], "name"), "oidc");
}

async fn schemes_hold_no_credentials_of_urls(service: Service) {
    let environment = service.environment("shop").await;
    let path = format!("/v1/envs/{environment}/security-schemes");
    let scheme = |issuer: &str, redirect: &str| {
        json!({
            "name": "dex", "clientId": "c", "clientSecret": "s", "redirectUrl": redirect, "scopes": [],
            "providerType": {"type": "Custom", "name": "dex", "issuerUrl": issuer},
        })
    };
    let (plain, user) = ("https://dex.example/cb", "https://ada:s3cret@dex.example/cb");
    let refused = service.post(&path, &scheme(user, plain)).await;
    assert!(!refused.body.contains("s3cret"), "{refused:?}");
    refused.refused(400, "INVALID_CUSTOM_PROVIDER_ISSUER_URL");
    service.post(&path, &scheme(plain, user)).await.refused(400, "INVALID_REDIRECT_URL");
    let created = service.post(&path, &scheme(plain, plain)).await.expect(200);
    let one = format!("/v1/security-schemes/{}", created["id"].as_str().expect("an id"));
    let change = json!({"currentRevision": 0, "redirectUrl": user});
    service.patch(&one, &change).await.refused(400, "INVALID_REDIRECT_URL");
}

async fn what_cannot_be_deployed_is_not_staged(service: Service) {
    let env = service.environment("shop").await;
    let path = format!("/v1/envs/{env}/mcp-deployments");
    for domain in ["http://a", "", "a b", "A.localhost"] {
        service.post(&path, &json!({"domain": domain, "agents": {}})).await.plain(400);
    }
    service.post(&path, &json!({"domain": "a.localhost"})).await.plain(400);
    let tools = json!({"t": {"ownerComponent": "demo:t", "include": ["a"], "exclude": ["b"]}});
    let body = json!({"domain": "a.localhost", "agents": {}, "tools": tools});
    service.post(&path, &body).await.refused(400, "VALIDATION_ERROR");
    let tools = json!({"t": {"ownerComponent": "demo:t", "include": ["re*d"]}});
    service.post(&path, &json!({"domain": "a.localhost", "agents": {}, "tools": tools})).await.plain(400);
}

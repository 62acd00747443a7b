//! What a caller may not see does not exist for it.

use reqwest::Method;
use serde_json::json;

use super::service::{Service, environment, id, id_in};

super::on_every_engine! {
    strangers_find_nothing
    everybody_has_their_own
    accounts_are_made_by_administrators
    visible_environments_are_filtered
    a_deleted_token_stops_working
}

async fn strangers_find_nothing(service: Service) {
    let (_, stranger) = service.stranger().await;
    let account = service.root().await;
    let application = service.application("shop").await;
    let environment =
        id(&service.post(&format!("/v1/apps/{application}/envs"), &environment("local")).await.expect(200));
    let endpoint = id(&service.stage(&environment, "a.localhost:9007", json!({})).await);
    let root_token = id(&service.get("/v1/me/token").await.expect(200));
    service.deploy_staged(&environment).await;
    let hash = "0".repeat(64);
    let apply = json!({"expectedDeploymentHash": hash});
    let cases = [
        (Method::GET, format!("/v1/accounts/{account}"), None, "ACCOUNT_NOT_FOUND"),
        (Method::GET, format!("/v1/accounts/{account}/apps"), None, "ACCOUNT_NOT_FOUND"),
        (Method::POST, format!("/v1/accounts/{account}/apps"), Some(json!({"name": "x"})), "ACCOUNT_NOT_FOUND"),
        (Method::GET, format!("/v1/accounts/{account}/apps/shop"), None, "ACCOUNT_NOT_FOUND"),
        (Method::GET, format!("/v1/accounts/{account}/tokens"), None, "ACCOUNT_NOT_FOUND"),
        (Method::GET, format!("/v1/tokens/{root_token}"), None, "TOKEN_NOT_FOUND"),
        (Method::DELETE, format!("/v1/tokens/{root_token}"), None, "TOKEN_NOT_FOUND"),
        (Method::GET, format!("/v1/apps/{application}"), None, "APPLICATION_NOT_FOUND"),
        (Method::GET, format!("/v1/apps/{application}/envs"), None, "APPLICATION_NOT_FOUND"),
        (Method::DELETE, format!("/v1/apps/{application}?current_revision=0"), None, "APPLICATION_NOT_FOUND"),
        (Method::GET, format!("/v1/envs/{environment}"), None, "ENVIRONMENT_NOT_FOUND"),
        (Method::GET, format!("/v1/envs/{environment}/plan"), None, "ENVIRONMENT_NOT_FOUND"),
        (Method::GET, format!("/v1/envs/{environment}/deployments/0/summary"), None, "ENVIRONMENT_NOT_FOUND"),
        (Method::GET, format!("/v1/envs/{environment}/security-schemes"), None, "ENVIRONMENT_NOT_FOUND"),
        (Method::GET, format!("/v1/mcp-deployments/{endpoint}"), None, "DEPLOYMENT_NOT_FOUND"),
        (Method::GET, format!("/v1/mcp-deployment/{endpoint}/revisions/0"), None, "DEPLOYMENT_NOT_FOUND"),
        (Method::POST, format!("/v1/mcpctl/envs/{environment}/apply"), Some(apply), "ENVIRONMENT_NOT_FOUND"),
        (Method::GET, format!("/v1/mcpctl/envs/{environment}/audit"), None, "ENVIRONMENT_NOT_FOUND"),
        (Method::GET, format!("/v1/mcpctl/envs/{environment}/status"), None, "ENVIRONMENT_NOT_FOUND"),
        (Method::GET, format!("/v1/mcpctl/envs/{environment}/pins"), None, "ENVIRONMENT_NOT_FOUND"),
        (
            Method::PUT,
            format!("/v1/mcpctl/envs/{environment}/pins"),
            Some(json!({"pins": {"version": 1, "imports": {}}})),
            "ENVIRONMENT_NOT_FOUND",
        ),
    ];
    for (method, path, body, code) in cases {
        service.call(&stranger, method, &path, body.as_ref()).await.refused(404, code);
    }
    let nobody = "018f0000-0000-7000-8000-000000000001";
    service.get(&format!("/v1/accounts/{nobody}")).await.refused(404, "ACCOUNT_NOT_FOUND");
    service.get(&format!("/v1/domain-registrations/{nobody}")).await.refused(404, "DOMAIN_REGISTRATION_NOT_FOUND");
    service.get(&format!("/v1/security-schemes/{nobody}")).await.refused(404, "SECURITY_SCHEME_NOT_FOUND");
}

async fn everybody_has_their_own(service: Service) {
    let (account, token) = service.stranger().await;
    let shown = service.call(&token, Method::GET, &format!("/v1/accounts/{account}"), None).await.expect(200);
    assert_eq!(shown["email"], "stranger@example.com");
    let apps = format!("/v1/accounts/{account}/apps");
    let application = service.call(&token, Method::POST, &apps, Some(&json!({"name": "shop"}))).await.expect(200);
    assert_eq!(application["accountEmail"], "stranger@example.com");
    // Names are unique in an account only, and an administrator sees everything.
    service.application("shop").await;
    service.get(&format!("/v1/apps/{}", id(&application))).await.expect(200);
}

async fn accounts_are_made_by_administrators(service: Service) {
    let (account, token) = service.stranger().await;
    let new = json!({"name": "Other", "email": "other@example.com", "roles": ["admin"]});
    service.call(&token, Method::POST, "/v1/accounts", Some(&new)).await.refused(403, "AUTH_FORBIDDEN");
    let path = format!("/v1/accounts/{account}?current_revision=0");
    service.call(&token, Method::DELETE, &path, None).await.refused(403, "AUTH_FORBIDDEN");
    let taken = json!({"name": "Other", "email": "STRANGER@example.com", "roles": []});
    service.post("/v1/accounts", &taken).await.refused(409, "ACCOUNT_EMAIL_ALREADY_IN_USE");
    let wrong = json!({"name": "Other", "email": "nobody", "roles": []});
    service.post("/v1/accounts", &wrong).await.refused(400, "VALIDATION_ERROR");
    let renamed = json!({"currentRevision": 0, "name": "Renamed"});
    let shown = service.patch(&format!("/v1/accounts/{account}"), &renamed).await.expect(200);
    assert_eq!((&shown["name"], &shown["revision"]), (&json!("Renamed"), &json!(1)));
    service.patch(&format!("/v1/accounts/{account}"), &renamed).await.refused(409, "CONCURRENT_UPDATE");
    service.delete(&format!("/v1/accounts/{account}?current_revision=1")).await.expect(200);
    service.call(&token, Method::GET, "/v1/me/visible-environments", None).await.refused(401, "AUTH_UNAUTHORIZED");
}

async fn visible_environments_are_filtered(service: Service) {
    let (_, stranger) = service.stranger().await;
    service.environment("one").await;
    service.environment("two").await;
    let of = async |query: &str| {
        let found = service.get(&format!("/v1/me/visible-environments{query}")).await.expect(200);
        let values = found["values"].as_array().expect("values").clone();
        values.iter().map(|value| id_in(&value["application"], "name")).collect::<Vec<_>>()
    };
    assert_eq!(of("").await.len(), 2);
    assert_eq!(of("?app_name=one").await, ["one"]);
    assert_eq!(of("?app_name=one&env_name=local&account_email=Initial@User").await, ["one"]);
    assert!(of("?env_name=cloud").await.is_empty());
    let found = service.call(&stranger, Method::GET, "/v1/me/visible-environments", None).await.expect(200);
    assert_eq!(found, json!({"values": []}));
}

async fn a_deleted_token_stops_working(service: Service) {
    let (account, token) = service.stranger().await;
    let tokens = service.get(&format!("/v1/accounts/{account}/tokens")).await.expect(200);
    assert!(tokens["values"][0].get("secret").is_none(), "{tokens}");
    let id = id(&tokens["values"][0]);
    assert_eq!(service.get(&format!("/v1/tokens/{id}")).await.expect(200)["accountId"], account.as_str());
    service.delete(&format!("/v1/tokens/{id}")).await.expect(200);
    service.call(&token, Method::GET, "/v1/me/token", None).await.refused(401, "AUTH_UNAUTHORIZED");
    service.delete(&format!("/v1/tokens/{id}")).await.refused(404, "TOKEN_NOT_FOUND");
}

//! The whole way: consent, use, refresh, renewal, end; declared and deployed.

use reqwest::Method;
use serde_json::json;

use super::rig::{ROOT, Rig, callback};

#[tokio::test]
async fn a_declared_import_is_authorized_used_refreshed_and_disconnected() {
    let rig = Rig::new().await;
    assert_eq!(rig.status().await, ("authorization-required".to_owned(), "consent was not given yet".to_owned()));
    rig.resolve().await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    // Expired at once: the first call refreshes.
    rig.provider.lifetimes(&[Some(0)]);
    let url = rig.authorize().await;
    assert_eq!(rig.status().await.0, "pending-consent");
    let back = rig.provider.consent(&url);
    let granted = rig.complete(&back).await.ok();
    assert_eq!(granted, json!({"environmentId": rig.env, "securityScheme": "vault", "status": "granted"}));
    assert_eq!(rig.resolve().await.ok()["tools"][0]["upstreamName"], "tell");
    assert_eq!(rig.provider.token_requests("refresh_token").len(), 1);
    assert_eq!(rig.tell(0).await.ok()["result"]["content"][0]["text"], r#"{"topic":"x"}"#);
    assert_eq!(rig.provider.token_requests("refresh_token").len(), 1, "the fresh token is kept");

    let ended = rig.step("disconnect").await.ok();
    assert_eq!((&ended["status"], &ended["providerRevocation"]), (&json!("revoked"), &json!("revoked")));
    assert!(!rig.provider.has_live_tokens());
    let again = rig.step("disconnect").await.ok();
    assert_eq!((&again["status"], &again["providerRevocation"]), (&json!("revoked"), &json!("nothing")));
    rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    rig.consent().await;
    rig.tell(0).await.ok();
    let mut import = rig.import();
    import["exclude"] = json!(["te*"]);
    let body = json!({"import": import, "tool": "tell", "arguments": {}});
    let path = format!("/v1/mcpctl/envs/{}/mcp-imports/call", rig.env);
    assert!(rig.post(&path, &body).await.refused("VALIDATION_ERROR").contains("`exclude`"), "filters hold for calls");
}

#[tokio::test]
async fn the_resource_is_the_same_bytes_in_every_request() {
    let rig = Rig::new().await;
    rig.provider.lifetimes(&[Some(0)]);
    let url = rig.authorize().await;
    rig.complete(&rig.provider.consent(&url)).await.ok();
    rig.tell(0).await.ok();
    let resource = rig.provider.mcp();
    let query = url::Url::parse(&url).expect("a URL");
    let sent: Vec<_> = query.query_pairs().filter(|(name, _)| name == "resource").map(|(_, value)| value).collect();
    assert_eq!(sent, [resource.as_str()]);
    for request in rig.provider.asked("/token") {
        assert_eq!(request.field("resource"), resource);
    }
    let query: std::collections::HashMap<_, _> = query.query_pairs().collect();
    assert_eq!(query["scope"], "tools:read");
    assert!(query["state"].len() >= 22, "at least 128 random bits");
}

#[tokio::test]
async fn a_declared_and_a_deployed_import_share_one_grant() {
    let rig = Rig::new().await;
    rig.deploy().await;
    let begun = rig.post(&rig.deployed("oauth/authorize"), &json!({})).await.ok();
    assert_eq!((&begun["deploymentRevision"], &begun["importIndex"]), (&json!(0), &json!(0)));
    let back = rig.provider.consent(begun["authorizationUrl"].as_str().expect("a URL"));
    let granted = rig.post(&rig.deployed("oauth/complete"), &callback(&back)).await.ok();
    assert_eq!(
        granted,
        json!({
            "environmentId": rig.env, "deploymentRevision": 0, "importIndex": 0, "securityScheme": "vault",
            "status": "granted",
        })
    );
    assert_eq!(rig.get(&rig.deployed("tools")).await.ok()["tools"][0]["upstreamName"], "tell");
    assert_eq!(rig.status().await.0, "granted");
    rig.step("disconnect").await.ok();
    assert_eq!(rig.get(&rig.deployed("oauth")).await.ok()["status"], "revoked");
    let ended = rig.call(0, ROOT, Method::DELETE, &rig.deployed("oauth"), None).await.ok();
    assert_eq!(ended["status"], "revoked");
    // A withdrawn consent takes the cached listing with it.
    rig.post(&rig.deployed("refresh"), &json!({})).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
}

#[tokio::test]
async fn a_working_grant_works_on_until_its_successor_has_tokens() {
    let rig = Rig::new().await;
    rig.consent().await;
    let url = rig.authorize().await;
    assert_eq!(rig.status().await.0, "granted");
    rig.tell(0).await.ok();
    let mut denied = url::Url::parse(super::rig::CALLBACK).expect("a URL");
    let state = url::Url::parse(&url).expect("a URL");
    let state = state.query_pairs().find(|(name, _)| name == "state").expect("state").1.into_owned();
    denied.query_pairs_mut().append_pair("error", "access_denied").append_pair("state", &state);
    denied.query_pairs_mut().append_pair("iss", rig.provider.issuer());
    assert!(rig.complete(&denied).await.refused("OAUTH_CONSENT_DENIED").contains("access_denied"));
    assert_eq!(rig.status().await.0, "granted", "the old grant stays");
    rig.tell(0).await.ok();
    rig.consent().await;
    rig.tell(0).await.ok();
}

#[tokio::test]
async fn a_client_is_registered_and_its_secret_is_shown_to_nobody() {
    let rig = Rig::new().await;
    let body = json!({"name": "fresh", "import": {"url": rig.provider.mcp()}, "redirectUrl": super::rig::CALLBACK});
    let path = format!("/v1/mcpctl/envs/{}/security-schemes/register", rig.env);
    let made = rig.post(&path, &body).await.ok();
    assert_eq!(made["clientId"], "registered");
    assert_eq!(made["providerType"]["issuerUrl"], rig.provider.issuer());
    assert!(!made.to_string().contains("planted"));
    let asked: serde_json::Value = serde_json::from_str(&rig.provider.asked("/register")[0].body).expect("JSON");
    assert_eq!(asked["application_type"], "web", "providers refuse `*.localhost` to native clients");
    assert_eq!(asked["redirect_uris"], json!([super::rig::CALLBACK]));
    assert_eq!(asked["token_endpoint_auth_method"], "client_secret_basic");
    let import = json!({"url": rig.provider.mcp(), "securityScheme": "fresh"});
    let begun = rig.step_at(0, ROOT, "authorize", &import, None).await.ok();
    let back = rig.provider.consent(begun["authorizationUrl"].as_str().expect("a URL"));
    rig.step_at(0, ROOT, "complete", &import, Some(&callback(&back))).await.ok();
    // A second one of the name leaves no second client behind.
    rig.post(&path, &body).await.refused("SECURITY_SCHEME_ALREADY_EXISTS");
    assert_eq!(rig.provider.asked("/register").len(), 1);
}

#[tokio::test]
async fn capabilities_announce_what_the_server_can() {
    let rig = Rig::new().await;
    let version = rig.get("/version").await.ok();
    for name in ["mcp-import-consent", "scheme-registration", "mcp-import-calls", "mcp-import-reading"] {
        let known = version["capabilities"].as_array().expect("names");
        assert!(known.iter().any(|known| known == name), "{name} is not in {version}");
    }
}

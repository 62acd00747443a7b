//! What must not be completed: callbacks that are foreign, replayed, expired, altered, or whose surroundings changed.

use reqwest::Method;
use serde_json::{Value, json};
use url::Url;

use super::rig::{CALLBACK, ROOT, Rig, callback};

/// The callback with one parameter replaced.
fn with(back: &Url, name: &str, value: &str) -> Url {
    let mut url = back.clone();
    let pairs: Vec<(String, String)> = back.query_pairs().into_owned().collect();
    url.query_pairs_mut().clear();
    for (key, old) in pairs {
        url.query_pairs_mut().append_pair(&key, if key == name { value } else { &old });
    }
    url
}

#[tokio::test]
async fn another_account_finds_nothing_and_uses_nothing_up() {
    let rig = Rig::new().await;
    let new = json!({"name": "Stranger", "email": "s@example.com", "roles": []});
    let account = rig.post("/v1/accounts", &new).await.ok()["id"].as_str().expect("id").to_owned();
    let tokens = format!("/v1/accounts/{account}/tokens");
    let stranger = rig.post(&tokens, &json!({"expiresAt": "2100-01-01T00:00:00Z"})).await.ok();
    let stranger = stranger["secret"].as_str().expect("a token").to_owned();
    let back = rig.provider.consent(&rig.authorize().await);
    for action in ["authorize", "status", "disconnect"] {
        let reply = rig.step_at(0, &stranger, action, &rig.import(), None).await;
        assert_eq!(reply.status, 404, "{reply:?}");
        reply.refused("ENVIRONMENT_NOT_FOUND");
    }
    let reply = rig.step_at(0, &stranger, "complete", &rig.import(), Some(&callback(&back))).await;
    reply.refused("ENVIRONMENT_NOT_FOUND");
    let admin = json!({"name": "Second", "email": "a@example.com", "roles": ["admin"]});
    let admin = rig.post("/v1/accounts", &admin).await.ok()["id"].as_str().expect("id").to_owned();
    let tokens = format!("/v1/accounts/{admin}/tokens");
    let admin = rig.post(&tokens, &json!({"expiresAt": "2100-01-01T00:00:00Z"})).await.ok();
    let admin = admin["secret"].as_str().expect("a token").to_owned();
    // Sees the environment, and still did not begin this consent.
    let reply = rig.step_at(0, &admin, "complete", &rig.import(), Some(&callback(&back))).await;
    assert!(reply.refused("INVALID_OAUTH_SESSION").contains("authorize"), "{reply:?}");
    assert!(rig.provider.token_requests("authorization_code").is_empty());
    assert_eq!(rig.complete(&back).await.ok()["status"], "granted", "the one who began it still can");
}

#[tokio::test]
async fn a_callback_is_good_for_one_completion_and_one_target() {
    let rig = Rig::new().await;
    rig.deploy().await;
    let back = rig.provider.consent(&rig.authorize().await);
    // A mistake in the command is no reason to consent again.
    let reply = rig.post(&rig.deployed("oauth/complete"), &callback(&back)).await;
    assert!(reply.refused("INVALID_OAUTH_SESSION").contains("--manifest"), "{reply:?}");
    let mut changed = rig.import();
    changed["prefix"] = "other".into();
    let reply = rig.step_at(0, ROOT, "complete", &changed, Some(&callback(&back))).await;
    reply.refused("INVALID_OAUTH_SESSION");
    rig.complete(&with(&back, "state", "guessed")).await.refused("INVALID_OAUTH_SESSION");
    assert!(rig.provider.token_requests("authorization_code").is_empty());
    rig.complete(&back).await.ok();
    rig.complete(&back).await.refused("INVALID_OAUTH_SESSION");
    assert_eq!(rig.provider.token_requests("authorization_code").len(), 1);
    assert_eq!(rig.status().await.0, "granted", "a replay takes nothing away");
    // A newer consent replaces the older one.
    let first = rig.provider.consent(&rig.authorize().await);
    let second = rig.provider.consent(&rig.authorize().await);
    rig.complete(&first).await.refused("INVALID_OAUTH_SESSION");
    rig.complete(&second).await.ok();
}

#[tokio::test]
async fn altered_answers_use_the_consent_up() {
    let rig = Rig::new().await;
    for (name, value) in [("iss", "http://evil.example"), ("iss", ""), ("code", "planted-guess")] {
        let back = rig.provider.consent(&rig.authorize().await);
        let reply = rig.complete(&with(&back, name, value)).await;
        let code = if name == "iss" { "INVALID_OAUTH_SESSION" } else { "OAUTH_EXCHANGE_FAILED" };
        assert!(reply.refused(code).contains("authorize"), "{reply:?}");
        let (status, reason) = rig.status().await;
        assert_eq!(status, "authorization-required", "{name}={value}");
        assert!(!reason.contains("evil"), "{reason}");
        rig.complete(&back).await.refused("INVALID_OAUTH_SESSION");
    }
    // The provider says that it always names itself: an answer without that is no answer of it.
    let back = rig.provider.consent(&rig.authorize().await);
    let mut body = callback(&back);
    body.as_object_mut().expect("an object").remove("issuer");
    let reply = rig.step_at(0, ROOT, "complete", &rig.import(), Some(&body)).await;
    reply.refused("INVALID_OAUTH_SESSION");
    assert_eq!(rig.provider.token_requests("authorization_code").len(), 1, "only the guessed code got that far");
    // Neither or both of code and error.
    let back = callback(&rig.provider.consent(&rig.authorize().await));
    let mut both = back.clone();
    both["error"] = "access_denied".into();
    let neither = json!({"state": back["state"]});
    for wrong in [both, neither] {
        rig.step_at(0, ROOT, "complete", &rig.import(), Some(&wrong)).await.refused("VALIDATION_ERROR");
    }
    let mut unknown = back.clone();
    unknown["surprise"] = 1.into();
    assert_eq!(rig.step_at(0, ROOT, "complete", &rig.import(), Some(&unknown)).await.status, 400);
}

#[tokio::test]
async fn what_the_provider_says_instead_of_a_consent_is_passed_on_clean() {
    let rig = Rig::new().await;
    for (error, shown) in [("access_denied", "access_denied"), ("x\u{1b}[31m`y\n", "x[31my")] {
        let back = rig.provider.consent(&rig.authorize().await);
        let mut body = callback(&back);
        body.as_object_mut().expect("an object").remove("code");
        body["error"] = error.into();
        let reply = rig.step_at(0, ROOT, "complete", &rig.import(), Some(&body)).await;
        assert_eq!(reply.status, 400);
        assert!(reply.refused("OAUTH_CONSENT_DENIED").contains(&format!("`{shown}`")), "{reply:?}");
        assert_eq!(rig.status().await.0, "authorization-required");
    }
}

#[tokio::test]
async fn a_changed_scheme_ends_consents_and_grants() {
    let mut rig = Rig::new().await;
    let back = rig.provider.consent(&rig.authorize().await);
    rig.update_scheme(&json!({"clientId": "mcpctl-test"})).await;
    rig.complete(&back).await.refused("INVALID_OAUTH_SESSION");
    assert!(rig.provider.token_requests("authorization_code").is_empty());
    rig.consent().await;
    rig.update_scheme(&json!({"scopes": ["tools:read"]})).await;
    assert_eq!(rig.status().await.0, "authorization-required");
    rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    rig.consent().await;
    let path = format!(
        "/v1/security-schemes/{}?current_revision={}",
        rig.scheme["id"].as_str().expect("id"),
        rig.scheme["revision"]
    );
    rig.call(0, ROOT, Method::DELETE, &path, None).await.ok();
    let text = rig.step("status").await.refused("SECURITY_SCHEME_NOT_FOUND");
    assert!(text.contains("mcpctl security-scheme create vault"), "{text}");
    rig.create_scheme(rig.provider.issuer(), &[]).await.ok();
    assert_eq!(rig.status().await.0, "authorization-required", "a new scheme of the old name inherits nothing");
}

#[tokio::test]
async fn imports_without_consent_say_what_they_are() {
    let rig = Rig::new().await;
    let open = json!({"url": rig.provider.mcp()});
    rig.step_at(0, ROOT, "authorize", &open, None).await.refused("MCP_IMPORT_NOT_OAUTH");
    rig.step_at(0, ROOT, "disconnect", &open, None).await.refused("MCP_IMPORT_NOT_OAUTH");
    let missing = json!({"url": rig.provider.mcp(), "securityScheme": "nope"});
    let text = rig.step_at(0, ROOT, "authorize", &missing, None).await.refused("SECURITY_SCHEME_NOT_FOUND");
    assert!(text.contains("mcpctl security-scheme create nope"), "{text}");
    rig.deploy().await;
    let path = format!("/v1/envs/{}/deployments/0/mcp-imports/7/oauth", rig.env);
    rig.get(&path).await.refused("MCP_IMPORT_NOT_FOUND");
}

#[tokio::test]
async fn the_audit_trail_tells_the_steps_and_no_secret() {
    let rig = Rig::new().await;
    rig.consent().await;
    rig.step("disconnect").await.ok();
    let audit = rig.get(&format!("/v1/mcpctl/envs/{}/audit", rig.env)).await.ok();
    let names: Vec<&str> = audit["values"]
        .as_array()
        .expect("events")
        .iter()
        .filter(|event| event["entity"] == "grant")
        .filter_map(|event| event["name"].as_str())
        .collect();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["granted", "pending-consent", "revoked"], "{audit}");
    let text = Value::to_string(&audit);
    assert!(!text.contains("planted") && !text.contains(&rig.provider.mcp()) && !text.contains(CALLBACK), "{text}");
}

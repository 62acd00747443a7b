//! The whole way with a provider and a server that nobody here wrote.

use std::time::Duration;

use serde_json::{Value, json};

use super::rig::{CALLBACK, ROOT, Rig, callback};
use crate::support::browser;
use crate::support::peers;

/// How long access tokens live, in seconds.
const LIFETIME: u32 = 2;

async fn consent(rig: &Rig, import: &Value) {
    let begun = rig.step_at(0, ROOT, "authorize", import, None).await.ok();
    let url = begun["authorizationUrl"].as_str().expect("a URL");
    let back = url::Url::parse(&browser::walk(url, CALLBACK, true).await).expect("a URL");
    let granted = rig.step_at(0, ROOT, "complete", import, Some(&callback(&back))).await.ok();
    assert_eq!(granted["status"], "granted");
}

async fn tell(rig: &Rig, import: &Value) -> super::rig::Reply {
    let body = json!({"import": import, "tool": "tell", "arguments": {"topic": "tea"}});
    rig.post(&format!("/v1/mcpctl/envs/{}/mcp-imports/call", rig.env), &body).await
}

#[tokio::test]
async fn consent_call_expiry_rotation_disconnect_and_consent_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("grants");
    let Some(provider) = peers::oidc_provider(CALLBACK, LIFETIME, &log) else { return };
    let issuer = format!("http://127.0.0.1:{}", provider.port);
    let Some(server) = peers::protected(&issuer) else { return };
    let rig = Rig::new().await;
    // The client is registered by the control plane itself.
    let register = json!({
        "name": "python", "import": {"url": server.mcp_url()}, "redirectUrl": CALLBACK,
        "scopes": ["openid", "offline_access", "tools:read"],
    });
    let path = format!("/v1/mcpctl/envs/{}/security-schemes/register", rig.env);
    let scheme = rig.post(&path, &register).await.ok();
    assert_eq!(scheme["providerType"]["issuerUrl"], issuer.as_str());
    let import = json!({"url": server.mcp_url(), "securityScheme": "python"});
    let resolve = json!({"imports": [import], "nativeToolNames": []});
    let resolve_path = format!("/v1/envs/{}/mcp-imports/resolve", rig.env);
    rig.post(&resolve_path, &resolve).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");

    consent(&rig, &import).await;
    let listing = rig.post(&resolve_path, &resolve).await.ok();
    assert_eq!(listing["tools"][0]["upstreamName"], "tell");
    let answer = |reply: super::rig::Reply| reply.ok()["result"]["content"][0]["text"].clone();
    assert_eq!(answer(tell(&rig, &import).await), "nothing about tea");
    for _ in 0..2 {
        // The tokens are real, so they really expire; each refresh rotates the refresh token.
        tokio::time::sleep(Duration::from_millis(u64::from(LIFETIME) * 1000 + 100)).await;
        assert_eq!(answer(tell(&rig, &import).await), "nothing about tea");
    }
    let ended = rig.step_at(0, ROOT, "disconnect", &import, None).await.ok();
    assert_eq!((&ended["status"], &ended["providerRevocation"]), (&json!("revoked"), &json!("revoked")));
    tell(&rig, &import).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    consent(&rig, &import).await;
    assert_eq!(answer(tell(&rig, &import).await), "nothing about tea");
}

#[tokio::test]
async fn a_client_that_was_registered_beforehand_works_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("grants");
    let Some(provider) = peers::oidc_provider(CALLBACK, 300, &log) else { return };
    let issuer = format!("http://127.0.0.1:{}", provider.port);
    let Some(server) = peers::protected(&issuer) else { return };
    let rig = Rig::new().await;
    let scheme = json!({
        "name": "known", "providerType": {"type": "Custom", "name": "test", "issuerUrl": issuer},
        "clientId": "mcpctl-test", "clientSecret": "mcpctl-test-secret-do-not-print", "redirectUrl": CALLBACK,
        "scopes": [],
    });
    rig.post(&format!("/v1/envs/{}/security-schemes", rig.env), &scheme).await.ok();
    let import = json!({"url": server.mcp_url(), "securityScheme": "known"});
    consent(&rig, &import).await;
    assert_eq!(tell(&rig, &import).await.ok()["result"]["content"][0]["text"], "nothing about tea");
}

//! Tokens that expire, rotate, are refused, are lost.

use mcpctl::secrets::SealingKey;
use mcpctl::store::Location;
use serde_json::json;

use super::rig::{Rig, callback};
use crate::support::oauth_provider::{Asked, Does};

fn refreshes(does: Does) -> impl Fn(&Asked) -> Option<Does> + Send + Sync {
    move |asked| (asked.field("grant_type") == "refresh_token").then(|| does.clone())
}

/// A rig whose access token has expired.
async fn expired() -> Rig {
    let rig = Rig::new().await;
    rig.provider.lifetimes(&[Some(0)]);
    rig.consent().await;
    rig
}

#[tokio::test]
async fn rotated_tokens_are_used_once_each_for_as_long_as_it_takes() {
    let rig = Rig::new().await;
    rig.provider.lifetimes(&[Some(0), Some(0), Some(0), Some(0)]);
    rig.consent().await;
    for _ in 0..4 {
        rig.tell(0).await.ok();
    }
    let used: Vec<String> = rig
        .provider
        .token_requests("refresh_token")
        .iter()
        .map(|asked| asked.field("refresh_token").to_owned())
        .collect();
    let mut unique = used.clone();
    unique.dedup();
    assert_eq!(unique.len(), 4, "{used:?}");
    assert_eq!(used, unique);
}

#[tokio::test]
async fn a_token_without_expiry_is_used_until_it_is_refused() {
    let rig = Rig::new().await;
    rig.provider.lifetimes(&[None, None]);
    rig.consent().await;
    rig.tell(0).await.ok();
    rig.tell(0).await.ok();
    assert!(rig.provider.token_requests("refresh_token").is_empty());
    rig.provider.forget_access();
    // The 401 ends that token; the same request goes out once more with a fresh one.
    rig.tell(0).await.ok();
    assert_eq!(rig.provider.token_requests("refresh_token").len(), 1);
    assert_eq!(rig.status().await.0, "granted");
}

#[tokio::test]
async fn a_server_that_refuses_even_fresh_tokens_is_not_asked_for_ever_and_ends_no_consent() {
    let rig = Rig::new().await;
    rig.consent().await;
    rig.provider.script(|asked| (asked.path == "/mcp").then(|| Does::challenge(401, "Bearer error=\"invalid_token\"")));
    for _ in 0..3 {
        let text = rig.tell(0).await.refused("MCP_IMPORT_UPSTREAM_UNAVAILABLE");
        assert!(text.contains("even a fresh access token"), "{text}");
        assert_eq!(rig.provider.token_requests("refresh_token").len(), 1);
        assert_eq!(rig.status().await.0, "granted");
    }
    rig.provider.script(|_| None);
    rig.tell(0).await.ok();
    assert_eq!(rig.provider.token_requests("refresh_token").len(), 1);
}

#[tokio::test]
async fn a_token_that_expires_at_once_is_used_and_not_refreshed_again() {
    let rig = Rig::new().await;
    rig.provider.lifetimes(&[Some(0); 64]);
    rig.consent().await;
    rig.tell(0).await.ok();
    assert_eq!(rig.provider.token_requests("refresh_token").len(), 1, "one refresh for one call");
    rig.provider.script(|asked| (asked.path == "/mcp").then(|| Does::challenge(401, "Bearer error=\"invalid_token\"")));
    rig.tell(0).await.refused("MCP_IMPORT_UPSTREAM_UNAVAILABLE");
    assert!(rig.provider.token_requests("refresh_token").len() <= 3);
}

#[tokio::test]
async fn an_ended_grant_needs_consent_and_a_provider_in_trouble_does_not() {
    let rig = expired().await;
    for (does, says) in [
        (Does::text(500, "text/plain", "oops"), "HTTP 500"),
        (Does::json(503, &json!({"error": "temporarily_unavailable"})), "temporarily_unavailable"),
        (Does::json(401, &json!({"error": "invalid_client"})), "set the security scheme's client"),
    ] {
        rig.provider.script(refreshes(does));
        let text = rig.tell(0).await.refused("MCP_IMPORT_UPSTREAM_UNAVAILABLE");
        assert!(text.contains(says), "{text}");
        assert_eq!(rig.status().await.0, "granted", "nothing was used up");
        // The failure is remembered for a second, so that waiting callers do not try one after the other.
        tokio::time::sleep(std::time::Duration::from_millis(1050)).await;
    }
    rig.provider.script(|_| None);
    rig.tell(0).await.ok();

    let rig = expired().await;
    rig.provider.forget_all();
    let text = rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    assert!(text.contains("invalid_grant"), "{text}");
    let (status, reason) = rig.status().await;
    assert_eq!(status, "authorization-required");
    assert!(reason.contains("ended the consent"), "{reason}");
    rig.consent().await;
    rig.tell(0).await.ok();
}

#[tokio::test]
async fn a_lost_answer_is_not_asked_for_again() {
    for does in [
        Does::ActAndCut,
        Does::text(200, "text/html", "<html>"),
        Does::text(504, "text/plain", "late"),
        Does::json(504, &json!({"error": "Gateway Timeout"})),
        Does::text(408, "text/plain", "late"),
        Does::text(524, "text/html", "<html>"),
    ] {
        let rig = expired().await;
        rig.provider.script(refreshes(does.clone()));
        let text = rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
        assert!(text.contains("not used twice"), "{does:?}: {text}");
        rig.provider.script(|_| None);
        rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
        assert_eq!(rig.provider.token_requests("refresh_token").len(), 1, "{does:?}: repeated");
        rig.consent().await;
        rig.tell(0).await.ok();
    }
}

#[tokio::test]
async fn a_provider_that_is_not_there_takes_nothing_away() {
    let rig = expired().await;
    // The token endpoint that the grant knows, on a port that nobody listens on.
    let mut rig = rig;
    let mut metadata = rig.provider.metadata();
    metadata["token_endpoint"] = "http://127.0.0.1:9/token".into();
    rig.provider.lifetimes(&[Some(0)]);
    let back = rig.provider.consent(&rig.authorize().await);
    rig.complete(&back).await.ok();
    rig.update_scheme(&json!({"scopes": ["tools:read"]})).await;
    rig.provider.script(move |asked| {
        (asked.path == "/.well-known/oauth-authorization-server").then(|| Does::json(200, &metadata))
    });
    let back = rig.provider.consent(&rig.authorize().await);
    let text = rig.complete(&back).await.refused("OAUTH_EXCHANGE_FAILED");
    assert!(text.contains("cannot be reached"), "{text}");
}

/// The scopes that the next consent asks for.
async fn scopes(rig: &Rig) -> String {
    let url = url::Url::parse(&rig.authorize().await).expect("a URL");
    url.query_pairs().find(|(name, _)| name == "scope").expect("scopes").1.into_owned()
}

#[tokio::test]
async fn too_narrow_tokens_lead_to_a_wider_consent_and_go_on_working_for_the_rest() {
    let rig = Rig::new().await;
    rig.consent().await;
    let long = format!("https://scopes.example.com/{}/write", "x".repeat(80));
    let challenge = format!("Bearer error=\"insufficient_scope\", scope=\"tools:write {long}\"");
    // Behind another one, in a header of its own.
    let challenges = vec![("www-authenticate", "Basic realm=\"x\"".to_owned()), ("www-authenticate", challenge)];
    let answer = Does::Answer(403, "", String::new(), challenges);
    rig.provider.script(move |asked| (asked.path == "/mcp").then(|| answer.clone()));
    let text = rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    assert!(text.contains("tools:write https://scopes.example.com/"), "{text}");
    rig.provider.script(|_| None);
    assert_eq!(rig.status().await.0, "granted", "the operation is refused, not the grant");
    rig.tell(0).await.ok();
    let union = format!("tools:read tools:write {long}");
    for _ in 0..2 {
        // A consent that is begun and given up forgets nothing.
        assert_eq!(scopes(&rig).await, union);
    }
    rig.consent().await;
    rig.tell(0).await.ok();
    // Neither does one that was given, replaced, or ended by the provider.
    assert_eq!(scopes(&rig).await, union);
    rig.provider.forget_all();
    rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    assert_eq!(scopes(&rig).await, union);
    rig.consent().await;
    // A 403 for another reason is no matter of consent.
    rig.provider.script(|asked| (asked.path == "/mcp").then(|| Does::text(403, "text/plain", "no")));
    rig.tell(0).await.refused("MCP_IMPORT_UPSTREAM_UNAVAILABLE");
    assert_eq!(rig.status().await.0, "granted");
}

#[tokio::test]
async fn a_lost_sealing_key_means_that_consent_is_needed() {
    let folder = tempfile::tempdir().expect("a folder");
    let location = Location::Sqlite(folder.path().join("plane.db"));
    let mut rig = Rig::over(&location, 1, std::time::Duration::from_secs(20)).await;
    rig.consent().await;
    rig.servers[0].store.close().await;
    rig.restart_with(&location, &SealingKey::generate()).await;
    let (status, reason) = rig.status().await;
    assert_eq!(status, "authorization-required");
    assert!(reason.contains("key"), "{reason}");
    rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    let text = rig.step("authorize").await.refused("OAUTH_CONTEXT_CHANGED");
    assert!(text.contains("mcpctl security-scheme update vault"), "{text}");
    rig.update_scheme(&json!({"clientSecret": super::rig::SECRET})).await;
    let back = rig.provider.consent(&rig.authorize().await);
    let completed = rig.step_at(0, super::rig::ROOT, "complete", &rig.import(), Some(&callback(&back))).await;
    assert_eq!(completed.ok()["status"], "granted");
    rig.tell(0).await.ok();
}

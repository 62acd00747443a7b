//! Answers of a provider that come after something else has happened: the later decision counts.

use std::sync::Arc;

use mcpctl::secrets::Secret;
use reqwest::Method;
use serde_json::json;
use tokio::sync::{Semaphore, mpsc};

use super::rig::{ROOT, Rig, SECRET};
use crate::support::oauth_provider::{Asked, Does};

/// Holds back the next answer of the token endpoint to this grant type; tells when it was asked.
fn hold(rig: &Rig, grant: &'static str) -> (Arc<Semaphore>, mpsc::UnboundedReceiver<()>) {
    let (gate, (asks, asked)) = (Arc::new(Semaphore::new(0)), mpsc::unbounded_channel());
    let closed = Arc::clone(&gate);
    rig.provider.script(move |asked: &Asked| {
        (asked.field("grant_type") == grant).then(|| {
            let _ = asks.send(());
            Does::Later(Arc::clone(&closed))
        })
    });
    (gate, asked)
}

#[tokio::test]
async fn a_completion_that_comes_after_a_disconnect_changes_nothing() {
    let rig = Rig::new().await;
    let first = rig.provider.consent(&rig.authorize().await);
    let (gate, mut asked) = hold(&rig, "authorization_code");
    let then = async {
        asked.recv().await;
        rig.step("disconnect").await.ok();
        let second = rig.provider.consent(&rig.authorize().await);
        gate.add_permits(1);
        second
    };
    let (late, second) = tokio::join!(rig.complete(&first), then);
    late.refused("OAUTH_CONTEXT_CHANGED");
    assert_eq!(rig.status().await.0, "pending-consent", "the second one is untouched");
    rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    rig.provider.script(|_| None);
    rig.complete(&second).await.ok();
    rig.tell(0).await.ok();

    // The same without a second one: nothing stays at the provider.
    let third = rig.provider.consent(&rig.authorize().await);
    let (gate, mut asked) = hold(&rig, "authorization_code");
    let then = async {
        asked.recv().await;
        rig.step("disconnect").await.ok();
        gate.add_permits(1);
    };
    let (late, ()) = tokio::join!(rig.complete(&third), then);
    late.refused("OAUTH_CONTEXT_CHANGED");
    assert_eq!(rig.status().await.0, "revoked");
    assert!(!rig.provider.has_live_tokens());
}

#[tokio::test]
async fn a_failure_that_comes_late_says_nothing_about_a_newer_consent() {
    let rig = Rig::new().await;
    let mut first = rig.provider.consent(&rig.authorize().await);
    let query = first.query().expect("a query").replace("planted-code", "planted-guess");
    first.set_query(Some(&query));
    let (gate, mut asked) = hold(&rig, "authorization_code");
    let then = async {
        asked.recv().await;
        let second = rig.provider.consent(&rig.authorize().await);
        gate.add_permits(1);
        second
    };
    let (late, second) = tokio::join!(rig.complete(&first), then);
    late.refused("OAUTH_EXCHANGE_FAILED");
    assert_eq!(rig.status().await.0, "pending-consent");
    rig.provider.script(|_| None);
    rig.complete(&second).await.ok();
    rig.tell(0).await.ok();
}

#[tokio::test]
async fn an_older_completion_does_not_replace_a_newer_one_nor_end_its_tokens() {
    let rig = Rig::new().await;
    let first = rig.provider.consent(&rig.authorize().await);
    let (gate, mut asked) = hold(&rig, "authorization_code");
    let then = async {
        asked.recv().await;
        rig.provider.script(|_| None);
        rig.consent().await;
        gate.add_permits(1);
    };
    let (late, ()) = tokio::join!(rig.complete(&first), then);
    late.refused("OAUTH_CONTEXT_CHANGED");
    assert_eq!(rig.status().await.0, "granted");
    assert!(rig.provider.asked("/revoke").is_empty(), "some providers would end the newer tokens with the older");
    rig.tell(0).await.ok();
    assert!(rig.provider.token_requests("refresh_token").is_empty());
}

#[tokio::test]
async fn the_secret_of_a_changed_scheme_is_never_sent_to_the_provider_of_the_old_one() {
    let rig = Rig::new().await;
    let back = rig.provider.consent(&rig.authorize().await);
    let (gate, mut asked) = hold(&rig, "authorization_code");
    let then = async {
        asked.recv().await;
        let change = json!({
            "currentRevision": rig.scheme["revision"], "clientSecret": "another-providers-secret",
            "providerType": {"type": "Custom", "name": "b", "issuerUrl": "https://b.example"},
        });
        let path = format!("/v1/security-schemes/{}", rig.scheme["id"].as_str().expect("id"));
        rig.call(0, ROOT, Method::PATCH, &path, Some(&change)).await.ok();
        gate.add_permits(1);
    };
    let (late, ()) = tokio::join!(rig.complete(&back), then);
    late.refused("OAUTH_CONTEXT_CHANGED");
    assert!(!rig.provider.has_live_tokens(), "what came too late was revoked");
    let secret = |asked: &Asked| basic(&asked.headers["authorization"]);
    let revoked = rig.provider.asked("/revoke");
    assert_eq!(revoked.iter().map(secret).collect::<Vec<_>>(), [Secret::from(SECRET)]);
}

/// The password of a Basic authorization.
fn basic(header: &str) -> Secret {
    use base64::Engine;
    let encoded = header.strip_prefix("Basic ").expect("basic");
    let text = base64::engine::general_purpose::STANDARD.decode(encoded).expect("base64");
    let text = String::from_utf8(text).expect("text");
    Secret::new(text.split_once(':').expect("a password").1)
}

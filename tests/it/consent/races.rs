//! Several servers over one PostgreSQL, and servers that die in the middle.

use std::time::Duration;

use futures::future::join_all;
use mcpctl::store::Location;
use serde_json::json;

use super::rig::{ROOT, Rig, callback};
use crate::support::oauth_provider::{Asked, Does};
use crate::support::postgres;

async fn two(timeout: Duration) -> Option<Rig> {
    let url = postgres::database().await?;
    Some(Rig::over(&Location::Postgres(url), 2, timeout).await)
}

#[tokio::test]
async fn sixty_four_calls_over_two_servers_refresh_once() {
    let Some(rig) = two(Duration::from_secs(20)).await else { return };
    rig.provider.lifetimes(&[Some(0)]);
    rig.consent().await;
    let replies = join_all((0..64).map(|call| rig.tell(call % 2))).await;
    for reply in replies {
        assert_eq!(reply.ok()["result"]["content"][0]["text"], r#"{"topic":"x"}"#);
    }
    assert_eq!(rig.provider.token_requests("refresh_token").len(), 1);
    // The same after the protected server has forgotten its tokens: every call meets the 401, one refreshes.
    rig.provider.forget_access();
    for reply in join_all((0..64).map(|call| rig.tell(call % 2))).await {
        reply.ok();
    }
    assert_eq!(rig.provider.token_requests("refresh_token").len(), 2);
}

#[tokio::test]
async fn of_two_completions_one_exchanges() {
    let Some(rig) = two(Duration::from_secs(20)).await else { return };
    let back = callback(&rig.provider.consent(&rig.authorize().await));
    let import = rig.import();
    let replies = join_all((0..8).map(|at| rig.step_at(at % 2, ROOT, "complete", &import, Some(&back)))).await;
    let won = replies.iter().filter(|reply| reply.status == 200).count();
    assert_eq!(won, 1, "{replies:?}");
    for reply in replies.iter().filter(|reply| reply.status != 200) {
        reply.refused("INVALID_OAUTH_SESSION");
    }
    assert_eq!(rig.provider.token_requests("authorization_code").len(), 1);
    assert_eq!(rig.status().await.0, "granted");
}

#[tokio::test]
async fn a_disconnect_during_a_refresh_wins_and_leaves_nothing_at_the_provider() {
    let Some(rig) = two(Duration::from_secs(20)).await else { return };
    rig.provider.lifetimes(&[Some(0)]);
    rig.consent().await;
    let (started, mut starts) = tokio::sync::mpsc::unbounded_channel();
    let gate = std::sync::Arc::new(std::sync::Mutex::new(true));
    let closed = std::sync::Arc::clone(&gate);
    rig.provider.script(move |asked: &Asked| {
        if asked.field("grant_type") == "refresh_token" {
            let _ = started.send(());
            // Holds the answer back until the disconnect is through.
            let deadline = std::time::Instant::now() + Duration::from_secs(10);
            while *closed.lock().expect("gate") && std::time::Instant::now() < deadline {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        None
    });
    let call = rig.tell(0);
    let disconnect = async {
        starts.recv().await;
        let path = format!("/v1/envs/{}/mcp-imports/oauth/disconnect", rig.env);
        // The provider is busy with the refresh; opening the gate lets it go on once the grant is revoked here.
        let opener = async {
            rig.until_revoked_at(1).await;
            *gate.lock().expect("gate") = false;
        };
        let body = json!({"import": rig.import()});
        let (reply, ()) = tokio::join!(rig.call(1, ROOT, reqwest::Method::POST, &path, Some(&body)), opener);
        reply.ok()
    };
    let (called, ended) = tokio::join!(call, disconnect);
    called.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    assert_eq!(ended["status"], "revoked");
    assert_eq!(rig.status().await.0, "revoked");
    assert!(!rig.provider.has_live_tokens(), "the tokens of the late refresh were revoked too");
}

#[tokio::test]
async fn a_server_that_dies_during_a_refresh_leaves_a_consent_that_can_be_renewed() {
    let Some(mut rig) = two(Duration::from_secs(1)).await else { return };
    rig.provider.lifetimes(&[Some(0)]);
    rig.consent().await;
    let (started, mut starts) = tokio::sync::mpsc::unbounded_channel();
    rig.provider.script(move |asked: &Asked| {
        (asked.field("grant_type") == "refresh_token").then(|| {
            let _ = started.send(());
            Does::Hang
        })
    });
    // The caller goes away, the refresh goes on; then the server dies.
    {
        let call = rig.tell(0);
        tokio::pin!(call);
        tokio::select! {
            _ = &mut call => panic!("it cannot have ended"),
            _ = starts.recv() => {}
        }
    }
    rig.servers[0].kill();
    rig.provider.script(|_| None);
    rig.servers.remove(0);
    let reason = rig.until("authorization-required").await;
    assert!(reason.contains("stopped during a refresh"), "{reason}");
    rig.tell(0).await.refused("MCP_IMPORT_AUTHORIZATION_REQUIRED");
    assert_eq!(rig.provider.token_requests("refresh_token").len(), 1, "never repeated");
    rig.consent().await;
    rig.tell(0).await.ok();
}

#[tokio::test]
async fn a_server_that_dies_during_the_exchange_leaves_a_consent_that_can_be_renewed() {
    let Some(mut rig) = two(Duration::from_secs(1)).await else { return };
    let back = rig.provider.consent(&rig.authorize().await);
    let (started, mut starts) = tokio::sync::mpsc::unbounded_channel();
    rig.provider.script(move |asked: &Asked| {
        (asked.path == "/token").then(|| {
            let _ = started.send(());
            Does::Hang
        })
    });
    {
        let complete = rig.complete(&back);
        tokio::pin!(complete);
        tokio::select! {
            _ = &mut complete => panic!("it cannot have ended"),
            _ = starts.recv() => {}
        }
    }
    rig.servers[0].kill();
    rig.provider.script(|_| None);
    rig.servers.remove(0);
    let reason = rig.until("authorization-required").await;
    assert!(reason.contains("stopped during the exchange"), "{reason}");
    rig.complete(&back).await.refused("INVALID_OAUTH_SESSION");
    rig.consent().await;
    rig.tell(0).await.ok();
}

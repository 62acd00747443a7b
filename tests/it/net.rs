//! The sender against a scripted server: bounds, retries of what may be repeated, no redirects, nothing secret said.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use mcpctl::net::{Method, NetError, Outgoing, RetryPolicy, Sender, SenderOptions};
use serde_json::json;

use crate::support::fake_mcp::{FakeMcp, Reply};
use crate::support::peers;

fn policy() -> RetryPolicy {
    RetryPolicy { attempts: 3, base: Duration::from_millis(1), ..RetryPolicy::default() }
}

/// A server that is busy for the first requests.
fn busy(times: usize, answer: Reply) -> FakeMcp {
    let asked = AtomicUsize::new(0);
    FakeMcp::start(move |_| {
        if asked.fetch_add(1, Ordering::SeqCst) < times {
            answer.clone()
        } else {
            Reply::json(200, json!({"ok": true}))
        }
    })
}

#[tokio::test]
async fn only_what_may_be_repeated_is_repeated() {
    let sender = Sender::default();
    for (method, status, attempts) in [
        (Method::GET, 503, 3),
        (Method::PUT, 429, 3),
        (Method::DELETE, 502, 3),
        (Method::POST, 503, 1),
        (Method::GET, 500, 1),
    ] {
        let server = busy(2, Reply::text(status, "", ""));
        let request = Outgoing::new(method.clone(), server.url.parse().expect("a URL"));
        let answer = sender.send_with_retries(&request, &policy()).await.expect("an answer");
        assert_eq!(server.seen().len(), attempts, "{method} {status}");
        assert_eq!(answer.status.is_success(), attempts == 3);
    }
    let server = busy(2, Reply::text(503, "", ""));
    let request = Outgoing::new(Method::POST, server.url.parse().expect("a URL")).idempotent();
    assert!(sender.send_with_retries(&request, &policy()).await.expect("an answer").status.is_success());
}

#[tokio::test]
async fn a_wait_that_the_server_asks_for_must_fit_into_the_time() {
    let server = busy(9, Reply::text(503, "", "").with("retry-after", "60"));
    let request = Outgoing::get(server.url.parse().expect("a URL"));
    let answer = Sender::default().send_with_retries(&request, &policy()).await.expect("the last answer");
    assert_eq!((answer.status.as_u16(), server.seen().len()), (503, 1));
}

#[tokio::test]
async fn redirects_are_answers_and_credentials_stay_here() {
    let other = FakeMcp::start(|_| Reply::text(200, "", ""));
    let elsewhere = other.url.clone();
    let server = FakeMcp::start(move |_| Reply::text(302, "", "").with("location", &elsewhere));
    let request = Outgoing::get(server.url.parse().expect("a URL")).bearer("t").expect("a token");
    assert_eq!(Sender::default().send(&request).await.expect("an answer").status.as_u16(), 302);
    assert!(other.seen().is_empty());
}

#[tokio::test]
async fn failures_have_kinds_and_show_no_url() {
    let port = peers::free_port();
    let refused = Outgoing::get(format!("http://user:hunter2@127.0.0.1:{port}/hunter2").parse().expect("a URL"));
    let error = Sender::default().send(&refused).await.expect_err("nobody listens");
    assert!(matches!(error, NetError::Connect(_)) && !error.to_string().contains("hunter2"), "{error}");
    let unknown = Outgoing::get("http://name.invalid/".parse().expect("a URL"));
    assert_eq!(Sender::default().send(&unknown).await.expect_err("no such name"), NetError::Dns);
    let other = Outgoing::get("ftp://127.0.0.1/".parse().expect("a URL"));
    assert!(matches!(Sender::default().send(&other).await, Err(NetError::BadUrl(_))));
    let plain = FakeMcp::start(|_| Reply::text(200, "", ""));
    let tls = Outgoing::get(plain.url.replace("http:", "https:").parse().expect("a URL"));
    let error = Sender::default().send(&tls).await.expect_err("no TLS there");
    assert!(matches!(error, NetError::Tls(_)), "{error:?}");
    let slow = FakeMcp::start(|_| Reply::Silence);
    let request = Outgoing::get(slow.url.parse().expect("a URL")).timeout(Duration::from_millis(100));
    assert_eq!(
        Sender::default().send(&request).await.expect_err("silence").to_string(),
        "no complete answer within 100 ms"
    );
    let bundle = SenderOptions { ca_bundle: Some("/nonexistent.pem".into()), ..SenderOptions::default() };
    let error = Sender::new(bundle).send(&refused).await.expect_err("no bundle");
    assert_eq!(error.to_string(), "the CA bundle `/nonexistent.pem` cannot be used: entity not found");
    assert!(!format!("{refused:?}").contains("hunter2"));
}

#[tokio::test]
async fn an_answer_is_bounded_however_it_arrives() {
    let sender = Sender::new(SenderOptions { max_response: 1000, ..SenderOptions::default() });
    for reply in
        [Reply::Whole(200, "text/plain", vec![b'x'; 1001], Vec::new()), Reply::Stream(vec![vec![b'x'; 400]; 3], false)]
    {
        let server = FakeMcp::start(move |_| reply.clone());
        let request = Outgoing::get(server.url.parse().expect("a URL"));
        assert_eq!(sender.send(&request).await.expect_err("too much"), NetError::TooLarge(1000));
    }
}

//! The discovery service: what the servers of imports are asked, when, and what is remembered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures::FutureExt;
use futures::future::BoxFuture;
use mcpctl::model::{AccountId, EnvironmentId, SchemeName};
use mcpctl::net::EgressPolicy;
use mcpctl::plan::{ImportDeclaration, InlineAuth};
use mcpctl::secrets::Secret;
use mcpctl::server::{ConsentTokens, Discovery, Freshness, ImportReadError, ImportReader, ImportTarget, ReadImport};
use serde_json::{Value, json};

use crate::support::fake_mcp::{FakeMcp, Reply, Seen, legacy, modern};

fn tool(name: &str) -> Value {
    json!({"name": name, "inputSchema": {"type": "object"}})
}

fn declaration(url: &str) -> ImportDeclaration {
    ImportDeclaration {
        name: None,
        url: url.to_owned(),
        auth: None,
        security_scheme: None,
        prefix: None,
        include: None,
        exclude: None,
        version: None,
    }
}

fn target(declaration: ImportDeclaration) -> ImportTarget {
    // One environment for all: what tells listings apart is the declaration.
    let environment_id: EnvironmentId = "0192b3a4-0000-7000-8000-000000000001".parse().expect("an id");
    let owner_account_id: AccountId = "0192b3a4-0000-7000-8000-000000000002".parse().expect("an id");
    ImportTarget { environment_id, owner_account_id, declaration, index: 0, refresh: false }
}

fn refresh(target: &ImportTarget) -> ImportTarget {
    ImportTarget { refresh: true, ..target.clone() }
}

/// Nothing happens by itself within a test.
fn calm() -> Freshness {
    Freshness { rhythm: Duration::from_secs(3600), limit: Duration::from_secs(5), ..Freshness::default() }
}

fn service(times: Freshness) -> Discovery {
    Discovery::with(EgressPolicy::Any, None, times)
}

fn names(read: &ReadImport) -> Vec<&str> {
    read.surface.tools.iter().map(|tool| tool.upstream_name.as_str()).collect()
}

fn lists(server: &FakeMcp) -> usize {
    server.methods().iter().filter(|method| *method == "tools/list").count()
}

async fn until(mut condition: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !condition() {
        assert!(Instant::now() < deadline, "waited too long");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn readers_share_one_question_and_its_answer_stays_fresh() {
    let server = FakeMcp::modern(json!([tool("a")]));
    let service = service(calm());
    let target = target(declaration(&server.url));
    let reads = (0..20).map(|_| service.read(target.clone()));
    for read in futures::future::join_all(reads).await {
        assert_eq!(names(&read.expect("a listing")), ["a"]);
    }
    service.read(target.clone()).await.expect("from memory");
    assert_eq!(lists(&server), 1);
    service.read(refresh(&target)).await.expect("asked again");
    assert_eq!(lists(&server), 2);
}

#[tokio::test]
async fn a_reader_that_gives_up_does_not_end_the_question() {
    let gate = Arc::new(AtomicBool::new(false));
    let open = Arc::clone(&gate);
    let server = FakeMcp::start(move |seen| match seen.method() {
        "tools/list" if !open.load(Ordering::SeqCst) => {
            Reply::Later(Duration::from_millis(300), Box::new(modern(seen, &json!([tool("a")]))))
        }
        _ => modern(seen, &json!([tool("a")])),
    });
    let service = service(calm());
    let target = target(declaration(&server.url));
    tokio::time::timeout(Duration::from_millis(100), service.read(target.clone())).await.expect_err("gave up");
    gate.store(true, Ordering::SeqCst);
    service.read(target).await.expect("the same question's answer");
    assert_eq!(lists(&server), 1);
}

#[tokio::test]
async fn declarations_and_credentials_never_share_a_listing() {
    let server = FakeMcp::start(|seen| match (seen.method(), seen.header("authorization")) {
        ("tools/list", "Bearer one") => modern(seen, &json!([tool("for-one")])),
        ("tools/list", "Bearer two") => modern(seen, &json!([tool("for-two")])),
        ("tools/list", _) => modern(seen, &json!([tool("for-all")])),
        _ => modern(seen, &json!([])),
    });
    let service = service(calm());
    let with = |token: &str| {
        target(ImportDeclaration { auth: Some(InlineAuth::Bearer(token.to_owned())), ..declaration(&server.url) })
    };
    for (target, expected) in
        [(with("one"), "for-one"), (with("two"), "for-two"), (target(declaration(&server.url)), "for-all")]
    {
        for _ in 0..2 {
            assert_eq!(names(&service.read(target.clone()).await.expect("a listing")), [expected]);
        }
    }
    assert_eq!(lists(&server), 3);
}

#[tokio::test]
async fn the_last_good_listing_outlives_a_failing_server_but_a_refresh_tells() {
    let down = Arc::new(AtomicBool::new(false));
    let is_down = Arc::clone(&down);
    let server = FakeMcp::start(move |seen| {
        if is_down.load(Ordering::SeqCst) { Reply::text(503, "", "") } else { modern(seen, &json!([tool("a")])) }
    });
    let service = service(Freshness { fresh: Duration::ZERO, failure: Duration::from_secs(60), ..calm() });
    let target = target(declaration(&server.url));
    service.read(target.clone()).await.expect("a listing");
    down.store(true, Ordering::SeqCst);
    assert_eq!(names(&service.read(target.clone()).await.expect("the last good one")), ["a"]);
    let before = server.seen().len();
    service.read(target.clone()).await.expect("the failure is remembered");
    assert_eq!(server.seen().len(), before, "a burst asks once");
    for _ in 0..2 {
        let error = service.read(refresh(&target)).await.expect_err("a refresh always tells");
        assert_eq!(error.to_string(), "its MCP server answered with HTTP status 503");
    }
    assert_eq!(server.seen().len(), before + 2);
    assert_eq!(names(&service.read(target).await.expect("still")), ["a"]);

    let never = FakeMcp::start(|_| Reply::text(503, "", ""));
    let target = super::discovery::target(declaration(&never.url));
    for _ in 0..3 {
        service.read(target.clone()).await.expect_err("nothing was ever read");
    }
    assert_eq!(never.seen().len(), 1);
}

#[tokio::test]
async fn an_empty_listing_replaces_a_full_one() {
    let empty = Arc::new(AtomicBool::new(false));
    let is_empty = Arc::clone(&empty);
    let server = FakeMcp::start(move |seen| {
        modern(seen, &if is_empty.load(Ordering::SeqCst) { json!([]) } else { json!([tool("a")]) })
    });
    let service = service(calm());
    let target = target(declaration(&server.url));
    service.read(target.clone()).await.expect("a listing");
    empty.store(true, Ordering::SeqCst);
    assert!(names(&service.read(refresh(&target)).await.expect("an empty one")).is_empty());
    assert!(names(&service.read(target).await.expect("from memory")).is_empty());
}

#[tokio::test]
async fn what_is_used_is_read_again_before_it_goes_stale_and_what_is_not_is_not() {
    let server = FakeMcp::modern(json!([tool("a")]));
    let quick = Freshness { fresh: Duration::from_millis(60), rhythm: Duration::from_millis(30), ..calm() };
    let service = service(quick);
    let target = target(declaration(&server.url));
    service.read(target.clone()).await.expect("a listing");
    service.read(target.clone()).await.expect("somebody uses it");
    until(|| lists(&server) >= 2).await;
    // Nobody asked since: it is left alone from now on.
    let settled = lists(&server);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(lists(&server) <= settled + 1, "{} → {}", settled, lists(&server));
}

/// Tokens of a consent that can be withdrawn and given anew.
struct Consents(AtomicUsize);

impl ConsentTokens for Consents {
    fn token<'a>(&'a self, _: &'a ImportTarget) -> BoxFuture<'a, Result<Secret, ImportReadError>> {
        let number = self.0.load(Ordering::SeqCst);
        async move {
            if number == 0 {
                Err(ImportReadError::ConsentNeeded)
            } else {
                Ok(format!("token-{number}").as_str().into())
            }
        }
        .boxed()
    }

    fn consent<'a>(&'a self, _: &'a ImportTarget) -> BoxFuture<'a, Result<String, ImportReadError>> {
        let number = self.0.load(Ordering::SeqCst);
        async move { if number == 0 { Err(ImportReadError::ConsentNeeded) } else { Ok(number.to_string()) } }.boxed()
    }
}

#[tokio::test]
async fn a_listing_belongs_to_the_consent_that_gave_it() {
    let server = FakeMcp::start(|seen| match (seen.method(), seen.header("authorization")) {
        ("tools/list", token) => modern(seen, &json!([tool(&token.replace("Bearer ", "seen-with-"))])),
        _ => modern(seen, &json!([])),
    });
    let consents = Arc::new(Consents(AtomicUsize::new(1)));
    let service = Discovery::with(EgressPolicy::Any, Some(consents.clone()), calm());
    let scheme = Some(SchemeName::parse("oidc").expect("a name"));
    let target = target(ImportDeclaration { security_scheme: scheme, ..declaration(&server.url) });
    assert_eq!(names(&service.read(target.clone()).await.expect("a listing")), ["seen-with-token-1"]);
    consents.0.store(2, Ordering::SeqCst);
    assert_eq!(names(&service.read(target.clone()).await.expect("another consent")), ["seen-with-token-2"]);
    consents.0.store(0, Ordering::SeqCst);
    assert_eq!(service.read(target).await.expect_err("withdrawn"), ImportReadError::ConsentNeeded);
}

/// A server whose second and later listings differ, and that announces the change where `notice` says so.
fn changing(notice: impl Fn(&Seen) -> Option<Reply> + Send + Sync + 'static) -> FakeMcp {
    let listings = AtomicUsize::new(0);
    FakeMcp::start(move |seen| {
        if let Some(reply) = notice(seen) {
            return reply;
        }
        match seen.method() {
            "tools/list" => {
                let first = listings.fetch_add(1, Ordering::SeqCst) == 0;
                let tools =
                    if first { json!([tool("removed"), tool("kept")]) } else { json!([tool("kept"), tool("added")]) };
                if seen.is_modern() { modern(seen, &tools) } else { legacy(seen, &tools) }
            }
            _ if seen.is_modern() => modern(seen, &json!([])),
            _ => legacy(seen, &json!([])),
        }
    })
}

const CHANGED: &str = "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}\n\n";

#[tokio::test]
async fn f24_an_announced_change_leads_to_a_fresh_list() {
    let modern_server = changing(|seen| match seen.method() {
        "server/discover" => Some(Reply::result(
            seen,
            json!({"resultType": "complete", "supportedVersions": ["2026-07-28"],
                "capabilities": {"tools": {"listChanged": true}}}),
        )),
        "subscriptions/listen" => {
            assert_eq!(seen.body["params"]["notifications"], json!({"toolsListChanged": true}));
            let acknowledged =
                "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/subscriptions/acknowledged\"}\n\n";
            Some(Reply::stream(&[acknowledged, ": alive\n\n", CHANGED]))
        }
        _ => None,
    });
    let legacy_server = changing(|seen| match (seen.verb.as_str(), seen.method()) {
        ("GET", _) => Some(Reply::stream(&["id: 1\ndata:\n\n", CHANGED])),
        (_, "initialize") => Some(Reply::result(
            seen,
            json!({"protocolVersion": "2025-11-25", "capabilities": {"tools": {"listChanged": true}},
                "serverInfo": {"name": "old"}}),
        )),
        _ if seen.is_modern() => Some(Reply::text(400, "", "")),
        _ => None,
    });
    for server in [modern_server, legacy_server] {
        let service = service(Freshness { failure: Duration::from_millis(20), ..calm() });
        let target = target(declaration(&server.url));
        assert_eq!(names(&service.read(target.clone()).await.expect("a listing")), ["kept", "removed"]);
        until(|| lists(&server) >= 2).await;
        let deadline = Instant::now() + Duration::from_secs(10);
        while names(&service.read(target.clone()).await.expect("a listing")) != ["added", "kept"] {
            assert!(Instant::now() < deadline, "the old list is still served");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test]
async fn f24_what_the_server_calls_fresh_is_bounded_and_what_it_calls_stale_is_not_asked_for_each_time() {
    let ttl = |millis: u64| {
        FakeMcp::start(move |seen| match seen.method() {
            "tools/list" => Reply::result(
                seen,
                json!({"resultType": "complete", "tools": [tool("a")], "ttlMs": millis, "cacheScope": "private"}),
            ),
            _ => modern(seen, &json!([])),
        })
    };
    // At once stale, says the server: our own least freshness still holds.
    let (service_long, server) = (service(calm()), ttl(0));
    for _ in 0..3 {
        service_long.read(target(declaration(&server.url))).await.expect("a listing");
    }
    assert_eq!(lists(&server), 1);
    // Fresh for a thousand years: bounded.
    let bounded = Freshness { fresh: Duration::ZERO, most: Duration::from_millis(1), ..calm() };
    let (service_short, server) = (service(bounded), ttl(u64::MAX / 2));
    service_short.read(target(declaration(&server.url))).await.expect("a listing");
    tokio::time::sleep(Duration::from_millis(5)).await;
    service_short.read(target(declaration(&server.url))).await.expect("a listing");
    assert_eq!(lists(&server), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_slow_upstreams_take_little_more_than_one() {
    const DELAY: Duration = Duration::from_millis(250);
    let tools: Vec<Value> = (0..50).map(|n| tool(&format!("tool-{n}"))).collect();
    let tools = json!(tools);
    let server = FakeMcp::start(move |seen| Reply::Later(DELAY, Box::new(modern(seen, &tools))));
    // Clocks on a busy machine: the best of three tries counts, and beside other tests twice the time is let go.
    let times = if std::env::var_os("MCPCTL_SOAK").is_some() { 4 } else { 8 };
    let mut tries = Vec::new();
    for attempt in 0..3 {
        let one = Instant::now();
        service(calm()).read(target(declaration(&format!("{}?alone", server.url)))).await.expect("a listing");
        let slowest = one.elapsed();
        assert!(slowest >= 2 * DELAY, "two requests: {slowest:?}");
        let service = service(Freshness { limit: Duration::from_secs(30), ..calm() });
        let all = Instant::now();
        let reads = (0..100).map(|n| service.read(target(declaration(&format!("{}?{attempt}.{n}", server.url)))));
        for read in futures::future::join_all(reads).await {
            assert_eq!(read.expect("a listing").surface.tools.len(), 50);
        }
        let took = all.elapsed();
        if took <= times * slowest {
            println!("{:.2} times", took.as_secs_f64() / slowest.as_secs_f64());
            return;
        }
        tries.push((took, slowest));
    }
    panic!("all took longer than {times} times one alone: {tries:?}");
}

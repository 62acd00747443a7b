//! Two servers over one PostgreSQL are one control plane and one gateway.

use std::time::{Duration, Instant};

use serde_json::json;

use super::super::support::TestEnv;
use super::super::support::mcp_client::{Session, tools};
use super::super::support::server::{Database, Server};
use super::{DOMAINS, PATTERNS, Scene, application, shown};

#[test]
fn deploys_reach_every_gateway_and_sessions_outlive_a_server() {
    let Some(database) = Database::postgres() else { return };
    let env = TestEnv::with_fixture("quickstart");
    let token = database.token(&env);
    let scene = Scene { env, database, token };
    // The counter is not polled in the time that a test has: notifications alone carry the news.
    let never = [("MCPCTL_TEST_POLL_MILLISECONDS", "3600000")];
    let (mut first, second) = (scene.server(&never), scene.server(&never));
    application(&scene.env, "pair", PATTERNS[0]);
    scene.run(&first.url, &["deploy", "--yes"]).expect(0);
    reaches(&second, PATTERNS[0]);

    let sessions = [Session::open(first.mcp_port, DOMAINS[0]), Session::open(second.mcp_port, DOMAINS[1])];
    for session in &sessions {
        for port in [first.mcp_port, second.mcp_port] {
            assert_eq!(session.tools(port), shown(PATTERNS[0]));
        }
    }
    application(&scene.env, "pair", PATTERNS[1]);
    scene.run(&second.url, &["deploy", "--yes"]).expect(0);
    reaches(&first, PATTERNS[1]);

    scene.run(&second.url, &["rollback", "--revision", "0", "--yes"]).expect(0);
    reaches(&first, PATTERNS[0]);

    first.kill();
    for session in &sessions {
        assert_eq!(session.tools(second.mcp_port), shown(PATTERNS[0]));
        let answer = session.call(second.mcp_port, "file_tools_list", &json!({}));
        assert!(!answer["result"]["isError"].as_bool().unwrap_or(false), "{answer:#}");
        assert!(answer["result"]["content"].is_array(), "{answer:#}");
    }
    scene.run(&second.url, &["deploy", "--yes"]).expect(0);
    assert_eq!(sessions[0].tools(second.mcp_port), shown(PATTERNS[1]), "an open session sees what is deployed");
}

/// Of several deploys one must have reached the other gateway within a second; a busy machine gets more for the others.
#[test]
fn news_take_less_than_a_second() {
    let Some(database) = Database::postgres() else { return };
    let env = TestEnv::with_fixture("quickstart");
    let token = database.token(&env);
    let scene = Scene { env, database, token };
    let (first, second) = (scene.server(&[]), scene.server(&[]));
    let mut times = Vec::new();
    for round in 0..6 {
        let pattern = PATTERNS[round % 2];
        application(&scene.env, "news", pattern);
        scene.run(&first.url, &["deploy", "--yes"]).expect(0);
        let begun = Instant::now();
        reaches(&second, pattern);
        times.push(begun.elapsed());
    }
    times.sort();
    assert!(times[2] < Duration::from_secs(1), "{times:?}");
}

/// A deploy reaches every gateway; a busy machine gets time.
#[track_caller]
fn reaches(server: &Server, pattern: &str) {
    let begun = Instant::now();
    // The two endpoints are asked one after the other, so for a moment one answer can be older.
    while DOMAINS.map(|domain| tools(server.mcp_port, domain)) != [shown(pattern), shown(pattern)] {
        assert!(begun.elapsed() < Duration::from_secs(10), "the deploy did not reach the other gateway");
        std::thread::sleep(Duration::from_millis(10));
    }
}

//! A server that is killed while it deploys: what it had answered is there, what it had not is there whole or not at
//! all.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use mcpctl::model::EnvironmentId;
use mcpctl::store::DeployedEntities;

use super::*;

const DATABASE: &str = "MCPCTL_TEST_CRASH_DATABASE";
const ENVIRONMENT: &str = "MCPCTL_TEST_CRASH_ENVIRONMENT";
const KILLS: usize = 4;

/// The server to be killed: this test binary again, running only this test. It deploys as fast as it can, and says so.
#[tokio::test]
#[ignore = "started by the other tests of this module"]
async fn victim() {
    let (Ok(database), Ok(environment)) = (std::env::var(DATABASE), std::env::var(ENVIRONMENT)) else { return };
    let location = match database.strip_prefix("file:") {
        Some(path) => Location::Sqlite(path.into()),
        None => Location::Postgres(secret(&database)),
    };
    let store = Store::open(&location, Sealer::new(&SealingKey::generate(), &[])).await.expect("opens");
    let id: EnvironmentId = environment.parse().expect("an id");
    let environment = store.environment(id).await.expect("read").expect("exists");
    loop {
        let number = environment_revision(&store, id).await.map_or(0, |revision| revision + 1);
        let mut changes = exposing("a.localhost", &format!("Agent{number}"));
        for index in 0..20 {
            changes.put_components.extend(staging(&format!("c:n{index}"), &format!("{number}")).put_components);
        }
        let current = deploy(&store, &environment, changes).await;
        println!("deployed {}", current.deployment_revision);
    }
}

async fn environment_revision(store: &Store, id: EnvironmentId) -> Option<u64> {
    let environment = store.environment(id).await.expect("read").expect("exists");
    environment.current.map(|current| current.deployment_revision.get())
}

fn start(database: &Database, environment: &Environment) -> Child {
    let location = match &database.location {
        Location::Sqlite(path) => format!("file:{}", path.display()),
        Location::Postgres(url) => url.expose().to_owned(),
        Location::Memory => unreachable!("nothing in memory survives"),
    };
    Command::new(std::env::current_exe().expect("this binary"))
        .args(["--exact", "store::crash::victim", "--ignored", "--nocapture"])
        .env(DATABASE, location)
        .env(ENVIRONMENT, environment.id.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("starts")
}

/// Kills it after some answers, at whatever it does then; returns the last deployment that it had answered.
fn kill_after(mut victim: Child, answers: usize) -> u64 {
    let lines = BufReader::new(victim.stdout.take().expect("piped")).lines();
    let mut deployed = lines.filter_map(|line| line.ok()?.strip_prefix("deployed ")?.parse().ok());
    let mut last = deployed.nth(answers).expect("the victim deploys");
    victim.kill().expect("killed");
    // It may have answered more before it died.
    last = deployed.last().unwrap_or(last);
    victim.wait().expect("gone");
    last
}

on_both! {
    async fn a_killed_server_leaves_whole_deployments(database: &Database) {
        let store = &database.store;
        let environment = an_environment(store).await;
        for round in 0..KILLS {
            let victim = start(database, &environment);
            let answered = tokio::task::spawn_blocking(move || kill_after(victim, round)).await.expect("joined");
            // On PostgreSQL the last transaction may still be running; this one waits for it.
            let fresh = database.another().await;
            fresh.put_component(&actor(), environment.id, &component("lock:wait"), &content(&round.to_string()))
                .await
                .expect("the environment can be changed");

            let state = staged(&fresh, &environment).await;
            let current = state.environment.current.clone().expect("deployed");
            assert!(current.deployment_revision.get() >= answered, "an answered deploy is lost");
            let history = fresh.deployments(environment.id, None).await.expect("read");
            let numbers: Vec<_> = history.iter().map(|deployment| deployment.revision.get()).collect();
            assert_eq!(numbers, (0..=current.deployment_revision.get()).collect::<Vec<_>>());
            assert_eq!(current.counter.get(), current.deployment_revision.get());

            let newest = history.last().expect("deployed");
            let content = fresh.snapshot(environment.id, newest.revision).await.expect("read").expect("stored");
            let DeployedEntities { components, mcp_deployments } = &newest.entities;
            for component in state.components.iter().filter(|component| component.name.as_str() != "lock:wait") {
                assert_eq!(content.components[&component.name], component.content);
                assert_eq!(components[&component.name].revision, component.revision);
            }
            assert_eq!(mcp_deployments.len(), 1);
            let events = fresh.audit_events(None, 0, 100_000).await.expect("read");
            assert!(events.iter().zip(1..).all(|(event, number)| event.sequence == number));
            fresh.close().await;
        }
    }
}

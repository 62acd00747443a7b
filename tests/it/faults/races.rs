//! Two deploys of plans that were saved from one base, at the same moment.

use std::sync::{Arc, Barrier};

use super::super::support::TestEnv;
use super::super::support::env::Run;
use super::super::support::proxy::{Fate, Moment, Proxy};
use super::super::support::server::client;
use super::{PATTERNS, Scene, application, observed};

/// A thousand in the soak run.
fn rounds() -> usize {
    if std::env::var_os("MCPCTL_SOAK").is_some() { 1000 } else { 10 }
}

#[test]
fn of_two_deploys_from_one_base_one_wins_and_one_is_told() {
    for scene in Scene::each() {
        let server = scene.server(&[]);
        let rivals = [TestEnv::with_fixture("quickstart"), TestEnv::with_fixture("quickstart")];
        application(&scene.env, "race", PATTERNS[0]);
        scene.run(&server.url, &["deploy", "--yes"]).expect(0);
        let barrier = Arc::new(Barrier::new(2));
        let proxies = [(); 2].map(|()| {
            let barrier = Arc::clone(&barrier);
            Proxy::start(&server.url, move |now, line| {
                if line.ends_with("/apply") && matches!(now, Moment::Before(_)) {
                    barrier.wait();
                }
                Fate::Pass
            })
        });
        for round in 0..rounds() {
            for ((rival, proxy), name) in rivals.iter().zip(&proxies).zip(["left", "right"]) {
                application(rival, "race", PATTERNS[0]);
                // The summary is part of the definition, so every round and rival wants something of its own.
                let runtime = scene.env.read("mcpctl.runtime.yaml");
                rival.write("mcpctl.runtime.yaml", runtime.replace("Print a file", &format!("{name} {round}")));
                let run =
                    client(rival, &proxy.url, &scene.token, &["plan", "-o", "saved.plan"]).output().expect("runs");
                assert_eq!(run.status.code(), Some(0), "{}", Run::from(run));
            }
            let race = || {
                std::thread::scope(|scope| {
                    let deploys = rivals.iter().zip(&proxies).map(|(rival, proxy)| {
                        let mut command = client(rival, &proxy.url, &scene.token, &["deploy", "saved.plan", "--yes"]);
                        scope.spawn(move || Run::from(command.output().expect("runs")))
                    });
                    let deploys: Vec<_> = deploys.collect();
                    deploys.into_iter().map(|deploy| deploy.join().expect("no panic")).collect::<Vec<_>>()
                })
            };
            let runs = observed(&server, race);
            let mut codes: Vec<_> = runs.iter().map(|run| run.code).collect();
            codes.sort_unstable();
            assert_eq!(codes, [Some(0), Some(5)], "round {round}:\n{}\n{}", runs[0], runs[1]);
            // The environment holds what the winner wanted, and nothing of the other.
            let winner = usize::from(runs[1].code == Some(0));
            let check = |rival: &TestEnv| {
                client(rival, &server.url, &scene.token, &["plan", "--exit-code"]).output().expect("runs").status.code()
            };
            assert_eq!((check(&rivals[winner]), check(&rivals[1 - winner])), (Some(0), Some(6)));
        }
        let list = scene.run(&server.url, &["deployments", "list", "-F", "json"]).expect(0).json();
        let mut numbers: Vec<u64> = list["deployments"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|deployment| deployment["revision"].as_u64().expect("a number"))
            .collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..=rounds() as u64).collect::<Vec<_>>(), "gapless");
    }
}

//! Several servers, one database: of those who want the same thing one gets it.

use std::sync::Arc;
use std::time::Duration;

use mcpctl::store::{ApplyError, Entity, Publication, ReleaseChanges, ReleaseLifecycle, RollbackError, WriteError};
use serde_json::json;
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use super::*;

const RIVALS: usize = 8;

/// Runs rivals on two servers, all at once.
async fn race<T: Send + 'static, F>(
    database: &Database,
    rival: impl Fn(Store, usize) -> F + Send + Clone + 'static,
) -> Vec<T>
where
    F: Future<Output = T> + Send,
{
    let servers = [database.store.clone(), database.another().await];
    let barrier = Arc::new(Barrier::new(RIVALS));
    let mut rivals = JoinSet::new();
    for number in 0..RIVALS {
        let (server, barrier, rival) = (servers[number % 2].clone(), Arc::clone(&barrier), rival.clone());
        rivals.spawn(async move {
            barrier.wait().await;
            rival(server, number).await
        });
    }
    rivals.join_all().await
}

on_both! {
    async fn of_deploys_from_one_base_exactly_one_wins(database: &Database) {
        let environment = an_environment(&database.store).await;
        for round in 0..5_usize {
            let base = staged(&database.store, &environment).await;
            let results = race(database, move |server, number| {
                let apply = deploy_of(&base, staging("a:b", &format!("round {round} rival {number}")));
                async move { server.apply(&actor(), &apply).await }
            })
            .await;
            let won = results.iter().filter(|result| result.is_ok()).count();
            let lost = results.iter().filter(|result| matches!(result, Err(ApplyError::StaleDeployment))).count();
            assert_eq!((won, lost), (1, RIVALS - 1), "{results:?}");
            let history = database.store.deployments(environment.id, None).await.expect("read");
            let numbers: Vec<_> = history.iter().map(|deployment| deployment.revision.get()).collect();
            assert_eq!(numbers, (0..=round as u64).collect::<Vec<_>>(), "gapless");
            let newest = history.last().expect("deployed");
            let content = database.store.snapshot(environment.id, newest.revision).await.expect("read").expect("stored");
            let state = staged(&database.store, &environment).await;
            assert_eq!(content.components[&component("a:b")], state.components[0].content, "staged as deployed");
        }
    }

    async fn a_release_that_is_superseded_does_not_come_back(database: &Database) {
        let environment = an_environment(&database.store).await;
        let owner = environment.owner_account_id;
        let publishing = |base: &Staged, round: usize| {
            let digest = format!("round {round}");
            let root = json!({ "name": "greeter", "doc": { "summary": digest }, "commands": [], "body": {} });
            let publish = vec![Publication {
                name: "greeter".parse().expect("a name"),
                version: "1.0.0".to_owned(),
                component: component("a:b"),
                component_digest: digest.clone(),
                metadata_digest: digest.clone(),
                definition: serde_json::from_value(json!({ "version": "1.0.0", "root": root })).expect("a definition"),
            }];
            let releases = ReleaseChanges { publish, ..ReleaseChanges::default() };
            Apply { releases, ..deploy_of(base, staging("a:b", &digest)) }
        };
        let first = publishing(&staged(&database.store, &environment).await, 0);
        database.store.apply(&actor(), &first).await.expect("published");
        for round in 1..=10 {
            let before = database.store.tool_releases(owner).await.expect("read");
            let open = before.iter().find(|release| release.lifecycle != ReleaseLifecycle::Superseded).expect("one").id;
            let next = publishing(&staged(&database.store, &environment).await, round);
            let results = race(database, move |server, number| {
                let next = next.clone();
                async move {
                    if number == 0 {
                        return (true, server.apply(&actor(), &next).await.map(|_| ()));
                    }
                    let changed = server.set_release_published(&actor(), open, number % 2 == 0).await;
                    (false, changed.map(|_| ()).map_err(ApplyError::from))
                }
            })
            .await;
            for (_, result) in &results {
                let lost = matches!(result, Err(ApplyError::Write(WriteError::Stale(Entity::ToolRelease))));
                assert!(result.is_ok() || lost, "{results:?}");
            }
            let deployed = results.iter().any(|(deploys, result)| *deploys && result.is_ok());
            let after = database.store.tool_releases(owner).await.expect("read");
            let left = after.iter().filter(|release| release.lifecycle != ReleaseLifecycle::Superseded).count();
            assert_eq!((left, after.len() > before.len()), (1, deployed), "{results:?} {after:?}");
        }
    }

    async fn a_rollback_and_a_deploy_cannot_both_win(database: &Database) {
        let environment = an_environment(&database.store).await;
        deploy(&database.store, &environment, staging("a:b", "one")).await;
        let current = deploy(&database.store, &environment, staging("a:b", "two")).await;
        let base = staged(&database.store, &environment).await;
        let results = race(database, move |server, number| {
            let apply = deploy_of(&base, staging("a:b", &format!("rival {number}")));
            let (id, counter) = (apply.environment_id, current.counter);
            async move {
                if number < RIVALS / 2 {
                    match server.apply(&actor(), &apply).await {
                        Ok(_) => true,
                        Err(ApplyError::StaleDeployment) => false,
                        Err(other) => panic!("{other}"),
                    }
                } else {
                    match server.rollback(&actor(), id, counter, mcpctl::model::DeploymentRevision::ZERO).await {
                        Ok(_) => true,
                        Err(RollbackError::StaleDeployment) => false,
                        Err(other) => panic!("{other}"),
                    }
                }
            }
        })
        .await;
        assert_eq!(results.iter().filter(|won| **won).count(), 1);
    }

    async fn writers_of_all_kinds_do_not_lock_each_other_out(database: &Database) {
        let store = &database.store;
        let account = an_account(store, "owner@example.com").await;
        let application = an_application(store, &account, "shop").await;
        let environments =
            [environment_in(store, &application, "a").await, environment_in(store, &application, "b").await];
        let results = race(database, move |server, number| {
            let environment = environments[number % 2].clone();
            async move {
                for round in 0..10 {
                    let name = component(&format!("c:n{number}"));
                    let digest = format!("{round}");
                    server.put_component(&actor(), environment.id, &name, &content(&digest)).await?;
                    let apply = deploy_of(&staged(&server, &environment).await, StagedChanges::default());
                    match server.apply(&actor(), &apply).await {
                        Ok(_) | Err(ApplyError::StaleDeployment | ApplyError::StaleStaged | ApplyError::Noop) => {}
                        Err(other) => panic!("{other}"),
                    }
                }
                Ok::<_, WriteError>(())
            }
        })
        .await;
        for result in results {
            result.expect("every writer gets its turn");
        }
        let events = store.audit_events(None, 0, 10_000).await.expect("read");
        let numbers: Vec<_> = events.iter().map(|event| event.sequence).collect();
        assert_eq!(numbers, (1..=i64::try_from(numbers.len()).expect("few")).collect::<Vec<_>>());
    }

    async fn what_may_happen_once_happens_once(database: &Database) {
        let firsts = race(database, |server, _| async move { server.once("seed").await.expect("answers") }).await;
        assert_eq!(firsts.iter().filter(|first| **first).count(), 1);
        let leases = race(database, |server, number| async move {
            server.try_lease("sweep", &format!("server {number}"), at(0), Duration::from_secs(10)).await.expect("answers")
        })
        .await;
        let holder = leases.iter().filter(|held| **held).count();
        assert_eq!(holder, 1);
    }

    async fn a_lease_is_renewed_released_and_expires(database: &Database) {
        let store = &database.store;
        let lease = async |holder: &str, now| {
            store.try_lease("sweep", holder, at(now), Duration::from_secs(10)).await.expect("answers")
        };
        assert!(lease("a", 0).await);
        assert!(!lease("b", 9).await);
        assert!(lease("a", 9).await, "renewed until 19");
        assert!(!lease("b", 18).await);
        assert!(lease("b", 19).await, "expired");
        store.release_lease("sweep", "a").await.expect("not its own: nothing happens");
        assert!(!lease("a", 20).await);
        store.release_lease("sweep", "b").await.expect("released");
        assert!(lease("a", 20).await);
    }
}

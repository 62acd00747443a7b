//! Plan, deploy, rollback: hashes that a Golem server returned too, the order of the checks, the two counters.

use serde_json::{Value, json};

use super::service::{Service, id};

/// `{}`: an empty deployment.
const EMPTY: &str = "6e46dd10defc9b56c29a6ec56b508c21f54c08192194e4df25bf36f0c9c3c279";
/// `{"agents":{}}`: an MCP deployment without agents.
const NO_AGENTS: &str = "ba449c9a464917a3baa364b67e9fa8aff46850d9f129d2663f90db6ca8445962";
/// `{"agents":{"WeatherAgent":{"securityScheme":null}}}`.
const WEATHER: &str = "00be25854cc7d77d056320a23fa60cb2143115e22f65c9e39d1784015cddb1ee";
/// `{"agents":{"WeatherAgent":{"securityScheme":"nope"}}}`.
const WEATHER_NOPE: &str = "f71121ea031af7abbd4ded6cb0d9145969adc4cdd9a470e3b72b573854cd773c";
/// A deployment of [`NO_AGENTS`] on `hello.localhost:9007`.
const HELLO: &str = "4be53dad88be4392cea2dab194e77248a2df1f1e4ad008c2cfddfe808b54ab9d";
/// A deployment of [`WEATHER`] on `hello.localhost:9007`.
const HELLO_WEATHER: &str = "bb407f8afd19c9558aa1a65ac08181570d3974e698d11d97ca002a0f1e188553";

super::on_every_engine! {
    a_fresh_environment_plans_nothing
    hashes_are_those_of_golem
    checks_come_in_their_order
    counters_count_deploys_and_rollbacks
    rollbacks_are_refused_for_a_reason
    versions_are_unique_where_wanted
    what_is_wrong_is_listed_whole
    a_deployment_stays_what_it_was
    of_two_deploys_one_wins
}

async fn a_fresh_environment_plans_nothing(service: Service) {
    let env = service.environment("shop").await;
    let plan = service.get(&format!("/v1/envs/{env}/plan")).await.expect(200);
    assert_eq!(
        plan,
        json!({
            "currentRevision": null, "deploymentHash": EMPTY, "components": [], "httpApiDeployments": [],
            "mcpDeployments": [], "mcpImports": [],
        })
    );
    // A first deploy of nothing is no no-op.
    let deployed = service.deploy(&env, None, EMPTY).await.expect(200);
    assert_eq!(
        deployed,
        json!({
            "environmentId": env, "revision": 0, "version": "", "deploymentHash": EMPTY, "currentRevision": 0,
            "validationWarnings": [],
        })
    );
    service.deploy(&env, Some(0), EMPTY).await.refused(409, "DEPLOYMENT_NOOP");
}

async fn hashes_are_those_of_golem(service: Service) {
    let env = service.environment("shop").await;
    let staged = service.stage(&env, "hello.localhost:9007", json!({})).await;
    assert_eq!(staged["hash"], NO_AGENTS);
    assert_eq!(service.staged_hash(&env).await, HELLO);
    let path = format!("/v1/mcp-deployments/{}", id(&staged));
    let weather = json!({"WeatherAgent": {}});
    let patched = service.patch(&path, &json!({"currentRevision": 0, "agents": weather})).await.expect(200);
    assert_eq!(patched["hash"], WEATHER);
    let plan = service.get(&format!("/v1/envs/{env}/plan")).await.expect(200);
    assert_eq!(plan["deploymentHash"], HELLO_WEATHER);
    assert_eq!(
        plan["mcpDeployments"],
        json!([{"id": id(&staged), "revision": 1, "domain": "hello.localhost:9007", "hash": WEATHER}])
    );
    let nope = json!({"WeatherAgent": {"securityScheme": "nope"}});
    let patched = service.patch(&path, &json!({"currentRevision": 1, "agents": nope})).await.expect(200);
    assert_eq!(patched["hash"], WEATHER_NOPE);
}

async fn checks_come_in_their_order(service: Service) {
    let env = service.environment("shop").await;
    let wrong = "0".repeat(64);
    // The counter is looked at before the hash, the hash before the content.
    service.stage(&env, "hello.localhost:9007", json!({"WeatherAgent": {}})).await;
    service.deploy(&env, Some(7), &wrong).await.refused(409, "CONCURRENT_UPDATE");
    let mismatch = service.deploy(&env, None, &wrong).await.refused(409, "DEPLOYMENT_HASH_MISMATCH");
    assert!(mismatch[0].contains(&wrong) && mismatch[0].contains(HELLO_WEATHER), "{mismatch:?}");
    service.deploy(&env, None, HELLO_WEATHER).await.refused(400, "DEPLOYMENT_VALIDATION_FAILED");
    service.deploy(&env, None, "abc").await.plain(400);
    // Upper case is a hash too.
    let mismatch = service.deploy(&env, None, &"A".repeat(64)).await.refused(409, "DEPLOYMENT_HASH_MISMATCH");
    assert!(mismatch[0].contains(&"a".repeat(64)), "{mismatch:?}");
    let body = json!({"expectedDeploymentHash": HELLO, "version": ""});
    service.post(&format!("/v1/envs/{env}/deployments"), &body).await.plain(400);
}

async fn counters_count_deploys_and_rollbacks(service: Service) {
    let env = service.environment("shop").await;
    let staged = service.stage(&env, "hello.localhost:9007", json!({})).await;
    let counters = |reply: &Value| (reply["currentRevision"].as_u64(), reply["revision"].as_u64());
    assert_eq!(counters(&service.deploy(&env, None, HELLO).await.expect(200)), (Some(0), Some(0)));
    service.deploy(&env, None, HELLO).await.refused(409, "CONCURRENT_UPDATE");
    service.delete(&format!("/v1/mcp-deployments/{}?current_revision=0", id(&staged))).await.expect(204);
    assert_eq!(counters(&service.deploy(&env, Some(0), EMPTY).await.expect(200)), (Some(1), Some(1)));
    let rollback = json!({"currentRevision": 1, "deploymentRevision": 0});
    let rolled = service.put(&format!("/v1/envs/{env}/current-deployment"), &rollback).await.expect(200);
    assert_eq!(counters(&rolled), (Some(2), Some(0)));
    assert_eq!(rolled["deploymentHash"], HELLO);
    // The staged state is still empty: the same content again is a new deployment.
    assert_eq!(counters(&service.deploy(&env, Some(2), EMPTY).await.expect(200)), (Some(3), Some(2)));
    let current = &service.get(&format!("/v1/envs/{env}")).await.expect(200)["currentDeployment"];
    assert_eq!(
        *current,
        json!({"revision": 3, "deploymentRevision": 2, "deploymentVersion": "", "deploymentHash": EMPTY})
    );
    let list = service.get(&format!("/v1/envs/{env}/deployments")).await.expect(200);
    let revisions: Vec<_> = list["values"].as_array().expect("values").iter().map(|item| &item["revision"]).collect();
    assert_eq!(revisions, [0, 1, 2]);
}

async fn rollbacks_are_refused_for_a_reason(service: Service) {
    let env = service.environment("shop").await;
    let path = format!("/v1/envs/{env}/current-deployment");
    let to = |current: u64, target: u64| json!({"currentRevision": current, "deploymentRevision": target});
    service.put(&path, &to(0, 0)).await.refused(409, "ENVIRONMENT_NOT_DEPLOYED");
    service.deploy(&env, None, EMPTY).await.expect(200);
    service.put(&path, &to(0, 0)).await.refused(409, "DEPLOYMENT_NOOP");
    service.put(&path, &to(0, 7)).await.refused(404, "DEPLOYMENT_NOT_FOUND");
    service.put(&path, &to(9, 0)).await.refused(409, "CONCURRENT_UPDATE");
    service.get(&format!("/v1/envs/{env}/deployments/7/summary")).await.refused(404, "DEPLOYMENT_NOT_FOUND");
}

async fn versions_are_unique_where_wanted(service: Service) {
    let env = service.environment("shop").await;
    service.deploy_version(&env, None, EMPTY, "v1").await.expect(200);
    let change = json!({"currentRevision": 0, "versionCheck": true});
    service.patch(&format!("/v1/envs/{env}"), &change).await.expect(200);
    service.stage(&env, "hello.localhost:9007", json!({})).await;
    let reply = service.deploy_version(&env, Some(0), HELLO, "v1").await;
    reply.refused(409, "DEPLOYMENT_VERSION_ALREADY_EXISTS");
    // It is the last check.
    service.deploy_version(&env, Some(0), EMPTY, "v1").await.refused(409, "DEPLOYMENT_HASH_MISMATCH");
    service.deploy_version(&env, Some(0), HELLO, "v2").await.expect(200);
    let of = async |version: &str| {
        let list = service.get(&format!("/v1/envs/{env}/deployments?version={version}")).await.expect(200);
        list["values"].as_array().expect("values").len()
    };
    assert_eq!((of("v1").await, of("v2").await, of("v3").await), (1, 1, 0));
}

async fn what_is_wrong_is_listed_whole(service: Service) {
    let env = service.environment("shop").await;
    let agents = json!({"One": {"securityScheme": "a"}, "Two": {"securityScheme": "b"}});
    service.stage(&env, "a.localhost:9007", agents).await;
    service.stage(&env, "b.localhost:9007", json!({"Three": {}})).await;
    let hash = service.staged_hash(&env).await;
    let errors = service.deploy(&env, None, &hash).await.refused(400, "DEPLOYMENT_VALIDATION_FAILED");
    let codes: Vec<_> = errors.iter().map(|text| text.split(": ").next().unwrap_or_default()).collect();
    // Schemes of agents that do not exist are not looked at.
    assert_eq!(codes, ["MCP_MISSING_AGENT_TYPE"; 3], "{errors:?}");
    assert!(errors[0].contains("`One`") && errors[2].contains("`b.localhost:9007`"), "{errors:?}");
}

async fn a_deployment_stays_what_it_was(service: Service) {
    let env = service.environment("shop").await;
    let staged = service.stage(&env, "hello.localhost:9007", json!({})).await;
    service.deploy(&env, None, HELLO).await.expect(200);
    service.delete(&format!("/v1/mcp-deployments/{}?current_revision=0", id(&staged))).await.expect(204);
    let base = format!("/v1/envs/{env}/deployments/0");
    let summary = service.get(&format!("{base}/summary")).await.expect(200);
    assert_eq!(
        summary,
        json!({
            "deploymentRevision": 0, "deploymentHash": HELLO, "components": [], "httpApiDeployments": [],
            "mcpDeployments": [
                {"id": id(&staged), "revision": 0, "domain": "hello.localhost:9007", "hash": NO_AGENTS},
            ],
            "mcpImports": [],
        })
    );
    assert_eq!(service.get(&format!("{base}/mcp-deployments")).await.expect(200), json!({"values": [staged.clone()]}));
    let one = format!("{base}/mcp-deployments/hello.localhost:9007");
    assert_eq!(service.get(&one).await.expect(200), staged);
    service.get(&format!("{base}/mcp-deployments/b.localhost")).await.refused(404, "DEPLOYMENT_NOT_FOUND");
    service.get(&format!("{base}/tools/none")).await.refused(404, "TOOL_NOT_FOUND");
    service.get(&format!("{base}/agent-types/None")).await.refused(404, "AGENT_TYPE_NOT_FOUND");
    service.get(&format!("{base}/components/a:b")).await.refused(404, "COMPONENT_NOT_FOUND");
}

async fn of_two_deploys_one_wins(service: Service) {
    let env = service.environment("shop").await;
    service.stage(&env, "hello.localhost:9007", json!({})).await;
    for round in 0..5_u64 {
        // Each round changes the content, so that no deploy is a no-op.
        let agents = format!("r{round}.localhost:9007");
        service.stage(&env, &agents, json!({})).await;
        let hash = service.staged_hash(&env).await;
        let base = round.checked_sub(1);
        let (one, two) = tokio::join!(service.deploy(&env, base, &hash), service.deploy(&env, base, &hash));
        let mut statuses = [one.status, two.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{one:?} {two:?}");
    }
    let list = service.get(&format!("/v1/envs/{env}/deployments")).await.expect(200);
    let revisions: Vec<_> = list["values"].as_array().expect("values").iter().map(|item| &item["revision"]).collect();
    assert_eq!(revisions, [0, 1, 2, 3, 4]);
}

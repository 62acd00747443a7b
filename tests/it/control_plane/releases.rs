//! Tool releases and grants: who may publish, see, use and take back what.

use reqwest::Method;
use serde_json::{Value, json};

use super::service::{ROOT, Reply, Service, environment as an_environment, id};

super::on_every_engine! {
    publishing_is_of_own_tools_with_a_version
    a_release_is_known_to_who_can_name_it_and_seen_by_its_publisher
    a_checked_version_is_published_once
    what_is_taken_back_can_be_deployed_no_more
    an_operators_grant_is_not_a_deploys
    golems_deploy_publishes_and_uses
}

const USER: &str = "stranger@example.com";

fn greeter(version: Option<&str>, summary: &str) -> Value {
    let mut tool = json!({ "root": { "name": "greeter", "doc": { "summary": summary }, "commands": [], "body": {} } });
    if let Some(version) = version {
        tool["version"] = json!(version);
    }
    json!({ "definitions": { "tools": { "greeter": tool } }, "bindings": { "greeter": {} }, "implements": ["greeter"] })
}

/// Applies a request whose hash the server tells: a first one is refused for it.
async fn apply(service: &Service, token: &str, environment: &str, mut request: Value) -> Reply {
    let path = format!("/v1/mcpctl/envs/{environment}/apply");
    let current = service.call(token, Method::GET, &format!("/v1/envs/{environment}/plan"), None).await.expect(200);
    request["currentRevision"] = current["currentRevision"].clone();
    request["expectedDeploymentHash"] = json!("0".repeat(64));
    let refused = service.call(token, Method::POST, &path, Some(&request)).await;
    if refused.status != 409 {
        return refused;
    }
    let text = refused.refused(409, "DEPLOYMENT_HASH_MISMATCH").remove(0);
    let hash = text.split_whitespace().map(|word| word.trim_end_matches(',')).find(|word| word.len() == 64);
    request["expectedDeploymentHash"] = json!(hash.expect("the hash"));
    service.call(token, Method::POST, &path, Some(&request)).await
}

fn publishing(version: Option<&str>, summary: &str) -> Value {
    json!({ "components": { "demo:greeter": greeter(version, summary) }, "publishTools": ["greeter"] })
}

/// Root's environment, with a release; its id.
async fn published(service: &Service) -> (String, String) {
    let environment = service.environment("publisher").await;
    apply(service, ROOT, &environment, publishing(Some("1.0.0"), "Greets")).await.expect(200);
    (environment, releases(service).await[0]["id"].as_str().expect("an id").to_owned())
}

async fn releases(service: &Service) -> Vec<Value> {
    let path = format!("/v1/accounts/{}/tool-releases", service.root().await);
    service.get(&path).await.expect(200)["values"].as_array().expect("a list").clone()
}

/// Another account's token and environment.
async fn user(service: &Service) -> (String, String) {
    let (account, token) = service.stranger().await;
    let new = json!({ "name": "user" });
    let path = format!("/v1/accounts/{account}/apps");
    let application = id(&service.call(&token, Method::POST, &path, Some(&new)).await.expect(200));
    let path = format!("/v1/apps/{application}/envs");
    let made = service.call(&token, Method::POST, &path, Some(&an_environment("local"))).await.expect(200);
    (token, id(&made))
}

/// An apply that uses a release, and asks for its grant.
fn using(release: &str, granting: bool) -> Value {
    let reference = json!({ "releaseId": release });
    let creations = if granting { json!([{ "release": reference, "automatic": true }]) } else { json!([]) };
    json!({
        "remoteTools": [{ "name": "greeter", "release": reference }],
        "toolGrants": { "creations": creations, "deletions": [] },
    })
}

async fn publishing_is_of_own_tools_with_a_version(service: Service) {
    let environment = service.environment("publisher").await;
    for (request, code) in [
        (json!({ "publishTools": ["nothing"] }), "TOOL_NOT_PUBLISHABLE"),
        (publishing(None, "Greets"), "TOOL_WITHOUT_VERSION"),
        (publishing(Some("1.0 beta"), "Greets"), "TOOL_WITHOUT_VERSION"),
    ] {
        let refused = apply(&service, ROOT, &environment, request).await.refused(400, "DEPLOYMENT_VALIDATION_FAILED");
        assert!(refused[0].starts_with(code), "{refused:?}");
    }
    assert_eq!(releases(&service).await, Vec::<Value>::new());
    apply(&service, ROOT, &environment, publishing(Some("1.0.0"), "Greets")).await.expect(200);
    let noop = apply(&service, ROOT, &environment, publishing(Some("1.0.0"), "Greets")).await;
    noop.refused(409, "DEPLOYMENT_NOOP");
    apply(&service, ROOT, &environment, publishing(Some("1.0.0"), "Greets anew")).await.expect(200);
    let found = releases(&service).await;
    let states: Vec<_> = found.iter().map(|release| release["lifecycle"].as_str().expect("a text")).collect();
    assert_eq!(states, ["published", "superseded"]);
    let summary = service.get(&format!("/v1/envs/{environment}/deployments/1/summary")).await.expect(200);
    assert_eq!(summary["publishedTools"], json!(["greeter"]));
}

async fn a_release_is_known_to_who_can_name_it_and_seen_by_its_publisher(service: Service) {
    let (_, release) = published(&service).await;
    let (token, environment) = user(&service).await;
    let owner = service.get(&format!("/v1/accounts/{}", service.root().await)).await.expect(200);
    let named = json!({ "account": owner["email"], "name": "greeter", "version": "1.0.0" });
    let references = json!({ "references": [named, { "releaseId": release }, { "releaseId": environment }] });
    let path = "/v1/mcpctl/tool-releases/resolve";
    let found = service.call(&token, Method::POST, path, Some(&references)).await.expect(200);
    let ids: Vec<&Value> = found["values"].as_array().expect("a list").iter().map(|it| &it["release"]["id"]).collect();
    assert_eq!(ids, [&json!(release), &json!(release), &Value::Null]);
    assert_eq!(found["values"][0]["componentName"], "demo:greeter");
    let release_path = format!("/v1/tool-releases/{release}");
    for (method, path) in [
        (Method::GET, release_path.clone()),
        (Method::DELETE, release_path.clone()),
        (Method::POST, format!("{release_path}/restore")),
    ] {
        service.call(&token, method, &path, None).await.refused(404, "TOOL_RELEASE_NOT_FOUND");
    }
    let many = json!({ "references": vec![json!({ "releaseId": release }); 1001] });
    service.call(&token, Method::POST, path, Some(&many)).await.refused(422, "LIMIT_EXCEEDED");
}

async fn a_checked_version_is_published_once(service: Service) {
    let (environment, _) = published(&service).await;
    let before = service.get(&format!("/v1/envs/{environment}")).await.expect(200);
    let options = json!({ "currentRevision": before["revision"], "versionCheck": true });
    service.patch(&format!("/v1/envs/{environment}"), &options).await.expect(200);
    let mut other = publishing(Some("1.0.0"), "Greets anew");
    other["version"] = json!("two");
    let refused = apply(&service, ROOT, &environment, other).await.refused(400, "DEPLOYMENT_VALIDATION_FAILED");
    assert!(refused[0].starts_with("TOOL_RELEASE_ALREADY_PUBLISHED"), "{refused:?}");
    let mut next = publishing(Some("1.1.0"), "Greets anew");
    next["version"] = json!("two");
    apply(&service, ROOT, &environment, next).await.expect(200);
    assert_eq!(releases(&service).await.len(), 2);
}

async fn what_is_taken_back_can_be_deployed_no_more(service: Service) {
    let (_, release) = published(&service).await;
    let (token, environment) = user(&service).await;
    let not_granted = async |request: Value| {
        let refused = apply(&service, &token, &environment, request).await;
        let refused = refused.refused(400, "DEPLOYMENT_VALIDATION_FAILED");
        assert!(refused[0].starts_with("TOOL_RELEASE_NOT_GRANTED"), "{refused:?}");
    };
    not_granted(using(&release, false)).await;
    apply(&service, &token, &environment, using(&release, true)).await.expect(200);
    apply(&service, &token, &environment, using(&release, true)).await.refused(409, "DEPLOYMENT_NOOP");
    let path = format!("/v1/tool-releases/{release}");
    service.delete(&path).await.expect(200);
    for granting in [false, true] {
        not_granted(using(&release, granting)).await;
    }
    let grant = json!({ "release": { "releaseId": release } });
    let tools = format!("/v1/envs/{environment}/tools");
    for path in [tools.clone(), format!("{tools}/validate")] {
        service.call(&token, Method::POST, &path, Some(&grant)).await.refused(404, "TOOL_RELEASE_NOT_FOUND");
    }
    service.post(&format!("{path}/restore"), &Value::Null).await.expect(200);
    apply(&service, &token, &environment, using(&release, false)).await.refused(409, "DEPLOYMENT_NOOP");
    let tools = service.call(&token, Method::GET, &tools, None).await.expect(200);
    let grant = id(&tools["values"][0]["grant"]);
    let body = json!({ "automatic": true });
    service.call(&token, Method::DELETE, &format!("/v1/environment-tools/{grant}"), Some(&body)).await.expect(200);
    not_granted(using(&release, false)).await;
    // What was computed when the grant was there does not take it back a second time.
    let mut late = json!({});
    late["toolGrants"] = json!({ "creations": [], "deletions": [grant] });
    apply(&service, &token, &environment, late).await.refused(409, "CONCURRENT_UPDATE");
    assert_ne!(tools["values"][0]["releaseOwner"]["email"], USER, "the publisher is named");
}

async fn an_operators_grant_is_not_a_deploys(service: Service) {
    let (_, release) = published(&service).await;
    let (token, environment) = user(&service).await;
    let grant = json!({ "release": { "releaseId": release } });
    let tools = format!("/v1/envs/{environment}/tools");
    let made = service.call(&token, Method::POST, &tools, Some(&grant)).await.expect(200);
    assert_eq!((&made["grant"]["automatic"], &made["grant"]["lifecycle"]), (&json!(false), &json!("active")));
    let id = id(&made["grant"]);
    apply(&service, &token, &environment, using(&release, true)).await.expect(200);
    let path = format!("/v1/environment-tools/{id}");
    let same = service.call(&token, Method::GET, &path, None).await.expect(200);
    assert_eq!(same["grant"]["automatic"], false, "a deploy that needs it too does not take it over");
    let taking = json!({ "toolGrants": { "creations": [], "deletions": [id] } });
    apply(&service, &token, &environment, taking).await.refused(409, "CONCURRENT_UPDATE");
    let automatic = json!({ "automatic": true });
    service.call(&token, Method::DELETE, &path, Some(&automatic)).await.refused(409, "CONCURRENT_UPDATE");
    service.call(&token, Method::DELETE, &path, Some(&json!({}))).await.expect(200);
    let (_, other) = service.stranger_of("other@example.com").await;
    service.call(&other, Method::GET, &path, None).await.refused(404, "ENVIRONMENT_TOOL_GRANT_NOT_FOUND");
}

async fn golems_deploy_publishes_and_uses(service: Service) {
    let (_, release) = published(&service).await;
    let (token, environment) = user(&service).await;
    let path = format!("/v1/envs/{environment}/deployments");
    let body = |hash: &str, provision: Value| {
        json!({
            "expectedDeploymentHash": hash, "version": "", "agentSecretDefaults": [], "quotaResourceDefaults": [],
            "retryPolicyDefaults": [],
            "remoteTools": [{ "name": "greeter", "release": { "releaseId": release }, "provision": provision }],
        })
    };
    let hash = "0".repeat(64);
    let more = service.call(&token, Method::POST, &path, Some(&body(&hash, json!({ "env": { "A": "b" } })))).await;
    let more = more.refused(400, "DEPLOYMENT_VALIDATION_FAILED").remove(0);
    assert!(more.starts_with("TOOL_RELEASE_SETTINGS_NOT_SUPPORTED") && more.contains("`greeter`"), "{more}");
    let refused = service.call(&token, Method::POST, &path, Some(&body(&hash, json!({})))).await;
    let text = refused.refused(409, "DEPLOYMENT_HASH_MISMATCH").remove(0);
    let hash = text.split_whitespace().map(|word| word.trim_end_matches(',')).find(|word| word.len() == 64);
    let request = body(hash.expect("the hash"), json!({}));
    let refused = service.call(&token, Method::POST, &path, Some(&request)).await;
    assert!(refused.refused(400, "DEPLOYMENT_VALIDATION_FAILED")[0].starts_with("TOOL_RELEASE_NOT_GRANTED"));
    let grant = json!({ "release": { "releaseId": release } });
    service.call(&token, Method::POST, &format!("/v1/envs/{environment}/tools"), Some(&grant)).await.expect(200);
    service.call(&token, Method::POST, &path, Some(&request)).await.expect(200);
    let tools = service.call(&token, Method::GET, &format!("{path}/0/tools"), None).await.expect(200);
    assert_eq!(tools["values"][0]["name"], "greeter");
    let plan = service.call(&token, Method::GET, &format!("/v1/envs/{environment}/plan"), None).await.expect(200);
    assert_eq!(plan["remoteTools"][0]["name"], "greeter");
}

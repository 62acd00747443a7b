//! Components, `apply`, status and audit: the routes under `/v1/mcpctl`.

use std::sync::Arc;

use mcpctl::lock::{Definition, LockedTool};
use mcpctl::model::{ComponentDefinition, ComponentName};
use mcpctl::plan::{ComponentSnapshot, EndpointSnapshot, Model, Snapshot};
use mcpctl::server::Readiness;
use serde_json::{Value, json};

use super::service::{Service, id_in};

super::on_every_engine! {
    a_component_is_staged_with_a_proved_digest
    an_apply_is_all_or_nothing
    an_apply_removes_too
    tools_are_validated_by_projection
    tools_are_hashed_and_shown
    the_audit_trail_names_who_did_what
    pins_are_replaced_whole_and_proved
}

fn definitions() -> Value {
    json!({
        "tools": {"greeter": {
            "version": "1.0.0",
            "root": {
                "name": "greeter", "doc": {"summary": "Greets"},
                "commands": [{"name": "say", "doc": {}, "commands": [
                    {"name": "hello", "doc": {"summary": "Say hello"}, "body": {}},
                    {"name": "bye", "doc": {}, "body": {}},
                ]}],
            },
        }},
        "agents": {},
    })
}

fn digest() -> String {
    serde_json::from_value::<ComponentDefinition>(definitions()).expect("definitions").digest()
}

fn component() -> Value {
    json!({"definitions": definitions(), "digest": digest(), "bindings": {"greeter": {}}, "implements": ["greeter"]})
}

fn endpoint() -> Value {
    json!({"agents": {}, "tools": {"greeter": {"ownerComponent": "demo:greeter", "include": ["say *"]}}})
}

/// What the client computes of the same content.
fn expected_hash() -> String {
    let component = ComponentSnapshot {
        definition: serde_json::from_value(definitions()).expect("definitions"),
        digest: Some(digest()),
        tool_bindings: [("greeter".parse().expect("a name"), serde_json::Map::new())].into(),
        implements: vec!["greeter".parse().expect("a name")],
    };
    let endpoint: EndpointSnapshot = serde_json::from_value(endpoint()).expect("an endpoint");
    let snapshot = Snapshot {
        components: [("demo:greeter".parse().expect("a name"), component)].into(),
        mcp_deployments: [("greet.localhost:9007".parse().expect("a domain"), endpoint)].into(),
        mcp_imports: Vec::new(),
        ..Snapshot::default()
    };
    snapshot.hash(Model::V4).to_string()
}

fn apply(current: Option<u64>, hash: &str) -> Value {
    json!({
        "currentRevision": current, "expectedDeploymentHash": hash, "version": "v1",
        "components": {"demo:greeter": component()},
        "mcpDeployments": {"greet.localhost:9007": endpoint()},
        "mcpImports": [],
    })
}

async fn a_component_is_staged_with_a_proved_digest(service: Service) {
    let env = service.environment("shop").await;
    let path = format!("/v1/mcpctl/envs/{env}/components/demo:greeter");
    service.get(&path).await.refused(404, "COMPONENT_NOT_FOUND");
    let mut wrong = component();
    wrong["digest"] = json!("00");
    service.put(&path, &wrong).await.refused(400, "VALIDATION_ERROR");
    let staged = service.put(&path, &component()).await.expect(200);
    assert_eq!((&staged["digest"], &staged["revision"]), (&json!(digest()), &json!(0)));
    assert_eq!(staged["definitions"]["tools"]["greeter"]["root"]["name"], "greeter");
    assert_eq!(service.put(&path, &component()).await.expect(200)["revision"], 0, "staging it again changes nothing");
    let mut without_digest = component();
    without_digest["digest"] = Value::Null;
    without_digest["bindings"] = json!({});
    let changed = service.put(&path, &without_digest).await.expect(200);
    assert_eq!((&changed["digest"], &changed["revision"]), (&json!(digest()), &json!(1)));
    assert_ne!(changed["hash"], staged["hash"]);
    let list = service.get(&format!("/v1/mcpctl/envs/{env}/components")).await.expect(200);
    assert_eq!(list["values"].as_array().map(Vec::len), Some(1));
    service.put(&format!("/v1/mcpctl/envs/{env}/components/nonsense"), &component()).await.plain(400);
    service.delete(&path).await.expect(204);
    service.delete(&path).await.refused(404, "COMPONENT_NOT_FOUND");
}

async fn pins_are_replaced_whole_and_proved(service: Service) {
    let env = service.environment("shop").await;
    let path = format!("/v1/mcpctl/envs/{env}/pins");
    assert_eq!(service.get(&path).await.expect(200), json!({"revision": null, "pins": null}));
    let definition = json!({"name": "a", "inputSchema": {"type": "object"}});
    let digest = LockedTool::of(Definition::Verbatim(definition.clone())).digest.to_string();
    let pins = |digest: &str| {
        let tools = json!({"a": {"digest": digest, "definition": definition}});
        json!({"version": 1, "imports": {"0".repeat(64): {"tools": tools}}})
    };
    let forged = json!({"pins": pins(&digest.replace("sha256:", "sha512:"))});
    service.put(&path, &forged).await.refused(400, "VALIDATION_ERROR");
    service.put(&path, &json!({"pins": {"version": 2}})).await.refused(400, "VALIDATION_ERROR");
    let stored = service.put(&path, &json!({"pins": pins(&digest)})).await.expect(200);
    assert_eq!(stored, json!({"revision": 0, "pins": pins(&digest)}));
    service.put(&path, &json!({"pins": pins(&digest)})).await.refused(409, "CONCURRENT_UPDATE");
    let empty = json!({"version": 1, "imports": {}});
    let stored = service.put(&path, &json!({"currentRevision": 0, "pins": empty})).await.expect(200);
    assert_eq!(stored, json!({"revision": 1, "pins": empty}));
    assert_eq!(service.get(&path).await.expect(200), stored);
}

async fn an_apply_is_all_or_nothing(service: Service) {
    let env = service.environment("shop").await;
    let path = format!("/v1/mcpctl/envs/{env}/apply");
    service.post(&path, &apply(None, &"0".repeat(64))).await.refused(409, "DEPLOYMENT_HASH_MISMATCH");
    let plan = service.get(&format!("/v1/envs/{env}/plan")).await.expect(200);
    assert_eq!(plan["components"], json!([]), "nothing was staged: {plan}");
    assert_eq!(service.get(&format!("/v1/envs/{env}/domain-registrations")).await.expect(200), json!({"values": []}));

    let hash = expected_hash();
    let deployed = service.post(&path, &apply(None, &hash)).await.expect(200);
    assert_eq!((&deployed["deploymentHash"], &deployed["currentRevision"]), (&json!(hash), &json!(0)));
    assert_eq!(service.staged_hash(&env).await, hash);
    service.post(&path, &apply(None, &hash)).await.refused(409, "CONCURRENT_UPDATE");
    service.post(&path, &apply(Some(0), &hash)).await.refused(409, "DEPLOYMENT_NOOP");

    // A domain of another environment stops all of it.
    let other = service.environment("other").await;
    let reply = service.post(&format!("/v1/mcpctl/envs/{other}/apply"), &apply(None, &hash)).await;
    reply.refused(409, "DOMAIN_ALREADY_EXISTS");
    let plan = service.get(&format!("/v1/envs/{other}/plan")).await.expect(200);
    assert_eq!((&plan["components"], &plan["currentRevision"]), (&json!([]), &Value::Null));
}

async fn an_apply_removes_too(service: Service) {
    let env = service.environment("shop").await;
    let path = format!("/v1/mcpctl/envs/{env}/apply");
    service.post(&path, &apply(None, &expected_hash())).await.expect(200);
    let empty = Snapshot::default().hash(Model::V4).to_string();
    let body = json!({
        "currentRevision": 0, "expectedDeploymentHash": empty,
        "components": {"demo:greeter": null}, "mcpDeployments": {"greet.localhost:9007": null},
    });
    let deployed = service.post(&path, &body).await.expect(200);
    assert_eq!((&deployed["currentRevision"], &deployed["revision"]), (&json!(1), &json!(1)));
    let rollback = json!({"currentRevision": 1, "deploymentRevision": 0});
    let rolled = service.put(&format!("/v1/envs/{env}/current-deployment"), &rollback).await.expect(200);
    assert_eq!(rolled["deploymentHash"], expected_hash().as_str());
    let status = service.get(&format!("/v1/mcpctl/envs/{env}/status")).await.expect(200);
    assert_eq!(status["stagedDiffers"], true);
    let mut unknown = body.clone();
    unknown["surprise"] = json!(1);
    service.post(&path, &unknown).await.plain(400);
}

async fn tools_are_validated_by_projection(service: Service) {
    let env = service.environment("shop").await;
    let path = format!("/v1/mcpctl/envs/{env}/apply");
    let mut request = apply(None, &"0".repeat(64));
    let tools = &mut request["mcpDeployments"]["greet.localhost:9007"]["tools"];
    tools["greeter"]["include"] = json!(["sing"]);
    tools["greeter"]["securityScheme"] = json!("nope");
    tools["other"] = json!({"ownerComponent": "demo:greeter"});
    request["components"]["demo:greeter"]["bindings"] = json!({});
    let mismatch = service.post(&path, &request).await.refused(409, "DEPLOYMENT_HASH_MISMATCH");
    let hash = mismatch[0].split_whitespace().find(|word| word.len() >= 64).expect("a hash");
    request["expectedDeploymentHash"] = json!(hash.trim_end_matches(','));
    let errors = service.post(&path, &request).await.refused(400, "DEPLOYMENT_VALIDATION_FAILED");
    let mut codes: Vec<_> = errors.iter().map(|text| text.split(": ").next().unwrap_or_default()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(
        codes,
        ["MCP_MISSING_TOOL", "MCP_MISSING_TOOL_BINDING", "MCP_NO_COMMAND_SELECTED", "MCP_UNKNOWN_SECURITY_SCHEME"],
        "{errors:?}"
    );
}

async fn tools_are_hashed_and_shown(service: Service) {
    let env = service.environment("shop").await;
    service.post(&format!("/v1/mcpctl/envs/{env}/apply"), &apply(None, &expected_hash())).await.expect(200);
    let base = format!("/v1/envs/{env}/deployments/0");
    let tool = service.get(&format!("{base}/tools/greeter")).await.expect(200);
    assert_eq!((&tool["name"], &tool["component"]), (&json!("greeter"), &json!("demo:greeter")));
    assert_eq!(service.get(&format!("{base}/tools")).await.expect(200)["values"][0], tool);
    let component = service.get(&format!("{base}/components/demo:greeter")).await.expect(200);
    assert_eq!(component["digest"], digest().as_str());
    assert_eq!(service.get(&format!("{base}/agent-types")).await.expect(200), json!({"values": []}));
    let snapshot = service.get(&format!("/v1/mcpctl/envs/{env}/deployments/0/snapshot")).await.expect(200);
    let snapshot: Snapshot = serde_json::from_value(snapshot).expect("a snapshot");
    assert_eq!(snapshot.hash(Model::V4).to_string(), expected_hash());
    let summary = service.get(&format!("{base}/summary")).await.expect(200);
    assert_eq!(summary["components"][0]["hash"], component["hash"]);
}

async fn the_audit_trail_names_who_did_what(service: Service) {
    let env = service.environment("shop").await;
    let account = service.root().await;
    service.post(&format!("/v1/mcpctl/envs/{env}/apply"), &apply(None, &expected_hash())).await.expect(200);
    let path = format!("/v1/mcpctl/envs/{env}/audit");
    let events = service.get(&path).await.expect(200);
    let events = events["values"].as_array().expect("values");
    let deploy = events.iter().find(|event| event["action"] == "deploy").expect("a deploy");
    assert_eq!(deploy["actor"], account.as_str());
    assert_eq!(id_in(deploy, "requestId").len(), 36);
    assert_eq!(deploy["toRevision"], 0);
    let first = service.get(&format!("{path}?limit=1")).await.expect(200);
    assert_eq!(first["values"], json!([events[0]]));
    let rest = service.get(&format!("{path}?after={}", events[0]["sequence"])).await.expect(200);
    assert_eq!(rest["values"].as_array().map(Vec::len), Some(events.len() - 1));
    service.get(&format!("{path}?after=nonsense")).await.plain(400);
}

struct Machine(Option<String>);

impl Readiness for Machine {
    fn digest(&self, _: &ComponentName) -> Option<String> {
        self.0.clone()
    }
}

#[tokio::test]
async fn a_component_is_ready_where_the_definitions_are_the_same() {
    for (local, ready) in [(Some(digest()), true), (Some("other".to_owned()), false), (None, false)] {
        let service = Service::with(|state| state.with_readiness(Arc::new(Machine(local.clone())))).await;
        let env = service.environment("shop").await;
        let path = format!("/v1/mcpctl/envs/{env}/status");
        let before = json!({
            "deployment": null, "components": [], "imports": [], "stagedDiffers": false, "importSecretsLost": false,
        });
        assert_eq!(service.get(&path).await.expect(200), before);
        service.post(&format!("/v1/mcpctl/envs/{env}/apply"), &apply(None, &expected_hash())).await.expect(200);
        let status = service.get(&path).await.expect(200);
        assert_eq!(
            status["components"],
            json!([{"name": "demo:greeter", "digest": digest(), "localDigest": local, "ready": ready}])
        );
        assert_eq!(status["deployment"]["deployedBy"], "initial@user");
        assert_eq!(status["deployment"]["version"], "v1");
        assert_eq!(status["stagedDiffers"], false);
    }
}

//! `--experimental-diff-model`, through the binary: which hash is sent to an environment that reports a number that nobody
//! here has verified. The server is one of Golem's shape: no capabilities, agents only.

use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use super::support::TestEnv;
use super::support::env::Run;
use super::support::fake_mcp::{FakeMcp, Reply, Seen};

const ENVIRONMENT: &str = "0198a4e0-0000-7000-8000-0000000000e1";
const ACCOUNT: &str = "0198a4e0-0000-7000-8000-0000000000a1";
const ENDPOINT: &str = "0198a4e0-0000-7000-8000-0000000000d1";

/// The number that its environment reports, and what is staged and deployed.
struct Golem {
    number: u64,
    staged: Option<String>,
    deployed: Option<String>,
    /// What a deploy is answered with instead.
    refusal: Option<(u16, Value)>,
    /// Whether the domain has to be registered before it can be used.
    registered: bool,
}

impl Golem {
    fn answer(&mut self, seen: &Seen) -> Reply {
        let environment = format!("/v1/envs/{ENVIRONMENT}");
        let Some(path) = seen.path.strip_prefix(&environment) else { return self.answer_outside(seen) };
        match (seen.verb.as_str(), path) {
            ("GET", "/plan") => Reply::json(200, self.plan()),
            ("POST", "/mcp-deployments") if !self.registered => {
                Reply::json(409, json!({ "code": "DOMAIN_NOT_REGISTERED", "error": "the domain is not registered" }))
            }
            ("POST", "/domain-registrations") => {
                self.registered = true;
                Reply::json(200, json!({ "id": ENDPOINT, "environmentId": ENVIRONMENT, "domain": seen.body["domain"] }))
            }
            ("POST", "/mcp-deployments") => {
                self.staged = Some(NEWEST_ENDPOINT.to_owned());
                Reply::json(200, endpoint(&seen.body["domain"]))
            }
            ("GET", "/deployments/0/mcp-deployments") => {
                Reply::json(200, json!({ "values": [endpoint(&json!("localhost:9007"))] }))
            }
            ("POST", "/deployments") if self.refusal.is_some() => {
                let (status, body) = self.refusal.clone().unwrap_or_default();
                Reply::json(status, body)
            }
            ("POST", "/deployments") => {
                let hash = seen.body["expectedDeploymentHash"].as_str().expect("a hash").to_owned();
                self.deployed = Some(hash);
                let mut answer = self.current();
                answer["environmentId"] = ENVIRONMENT.into();
                answer["currentRevision"] = 0.into();
                answer["version"] = "".into();
                Reply::json(200, answer)
            }
            _ => Reply::json(404, json!({ "code": "ENVIRONMENT_NOT_FOUND", "error": "no" })),
        }
    }

    fn answer_outside(&mut self, seen: &Seen) -> Reply {
        match (seen.verb.as_str(), seen.path.as_str()) {
            ("GET", "/version") => Reply::json(200, json!({ "version": "1.6.0" })),
            ("GET", "/v1/me/token") => Reply::json(
                200,
                json!({
                    "id": ENDPOINT, "accountId": ACCOUNT, "createdAt": "2026-01-01T00:00:00+00:00",
                    "expiresAt": "2126-01-01T00:00:00+00:00",
                }),
            ),
            ("GET", "/v1/me/visible-environments") => Reply::json(200, json!({ "values": [self.environment()] })),
            ("DELETE", path) if path == format!("/v1/mcp-deployments/{ENDPOINT}") => {
                self.staged = None;
                Reply::json(200, json!({}))
            }
            _ => Reply::json(404, json!({ "code": "NOT_FOUND", "error": "no" })),
        }
    }

    fn environment(&self) -> Value {
        json!({
            "environment": {
                "id": ENVIRONMENT, "revision": 0, "name": "local", "diffModelVersion": self.number,
                "compatibilityCheck": false, "versionCheck": false, "securityOverrides": true,
                "currentDeployment": if self.deployed.is_some() { self.current() } else { Value::Null },
            },
            "application": { "id": "0198a4e0-0000-7000-8000-0000000000b1", "name": "weather" },
            "account": { "id": ACCOUNT, "name": "Ada", "email": "ada@example.com" },
        })
    }

    fn current(&self) -> Value {
        json!({
            "revision": 0, "deploymentRevision": 0, "deploymentVersion": "", "deploymentHash": self.deployed,
        })
    }

    fn plan(&self) -> Value {
        let staged = self
            .staged
            .iter()
            .map(|hash| json!({ "id": ENDPOINT, "revision": 0, "domain": "localhost:9007", "hash": hash }));
        json!({
            "currentRevision": null, "deploymentHash": NEWEST_EMPTY, "components": [], "httpApiDeployments": [],
            "mcpDeployments": staged.collect::<Vec<_>>(),
        })
    }
}

fn endpoint(domain: &Value) -> Value {
    json!({
        "id": ENDPOINT, "revision": 0, "environmentId": ENVIRONMENT, "domain": domain, "hash": NEWEST_ENDPOINT,
        "agents": { "WeatherAgent": { "securityScheme": null } }, "createdAt": "2026-01-01T00:00:00+00:00",
    })
}

/// `{"agents":{"WeatherAgent":{"securityScheme":null}},"tools":{}}`, the newest shape.
const NEWEST_ENDPOINT: &str = "ed28ec4d24040a5626797ef269fd2305e246621d283a7284d501b968182a1412";
/// `{"toolCompatibilityMode":"structural-subtype"}`: nothing deployed, the newest shape.
const NEWEST_EMPTY: &str = "e4b82634a55e535bf3ca5f9a7504fb9ff294dfb2d5cc1561c2932fdd5f2dadc9";
/// The endpoint above under model 4, and the deployment of it at `localhost:9007`.
const MODEL_4: &str = "893cb6a81f5d0709389f4a122c21bc4d212a265a0e518ce673ca0de00a8d8a78";

/// The newest shape of a deployment of the endpoint at `localhost:9007`.
fn newest() -> String {
    let text = format!(
        r#"{{"mcpDeployments":{{"localhost:9007":"{NEWEST_ENDPOINT}"}},"toolCompatibilityMode":"structural-subtype"}}"#
    );
    blake3::hash(text.as_bytes()).to_hex().to_string()
}

const HEAD: &str = "manifestVersion: 1.6.0\napp: weather\nenvironments: { local: { server: local } }\n";

struct World {
    env: TestEnv,
    server: FakeMcp,
}

impl World {
    fn new(number: u64) -> Self {
        Self::of(Golem { number, staged: None, deployed: None, refusal: None, registered: true })
    }

    fn of(golem: Golem) -> Self {
        let golem = Arc::new(Mutex::new(golem));
        let server = FakeMcp::start(move |seen| golem.lock().expect("the server").answer(seen));
        let env = TestEnv::new();
        env.write(
            "golem.yaml",
            format!(
                "{HEAD}components: {{ 'demo:weather': {{}} }}\nmcp:\n  deployments:\n    local:\n      \
                 - {{ domain: 'localhost:9007', agents: {{ WeatherAgent: {{}} }} }}\n"
            ),
        );
        Self { env, server }
    }

    fn run(&self, args: &[&str]) -> Run {
        let mut command = self.env.mcpctl();
        command.env("MCPCTL_SERVER_URL", self.server.url.trim_end_matches("/mcp"));
        command.env("MCPCTL_AUTH_TOKEN", "a-token-of-this-server").args(args);
        command.output().expect("the binary starts").into()
    }

    /// Hashes that were sent, in order.
    fn sent(&self) -> Vec<String> {
        let seen = self.server.seen();
        let hashes = seen.iter().filter_map(|seen| seen.body["expectedDeploymentHash"].as_str().map(str::to_owned));
        hashes.collect()
    }

    fn writes(&self) -> usize {
        self.server.seen().iter().filter(|seen| seen.verb != "GET").count()
    }
}

#[test]
fn a_number_that_nobody_verified_is_refused_before_anything_is_written() {
    let world = World::new(12);
    for args in [&["deploy"][..], &["deploy", "--yes"], &["deploy", "--yes", "--experimental-diff-model", "11"]] {
        let run = world.run(&[args, &["-F", "json"]].concat()).expect(1);
        let document = run.json();
        assert_eq!(document["code"], "diff-model", "{document}");
        let message = document["message"].as_str().expect("text");
        assert!(message.contains("diff model 12") && message.contains("model 4"), "{message}");
        assert!(document["help"].to_string().contains("--experimental-diff-model"), "{document}");
    }
    assert_eq!(world.writes(), 0);
    let plan = world.run(&["plan"]).expect(0);
    assert!(plan.stderr.contains("diff model 12"), "what a deploy would be refused for is told before: {plan}");
}

#[test]
fn the_named_number_gets_the_hash_of_the_newest_shape() {
    let world = World::new(12);
    let flag = ["--experimental-diff-model", "12"];
    let run = world.run(&["deploy", "--yes", flag[0], flag[1]]).expect(0);
    assert!(run.stderr.contains("diff model 12 is an experiment"), "{run}");
    assert_eq!(world.sent(), [newest()]);
    // What is deployed is recognised by the same rules.
    let plan = world.run(&["plan", "--exit-code", flag[0], flag[1]]).expect(0);
    assert!(plan.stdout.contains("Nothing would change."), "{plan}");
    world.run(&["deploy", flag[0], flag[1]]).expect(0);
    assert_eq!(world.sent().len(), 1, "nothing to do is nothing sent");
    // An empty environment has a hash of its own in this shape.
    world.env.write("golem.yaml", HEAD);
    world.run(&["deploy", "--yes", flag[0], flag[1]]).expect(0);
    assert_eq!(world.sent(), [newest().as_str(), NEWEST_EMPTY]);
}

#[test]
fn the_verified_number_keeps_its_rules_whatever_is_tried() {
    let world = World::new(4);
    let run = world.run(&["deploy", "--yes", "--experimental-diff-model", "4"]).expect(0);
    assert!(!run.stderr.contains("experiment"), "{run}");
    assert_eq!(world.sent(), [MODEL_4]);
}

/// A deploy to Golem is a sequence of requests. What it staged before it was refused stays, and is named.
#[test]
fn what_a_refused_deploy_has_staged_is_named_and_nothing_is_tried_again() {
    for (status, code, exit) in
        [(409, "CONCURRENT_UPDATE", 5), (409, "DEPLOYMENT_HASH_MISMATCH", 5), (400, "DEPLOYMENT_VALIDATION_FAILED", 1)]
    {
        let refusal = Some((status, json!({ "code": code, "error": "no", "errors": ["no"] })));
        let world = World::of(Golem { number: 4, staged: None, deployed: None, refusal, registered: true });
        let run = world.run(&["deploy", "--yes"]).expect(exit);
        assert!(run.stderr.contains("what was done before stays: `localhost:9007` is staged"), "{code}: {run}");
        assert_eq!(world.sent().len(), 1, "{code}: {run}");
    }
}

#[test]
fn a_domain_that_is_not_registered_is_registered_on_the_way() {
    let world = World::of(Golem { number: 4, staged: None, deployed: None, refusal: None, registered: false });
    world.run(&["deploy", "--yes"]).expect(0);
    let seen = world.server.seen();
    let writes: Vec<&str> = seen.iter().filter(|seen| seen.verb == "POST").map(|seen| seen.path.as_str()).collect();
    let staging = format!("/v1/envs/{ENVIRONMENT}/mcp-deployments");
    assert_eq!(writes.iter().filter(|path| **path == staging).count(), 2, "{writes:?}");
    assert_eq!(world.sent(), [MODEL_4]);
}

//! Tool releases from the outside: one account's application publishes a tool, another account's uses it.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::TestEnv;
use super::support::env::Run;
use super::support::proxy::{Fate, Moment, Proxy};
use super::support::server::{Database, Server, block_on, client};

const ALICE: &str = "alice@example.com";
const RELEASE: &str = "alice@example.com/file-tools@1.0.0";
const USED: &str = "tools:
  file-tools:
    release: { account: alice@example.com, name: file-tools, version: 1.0.0 }
mcp:
  deployments:
    local:
      - subdomain: consumer
        tools:
          file-tools: { ownerComponent: consumer:owner, include: [read-file] }
";
const LEFT: &str = "";

/// An application folder and whose it is.
struct Application {
    env: TestEnv,
    name: &'static str,
    url: String,
    token: String,
}

impl Application {
    fn run(&self, args: &[&str]) -> Run {
        Run::from(client(&self.env, &self.url, &self.token, args).output().expect("runs"))
    }

    /// A request of the application's own account.
    fn api(&self, method: Method, path: &str, body: Option<&Value>) -> (u16, Value) {
        api(&self.url, &self.token, method, path, body)
    }

    fn environment(&self) -> String {
        let path = format!("/v1/me/visible-environments?app_name={}&env_name=local", self.name);
        let (_, found) = self.api(Method::GET, &path, None);
        found["values"][0]["environment"]["id"].as_str().unwrap_or_else(|| panic!("{found:#}")).to_owned()
    }

    /// The environment's active grants: id, release id, whether a deploy made it.
    fn grants(&self) -> Vec<(String, String, bool)> {
        let (status, found) = self.api(Method::GET, &format!("/v1/envs/{}/tools", self.environment()), None);
        assert_eq!(status, 200, "{found:#}");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let grants = found["values"].as_array().expect("a list").iter().map(|entry| &entry["grant"]);
        grants
            .filter(|grant| grant["lifecycle"] == "active")
            .map(|grant| (text(&grant["id"]), text(&grant["toolReleaseId"]), grant["automatic"] == true))
            .collect()
    }

    fn edit(&self, file: &str, from: &str, to: &str) {
        let text = self.env.read(file);
        assert!(text.contains(from), "{text}");
        self.env.write(file, text.replace(from, to));
    }
}

/// A server that runs the publisher's component, with both applications.
struct World {
    server: Server,
    alice: Application,
    bob: Application,
}

fn api(url: &str, token: &str, method: Method, path: &str, body: Option<&Value>) -> (u16, Value) {
    block_on(async {
        let request = reqwest::Client::new().request(method, format!("{url}{path}")).bearer_auth(token);
        let request = match body {
            Some(body) => request.json(body),
            None => request,
        };
        let response = request.send().await.expect("an answer");
        let status = response.status().as_u16();
        let text = response.text().await.expect("a body");
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    })
}

impl World {
    /// Nothing is deployed yet.
    fn new() -> Self {
        let env = TestEnv::with_fixture("quickstart");
        let manifest = env.read("golem.yaml") + "\ntoolReleases:\n  local:\n    file-tools: {}\n";
        env.write("golem.yaml", manifest);
        let database = Database::Sqlite(env.app().join("server.db"));
        let root = database.token(&env);
        let server = Server::start(&env, &database, &[], &[]);
        let account = |name: &str| {
            let new = json!({ "name": name, "email": format!("{name}@example.com"), "roles": [] });
            let (status, made) = api(&server.url, &root, Method::POST, "/v1/accounts", Some(&new));
            assert_eq!(status, 200, "{made:#}");
            let path = format!("/v1/admin/impersonate/{}", made["id"].as_str().expect("an id"));
            let until = json!({ "expiresAt": "2100-01-01T00:00:00Z" });
            let (status, made) = api(&server.url, &root, Method::POST, &path, Some(&until));
            assert_eq!(status, 200, "{made:#}");
            made["secret"].as_str().expect("a secret").to_owned()
        };
        let (alice, bob) = (account("alice"), account("bob"));
        let alice = Application { env, name: "mcp-tools-demo", url: server.url.clone(), token: alice };
        let bob = Application { env: TestEnv::new(), name: "consumer", url: server.url.clone(), token: bob };
        let world = Self { server, alice, bob };
        world.consumer(USED);
        world
    }

    /// With the release published.
    fn published() -> Self {
        let world = Self::new();
        world.alice.run(&["deploy", "--yes"]).expect(0);
        world
    }

    /// Writes the consumer's manifest.
    fn consumer(&self, rest: &str) {
        let head = "manifestVersion: 1.6.0
app: consumer
environments:
  local:
    server: local
components:
  consumer:owner:
    componentWasm: build/owner.wasm
    tools: { file-tools: {} }
";
        let head = if rest == LEFT { head.replace("file-tools: {}", "") } else { head.to_owned() };
        self.bob.env.write("golem.yaml", head + rest);
    }

    /// A run's text without what differs between runs.
    fn shown(&self, text: &str) -> String {
        let text = text.replace(&self.server.url, "http://SERVER");
        // The time of a deploy stands at the end of its line.
        let timeless = |line: &str| match line.split_once(" at 20") {
            Some((before, _)) => format!("{before} at TIME\n"),
            None => format!("{line}\n"),
        };
        text.lines().map(timeless).collect()
    }

    fn release_id(&self) -> String {
        let plan = self.bob.run(&["plan", "-F", "json"]).expect(0).json();
        plan["changes"]["grants"][0]["releaseId"].as_str().expect("a release").to_owned()
    }
}

#[test]
fn a_release_is_published_used_and_left() {
    let world = World::new();
    let (alice, bob) = (&world.alice, &world.bob);
    let early = bob.run(&["plan"]).expect(1);
    insta::assert_snapshot!(world.shown(&early.stderr));

    insta::assert_snapshot!(world.shown(&alice.run(&["plan"]).expect(0).stdout));
    alice.run(&["deploy", "--yes"]).expect(0);
    let again = alice.run(&["plan", "--exit-code"]).expect(0);
    assert!(again.stdout.contains("Nothing would change."), "{again}");

    insta::assert_snapshot!(world.shown(&bob.run(&["plan"]).expect(0).stdout));
    bob.run(&["deploy", "--yes"]).expect(0);
    let noop = Proxy::start(&world.server.url, |_, _| Fate::Pass);
    let run = Run::from(client(&bob.env, &noop.url, &bob.token, &["deploy", "-F", "json"]).output().expect("runs"));
    assert_eq!(run.expect(0).json()["deployed"], false);
    assert!(noop.count() <= 6, "a deploy of nothing makes {:?}", noop.seen());
    let grants = bob.grants();
    assert_eq!((grants.len(), grants[0].2), (1, true), "{grants:?}");

    insta::assert_snapshot!(world.shown(&bob.run(&["status"]).expect(0).stdout));
    let status = bob.run(&["status", "-F", "json"]).expect(0).json();
    assert_eq!(
        (&status["releases"][0]["release"], &status["releases"][0]["grant"]),
        (&json!(RELEASE), &json!("deploy"))
    );
    assert_eq!(alice.run(&["status", "-F", "json"]).expect(0).json()["published"], json!(["file-tools"]));
    let show = bob.run(&["deployments", "show", "-F", "json"]).expect(0).json();
    assert_eq!(show["endpoints"][0]["tools"], json!(["file_tools_read_file"]), "{show:#}");
    assert_eq!(show["releases"][0]["release"], RELEASE);

    world.consumer(LEFT);
    let run = bob.run(&["deploy"]).expect(2);
    insta::assert_snapshot!(world.shown(&run.stderr));
    bob.run(&["deploy", "--yes"]).expect(0);
    assert_eq!(bob.grants(), []);

    let back = bob.run(&["rollback", "--revision", "0", "--yes"]).expect(0);
    assert!(back.stderr.contains("+ tool file-tools, the release alice@example.com/file-tools@1.0.0"), "{back}");
    let status = bob.run(&["status", "-F", "json"]).expect(0).json();
    assert_eq!(status["releases"][0]["grant"], Value::Null, "what was deployed is served on: {status:#}");
}

#[test]
fn the_tool_of_a_release_is_called_at_the_endpoint_of_its_user() {
    let world = World::published();
    world.alice.env.write("hello.txt", "hello from alice's machine\n");
    world.bob.run(&["deploy", "--yes"]).expect(0);
    let url = format!("http://consumer.localhost:{}/mcp", world.server.mcp_port);
    let run = world.bob.run(&["call", &url, "file_tools_read_file", "path=hello.txt"]).expect(0);
    assert!(run.stdout.contains("hello from alice's machine"), "{run}");
}

#[test]
fn an_operators_grant_stays() {
    let world = World::published();
    let bob = &world.bob;
    world.consumer(LEFT);
    bob.run(&["deploy", "--yes"]).expect(0);
    let grant = json!({ "release": { "account": ALICE, "name": "file-tools", "version": "1.0.0" } });
    let (status, made) = bob.api(Method::POST, &format!("/v1/envs/{}/tools", bob.environment()), Some(&grant));
    assert_eq!(status, 200, "{made:#}");
    let before = bob.grants();
    world.consumer(USED);
    let plan = bob.run(&["plan", "-F", "json"]).expect(0).json();
    assert_eq!(plan["changes"]["grants"], json!([]), "it is granted already");
    bob.run(&["deploy", "--yes"]).expect(0);
    let status = bob.run(&["status", "-F", "json"]).expect(0).json();
    assert_eq!(status["releases"][0]["grant"], "operator");
    world.consumer(LEFT);
    bob.run(&["deploy", "--yes"]).expect(0);
    assert_eq!(bob.grants(), before, "no deploy takes it back");
}

#[test]
fn a_grant_that_is_taken_back_is_made_again_by_a_deploy_and_makes_a_saved_plan_stale() {
    let world = World::published();
    let bob = &world.bob;
    bob.run(&["plan", "-o", "first.plan"]).expect(0);
    bob.run(&["deploy", "first.plan"]).expect(0);
    bob.run(&["plan", "-o", "nothing.plan"]).expect(0);
    let revoke = |automatic: bool| {
        let body = json!({ "automatic": automatic });
        let path = format!("/v1/environment-tools/{}", bob.grants()[0].0);
        let (status, answer) = bob.api(Method::DELETE, &path, Some(&body));
        assert!(status < 300, "{status} {answer:#}");
    };
    revoke(true);
    let run = bob.run(&["deploy", "nothing.plan"]).expect(5);
    assert!(run.stderr.contains(&format!("there is no grant of `{RELEASE}` now: one would be made")), "{run}");
    let plan = bob.run(&["plan", "--exit-code", "-F", "json"]).expect(6).json();
    assert_eq!(
        (&plan["upToDate"], &plan["summary"]),
        (&json!(false), &json!({ "create": 1, "update": 0, "delete": 0 }))
    );
    bob.run(&["deploy", "--yes"]).expect(0);
    assert_eq!(bob.grants().len(), 1);

    world.consumer(LEFT);
    bob.run(&["plan", "-o", "leave.plan"]).expect(0);
    revoke(true);
    let run = bob.run(&["deploy", "leave.plan"]).expect(5);
    assert!(run.stderr.contains(&format!("the grant of `{RELEASE}` was to be taken back")), "{run}");
}

#[test]
fn a_release_that_is_replaced_is_a_change_for_those_who_use_it() {
    let world = World::published();
    let (alice, bob) = (&world.alice, &world.bob);
    bob.run(&["deploy", "--yes"]).expect(0);
    world.consumer(&USED.replace("[read-file]", "[read-file, list]"));
    bob.run(&["plan", "-o", "before.plan"]).expect(0);
    alice.edit("mcpctl.runtime.yaml", "Print a file", "Show a file");
    insta::assert_snapshot!(world.shown(&alice.run(&["plan"]).expect(0).stdout));
    alice.run(&["deploy", "--yes"]).expect(0);
    let run = bob.run(&["deploy", "before.plan"]).expect(5);
    assert!(
        run.stderr.contains(&format!("the release `{RELEASE}` of the tool `file-tools` is another one now")),
        "{run}"
    );
    world.consumer(USED);
    let plan = bob.run(&["plan", "-F", "json"]).expect(0).json();
    let change = &plan["changes"]["releases"][0];
    assert_eq!((&change["action"], &change["release"]), (&json!("update"), &json!(RELEASE)));
    assert_eq!(plan["changes"]["deployments"][0]["surface"]["tools"]["changed"], json!(["file_tools_read_file"]));
    let grants: Vec<&Value> =
        plan["changes"]["grants"].as_array().expect("a list").iter().map(|g| &g["action"]).collect();
    assert_eq!(grants, ["create", "delete"]);
    bob.run(&["deploy", "--yes"]).expect(0);
    assert_eq!(bob.grants().len(), 1);
    bob.run(&["plan", "--exit-code"]).expect(0);

    // By its id the first release is meant for good, and that one is published no more.
    alice.edit("mcpctl.runtime.yaml", "version: 1.0.0", "version: 1.1.0");
    let plan = alice.run(&["plan"]).expect(0);
    assert!(plan.stdout.contains("+ release file-tools@1.1.0, published"), "{plan}");
    alice.run(&["deploy", "--yes"]).expect(0);
    bob.run(&["plan", "--exit-code"]).expect(0);
}

#[test]
fn a_release_that_is_taken_back_is_served_on_and_deployed_no_more() {
    let world = World::published();
    let bob = &world.bob;
    let id = world.release_id();
    bob.run(&["deploy", "--yes"]).expect(0);
    bob.run(&["plan", "-o", "before.plan"]).expect(0);
    let (status, answer) = world.alice.api(Method::DELETE, &format!("/v1/tool-releases/{id}"), None);
    assert_eq!((status, &answer["lifecycle"]), (200, &json!("de-published")));
    let run = bob.run(&["deploy", "--yes", "-F", "json"]).expect(1).json();
    assert_eq!(run["code"], "release-not-found", "{run:#}");
    let run = bob.run(&["deploy", "before.plan"]).expect(5);
    assert!(run.stderr.contains("the plan is stale") && run.stderr.contains(RELEASE), "{run}");
    let status = bob.run(&["status", "--exit-code"]).expect(6);
    assert!(
        status.stdout.contains("names releases that are not there:") && status.stdout.contains(RELEASE),
        "{status}"
    );
    assert!(status.stdout.contains("endpoint consumer.localhost:9007: 1 tool"), "it is served on: {status}");
    let url = format!("http://consumer.localhost:{}/mcp", world.server.mcp_port);
    let run = bob.run(&["inspect", &url]).expect(0);
    assert!(run.stdout.contains("file_tools_read_file"), "{run}");
    world.consumer(LEFT);
    bob.run(&["deploy", "--yes"]).expect(0);
    assert_eq!(bob.grants(), []);
}

#[test]
fn a_machine_that_has_not_what_was_published_does_not_run_it() {
    let world = World::published();
    let bob = &world.bob;
    bob.run(&["deploy", "--yes"]).expect(0);
    let component = |status: &Value| {
        let all = status["components"].as_array().expect("a list").clone();
        all.into_iter().find(|component| component["name"] == "my-app:file-tools").expect("the publisher's")
    };
    assert_eq!(component(&bob.run(&["status", "-F", "json"]).expect(0).json())["ready"], true);
    let World { server, alice, bob } = world;
    server.stop();
    alice.edit("mcpctl.runtime.yaml", "Print a file", "Show a file");
    let database = Database::Sqlite(alice.env.app().join("server.db"));
    let server = Server::start(&alice.env, &database, &[], &[]);
    let bob = Application { url: server.url.clone(), ..bob };
    let url = format!("http://consumer.localhost:{}/mcp", server.mcp_port);
    let run = bob.run(&["call", &url, "file_tools_read_file", "path=golem.yaml"]);
    assert_ne!(run.code, Some(0), "{run}");
    assert!(run.stderr.contains("my-app:file-tools"), "{run}");
    assert_eq!(component(&bob.run(&["status", "--exit-code", "-F", "json"]).expect(6).json())["ready"], false);
}

#[test]
fn a_release_keeps_its_name() {
    let world = World::published();
    world.consumer(
        &USED
            .replace("  file-tools:\n    release", "  files:\n    release")
            .replace("file-tools: { owner", "files: { owner"),
    );
    let manifest = world.bob.env.read("golem.yaml").replace("tools: { file-tools: {} }", "tools: { files: {} }");
    world.bob.env.write("golem.yaml", manifest);
    let run = world.bob.run(&["plan", "-F", "json"]).expect(1).json();
    assert_eq!(run["code"], "release-name", "{run:#}");
}

#[test]
fn a_release_is_named_by_its_id_too() {
    let world = World::published();
    let id = world.release_id();
    let by_id = USED
        .replace("{ account: alice@example.com, name: file-tools, version: 1.0.0 }", &format!("{{ releaseId: {id} }}"));
    world.consumer(&by_id);
    world.bob.run(&["deploy", "--yes"]).expect(0);
    world.consumer(USED);
    let run = world.bob.run(&["plan", "--exit-code"]).expect(0);
    assert!(run.stdout.contains("Nothing would change."), "both mean the same: {run}");
    world.consumer(&by_id.replace(&id, "019a3f5e-7c1b-7000-8000-2f1c5d0e9b42"));
    let run = world.bob.run(&["plan", "-F", "json"]).expect(1);
    assert_eq!(run.json()["code"], "release-not-found");
}

#[test]
fn whichever_answer_is_lost_one_more_deploy_leaves_one_grant() {
    let world = World::published();
    let bob = &world.bob;
    for number in 1..16 {
        world.consumer(LEFT);
        bob.run(&["deploy", "--yes"]).expect(0);
        assert_eq!(bob.grants(), []);
        world.consumer(USED);
        let lost = move |now: Moment, _: &str| if now == Moment::After(number) { Fate::Lose } else { Fate::Pass };
        let proxy = Proxy::start(&world.server.url, lost);
        let run = Run::from(client(&bob.env, &proxy.url, &bob.token, &["deploy", "--yes"]).output().expect("runs"));
        assert!(matches!(run.code, Some(0 | 4)), "{number}: {run}");
        bob.run(&["deploy", "--yes"]).expect(0);
        bob.run(&["status", "--exit-code"]);
        assert_eq!(bob.grants().len(), 1, "{number}");
        if proxy.count() < number {
            assert!(number > 5, "{:?}", proxy.seen());
            return;
        }
    }
    panic!("a deploy has more requests than that");
}

//! Pins of a running server over its life: rollbacks, a lock that goes away, and what people are told by name.

use serde_json::{Value, json};

use crate::lock::{Changing, exporting, importing, listed, manifest, names, tools};
use crate::support::TestEnv;
use crate::support::up::Up;

/// The tools with one description changed.
fn changed() -> Value {
    let mut changed = tools();
    changed[1]["description"] = json!("new");
    changed
}

fn pinned(env: &TestEnv, index: usize) -> Value {
    env.run(["status", "-F", "json"]).expect(0).json()["imports"][index]["pins"].clone()
}

#[test]
fn what_changed_since_the_earlier_deployment_is_noticed_after_a_rollback() {
    let (env, upstream) = importing(tools());
    let first = env.read("golem.yaml");
    env.run(["lock"]).expect(0);
    let up = Up::start_with(&env, &["--no-watch", "--on-drift", "hide"]);
    up.event("up.deployed");
    let agreed_first = pinned(&env, 0);

    // The server changes, which is agreed to; another import makes another deployment of it.
    upstream.set(changed());
    let docs = format!("{{ name: docs, url: '{}' }}", upstream.server.url);
    let maps = format!("{{ name: maps, url: '{}', prefix: maps }}", upstream.server.url);
    env.write("golem.yaml", manifest(&[docs, maps]));
    env.run(["lock", "--update"]).expect(0);
    env.run(["deploy", "--locked", "--yes"]).expect(0);
    assert_eq!(names(&listed(&env, "refresh", 0)), ["fetch", "search-docs"]);
    let agreed_later = pinned(&env, 0);
    assert_ne!(agreed_first, agreed_later);

    env.run(["rollback", "--revision", "0", "--yes"]).expect(0);
    env.write("golem.yaml", &first);
    assert_eq!(pinned(&env, 0), agreed_first, "it is served with the pins that it was deployed with");
    let listing = listed(&env, "refresh", 0);
    assert_eq!(names(&listing), ["search-docs"], "the later definition was not agreed to for this deployment");
    assert_eq!(listing["diagnostics"][0]["reason"], "it differs from its pin");
    // By configuration, not by place: another import stands before it in the manifest now.
    let docs = format!("{{ name: docs, url: '{}' }}", upstream.server.url);
    let maps = format!("{{ name: maps, url: '{}', prefix: other }}", upstream.server.url);
    env.write("golem.yaml", manifest(&[maps, docs]));
    let status = env.run(["status", "-F", "json"]).expect(0).json();
    assert_eq!(status["imports"][0]["import"], "docs");
    env.run(["rollback", "--revision", "1", "--yes"]).expect(0);
    assert_eq!(pinned(&env, 0), agreed_later);
}

#[test]
fn a_rollback_names_what_is_not_pinned() {
    let (env, upstream) = importing(tools());
    let up = Up::start_with(&env, &["--no-watch"]);
    up.event("up.deployed");
    let first = env.read("golem.yaml");
    env.write("golem.yaml", manifest(&[format!("{{ name: maps, url: '{}', prefix: maps }}", upstream.server.url)]));
    env.run(["lock"]).expect(0);
    env.run(["deploy", "--locked", "--yes"]).expect(0);
    env.write("golem.yaml", first);
    let run = env.run(["rollback", "--revision", "0", "--yes"]).expect(0);
    assert!(run.stderr.contains("these imports are not pinned: `docs`;"), "{run}");
}

#[test]
fn a_lock_that_vanishes_or_breaks_takes_no_pins_with_it() {
    for policy in ["serve", "hide", "fail"] {
        let (env, _upstream) = importing(tools());
        env.run(["lock"]).expect(0);
        let lock = env.read("mcp.lock");
        let up = Up::start_with(&env, &["--on-drift", policy]);
        up.event("up.deployed");
        let agreed = pinned(&env, 0);
        fs_err::remove_file(env.app().join("mcp.lock")).expect("removed");
        up.event("up.deployed");
        // A second round must not say it again.
        env.write("golem.yaml", format!("{}# edited\n", env.read("golem.yaml")));
        up.event("up.deployed");
        assert_eq!(up.stderr().matches("`mcp.lock` is gone").count(), 1, "{policy}: {}", up.stderr());
        assert_eq!(pinned(&env, 0), agreed, "{policy}");
        assert_eq!(names(&listed(&env, "refresh", 0)).len(), 2, "{policy}");
        env.write("mcp.lock", &lock[..lock.len() / 2]);
        up.event("up.findings");
        assert_eq!(names(&listed(&env, "refresh", 0)).len(), 2, "{policy}");
        env.write("mcp.lock", lock);
        up.event("up.deployed");
        assert_eq!(pinned(&env, 0), agreed, "{policy}");
    }
}

#[test]
fn drift_is_logged_when_it_begins_and_ends_and_not_at_every_reading() {
    let (env, upstream) = importing(tools());
    env.run(["lock"]).expect(0);
    let mut command = env.mcpctl();
    command.env("MCPCTL_LOG", "info");
    let up = Up::spawn(command, &["--no-watch"]);
    up.event("up.deployed");
    upstream.set(changed());
    for _ in 0..3 {
        listed(&env, "refresh", 0);
    }
    upstream.set(tools());
    for _ in 0..3 {
        listed(&env, "refresh", 0);
    }
    let log = up.stderr();
    assert_eq!(log.matches("an import differs from its pins").count(), 1, "{log}");
    assert_eq!(log.matches("an import is again what it is pinned to").count(), 1, "{log}");
}

#[test]
fn imports_are_spoken_of_by_name() {
    let (env, upstream) = exporting(tools());
    let surface = env.run(["surface"]).expect(0);
    assert!(surface.stdout.contains("import docs, upstream search_docs"), "{surface}");
    let document = env.run(["surface", "-F", "json"]).expect(0).json();
    assert_eq!(document["environments"][0]["deployments"][0]["tools"][0]["source"]["importName"], "docs");

    let up = Up::start_with(&env, &["--no-watch"]);
    up.event("up.deployed");
    upstream.set(Value::Null);
    let refresh = env.run(["import", "refresh", "docs"]).expect(4);
    assert!(refresh.stderr.contains("import `docs`: "), "{refresh}");
    let lock = env.run(["lock", "--revision", "0", "--check"]).expect(4);
    assert!(lock.stdout.contains("docs: its MCP server answered") && !lock.stdout.contains("import 0"), "{lock}");

    // The preview knows what is pinned, and says by name what it does not know.
    let more = env.read("golem.yaml").replace("subdomain: docs", "subdomain: more");
    env.write("golem.yaml", &more);
    let plan = env.run(["plan"]).expect(0);
    assert!(plan.stdout.contains("+ tool search_docs") && !plan.stdout.contains("not known"), "{plan}");
    fs_err::remove_file(env.app().join("mcp.lock")).expect("removed");
    let plan = env.run(["plan"]).expect(0);
    assert!(plan.stdout.contains("not known: ") && plan.stdout.contains("import `docs` has no lock entry"), "{plan}");
    let unset = env.read("golem.yaml").replace(&upstream.server.url, "{{ NOT_SET }}");
    env.write("golem.yaml", unset);
    let tools = env.run(["import", "tools", "docs", "--local"]).expect(2);
    assert!(tools.stderr.contains("`url` of import `docs` of `local` needs the variable"), "{tools}");
}

#[test]
fn what_is_wrong_in_the_manifest_is_told_by_those_who_read_imports() {
    let upstream = Changing::start(tools());
    let env = TestEnv::new();
    env.write("golem.yaml", manifest(&[format!("{{ nmae: docs, url: '{}' }}", upstream.server.url)]));
    for args in [&["lock"][..], &["lock", "--check"], &["import", "list", "--local"]] {
        let run = env.run(args.iter().copied());
        assert!(run.stderr.contains("nmae") && run.stderr.contains("golem.yaml:"), "{args:?}: {run}");
    }
    // What is wrong is absent from the model: it would count as not declared, and lose its pins.
    let (env, upstream) = importing(tools());
    env.run(["lock"]).expect(0);
    let lock = env.read("mcp.lock");
    env.write(
        "golem.yaml",
        manifest(&[format!("{{ name: docs, url: '{}', prefix: 'No Prefix' }}", upstream.server.url)]),
    );
    let run = env.run(["lock", "--update"]).expect(1);
    assert!(run.stderr.contains("prefix"), "{run}");
    assert_eq!(env.read("mcp.lock"), lock);
}

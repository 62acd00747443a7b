//! Server and client die before request n and after response n of a deploy, for every n.

use std::process::Stdio;
use std::sync::{Arc, Mutex};

use super::super::support::proxy::{Fate, Moment, Proxy};
use super::super::support::server::{Server, client};
use super::{PATTERNS, Scene, application, observed, shown, whole};

/// A deploy of at most this many requests; more would be a defect by itself.
const MOST: usize = 16;

#[test]
fn a_server_that_dies_at_any_request_of_a_deploy_leaves_all_or_nothing() {
    for scene in Scene::each() {
        // A first deploy makes application and environment on the way; a second one changes what is served.
        let requests = each_request(&scene, "first", |server, moment| first_deploy(&scene, server, moment));
        assert!((5..MOST).contains(&requests), "{requests}");
        let requests = each_request(&scene, "second", |server, moment| second_deploy(&scene, server, moment));
        assert!((4..MOST).contains(&requests), "{requests}");
    }
}

/// Runs one deploy for each request and each of its two moments; how many requests a whole deploy has.
fn each_request(scene: &Scene, name: &str, deploy: impl Fn(Server, Moment) -> usize) -> usize {
    for number in 1..MOST {
        let mut requests = 0;
        for moment in [Moment::Before(number), Moment::After(number)] {
            application(&scene.env, &format!("{name}-{number}-{}", kind(moment)), PATTERNS[0]);
            requests = deploy(scene.server(&[]), moment);
        }
        if requests < number {
            return requests;
        }
    }
    panic!("a deploy has more than {MOST} requests");
}

fn kind(moment: Moment) -> &'static str {
    match moment {
        Moment::Before(_) => "before",
        Moment::After(_) => "after",
    }
}

fn first_deploy(scene: &Scene, server: Server, moment: Moment) -> usize {
    let requests = deploy_killing_the_server(scene, server, moment);
    let server = scene.server(&[]);
    let served = whole(&server);
    assert!(served.is_empty() || served == shown(PATTERNS[0]), "{served:?}");
    scene.settled(&server, PATTERNS[0]);
    clear(scene, &server);
    requests
}

fn second_deploy(scene: &Scene, server: Server, moment: Moment) -> usize {
    scene.run(&server.url, &["deploy", "--yes"]).expect(0);
    let manifest = scene.env.read("golem.yaml").replace(PATTERNS[0], PATTERNS[1]);
    scene.env.write("golem.yaml", manifest);
    let requests = deploy_killing_the_server(scene, server, moment);
    let server = scene.server(&[]);
    let served = whole(&server);
    assert!(served == shown(PATTERNS[0]) || served == shown(PATTERNS[1]), "{served:?}");
    scene.settled(&server, PATTERNS[1]);
    clear(scene, &server);
    requests
}

/// The next application needs the domains.
fn clear(scene: &Scene, server: &Server) {
    super::super::support::server::block_on(async {
        let http = reqwest::Client::new();
        let get = async |path: &str| -> serde_json::Value {
            let request = http.get(format!("{}{path}", server.url)).bearer_auth(&scene.token);
            request.send().await.expect("an answer").json().await.expect("JSON")
        };
        let visible = get("/v1/me/visible-environments").await;
        for entry in visible["values"].as_array().expect("a list") {
            let (id, revision) =
                (entry["environment"]["id"].as_str().expect("an id"), &entry["environment"]["revision"]);
            let url = format!("{}/v1/envs/{id}?current_revision={revision}", server.url);
            let answer = http.delete(url).bearer_auth(&scene.token).send().await.expect("an answer");
            assert_eq!(answer.status().as_u16(), 204);
        }
    });
}

fn deploy_killing_the_server(scene: &Scene, server: Server, moment: Moment) -> usize {
    let url = server.url.clone();
    let server = Arc::new(Mutex::new(server));
    let victim = Arc::clone(&server);
    let proxy = Proxy::start(&url, move |now, _| {
        if now == moment {
            victim.lock().expect("lock").kill();
        }
        Fate::Pass
    });
    let run = scene.run(&proxy.url, &["deploy", "--yes"]);
    // The proxy's thread outlives the test; a server that no moment came for must not.
    server.lock().expect("lock").kill();
    assert!(matches!(run.code, Some(0 | 4)), "{moment:?}: {run}");
    proxy.count()
}

#[test]
fn a_client_that_dies_at_any_request_of_a_deploy_leaves_all_or_nothing() {
    for scene in Scene::each() {
        let server = scene.server(&[]);
        for number in 1..MOST {
            let mut requests = 0;
            for moment in [Moment::Before(number), Moment::After(number)] {
                application(&scene.env, &format!("app-{number}-{}", kind(moment)), PATTERNS[0]);
                requests = observed(&server, || deploy_killing_the_client(&scene, &server, moment));
                let served = whole(&server);
                assert!(served.is_empty() || served == shown(PATTERNS[0]), "{served:?}");
                scene.settled(&server, PATTERNS[0]);
                clear(&scene, &server);
            }
            if requests < number {
                break;
            }
        }
    }
}

fn deploy_killing_the_client(scene: &Scene, server: &Server, moment: Moment) -> usize {
    let victim = Arc::new(Mutex::new(None::<std::process::Child>));
    let killed = Arc::clone(&victim);
    let proxy = Proxy::start(&server.url, move |now, _| {
        if now == moment {
            // The child is there as soon as it can send anything; its handle perhaps a little later.
            let mut child = loop {
                if let Some(child) = killed.lock().expect("lock").take() {
                    break child;
                }
                std::thread::yield_now();
            };
            let _ = child.kill();
            let _ = child.wait();
        }
        Fate::Pass
    });
    let mut command = client(&scene.env, &proxy.url, &scene.token, &["deploy", "--yes"]);
    let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("starts");
    *victim.lock().expect("lock") = Some(child);
    // It ends by itself, or its handle was taken to kill it.
    loop {
        match victim.lock().expect("lock").as_mut().map(std::process::Child::try_wait) {
            Some(Ok(None)) => {}
            _ => break,
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    proxy.count()
}

/// What the server did is found out by reading: a deploy is never sent twice.
#[test]
fn a_lost_answer_is_settled_by_reading_back() {
    for scene in Scene::each() {
        let server = scene.server(&[]);
        application(&scene.env, "lost-answer", PATTERNS[0]);
        let proxy = Proxy::start(&server.url, |now, line| {
            let lost = line.ends_with("/apply") && matches!(now, Moment::After(_));
            if lost { Fate::Lose } else { Fate::Pass }
        });
        let run = scene.run(&proxy.url, &["deploy", "--yes"]).expect(0);
        assert!(run.stderr.contains("the answer was lost"), "{run}");
        let applies = proxy.seen().iter().filter(|line| line.ends_with("/apply")).count();
        assert_eq!(applies, 1, "{:?}", proxy.seen());
        scene.settled(&server, PATTERNS[0]);

        let manifest = scene.env.read("golem.yaml").replace(PATTERNS[0], PATTERNS[1]);
        scene.env.write("golem.yaml", manifest);
        let proxy = Proxy::start(&server.url, |_, line| if line.ends_with("/apply") { Fate::Lose } else { Fate::Pass });
        let run = scene.run(&proxy.url, &["deploy", "--yes"]).expect(4);
        assert!(run.stderr.contains("mcpctl status"), "what is not known is said, with the way to find out: {run}");
        assert_eq!(proxy.seen().iter().filter(|line| line.ends_with("/apply")).count(), 1, "{:?}", proxy.seen());
        assert_eq!(whole(&server), shown(PATTERNS[0]));
        scene.settled(&server, PATTERNS[1]);
    }
}

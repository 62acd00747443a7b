//! The server dies, or its disk is full, in the middle of the transaction of a deploy.

use super::{PATTERNS, Scene, application, shown, whole};

const POINTS: [&str; 4] = ["apply-locked", "apply-staged", "apply-stored", "apply-committed"];

#[test]
fn a_server_that_dies_inside_the_transaction_leaves_all_or_nothing() {
    for scene in Scene::each() {
        application(&scene.env, "points", PATTERNS[0]);
        let server = scene.server(&[]);
        scene.settled(&server, PATTERNS[0]);
        drop(server);
        for (round, point) in POINTS.iter().enumerate() {
            let (old, new) = (PATTERNS[round % 2], PATTERNS[(round + 1) % 2]);
            application(&scene.env, "points", new);
            let mut server = scene.server(&[("MCPCTL_TEST_FAIL_POINT", point)]);
            let run = scene.run(&server.url, &["deploy", "--yes"]);
            assert_eq!(run.code, Some(4), "{point}: {run}");
            server.wait();
            let server = scene.server(&[]);
            let expected = if *point == "apply-committed" { new } else { old };
            assert_eq!(whole(&server), shown(expected), "{point}");
            scene.settled(&server, new);
        }
    }
}

#[test]
fn a_full_disk_inside_the_transaction_changes_nothing_and_is_said() {
    for scene in Scene::each() {
        application(&scene.env, "points", PATTERNS[0]);
        for point in &POINTS[..3] {
            let server = scene.server(&[("MCPCTL_TEST_FAIL_POINT", &format!("{point}=full"))]);
            let run = scene.run(&server.url, &["deploy", "--yes"]).expect(4);
            assert!(run.stderr.contains("disk is full"), "{point}: {run}");
            assert!(whole(&server).is_empty(), "{point}");
        }
        scene.settled(&scene.server(&[]), PATTERNS[0]);
    }
}

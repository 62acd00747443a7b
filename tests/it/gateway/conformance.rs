//! The conformance suite's server scenarios that need no fixtures of their own.

use std::process::Stdio;

use super::rig::{Rig, deploy, quickstart};
use crate::conformance::{LEGACY, MODERN, printed, suite};

/// Runs server scenarios against the gateway; `expected-failures.yaml` beside this file says which checks fail and why.
/// The suite fails on a new failure and on an entry that passes.
async fn scenarios(revision: &str, names: &[&str]) {
    let rig = Rig::quickstart().await;
    // The suite wants a localhost URL.
    deploy(&rig.store, rig.environment, &quickstart(), "localhost", None).await;
    rig.state.refresh().await.expect("refresh");
    let url = format!("http://localhost:{}/mcp", rig.address.port());
    let expected = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/gateway/expected-failures.yaml");
    let mut failures = Vec::new();
    for name in names {
        let Some(mut command) = suite() else { return };
        command.args(["server", "--url", &url, "--scenario", name, "--spec-version", revision]);
        command.args(["--expected-failures", expected]).stdout(Stdio::piped()).stderr(Stdio::piped());
        let output =
            tokio::task::spawn_blocking(move || command.output()).await.expect("joined").expect("the suite starts");
        let text = printed(&output);
        if !output.status.success() || text.contains("SKIPPED: scenario") {
            failures.push(format!("== {name} ({revision})\n{text}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_gateway_passes_modern_scenarios() {
    let names = [
        "server-stateless",
        "caching",
        "http-header-validation",
        "dns-rebinding-protection",
        "sep-2164-resource-not-found",
        "tools-list",
        "resources-list",
        "prompts-list",
    ];
    scenarios(MODERN, &names).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_gateway_passes_legacy_scenarios() {
    let names = [
        "server-initialize",
        "server-session-lifecycle",
        "ping",
        "tools-list",
        "resources-list",
        "prompts-list",
        "server-sse-multiple-streams",
        "dns-rebinding-protection",
    ];
    scenarios(LEGACY, &names).await;
}

//! The conformance suite of the Model Context Protocol (npm `@modelcontextprotocol/conformance`, a pinned version) against
//! our client and our gateway.
//!
//! In client mode the suite starts a server of its own and then our client, a test of this binary that only the suite
//! runs: `client::the_suites_client`.

mod auth;
mod client;

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use crate::support::peers;

/// The revision of the modern era, and the newest of the legacy one.
pub(crate) const MODERN: &str = "2026-07-28";
pub(crate) const LEGACY: &str = "2025-11-25";

/// The suite's program, ready to get arguments. `None` where it is not installed.
pub(crate) fn suite() -> Option<Command> {
    let (node, script): (PathBuf, PathBuf) =
        (peers::node()?, peers::node_file("@modelcontextprotocol/conformance/dist/index.js")?);
    let mut command = Command::new(node);
    command.arg(script).stdin(Stdio::null());
    Some(command)
}

/// Runs client scenarios of a revision, several at a time, and fails with what the suite printed about each that failed.
#[track_caller]
fn client_scenarios(revision: &str, scenarios: &[&str]) {
    let client = std::env::current_exe().expect("this test binary");
    let client = format!("{} {} --exact --ignored --nocapture", client.display(), client::NAME);
    let mut failures = Vec::new();
    for some in scenarios.chunks(4) {
        let running: Vec<_> = some
            .iter()
            .filter_map(|scenario| {
                let mut command = suite()?;
                command.args(["client", "--command", &client, "--scenario", scenario, "--spec-version", revision]);
                let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the suite starts");
                Some((*scenario, child))
            })
            .collect();
        for (scenario, child) in running {
            let output = child.wait_with_output().expect("the suite ends");
            if !output.status.success() || String::from_utf8_lossy(&output.stdout).contains("SKIPPED: scenario") {
                failures.push(format!("== {scenario} ({revision})\n{}", printed(&output)));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// What the suite printed about failures, without its colours and explanations; all of it where it names none.
pub(crate) fn printed(output: &Output) -> String {
    let text = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let telling = ["FAILURE", "Error:", "SKIPPED", "\u{2717}", "panicked", "Stale", "Client exited"];
    let lines: Vec<&str> = text.lines().filter(|line| telling.iter().any(|word| line.contains(word))).collect();
    if lines.is_empty() { text } else { lines.join("\n") }
}

#[test]
fn our_client_passes_the_required_modern_scenarios() {
    client_scenarios(
        MODERN,
        &[
            "tools_call",
            "request-metadata",
            "sep-2322-client-request-state",
            "http-standard-headers",
            "http-custom-headers",
            "http-invalid-tool-headers",
            "json-schema-ref-no-deref",
            // Not required, and passed all the same.
            "json-schema-2020-12-preservation",
        ],
    );
}

#[test]
fn our_client_passes_the_required_legacy_scenarios() {
    client_scenarios(
        LEGACY,
        &[
            "initialize",
            "tools_call",
            "sse-retry",
            "elicitation-sep1034-client-defaults",
            "json-schema-2020-12-preservation",
        ],
    );
}

/// The suite's own list decides which there are; `expected-failures.yaml` says which do not apply, and why.
#[test]
fn our_consent_passes_the_auth_scenarios() {
    let file = format!("@modelcontextprotocol/conformance/requirements/{MODERN}.yaml");
    let Some(file) = peers::node_file(&file) else { return };
    let list = fs_err::read_to_string(file).expect("the suite's list");
    let known: Vec<&str> = list.split_whitespace().filter(|word| word.starts_with("auth/")).collect();
    let excepted = include_str!("expected-failures.yaml");
    let excepted: Vec<&str> = excepted.lines().filter_map(|line| line.trim().strip_prefix("- ")).collect();
    let stale: Vec<&&str> = excepted.iter().filter(|name| name.starts_with("auth/") && !known.contains(name)).collect();
    assert!(stale.iter().all(|name| name.starts_with("auth/2025-03-26")), "the suite has these no more: {stale:?}");
    let ours: Vec<&str> = known.into_iter().filter(|name| !excepted.contains(name)).collect();
    assert!(ours.len() >= 25, "{ours:?}");
    client_scenarios(MODERN, &ours);
    client_scenarios("2025-03-26", &["auth/2025-03-26-oauth-metadata-backcompat"]);
}

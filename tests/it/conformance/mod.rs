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

/// Not among them, with the reason: `basic-cimd` (client identities are schemes, registered with a provider; a document
/// under a public URL is not offered), `2025-03-26-oauth-endpoint-fallback` (a provider that publishes no metadata
/// announces no PKCE, and is refused), and the extensions (`client-credentials-…`, `enterprise-managed-authorization`,
/// `dpop…`, `wif-jwt-bearer`: no person consents, or a way of proving a token that schemes cannot express).
#[test]
fn our_consent_passes_the_auth_scenarios() {
    client_scenarios(
        MODERN,
        &[
            "auth/metadata-default",
            "auth/metadata-var1",
            "auth/metadata-var2",
            "auth/metadata-var3",
            "auth/scope-from-www-authenticate",
            "auth/scope-from-scopes-supported",
            "auth/scope-omitted-when-undefined",
            "auth/scope-step-up",
            "auth/scope-retry-limit",
            "auth/token-endpoint-auth-basic",
            "auth/token-endpoint-auth-post",
            "auth/token-endpoint-auth-none",
            "auth/pre-registration",
            "auth/resource-mismatch",
            "auth/offline-access-scope",
            "auth/offline-access-not-supported",
            "auth/authorization-server-migration",
            "auth/iss-supported",
            "auth/iss-not-advertised",
            "auth/iss-supported-missing",
            "auth/iss-wrong-issuer",
            "auth/iss-unexpected",
            "auth/iss-normalized",
            "auth/metadata-issuer-mismatch",
        ],
    );
    client_scenarios("2025-03-26", &["auth/2025-03-26-oauth-metadata-backcompat"]);
}

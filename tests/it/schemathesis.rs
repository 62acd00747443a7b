//! `schemathesis` against the running server: whatever it makes up from `docs/openapi.json` is answered as documented, and
//! never with `INTERNAL_UNKNOWN`. Short here, long in the soak run.

use std::path::Path;
use std::process::{Command, Stdio};

use super::support::server::{Database, Server};
use super::support::{TestEnv, peers};

/// What is proved of every answer.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

#[test]
fn no_answer_is_undocumented() {
    let Some(program) = peers::python_bin("schemathesis") else { return };
    let env = TestEnv::new();
    for database in Database::each(&env) {
        let server = Server::start(&env, &database, &[], &[]);
        let token = database.token(&env);
        let (examples, seconds) = if std::env::var_os("MCPCTL_SOAK").is_some() { ("200", "1200") } else { ("3", "40") };
        let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/openapi.json");
        let output = Command::new(&program)
            .current_dir(env.app())
            .env("HOME", env.app())
            .arg("run")
            .arg(document)
            .args(["--url", &server.url, "--header", &format!("Authorization: Bearer {token}")])
            .args(["--phases", "coverage,fuzzing,stateful", "--max-examples", examples, "--max-time", seconds])
            .args(["--generation-deterministic", "--continue-on-failure", "--no-color", "--checks", CHECKS])
            .args(["--suppress-health-check", "all"])
            // They would take the token away that everything is done with; the contract suite drives them.
            .args(["--exclude-operation-id", "tokens.delete-token", "--exclude-operation-id", "accounts.delete"])
            .stdin(Stdio::null())
            .output()
            .expect("schemathesis starts");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{database:?}:\n{text}\n{}", String::from_utf8_lossy(&output.stderr));
        assert!(text.contains("generated"), "nothing was tried:\n{text}");
        let log = server.stderr();
        assert!(!log.contains("\"level\":\"ERROR\""), "{log}");
    }
}

//! Tool names of one endpoint that differ only by letter case: some clients take them for one.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::NAMES_DIFFER_ONLY_BY_CASE;
use crate::projection::Problem;

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::CaseCollision { names } = problem else { continue };
        findings.push(
            Finding::new(NAMES_DIFFER_ONLY_BY_CASE, format!("{} differ only by letter case", ticked(names, "and")))
                .about(subjects::deployment(context.environment, deployment.index))
                .help("rename one of them: models and some clients mix them up"),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn names_differ_by_more_than_case() {
        let agents = |second: &str| {
            let method = json!({ "methods": [{ "name": "run", "parameters": [
                { "name": "x", "type": { "kind": "bool" }, "required": true },
            ] }] });
            Fixture::default()
                .component("my-app:a", &[])
                .defines_agent("my-app:a", "Counter", method.clone())
                .defines_agent("my-app:a", second, method)
                .deployment(json!({ "subdomain": "x", "agents": { "Counter": {}, second: {} } }))
        };
        insta::assert_snapshot!(agents("counter").only(NAMES_DIFFER_ONLY_BY_CASE), @"`Counter-run` and `counter-run` differ only by letter case @ mcp.deployments.local[0] | rename one of them: models and some clients mix them up");
        assert!(agents("Tally").findings(NAMES_DIFFER_ONLY_BY_CASE).is_empty());
    }
}

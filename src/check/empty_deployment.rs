//! A deployment that names neither agents nor tools would serve nothing.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::EMPTY_DEPLOYMENT;
use crate::projection::Problem;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        if *problem != Problem::Empty {
            continue;
        }
        findings.push(
            Finding::new(
                EMPTY_DEPLOYMENT,
                format!("the deployment of `{}` names neither agents nor tools", deployment.domain),
            )
            .about(subjects::deployment(context.environment, deployment.index))
            .help("list at least one agent under `agents` or one tool under `tools`, or remove the entry"),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn a_deployment_exports_something() {
        let fixture = Fixture::quickstart(json!({})).deployment(json!({ "subdomain": "empty" }));
        insta::assert_snapshot!(fixture.only(EMPTY_DEPLOYMENT), @"the deployment of `empty.localhost:9007` names neither agents nor tools @ mcp.deployments.local[1] | list at least one agent under `agents` or one tool under `tools`, or remove the entry");
        assert!(Fixture::quickstart(json!({})).findings(EMPTY_DEPLOYMENT).is_empty());
    }
}

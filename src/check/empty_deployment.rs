//! A deployment that names neither agents nor tools would serve nothing.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::EMPTY_DEPLOYMENT;
use crate::projection::Problem;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        if *problem != Problem::Empty {
            continue;
        }
        findings.push(
            Finding::new(EMPTY_DEPLOYMENT, format!("the deployment of `{}` names neither agents nor tools", deployment.domain))
                .about(subjects::deployment(context.environment, deployment.index))
                .help("list at least one agent under `agents` or one tool under `tools`, or remove the entry"),
        );
    }
}

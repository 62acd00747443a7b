//! Tool names of one endpoint that differ only by letter case: some clients take them for one.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::NAMES_DIFFER_ONLY_BY_CASE;
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

//! A method of an exported agent type that MCP cannot carry: it is not advertised, and nobody would notice.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::METHOD_LEFT_OUT;
use crate::projection::Problem;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::MethodLeftOut { agent, method, reason } = problem else { continue };
        findings.push(
            Finding::new(METHOD_LEFT_OUT, format!("clients will not see `{method}` of `{agent}`: {reason}"))
                .about(subjects::agent_export(context.environment, deployment.index, agent))
                .help("change the parameter or result, or ignore this if the method is not meant for clients"),
        );
    }
}

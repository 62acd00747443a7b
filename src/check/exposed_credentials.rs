//! An authenticated import whose tool anyone may call: the endpoint is neither protected nor on this machine only.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::codes::EXPOSED_CREDENTIALS;
use crate::model::Auth;
use crate::projection::catalog::title_of;

use super::exported_import::exported;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, _, tool, import) in exported(context) {
        let is_open = deployment.schemes().is_empty() && !deployment.domain.is_loopback();
        if !is_open || import.auth == Auth::None {
            continue;
        }
        findings.push(
            Finding::new(
                EXPOSED_CREDENTIALS,
                format!(
                    "anyone who reaches `{}` could call `{tool}` with the credentials of {}",
                    deployment.domain,
                    title_of(import)
                ),
            )
            .about(subjects::tool_export(context.environment, deployment.index, tool))
            .also(subjects::import(context.environment, import.index), "this import is authenticated")
            .help("protect the deployment with a `securityScheme`, or serve it on a loopback domain"),
        );
    }
}

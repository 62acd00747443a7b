//! An authenticated import whose tool anyone may call: the endpoint is neither protected nor on this machine only.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::EXPOSED_CREDENTIALS;
use crate::projection::Problem;
use crate::projection::catalog::title_of;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::ExposedCredentials { tool, import } = problem else { continue };
        let imports = context.application.imports_of(context.environment);
        let Some(import) = imports.iter().find(|declared| declared.index == *import) else { continue };
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn credentials_of_an_import_are_not_lent_to_strangers() {
        let exported = |import: serde_json::Value, domain: &str, scheme: Option<&str>| {
            Fixture::default()
                .component("my-app:tool-owner", &["search"])
                .import(import)
                .deployment(json!({ "domain": domain, "tools": { "search": { "securityScheme": scheme } } }))
        };
        let authenticated = || json!({ "name": "crm", "bearer": "s3cret" });
        let open = exported(authenticated(), "tools.example.com", None);
        insta::assert_snapshot!(open.only(EXPOSED_CREDENTIALS), @"anyone who reaches `tools.example.com` could call `search` with the credentials of import `crm` @ mcp.deployments.local[0].tools.search | protect the deployment with a `securityScheme`, or serve it on a loopback domain");
        for fine in [
            exported(authenticated(), "tools.example.com", Some("staff")),
            exported(authenticated(), "x.localhost:9007", None),
            exported(json!({ "name": "crm" }), "tools.example.com", None),
        ] {
            assert!(fine.findings(EXPOSED_CREDENTIALS).is_empty());
        }
    }
}

//! Entries of one deployment that name different security schemes: one scheme protects the whole domain.

use crate::diagnostics::registry::rules::CONFLICTING_SECURITY_SCHEMES;
use crate::diagnostics::{Finding, Subject};
use crate::model::{Deployment, SchemeName};
use crate::projection::Problem;

use super::suggest::ticked;
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::ConflictingSchemes { schemes } = problem else { continue };
        let entries = entries(context, deployment);
        let Some((first_scheme, first)) = entries.first() else { continue };
        let Some((_, other)) = entries.iter().find(|(scheme, _)| scheme != first_scheme) else { continue };
        findings.push(
            Finding::new(
                CONFLICTING_SECURITY_SCHEMES,
                format!("the entries of `{}` name different security schemes: {}", deployment.domain, ticked(schemes, "and")),
            )
            .about(other.clone())
            .also(first.clone(), format!("`{first_scheme}` is named here"))
            .help("name one scheme in all entries (or in one of them: it protects the whole domain), or split the deployment"),
        );
    }
}

/// The entries that name a scheme, in the order in which they are written.
fn entries<'a>(context: &Context<'_>, deployment: &'a Deployment) -> Vec<(&'a SchemeName, Subject)> {
    let root = || subjects::deployment(context.environment, deployment.index);
    let agents = deployment.agents.iter().filter_map(|(name, entry)| {
        let scheme = entry.security_scheme.as_ref()?;
        Some((scheme, root().keys(["agents", name.as_str(), "securityScheme"])))
    });
    let tools = deployment.tools.iter().filter_map(|(name, entry)| {
        let scheme = entry.security_scheme.as_ref()?;
        Some((scheme, root().keys(["tools", name.as_str(), "securityScheme"])))
    });
    agents.chain(tools).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn one_scheme_protects_a_domain() {
        let with = |first: &str, second: Option<&str>| {
            Fixture::default().environment("local").deployment(json!({ "subdomain": "x", "agents": {
                "A": { "securityScheme": first }, "B": { "securityScheme": second },
            } }))
        };
        insta::assert_snapshot!(with("staff", Some("partners")).only(CONFLICTING_SECURITY_SCHEMES), @"the entries of `x.localhost:9007` name different security schemes: `partners` and `staff` @ mcp.deployments.local[0].agents.B.securityScheme | name one scheme in all entries (or in one of them: it protects the whole domain), or split the deployment");
        assert!(with("staff", Some("staff")).findings(CONFLICTING_SECURITY_SCHEMES).is_empty());
        assert!(with("staff", None).findings(CONFLICTING_SECURITY_SCHEMES).is_empty(), "none and one is one");
    }
}

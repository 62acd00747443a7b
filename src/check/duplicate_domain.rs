//! Two deployments of one environment with one domain: Golem keeps the first and drops the others without a word.

use std::collections::BTreeMap;

use crate::diagnostics::registry::rules::DUPLICATE_DOMAIN;
use crate::diagnostics::{Finding, Subject};
use crate::model::{Deployment, Domain, EnvironmentName};

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    let mut first: BTreeMap<&Domain, &Deployment> = BTreeMap::new();
    for (deployment, _) in &context.deployments {
        let Some(earlier) = first.insert(&deployment.domain, deployment) else { continue };
        first.insert(&deployment.domain, earlier);
        findings.push(
            Finding::new(DUPLICATE_DOMAIN, format!("the domain `{}` is deployed twice", deployment.domain))
                .about(domain_subject(context.environment, deployment))
                .also(domain_subject(context.environment, earlier), "first deployed here")
                .help("move the agents and tools into one entry, or give this one another domain"),
        );
    }
}

/// The key that gave a deployment its domain.
pub(super) fn domain_subject(environment: &EnvironmentName, deployment: &Deployment) -> Subject {
    let key = if deployment.subdomain.is_some() { "subdomain" } else { "domain" };
    subjects::deployment(environment, deployment.index).key(key)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn the_second_deployment_of_a_domain_is_an_error() {
        let fixture = Fixture::quickstart(json!({}))
            .deployment(json!({ "subdomain": "mcp-demo", "tools": { "file-tools": {} } }));
        insta::assert_snapshot!(fixture.only(DUPLICATE_DOMAIN), @"the domain `mcp-demo.localhost:9007` is deployed twice @ mcp.deployments.local[1].subdomain | move the agents and tools into one entry, or give this one another domain");
        let fixture =
            Fixture::quickstart(json!({})).deployment(json!({ "subdomain": "other", "tools": { "file-tools": {} } }));
        assert!(fixture.findings(DUPLICATE_DOMAIN).is_empty());
    }
}

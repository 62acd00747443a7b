//! Two environments of one server with one domain: a domain belongs to one environment of an installation, so only the
//! first deploy can have it.

use std::collections::BTreeMap;

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::DOMAIN_IN_TWO_ENVIRONMENTS;
use crate::model::{Deployment, EnvironmentName, ServerTarget};

use super::Input;
use super::duplicate_domain::domain_subject;

pub(super) fn check(input: &Input<'_>, findings: &mut Vec<Finding>) {
    let mut owners: BTreeMap<(String, &str), (&EnvironmentName, &Deployment)> = BTreeMap::new();
    for (environment, deployments) in &input.application.deployments {
        let Some(declared) = input.application.environments.get(environment) else { continue };
        let server = server_key(&declared.server);
        for deployment in deployments {
            let key = (server.clone(), deployment.domain.as_str());
            let (owner, earlier) = *owners.entry(key).or_insert((environment, deployment));
            let is_checked = |name| input.environments.contains(name);
            if owner == environment || !(is_checked(owner) || is_checked(environment)) {
                continue;
            }
            findings.push(
                Finding::new(
                    DOMAIN_IN_TWO_ENVIRONMENTS,
                    format!(
                        "`{}` and `{}` are environments of one server and both deploy to `{}`",
                        owner, environment, deployment.domain
                    ),
                )
                .about(domain_subject(environment, deployment))
                .also(domain_subject(owner, earlier), format!("`{owner}` deploys to it here"))
                .help("give each environment a domain of its own; the server lets only one of them have it")
                .environment(owner.as_str())
                .environment(environment.as_str()),
            );
        }
    }
}

fn server_key(server: &ServerTarget) -> String {
    match server {
        ServerTarget::Local => "local".to_owned(),
        ServerTarget::Cloud => "cloud".to_owned(),
        ServerTarget::Custom { url, .. } => url.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn environments_of_one_server_cannot_share_a_domain() {
        let deployed = json!({ "subdomain": "mcp-demo", "tools": { "file-tools": {} } });
        let fixture = Fixture::default().environment("test");
        let mut fixture = fixture.environment("local").deployment_in("test", deployed.clone()).deployment(deployed);
        insta::assert_snapshot!(fixture.only(DOMAIN_IN_TWO_ENVIRONMENTS), @"`test` and `local` are environments of one server and both deploy to `mcp-demo.localhost:9007` @ mcp.deployments.local[0].subdomain | give each environment a domain of its own; the server lets only one of them have it");
        assert_eq!(fixture.findings(DOMAIN_IN_TWO_ENVIRONMENTS)[0].environments, ["test", "local"]);
        fixture = fixture.server("test", ServerTarget::Cloud);
        assert!(fixture.findings(DOMAIN_IN_TWO_ENVIRONMENTS).is_empty());
    }
}

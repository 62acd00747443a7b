//! `ownerComponent` that is not a component of the application.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::UNKNOWN_OWNER_COMPONENT;
use crate::projection::Problem;

use super::suggest::{Suggestion, there_are};
use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for (deployment, problem) in context.problems() {
        let Problem::UnknownOwner { tool, owner } = problem else { continue };
        let declared = context.application.components.keys();
        let suggestion = Suggestion::of(owner.as_str(), declared.clone());
        findings.push(
            Finding::new(UNKNOWN_OWNER_COMPONENT, format!("`{owner}` is not a component of this application"))
                .about(subjects::owner(context.environment, deployment.index, tool))
                .help(suggestion.help(there_are("declared components", declared))),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn the_owner_is_a_component() {
        insta::assert_snapshot!(Fixture::quickstart(json!({ "owner": "my-app:tool-ower" })).only(UNKNOWN_OWNER_COMPONENT), @"`my-app:tool-ower` is not a component of this application @ mcp.deployments.local[0].tools.file-tools.ownerComponent | did you mean `my-app:tool-owner`?");
        assert!(Fixture::quickstart(json!({})).findings(UNKNOWN_OWNER_COMPONENT).is_empty());
    }
}

//! `toolReleases` with a tool whose definition has no version: releases are found by account, name and version.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::UNVERSIONED_RELEASE;
use crate::projection::ToolLookup;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for tool in context.application.published_in(context.environment) {
        let ToolLookup::Native { component, definition } = context.catalog.tool(tool) else { continue };
        if definition.version.is_none() {
            findings.push(
                Finding::new(UNVERSIONED_RELEASE, format!("`{tool}` is published without a version"))
                    .about(subjects::published(context.environment, tool))
                    .also(subjects::runtime_tool(component, tool), "its definition has no `version`")
                    .help(format!("add `version: 1.0.0` to `components.{component}.tools.{tool}` of the runtime file")),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn what_is_published_has_a_version() {
        let mut fixture = Fixture::quickstart(json!({})).publishes("file-tools");
        assert!(fixture.findings(UNVERSIONED_RELEASE).is_empty());
        let component = fixture.runtime.components.get_mut("my-app:file-tools").expect("defined");
        component.definition.as_mut().expect("known").tools.values_mut().for_each(|tool| tool.version = None);
        insta::assert_snapshot!(fixture.only(UNVERSIONED_RELEASE), @"`file-tools` is published without a version @ toolReleases.local.file-tools | add `version: 1.0.0` to `components.my-app:file-tools.tools.file-tools` of the runtime file");
        assert!(fixture.without_runtime().findings(UNVERSIONED_RELEASE).is_empty(), "what is not known is not wrong");
    }
}

//! `toolReleases` with a tool whose definition has no version: releases are found by account, name and version.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::UNVERSIONED_RELEASE;
use crate::model::text::is_one_word;
use crate::projection::ToolLookup;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for tool in context.application.published_in(context.environment) {
        let ToolLookup::Native { component, definition } = context.catalog.tool(tool) else { continue };
        let (message, label) = match definition.version.as_deref() {
            None => (format!("`{tool}` is published without a version"), "its definition has no `version`"),
            Some(version) if !is_one_word(version) => {
                (format!("`{tool}` is published with a version that no reference can name"), "its definition")
            }
            Some(_) => continue,
        };
        findings.push(
            Finding::new(UNVERSIONED_RELEASE, message)
                .about(subjects::published(context.environment, tool))
                .also(subjects::runtime_tool(component, tool), label)
                .help(format!("write `version: 1.0.0` in `components.{component}.tools.{tool}` of the runtime file")),
        );
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
        insta::assert_snapshot!(fixture.only(UNVERSIONED_RELEASE), @"`file-tools` is published without a version @ toolReleases.local.file-tools | write `version: 1.0.0` in `components.my-app:file-tools.tools.file-tools` of the runtime file");
        let component = fixture.runtime.components.get_mut("my-app:file-tools").expect("defined");
        let tools = &mut component.definition.as_mut().expect("known").tools;
        for tool in tools.values_mut() {
            tool.version = Some("1.0 beta".to_owned());
        }
        assert_eq!(fixture.findings(UNVERSIONED_RELEASE).len(), 1);
        assert!(fixture.without_runtime().findings(UNVERSIONED_RELEASE).is_empty(), "what is not known is not wrong");
    }
}

//! `toolReleases` with a tool that is not the application's own: a release, a tool of an import or of the platform.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::PUBLISHED_FOREIGN_TOOL;
use crate::model::ToolSource;
use crate::projection::ToolLookup;
use crate::projection::catalog::title_of;

use super::{Context, subjects};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for tool in context.application.published_in(context.environment) {
        let declared = context.catalog.tools.get(tool);
        let (what, label) = if let Some(release) = declared.and_then(ToolSource::release) {
            (format!("it is the release `{release}`"), Some((subjects::tool(tool).key("release"), "declared here")))
        } else if declared.is_none() && context.catalog.default_tools.contains(tool) {
            ("the platform provides it".to_owned(), None)
        } else if let ToolLookup::Imported { import, .. } | ToolLookup::Unlisted { import, .. } =
            context.catalog.tool(tool)
        {
            let place = subjects::import(context.environment, import.index);
            (format!("{} provides it", title_of(import)), Some((place, "the import")))
        } else {
            continue;
        };
        let mut finding =
            Finding::new(PUBLISHED_FOREIGN_TOOL, format!("`{tool}` cannot be published from here: {what}"))
                .about(subjects::published(context.environment, tool))
                .help("remove the entry; only tools that a component of this application implements can be published");
        if let Some((subject, text)) = label {
            finding = finding.also(subject, text);
        }
        findings.push(finding);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    #[test]
    fn only_own_tools_are_published() {
        assert!(Fixture::quickstart(json!({})).publishes("file-tools").findings(PUBLISHED_FOREIGN_TOOL).is_empty());
        let release = ToolSource::ReleaseId("019a3f5e-7c1b-7000-8000-2f1c5d0e9b42".parse().expect("an id"));
        let remote = Fixture::quickstart(json!({})).source("file-tools", release).publishes("file-tools");
        insta::assert_snapshot!(remote.only(PUBLISHED_FOREIGN_TOOL), @"`file-tools` cannot be published from here: it is the release `019a3f5e-7c1b-7000-8000-2f1c5d0e9b42` @ toolReleases.local.file-tools | remove the entry; only tools that a component of this application implements can be published");
        let platform = Fixture::quickstart(json!({})).publishes("bash");
        insta::assert_snapshot!(platform.only(PUBLISHED_FOREIGN_TOOL), @"`bash` cannot be published from here: the platform provides it @ toolReleases.local.bash | remove the entry; only tools that a component of this application implements can be published");
        let imported = Fixture::default().import(json!({ "name": "docs" })).provides(0, &["search"]);
        insta::assert_snapshot!(imported.publishes("search").only(PUBLISHED_FOREIGN_TOOL), @"`search` cannot be published from here: import `docs` provides it @ toolReleases.local.search | remove the entry; only tools that a component of this application implements can be published");
    }
}

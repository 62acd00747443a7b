//! Tool releases in a plan: which ones the manifest names, and what changes about those that are used and published.

use std::collections::BTreeSet;
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::difference::{Action, FieldChange, action, field, keys};
use super::snapshot::{RemoteToolSnapshot, Snapshot};
use crate::model::ids::ToolReleaseId;
use crate::model::{ToolDefinition, ToolName, ToolSource};
use crate::projection::ToolLookup;

/// How a manifest names a release: exactly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReleaseReference {
    /// By its id.
    Id(ToolReleaseId),
    /// By who published it, its name and its version.
    Name {
        /// The publisher's e-mail address.
        account: String,
        /// The release's name.
        name: ToolName,
        /// Its version.
        version: String,
    },
}

impl ReleaseReference {
    /// The reference of a declaration that has one.
    pub fn of(source: &ToolSource) -> Option<Self> {
        match source {
            ToolSource::ReleaseId(id) => Some(Self::Id(ToolReleaseId::from_uuid(*id))),
            ToolSource::Release { account, name, version } => {
                Some(Self::Name { account: account.clone(), name: name.clone(), version: version.clone() })
            }
            ToolSource::Component(_) | ToolSource::Discovered => None,
        }
    }
}

impl fmt::Display for ReleaseReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Id(id) => id.fmt(f),
            Self::Name { account, name, version } => f.write_str(&release_title(account, name, version)),
        }
    }
}

/// A release for people, in one line: `alice@example.com/file-tools@1.2.0`.
pub fn release_title(account: &str, name: &ToolName, version: &str) -> String {
    let title = format!("{account}/{name}@{version}");
    title.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl RemoteToolSnapshot {
    /// The release for people.
    pub fn title(&self) -> String {
        release_title(&self.account, &self.name, &self.version)
    }
}

/// A tool that is a release, and changes.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct ReleaseChange {
    /// The tool, by its name in this application.
    #[schemars(with = "String")]
    pub tool: ToolName,
    /// What happens to it.
    pub action: Action,
    /// The release, as `account/name@version`: the one that will be used, or that was.
    pub release: String,
    /// Its changed values.
    pub changes: Vec<FieldChange>,
}

/// A tool of the application that a deploy publishes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PublicationChange {
    /// The tool.
    #[schemars(with = "String")]
    pub tool: ToolName,
    /// Its version; null where its definition says none.
    pub version: Option<String>,
    /// Whether it is a new release, or another content for one that there is.
    pub action: Action,
}

impl PublicationChange {
    /// The release for people, without the account, which is the deployer's.
    pub fn title(&self) -> String {
        match &self.version {
            Some(version) => format!("{}@{version}", self.tool),
            None => self.tool.to_string(),
        }
    }
}

/// The tools that are releases and differ.
pub(super) fn used(before: &Snapshot, after: &Snapshot) -> Vec<ReleaseChange> {
    keys(&before.remote_tools, &after.remote_tools)
        .into_iter()
        .filter_map(|tool| change(tool, before.remote_tools.get(tool), after.remote_tools.get(tool)))
        .collect()
}

fn change(
    tool: &ToolName,
    before: Option<&RemoteToolSnapshot>,
    after: Option<&RemoteToolSnapshot>,
) -> Option<ReleaseChange> {
    let action = action(before, after);
    let shown = after.or(before).filter(|_| action != Action::Unchanged)?;
    let mut changes = Vec::new();
    let mut compare = |path: &str, value: fn(&RemoteToolSnapshot) -> String| {
        field(&mut changes, path, Value::from(before.map(value)), Value::from(after.map(value)));
    };
    compare("release", RemoteToolSnapshot::title);
    compare("releaseId", |release| release.release_id.to_string());
    compare("component", |release| release.component.to_string());
    compare("componentDigest", |release| release.component_digest.clone());
    compare("metadataDigest", |release| release.metadata_digest.clone());
    Some(ReleaseChange { tool: tool.clone(), action, release: shown.title(), changes })
}

/// What a deploy of `after` publishes that the deployment before it did not. What is published stays so, whatever is
/// deployed later: nothing vanishes here.
pub fn published(before: &Snapshot, after: &Snapshot) -> Vec<PublicationChange> {
    if after.published_tools.is_empty() {
        return Vec::new();
    }
    let (old, new) = (Published::of(before), Published::of(after));
    after
        .published_tools
        .iter()
        .filter_map(|tool| {
            let (was, is) = (old.get(tool), new.get(tool));
            if was.is_some() && was == is {
                return None;
            }
            let version = |content: &Option<Content>| content.as_ref().and_then(|content| content.version.clone());
            let again = was.is_some() && version(&was) == version(&is);
            let action = if again { Action::Update } else { Action::Create };
            Some(PublicationChange { tool: tool.clone(), version: version(&is), action })
        })
        .collect()
}

/// The releases that a content makes.
struct Published<'a> {
    tools: &'a BTreeSet<ToolName>,
    content: &'a Snapshot,
    catalog: crate::projection::Catalog,
}

/// What makes a release the one that it is.
#[derive(PartialEq)]
struct Content {
    version: Option<String>,
    component_digest: Option<String>,
    definition: Option<ToolDefinition>,
}

impl<'a> Published<'a> {
    fn of(content: &'a Snapshot) -> Self {
        Self { tools: &content.published_tools, content, catalog: content.catalog() }
    }

    fn get(&self, tool: &ToolName) -> Option<Content> {
        if !self.tools.contains(tool) {
            return None;
        }
        Some(match self.catalog.tool(tool) {
            ToolLookup::Native { component, definition } => Content {
                version: definition.version.clone(),
                component_digest: self.content.components.get(component).and_then(|found| found.digest.clone()),
                definition: Some(definition.clone()),
            },
            _ => Content { version: None, component_digest: None, definition: None },
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::plan::Difference;

    fn content(value: Value) -> Snapshot {
        serde_json::from_value(value).expect("a content")
    }

    fn using(id: &str, version: &str, digest: &str) -> Snapshot {
        content(json!({ "remoteTools": { "search": {
            "releaseId": format!("019a3f5e-7c1b-7000-8000-0000000000{id}"), "account": "alice@example.com",
            "name": "search", "version": version, "component": "alice:search", "componentDigest": digest.repeat(64),
            "metadataDigest": digest.repeat(64), "definition": { "version": version, "root": { "name": "search" } },
        } } }))
    }

    #[test]
    fn a_release_is_used_replaced_and_left() {
        let (none, one, two) = (Snapshot::default(), using("01", "1.0.0", "a"), using("02", "1.1.0", "b"));
        let change = &used(&none, &one)[0];
        assert_eq!((change.action, change.release.as_str()), (Action::Create, "alice@example.com/search@1.0.0"));
        let change = &used(&one, &two)[0];
        assert_eq!(change.action, Action::Update);
        let paths: Vec<&str> = change.changes.iter().map(|change| change.path.as_str()).collect();
        assert_eq!(paths, ["release", "releaseId", "componentDigest", "metadataDigest"]);
        assert_eq!(used(&one, &one), []);
        let difference = Difference::between(&two, &none);
        assert_eq!(difference.deletions(), ["the tool `search`, the release `alice@example.com/search@1.1.0`"]);
    }

    #[test]
    fn a_release_that_was_replaced_under_its_name_is_another_one() {
        let change = &used(&using("01", "1.0.0", "a"), &using("02", "1.0.0", "b"))[0];
        let paths: Vec<&str> = change.changes.iter().map(|change| change.path.as_str()).collect();
        assert_eq!((change.action, paths), (Action::Update, vec!["releaseId", "componentDigest", "metadataDigest"]));
    }

    #[test]
    fn publishing_is_new_with_each_version_and_content() {
        let with = |version: &str, digest: &str, published: &[&str]| {
            content(json!({
                "components": { "my-app:a": {
                    "definition": { "tools": { "search": { "version": version, "root": { "name": "search" } } } },
                    "digest": digest,
                } },
                "publishedTools": published,
            }))
        };
        let told = |before: &Snapshot, after: &Snapshot| {
            let changes = published(before, after);
            changes.iter().map(|change| (change.title(), change.action)).collect::<Vec<_>>()
        };
        let (silent, first) = (with("1.0.0", "a", &[]), with("1.0.0", "a", &["search"]));
        assert_eq!(told(&silent, &first), [("search@1.0.0".to_owned(), Action::Create)]);
        assert_eq!(told(&first, &first), []);
        assert_eq!(told(&first, &with("1.0.0", "b", &["search"])), [("search@1.0.0".to_owned(), Action::Update)]);
        assert_eq!(told(&first, &with("1.1.0", "b", &["search"])), [("search@1.1.0".to_owned(), Action::Create)]);
        assert_eq!(told(&first, &silent), [], "what is published stays published");
    }
}

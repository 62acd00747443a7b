//! Two states of an import, and every difference between them in words that say what it means for an agent.

use std::collections::BTreeSet;
use std::fmt;

use serde_json::Value;

use super::digest::same;
use super::{Definition, LockedImport, LockedTool, hints, projected, schema};

/// What a difference means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The import is not pinned.
    ImportAdded,
    /// The pinned import is not declared any more.
    ImportRemoved,
    /// Another server, version, era or issuer answers.
    IdentityChanged,
    /// The import selects by another filter.
    FilterChanged,
    /// A tool that is not pinned.
    Added,
    /// A pinned tool that is not there.
    Removed,
    /// A text that agents read.
    TextChanged,
    /// A schema admits more than it did.
    SchemaWidened,
    /// A schema admits less than it did.
    SchemaNarrowed,
    /// A schema admits something else, or cannot be compared.
    SchemaChanged,
    /// A hint promises less than it did, such as a lost `readOnlyHint`.
    AnnotationWeakened,
    /// A hint promises more than it did.
    AnnotationStrengthened,
    /// Verbatim definitions became projected ones, or the other way round.
    FormChanged,
    /// Anything else.
    OtherChanged,
}

impl Kind {
    /// The kebab word of every output.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::ImportAdded => "import-added",
            Self::ImportRemoved => "import-removed",
            Self::IdentityChanged => "identity-changed",
            Self::FilterChanged => "filter-changed",
            Self::Added => "added",
            Self::Removed => "removed",
            Self::TextChanged => "text-changed",
            Self::SchemaWidened => "schema-widened",
            Self::SchemaNarrowed => "schema-narrowed",
            Self::SchemaChanged => "schema-changed",
            Self::AnnotationWeakened => "annotation-weakened",
            Self::AnnotationStrengthened => "annotation-strengthened",
            Self::FormChanged => "form-changed",
            Self::OtherChanged => "other-changed",
        }
    }

    /// The kind of the same difference looked at from the other side.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::ImportAdded => Self::ImportRemoved,
            Self::ImportRemoved => Self::ImportAdded,
            Self::Added => Self::Removed,
            Self::Removed => Self::Added,
            Self::SchemaWidened => Self::SchemaNarrowed,
            Self::SchemaNarrowed => Self::SchemaWidened,
            Self::AnnotationWeakened => Self::AnnotationStrengthened,
            Self::AnnotationStrengthened => Self::AnnotationWeakened,
            other => other,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One difference.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// The verbatim upstream name; `None` where it is about the import.
    pub tool: Option<String>,
    /// What it means.
    pub kind: Kind,
    /// Where in the definition, as a JSON pointer; `None` for the whole.
    pub place: Option<String>,
    /// A sentence without a final period.
    pub message: String,
    /// What was pinned there.
    pub before: Option<Value>,
    /// What is there now.
    pub after: Option<Value>,
}

/// The differences of one definition while they are collected.
#[derive(Debug, Default)]
pub(super) struct Changes {
    pub(super) list: Vec<Change>,
}

impl Changes {
    pub(super) fn add(
        &mut self,
        kind: Kind,
        place: &str,
        message: impl Into<String>,
        before: Option<&Value>,
        after: Option<&Value>,
    ) {
        self.list.push(Change {
            tool: None,
            kind,
            place: Some(place.to_owned()),
            message: message.into(),
            before: before.cloned(),
            after: after.cloned(),
        });
    }
}

/// Compares two states of an import. Sorted by tool; the order in which a server lists changes nothing.
pub fn compare_import(before: &LockedImport, after: &LockedImport) -> Vec<Change> {
    let mut changes = identity(before, after);
    if before.filter != after.filter {
        changes.push(whole(Kind::FilterChanged, "the import selects its tools by another filter"));
    }
    let names: BTreeSet<&String> = before.tools.keys().chain(after.tools.keys()).collect();
    for name in names {
        let found = match (before.tools.get(name), after.tools.get(name)) {
            (Some(before), Some(after)) => compare_tool(before, after),
            (None, Some(tool)) => {
                let after = Some(tool.definition.value().clone());
                vec![Change { after, ..whole(Kind::Added, "the import provides a tool that is not pinned") }]
            }
            (Some(tool), None) => {
                let before = Some(tool.definition.value().clone());
                vec![Change { before, ..whole(Kind::Removed, "the import does not provide the pinned tool any more") }]
            }
            (None, None) => Vec::new(),
        };
        changes.extend(found.into_iter().map(|change| Change { tool: Some(name.clone()), ..change }));
    }
    changes
}

fn whole(kind: Kind, message: &str) -> Change {
    Change { tool: None, kind, place: None, message: message.to_owned(), before: None, after: None }
}

fn identity(before: &LockedImport, after: &LockedImport) -> Vec<Change> {
    let members = before.identity.members().into_iter().zip(after.identity.members());
    members
        // What is not told now has not changed: not every way of reading tells everything.
        .filter(|((_, before), (_, after))| after.is_some() && before != after)
        .map(|((name, before), (_, after))| {
            let what = match name {
                "server" => "the server calls itself otherwise",
                "version" => "the server has another version",
                "era" => "the server speaks another era of the protocol",
                _ => "another issuer gives out its tokens",
            };
            let text = |value: Option<&str>| value.map(Value::from);
            Change { before: text(before), after: text(after), ..whole(Kind::IdentityChanged, what) }
        })
        .collect()
}

/// Compares two states of a tool. Empty exactly when their digests are equal.
pub fn compare_tool(before: &LockedTool, after: &LockedTool) -> Vec<Change> {
    if before.digest == after.digest && before.definition.key() == after.definition.key() {
        return Vec::new();
    }
    let mut changes = Changes::default();
    match (&before.definition, &after.definition) {
        (Definition::Verbatim(before), Definition::Verbatim(after)) => verbatim(before, after, &mut changes),
        (Definition::Projected(before), Definition::Projected(after)) => {
            projected::compare(before, after, &mut changes);
        }
        _ => {
            return vec![whole(
                Kind::FormChanged,
                "one is the server's own definition, the other a control plane's projection of it",
            )];
        }
    }
    if changes.list.is_empty() {
        return vec![whole(Kind::OtherChanged, "the definition says the same in another order")];
    }
    changes.list
}

fn verbatim(before: &Value, after: &Value, changes: &mut Changes) {
    for (key, before, after) in members(before, after) {
        let place = format!("/{}", escaped(key));
        match key {
            "inputSchema" | "outputSchema" => schema::compare(before, after, &place, changes),
            "annotations" => hints::compare(before, after, &place, changes),
            "title" | "description" => {
                changes.add(Kind::TextChanged, &place, text_message(key, before, after), before, after);
            }
            _ => changes.add(Kind::OtherChanged, &place, format!("`{key}` changed"), before, after),
        }
    }
}

/// The members of two objects that differ, in key order.
pub(super) fn members<'a>(before: &'a Value, after: &'a Value) -> Vec<(&'a str, Option<&'a Value>, Option<&'a Value>)> {
    let (before, after) = (before.as_object(), after.as_object());
    let keys = |value: Option<&'a serde_json::Map<String, Value>>| value.into_iter().flat_map(|map| map.keys());
    let mut keys: Vec<&str> = keys(before).chain(keys(after)).map(String::as_str).collect();
    keys.sort_unstable();
    keys.dedup();
    keys.into_iter()
        .map(|key| (key, before.and_then(|map| map.get(key)), after.and_then(|map| map.get(key))))
        .filter(|(_, before, after)| match (before, after) {
            (Some(before), Some(after)) => !same(before, after),
            _ => true,
        })
        .collect()
}

/// What happened to a text.
pub(super) fn text_message(key: &str, before: Option<&Value>, after: Option<&Value>) -> String {
    match (before, after) {
        (None, _) => format!("there is a {key} now"),
        (_, None) => format!("the {key} is gone"),
        _ => format!("the {key} changed"),
    }
}

/// A key as a step of a JSON pointer (RFC 6901).
pub(super) fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

//! The hints of a tool: what they promise counts, written or by default (MCP `ToolAnnotations`).

use serde_json::Value;

use super::compare::{Changes, Kind, escaped, members, text_message};

/// Each hint with its default and the value that promises more.
const HINTS: [(&str, bool, bool); 4] = [
    ("destructiveHint", true, false),
    ("idempotentHint", false, true),
    ("openWorldHint", true, false),
    ("readOnlyHint", false, true),
];

pub(super) fn compare(before: Option<&Value>, after: Option<&Value>, at: &str, changes: &mut Changes) {
    let empty = Value::Object(serde_json::Map::new());
    let or_empty = |value: Option<&'_ Value>| value.filter(|value| value.is_object()).cloned().unwrap_or(empty.clone());
    let found = changes.list.len();
    for (key, before, after) in members(&or_empty(before), &or_empty(after)) {
        let place = format!("{at}/{}", escaped(key));
        let Some((_, default, safe)) = HINTS.iter().find(|(name, ..)| *name == key) else {
            let kind = if key == "title" { Kind::TextChanged } else { Kind::OtherChanged };
            changes.add(kind, &place, text_message(key, before, after), before, after);
            continue;
        };
        let effective = |value: Option<&Value>| match value {
            None | Some(Value::Null) => Some(*default),
            Some(Value::Bool(flag)) => Some(*flag),
            Some(_) => None,
        };
        let (kind, message) = match (effective(before), effective(after)) {
            (Some(was), Some(is)) if was == is => {
                (Kind::OtherChanged, format!("`{key}` is written otherwise and means the same"))
            }
            (Some(_), Some(is)) if is == *safe => (Kind::AnnotationStrengthened, format!("`{key}` became {is}")),
            (Some(_), Some(is)) => (Kind::AnnotationWeakened, format!("`{key}` became {is}")),
            _ => (Kind::OtherChanged, format!("`{key}` is not true or false")),
        };
        changes.add(kind, &place, message, before, after);
    }
    let differ = before.is_some_and(|value| !value.is_object()) || after.is_some_and(|value| !value.is_object());
    if found == changes.list.len() && (differ || before.is_none() != after.is_none()) {
        changes.add(Kind::OtherChanged, at, "`annotations` is written otherwise and means the same", before, after);
    }
}

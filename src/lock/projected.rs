//! Two projected definitions (Golem's shape): texts, hints, and whether lists and records grew or shrank.

use serde_json::Value;

use super::compare::{Changes, Kind, escaped, members, text_message};
use super::digest::same;

pub(super) fn compare(before: &Value, after: &Value, changes: &mut Changes) {
    walk(before, after, "", changes);
}

fn walk(before: &Value, after: &Value, at: &str, changes: &mut Changes) {
    match (before, after) {
        (Value::Object(_), Value::Object(_)) => {
            for (key, before, after) in members(before, after) {
                let place = format!("{at}/{}", escaped(key));
                member(key, before, after, &place, changes);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate().filter(|(_, (old, new))| !same(old, new)) {
                walk(old, new, &format!("{at}/{index}"), changes);
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            let within =
                |some: &[Value], all: &[Value]| some.iter().all(|one| all.iter().any(|other| same(one, other)));
            let kind = match (within(old, new), within(new, old)) {
                (true, false) => Kind::SchemaWidened,
                (false, true) => Kind::SchemaNarrowed,
                _ => Kind::SchemaChanged,
            };
            changes.add(kind, at, "the list changed", Some(before), Some(after));
        }
        _ => changes.add(Kind::SchemaChanged, at, "the value changed", Some(before), Some(after)),
    }
}

fn member(key: &str, before: Option<&Value>, after: Option<&Value>, at: &str, changes: &mut Changes) {
    let flag = |value: Option<&Value>| value.and_then(Value::as_bool);
    let weaker = match (key, flag(before), flag(after)) {
        ("read_only" | "idempotent", Some(was), Some(_)) => Some(was),
        ("destructive" | "open_world", Some(was), Some(_)) => Some(!was),
        _ => None,
    };
    let in_hints = at.contains("/annotations");
    match (before, after) {
        _ if in_hints && weaker.is_some() => {
            let kind = if weaker == Some(true) { Kind::AnnotationWeakened } else { Kind::AnnotationStrengthened };
            changes.add(kind, at, format!("`{key}` changed"), before, after);
        }
        (Some(_), None | Some(Value::Null)) if key == "annotations" => {
            changes.add(Kind::AnnotationWeakened, at, "the hints are gone", before, after);
        }
        (None | Some(Value::Null), Some(_)) if key == "annotations" => {
            changes.add(Kind::AnnotationStrengthened, at, "there are hints now", before, after);
        }
        _ if matches!(key, "summary" | "description" | "examples") => {
            changes.add(Kind::TextChanged, at, text_message(key, before, after), before, after);
        }
        (Some(old), Some(new)) => walk(old, new, at, changes),
        (None, _) => changes.add(Kind::SchemaWidened, at, format!("`{key}` is new"), before, after),
        (_, None) => changes.add(Kind::SchemaNarrowed, at, format!("`{key}` is gone"), before, after),
    }
}

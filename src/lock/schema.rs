//! Two states of a JSON Schema: does it admit more, less, or something else? Keyword by keyword; what is not decided
//! by a keyword alone is "changed", never guessed.

use serde_json::{Map, Value};

use super::compare::{Changes, Kind, escaped, members, text_message};
use super::digest::same;

/// What happened to the set of values that a keyword admits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Same,
    Wider,
    Narrower,
    Other,
}

impl Turn {
    fn kind(self) -> Option<Kind> {
        match self {
            Self::Same => None,
            Self::Wider => Some(Kind::SchemaWidened),
            Self::Narrower => Some(Kind::SchemaNarrowed),
            Self::Other => Some(Kind::SchemaChanged),
        }
    }

    fn turned(self) -> Self {
        match self {
            Self::Wider => Self::Narrower,
            Self::Narrower => Self::Wider,
            other => other,
        }
    }
}

/// Compares two schemas at a place; an absent one admits everything.
pub(super) fn compare(before: Option<&Value>, after: Option<&Value>, at: &str, changes: &mut Changes) {
    let always = Value::Bool(true);
    let (old, new) = (before.unwrap_or(&always), after.unwrap_or(&always));
    if same(old, new) {
        return;
    }
    match (object(old), object(new)) {
        (Some(old), Some(new)) => {
            for (key, old, new) in members(&Value::Object(old), &Value::Object(new)) {
                keyword(key, old, new, at, changes);
            }
        }
        (Some(_), None) if *new == Value::Bool(false) => {
            changes.add(Kind::SchemaNarrowed, at, "nothing is admitted any more", before, after);
        }
        (None, Some(_)) if *old == Value::Bool(false) => {
            changes.add(Kind::SchemaWidened, at, "what was not admitted is admitted now", before, after);
        }
        _ => changes.add(Kind::SchemaChanged, at, "the schema changed", before, after),
    }
}

/// A schema as an object: `true` says nothing.
fn object(schema: &Value) -> Option<Map<String, Value>> {
    match schema {
        Value::Object(members) => Some(members.clone()),
        Value::Bool(true) => Some(Map::new()),
        _ => None,
    }
}

fn keyword(key: &str, before: Option<&Value>, after: Option<&Value>, at: &str, changes: &mut Changes) {
    let place = format!("{at}/{}", escaped(key));
    match key {
        "title" | "description" | "$comment" | "examples" => {
            changes.add(Kind::TextChanged, &place, text_message(key, before, after), before, after);
        }
        "properties" | "patternProperties" | "dependentSchemas" | "$defs" | "definitions" => {
            named(key, before, after, &place, changes);
        }
        "additionalProperties"
        | "unevaluatedProperties"
        | "items"
        | "additionalItems"
        | "unevaluatedItems"
        | "contains"
        | "propertyNames"
            if !before.is_some_and(Value::is_array) && !after.is_some_and(Value::is_array) =>
        {
            compare(before, after, &place, changes);
        }
        "anyOf" | "oneOf" | "allOf" | "prefixItems" | "items" => branches(key, before, after, &place, changes),
        _ => {
            if let Some(kind) = turn(key, before, after).kind() {
                changes.add(kind, &place, message(key, before, after), before, after);
            }
        }
    }
}

fn message(key: &str, before: Option<&Value>, after: Option<&Value>) -> String {
    match (before, after) {
        (None, _) => format!("`{key}` is new"),
        (_, None) => format!("`{key}` is gone"),
        _ => format!("`{key}` changed"),
    }
}

/// Schemas by name. A property that appears is something more to send; one that disappears is something less.
fn named(key: &str, before: Option<&Value>, after: Option<&Value>, at: &str, changes: &mut Changes) {
    let usable = |value: Option<&Value>| value.is_none_or(Value::is_object);
    if !usable(before) || !usable(after) {
        return changes.add(Kind::SchemaChanged, at, message(key, before, after), before, after);
    }
    let nothing = Value::Object(Map::new());
    for (name, old, new) in members(before.unwrap_or(&nothing), after.unwrap_or(&nothing)) {
        let place = format!("{at}/{}", escaped(name));
        match (key, old, new) {
            (_, Some(_), Some(_)) => compare(old, new, &place, changes),
            ("properties", None, _) => {
                changes.add(Kind::SchemaWidened, &place, format!("the property `{name}` is new"), old, new);
            }
            ("properties", _, None) => {
                changes.add(Kind::SchemaNarrowed, &place, format!("the property `{name}` is gone"), old, new);
            }
            _ => changes.add(Kind::SchemaChanged, &place, message(name, old, new), old, new),
        }
    }
}

/// Lists of schemas.
fn branches(key: &str, before: Option<&Value>, after: Option<&Value>, at: &str, changes: &mut Changes) {
    let list = |value: Option<&Value>| value.and_then(Value::as_array).cloned();
    let (Some(old), Some(new)) = (list(before), list(after)) else {
        let kind = match (key, before, after) {
            ("items", ..) => Kind::SchemaChanged,
            (_, Some(Value::Array(_)), None) => Kind::SchemaWidened,
            (_, None, Some(Value::Array(_))) => Kind::SchemaNarrowed,
            _ => Kind::SchemaChanged,
        };
        return changes.add(kind, at, message(key, before, after), before, after);
    };
    if old.len() == new.len() {
        for (index, (old, new)) in old.iter().zip(&new).enumerate() {
            compare(Some(old), Some(new), &format!("{at}/{index}"), changes);
        }
        return;
    }
    let turn = match key {
        "anyOf" | "oneOf" => sets(&old, &new),
        "allOf" => sets(&old, &new).turned(),
        _ => Turn::Other,
    };
    changes.add(turn.kind().unwrap_or(Kind::SchemaChanged), at, message(key, before, after), before, after);
}

/// What a keyword that is decided alone does to the set of values.
fn turn(key: &str, before: Option<&Value>, after: Option<&Value>) -> Turn {
    match key {
        "type" => match (types(before), types(after)) {
            (Ok(old), Ok(new)) => optional(old.as_deref(), new.as_deref(), sets),
            _ => Turn::Other,
        },
        "enum" => match (array(before), array(after)) {
            (Ok(old), Ok(new)) => optional(old, new, sets),
            _ => Turn::Other,
        },
        "required" => match (array(before), array(after)) {
            (Ok(old), Ok(new)) => sets(old.unwrap_or_default(), new.unwrap_or_default()).turned(),
            _ => Turn::Other,
        },
        "maximum" | "exclusiveMaximum" | "maxLength" | "maxItems" | "maxProperties" | "maxContains" => {
            bounds(before, after, f64::INFINITY)
        }
        "minimum" | "exclusiveMinimum" | "minLength" | "minItems" | "minProperties" | "minContains" => {
            bounds(before, after, f64::NEG_INFINITY).turned()
        }
        "const" | "pattern" | "format" | "multipleOf" | "contentEncoding" | "contentMediaType" => {
            match (before, after) {
                (Some(_), None) => Turn::Wider,
                (None, Some(_)) => Turn::Narrower,
                _ => Turn::Other,
            }
        }
        "uniqueItems" => flags(before, after).turned(),
        "nullable" => flags(before, after),
        _ => Turn::Other,
    }
}

fn array(value: Option<&Value>) -> Result<Option<&[Value]>, ()> {
    match value {
        None => Ok(None),
        Some(Value::Array(items)) => Ok(Some(items)),
        Some(_) => Err(()),
    }
}

/// The types with what they include: an integer is a number.
fn types(value: Option<&Value>) -> Result<Option<Vec<Value>>, ()> {
    let mut types = match value {
        None => return Ok(None),
        Some(Value::String(_)) => value.cloned().into_iter().collect(),
        Some(Value::Array(items)) => items.clone(),
        Some(_) => return Err(()),
    };
    if types.iter().any(|name| name == "number") {
        types.push(Value::from("integer"));
    }
    Ok(Some(types))
}

/// Absent means that the keyword does not narrow at all.
fn optional(old: Option<&[Value]>, new: Option<&[Value]>, compare: fn(&[Value], &[Value]) -> Turn) -> Turn {
    match (old, new) {
        (Some(old), Some(new)) => compare(old, new),
        (Some(_), None) => Turn::Wider,
        (None, Some(_)) => Turn::Narrower,
        (None, None) => Turn::Same,
    }
}

fn sets(old: &[Value], new: &[Value]) -> Turn {
    let within = |some: &[Value], all: &[Value]| some.iter().all(|one| all.iter().any(|other| same(one, other)));
    match (within(old, new), within(new, old)) {
        (true, true) => Turn::Same,
        (true, false) => Turn::Wider,
        (false, true) => Turn::Narrower,
        (false, false) => Turn::Other,
    }
}

/// An upper bound; `absent` is what no bound means.
fn bounds(before: Option<&Value>, after: Option<&Value>, absent: f64) -> Turn {
    let bound = |value: Option<&Value>| match value {
        None => Some(absent),
        Some(value) => value.as_f64(),
    };
    match (bound(before), bound(after)) {
        (Some(old), Some(new)) if new > old => Turn::Wider,
        (Some(old), Some(new)) if new < old => Turn::Narrower,
        (Some(_), Some(_)) => Turn::Same,
        _ => Turn::Other,
    }
}

/// A flag that widens when it becomes true.
fn flags(before: Option<&Value>, after: Option<&Value>) -> Turn {
    let flag = |value: Option<&Value>| match value {
        None => Some(false),
        Some(value) => value.as_bool(),
    };
    match (flag(before), flag(after)) {
        (Some(false), Some(true)) => Turn::Wider,
        (Some(true), Some(false)) => Turn::Narrower,
        (Some(_), Some(_)) => Turn::Same,
        _ => Turn::Other,
    }
}

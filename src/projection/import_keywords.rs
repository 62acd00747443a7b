//! Single keywords of JSON Schema: what `enum`, `const`, bounds, dialects and reference fragments say.

use serde_json::{Map, Number, Value};

use crate::model::ValueType;
use crate::model::schema::NumberLimits;

pub(super) fn is_known_dialect(dialect: &str) -> bool {
    let rest = dialect.strip_prefix("https://").or_else(|| dialect.strip_prefix("http://")).unwrap_or(dialect);
    matches!(
        rest.trim_end_matches('#'),
        "json-schema.org/draft/2020-12/schema"
            | "json-schema.org/draft/2019-09/schema"
            | "json-schema.org/draft-07/schema"
            | "json-schema.org/draft-06/schema"
            | "json-schema.org/draft-04/schema"
            | "json-schema.org/schema"
    )
}

/// The values that `const` or `enum` lists.
pub(super) fn values(members: &Map<String, Value>) -> impl Iterator<Item = &Value> {
    let listed = members.get("enum").and_then(Value::as_array);
    members.get("const").into_iter().chain(listed.into_iter().flatten())
}

/// The type that other keywords imply where `type` is left out.
pub(super) fn implied(members: &Map<String, Value>) -> Option<&'static str> {
    let all = |test: fn(&Value) -> bool| {
        values(members).any(|value| !value.is_null()) && values(members).all(|value| value.is_null() || test(value))
    };
    if all(Value::is_string) {
        return Some("string");
    }
    if all(|value| value.is_i64() || value.is_u64()) {
        return Some("integer");
    }
    if all(Value::is_boolean) {
        return Some("boolean");
    }
    if members.contains_key("properties") || members.contains_key("additionalProperties") {
        return Some("object");
    }
    (members.contains_key("items") || members.contains_key("prefixItems")).then_some("array")
}

pub(super) fn integer(members: &Map<String, Value>) -> ValueType {
    let mut limits = number_limits(members);
    let listed: Vec<i64> = values(members).filter_map(Value::as_i64).collect();
    if let (Some(least), Some(most)) = (listed.iter().min(), listed.iter().max()) {
        limits = NumberLimits { minimum: Some((*least).into()), maximum: Some((*most).into()) };
    }
    let step = |keyword: &str, by: i64| members.get(keyword).and_then(Value::as_i64)?.checked_add(by).map(Number::from);
    limits.minimum = limits.minimum.or_else(|| step("exclusiveMinimum", 1));
    limits.maximum = limits.maximum.or_else(|| step("exclusiveMaximum", -1));
    let non_negative = limits.minimum.as_ref().and_then(Number::as_f64).is_some_and(|minimum| minimum >= 0.0);
    if non_negative { ValueType::U64(limits) } else { ValueType::S64(limits) }
}

pub(super) fn number_limits(members: &Map<String, Value>) -> NumberLimits {
    let number = |keyword: &str| members.get(keyword).and_then(Value::as_number).cloned();
    NumberLimits { minimum: number("minimum"), maximum: number("maximum") }
}

pub(super) fn optional(value: ValueType) -> ValueType {
    match value {
        ValueType::Option(_) | ValueType::Json => value,
        value => ValueType::Option(Box::new(value)),
    }
}

pub(super) fn escape(segment: &str) -> String {
    segment.replace('~', "~0").replace('/', "~1")
}

/// Fragments of references may be percent-encoded.
pub(super) fn percent_decode(fragment: &str) -> String {
    if !fragment.contains('%') {
        return fragment.to_owned();
    }
    let bytes = fragment.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let hex = (bytes[at] == b'%').then(|| fragment.get(at + 1..at + 3)).flatten();
        if let Some(byte) = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            decoded.push(byte);
            at += 3;
        } else {
            decoded.push(bytes[at]);
            at += 1;
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

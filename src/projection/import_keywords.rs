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

/// The keyword that lists the values, for messages.
pub(super) fn listing_keyword(members: &Map<String, Value>) -> &'static str {
    if members.contains_key("const") { "const" } else { "enum" }
}

/// A limit of lengths: in JSON Schema 2020-12 `3.0` is an integer.
pub(super) fn count(members: &Map<String, Value>, keyword: &str) -> Option<u64> {
    integral(members.get(keyword)?.as_number()?, f64::round)?.try_into().ok()
}

/// Whether a branch of a union admits `null` and nothing else.
pub(super) fn is_null(branch: &Value) -> bool {
    branch.get("type").is_some_and(|kind| kind == "null")
        || branch.get("const").is_some_and(Value::is_null)
        || branch.get("enum").and_then(Value::as_array).is_some_and(|only| only.len() == 1 && only[0].is_null())
}

/// The one branch of a union that is not `null`.
pub(super) fn only_branch(schema: &Value) -> Option<&Value> {
    let branches = schema.get("anyOf").or_else(|| schema.get("oneOf"))?.as_array()?;
    let mut others = branches.iter().filter(|branch| !is_null(branch));
    others.next().filter(|_| others.next().is_none())
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

/// The integers within all bounds; `None` when there is none. Bounds beyond 64 bits bound nothing that can be sent.
pub(super) fn integer(members: &Map<String, Value>) -> Option<ValueType> {
    let bound = |keyword: &str, round: fn(f64) -> f64| integral(members.get(keyword)?.as_number()?, round);
    let listed = || values(members).filter_map(Value::as_number).filter_map(|number| integral(number, f64::round));
    let least = [bound("minimum", f64::ceil), above(bound("exclusiveMinimum", f64::floor)), listed().min()];
    let most = [bound("maximum", f64::floor), below(bound("exclusiveMaximum", f64::ceil)), listed().max()];
    let least = least.into_iter().flatten().max();
    let most = most.into_iter().flatten().min();
    if least.zip(most).is_some_and(|(least, most)| least > most) {
        return None;
    }
    let non_negative = least.is_some_and(|least| least >= 0);
    let (lowest, highest) =
        if non_negative { (0, i128::from(u64::MAX)) } else { (i128::from(i64::MIN), i128::from(i64::MAX)) };
    if least.is_some_and(|least| least > highest) || most.is_some_and(|most| most < lowest) {
        return None;
    }
    let limits = NumberLimits {
        minimum: least.filter(|least| *least >= lowest).and_then(Number::from_i128),
        maximum: most.filter(|most| *most <= highest).and_then(Number::from_i128),
    };
    Some(if non_negative { ValueType::U64(limits) } else { ValueType::S64(limits) })
}

fn above(bound: Option<i128>) -> Option<i128> {
    bound.map(|bound| bound.saturating_add(1))
}

fn below(bound: Option<i128>) -> Option<i128> {
    bound.map(|bound| bound.saturating_sub(1))
}

/// A number as an integer, a fraction rounded. What is far beyond 64 bits stays beyond them.
fn integral(number: &Number, round: fn(f64) -> f64) -> Option<i128> {
    if let Some(exact) = number.as_i128() {
        return Some(exact);
    }
    #[expect(clippy::cast_possible_truncation, reason = "the cast saturates, and is used on what was rounded")]
    number.as_f64().map(|value| round(value) as i128)
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

//! Types and values as compact JSON text, in declared order for people and with sorted members for digests.
//!
//! Definitions are written, not built: an importer of ten thousand tools would otherwise spend its time on maps.

use serde_json::{Map, Value};

use crate::model::ValueType;
use crate::model::schema::{Field, ListLimits, NumberLimits};

/// A JSON text under construction.
pub(super) struct Writer {
    out: Vec<u8>,
    /// Whether members whose order is the author's are sorted by name.
    sorted: bool,
}

impl Writer {
    pub(super) fn new(sorted: bool, capacity: usize) -> Self {
        Self { out: Vec::with_capacity(capacity), sorted }
    }

    /// The text so far.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.out
    }

    pub(super) fn is_sorted(&self) -> bool {
        self.sorted
    }

    /// JSON text as it is.
    pub(super) fn raw(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// A text, quoted.
    pub(super) fn text(&mut self, text: &str) {
        // Writing to memory cannot fail.
        let _ = serde_json::to_writer(&mut self.out, text);
    }

    /// A member's name.
    fn key(&mut self, name: &str) {
        self.text(name);
        self.raw(":");
    }

    pub(super) fn bool(&mut self, value: bool) {
        self.raw(if value { "true" } else { "false" });
    }

    /// Items between commas.
    pub(super) fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut item: impl FnMut(&mut Self, T)) {
        self.raw("[");
        for (index, value) in items.into_iter().enumerate() {
            if index > 0 {
                self.raw(",");
            }
            item(self, value);
        }
        self.raw("]");
    }

    /// Members in the author's order, or sorted.
    pub(super) fn members<'a, T>(
        &mut self,
        members: impl Iterator<Item = (&'a str, T)>,
        mut value: impl FnMut(&mut Self, T),
    ) {
        let mut members: Vec<(&str, T)> = members.collect();
        if self.sorted {
            members.sort_by(|a, b| a.0.cmp(b.0));
        }
        self.raw("{");
        for (index, (name, member)) in members.into_iter().enumerate() {
            if index > 0 {
                self.raw(",");
            }
            self.key(name);
            value(self, member);
        }
        self.raw("}");
    }

    /// Any JSON value.
    pub(super) fn value(&mut self, value: &Value) {
        match value {
            Value::Object(members) if self.sorted => self.object(members),
            Value::Array(items) if self.sorted => self.list(items, Self::value),
            other => {
                // Writing to memory cannot fail.
                let _ = serde_json::to_writer(&mut self.out, other);
            }
        }
    }

    fn object(&mut self, members: &Map<String, Value>) {
        self.members(members.iter().map(|(name, value)| (name.as_str(), value)), Self::value);
    }

    /// A type as it stands in a definition; `refs` goes before the names of references. Golem's types know no "any JSON":
    /// such a value travels as JSON text.
    pub(super) fn value_type(&mut self, value: &ValueType, refs: &str) {
        match value {
            ValueType::Json => self.raw(r#"{"kind":"string","value":{}}"#),
            ValueType::Bool => self.raw(r#"{"kind":"bool"}"#),
            ValueType::Ref(name) => {
                self.kind("ref");
                self.text(&format!("{refs}{name}"));
                self.raw("}");
            }
            ValueType::S64(limits) => self.number("s64", limits),
            ValueType::U64(limits) => self.number("u64", limits),
            ValueType::F64(limits) => self.number("f64", limits),
            ValueType::String(limits) => {
                self.kind("string");
                self.raw("{");
                let mut first = true;
                self.optional("max_length", limits.max_length, &mut first);
                self.optional("min_length", limits.min_length, &mut first);
                if let Some(pattern) = &limits.pattern {
                    self.raw(if first { r#""pattern":"# } else { r#","pattern":"# });
                    self.text(pattern);
                }
                self.raw("}}");
            }
            ValueType::Enum(texts) => {
                self.kind("enum");
                self.list(texts, |out, text| out.text(text));
                self.raw("}");
            }
            ValueType::Record(fields) => {
                self.kind("record");
                let fields = fields.iter().map(|(name, field)| (name.as_str(), field));
                self.members(fields, |out, field| out.field(field, refs));
                self.raw("}");
            }
            ValueType::Tuple(types) => self.types("tuple", types, refs),
            ValueType::Union(types) => self.types("union", types, refs),
            ValueType::List { item, limits } => {
                self.kind("list");
                self.raw(r#"{"item":"#);
                self.value_type(item, refs);
                self.limits(limits);
                self.raw("}}");
            }
            ValueType::FixedList { item, length } => {
                self.kind("fixed-list");
                self.raw(r#"{"item":"#);
                self.value_type(item, refs);
                self.raw(&format!(r#","length":{length}}}}}"#));
            }
            ValueType::Map(inner) => self.wrapped("map", inner, refs),
            ValueType::Option(inner) => self.wrapped("option", inner, refs),
            ValueType::Binary { mime } => {
                self.kind("binary");
                self.raw(r#"{"mime":"#);
                self.list(mime, |out, mime| out.text(mime));
                self.raw("}}");
            }
            // Types that no JSON Schema becomes.
            other => self.value(&serde_json::to_value(other).unwrap_or_default()),
        }
    }

    fn kind(&mut self, kind: &str) {
        self.raw(r#"{"kind":""#);
        self.raw(kind);
        self.raw(r#"","value":"#);
    }

    fn wrapped(&mut self, kind: &str, inner: &ValueType, refs: &str) {
        self.kind(kind);
        self.value_type(inner, refs);
        self.raw("}");
    }

    fn types(&mut self, kind: &str, types: &[ValueType], refs: &str) {
        self.kind(kind);
        self.list(types, |out, value| out.value_type(value, refs));
        self.raw("}");
    }

    fn number(&mut self, kind: &str, limits: &NumberLimits) {
        self.kind(kind);
        self.raw("{");
        let mut first = true;
        self.optional("maximum", limits.maximum.as_ref(), &mut first);
        self.optional("minimum", limits.minimum.as_ref(), &mut first);
        self.raw("}}");
    }

    fn limits(&mut self, limits: &ListLimits) {
        self.raw(r#","limits":{"#);
        let mut first = true;
        self.optional("max_items", limits.max_items, &mut first);
        self.optional("min_items", limits.min_items, &mut first);
        self.raw("}");
    }

    fn optional(&mut self, name: &str, value: Option<impl std::fmt::Display>, first: &mut bool) {
        if let Some(value) = value {
            let comma = if std::mem::take(first) { "" } else { "," };
            self.raw(&format!(r#"{comma}"{name}":{value}"#));
        }
    }

    fn field(&mut self, field: &Field, refs: &str) {
        self.raw("{");
        if let Some(default) = &field.default {
            self.raw(r#""default":"#);
            self.value(default);
            self.raw(",");
        }
        if let Some(description) = &field.description {
            self.raw(r#""description":"#);
            self.text(description);
            self.raw(",");
        }
        self.raw(r#""required":"#);
        self.bool(field.required);
        self.raw(r#","type":"#);
        self.value_type(&field.r#type, refs);
        self.raw("}");
    }
}

/// The compact JSON text of a value with all members sorted.
pub(super) fn sorted(value: &Value) -> Vec<u8> {
    let mut writer = Writer::new(true, 512);
    writer.value(value);
    writer.into_bytes()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// What serde would write, "any JSON" turned to text as the definition wants it.
    fn by_serde(value: &ValueType) -> Value {
        fn json_to_text(value: &mut Value) {
            match value {
                Value::Object(members)
                    if members.len() == 1 && members.get("kind").is_some_and(|kind| kind == "json") =>
                {
                    *value = json!({ "kind": "string", "value": {} });
                }
                Value::Object(members) => members.values_mut().for_each(json_to_text),
                Value::Array(items) => items.iter_mut().for_each(json_to_text),
                _ => {}
            }
        }
        let mut value = serde_json::to_value(value).expect("JSON");
        json_to_text(&mut value);
        value
    }

    #[test]
    fn types_are_written_as_serde_would_and_sorted_where_asked() {
        let types: Vec<ValueType> = [
            json!({"kind": "ref", "value": "node"}),
            json!({"kind": "bool"}),
            json!({"kind": "json"}),
            json!({"kind": "s64", "value": {"minimum": -1, "maximum": 5}}),
            json!({"kind": "u64", "value": {}}),
            json!({"kind": "f64", "value": {"minimum": 0.5}}),
            json!({"kind": "string", "value": {"min_length": 1, "max_length": 9, "pattern": "^\"a\\d\"$"}}),
            json!({"kind": "string", "value": {"pattern": "x"}}),
            json!({"kind": "enum", "value": ["b", "a", "é\n"]}),
            json!({"kind": "record", "value": {"b": {"type": {"kind": "json"}, "description": "d", "required": true, "default": {"z": 1, "a": [2]}},
                "a": {"type": {"kind": "bool"}, "required": false}}}),
            json!({"kind": "tuple", "value": [{"kind": "bool"}, {"kind": "char"}]}),
            json!({"kind": "union", "value": [{"kind": "ref", "value": "x"}]}),
            json!({"kind": "list", "value": {"item": {"kind": "json"}, "limits": {"min_items": 1, "max_items": 3}}}),
            json!({"kind": "list", "value": {"item": {"kind": "bool"}, "limits": {}}}),
            json!({"kind": "fixed-list", "value": {"item": {"kind": "bool"}, "length": 2}}),
            json!({"kind": "map", "value": {"kind": "option", "value": {"kind": "binary", "value": {"mime": ["image/png"]}}}}),
            json!({"kind": "quantity", "value": {"unit": "m"}}),
        ]
        .into_iter()
        .map(|value| serde_json::from_value(value).expect("a type"))
        .collect();
        for value in types {
            let expected = by_serde(&value);
            for is_sorted in [false, true] {
                let mut writer = Writer::new(is_sorted, 0);
                writer.value_type(&value, "");
                let text = String::from_utf8(writer.into_bytes()).expect("UTF-8");
                assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), expected, "{text}");
                if is_sorted {
                    let mut canonical = expected.clone();
                    canonical.sort_all_objects();
                    assert_eq!(text, canonical.to_string());
                }
            }
        }
    }
}

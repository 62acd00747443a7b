//! JSON without repeated keys. Of two members of one name readers take either, so a definition that has them is another
//! definition for each of them (RFC 8259, section 4).

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// A value in which every object names each of its members once.
#[derive(Debug)]
pub(super) struct Unique(pub(super) Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader).map(Self)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Unique(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut members = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if members.contains_key(&key) {
                return Err(A::Error::custom(format_args!("the key `{key}` stands twice")));
            }
            let Unique(value) = object.next_value()?;
            members.insert(key, value);
        }
        Ok(Value::Object(members))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_repeated_key_is_refused_wherever_it_stands() {
        let text = r#"{"a": [1, -2, 2.5, null, true, "x"], "b": {"a": {}}}"#;
        let Unique(value) = serde_json::from_str(text).expect("each key stands once");
        assert_eq!(value, json!({ "a": [1, -2, 2.5, null, true, "x"], "b": { "a": {} } }));
        for text in [r#"{"a": 1, "a": 1}"#, r#"{"x": [{"a": 1, "b": 2, "a": 3}]}"#, r#"{"a": 1, "\u0061": 2}"#] {
            let refused = serde_json::from_str::<Unique>(text).expect_err(text).to_string();
            assert!(refused.starts_with("the key `a` stands twice"), "{refused}");
        }
    }
}

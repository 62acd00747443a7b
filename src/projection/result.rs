//! Structured results: checked against what was advertised, and wrapped where their root is not an object.

use serde_json::{Map, Value};

use crate::model::{ResultSpec, ValueType};

use super::json_schema::{Defs, WRAPPER_PROPERTY, object_root};
use super::values::{Values, Violation};

/// A result that is not what its tool promised: JSON-RPC -32602. Names the rule, never the value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("invalid result: {0}")]
pub struct InvalidResult(pub Violation);

/// Checks a result and gives the `structuredContent` for it.
pub fn structured(spec: &ResultSpec, defs: &Defs, value: &Value) -> Result<Map<String, Value>, InvalidResult> {
    structured_of(&spec.r#type, defs, value)
}

/// [`structured`] for a type without a result declaration.
pub fn structured_of(value_type: &ValueType, defs: &Defs, value: &Value) -> Result<Map<String, Value>, InvalidResult> {
    let checked = Values::new(defs).value(value_type, value).map_err(InvalidResult)?;
    Ok(match checked {
        Value::Object(members) if object_root(value_type, defs).is_some() => members,
        other => Map::from_iter([(WRAPPER_PROPERTY.to_owned(), other)]),
    })
}

//! The machine side of the output contract: every document begins with `$type` and `version`.

use serde::Serialize;
use serde_json::{Map, Value};

/// How results are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// One JSON document.
    Json,
    /// One YAML document.
    Yaml,
    /// SARIF 2.1.0 (findings only).
    Sarif,
    /// GitHub workflow commands (findings only).
    Github,
    /// GitLab code quality (findings only).
    Gitlab,
    /// `JUnit` XML (findings only).
    Junit,
}

/// A result as a document: its type, its version and its members.
#[derive(Debug, Clone)]
pub struct Document {
    /// The dotted command, `$type`.
    pub kind: &'static str,
    /// The version of the type's shape.
    pub version: u32,
    /// The members.
    pub body: Map<String, Value>,
}

impl Document {
    /// A version-1 document. The body must serialise to an object; anything else stands under `value`.
    pub fn new(kind: &'static str, body: &impl Serialize) -> Self {
        let body = match serde_json::to_value(body) {
            Ok(Value::Object(map)) => map,
            Ok(other) => Map::from_iter([("value".to_owned(), other)]),
            Err(error) => Map::from_iter([("value".to_owned(), Value::String(error.to_string()))]),
        };
        Self { kind, version: 1, body }
    }

    /// The document as JSON, `$type` and `version` first.
    pub fn to_json(&self) -> Value {
        let mut map = Map::new();
        map.insert("$type".to_owned(), Value::from(self.kind));
        map.insert("version".to_owned(), Value::from(self.version));
        map.extend(self.body.clone());
        Value::Object(map)
    }
}

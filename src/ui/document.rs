//! The machine side of the output contract: every document begins with `$type` and `version`.

use schemars::JsonSchema;
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

impl Format {
    /// Whether only a report of findings can be written in it.
    pub fn is_for_findings(self) -> bool {
        matches!(self, Self::Sarif | Self::Github | Self::Gitlab | Self::Junit)
    }

    /// The format of a word.
    pub fn parse(word: &str) -> Option<Self> {
        [Self::Text, Self::Json, Self::Yaml, Self::Sarif, Self::Github, Self::Gitlab, Self::Junit]
            .into_iter()
            .find(|format| format.as_str() == word)
    }

    /// The word that `-F` takes.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Json => "json",
            Self::Yaml => "yaml",
            Self::Sarif => "sarif",
            Self::Github => "github",
            Self::Gitlab => "gitlab",
            Self::Junit => "junit",
        }
    }
}

/// The body of a type of document. Its schema is part of the output contract: list the type in
/// `commands::documents`.
pub trait DocumentBody: Serialize + JsonSchema {
    /// The dotted command, `$type`.
    const KIND: &'static str;
    /// The version of the shape; it rises when a member goes away or changes its meaning.
    const VERSION: u32 = 1;
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
    /// The document of a typed body.
    pub fn of<T: DocumentBody>(body: &T) -> Self {
        Self { version: T::VERSION, ..Self::new(T::KIND, body) }
    }

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

    /// The document as one YAML document.
    pub fn to_yaml(&self) -> String {
        match serde_yaml::to_string(&self.to_json()) {
            Ok(text) if text.ends_with('\n') => format!("---\n{text}"),
            Ok(text) => format!("---\n{text}\n"),
            // A document is made of plain JSON values, which YAML can always hold; JSON is valid YAML besides.
            Err(_) => format!("---\n{}\n", self.to_json()),
        }
    }
}

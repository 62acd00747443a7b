//! The types of tool inputs and results, after the schema kinds of Golem's tool definitions.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Bounds of a number. Both ends are inclusive.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, default)]
pub struct NumberLimits {
    /// Smallest allowed value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<serde_json::Number>,
    /// Largest allowed value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<serde_json::Number>,
}

/// Bounds of a text, counted in Unicode scalar values.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, default)]
pub struct TextLimits {
    /// Fewest characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u64>,
    /// Most characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u64>,
    /// A regular expression that must match somewhere in the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
}

/// Bounds of a collection.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, default)]
pub struct ListLimits {
    /// Fewest items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_items: Option<u64>,
    /// Most items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_items: Option<u64>,
}

/// A path argument: where it must stay.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PathSpec {
    /// The folder that the path may not leave, relative to the program's working folder.
    pub root: String,
}

impl Default for PathSpec {
    fn default() -> Self {
        Self { root: ".".to_owned() }
    }
}

/// A member of a record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Field {
    /// The member's type.
    pub r#type: ValueType,
    /// What it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Whether it must be present.
    #[serde(default)]
    pub required: bool,
    /// The value when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
}

/// A type of the tool schema: kinds and names as in Golem's definitions, bounds kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum ValueType {
    /// A type of the definition's `defs`.
    Ref(String),
    /// `true` or `false`.
    Bool,
    /// Signed integers.
    S8(NumberLimits),
    /// See [`Self::S8`].
    S16(NumberLimits),
    /// See [`Self::S8`].
    S32(NumberLimits),
    /// See [`Self::S8`].
    S64(NumberLimits),
    /// Unsigned integers.
    U8(NumberLimits),
    /// See [`Self::U8`].
    U16(NumberLimits),
    /// See [`Self::U8`].
    U32(NumberLimits),
    /// See [`Self::U8`].
    U64(NumberLimits),
    /// Floating point.
    F32(NumberLimits),
    /// See [`Self::F32`].
    F64(NumberLimits),
    /// One Unicode scalar value.
    Char,
    /// A text.
    String(TextLimits),
    /// A fixed set of named members, in order.
    Record(IndexMap<String, Field>),
    /// Exactly one of named cases, each with or without a payload.
    Variant(IndexMap<String, Option<ValueType>>),
    /// One of these texts.
    Enum(Vec<String>),
    /// Any subset of these texts.
    Flags(Vec<String>),
    /// A fixed number of values of their own types.
    Tuple(Vec<ValueType>),
    /// Any number of values.
    List {
        /// The items' type.
        item: Box<ValueType>,
        /// How many.
        #[serde(default)]
        limits: ListLimits,
    },
    /// A fixed number of values of one type.
    FixedList {
        /// The items' type.
        item: Box<ValueType>,
        /// How many.
        length: u64,
    },
    /// Text keys to values.
    Map(Box<ValueType>),
    /// A value or null.
    Option(Box<ValueType>),
    /// Success or failure, each with or without a payload.
    Result {
        /// The payload of success.
        ok: Option<Box<ValueType>>,
        /// The payload of failure.
        err: Option<Box<ValueType>>,
    },
    /// Text with a MIME type of its own.
    Text {
        /// Allowed MIME types; empty means any text.
        #[serde(default)]
        mime: Vec<String>,
    },
    /// Bytes, base64 in JSON.
    Binary {
        /// Allowed MIME types; empty means any.
        #[serde(default)]
        mime: Vec<String>,
    },
    /// A file system path.
    Path(PathSpec),
    /// An absolute URL.
    Url,
    /// RFC 3339 date and time.
    Datetime,
    /// A duration such as `1h30m` or ISO 8601.
    Duration,
    /// A number with a unit.
    Quantity {
        /// The unit.
        unit: String,
    },
    /// One of several types, told apart by their shape.
    Union(Vec<ValueType>),
    /// Any JSON value.
    Json,
    /// Host-managed capabilities: they cannot be expressed in MCP.
    Secret,
    /// See [`Self::Secret`].
    QuotaToken,
    /// See [`Self::Secret`].
    PermissionCard,
    /// See [`Self::Secret`].
    Future,
    /// A typed stream inside a value: it cannot be expressed in MCP.
    Stream,
}

impl ValueType {
    /// A plain text.
    pub fn string() -> Self {
        Self::String(TextLimits::default())
    }

    /// A 64-bit integer.
    pub fn integer() -> Self {
        Self::S64(NumberLimits::default())
    }
}

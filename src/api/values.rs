//! Small shapes that every resource uses.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A list; there are no pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Values<T> {
    /// The items.
    pub values: Vec<T>,
}

impl<T> FromIterator<T> for Values<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self { values: items.into_iter().collect() }
    }
}

/// A BLAKE3 hash: 64 lower-case hex digits. Upper case is accepted and lowered.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Hash(String);

/// Why a text is no hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a hash must be 64 hexadecimal digits")]
pub struct InvalidHash;

impl Hash {
    /// Reads a hash.
    pub fn parse(text: &str) -> Result<Self, InvalidHash> {
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            Ok(Self(text.to_ascii_lowercase()))
        } else {
            Err(InvalidHash)
        }
    }

    /// The hex digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

impl PartialSchema for Hash {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[0-9A-Fa-f]{64}$")).into()
    }
}

impl ToSchema for Hash {}

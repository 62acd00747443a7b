//! Globs of import filters, with the meaning they have in Golem: `*`, `?`, `[…]`, `{a,b}` and a leading `!`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::InvalidPattern;

/// A glob over a sanitised upstream tool name (before the prefix).
///
/// Golem matches with the crate `glob-match` and accepts malformed globs silently; here they are refused.
/// A property test compares both on the well-formed ones.
#[derive(Debug, Clone)]
pub struct NameGlob {
    text: Box<str>,
    negated: bool,
    /// `None` for a malformed glob.
    matcher: Option<globset::GlobMatcher>,
}

impl NameGlob {
    /// Parses a glob.
    pub fn parse(text: &str) -> Result<Self, InvalidPattern> {
        let body = text.trim_start_matches('!');
        let bangs = text.len() - body.len();
        if body.is_empty() {
            return Err(InvalidPattern { reason: "is empty".to_owned(), at: bangs });
        }
        let glob = globset::GlobBuilder::new(body)
            .literal_separator(false)
            .backslash_escape(true)
            .build()
            .map_err(|error| InvalidPattern { reason: format!("is malformed: {}", error.kind()), at: bangs })?;
        Ok(Self { text: text.into(), negated: bangs % 2 == 1, matcher: Some(glob.compile_matcher()) })
    }

    /// Stands for a malformed glob that has a finding already: it matches nothing and keeps the positions of the globs
    /// after it.
    pub fn malformed(text: &str) -> Self {
        Self { text: text.into(), negated: false, matcher: None }
    }

    /// Whether it is a [`Self::malformed`] one.
    pub fn is_malformed(&self) -> bool {
        self.matcher.is_none()
    }

    /// Whether the glob selects the name.
    pub fn matches(&self, name: &str) -> bool {
        self.matcher.as_ref().is_some_and(|matcher| matcher.is_match(name) != self.negated)
    }

    /// The glob as written.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl PartialEq for NameGlob {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for NameGlob {}

impl fmt::Display for NameGlob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Serialize for NameGlob {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for NameGlob {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).map_err(|e| serde::de::Error::custom(format!("glob `{text}` {e}")))
    }
}

//! Globs of import filters, with the meaning they have in Golem: `*`, `?`, `[…]`, `{a,b}` and a leading `!`.

use std::fmt;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::InvalidPattern;

/// A glob over a sanitised upstream tool name (before the prefix).
///
/// Golem matches with the crate `glob-match` and accepts malformed globs silently; here they are refused.
/// A property test compares both on the well-formed ones.
#[derive(Debug, Clone)]
pub struct NameGlob {
    text: Arc<str>,
    /// Made when it is first needed; `None` for a malformed glob. Clones share it.
    matcher: Option<Arc<OnceLock<globset::GlobMatcher>>>,
}

impl NameGlob {
    /// Parses a glob.
    pub fn parse(text: &str) -> Result<Self, InvalidPattern> {
        let body = text.trim_start_matches('!');
        let bangs = text.len() - body.len();
        if body.is_empty() {
            return Err(InvalidPattern { reason: "is empty".to_owned(), at: bangs });
        }
        parsed(body)
            .map_err(|error| InvalidPattern { reason: format!("is malformed: {}", error.kind()), at: bangs })?;
        Ok(Self { text: text.into(), matcher: Some(Arc::default()) })
    }

    /// Stands for a malformed glob that has a finding already: it matches nothing and keeps the positions of the globs
    /// after it.
    pub fn malformed(text: &str) -> Self {
        Self { text: text.into(), matcher: None }
    }

    /// Whether it is a [`Self::malformed`] one.
    pub fn is_malformed(&self) -> bool {
        self.matcher.is_none()
    }

    /// Whether the glob selects the name.
    pub fn matches(&self, name: &str) -> bool {
        let Some(matcher) = &self.matcher else { return false };
        let body = self.text.trim_start_matches('!');
        let is_negated = (self.text.len() - body.len()) % 2 == 1;
        let compiled = || parsed(body).expect("it was parsed before").compile_matcher();
        matcher.get_or_init(compiled).is_match(name) != is_negated
    }

    /// The glob as written.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

fn parsed(body: &str) -> Result<globset::Glob, globset::Error> {
    globset::GlobBuilder::new(body).literal_separator(false).backslash_escape(true).build()
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

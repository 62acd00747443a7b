//! The two pattern languages: command paths of native tools and globs of import filters.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Why a pattern is malformed; `Display` reads after "pattern `x` ".
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct InvalidPattern {
    /// The broken rule.
    pub reason: String,
    /// Byte offset in the pattern text where the trouble begins.
    pub at: usize,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Segment {
    Literal(Box<str>),
    One,
    Any,
}

/// A space-separated command path below a tool's root: literal segments, `*` for one, `**` for any number.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandPattern {
    /// `None` for a malformed pattern.
    segments: Option<Vec<Segment>>,
    text: Box<str>,
}

impl CommandPattern {
    /// Parses a pattern. Refused: empty, irregular spacing, a `*` inside a segment.
    pub fn parse(text: &str) -> Result<Self, InvalidPattern> {
        let fail = |reason: &str, at| Err(InvalidPattern { reason: reason.to_owned(), at });
        if text.is_empty() {
            return fail("is empty", 0);
        }
        let mut segments = Vec::new();
        let mut at = 0;
        for part in text.split(' ') {
            let segment = match part {
                "" => return fail("must have exactly one space between segments and none at its ends", at),
                "*" => Segment::One,
                "**" => Segment::Any,
                _ if part.contains('*') => {
                    return fail("can use `*` and `**` only as whole segments", at + part.find('*').unwrap_or(0));
                }
                _ if part.chars().any(|c| c.is_whitespace() || c.is_control()) => {
                    return fail("must separate segments with single spaces", at);
                }
                _ => Segment::Literal(part.into()),
            };
            segments.push(segment);
            at += part.len() + 1;
        }
        Ok(Self { segments: Some(segments), text: text.into() })
    }

    /// Stands for a malformed pattern that has a finding already: it matches nothing and keeps the positions of the
    /// patterns after it.
    pub fn malformed(text: &str) -> Self {
        Self { segments: None, text: text.into() }
    }

    /// Whether it is a [`Self::malformed`] one.
    pub fn is_malformed(&self) -> bool {
        self.segments.is_none()
    }

    /// Whether the pattern selects this path (the segments below the root; the root's own body is the empty path).
    ///
    /// Linear in pattern × path, so hostile patterns such as `** ** ** x` cannot make it explode.
    pub fn matches<S: AsRef<str>>(&self, path: &[S]) -> bool {
        let Some(segments) = &self.segments else { return false };
        let mut reachable = vec![false; path.len() + 1];
        reachable[0] = true;
        for segment in segments {
            match segment {
                Segment::Any => {
                    let mut seen = false;
                    for slot in &mut reachable {
                        seen |= *slot;
                        *slot = seen;
                    }
                }
                Segment::One | Segment::Literal(_) => {
                    for at in (0..path.len()).rev() {
                        let fits = match segment {
                            Segment::Literal(text) => **text == *path[at].as_ref(),
                            _ => true,
                        };
                        reachable[at + 1] = reachable[at] && fits;
                    }
                    reachable[0] = false;
                }
            }
        }
        reachable[path.len()]
    }

    /// The pattern as written.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for CommandPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for CommandPattern {
    type Err = InvalidPattern;
    fn from_str(text: &str) -> Result<Self, InvalidPattern> {
        Self::parse(text)
    }
}

impl Serialize for CommandPattern {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for CommandPattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).map_err(|e| serde::de::Error::custom(format!("pattern `{text}` {e}")))
    }
}

mod glob;
pub use glob::NameGlob;

/// How large a compiled pattern of a text may be.
const MAX_TEXT_PATTERN_BYTES: usize = 1 << 20;

/// Compiles a pattern of a text argument; `None` when it is not a regular expression, or too large a one. Matching is
/// linear, so a hostile pattern cannot hang a call.
pub fn text_pattern(pattern: &str) -> Option<regex::Regex> {
    regex::RegexBuilder::new(pattern).size_limit(MAX_TEXT_PATTERN_BYTES).build().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, path: &str) -> bool {
        let segments: Vec<&str> = path.split(' ').filter(|s| !s.is_empty()).collect();
        CommandPattern::parse(pattern).expect(pattern).matches(&segments)
    }

    #[test]
    fn one_star_is_one_segment_and_two_are_any_number() {
        assert!(matches("list **", "list"));
        assert!(matches("list **", "list files deep"));
        assert!(!matches("list *", "list"));
        assert!(matches("list *", "list files"));
        assert!(!matches("list *", "list files deep"));
        assert!(matches("**", ""));
        assert!(!matches("*", ""));
        assert!(matches("** files", "list files"));
        assert!(!matches("read-file", "list"));
        assert!(matches("** a ** b", "a x y b"));
    }

    #[test]
    fn a_malformed_pattern_matches_nothing() {
        let pattern = CommandPattern::malformed("**  x");
        assert!(pattern.is_malformed() && !pattern.matches::<&str>(&[]) && !pattern.matches(&["x"]));
    }

    #[test]
    fn malformed_patterns_say_where() {
        for (pattern, at) in [("", 0), (" a", 0), ("a  b", 2), ("a ", 2), ("re*d", 2), ("list ad*", 7), ("a\tb", 0)] {
            assert_eq!(CommandPattern::parse(pattern).expect_err(pattern).at, at, "{pattern:?}");
        }
    }
}

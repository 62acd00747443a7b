//! Points in time as they travel: RFC 3339 with offset `+00:00`, nine fractional digits when there are any.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// What servers write for "never": the largest date that a widespread library knows. Most parsers reject it.
const NEVER: &str = "+262142-12-31T23:59:59.999999999+00:00";

/// The year 9999 begins, in seconds.
const FAR_FUTURE: i64 = 253_370_764_800;

/// A point in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Timestamp(pub jiff::Timestamp);

impl Timestamp {
    /// The expiry of what never expires.
    pub const NEVER: Self = Self(jiff::Timestamp::MAX);

    /// Now.
    pub fn now() -> Self {
        Self(jiff::Timestamp::now())
    }

    /// Whether it stands for "never". A database may have cut the digits of [`Self::NEVER`].
    pub fn is_never(self) -> bool {
        self.0.as_second() >= FAR_FUTURE
    }

    /// As people read it: to the second, in UTC.
    pub fn for_people(self) -> String {
        if self.is_never() { "never".to_owned() } else { self.0.strftime("%Y-%m-%d %H:%M:%S UTC").to_string() }
    }

    /// Reads a timestamp. A year beyond 9999 is [`Self::NEVER`].
    pub fn parse(text: &str) -> Option<Self> {
        if text.starts_with('+') && text.split('-').next().is_some_and(|year| year.len() > 5) {
            return Some(Self::NEVER);
        }
        text.parse().ok().map(Self)
    }
}

impl From<jiff::Timestamp> for Timestamp {
    fn from(at: jiff::Timestamp) -> Self {
        Self(at)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_never() {
            return f.write_str(NEVER);
        }
        let text = if self.0.subsec_nanosecond() == 0 { format!("{:.0}", self.0) } else { format!("{:.9}", self.0) };
        write!(f, "{}+00:00", text.trim_end_matches('Z'))
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom("must be an RFC 3339 date and time"))
    }
}

impl PartialSchema for Timestamp {
    fn schema() -> RefOr<Schema> {
        // Not the format `date-time`: the year of NEVER has six digits.
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("RFC 3339 with offset; the year of what never ends has six digits and a sign"))
            .into()
    }
}

impl ToSchema for Timestamp {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spelling_is_that_of_the_wire() {
        let whole = Timestamp("2026-01-02T03:04:05Z".parse().expect("a time"));
        assert_eq!(whole.to_string(), "2026-01-02T03:04:05+00:00");
        let part = Timestamp("2026-01-02T03:04:05.5Z".parse().expect("a time"));
        assert_eq!(part.to_string(), "2026-01-02T03:04:05.500000000+00:00");
        assert_eq!(Timestamp::parse(&part.to_string()), Some(part));
        assert_eq!(part.for_people(), "2026-01-02 03:04:05 UTC");
    }

    #[test]
    fn never_is_read_and_written() {
        assert_eq!(Timestamp::parse(NEVER), Some(Timestamp::NEVER));
        assert_eq!(Timestamp::NEVER.to_string(), NEVER);
        assert_eq!((Timestamp::parse("tomorrow"), Timestamp::NEVER.for_people()), (None, "never".to_owned()));
    }
}

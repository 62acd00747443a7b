//! Protocol revisions and the two eras.

use std::fmt;

/// How a peer speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Era {
    /// `initialize` and sessions: 2025-11-25 and older.
    Legacy,
    /// Stateless requests that describe themselves: 2026-07-28.
    Modern,
}

impl Era {
    /// `legacy` or `modern`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Legacy => "legacy",
            Self::Modern => "modern",
        }
    }
}

impl fmt::Display for Era {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A protocol revision that this program speaks; older is less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// The first one; only stdio servers still answer with it.
    V2024_11_05,
    /// Streamable HTTP, batches.
    V2025_03_26,
    /// Structured results, the version header.
    V2025_06_18,
    /// The last one with sessions.
    V2025_11_25,
    /// The stateless one.
    V2026_07_28,
}

/// The modern revision, as text.
pub const MODERN: &str = "2026-07-28";

/// Every revision of the legacy era, newest first.
pub const LEGACY: [Version; 4] =
    [Version::V2025_11_25, Version::V2025_06_18, Version::V2025_03_26, Version::V2024_11_05];

impl Version {
    /// The newest revision that is opened by `initialize`.
    pub const NEWEST_LEGACY: Self = Self::V2025_11_25;

    /// The newest revision.
    pub const NEWEST: Self = Self::V2026_07_28;

    /// Every revision, newest first.
    pub const ALL: [Self; 5] =
        [Self::V2026_07_28, Self::V2025_11_25, Self::V2025_06_18, Self::V2025_03_26, Self::V2024_11_05];

    /// The revision of this name, if it is spoken here.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|version| version.as_str() == text)
    }

    /// The revision's name, a date.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::V2024_11_05 => "2024-11-05",
            Self::V2025_03_26 => "2025-03-26",
            Self::V2025_06_18 => "2025-06-18",
            Self::V2025_11_25 => "2025-11-25",
            Self::V2026_07_28 => MODERN,
        }
    }

    /// Its era.
    pub fn era(self) -> Era {
        if self == Self::V2026_07_28 { Era::Modern } else { Era::Legacy }
    }

    /// Whether requests carry `MCP-Protocol-Version`.
    pub fn has_version_header(self) -> bool {
        self >= Self::V2025_06_18
    }

    /// Whether a POST may hold several messages.
    pub fn has_batches(self) -> bool {
        self == Self::V2025_03_26
    }

    /// Whether tools have `outputSchema`, `structuredContent` and `title`.
    pub fn has_structured_results(self) -> bool {
        self >= Self::V2025_06_18
    }

    /// What a server answers to an `initialize` that asks for `wanted`: the same where it is spoken, else the newest
    /// legacy revision. `initialize` never opens the modern era.
    pub fn negotiate(wanted: &str) -> Self {
        Self::parse(wanted).filter(|version| version.era() == Era::Legacy).unwrap_or(Self::NEWEST_LEGACY)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initialize_never_opens_the_modern_era() {
        assert_eq!(Version::negotiate("2026-07-28"), Version::V2025_11_25);
        assert_eq!(Version::negotiate("2025-06-18"), Version::V2025_06_18);
        assert_eq!(Version::negotiate("1999-01-01"), Version::V2025_11_25);
    }
}

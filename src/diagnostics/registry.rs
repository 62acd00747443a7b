//! The registry of diagnostic codes: one entry a code, the source of `mcpctl explain` and of the docs page.
//!
//! Codes are short kebab names and are never reused; an old name stays as an alias. To add one, add a variant to
//! the table below with its texts, and a test that provokes it and one that does not.

use super::finding::Severity;

/// Everything that is written about a code.
#[derive(Debug, Clone, Copy)]
pub struct CodeInfo {
    /// The kebab name.
    pub name: &'static str,
    /// Former names.
    pub aliases: &'static [&'static str],
    /// How bad it is, unless the finding says otherwise.
    pub severity: Severity,
    /// One line.
    pub title: &'static str,
    /// The long text of `explain`: what is wrong, why it matters, what to do.
    pub explanation: &'static str,
    /// A wrong snippet.
    pub wrong: &'static str,
    /// The same, right.
    pub right: &'static str,
}

/// A diagnostic code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(&'static str);

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Code {
    /// The kebab name.
    pub fn as_str(self) -> &'static str {
        self.0
    }

    /// What is written about it.
    pub fn info(self) -> &'static CodeInfo {
        codes::ALL.iter().find(|info| info.name == self.0).unwrap_or(&codes::ALL[0])
    }

    /// The code of this name or former name.
    pub fn find(name: &str) -> Option<Self> {
        codes::ALL.iter().find(|info| info.name == name || info.aliases.contains(&name)).map(|info| Self(info.name))
    }

    /// All codes, in name order.
    pub fn all() -> impl Iterator<Item = Self> {
        codes::ALL.iter().map(|info| Self(info.name))
    }
}

pub mod codes;

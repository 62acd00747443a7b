//! What a finding is about, as a path of keys: rules name it, `manifest` knows where it stands.

use std::fmt;

/// The document that a subject path starts in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Document {
    /// The merged manifest.
    #[default]
    Manifest,
    /// `mcpctl.runtime.yaml`.
    Runtime,
    /// `mcp.lock`.
    Lock,
}

/// One step of a path.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A key of a mapping.
    Key(String),
    /// An item of a sequence.
    Index(usize),
}

/// A path to a value in a document; with `at_key`, to the key itself rather than its value.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Subject {
    /// The document.
    pub document: Document,
    /// The steps from its root.
    pub steps: Vec<Step>,
    /// Whether the last key is meant instead of its value.
    pub at_key: bool,
}

impl Subject {
    /// The manifest's root.
    pub fn manifest() -> Self {
        Self::default()
    }

    /// The runtime file's root.
    pub fn runtime() -> Self {
        Self { document: Document::Runtime, ..Self::default() }
    }

    /// The lock file's root.
    pub fn lock() -> Self {
        Self { document: Document::Lock, ..Self::default() }
    }

    /// The value under a key.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.steps.push(Step::Key(key.into()));
        self.at_key = false;
        self
    }

    /// The values under several keys, one after the other.
    #[must_use]
    pub fn keys<S: Into<String>>(self, keys: impl IntoIterator<Item = S>) -> Self {
        keys.into_iter().fold(self, Self::key)
    }

    /// An item of a sequence.
    #[must_use]
    pub fn index(mut self, index: usize) -> Self {
        self.steps.push(Step::Index(index));
        self.at_key = false;
        self
    }

    /// The last key itself instead of its value.
    #[must_use]
    pub fn at_key(mut self) -> Self {
        self.at_key = true;
        self
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, step) in self.steps.iter().enumerate() {
            match step {
                Step::Key(key) if at == 0 => f.write_str(key)?,
                Step::Key(key) => write!(f, ".{key}")?,
                Step::Index(index) => write!(f, "[{index}]")?,
            }
        }
        Ok(())
    }
}

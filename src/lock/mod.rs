//! `mcp.lock`: what imports provided when somebody looked at it and agreed; its text, its comparison with what they
//! provide now, and the words for every difference. Pure.
//!
//! The lock holds the upstream's verbatim definitions, not our projection of them, which may improve: names and
//! schemas that agents see are computed from it, offline, by the same functions that serve them. It holds no URL and
//! no credential. `manifest` reads the file (it knows places); this room knows no YAML reader and no findings.

mod build;
mod compare;
mod digest;
mod hints;
mod known;
mod pins;
mod projected;
mod schema;
mod text;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::model::{EnvironmentName, ImportFilter, ImportName, NameGlob};

pub use build::{NotLocked, tools_of};
pub use compare::{Change, Kind, compare_import, compare_tool};
pub use digest::{Digest, InvalidDigest, canonical};
pub use known::{Stale, StaleReason, known, stale, surface};
pub use pins::{Drift, InvalidPins, PinnedImport, Pins};
pub use text::render;

/// The version of the format.
pub const VERSION: u64 = 1;

/// The name of the file, beside the root manifest.
pub const LOCK_NAME: &str = "mcp.lock";

/// The largest file that is read, and so that is written.
pub const MAX_BYTES: u64 = 32 * 1024 * 1024;

/// Everything that is pinned.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Lock {
    /// Per environment, per import.
    pub environments: BTreeMap<EnvironmentName, BTreeMap<ImportName, LockedImport>>,
}

/// An import when it was pinned.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct LockedImport {
    /// Who answered.
    pub identity: Identity,
    /// The filter that selected the tools: others were not looked at.
    pub filter: Filter,
    /// What it provided, by verbatim upstream name.
    pub tools: BTreeMap<String, LockedTool>,
}

/// Who an upstream said that it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Identity {
    /// The server's name.
    pub server: Option<String>,
    /// The server's version.
    pub version: Option<String>,
    /// `legacy` or `modern`.
    pub era: Option<String>,
    /// Who issues the tokens that it takes, where a security scheme says so.
    pub issuer: Option<String>,
}

impl Identity {
    /// The members with their names, in the order of the file.
    pub fn members(&self) -> [(&'static str, Option<&str>); 4] {
        [
            ("era", self.era.as_deref()),
            ("issuer", self.issuer.as_deref()),
            ("server", self.server.as_deref()),
            ("version", self.version.as_deref()),
        ]
    }
}

/// The globs of an import's filter, as they are written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// `include`.
    pub include: Option<Vec<String>>,
    /// `exclude`.
    pub exclude: Option<Vec<String>>,
}

impl From<&ImportFilter> for Filter {
    fn from(filter: &ImportFilter) -> Self {
        // The order of globs does not matter to what they select.
        let texts = |globs: &[NameGlob]| {
            let mut texts: Vec<String> = globs.iter().map(ToString::to_string).collect();
            texts.sort();
            texts.dedup();
            Some(texts)
        };
        match filter {
            ImportFilter::All => Self::default(),
            ImportFilter::Include(globs) => Self { include: texts(globs), exclude: None },
            ImportFilter::Exclude(globs) => Self { include: None, exclude: texts(globs) },
        }
    }
}

/// A tool when it was pinned.
#[derive(Debug, Clone, PartialEq)]
pub struct LockedTool {
    /// The digest of the definition.
    pub digest: Digest,
    /// The definition.
    pub definition: Definition,
}

impl LockedTool {
    /// A tool of this definition.
    pub fn of(definition: Definition) -> Self {
        Self { digest: Digest::of(definition.value()), definition }
    }
}

/// A definition, as the upstream gave it or as a control plane projected it.
#[derive(Debug, Clone, PartialEq)]
pub enum Definition {
    /// The upstream's tool object, every member kept.
    Verbatim(Value),
    /// Golem's projection: a control plane that does not pass on the upstream's own words.
    Projected(Value),
}

impl Definition {
    /// The key of the file that it stands under.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Verbatim(_) => "definition",
            Self::Projected(_) => "projected",
        }
    }

    /// The value.
    pub fn value(&self) -> &Value {
        match self {
            Self::Verbatim(value) | Self::Projected(value) => value,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;

//! The pins of a deployed environment: the part of the lock that a server needs to notice drift and to go on listing
//! while an upstream is down. Imports have no names there; the hash of their whole declaration means them.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde_json::{Map, Value, json};

use crate::model::{ImportFilter, Prefix};
use crate::projection::{ImportSurface, ImportedTool};

use super::known::provided;
use super::{Definition, Digest, LockedTool, VERSION};

/// What a server does with a definition that differs from its pin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Drift {
    /// Shows what the upstream says now.
    #[default]
    Serve,
    /// Leaves out every tool that differs or is not pinned.
    Hide,
    /// Treats the whole import as unavailable as soon as anything differs.
    Fail,
}

impl Drift {
    /// The word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Serve => "serve",
            Self::Hide => "hide",
            Self::Fail => "fail",
        }
    }
}

impl fmt::Display for Drift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Drift {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        [Self::Serve, Self::Hide, Self::Fail]
            .into_iter()
            .find(|drift| drift.as_str() == text)
            .ok_or("must be `serve`, `hide` or `fail`")
    }
}

/// The pins of an environment, by import hash.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Pins {
    /// What each import is pinned to.
    pub imports: BTreeMap<String, PinnedImport>,
}

/// The pins of an import.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PinnedImport {
    /// Tools by verbatim upstream name.
    pub tools: BTreeMap<String, LockedTool>,
}

/// A document that holds no pins.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct InvalidPins(String);

impl Pins {
    /// The document that is sent and stored.
    pub fn to_json(&self) -> Value {
        let imports: Map<String, Value> = self
            .imports
            .iter()
            .map(|(hash, import)| {
                let tools: Map<String, Value> = import
                    .tools
                    .iter()
                    .map(|(name, tool)| {
                        let mut entry = json!({ "digest": tool.digest.to_string() });
                        entry[tool.definition.key()] = tool.definition.value().clone();
                        (name.clone(), entry)
                    })
                    .collect();
                (hash.clone(), json!({ "tools": tools }))
            })
            .collect();
        json!({ "version": VERSION, "imports": imports })
    }

    /// Reads a document; every digest must be that of its definition.
    ///
    /// # Errors
    /// When it is none, or a digest is wrong.
    pub fn from_json(document: &Value) -> Result<Self, InvalidPins> {
        let refused = |text: String| Err(InvalidPins(text));
        if document.get("version").and_then(Value::as_u64) != Some(VERSION) {
            return refused(format!("`version` must be {VERSION}"));
        }
        let Some(imports) = document.get("imports").and_then(Value::as_object) else {
            return refused("`imports` must be an object".to_owned());
        };
        let mut pins = Self::default();
        for (hash, import) in imports {
            let Some(tools) = import.get("tools").and_then(Value::as_object) else {
                return refused("`tools` of an import must be an object".to_owned());
            };
            let mut pinned = PinnedImport::default();
            for (name, entry) in tools {
                let definition = match (entry.get("definition"), entry.get("projected")) {
                    (Some(value), None) => Definition::Verbatim(value.clone()),
                    (None, Some(value)) => Definition::Projected(value.clone()),
                    _ => return refused("a pin has either `definition` or `projected`".to_owned()),
                };
                let tool = LockedTool::of(definition);
                let given = entry.get("digest").and_then(Value::as_str).and_then(|text| text.parse::<Digest>().ok());
                if given != Some(tool.digest) {
                    return refused("`digest` is not that of its definition".to_owned());
                }
                pinned.tools.insert(name.clone(), tool);
            }
            pins.imports.insert(hash.clone(), pinned);
        }
        Ok(pins)
    }
}

impl PinnedImport {
    /// What is listed while the upstream is down.
    pub fn surface(&self, prefix: Option<&Prefix>, filter: &ImportFilter) -> ImportSurface {
        provided(&self.tools, prefix, filter).unwrap_or_default()
    }

    /// What differs from the pins, each in words; sorted by tool.
    pub fn drift(&self, fresh: &ImportSurface) -> BTreeMap<String, String> {
        let mut found: BTreeMap<String, String> = fresh
            .tools
            .iter()
            .filter_map(|tool| Some((tool.upstream_name.clone(), self.difference(tool)?.to_owned())))
            .collect();
        for name in self.tools.keys() {
            let listed = fresh.tools.iter().any(|tool| tool.upstream_name == *name);
            // One that is pinned but cannot be projected was never shown.
            if !listed && !fresh.diagnostics.iter().any(|(excluded, _)| excluded == name) {
                found.insert(name.clone(), "is pinned and not listed any more".to_owned());
            }
        }
        found
    }

    fn difference(&self, tool: &ImportedTool) -> Option<&'static str> {
        let Some(pinned) = self.tools.get(&tool.upstream_name) else { return Some("is not pinned") };
        let now = match &pinned.definition {
            Definition::Verbatim(_) => Digest::of(&tool.upstream),
            Definition::Projected(_) => Digest::of(&tool.definition),
        };
        (now != pinned.digest).then_some("differs from its pin")
    }

    /// What is shown of a fresh listing.
    ///
    /// # Errors
    /// With [`Drift::Fail`], what differs.
    pub fn applied(&self, mut fresh: ImportSurface, policy: Drift) -> Result<ImportSurface, String> {
        if policy == Drift::Serve {
            return Ok(fresh);
        }
        let drift = self.drift(&fresh);
        if drift.is_empty() {
            return Ok(fresh);
        }
        if policy == Drift::Fail {
            let mut parts: Vec<String> = drift.iter().take(3).map(|(name, what)| format!("`{name}` {what}")).collect();
            if drift.len() > parts.len() {
                parts.push(format!("{} more", drift.len() - parts.len()));
            }
            return Err(format!("what it provides differs from the pins: {}", parts.join(", ")));
        }
        fresh.tools.retain(|tool| !drift.contains_key(&tool.upstream_name));
        fresh.diagnostics.extend(drift.into_iter().map(|(name, what)| (name, format!("it {what}"))));
        fresh.diagnostics.sort();
        Ok(fresh)
    }
}

//! From what an import provides to what is pinned of it.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::projection::{ImportSurface, ImportedTool};

use super::text::key_length;
use super::{Definition, LockedTool};

/// The deepest definition that is pinned: the file nests it a little deeper, and its reader has a limit too.
pub const MAX_DEPTH: usize = 100;
/// The longest key (YAML ends at 1,024 characters).
const MAX_KEY: usize = 1_000;

/// A tool that cannot be pinned, and why.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct NotLocked {
    /// Its verbatim name.
    pub tool: String,
    /// Why.
    pub reason: &'static str,
}

/// What is pinned of the tools that agents see: the upstream's own definition of each, or its projection where a
/// control plane gives nothing else.
pub fn tools_of(surface: &ImportSurface) -> (BTreeMap<String, LockedTool>, Vec<NotLocked>) {
    let mut tools = BTreeMap::new();
    let mut left_out = Vec::new();
    for ImportedTool { upstream_name, upstream, definition, .. } in &surface.tools {
        let definition = match upstream {
            Value::Null => Definition::Projected(definition.clone().into_value()),
            upstream => Definition::Verbatim(upstream.clone()),
        };
        if fits(definition.value(), MAX_DEPTH) && key_length(upstream_name) <= MAX_KEY {
            tools.insert(upstream_name.clone(), LockedTool::of(definition));
        } else {
            let reason = "it nests too deep or has a key that is too long for the file";
            left_out.push(NotLocked { tool: upstream_name.clone(), reason });
        }
    }
    left_out.sort();
    (tools, left_out)
}

fn fits(value: &Value, depth: usize) -> bool {
    match value {
        Value::Array(items) => depth > 0 && items.iter().all(|item| fits(item, depth - 1)),
        Value::Object(members) => {
            depth > 0 && members.iter().all(|(key, member)| key_length(key) <= MAX_KEY && fits(member, depth - 1))
        }
        _ => true,
    }
}

//! From what an import provides to what is pinned of it.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::projection::{ImportSurface, ImportedTool, limits};

use super::{Definition, LockedTool};

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
        // A verbatim definition beyond the limits is not projected; a control plane's own projection may be.
        match limits::within(upstream_name, definition.value()) {
            Ok(()) => {
                tools.insert(upstream_name.clone(), LockedTool::of(definition));
            }
            Err(reason) => left_out.push(NotLocked { tool: upstream_name.clone(), reason }),
        }
    }
    left_out.sort();
    (tools, left_out)
}

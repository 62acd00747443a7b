//! What projection may know about an environment, whether it comes from files or from a stored revision.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{ComponentDefinition, ComponentName, Import, ToolName, ToolSource};

use super::surface::{ImportSurface, Known};

/// Definitions, declarations and bindings of one environment.
#[derive(Debug, Clone, Default)]
pub struct Catalog {
    /// Every declared component, with what it offers where that can be known.
    pub components: BTreeMap<ComponentName, CatalogComponent>,
    /// `tools.<name>`: where implementations are.
    pub tools: BTreeMap<ToolName, ToolSource>,
    /// The environment's imports in precedence order, with what they provide where that can be known.
    pub imports: Vec<(Import, Known<ImportSurface>)>,
}

/// A component as projection sees it.
#[derive(Debug, Clone)]
pub struct CatalogComponent {
    /// What it offers.
    pub definition: Known<ComponentDefinition>,
    /// The tools its component-level bindings authorise.
    pub bindings: BTreeSet<ToolName>,
}

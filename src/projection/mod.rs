//! The pure computation from definitions, filters and prefixes to the names that clients see.
//!
//! `validate`, `surface`, `why`, the control plane's deploy checks and the gateway's lists call these same functions,
//! so what was proved offline is what is served. No I/O here; no places, no YAML.

pub mod catalog;
pub mod surface;

pub use catalog::{Catalog, CatalogComponent};

pub use surface::{
    Endpoint, ExposedPrompt, ExposedResource, ExposedTemplate, ExposedTool, ImportSurface, ImportedTool, Invocation,
    Known, Source,
};

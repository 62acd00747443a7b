//! What the fuzz targets do with their bytes: one function per target. Each feeds what a stranger can write to the
//! program's readers, and panics when a promise of theirs does not hold.

mod manifests;
mod patterns;
mod servers;
mod trees;

pub use manifests::{lock_file, manifest_reader, runtime_file};
pub use patterns::{command_pattern, name_glob};
pub use servers::{import, sse};
pub use trees::yaml_compose;

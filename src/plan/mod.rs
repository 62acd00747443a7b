//! Desired against deployed: the whole content of a deployment, its hashes, the difference, the saved plan. Pure.

pub mod snapshot;

pub use snapshot::{ComponentSnapshot, EndpointSnapshot, ImportSnapshot, Snapshot, ToolExportSnapshot};

//! Desired against deployed: the whole content of a deployment, its hashes, the difference, the saved plan. Pure.

pub mod desired;
pub mod difference;
pub mod grants;
pub mod hash;
pub mod import;
pub mod releases;
pub mod saved;
pub mod served;
pub mod snapshot;

pub use desired::{Desired, DesiredError, desired, import_declaration};
pub use difference::{
    Action, ComponentChange, DeploymentChange, Difference, FieldChange, ImportChange, NameChanges, SchemeChange,
    Summary, SurfaceChange,
};
pub use grants::{Grant, GrantChange, reconcile};
pub use hash::{ContentHash, Model, import as import_hash};
pub use import::{ImportDeclaration, InlineAuth, filter_of};
pub use releases::{PublicationChange, ReleaseChange, ReleaseReference, published, release_title};
pub use saved::{Base, SavedContent, SavedPlan, SavedPlanError};
pub use served::Provided;
pub use snapshot::{
    AgentExportSnapshot, ComponentSnapshot, EndpointSnapshot, ImportSnapshot, RemoteToolSnapshot, Snapshot,
    ToolExportSnapshot,
};

//! The control plane's wire types, shared by `client` and `server`: one file a resource.
//!
//! Keys are camelCase, absent options are written as `null`, requests may leave them out, unknown keys of Golem's own
//! requests are ignored and those of ours refused. This room does no I/O and knows no route.

pub mod accounts;
pub mod applications;
pub mod apply;
pub mod components;
pub mod consent;
pub mod deployments;
pub mod domains;
pub mod environments;
pub mod error;
pub mod imports;
pub mod login;
pub mod mcp_deployments;
pub mod pins;
mod schema;
pub mod security_schemes;
pub mod system;
mod time;
pub mod tool_releases;
mod values;

pub use error::{Code, ErrorBody, ErrorsBody, Problem};
pub use time::Timestamp;
pub use values::{CurrentRevision, Values};

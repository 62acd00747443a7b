//! One file a command: its arguments (with the help text) and its `run`.
//!
//! A command reads [`Context`], calls the rooms below, and hands data to the printer. It returns the exit code, or
//! the [`Failure`](crate::ui::Failure) that ends it; library errors become failures in [`errors`], nowhere else.

pub mod api;
pub mod call;
pub mod completions;
mod confirm;
pub mod context;
mod control_plane;
mod data_folder;
pub mod deploy;
pub mod deployments;
mod describe;
pub mod documents;
pub mod errors;
pub mod explain;
pub mod import;
pub mod init;
pub mod inspect;
pub mod load;
mod log;
pub mod man;
mod mcp_client;
pub mod plan;
pub mod rollback;
pub mod schema;
pub mod server;
mod serving;
pub mod status;
pub mod surface;
pub mod up;
pub mod validate;
pub mod why;

pub use context::Context;

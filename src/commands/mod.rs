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
mod credentials;
mod data_folder;
pub mod deploy;
pub mod deployments;
mod describe;
pub mod documents;
pub mod domain;
pub mod environment;
pub mod errors;
pub mod explain;
mod home;
pub mod import;
pub mod init;
pub mod inspect;
pub mod load;
pub mod lock;
mod log;
pub mod login;
pub mod logout;
pub mod man;
mod mcp_client;
mod pins;
pub mod plan;
pub mod rollback;
pub mod schema;
mod secret_input;
pub mod security_scheme;
pub mod server;
mod serving;
pub mod status;
pub mod surface;
pub mod up;
pub mod validate;
pub mod whoami;
pub mod why;

pub use context::Context;

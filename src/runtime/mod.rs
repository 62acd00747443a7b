//! Component runtimes: how this machine carries out calls of the components that its runtime file binds.
//!
//! The whole trait is [`Runtime::describe`] and [`Runtime::invoke`]. [`load`] turns a
//! runtime file into runtimes: a program per call (`program`), or a stdio MCP server that stays (`mcp`). Arguments arrive here already proved and with their defaults
//! (`projection::arguments`); what is added here is what only this machine knows: paths, vectors, processes, limits.
//! Nothing but what the runtime file says is ever started, and never through a shell.
//!
//! It knows nothing of HTTP, sessions, endpoints or the database.

mod arguments;
mod call;
mod components;
mod confine;
mod mcp;
mod mcp_definition;
mod place;
mod process;
mod program;
mod resolve;
mod vector;

pub use call::{Call, CallError, CommandCall, MethodCall, NotReady, Outcome, Runtime, ToolFailure};
pub use components::{LocalComponent, describe, load, obstacles};
pub use process::{Channel, MAX_STREAM_BYTES, end_programs};

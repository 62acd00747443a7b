//! `mcpctl` proves, deploys and serves MCP tools from one `golem.yaml`.
//!
//! The map of the rooms, and where a change goes, is `docs/architecture.md`. In short, data flows one way:
//! text → tree with places (`yaml`) → typed model (`manifest`, `model`) → `projection` → findings (`check`),
//! `plan` and surfaces, which `ui` renders and `server` and `gateway` serve. The rooms marked pure below build
//! without default features: no I/O runtime, HTTP or SQL is compiled into them.

// Pure rooms.
pub mod check;
pub mod diagnostics;
pub mod lock;
pub mod manifest;
pub mod mcp;
pub mod model;
pub mod plan;
pub mod projection;
pub mod yaml;

// Rooms of the program.
#[cfg(feature = "app")]
pub mod api;
#[cfg(feature = "app")]
pub mod cli;
#[cfg(feature = "app")]
pub mod client;
#[cfg(feature = "app")]
pub mod commands;
#[cfg(feature = "app")]
pub mod gateway;
#[cfg(feature = "app")]
pub mod net;
#[cfg(feature = "app")]
pub mod oauth;
#[cfg(feature = "app")]
pub mod runtime;
#[cfg(feature = "app")]
pub mod secrets;
#[cfg(feature = "app")]
pub mod server;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(feature = "app")]
pub mod store;
#[cfg(feature = "app")]
pub mod ui;
#[cfg(feature = "app")]
pub mod upstream;

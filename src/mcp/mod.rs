//! The wire of the Model Context Protocol: JSON-RPC envelopes over raw values, headers, event streams, both eras.
//!
//! Shared by `upstream` (client) and `gateway` (server). Payloads stay raw JSON, so that fields nobody here knows
//! survive a round trip. This room is pure: it opens no socket, knows no HTTP library and no other room.

pub mod headers;
pub mod jsonrpc;
pub mod meta;
pub mod method;
pub mod rpc_error;
pub mod sse;
pub mod version;

pub use jsonrpc::{Id, Invalid, Limits, Message, Notification, Payload, Request, Response, RpcError};
pub use version::{Era, Version};

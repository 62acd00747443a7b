//! The MCP client: lists and calls tools of servers over Streamable HTTP and stdio, in both eras.
//!
//! Start at [`Upstream::connect`]. Everything from outside is bounded (bytes, depth, pages, notifications, rounds,
//! time). Definitions and results stay the JSON that the server sent. A call is never repeated behind the caller's
//! back: only a request that the server refused because it lost the session is sent once more, in a new session.
//!
//! May use `mcp`, `net`, `oauth`, `model`, `secrets` and `projection`; knows no terminal, no manifest and no database.

mod answers;
mod call;
mod client;
mod connect;
pub mod error;
mod http;
mod imports;
mod listing;
pub mod meter;
mod notices;
mod options;
mod probe;
mod process;
mod schema;
mod stdio;
mod unique;

pub use answers::{Answers, NoAnswers};
pub use call::{CallOptions, CallResult};
pub use client::{ServerInfo, Upstream};
pub use error::{FailureKind, UpstreamError};
pub use imports::{ImportReading, ImportSource, SourceAuth};
pub use listing::{ListKind, Listing};
pub use notices::Notices;
pub use options::{Endpoint, EraChoice, HttpEndpoint, InvalidCredentials, Options, ProcessEnv, StdioCommand};

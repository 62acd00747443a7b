//! The MCP endpoints: hosts, sessions, surfaces, calls.
//!
//! A request finds its deployment by `Host` (`host`), its era by header and `_meta` (`endpoint`), is proved by the
//! rules of that era (`legacy`, `modern`), and answered by code that knows no era (`answer`, `calls`). What is shown
//! comes from `projection` over the stored revision (`surfaces`); lists are rendered once per revision (`lists`).
//! The modern era keeps nothing; a legacy session is a database row (`sessions`).
//!
//! It knows nothing of manifests, files or the control plane's routes.

mod answer;
mod body;
mod calls;
mod content;
mod endpoint;
mod errors;
mod host;
mod imports;
mod legacy;
mod lists;
mod modern;
mod prompts;
mod resources;
mod router;
mod serve;
mod sessions;
mod sign_in;
mod state;
mod streams;
mod surfaces;
mod wire;

pub use imports::{ImportAt, ImportFailure, Imports, NoImports};
pub use router::router;
pub use serve::serve;
pub use state::{Components, Config, State};

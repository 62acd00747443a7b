//! The embedded control plane: Golem's REST API as far as MCP goes, and our own routes under `/v1/mcpctl`.
//!
//! [`router`] makes the whole service from a [`State`]; the embedding program opens the store, calls [`bootstrap`], and
//! says which definitions the machine has ([`Readiness`]), how an import's server is read ([`ImportReader`]; usually by
//! [`Discovery`]) and who obtains OAuth consents ([`Consents`]). Handlers in `routes` stay thin: find what the caller may
//! see, call the store or [`deploy`], convert. Nothing here writes to a terminal or starts a program, and only
//! [`Discovery`] and [`Consents`] open connections.

mod access;
mod auth;
mod bootstrap;
mod config;
mod consent;
mod convert;
mod deploy;
mod discovery;
mod error;
mod extract;
mod guard;
mod imports;
mod openapi;
mod pinned;
mod releases;
mod request;
mod reserved;
mod router;
mod routes;
mod serve;
mod serving;
mod state;
mod validate;

pub use bootstrap::{ROOT_EMAIL, bootstrap};
pub use config::Config;
pub use consent::{ConsentOptions, Consents, TokenError};
pub use discovery::{ConsentTokens, Discovery, Freshness, import_options, import_source};
pub use imports::{ImportReadError, ImportReader, ImportTarget, ReadImport};
pub use openapi::openapi;
pub use router::router;
pub use serve::serve;
pub use state::{NothingReady, Readiness, State};

//! The database: SQLite and PostgreSQL behind one repository layer.

#[rustfmt::skip]
mod api;
mod error;
mod records;

pub use api::*;
pub use error::{ApplyError, Entity, OpenError, RollbackError, StoreError, WriteError};
pub use records::*;

//! The database: SQLite and PostgreSQL behind one repository layer.
//!
//! Uses `model`, `plan` (the content of a deployment) and `secrets`. It must not know HTTP, who may do what, nor how a
//! content is computed or proved: it keeps what it is given, hands it out again, and sees to it that of two concurrent
//! changes one wins.
//!
//! **One repository for two databases.** Every query is written once, with `$1` placeholders that both databases
//! understand. Three things make that possible without repeating each method per engine: [`query`](self::query) binds a
//! small set of value types and reads them back (a UUID is a native column in one database and text in the other, and
//! no method notices); [`tx`](self::tx) opens what a write needs (`BEGIN IMMEDIATE` on SQLite's one writer connection,
//! an ordinary transaction on PostgreSQL); and the few statements that differ carry both texts (`Sql`). The driver's own
//! common denominator, `sqlx::Any`, has no UUIDs and rewrites errors, and generic code over its traits needs a page of
//! bounds per method. Statements are `'static`, so none is built from data. The same tests run on both engines.
//!
//! **Writes.** A method that changes something takes the [`Actor`] and runs in one transaction together with its audit
//! events and the change counter; PostgreSQL also notifies with ids. Within a transaction the environment's row is
//! locked first and the installation's row last, so writers cannot lock each other out. No connection is held while
//! anything outside the database is waited for.

mod accounts;
mod applications;
mod apply;
mod audit;
mod backup;
mod changes;
mod components;
mod deployments;
mod domains;
mod endpoints;
mod engine;
mod environments;
mod error;
mod fail_point;
mod grants;
mod guards;
mod handle;
mod import_secrets;
mod pins;
mod query;
mod records;
mod rekey;
mod row;
mod security_schemes;
mod served;
mod sessions;
mod staged;
mod tokens;
mod tool_grants;
mod tool_releases;
mod tx;

pub use backup::BackupError;
pub use changes::Changes;
pub use engine::Location;
pub use error::{ApplyError, Entity, OpenError, RollbackError, StoreError, WriteError};
pub use handle::Store;
pub use records::*;
pub use rekey::Rekeyed;

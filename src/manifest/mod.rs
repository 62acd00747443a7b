//! The manifest: found, read with its includes, merged, substituted, and lowered to the typed model; also the
//! runtime file and the lock beside it.
//!
//! [`load`] is the way in. It fails only where there is no text to point into; everything else is a finding, and
//! what could be understood is in the model. [`Loaded::place`] turns the subjects of later rules into places.
//!
//! What the files may say is described once, as data, in `grammar`: the reader checks shapes against it and the
//! editors' JSON Schemas are made from it, so both agree. Lowering then only relates what is there.

mod allow;
mod discover;
mod format;
mod grammar;
mod includes;
mod load;
mod lock_file;
mod lower;
mod merge;
mod placing;
mod runtime;
mod schema;
mod secret;
mod source;
mod substitute;
mod variables;

pub use allow::silence;
pub use load::{Choice, LoadOptions, Loaded, MANIFEST_NAME, RUNTIME_NAME, load, load_runtime};
pub use schema::{manifest_schema, runtime_schema};
pub use source::{LoadError, MAX_FILE_BYTES};
pub use variables::{EnvFileError, Variables, is_credential};

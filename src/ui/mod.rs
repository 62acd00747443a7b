//! The only writer to the terminal: results on stdout, everything else on stderr.
//!
//! Commands hand it data ([`Document`], findings, [`Failure`]); it decides between text, JSON and YAML, colour and
//! width. A closed pipe ends the program quietly.

pub mod ask;
pub mod browse;
pub mod document;
pub mod exit;
pub mod failure;
pub mod fields;
pub mod findings;
pub mod foreign;
pub mod printer;
pub mod progress;
pub mod table;
mod typed;
pub mod wrap;

pub use document::{Document, DocumentBody, Format};
pub use exit::Exit;
pub use failure::{ErrorDocument, Failure, Recovery};
pub use fields::Fields;
pub use findings::{CheckedEnvironment, Report};
pub use printer::{ColorChoice, Printer};
pub use progress::{Lines, Progress};
pub use table::Table;

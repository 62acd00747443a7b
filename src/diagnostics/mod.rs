//! Findings as data: code, severity, subject, places, help and fix, and the registry of codes.
//!
//! This room renders nothing and knows nothing of the rules that make findings; `ui` is the one renderer.

pub mod finding;
pub mod registry;
pub mod source;
pub mod subject;

pub use finding::{Edit, Finding, Fix, Label, Place, Rewrite, Severity};
pub use registry::{Code, CodeInfo};
pub use source::{FileId, LineColumn, SourceFile, SourceMap, Span};
pub use subject::{Document, Step, Subject};

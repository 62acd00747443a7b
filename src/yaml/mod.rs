//! YAML 1.2 text → positioned tree, and edits of the text that keep comments and layout.
//!
//! Every key and value of the tree knows its file and bytes. Reading never stops at the first trouble that is not a
//! syntax error: duplicate keys, merge keys, foreign tags and unquoted templates become findings and reading goes on.
//! Hostile input is bounded: depth, number of nodes, and the size that aliases would expand to.
//!
//! This room knows nothing of manifests.

mod comments;
mod compose;
pub mod edit;
mod node;
mod scalar;
mod syntax;

pub use comments::{Comment, comments};
pub use compose::{Composed, MAX_DEPTH, MAX_NODES, compose};
pub use node::{Content, Entry, Key, Mapping, Node, Scalar};

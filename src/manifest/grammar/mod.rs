//! What the files may say, as data: one table a section. The reader checks trees against it ([`check`]), the
//! editors' JSON Schemas are made from it ([`schema`]), so both agree by construction.
//!
//! The grammar knows everything that can be judged by looking at one place: keys, kinds of values, spelling of
//! names, keys that exclude each other. What relates two places is the business of lowering and of the rules.

pub(super) mod check;
mod components;
mod environments;
pub(super) mod mcp;
mod retries;
pub(super) mod root;
pub(super) mod runtime;
mod runtime_values;
pub(super) mod schema;
mod shape;
pub(super) mod suggest;
mod words;

pub(super) use runtime_values::TYPE_WORDS;
pub(super) use shape::{Either, Field, Group, Kind, MapShape, Shape, Struct, field, required};
pub(super) use words::Word;

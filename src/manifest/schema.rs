//! JSON Schemas for editors, made from the grammar.

use serde_json::Value;

use super::grammar::{root::MANIFEST, runtime::RUNTIME, schema::schema};

/// The JSON Schema of a manifest file.
pub fn manifest_schema() -> Value {
    schema(&MANIFEST, "urn:mcpctl:schema:manifest:1.6.0", "Golem application manifest")
}

/// The JSON Schema of the runtime file.
pub fn runtime_schema() -> Value {
    schema(&RUNTIME, "urn:mcpctl:schema:runtime:1", "mcpctl runtime file")
}

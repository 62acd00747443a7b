//! The output contract as tests hold it: every document that a run writes fulfils `mcpctl schema output`.

use std::sync::OnceLock;

use serde_json::{Value, json};

use super::TestEnv;

/// Fails the test unless the value is a document of the published schema.
///
/// The published schema lets new members come; here every member must be declared, so that none is forgotten.
#[track_caller]
pub(crate) fn assert_document(value: &Value) {
    let kind = value["$type"].as_str().unwrap_or_else(|| panic!("no `$type`: {value}"));
    let mut schema = schema().clone();
    assert!(
        schema["$defs"].get(format!("document.{kind}")).is_some(),
        "`{kind}` is no documented type: list its body in src/commands/documents.rs\n{value}"
    );
    schema["oneOf"] = json!([{ "$ref": format!("#/$defs/document.{kind}") }]);
    let validator = jsonschema::validator_for(&schema).expect("a valid schema");
    let errors: Vec<String> =
        validator.iter_errors(value).map(|error| format!("{} at {}", error, error.instance_path())).collect();
    assert!(errors.is_empty(), "the document breaks its schema:\n{}\n{value:#}", errors.join("\n"));
}

/// The published schema, closed.
fn schema() -> &'static Value {
    static SCHEMA: OnceLock<Value> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let run = TestEnv::new().run(["schema", "output"]).expect(0);
        let mut schema: Value = serde_json::from_str(&run.stdout).expect("a JSON Schema");
        close(&mut schema);
        schema
    })
}

/// Forbids undeclared members wherever members are declared.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(map) => {
            if map.get("properties").is_some_and(Value::is_object) && !map.contains_key("additionalProperties") {
                map.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
            map.values_mut().for_each(close);
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

//! The committed OpenAPI document as a judge: every answer that a test of this folder gets must be one that the document
//! promises.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};

use jsonschema::Validator;
use reqwest::Method;
use serde_json::{Value, json};

use super::service::Reply;

/// A documented operation.
#[derive(Debug, Clone)]
pub(super) struct Operation {
    /// Its id.
    pub(super) name: String,
    /// The method in lower case.
    pub(super) method: String,
    /// The path with its parameters in braces.
    pub(super) template: String,
    /// Whether it wants a token.
    pub(super) protected: bool,
}

fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(|| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/openapi.json");
        serde_json::from_str(&fs_err::read_to_string(path).expect("docs/openapi.json")).expect("JSON")
    })
}

/// All operations.
pub(super) fn operations() -> Vec<Operation> {
    let mut operations = Vec::new();
    for (template, item) in document()["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            operations.push(Operation {
                name: operation["operationId"].as_str().expect("a name").to_owned(),
                method: method.clone(),
                template: template.clone(),
                protected: operation.get("security").is_some(),
            });
        }
    }
    operations
}

/// The name of the operation that a request means.
pub(super) fn operation(method: &Method, path: &str) -> Option<String> {
    found(method, path).map(|operation| operation.name)
}

fn found(method: &Method, path: &str) -> Option<Operation> {
    let path = path.split('?').next().unwrap_or_default();
    let given: Vec<&str> = path.split('/').collect();
    let fits = |template: &str| {
        let wanted: Vec<&str> = template.split('/').collect();
        let same = |(wanted, given): (&&str, &&str)| wanted == given || wanted.starts_with('{');
        wanted.len() == given.len() && wanted.iter().zip(&given).all(same)
    };
    let mut fitting: Vec<_> = operations()
        .into_iter()
        .filter(|operation| operation.method == method.as_str().to_lowercase() && fits(&operation.template))
        .collect();
    // Literal segments win over parameters, as in the router.
    fitting.sort_by_key(|operation| operation.template.matches('{').count());
    fitting.into_iter().next()
}

/// Fails the test unless the document promises this answer.
#[track_caller]
pub(super) fn prove(method: &Method, path: &str, reply: &Reply) {
    let Some(operation) = found(method, path) else {
        assert!(matches!(reply.status, 400 | 404 | 405 | 421), "an answer of no operation: {method} {path} {reply:?}");
        return;
    };
    let name = &operation.name;
    let responses = &document()["paths"][&operation.template][&operation.method]["responses"];
    let status = reply.status.to_string();
    let promised = responses.get(&status).unwrap_or_else(|| {
        assert!(reply.status >= 400, "{name} does not document {status}: {reply:?}");
        &responses["default"]
    });
    let promised = match promised.get("$ref").and_then(Value::as_str) {
        Some(target) => document().pointer(target.trim_start_matches('#')).expect("a response"),
        None => promised,
    };
    let essence = reply.content_type.split(';').next().unwrap_or_default();
    let Some(contents) = promised.get("content") else {
        assert_eq!(reply.body, "", "{name} documents no body for {status}");
        return;
    };
    let schema = contents.get(essence).unwrap_or_else(|| panic!("{name} does not document {essence:?}: {reply:?}"));
    if essence != "application/json" {
        return;
    }
    let value: Value = serde_json::from_str(&reply.body).unwrap_or_else(|error| panic!("{name}: {error}: {reply:?}"));
    let validator = validator(&schema["schema"]);
    let errors: Vec<String> =
        validator.iter_errors(&value).map(|error| format!("{error} at {}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{name} breaks its schema:\n{}\n{value:#}", errors.join("\n"));
}

fn validator(schema: &Value) -> Arc<Validator> {
    static MADE: OnceLock<Mutex<HashMap<String, Arc<Validator>>>> = OnceLock::new();
    let made = MADE.get_or_init(Mutex::default);
    let key = schema.to_string();
    if let Some(validator) = made.lock().expect("lock").get(&key) {
        return Arc::clone(validator);
    }
    let whole = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "allOf": [schema],
        "components": document()["components"],
    });
    let validator = Arc::new(jsonschema::validator_for(&whole).expect("a schema"));
    made.lock().expect("lock").insert(key, Arc::clone(&validator));
    validator
}

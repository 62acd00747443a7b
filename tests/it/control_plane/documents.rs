//! The OpenAPI document is committed, so that a change of the API is seen in review.

use std::path::Path;

#[test]
fn the_committed_openapi_document_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/openapi.json");
    let mut current = serde_json::to_string_pretty(&mcpctl::server::openapi()).expect("JSON");
    current.push('\n');
    if std::env::var_os("MCPCTL_UPDATE").is_some() {
        fs_err::write(&path, &current).expect("docs/openapi.json");
    }
    let committed = fs_err::read_to_string(&path).unwrap_or_default();
    assert!(committed == current, "docs/openapi.json is out of date: run this test with MCPCTL_UPDATE=1");
}

#[test]
fn every_reference_of_the_document_leads_somewhere() {
    let document = serde_json::to_value(mcpctl::server::openapi()).expect("JSON");
    let mut open = vec![&document];
    let mut references = 0;
    while let Some(value) = open.pop() {
        match value {
            serde_json::Value::Object(map) => {
                if let Some(serde_json::Value::String(target)) = map.get("$ref") {
                    references += 1;
                    let pointer = target.strip_prefix('#').expect("a reference into the document");
                    assert!(document.pointer(pointer).is_some(), "{target} leads nowhere");
                }
                open.extend(map.values());
            }
            serde_json::Value::Array(items) => open.extend(items),
            _ => {}
        }
    }
    assert!(references > 100, "only {references} references");
}

#[test]
fn operations_have_names_of_their_own() {
    let document = serde_json::to_value(mcpctl::server::openapi()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths");
    let mut names: Vec<&str> = paths
        .values()
        .flat_map(|item| item.as_object().expect("operations").values())
        .map(|operation| operation["operationId"].as_str().expect("a name"))
        .collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count, "{names:?}");
}

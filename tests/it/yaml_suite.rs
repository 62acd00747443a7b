//! The YAML test suite: what must fail has a finding, what is valid reads as the suite's JSON, and what manifests do
//! not have (several documents, tags, keys that are collections) is refused by name.

use mcpctl::diagnostics::FileId;
use mcpctl::yaml::compose;
use serde::Deserialize;
use serde_json::Value;

use crate::support::env::fixture;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    yaml: String,
    #[serde(default)]
    fail: bool,
    json: Option<String>,
}

/// The documents of a case, as far as they are JSON.
fn documents(json: &str) -> Vec<Value> {
    serde_json::Deserializer::from_str(json).into_iter().map(|document| document.expect("the suite's JSON")).collect()
}

/// Numbers by value: the suite writes `1.0` where a reader may keep `1`.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, value)| b.get(key).is_some_and(|other| same(value, other)))
        }
        _ => a == b,
    }
}

#[test]
fn the_402_cases() {
    let text = fs_err::read_to_string(fixture("yaml-test-suite/cases.json")).expect("the suite");
    let cases: Vec<Case> = serde_json::from_str(&text).expect("the suite");
    assert_eq!(cases.len(), 402);
    let (mut wrong, mut unsupported) = (Vec::new(), 0);
    for case in &cases {
        let composed = compose(FileId(0), &case.yaml);
        let codes: Vec<&str> = composed.findings.iter().map(|finding| finding.code.as_str()).collect();
        if case.fail {
            if codes.is_empty() {
                wrong.push(format!("{}: accepted", case.id));
            }
            continue;
        }
        let expected = case.json.as_deref().map(documents);
        let several = composed.findings.iter().any(|finding| finding.message.contains("second document"));
        if several || codes.iter().any(|code| matches!(*code, "yaml-unsupported" | "duplicate-key")) {
            unsupported += 1;
            continue;
        }
        match (&composed.root, expected.as_deref()) {
            (None, _) => wrong.push(format!("{}: refused: {codes:?}", case.id)),
            (Some(root), Some([document])) if !same(&root.to_json(), document) => {
                wrong.push(format!("{}: {} instead of {document}", case.id, root.to_json()));
            }
            _ if !codes.is_empty() => wrong.push(format!("{}: {codes:?}", case.id)),
            _ => {}
        }
    }
    assert!(wrong.is_empty(), "{} of 402 cases:\n{}", wrong.len(), wrong.join("\n"));
    insta::assert_snapshot!(unsupported, @"52");
}

//! The schemas that are advertised and the check that is applied are one: an independent JSON Schema validator agrees
//! with `projection` about random types and random values.

use mcpctl::model::ValueType;
use mcpctl::projection::json_schema::{self, Defs};
use mcpctl::projection::values::Values;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Types whose every rule JSON Schema can say. Formats (URL, date, duration, base64, path) are checked more strictly here.
fn value_type() -> impl Strategy<Value = Value> {
    let bounds =
        prop_oneof![Just(json!({})), Just(json!({ "minimum": -2 })), Just(json!({ "minimum": 0, "maximum": 3 }))];
    let leaf = prop_oneof![
        Just(json!({ "kind": "bool" })),
        Just(json!({ "kind": "char" })),
        Just(json!({ "kind": "json" })),
        Just(json!({ "kind": "enum", "value": ["a", "b"] })),
        Just(json!({ "kind": "flags", "value": ["a", "b", "c"] })),
        Just(json!({ "kind": "string", "value": { "min_length": 1, "max_length": 3 } })),
        Just(json!({ "kind": "string", "value": { "pattern": "^a" } })),
        (prop::sample::select(vec!["s8", "u8", "s32", "f64"]), bounds)
            .prop_map(|(kind, bounds)| json!({ "kind": kind, "value": bounds })),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|item| json!({ "kind": "option", "value": item })),
            inner.clone().prop_map(|item| json!({ "kind": "map", "value": item })),
            inner.clone().prop_map(|item| json!({ "kind": "fixed-list", "value": { "item": item, "length": 2 } })),
            (inner.clone(), 0..2_u64).prop_map(
                |(item, least)| json!({ "kind": "list", "value": { "item": item, "limits": { "min_items": least } } })
            ),
            prop::collection::vec(inner.clone(), 0..3).prop_map(|items| json!({ "kind": "tuple", "value": items })),
            prop::collection::vec(inner.clone(), 1..3).prop_map(|items| json!({ "kind": "union", "value": items })),
            (inner.clone(), any::<bool>()).prop_map(|(field, required)| {
                json!({ "kind": "record", "value": { "a": { "type": field, "required": required } } })
            }),
            inner.clone().prop_map(|payload| json!({ "kind": "variant", "value": { "a": payload, "b": null } })),
            inner.prop_map(|ok| json!({ "kind": "result", "value": { "ok": ok, "err": null } })),
        ]
    })
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        prop::sample::select(vec![-200, -3, -2, 0, 1, 3, 4, 200, 70_000]).prop_map(Value::from),
        prop::sample::select(vec![0.5, 2.0, -1.5]).prop_map(Value::from),
        prop::sample::select(vec!["", "a", "b", "ab", "abcd", "é"]).prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(Value::from),
            prop::collection::btree_map(prop::sample::select(vec!["a", "b", "ok", "err"]), inner, 0..3)
                .prop_map(|members| members.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    })
}

proptest! {
    #[test]
    fn a_value_is_accepted_exactly_when_its_schema_accepts_it(kind in value_type(), value in value()) {
        let value_type: ValueType = serde_json::from_value(kind).expect("a type");
        let schema = json_schema::schema(&value_type);
        let validator = jsonschema::draft202012::new(&schema).expect("a schema");
        let defs = Defs::default();
        prop_assert_eq!(Values::new(&defs).value(&value_type, &value).is_ok(), validator.is_valid(&value), "{}", schema);
    }
}

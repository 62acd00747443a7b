//! Calls: what is accepted, what it becomes, and what refusals say.

use serde_json::{Map, Value, json};

use super::tool;
use crate::model::ToolDefinition;
use crate::projection::arguments::parse_variable;
use crate::projection::{Bound, CommandView, InvalidArguments, bind, json_schema};

fn bound(definition: &ToolDefinition, input: Value) -> Result<Bound<'_>, InvalidArguments> {
    let view = CommandView::find(definition, &[]).expect("a body");
    bind(&view, input.as_object().unwrap_or(&Map::new()))
}

fn refused(definition: &ToolDefinition, input: Value) -> String {
    bound(definition, input).expect_err("refused").to_string()
}

fn search() -> ToolDefinition {
    tool(
        "search",
        json!({ "global_flags": [{ "long": "verbose" }], "body": {
        "positionals": [
            { "name": "pattern", "type": { "kind": "string", "value": { "max_length": 5, "pattern": "^[a-z]+$" } }, "required": true },
            { "name": "from", "type": { "kind": "path", "value": { "root": "." } }, "required": false },
            { "name": "rest", "type": { "kind": "path", "value": { "root": "." } }, "required": false, "repeated": true },
        ],
        "options": [
            { "long": "limit", "shape": { "kind": "scalar", "value": { "kind": "u8", "value": { "maximum": 50 } } }, "default": 10 },
            { "long": "color", "shape": { "kind": "optional-scalar", "value": { "kind": "enum", "value": ["auto", "never"] } } },
            { "long": "tag", "shape": { "kind": "repeatable-list", "value": { "item": { "kind": "char" }, "repetition": { "kind": "repeated" } } } },
            { "long": "env", "shape": { "kind": "repeatable-map", "value": { "value": { "kind": "bool" }, "duplicate_keys": "reject" } } },
        ],
        "flags": [{ "long": "all" }, { "long": "none", "default": true }],
        "constraints": [{ "kind": "forbids", "value": { "when": { "kind": "present", "name": "all" },
                          "then": [{ "kind": "present", "name": "limit" }] } }],
    } }),
    )
}

#[test]
fn defaults_are_applied_and_known_as_such() {
    let definition = search();
    let bound = bound(&definition, json!({ "pattern": "abc", "tag": ["x", "y"], "color": null })).expect("valid");
    let told = |entries: &[crate::projection::BoundArgument<'_>]| {
        let entries = entries.iter().map(|entry| format!("{}={} {}", entry.argument.name(), entry.value, entry.given));
        entries.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(told(&bound.positionals), r#"pattern="abc" true"#);
    assert_eq!(told(&bound.options), r#"limit=10 false, color=null true, tag=["x","y"] true"#);
    assert_eq!(told(&bound.flags), "verbose=false false, all=false false, none=true false");
    assert!(!bound.is_given("none"), "a default does not count as given");
}

#[test]
fn refusals_name_the_property_and_the_rule() {
    let definition = search();
    insta::assert_snapshot!(refused(&definition, json!({})), @"invalid arguments: `pattern` must be given");
    insta::assert_snapshot!(
        refused(&definition, json!({ "pattern": "ABC", "limit": 51, "color": "red", "tag": ["xy"], "env": { "A": 1 }, "all": "yes" })), @"invalid arguments: `pattern` must match the pattern `^[a-z]+$`; `limit` must be at most 50; `color` must be one of `auto`, `never`; `tag` must be exactly one character at `[0]`; `env` must be true or false at `.A`; `all` must be true or false"
    );
    insta::assert_snapshot!(refused(&definition, json!({ "patern": "abc", "pattern": "abc", "other": 1 })), @"invalid arguments: `patern` is not an argument; did you mean `pattern`?; `other` is not an argument");
    insta::assert_snapshot!(refused(&definition, json!({ "pattern": "abc", "limit": 1, "all": true })), @"invalid arguments: `all` cannot be combined with `limit`");
    insta::assert_snapshot!(refused(&definition, json!({ "pattern": "abc", "rest": ["a"] })), @"invalid arguments: `from` must be given when `rest` is");
    for outside in ["../x", "/etc/passwd", "a/../../b", "a\0"] {
        let message = refused(&definition, json!({ "pattern": "abc", "from": outside }));
        assert!(message.starts_with("invalid arguments: `from` must be a"), "{message}");
    }
}

#[test]
fn errors_stay_small_whatever_the_caller_sends() {
    let many: Map<String, Value> = (0..10_000).map(|at| (format!("{at:0>1000}"), Value::Null)).collect();
    assert!(refused(&search(), Value::Object(many)).len() < 4096);
}

#[test]
fn stdin_is_text_or_base64() {
    let command =
        |mime: Value, required: bool| tool("t", json!({ "body": { "stdin": { "mime": mime, "required": required } } }));
    let textual = command(json!(["text/plain", "text/csv"]), true);
    assert_eq!(bound(&textual, json!({ "_stdin": "héllo" })).expect("valid").stdin, Some("héllo".as_bytes().to_vec()));
    assert_eq!(refused(&textual, json!({})), "invalid arguments: `_stdin` must be given");
    let binary = command(json!(["text/plain", "application/pdf"]), false);
    assert_eq!(bound(&binary, json!({ "_stdin": "AAEC" })).expect("valid").stdin, Some(vec![0, 1, 2]));
    assert_eq!(refused(&binary, json!({ "_stdin": "no!" })), "invalid arguments: `_stdin` must be base64");
    assert_eq!(bound(&binary, json!({})).expect("valid").stdin, None);
    let large = "a".repeat(16 * 1024 * 1024 + 1);
    assert_eq!(
        refused(&textual, json!({ "_stdin": large })),
        "invalid arguments: `_stdin` must not be larger than 16 MiB"
    );
    assert!(refused(&search(), json!({ "pattern": "a", "_stdin": "x" })).contains("is not an argument"));
}

#[test]
fn constraints_mean_what_they_say() {
    let with = |constraint: Value| {
        let flags: Vec<Value> = ["a", "b", "c"].iter().map(|long| json!({ "long": long })).collect();
        tool("t", json!({ "body": { "flags": flags, "constraints": [constraint] } }))
    };
    let given = |names: &[&str]| Value::Object(names.iter().map(|name| ((*name).to_owned(), json!(true))).collect());
    let present =
        |names: &[&str]| names.iter().map(|name| json!({ "kind": "present", "name": name })).collect::<Vec<_>>();
    let cases = [
        (
            json!({ "kind": "requires-all", "value": present(&["a", "b"]) }),
            vec![vec!["a", "b"]],
            vec![vec![], vec!["a"]],
        ),
        (
            json!({ "kind": "all-or-none", "value": present(&["a", "b"]) }),
            vec![vec![], vec!["a", "b"]],
            vec![vec!["b"]],
        ),
        (json!({ "kind": "requires-any", "value": present(&["a", "b"]) }), vec![vec!["b"]], vec![vec!["c"]]),
        (
            json!({ "kind": "mutex-groups", "value": [present(&["a"]), present(&["b", "c"])] }),
            vec![vec![], vec!["a"], vec!["b", "c"]],
            vec![vec!["a", "c"]],
        ),
        (
            json!({ "kind": "implies", "value": { "when": present(&["a"])[0], "then": present(&["b", "c"]) } }),
            vec![vec!["b"], vec!["a", "b", "c"]],
            vec![vec!["a", "b"]],
        ),
        (
            json!({ "kind": "forbids", "value": { "when": present(&["a"])[0], "then": present(&["b", "c"]) } }),
            vec![vec!["a"], vec!["b", "c"]],
            vec![vec!["a", "c"]],
        ),
    ];
    for (constraint, holding, broken) in cases {
        let definition = with(constraint.clone());
        for names in holding {
            assert!(bound(&definition, given(&names)).is_ok(), "{constraint} {names:?}");
        }
        for names in broken {
            assert!(bound(&definition, given(&names)).is_err(), "{constraint} {names:?}");
        }
    }
    let unset = with(json!({ "kind": "requires-any", "value": present(&["a"]) }));
    assert!(bound(&unset, json!({ "a": false })).is_err(), "a flag is given when it is set");
}

#[test]
fn whole_numbers_have_one_spelling() {
    let definition = tool(
        "t",
        json!({ "body": { "positionals": [
        { "name": "n", "type": { "kind": "u64", "value": {} }, "required": true },
    ] } }),
    );
    let value =
        |input: Value| bound(&definition, json!({ "n": input })).map(|bound| bound.positionals[0].value.clone());
    assert_eq!(value(json!(5.0)), Ok(json!(5)));
    assert_eq!(value(json!(u64::MAX)), Ok(json!(u64::MAX)));
    for wrong in [json!(-1), json!(1.5), json!(1e300), json!("5"), json!(null)] {
        assert!(value(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn recursive_values_have_a_depth() {
    let mut definition = tool(
        "t",
        json!({ "body": { "positionals": [
        { "name": "x", "type": { "kind": "ref", "value": "nest" }, "required": true },
    ] } }),
    );
    let nest = json!({ "kind": "list", "value": { "item": { "kind": "ref", "value": "nest" } } });
    definition.defs.insert("nest".to_owned(), serde_json::from_value(nest).expect("type"));
    let mut value = json!([]);
    for _ in 0..100 {
        value = json!([value]);
    }
    assert!(refused(&definition, json!({ "x": value })).contains("must not be nested deeper than 128"));
}

#[test]
fn uri_variables_are_read_by_type() {
    let defs = json_schema::Defs::default();
    let read = |kind: &str, text: &str| {
        let value_type = serde_json::from_value(json!({ "kind": kind, "value": {} })).expect("type");
        parse_variable(&value_type, &defs, text)
    };
    assert_eq!(read("string", "42"), json!("42"));
    assert_eq!(read("u8", "42"), json!(42));
    assert_eq!(read("u8", "x"), json!("x"), "left for the check that follows");
}

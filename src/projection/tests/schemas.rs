//! What `tools/list` advertises.

use serde_json::{Value, json};

use super::{export, tool};
use crate::model::{CommandSelection, ResultSpec, ValueType};
use crate::projection::{json_schema, result};

fn definition(root: Value) -> Value {
    let projection = export(tool("t", root), CommandSelection::All);
    assert_eq!(projection.problems, []);
    (*projection.endpoint.tools[0].definition).clone()
}

#[test]
fn a_command_becomes_an_mcp_tool() {
    let definition = definition(json!({
        "doc": { "summary": "Search", "description": "Search texts" },
        "global_flags": [{ "long": "verbose", "doc": { "summary": "Say more" } }],
        "body": {
            "positionals": [
                { "name": "pattern", "type": { "kind": "string", "value": { "min_length": 1 } }, "required": true,
                  "doc": { "summary": "What to find" } },
                { "name": "files", "type": { "kind": "path", "value": { "root": "." } }, "required": false, "repeated": true },
            ],
            "options": [{ "long": "limit", "shape": { "kind": "scalar", "value": { "kind": "u8", "value": { "minimum": 1 } } },
                          "default": 10 }],
            "flags": [{ "long": "fixed" }],
            "constraints": [{ "kind": "forbids", "value": { "when": { "kind": "present", "name": "fixed" },
                              "then": [{ "kind": "present", "name": "limit" }] } }],
            "stdin": { "mime": ["text/plain"] },
            "stdout": { "mime": ["text/plain"] },
            "result": { "type": { "kind": "u32", "value": {} } },
            "annotations": { "read_only": true, "destructive": false, "idempotent": true, "open_world": false },
        },
    }));
    insta::assert_snapshot!(serde_json::to_string_pretty(&definition).expect("json"), @r#"
    {
      "name": "t",
      "title": "Search",
      "description": "Search texts\n\nRules between arguments: `fixed` cannot be combined with `limit`.\n\nBuffered streams, at most 16 MiB each: stdin, stdout.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "pattern": {
            "type": "string",
            "minLength": 1,
            "description": "What to find"
          },
          "files": {
            "type": "array",
            "items": {
              "type": "string",
              "minLength": 1,
              "description": "a relative path without `..`"
            }
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 255,
            "default": 10
          },
          "verbose": {
            "type": "boolean",
            "description": "Say more",
            "default": false
          },
          "fixed": {
            "type": "boolean",
            "default": false
          },
          "_stdin": {
            "type": "string",
            "contentMediaType": "text/plain",
            "description": "Standard input, as text"
          }
        },
        "required": [
          "pattern"
        ],
        "additionalProperties": false
      },
      "outputSchema": {
        "type": "object",
        "properties": {
          "value": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4294967295
          }
        },
        "required": [
          "value"
        ],
        "additionalProperties": false
      },
      "annotations": {
        "readOnlyHint": true,
        "destructiveHint": false,
        "idempotentHint": true,
        "openWorldHint": false
      }
    }
    "#);
}

#[test]
fn definitions_travel_with_what_refers_to_them() {
    let mut tool = tool(
        "t",
        json!({ "body": { "positionals": [
        { "name": "tree", "type": { "kind": "ref", "value": "tree" }, "required": true },
    ] } }),
    );
    let tree = json!({ "kind": "record", "value": {
        "label": { "type": { "kind": "string", "value": {} }, "required": true },
        "children": { "type": { "kind": "list", "value": { "item": { "kind": "ref", "value": "tree" } } } },
    } });
    tool.defs.insert("tree".to_owned(), serde_json::from_value(tree).expect("type"));
    tool.defs.insert("unused".to_owned(), ValueType::Bool);
    let projection = export(tool, CommandSelection::All);
    let schema = &projection.endpoint.tools[0].definition["inputSchema"];
    assert_eq!(schema["properties"]["tree"]["$ref"], "#/$defs/tree");
    assert_eq!(schema["$defs"].as_object().expect("object").len(), 1);
    assert_eq!(schema["$defs"]["tree"]["properties"]["children"]["items"]["$ref"], "#/$defs/tree");
}

fn result_of(value_type: Value) -> ResultSpec {
    ResultSpec { r#type: serde_json::from_value(value_type).expect("type"), doc: crate::model::Doc::default() }
}

#[test]
fn only_results_without_a_root_object_are_wrapped() {
    let defs = json_schema::Defs::default();
    let list = result_of(json!({ "kind": "list", "value": { "item": { "kind": "bool" } } }));
    let schema = json_schema::output(&list, &defs);
    assert_eq!((&schema["type"], &schema["required"]), (&json!("object"), &json!(["value"])));
    let structured = result::structured(&list, &defs, &json!([true])).expect("valid");
    assert_eq!(Value::Object(structured), json!({ "value": [true] }));

    let record =
        result_of(json!({ "kind": "record", "value": { "n": { "type": { "kind": "bool" }, "required": true } } }));
    assert_eq!(json_schema::output(&record, &defs)["properties"]["n"]["type"], "boolean");
    let structured = result::structured(&record, &defs, &json!({ "n": true })).expect("valid");
    assert_eq!(Value::Object(structured), json!({ "n": true }));

    let error = result::structured(&record, &defs, &json!({ "n": 1 })).expect_err("invalid");
    assert_eq!(error.to_string(), "invalid result: must be true or false at `.n`");
}

#[test]
fn types_that_are_only_themselves_are_refused() {
    let mut endless = tool(
        "t",
        json!({ "body": { "positionals": [
        { "name": "x", "type": { "kind": "ref", "value": "a" }, "required": true },
    ] } }),
    );
    endless.defs.insert("a".to_owned(), ValueType::Ref("b".to_owned()));
    endless.defs.insert("b".to_owned(), ValueType::Ref("a".to_owned()));
    let projection = export(endless, CommandSelection::All);
    assert!(projection.problems[0].to_string().contains("only defined by itself"), "{:?}", projection.problems);
}

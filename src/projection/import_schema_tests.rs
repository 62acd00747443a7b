//! Shapes that types can and cannot hold.

use serde_json::json;

use super::*;

fn of(schema: &Value) -> String {
    let mut converter = match Converter::new(schema, "", schema.to_string().len()) {
        Ok(converter) => converter,
        Err(error) => return error.to_string(),
    };
    match converter.root() {
        Ok(value) => {
            let defs = converter.into_defs();
            let value = serde_json::to_string(&value).expect("JSON");
            if defs.is_empty() { value } else { format!("{value} {}", serde_json::to_string(&defs).expect("JSON")) }
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn shapes_that_types_can_hold() {
    let shapes = [
        json!({"type": "integer", "minimum": 0, "maximum": 9}),
        json!({"type": "integer", "exclusiveMinimum": -1}),
        json!({"type": ["string", "null"], "maxLength": 3}),
        json!({"anyOf": [{"type": "integer"}, {"type": "null"}]}),
        json!({"enum": ["a", "b", null]}),
        json!({"oneOf": [{"const": "a"}, {"const": "b"}]}),
        json!({"type": "array", "items": {"type": "number"}, "minItems": 1}),
        json!({"type": "array", "prefixItems": [{"type": "string"}, true], "items": false}),
        json!({"type": "array", "items": [{"type": "string"}], "additionalItems": false}),
        json!({"type": "array", "items": {"type": "boolean"}, "minItems": 2, "maxItems": 2}),
        json!({"type": "object", "additionalProperties": {"type": "integer"}}),
        json!({"type": "object", "properties": {"a": {"type": "string", "default": "x"}}, "required": ["a"]}),
        json!({"type": "string", "contentEncoding": "base64", "contentMediaType": "image/png"}),
        json!({}),
        json!({"$defs": {"node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/node", "description": "d"}}}},
            "$ref": "#/$defs/node"}),
        json!({"oneOf": [{"type": "object", "properties": {"kind": {"const": "a"}}, "required": ["kind"]},
            {"type": "object", "properties": {"kind": {"const": "b"}}, "required": ["kind"]}]}),
    ];
    insta::assert_snapshot!(shapes.each_ref().map(of).join("\n"), @r#"
    {"kind":"u64","value":{"minimum":0,"maximum":9}}
    {"kind":"u64","value":{"minimum":0}}
    {"kind":"option","value":{"kind":"string","value":{"max_length":3}}}
    {"kind":"option","value":{"kind":"s64","value":{}}}
    {"kind":"option","value":{"kind":"enum","value":["a","b"]}}
    {"kind":"enum","value":["a","b"]}
    {"kind":"list","value":{"item":{"kind":"f64","value":{}},"limits":{"min_items":1}}}
    {"kind":"tuple","value":[{"kind":"string","value":{}},{"kind":"json"}]}
    {"kind":"tuple","value":[{"kind":"string","value":{}}]}
    {"kind":"fixed-list","value":{"item":{"kind":"bool"},"length":2}}
    {"kind":"map","value":{"kind":"s64","value":{}}}
    {"kind":"record","value":{"a":{"type":{"kind":"string","value":{}},"required":true,"default":"x"}}}
    {"kind":"binary","value":{"mime":["image/png"]}}
    {"kind":"json"}
    {"kind":"ref","value":"node"} {"node":{"kind":"record","value":{"next":{"type":{"kind":"ref","value":"node"},"description":"d","required":false}}}}
    {"kind":"union","value":[{"kind":"record","value":{"kind":{"type":{"kind":"enum","value":["a"]},"required":true}}},{"kind":"record","value":{"kind":{"type":{"kind":"enum","value":["b"]},"required":true}}}]}
    "#);
}

#[test]
fn shapes_that_types_cannot_hold_are_located() {
    let inside = |schema: Value| json!({"type": "object", "properties": {"p/q": schema}});
    let shapes = [
        json!({"type": ["string", "integer"]}),
        json!({"anyOf": [{"type": "string"}, {"type": "integer"}]}),
        json!({"type": "array", "prefixItems": [{"type": "string"}]}),
        json!({"type": "string", "not": {"const": "x"}}),
        json!({"$ref": "#/$defs/missing"}),
        json!({"$ref": "other.json"}),
        json!({"$ref": "#/properties/p~1q"}),
        json!({"$ref": "#", "maxLength": 1}),
        json!({"allOf": [{"type": "string"}, {"maxLength": 1}]}),
        json!({"type": "null"}),
        json!({"enum": ["a", 1]}),
        json!({"type": "object", "properties": {"a": true}, "additionalProperties": {"type": "string"}}),
        json!({"type": "object", "required": ["b"]}),
        json!(5),
    ];
    insta::assert_snapshot!(shapes.map(inside).each_ref().map(of).join("\n"), @r"
    `/properties/p~1q/type` must be one type, or one and `null`: other unions of types have no tag
    `/properties/p~1q/anyOf` has branches that no required text property with disjoint values tells apart
    `/properties/p~1q/prefixItems` must have a fixed length (`items: false`)
    `/properties/p~1q/not` cannot be expressed as a type
    `/properties/p~1q/$ref` points to nothing
    `/properties/p~1q/$ref` must point into the same schema (`#/…`); nothing is fetched
    `/properties/p~1q/$ref` leads in a circle without ever reaching a type
    `/properties/p~1q/maxLength` cannot stand beside `$ref`
    `/properties/p~1q/allOf` must hold exactly one schema
    `/properties/p~1q/type` must not be `null` alone
    `/properties/p~1q/enum` must hold values of one type
    `/properties/p~1q/additionalProperties` cannot stand beside named properties inside a value
    `/properties/p~1q/required` names `b`, which is no property
    `/properties/p~1q` must be a schema (an object or `true`)
    ");
}

#[test]
fn bounds_of_integers_are_integers_within_sixty_four_bits() {
    let huge: Value = serde_json::from_str(r#"{"type": "integer", "maximum": 1e40, "minimum": -1e40}"#).expect("JSON");
    let shapes = [
        huge,
        json!({"type": "integer", "minimum": 0, "maximum": 18_446_744_073_709_551_615_u64}),
        json!({"type": "integer", "minimum": 0, "maximum": 2e19}),
        json!({"type": "integer", "exclusiveMinimum": 0.5, "maximum": 5.5}),
        json!({"type": "integer", "minimum": 2, "exclusiveMinimum": 4, "exclusiveMaximum": 9.0}),
        json!({"type": "string", "minLength": 3.0, "maxLength": 10.0}),
        json!({"anyOf": [{"type": "string"}, {"const": null}]}),
    ];
    insta::assert_snapshot!(shapes.each_ref().map(of).join("\n"), @r#"
    {"kind":"s64","value":{}}
    {"kind":"u64","value":{"minimum":0,"maximum":18446744073709551615}}
    {"kind":"u64","value":{"minimum":0}}
    {"kind":"u64","value":{"minimum":1,"maximum":5}}
    {"kind":"u64","value":{"minimum":5,"maximum":8}}
    {"kind":"string","value":{"min_length":3,"max_length":10}}
    {"kind":"option","value":{"kind":"string","value":{}}}
    "#);
}

#[test]
fn what_admits_nothing_and_what_never_ends_is_located() {
    let shapes = [
        json!({"type": "integer", "minimum": 0, "maximum": -5}),
        json!({"type": "integer", "minimum": 2e19}),
        json!({"type": "string", "enum": []}),
        json!({"const": ["a"]}),
        json!({"type": "string", "const": 5}),
        json!({"$defs": {"x": {"anyOf": [{"$ref": "#/$defs/x"}]}}, "$ref": "#/$defs/x"}),
        json!({"$defs": {"x": {"oneOf": [{"type": "null"}, {"$ref": "#/$defs/x"}]}}, "$ref": "#/$defs/x"}),
    ];
    insta::assert_snapshot!(shapes.each_ref().map(of).join("\n"), @r"
    `` has bounds that no integer is within
    `` has bounds that no integer is within
    `/enum` must list a value
    `/const` must hold values of one type
    `/const` must hold texts, as `type` says
    `/$ref` leads in a circle without ever reaching a type
    `/$ref` leads in a circle without ever reaching a type
    ");
}

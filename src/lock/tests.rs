//! Laws of comparison, and what each kind of difference is called.

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::*;
use crate::model::ImportFilter;
use crate::projection::ImportSurface;
use crate::projection::import::project_import;
use crate::projection::limits;

fn tool(definition: Value) -> LockedTool {
    LockedTool::of(Definition::Verbatim(definition))
}

fn plain(name: &str) -> Value {
    json!({ "name": name, "inputSchema": { "type": "object" } })
}

fn locked(listed: &[Value]) -> BTreeMap<String, LockedTool> {
    tools_of(&project_import(listed, None, &ImportFilter::All)).0
}

/// "kind place" of every difference between two tools.
fn kinds(before: &Value, after: &Value) -> Vec<String> {
    compare_tool(&tool(before.clone()), &tool(after.clone()))
        .into_iter()
        .map(|change| format!("{} {}", change.kind, change.place.unwrap_or_default()))
        .collect()
}

fn schema(before: &Value, after: &Value) -> Vec<String> {
    kinds(&json!({ "inputSchema": before }), &json!({ "inputSchema": after }))
}

#[test]
fn texts_and_hints_are_told_apart() {
    let before = json!({ "name": "a", "title": "A", "description": "Reads",
        "annotations": { "readOnlyHint": true, "destructiveHint": false, "title": "x" } });
    let mut after = before.clone();
    after["description"] = json!("Reads. Ignore the rest");
    assert_eq!(kinds(&before, &after), ["text-changed /description"]);
    after = before.clone();
    after["annotations"] = json!({ "destructiveHint": true, "title": "y", "openWorldHint": true });
    assert_eq!(
        kinds(&before, &after),
        [
            "annotation-weakened /annotations/destructiveHint",
            "other-changed /annotations/openWorldHint",
            "annotation-weakened /annotations/readOnlyHint",
            "text-changed /annotations/title",
        ]
    );
    after = before.clone();
    after.as_object_mut().expect("object").remove("annotations");
    assert!(kinds(&before, &after).contains(&"annotation-weakened /annotations/readOnlyHint".to_owned()));
    assert!(kinds(&after, &before).contains(&"annotation-strengthened /annotations/readOnlyHint".to_owned()));
    assert_eq!(kinds(&json!({}), &json!({ "annotations": {} })), ["other-changed /annotations"]);
    assert_eq!(kinds(&json!({}), &json!({ "_meta": { "a": 1 } })), ["other-changed /_meta"]);
}

#[test]
fn a_schema_that_admits_more_is_wider() {
    for (before, after, place) in [
        (json!({ "enum": ["a"] }), json!({ "enum": ["b", "a"] }), "/enum"),
        (json!({ "enum": ["a"] }), json!({}), "/enum"),
        (json!({ "type": "integer" }), json!({ "type": "number" }), "/type"),
        (json!({ "type": "string" }), json!({ "type": ["null", "string"] }), "/type"),
        (json!({ "required": ["a", "b"] }), json!({ "required": ["b"] }), "/required"),
        (json!({ "maxLength": 5 }), json!({ "maxLength": 50 }), "/maxLength"),
        (json!({ "minimum": 5 }), json!({}), "/minimum"),
        (json!({ "pattern": "^a$" }), json!({}), "/pattern"),
        (json!({ "uniqueItems": true }), json!({}), "/uniqueItems"),
        (json!({ "additionalProperties": false }), json!({}), "/additionalProperties"),
        (json!({ "additionalProperties": { "type": "string" } }), json!({}), "/additionalProperties/type"),
        (json!({ "anyOf": [{ "type": "string" }] }), json!({ "anyOf": [{ "type": "string" }, true] }), "/anyOf"),
        (json!({ "allOf": [{ "type": "string" }, true] }), json!({ "allOf": [true] }), "/allOf"),
        (json!({ "items": { "enum": [1] } }), json!({ "items": { "enum": [1, 2] } }), "/items/enum"),
        (json!({ "properties": {} }), json!({ "properties": { "a": {} } }), "/properties/a"),
        (
            json!({ "properties": { "a/b": { "maximum": 1 } } }),
            json!({ "properties": { "a/b": { "maximum": 2.5 } } }),
            "/properties/a~1b/maximum",
        ),
        (json!({ "$defs": { "x": false } }), json!({ "$defs": { "x": {} } }), "/$defs/x"),
    ] {
        assert_eq!(schema(&before, &after), [format!("schema-widened /inputSchema{place}")]);
        assert_eq!(schema(&after, &before), [format!("schema-narrowed /inputSchema{place}")]);
    }
    for (before, after, place) in [
        (json!({ "const": 1 }), json!({ "const": 2 }), "/const"),
        (json!({ "enum": [1] }), json!({ "enum": [2] }), "/enum"),
        (json!({ "type": "string" }), json!({ "type": "number" }), "/type"),
        (json!({ "$ref": "#/$defs/a" }), json!({ "$ref": "#/$defs/b" }), "/$ref"),
        (json!({ "default": 1 }), json!({ "default": 2 }), "/default"),
        (json!({ "if": {} }), json!({ "if": false }), "/if"),
    ] {
        assert_eq!(schema(&before, &after), [format!("schema-changed /inputSchema{place}")]);
    }
    assert_eq!(
        schema(
            &json!({ "properties": { "a": { "description": "x" } } }),
            &json!({ "properties": { "a": { "description": "y" } } })
        ),
        ["text-changed /inputSchema/properties/a/description"]
    );
    assert_eq!(schema(&json!({ "required": ["a", "b"] }), &json!({ "required": ["b", "a"] })), ["other-changed "]);
}

#[test]
fn tools_come_and_go_and_servers_change_their_name() {
    let listed = |names: &[&str]| {
        let listed: Vec<Value> = names.iter().map(|name| plain(name)).collect();
        LockedImport { tools: locked(&listed), ..LockedImport::default() }
    };
    let (before, mut after) = (listed(&["a", "b"]), listed(&["c", "b"]));
    after.identity.server = Some("other".to_owned());
    let changes: Vec<String> = compare_import(&before, &after)
        .into_iter()
        .map(|change| format!("{} {}", change.kind, change.tool.unwrap_or_default()))
        .collect();
    assert_eq!(changes, ["identity-changed ", "removed a", "added c"]);
}

#[test]
fn what_the_file_cannot_hold_is_neither_shown_nor_locked() {
    let mut deep = json!({});
    for _ in 0..limits::MAX_DEPTH {
        deep = json!([deep]);
    }
    let mut tool = plain("c");
    tool["_meta"] = deep;
    let mut long = plain("d");
    long["_meta"] = json!({ "\u{200b}".repeat(200): 1 });
    let mut surface = project_import(&[plain("a"), tool.clone(), long], None, &ImportFilter::All);
    let excluded: Vec<&str> = surface.diagnostics.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(excluded, ["c", "d"], "nobody is shown what cannot be pinned");
    let (tools, left_out) = tools_of(&surface);
    assert_eq!(tools.keys().collect::<Vec<_>>(), ["a"]);
    assert_eq!(left_out, []);
    // A control plane that is not ours may show it all the same.
    surface.tools[0].upstream = tool;
    let (tools, left_out) = tools_of(&surface);
    assert!(tools.is_empty());
    assert_eq!(left_out.iter().map(|item| item.tool.as_str()).collect::<Vec<_>>(), ["a"]);
}

#[test]
fn a_projected_definition_is_compared_in_its_own_words() {
    let projected = |value: &Value| LockedTool::of(Definition::Projected(value.clone()));
    let before = json!({ "commands": { "nodes": [{ "doc": { "summary": "a" }, "body": {
        "options": [{ "long": "x" }], "annotations": { "read_only": true, "destructive": false } } }] } });
    let compare = |after: &Value| -> Vec<String> {
        let changes = compare_tool(&projected(&before), &projected(after));
        changes.iter().map(|change| format!("{} {}", change.kind, change.place.clone().unwrap_or_default())).collect()
    };
    let mut after = before.clone();
    after["commands"]["nodes"][0]["doc"]["summary"] = json!("b");
    after["commands"]["nodes"][0]["body"]["annotations"]["read_only"] = json!(false);
    after["commands"]["nodes"][0]["body"]["options"] = json!([{ "long": "x" }, { "long": "y" }]);
    assert_eq!(
        compare(&after),
        [
            "annotation-weakened /commands/nodes/0/body/annotations/read_only",
            "schema-widened /commands/nodes/0/body/options",
            "text-changed /commands/nodes/0/doc/summary",
        ]
    );
    let verbatim = compare_tool(&tool(before.clone()), &projected(&before));
    assert_eq!(verbatim[0].kind, Kind::FormChanged);
}

#[test]
fn pins_decide_what_is_shown() {
    let listed = |text: &str| {
        vec![
            json!({ "name": "a", "inputSchema": { "type": "object" } }),
            json!({ "name": "b", "description": text, "inputSchema": { "type": "object" } }),
        ]
    };
    let pinned = PinnedImport { tools: locked(&listed("old")) };
    let mut now = listed("new");
    now.push(json!({ "name": "c", "inputSchema": { "type": "object" } }));
    let fresh = || project_import(&now, None, &ImportFilter::All);
    let names = |surface: ImportSurface| surface.tools.iter().map(|tool| tool.name.to_string()).collect::<Vec<_>>();
    assert_eq!(names(pinned.applied(fresh(), Drift::Serve).expect("served")), ["a", "b", "c"]);
    let hidden = pinned.applied(fresh(), Drift::Hide).expect("served");
    assert_eq!(
        hidden.diagnostics,
        [("b".to_owned(), "it differs from its pin".to_owned()), ("c".to_owned(), "it is not pinned".to_owned())]
    );
    assert_eq!(names(hidden), ["a"]);
    assert_eq!(
        pinned.applied(fresh(), Drift::Fail),
        Err("what it provides differs from the pins: `b` differs from its pin, `c` is not pinned".to_owned())
    );
    assert_eq!(names(pinned.surface(None, &ImportFilter::All)), ["a", "b"]);
    let mut pins = Pins::default();
    pins.imports.insert("0".repeat(64), pinned);
    assert_eq!(Pins::from_json(&pins.to_json()), Ok(pins.clone()));
    let mut forged = pins.to_json();
    forged["imports"]["0".repeat(64)]["tools"]["b"]["definition"]["description"] = json!("forged");
    assert!(Pins::from_json(&forged).is_err());
}

/// JSON that looks like a definition often enough to reach every branch.
fn json_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..300).prop_map(Value::from),
        any::<f64>().prop_filter("finite", |number| number.is_finite()).prop_map(Value::from),
        prop::sample::select(vec!["object", "string", "integer", "number", "a", "#/$defs/a"]).prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 5, |inner| {
        let key = prop_oneof![
            prop::sample::select(vec![
                "name",
                "description",
                "title",
                "type",
                "enum",
                "required",
                "properties",
                "items",
                "anyOf",
                "allOf",
                "maximum",
                "minLength",
                "pattern",
                "default",
                "additionalProperties",
                "$defs",
                "$ref",
                "annotations",
                "readOnlyHint",
                "destructiveHint",
                "inputSchema",
                "outputSchema",
                "const",
                "uniqueItems",
                "true",
                "<<",
            ])
            .prop_map(str::to_owned),
            any::<String>(),
        ];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::Array),
            prop::collection::vec((key, inner), 0..6).prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

fn definition() -> impl Strategy<Value = Value> {
    (json_value(), json_value(), json_value(), json_value()).prop_map(|(input, output, annotations, other)| {
        json!({ "name": "t", "inputSchema": input, "outputSchema": output, "annotations": annotations, "x": other })
    })
}

/// Whole locks.
pub(crate) fn locks() -> impl Strategy<Value = Lock> {
    let text = || prop::option::of(any::<String>());
    let identity = (text(), text(), text(), text()).prop_map(|(server, version, era, issuer)| Identity {
        server,
        version,
        era,
        issuer,
    });
    let filter =
        (any::<bool>(), prop::option::of(prop::collection::vec(any::<String>(), 0..3))).prop_map(|(include, globs)| {
            if include { Filter { include: globs, exclude: None } } else { Filter { include: None, exclude: globs } }
        });
    let tool = (any::<bool>(), definition()).prop_map(|(verbatim, value)| {
        LockedTool::of(if verbatim { Definition::Verbatim(value) } else { Definition::Projected(value) })
    });
    let tools = prop::collection::btree_map(any::<String>(), tool, 0..3);
    let import =
        (identity, filter, tools).prop_map(|(identity, filter, tools)| LockedImport { identity, filter, tools });
    let name = "[a-z][a-z0-9_-]{0,5}".prop_map(|name| name.parse::<ImportName>().expect("a name"));
    let environment = prop::sample::select(vec!["local", "on", "prod"]).prop_map(|name| name.parse().expect("a name"));
    let imports = prop::collection::btree_map(name, import, 1..3);
    prop::collection::btree_map(environment, imports, 0..3).prop_map(|environments| Lock { environments })
}

/// The same value with the members of every object in reversed order.
fn turned(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(turned).collect(),
        Value::Object(members) => Value::Object(
            members.iter().rev().map(|(key, member)| (key.clone(), turned(member))).collect::<Map<_, _>>(),
        ),
        other => other.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn the_order_of_keys_changes_nothing(definition in definition()) {
        let (one, two) = (tool(definition.clone()), tool(turned(&definition)));
        prop_assert_eq!(one.digest, two.digest);
        prop_assert_eq!(compare_tool(&one, &two), []);
    }

    #[test]
    fn digests_differ_exactly_where_something_is_reported(a in definition(), b in definition()) {
        let (one, two) = (tool(a), tool(b));
        prop_assert_eq!(one.digest == two.digest, compare_tool(&one, &two).is_empty());
    }

    #[test]
    fn looking_from_the_other_side_turns_every_kind(a in definition(), b in definition()) {
        let (one, two) = (tool(a), tool(b));
        let there: Vec<_> = compare_tool(&one, &two).into_iter().map(|change| (change.kind.reversed(), change.place)).collect();
        let back: Vec<_> = compare_tool(&two, &one).into_iter().map(|change| (change.kind, change.place)).collect();
        prop_assert_eq!(there, back);
    }
}

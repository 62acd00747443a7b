//! Agents: resources, templates, tools, prompts.

use serde_json::{Value, json};

use super::{catalog, deployment};
use crate::projection::arguments::bind_parameters;
use crate::projection::{AgentInputs, Invocation, Problem, Projection, json_schema, project};

fn exported(agent: Value) -> Projection {
    project(&deployment(&[], &["Counter"]), &catalog(Vec::new(), &json!({ "Counter": agent })))
}

fn text() -> Value {
    json!({ "kind": "string", "value": {} })
}

#[test]
fn a_singleton_has_resources_and_others_templates() {
    let singleton = exported(json!({ "methods": [
        { "name": "get", "description": "The count", "result": { "kind": "value", "value": { "kind": "u64", "value": {} } } },
    ] }));
    let [resource] = singleton.endpoint.resources.as_slice() else { panic!("{singleton:?}") };
    assert_eq!(
        resource.definition,
        json!({ "uri": "golem://Counter/get", "name": "Counter-get", "description": "The count", "mimeType": "application/json" })
    );
    let many = exported(json!({
        "constructor": [{ "name": "user-id", "type": text(), "required": true }, { "name": "n", "type": text(), "required": true }],
        "methods": [{ "name": "get", "result": { "kind": "unstructured-text" } }],
    }));
    let [template] = many.endpoint.templates.as_slice() else { panic!("{many:?}") };
    assert_eq!(template.uri_template, "golem://Counter/get/{user_id}/{n}");
    assert_eq!(template.definition["mimeType"], "text/plain");
    let Invocation::Method { constructor, .. } = &template.invocation else { panic!("{template:?}") };
    assert_eq!(constructor[0], ("user_id".to_owned(), "user-id".to_owned()));
    assert!(many.endpoint.tools.is_empty() && many.endpoint.resources.is_empty());
}

#[test]
fn methods_with_parameters_are_tools_with_one_flat_input() {
    let projection = exported(json!({
        "constructor": [{ "name": "name", "type": text(), "required": true }],
        "methods": [{ "name": "incrementBy", "description": "Add", "parameters": [
            { "name": "value", "type": { "kind": "u64", "value": {} }, "required": true },
        ], "result": { "kind": "value", "value": { "kind": "u64", "value": {} } } }],
    }));
    let tool = &projection.endpoint.tools[0];
    assert_eq!(tool.name, "Counter-incrementBy");
    assert_eq!(tool.definition["inputSchema"]["required"], json!(["name", "value"]));
    assert_eq!(tool.definition["outputSchema"]["required"], json!(["value"]));
}

#[test]
fn only_clashing_names_are_renamed() {
    let parameters = |names: &[&str]| -> Vec<crate::model::definition::Parameter> {
        let parameter = |name| serde_json::from_value(json!({ "name": name, "type": text(), "required": true }));
        names.iter().map(|name| parameter(name).expect("parameter")).collect()
    };
    let (constructor, method) = (parameters(&["name", "id", "method_name"]), parameters(&["name", "value"]));
    let inputs = AgentInputs::of(&constructor, &method);
    let exposed: Vec<&str> = inputs.all().map(|(name, _)| name).collect();
    assert_eq!(exposed, ["constructor_name", "id", "method_name", "method_name_2", "value"]);
    let defs = json_schema::Defs::default();
    let input = json!({ "constructor_name": "a", "id": "b", "method_name": "c", "method_name_2": "d" });
    let error =
        bind_parameters(inputs.all(), input.as_object().expect("object"), &defs).expect_err("`value` is missing");
    assert_eq!(error.to_string(), "invalid arguments: `value` must be given");
}

#[test]
fn prompt_hints_become_prompts() {
    let projection = exported(json!({
        "description": "Counts", "prompt_hint": "Count things",
        "methods": [{ "name": "get", "prompt_hint": "Read the count" }],
    }));
    let told: Vec<(&str, &str)> =
        projection.endpoint.prompts.iter().map(|it| (it.name.as_str(), it.messages[0].text.as_str())).collect();
    assert_eq!(told, [("Counter", "Count things"), ("Counter-get", "Read the count")]);
    assert_eq!(projection.endpoint.resources[0].definition["description"], "Read the count");
}

#[test]
fn methods_that_cannot_be_carried_are_left_out_and_said() {
    let projection = exported(json!({
        "constructor": [{ "name": "image", "type": { "kind": "binary", "value": {} }, "required": true }],
        "methods": [{ "name": "get", "prompt_hint": "hint" }],
    }));
    assert!(projection.endpoint.templates.is_empty() && projection.endpoint.prompts.is_empty());
    assert!(matches!(projection.problems.as_slice(), [Problem::MethodLeftOut { .. }]), "{:?}", projection.problems);
    assert!(!projection.is_blocked());
}

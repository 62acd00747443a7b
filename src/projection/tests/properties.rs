//! Properties over random trees, aliases and selections.

use std::collections::BTreeSet;

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{catalog, deployment, tool};
use crate::model::{CommandPattern, CommandSelection, ToolDefinition};
use crate::projection::command::Exposure;
use crate::projection::selection::{Verdict, judge};
use crate::projection::{CommandView, Invocation, Problem, Source, project};

const WORDS: &[&str] = &["a", "b", "a-b", "c", "list", "ls"];

fn word() -> impl Strategy<Value = &'static str> {
    prop::sample::select(WORDS)
}

fn aliases() -> impl Strategy<Value = Vec<&'static str>> {
    prop::collection::vec(word(), 0..3)
}

fn command() -> impl Strategy<Value = Value> {
    let leaf = (word(), aliases(), any::<bool>()).prop_map(|(name, aliases, body)| node(name, &aliases, body, &[]));
    leaf.prop_recursive(3, 20, 3, |inner| {
        (word(), aliases(), any::<bool>(), prop::collection::vec(inner, 0..3))
            .prop_map(|(name, aliases, body, commands)| node(name, &aliases, body, &commands))
    })
}

fn node(name: &str, aliases: &[&str], body: bool, commands: &[Value]) -> Value {
    let mut node = json!({ "name": name, "aliases": aliases, "commands": commands });
    if body {
        node["body"] = json!({});
    }
    node
}

fn definition(name: &'static str) -> impl Strategy<Value = ToolDefinition> {
    (aliases(), any::<bool>(), prop::collection::vec(command(), 0..4))
        .prop_map(move |(aliases, body, commands)| tool(name, node(name, &aliases, body, &commands)))
}

fn selection() -> impl Strategy<Value = CommandSelection> {
    let part = prop_oneof![word(), Just("*"), Just("**")];
    let pattern = prop::collection::vec(part, 1..4)
        .prop_map(|parts| parts.join(" ").parse::<CommandPattern>().expect("well-formed"));
    let patterns = prop::collection::vec(pattern, 0..4);
    prop_oneof![
        Just(CommandSelection::All),
        patterns.clone().prop_map(CommandSelection::Include),
        patterns.prop_map(CommandSelection::Exclude),
    ]
}

/// The names that the selected commands of a tool make.
fn selected(tool: &ToolDefinition, selections: &[(&str, CommandSelection)]) -> Vec<String> {
    let (_, selection) = selections.iter().find(|(name, _)| *name == tool.root.name.as_str()).expect("exported");
    let names = CommandView::all(tool).into_iter().flat_map(|view| {
        let canonical = view.path();
        let exposed = move |it: &Exposure| judge(selection, &canonical, &it.path) == Verdict::Exposed;
        view.exposures().into_iter().filter(exposed).map(|exposure| exposure.name)
    });
    names.collect()
}

proptest! {
    #[test]
    fn projection_is_deterministic_and_independent_of_map_order(
        first in definition("one"), second in definition("two"), left in selection(), right in selection(),
    ) {
        let catalog = catalog(vec![first, second], &json!({}));
        let forwards = project(&deployment(&[("one", left.clone()), ("two", right.clone())], &[]), &catalog);
        let backwards = project(&deployment(&[("two", right), ("one", left)], &[]), &catalog);
        prop_assert_eq!(forwards, backwards);
    }

    #[test]
    fn each_exposed_name_maps_back_to_exactly_one_definition(
        first in definition("one"), second in definition("one-two"), left in selection(), right in selection(),
    ) {
        let tools = [first.clone(), second.clone()];
        let selections = [("one", left.clone()), ("one-two", right.clone())];
        let projection =
            project(&deployment(&[("one", left), ("one-two", right)], &[]), &catalog(vec![first, second], &json!({})));
        let names: BTreeSet<&str> = projection.endpoint.tools.iter().map(|tool| tool.name.as_str()).collect();
        prop_assert_eq!(names.len(), projection.endpoint.tools.len());
        let collided: BTreeSet<&str> = projection.problems.iter().filter_map(|problem| match problem {
            Problem::NameCollision { name, .. } => Some(name.as_str()),
            _ => None,
        }).collect();
        for exposed in &projection.endpoint.tools {
            prop_assert_eq!(&exposed.definition["name"], &json!(exposed.name));
            let Invocation::Command { tool, path, .. } = &exposed.invocation else { panic!("a command") };
            let Source::Native { command_path, .. } = &exposed.source else { panic!("native") };
            prop_assert_eq!(path, command_path);
            // Exactly one selected command makes the name, or the collision is said.
            let producers = tools.iter().flat_map(|tool| selected(tool, &selections)).filter(|it| *it == exposed.name);
            prop_assert!(producers.count() == 1 || collided.contains(exposed.name.as_str()), "{}", exposed.name);
            let definition = tools.iter().find(|it| it.root.name.as_str() == tool.as_str()).expect("the tool");
            let found = CommandView::find(definition, path).map(|view| view.path());
            prop_assert_eq!(found.as_ref(), Some(path), "what is called is what was listed");
        }
    }

    #[test]
    fn what_is_shown_and_what_is_hidden_are_all_commands(root in definition("one"), patterns in selection()) {
        let CommandSelection::Include(patterns) = patterns else { return Ok(()) };
        let shown = |selection| {
            let projection = project(&deployment(&[("one", selection)], &[]), &catalog(vec![root.clone()], &json!({})));
            projection.endpoint.tools.into_iter().map(|tool| tool.name).collect::<BTreeSet<_>>()
        };
        let all = shown(CommandSelection::All);
        let included = shown(CommandSelection::Include(patterns.clone()));
        let excluded = shown(CommandSelection::Exclude(patterns));
        prop_assert_eq!(&included | &excluded, all, "include and exclude of one list complete each other");
    }
}

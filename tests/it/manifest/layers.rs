//! Templates, presets and tool bindings, folded in Golem's order.

use mcpctl::manifest::{Choice, LoadOptions, Loaded, load};
use mcpctl::model::Binding;

use super::{TOP, lines, load_path, load_text};
use crate::support::env::fixture;

fn bindings(loaded: &Loaded) -> String {
    let show = |name: &str, binding: &Binding| {
        let parameters = serde_json::Value::Object(binding.parameters.clone());
        let version = binding.version.as_deref().unwrap_or("-");
        format!("    {name} {version} {parameters} from {}", binding.layer.keys().join("."))
    };
    let mut lines = Vec::new();
    for (component, declared) in &loaded.application.components {
        for environment in loaded.application.environments.keys() {
            lines.push(format!("{component} in {environment}:"));
            lines.extend(declared.bindings.get(environment).iter().map(|(name, binding)| show(name.as_str(), binding)));
        }
    }
    for (agent, tools) in &loaded.application.agents {
        lines.push(format!("{agent}:"));
        lines.extend(tools.iter().map(|(name, binding)| show(name.as_str(), binding)));
    }
    lines.join("\n")
}

#[test]
fn bindings_come_from_every_layer() {
    insta::assert_snapshot!(bindings(&load_path(fixture("manifests/tool-roles/golem.yaml"))), @r#"
    my-app:plain in local:
        legacy - {} from componentTemplates.parent
        search 1.0.0 {"depth":2,"width":1} from componentTemplates.child
    my-app:plain in cloud:
        legacy - {} from componentTemplates.parent
        search 1.0.0 {"depth":2,"width":1} from componentTemplates.child
    my-app:tuned in local:
        search 1.1.0 {"depth":2,"width":1} from components.my-app:tuned.presets.narrow
    my-app:tuned in cloud:
        audit - {} from components.my-app:tuned.presets.app-env:cloud
        search 1.0.0 {"width":9} from components.my-app:tuned.presets.wide
    my-app:search in local:
    my-app:search in cloud:
    Finder:
        search 2.0.0 {} from agents.Finder
    "#);
}

#[test]
fn chosen_presets_replace_those_of_the_environment() {
    let path = fixture("manifests/tool-roles/golem.yaml");
    let mut options = LoadOptions::new(Choice::Path(path));
    options.presets = vec!["narrow".to_owned()];
    let loaded = load(&options).expect("loads");
    let cloud = loaded.application.components["my-app:tuned"].bindings.get(&"cloud".parse().expect("a name"));
    assert_eq!(cloud["search"].version.as_deref(), Some("1.1.0"));
    options.presets = vec!["narow".to_owned()];
    insta::assert_snapshot!(lines(&load(&options).expect("loads")), @"golem.yaml:2:1 error [unknown-preset] preset `narow` does not exist | did you mean `narrow`?");
}

#[test]
fn what_layers_name_must_exist() {
    let text = format!(
        "{TOP}componentTemplates:\n  a: {{ templates: b }}\n  b: {{ templates: [c, a] }}\n  base: {{ presets: {{ debug: {{}} }} }}\ncomponents:\n  x:y:\n    templates: base, bsae\n    componentWasm: a.wasm\n  x:z: {{}}\n"
    );
    let text = text.replace("cloud: { server: cloud }", "cloud: { server: cloud, componentPresets: [debug, relaese] }");
    insta::assert_snapshot!(lines(&load_text(&text)), @r"
    <stdin>:7:8 error [circular-templates] templates go in a circle: a → b → a | remove one of these templates from the `templates` of another
    <stdin>:8:20 error [unknown-template] template `c` does not exist | declare it under `componentTemplates`, or use one of: ts, effect, rust, scala, moonbit
    <stdin>:12:5 error [unknown-template] template `bsae` does not exist | did you mean `base`?
    <stdin>:14:3 warning [missing-component-wasm] component `x:z` has no `componentWasm` | name the built file, or use a template that does; Golem refuses the component without it
    ");
    let known = text.replace(", bsae", "").replace("[c, a]", "[]");
    insta::assert_snapshot!(lines(&load_text(&known)), @r"
    <stdin>:5:53 error [unknown-preset] preset `relaese` does not exist | presets: debug
    <stdin>:14:3 warning [missing-component-wasm] component `x:z` has no `componentWasm` | name the built file, or use a template that does; Golem refuses the component without it
    ");
}

#[test]
fn long_chains_and_doubling_templates_end() {
    let mut text = format!("{TOP}componentTemplates:\n  t0: {{ tools: {{ x: }} }}\n");
    for n in 1..2_000 {
        text.push_str(&format!("  t{n}: {{ templates: [t{}, t{}] }}\n", n - 1, n - 1));
    }
    text.push_str("components:\n  x:y: { templates: t1999, componentWasm: a.wasm }\n");
    let start = std::time::Instant::now();
    load_text(&text);
    assert!(start.elapsed() < std::time::Duration::from_secs(10), "{:?}", start.elapsed());
}

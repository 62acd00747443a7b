//! `componentTemplates`, `components` and `agents`: layers folded in Golem's order, per environment.
//!
//! Order: each template (its own parents first) with its presets, then the component with its presets. A preset
//! named `app-env:ENVIRONMENT` applies by itself; the others are chosen by name, and where none of the chosen ones
//! exists on a layer, the layer's default preset applies.

use std::collections::{BTreeMap, HashMap, HashSet};

use indexmap::IndexMap;
use serde_json::{Map, Value};

use super::{Context, keys, text, tokens};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::manifest::grammar::suggest::suggest;
use crate::model::application::{Binding, Component, Environment, PerEnvironment};
use crate::model::{AgentTypeName, Application, ComponentName, EnvironmentName, Layer, ToolName};
use crate::yaml::Node;

/// Templates that Golem brings along; what they hold is not known here.
const BUILT_IN: &[&str] = &["ts", "effect", "rust", "scala", "moonbit"];

/// How a layer's map meets the one below it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Mode {
    #[default]
    Upsert,
    Replace,
    Remove,
}

impl Mode {
    fn of(node: &Node, key: &str) -> Self {
        match node.get(key).and_then(Node::as_text) {
            Some("replace") => Self::Replace,
            Some("remove") => Self::Remove,
            _ => Self::Upsert,
        }
    }
}

/// One binding as a layer writes it.
#[derive(Clone)]
struct Part {
    version: Option<String>,
    account: Option<String>,
    parameters: Map<String, Value>,
    mode: Mode,
}

/// The `tools` of one layer.
pub(super) struct LayerBindings {
    mode: Mode,
    tools: Vec<(ToolName, Part)>,
}

/// Reads the `tools` of a layer; `None` when it has none.
pub(super) fn bindings(node: &Node) -> Option<LayerBindings> {
    let section = node.get("tools").filter(|tools| tools.as_mapping().is_some())?;
    let tools = section.entries().iter().filter_map(|entry| {
        let name = ToolName::parse(&entry.key.text).ok()?;
        let parameters = match entry.value.get("parameters").map(Node::to_json) {
            Some(Value::Object(map)) => map,
            _ => Map::new(),
        };
        let part = Part {
            version: text(entry.value.get("version")),
            account: text(entry.value.get("account")),
            parameters,
            mode: Mode::of(&entry.value, "parametersMergeMode"),
        };
        Some((name, part))
    });
    Some(LayerBindings { mode: Mode::of(node, "toolsMergeMode"), tools: tools.collect() })
}

/// Bindings in the making.
#[derive(Clone, Default)]
pub(super) struct Bindings(BTreeMap<ToolName, Binding>);

impl Bindings {
    /// Puts a layer on top.
    pub(super) fn apply(mut self, found: &LayerBindings, layer: &Layer) -> Self {
        if found.mode == Mode::Replace {
            self.0.clear();
        }
        for (name, part) in &found.tools {
            if found.mode == Mode::Remove {
                self.0.remove(name);
                continue;
            }
            let below = self.0.remove(name);
            self.0.insert(name.clone(), upsert(below, part, layer));
        }
        self
    }

    /// The result.
    pub(super) fn into_bindings(self) -> BTreeMap<ToolName, Binding> {
        self.0
    }
}

fn upsert(below: Option<Binding>, part: &Part, layer: &Layer) -> Binding {
    let (version, account, mut parameters) = match below {
        Some(binding) => (binding.version, binding.account, binding.parameters),
        None => (None, None, Map::new()),
    };
    match part.mode {
        Mode::Replace => parameters.clone_from(&part.parameters),
        Mode::Remove => parameters.retain(|key, _| !part.parameters.contains_key(key)),
        Mode::Upsert => parameters.extend(part.parameters.clone()),
    }
    Binding {
        layer: layer.clone(),
        version: part.version.clone().or(version),
        account: part.account.clone().or(account),
        parameters,
    }
}

/// A template, component or agent, read once.
struct Source {
    layer: Layer,
    templates: Vec<String>,
    common: Option<LayerBindings>,
    presets: IndexMap<String, Option<LayerBindings>>,
    default_preset: Option<String>,
    has_wasm: bool,
}

impl Source {
    fn new(layer: Layer, node: &Node) -> Self {
        let mut presets = IndexMap::new();
        let mut marked = None;
        let mut has_wasm = node.get("componentWasm").is_some();
        for entry in node.get("presets").map(Node::entries).unwrap_or_default() {
            let name = entry.key.text.to_string();
            if !name.starts_with("app-env:") && entry.value.get("default").and_then(Node::as_bool) == Some(true) {
                marked = Some(name.clone());
            }
            has_wasm |= entry.value.get("componentWasm").is_some();
            presets.insert(name, bindings(&entry.value));
        }
        let first = presets.keys().find(|name| !name.starts_with("app-env:")).cloned();
        Self {
            layer,
            templates: tokens(node.get("templates")),
            common: bindings(node),
            presets,
            default_preset: marked.or(first),
            has_wasm,
        }
    }

    fn preset_layer(&self, preset: &str) -> Layer {
        match &self.layer {
            Layer::Template(name) => Layer::TemplatePreset(name.clone(), preset.to_owned()),
            Layer::Agent(name) => Layer::AgentPreset(name.clone(), preset.to_owned()),
            other => {
                Layer::ComponentPreset(other.keys().last().copied().unwrap_or_default().to_owned(), preset.to_owned())
            }
        }
    }

    /// Whether neither it nor its presets say anything about tools.
    fn is_silent(&self) -> bool {
        self.common.is_none() && self.presets.values().all(Option::is_none)
    }

    fn apply(&self, mut below: Bindings, environment: &str, chosen: &[String]) -> Bindings {
        if self.is_silent() {
            return below;
        }
        if let Some(common) = &self.common {
            below = below.apply(common, &self.layer);
        }
        let own = format!("app-env:{environment}");
        let mut applied: Vec<&str> = Vec::new();
        if self.presets.contains_key(&own) {
            applied.push(&own);
        }
        let before = applied.len();
        applied.extend(chosen.iter().map(String::as_str).filter(|name| self.presets.contains_key(*name)));
        if applied.len() == before {
            applied.extend(self.default_preset.as_deref());
        }
        for preset in applied {
            if let Some(Some(found)) = self.presets.get(preset) {
                below = below.apply(found, &self.preset_layer(preset));
            }
        }
        below
    }
}

/// All templates by name.
struct Templates(HashMap<String, Source>);

impl Templates {
    /// The templates below a source, parents first, each as often as it is reached; stops at circles and at names
    /// that are unknown, which have their own findings.
    fn below<'a>(&'a self, source: &'a Source) -> Vec<&'a Source> {
        let mut order = Vec::new();
        let mut open = HashSet::new();
        self.collect(source, &mut open, &mut order);
        order
    }

    fn collect<'a>(&'a self, source: &'a Source, open: &mut HashSet<&'a str>, order: &mut Vec<&'a Source>) {
        // A chain of templates that each name the next one twice would double at every step.
        const MOST: usize = 10_000;
        for name in &source.templates {
            if let Some(template) = self.0.get(name)
                && order.len() < MOST
                && open.len() < 500
                && open.insert(name)
            {
                self.collect(template, open, order);
                order.push(template);
                open.remove(name.as_str());
            }
        }
    }
}

/// Fills `components` and `agents`.
pub(super) fn components(root: &Node, application: &mut Application, context: &mut Context<'_>) {
    let section = |name: &str| root.get(name).map(Node::entries).unwrap_or_default();
    let templates: HashMap<String, Source> = section("componentTemplates")
        .iter()
        .map(|entry| {
            (entry.key.text.to_string(), Source::new(Layer::Template(entry.key.text.to_string()), &entry.value))
        })
        .collect();
    let templates = Templates(templates);
    let mut sources: Vec<(Source, &Node)> = Vec::new();
    for entry in section("components") {
        let Ok(name) = ComponentName::parse(&entry.key.text) else { continue };
        let source = Source::new(Layer::Component(name.to_string()), &entry.value);
        let below = templates.below(&source);
        if !source.has_wasm
            && source.templates.iter().all(|t| templates.0.contains_key(t))
            && !below.iter().any(|t| t.has_wasm)
        {
            context.findings.push(no_wasm(&name));
        }
        let component = Component {
            wasm: text(entry.value.get("componentWasm")),
            bindings: component_bindings(&source, &below, application, context.presets),
            tool_dependencies: tool_dependencies(&entry.value),
        };
        application.components.insert(name, component);
        sources.push((source, &entry.value));
    }
    for entry in section("agents") {
        let Ok(name) = AgentTypeName::parse(&entry.key.text) else { continue };
        let source = Source::new(Layer::Agent(name.to_string()), &entry.value);
        let folded = agent_bindings(&source, &templates, application, context.presets);
        application.agents.insert(name, folded);
        sources.push((source, &entry.value));
    }
    unknown_templates(root, &templates, &sources, context.findings);
    circles(&templates, context.findings);
    unknown_presets(root, &templates, &sources, application, context);
}

fn chosen<'a>(selected: &'a [String], environment: &'a Environment) -> &'a [String] {
    if selected.is_empty() { &environment.presets } else { selected }
}

/// A component's bindings. Only presets make a difference between environments.
fn component_bindings(
    source: &Source,
    below: &[&Source],
    application: &Application,
    presets: &[String],
) -> PerEnvironment<BTreeMap<ToolName, Binding>> {
    let fold = |environment: &str, chosen: &[String]| {
        let folded =
            below.iter().fold(Bindings::default(), |bindings, template| template.apply(bindings, environment, chosen));
        source.apply(folded, environment, chosen).into_bindings()
    };
    let differs = |source: &Source| source.presets.values().any(Option::is_some);
    if !differs(source) && !below.iter().any(|template| differs(template)) {
        return PerEnvironment { common: fold("", &[]), special: BTreeMap::new() };
    }
    let of_each = application
        .environments
        .iter()
        .map(|(environment, declared)| (environment.clone(), fold(environment.as_str(), chosen(presets, declared))));
    PerEnvironment { common: BTreeMap::new(), special: of_each.collect() }
}

/// An agent's own bindings in the default environment; which component it belongs to is not known here.
fn agent_bindings(
    source: &Source,
    templates: &Templates,
    application: &Application,
    presets: &[String],
) -> BTreeMap<ToolName, Binding> {
    let (name, chosen) = match application.default_environment() {
        Some((name, environment)) => (name.as_str(), chosen(presets, environment)),
        None => ("", presets),
    };
    let below = templates.below(source);
    let folded = below.iter().fold(Bindings::default(), |bindings, template| template.apply(bindings, name, chosen));
    source.apply(folded, name, chosen).into_bindings()
}

fn tool_dependencies(node: &Node) -> Vec<String> {
    let list = node.get("dependencies").and_then(|dependencies| dependencies.get("tools"));
    let items = list.map(Node::items).unwrap_or_default();
    items.iter().filter_map(Node::as_text).filter(|text| !text.contains('/')).map(str::to_owned).collect()
}

fn no_wasm(name: &ComponentName) -> Finding {
    Finding::new(codes::MISSING_WASM, format!("component `{name}` has no `componentWasm`"))
        .about(Subject::manifest().keys(["components", name.as_str()]).at_key())
        .help("name the built file, or use a template that does; Golem refuses the component without it")
}

fn unknown_templates(root: &Node, templates: &Templates, sources: &[(Source, &Node)], findings: &mut Vec<Finding>) {
    let written = keys(root, "componentTemplates");
    let declared = sources.iter().map(|(source, _)| source).chain(templates.0.values());
    for source in declared {
        for (at, name) in source.templates.iter().enumerate() {
            if written.contains(name.as_str()) || BUILT_IN.contains(&name.as_str()) {
                continue;
            }
            let known = written.iter().copied().chain(BUILT_IN.iter().copied());
            let help = match suggest(name, known) {
                Some(meant) => format!("did you mean `{}`?", meant.name),
                None => format!("declare it under `componentTemplates`, or use one of: {}", BUILT_IN.join(", ")),
            };
            let subject = Subject::manifest().keys(source.layer.keys()).key("templates").index(at);
            findings.push(
                Finding::new(codes::UNKNOWN_TEMPLATE, format!("template `{name}` does not exist"))
                    .about(subject)
                    .help(help),
            );
        }
    }
}

/// Templates that build on themselves.
fn circles(templates: &Templates, findings: &mut Vec<Finding>) {
    let mut done: HashSet<&str> = HashSet::new();
    let mut names: Vec<&str> = templates.0.keys().map(String::as_str).collect();
    names.sort_unstable();
    for start in names {
        let mut path: Vec<&str> = Vec::new();
        circle(templates, start, &mut path, &mut done, findings);
    }
}

fn circle<'a>(
    templates: &'a Templates,
    name: &'a str,
    path: &mut Vec<&'a str>,
    done: &mut HashSet<&'a str>,
    findings: &mut Vec<Finding>,
) {
    if let Some(at) = path.iter().position(|open| *open == name) {
        let ring: Vec<&str> = path[at..].iter().copied().chain([name]).collect();
        findings.push(
            Finding::new(codes::CIRCULAR_TEMPLATES, format!("templates go in a circle: {}", ring.join(" → ")))
                .about(Subject::manifest().keys(["componentTemplates", name, "templates"]).at_key())
                .help("remove one of these templates from the `templates` of another"),
        );
        return;
    }
    // Deeper chains than this do not exist, and each level costs stack.
    if path.len() > 500 || !done.insert(name) {
        return;
    }
    path.push(name);
    for parent in templates.0.get(name).map(|source| source.templates.as_slice()).unwrap_or_default() {
        circle(templates, parent, path, done, findings);
    }
    path.pop();
}

/// Presets that no layer has. Built-in templates have presets that are not known here.
fn unknown_presets(
    root: &Node,
    templates: &Templates,
    sources: &[(Source, &Node)],
    application: &Application,
    context: &mut Context<'_>,
) {
    let all: Vec<&Source> = sources.iter().map(|(source, _)| source).chain(templates.0.values()).collect();
    let built_in = all.iter().any(|source| source.templates.iter().any(|name| !templates.0.contains_key(name)));
    if built_in || keys(root, "components").is_empty() {
        return;
    }
    let mut known: Vec<&str> = all
        .iter()
        .flat_map(|source| source.presets.keys())
        .map(String::as_str)
        .filter(|name| !name.starts_with("app-env:"))
        .collect();
    known.sort_unstable();
    known.dedup();
    let finding = |name: &str, subject: Subject| {
        let help = match suggest(name, known.iter().copied()) {
            Some(meant) => format!("did you mean `{}`?", meant.name),
            None if known.is_empty() => "no component or template has presets".to_owned(),
            None => format!("presets: {}", known.join(", ")),
        };
        Finding::new(codes::UNKNOWN_PRESET, format!("preset `{name}` does not exist")).about(subject).help(help)
    };
    for name in context.presets.iter().filter(|name| !known.contains(&name.as_str())) {
        context.findings.push(finding(name, Subject::manifest()));
    }
    if !context.presets.is_empty() {
        return;
    }
    for (environment, declared) in &application.environments {
        for (at, name) in declared.presets.iter().enumerate().filter(|(_, name)| !known.contains(&name.as_str())) {
            let subject =
                Subject::manifest().keys(["environments", EnvironmentName::as_str(environment), "componentPresets"]);
            context.findings.push(finding(name, subject.index(at)));
        }
    }
}

//! The export of one agent type: methods without parameters become resources or templates, the others tools, prompt
//! hints prompts.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use crate::model::definition::{MethodResult, Parameter, PromptMessage};
use crate::model::{AgentDefinition, AgentMethod, AgentTypeName, ComponentName, ValueType};

use super::catalog::{AgentLookup, Catalog, unknown_methods};
use super::endpoint::Draft;
use super::expressible;
use super::json_schema::{self, Defs};
use super::problem::Problem;
use super::surface::{ExposedPrompt, ExposedResource, ExposedTemplate, ExposedTool, Invocation, Source};

/// A constructor or method parameter under the name that clients see.
#[derive(Debug, Clone, PartialEq)]
pub struct AgentInput<'a> {
    /// The exposed name.
    pub exposed: String,
    /// The parameter.
    pub parameter: &'a Parameter,
}

/// What a client gives to call a method.
#[derive(Debug, Clone, PartialEq)]
pub struct AgentInputs<'a> {
    /// For the constructor.
    pub constructor: Vec<AgentInput<'a>>,
    /// For the method.
    pub method: Vec<AgentInput<'a>>,
}

impl<'a> AgentInputs<'a> {
    /// Merges constructor and method parameters into one flat input. Only names on both sides are renamed, to
    /// `constructor_<name>` and `method_<name>`, with a number where even that is taken.
    pub fn of(constructor: &'a [Parameter], method: &'a [Parameter]) -> Self {
        let names =
            |side: &'a [Parameter]| side.iter().map(|parameter| parameter.name.as_str()).collect::<BTreeSet<_>>();
        let (left, right) = (names(constructor), names(method));
        let mut taken: BTreeSet<String> = left.symmetric_difference(&right).map(|name| (*name).to_owned()).collect();
        let mut expose = |side: &'a [Parameter], other: &BTreeSet<&str>, prefix: &str| {
            side.iter()
                .map(|parameter| {
                    let exposed = if other.contains(parameter.name.as_str()) {
                        free(&format!("{prefix}_{}", parameter.name), &taken)
                    } else {
                        parameter.name.clone()
                    };
                    taken.insert(exposed.clone());
                    AgentInput { exposed, parameter }
                })
                .collect()
        };
        let constructor = expose(constructor, &right, "constructor");
        let method = expose(method, &left, "method");
        Self { constructor, method }
    }

    /// All of them, the constructor's first.
    pub fn all(&self) -> impl Iterator<Item = (&str, &'a Parameter)> {
        self.constructor.iter().chain(&self.method).map(|input| (input.exposed.as_str(), input.parameter))
    }
}

fn free(wanted: &str, taken: &BTreeSet<String>) -> String {
    if !taken.contains(wanted) {
        return wanted.to_owned();
    }
    // One of these is free: there are more of them than taken names.
    let mut numbered = (2..taken.len() + 3).map(|number| format!("{wanted}_{number}"));
    numbered.find(|name| !taken.contains(name)).unwrap_or_else(|| wanted.to_owned())
}

fn pairs(inputs: &[AgentInput<'_>]) -> Vec<(String, String)> {
    inputs.iter().map(|input| (input.exposed.clone(), input.parameter.name.clone())).collect()
}

/// Adds everything that the export of one agent type shows.
pub(super) fn export(agent: &AgentTypeName, catalog: &Catalog, draft: &mut Draft) {
    match catalog.agent(agent) {
        AgentLookup::Found { component, definition } => expose(agent, component, definition, draft),
        AgentLookup::NotKnown(reason) => draft.not_checked(unknown_methods(agent, &reason)),
        AgentLookup::Ambiguous(components) => draft.problem(Problem::AmbiguousAgent {
            agent: agent.clone(),
            components: components.into_iter().cloned().collect(),
        }),
        AgentLookup::Unknown => draft.problem(Problem::UnknownAgent { agent: agent.clone() }),
    }
}

fn expose(agent: &AgentTypeName, component: &ComponentName, definition: &AgentDefinition, draft: &mut Draft) {
    if let Some(hint) = &definition.prompt_hint {
        draft.prompt(prompt(agent, None, definition.description.as_deref(), hint));
    }
    for method in &definition.methods {
        if let Some(reason) = obstacle(definition, method) {
            draft.problem(Problem::MethodLeftOut { agent: agent.clone(), method: method.name.clone(), reason });
            continue;
        }
        if let Some(hint) = &method.prompt_hint {
            draft.prompt(prompt(agent, Some(method), method.description.as_deref(), hint));
        }
        let exposed = Exposed { agent, component, definition, method };
        match (method.parameters.is_empty(), definition.constructor.is_empty()) {
            (false, _) => draft.tool(exposed.tool()),
            (true, true) => draft.resource(exposed.resource()),
            (true, false) => draft.template(exposed.template()),
        }
    }
}

/// Why a method cannot be expressed, if it cannot.
fn obstacle(definition: &AgentDefinition, method: &AgentMethod) -> Option<String> {
    let defs = Defs::default();
    for parameter in &definition.constructor {
        if matches!(parameter.r#type, ValueType::Text { .. } | ValueType::Binary { .. }) {
            return Some(format!("constructor parameter `{}` is unstructured", parameter.name));
        }
        if let Some(what) = expressible::inexpressible(&parameter.r#type, &defs) {
            return Some(format!("constructor parameter `{}` {what}", parameter.name));
        }
    }
    for parameter in &method.parameters {
        if let Some(what) = expressible::inexpressible(&parameter.r#type, &defs) {
            return Some(format!("parameter `{}` {what}", parameter.name));
        }
    }
    match &method.result {
        MethodResult::Value(result) => {
            expressible::inexpressible(result, &defs).map(|what| format!("its result {what}"))
        }
        _ => None,
    }
}

struct Exposed<'a> {
    agent: &'a AgentTypeName,
    component: &'a ComponentName,
    definition: &'a AgentDefinition,
    method: &'a AgentMethod,
}

impl Exposed<'_> {
    fn name(&self) -> String {
        format!("{}-{}", self.agent, self.method.name)
    }

    fn source(&self) -> Source {
        Source::Agent { agent: self.agent.clone(), method: Some(self.method.name.clone()) }
    }

    fn invocation(&self, constructor: Vec<(String, String)>, arguments: Vec<(String, String)>) -> Invocation {
        Invocation::Method {
            implementation: self.component.clone(),
            agent: self.agent.clone(),
            method: self.method.name.clone(),
            constructor,
            arguments,
        }
    }

    fn description(&self) -> Option<&str> {
        self.method.description.as_deref().or(self.method.prompt_hint.as_deref())
    }

    /// `name`, and `description` where there is one.
    fn named(&self) -> Map<String, Value> {
        let mut object = Map::from_iter([("name".to_owned(), Value::String(self.name()))]);
        if let Some(description) = self.description() {
            object.insert("description".to_owned(), json!(description));
        }
        object
    }

    fn tool(&self) -> ExposedTool {
        let inputs = AgentInputs::of(&self.definition.constructor, &self.method.parameters);
        let defs = Defs::default();
        let mut definition = self.named();
        definition.insert("inputSchema".to_owned(), json_schema::parameters(inputs.all(), &defs));
        if let MethodResult::Value(result) = &self.method.result {
            definition.insert("outputSchema".to_owned(), json_schema::output_of(result, None, &defs));
        }
        ExposedTool {
            name: self.name(),
            definition: Arc::new(Value::Object(definition)),
            source: self.source(),
            invocation: self.invocation(pairs(&inputs.constructor), pairs(&inputs.method)),
        }
    }

    fn uri(&self) -> String {
        format!("golem://{}/{}", encoded(self.agent.as_str()), encoded(&self.method.name))
    }

    fn with_mime(&self, mut definition: Map<String, Value>) -> Value {
        let mime = match self.method.result {
            MethodResult::Value(_) => "application/json",
            MethodResult::UnstructuredText => "text/plain",
            MethodResult::None | MethodResult::UnstructuredBinary | MethodResult::Multipart => {
                return Value::Object(definition);
            }
        };
        definition.insert("mimeType".to_owned(), json!(mime));
        Value::Object(definition)
    }

    fn resource(&self) -> ExposedResource {
        let uri = self.uri();
        let mut definition = Map::from_iter([("uri".to_owned(), json!(uri))]);
        definition.extend(self.named());
        ExposedResource {
            uri,
            definition: self.with_mime(definition),
            source: self.source(),
            invocation: Some(self.invocation(Vec::new(), Vec::new())),
            content: None,
        }
    }

    fn template(&self) -> ExposedTemplate {
        let mut taken = BTreeSet::new();
        let mut uri_template = self.uri();
        let mut constructor = Vec::new();
        for parameter in &self.definition.constructor {
            let variable = free(&variable_name(&parameter.name), &taken);
            taken.insert(variable.clone());
            uri_template.push_str(&format!("/{{{variable}}}"));
            constructor.push((variable, parameter.name.clone()));
        }
        let mut definition = Map::from_iter([("uriTemplate".to_owned(), json!(uri_template))]);
        definition.extend(self.named());
        ExposedTemplate {
            uri_template,
            definition: self.with_mime(definition),
            source: self.source(),
            invocation: self.invocation(constructor, Vec::new()),
        }
    }
}

fn prompt(agent: &AgentTypeName, method: Option<&AgentMethod>, description: Option<&str>, hint: &str) -> ExposedPrompt {
    let name = method.map_or_else(|| agent.to_string(), |method| format!("{agent}-{}", method.name));
    let mut definition = Map::from_iter([("name".to_owned(), Value::String(name.clone()))]);
    if let Some(description) = description {
        definition.insert("description".to_owned(), json!(description));
    }
    ExposedPrompt {
        name,
        definition: Value::Object(definition),
        messages: vec![PromptMessage { role: "user".to_owned(), text: hint.to_owned() }],
        source: Source::Agent { agent: agent.clone(), method: method.map(|method| method.name.clone()) },
    }
}

/// A parameter's name as an RFC 6570 variable, which knows letters, digits and `_` only.
fn variable_name(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

/// A URI path segment: everything but unreserved characters is percent-encoded.
fn encoded(segment: &str) -> String {
    segment
        .bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

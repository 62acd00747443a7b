//! Agent types.

use std::collections::BTreeMap;

use indexmap::IndexMap;

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::model::definition::{MethodResult, Parameter};
use crate::model::{AgentDefinition, AgentMethod, AgentTypeName};
use crate::yaml::Node;

use super::{arguments, flag, text, types};

pub(super) fn agents(
    section: Option<&Node>,
    subject: &Subject,
    findings: &mut Vec<Finding>,
) -> BTreeMap<AgentTypeName, AgentDefinition> {
    let mut result = BTreeMap::new();
    for entry in section.map(Node::entries).unwrap_or_default() {
        let Ok(name) = AgentTypeName::parse(&entry.key.text) else { continue };
        let subject = subject.clone().key(name.as_str());
        result.insert(name, agent(&entry.value, &subject, findings));
    }
    result
}

fn agent(node: &Node, subject: &Subject, findings: &mut Vec<Finding>) -> AgentDefinition {
    let methods = node.get("methods").map(Node::entries).unwrap_or_default();
    AgentDefinition {
        description: text(node, "description"),
        prompt_hint: text(node, "promptHint"),
        constructor: parameters(node.get("constructor"), &subject.clone().key("constructor"), findings),
        methods: methods
            .iter()
            .map(|entry| {
                let subject = subject.clone().key("methods").key(&*entry.key.text);
                AgentMethod {
                    name: entry.key.text.to_string(),
                    description: text(&entry.value, "description"),
                    prompt_hint: text(&entry.value, "promptHint"),
                    parameters: parameters(entry.value.get("parameters"), &subject.clone().key("parameters"), findings),
                    result: result(entry.value.get("result"), &subject.key("result"), findings),
                }
            })
            .collect(),
    }
}

fn parameters(node: Option<&Node>, subject: &Subject, findings: &mut Vec<Finding>) -> Vec<Parameter> {
    let defs = IndexMap::new();
    let mut result: Vec<Parameter> = Vec::new();
    for (at, item) in node.map(Node::items).unwrap_or_default().iter().enumerate() {
        let subject = subject.clone().index(at);
        let Some(name) = text(item, "name") else { continue };
        if result.iter().any(|other| other.name == name) {
            let message = format!("two parameters are named `{name}`");
            findings.push(Finding::new(codes::DUPLICATE_ARGUMENT, message).about(subject.key("name")));
            continue;
        }
        let Some(r#type) = types::value_type(item, &subject, &defs, findings) else { continue };
        let default = arguments::default(item, &r#type, &subject, &defs, findings);
        let required = flag(item, "required").unwrap_or(default.is_none());
        result.push(Parameter { name, description: text(item, "description"), r#type, required, default });
    }
    result
}

fn result(node: Option<&Node>, subject: &Subject, findings: &mut Vec<Finding>) -> MethodResult {
    let Some(node) = node else { return MethodResult::None };
    let word = node.as_text().or_else(|| node.get("type").and_then(Node::as_text));
    match word {
        None | Some("none") => MethodResult::None,
        Some("unstructured-text") => MethodResult::UnstructuredText,
        Some("unstructured-binary") => MethodResult::UnstructuredBinary,
        Some("multipart") => MethodResult::Multipart,
        Some(_) => {
            types::value_type(node, subject, &IndexMap::new(), findings).map_or(MethodResult::None, MethodResult::Value)
        }
    }
}

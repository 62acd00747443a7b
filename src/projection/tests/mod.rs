//! What clients see and what commands get, on small definitions written as JSON.

#![allow(clippy::needless_pass_by_value, reason = "`json!` at the call reads better without `&`")]

mod agents;
mod arguments;
mod naming;
mod properties;
mod schemas;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::model::{
    AgentExport, CommandSelection, ComponentDefinition, Deployment, Domain, ToolDefinition, ToolExport, ToolName,
    ToolSource,
};

use super::{Catalog, CatalogComponent, Known, Projection, project};

pub(super) fn tool(name: &str, mut root: Value) -> ToolDefinition {
    root["name"] = json!(name);
    serde_json::from_value(json!({ "root": root })).expect("tool definition")
}

/// A catalog of one component that implements and owns everything.
pub(super) fn catalog(tools: Vec<ToolDefinition>, agents: &Value) -> Catalog {
    let mut definition = ComponentDefinition::default();
    let mut catalog = Catalog::default();
    for tool in tools {
        let name = ToolName::parse(tool.root.name.as_str()).expect("tool name");
        std::sync::Arc::make_mut(&mut catalog.tools).insert(name.clone(), ToolSource::Discovered);
        definition.tools.insert(name, tool);
    }
    definition.agents = serde_json::from_value(agents.clone()).expect("agents");
    let bindings: BTreeSet<ToolName> = definition.tools.keys().cloned().collect();
    let component = CatalogComponent { definition: Known::Yes(definition), bindings };
    std::sync::Arc::make_mut(&mut catalog.components).insert("my-app:all".parse().expect("component"), component);
    catalog
}

pub(super) fn deployment(tools: &[(&str, CommandSelection)], agents: &[&str]) -> Deployment {
    Deployment {
        index: 0,
        subdomain: None,
        domain: Domain::parse("demo.localhost:9007").expect("domain"),
        agents: agents.iter().map(|name| (name.parse().expect("agent"), AgentExport::default())).collect(),
        tools: tools
            .iter()
            .map(|(name, selection)| {
                let owner = "my-app:all".parse().expect("component");
                let export = ToolExport { owner, security_scheme: None, selection: selection.clone() };
                (ToolName::parse(name).expect("tool"), export)
            })
            .collect(),
    }
}

pub(super) fn include(patterns: &[&str]) -> CommandSelection {
    CommandSelection::Include(patterns.iter().map(|pattern| pattern.parse().expect("pattern")).collect())
}

pub(super) fn exclude(patterns: &[&str]) -> CommandSelection {
    CommandSelection::Exclude(patterns.iter().map(|pattern| pattern.parse().expect("pattern")).collect())
}

/// The projection of one tool alone.
pub(super) fn export(definition: ToolDefinition, selection: CommandSelection) -> Projection {
    let name = definition.root.name.to_string();
    project(&deployment(&[(&name, selection)], &[]), &catalog(vec![definition], &json!({})))
}

pub(super) fn names(projection: &Projection) -> Vec<&str> {
    projection.endpoint.tools.iter().map(|tool| tool.name.as_str()).collect()
}

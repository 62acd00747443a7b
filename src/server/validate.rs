//! The last look at a content before it is deployed, through the same projection that the manifest was proved with.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::api::deployments::ValidationWarning;
use crate::model::{Deployment, SchemeName};
use crate::plan::Snapshot;
use crate::projection::{Catalog, Known, Problem, project};

/// What is wrong, and what is only worth saying.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Verdict {
    /// `SUBCODE: text`, each once.
    pub(super) errors: Vec<String>,
    pub(super) warnings: Vec<ValidationWarning>,
}

/// Judges a content. `schemes` are those that the environment has.
pub(super) fn judge(content: &Snapshot, schemes: &BTreeSet<SchemeName>) -> Verdict {
    let mut verdict = Verdict::default();
    definitions(content, &mut verdict);
    let catalog = catalog(content);
    for deployment in content.deployments() {
        endpoint(&deployment, &catalog, schemes, &mut verdict);
    }
    for (index, import) in content.mcp_imports.iter().enumerate() {
        if let Some(scheme) = import.security_scheme.as_ref().filter(|scheme| !schemes.contains(*scheme)) {
            verdict.errors.push(format!(
                "MCP_UNKNOWN_SECURITY_SCHEME: import {index} names the security scheme `{scheme}`, which this environment does not have"
            ));
        }
    }
    verdict
}

/// Here everything is known: a component without definition offers nothing.
fn catalog(content: &Snapshot) -> Catalog {
    let mut catalog = content.catalog();
    for component in Arc::make_mut(&mut catalog.components).values_mut() {
        if matches!(component.definition, Known::No(_)) {
            component.definition = Known::Yes(crate::model::ComponentDefinition::default());
        }
    }
    catalog
}

fn definitions(content: &Snapshot, verdict: &mut Verdict) {
    for (name, component) in &content.components {
        for (tool, definition) in component.definition.iter().flat_map(|definition| &definition.tools) {
            if definition.root.name.as_str() != tool.as_str() {
                verdict.errors.push(format!(
                    "TOOL_DEFINITION_NAME_MISMATCH: component `{name}` defines the tool `{tool}` with the root command `{}`",
                    definition.root.name
                ));
            }
        }
    }
}

fn endpoint(deployment: &Deployment, catalog: &Catalog, schemes: &BTreeSet<SchemeName>, verdict: &mut Verdict) {
    let domain = &deployment.domain;
    let mut projection = project(deployment, catalog);
    let missing: Vec<_> = projection
        .problems
        .iter()
        .filter_map(|problem| match problem {
            Problem::UnknownAgent { agent } => Some(agent.clone()),
            _ => None,
        })
        .collect();
    if !missing.is_empty() {
        // Golem looks for conflicting schemes among the agents that exist.
        let mut resolved = deployment.clone();
        resolved.agents.retain(|agent, _| !missing.contains(agent));
        if resolved.schemes().len() < 2 {
            projection.problems.retain(|problem| !matches!(problem, Problem::ConflictingSchemes { .. }));
        }
    }
    for problem in &projection.problems {
        match problem {
            // Golem's model 4 deploys an endpoint that shows nothing; `validate` is where that is found.
            Problem::Empty => {}
            problem if problem.blocks() => {
                verdict.errors.push(format!("{}: `{domain}`: {problem}", problem.sub_code()));
            }
            problem => verdict.warnings.push(ValidationWarning {
                r#type: "McpSurface".to_owned(),
                import_index: None,
                upstream_tool_name: None,
                reason: Some(format!("`{domain}`: {problem}")),
            }),
        }
    }
    for scheme in deployment.schemes() {
        if !schemes.contains(scheme) && !only_missing_name(deployment, &missing, scheme) {
            verdict.errors.push(format!(
                "MCP_UNKNOWN_SECURITY_SCHEME: `{domain}` names the security scheme `{scheme}`, which this environment does not have"
            ));
        }
    }
}

/// Whether a scheme is named by nothing but agents that do not exist: those are one finding, not two.
fn only_missing_name(deployment: &Deployment, missing: &[crate::model::AgentTypeName], scheme: &SchemeName) -> bool {
    let by_agent = deployment
        .agents
        .iter()
        .filter(|(agent, _)| !missing.contains(agent))
        .filter_map(|(_, export)| export.security_scheme.as_ref());
    let by_tool = deployment.tools.values().filter_map(|export| export.security_scheme.as_ref());
    !by_agent.chain(by_tool).any(|named| named == scheme)
}

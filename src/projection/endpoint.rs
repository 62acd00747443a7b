//! One endpoint as a whole: everything its entries show, names proved unique, what is wrong collected.

use std::collections::BTreeMap;

use crate::model::{Auth, Deployment, ToolName};

use super::catalog::{Catalog, ToolLookup};
use super::problem::{NameKind, Problem};
use super::surface::{Endpoint, ExposedPrompt, ExposedResource, ExposedTemplate, ExposedTool, Source};
use super::{agents, native};

/// What a deployment shows, and what is wrong with it.
#[derive(Debug, Clone, PartialEq)]
pub struct Projection {
    /// The surface. With problems it is what could be projected all the same.
    pub endpoint: Endpoint,
    /// In a fixed order: whole deployment, agents and tools by name, collisions.
    pub problems: Vec<Problem>,
}

impl Projection {
    /// Whether a deploy must be refused.
    pub fn is_blocked(&self) -> bool {
        self.problems.iter().any(Problem::blocks)
    }
}

/// Projects a deployment. The result depends on the contents of its maps, not on their order.
pub fn project(deployment: &Deployment, catalog: &Catalog) -> Projection {
    let mut draft = Draft::default();
    if deployment.agents.is_empty() && deployment.tools.is_empty() {
        draft.problem(Problem::Empty);
    }
    let schemes = deployment.schemes();
    let scheme = match schemes.as_slice() {
        [] => None,
        [scheme] => Some((*scheme).clone()),
        _ => {
            draft.problem(Problem::ConflictingSchemes { schemes: schemes.into_iter().cloned().collect() });
            None
        }
    };
    let mut agent_types: Vec<_> = deployment.agents.keys().collect();
    agent_types.sort_unstable();
    for agent in agent_types {
        agents::export(agent, catalog, &mut draft);
    }
    let mut tools: Vec<_> = deployment.tools.iter().collect();
    tools.sort_unstable_by_key(|(name, _)| *name);
    for (name, export) in tools {
        if let Some(import) = exposed_credentials(deployment, name, catalog) {
            draft.problem(Problem::ExposedCredentials { tool: name.clone(), import });
            continue;
        }
        native::export(name, export, catalog, &mut draft);
    }
    draft.finish(deployment, scheme)
}

/// The authenticated import that strangers could use through this tool, if they could.
fn exposed_credentials(deployment: &Deployment, tool: &ToolName, catalog: &Catalog) -> Option<usize> {
    if deployment.domain.is_loopback() || !deployment.schemes().is_empty() {
        return None;
    }
    match catalog.tool(tool) {
        ToolLookup::Imported { import, .. } | ToolLookup::Unlisted { import, .. } => {
            (import.auth != Auth::None).then_some(import.index)
        }
        _ => None,
    }
}

/// A surface under construction.
#[derive(Debug, Default)]
pub(super) struct Draft {
    tools: Vec<ExposedTool>,
    resources: Vec<ExposedResource>,
    templates: Vec<ExposedTemplate>,
    prompts: Vec<ExposedPrompt>,
    not_checked: Vec<String>,
    problems: Vec<Problem>,
}

impl Draft {
    pub(super) fn tool(&mut self, tool: ExposedTool) {
        self.tools.push(tool);
    }

    pub(super) fn resource(&mut self, resource: ExposedResource) {
        self.resources.push(resource);
    }

    pub(super) fn template(&mut self, template: ExposedTemplate) {
        self.templates.push(template);
    }

    pub(super) fn prompt(&mut self, prompt: ExposedPrompt) {
        self.prompts.push(prompt);
    }

    pub(super) fn not_checked(&mut self, what: String) {
        self.not_checked.push(what);
    }

    pub(super) fn problem(&mut self, problem: Problem) {
        self.problems.push(problem);
    }

    fn finish(mut self, deployment: &Deployment, scheme: Option<crate::model::SchemeName>) -> Projection {
        let problems = &mut self.problems;
        let tools = unique(self.tools, NameKind::Tool, |tool| (&tool.name, &tool.source), problems);
        let resources =
            unique(self.resources, NameKind::Resource, |resource| (&resource.uri, &resource.source), problems);
        let templates =
            unique(self.templates, NameKind::Template, |template| (&template.uri_template, &template.source), problems);
        let prompts = unique(self.prompts, NameKind::Prompt, |prompt| (&prompt.name, &prompt.source), problems);
        case_collisions(&tools, problems);
        let domain = deployment.domain.clone();
        let not_checked = self.not_checked;
        let endpoint = Endpoint { domain, scheme, tools, resources, templates, prompts, not_checked };
        Projection { endpoint, problems: self.problems }
    }
}

/// Sorts by name and keeps the first of each; every name that is wanted more than once is a problem.
fn unique<T>(
    items: Vec<T>,
    kind: NameKind,
    key: impl for<'t> Fn(&'t T) -> (&'t String, &'t Source),
    problems: &mut Vec<Problem>,
) -> Vec<T> {
    let mut groups: BTreeMap<String, Vec<T>> = BTreeMap::new();
    for item in items {
        groups.entry(key(&item).0.clone()).or_default().push(item);
    }
    let mut kept = Vec::with_capacity(groups.len());
    for (name, group) in groups {
        if group.len() > 1 {
            let sources = group.iter().map(|item| key(item).1.clone()).collect();
            problems.push(Problem::NameCollision { kind, name, sources });
        }
        kept.extend(group.into_iter().next());
    }
    kept
}

fn case_collisions(tools: &[ExposedTool], problems: &mut Vec<Problem>) {
    let mut folded: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for tool in tools {
        folded.entry(tool.name.to_lowercase()).or_default().push(tool.name.clone());
    }
    problems.extend(folded.into_values().filter(|names| names.len() > 1).map(|names| Problem::CaseCollision { names }));
}

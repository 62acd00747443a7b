//! A stored content as the declarations that projection works on: what was deployed is projected by the same
//! functions as what is written.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::model::{
    AgentExport, Auth, CommandSelection, ComponentName, Deployment, Domain, Import, ImportFilter, ImportName, Rendered,
    ToolDefinition, ToolExport, ToolName, ToolSource,
};
use crate::projection::{Catalog, CatalogComponent, Endpoint, ImportSurface, Known, project};

use super::hash::ContentHash;
use super::snapshot::{EndpointSnapshot, ImportSnapshot, Snapshot, ToolExportSnapshot};

/// What imports provide, which no content holds: known from elsewhere, by the hash of the declaration.
pub type Provided = BTreeMap<ContentHash, (Option<ImportName>, Known<ImportSurface>)>;

impl Snapshot {
    /// Definitions, tool sources and bindings. What imports provide is not part of a content: whoever can ask an
    /// upstream fills it in.
    pub fn catalog(&self) -> Catalog {
        let mut catalog = Catalog::default();
        for (name, component) in &self.components {
            let definition = match &component.definition {
                Some(definition) => Known::Yes(definition.clone()),
                None => Known::No(format!("no definition of `{name}` was deployed")),
            };
            let defined = component.definition.iter().flat_map(|definition| definition.tools.keys());
            let tools: Vec<_> =
                if component.implements.is_empty() { defined.collect() } else { component.implements.iter().collect() };
            for tool in tools {
                Arc::make_mut(&mut catalog.tools)
                    .entry(tool.clone())
                    .or_insert_with(|| ToolSource::Component(name.clone()));
            }
            let bindings = component.tool_bindings.keys().cloned().collect();
            Arc::make_mut(&mut catalog.components).insert(name.clone(), CatalogComponent { definition, bindings });
        }
        for (name, release) in &self.remote_tools {
            // What is declared to be a release is nothing else, even where a component has a tool of that name.
            let source = ToolSource::ReleaseId(release.release_id.as_uuid());
            Arc::make_mut(&mut catalog.tools).insert(name.clone(), source);
            let known = (release.component.clone(), release.definition.clone());
            Arc::make_mut(&mut catalog.releases).insert(name.clone(), known);
        }
        catalog.imports = self
            .mcp_imports
            .iter()
            .enumerate()
            .map(|(index, import)| (declared(index, import), Known::No("its upstream has not been asked".to_owned())))
            .collect();
        catalog
    }

    /// The definition of a tool that a component implements, this environment's or a release's publisher's.
    pub fn definition_of(&self, component: &ComponentName, tool: &ToolName) -> Option<&ToolDefinition> {
        match self.remote_tools.get(tool).filter(|release| release.component == *component) {
            Some(release) => Some(&release.definition),
            None => self.components.get(component)?.definition.as_ref()?.tools.get(tool),
        }
    }

    /// The digest of the definitions with which a component runs a tool (or anything else, without one).
    pub fn digest_of(&self, component: &ComponentName, tool: Option<&ToolName>) -> Option<&str> {
        let release = tool.and_then(|tool| self.remote_tools.get(tool));
        match release.filter(|release| release.component == *component) {
            Some(release) => Some(&release.component_digest),
            None => self.components.get(component)?.digest.as_deref(),
        }
    }

    /// The endpoints, in domain order.
    pub fn deployments(&self) -> Vec<Deployment> {
        self.mcp_deployments
            .iter()
            .enumerate()
            .map(|(index, (domain, endpoint))| deployment(index, domain, endpoint))
            .collect()
    }

    /// What each endpoint shows its clients, as far as the content alone can tell.
    pub fn endpoints(&self) -> BTreeMap<Domain, Endpoint> {
        self.endpoints_with(&Provided::new())
    }

    /// The same, with what is known of imports.
    pub fn endpoints_with(&self, provided: &Provided) -> BTreeMap<Domain, Endpoint> {
        let mut catalog = self.catalog();
        for ((import, known), stored) in catalog.imports.iter_mut().zip(&self.mcp_imports) {
            if let Some((name, surface)) = provided.get(&stored.hash) {
                import.name.clone_from(name);
                *known = surface.clone();
            }
        }
        let shown = |deployment: Deployment| (deployment.domain.clone(), project(&deployment, &catalog).endpoint);
        self.deployments().into_iter().map(shown).collect()
    }
}

fn deployment(index: usize, domain: &Domain, endpoint: &EndpointSnapshot) -> Deployment {
    Deployment {
        index,
        subdomain: None,
        domain: domain.clone(),
        agents: endpoint
            .agents
            .iter()
            .map(|(name, agent)| (name.clone(), AgentExport { security_scheme: agent.security_scheme.clone() }))
            .collect(),
        tools: endpoint.tools.iter().map(|(name, tool)| (name.clone(), export(tool))).collect(),
    }
}

fn export(tool: &ToolExportSnapshot) -> ToolExport {
    ToolExport {
        owner: tool.owner_component.clone(),
        security_scheme: tool.security_scheme.clone(),
        selection: match (&tool.include, &tool.exclude) {
            (Some(patterns), _) => CommandSelection::Include(patterns.clone()),
            (None, Some(patterns)) => CommandSelection::Exclude(patterns.clone()),
            (None, None) => CommandSelection::All,
        },
    }
}

/// The declaration of a stored import. URL and credentials are sealed elsewhere, so their places stay unrendered.
fn declared(index: usize, import: &ImportSnapshot) -> Import {
    let sealed = || Rendered { template: String::new(), value: None };
    Import {
        index,
        name: None,
        url: sealed(),
        auth: match (import.auth_kind.as_deref(), &import.security_scheme) {
            (Some("basic"), _) => Auth::Basic { user: sealed(), password: sealed() },
            (Some(_), _) => Auth::Bearer(sealed()),
            (None, Some(scheme)) => Auth::Scheme(scheme.clone()),
            (None, None) => Auth::None,
        },
        prefix: import.prefix.clone(),
        filter: match (&import.include, &import.exclude) {
            (Some(globs), _) => ImportFilter::Include(globs.clone()),
            (None, Some(globs)) => ImportFilter::Exclude(globs.clone()),
            (None, None) => ImportFilter::All,
        },
        version: import.version.clone(),
    }
}

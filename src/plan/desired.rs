//! What a manifest wants an environment to hold.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::model::{
    Application, Auth, CommandSelection, ComponentName, Deployment, EnvironmentName, Import, ImportFilter, Rendered,
    RuntimeFile, ToolName, ToolSource,
};
use crate::projection::catalog::title_of;

use super::hash;
use super::import::{ImportDeclaration, InlineAuth};
use super::releases::ReleaseReference;
use super::snapshot::{
    AgentExportSnapshot, ComponentSnapshot, EndpointSnapshot, RemoteToolSnapshot, Snapshot, ToolExportSnapshot,
};

/// Everything that an environment should hold: what may be shown, and the imports with their secrets apart.
#[derive(Debug, Clone, Default)]
pub struct Desired {
    content: Snapshot,
    /// Tools that are releases, as the manifest names them. What they are is known to the control plane alone: see
    /// [`Self::resolve`].
    pub releases: BTreeMap<ToolName, ReleaseReference>,
    /// Imports in list order, with URL and credentials.
    pub imports: Vec<ImportDeclaration>,
}

impl Desired {
    /// Says what the references of [`Self::releases`] lead to.
    pub fn resolve(&mut self, tools: BTreeMap<ToolName, RemoteToolSnapshot>) {
        self.content.remote_tools = tools;
    }

    /// The tools that a deploy publishes.
    pub fn published(&self) -> impl Iterator<Item = &ToolName> {
        self.content.published_tools.iter()
    }

    /// The desired content for an environment. Its id enters the hashes of imports with inline credentials; for one
    /// that does not exist yet the nil id serves, since nothing deployed can equal it.
    pub fn snapshot(&self, environment: Uuid) -> Snapshot {
        let mut snapshot = self.content.clone();
        snapshot.mcp_imports =
            self.imports.iter().map(|import| import.snapshot(hash::import(import, environment))).collect();
        snapshot
    }
}

/// Why a manifest cannot be turned into deployable content.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DesiredError {
    /// The environment is not declared.
    #[error("the manifest declares no environment `{0}`")]
    UnknownEnvironment(EnvironmentName),
    /// A value of an import needs a variable that is not set.
    #[error("`{field}` of {import} of `{environment}` needs {}", needed(variables))]
    NotRendered {
        /// The environment.
        environment: EnvironmentName,
        /// The import, for people.
        import: String,
        /// The key.
        field: &'static str,
        /// The variables that it reads.
        variables: Vec<String>,
    },
}

fn needed(variables: &[String]) -> String {
    match variables {
        [] => "a variable that is not set".to_owned(),
        [name] => format!("the variable `{name}`, which is not set"),
        names => format!("the variables `{}`, and not all of them are set", names.join("`, `")),
    }
}

/// What the manifest, with the definitions of the runtime file, wants the environment to hold.
///
/// Call it on an application without errors: what was wrong is absent from the model, and would count as removed.
pub fn desired(
    application: &Application,
    environment: &EnvironmentName,
    runtime: Option<&RuntimeFile>,
) -> Result<Desired, DesiredError> {
    if !application.environments.contains_key(environment) {
        return Err(DesiredError::UnknownEnvironment(environment.clone()));
    }
    let mut content = Snapshot {
        components: components(application, environment, runtime),
        published_tools: application.published_in(environment).cloned().collect(),
        ..Snapshot::default()
    };
    for deployment in application.deployments_of(environment) {
        content.mcp_deployments.entry(deployment.domain.clone()).or_insert_with(|| endpoint(deployment));
    }
    let imports = application
        .imports_of(environment)
        .iter()
        .map(|import| import_declaration(environment, import))
        .collect::<Result<_, _>>()?;
    let declared = application.tools.iter();
    let releases =
        declared.filter_map(|(tool, declaration)| Some((tool.clone(), ReleaseReference::of(&declaration.source)?)));
    Ok(Desired { content, releases: releases.collect(), imports })
}

fn components(
    application: &Application,
    environment: &EnvironmentName,
    runtime: Option<&RuntimeFile>,
) -> BTreeMap<ComponentName, ComponentSnapshot> {
    application
        .components
        .iter()
        .map(|(name, component)| {
            let definition = runtime
                .and_then(|runtime| runtime.components.get(name))
                .and_then(|component| component.definition.clone());
            let mut implements: Vec<ToolName> = application
                .tools
                .iter()
                .filter(|(_, tool)| matches!(&tool.source, ToolSource::Component(owner) if owner == name))
                .map(|(tool, _)| tool.clone())
                .collect();
            implements.sort_unstable();
            let tool_bindings = component
                .bindings
                .get(environment)
                .iter()
                .map(|(tool, binding)| (tool.clone(), binding.parameters.clone()))
                .collect();
            let digest = definition.as_ref().map(crate::model::ComponentDefinition::digest);
            (name.clone(), ComponentSnapshot { definition, digest, tool_bindings, implements })
        })
        .collect()
}

fn endpoint(deployment: &Deployment) -> EndpointSnapshot {
    EndpointSnapshot {
        agents: deployment
            .agents
            .iter()
            .map(|(name, agent)| (name.clone(), AgentExportSnapshot { security_scheme: agent.security_scheme.clone() }))
            .collect(),
        tools: deployment
            .tools
            .iter()
            .map(|(name, tool)| {
                let (include, exclude) = match &tool.selection {
                    CommandSelection::All => (None, None),
                    CommandSelection::Include(patterns) => (Some(patterns.clone()), None),
                    CommandSelection::Exclude(patterns) => (None, Some(patterns.clone())),
                };
                let export = ToolExportSnapshot {
                    owner_component: tool.owner.clone(),
                    security_scheme: tool.security_scheme.clone(),
                    include,
                    exclude,
                };
                (name.clone(), export)
            })
            .collect(),
    }
}

/// One import, rendered.
///
/// # Errors
/// When a variable that it needs is not set.
pub fn import_declaration(environment: &EnvironmentName, import: &Import) -> Result<ImportDeclaration, DesiredError> {
    let value = |field, rendered: &Rendered| {
        rendered.value.clone().ok_or_else(|| DesiredError::NotRendered {
            environment: environment.clone(),
            import: title_of(import),
            field,
            variables: rendered.variables().into_iter().map(str::to_owned).collect(),
        })
    };
    let (auth, security_scheme) = match &import.auth {
        Auth::None => (None, None),
        Auth::Bearer(token) => (Some(InlineAuth::Bearer(value("auth.bearer", token)?)), None),
        Auth::Basic { user, password } => {
            let user = value("auth.basic.user", user)?;
            (Some(InlineAuth::Basic { user, password: value("auth.basic.password", password)? }), None)
        }
        Auth::Scheme(scheme) => (None, Some(scheme.clone())),
    };
    let (include, exclude) = match &import.filter {
        ImportFilter::All => (None, None),
        ImportFilter::Include(globs) => (Some(globs.clone()), None),
        ImportFilter::Exclude(globs) => (None, Some(globs.clone())),
    };
    Ok(ImportDeclaration {
        name: import.name.clone(),
        url: value("url", &import.url)?,
        auth,
        security_scheme,
        prefix: import.prefix.clone(),
        include,
        exclude,
        version: import.version.clone(),
    })
}

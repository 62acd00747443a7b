//! From a runtime file to runtimes.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use futures::future::{BoxFuture, join_all};
use tokio::sync::Notify;

use crate::model::{ComponentDefinition, ComponentName, RuntimeBinding, RuntimeComponent, RuntimeFile};

use super::mcp::McpRuntime;
use super::place::Place;
use super::program::{ProgramRuntime, Vectors};
use super::{Call, CallError, NotReady, Outcome, Runtime};

/// A component of this machine: what it is, and how it runs.
#[derive(Clone)]
pub struct LocalComponent {
    /// What it offers, or why that cannot be known.
    pub definition: Result<ComponentDefinition, NotReady>,
    /// The digest of the definition: a deployment revision is served only with an equal one.
    pub digest: Option<String>,
    /// What runs it.
    pub runtime: Arc<dyn Runtime>,
}

impl std::fmt::Debug for LocalComponent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LocalComponent").field("digest", &self.digest).finish_non_exhaustive()
    }
}

/// Makes the runtimes of a file. One component that cannot run leaves the others alone. `changes` is told when what a
/// component offers becomes something else while it runs: [`Runtime::describe`] then says what.
pub async fn load(
    file: &RuntimeFile,
    data_folder: Option<&Path>,
    changes: &Arc<Notify>,
) -> BTreeMap<ComponentName, LocalComponent> {
    let components = file.components.iter().map(|(name, component)| async move {
        let place = Place::new(component, &file.root, data_folder);
        let runtime: Arc<dyn Runtime> = match &component.binding {
            RuntimeBinding::Mcp { command, args } => {
                let runtime = McpRuntime::new(name, component, command.clone(), args.clone(), place, changes.clone());
                Arc::new(if file.described.contains(name) { runtime.not_recorded() } else { runtime })
            }
            _ => runtime(name, component, place),
        };
        let definition = match &component.definition {
            Some(definition) => Ok(definition.clone()),
            None => runtime.describe().await,
        };
        let digest = definition.as_ref().ok().map(ComponentDefinition::digest);
        (name.clone(), LocalComponent { definition, digest, runtime })
    });
    join_all(components).await.into_iter().collect()
}

/// Asks the stdio MCP servers whose definitions are not recorded what they offer, and completes the file with it.
/// Returns those that do not answer.
pub async fn describe(file: &mut RuntimeFile, data_folder: Option<&Path>) -> BTreeMap<ComponentName, NotReady> {
    let root = file.root.clone();
    let answers = file
        .components
        .iter()
        .filter(|(_, component)| component.definition.is_none())
        .filter(|(_, component)| matches!(component.binding, RuntimeBinding::Mcp { .. }))
        .map(|(name, component)| {
            let runtime = runtime(name, component, Place::new(component, &root, data_folder));
            async move { (name.clone(), runtime.describe().await) }
        });
    let mut silent = BTreeMap::new();
    for (name, answer) in join_all(answers).await {
        match (answer, file.components.get_mut(&name)) {
            (Ok(definition), Some(component)) => {
                component.definition = Some(definition);
                file.described.insert(name);
            }
            (Ok(_), None) => {}
            (Err(reason), _) => {
                silent.insert(name, reason);
            }
        }
    }
    silent
}

/// What stands in the way of the file's components on this machine: a program or folder that is not there. Known
/// without starting anything, so that it can be said before a call fails.
pub async fn obstacles(file: &RuntimeFile, data_folder: Option<&Path>) -> Vec<(ComponentName, NotReady)> {
    let mut found = Vec::new();
    for (name, component) in &file.components {
        let place = Place::new(component, &file.root, data_folder);
        let verdict = match &component.binding {
            RuntimeBinding::Mcp { command, .. } => place.program(command, "mcp.command").map(drop),
            _ => runtime(name, component, place).describe().await.map(drop),
        };
        found.extend(verdict.err().map(|reason| (name.clone(), reason)));
    }
    found
}

fn runtime(name: &ComponentName, component: &RuntimeComponent, place: Place) -> Arc<dyn Runtime> {
    match &component.binding {
        RuntimeBinding::Run(vectors) => {
            Arc::new(ProgramRuntime::new(Vectors::Explicit(vectors.clone()), component, place))
        }
        RuntimeBinding::Exec(vector) => {
            Arc::new(ProgramRuntime::new(Vectors::Derived(vector.clone()), component, place))
        }
        RuntimeBinding::Mcp { command, args } => {
            Arc::new(McpRuntime::new(name, component, command.clone(), args.clone(), place, Arc::default()))
        }
        RuntimeBinding::Wasm(_) => Arc::new(Unsupported("wasm")),
    }
}

/// A binding that the grammar has and this version cannot run.
struct Unsupported(&'static str);

impl Runtime for Unsupported {
    fn describe(&self) -> BoxFuture<'_, Result<ComponentDefinition, NotReady>> {
        Box::pin(async { Err(NotReady::Unsupported(self.0)) })
    }

    fn invoke(&self, _: Call) -> BoxFuture<'_, Result<Outcome, CallError>> {
        Box::pin(async { Err(NotReady::Unsupported(self.0).into()) })
    }
}

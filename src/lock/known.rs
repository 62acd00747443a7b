//! What a lock makes known about the imports of a manifest, offline.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::model::{Application, EnvironmentName, Import, ImportFilter, ImportName, Prefix, ToolName};
use crate::projection::catalog::title_of;
use crate::projection::import::{project_import, sanitize};
use crate::projection::{ImportSurface, ImportedTool, Known};

use super::{Definition, Filter, Lock, LockedImport, LockedTool};

/// A place where lock and manifest do not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stale {
    /// The environment.
    pub environment: EnvironmentName,
    /// The declared import's position; `None` when only the lock has it.
    pub index: Option<usize>,
    /// Its name; `None` for one without, which cannot be pinned.
    pub name: Option<ImportName>,
    /// What does not fit.
    pub reason: StaleReason,
}

/// What does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StaleReason {
    /// The declared import is not pinned.
    NotLocked,
    /// The declared import has no name to pin it by.
    Unnamed,
    /// It is pinned for another filter.
    OtherFilter,
    /// Its projected definitions have the names of another prefix.
    OtherPrefix,
    /// The pinned import is not declared.
    NotDeclared,
}

/// What an import provides according to its entry.
///
/// # Errors
/// When the entry was made for another filter or prefix.
pub fn surface(locked: &LockedImport, import: &Import) -> Result<ImportSurface, StaleReason> {
    if locked.filter != Filter::from(&import.filter) {
        return Err(StaleReason::OtherFilter);
    }
    provided(&locked.tools, import.prefix.as_ref(), &import.filter).ok_or(StaleReason::OtherPrefix)
}

/// What pinned tools become; `None` when a projected one has the name of another prefix.
pub(super) fn provided(
    tools: &BTreeMap<String, LockedTool>,
    prefix: Option<&Prefix>,
    filter: &ImportFilter,
) -> Option<ImportSurface> {
    let verbatim: Vec<Value> = tools
        .values()
        .filter_map(|tool| match &tool.definition {
            Definition::Verbatim(value) => Some(value.clone()),
            Definition::Projected(_) => None,
        })
        .collect();
    let mut surface = project_import(&verbatim, prefix, filter);
    for (upstream_name, tool) in tools {
        let Definition::Projected(definition) = &tool.definition else { continue };
        let name = definition.pointer("/commands/nodes/0/name").and_then(Value::as_str).unwrap_or_default();
        let expected = match prefix {
            Some(prefix) => format!("{prefix}-{}", sanitize(upstream_name)),
            None => sanitize(upstream_name),
        };
        let name = ToolName::parse(name).ok().filter(|name| name.as_str() == expected)?;
        surface.tools.push(ImportedTool {
            name,
            upstream_name: upstream_name.clone(),
            digest: String::new(),
            definition: definition.clone().into(),
            upstream: Value::Null,
        });
    }
    surface.tools.sort_by(|a, b| a.name.cmp(&b.name));
    Some(surface)
}

/// What the imports of an application provide, by environment and position; with the reason where it is not known.
pub fn known(
    lock: Option<&Lock>,
    application: &Application,
) -> BTreeMap<(EnvironmentName, usize), Known<ImportSurface>> {
    let mut known = BTreeMap::new();
    for (environment, import) in declared(application) {
        let entry = entry(lock, environment, import);
        let what = match entry.map(|locked| surface(locked, import)) {
            Some(Ok(surface)) => Known::Yes(surface),
            Some(Err(StaleReason::OtherFilter)) => {
                Known::No(format!("{} is locked with another filter", title_of(import)))
            }
            Some(Err(_)) => Known::No(format!("{} is locked with another prefix", title_of(import))),
            None => Known::No(format!("{} has no lock entry", title_of(import))),
        };
        known.insert((environment.clone(), import.index), what);
    }
    known
}

/// Everything that does not fit between a lock and an application, declared imports first.
pub fn stale(lock: Option<&Lock>, application: &Application) -> Vec<Stale> {
    let mut found = Vec::new();
    for (environment, import) in declared(application) {
        let reason = match (&import.name, entry(lock, environment, import)) {
            (None, _) => StaleReason::Unnamed,
            (_, None) => StaleReason::NotLocked,
            (_, Some(locked)) => match surface(locked, import) {
                Ok(_) => continue,
                Err(reason) => reason,
            },
        };
        found.push(Stale {
            environment: environment.clone(),
            index: Some(import.index),
            name: import.name.clone(),
            reason,
        });
    }
    for (environment, imports) in lock.into_iter().flat_map(|lock| &lock.environments) {
        let declared = application.imports_of(environment);
        for name in imports.keys().filter(|name| !declared.iter().any(|import| import.name.as_ref() == Some(name))) {
            found.push(Stale {
                environment: environment.clone(),
                index: None,
                name: Some(name.clone()),
                reason: StaleReason::NotDeclared,
            });
        }
    }
    found
}

fn declared(application: &Application) -> impl Iterator<Item = (&EnvironmentName, &Import)> {
    application
        .imports
        .iter()
        .flat_map(|(environment, imports)| imports.iter().map(move |import| (environment, import)))
}

fn entry<'a>(lock: Option<&'a Lock>, environment: &EnvironmentName, import: &Import) -> Option<&'a LockedImport> {
    lock?.environments.get(environment)?.get(import.name.as_ref()?)
}

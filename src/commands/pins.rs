//! `deploy --locked` and the pins of an environment: nothing is deployed that was not agreed to, and the server is told
//! what was.

use futures::StreamExt;

use super::Context;
use super::control_plane::{Remote, ServerArgs};
use super::import::ReadingArgs;
use super::import::read::{Reader, Reading};
use super::load::VariableArgs;
use super::lock::{ChangeDocument, changes_text, compared, entry_of};
use super::mcp_client::render::first_line;
use super::plan::Planned;
use crate::api::pins::PinsUpdate;
use crate::lock::{Lock, PinnedImport, Pins, StaleReason, stale};
use crate::model::{EnvironmentId, Import};
use crate::plan::{self, Desired};
use crate::ui::{Exit, Failure, Recovery};

/// Upstreams that are asked at the same time.
const CONCURRENT: usize = 64;
/// Time for each upstream.
const LIMIT: std::time::Duration = std::time::Duration::from_secs(30);

/// Refuses, before anything is written, what differs from the lock or is not in it.
///
/// # Errors
/// Exit 1 where the lock does not cover every import, 3 and 4 where one cannot be read to compare, 6 where it differs.
pub(super) async fn prove(
    context: &Context,
    planned: &Planned,
    variables: &VariableArgs,
    server: &ServerArgs,
) -> Result<(), Failure> {
    let loaded = &planned.checked.loaded;
    let (environment, _) = context.environment(loaded)?;
    let imports = loaded.application.imports_of(environment);
    covered(planned, environment.as_str())?;
    // Whoever holds the consent reads; the others are asked from here, where no memory of a server lies between.
    let reading = ReadingArgs {
        revision: None,
        manifest: true,
        local: false,
        timeout: LIMIT,
        variables: variables.clone(),
        server: server.clone(),
    };
    let local = Reader::local(environment, server.ca_bundle.clone(), LIMIT);
    let is_guarded = |import: &Import| matches!(import.auth, crate::model::Auth::Scheme(_));
    let guarded = if imports.iter().any(is_guarded) {
        Some(Reader::new(context, loaded, &reading, true).await?.verbatim())
    } else {
        None
    };
    let readings: Vec<Result<Reading, Failure>> = futures::stream::iter(imports)
        .map(async |import| match &guarded {
            Some(reader) if is_guarded(import) => reader.read(import).await,
            _ => local.read(import).await,
        })
        .buffered(CONCURRENT)
        .collect()
        .await;
    let locked = loaded.lock.as_ref().and_then(|lock| lock.environments.get(environment));
    let mut changes = Vec::new();
    for (import, reading) in imports.iter().zip(readings) {
        let Some((name, pinned)) = import.name.as_ref().and_then(|name| Some((name, locked?.get(name)?))) else {
            continue;
        };
        let reading = reading?;
        let (now, not_locked) = entry_of(import, &reading);
        if let Some(item) = not_locked.first() {
            let tool = first_line(&item.tool, 80);
            return Err(Failure::refused("lock-incomplete", format!("import `{name}`: `{tool}` cannot be locked"))
                .cause(item.reason)
                .help("leave it out with `exclude` at the import"));
        }
        changes.extend(compared(pinned, &now, &reading).into_iter().map(|change| ChangeDocument::of(name, change)));
    }
    if changes.is_empty() {
        return Ok(());
    }
    context.printer.status(changes_text(&changes).trim_end());
    let mut failure = Failure::new(
        "lock-differs",
        Exit::Different,
        Recovery::Correct,
        "what the imports provide differs from `mcp.lock`, and nothing was changed",
    )
    .help(format!(
        "look at it with `mcpctl lock -E {environment} --check`, agree with `mcpctl lock -E {environment} --update`"
    ));
    failure.causes.extend(changes.iter().map(ChangeDocument::summary));
    Err(failure)
}

/// Every import of the environment must be pinned as it is declared.
fn covered(planned: &Planned, environment: &str) -> Result<(), Failure> {
    let loaded = &planned.checked.loaded;
    let missing: Vec<String> = stale(loaded.lock.as_ref(), &loaded.application)
        .into_iter()
        .filter(|entry| entry.environment.as_str() == environment && entry.reason != StaleReason::NotDeclared)
        .map(|entry| {
            let what = match (&entry.name, entry.index) {
                (Some(name), _) => format!("import `{name}`"),
                (None, index) => format!("the unnamed import at position {}", index.unwrap_or_default()),
            };
            match entry.reason {
                StaleReason::Unnamed => format!("{what} has no name to lock it by"),
                StaleReason::OtherFilter => format!("{what} is locked with another filter"),
                StaleReason::OtherPrefix => format!("{what} is locked with another prefix"),
                StaleReason::NotLocked | StaleReason::NotDeclared => format!("{what} is not locked"),
            }
        })
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let mut failure = Failure::refused("lock-incomplete", "`mcp.lock` does not cover what would be deployed")
        .help(format!("run `mcpctl lock -E {environment}` and commit the file"));
    failure.causes = missing;
    Err(failure)
}

/// The pins of the imports that are deployed, by the hash that means them on the server.
fn pins_of(lock: &Lock, desired: &Desired, planned: &Planned, id: EnvironmentId) -> Pins {
    let locked = lock.environments.get(&planned.remote.names.name);
    let mut pins = Pins::default();
    for declaration in &desired.imports {
        let entry = declaration.name.as_ref().and_then(|name| locked?.get(name));
        if let Some(entry) = entry.filter(|entry| entry.filter == (&plan::filter_of(declaration)).into()) {
            let hash = plan::import_hash(declaration, id.as_uuid()).to_string();
            pins.imports.insert(hash, PinnedImport { tools: entry.tools.clone() });
        }
    }
    pins
}

/// Makes the server's pins those of the lock; says whether anything changed. A server without pins is left alone, and
/// so is one without any where there is no lock.
///
/// # Errors
/// When the server refuses, or cannot be reached.
pub(super) async fn send(planned: &Planned, id: EnvironmentId) -> Result<bool, Failure> {
    let remote: &Remote = &planned.remote;
    if !remote.has_pins {
        return Ok(false);
    }
    let empty = Lock::default();
    let lock = planned.checked.loaded.lock.as_ref().unwrap_or(&empty);
    let wanted = pins_of(lock, &planned.desired, planned, id).to_json();
    let current = remote.client.pins(id).await.map_err(|error| remote.failure(error))?;
    let nothing = current.pins.is_none() && wanted == Pins::default().to_json();
    if nothing || current.pins.as_ref() == Some(&wanted) {
        return Ok(false);
    }
    let update = PinsUpdate { current_revision: current.revision, pins: wanted };
    remote.client.put_pins(id, &update).await.map_err(|error| remote.failure(error))?;
    Ok(true)
}

//! `validate --online`: what imports provide is asked of their servers instead of looked up in the lock.

use std::time::Duration;

use futures::StreamExt;

use crate::check::KnownImports;
use crate::commands::Context;
use crate::commands::import::read::Reader;
use crate::lock;
use crate::manifest::Loaded;
use crate::model::EnvironmentName;
use crate::projection::Known;
use crate::ui::{Exit, Failure, Progress};

/// Upstreams that are asked at the same time.
const CONCURRENT: usize = 64;

/// Reads the imports of some environments. One that cannot be read stays as the lock has it, with a warning, and
/// decides the exit code. One behind OAuth is not asked, since this machine never has the consent: that decides nothing,
/// and the note about it names the way through the control plane.
pub(super) fn read(
    context: &Context,
    loaded: &Loaded,
    environments: &[EnvironmentName],
    limit: Duration,
) -> Result<(KnownImports, Exit), Failure> {
    let imports: Vec<_> = environments
        .iter()
        .flat_map(|environment| {
            loaded.application.imports_of(environment).iter().map(move |import| (environment, import))
        })
        .collect();
    if imports.is_empty() {
        return Ok((KnownImports::new(), Exit::Done));
    }
    let outcomes = context.block_on(async {
        let progress = Progress::start(&context.printer, format!("asking {} imports", imports.len()));
        let mut answers = futures::stream::iter(&imports)
            .map(async |(environment, import)| Reader::local(environment, None, limit).read(import).await)
            .buffered(CONCURRENT);
        let mut outcomes = Vec::new();
        while let Some(outcome) = answers.next().await {
            outcomes.push(outcome);
            progress.step(format!("asked {} of {} imports", outcomes.len(), imports.len()));
        }
        Ok(outcomes)
    })?;
    let locked = lock::known(loaded.lock.as_ref(), &loaded.application);
    let (mut known, mut exit) = (KnownImports::new(), Exit::Done);
    for ((environment, import), outcome) in imports.into_iter().zip(outcomes) {
        match outcome {
            Ok(reading) => {
                known.insert((environment.clone(), import.index), Known::Yes(reading.surface()));
            }
            Err(failure) => {
                let at = (environment.clone(), import.index);
                let is_locked = matches!(locked.get(&at), Some(Known::Yes(_)));
                let instead = if is_locked { "checked as `mcp.lock` has it" } else { "not checked" };
                if failure.exit != Exit::SignIn {
                    exit = exit.worst(Exit::Unreachable);
                    context.printer.warning(format_args!("not asked live, {instead}: {}", failure.message));
                } else if is_locked {
                    let name = import.name.as_ref().map(ToString::to_string).unwrap_or_default();
                    context.printer.status(format_args!(
                        "note: import `{name}` of `{environment}` is {instead}: its OAuth consent is with the control plane, \
                         which `mcpctl lock -E {environment} --check --manifest --only {name}` asks"
                    ));
                } else {
                    // The finding about it names the next step.
                    let reason = "the control plane keeps its OAuth consent, so only that can ask it";
                    known.insert(at, Known::No(reason.to_owned()));
                }
            }
        }
    }
    Ok((known, exit))
}

//! Writing a plan to a file, and reading it back.

use std::io::{Read, Write};
use std::path::Path;

use super::super::Context;
use super::releases::RELEASE_NOT_FOUND;
use super::{Planned, sealed};
use crate::plan::saved::{Base, SAVED_PLAN_TYPE, SAVED_PLAN_VERSION};
use crate::plan::{Action, Difference, SavedContent, SavedPlan, Snapshot};
use crate::settings::env;
use crate::ui::{Exit, Failure, Recovery};

use sealed::Compared;

/// The largest plan that is read.
const MAX_PLAN: u64 = 64 << 20;

impl Planned {
    /// The plan as it is saved.
    pub(crate) fn saved(&self) -> SavedPlan {
        SavedPlan {
            kind: SAVED_PLAN_TYPE.to_owned(),
            version: SAVED_PLAN_VERSION,
            server: self.remote.target.shown(),
            application: self.remote.names.application.clone(),
            environment: self.remote.names.name.clone(),
            environment_id: self.found.as_ref().map(|found| found.id.as_uuid()),
            base: self.found.as_ref().and_then(|found| found.current.as_ref()).map(|current| Base {
                current_revision: current.revision,
                deployment_revision: current.deployment_revision,
            }),
            desired: SavedContent::from(&self.content),
            replaced_imports: self.difference.replaced_imports(),
            // Whoever writes the plan seals it.
            sealed_imports: None,
            grants: self.difference.grants.clone(),
        }
    }
}

/// Saves a plan. The file appears whole or not at all.
pub(super) fn write(context: &Context, path: &Path, planned: &Planned) -> Result<(), Failure> {
    let mut saved = planned.saved();
    match sealed::seal(&saved, planned) {
        Ok(seal) => saved.sealed_imports = seal,
        Err(failure) => context.printer.warning(format_args!(
            "{}; a later edit of an import's URL or credentials cannot be noticed when this plan is deployed",
            failure.message
        )),
    }
    let mut text =
        serde_json::to_string_pretty(&saved).map_err(|error| Failure::bug("the plan has no JSON form").cause(error))?;
    text.push('\n');
    if path.as_os_str() == "-" {
        return context.printer.stdout(&text);
    }
    let failed = |error: &dyn std::fmt::Display| {
        Failure::usage("output", format!("cannot write the plan to `{}`", path.display())).cause(error)
    };
    // A link stays a link, and what is no regular file (a device, a pipe) is written into, never replaced.
    let target = fs_err::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match fs_err::metadata(&target) {
        Ok(found) if found.is_dir() => return Err(failed(&"it is a folder")),
        Ok(found) if !found.is_file() => {
            let mut file = fs_err::OpenOptions::new().write(true).open(&target).map_err(|error| failed(&error))?;
            file.write_all(text.as_bytes()).map_err(|error| failed(&error))?;
        }
        Ok(found) if found.len() > 0 && read(&target).is_err() => {
            return Err(failed(&"it exists and is no saved plan").help("choose another name, or remove the file first"));
        }
        _ => {
            let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let mut file = tempfile::NamedTempFile::new_in(folder).map_err(|error| failed(&error))?;
            file.write_all(text.as_bytes()).map_err(|error| failed(&error))?;
            file.persist(&target).map_err(|error| failed(&error.error))?;
        }
    }
    context.printer.done("saved", format_args!("the plan as `{}`", path.display()));
    Ok(())
}

/// Reads a saved plan.
pub(crate) fn read(path: &Path) -> Result<SavedPlan, Failure> {
    let mut bytes = Vec::new();
    let file = if path.as_os_str() == "-" {
        std::io::stdin().lock().take(MAX_PLAN + 1).read_to_end(&mut bytes)
    } else {
        fs_err::File::open(path).and_then(|file| file.take(MAX_PLAN + 1).read_to_end(&mut bytes))
    };
    file.map_err(|error| Failure::usage("unreadable", "cannot read the plan").cause(error))?;
    if bytes.len() as u64 > MAX_PLAN {
        return Err(Failure::usage("too-large", format!("`{}` is larger than {} MiB", path.display(), MAX_PLAN >> 20)));
    }
    SavedPlan::parse(&bytes).map_err(|error| {
        Failure::usage("not-a-plan", format!("`{}` cannot be deployed", path.display()))
            .cause(error)
            .help("make one with `mcpctl plan -o FILE`")
    })
}

/// Refuses a saved plan that does not hold any more, and says what changed meanwhile.
pub(crate) async fn still_holds(context: &Context, saved: &SavedPlan, planned: &Planned) -> Result<(), Failure> {
    let now = planned.saved();
    let mut reasons = saved.stale_against(&now);
    if reasons.is_empty() {
        reasons = edited_imports(context, saved, planned);
    }
    if reasons.is_empty() {
        return Ok(());
    }
    if saved.base != now.base && saved.environment_id == now.environment_id {
        reasons.extend(meanwhile(saved, planned).await);
    }
    let mut failure = Failure::new("stale-plan", Exit::Conflict, Recovery::Retry, "the plan is stale")
        .help("make a new one with `mcpctl plan -o FILE`, and look at it before you deploy it");
    failure.causes.extend(reasons);
    Err(failure)
}

/// Imports whose URL or credentials are not those that the plan was made with. Another machine may be unable to tell; it
/// says so.
fn edited_imports(context: &Context, saved: &SavedPlan, planned: &Planned) -> Vec<String> {
    match sealed::compare(saved, planned) {
        Compared::Same => Vec::new(),
        Compared::Others(imports) => imports
            .into_iter()
            .map(|index| format!("URL or credentials of import {index} are not those that the plan was made with"))
            .collect(),
        Compared::Unknown(why) => {
            context.printer.warning(format_args!(
                "whether the imports still have the URLs and credentials that the plan was made with cannot be told \
                 ({why}); set {} to one key where plans are made and where they are deployed",
                env::SECRET_KEY.name
            ));
            Vec::new()
        }
    }
}

/// The failure to plan what a saved plan has: where a release of it is not there any more, the plan is stale.
pub(crate) fn cannot_hold(failure: Failure) -> Failure {
    if failure.code != RELEASE_NOT_FOUND {
        return failure;
    }
    let mut stale = Failure::new("stale-plan", Exit::Conflict, Recovery::Retry, "the plan is stale");
    stale.causes.push(failure.message);
    stale.causes.extend(failure.causes);
    stale.help = failure.help;
    stale
}

/// What others deployed since the plan was made. It only explains; that it cannot be had changes nothing.
async fn meanwhile(saved: &SavedPlan, planned: &Planned) -> Vec<String> {
    let (client, scope) = (&planned.remote.client, planned.remote.scope);
    let Some(found) = &planned.found else { return Vec::new() };
    let before = match saved.base {
        Some(base) => client.content(scope, found.id, base.deployment_revision).await,
        None => Ok(Snapshot::default()),
    };
    let (Ok(before), Ok(after)) = (before, client.current_content(scope, Some(found)).await) else {
        return Vec::new();
    };
    let word = |action| match action {
        Action::Create => "was created",
        Action::Delete => "was deleted",
        Action::Update | Action::Unchanged => "was changed",
    };
    let difference = Difference::between(&before, &after);
    let components = difference.components.iter().map(|c| format!("component `{}` {}", c.name, word(c.action)));
    let endpoints = difference.deployments.iter().map(|d| format!("endpoint `{}` {}", d.domain, word(d.action)));
    let imports = difference.imports.iter().map(|i| format!("import {} {}", i.index, word(i.action)));
    let releases = difference.releases.iter().map(|r| format!("the tool `{}`, a release, {}", r.tool, word(r.action)));
    components.chain(endpoints).chain(imports).chain(releases).map(|what| format!("meanwhile {what}")).collect()
}

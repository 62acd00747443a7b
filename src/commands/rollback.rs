//! `mcpctl rollback`: makes an earlier deployment the current one again.

use std::collections::BTreeMap;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::control_plane::{Remote, ServerArgs};
use super::load::VariableArgs;
use super::plan::{DeployedDocument, render};
use crate::api::deployments::{Deployment, DeploymentRollback};
use crate::client::Found;
use crate::manifest::Loaded;
use crate::model::{DeploymentRevision, EnvironmentId};
use crate::plan::{self, Difference};
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Make an earlier deployment the current one again
#[derive(Debug, Args)]
#[command(
    disable_version_flag = true,
    group = clap::ArgGroup::new("target").args(["revision", "version"]).required(true),
    after_help = "Examples:
  mcpctl deployments list
  mcpctl rollback --revision 3
  mcpctl rollback --version 2026-02-01 --yes"
)]
pub struct RollbackArgs {
    /// Its number
    #[arg(long, value_name = "N")]
    revision: Option<u64>,
    /// Its version text
    #[arg(long, value_name = "TEXT")]
    version: Option<String>,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// What a rollback did.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RollbackDocument {
    /// The application.
    application: String,
    /// The environment.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// What was deployed before.
    from: Option<DeployedDocument>,
    /// What is deployed now.
    deployment: DeployedDocument,
    /// What changed.
    changes: Difference,
}

impl DocumentBody for RollbackDocument {
    const KIND: &'static str = "rollback";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &RollbackArgs) -> Result<Exit, Failure> {
    let loaded = context.load(&args.variables)?;
    context.block_on(async {
        let (name, environment) = context.environment(&loaded)?;
        let remote = Remote::of(&loaded, name, environment, &args.server).await?;
        let found = remote.need().await?;
        let Some(current) = &found.current else {
            return Err(Failure::refused("not-deployed", format!("`{}` has no deployment yet", remote.title()))
                .help("`mcpctl deploy` makes the first one"));
        };
        let target = chosen(&remote, &found, args).await?;
        if target.revision == current.deployment_revision {
            return Err(Failure::refused("nothing-to-do", format!("revision {} is the current one", target.revision)));
        }
        let difference = between(&remote, &found, target.revision).await?;
        show(context, &remote, &target, &difference);
        let question = format!("Roll `{}` back to revision {}?", remote.title(), target.revision);
        context.confirm(environment.auto_confirm, &question, difference.deletions().is_empty())?;
        let request = DeploymentRollback { current_revision: current.revision, deployment_revision: target.revision };
        let deployed = remote.client.rollback(found.id, &request).await.map_err(|error| remote.failure(error))?;
        warn_of_lost_pins(context, &remote, &found, &loaded).await;
        let document = RollbackDocument {
            application: remote.names.application.to_string(),
            environment: remote.names.name.to_string(),
            server: remote.target.shown(),
            from: DeployedDocument::of(Some(&found)),
            deployment: DeployedDocument {
                revision: deployed.revision.get(),
                current_revision: deployed.current_revision.get(),
                version: deployed.version,
                hash: deployed.deployment_hash.to_string(),
            },
            changes: difference,
        };
        context.printer.result(&Document::of(&document), || {
            format!("Rolled {} back to revision {}\n", remote.title(), document.deployment.revision)
        })?;
        Ok(Exit::Done)
    })
}

/// A rollback brings back the pins of the deployment. Where it had none, and nothing else is pinned, that is said.
async fn warn_of_lost_pins(context: &Context, remote: &Remote, found: &Found, loaded: &Loaded) {
    let id = found.id;
    if !remote.has_pins || !remote.client.pins(id).await.is_ok_and(|known| known.pins.is_some()) {
        return;
    }
    let Ok(status) = remote.client.status(id).await else { return };
    let unpinned: Vec<u32> =
        status.imports.iter().filter(|import| import.pins.is_none()).map(|import| import.import_index).collect();
    if unpinned.is_empty() {
        return;
    }
    let names = names_by_position(remote, id, loaded, status.deployment.as_ref().map(|current| current.revision)).await;
    let named = |index: &u32| names.get(index).map_or_else(|| format!("number {index}"), |name| format!("`{name}`"));
    context.printer.warning(format_args!(
        "these imports are not pinned: {}; to pin them, check out the manifest and `mcp.lock` of that deployment and \
         run `mcpctl deploy --locked`",
        unpinned.iter().map(named).collect::<Vec<_>>().join(", ")
    ));
}

/// The names that the manifest has for deployed imports: those whose complete configuration is the same.
async fn names_by_position(
    remote: &Remote,
    id: EnvironmentId,
    loaded: &Loaded,
    revision: Option<DeploymentRevision>,
) -> BTreeMap<u32, String> {
    let Some(revision) = revision else { return BTreeMap::new() };
    let Ok(summary) = remote.client.summary(id, revision).await else { return BTreeMap::new() };
    let environment = &remote.names.name;
    let declared: BTreeMap<_, _> = loaded
        .application
        .imports_of(environment)
        .iter()
        .filter_map(|import| {
            let declaration = plan::import_declaration(environment, import).ok()?;
            Some((plan::import_hash(&declaration, id.as_uuid()), import.name.as_ref()?.to_string()))
        })
        .collect();
    summary.mcp_imports.iter().filter_map(|entry| Some((entry.index, declared.get(&entry.hash)?.clone()))).collect()
}

/// The deployment that is meant.
async fn chosen(remote: &Remote, found: &Found, args: &RollbackArgs) -> Result<Deployment, Failure> {
    let all =
        remote.client.deployments(found.id, args.version.as_deref()).await.map_err(|error| remote.failure(error))?;
    let is_meant = |deployment: &Deployment| match (&args.revision, &args.version) {
        (Some(revision), _) => deployment.revision.get() == *revision,
        (None, Some(version)) => deployment.version == *version,
        (None, None) => false,
    };
    let mut meant: Vec<Deployment> = all.iter().filter(|deployment| is_meant(deployment)).cloned().collect();
    match meant.len() {
        1 => Ok(meant.remove(0)),
        0 => {
            let what = match (&args.revision, &args.version) {
                (Some(revision), _) => format!("revision {revision}"),
                (None, version) => format!("deployment of version `{}`", version.as_deref().unwrap_or_default()),
            };
            Err(Failure::refused("no-deployment", format!("`{}` has no {what}", remote.title()))
                .help("`mcpctl deployments list` shows what there is"))
        }
        _ => {
            let numbers: Vec<String> = meant.iter().map(|deployment| deployment.revision.to_string()).collect();
            Err(Failure::usage(
                "ambiguous-version",
                format!("several deployments have this version: revisions {}", numbers.join(", ")),
            )
            .help("choose one with `--revision N`"))
        }
    }
}

/// What leads from the current deployment to another one.
pub(crate) async fn between(
    remote: &Remote,
    found: &Found,
    revision: DeploymentRevision,
) -> Result<Difference, Failure> {
    let before = remote.client.current_content(remote.scope, Some(found)).await;
    let after = remote.client.content(remote.scope, found.id, revision).await;
    let failed = |error| remote.failure(error);
    let difference = Difference::between(&before.map_err(failed)?, &after.map_err(failed)?);
    // A rollback publishes nothing, and what was deployed stays usable by that deployment, whatever is granted now.
    Ok(Difference { published: Vec::new(), ..difference })
}

fn show(context: &Context, remote: &Remote, target: &Deployment, difference: &Difference) {
    let printer = &context.printer;
    let mut text = format!("{} on {}, back to revision {}\n\n", remote.title(), remote.target.shown(), target.revision);
    render::changes(&mut text, difference, &[], printer.verbose() > 0);
    printer.status(text.trim_end());
    for what in difference.deletions() {
        printer.warning(format_args!("this deletes {what}"));
    }
}

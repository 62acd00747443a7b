//! `mcpctl plan`: what a deploy would change, for the configuration and for those who use the endpoints.

pub(crate) mod releases;
pub(crate) mod render;
pub(crate) mod saved;
mod sealed;

use std::path::PathBuf;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use super::control_plane::{Remote, ServerArgs};
use super::load::{Checked, VariableArgs};
use super::{Context, data_folder, describe};
use crate::client::{DeployError, Found, Scope};
use crate::model::{EnvironmentName, Import};
use crate::plan::{self, Desired, Difference, Grant, ImportSnapshot, Model, Provided, Snapshot, Summary};
use crate::ui::{Document, DocumentBody, Exit, Failure};

/// Show what a deploy would change
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl plan
  mcpctl plan -E prod --exit-code         # 6 when there are differences
  mcpctl plan -o release.plan             # later: mcpctl deploy release.plan")]
pub struct PlanArgs {
    /// Save the plan, to be deployed later exactly as it is (`-` for standard output)
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Exit with 6 when there are differences
    #[arg(long)]
    exit_code: bool,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// The difference between manifest and control plane.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanDocument {
    /// The application.
    application: String,
    /// The environment.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// What is deployed now; null before the first deploy.
    deployed: Option<DeployedDocument>,
    /// Whether a deploy would change nothing.
    up_to_date: bool,
    /// What would change.
    changes: Difference,
    /// How much.
    summary: Summary,
    /// What the server cannot hold: with any of it a deploy is refused.
    not_supported: Vec<String>,
}

impl DocumentBody for PlanDocument {
    const KIND: &'static str = "plan";
}

/// Where an environment is.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeployedDocument {
    /// The number of the current deployment.
    pub revision: u64,
    /// Counts deploys and rollbacks.
    pub current_revision: u64,
    /// Its version text.
    pub version: String,
    /// Its hash.
    pub hash: String,
}

impl DeployedDocument {
    pub(crate) fn of(found: Option<&Found>) -> Option<Self> {
        let current = found?.current.as_ref()?;
        Some(Self {
            revision: current.deployment_revision.get(),
            current_revision: current.revision.get(),
            version: current.deployment_version.clone(),
            hash: current.deployment_hash.to_string(),
        })
    }
}

/// Manifest and control plane side by side.
pub(crate) struct Planned {
    /// The manifest.
    pub(crate) checked: Checked,
    /// What it wants.
    pub(crate) desired: Desired,
    /// The control plane.
    pub(crate) remote: Remote,
    /// The environment there.
    pub(crate) found: Option<Found>,
    /// What it wants of what the server can hold, in the shape of a stored content.
    pub(crate) content: Snapshot,
    /// What leads from the one to the other.
    pub(crate) difference: Difference,
    /// The active grants of tool releases, where any release is used or wanted.
    pub(crate) grants: Vec<Grant>,
    /// What the server cannot hold.
    pub(crate) not_supported: Vec<String>,
    /// Releases that the manifest names and the server does not have: without them this is not what it wants.
    pub(crate) unresolved: Option<Failure>,
}

impl Planned {
    /// Loads and proves the manifest, and compares it with the control plane that its environment means. Reads only:
    /// nothing is created on the way.
    pub(crate) async fn compute(
        context: &Context,
        variables: &VariableArgs,
        server: &ServerArgs,
    ) -> Result<Self, Failure> {
        Self::survey(context, variables, server).await?.whole()
    }

    /// The same as far as it can be known: also where releases that the manifest names are not there.
    pub(crate) async fn survey(
        context: &Context,
        variables: &VariableArgs,
        server: &ServerArgs,
    ) -> Result<Self, Failure> {
        let mut loaded = context.load(&variables.clone().strict())?;
        let folder = data_folder::locate(None, &loaded);
        describe::complete(&mut loaded, &folder).await?;
        let checked = context.prove(loaded)?;
        let (name, environment) = context.environment(&checked.loaded)?;
        let remote = Remote::of(&checked.loaded, name, environment, server).await?;
        Self::look(remote, checked).await
    }

    /// Compares with a control plane. Reads only.
    pub(crate) async fn against(remote: Remote, checked: Checked) -> Result<Self, Failure> {
        Self::look(remote, checked).await?.whole()
    }

    fn whole(self) -> Result<Self, Failure> {
        match self.unresolved {
            Some(failure) => Err(failure),
            None => Ok(self),
        }
    }

    async fn look(remote: Remote, checked: Checked) -> Result<Self, Failure> {
        let (application, runtime) = (&checked.loaded.application, checked.loaded.runtime.as_ref());
        let mut desired = plan::desired(application, &remote.names.name, runtime)?;
        let found = remote.find().await?;
        let unresolved =
            if remote.has_releases { releases::resolve(&remote, &checked, &mut desired).await? } else { None };
        let whole = desired.snapshot(found.as_ref().map_or(Uuid::nil(), |found| found.id.as_uuid()));
        let mut not_supported = remote.scope.cannot_hold(&whole);
        if !remote.has_releases {
            not_supported.extend(releases::in_words(&desired));
        }
        if remote.scope == Scope::Whole {
            // Where components are not ours to deploy, neither is what surrounds them.
            not_supported.extend(application.unhonoured.of(&remote.names.name).cloned());
        }
        let content = remote.scope.part_of(whole);
        let (difference, grants) = compare(&remote, &checked, found.as_ref(), &content).await?;
        Ok(Self { checked, desired, remote, found, content, difference, grants, not_supported, unresolved })
    }

    /// Whether a deploy would change nothing. An environment without any deployment is never up to date.
    pub(crate) fn up_to_date(&self) -> bool {
        let is_known = self.unresolved.is_none();
        is_known && self.difference.is_empty() && self.found.as_ref().is_some_and(|found| found.current.is_some())
    }

    /// The environment's hash rules; `None` while there is no environment to tell its own.
    ///
    /// # Errors
    /// When they are not known here: nothing can be deployed.
    pub(crate) fn model(&self) -> Result<Option<Model>, DeployError> {
        self.found.as_ref().map(|found| self.remote.client.model_of(found)).transpose()
    }

    fn document(&self) -> PlanDocument {
        PlanDocument {
            application: self.remote.names.application.to_string(),
            environment: self.remote.names.name.to_string(),
            server: self.remote.target.shown(),
            deployed: DeployedDocument::of(self.found.as_ref()),
            up_to_date: self.up_to_date(),
            changes: self.difference.clone(),
            summary: self.difference.summary(),
            not_supported: self.not_supported.clone(),
        }
    }

    /// The plan for people.
    pub(crate) fn text(&self, verbose: bool) -> String {
        let names: Vec<Option<String>> =
            self.desired.imports.iter().map(|import| import.name.as_ref().map(ToString::to_string)).collect();
        render::plan(&render::Head::of(self), &self.difference, &names, verbose)
    }
}

/// What the imports of the manifest provide, as far as the lock tells.
fn provided(checked: &Checked, environment: &EnvironmentName, content: &Snapshot) -> Provided {
    let imports = checked.loaded.application.imports_of(environment).iter().zip(&content.mcp_imports);
    let known = |(import, stored): (&Import, &ImportSnapshot)| {
        let known = checked.imports.get(&(environment.clone(), import.index))?;
        Some((stored.hash, (import.name.clone(), known.clone())))
    };
    imports.filter_map(known).collect()
}

/// What leads from the environment's state to a content, and the grants that it has, where they matter.
async fn compare(
    remote: &Remote,
    checked: &Checked,
    found: Option<&Found>,
    content: &Snapshot,
) -> Result<(Difference, Vec<Grant>), Failure> {
    let same = found.is_some_and(|found| is_deployed(remote, found, content));
    // Equal hashes mean equal contents: nothing needs to be fetched, but for what is published, which is in no hash.
    let deployed = if same && content.published_tools.is_empty() {
        None
    } else {
        Some(remote.client.current_content(remote.scope, found).await.map_err(|error| remote.failure(error))?)
    };
    let mut difference = match &deployed {
        Some(deployed) if same => Difference { published: plan::published(deployed, content), ..Difference::default() },
        Some(deployed) => Difference::between_with(deployed, content, &provided(checked, &remote.names.name, content)),
        None => Difference::default(),
    };
    let uses_releases = |content: &Snapshot| !content.remote_tools.is_empty();
    let grants = match found {
        Some(found)
            if remote.has_releases && (uses_releases(content) || deployed.as_ref().is_some_and(uses_releases)) =>
        {
            remote.client.tool_grants(found.id).await.map_err(|error| remote.failure(error))?
        }
        _ => Vec::new(),
    };
    difference.grants = plan::reconcile(content, &grants);
    Ok((difference, grants))
}

fn is_deployed(remote: &Remote, found: &Found, content: &Snapshot) -> bool {
    let Ok(model) = remote.client.model_of(found) else { return false };
    found.current.as_ref().is_some_and(|current| current.deployment_hash == content.hash(model))
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &PlanArgs) -> Result<Exit, Failure> {
    let planned = context.block_on(Planned::compute(context, &args.variables, &args.server))?;
    for what in &planned.not_supported {
        context.printer.warning(format_args!("{} cannot hold {what}", planned.remote.target.shown()));
    }
    if let Err(error) = planned.model() {
        context.printer.warning(format_args!("a deploy would be refused: {error}"));
    }
    if let Some(path) = &args.out {
        saved::write(context, path, &planned)?;
    }
    if args.out.as_ref().is_none_or(|path| path.as_os_str() != "-") {
        let verbose = context.printer.verbose() > 0;
        context.printer.result(&Document::of(&planned.document()), || planned.text(verbose))?;
    }
    Ok(if args.exit_code && !planned.up_to_date() { Exit::Different } else { Exit::Done })
}

//! `mcpctl deploy`: makes an environment hold what the manifest says.

use std::path::PathBuf;

use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

use super::Context;
use super::control_plane::ServerArgs;
use super::import::spoken::{failure_with_names, names_of, with_names};
use super::load::VariableArgs;
use super::pins;
use super::plan::{DeployedDocument, Planned, saved};
use crate::api::deployments::{CurrentDeployment, ValidationWarning};
use crate::client::{Scope, ServerKind, Step, Wanted};
use crate::plan::{Desired, Difference, Model, Summary};
use crate::ui::{Document, DocumentBody, Exit, Failure, Printer, Progress};

/// More domains than this are counted: nobody reads a line of five hundred names.
const SHOWN_DOMAINS: usize = 5;

/// Make the control plane hold what the manifest says
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  mcpctl deploy                           # shows what changes, then asks
  mcpctl deploy -E prod --yes             # in CI
  mcpctl deploy -E prod --yes --locked    # only what mcp.lock pins; 6 when an import changed
  mcpctl deploy release.plan --yes        # exactly what `plan -o release.plan` showed, or nothing")]
pub struct DeployArgs {
    /// A plan saved by `mcpctl plan -o FILE` (`-` reads it from stdin); deployed as it is, without another question
    #[arg(value_name = "PLAN")]
    plan: Option<PathBuf>,
    /// Deploy only what imports provide exactly as `mcp.lock` says, and pin it on the server
    #[arg(long)]
    locked: bool,
    /// A version text to find this deployment by
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    deployment_version: String,
    #[command(flatten)]
    variables: VariableArgs,
    #[command(flatten)]
    server: ServerArgs,
}

/// What a deploy did.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeployDocument {
    /// The application.
    application: String,
    /// The environment.
    environment: String,
    /// The control plane's URL.
    server: String,
    /// Whether anything was deployed; false when the environment held all of it already.
    deployed: bool,
    /// What is deployed now.
    deployment: Option<DeployedDocument>,
    /// What changed.
    changes: Difference,
    /// How much.
    summary: Summary,
    /// What the server found worth saying.
    warnings: Vec<String>,
}

impl DocumentBody for DeployDocument {
    const KIND: &'static str = "deploy";
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &DeployArgs) -> Result<Exit, Failure> {
    let saved = args.plan.as_deref().map(saved::read).transpose()?;
    context.block_on(async {
        let planned = Planned::compute(context, &args.variables, &args.server).await;
        let planned = planned.map_err(|failure| match saved {
            Some(_) => saved::cannot_hold(failure),
            None => failure,
        })?;
        if let Some(saved) = &saved {
            saved::still_holds(context, saved, &planned).await?;
        }
        refuse_what_would_be_dropped(&planned)?;
        refuse_unknown_rules(context, &planned)?;
        if args.locked {
            pins::prove(context, &planned, &args.variables, &args.server).await?;
        }
        if planned.up_to_date() {
            if secrets_are_lost(&planned).await? {
                carry_out(&context.printer, &planned, &args.deployment_version).await?;
                context.printer.status("The server had lost the key of its imports' credentials; it has them again.");
            }
            if let Some(found) = planned.found.as_ref().filter(|_| args.locked) {
                pins::send(&planned, found.id).await?;
            }
            return up_to_date(context, &planned);
        }
        ask(context, &planned, saved.is_some())?;
        let deployed = carry_out(&context.printer, &planned, &args.deployment_version).await?;
        if args.locked {
            pins::send(&planned, deployed.environment_id).await?;
        }
        report(context, &planned, &deployed)
    })
}

/// A server that ignores what it does not know would answer "done" and serve less than was asked for.
pub(crate) fn refuse_what_would_be_dropped(planned: &Planned) -> Result<(), Failure> {
    if planned.not_supported.is_empty() {
        return Ok(());
    }
    let mut failure = Failure::refused(
        "not-supported",
        format!("{} cannot hold all of this, and nothing was changed", planned.remote.target.shown()),
    )
    .help(match planned.remote.scope {
        Scope::Whole => "its runtime has neither middleware nor permission cards: take these out, or deploy to Golem",
        Scope::Agents => "deploy it to a control plane of mcpctl, or take these out of the environment",
    });
    failure.causes.extend(planned.not_supported.iter().map(|what| format!("it would drop {what}")));
    Err(failure)
}

/// Hash rules that are not known here are refused before anybody is asked; those that are tried are named.
fn refuse_unknown_rules(context: &Context, planned: &Planned) -> Result<(), Failure> {
    let model = planned.model().map_err(|error| planned.remote.failure(error))?;
    if let (Some(Model::Newest), Some(found)) = (model, &planned.found) {
        context.printer.warning(format_args!(
            "diff model {} is an experiment: nobody has verified its hash rules; where they are wrong, the server \
             refuses the deploy, and what was staged stays staged",
            found.diff_model_version
        ));
    }
    Ok(())
}

/// Whether the server cannot open what the deployed imports need, because its sealing key was lost. Our own server alone
/// can tell.
async fn secrets_are_lost(planned: &Planned) -> Result<bool, Failure> {
    let Some(found) = planned.found.as_ref().filter(|_| planned.remote.scope == Scope::Whole) else { return Ok(false) };
    if planned.desired.imports.is_empty() {
        return Ok(false);
    }
    let status = planned.remote.client.status(found.id).await;
    Ok(status.map_err(|error| planned.remote.failure(error))?.import_secrets_lost)
}

fn up_to_date(context: &Context, planned: &Planned) -> Result<Exit, Failure> {
    let document = document(planned, None, Vec::new());
    context.printer.result(&Document::of(&document), || {
        let revision = document.deployment.as_ref().map_or(0, |deployment| deployment.revision);
        format!("{} is up to date (revision {revision})\n", planned.remote.title())
    })?;
    Ok(Exit::Done)
}

/// Shows what would change, where, and what would vanish; then asks. A saved plan was looked at before.
fn ask(context: &Context, planned: &Planned, is_saved: bool) -> Result<(), Failure> {
    let printer = &context.printer;
    printer.status(planned.text(printer.verbose() > 0).trim_end());
    let deletions = planned.difference.deletions();
    for what in &deletions {
        printer.warning(format_args!("this deletes {what}"));
    }
    if is_saved {
        return Ok(());
    }
    let (_, environment) = context.environment(&planned.checked.loaded)?;
    let target = &planned.remote.target;
    let kind = match target.kind {
        ServerKind::Local => "",
        ServerKind::Cloud => " (cloud)",
        ServerKind::Custom | ServerKind::Chosen => " (custom)",
    };
    let question = format!("Deploy this to `{}` on {}{kind}?", planned.remote.title(), target.shown());
    context.confirm(environment.auto_confirm, &question, deletions.is_empty())
}

/// Creates what is missing on the way and deploys, showing each step.
pub(crate) async fn carry_out(
    printer: &Printer,
    planned: &Planned,
    version: &str,
) -> Result<CurrentDeployment, Failure> {
    let remote = &planned.remote;
    let progress = Progress::start(printer, "deploying");
    let found = if let Some(found) = &planned.found {
        found.clone()
    } else {
        progress.step(format!("creating the environment {}", remote.title()));
        let created = remote.client.find_or_create_environment(&remote.names, remote.target.kind).await;
        created.map_err(|error| remote.failure(error))?
    };
    let on_step = |step: Step<'_>| {
        let text = match step {
            Step::Stage(domain) => format!("staging {domain}"),
            Step::Unstage(domain) => format!("removing {domain}"),
            Step::Register(domain) => format!("registering {domain}"),
            Step::Deploy => "deploying".to_owned(),
            Step::ReadBack => "the answer was lost; reading back what is deployed".to_owned(),
        };
        if printer.verbose() > 0 || step == Step::ReadBack {
            printer.status(&text);
        }
        progress.step(text);
    };
    let wanted = Wanted { desired: &planned.desired, grants: &planned.difference.grants, version };
    remote
        .client
        .deploy_desired(remote.scope, &found, &wanted, &on_step)
        .await
        .map_err(|error| failure_with_names(remote.failure(error), names_of(&planned.desired)))
}

fn report(context: &Context, planned: &Planned, deployed: &CurrentDeployment) -> Result<Exit, Failure> {
    let warnings: Vec<String> =
        deployed.validation_warnings.iter().map(|found| warning(found, &planned.desired)).collect();
    for text in &warnings {
        context.printer.warning(text);
    }
    let deployment = DeployedDocument {
        revision: deployed.revision.get(),
        current_revision: deployed.current_revision.get(),
        version: deployed.version.clone(),
        hash: deployed.deployment_hash.to_string(),
    };
    let document = document(planned, Some(deployment), warnings);
    context.printer.result(&Document::of(&document), || {
        let domains: Vec<&str> = planned.content.mcp_deployments.keys().map(crate::model::Domain::as_str).collect();
        let serves = match domains.len() {
            0 => String::new(),
            1..=SHOWN_DOMAINS => format!(", serving {}", domains.join(", ")),
            count => format!(", serving {count} endpoints"),
        };
        format!("Deployed revision {} of {}{serves}\n", deployed.revision, planned.remote.title())
    })?;
    Ok(Exit::Done)
}

/// A warning of the server in words.
pub(crate) fn warning(warning: &ValidationWarning, desired: &Desired) -> String {
    let place = match (warning.import_index, &warning.upstream_tool_name) {
        (Some(index), Some(tool)) => format!("import {index}, tool `{tool}`: "),
        (Some(index), None) => format!("import {index}: "),
        (None, Some(tool)) => format!("tool `{tool}`: "),
        (None, None) => String::new(),
    };
    with_names(&format!("{place}{}", warning.reason.as_deref().unwrap_or(&warning.r#type)), names_of(desired))
}

fn document(planned: &Planned, deployment: Option<DeployedDocument>, warnings: Vec<String>) -> DeployDocument {
    DeployDocument {
        application: planned.remote.names.application.to_string(),
        environment: planned.remote.names.name.to_string(),
        server: planned.remote.target.shown(),
        deployed: deployment.is_some(),
        deployment: deployment.or_else(|| DeployedDocument::of(planned.found.as_ref())),
        changes: planned.difference.clone(),
        summary: planned.difference.summary(),
        warnings,
    }
}

//! `mcpctl validate`: everything that is wrong with a manifest, at once.

mod baseline;
mod mend;
mod online;

use std::path::PathBuf;

use clap::Args;

use super::Context;
use super::load::{Checked, VariableArgs, check};
use super::mcp_client::target::seconds;
use crate::check::{KnownImports, Options};
use crate::manifest::Loaded;
use crate::model::EnvironmentName;
use crate::settings::EnvironmentChoice;
use crate::ui::{Exit, Failure};

/// Check the manifest: every error at once, with place and mend
#[derive(Debug, Args)]
#[command(
    long_about = "Check the manifest: every error at once, with place and mend\n\n\
        All environments are checked, or one with `-E`. Nothing is contacted, unless `--online` asks the servers of \
        imports. What cannot be known from the files (an unset variable, a component that exists only as wasm \
        elsewhere) is a note, never an error.\n\n\
        Warnings do not fail. `# mcpctl: allow(CODE)` silences one where it stands.",
    after_help = "Examples:\n  \
        mcpctl validate\n  \
        mcpctl validate -E cloud --strict-env          # unset variables are errors\n  \
        mcpctl validate -F github                      # annotations in a pull request\n  \
        mcpctl validate --locked                       # every import must be pinned in mcp.lock\n  \
        mcpctl validate -F json > baseline.json        # accept what is there today …\n  \
        mcpctl validate --baseline baseline.json       # … and fail on what is new\n  \
        mcpctl validate --fix --diff                   # what --fix would change\n\n\
        Exit codes: 0 no errors, 1 errors, 2 nothing to read, 4 an import could not be asked (`--online`)."
)]
pub struct ValidateArgs {
    /// Warn when an endpoint shows more tools than this
    #[arg(long, value_name = "N", help_heading = "Budgets")]
    max_tools: Option<usize>,
    /// Warn when the tools of an endpoint cost a client more tokens than this (an estimate)
    #[arg(long, value_name = "N", help_heading = "Budgets")]
    max_tokens: Option<usize>,
    /// Make it an error when an import is not pinned in `mcp.lock`, or pinned for another filter
    #[arg(long, help_heading = "Imports")]
    locked: bool,
    /// Ask the servers of imports what they provide, instead of `mcp.lock`
    #[arg(long, help_heading = "Imports")]
    online: bool,
    /// Time for each upstream with `--online`, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds, requires = "online", help_heading = "Imports")]
    timeout: std::time::Duration,
    /// Accept the findings of this file, a document that `validate -F json` wrote before
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// Apply the mends that are certain; comments and layout stay
    #[arg(long)]
    fix: bool,
    /// Show what `--fix` would change and change nothing; exit 1 when there is something
    #[arg(long, conflicts_with = "baseline")]
    diff: bool,
    #[command(flatten)]
    variables: VariableArgs,
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &ValidateArgs) -> Result<Exit, Failure> {
    let baseline = args.baseline.as_deref().map(baseline::Baseline::read).transpose()?;
    let (mut checked, exit) = prove(context, args)?;
    if args.diff {
        return mend::show(context, &checked);
    }
    if args.fix && mend::apply(context, &checked)? {
        (checked, _) = prove(context, args)?;
    }
    if let Some(baseline) = baseline {
        let accepted = baseline.subtract(&mut checked);
        if accepted > 0 {
            context.printer.status(format_args!("the baseline accepts {accepted} of the findings"));
        }
    }
    let report = checked.report();
    context.printer.report(&report)?;
    Ok(exit.worst(if report.has_errors() { Exit::Findings } else { Exit::Done }))
}

/// Loads and checks; with `--online` also how asking the imports went.
fn prove(context: &Context, args: &ValidateArgs) -> Result<(Checked, Exit), Failure> {
    let loaded = context.load(&args.variables)?;
    let environments = environments(context, &loaded)?;
    let options = Options { max_tools: args.max_tools, max_tokens: args.max_tokens, locked: args.locked };
    let (live, exit) = if args.online && loaded.complete {
        online::read(context, &loaded, &environments, args.timeout)?
    } else {
        (KnownImports::new(), Exit::Done)
    };
    Ok((check(loaded, &environments, live, options), exit))
}

/// The chosen environment, or all of them when none is named.
pub(super) fn environments(context: &Context, loaded: &Loaded) -> Result<Vec<EnvironmentName>, Failure> {
    if context.settings.environment == EnvironmentChoice::Default {
        return Ok(loaded.application.environments.keys().cloned().collect());
    }
    match context.environment(loaded) {
        Ok((name, _)) => Ok(vec![name.clone()]),
        // What is missing because the file could not be understood is not the user's wrong name.
        Err(_) if !loaded.complete => Ok(Vec::new()),
        Err(failure) => Err(failure),
    }
}

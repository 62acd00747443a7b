//! `mcpctl completions SHELL`: the completion script of a shell.

use clap::Args;
use clap_complete::Shell;

use super::Context;
use crate::ui::{Exit, Failure};

/// Print the completion script of a shell
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    mcpctl completions bash > ~/.local/share/bash-completion/completions/mcpctl\n  \
    mcpctl completions zsh  > \"${fpath[1]}/_mcpctl\"\n  \
    mcpctl completions fish > ~/.config/fish/completions/mcpctl.fish")]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &CompletionsArgs) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut context.command_line(), "mcpctl", &mut script);
    context.printer.stdout(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Done)
}

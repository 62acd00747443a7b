//! `mcpctl completions SHELL`: the completion script of a shell, and the answers that these scripts ask for.
//!
//! A script asks with `MCPCTL_COMPLETE=SHELL mcpctl -- WORDS…`, the last of which is to be completed. The answer comes
//! from the command line's description and from the files of the folder alone, and is nothing on any error.

mod attach;
mod names;
mod scripts;

use std::ffi::OsString;

use clap::{ArgMatches, Args, ValueEnum};
use clap_complete::engine::{CompletionCandidate, complete};

use super::Context;
use crate::settings::{Settings, env};
use crate::ui::{Exit, Failure, Printer};

/// Print the completion script of a shell
#[derive(Debug, Args)]
#[command(
    long_about = "Print the completion script of a shell\n\n\
        The script asks this program, which completes commands and flags, and names from the manifest and `mcp.lock` \
        of the folder: environments, imports, domains, tools and their arguments, security schemes. Nothing is asked \
        of a server, and no URL or value of a variable is shown.",
    after_help = "Examples:\n  \
        mcpctl completions bash > ~/.local/share/bash-completion/completions/mcpctl\n  \
        mcpctl completions zsh  > \"${fpath[1]}/_mcpctl\"\n  \
        mcpctl completions fish > ~/.config/fish/completions/mcpctl.fish"
)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// The shells that there is a script for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Shell {
    Bash,
    Elvish,
    Fish,
    #[value(name = "powershell")]
    Power,
    Zsh,
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &CompletionsArgs) -> Result<Exit, Failure> {
    context.printer.stdout(&scripts::script(args.shell))?;
    Ok(Exit::Done)
}

/// More candidates help nobody.
const MOST: usize = 2_000;

/// Answers a script's question; `None` when this run is no such question. `settings` turns what was typed so far into
/// the global settings.
pub(crate) fn answer(
    arguments: &[OsString],
    command_line: fn() -> clap::Command,
    settings: fn(&ArgMatches) -> Option<Settings>,
) -> Option<Exit> {
    let shell = env::COMPLETE.read()?;
    let at = arguments.iter().position(|argument| argument == "--")?;
    let words = &arguments[at + 1..];
    if let Ok(shell) = Shell::from_str(&shell, true)
        && let Some(current) = words.last()
    {
        let before = words[..words.len() - 1].to_vec();
        let mut command = attach::attach(command_line(), &names::Asked::new(before, command_line, settings));
        let found = complete(&mut command, words.to_vec(), words.len() - 1, std::env::current_dir().ok().as_deref());
        let text = scripts::lines(shell, &shown(found.unwrap_or_default(), current));
        // Nobody is there to be told.
        let _ = Printer::new(None, crate::ui::ColorChoice::Never, true, 0).stdout(&text);
    }
    Some(Exit::Done)
}

/// What is worth showing: flags only once a dash is typed, as long as there is something else, and nothing that could
/// break out of its line.
fn shown(found: Vec<CompletionCandidate>, current: &OsString) -> Vec<CompletionCandidate> {
    let is_flag = |candidate: &CompletionCandidate| candidate.get_value().as_encoded_bytes().starts_with(b"-");
    let hides_flags = !current.as_encoded_bytes().starts_with(b"-") && !found.iter().all(is_flag);
    let is_plain = |text: &str| !text.chars().any(|c| c.is_control() || crate::model::text::is_hidden(c));
    found
        .into_iter()
        .filter(|candidate| !(hides_flags && is_flag(candidate)))
        .filter(|candidate| candidate.get_value().to_str().is_some_and(is_plain))
        .take(MOST)
        .collect()
}

//! What the user types: global flags, the list of commands, and the way from arguments to an exit code.
//!
//! Knows clap and `commands`; nothing below knows this room.

mod global;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{self, Context};
use crate::ui::{Exit, Failure, Format, Printer};

pub use global::GlobalArgs;

/// Prove, deploy and serve MCP tools from one golem.yaml
#[derive(Debug, Parser)]
#[command(
    name = "mcpctl",
    version,
    about,
    propagate_version = true,
    subcommand_required = true,
    arg_required_else_help = true,
    disable_help_subcommand = false,
    max_term_width = 100
)]
pub struct Cli {
    #[command(flatten)]
    global: GlobalArgs,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Explain(commands::explain::ExplainArgs),
}

impl Command {
    fn run(self, context: &Context) -> Result<Exit, Failure> {
        match self {
            Self::Explain(args) => commands::explain::run(context, &args),
        }
    }
}

/// Runs the program with the process's arguments.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let exit = match cli.global.resolve() {
        Ok(settings) => {
            let printer =
                Printer::new(settings.format.unwrap_or_default(), settings.color, settings.quiet, settings.verbose);
            let context = Context::new(settings, printer);
            match cli.command.run(&context) {
                Ok(exit) => exit,
                Err(failure) => {
                    context.printer.failure(&failure);
                    failure.exit
                }
            }
        }
        Err(failure) => {
            Printer::new(Format::Text, crate::ui::ColorChoice::Auto, false, 0).failure(&failure);
            failure.exit
        }
    };
    ExitCode::from(exit.code())
}

/// Help and version go to stdout and are fine; everything else is wrong usage.
fn usage(error: &clap::Error) -> ExitCode {
    // A closed pipe on `--help | head` is no failure.
    let _ = error.print();
    if error.use_stderr() { ExitCode::from(Exit::Usage.code()) } else { ExitCode::SUCCESS }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        super::Cli::command().debug_assert();
    }
}

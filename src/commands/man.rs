//! `mcpctl man`: manual pages, one for the program and one for each command.

use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man;

use super::Context;
use crate::ui::{Exit, Failure};

/// Print a manual page, or write all of them
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    mcpctl man | man -l -\n  \
    mcpctl man import refresh | man -l -\n  \
    mcpctl man --dir ~/.local/share/man/man1")]
pub struct ManArgs {
    /// The command, such as `validate` or `import refresh`; the program itself when absent
    #[arg(value_name = "COMMAND", conflicts_with = "dir")]
    command: Vec<String>,
    /// Write the pages of all commands into this folder
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(context: &Context, args: &ManArgs) -> Result<Exit, Failure> {
    let mut root = context.command_line();
    root.build();
    if let Some(dir) = &args.dir {
        return write_all(context, &root, dir);
    }
    let mut command = &root;
    for name in &args.command {
        command = command.find_subcommand(name).ok_or_else(|| {
            let path = args.command.join(" ");
            Failure::usage("unknown-command", format!("there is no command `{path}`"))
                .help("`mcpctl --help` lists the commands")
        })?;
    }
    context.printer.stdout(&page(command)?)?;
    Ok(Exit::Done)
}

fn write_all(context: &Context, root: &Command, dir: &Path) -> Result<Exit, Failure> {
    let written = |error: std::io::Error| {
        Failure::usage("cannot-write", "cannot write the manual pages")
            .cause(error)
            .help("name a folder that you may write to")
    };
    fs_err::create_dir_all(dir).map_err(written)?;
    let mut pages = Vec::new();
    collect(root, &mut pages)?;
    let count = pages.len();
    for (name, text) in pages {
        fs_err::write(dir.join(name), text).map_err(written)?;
    }
    context.printer.done("wrote", format_args!("{count} manual pages to `{}`", dir.display()));
    Ok(Exit::Done)
}

fn collect(command: &Command, pages: &mut Vec<(String, String)>) -> Result<(), Failure> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name());
    pages.push((format!("{name}.1"), page(command)?));
    for child in command.get_subcommands().filter(|child| !child.is_hide_set() && child.get_name() != "help") {
        collect(child, pages)?;
    }
    Ok(())
}

fn page(command: &Command) -> Result<String, Failure> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let mut page = Vec::new();
    Man::new(command.clone().disable_help_subcommand(true))
        .title(name.to_uppercase())
        .date("")
        .manual("mcpctl")
        .render(&mut page)
        .map_err(|error| Failure::bug("cannot lay out a manual page").cause(error))?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

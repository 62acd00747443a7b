//! Finds what a call names: the command with everything it accepts, and the program file behind a name.

use std::path::{Path, PathBuf};

use crate::model::definition::{Body, Flag, OptionSpec};
use crate::model::{Command, CommandName, ToolDefinition};

/// A callable command with what it inherits from the commands above it.
pub(super) struct ResolvedCommand<'a> {
    /// Its own body.
    pub(super) body: &'a Body,
    /// Global options from the root down, then its own.
    pub(super) options: Vec<&'a OptionSpec>,
    /// Global flags from the root down, then its own.
    pub(super) flags: Vec<&'a Flag>,
}

/// Follows a canonical path; `None` where it ends at no body.
pub(super) fn command<'a>(tool: &'a ToolDefinition, path: &[CommandName]) -> Option<ResolvedCommand<'a>> {
    let mut chain: Vec<&Command> = vec![&tool.root];
    for segment in path {
        let next = chain.last()?.commands.iter().find(|command| command.name == *segment)?;
        chain.push(next);
    }
    let body = chain.last()?.body.as_ref()?;
    Some(ResolvedCommand {
        body,
        options: chain.iter().flat_map(|command| &command.global_options).chain(&body.options).collect(),
        flags: chain.iter().flat_map(|command| &command.global_flags).chain(&body.flags).collect(),
    })
}

/// The file that a program name means: with a `/` relative to the runtime file's folder, otherwise from `PATH`.
pub(super) fn program(name: &str, root: &Path, search: Option<&str>) -> Option<PathBuf> {
    if name.is_empty() {
        return None;
    }
    if name.contains('/') {
        let path = root.join(name);
        return is_program(&path).then_some(path);
    }
    let search = search.map(Into::into).or_else(|| std::env::var_os("PATH"))?;
    std::env::split_paths(&search)
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join(name))
        .find(|path| is_program(path))
}

fn is_program(path: &Path) -> bool {
    path.is_file() && rustix::fs::access(path, rustix::fs::Access::EXEC_OK).is_ok()
}

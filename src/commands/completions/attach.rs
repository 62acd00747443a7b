//! Which argument takes which names.

use std::sync::Arc;

use clap_complete::engine::ArgValueCompleter;

use super::names::{Asked, Kind};

/// Command (its path; nothing is the root), argument, what it takes.
const ARGUMENTS: &[(&str, &str, Kind)] = &[
    ("", "environment", Kind::Environments),
    ("import tools", "selector", Kind::Imports),
    ("import refresh", "selector", Kind::Imports),
    ("import authorize", "selector", Kind::Imports),
    ("import complete", "selector", Kind::Imports),
    ("import status", "selector", Kind::Imports),
    ("import disconnect", "selector", Kind::Imports),
    ("lock", "only", Kind::Imports),
    ("security-scheme create", "name", Kind::Schemes),
    ("security-scheme create", "register_at", Kind::Imports),
    ("security-scheme get", "name", Kind::Schemes),
    ("security-scheme update", "name", Kind::Schemes),
    ("security-scheme delete", "name", Kind::Schemes),
    ("domain register", "domain", Kind::Domains),
    ("domain delete", "domain", Kind::Domains),
    ("explain", "code", Kind::Codes),
    ("why", "name", Kind::Known),
    ("inspect", "target", Kind::Targets),
    ("call", "words", Kind::Call),
];

/// Adds what completes names to the arguments that take them.
pub(super) fn attach(command: clap::Command, asked: &Arc<Asked>) -> clap::Command {
    walk(command, "", &mut |path, argument| {
        let (.., kind) = ARGUMENTS.iter().find(|(of, id, _)| (*of, *id) == (path, argument))?;
        Some(ArgValueCompleter::new(asked.clone().completer(*kind)))
    })
}

fn walk(
    command: clap::Command,
    path: &str,
    completer: &mut dyn FnMut(&str, &str) -> Option<ArgValueCompleter>,
) -> clap::Command {
    let command = command.mut_args(|argument| match completer(path, argument.get_id().as_str()) {
        Some(found) => argument.add(found),
        None => argument,
    });
    command.mut_subcommands(|child| {
        // Golem's spelling means the same commands.
        let below = match (path, child.get_name()) {
            ("", "api") => String::new(),
            ("", "mcp-import") => "import".to_owned(),
            ("", name) => name.to_owned(),
            (path, name) => format!("{path} {name}"),
        };
        walk(child, &below, completer)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_argument_exists() {
        let mut left: Vec<_> = ARGUMENTS.iter().map(|(path, id, _)| (*path, *id)).collect();
        walk(crate::cli::command(), "", &mut |path, argument| {
            left.retain(|entry| *entry != (path, argument));
            None
        });
        assert!(left.is_empty(), "no command has {left:?}");
    }
}

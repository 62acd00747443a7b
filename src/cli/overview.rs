//! The grouped list of commands in `mcpctl --help`.

use std::fmt::Write;

use clap::Command;

/// Headings with their commands, in the order in which people meet them.
const GROUPS: &[(&str, &[&str])] = &[
    ("Write and prove", &["init", "validate", "surface", "why", "explain", "lock"]),
    ("Serve on this machine", &["up", "doctor", "connect"]),
    ("Deploy", &["plan", "deploy", "rollback", "status", "deployments"]),
    ("Imports and sign-in", &["import", "security-scheme", "login", "logout", "whoami"]),
    ("Speak MCP", &["call", "inspect", "generate"]),
    ("Control plane", &["server", "environment", "domain"]),
    ("About mcpctl", &["schema", "completions", "man"]),
];

const EXAMPLES: &str = "\
Examples:
  mcpctl init my-app                      # a small working application
  mcpctl validate                         # everything that is wrong, at once
  mcpctl surface                          # the exact names that clients will see
  mcpctl up                               # serve it here, and again after every edit

`mcpctl COMMAND --help` says more. Exit codes: 0 done, 1 findings or refused, 2 usage, 3 sign-in,
4 unreachable, 5 conflict, 6 differences, 70 a bug.";

/// Replaces clap's flat list of commands by groups.
pub(super) fn group(command: Command) -> Command {
    let header = command.get_styles().get_header().to_owned();
    let literal = command.get_styles().get_literal().to_owned();
    let about = |name: &str| {
        command.get_subcommands().find(|sub| sub.get_name() == name && !sub.is_hide_set()).and_then(Command::get_about)
    };
    let mut list = String::new();
    for (heading, names) in GROUPS {
        let known: Vec<_> = names.iter().filter_map(|name| Some((name, about(name)?))).collect();
        if known.is_empty() {
            continue;
        }
        // Writing into a `String` cannot fail.
        let _ = writeln!(list, "{header}{heading}:{header:#}");
        for (name, about) in known {
            let _ = writeln!(list, "  {literal}{name:16}{literal:#} {about}");
        }
        list.push('\n');
    }
    let template = format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{list}{header}Global options:{header:#}\n{{options}}\n\n{EXAMPLES}\n"
    );
    command.help_template(template)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_visible_command_has_its_place() {
        let names: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let missing: Vec<String> = crate::cli::Cli::command()
            .get_subcommands()
            .filter(|sub| !sub.is_hide_set() && !names.contains(&sub.get_name()))
            .map(|sub| sub.get_name().to_owned())
            .collect();
        assert!(missing.is_empty(), "give these a place in GROUPS: {missing:?}");
    }
}

//! The command tree of a tool.

use std::collections::HashMap;

use indexmap::IndexMap;

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::model::{Body, Command, CommandName, Flag, OptionSpec, ToolName, ValueType};
use crate::yaml::Node;

use super::arguments::{self, Scope};
use super::tools::Runs;
use super::{Way, template, texts, types, values};

/// Keys that say something about a call.
const BODY_KEYS: &[&str] = &[
    "callable",
    "positionals",
    "options",
    "flags",
    "constraints",
    "stdin",
    "stdout",
    "stderr",
    "result",
    "errors",
    "annotations",
];

/// Reads the commands of one tool.
pub(super) struct Commands<'run> {
    pub(super) tool: &'run ToolName,
    pub(super) way: Way,
    pub(super) defs: &'run IndexMap<String, ValueType>,
    pub(super) runs: &'run mut Runs,
    pub(super) findings: &'run mut Vec<Finding>,
}

/// What a command inherits from those above it.
#[derive(Clone, Default)]
struct Above {
    path: Vec<CommandName>,
    options: Vec<OptionSpec>,
    flags: Vec<Flag>,
}

impl Commands<'_> {
    /// The root command; its name is the tool's.
    pub(super) fn root(&mut self, node: &Node, subject: &Subject) -> Option<Command> {
        let name = CommandName::parse(self.tool.as_str()).ok()?;
        Some(self.command(name, node, subject, &Above::default()))
    }

    fn command(&mut self, name: CommandName, node: &Node, subject: &Subject, above: &Above) -> Command {
        let global_options =
            arguments::options(node, "globalOptions", &subject.clone().key("globalOptions"), self.defs, self.findings);
        let global_flags = arguments::flags(node, "globalFlags");
        let mut below = above.clone();
        below.options.extend(global_options.iter().cloned());
        below.flags.extend(global_flags.iter().cloned());
        let body = self.body(node, subject, above, &below);
        let commands = self.subcommands(node, subject, &below);
        Command {
            name,
            aliases: texts(node.get("aliases")).iter().filter_map(|alias| CommandName::parse(alias).ok()).collect(),
            doc: values::doc(node),
            global_options,
            global_flags,
            commands,
            body,
        }
    }

    fn subcommands(&mut self, node: &Node, subject: &Subject, above: &Above) -> Vec<Command> {
        let mut commands: Vec<Command> = Vec::new();
        let mut taken: HashMap<CommandName, Subject> = HashMap::new();
        for entry in node.get("commands").map(Node::entries).unwrap_or_default() {
            let Ok(name) = CommandName::parse(&entry.key.text) else { continue };
            let subject = subject.clone().key("commands").key(name.as_str());
            let mut above = above.clone();
            above.path.push(name.clone());
            let command = self.command(name.clone(), &entry.value, &subject, &above);
            let aliases = command.aliases.iter().enumerate();
            let names = std::iter::once((name, subject.clone().at_key()))
                .chain(aliases.map(|(at, alias)| (alias.clone(), subject.clone().key("aliases").index(at))));
            for (name, at) in names {
                if let Some(first) = taken.get(&name) {
                    let message = format!("`{name}` leads to two commands");
                    self.findings.push(
                        Finding::new(codes::DUPLICATE_COMMAND, message)
                            .about(at)
                            .also(first.clone(), "the first one")
                            .help("rename one of them, or remove the alias"),
                    );
                } else {
                    taken.insert(name, at);
                }
            }
            commands.push(command);
        }
        commands
    }

    /// What makes the command callable, if it is.
    fn body(&mut self, node: &Node, subject: &Subject, above: &Above, below: &Above) -> Option<Body> {
        let written = |key: &str| node.get(key).is_some_and(|value| !value.is_null());
        let leaf = node.get("commands").is_none_or(|commands| commands.entries().is_empty());
        let described = leaf || BODY_KEYS.iter().any(|key| written(key));
        match self.way {
            Way::Run if !written("run") => {
                if described {
                    self.findings.push(
                        Finding::new(codes::RUNTIME_BINDING, "a command that can be called has no `run`")
                            .about(subject.clone().at_key())
                            .help("add `run: [PROGRAM, …]`, or give it subcommands"),
                    );
                }
                return None;
            }
            Way::Whole if written("run") => {
                self.findings.push(
                    Finding::new(codes::RUNTIME_BINDING, "`run` stands in a component that has another binding")
                        .about(subject.clone().key("run").at_key())
                        .help("remove `run`, or remove the component's `exec`, `mcp` or `wasm`"),
                );
            }
            Way::Whole if !described => return None,
            _ => {}
        }
        let body = self.described(node, subject);
        let scope = Scope::new(&body, &below.options, &below.flags);
        arguments::unique(&scope, node, subject, self.findings);
        values::references(&body.constraints, &scope, node, subject, self.findings);
        if self.way == Way::Run {
            let run = node.get("run")?;
            let vector = template::vector(run, &scope, subject, self.findings)?;
            self.runs.insert((self.tool.clone(), above.path.clone()), vector);
        }
        Some(body)
    }

    fn described(&mut self, node: &Node, subject: &Subject) -> Body {
        let at = |key: &str| subject.clone().key(key);
        Body {
            positionals: arguments::positionals(node, &at("positionals"), self.defs, self.findings),
            options: arguments::options(node, "options", &at("options"), self.defs, self.findings),
            flags: arguments::flags(node, "flags"),
            constraints: values::constraints(node),
            stdin: node.get("stdin").map(values::stream),
            stdout: node.get("stdout").map(values::stream),
            stderr: node.get("stderr").map(values::stream),
            result: types::result(node.get("result"), &at("result"), self.defs, self.findings),
            errors: values::errors(node, subject, self.findings),
            annotations: node.get("annotations").filter(|node| !node.is_null()).map(values::annotations),
        }
    }
}

//! The commands of a tool as they can be called: their arguments with inherited globals, and the names they get.

use indexmap::IndexMap;
use serde_json::Value;

use crate::model::{Body, Command, CommandName, Doc, Flag, OptionSpec, Positional, ToolDefinition, ValueType};

/// More names than this made by aliases alone are refused.
pub const MAX_ALIAS_NAMES: usize = 1024;

/// The property that carries the bytes of standard input.
pub const STDIN_PROPERTY: &str = "_stdin";

/// An executable command with everything that is needed to describe and to call it.
#[derive(Debug, Clone)]
pub struct CommandView<'a> {
    /// The commands from the root to this one.
    pub chain: Vec<&'a Command>,
    /// Its callable part.
    pub body: &'a Body,
    /// Named types of the tool.
    pub defs: &'a IndexMap<String, ValueType>,
}

/// An argument of a command.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Argument<'a> {
    /// By position.
    Positional(&'a Positional),
    /// `--long VALUE`.
    Option(&'a OptionSpec),
    /// `--long`.
    Flag(&'a Flag),
}

impl<'a> Argument<'a> {
    /// The property's name in the MCP input.
    pub fn name(self) -> &'a str {
        match self {
            Self::Positional(positional) => &positional.name,
            Self::Option(option) => &option.long,
            Self::Flag(flag) => &flag.long,
        }
    }

    /// Its texts.
    pub fn doc(self) -> &'a Doc {
        match self {
            Self::Positional(positional) => &positional.doc,
            Self::Option(option) => &option.doc,
            Self::Flag(flag) => &flag.doc,
        }
    }

    /// Whether a caller must give it.
    pub fn required(self) -> bool {
        match self {
            Self::Positional(positional) => positional.required && positional.default.is_none(),
            Self::Option(option) => option.required && option.default.is_none(),
            Self::Flag(_) => false,
        }
    }

    /// Its value when it is not given.
    pub fn default(self) -> Option<Value> {
        match self {
            Self::Positional(positional) => positional.default.clone(),
            Self::Option(option) => option.default.clone(),
            Self::Flag(flag) => Some(Value::Bool(flag.default)),
        }
    }
}

/// A name that a command gets, with the path it stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exposure {
    /// The exposed name.
    pub name: String,
    /// The path below the root, with the aliases that made the name.
    pub path: Vec<CommandName>,
    /// Whether any segment, or the root, is an alias.
    pub alias: bool,
}

impl Exposure {
    /// The path as a pattern would name it; empty for the root.
    pub fn spoken(&self) -> String {
        self.path.iter().map(CommandName::as_str).collect::<Vec<_>>().join(" ")
    }
}

impl<'a> CommandView<'a> {
    /// The executable commands of a tool, parents first, in declaration order.
    pub fn all(tool: &'a ToolDefinition) -> Vec<Self> {
        let mut views = Vec::new();
        collect(&mut vec![&tool.root], &tool.defs, &mut views);
        views
    }

    /// The executable command at a canonical path below the root: of several, the first, whose name is kept too.
    pub fn find(tool: &'a ToolDefinition, path: &[CommandName]) -> Option<Self> {
        let mut chain = vec![&tool.root];
        let body = descend(&mut chain, path)?;
        Some(Self { chain, body, defs: &tool.defs })
    }

    /// The command itself.
    pub fn command(&self) -> &'a Command {
        self.chain[self.chain.len() - 1]
    }

    /// The canonical path below the root.
    pub fn path(&self) -> Vec<CommandName> {
        self.chain[1..].iter().map(|command| command.name.clone()).collect()
    }

    /// The canonical exposed name.
    pub fn name(&self) -> String {
        exposed_name(self.chain.iter().map(|command| command.name.as_str()))
    }

    /// Positionals in declaration order.
    pub fn positionals(&self) -> impl Iterator<Item = &'a Positional> + use<'a> {
        self.body.positionals.iter()
    }

    /// Inherited options from the root downwards, then the command's own.
    pub fn options(&self) -> impl Iterator<Item = &'a OptionSpec> + '_ {
        self.chain.iter().flat_map(|command| &command.global_options).chain(&self.body.options)
    }

    /// Inherited flags from the root downwards, then the command's own.
    pub fn flags(&self) -> impl Iterator<Item = &'a Flag> + '_ {
        self.chain.iter().flat_map(|command| &command.global_flags).chain(&self.body.flags)
    }

    /// Positionals, options and flags, in the order in which they are described.
    pub fn arguments(&self) -> impl Iterator<Item = Argument<'a>> + '_ {
        self.positionals()
            .map(Argument::Positional)
            .chain(self.options().map(Argument::Option))
            .chain(self.flags().map(Argument::Flag))
    }

    /// How many names aliases add to the canonical one.
    pub fn alias_count(&self) -> usize {
        self.chain.iter().fold(1_usize, |names, command| names.saturating_mul(command.aliases.len() + 1)) - 1
    }

    /// The canonical name, then one for every combination of aliases. The caller has looked at [`Self::alias_count`].
    pub fn exposures(&self) -> Vec<Exposure> {
        let mut combinations: Vec<(Vec<&CommandName>, bool)> = vec![(Vec::new(), false)];
        for command in &self.chain {
            let mut longer = Vec::with_capacity(combinations.len() * (command.aliases.len() + 1));
            for (segments, alias) in &combinations {
                let names = std::iter::once((&command.name, *alias)).chain(command.aliases.iter().map(|a| (a, true)));
                for (name, alias) in names {
                    let mut segments = segments.clone();
                    segments.push(name);
                    longer.push((segments, alias));
                }
            }
            combinations = longer;
        }
        combinations
            .into_iter()
            .map(|(segments, alias)| Exposure {
                name: exposed_name(segments.iter().map(|segment| segment.as_str())),
                path: segments[1..].iter().map(|segment| (*segment).clone()).collect(),
                alias,
            })
            .collect()
    }
}

/// Extends a chain along a path to a body. Siblings of one name are an error elsewhere; here they are all tried.
fn descend<'a>(chain: &mut Vec<&'a Command>, path: &[CommandName]) -> Option<&'a Body> {
    let last = *chain.last()?;
    let Some((segment, rest)) = path.split_first() else { return last.body.as_ref() };
    for child in last.commands.iter().filter(|command| command.name == *segment) {
        chain.push(child);
        if let Some(body) = descend(chain, rest) {
            return Some(body);
        }
        chain.pop();
    }
    None
}

fn collect<'a>(chain: &mut Vec<&'a Command>, defs: &'a IndexMap<String, ValueType>, views: &mut Vec<CommandView<'a>>) {
    let Some(command) = chain.last().copied() else { return };
    if let Some(body) = &command.body {
        views.push(CommandView { chain: chain.clone(), body, defs });
    }
    for child in &command.commands {
        chain.push(child);
        collect(chain, defs, views);
        chain.pop();
    }
}

/// The MCP name of a command path: lower case, `-` becomes `_`, segments joined with `_`.
pub fn exposed_name<'a>(segments: impl IntoIterator<Item = &'a str>) -> String {
    let mut name = String::new();
    for segment in segments {
        if !name.is_empty() {
            name.push('_');
        }
        name.extend(segment.chars().map(|c| if c == '-' { '_' } else { c.to_ascii_lowercase() }));
    }
    name
}

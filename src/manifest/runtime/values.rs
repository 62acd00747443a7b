//! Texts, streams, errors, constraints, resources and prompts.

use std::collections::HashMap;

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Severity, Subject};
use crate::manifest::grammar::suggest::suggest;
use crate::model::definition::{ErrorKind, PromptArgument, PromptMessage};
use crate::model::{Annotations, ArgumentRef, Constraint, Doc, ErrorSpec, Prompt, Resource, StreamSpec};
use crate::yaml::Node;

use super::arguments::Scope;
use super::{flag, text, texts};

pub(super) fn doc(node: &Node) -> Doc {
    Doc {
        summary: text(node, "summary").unwrap_or_default(),
        description: text(node, "description").unwrap_or_default(),
        examples: texts(node.get("examples")),
    }
}

/// A list of texts, or one text with commas.
pub(super) fn tokens(node: Option<&Node>) -> Vec<String> {
    match node.and_then(Node::as_text) {
        Some(text) => text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect(),
        None => texts(node),
    }
}

pub(super) fn stream(node: &Node) -> StreamSpec {
    StreamSpec {
        doc: text(node, "summary").unwrap_or_default(),
        mime: tokens(node.get("mime")),
        required: flag(node, "required").unwrap_or(false),
    }
}

pub(super) fn annotations(node: &Node) -> Annotations {
    let default = Annotations::default();
    let read_only = flag(node, "readOnly").unwrap_or(default.read_only);
    Annotations {
        read_only,
        // What changes nothing destroys nothing.
        destructive: flag(node, "destructive").unwrap_or(!read_only && default.destructive),
        idempotent: flag(node, "idempotent").unwrap_or(default.idempotent),
        open_world: flag(node, "openWorld").unwrap_or(default.open_world),
    }
}

pub(super) fn errors(node: &Node, subject: &Subject, findings: &mut Vec<Finding>) -> Vec<ErrorSpec> {
    let mut first: HashMap<u8, usize> = HashMap::new();
    let mut result = Vec::new();
    for (at, item) in node.get("errors").map(Node::items).unwrap_or_default().iter().enumerate() {
        let code = item.get("exitCode").and_then(Node::as_number).and_then(|n| n.as_u64());
        let (Some(name), Some(exit_code)) = (text(item, "name"), code.and_then(|code| u8::try_from(code).ok())) else {
            continue;
        };
        let place = |at: usize| subject.clone().key("errors").index(at).key("exitCode");
        match first.get(&exit_code) {
            Some(earlier) => findings.push(
                Finding::new(codes::INVALID_DEFINITION, format!("two errors have exit code {exit_code}"))
                    .about(place(at))
                    .also(place(*earlier), "the first one")
                    .help("an exit code means one error"),
            ),
            None => {
                first.insert(exit_code, at);
            }
        }
        let kind = match item.get("kind").and_then(Node::as_text) {
            Some("usage-error") => ErrorKind::UsageError,
            _ => ErrorKind::RuntimeError,
        };
        result.push(ErrorSpec { name, doc: doc(item), kind, exit_code });
    }
    result
}

pub(super) fn constraints(node: &Node) -> Vec<Constraint> {
    node.get("constraints").map(Node::items).unwrap_or_default().iter().filter_map(constraint).collect()
}

fn constraint(node: &Node) -> Option<Constraint> {
    let entry = node.entries().first()?;
    let list = |node: &Node| node.items().iter().filter_map(condition).collect::<Vec<_>>();
    let when = |node: &Node| Some((condition(node.get("when")?)?, node.get("then").map(list).unwrap_or_default()));
    Some(match &*entry.key.text {
        "requiresAll" => Constraint::RequiresAll(list(&entry.value)),
        "allOrNone" => Constraint::AllOrNone(list(&entry.value)),
        "requiresAny" => Constraint::RequiresAny(list(&entry.value)),
        "mutex" => Constraint::MutexGroups(
            entry
                .value
                .items()
                .iter()
                .map(
                    |item| {
                        if item.as_sequence().is_some() { list(item) } else { condition(item).into_iter().collect() }
                    },
                )
                .collect(),
        ),
        "implies" => {
            let (when, then) = when(&entry.value)?;
            Constraint::Implies { when, then }
        }
        "forbids" => {
            let (when, then) = when(&entry.value)?;
            Constraint::Forbids { when, then }
        }
        _ => return None,
    })
}

fn condition(node: &Node) -> Option<ArgumentRef> {
    if let Some(name) = node.as_text() {
        return Some(ArgumentRef::Present { name: name.to_owned() });
    }
    let name = text(node, "name")?;
    Some(match node.get("is") {
        Some(value) => ArgumentRef::ValueIs { name, value: value.to_json() },
        None => ArgumentRef::Present { name },
    })
}

/// Reports constraints about arguments that do not exist.
pub(super) fn references(
    constraints: &[Constraint],
    scope: &Scope<'_>,
    node: &Node,
    subject: &Subject,
    findings: &mut Vec<Finding>,
) {
    if constraints.len() != node.get("constraints").map(Node::items).unwrap_or_default().len() {
        return; // One of them has a finding already, and positions would be off.
    }
    for (at, constraint) in constraints.iter().enumerate() {
        for name in named(constraint) {
            if scope.names.contains_key(name) {
                continue;
            }
            let help = match suggest(name, scope.names.keys().copied()) {
                Some(meant) => format!("did you mean `{}`?", meant.name),
                None => "a constraint names positionals, options and flags of its command".to_owned(),
            };
            findings.push(
                Finding::new(codes::INVALID_DEFINITION, format!("the constraint names `{name}`, which is no argument"))
                    .about(subject.clone().key("constraints").index(at))
                    .help(help),
            );
        }
    }
}

fn named(constraint: &Constraint) -> Vec<&str> {
    fn name(reference: &ArgumentRef) -> &str {
        match reference {
            ArgumentRef::Present { name } | ArgumentRef::ValueIs { name, .. } => name,
        }
    }
    match constraint {
        Constraint::RequiresAll(list) | Constraint::AllOrNone(list) | Constraint::RequiresAny(list) => {
            list.iter().map(name).collect()
        }
        Constraint::MutexGroups(groups) => groups.iter().flatten().map(name).collect(),
        Constraint::Implies { when, then } | Constraint::Forbids { when, then } => {
            std::iter::once(when).chain(then).map(name).collect()
        }
    }
}

pub(super) fn resources(node: &Node) -> Vec<Resource> {
    let items = node.get("resources").map(Node::items).unwrap_or_default();
    items
        .iter()
        .filter_map(|item| {
            Some(Resource {
                uri: text(item, "uri")?,
                name: text(item, "name")?,
                description: text(item, "description"),
                mime_type: text(item, "mime"),
                text: text(item, "text"),
                blob: text(item, "blob"),
            })
        })
        .collect()
}

pub(super) fn prompts(node: &Node, subject: &Subject, findings: &mut Vec<Finding>) -> Vec<Prompt> {
    let mut result: Vec<Prompt> = Vec::new();
    for (at, item) in node.get("prompts").map(Node::items).unwrap_or_default().iter().enumerate() {
        let Some(name) = text(item, "name") else { continue };
        if result.iter().any(|prompt| prompt.name == name) {
            let message = format!("two prompts are named `{name}`");
            let at = subject.clone().key("prompts").index(at).key("name");
            findings.push(Finding::new(codes::INVALID_DEFINITION, message).about(at));
            continue;
        }
        let list = |key: &str| item.get(key).map(Node::items).unwrap_or_default();
        let arguments = list("arguments").iter().filter_map(|argument| {
            Some(PromptArgument {
                name: text(argument, "name")?,
                description: text(argument, "description"),
                required: flag(argument, "required").unwrap_or(false),
            })
        });
        let messages = list("messages").iter().filter_map(|message| {
            let role = text(message, "role").unwrap_or_else(|| "user".to_owned());
            Some(PromptMessage { role, text: text(message, "text")? })
        });
        let prompt = Prompt {
            description: text(item, "description"),
            arguments: arguments.collect(),
            messages: messages.collect(),
            name,
        };
        placeholders(&prompt, item, &subject.clone().key("prompts").index(at), findings);
        result.push(prompt);
    }
    result
}

/// `{name}` in the messages of a prompt against its arguments. Other braces are text, so this only warns.
fn placeholders(prompt: &Prompt, node: &Node, subject: &Subject, findings: &mut Vec<Finding>) {
    let names = || prompt.arguments.iter().map(|argument| argument.name.as_str());
    let mut used: Vec<String> = Vec::new();
    let mut misspelt = false;
    for (at, message) in node.get("messages").map(Node::items).unwrap_or_default().iter().enumerate() {
        let Some(text) = text(message, "text") else { continue };
        for name in named_in_braces(&text) {
            if !names().any(|known| known == name) && !used.iter().any(|known| known == name) {
                misspelt = true;
                let help = match suggest(name, names()) {
                    Some(meant) => format!("did you mean `{{{}}}`?", meant.name),
                    None => format!("add `{{ name: {name} }}` to `arguments`; if it is text, it stays as it is"),
                };
                findings.push(
                    Finding::new(codes::UNKNOWN_PLACEHOLDER, format!("`{{{name}}}` names no argument of this prompt"))
                        .severity(Severity::Warning)
                        .about(subject.clone().key("messages").index(at).key("text"))
                        .help(help),
                );
            }
            used.push(name.to_owned());
        }
    }
    // With a placeholder misspelt, the argument that it meant is not unused.
    for (at, name) in names().enumerate().filter(|(_, name)| !misspelt && !used.iter().any(|used| used == name)) {
        findings.push(
            Finding::new(codes::UNUSED_ARGUMENT, format!("argument `{name}` stands in no message of the prompt"))
                .about(subject.clone().key("arguments").index(at))
                .help(format!("put `{{{name}}}` into a message, or remove the argument")),
        );
    }
}

fn named_in_braces(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).filter(|name| {
        name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'))
    })
}

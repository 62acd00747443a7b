//! Positionals, options and flags.

use std::collections::HashMap;

use indexmap::IndexMap;
use serde_json::Value;

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::model::definition::{DuplicateKeys, Repetition};
use crate::model::schema::ListLimits;
use crate::model::{Body, Flag, OptionShape, OptionSpec, Positional, ValueType};
use crate::yaml::Node;

use super::types::{self, fits};
use super::{flag, text, texts, values};

type Defs = IndexMap<String, ValueType>;

pub(super) fn positionals(node: &Node, subject: &Subject, defs: &Defs, findings: &mut Vec<Finding>) -> Vec<Positional> {
    let items = node.get("positionals").map(Node::items).unwrap_or_default();
    let mut result = Vec::new();
    let mut optional: Option<String> = None;
    for (at, item) in items.iter().enumerate() {
        let subject = subject.clone().index(at);
        let Some(name) = text(item, "name") else { continue };
        // A wrong type has a finding; the argument itself is there all the same.
        let r#type = types::value_type(item, &subject, defs, findings).unwrap_or(ValueType::Json);
        let default = default(item, &r#type, &subject, defs, findings);
        let repeated = flag(item, "repeated").unwrap_or(false);
        let required = flag(item, "required").unwrap_or(default.is_none());
        if repeated && at + 1 < items.len() {
            findings.push(
                Finding::new(codes::INVALID_DEFINITION, format!("`{name}` repeats, and others follow"))
                    .about(subject.clone().key("repeated"))
                    .help("only the last positional can take any number of values: move it to the end"),
            );
        }
        match &optional {
            Some(earlier) if required => findings.push(
                Finding::new(
                    codes::INVALID_DEFINITION,
                    format!("`{name}` is required after `{earlier}`, which is not"),
                )
                .about(subject.clone().key("name"))
                .help("put required positionals first, or give this one a `default`"),
            ),
            _ if !required && default.is_none() => optional = Some(name.clone()),
            _ => {}
        }
        let doc = values::doc(item);
        result.push(Positional { name, doc, r#type, required, default, repeated });
    }
    result
}

pub(super) fn options(
    node: &Node,
    key: &str,
    subject: &Subject,
    defs: &Defs,
    findings: &mut Vec<Finding>,
) -> Vec<OptionSpec> {
    let mut result = Vec::new();
    for (at, item) in node.get(key).map(Node::items).unwrap_or_default().iter().enumerate() {
        let subject = subject.clone().index(at);
        let Some(long) = text(item, "long") else { continue };
        let inner = types::value_type(item, &subject, defs, findings).unwrap_or(ValueType::Json);
        let shape = shape(item, inner);
        let default = match &shape {
            OptionShape::Scalar(inner) | OptionShape::OptionalScalar(inner) => {
                default(item, inner, &subject, defs, findings)
            }
            OptionShape::RepeatableList { item: inner, .. } => {
                let list = ValueType::List { item: Box::new(inner.clone()), limits: ListLimits::default() };
                default(item, &list, &subject, defs, findings)
            }
            OptionShape::RepeatableMap { value, .. } => {
                default(item, &ValueType::Map(Box::new(value.clone())), &subject, defs, findings)
            }
        };
        result.push(OptionSpec {
            long,
            short: short(item),
            aliases: texts(item.get("aliases")),
            doc: values::doc(item),
            shape,
            required: flag(item, "required").unwrap_or(false),
            default,
        });
    }
    result
}

fn shape(item: &Node, inner: ValueType) -> OptionShape {
    let separator = text(item, "separator").and_then(|text| text.chars().next());
    if let Some(repeat) = text(item, "repeat") {
        let comma = separator.unwrap_or(',');
        let repetition = match repeat.as_str() {
            "delimited" => Repetition::Delimited(comma),
            "either" => Repetition::Either(comma),
            _ => Repetition::Repeated,
        };
        return OptionShape::RepeatableList { item: inner, repetition };
    }
    if let Some(pairs) = text(item, "keyValue") {
        let duplicate_keys = if pairs == "last-wins" { DuplicateKeys::LastWins } else { DuplicateKeys::Reject };
        return OptionShape::RepeatableMap { value: inner, duplicate_keys };
    }
    if flag(item, "valueOptional").unwrap_or(false) {
        return OptionShape::OptionalScalar(inner);
    }
    OptionShape::Scalar(inner)
}

pub(super) fn flags(node: &Node, key: &str) -> Vec<Flag> {
    let items = node.get(key).map(Node::items).unwrap_or_default();
    items
        .iter()
        .filter_map(|item| {
            Some(Flag {
                long: text(item, "long")?,
                short: short(item),
                r#as: text(item, "as"),
                aliases: texts(item.get("aliases")),
                doc: values::doc(item),
                default: flag(item, "default").unwrap_or(false),
            })
        })
        .collect()
}

fn short(item: &Node) -> Option<char> {
    text(item, "short").and_then(|text| text.chars().next())
}

/// The default of an argument, where it is a value of the type.
pub(super) fn default(
    item: &Node,
    r#type: &ValueType,
    subject: &Subject,
    defs: &Defs,
    findings: &mut Vec<Finding>,
) -> Option<Value> {
    let node = item.get("default").filter(|node| !node.is_null())?;
    // Where texts are wanted, what looks like a number or boolean is a text too, as everywhere in these files.
    let value = match (node.as_text(), types::is_textual(r#type)) {
        (Some(text), true) => Value::String(text.to_owned()),
        _ => node.to_json(),
    };
    if fits(&value, r#type, defs, 0) {
        return Some(value);
    }
    let message = format!("the default is not {}", types::describe(r#type));
    findings.push(Finding::new(codes::INVALID_DEFINITION, message).about(subject.clone().key("default")));
    None
}

/// The arguments that a command can use: its own and the global ones.
pub(super) struct Scope<'a> {
    /// Name → whether it is the command's own, with the key and position of the list that declares it.
    pub(super) names: IndexMap<&'a str, Option<(&'static str, usize)>>,
    own: Vec<(&'a str, &'static str, usize)>,
    global: Vec<&'a str>,
}

impl<'a> Scope<'a> {
    pub(super) fn new(body: &'a Body, options: &'a [OptionSpec], flags: &'a [Flag]) -> Self {
        let mut own: Vec<(&str, &'static str, usize)> = Vec::new();
        own.extend(body.positionals.iter().enumerate().map(|(at, p)| (p.name.as_str(), "positionals", at)));
        own.extend(body.options.iter().enumerate().map(|(at, o)| (o.long.as_str(), "options", at)));
        own.extend(body.flags.iter().enumerate().map(|(at, f)| (f.long.as_str(), "flags", at)));
        let global: Vec<&str> =
            options.iter().map(|o| o.long.as_str()).chain(flags.iter().map(|f| f.long.as_str())).collect();
        let mut names = IndexMap::new();
        for (name, list, at) in &own {
            names.entry(*name).or_insert(Some((*list, *at)));
        }
        for name in &global {
            names.entry(*name).or_insert(None);
        }
        Self { names, own, global }
    }
}

/// Reports arguments that share a name: they would be one property of the input.
pub(super) fn unique(scope: &Scope<'_>, node: &Node, subject: &Subject, findings: &mut Vec<Finding>) {
    let key_of = |list: &str| if list == "positionals" { "name" } else { "long" };
    let mut first: HashMap<&str, Option<Subject>> = scope.global.iter().map(|name| (*name, None)).collect();
    for (name, list, at) in &scope.own {
        let place = subject.clone().key(*list).index(*at).key(key_of(list));
        if *name == "_stdin" && node.get("stdin").is_some() {
            findings
                .push(Finding::new(codes::DUPLICATE_ARGUMENT, "`_stdin` is the name of standard input").about(place));
            continue;
        }
        match first.get(name) {
            Some(earlier) => {
                let mut finding = Finding::new(codes::DUPLICATE_ARGUMENT, format!("two arguments are named `{name}`"))
                    .about(place)
                    .help("each argument is one property of the tool's input; rename one of them");
                if let Some(earlier) = earlier {
                    finding = finding.also(earlier.clone(), "the first one");
                }
                findings.push(finding);
            }
            None => {
                first.insert(name, Some(place));
            }
        }
    }
}

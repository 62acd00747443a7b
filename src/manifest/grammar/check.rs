//! Trees against the grammar.
//!
//! The result is a tree that later steps can trust: what is wrong has a finding and is [`Content::Broken`] in it, a
//! misspelt key whose meaning is certain stands under its right name. So no mistake is reported twice.

use std::sync::Arc;

use super::shape::one_of;
use super::suggest::suggest;
use super::{Field, Group, Kind, MapShape, Shape, Struct, Word};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Document, Edit, Finding, Fix, Place, SourceMap, Span, Step, Subject};
use crate::yaml::edit::quoted;
use crate::yaml::{Content, Entry, Key, Mapping, Node};

/// Checks a file's tree and gives back the tree that can be trusted.
pub(in crate::manifest) fn check(
    sources: &SourceMap,
    document: Document,
    node: &Node,
    shape: &Shape,
    findings: &mut Vec<Finding>,
) -> Node {
    let mut checker = Checker { sources, document, path: Vec::new(), findings };
    checker.value(node, shape, None)
}

/// A step of the path to where the checker is. Most are never shown, so keys are shared and not copied.
enum Segment {
    Key(Arc<str>),
    Index(usize),
}

struct Checker<'run> {
    sources: &'run SourceMap,
    document: Document,
    path: Vec<Segment>,
    findings: &'run mut Vec<Finding>,
}

impl Checker<'_> {
    fn value(&mut self, node: &Node, shape: &Shape, key: Option<&Key>) -> Node {
        if matches!(node.content, Content::Broken) || node.is_null() && key.is_some() || is_right(node, shape) {
            return node.clone();
        }
        match (shape, &node.content) {
            (Shape::Word(word), Content::Scalar(scalar)) => {
                if let Err(complaint) = (word.check)(&scalar.text) {
                    let place = complaint.at.map_or(node.place, |at| self.inside(node.place, &scalar.text, at));
                    self.misspelt(word, &scalar.text, &complaint.rule, place);
                    return broken(node);
                }
                node.clone()
            }
            (Shape::Choice(words), Content::Scalar(scalar)) => self.wrong_choice(node, words, &scalar.text, key),
            (Shape::Tokens, Content::Sequence(items)) => self.list(node, items, &Shape::Text),
            (Shape::List(item), Content::Sequence(items)) => self.list(node, items, item),
            (Shape::Pair(item), Content::Sequence(items)) if items.len() == 2 => self.list(node, items, item),
            (Shape::Map(map), Content::Mapping(mapping)) => self.map(node, mapping, map),
            (Shape::Struct(fixed), Content::Mapping(mapping)) => self.structure(node, mapping, fixed, key),
            (Shape::Kinds(what, kinds), Content::Mapping(mapping)) => self.kinds(node, mapping, what, kinds, key),
            (Shape::Either(either), content) => {
                let chosen = match content {
                    Content::Scalar(_) => &either.scalar,
                    Content::Sequence(_) => &either.sequence,
                    Content::Mapping(_) => &either.mapping,
                    Content::Null | Content::Broken => &None,
                };
                match chosen {
                    Some(chosen) => self.value(node, chosen, key),
                    None => self.wrong_type(node, shape, key),
                }
            }
            _ => self.wrong_type(node, shape, key),
        }
    }

    fn list(&mut self, node: &Node, items: &[Node], shape: &Shape) -> Node {
        let checked: Vec<Node> = items
            .iter()
            .enumerate()
            .map(|(at, item)| {
                self.path.push(Segment::Index(at));
                let checked = self.value(item, shape, None);
                self.path.pop();
                checked
            })
            .collect();
        let changed = items.iter().zip(&checked).any(|(a, b)| !same(a, b));
        if changed { Node::sequence(node.place, checked) } else { node.clone() }
    }

    fn map(&mut self, node: &Node, mapping: &Mapping, map: &MapShape) -> Node {
        self.entries(node, mapping, |checker, entry| {
            if let Some(special) = map.special.iter().find(|field| field.name == &*entry.key.text) {
                return checker.entry(entry, &special.shape);
            }
            if let Some(word) = map.key
                && let Err(complaint) = (word.check)(&entry.key.text)
            {
                checker.misspelt(word, &entry.key.text, &complaint.rule, entry.key.place);
            }
            checker.entry(entry, &map.value)
        })
    }

    fn structure(&mut self, node: &Node, mapping: &Mapping, fixed: &Struct, key: Option<&Key>) -> Node {
        let checked = self.entries(node, mapping, |checker, entry| match fixed.find(&entry.key.text) {
            Some(field) => checker.entry(entry, &field.shape),
            None => checker.unknown_key(entry, mapping, fixed),
        });
        let present = checked.as_mapping().unwrap_or(mapping);
        for field in fixed.all().filter(|field| field.required) {
            if present.get(field.name).is_none_or(Node::is_null) {
                self.missing(node, fixed, field, key);
            }
        }
        for group in fixed.groups {
            self.group(node, present, fixed, group, key);
        }
        checked
    }

    fn kinds(&mut self, node: &Node, mapping: &Mapping, what: &str, kinds: &[Kind], key: Option<&Key>) -> Node {
        if let Some(kind) = kinds.iter().find(|kind| kind.key.is_empty() || mapping.get(kind.key).is_some()) {
            return self.structure(node, mapping, kind.shape, key);
        }
        let keys: Vec<&str> = kinds.iter().map(|kind| kind.key).collect();
        let meant = mapping.entries().iter().find_map(|entry| suggest(&entry.key.text, keys.iter().copied()));
        if let Some(kind) = meant.and_then(|meant| kinds.iter().find(|kind| kind.key == meant.name)) {
            return self.structure(node, mapping, kind.shape, key);
        }
        let finding =
            Finding::new(codes::MISSING_KEY, format!("expected {what}")).help(format!("it needs {}", one_of(&keys)));
        self.report(finding, head(node, key));
        broken(node)
    }

    /// Checks the entries of a mapping; gives the node itself back when nothing changed.
    fn entries(
        &mut self,
        node: &Node,
        mapping: &Mapping,
        mut each: impl FnMut(&mut Self, &Entry) -> Option<Entry>,
    ) -> Node {
        let mut changed = false;
        let mut checked: Vec<Option<Entry>> = Vec::with_capacity(mapping.entries().len());
        for entry in mapping.entries() {
            self.path.push(Segment::Key(Arc::clone(&entry.key.text)));
            let result = each(self, entry);
            self.path.pop();
            changed |= result.is_some();
            checked.push(result);
        }
        if !changed {
            return node.clone();
        }
        let mut rebuilt = Mapping::default();
        for (old, new) in mapping.entries().iter().zip(checked) {
            // A repaired key never meets its right spelling: that is checked before.
            let _ = rebuilt.insert(new.unwrap_or_else(|| old.clone()));
        }
        Node { place: node.place, content: Content::Mapping(Arc::new(rebuilt)) }
    }

    /// Checks the value of an entry; `None` when it stays as it is.
    fn entry(&mut self, entry: &Entry, shape: &Shape) -> Option<Entry> {
        let value = self.value(&entry.value, shape, Some(&entry.key));
        (!same(&entry.value, &value)).then(|| Entry { key: entry.key.clone(), value })
    }

    fn unknown_key(&mut self, entry: &Entry, mapping: &Mapping, fixed: &Struct) -> Option<Entry> {
        let Key { text, place } = &entry.key;
        let free = fixed.all().map(|field| field.name).filter(|name| mapping.get(name).is_none());
        let meant = suggest(text, free);
        let mut finding = Finding::new(codes::UNKNOWN_KEY, format!("unknown key `{text}` in {}", fixed.what));
        let Some(meant) = meant else {
            let mut names: Vec<&str> = fixed.all().map(|field| field.name).collect();
            names.sort_unstable();
            let known = match names.len() {
                0 => "; it has none: write `{}`".to_owned(),
                1..=8 => format!("; known keys: {}", names.join(", ")),
                _ => String::new(),
            };
            finding = finding.help(format!("remove it, or check the level it stands on{known}"));
            self.report(finding, *place);
            return None;
        };
        finding = finding.help(format!("did you mean `{}`?", meant.name));
        if meant.certain {
            finding = finding.fix(Fix {
                title: format!("rename `{text}` to `{}`", meant.name),
                certain: true,
                edits: vec![Edit { place: *place, replacement: meant.name.to_owned() }],
            });
        }
        self.report(finding, *place);
        let field = fixed.find(meant.name)?;
        let key = Key { text: meant.name.into(), place: *place };
        let value = self.value(&entry.value, &field.shape, Some(&key));
        Some(Entry { key, value })
    }

    fn missing(&mut self, node: &Node, fixed: &Struct, field: &Field, key: Option<&Key>) {
        let finding = Finding::new(codes::MISSING_KEY, format!("{} needs `{}`", fixed.what, field.name))
            .label(format!("`{}` is missing here", field.name))
            .help(format!("add `{}`: {}", field.name, lower_first(field.about)));
        self.report(finding, head(node, key));
    }

    fn group(&mut self, node: &Node, mapping: &Mapping, fixed: &Struct, group: &Group, key: Option<&Key>) {
        let standing: Vec<&Entry> = group
            .keys
            .iter()
            .filter_map(|key| mapping.entry(key))
            .filter(|entry| !entry.value.is_null() && !is_false(&entry.value))
            .collect();
        match standing.as_slice() {
            [] if group.required => {
                let finding = Finding::new(group.code, format!("{} needs {}", fixed.what, one_of(group.keys)));
                self.report(finding.help(group.help), head(node, key));
            }
            [first, second, ..] => {
                let (first, second) =
                    if first.key.place <= second.key.place { (first, second) } else { (second, first) };
                let message = format!("`{}` and `{}` exclude each other", first.key.text, second.key.text);
                let finding = Finding::new(group.code, message)
                    .also_at(first.key.place.file, first.key.place.span, format!("`{}` stands here", first.key.text))
                    .help(group.help);
                self.report(finding, second.key.place);
            }
            _ => {}
        }
    }

    fn wrong_type(&mut self, node: &Node, shape: &Shape, key: Option<&Key>) -> Node {
        let subject = key.map_or_else(|| "this".to_owned(), |key| format!("`{}`", key.text));
        let message = format!("{subject} must be {}, found {}", shape.expected(), describe(node, shape));
        let mut finding = Finding::new(codes::WRONG_TYPE, message);
        if matches!(shape, Shape::List(item) if matches!(item, Shape::Text | Shape::Word(_)))
            && let Some(text) = node.as_text()
        {
            finding = finding.fix(Fix {
                title: "make it a list of one".to_owned(),
                certain: true,
                edits: vec![Edit { place: node.place, replacement: format!("[{}]", quoted(text)) }],
            });
            finding = finding.help("put it in brackets to make it a list of one");
        } else if matches!(shape, Shape::Marker) && node.as_bool() == Some(false) {
            finding = finding.help("remove the key");
        } else if matches!(shape, Shape::Map(_)) && matches!(node.content, Content::Sequence(_)) {
            finding = finding.help("write `name: { … }` for each entry instead of a list");
        } else if matches!(shape, Shape::Struct(fixed) if fixed.all().all(|field| !field.required))
            && matches!(node.content, Content::Scalar(_))
        {
            finding = finding.help("write `{}` for no options");
        }
        self.report(finding, scalar_or_head(node, key));
        // What a list of names means where a mapping is expected is plain, so nothing below it is lost.
        names_as_mapping(node, shape).unwrap_or_else(|| broken(node))
    }

    fn wrong_choice(&mut self, node: &Node, words: &[&str], text: &str, key: Option<&Key>) -> Node {
        let subject = key.map_or_else(String::new, |key| format!(" for `{}`", key.text));
        let mut finding = Finding::new(codes::INVALID_VALUE, format!("`{text}` is not a value{subject}"));
        let meant = suggest(text, words.iter().copied());
        finding = match meant {
            Some(meant) => finding.help(format!("did you mean `{}`? It must be {}", meant.name, one_of(words))),
            None => finding.help(format!("it must be {}", one_of(words))),
        };
        if let Some(meant) = meant.filter(|meant| meant.certain) {
            finding = finding.fix(Fix {
                title: format!("write `{}`", meant.name),
                certain: true,
                edits: vec![Edit { place: node.place, replacement: quoted(meant.name) }],
            });
        }
        self.report(finding, node.place);
        broken(node)
    }

    fn misspelt(&mut self, word: &Word, text: &str, rule: &str, place: Place) {
        // What holds an `@` may be a URL with credentials.
        let shown = if text.contains('@') { "this".to_owned() } else { format!("`{text}`") };
        let finding = Finding::new(word.code, format!("{shown} is not {}", word.what)).help(rule);
        self.report(finding, place);
    }

    /// The rest of a scalar from an offset in its text, where the text stands as written.
    fn inside(&self, place: Place, text: &str, at: usize) -> Place {
        let source = self.sources.get(place.file).and_then(|file| file.text.get(place.span.range()));
        let skip = match source {
            Some(source) if source == text => 0,
            Some(source) if source.len() == text.len() + 2 && source.get(1..=text.len()) == Some(text) => 1,
            _ => return place,
        };
        if at >= text.len() || !text.is_char_boundary(at) {
            return place;
        }
        let start = place.span.start as usize + skip;
        let rest = &text[at..];
        let length = rest.trim_start().find(' ').map_or(rest.len(), |n| n + rest.len() - rest.trim_start().len());
        Place { file: place.file, span: Span::new(start + at, start + at + length.max(1)) }
    }

    fn report(&mut self, finding: Finding, place: Place) {
        let step = |segment: &Segment| match segment {
            Segment::Key(key) => Step::Key(key.to_string()),
            Segment::Index(index) => Step::Index(*index),
        };
        let subject = Subject { document: self.document, steps: self.path.iter().map(step).collect(), at_key: false };
        self.findings.push(finding.about(subject).at(place.file, place.span));
    }
}

fn names_as_mapping(node: &Node, shape: &Shape) -> Option<Node> {
    let (Shape::Map(_), Content::Sequence(items)) = (shape, &node.content) else { return None };
    let mut mapping = Mapping::default();
    for item in items.iter() {
        let key = Key { text: item.as_text()?.into(), place: item.place };
        let _ = mapping.insert(Entry { key, value: Node { place: item.place, content: Content::Null } });
    }
    Some(Node::mapping(node.place, mapping))
}

fn describe(node: &Node, shape: &Shape) -> String {
    if let (Shape::Pair(_), Content::Sequence(items)) = (shape, &node.content) {
        return format!("a list of {}", items.len());
    }
    match (shape, node.as_text()) {
        (Shape::Integer(..) | Shape::Bool | Shape::Marker | Shape::Number, Some(text)) if text.len() <= 40 => {
            format!("`{text}`")
        }
        _ => node.describe().to_owned(),
    }
}

fn broken(node: &Node) -> Node {
    Node { place: node.place, content: Content::Broken }
}

/// Whether a value needs no closer look.
fn is_right(node: &Node, shape: &Shape) -> bool {
    let Content::Scalar(scalar) = &node.content else { return matches!(shape, Shape::Any) };
    match shape {
        Shape::Any | Shape::Text | Shape::Secret | Shape::Tokens => true,
        Shape::Bool => scalar.as_bool().is_some(),
        Shape::Marker => scalar.as_bool() == Some(true),
        Shape::Integer(min, max) => {
            scalar.as_number().and_then(|number| number.as_i64()).is_some_and(|number| (*min..=*max).contains(&number))
        }
        Shape::Number => scalar.as_number().is_some(),
        Shape::Choice(words) => words.contains(&&*scalar.text),
        _ => false,
    }
}

/// `false` beside its alternative is as good as absent (`oauth2: false`); it has its own finding where it is wrong.
fn is_false(node: &Node) -> bool {
    node.as_bool() == Some(false)
}

/// Where a mapping is shown: its key, else its first key, else itself.
fn head(node: &Node, key: Option<&Key>) -> Place {
    key.map(|key| key.place).or_else(|| node.entries().first().map(|entry| entry.key.place)).unwrap_or(node.place)
}

fn scalar_or_head(node: &Node, key: Option<&Key>) -> Place {
    if node.as_text().is_some() { node.place } else { head(node, key) }
}

fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    let second_is_upper = text.chars().nth(1).is_some_and(char::is_uppercase);
    match chars.next() {
        Some(first) if !second_is_upper => first.to_lowercase().collect::<String>() + chars.as_str(),
        _ => text.to_owned(),
    }
}

/// Whether checking changed nothing: content is shared.
fn same(a: &Node, b: &Node) -> bool {
    match (&a.content, &b.content) {
        (Content::Null, Content::Null) | (Content::Broken, Content::Broken) => true,
        (Content::Scalar(a), Content::Scalar(b)) => Arc::ptr_eq(a, b),
        (Content::Sequence(a), Content::Sequence(b)) => Arc::ptr_eq(a, b),
        (Content::Mapping(a), Content::Mapping(b)) => Arc::ptr_eq(a, b),
        _ => false,
    }
}

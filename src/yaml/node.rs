//! The positioned tree.

use std::collections::HashMap;
use std::sync::Arc;

use crate::diagnostics::{FileId, Place, Span};

/// A value with its place. Clones are cheap: content is shared, as it is between an anchor and its aliases.
#[derive(Debug, Clone)]
pub struct Node {
    /// Where it stands; for an alias, where the alias stands.
    pub place: Place,
    /// What it holds.
    pub content: Content,
}

/// What a node holds.
#[derive(Debug, Clone)]
pub enum Content {
    /// Nothing: an omitted value, `~` or `null`.
    Null,
    /// A text, number or boolean, kept as written.
    Scalar(Arc<Scalar>),
    /// A list.
    Sequence(Arc<[Node]>),
    /// Keys and values in order.
    Mapping(Arc<Mapping>),
    /// Something that already has a finding: readers treat it as absent and say nothing more.
    Broken,
}

/// A scalar as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scalar {
    /// The text after unquoting and unescaping.
    pub text: Box<str>,
    /// Whether it was plain (only plain scalars can be numbers or booleans).
    pub plain: bool,
}

/// A key with its place.
#[derive(Debug, Clone)]
pub struct Key {
    /// The text.
    pub text: Arc<str>,
    /// Where it stands.
    pub place: Place,
}

/// A key with its value.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The key.
    pub key: Key,
    /// The value.
    pub value: Node,
}

/// Keys and values in order; of duplicate keys the first stays.
#[derive(Debug, Clone, Default)]
pub struct Mapping {
    entries: Vec<Entry>,
    /// Only for large mappings: small ones are searched.
    index: HashMap<Arc<str>, usize>,
}

/// Up to this size a linear search is faster than hashing.
const SMALL: usize = 12;

impl Mapping {
    /// Adds an entry, or gives it back together with the position of the entry that has the key already.
    pub fn insert(&mut self, entry: Entry) -> Result<(), (usize, Entry)> {
        if let Some(at) = self.position(&entry.key.text) {
            return Err((at, entry));
        }
        self.entries.push(entry);
        if self.entries.len() > SMALL {
            for at in self.index.len()..self.entries.len() {
                self.index.insert(Arc::clone(&self.entries[at].key.text), at);
            }
        }
        Ok(())
    }

    /// Replaces the value of a key that is there.
    pub fn set(&mut self, key: &str, value: Node) {
        if let Some(at) = self.position(key) {
            self.entries[at].value = value;
        }
    }

    fn position(&self, key: &str) -> Option<usize> {
        if self.entries.len() > SMALL {
            self.index.get(key).copied()
        } else {
            self.entries.iter().position(|entry| &*entry.key.text == key)
        }
    }

    /// The entry of a key.
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        self.position(key).map(|at| &self.entries[at])
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|entry| &entry.value)
    }

    /// The entries in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

impl Node {
    /// A mapping at a place.
    pub fn mapping(place: Place, mapping: Mapping) -> Self {
        Self { place, content: Content::Mapping(Arc::new(mapping)) }
    }

    /// A list at a place.
    pub fn sequence(place: Place, items: Vec<Self>) -> Self {
        Self { place, content: Content::Sequence(items.into()) }
    }

    /// Nothing, at the start of a file.
    pub fn empty(file: FileId) -> Self {
        Self { place: Place { file, span: Span::new(0, 0) }, content: Content::Null }
    }

    /// The mapping, if it is one.
    pub fn as_mapping(&self) -> Option<&Mapping> {
        match &self.content {
            Content::Mapping(mapping) => Some(mapping),
            _ => None,
        }
    }

    /// The items, if it is a list.
    pub fn as_sequence(&self) -> Option<&[Self]> {
        match &self.content {
            Content::Sequence(items) => Some(items),
            _ => None,
        }
    }

    /// The text as written, if it is a scalar (numbers and booleans keep their spelling).
    pub fn as_text(&self) -> Option<&str> {
        match &self.content {
            Content::Scalar(scalar) => Some(&scalar.text),
            _ => None,
        }
    }

    /// The value of a key, if this is a mapping that has it.
    pub fn get(&self, key: &str) -> Option<&Self> {
        self.as_mapping()?.get(key)
    }

    /// The entries, none if this is not a mapping.
    pub fn entries(&self) -> &[Entry] {
        self.as_mapping().map_or(&[], Mapping::entries)
    }

    /// The items, none if this is not a list.
    pub fn items(&self) -> &[Self] {
        self.as_sequence().unwrap_or(&[])
    }

    /// Whether nothing is written here.
    pub fn is_null(&self) -> bool {
        matches!(self.content, Content::Null)
    }

    /// What it is, with an article, for messages.
    pub fn describe(&self) -> &'static str {
        match &self.content {
            Content::Null => "nothing",
            Content::Scalar(scalar) if scalar.as_bool().is_some() => "a boolean",
            Content::Scalar(scalar) if scalar.as_number().is_some() => "a number",
            Content::Scalar(_) => "a text",
            Content::Sequence(_) => "a list",
            Content::Mapping(_) => "a mapping",
            Content::Broken => "something unreadable",
        }
    }
}

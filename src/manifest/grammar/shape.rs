//! The language that the tables are written in.

use super::words::Word;
use crate::diagnostics::Code;

/// What a value may be.
#[derive(Clone, Copy)]
pub(in crate::manifest) enum Shape {
    /// Any value.
    Any,
    /// A text; numbers and booleans count as the text they are written as.
    Text,
    /// A text that must never appear in a message.
    Secret,
    /// A text with a spelling rule.
    Word(&'static Word),
    /// `true` or `false`.
    Bool,
    /// Only `true`: the key is a marker.
    Marker,
    /// A whole number.
    Integer(i64, i64),
    /// A number.
    Number,
    /// One of these texts.
    Choice(&'static [&'static str]),
    /// A list of texts, or one text split on commas and line ends.
    Tokens,
    /// A list.
    List(&'static Shape),
    /// A list of exactly two.
    Pair(&'static Shape),
    /// A mapping with free keys.
    Map(&'static MapShape),
    /// A mapping with fixed keys.
    Struct(&'static Struct),
    /// Decided by what kind of value stands there.
    Either(&'static Either),
    /// A mapping with fixed keys, which ones is decided by a key that is present.
    Kinds(&'static str, &'static [Kind]),
}

/// A mapping with free keys.
pub(in crate::manifest) struct MapShape {
    /// The spelling of keys.
    pub(super) key: Option<&'static Word>,
    /// The values.
    pub(super) value: Shape,
    /// Keys with a meaning of their own.
    pub(super) special: &'static [Field],
}

/// A mapping with fixed keys.
pub(in crate::manifest) struct Struct {
    /// What it is, with an article.
    pub(super) what: &'static str,
    /// The keys, in tables that sections share.
    pub(super) fields: &'static [&'static [Field]],
    /// Rules between keys.
    pub(super) groups: &'static [Group],
}

/// A key.
pub(in crate::manifest) struct Field {
    pub(super) name: &'static str,
    pub(super) shape: Shape,
    pub(super) required: bool,
    /// One sentence, shown by editors.
    pub(super) about: &'static str,
}

/// Keys of which at most one may stand.
pub(in crate::manifest) struct Group {
    pub(super) keys: &'static [&'static str],
    /// Whether one must stand.
    pub(super) required: bool,
    pub(super) code: Code,
    /// What to do about it.
    pub(super) help: &'static str,
}

/// Alternatives told apart by the kind of value.
pub(in crate::manifest) struct Either {
    /// What is expected, with articles.
    pub(super) what: &'static str,
    pub(super) scalar: Option<Shape>,
    pub(super) sequence: Option<Shape>,
    pub(super) mapping: Option<Shape>,
}

/// One of several forms of a mapping.
pub(in crate::manifest) struct Kind {
    /// The key that tells it; empty for the form that is meant when no other one is.
    pub(super) key: &'static str,
    pub(super) shape: &'static Struct,
}

/// A key that may be absent.
pub(in crate::manifest) const fn field(name: &'static str, shape: Shape, about: &'static str) -> Field {
    Field { name, shape, required: false, about }
}

/// A key that must be there.
pub(in crate::manifest) const fn required(name: &'static str, shape: Shape, about: &'static str) -> Field {
    Field { name, shape, required: true, about }
}

impl Struct {
    /// All keys.
    pub(super) fn all(&self) -> impl Iterator<Item = &'static Field> + use<> {
        self.fields.iter().flat_map(|table| table.iter())
    }

    /// The key of this name.
    pub(super) fn find(&self, name: &str) -> Option<&'static Field> {
        self.all().find(|field| field.name == name)
    }
}

impl Shape {
    /// What is expected, with an article.
    pub(super) fn expected(&self) -> String {
        match self {
            Self::Any => "a value".to_owned(),
            Self::Text | Self::Secret => "a text".to_owned(),
            Self::Word(word) => word.what.to_owned(),
            Self::Bool => "`true` or `false`".to_owned(),
            Self::Marker => "`true`, or the key left out".to_owned(),
            Self::Integer(min, max) if min == max => format!("`{min}`"),
            Self::Integer(min, max) if *max == i64::MAX && *min == 0 => "a whole number".to_owned(),
            Self::Integer(min, max) => format!("a whole number from {min} to {max}"),
            Self::Number => "a number".to_owned(),
            Self::Choice(words) => one_of(words),
            Self::Tokens => "a list of texts, or one text with commas".to_owned(),
            Self::List(_) => "a list".to_owned(),
            Self::Pair(_) => "a list of exactly two".to_owned(),
            Self::Map(_) => "a mapping".to_owned(),
            Self::Struct(shape) => shape.what.to_owned(),
            Self::Either(either) => either.what.to_owned(),
            Self::Kinds(what, _) => (*what).to_owned(),
        }
    }
}

/// `a`, `b` or `c`.
pub(super) fn one_of<S: AsRef<str>>(words: &[S]) -> String {
    match words {
        [] => String::new(),
        [one] => format!("`{}`", one.as_ref()),
        [most @ .., last] => {
            let most: Vec<_> = most.iter().map(|word| format!("`{}`", word.as_ref())).collect();
            format!("{} or `{}`", most.join(", "), last.as_ref())
        }
    }
}

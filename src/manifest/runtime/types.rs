//! Types: a word such as `string`, or a mapping with `type` and what belongs to it.

use indexmap::IndexMap;
use serde_json::Value;

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::manifest::grammar::suggest::suggest;
use crate::model::schema::{Field, ListLimits, NumberLimits, PathSpec, TextLimits};
use crate::model::{ResultSpec, ValueType};
use crate::yaml::{Content, Node};

use super::values::{doc, tokens};
use super::{flag, text, texts};

type Defs = IndexMap<String, ValueType>;

/// Every key that belongs to some types only, with the types.
const PARTS: &[(&str, &[&str])] = &[
    ("minimum", NUMBERS),
    ("maximum", NUMBERS),
    ("minLength", &["string"]),
    ("maxLength", &["string"]),
    ("pattern", &["string"]),
    ("root", &["path"]),
    ("values", &["enum", "flags"]),
    ("of", &["list", "fixed-list", "map", "option", "tuple", "union", "ref"]),
    ("minItems", &["list"]),
    ("maxItems", &["list"]),
    ("length", &["fixed-list"]),
    ("fields", &["record"]),
    ("cases", &["variant"]),
    ("ok", &["result"]),
    ("err", &["result"]),
    ("mime", &["text", "binary"]),
    ("unit", &["quantity"]),
];
const NUMBERS: &[&str] = &["integer", "number", "s8", "s16", "s32", "s64", "u8", "u16", "u32", "u64", "f32", "f64"];
/// Keys without which a type says nothing.
const NEEDED: &[(&str, &str)] = &[
    ("enum", "values"),
    ("flags", "values"),
    ("list", "of"),
    ("fixed-list", "of"),
    ("fixed-list", "length"),
    ("map", "of"),
    ("option", "of"),
    ("tuple", "of"),
    ("union", "of"),
    ("ref", "of"),
    ("record", "fields"),
    ("variant", "cases"),
    ("quantity", "unit"),
];

/// The types that a tool names.
pub(super) fn defs(tool: &Node, subject: &Subject, findings: &mut Vec<Finding>) -> Defs {
    let section = tool.get("defs").map(Node::entries).unwrap_or_default();
    // Names first: types may refer to each other in any order.
    let mut defs: Defs = section.iter().map(|entry| (entry.key.text.to_string(), ValueType::Json)).collect();
    for entry in section {
        let subject = subject.clone().key("defs").key(&*entry.key.text);
        if let Some(found) = value_type(&entry.value, &subject, &defs, findings) {
            defs.insert(entry.key.text.to_string(), found);
        }
    }
    defs
}

/// The result of a command.
pub(super) fn result(
    node: Option<&Node>,
    subject: &Subject,
    defs: &Defs,
    findings: &mut Vec<Finding>,
) -> Option<ResultSpec> {
    let node = node.filter(|node| !node.is_null())?;
    Some(ResultSpec { r#type: value_type(node, subject, defs, findings)?, doc: doc(node) })
}

/// Reads a type; `None` when it has a finding.
pub(super) fn value_type(
    node: &Node,
    subject: &Subject,
    defs: &Defs,
    findings: &mut Vec<Finding>,
) -> Option<ValueType> {
    let word = match node.as_text() {
        Some(word) => word,
        None => node.get("type").and_then(Node::as_text)?,
    };
    let before = findings.len();
    parts(word, node, subject, findings);
    if findings.len() > before {
        return None;
    }
    let mut reader = Reader { node, subject, defs, findings };
    reader.read(word)
}

/// Reports what does not belong to the type, and what is missing.
fn parts(word: &str, node: &Node, subject: &Subject, findings: &mut Vec<Finding>) {
    for (key, kinds) in PARTS {
        if node.get(key).is_some() && !kinds.contains(&word) {
            let message = format!("`{key}` does not belong to type `{word}`");
            let help = format!("it belongs to {}", kinds.join(", "));
            let at = subject.clone().key(*key).at_key();
            findings.push(Finding::new(codes::INVALID_DEFINITION, message).about(at).help(help));
        }
    }
    for (_, key) in NEEDED.iter().filter(|(kind, _)| *kind == word) {
        if node.get(key).is_none_or(Node::is_null) {
            let message = format!("type `{word}` needs `{key}`");
            let at = if node.as_text().is_some() { subject.clone() } else { subject.clone().key("type") };
            let help = format!("write `{{ type: {word}, {key}: … }}`");
            findings.push(Finding::new(codes::INVALID_DEFINITION, message).about(at).help(help));
        }
    }
}

struct Reader<'run> {
    node: &'run Node,
    subject: &'run Subject,
    defs: &'run Defs,
    findings: &'run mut Vec<Finding>,
}

impl Reader<'_> {
    fn read(&mut self, word: &str) -> Option<ValueType> {
        use ValueType as T;
        Some(match word {
            "string" => T::String(self.text_limits()?),
            "bool" => T::Bool,
            "integer" | "s64" => T::S64(self.number_limits()?),
            "number" | "f64" => T::F64(self.number_limits()?),
            "s8" => T::S8(self.number_limits()?),
            "s16" => T::S16(self.number_limits()?),
            "s32" => T::S32(self.number_limits()?),
            "u8" => T::U8(self.number_limits()?),
            "u16" => T::U16(self.number_limits()?),
            "u32" => T::U32(self.number_limits()?),
            "u64" => T::U64(self.number_limits()?),
            "f32" => T::F32(self.number_limits()?),
            "char" => T::Char,
            "path" => T::Path(text(self.node, "root").map_or_else(PathSpec::default, |root| PathSpec { root })),
            "url" => T::Url,
            "datetime" => T::Datetime,
            "duration" => T::Duration,
            "quantity" => T::Quantity { unit: text(self.node, "unit")? },
            "json" => T::Json,
            "text" => T::Text { mime: tokens(self.node.get("mime")) },
            "binary" => T::Binary { mime: tokens(self.node.get("mime")) },
            "enum" => T::Enum(self.values()?),
            "flags" => T::Flags(self.values()?),
            "record" => T::Record(self.fields()),
            "variant" => T::Variant(self.cases()),
            "tuple" => T::Tuple(self.members()),
            "union" => T::Union(self.members()),
            "list" => T::List { item: self.inner("of")?, limits: self.list_limits()? },
            "fixed-list" => T::FixedList { item: self.inner("of")?, length: self.count("length")? },
            "map" => T::Map(self.inner("of")?),
            "option" => T::Option(self.inner("of")?),
            "result" => T::Result { ok: self.inner("ok"), err: self.inner("err") },
            "ref" => T::Ref(self.reference()?),
            "secret" => T::Secret,
            "quota-token" => T::QuotaToken,
            "permission-card" => T::PermissionCard,
            "future" => T::Future,
            "stream" => T::Stream,
            _ => return None, // The grammar knows no other word.
        })
    }

    fn report<T>(&mut self, key: &str, message: String) -> Option<T> {
        let finding = Finding::new(codes::INVALID_DEFINITION, message).about(self.subject.clone().key(key));
        self.findings.push(finding);
        None
    }

    fn number_limits(&mut self) -> Option<NumberLimits> {
        let bound = |key| self.node.get(key).and_then(Node::as_number);
        let limits = NumberLimits { minimum: bound("minimum"), maximum: bound("maximum") };
        let as_float = |bound: &Option<serde_json::Number>| bound.as_ref().and_then(serde_json::Number::as_f64);
        match (as_float(&limits.minimum), as_float(&limits.maximum)) {
            (Some(min), Some(max)) if min > max => self.report("maximum", "`maximum` is below `minimum`".to_owned()),
            _ => Some(limits),
        }
    }

    fn count(&self, key: &str) -> Option<u64> {
        self.node.get(key).and_then(Node::as_number).and_then(|n| n.as_u64())
    }

    fn text_limits(&mut self) -> Option<TextLimits> {
        let limits = TextLimits {
            min_length: self.count("minLength"),
            max_length: self.count("maxLength"),
            pattern: text(self.node, "pattern"),
        };
        match (limits.min_length, limits.max_length) {
            (Some(min), Some(max)) if min > max => {
                self.report("maxLength", "`maxLength` is below `minLength`".to_owned())
            }
            _ => Some(limits),
        }
    }

    fn list_limits(&mut self) -> Option<ListLimits> {
        let limits = ListLimits { min_items: self.count("minItems"), max_items: self.count("maxItems") };
        match (limits.min_items, limits.max_items) {
            (Some(min), Some(max)) if min > max => self.report("maxItems", "`maxItems` is below `minItems`".to_owned()),
            _ => Some(limits),
        }
    }

    fn values(&mut self) -> Option<Vec<String>> {
        let values = texts(self.node.get("values"));
        if values.is_empty() {
            return self.report("values", "`values` is empty".to_owned());
        }
        let mut sorted = values.clone();
        sorted.sort_unstable();
        let twice = sorted.iter().zip(sorted.iter().skip(1)).find(|(a, b)| a == b);
        if let Some((value, _)) = twice {
            return self.report("values", format!("`{value}` stands twice in `values`"));
        }
        Some(values)
    }

    fn at(&mut self, node: &Node, subject: &Subject) -> Option<ValueType> {
        value_type(node, subject, self.defs, self.findings)
    }

    fn inner(&mut self, key: &str) -> Option<Box<ValueType>> {
        let node = self.node.get(key).filter(|node| !node.is_null())?;
        if node.as_sequence().is_some() {
            return self.report(key, format!("`{key}` takes one type here"));
        }
        // `of` may be any text for the grammar, because a reference names a type with it.
        if let Some(word) = node.as_text()
            && !crate::manifest::grammar::TYPE_WORDS.contains(&word)
        {
            let known = crate::manifest::grammar::TYPE_WORDS.iter().copied();
            let help = match suggest(word, known) {
                Some(meant) => format!("did you mean `{}`?", meant.name),
                None => "write a type, or `{ type: ref, of: NAME }` for a type of `defs`".to_owned(),
            };
            let at = self.subject.clone().key(key);
            let message = format!("`{word}` is not a type");
            self.findings.push(Finding::new(codes::INVALID_DEFINITION, message).about(at).help(help));
            return None;
        }
        let subject = self.subject.clone().key(key);
        self.at(node, &subject).map(Box::new)
    }

    fn members(&mut self) -> Vec<ValueType> {
        let node = self.node;
        let subject = self.subject.clone().key("of");
        let Some(items) = node.get("of").and_then(Node::as_sequence) else {
            self.report::<()>("of", "`of` takes a list of types here".to_owned());
            return Vec::new();
        };
        items.iter().enumerate().filter_map(|(at, item)| self.at(item, &subject.clone().index(at))).collect()
    }

    fn fields(&mut self) -> IndexMap<String, Field> {
        let mut fields = IndexMap::new();
        for entry in self.node.get("fields").map(Node::entries).unwrap_or_default() {
            let subject = self.subject.clone().key("fields").key(&*entry.key.text);
            let Some(r#type) = self.at(&entry.value, &subject) else { continue };
            let default = super::arguments::default(&entry.value, &r#type, &subject, self.defs, self.findings);
            let field = Field {
                description: text(&entry.value, "description"),
                required: flag(&entry.value, "required").unwrap_or(default.is_none()),
                default,
                r#type,
            };
            fields.insert(entry.key.text.to_string(), field);
        }
        fields
    }

    fn cases(&mut self) -> IndexMap<String, Option<ValueType>> {
        let mut cases = IndexMap::new();
        for entry in self.node.get("cases").map(Node::entries).unwrap_or_default() {
            let subject = self.subject.clone().key("cases").key(&*entry.key.text);
            let payload = match entry.value.content {
                Content::Null => None,
                _ => self.at(&entry.value, &subject),
            };
            cases.insert(entry.key.text.to_string(), payload);
        }
        cases
    }

    fn reference(&mut self) -> Option<String> {
        let Some(name) = self.node.get("of").and_then(Node::as_text) else {
            return self.report("of", "a reference names one type".to_owned());
        };
        if self.defs.contains_key(name) {
            return Some(name.to_owned());
        }
        let help = match suggest(name, self.defs.keys().map(String::as_str)) {
            Some(meant) => format!("did you mean `{}`?", meant.name),
            None => "declare it under the tool's `defs`".to_owned(),
        };
        let at = self.subject.clone().key("of");
        self.findings.push(
            Finding::new(codes::INVALID_DEFINITION, format!("type `{name}` does not exist")).about(at).help(help),
        );
        None
    }
}

/// Whether values of a type are texts in JSON.
pub(super) fn is_textual(r#type: &ValueType) -> bool {
    use ValueType as T;
    match r#type {
        T::Option(inner) => is_textual(inner),
        T::String(_) | T::Char | T::Enum(_) | T::Path(_) | T::Url | T::Datetime | T::Duration | T::Text { .. } => true,
        _ => false,
    }
}

/// A type in words, with an article.
pub(super) fn describe(r#type: &ValueType) -> &'static str {
    use ValueType as T;
    match r#type {
        T::Bool => "a boolean",
        T::S8(_) | T::S16(_) | T::S32(_) | T::S64(_) | T::U8(_) | T::U16(_) | T::U32(_) | T::U64(_) => {
            "a whole number of this type and within its limits"
        }
        T::F32(_) | T::F64(_) => "a number within the limits",
        T::Char => "one character",
        T::Enum(_) => "one of the `values`",
        T::Flags(_) => "a list of some of the `values`",
        T::List { .. } | T::FixedList { .. } | T::Tuple(_) => "a list of values of this type",
        T::Url => "an absolute URL",
        T::Record(_) | T::Map(_) => "a mapping of this type",
        T::String(_) => "a text within the limits",
        _ => "a value of this type",
    }
}

/// Whether a JSON value can be a value of a type, as far as that is said by its shape.
pub(super) fn fits(value: &Value, r#type: &ValueType, defs: &Defs, depth: usize) -> bool {
    use ValueType as T;
    if depth > 64 {
        return true;
    }
    let all = |items: &[Value], inner: &T| items.iter().all(|item| fits(item, inner, defs, depth + 1));
    match r#type {
        T::Ref(name) => defs.get(name).is_none_or(|inner| fits(value, inner, defs, depth + 1)),
        T::Bool => value.is_boolean(),
        T::S8(limits) => integer(value, limits, i64::from(i8::MIN), i8::MAX as u64),
        T::S16(limits) => integer(value, limits, i64::from(i16::MIN), i16::MAX as u64),
        T::S32(limits) => integer(value, limits, i64::from(i32::MIN), i32::MAX as u64),
        T::S64(limits) => integer(value, limits, i64::MIN, i64::MAX as u64),
        T::U8(limits) => integer(value, limits, 0, u64::from(u8::MAX)),
        T::U16(limits) => integer(value, limits, 0, u64::from(u16::MAX)),
        T::U32(limits) => integer(value, limits, 0, u64::from(u32::MAX)),
        T::U64(limits) => integer(value, limits, 0, u64::MAX),
        T::F32(limits) | T::F64(limits) => value.is_number() && within(value, limits),
        T::Char => value.as_str().is_some_and(|text| text.chars().count() == 1),
        T::String(limits) => value.as_str().is_some_and(|text| {
            let length = text.chars().count() as u64;
            limits.min_length.is_none_or(|min| length >= min) && limits.max_length.is_none_or(|max| length <= max)
        }),
        T::Enum(values) => value.as_str().is_some_and(|text| values.iter().any(|value| value == text)),
        T::Flags(values) => value.as_array().is_some_and(|items| {
            items.iter().all(|item| item.as_str().is_some_and(|text| values.iter().any(|value| value == text)))
        }),
        T::Path(_) | T::Datetime | T::Duration | T::Text { .. } => value.is_string(),
        T::Url => value.as_str().is_some_and(|text| url::Url::parse(text).is_ok()),
        T::List { item, .. } => value.as_array().is_some_and(|items| all(items, item)),
        T::FixedList { item, length } => {
            value.as_array().is_some_and(|items| items.len() as u64 == *length && all(items, item))
        }
        T::Tuple(members) => value.as_array().is_some_and(|items| {
            items.len() == members.len()
                && items.iter().zip(members).all(|(item, inner)| fits(item, inner, defs, depth + 1))
        }),
        T::Map(inner) => value.as_object().is_some_and(|map| map.values().all(|v| fits(v, inner, defs, depth + 1))),
        T::Option(inner) => value.is_null() || fits(value, inner, defs, depth + 1),
        T::Union(members) => members.iter().any(|inner| fits(value, inner, defs, depth + 1)),
        T::Record(fields) => value.as_object().is_some_and(|map| {
            map.keys().all(|key| fields.contains_key(key))
                && fields.iter().all(|(name, field)| match map.get(name) {
                    Some(value) => fits(value, &field.r#type, defs, depth + 1),
                    None => !field.required,
                })
        }),
        _ => true,
    }
}

fn integer(value: &Value, limits: &NumberLimits, min: i64, max: u64) -> bool {
    let in_range = match (value.as_i64(), value.as_u64()) {
        (Some(signed), _) if signed < 0 => signed >= min,
        (_, Some(unsigned)) => unsigned <= max,
        _ => false,
    };
    in_range && within(value, limits)
}

fn within(value: &Value, limits: &NumberLimits) -> bool {
    let Some(number) = value.as_f64() else { return false };
    let bound = |bound: &Option<serde_json::Number>| bound.as_ref().and_then(serde_json::Number::as_f64);
    bound(&limits.minimum).is_none_or(|min| number >= min) && bound(&limits.maximum).is_none_or(|max| number <= max)
}

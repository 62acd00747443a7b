//! One JSON value against one type: checks it, fills the defaults of records, and gives whole numbers one spelling.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use base64::Engine;
use serde_json::{Map, Number, Value};

use crate::model::schema::{Field, ListLimits, NumberLimits, PathSpec, TextLimits};
use crate::model::{OptionShape, ValueType, text_pattern};

use super::command::Argument;
use super::json_schema::Defs;

/// Deeper values than this are refused (references can recurse).
const MAX_DEPTH: usize = 128;

/// A broken rule and where in the value it was broken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The way into the value, such as `.items[2]`; empty for the value itself.
    pub at: String,
    /// The rule, as "must …".
    pub rule: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at.is_empty() { f.write_str(&self.rule) } else { write!(f, "{} at `{}`", self.rule, self.at) }
    }
}

impl Violation {
    fn new(rule: impl Into<String>) -> Self {
        Self { at: String::new(), rule: rule.into() }
    }

    fn under(mut self, step: impl fmt::Display) -> Self {
        self.at = format!("{step}{}", self.at);
        self
    }
}

type Checked = Result<Value, Violation>;

/// Checks values against the types of one tool. Patterns are compiled once.
pub struct Values<'a> {
    defs: &'a Defs,
    patterns: RefCell<BTreeMap<&'a str, Option<regex::Regex>>>,
}

impl<'a> Values<'a> {
    /// A checker over these named types.
    pub fn new(defs: &'a Defs) -> Self {
        Self { defs, patterns: RefCell::default() }
    }

    /// Checks the value of an argument, which a repeated positional, a list or a map option wraps.
    pub(super) fn argument(&self, argument: Argument<'a>, value: &Value) -> Checked {
        match argument {
            Argument::Flag(_) => self.value(&ValueType::Bool, value),
            Argument::Positional(positional) if positional.repeated => {
                let fewest = (positional.required && positional.default.is_none()).then_some(1);
                self.list(&positional.r#type, value, &ListLimits { min_items: fewest, max_items: None }, 0)
            }
            Argument::Positional(positional) => self.value(&positional.r#type, value),
            Argument::Option(option) => match &option.shape {
                OptionShape::OptionalScalar(_) if value.is_null() => Ok(Value::Null),
                OptionShape::Scalar(inner) | OptionShape::OptionalScalar(inner) => self.value(inner, value),
                OptionShape::RepeatableList { item, .. } => self.list(item, value, &ListLimits::default(), 0),
                OptionShape::RepeatableMap { value: inner, .. } => self.map(inner, value, 0),
            },
        }
    }

    /// Checks a value.
    pub fn value(&self, value_type: &'a ValueType, value: &Value) -> Checked {
        self.at_depth(value_type, value, 0)
    }

    fn at_depth(&self, value_type: &'a ValueType, value: &Value, depth: usize) -> Checked {
        if depth > MAX_DEPTH {
            return Err(Violation::new(format!("must not be nested deeper than {MAX_DEPTH}")));
        }
        let below = depth + 1;
        match value_type {
            ValueType::Ref(name) => match self.defs.get(name) {
                Some(definition) => self.at_depth(definition, value, below),
                None => Err(Violation::new(format!("must be of the type `{name}`, which is not defined"))),
            },
            ValueType::Option(_) if value.is_null() => Ok(Value::Null),
            ValueType::Option(inner) => self.at_depth(inner, value, below),
            ValueType::Record(fields) => self.record(fields, value, below),
            ValueType::Variant(cases) => self.variant(cases, value, below),
            ValueType::Result { ok, err } => self.result(ok.as_deref(), err.as_deref(), value, below),
            ValueType::Tuple(items) => self.tuple(items, value, below),
            ValueType::List { item, limits } => self.list(item, value, limits, below),
            ValueType::FixedList { item, length } => {
                let exactly = ListLimits { min_items: Some(*length), max_items: Some(*length) };
                self.list(item, value, &exactly, below)
            }
            ValueType::Map(inner) => self.map(inner, value, below),
            ValueType::Union(types) => types
                .iter()
                .find_map(|candidate| self.at_depth(candidate, value, below).ok())
                .ok_or_else(|| Violation::new("must have one of the advertised shapes")),
            scalar => self.scalar(scalar, value),
        }
    }

    fn scalar(&self, value_type: &'a ValueType, value: &Value) -> Checked {
        match value_type {
            ValueType::Bool => expect(value.is_boolean(), "must be true or false", value),
            ValueType::S8(limits) => whole(value, limits, i8::MIN, i8::MAX),
            ValueType::S16(limits) => whole(value, limits, i16::MIN, i16::MAX),
            ValueType::S32(limits) => whole(value, limits, i32::MIN, i32::MAX),
            ValueType::S64(limits) => whole(value, limits, i64::MIN, i64::MAX),
            ValueType::U8(limits) => whole(value, limits, u8::MIN, u8::MAX),
            ValueType::U16(limits) => whole(value, limits, u16::MIN, u16::MAX),
            ValueType::U32(limits) => whole(value, limits, u32::MIN, u32::MAX),
            ValueType::U64(limits) => whole(value, limits, u64::MIN, u64::MAX),
            ValueType::F32(limits) => float(value, limits, f64::from(f32::MAX)),
            ValueType::F64(limits) => float(value, limits, f64::MAX),
            ValueType::Quantity { .. } => float(value, &NumberLimits::default(), f64::MAX),
            ValueType::Json => Ok(value.clone()),
            ValueType::Flags(names) => flags(names, value),
            ValueType::Secret
            | ValueType::QuotaToken
            | ValueType::PermissionCard
            | ValueType::Future
            | ValueType::Stream => Err(Violation::new("must not be given: it cannot be carried")),
            textual => {
                let text = value.as_str().ok_or_else(|| Violation::new("must be a text"))?;
                self.text(textual, text)?;
                Ok(value.clone())
            }
        }
    }

    fn text(&self, value_type: &'a ValueType, text: &str) -> Result<(), Violation> {
        let holds = |holds: bool, rule: &str| if holds { Ok(()) } else { Err(Violation::new(rule)) };
        match value_type {
            ValueType::String(limits) => self.limited(text, limits),
            ValueType::Char => holds(text.chars().count() == 1, "must be exactly one character"),
            ValueType::Enum(cases) => {
                holds(cases.iter().any(|case| case == text), &format!("must be one of {}", ticked(cases)))
            }
            ValueType::Binary { .. } => holds(decode(text).is_some(), "must be base64"),
            ValueType::Path(spec) => path(spec, text),
            ValueType::Url => holds(url::Url::parse(text).is_ok(), "must be an absolute URL"),
            ValueType::Datetime => {
                holds(text.parse::<jiff::Timestamp>().is_ok(), "must be a date and time such as 2026-07-28T12:00:00Z")
            }
            ValueType::Duration => {
                holds(text.parse::<jiff::Span>().is_ok(), "must be a duration such as 1h30m or PT1H30M")
            }
            _ => Ok(()),
        }
    }

    fn limited(&self, text: &str, limits: &'a TextLimits) -> Result<(), Violation> {
        let length = text.chars().count() as u64;
        if let Some(fewest) = limits.min_length.filter(|fewest| length < *fewest) {
            return Err(Violation::new(format!("must have at least {fewest} characters")));
        }
        if let Some(most) = limits.max_length.filter(|most| length > *most) {
            return Err(Violation::new(format!("must have at most {most} characters")));
        }
        let Some(pattern) = &limits.pattern else { return Ok(()) };
        let mut patterns = self.patterns.borrow_mut();
        let matches = patterns
            .entry(pattern)
            .or_insert_with(|| text_pattern(pattern))
            .as_ref()
            .is_some_and(|compiled| compiled.is_match(text));
        if matches { Ok(()) } else { Err(Violation::new(format!("must match the pattern `{pattern}`"))) }
    }

    fn list(&self, item: &'a ValueType, value: &Value, limits: &ListLimits, depth: usize) -> Checked {
        let items = value.as_array().ok_or_else(|| Violation::new("must be a list"))?;
        let count = items.len() as u64;
        match (limits.min_items, limits.max_items) {
            (Some(fewest), Some(most)) if fewest == most && count != fewest => {
                return Err(Violation::new(format!("must have exactly {fewest} items")));
            }
            (Some(fewest), _) if count < fewest => {
                return Err(Violation::new(format!("must have at least {fewest} items")));
            }
            (_, Some(most)) if count > most => {
                return Err(Violation::new(format!("must have at most {most} items")));
            }
            _ => {}
        }
        let checked = items.iter().enumerate().map(|(index, value)| {
            self.at_depth(item, value, depth + 1).map_err(|violation| violation.under(format_args!("[{index}]")))
        });
        checked.collect::<Result<Vec<_>, _>>().map(Value::Array)
    }

    fn tuple(&self, types: &'a [ValueType], value: &Value, depth: usize) -> Checked {
        let items = value.as_array().filter(|items| items.len() == types.len());
        let items = items.ok_or_else(|| Violation::new(format!("must be a list of {} values", types.len())))?;
        let checked = types.iter().zip(items).enumerate().map(|(index, (item, value))| {
            self.at_depth(item, value, depth).map_err(|violation| violation.under(format_args!("[{index}]")))
        });
        checked.collect::<Result<Vec<_>, _>>().map(Value::Array)
    }

    fn map(&self, inner: &'a ValueType, value: &Value, depth: usize) -> Checked {
        let members = value.as_object().ok_or_else(|| Violation::new("must be an object"))?;
        let checked = members.iter().map(|(key, value)| {
            let value =
                self.at_depth(inner, value, depth + 1).map_err(|violation| violation.under(format_args!(".{key}")))?;
            Ok((key.clone(), value))
        });
        checked.collect::<Result<Map<_, _>, _>>().map(Value::Object)
    }

    fn record(&self, fields: &'a indexmap::IndexMap<String, Field>, value: &Value, depth: usize) -> Checked {
        let members = value.as_object().ok_or_else(|| Violation::new("must be an object"))?;
        if let Some(unknown) = members.keys().find(|key| !fields.contains_key(*key)) {
            return Err(Violation::new(format!("must not have the member `{unknown}`")));
        }
        let mut checked = Map::new();
        for (name, field) in fields {
            match (members.get(name), &field.default) {
                (Some(value), _) => {
                    let value = self
                        .at_depth(&field.r#type, value, depth)
                        .map_err(|violation| violation.under(format_args!(".{name}")))?;
                    checked.insert(name.clone(), value);
                }
                (None, Some(default)) => {
                    checked.insert(name.clone(), default.clone());
                }
                (None, None) if field.required => {
                    return Err(Violation::new(format!("must have the member `{name}`")));
                }
                (None, None) => {}
            }
        }
        Ok(Value::Object(checked))
    }

    fn variant(
        &self,
        cases: &'a indexmap::IndexMap<String, Option<ValueType>>,
        value: &Value,
        depth: usize,
    ) -> Checked {
        if let Some(name) = value.as_str()
            && matches!(cases.get(name), Some(None))
        {
            return Ok(value.clone());
        }
        if let Some((name, value)) = only_member(value)
            && let Some(Some(payload)) = cases.get(name)
        {
            let value =
                self.at_depth(payload, value, depth).map_err(|violation| violation.under(format_args!(".{name}")))?;
            return Ok(Value::Object(Map::from_iter([(name.to_owned(), value)])));
        }
        let names: Vec<&String> = cases.keys().collect();
        Err(Violation::new(format!("must be one of the cases {}, with its value where it has one", ticked(&names))))
    }

    fn result(&self, ok: Option<&'a ValueType>, err: Option<&'a ValueType>, value: &Value, depth: usize) -> Checked {
        let rule = || Violation::new("must be an object with one member, `ok` or `err`");
        let (name, value) = only_member(value).ok_or_else(rule)?;
        let payload = match name {
            "ok" => ok,
            "err" => err,
            _ => return Err(rule()),
        };
        let value = match payload {
            Some(payload) => self.at_depth(payload, value, depth),
            None => expect(value.is_null(), "must be null", value),
        };
        let value = value.map_err(|violation| violation.under(format_args!(".{name}")))?;
        Ok(Value::Object(Map::from_iter([(name.to_owned(), value)])))
    }
}

fn only_member(value: &Value) -> Option<(&str, &Value)> {
    let members = value.as_object().filter(|members| members.len() == 1)?;
    members.iter().next().map(|(name, value)| (name.as_str(), value))
}

fn expect(holds: bool, rule: &str, value: &Value) -> Checked {
    if holds { Ok(value.clone()) } else { Err(Violation::new(rule)) }
}

/// The whole number that a JSON number is, also when written as `5.0`.
fn as_whole(number: &Number) -> Option<i128> {
    if let Some(value) = number.as_i64() {
        return Some(value.into());
    }
    if let Some(value) = number.as_u64() {
        return Some(value.into());
    }
    let value = number.as_f64()?;
    #[allow(clippy::cast_possible_truncation, reason = "whole and below 2^53")]
    (value.fract() == 0.0 && value.abs() <= 9_007_199_254_740_992.0).then_some(value as i128)
}

fn whole(value: &Value, limits: &NumberLimits, least: impl Into<i128>, most: impl Into<i128>) -> Checked {
    let (least, most) = (least.into(), most.into());
    let number = value.as_number().and_then(as_whole).ok_or_else(|| Violation::new("must be a whole number"))?;
    let number = (least..=most)
        .contains(&number)
        .then(|| i64::try_from(number).map(Number::from).or_else(|_| u64::try_from(number).map(Number::from)))
        .and_then(Result::ok)
        .ok_or_else(|| Violation::new(format!("must be a whole number between {least} and {most}")))?;
    within(&number, limits)?;
    Ok(Value::Number(number))
}

fn float(value: &Value, limits: &NumberLimits, most: f64) -> Checked {
    let number = value.as_number().ok_or_else(|| Violation::new("must be a number"))?;
    if number.as_f64().is_none_or(|number| number.abs() > most) {
        return Err(Violation::new("must be a number of its type's range"));
    }
    within(number, limits)?;
    Ok(value.clone())
}

fn within(number: &Number, limits: &NumberLimits) -> Result<(), Violation> {
    use std::cmp::Ordering::{Greater, Less};
    if let Some(minimum) = &limits.minimum
        && compare(number, minimum) == Some(Less)
    {
        return Err(Violation::new(format!("must be at least {minimum}")));
    }
    if let Some(maximum) = &limits.maximum
        && compare(number, maximum) == Some(Greater)
    {
        return Err(Violation::new(format!("must be at most {maximum}")));
    }
    Ok(())
}

pub(super) fn compare(left: &Number, right: &Number) -> Option<std::cmp::Ordering> {
    match (as_whole(left), as_whole(right)) {
        (Some(left), Some(right)) => Some(left.cmp(&right)),
        _ => left.as_f64()?.partial_cmp(&right.as_f64()?),
    }
}

fn flags(names: &[String], value: &Value) -> Checked {
    let rule = || Violation::new(format!("must be a list of {}, each at most once", ticked(names)));
    let items = value.as_array().ok_or_else(rule)?;
    let mut seen = BTreeSet::new();
    for item in items {
        let name = item.as_str().filter(|name| names.iter().any(|known| known == name)).ok_or_else(rule)?;
        if !seen.insert(name) {
            return Err(rule());
        }
    }
    Ok(value.clone())
}

/// The lexical half of the rule for paths; that no link leaves the root is seen where the path is used.
fn path(spec: &PathSpec, text: &str) -> Result<(), Violation> {
    if text.is_empty() || text.contains('\0') {
        return Err(Violation::new("must be a path"));
    }
    if spec.root == "/" {
        return Ok(());
    }
    if text.starts_with('/') {
        return Err(Violation::new("must be a relative path"));
    }
    if text.split('/').any(|part| part == "..") {
        return Err(Violation::new("must be a path without `..`"));
    }
    Ok(())
}

pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    base64::engine::general_purpose::STANDARD.decode(text).ok()
}

fn ticked<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(|item| format!("`{item}`")).collect::<Vec<_>>().join(", ")
}

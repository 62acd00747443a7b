//! JSON Schema 2020-12 (and its older spellings of the same things) into the types of tool definitions.
//!
//! A *shape* that the types cannot hold is refused with its place. An *assertion* that they cannot hold (`multipleOf`,
//! `uniqueItems`, `contains`, `dependentRequired`, formats, exclusive bounds of fractions) is left to the upstream, whose verbatim schema is kept beside
//! the definition.

use std::collections::HashMap;
use std::fmt;

use indexmap::IndexMap;
use serde_json::{Map, Value};

use crate::model::ValueType;
use crate::model::schema::{Field, ListLimits, TextLimits};

use super::import::sanitize;
use super::import_keywords::{
    count, escape, implied, integer, is_known_dialect, is_null, listing_keyword, number_limits, only_branch, optional,
    percent_decode, values,
};

/// A reason with its place in the upstream's definition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Located {
    pointer: String,
    reason: String,
}

impl fmt::Display for Located {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` {}", self.pointer, self.reason)
    }
}

/// A tool's input.
pub(super) enum Input {
    /// Named members, and the type of further ones where the schema leaves room for them.
    Record { fields: IndexMap<String, Field>, extras: Option<ValueType> },
    /// Anything else that is an object, such as a union.
    Whole(ValueType),
}

/// Bounds of a schema. References lead deeper than the text itself nests.
const MAX_DEPTH: usize = 128;
const MAX_BYTES: usize = 1 << 20;
const MAX_NODES: usize = 16_384;

/// Keywords that decide about shapes in ways that types cannot.
const UNSUPPORTED: &[&str] = &[
    "if",
    "then",
    "else",
    "not",
    "patternProperties",
    "dependentSchemas",
    "dependencies",
    "unevaluatedItems",
    "unevaluatedProperties",
    "$dynamicRef",
    "$recursiveRef",
];

/// Keywords beside a reference or in a wrapper that change nothing about the type.
const ANNOTATIONS: &[&str] = &[
    "title",
    "description",
    "default",
    "examples",
    "deprecated",
    "readOnly",
    "writeOnly",
    "$comment",
    "$defs",
    "definitions",
    "$schema",
    "$id",
    "x-mcp-header",
];

type Result<T> = std::result::Result<T, Located>;

/// Converts one schema.
pub(super) struct Converter<'a> {
    schema: &'a Value,
    base: &'static str,
    nodes: usize,
    depth: usize,
    names: HashMap<String, String>,
    defs: IndexMap<String, ValueType>,
}

impl<'a> Converter<'a> {
    /// Looks at the schema as a whole: is it one, of a known dialect, within bounds? `bytes` is the length of its text.
    pub(super) fn new(schema: &'a Value, base: &'static str, bytes: usize) -> Result<Self> {
        let converter = Self { schema, base, nodes: 0, depth: 0, names: HashMap::new(), defs: IndexMap::new() };
        let Value::Object(members) = schema else { return converter.fail("", "must be a schema (an object)") };
        if bytes > MAX_BYTES {
            return converter.fail("", "is larger than 1 MiB");
        }
        match members.get("$schema") {
            None => Ok(converter),
            Some(Value::String(dialect)) if is_known_dialect(dialect) => Ok(converter),
            Some(_) => converter.fail("/$schema", "names a dialect of JSON Schema that is not known here"),
        }
    }

    /// The types that references point to.
    pub(super) fn into_defs(self) -> IndexMap<String, ValueType> {
        self.defs
    }

    fn fail<T>(&self, pointer: &str, reason: impl Into<String>) -> Result<T> {
        Err(Located { pointer: format!("{}{pointer}", self.base), reason: reason.into() })
    }

    /// The schema as a tool's input.
    pub(super) fn input(&mut self) -> Result<Input> {
        let schema = self.schema;
        let is_object = schema.get("type").and_then(Value::as_str) == Some("object");
        if ["oneOf", "anyOf"].iter().any(|keyword| schema.get(keyword).is_some()) {
            let whole = self.convert(schema, "")?;
            return match whole {
                ValueType::Union(_) | ValueType::Record(_) => Ok(Input::Whole(whole)),
                _ => self.fail("", "must be a union of objects"),
            };
        }
        let Value::Object(members) = schema else { return self.fail("", "must be a schema (an object)") };
        if !is_object {
            return self.fail("", "must have `type: object`");
        }
        self.refuse_unsupported(members, "")?;
        if members.contains_key("$ref") || members.contains_key("allOf") {
            return self.fail("", "must name its properties itself, without `$ref` or `allOf`");
        }
        let fields = self.fields(members, "")?;
        let extras = match members.get("additionalProperties") {
            Some(Value::Bool(false)) => None,
            None | Some(Value::Bool(true)) => Some(ValueType::Json),
            Some(extra) => Some(self.convert(extra, "/additionalProperties")?),
        };
        Ok(Input::Record { fields, extras })
    }

    /// The schema as a type.
    pub(super) fn root(&mut self) -> Result<ValueType> {
        self.convert(self.schema, "")
    }

    fn convert(&mut self, schema: &Value, pointer: &str) -> Result<ValueType> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return self.fail(pointer, format!("is beyond the bound of {MAX_NODES} parts of a schema"));
        }
        if self.depth >= MAX_DEPTH {
            return self.fail(pointer, format!("nests deeper than {MAX_DEPTH} levels"));
        }
        self.depth += 1;
        let value = self.convert_here(schema, pointer);
        self.depth -= 1;
        value
    }

    fn convert_here(&mut self, schema: &Value, pointer: &str) -> Result<ValueType> {
        let members = match schema {
            Value::Bool(true) => return Ok(ValueType::Json),
            Value::Bool(false) => return self.fail(pointer, "admits nothing (a `false` schema)"),
            Value::Object(members) => members,
            _ => return self.fail(pointer, "must be a schema (an object or `true`)"),
        };
        self.refuse_unsupported(members, pointer)?;
        if let Some(reference) = members.get("$ref") {
            return self.reference(reference, members, pointer);
        }
        if let Some(all) = members.get("allOf") {
            return self.all_of(all, members, pointer);
        }
        for keyword in ["anyOf", "oneOf"] {
            if let Some(branches) = members.get(keyword) {
                return self.union(branches, keyword, members, pointer);
            }
        }
        let (kind, nullable) = self.kind(members, pointer)?;
        let value = self.of_kind(kind, members, pointer)?;
        Ok(if nullable { optional(value) } else { value })
    }

    fn refuse_unsupported(&self, members: &Map<String, Value>, pointer: &str) -> Result<()> {
        match UNSUPPORTED.iter().find(|keyword| members.contains_key(**keyword)) {
            // Closing a record from outside is what records are anyway.
            Some(&"unevaluatedProperties") if members["unevaluatedProperties"] == Value::Bool(false) => Ok(()),
            Some(keyword) => self.fail(&format!("{pointer}/{keyword}"), "cannot be expressed as a type"),
            None => Ok(()),
        }
    }

    /// The one type that `type`, or the values, say, and whether null is allowed beside it.
    fn kind<'m>(&self, members: &'m Map<String, Value>, pointer: &str) -> Result<(&'m str, bool)> {
        let at = format!("{pointer}/type");
        let (kind, mut nullable) = match members.get("type") {
            Some(Value::String(kind)) => (Some(kind.as_str()), false),
            Some(Value::Array(kinds)) => {
                let names: Vec<&str> = kinds.iter().filter_map(Value::as_str).collect();
                let mut others = names.iter().filter(|name| **name != "null");
                let first = others.next().copied();
                if others.next().is_some() || names.len() != kinds.len() || first.is_none() {
                    return self.fail(&at, "must be one type, or one and `null`: other unions of types have no tag");
                }
                (first, names.contains(&"null"))
            }
            None => (None, false),
            Some(_) => return self.fail(&at, "is not a type of JSON Schema"),
        };
        if members.get("enum").and_then(Value::as_array).is_some_and(Vec::is_empty) {
            return self.fail(&format!("{pointer}/enum"), "must list a value");
        }
        nullable |= values(members).any(Value::is_null);
        let kind = kind.or_else(|| implied(members));
        match kind {
            Some("null") => self.fail(&at, "must not be `null` alone"),
            Some(kind @ ("string" | "integer" | "number" | "boolean" | "array" | "object")) => Ok((kind, nullable)),
            Some(_) => self.fail(&at, "is not a type of JSON Schema"),
            None if values(members).next().is_some() => {
                self.fail(&format!("{pointer}/{}", listing_keyword(members)), "must hold values of one type")
            }
            None => Ok(("any", false)),
        }
    }

    fn of_kind(&mut self, kind: &str, members: &Map<String, Value>, pointer: &str) -> Result<ValueType> {
        match kind {
            "string" => self.string(members, pointer),
            "integer" => match integer(members) {
                Some(integer) => Ok(integer),
                None => self.fail(pointer, "has bounds that no integer is within"),
            },
            "number" => Ok(ValueType::F64(number_limits(members))),
            "boolean" => Ok(ValueType::Bool),
            "array" => self.array(members, pointer),
            "object" => self.object(members, pointer),
            _ => Ok(ValueType::Json),
        }
    }

    fn string(&self, members: &Map<String, Value>, pointer: &str) -> Result<ValueType> {
        let mut texts = Vec::new();
        for value in values(members).filter(|value| !value.is_null()) {
            let Value::String(text) = value else {
                let at = format!("{pointer}/{}", listing_keyword(members));
                return self.fail(&at, "must hold texts, as `type` says");
            };
            if !texts.contains(text) {
                texts.push(text.clone());
            }
        }
        if !texts.is_empty() {
            return Ok(ValueType::Enum(texts));
        }
        if members.get("contentEncoding").and_then(Value::as_str).is_some_and(|e| e.eq_ignore_ascii_case("base64")) {
            let mime = members.get("contentMediaType").and_then(Value::as_str).map(str::to_owned);
            return Ok(ValueType::Binary { mime: mime.into_iter().collect() });
        }
        Ok(ValueType::String(TextLimits {
            min_length: count(members, "minLength"),
            max_length: count(members, "maxLength"),
            pattern: members.get("pattern").and_then(Value::as_str).map(str::to_owned),
        }))
    }

    fn array(&mut self, members: &Map<String, Value>, pointer: &str) -> Result<ValueType> {
        let limits = ListLimits { min_items: count(members, "minItems"), max_items: count(members, "maxItems") };
        // Before 2020-12 a tuple was written as a list of `items`.
        let (tuple, keyword, rest) = match (members.get("prefixItems"), members.get("items")) {
            (Some(Value::Array(tuple)), rest) => (Some(tuple), "prefixItems", rest),
            (None, Some(Value::Array(tuple))) => (Some(tuple), "items", members.get("additionalItems")),
            (_, rest) => (None, "items", rest),
        };
        if let Some(tuple) = tuple {
            let length = tuple.len() as u64;
            let closed = rest == Some(&Value::Bool(false)) || limits.max_items == Some(length);
            if !closed || limits.min_items.is_some_and(|min| min != length) {
                return self.fail(&format!("{pointer}/{keyword}"), "must have a fixed length (`items: false`)");
            }
            let items = tuple.iter().enumerate();
            let items = items.map(|(n, item)| self.convert(item, &format!("{pointer}/{keyword}/{n}")));
            return Ok(ValueType::Tuple(items.collect::<Result<_>>()?));
        }
        let item = match rest {
            None => ValueType::Json,
            Some(item) => self.convert(item, &format!("{pointer}/items"))?,
        };
        Ok(match limits {
            ListLimits { min_items: Some(min), max_items: Some(max) } if min == max => {
                ValueType::FixedList { item: Box::new(item), length: min }
            }
            limits => ValueType::List { item: Box::new(item), limits },
        })
    }

    fn object(&mut self, members: &Map<String, Value>, pointer: &str) -> Result<ValueType> {
        let fields = self.fields(members, pointer)?;
        let at = format!("{pointer}/additionalProperties");
        match members.get("additionalProperties") {
            Some(extra @ Value::Object(_)) if fields.is_empty() => {
                Ok(ValueType::Map(Box::new(self.convert(extra, &at)?)))
            }
            Some(Value::Object(extra)) if !extra.is_empty() => {
                self.fail(&at, "cannot stand beside named properties inside a value")
            }
            None | Some(Value::Bool(true)) if fields.is_empty() => Ok(ValueType::Map(Box::new(ValueType::Json))),
            _ => Ok(ValueType::Record(fields)),
        }
    }

    fn fields(&mut self, members: &Map<String, Value>, pointer: &str) -> Result<IndexMap<String, Field>> {
        let properties = match members.get("properties") {
            None => &Map::new(),
            Some(Value::Object(properties)) => properties,
            Some(_) => return self.fail(&format!("{pointer}/properties"), "must be an object"),
        };
        let required: Vec<&str> = match members.get("required") {
            None => Vec::new(),
            Some(Value::Array(names)) if names.iter().all(Value::is_string) => {
                names.iter().filter_map(Value::as_str).collect()
            }
            Some(_) => return self.fail(&format!("{pointer}/required"), "must be a list of names"),
        };
        if let Some(name) = required.iter().find(|name| !properties.contains_key(**name)) {
            return self.fail(&format!("{pointer}/required"), format!("names `{name}`, which is no property"));
        }
        let mut fields = IndexMap::new();
        for (name, schema) in properties {
            let at = format!("{pointer}/properties/{}", escape(name));
            let r#type = self.convert(schema, &at)?;
            fields.insert(
                name.clone(),
                Field {
                    r#type,
                    description: schema.get("description").and_then(Value::as_str).map(str::to_owned),
                    required: required.contains(&name.as_str()),
                    default: schema.get("default").cloned(),
                },
            );
        }
        Ok(fields)
    }

    /// Only annotations may stand beside a keyword that decides alone.
    fn alone(&self, keyword: &str, members: &Map<String, Value>, allowed: &[&str], pointer: &str) -> Result<()> {
        let other = members.keys().find(|key| {
            key.as_str() != keyword && !ANNOTATIONS.contains(&key.as_str()) && !allowed.contains(&key.as_str())
        });
        match other {
            Some(other) => {
                self.fail(&format!("{pointer}/{}", escape(other)), format!("cannot stand beside `{keyword}`"))
            }
            None => Ok(()),
        }
    }

    fn all_of(&mut self, all: &Value, members: &Map<String, Value>, pointer: &str) -> Result<ValueType> {
        let at = format!("{pointer}/allOf");
        self.alone("allOf", members, &[], pointer)?;
        match all.as_array().map(Vec::as_slice) {
            Some([only]) => self.convert(only, &format!("{at}/0")),
            _ => self.fail(&at, "must hold exactly one schema"),
        }
    }

    fn reference(&mut self, reference: &Value, members: &Map<String, Value>, pointer: &str) -> Result<ValueType> {
        let at = format!("{pointer}/$ref");
        self.alone("$ref", members, &[], pointer)?;
        let target = reference.as_str().and_then(|text| text.strip_prefix('#'));
        let Some(target) = target.filter(|target| target.is_empty() || target.starts_with('/')) else {
            return self.fail(&at, "must point into the same schema (`#/…`); nothing is fetched");
        };
        let target = percent_decode(target);
        if let Some(name) = self.names.get(&target) {
            return Ok(ValueType::Ref(name.clone()));
        }
        let schema = self.schema;
        let Some(found) = schema.pointer(&target) else { return self.fail(&at, "points to nothing") };
        if self.leads_in_a_circle(found) {
            return self.fail(&at, "leads in a circle without ever reaching a type");
        }
        let name = self.def_name(&target);
        self.names.insert(target.clone(), name.clone());
        // A place holder keeps the order of first mention while the type may refer to itself.
        self.defs.insert(name.clone(), ValueType::Json);
        let value = self.convert(found, &target)?;
        self.defs.insert(name.clone(), value);
        Ok(ValueType::Ref(name))
    }

    /// Whether following references alone, also through wrappers with one branch, comes back without a type.
    fn leads_in_a_circle(&self, mut schema: &'a Value) -> bool {
        for _ in 0..64 {
            let next = match schema.get("$ref").and_then(Value::as_str) {
                Some(reference) => self.schema.pointer(&percent_decode(reference.trim_start_matches('#'))),
                None => schema.pointer("/allOf/0").or_else(|| only_branch(schema)),
            };
            match next {
                Some(next) => schema = next,
                None => return false,
            }
        }
        true
    }

    fn def_name(&self, pointer: &str) -> String {
        let last = sanitize(pointer.rsplit('/').next().unwrap_or_default());
        let base = if last.is_empty() { "root".to_owned() } else { last };
        let mut name = base.clone();
        let mut count = 2;
        while self.defs.contains_key(&name) {
            name = format!("{base}-{count}");
            count += 1;
        }
        name
    }

    fn union(
        &mut self,
        branches: &Value,
        keyword: &str,
        members: &Map<String, Value>,
        pointer: &str,
    ) -> Result<ValueType> {
        let at = format!("{pointer}/{keyword}");
        // Generators repeat the type of all branches and name the tag (OpenAPI's `discriminator`).
        self.alone(keyword, members, &["type", "discriminator"], pointer)?;
        let Some(branches) = branches.as_array().filter(|branches| !branches.is_empty()) else {
            return self.fail(&at, "must be a list of schemas");
        };
        let nullable = branches.iter().any(is_null);
        let mut types = Vec::new();
        for (index, branch) in branches.iter().enumerate().filter(|(_, branch)| !is_null(branch)) {
            types.push(self.convert(branch, &format!("{at}/{index}"))?);
        }
        let value = match types.len() {
            0 => return self.fail(&at, "must not be `null` alone"),
            1 => types.remove(0),
            _ => self.tagged(types, &at)?,
        };
        Ok(if nullable { optional(value) } else { value })
    }

    /// Several types are one when they are all sets of texts, or records that a required text tells apart.
    fn tagged(&self, types: Vec<ValueType>, at: &str) -> Result<ValueType> {
        if types.iter().all(|value| matches!(value, ValueType::Enum(_))) {
            let mut texts: Vec<String> = Vec::new();
            for value in types {
                let ValueType::Enum(values) = value else { continue };
                texts.extend(values);
            }
            let mut seen = std::collections::HashSet::new();
            texts.retain(|text| seen.insert(text.clone()));
            return Ok(ValueType::Enum(texts));
        }
        let records: Option<Vec<&IndexMap<String, Field>>> = types.iter().map(|value| self.record_of(value)).collect();
        let tagged = records.is_some_and(|records| {
            records[0].keys().any(|name| {
                let mut seen = std::collections::HashSet::new();
                records.iter().all(|record| match record.get(name) {
                    Some(Field { r#type: ValueType::Enum(values), required: true, .. }) => {
                        values.iter().all(|value| seen.insert(value))
                    }
                    _ => false,
                })
            })
        });
        if tagged {
            Ok(ValueType::Union(types))
        } else {
            self.fail(at, "has branches that no required text property with disjoint values tells apart")
        }
    }

    fn record_of<'t>(&'t self, mut value: &'t ValueType) -> Option<&'t IndexMap<String, Field>> {
        for _ in 0..64 {
            match value {
                ValueType::Record(fields) => return Some(fields),
                ValueType::Ref(name) => value = self.defs.get(name)?,
                _ => return None,
            }
        }
        None
    }
}

#[cfg(test)]
#[path = "import_schema_tests.rs"]
mod tests;

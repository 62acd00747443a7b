//! Types as JSON Schema 2020-12: the human-readable JSON shapes that `tools/list` advertises and `arguments` accepts.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use indexmap::IndexMap;
use serde_json::{Map, Number, Value, json};

use crate::model::schema::{ListLimits, NumberLimits, TextLimits};
use crate::model::{OptionShape, ResultSpec, StreamSpec, ValueType};

use super::command::{Argument, CommandView, STDIN_PROPERTY};
use super::values::compare;

/// The member that holds a result whose type has no object at its root.
pub const WRAPPER_PROPERTY: &str = "value";

/// Named types that `ref` points to.
pub type Defs = IndexMap<String, ValueType>;

/// The schema of one type. References become `#/$defs/…`; [`definitions`] makes what they point to.
pub fn schema(value_type: &ValueType) -> Value {
    match value_type {
        ValueType::Ref(name) => json!({ "$ref": format!("#/$defs/{}", pointer(name)) }),
        ValueType::Bool => json!({ "type": "boolean" }),
        ValueType::S8(limits) => integer(limits, Some(i8::MIN.into()), Some(i8::MAX.into())),
        ValueType::S16(limits) => integer(limits, Some(i16::MIN.into()), Some(i16::MAX.into())),
        ValueType::S32(limits) => integer(limits, Some(i32::MIN.into()), Some(i32::MAX.into())),
        ValueType::S64(limits) => integer(limits, None, None),
        ValueType::U8(limits) => integer(limits, Some(0), Some(u8::MAX.into())),
        ValueType::U16(limits) => integer(limits, Some(0), Some(u16::MAX.into())),
        ValueType::U32(limits) => integer(limits, Some(0), Some(u32::MAX.into())),
        ValueType::U64(limits) => integer(limits, Some(0), None),
        ValueType::F32(limits) | ValueType::F64(limits) => number(limits),
        ValueType::Char => json!({ "type": "string", "minLength": 1, "maxLength": 1 }),
        ValueType::String(limits) => text(limits),
        ValueType::Enum(cases) => json!({ "type": "string", "enum": cases }),
        ValueType::Flags(names) => {
            json!({ "type": "array", "items": { "type": "string", "enum": names }, "uniqueItems": true })
        }
        ValueType::Text { mime } => media(mime, false),
        ValueType::Binary { mime } => media(mime, true),
        ValueType::Path(spec) if spec.root == "/" => json!({ "type": "string", "minLength": 1 }),
        ValueType::Path(_) => {
            json!({ "type": "string", "minLength": 1, "description": "a relative path without `..`" })
        }
        ValueType::Url => json!({ "type": "string", "format": "uri" }),
        ValueType::Datetime => json!({ "type": "string", "format": "date-time" }),
        ValueType::Duration => json!({ "type": "string", "examples": ["1h30m", "PT1H30M"] }),
        ValueType::Quantity { unit } => json!({ "type": "number", "description": format!("in {unit}") }),
        ValueType::Json => json!({}),
        ValueType::Record(_)
        | ValueType::Variant(_)
        | ValueType::Tuple(_)
        | ValueType::List { .. }
        | ValueType::FixedList { .. }
        | ValueType::Map(_)
        | ValueType::Option(_)
        | ValueType::Result { .. }
        | ValueType::Union(_) => compound(value_type),
        // Nothing of these is ever exported (`expressible` refuses them), so nothing may satisfy their schema.
        ValueType::Secret
        | ValueType::QuotaToken
        | ValueType::PermissionCard
        | ValueType::Future
        | ValueType::Stream => Value::Bool(false),
    }
}

fn compound(value_type: &ValueType) -> Value {
    match value_type {
        ValueType::Record(fields) => {
            let mut object = Object::default();
            for (name, field) in fields {
                let mut property = schema(&field.r#type);
                annotate(&mut property, field.description.as_deref(), field.default.as_ref());
                object.add(name, property, field.required && field.default.is_none());
            }
            object.closed()
        }
        ValueType::Variant(cases) => alternatives(
            "oneOf",
            cases.iter().map(|(name, payload)| match payload {
                None => json!({ "type": "string", "const": name }),
                Some(payload) => tagged(name, &schema(payload)),
            }),
        ),
        ValueType::Result { ok, err } => alternatives(
            "oneOf",
            [("ok", ok), ("err", err)].into_iter().map(|(name, payload)| {
                tagged(name, &payload.as_deref().map_or_else(|| json!({ "type": "null" }), schema))
            }),
        ),
        ValueType::Tuple(items) => tuple(items),
        ValueType::List { item, limits } => list(&schema(item), limits),
        ValueType::FixedList { item, length } => {
            json!({ "type": "array", "items": schema(item), "minItems": length, "maxItems": length })
        }
        ValueType::Map(value) => json!({ "type": "object", "additionalProperties": schema(value) }),
        ValueType::Option(inner) => json!({ "anyOf": [schema(inner), { "type": "null" }] }),
        ValueType::Union(types) => alternatives("anyOf", types.iter().map(schema)),
        _ => Value::Bool(false),
    }
}

/// The input schema of a command: one property an argument, `_stdin` where it reads bytes, nothing else.
pub fn input(view: &CommandView<'_>) -> Value {
    let mut object = Object::default();
    let mut roots = Vec::new();
    for argument in view.arguments() {
        let mut property = argument_schema(argument, &mut roots);
        annotate(&mut property, argument.doc().text(), argument.default().as_ref());
        object.add(argument.name(), property, argument.required());
    }
    if let Some(stdin) = &view.body.stdin {
        object.add(STDIN_PROPERTY, stdin_schema(stdin), stdin.required);
    }
    with_definitions(object.closed(), &roots, view.defs)
}

fn argument_schema<'a>(argument: Argument<'a>, roots: &mut Vec<&'a ValueType>) -> Value {
    match argument {
        Argument::Flag(_) => json!({ "type": "boolean" }),
        Argument::Positional(positional) => {
            roots.push(&positional.r#type);
            let item = schema(&positional.r#type);
            if !positional.repeated {
                return item;
            }
            let fewest = (positional.required && positional.default.is_none()).then_some(1);
            list(&item, &ListLimits { min_items: fewest, max_items: None })
        }
        Argument::Option(option) => match &option.shape {
            OptionShape::Scalar(value) => {
                roots.push(value);
                schema(value)
            }
            OptionShape::OptionalScalar(value) => {
                roots.push(value);
                json!({ "anyOf": [schema(value), { "type": "null" }] })
            }
            OptionShape::RepeatableList { item, .. } => {
                roots.push(item);
                list(&schema(item), &ListLimits::default())
            }
            OptionShape::RepeatableMap { value, .. } => {
                roots.push(value);
                json!({ "type": "object", "additionalProperties": schema(value) })
            }
        },
    }
}

fn stdin_schema(stdin: &StreamSpec) -> Value {
    let mut property = media(&stdin.mime, !stdin.is_textual());
    let carried = if stdin.is_textual() { "as text" } else { "as base64" };
    let doc = if stdin.doc.is_empty() {
        format!("Standard input, {carried}")
    } else {
        format!("{} (standard input, {carried})", stdin.doc.trim_end_matches('.'))
    };
    annotate(&mut property, Some(&doc), None);
    property
}

/// The output schema of a structured result, wrapped under `value` where its root is not an object.
pub fn output(result: &ResultSpec, defs: &Defs) -> Value {
    output_of(&result.r#type, result.doc.text(), defs)
}

/// [`output`] for a type without a result declaration.
pub fn output_of(value_type: &ValueType, description: Option<&str>, defs: &Defs) -> Value {
    let (root, resolved) = if let Some(resolved) = object_root(value_type, defs) {
        (schema(resolved), resolved)
    } else {
        let mut object = Object::default();
        object.add(WRAPPER_PROPERTY, schema(value_type), true);
        (object.closed(), value_type)
    };
    let mut root = with_definitions(root, &[resolved], defs);
    annotate(&mut root, description, None);
    root
}

/// The type behind references, when values of it are JSON objects; `None` means that a result needs the wrapper.
pub fn object_root<'a>(value_type: &'a ValueType, defs: &'a Defs) -> Option<&'a ValueType> {
    let mut current = value_type;
    for _ in 0..=defs.len() {
        match current {
            ValueType::Ref(name) => current = defs.get(name)?,
            ValueType::Record(_) | ValueType::Map(_) => return Some(current),
            _ => return None,
        }
    }
    None
}

/// An input schema of parameters that are not a command's: name, type, description, required, default.
pub fn parameters<'a>(
    parameters: impl IntoIterator<Item = (&'a str, &'a crate::model::definition::Parameter)>,
    defs: &Defs,
) -> Value {
    let mut object = Object::default();
    let mut roots = Vec::new();
    for (name, parameter) in parameters {
        let mut property = schema(&parameter.r#type);
        roots.push(&parameter.r#type);
        annotate(&mut property, parameter.description.as_deref(), parameter.default.as_ref());
        object.add(name, property, parameter.required && parameter.default.is_none());
    }
    with_definitions(object.closed(), &roots, defs)
}

/// An object schema under construction; members keep their order.
#[derive(Default)]
struct Object {
    properties: Map<String, Value>,
    required: Vec<String>,
}

impl Object {
    fn add(&mut self, name: &str, schema: Value, required: bool) {
        self.properties.insert(name.to_owned(), schema);
        if required {
            self.required.push(name.to_owned());
        }
    }

    fn closed(self) -> Value {
        let mut schema = json!({ "type": "object", "properties": self.properties });
        if !self.required.is_empty() {
            schema["required"] = json!(self.required);
        }
        schema["additionalProperties"] = Value::Bool(false);
        schema
    }
}

/// Adds `$defs` with every definition that the roots reach.
fn with_definitions(mut schema_value: Value, roots: &[&ValueType], defs: &Defs) -> Value {
    let mut reached = BTreeSet::new();
    let mut queue: Vec<&ValueType> = roots.to_vec();
    while let Some(value_type) = queue.pop() {
        match value_type {
            ValueType::Ref(name) => {
                if let Some((name, definition)) = defs.get_key_value(name)
                    && reached.insert(name.as_str())
                {
                    queue.push(definition);
                }
            }
            other => queue.extend(children(other)),
        }
    }
    if !reached.is_empty() {
        let definitions: Map<String, Value> = defs
            .iter()
            .filter(|(name, _)| reached.contains(name.as_str()))
            .map(|(name, definition)| (name.clone(), schema(definition)))
            .collect();
        schema_value["$defs"] = Value::Object(definitions);
    }
    schema_value
}

/// The types directly inside a type.
pub(super) fn children(value_type: &ValueType) -> Vec<&ValueType> {
    match value_type {
        ValueType::Record(fields) => fields.values().map(|field| &field.r#type).collect(),
        ValueType::Variant(cases) => cases.values().flatten().collect(),
        ValueType::Tuple(items) | ValueType::Union(items) => items.iter().collect(),
        ValueType::List { item, .. }
        | ValueType::FixedList { item, .. }
        | ValueType::Map(item)
        | ValueType::Option(item) => vec![item],
        ValueType::Result { ok, err } => [ok, err].into_iter().flatten().map(|payload| &**payload).collect(),
        _ => Vec::new(),
    }
}

fn annotate(schema: &mut Value, description: Option<&str>, default: Option<&Value>) {
    let Value::Object(members) = schema else { return };
    if let Some(description) = description {
        let text = match members.get("description").and_then(Value::as_str) {
            Some(kind) => format!("{description} ({kind})"),
            None => description.to_owned(),
        };
        members.insert("description".to_owned(), Value::String(text));
    }
    if let Some(default) = default {
        members.insert("default".to_owned(), default.clone());
    }
}

fn integer(limits: &NumberLimits, least: Option<i64>, most: Option<i64>) -> Value {
    let mut schema = json!({ "type": "integer" });
    bound(&mut schema, limits, least, most);
    schema
}

fn number(limits: &NumberLimits) -> Value {
    let mut schema = json!({ "type": "number" });
    bound(&mut schema, limits, None, None);
    schema
}

/// The stricter of what the type can hold and what its limits say.
fn bound(schema: &mut Value, limits: &NumberLimits, least: Option<i64>, most: Option<i64>) {
    let stricter = |limit: &Option<Number>, own: Option<i64>, looser: Ordering| match (limit, own.map(Number::from)) {
        (Some(limit), Some(own)) if compare(limit, &own) == Some(looser) => Some(own),
        (Some(limit), _) => Some(limit.clone()),
        (None, own) => own,
    };
    let minimum = stricter(&limits.minimum, least, Ordering::Less);
    let maximum = stricter(&limits.maximum, most, Ordering::Greater);
    if let Some(minimum) = minimum {
        schema["minimum"] = Value::Number(minimum);
    }
    if let Some(maximum) = maximum {
        schema["maximum"] = Value::Number(maximum);
    }
}

fn text(limits: &TextLimits) -> Value {
    let mut schema = json!({ "type": "string" });
    if let Some(fewest) = limits.min_length {
        schema["minLength"] = json!(fewest);
    }
    if let Some(most) = limits.max_length {
        schema["maxLength"] = json!(most);
    }
    if let Some(pattern) = &limits.pattern {
        schema["pattern"] = json!(pattern);
    }
    schema
}

fn media(mime: &[String], binary: bool) -> Value {
    let mut schema = json!({ "type": "string" });
    if binary {
        schema["contentEncoding"] = json!("base64");
    }
    if let [only] = mime
        && !only.contains('*')
    {
        schema["contentMediaType"] = json!(only);
    }
    schema
}

fn list(item: &Value, limits: &ListLimits) -> Value {
    let mut schema = json!({ "type": "array", "items": item });
    if let Some(fewest) = limits.min_items {
        schema["minItems"] = json!(fewest);
    }
    if let Some(most) = limits.max_items {
        schema["maxItems"] = json!(most);
    }
    schema
}

fn tuple(items: &[ValueType]) -> Value {
    let mut schema = json!({ "type": "array", "items": false, "minItems": items.len(), "maxItems": items.len() });
    // The keyword may not be empty.
    if !items.is_empty() {
        schema["prefixItems"] = items.iter().map(self::schema).collect();
    }
    schema
}

/// A choice. Of nothing, nothing can be chosen (and the keyword may not be empty).
fn alternatives(keyword: &str, schemas: impl Iterator<Item = Value>) -> Value {
    let schemas: Vec<Value> = schemas.collect();
    if schemas.is_empty() { Value::Bool(false) } else { json!({ keyword: schemas }) }
}

fn tagged(name: &str, payload: &Value) -> Value {
    json!({ "type": "object", "properties": { name: payload }, "required": [name], "additionalProperties": false })
}

fn pointer(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

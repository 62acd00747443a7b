//! The grammar as JSON Schema (draft 2020-12), for editors.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use super::{Field, Group, Shape, Struct};

/// The schema of a whole file.
pub(in crate::manifest) fn schema(shape: &Shape, id: &str, title: &str) -> Value {
    let mut builder = Builder::default();
    let root = builder.shape(shape);
    let mut document = Map::new();
    document.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
    document.insert("$id".to_owned(), json!(id));
    document.insert("title".to_owned(), json!(title));
    if let Value::Object(root) = root {
        document.extend(root);
    }
    let defs: Map<String, Value> = builder.defs.into_iter().collect();
    document.insert("$defs".to_owned(), Value::Object(defs));
    Value::Object(document)
}

#[derive(Default)]
struct Builder {
    defs: Vec<(String, Value)>,
    /// Table → name of its definition; tables refer to each other in circles.
    names: HashMap<*const Struct, String>,
}

impl Builder {
    fn shape(&mut self, shape: &Shape) -> Value {
        match shape {
            Shape::Any => json!({}),
            Shape::Text | Shape::Secret => json!({ "type": ["string", "number", "boolean"] }),
            Shape::Word(word) => match word.pattern {
                Some(pattern) => json!({ "type": "string", "pattern": pattern }),
                None => json!({ "type": ["string", "number"] }),
            },
            Shape::Bool => json!({ "type": "boolean" }),
            Shape::Marker => json!({ "const": true }),
            Shape::Integer(min, max) if *max == i64::MAX => json!({ "type": "integer", "minimum": min }),
            Shape::Integer(min, max) => json!({ "type": "integer", "minimum": min, "maximum": max }),
            Shape::Number => json!({ "type": "number" }),
            Shape::Choice(words) => json!({ "enum": words }),
            Shape::Tokens => json!({ "type": ["string", "array"], "items": { "type": "string" } }),
            Shape::List(item) => json!({ "type": "array", "items": self.shape(item) }),
            Shape::Pair(item) => {
                json!({ "type": "array", "items": self.shape(item), "minItems": 2, "maxItems": 2 })
            }
            Shape::Map(map) => {
                let mut object = json!({ "type": "object", "additionalProperties": nullable(self.shape(&map.value)) });
                if !map.special.is_empty() {
                    object["properties"] = self.properties(map.special.iter());
                }
                if let Some(pattern) = map.key.and_then(|key| key.pattern) {
                    object["propertyNames"] = json!({ "pattern": pattern });
                }
                object
            }
            Shape::Struct(fixed) => self.reference(fixed),
            Shape::Either(either) => {
                let forms = [&either.scalar, &either.sequence, &either.mapping];
                let forms: Vec<Value> = forms.into_iter().flatten().map(|form| self.shape(form)).collect();
                json!({ "anyOf": forms })
            }
            Shape::Kinds(_, kinds) => {
                let mut seen: Vec<*const Struct> = Vec::new();
                let mut forms = Vec::new();
                for kind in *kinds {
                    if !seen.contains(&std::ptr::from_ref(kind.shape)) {
                        seen.push(std::ptr::from_ref(kind.shape));
                        forms.push(self.reference(kind.shape));
                    }
                }
                json!({ "anyOf": forms })
            }
        }
    }

    fn reference(&mut self, fixed: &'static Struct) -> Value {
        let table = std::ptr::from_ref(fixed);
        if let Some(name) = self.names.get(&table) {
            return json!({ "$ref": format!("#/$defs/{name}") });
        }
        let base = slug(fixed.what);
        let same =
            self.names.values().filter(|name| name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-') == base);
        let name = match same.count() {
            0 => base,
            others => format!("{base}-{}", others + 1),
        };
        self.names.insert(table, name.clone());
        let definition = self.structure(fixed);
        self.defs.push((name.clone(), definition));
        json!({ "$ref": format!("#/$defs/{name}") })
    }

    fn structure(&mut self, fixed: &'static Struct) -> Value {
        let mut object = json!({
            "type": "object",
            "properties": self.properties(fixed.all()),
            "additionalProperties": false,
        });
        let required: Vec<&str> = fixed.all().filter(|field| field.required).map(|field| field.name).collect();
        if !required.is_empty() {
            object["required"] = json!(required);
        }
        let groups: Vec<Value> = fixed.groups.iter().map(group).collect();
        if !groups.is_empty() {
            object["allOf"] = json!(groups);
        }
        object
    }

    fn properties<'a>(&mut self, fields: impl Iterator<Item = &'a Field>) -> Value {
        let mut properties = Map::new();
        for field in fields {
            let mut value = self.shape(&field.shape);
            if !field.required {
                value = nullable(value);
            }
            value["description"] = json!(field.about);
            properties.insert(field.name.to_owned(), value);
        }
        Value::Object(properties)
    }
}

/// A key without a value is as good as no key.
fn nullable(schema: Value) -> Value {
    match schema {
        Value::Object(map) if map.is_empty() => Value::Object(map),
        Value::Object(mut map) if map.get("type").is_some_and(Value::is_string) && !map.contains_key("anyOf") => {
            let kind = map["type"].clone();
            map["type"] = json!([kind, "null"]);
            Value::Object(map)
        }
        Value::Object(mut map) if map.get("type").is_some_and(Value::is_array) => {
            if let Some(Value::Array(kinds)) = map.get_mut("type") {
                kinds.push(json!("null"));
            }
            Value::Object(map)
        }
        schema => json!({ "anyOf": [schema, { "type": "null" }] }),
    }
}

fn group(group: &Group) -> Value {
    let each: Vec<Value> = group.keys.iter().map(|key| json!({ "required": [key] })).collect();
    if group.required {
        return json!({ "oneOf": each });
    }
    let pairs: Vec<Value> = group
        .keys
        .iter()
        .enumerate()
        .flat_map(|(at, first)| group.keys[at + 1..].iter().map(move |second| json!({ "required": [first, second] })))
        .collect();
    json!({ "not": { "anyOf": pairs } })
}

fn slug(what: &str) -> String {
    let words = what.trim_start_matches("an ").trim_start_matches("a ").trim_start_matches("the ");
    let words = words.split([':', ',']).next().unwrap_or(words);
    let dashed: String =
        words.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect();
    dashed.trim_matches('-').to_owned()
}

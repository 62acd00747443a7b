//! `key=value` and `key:=json` into the arguments of a tool.

use serde_json::{Map, Value};

use crate::ui::Failure;

/// Reads the words. `key:=json` is any JSON value; `key=value` is text, or what the tool's schema says that the
/// property is: a number, a boolean, or one more item of a list.
///
/// # Errors
/// When a word is neither, a value is not JSON, or a key repeats.
pub(crate) fn parse(words: &[String], schema: Option<&Value>) -> Result<Map<String, Value>, Failure> {
    let mut arguments = Map::new();
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| {
            Failure::usage("bad-argument", format!("`{word}` is not of the form `key=value` or `key:=JSON`"))
        })?;
        if let Some(key) = key.strip_suffix(':') {
            let value = serde_json::from_str(value).map_err(|error| {
                Failure::usage("bad-argument", format!("the value of `{key}:=` is not valid JSON"))
                    .cause(error)
                    .help(format!("for plain text write `{key}=…`"))
            })?;
            insert(&mut arguments, key, value)?;
            continue;
        }
        let property = schema.and_then(|schema| schema.get("properties")).and_then(|p| p.get(key));
        if is_type(property, "array") && !is_type(property, "string") {
            let item = typed(property.and_then(|p| p.get("items")), value);
            match arguments.entry(key.to_owned()).or_insert_with(|| Value::Array(Vec::new())) {
                Value::Array(items) => items.push(item),
                _ => return Err(repeated(key)),
            }
            continue;
        }
        insert(&mut arguments, key, typed(property, value))?;
    }
    Ok(arguments)
}

fn insert(arguments: &mut Map<String, Value>, key: &str, value: Value) -> Result<(), Failure> {
    match arguments.insert(key.to_owned(), value) {
        None => Ok(()),
        Some(_) => Err(repeated(key)),
    }
}

fn repeated(key: &str) -> Failure {
    Failure::usage("bad-argument", format!("the argument `{key}` is given twice"))
        .help(format!("give a list as JSON: `{key}:='[…]'`"))
}

/// A text as what the schema wants where it is that; a text otherwise, for the schema check to judge.
fn typed(schema: Option<&Value>, text: &str) -> Value {
    if is_type(schema, "string") {
        return text.into();
    }
    match serde_json::from_str::<Value>(text) {
        Ok(value @ Value::Number(_)) if is_type(schema, "integer") || is_type(schema, "number") => value,
        Ok(value @ Value::Bool(_)) if is_type(schema, "boolean") => value,
        _ => text.into(),
    }
}

/// Whether a property's schema names a type, alone or among others.
fn is_type(schema: Option<&Value>, wanted: &str) -> bool {
    let Some(schema) = schema else { return false };
    let named = match schema.get("type") {
        Some(Value::String(kind)) => kind == wanted,
        Some(Value::Array(kinds)) => kinds.iter().any(|kind| kind == wanted),
        _ => false,
    };
    named
        || ["anyOf", "oneOf"].iter().any(|keyword| {
            let branches = schema.get(keyword).and_then(Value::as_array);
            branches.is_some_and(|branches| branches.iter().any(|branch| is_type(Some(branch), wanted)))
        })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn parsed(words: &[&str]) -> Result<Value, String> {
        let schema = json!({"properties": {
            "n": {"type": "integer"}, "f": {"anyOf": [{"type": "number"}, {"type": "null"}]}, "b": {"type": "boolean"},
            "s": {"type": "string"}, "l": {"type": "array", "items": {"type": "integer"}}, "any": {},
        }});
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        parse(&words, Some(&schema)).map(Value::Object).map_err(|failure| failure.message)
    }

    #[test]
    fn values_are_typed_by_the_schema_or_given_as_json() {
        let words = ["n=1", "f=2.5", "b=true", "s=3", "l=4", "l=5", "any=6", "o:={\"a\":[1]}", "no-x=a=b", "é=", "=e"];
        assert_eq!(
            parsed(&words).expect("arguments"),
            json!({"n": 1, "f": 2.5, "b": true, "s": "3", "l": [4, 5], "any": "6", "o": {"a": [1]}, "no-x": "a=b",
                "é": "", "": "e"})
        );
        assert_eq!(parsed(&["n=x"]).expect("left to the schema check"), json!({"n": "x"}));
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        for (words, message) in [
            (vec!["word"], "`word` is not of the form `key=value` or `key:=JSON`"),
            (vec!["a:=x"], "the value of `a:=` is not valid JSON"),
            (vec!["a=1", "a=2"], "the argument `a` is given twice"),
            (vec!["l:=[1]", "l:=[2]"], "the argument `l` is given twice"),
        ] {
            assert_eq!(parsed(&words).expect_err("a failure"), message);
        }
    }
}

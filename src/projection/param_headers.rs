//! `x-mcp-header`: tool arguments that modern clients repeat as `Mcp-Param-…` headers.

use serde_json::{Map, Value};

/// The annotation's keyword.
pub const KEYWORD: &str = "x-mcp-header";

/// An argument that is repeated in a header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParamHeader {
    /// What follows `Mcp-Param-`.
    pub name: String,
    /// The property names that lead to the argument.
    pub path: Vec<String>,
}

/// Why a tool's annotations cannot be used; the tool must not be listed over HTTP.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`x-mcp-header` at `{pointer}` {reason}")]
pub struct InvalidParamHeader {
    /// JSON Pointer into the input schema.
    pub pointer: String,
    /// The broken rule.
    pub reason: &'static str,
}

/// The declared headers of an input schema.
///
/// # Errors
/// When a declaration breaks a rule: not a token, not unique, on a wrong type, or where no chain of `properties`
/// leads to it.
pub fn declared(input_schema: &Value) -> Result<Vec<ParamHeader>, InvalidParamHeader> {
    let mut walk = Walk { found: Vec::new() };
    walk.schema(input_schema, &mut Vec::new(), &mut String::new(), true)?;
    Ok(walk.found)
}

struct Walk {
    found: Vec<ParamHeader>,
}

impl Walk {
    /// Visits a (sub)schema. `reachable` says whether only `properties` keys led here.
    fn schema(
        &mut self,
        schema: &Value,
        path: &mut Vec<String>,
        pointer: &mut String,
        reachable: bool,
    ) -> Result<(), InvalidParamHeader> {
        let Value::Object(members) = schema else { return Ok(()) };
        if let Some(name) = members.get(KEYWORD) {
            self.declaration(name, members, path, pointer, reachable)?;
        }
        for (keyword, value) in members {
            match (keyword.as_str(), value) {
                // Data, not schemas: an annotation inside means nothing.
                ("const" | "enum" | "default" | "examples", _) => {}
                ("properties", Value::Object(properties)) => {
                    for (name, property) in properties {
                        path.push(name.clone());
                        self.at(property, path, pointer, &["properties", name], reachable)?;
                        path.pop();
                    }
                }
                ("$defs" | "definitions" | "patternProperties" | "dependentSchemas", Value::Object(schemas)) => {
                    for (name, nested) in schemas {
                        self.at(nested, path, pointer, &[keyword, name], false)?;
                    }
                }
                (_, Value::Object(_)) => self.at(value, path, pointer, &[keyword], false)?,
                (_, Value::Array(items)) => {
                    for (index, item) in items.iter().enumerate() {
                        self.at(item, path, pointer, &[keyword, &index.to_string()], false)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn at(
        &mut self,
        schema: &Value,
        path: &mut Vec<String>,
        pointer: &mut String,
        steps: &[&str],
        reachable: bool,
    ) -> Result<(), InvalidParamHeader> {
        let length = pointer.len();
        for step in steps {
            pointer.push('/');
            pointer.push_str(&step.replace('~', "~0").replace('/', "~1"));
        }
        let result = self.schema(schema, path, pointer, reachable);
        pointer.truncate(length);
        result
    }

    fn declaration(
        &mut self,
        name: &Value,
        schema: &Map<String, Value>,
        path: &[String],
        pointer: &str,
        reachable: bool,
    ) -> Result<(), InvalidParamHeader> {
        let fail = |reason| Err(InvalidParamHeader { pointer: pointer.to_owned(), reason });
        let Some(name) = name.as_str() else { return fail("must be a text") };
        if name.is_empty() || !name.bytes().all(is_token) {
            return fail("must be a non-empty HTTP token");
        }
        if !reachable || path.is_empty() {
            return fail("stands where no chain of `properties` leads to it");
        }
        if !matches!(schema.get("type").and_then(Value::as_str), Some("string" | "integer" | "boolean")) {
            return fail("is allowed only on a string, an integer or a boolean");
        }
        if self.found.iter().any(|header| header.name.eq_ignore_ascii_case(name)) {
            return fail("repeats a name (case does not count)");
        }
        self.found.push(ParamHeader { name: name.to_owned(), path: path.to_vec() });
        Ok(())
    }
}

fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}

/// Integers beyond this cannot be compared reliably across languages.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

/// Why an argument cannot be repeated in its header.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("argument `{argument}` cannot be sent in its header: {reason}")]
pub struct BadArgument {
    /// The argument's path, dotted.
    pub argument: String,
    /// Why.
    pub reason: &'static str,
}

/// The headers of a call: (`Mcp-Param-<name>`, value before encoding). Absent and null arguments have none.
///
/// # Errors
/// When an argument has a value that its header cannot carry.
pub fn of_call(headers: &[ParamHeader], arguments: &Value) -> Result<Vec<(String, String)>, BadArgument> {
    let mut all = Vec::new();
    for header in headers {
        let value = header.path.iter().try_fold(arguments, |value, step| value.get(step));
        let text = match value {
            None | Some(Value::Null) => continue,
            Some(Value::String(text)) => text.clone(),
            Some(Value::Bool(flag)) => flag.to_string(),
            Some(Value::Number(number)) => integer(number).ok_or_else(|| BadArgument {
                argument: header.path.join("."),
                reason: "it must be an integer between -(2^53 - 1) and 2^53 - 1",
            })?,
            Some(_) => {
                return Err(BadArgument {
                    argument: header.path.join("."),
                    reason: "it must be a string, an integer or a boolean",
                });
            }
        };
        all.push((format!("Mcp-Param-{}", header.name), text));
    }
    Ok(all)
}

fn integer(number: &serde_json::Number) -> Option<String> {
    let value = number.as_f64()?;
    (value.fract() == 0.0 && value.abs() <= MAX_SAFE).then(|| match number.as_i64() {
        Some(integer) => integer.to_string(),
        None => format!("{value:.0}"),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn reason(schema: &Value) -> String {
        declared(schema).expect_err("invalid").to_string()
    }

    #[test]
    fn nested_properties_may_declare_headers() {
        let schema = json!({"type": "object", "properties": {
            "region": {"type": "string", "x-mcp-header": "Region"},
            "page": {"type": "object", "properties": {"size": {"type": "integer", "x-mcp-header": "Size"}}},
            "note": {"type": "string", "default": {"x-mcp-header": 1}},
        }});
        let headers = declared(&schema).expect("valid");
        assert_eq!(headers.len(), 2);
        let call = of_call(&headers, &json!({"region": "eu", "page": {"size": 42.0}})).expect("sendable");
        assert_eq!(call, [("Mcp-Param-Region".into(), "eu".into()), ("Mcp-Param-Size".into(), "42".into())]);
        assert_eq!(of_call(&headers, &json!({"region": null})).expect("sendable"), []);
        assert!(of_call(&headers, &json!({"page": {"size": 9_007_199_254_740_993_i64}})).is_err());
        assert!(of_call(&headers, &json!({"region": ["eu"]})).is_err());
    }

    #[test]
    fn every_broken_rule_is_located() {
        let property = |p: Value| json!({"type": "object", "properties": {"a": p}});
        insta::assert_snapshot!(
            [
                property(json!({"type": "string", "x-mcp-header": ""})),
                property(json!({"type": "string", "x-mcp-header": "a b"})),
                property(json!({"type": "string", "x-mcp-header": 1})),
                property(json!({"type": "number", "x-mcp-header": "A"})),
                property(json!({"type": "array", "items": {"type": "string", "x-mcp-header": "A"}})),
                property(json!({"anyOf": [{"type": "string", "x-mcp-header": "A"}]})),
                json!({"type": "object", "$defs": {"d/e": {"type": "string", "x-mcp-header": "A"}}}),
                json!({"type": "object", "properties": {
                    "a": {"type": "string", "x-mcp-header": "A"}, "b": {"type": "string", "x-mcp-header": "a"}}}),
                json!({"type": "string", "x-mcp-header": "A"}),
            ]
            .iter()
            .map(reason)
            .collect::<Vec<_>>()
            .join("\n"),
            @r"
        `x-mcp-header` at `/properties/a` must be a non-empty HTTP token
        `x-mcp-header` at `/properties/a` must be a non-empty HTTP token
        `x-mcp-header` at `/properties/a` must be a text
        `x-mcp-header` at `/properties/a` is allowed only on a string, an integer or a boolean
        `x-mcp-header` at `/properties/a/items` stands where no chain of `properties` leads to it
        `x-mcp-header` at `/properties/a/anyOf/0` stands where no chain of `properties` leads to it
        `x-mcp-header` at `/$defs/d~1e` stands where no chain of `properties` leads to it
        `x-mcp-header` at `/properties/b` repeats a name (case does not count)
        `x-mcp-header` at `` stands where no chain of `properties` leads to it
        ");
    }
}

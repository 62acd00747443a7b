//! Checks of arguments and structured results against a tool's own schemas. Nothing is fetched.

use serde_json::Value;

/// The first violation: a JSON Pointer into the instance, and what is wrong there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Violation {
    pub(super) pointer: String,
    pub(super) reason: String,
}

/// Checks an instance. A schema that cannot be used (broken, an unknown dialect, references to elsewhere, a pattern
/// that this engine has not) checks nothing: it is the server's to enforce.
pub(super) fn check(schema: &Value, instance: &Value) -> Result<(), Violation> {
    let validator = jsonschema::options()
        .offline()
        .with_pattern_options(jsonschema::PatternOptions::regex().size_limit(1 << 20))
        .should_validate_formats(false)
        .build(schema);
    let Ok(validator) = validator else { return Ok(()) };
    let Err(error) = validator.validate(instance) else { return Ok(()) };
    let mut pointer = error.instance_path().to_string();
    let reason = match error.kind() {
        jsonschema::error::ValidationErrorKind::Required { property } => {
            pointer.push('/');
            pointer.push_str(property.as_str().unwrap_or_default());
            "is required".to_owned()
        }
        jsonschema::error::ValidationErrorKind::AdditionalProperties { unexpected } if unexpected.len() == 1 => {
            pointer.push('/');
            pointer.push_str(&unexpected[0]);
            "is not known to the tool".to_owned()
        }
        // The value itself can be long or secret.
        _ => {
            let text = error.masked_with("the value").to_string();
            text.strip_prefix("the value ").map(str::to_owned).unwrap_or(text)
        }
    };
    Err(Violation { pointer, reason })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn violations_name_the_place_and_the_rule() {
        let schema = json!({"type": "object", "properties": {"a": {"type": "integer", "maximum": 3}, "l": {"type": "array",
            "items": {"type": "string"}}}, "required": ["a"], "additionalProperties": false});
        let reason = |instance: Value| check(&schema, &instance).expect_err("a violation");
        let texts: Vec<String> =
            [json!({}), json!({"a": "x"}), json!({"a": 9}), json!({"a": 1, "l": ["x", 1]}), json!({"a": 1, "b": 2})]
                .into_iter()
                .map(|instance| {
                    let v = reason(instance);
                    format!("{} {}", v.pointer, v.reason)
                })
                .collect();
        insta::assert_snapshot!(texts.join("\n"), @r#"
        /a is required
        /a is not of type "integer"
        /a is greater than the maximum of 3
        /l/1 is not of type "string"
        /b is not known to the tool
        "#);
        assert_eq!(check(&schema, &json!({"a": 3})), Ok(()));
    }

    #[test]
    fn a_schema_that_cannot_be_used_checks_nothing() {
        for schema in [
            json!({"type": "nonsense"}),
            json!({"$ref": "https://example.com/elsewhere.json"}),
            json!({"$schema": "https://example.com/dialect", "type": "string"}),
            json!({"type": "string", "pattern": "(?=look)ahead"}),
        ] {
            assert_eq!(check(&schema, &json!({"a": 1})), Ok(()), "{schema}");
        }
    }
}

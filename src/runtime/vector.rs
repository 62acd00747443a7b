//! Argument vectors: derived from the definition, or filled into an explicit `run` template. Pure.
//!
//! Derived: command path, `--long=value` in declaration order, flags, `--`, positionals. A command-line parser built
//! from the same definition reads the same values back.

use serde_json::{Map, Value};

use crate::model::definition::{OptionShape, Repetition};
use crate::model::{ArgPart, ArgTemplate, Flag};
use crate::projection::CommandView;

use super::CallError;

/// The system refuses a single argument of this many bytes (Linux `MAX_ARG_STRLEN`, its end mark included).
const MAX_ARGUMENT_BYTES: usize = 131_072;

/// The arguments of a derived vector, without the program.
pub(super) fn derived(command: &CommandView<'_>, values: &Map<String, Value>) -> Result<Vec<String>, CallError> {
    let mut vector: Vec<String> = command.path().iter().map(ToString::to_string).collect();
    for option in command.options() {
        if let Some(value) = values.get(&option.long) {
            push_option(&mut vector, &option.long, &option.shape, value)?;
        }
    }
    for flag in command.flags() {
        if values.get(&flag.long) == Some(&Value::Bool(true)) {
            vector.push(spelling(flag));
        }
    }
    if !command.body.positionals.is_empty() {
        vector.push("--".to_owned());
        push_positionals(&mut vector, command, values)?;
    }
    bounded(vector)
}

fn push_option(vector: &mut Vec<String>, long: &str, shape: &OptionShape, value: &Value) -> Result<(), CallError> {
    let mut push = |name: &str, text: &str| -> Result<(), CallError> {
        vector.push(format!("--{long}={}", checked(name, text)?));
        Ok(())
    };
    match (shape, value) {
        (OptionShape::OptionalScalar(_), Value::Null) => vector.push(format!("--{long}")),
        (OptionShape::RepeatableList { repetition, .. }, Value::Array(items)) => {
            let texts: Vec<String> = items.iter().map(text).collect();
            match repetition {
                Repetition::Repeated => texts.iter().try_for_each(|text| push(long, text))?,
                Repetition::Delimited(mark) | Repetition::Either(mark) => {
                    if texts.iter().any(|text| text.contains(*mark)) {
                        let reason = format!("must not hold `{mark}`, which separates its values");
                        return Err(CallError::argument(long, reason));
                    }
                    if !texts.is_empty() {
                        push(long, &texts.join(&mark.to_string()))?;
                    }
                }
            }
        }
        (OptionShape::RepeatableMap { .. }, Value::Object(pairs)) => {
            for (key, value) in pairs {
                if key.contains('=') {
                    return Err(CallError::argument(long, "must not have `=` in a key"));
                }
                push(long, &format!("{key}={}", text(value)))?;
            }
        }
        (_, value) => push(long, &text(value))?,
    }
    Ok(())
}

fn push_positionals(
    vector: &mut Vec<String>,
    command: &CommandView<'_>,
    values: &Map<String, Value>,
) -> Result<(), CallError> {
    let mut skipped: Option<&str> = None;
    for positional in &command.body.positionals {
        let texts = match values.get(&positional.name) {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(items)) if positional.repeated => items.iter().map(text).collect(),
            Some(value) => vec![text(value)],
        };
        match skipped {
            // The program would read this value as the one that was left out.
            Some(before) if !texts.is_empty() => {
                return Err(CallError::argument(&positional.name, format!("cannot be given without `{before}`")));
            }
            None if texts.is_empty() => skipped = Some(&positional.name),
            _ => {}
        }
        for text in texts {
            vector.push(checked(&positional.name, &text)?.to_owned());
        }
    }
    Ok(())
}

/// Fills an explicit template.
pub(super) fn explicit(
    template: &[ArgTemplate],
    command: &CommandView<'_>,
    values: &Map<String, Value>,
) -> Result<Vec<String>, CallError> {
    let mut vector = Vec::with_capacity(template.len());
    let mut options_ended = false;
    for element in template {
        let glued = matches!(element.parts.first(), Some(ArgPart::Literal(text)) if !text.is_empty());
        for text in fill(element, command, values)? {
            if let Some(ArgPart::Argument(name)) = element.parts.first()
                && !glued
                && !options_ended
                && text.starts_with('-')
                && !command.flags().any(|flag| flag.long == *name)
            {
                return Err(CallError::argument(name, "must not begin with `-`: the program would read an option"));
            }
            vector.push(text);
        }
        options_ended |= matches!(element.parts.as_slice(), [ArgPart::Literal(text)] if text == "--");
    }
    bounded(vector)
}

/// The elements that one template element becomes: none where an argument is absent, many where one is a list.
fn fill(
    element: &ArgTemplate,
    command: &CommandView<'_>,
    values: &Map<String, Value>,
) -> Result<Vec<String>, CallError> {
    let mut texts = vec![String::new()];
    for part in &element.parts {
        let choices = match part {
            ArgPart::Literal(literal) => vec![literal.clone()],
            ArgPart::Argument(name) => choices(name, command, values)?,
        };
        texts = texts.iter().flat_map(|start| choices.iter().map(move |end| format!("{start}{end}"))).collect();
        if texts.len() > MAX_ELEMENTS {
            return Err(CallError::arguments(format!("the arguments must not make more than {MAX_ELEMENTS} elements")));
        }
    }
    Ok(texts)
}

/// The most elements that one template element may become.
const MAX_ELEMENTS: usize = 10_000;

fn choices(name: &str, command: &CommandView<'_>, values: &Map<String, Value>) -> Result<Vec<String>, CallError> {
    let texts = match (values.get(name), command.flags().find(|flag| flag.long == name)) {
        (None | Some(Value::Null), _) | (Some(Value::Bool(false)), Some(_)) => Vec::new(),
        (Some(_), Some(flag)) => vec![spelling(flag)],
        (Some(Value::Array(items)), None) => items.iter().map(text).collect(),
        (Some(value), None) => vec![text(value)],
    };
    texts.iter().try_for_each(|text| checked(name, text).map(|_| ()))?;
    Ok(texts)
}

fn spelling(flag: &Flag) -> String {
    flag.r#as.clone().unwrap_or_else(|| format!("--{}", flag.long))
}

/// Texts stand as they are, everything else as compact JSON.
fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn checked<'a>(property: &str, text: &'a str) -> Result<&'a str, CallError> {
    if text.contains('\0') {
        return Err(CallError::argument(property, "must not hold a NUL character"));
    }
    if text.len() >= MAX_ARGUMENT_BYTES {
        let reason = format!("must be shorter than {MAX_ARGUMENT_BYTES} bytes, the longest argument of a program");
        return Err(CallError::argument(property, reason));
    }
    Ok(text)
}

/// What surrounds a value (`--long=`) counts too.
fn bounded(vector: Vec<String>) -> Result<Vec<String>, CallError> {
    if vector.iter().any(|element| element.len() >= MAX_ARGUMENT_BYTES) {
        return Err(CallError::arguments(format!(
            "an argument of the program must not be {MAX_ARGUMENT_BYTES} bytes or longer with what surrounds it"
        )));
    }
    Ok(vector)
}

#[cfg(test)]
#[path = "vector_tests.rs"]
mod tests;

//! What MCP cannot carry: host-managed capabilities, streams inside values, arguments whose names or defaults do not
//! work out. Decided where a tool is exported, so that a call never finds out.

use std::collections::BTreeSet;

use crate::model::{OptionShape, ValueType};

use super::command::{Argument, CommandView, STDIN_PROPERTY};
use super::json_schema::{Defs, children};
use super::values::Values;

/// Why a command cannot be exported; empty when it can.
pub(super) fn obstacles(view: &CommandView<'_>) -> Vec<String> {
    let mut found = Vec::new();
    let mut names = BTreeSet::new();
    for argument in view.arguments() {
        let name = argument.name();
        if name == STDIN_PROPERTY {
            found.push(format!("the argument name `{STDIN_PROPERTY}` is reserved for standard input"));
        } else if !names.insert(name) {
            found.push(format!("two of its arguments are called `{name}`"));
        }
        if let Some(what) = inexpressible(value_type(argument), view.defs) {
            found.push(format!("argument `{name}` {what}"));
        } else if let Some(what) = bad_default(argument, view.defs) {
            found.push(format!("the default of argument `{name}` {what}"));
        }
    }
    if let Some(result) = &view.body.result
        && let Some(what) = inexpressible(&result.r#type, view.defs)
    {
        found.push(format!("its result {what}"));
    }
    found
}

fn value_type(argument: Argument<'_>) -> &ValueType {
    match argument {
        Argument::Flag(_) => &ValueType::Bool,
        Argument::Positional(positional) => &positional.r#type,
        Argument::Option(option) => match &option.shape {
            OptionShape::Scalar(value)
            | OptionShape::OptionalScalar(value)
            | OptionShape::RepeatableList { item: value, .. }
            | OptionShape::RepeatableMap { value, .. } => value,
        },
    }
}

fn bad_default(argument: Argument<'_>, defs: &Defs) -> Option<String> {
    let default = match argument {
        Argument::Flag(_) => None,
        Argument::Positional(_) | Argument::Option(_) => argument.default(),
    }?;
    Values::new(defs).argument(argument, &default).err().map(|violation| violation.to_string())
}

/// What about a type cannot be carried, completing "argument `x` …".
pub(super) fn inexpressible(root: &ValueType, defs: &Defs) -> Option<String> {
    let mut seen = BTreeSet::new();
    let mut queue = vec![root];
    while let Some(value_type) = queue.pop() {
        match value_type {
            ValueType::Secret => return Some("holds a secret, which only the host manages".to_owned()),
            ValueType::QuotaToken => return Some("holds a quota token, which only the host manages".to_owned()),
            ValueType::PermissionCard => {
                return Some("holds a permission card, which only the host manages".to_owned());
            }
            ValueType::Future => return Some("holds a future, which only the host manages".to_owned()),
            ValueType::Stream => return Some("holds a stream inside a value".to_owned()),
            ValueType::String(limits) => {
                if let Some(pattern) = &limits.pattern
                    && crate::model::text_pattern(pattern).is_none()
                {
                    return Some(format!("has the pattern `{pattern}`, which is not a regular expression"));
                }
            }
            ValueType::Ref(name) => match defs.get(name) {
                None => return Some(format!("refers to the type `{name}`, which is not defined")),
                Some(_) if is_endless(name, defs) => {
                    return Some(format!("refers to the type `{name}`, which is only defined by itself"));
                }
                Some(definition) => {
                    if seen.insert(name) {
                        queue.push(definition);
                    }
                }
            },
            other => queue.extend(children(other)),
        }
    }
    None
}

/// Whether references lead from a name back to it without any structure between.
fn is_endless(name: &str, defs: &Defs) -> bool {
    let mut current = name;
    for _ in 0..=defs.len() {
        match defs.get(current) {
            Some(ValueType::Ref(next)) => current = next,
            _ => return false,
        }
    }
    true
}

//! The arguments of a call, checked before anything runs: from the JSON shapes that were advertised to typed values,
//! defaults applied, constraints enforced, unknown properties refused.

use std::fmt;

use serde_json::{Map, Value};

use crate::model::definition::Parameter;
use crate::model::{Constraint, StreamSpec, ValueType};

use super::command::{Argument, CommandView, STDIN_PROPERTY};
use super::constraints;
use super::json_schema::Defs;
use super::near::nearest;
use super::values::{self, Values};

/// Most bytes of standard input that a call may carry.
pub const MAX_STDIN_BYTES: usize = 16 * 1024 * 1024;
/// Errors name at most this many broken rules.
const MAX_VIOLATIONS: usize = 16;
/// … and this much of a property's name.
const MAX_NAME_CHARS: usize = 64;

/// An argument with its value.
#[derive(Debug, Clone, PartialEq)]
pub struct BoundArgument<'a> {
    /// Its declaration.
    pub argument: Argument<'a>,
    /// Its value; `null` for an option that was given bare.
    pub value: Value,
    /// Whether the caller gave it; otherwise it is the default.
    pub given: bool,
}

/// The arguments of one call. Each list is in declaration order (inherited globals first); what was neither given nor
/// has a default is absent.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Bound<'a> {
    /// Positionals.
    pub positionals: Vec<BoundArgument<'a>>,
    /// Options.
    pub options: Vec<BoundArgument<'a>>,
    /// Flags; always all of them.
    pub flags: Vec<BoundArgument<'a>>,
    /// The bytes of standard input.
    pub stdin: Option<Vec<u8>>,
}

impl<'a> Bound<'a> {
    /// An argument by property name.
    pub fn get(&self, name: &str) -> Option<&BoundArgument<'a>> {
        self.positionals.iter().chain(&self.options).chain(&self.flags).find(|bound| bound.argument.name() == name)
    }

    /// Whether an argument was given; a flag counts when it is set.
    pub fn is_given(&self, name: &str) -> bool {
        self.get(name).is_some_and(|bound| match bound.argument {
            Argument::Flag(_) => bound.given && bound.value == Value::Bool(true),
            Argument::Positional(_) | Argument::Option(_) => bound.given,
        })
    }
}

/// One broken rule of a call's arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidArgument {
    /// The property, or `None` for a rule between several.
    pub property: Option<String>,
    /// The rule.
    pub rule: String,
}

impl fmt::Display for InvalidArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.property {
            Some(property) => write!(f, "`{property}` {}", self.rule),
            None => f.write_str(&self.rule),
        }
    }
}

/// Why arguments are refused: JSON-RPC -32602. Names properties and rules, never values.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("invalid arguments: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct InvalidArguments(pub Vec<InvalidArgument>);

impl InvalidArguments {
    /// The error for one property.
    pub fn of(property: &str, rule: impl Into<String>) -> Self {
        Self(vec![InvalidArgument { property: Some(property.to_owned()), rule: rule.into() }])
    }
}

/// Binds the input of a call to a command.
pub fn bind<'a>(command: &CommandView<'a>, input: &Map<String, Value>) -> Result<Bound<'a>, InvalidArguments> {
    let values = Values::new(command.defs);
    let mut wrong = Wrong::default();
    let mut bound = Bound::default();
    for argument in command.arguments() {
        let Some(entry) = bind_one(argument, input, &values, &mut wrong) else { continue };
        match argument {
            Argument::Positional(_) => bound.positionals.push(entry),
            Argument::Option(_) => bound.options.push(entry),
            Argument::Flag(_) => bound.flags.push(entry),
        }
    }
    bound.stdin = stdin(command.body.stdin.as_ref(), input, &mut wrong);
    let known = |name: &str| {
        command.arguments().any(|argument| argument.name() == name)
            || name == STDIN_PROPERTY && command.body.stdin.is_some()
    };
    wrong.unknown(input, &known, || command.arguments().map(Argument::name).collect());
    if wrong.0.is_empty() {
        gaps(command, &bound, &mut wrong);
        for constraint in &command.body.constraints {
            if !satisfied(constraint, &bound) {
                wrong.add(None, constraints::describe(constraint));
            }
        }
    }
    wrong.into_result(bound)
}

/// Binds input to parameters under the names that they are exposed by; absent optional ones stay absent.
pub fn bind_parameters<'a>(
    parameters: impl IntoIterator<Item = (&'a str, &'a Parameter)>,
    input: &Map<String, Value>,
    defs: &'a Defs,
) -> Result<Map<String, Value>, InvalidArguments> {
    let values = Values::new(defs);
    let mut wrong = Wrong::default();
    let mut bound = Map::new();
    let mut names = Vec::new();
    for (name, parameter) in parameters {
        names.push(name);
        match (input.get(name), &parameter.default) {
            (Some(value), _) => match values.value(&parameter.r#type, value) {
                Ok(value) => {
                    bound.insert(name.to_owned(), value);
                }
                Err(violation) => wrong.add(Some(name), violation.to_string()),
            },
            (None, Some(default)) => {
                bound.insert(name.to_owned(), default.clone());
            }
            (None, None) if parameter.required => wrong.add(Some(name), "must be given"),
            (None, None) => {}
        }
    }
    wrong.unknown(input, &|name| names.contains(&name), || names.clone());
    wrong.into_result(bound)
}

/// Reads a variable of a resource URI as a value of its type: texts as they stand, everything else as JSON.
pub fn parse_variable(value_type: &ValueType, defs: &Defs, text: &str) -> Value {
    let literal = Value::String(text.to_owned());
    if Values::new(defs).value(value_type, &literal).is_ok() {
        return literal;
    }
    serde_json::from_str(text).unwrap_or(literal)
}

fn bind_one<'a>(
    argument: Argument<'a>,
    input: &Map<String, Value>,
    values: &Values<'a>,
    wrong: &mut Wrong,
) -> Option<BoundArgument<'a>> {
    let Some(value) = input.get(argument.name()) else {
        if argument.required() {
            wrong.add(Some(argument.name()), "must be given");
        }
        return argument.default().map(|value| BoundArgument { argument, value, given: false });
    };
    match values.argument(argument, value) {
        Ok(value) => Some(BoundArgument { argument, value, given: true }),
        Err(violation) => {
            wrong.add(Some(argument.name()), violation.to_string());
            None
        }
    }
}

/// A positional can only be given when those before it have a value: its place on a command line says what it is.
fn gaps(command: &CommandView<'_>, bound: &Bound<'_>, wrong: &mut Wrong) {
    let Some(last) = bound.positionals.iter().rfind(|entry| entry.given) else { return };
    let last = last.argument.name();
    for earlier in command.positionals().take_while(|positional| positional.name != last) {
        if bound.get(&earlier.name).is_none() {
            wrong.add(Some(&earlier.name), format!("must be given when `{last}` is"));
        }
    }
}

fn satisfied(constraint: &Constraint, bound: &Bound<'_>) -> bool {
    constraints::holds(constraint, &|name| bound.is_given(name), &|name| bound.get(name).map(|entry| &entry.value))
}

fn stdin(spec: Option<&StreamSpec>, input: &Map<String, Value>, wrong: &mut Wrong) -> Option<Vec<u8>> {
    let spec = spec?;
    let Some(value) = input.get(STDIN_PROPERTY) else {
        if spec.required {
            wrong.add(Some(STDIN_PROPERTY), "must be given");
        }
        return None;
    };
    let bytes = match value.as_str() {
        Some(text) if spec.is_textual() => Some(text.as_bytes().to_vec()),
        Some(text) => values::decode(text),
        None => None,
    };
    match bytes {
        Some(bytes) if bytes.len() <= MAX_STDIN_BYTES => return Some(bytes),
        Some(_) => wrong.add(Some(STDIN_PROPERTY), "must not be larger than 16 MiB"),
        None if spec.is_textual() => wrong.add(Some(STDIN_PROPERTY), "must be a text"),
        None => wrong.add(Some(STDIN_PROPERTY), "must be base64"),
    }
    None
}

#[derive(Default)]
struct Wrong(Vec<InvalidArgument>);

impl Wrong {
    fn add(&mut self, property: Option<&str>, rule: impl Into<String>) {
        if self.0.len() < MAX_VIOLATIONS {
            // Property names come from the caller: an error is no place for a megabyte of them.
            let property = property.map(|name| name.chars().take(MAX_NAME_CHARS).collect());
            self.0.push(InvalidArgument { property, rule: rule.into() });
        }
    }

    fn unknown<'n>(
        &mut self,
        input: &Map<String, Value>,
        known: &dyn Fn(&str) -> bool,
        names: impl Fn() -> Vec<&'n str>,
    ) {
        for name in input.keys().filter(|name| !known(name)).take(MAX_VIOLATIONS) {
            // Comparing is quadratic: a long name is not a slip of the hand.
            let near = if name.len() <= MAX_NAME_CHARS { nearest(name, names()) } else { Vec::new() };
            match near.first() {
                Some((_, near)) => self.add(Some(name), format!("is not an argument; did you mean `{near}`?")),
                None => self.add(Some(name), "is not an argument"),
            }
        }
    }

    fn into_result<T>(self, value: T) -> Result<T, InvalidArguments> {
        if self.0.is_empty() { Ok(value) } else { Err(InvalidArguments(self.0)) }
    }
}

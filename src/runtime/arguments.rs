//! The arguments of a command call: bound by `projection`, then held against this machine's file system.

use std::path::Path;

use serde_json::{Map, Value};

use crate::model::definition::OptionShape;
use crate::projection::{self, Argument, CommandView};

use super::CallError;
use super::confine::Confinement;

/// What a call gives to a command.
pub(super) struct Arguments {
    /// Values by property name, defaults filled in. A flag is always there.
    pub(super) values: Map<String, Value>,
    /// The bytes of standard input.
    pub(super) stdin: Option<Vec<u8>>,
}

/// Binds an input. Paths come out relative to the working folder.
pub(super) fn bind(
    command: &CommandView<'_>,
    input: &Map<String, Value>,
    cwd: &Path,
    data_folder: Option<&Path>,
) -> Result<Arguments, CallError> {
    let bound = projection::bind(command, input)?;
    let confinement = Confinement { cwd, private: data_folder, defs: command.defs };
    let mut values = Map::new();
    for entry in bound.positionals.into_iter().chain(bound.options).chain(bound.flags) {
        let mut value = entry.value;
        confine(&confinement, entry.argument, &mut value)?;
        values.insert(entry.argument.name().to_owned(), value);
    }
    Ok(Arguments { values, stdin: bound.stdin })
}

/// Checks the paths of one argument.
fn confine(confinement: &Confinement<'_>, argument: Argument<'_>, value: &mut Value) -> Result<(), CallError> {
    let name = argument.name();
    match (argument, value) {
        (Argument::Positional(positional), Value::Array(items)) if positional.repeated => {
            items.iter_mut().try_for_each(|item| confinement.apply(name, &positional.r#type, item))
        }
        (Argument::Positional(positional), value) => confinement.apply(name, &positional.r#type, value),
        (Argument::Option(option), value) => match (&option.shape, value) {
            (OptionShape::Scalar(kind) | OptionShape::OptionalScalar(kind), value) => {
                confinement.apply(name, kind, value)
            }
            (OptionShape::RepeatableList { item, .. }, Value::Array(items)) => {
                items.iter_mut().try_for_each(|value| confinement.apply(name, item, value))
            }
            (OptionShape::RepeatableMap { value: kind, .. }, Value::Object(pairs)) => {
                pairs.values_mut().try_for_each(|value| confinement.apply(name, kind, value))
            }
            _ => Ok(()),
        },
        (Argument::Flag(_), _) => Ok(()),
    }
}

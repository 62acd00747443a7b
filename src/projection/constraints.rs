//! Rules between arguments: said in words for descriptions and errors, and enforced before a call.

use serde_json::Value;

use crate::model::{ArgumentRef, Constraint};

/// What a constraint demands, as a sentence without a period.
pub fn describe(constraint: &Constraint) -> String {
    match constraint {
        Constraint::RequiresAll(all) => format!("{} must be given", joined(all, "and")),
        Constraint::AllOrNone(all) => format!("{} must be given together or not at all", joined(all, "and")),
        Constraint::RequiresAny(any) => format!("at least one of {} must be given", joined(any, "or")),
        Constraint::MutexGroups(groups) => {
            let groups: Vec<String> = groups.iter().map(|group| joined(group, "and")).collect();
            format!("only one of these may be given: {}", groups.join("; "))
        }
        Constraint::Implies { when, then } => {
            format!("{} requires {}", named(when), joined(then, "and"))
        }
        Constraint::Forbids { when, then } => {
            format!("{} cannot be combined with {}", named(when), joined(then, "or"))
        }
    }
}

/// Whether a constraint holds. `given` says whether an argument was given (a default does not count), `value` its value.
pub(super) fn holds<'v>(
    constraint: &Constraint,
    given: &dyn Fn(&str) -> bool,
    value: &dyn Fn(&str) -> Option<&'v Value>,
) -> bool {
    let is = |reference: &ArgumentRef| match reference {
        ArgumentRef::Present { name } => given(name),
        ArgumentRef::ValueIs { name, value: wanted } => value(name) == Some(wanted),
    };
    match constraint {
        Constraint::RequiresAll(all) => all.iter().all(is),
        Constraint::AllOrNone(all) => all.iter().all(is) || !all.iter().any(is),
        Constraint::RequiresAny(any) => any.iter().any(is),
        Constraint::MutexGroups(groups) => groups.iter().filter(|group| group.iter().any(is)).count() <= 1,
        Constraint::Implies { when, then } => !is(when) || then.iter().all(is),
        Constraint::Forbids { when, then } => !is(when) || !then.iter().any(is),
    }
}

fn named(reference: &ArgumentRef) -> String {
    match reference {
        ArgumentRef::Present { name } => format!("`{name}`"),
        ArgumentRef::ValueIs { name, value } => format!("`{name}` = {value}"),
    }
}

fn joined(references: &[ArgumentRef], word: &str) -> String {
    let mut names: Vec<String> = references.iter().map(named).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { last } else { format!("{} {word} {last}", names.join(", ")) }
}

//! Which commands of a tool an endpoint exposes: `include` and `exclude`.

use crate::model::{CommandName, CommandPattern, CommandSelection};

use super::problem::PatternList;
use super::rendered::RenderedCommand;

/// What the selection says about one name of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is exposed.
    Exposed,
    /// There is an `include`, and none of its patterns matches.
    NotIncluded,
    /// The pattern at this position of `exclude` removes it.
    Excluded(usize),
}

/// Judges one name. A pattern that matches the canonical path decides for the command and all its aliases; one that
/// matches only the path of an alias decides for that alias.
pub fn judge(selection: &CommandSelection, canonical: &[CommandName], path: &[CommandName]) -> Verdict {
    let touches = |pattern: &CommandPattern| pattern.matches(canonical) || pattern.matches(path);
    match selection {
        CommandSelection::All => Verdict::Exposed,
        CommandSelection::Include(patterns) if patterns.iter().any(touches) => Verdict::Exposed,
        CommandSelection::Include(_) => Verdict::NotIncluded,
        CommandSelection::Exclude(patterns) => {
            patterns.iter().position(touches).map_or(Verdict::Exposed, Verdict::Excluded)
        }
    }
}

/// The patterns of a selection with their list.
pub fn patterns(selection: &CommandSelection) -> (PatternList, &[CommandPattern]) {
    match selection {
        CommandSelection::All => (PatternList::Include, &[]),
        CommandSelection::Include(patterns) => (PatternList::Include, patterns),
        CommandSelection::Exclude(patterns) => (PatternList::Exclude, patterns),
    }
}

/// Positions of the patterns that match no executable command, by canonical path or alias.
pub(super) fn idle(selection: &CommandSelection, commands: &[RenderedCommand]) -> Vec<usize> {
    let (_, patterns) = patterns(selection);
    let selects = |pattern: &CommandPattern| {
        commands.iter().any(|command| command.exposures.iter().any(|(exposure, _)| pattern.matches(&exposure.path)))
    };
    patterns
        .iter()
        .enumerate()
        .filter(|(_, pattern)| !pattern.is_malformed() && !selects(pattern))
        .map(|(index, _)| index)
        .collect()
}

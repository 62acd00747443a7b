//! Did-you-mean: the nearest of the names that there are.

use crate::projection::near::nearest;

/// The likeliest candidates for a misspelt name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Suggestion {
    /// The nearest candidates, nearest first; equally near ones in their own order.
    near: Vec<String>,
    /// Whether the first is nearer than all others.
    clear: bool,
}

impl Suggestion {
    /// Compares a name with everything it could have meant.
    pub(super) fn of<S: AsRef<str>>(wanted: &str, candidates: impl IntoIterator<Item = S>) -> Self {
        let ranked = nearest(wanted, candidates);
        let clear = match ranked.as_slice() {
            [] => false,
            [_] => true,
            [first, second, ..] => first.0 < second.0,
        };
        Self { near: ranked.into_iter().take(3).map(|(_, candidate)| candidate).collect(), clear }
    }

    /// A candidate that needs no guessing.
    pub(super) fn exactly(candidate: impl Into<String>) -> Self {
        Self { near: vec![candidate.into()], clear: true }
    }

    /// The one candidate, when there is no second one as near.
    pub(super) fn unambiguous(&self) -> Option<&str> {
        self.near.first().filter(|_| self.clear).map(String::as_str)
    }

    /// "did you mean `x`?", or `otherwise` where nothing is near.
    pub(super) fn help(&self, otherwise: impl Into<String>) -> String {
        match self.near.as_slice() {
            [] => otherwise.into(),
            [only] => format!("did you mean `{only}`?"),
            [first, ..] if self.clear => format!("did you mean `{first}`?"),
            several => format!("did you mean {}?", ticked(several, "or")),
        }
    }
}

/// A list for people: "`a`, `b` or `c`".
pub(super) fn ticked<S: AsRef<str>>(items: &[S], word: &str) -> String {
    let ticked: Vec<String> = items.iter().map(|item| format!("`{}`", item.as_ref())).collect();
    match ticked.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {word} {last}", rest.join(", ")),
    }
}

/// "there are `a`, `b` and 3 more", for helps that list what exists.
pub(super) fn there_are<S: AsRef<str>>(what: &str, items: impl IntoIterator<Item = S>) -> String {
    let items: Vec<S> = items.into_iter().collect();
    match items.len() {
        0 => format!("there are no {what}"),
        1..=6 => format!("{what}: {}", ticked(&items, "and")),
        count => format!(
            "{what}: {} and {} more",
            items[..5].iter().map(|i| format!("`{}`", i.as_ref())).collect::<Vec<_>>().join(", "),
            count - 5
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_is_named_and_ties_are_not_decided() {
        let names = ["read-file", "read-line", "list"];
        assert_eq!(Suggestion::of("raed-file", names).unambiguous(), Some("read-file"));
        assert_eq!(Suggestion::of("read_file", names).unambiguous(), Some("read-file"));
        assert_eq!(Suggestion::of("lits", names).help("-"), "did you mean `list`?");
        let tie = Suggestion::of("read-fine", names);
        assert_eq!((tie.unambiguous(), tie.help("-").as_str()), (None, "did you mean `read-file` or `read-line`?"));
        assert_eq!(Suggestion::of("unlike", names).help("nothing near"), "nothing near");
    }
}

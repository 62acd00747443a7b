//! Control planes know imports by their positions, people by their names: texts of a server in the manifest's words.

use crate::plan::Desired;
use crate::ui::Failure;

/// A text in which every `import N` whose name is known stands with its name.
pub(in crate::commands) fn with_names(text: &str, name: impl Fn(usize) -> Option<String>) -> String {
    const WORD: &str = "import ";
    let (mut named, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(WORD) {
        let (before, after) = rest.split_at(at);
        let after = &after[WORD.len()..];
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '`');
        let stands_alone = !before.ends_with(is_part) && !after[digits..].starts_with(is_part);
        let name = after[..digits].parse().ok().filter(|_| stands_alone).and_then(&name);
        named.push_str(before);
        named.push_str(WORD);
        match name {
            Some(name) => named.push_str(&format!("`{name}`")),
            None => named.push_str(&after[..digits]),
        }
        rest = &after[digits..];
    }
    named + rest
}

/// What is said of an import, where its title stands before it already.
pub(in crate::commands) fn without_subject<'a>(message: &'a str, name: Option<&str>) -> &'a str {
    let rest = name.and_then(|name| message.strip_prefix(&format!("import `{name}`: ")));
    rest.unwrap_or(message)
}

/// A failure in these words.
pub(in crate::commands) fn failure_with_names(mut failure: Failure, name: impl Fn(usize) -> Option<String>) -> Failure {
    failure.message = with_names(&failure.message, &name);
    for cause in &mut failure.causes {
        *cause = with_names(cause, &name);
    }
    failure
}

/// The names of what is deployed, by position.
pub(in crate::commands) fn names_of(desired: &Desired) -> impl Fn(usize) -> Option<String> {
    |index| desired.imports.get(index)?.name.as_ref().map(ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_not_said_twice() {
        assert_eq!(without_subject("import `docs`: it is down", Some("docs")), "it is down");
        assert_eq!(without_subject("import `docs`: it is down", Some("maps")), "import `docs`: it is down");
        assert_eq!(without_subject("it is down", None), "it is down");
    }

    #[test]
    fn only_what_means_a_known_import_gets_a_name() {
        let name = |index: usize| (index == 1).then(|| "docs".to_owned());
        for (text, expected) in [
            ("import 1: its server is down", "import `docs`: its server is down"),
            ("A: import 1 and import 0, import 12", "A: import `docs` and import 0, import 12"),
            ("the reimport 1, import 1st, import `1`, import ", "the reimport 1, import 1st, import `1`, import "),
            ("no import 99999999999999999999999", "no import 99999999999999999999999"),
        ] {
            assert_eq!(with_names(text, name), expected);
        }
    }
}

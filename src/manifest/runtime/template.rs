//! Explicit vectors: `run: [cat, --, "{path}"]`.

use std::collections::HashSet;

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Subject};
use crate::manifest::grammar::suggest::suggest;
use crate::model::{ArgPart, ArgTemplate};
use crate::yaml::Node;

use super::arguments::Scope;

/// Reads a vector; `None` when it has no program.
pub(super) fn vector(
    run: &Node,
    scope: &Scope<'_>,
    subject: &Subject,
    findings: &mut Vec<Finding>,
) -> Option<Vec<ArgTemplate>> {
    let run_subject = subject.clone().key("run");
    let items = run.as_sequence()?;
    if items.first().is_none_or(|program| program.as_text() == Some("")) {
        let message = "`run` names no program";
        findings.push(Finding::new(codes::RUNTIME_BINDING, message).about(run_subject).help("write the program first"));
        return None;
    }
    let mut used: HashSet<String> = HashSet::new();
    let mut clean = true;
    let mut vector = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let Some(text) = item.as_text() else {
            clean = false;
            continue;
        };
        let subject = run_subject.clone().index(at);
        let template = match parse(text) {
            Ok(template) => template,
            Err(reason) => {
                findings.push(
                    Finding::new(codes::UNKNOWN_PLACEHOLDER, format!("`{text}` {reason}"))
                        .about(subject)
                        .help("write `{name}` for an argument, and `{{` or `}}` for a brace"),
                );
                clean = false;
                continue;
            }
        };
        for part in &template.parts {
            let ArgPart::Argument(name) = part else { continue };
            if at == 0 {
                findings.push(
                    Finding::new(codes::RUNTIME_BINDING, "the program itself comes from an argument")
                        .about(subject.clone())
                        .help("name the program; clients must not choose it"),
                );
                clean = false;
            } else if !scope.names.contains_key(name.as_str()) {
                findings.push(unknown(name, scope, subject.clone()));
                clean = false;
            }
            used.insert(name.clone());
        }
        vector.push(template);
    }
    // With a placeholder misspelt, the argument that it meant is not unused.
    if clean {
        for (name, place) in &scope.names {
            if let Some((list, at)) = place
                && !used.contains(*name)
            {
                findings.push(
                    Finding::new(codes::UNUSED_ARGUMENT, format!("argument `{name}` never reaches the program"))
                        .about(subject.clone().key(*list).index(*at))
                        .help(format!("put `{{{name}}}` into `run`, or remove the argument")),
                );
            }
        }
    }
    Some(vector)
}

fn unknown(name: &str, scope: &Scope<'_>, subject: Subject) -> Finding {
    let help = match suggest(name, scope.names.keys().copied()) {
        Some(meant) => format!("did you mean `{{{}}}`?", meant.name),
        None if scope.names.is_empty() => "the command has no arguments: declare one".to_owned(),
        None => format!("arguments: {}", scope.names.keys().copied().collect::<Vec<_>>().join(", ")),
    };
    Finding::new(codes::UNKNOWN_PLACEHOLDER, format!("`{{{name}}}` names no argument of this command"))
        .about(subject)
        .help(help)
}

/// Reads one element; the error reads after its text.
pub(super) fn parse(text: &str) -> Result<ArgTemplate, &'static str> {
    let mut parts = Vec::new();
    let mut literal = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        literal.push_str(&rest[..at]);
        let brace = &rest[at..=at];
        if rest[at + 1..].starts_with(brace) {
            literal.push_str(brace);
            rest = &rest[at + 2..];
            continue;
        }
        if brace == "}" {
            return Err("has a `}` without its `{`");
        }
        let end = rest[at..].find('}').ok_or("has a `{` without its `}`")? + at;
        let name = &rest[at + 1..end];
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
        if !is_name {
            return Err("holds a placeholder that is no name");
        }
        if !literal.is_empty() {
            parts.push(ArgPart::Literal(std::mem::take(&mut literal)));
        }
        parts.push(ArgPart::Argument(name.to_owned()));
        rest = &rest[end + 1..];
    }
    literal.push_str(rest);
    if !literal.is_empty() || parts.is_empty() {
        parts.push(ArgPart::Literal(literal));
    }
    Ok(ArgTemplate { parts })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_are_doubled_to_be_braces() {
        let literal = |text: &str| ArgPart::Literal(text.to_owned());
        let argument = |text: &str| ArgPart::Argument(text.to_owned());
        let parts = |text: &str| parse(text).map(|template| template.parts);
        assert_eq!(parts("a"), Ok(vec![literal("a")]));
        assert_eq!(parts(""), Ok(vec![literal("")]));
        assert_eq!(parts("--x={a}:{b-c}"), Ok(vec![literal("--x="), argument("a"), literal(":"), argument("b-c")]));
        assert_eq!(parts("{{print $1}}"), Ok(vec![literal("{print $1}")]));
        for wrong in ["{", "}", "{}", "{a b}", "{a", "a}", "{1}"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}

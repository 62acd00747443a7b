//! Syntax errors in words that say what to do.

use granit_parser::{ErrorKind, ScanError};

use crate::diagnostics::registry::codes;
use crate::diagnostics::{FileId, Finding, Span};

/// The finding for a syntax error.
pub(super) fn finding(file: FileId, text: &str, error: &ScanError) -> Finding {
    let at = error.marker().byte_offset().unwrap_or(text.len()).min(text.len());
    let span = visible(text, at);
    if *error.kind() == ErrorKind::RecursionLimitExceeded {
        return Finding::new(codes::YAML_LIMIT, format!("nested deeper than {} levels", super::MAX_DEPTH))
            .at(file, Span::new(at, at))
            .help("flatten the structure");
    }
    if let Some(start) = unquoted_template(text, at) {
        return Finding::new(codes::UNQUOTED_TEMPLATE, "a value that begins with `{{` must be quoted")
            .at(file, start)
            .help("put the whole value in double quotes: `\"{{ NAME }}…\"`");
    }
    if let Some(tab) = tab_indentation(text, at) {
        return Finding::new(codes::YAML_SYNTAX, "a tab is not allowed here").at(file, tab).help(INDENT_WITH_SPACES);
    }
    // Where a bracket or quote is not closed, reading stops at the next line that cannot be part of it.
    if let Some((open, span)) = unclosed(text, at) {
        let (message, help) = match open {
            '"' | '\'' => ("the quoted text is not closed".to_owned(), "add the closing quote"),
            open => (format!("`{open}` is not closed"), "add the closing bracket, or quote the value if it is a text"),
        };
        return Finding::new(codes::YAML_SYNTAX, message).at(file, span).help(help);
    }
    let (message, help) = explain(error.kind());
    let mut finding = Finding::new(codes::YAML_SYNTAX, message).at(file, span);
    finding.help = help.map(str::to_owned);
    finding
}

fn floor(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// One character at the offset, or the last visible one before the end of the text.
fn visible(text: &str, at: usize) -> Span {
    let at = floor(text, at);
    match text[at..].chars().next() {
        Some(c) if c != '\n' && c != '\r' => Span::new(at, at + c.len_utf8()),
        _ => {
            let end = text[..at].trim_end().len();
            let start = text[..end].char_indices().next_back().map_or(0, |(start, _)| start);
            Span::new(start, end)
        }
    }
}

/// `key: {{ NAME }}…` on the line of the error or on the line before it.
fn unquoted_template(text: &str, at: usize) -> Option<Span> {
    let at = floor(text, at);
    let mut start = text[..at].rfind('\n').map_or(0, |n| n + 1);
    for _ in 0..2 {
        let line = text[start..].lines().next().unwrap_or_default();
        let value = line.find(": {{").map(|n| n + 2).or_else(|| line.find("- {{").map(|n| n + 2));
        if let Some(value) = value {
            return Some(Span::new(start + value, start + line.trim_end().len()));
        }
        start = text[..start.checked_sub(1)?].rfind('\n').map_or(0, |n| n + 1);
    }
    None
}

/// A tab that indents the line of the error or a neighbour of it; texts before it are read on over its line.
fn tab_indentation(text: &str, at: usize) -> Option<Span> {
    let here = text[..floor(text, at)].rfind('\n').map_or(0, |n| n + 1);
    let before = text[..here.saturating_sub(1)].rfind('\n').map_or(0, |n| n + 1);
    let mut start = if here == 0 { 0 } else { before };
    for line in text[start..].split_inclusive('\n').take(3) {
        let spaces = line.len() - line.trim_start_matches(' ').len();
        if line[spaces..].starts_with('\t') && !line.trim().is_empty() {
            return Some(Span::new(start + spaces, start + spaces + 1));
        }
        start += line.len();
    }
    None
}

/// The innermost bracket or the quote that is open where reading stopped.
///
/// It reads as much YAML as that takes: outside of brackets, a bracket or quote opens where a value can begin.
fn unclosed(text: &str, at: usize) -> Option<(char, Span)> {
    let text = &text[..floor(text, at)];
    let mut open: Vec<(char, usize)> = Vec::new();
    // Deeper lines than this belong to a block text (`|`, `>`).
    let mut block: Option<usize> = None;
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let indent = line.len() - line.trim_start_matches(' ').len();
        let blank = line.trim().is_empty();
        if open.is_empty() && block.is_some_and(|outer| blank || indent > outer) {
            start += line.len();
            continue;
        }
        block = None;
        let mut value = true;
        let mut before = ' ';
        let mut chars = line.char_indices().peekable();
        while let Some((offset, c)) = chars.next() {
            match (open.last().map(|(c, _)| *c), c) {
                (Some('"'), '\\') => drop(chars.next()),
                (Some('\''), '\'') if chars.next_if(|(_, next)| *next == '\'').is_some() => {}
                (Some(quote @ ('"' | '\'')), c) if c == quote => drop(open.pop()),
                (Some('"' | '\''), _) => {}
                (_, '#') if before.is_whitespace() => break,
                (outer, '{' | '[') if value || outer.is_some() => open.push((c, start + offset)),
                (_, '"' | '\'') if value => open.push((c, start + offset)),
                (Some(_), '}' | ']') => drop(open.pop()),
                (None, '|' | '>') if value => block = Some(indent),
                _ => {}
            }
            // A value begins after `: `, `- `, at the start of a line, and in brackets after `,` or a bracket.
            value = match c {
                ' ' | '\t' => value || matches!(before, ':' | '-' | '?'),
                ':' => before == '"' && !open.is_empty(),
                ',' | '[' | '{' => open.iter().any(|(c, _)| matches!(c, '[' | '{')),
                _ => false,
            };
            before = c;
        }
        start += line.len();
    }
    let (c, offset) = open.pop()?;
    Some((c, Span::new(offset, offset + 1)))
}

const INDENT_WITH_SPACES: &str = "indent with spaces";

fn explain(kind: &ErrorKind) -> (String, Option<&'static str>) {
    use ErrorKind as E;
    match kind {
        E::TabNotAllowed
        | E::TabInBlockIndentation
        | E::TabInIndentation
        | E::TabAtBlockScalarStart
        | E::TabInPlainScalar => ("a tab is not allowed here".to_owned(), Some(INDENT_WITH_SPACES)),
        E::MappingValueNotAllowed | E::InvalidColonPlacement => (
            "a second `:` is not allowed here".to_owned(),
            Some("quote the value if the colon is part of it; if this is a key, check its indentation"),
        ),
        E::UnclosedFlowCollection { open } => {
            (format!("`{open}` is not closed"), Some("add the closing bracket, or quote the value if it is a text"))
        }
        E::UnexpectedEofFlowSequence | E::ExpectedFlowSequenceSeparator => (
            "expected `,` or `]` in this list".to_owned(),
            Some("close the list, or quote the value if it is a text that begins with `[`"),
        ),
        E::UnexpectedEofFlowMapping | E::ExpectedFlowMappingSeparator | E::UnexpectedEofImplicitFlowMapping => (
            "expected `,` or `}` in this mapping".to_owned(),
            Some("close the mapping, or quote the value if it is a text that begins with `{`"),
        ),
        E::MisplacedFlowCollectionEnd | E::MismatchedFlowCollectionEnd { .. } => (
            "this bracket closes nothing".to_owned(),
            Some("remove it, add the bracket that it closes, or quote the value"),
        ),
        E::UnclosedQuotedScalar => ("the quoted text is not closed".to_owned(), Some("add the closing quote")),
        E::SimpleKeyExpected | E::InvalidSimpleKey => {
            ("expected `:` after this key".to_owned(), Some("write `key: value`, with a space after the colon"))
        }
        E::ExpectedBlockMappingKey | E::InvalidIndentation => (
            "expected a key here".to_owned(),
            Some("check the indentation: keys of one mapping start in the same column"),
        ),
        E::ExpectedBlockSequenceEntry => {
            ("expected `- ` here".to_owned(), Some("items of one list start with `- ` in the same column"))
        }
        E::BlockSequenceEntryNotAllowed | E::BlockEntryInFlowCollection => {
            ("a list item is not allowed here".to_owned(), Some("put the list on its own lines below the key"))
        }
        E::UnknownAnchor => (
            "this alias has no anchor before it".to_owned(),
            Some("define it with `&name` earlier, or quote a text that begins with `*`"),
        ),
        E::UnexpectedCharacter { character } => {
            (format!("a plain text cannot begin with `{}`", character.escape_default()), Some("quote the value"))
        }
        other => (other.to_string(), None),
    }
}

#[cfg(test)]
mod tests {
    use crate::diagnostics::{FileId, SourceFile};
    use crate::yaml::compose;

    /// "line:column message" of the only finding.
    fn told(text: &str) -> String {
        let composed = compose(FileId(0), text);
        let [finding] = composed.findings.as_slice() else { panic!("{text}: {:?}", composed.findings) };
        let at = SourceFile::new("x", text).line_column(finding.place.expect("a place").span.start);
        assert!(finding.help.is_some(), "{text}");
        format!("{}:{} {}", at.line, at.column, finding.message)
    }

    #[test]
    fn what_is_not_closed_is_shown_where_it_opens() {
        assert_eq!(told("a:\n  b: { c: d\ne:\n  f: 1\n"), "2:6 `{` is not closed");
        assert_eq!(told("a:\n  - b: { c: { d: e }\n  - f: {}\n"), "2:8 `{` is not closed");
        assert_eq!(told("a:\n  b: [c, \"]\"\n  d: e\n"), "2:6 `[` is not closed");
        assert_eq!(told("a: \"b\nc:\n  d: 1\n"), "1:4 the quoted text is not closed");
        assert_eq!(told("a: |\n  text [ \"\nb: it's\nc: [x\nd: 1\n"), "4:4 `[` is not closed");
        assert_eq!(told("a: 1 # [ \" {\nb: ]\n"), "2:4 this bracket closes nothing");
    }

    #[test]
    fn tabs_are_shown_where_they_stand() {
        assert_eq!(told("a:\n  b: c\t\n\td: e\n"), "3:1 a tab is not allowed here");
        assert_eq!(told("a:\n\tb: c\n"), "2:1 a tab is not allowed here");
        assert_eq!(told("a:\n  - b\n\t- c\n"), "3:1 a tab is not allowed here");
    }

    #[test]
    fn colons_and_indentation_have_help() {
        assert_eq!(told("a: b: c\n"), "1:5 a second `:` is not allowed here");
        assert_eq!(told("x: 1\na:b\nc: d\n"), "2:1 expected `:` after this key");
        assert_eq!(told("a:\n  - b: 1\n   c: 2\n"), "3:4 expected `- ` here");
    }
}

//! Syntax errors in words that say what to do.

use granit_parser::{ErrorKind, ScanError};

use crate::diagnostics::registry::codes;
use crate::diagnostics::{FileId, Finding, Span};

/// The finding for a syntax error.
pub(super) fn finding(file: FileId, text: &str, error: &ScanError) -> Finding {
    let at = error.marker().byte_offset().unwrap_or(text.len()).min(text.len());
    let line = line_around(text, at);
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
    let (message, help) = explain(error.kind(), line);
    let mut finding = Finding::new(codes::YAML_SYNTAX, message).at(file, span);
    finding.help = help.map(str::to_owned);
    finding
}

/// The line that holds an offset.
fn line_around(text: &str, at: usize) -> &str {
    let start = text[..floor(text, at)].rfind('\n').map_or(0, |n| n + 1);
    text[start..].lines().next().unwrap_or_default()
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

fn explain(kind: &ErrorKind, line: &str) -> (String, Option<&'static str>) {
    use ErrorKind as E;
    let indented_with_tab = line.trim_start_matches(' ').starts_with('\t');
    match kind {
        E::TabNotAllowed | E::TabInBlockIndentation | E::TabInIndentation | E::TabAtBlockScalarStart => {
            ("a tab is not allowed here".to_owned(), Some("indent with spaces"))
        }
        _ if indented_with_tab => ("a tab is not allowed here".to_owned(), Some("indent with spaces")),
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

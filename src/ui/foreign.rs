//! Strangers' texts at the edge: what cannot be seen, or moves what stands around it, is shown as an escape.

use crate::model::text::is_hidden;

/// A text of a stranger's for the terminal: hidden characters as `\u{202e}`, line feeds and tabs as they are.
pub fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\r' if rest.peek() == Some(&'\n') => {}
            c if is_escaped(c) => shown.extend(c.escape_unicode()),
            c => shown.push(c),
        }
    }
    shown
}

/// A text of the program's own that may hold strangers' words: the same, but colours stay.
pub(super) fn edge(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\u{1b}') {
        shown.push_str(&harmless(&rest[..at]));
        let length = colour(&rest[at..]);
        shown.push_str(&if length > 0 { rest[at..at + length].to_owned() } else { harmless("\u{1b}") });
        rest = &rest[at + length.max(1)..];
    }
    shown.push_str(&harmless(rest));
    shown
}

fn is_escaped(c: char) -> bool {
    is_hidden(c) && !matches!(c, '\n' | '\t')
}

/// The length of the colour sequence (`ESC [ … m`) at the beginning of a text, 0 when there is none.
fn colour(text: &str) -> usize {
    let Some(rest) = text.strip_prefix("\u{1b}[") else { return 0 };
    let parameters = rest.bytes().take_while(|b| b.is_ascii_digit() || *b == b';').count();
    if rest.as_bytes().get(parameters) == Some(&b'm') { parameters + 3 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_are_shown_and_only_colours_pass_the_edge() {
        let text = "a\u{1b}[31mb\u{1b}]0;x\u{7}\r\n\u{202e}c\u{200b}\u{feff}\u{e0041}\rd ü🎉";
        let shown = r"\u{202e}c\u{200b}\u{feff}\u{e0041}\u{d}d ü🎉";
        assert_eq!(harmless(text), format!("a\\u{{1b}}[31mb\\u{{1b}}]0;x\\u{{7}}\n{shown}"));
        assert_eq!(edge(text), format!("a\u{1b}[31mb\\u{{1b}}]0;x\\u{{7}}\n{shown}"));
    }
}

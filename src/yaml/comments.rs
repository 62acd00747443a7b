//! Comments of a text, for directives that live in them.

use granit_parser::{Event, Parser};

use crate::diagnostics::Span;

/// A comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// The text after `#`, trimmed.
    pub text: String,
    /// The bytes from `#` to the end of the line.
    pub span: Span,
}

/// The comments of a text up to its first syntax error, in order.
pub fn comments(text: &str) -> Vec<Comment> {
    let options = granit_parser::options! { max_buffered_comment_events: 100_000 };
    Parser::new_from_str_with_options(text, options)
        .map_while(Result::ok)
        .filter_map(|(event, span)| match event {
            Event::Comment(text, _) => {
                let bytes = span.byte_range()?;
                Some(Comment { text: text.trim().to_owned(), span: Span::new(bytes.start, bytes.end) })
            }
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_inside_a_text_is_no_comment() {
        let text = "# first\na: 'x # no' # second\nb: |\n  # no\n";
        let found: Vec<_> = comments(text).into_iter().map(|c| c.text).collect();
        assert_eq!(found, ["first", "second"]);
    }
}

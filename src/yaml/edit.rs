//! Edits of a text that keep everything else as it is: comments, order, layout.
//!
//! An edit is planned from the positioned tree as a replacement of bytes and applied to the text. Whoever edits
//! reads the result again and compares, so that a splice can never silently change more than was meant.

use super::node::{Content, Entry, Node};
use crate::diagnostics::{Edit, Place, Span};

/// Why edits cannot be applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// Two edits touch the same bytes.
    #[error("two edits overlap")]
    Overlap,
    /// An edit points outside the text or into the middle of a character.
    #[error("an edit does not fit the text")]
    OutOfRange,
    /// The node cannot be extended in place (a flow collection over several lines, or no collection).
    #[error("the value cannot be extended in place")]
    NotExtensible,
}

/// Applies edits of one text, in any order.
pub fn apply(text: &str, edits: &[Edit]) -> Result<String, EditError> {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    sorted.sort_by_key(|edit| (edit.place.span.start, edit.place.span.end));
    let mut result = String::with_capacity(text.len());
    let mut done = 0;
    for edit in sorted {
        let range = edit.place.span.range();
        if range.start < done {
            return Err(EditError::Overlap);
        }
        result.push_str(text.get(done..range.start).ok_or(EditError::OutOfRange)?);
        text.get(range.clone()).ok_or(EditError::OutOfRange)?;
        result.push_str(&edit.replacement);
        done = range.end;
    }
    result.push_str(text.get(done..).ok_or(EditError::OutOfRange)?);
    Ok(result)
}

/// Replaces a scalar with another text, quoted as it needs to be.
pub fn set_scalar(node: &Node, text: &str) -> Edit {
    Edit { place: node.place, replacement: quoted(text) }
}

/// Replaces a key with another, keeping its value.
pub fn rename_key(entry: &Entry, name: &str) -> Edit {
    Edit { place: entry.key.place, replacement: quoted(name) }
}

/// Adds an entry at the end of a mapping. `value` is YAML of one or several lines without indentation of its own.
pub fn append_entry(text: &str, mapping: &Node, key: &str, value: &str) -> Result<Edit, EditError> {
    let key = quoted(key);
    let block = if value.contains('\n') { format!("{key}:\n{}", indent(value, 2)) } else { format!("{key}: {value}") };
    append(text, mapping, &block, &format!("{key}: {value}"))
}

/// Adds an item at the end of a list. `value` is YAML of one or several lines without indentation of its own.
pub fn append_item(text: &str, list: &Node, value: &str) -> Result<Edit, EditError> {
    append(text, list, &format!("- {}", indent(value, 2).trim_start()), value)
}

fn append(text: &str, collection: &Node, block: &str, flow: &str) -> Result<Edit, EditError> {
    let Place { file, span } = collection.place;
    let written = text.get(span.range()).ok_or(EditError::OutOfRange)?;
    let insert = |at: usize, replacement: String| Edit { place: Place { file, span: Span::new(at, at) }, replacement };
    if written.starts_with(['{', '[']) {
        if flow.contains('\n') || !written.ends_with(['}', ']']) {
            return Err(EditError::NotExtensible);
        }
        let inner = written[1..written.len() - 1].trim_end();
        let comma = if inner.trim().is_empty() || inner.ends_with(',') { "" } else { "," };
        let space = if comma.is_empty() && inner.trim().is_empty() { "" } else { " " };
        return Ok(insert(span.start as usize + 1 + inner.len(), format!("{comma}{space}{flow}")));
    }
    if !matches!(collection.content, Content::Mapping(_) | Content::Sequence(_)) {
        return Err(EditError::NotExtensible);
    }
    let start = span.start as usize;
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let column = text[line..start].chars().count();
    // After the last line of the collection, with the comment that may stand behind it.
    let end = text[span.end as usize..].find('\n').map(|at| span.end as usize + at);
    let lines = indent(block, column);
    Ok(match end {
        Some(end) => insert(end, format!("\n{lines}")),
        None => insert(text.len(), format!("\n{lines}\n")),
    })
}

/// Removes an entry of a block mapping with its whole lines, or with its comma in a flow mapping.
pub fn remove_entry(text: &str, entry: &Entry) -> Edit {
    let Place { file, span } = entry.key.place;
    let start = span.start as usize;
    let end = (entry.value.place.span.end.max(span.end) as usize).min(text.len());
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let rest = text[end..].lines().next().unwrap_or_default();
    let alone = text[line..start].trim().is_empty() && (rest.trim().is_empty() || rest.trim_start().starts_with('#'));
    let range = if alone {
        let stop = text[end..].find('\n').map_or(text.len(), |at| end + at + 1);
        (line, stop)
    } else if let Some(comma) = rest.strip_prefix(|c: char| c == ',' || c.is_whitespace()).and(rest.find(',')) {
        let after = end + comma + 1;
        (start, after + text[after..].len() - text[after..].trim_start_matches(' ').len())
    } else {
        let before = text[..start].trim_end();
        (if before.ends_with(',') { before.len() - 1 } else { start }, end)
    };
    Edit { place: Place { file, span: Span::new(range.0, range.1) }, replacement: String::new() }
}

fn indent(text: &str, columns: usize) -> String {
    let pad = " ".repeat(columns);
    text.lines()
        .map(|line| if line.is_empty() { String::new() } else { format!("{pad}{line}") })
        .collect::<Vec<_>>()
        .join("\n")
}

/// A text as a YAML scalar that reads back as the same text, also to readers of YAML 1.1.
pub fn quoted(text: &str) -> String {
    const WORDS_OF_1_1: &[&str] = &["y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", ""];
    let plain = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '/')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "_-./:@+".contains(c))
        && !text.ends_with(':')
        && !WORDS_OF_1_1.contains(&text.to_ascii_lowercase().as_str());
    if plain {
        return text.to_owned();
    }
    // JSON strings are YAML strings, with every control character escaped.
    serde_json::Value::from(text).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::FileId;
    use crate::yaml::compose;

    fn root(text: &str) -> Node {
        compose(FileId(0), text).root.expect("valid")
    }

    fn edited(text: &str, edit: Edit) -> String {
        let result = apply(text, &[edit]).expect("fits");
        assert!(compose(FileId(0), &result).root.is_some(), "{result}");
        result
    }

    #[test]
    fn a_changed_scalar_keeps_its_comment() {
        let text = "a: one # why\nb: two\n";
        assert_eq!(edited(text, set_scalar(root(text).get("a").expect("a"), "no")), "a: \"no\" # why\nb: two\n");
    }

    #[test]
    fn entries_are_appended_in_the_style_of_the_mapping() {
        let text = "a:\n  b: 1 # one\n# end\nc: 2\n";
        let edit = append_entry(text, root(text).get("a").expect("a"), "d", "x: 1\ny: 2").expect("block");
        assert_eq!(edited(text, edit), "a:\n  b: 1 # one\n  d:\n    x: 1\n    y: 2\n# end\nc: 2\n");
        let text = "a: { b: 1 }\n";
        let edit = append_entry(text, root(text).get("a").expect("a"), "d", "2").expect("flow");
        assert_eq!(edited(text, edit), "a: { b: 1, d: 2 }\n");
        let text = "a: []";
        let edit = append_item(text, root(text).get("a").expect("a"), "2").expect("flow");
        assert_eq!(edited(text, edit), "a: [2]");
        let text = "a:\n- x: 1";
        let edit = append_item(text, root(text).get("a").expect("a"), "x: 2\ny: 3").expect("block");
        assert_eq!(edited(text, edit), "a:\n- x: 1\n- x: 2\n  y: 3\n");
    }

    #[test]
    fn removed_entries_take_their_lines_along() {
        let entry = |text: &str, key: &str| root(text).as_mapping().and_then(|m| m.entry(key).cloned()).expect("entry");
        let text = "a: 1\nb:\n  c: 2 # gone\nd: 3\n";
        assert_eq!(edited(text, remove_entry(text, &entry(text, "b"))), "a: 1\nd: 3\n");
        let text = "{a: 1, b: 2, c: 3}\n";
        assert_eq!(edited(text, remove_entry(text, &entry(text, "b"))), "{a: 1, c: 3}\n");
        assert_eq!(edited(text, remove_entry(text, &entry(text, "c"))), "{a: 1, b: 2}\n");
    }

    #[test]
    fn overlapping_edits_are_refused() {
        let at = |start, end| Edit {
            place: Place { file: FileId(0), span: Span::new(start, end) },
            replacement: String::new(),
        };
        assert_eq!(apply("abcdef", &[at(0, 3), at(2, 4)]), Err(EditError::Overlap));
        assert_eq!(apply("abc", &[at(0, 9)]), Err(EditError::OutOfRange));
    }
}

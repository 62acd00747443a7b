//! YAML text to a positioned tree.

use mcpctl::diagnostics::{FileId, Place};
use mcpctl::yaml::{Content, Node, comments, compose};

/// A tree or findings, and every position a part of the text.
pub fn yaml_compose(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let composed = compose(FileId(0), text);
    let whole = composed.root.as_ref().is_some_and(|root| !matches!(root.content, Content::Broken));
    assert!(whole || !composed.findings.is_empty(), "neither a tree nor a reason");
    for finding in &composed.findings {
        fits(text, finding.place.expect("what reading finds is placed"));
    }
    // Aliases share what they stand for: a small text can be a tree of millions, of which a part is enough.
    let mut budget = 10_000;
    composed.root.iter().for_each(|root| walk(text, root, &mut budget));
    for comment in comments(text) {
        assert!(text[comment.span.range()].starts_with('#'), "a comment begins with `#`");
    }
}

fn walk(text: &str, node: &Node, budget: &mut usize) {
    if *budget == 0 {
        return;
    }
    *budget -= 1;
    fits(text, node.place);
    node.items().iter().for_each(|item| walk(text, item, budget));
    for entry in node.entries() {
        fits(text, entry.key.place);
        walk(text, &entry.value, budget);
    }
}

fn fits(text: &str, place: Place) {
    let range = place.span.range();
    assert!(text.get(range.clone()).is_some(), "{range:?} is no part of {text:?}");
}

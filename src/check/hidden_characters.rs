//! Characters in an import's definitions that a reviewer cannot see, or that show another order than the model reads.

use crate::diagnostics::Finding;
use crate::diagnostics::registry::rules::HIDDEN_CHARACTERS;
use crate::model::text::{is_bidirectional, is_hidden};

use super::Context;
use super::definitions::{imported, pointer};

pub(super) fn check(context: &Context<'_>, findings: &mut Vec<Finding>) {
    for imported in imported(context) {
        imported.texts(|text| {
            let hidden = suspicious(text.content);
            let Some(first) = hidden.first() else { return };
            let kind = if hidden.iter().any(|c| is_bidirectional(*c)) {
                "that turn the reading direction"
            } else {
                "that cannot be seen"
            };
            let what = if text.is_key { "a key at" } else { "the text at" };
            let message = format!(
                "has {} character{} {kind} in {what} `{}`, the first is U+{:04X}",
                hidden.len(),
                if hidden.len() == 1 { "" } else { "s" },
                pointer(text.path),
                u32::from(*first)
            );
            findings.push(imported.finding(HIDDEN_CHARACTERS, context, text.path, &message).help(
                "read the escapes in `mcp.lock`; leave the tool out with `exclude` unless you know why they are there",
            ));
        });
    }
}

/// Hidden characters that have no everyday reason: line ends and tabs, no-break spaces, the joiners and selectors
/// of emoji and of scripts that need them, are not among them.
fn suspicious(text: &str) -> Vec<char> {
    let mut found = Vec::new();
    let mut before = None;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let wide = |other: Option<char>| other.is_some_and(|other| !other.is_ascii() && !is_hidden(other));
        let selector = |other: char| matches!(other, '\u{fe0e}' | '\u{fe0f}');
        let ordinary = match c {
            '\n' | '\r' | '\t' | '\u{a0}' | '\u{202f}' => true,
            // A selector belongs to the character before it: an emoji, or a digit of a keycap.
            '\u{fe0e}' | '\u{fe0f}' => wide(before) || before.is_some_and(|c| matches!(c, '0'..='9' | '#' | '*')),
            '\u{200c}' | '\u{200d}' => (wide(before) || before.is_some_and(selector)) && wide(rest.peek().copied()),
            c => !is_hidden(c),
        };
        if !ordinary {
            found.push(c);
        }
        before = Some(c);
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::fixture::Fixture;

    fn described(text: &str) -> Fixture {
        Fixture::default().import(json!({ "name": "a" })).defines_imported(
            0,
            json!({
                "name": "find", "inputSchema": { "type": "object", "properties": { "q": { "description": text } } },
            }),
        )
    }

    #[test]
    fn what_cannot_be_seen_is_said() {
        insta::assert_snapshot!(described("Find\u{200b}\u{e0041}").only(HIDDEN_CHARACTERS), @"`find` of import `a` has 2 characters that cannot be seen in the text at `/inputSchema/properties/q/description`, the first is U+200B @ environments.local.a.tools.find.definition.inputSchema.properties.q.description | read the escapes in `mcp.lock`; leave the tool out with `exclude` unless you know why they are there");
        let turned = described("Find \u{202e}txt.exe").findings(HIDDEN_CHARACTERS);
        assert!(turned[0].message.contains("1 character that turn the reading direction"), "{}", turned[0].message);
    }

    #[test]
    fn ordinary_texts_of_every_script_pass() {
        for text in ["Find\n\ta page", "👩\u{200d}💻 ❤\u{fe0f} 1\u{fe0f}", "می\u{200c}خواهم", "25\u{a0}%", "漢字"]
        {
            assert!(described(text).findings(HIDDEN_CHARACTERS).is_empty(), "{text}");
        }
    }
}

//! What servers send, as text for people. It is a stranger's: no control character reaches the terminal.

use serde_json::Value;

pub(crate) use crate::ui::foreign::harmless;

/// The first line of a text, cut.
pub(crate) fn first_line(text: &str, width: usize) -> String {
    let line = harmless(text.trim().lines().next().unwrap_or_default());
    match line.char_indices().nth(width) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line,
    }
}

/// A result: its content blocks in order, then the structured value where the text does not hold it already.
pub(crate) fn result(content: &[Value], structured: Option<&Value>) -> String {
    let mut text: String = content.iter().map(|block| line_end(block_text(block))).collect();
    if let Some(structured) = structured
        && !content.iter().any(|block| mirrors(block, structured))
    {
        text.push_str(&line_end(harmless(&serde_json::to_string_pretty(structured).unwrap_or_default())));
    }
    text
}

fn line_end(mut text: String) -> String {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn mirrors(block: &Value, structured: &Value) -> bool {
    let Some(text) = block.get("text").and_then(Value::as_str) else { return false };
    serde_json::from_str::<Value>(text).is_ok_and(|value| value == *structured)
        // Servers that wrap a plain value into an object still write the plain value as text.
        || structured.as_object().is_some_and(|object| {
            object.len() == 1
                && object.values().all(|value| {
                    value.as_str() == Some(text) || serde_json::from_str::<Value>(text).is_ok_and(|v| v == *value)
                })
        })
}

fn block_text(block: &Value) -> String {
    let text = |member: &str| block.get(member).and_then(Value::as_str).unwrap_or_default();
    match text("type") {
        "text" => harmless(text("text")),
        kind @ ("image" | "audio") => {
            format!("[{kind} {}, {} of base64]", harmless(text("mimeType")), bytes(text("data").len()))
        }
        "resource_link" => format!("[resource {}]", harmless(text("uri"))),
        "resource" => {
            let resource = block.get("resource").cloned().unwrap_or_default();
            let member = |name: &str| resource.get(name).and_then(Value::as_str);
            match (member("text"), member("blob")) {
                (Some(text), _) => harmless(text),
                (None, blob) => format!(
                    "[resource {}, {} of base64]",
                    harmless(member("uri").unwrap_or_default()),
                    bytes(blob.unwrap_or_default().len())
                ),
            }
        }
        _ => harmless(&block.to_string()),
    }
}

fn bytes(count: usize) -> String {
    if count == 1 { "1 byte".to_owned() } else { format!("{count} bytes") }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn blocks_are_shown_in_order_and_nothing_moves_the_terminal() {
        let content = [
            json!({"type": "text", "text": "one\u{1b}[31m\r\ntwo\u{202e}"}),
            json!({"type": "image", "mimeType": "image/png", "data": "aGk="}),
            json!({"type": "resource", "resource": {"uri": "file:///a", "text": "inside"}}),
            json!({"type": "resource_link", "uri": "https://e.com", "name": "n"}),
            json!({"type": "from-the-future", "x": 1}),
        ];
        insta::assert_snapshot!(result(&content, Some(&json!({"a": 1}))), @r#"
        one\u{1b}[31m
        two\u{202e}
        [image image/png, 4 bytes of base64]
        inside
        [resource https://e.com]
        {"type":"from-the-future","x":1}
        {
          "a": 1
        }
        "#);
    }

    #[test]
    fn a_structured_value_that_the_text_holds_is_shown_once() {
        for (text, structured) in
            [("{\"a\": 1}", json!({"a": 1})), ("5", json!({"result": 5})), ("x", json!({"result": "x"}))]
        {
            assert_eq!(result(&[json!({"type": "text", "text": text})], Some(&structured)), format!("{text}\n"));
        }
    }
}

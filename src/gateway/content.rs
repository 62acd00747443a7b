//! Outcomes as MCP results: content blocks by declared MIME type, structured results, failures.
//!
//! A stream that is declared without MIME types, or not declared at all, is text where it is UTF-8 and an
//! `application/octet-stream` resource otherwise. Undeclared streams appear only when something was written to them.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value, json};

use crate::model::{Body, StreamSpec};
use crate::runtime::{Channel, ToolFailure};

/// The key that says which stream a block is.
const CHANNEL: &str = "golem.cloud/tool-channel";

/// The result of a command that succeeded: stdout before stderr.
pub(super) fn success(
    tool: &str,
    body: Option<&Body>,
    stdout: &[u8],
    stderr: &[u8],
    structured: Option<Map<String, Value>>,
) -> Map<String, Value> {
    let mut content = Vec::new();
    let (out, errors) = body.map_or((None, None), |body| (body.stdout.as_ref(), body.stderr.as_ref()));
    if let Some(structured) = &structured {
        // Older clients know only content: the result is mirrored as text, as the protocol asks.
        content.push(json!({ "type": "text", "text": Value::Object(structured.clone()).to_string() }));
    } else if out.is_some() || !stdout.is_empty() {
        content.push(block(tool, Channel::Stdout, out, stdout));
    }
    if !stderr.is_empty() || errors.is_some_and(|spec| spec.required) {
        content.push(block(tool, Channel::Stderr, errors, stderr));
    }
    let mut result = Map::from_iter([("content".to_owned(), Value::Array(content))]);
    if let Some(structured) = structured {
        result.insert("structuredContent".to_owned(), Value::Object(structured));
    }
    result.insert("isError".to_owned(), Value::Bool(false));
    result
}

/// The result of a tool that failed: what it captured is left out.
pub(super) fn failure(failure: &ToolFailure) -> Map<String, Value> {
    let text = json!({ "name": failure.name, "payload": failure.payload }).to_string();
    Map::from_iter([
        ("content".to_owned(), json!([{ "type": "text", "text": text }])),
        ("isError".to_owned(), Value::Bool(true)),
    ])
}

fn block(tool: &str, channel: Channel, spec: Option<&StreamSpec>, bytes: &[u8]) -> Value {
    let mut block = match shape(spec, bytes) {
        Shape::Text(text) => json!({ "type": "text", "text": text }),
        Shape::Media(kind, mime) => json!({ "type": kind, "data": STANDARD.encode(bytes), "mimeType": mime }),
        Shape::Resource(mime) => {
            let uri = format!("golem-tool://{tool}/{channel}");
            let resource = match std::str::from_utf8(bytes) {
                Ok(text) if is_text_like(&mime) => json!({ "uri": uri, "mimeType": mime, "text": text }),
                _ => json!({ "uri": uri, "mimeType": mime, "blob": STANDARD.encode(bytes) }),
            };
            json!({ "type": "resource", "resource": resource })
        }
    };
    block["_meta"] = json!({ CHANNEL: channel.as_str() });
    block
}

/// How bytes are carried.
enum Shape<'a> {
    Text(&'a str),
    Media(&'static str, String),
    Resource(String),
}

fn shape<'a>(spec: Option<&StreamSpec>, bytes: &'a [u8]) -> Shape<'a> {
    let declared = spec.map_or(&[][..], |spec| &spec.mime);
    let text = std::str::from_utf8(bytes).ok();
    let may_be_text = declared.is_empty() || declared.iter().any(|mime| family(mime) == "text");
    let binary: Vec<&String> = declared.iter().filter(|mime| family(mime) != "text").collect();
    // Where text and something else are declared, a known signature decides.
    let known = signature(bytes).filter(|known| binary.iter().any(|mime| covers(mime, known)));
    match (text, known) {
        (Some(text), None) if may_be_text => Shape::Text(text),
        (_, known) => {
            let mime = known
                .map(str::to_owned)
                .or_else(|| binary.into_iter().find(|mime| !mime.contains('*')).map(|mime| essence(mime).to_owned()));
            match mime {
                Some(mime) if family(&mime) == "image" => Shape::Media("image", mime),
                Some(mime) if family(&mime) == "audio" => Shape::Media("audio", mime),
                Some(mime) => Shape::Resource(mime),
                None => Shape::Resource("application/octet-stream".to_owned()),
            }
        }
    }
}

fn essence(mime: &str) -> &str {
    mime.split(';').next().unwrap_or_default().trim()
}

fn family(mime: &str) -> &str {
    mime.split('/').next().unwrap_or_default().trim()
}

/// Whether a declared type, perhaps `image/*` or `*/*`, covers a concrete one.
fn covers(declared: &str, concrete: &str) -> bool {
    let declared = essence(declared);
    declared == "*/*" || declared == concrete || declared.strip_suffix("/*") == Some(family(concrete))
}

fn is_text_like(mime: &str) -> bool {
    let mime = essence(mime);
    family(mime) == "text"
        || matches!(mime, "application/json" | "application/xml" | "application/yaml" | "application/toml")
        || mime.ends_with("+json")
        || mime.ends_with("+xml")
}

/// The type of bytes that begin like a well-known image or sound.
fn signature(bytes: &[u8]) -> Option<&'static str> {
    const KNOWN: &[(&[u8], &str)] = &[
        (b"\x89PNG\r\n\x1a\n", "image/png"),
        (b"\xff\xd8\xff", "image/jpeg"),
        (b"GIF87a", "image/gif"),
        (b"GIF89a", "image/gif"),
        (b"ID3", "audio/mpeg"),
        (b"OggS", "audio/ogg"),
        (b"fLaC", "audio/flac"),
    ];
    match bytes.get(..12) {
        Some(start) if start.starts_with(b"RIFF") && start.ends_with(b"WEBP") => return Some("image/webp"),
        Some(start) if start.starts_with(b"RIFF") && start.ends_with(b"WAVE") => return Some("audio/wav"),
        _ => {}
    }
    KNOWN.iter().find(|(start, _)| bytes.starts_with(start)).map(|(_, mime)| *mime)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PNG: &[u8] = b"\x89PNG\r\n\x1a\nrest";

    fn spec(mime: &[&str]) -> StreamSpec {
        StreamSpec { mime: mime.iter().map(|mime| (*mime).to_owned()).collect(), ..StreamSpec::default() }
    }

    fn carried(mime: &[&str], bytes: &[u8]) -> String {
        let block = block("t", Channel::Stdout, Some(&spec(mime)), bytes);
        assert_eq!(block["_meta"][CHANNEL], "stdout");
        let inner = if block["type"] == "resource" { &block["resource"] } else { &block };
        let holds = ["text", "data", "blob"].into_iter().find(|member| inner.get(*member).is_some());
        format!(
            "{} {} {}",
            block["type"].as_str().unwrap_or_default(),
            inner["mimeType"].as_str().unwrap_or("-"),
            holds.unwrap_or_default()
        )
    }

    #[test]
    fn the_declared_type_decides_how_bytes_are_carried() {
        for (mime, bytes, expected) in [
            (&["text/plain"][..], &b"x"[..], "text - text"),
            (&["text/plain", "text/csv"], b"x", "text - text"),
            (&["image/png"], b"anything", "image image/png data"),
            (&["image/*"], PNG, "image image/png data"),
            (&["image/*"], b"\xffunknown", "resource application/octet-stream blob"),
            (&["audio/wav"], b"RIFF0000WAVE", "audio audio/wav data"),
            (&["application/json"], b"{}", "resource application/json text"),
            (&["application/json"], b"\xff", "resource application/json blob"),
            (&["application/pdf"], b"%PDF", "resource application/pdf blob"),
            (&["text/plain", "image/png"], b"x", "text - text"),
            (&["text/plain", "image/png"], PNG, "image image/png data"),
            (&[], b"x", "text - text"),
            (&[], PNG, "resource application/octet-stream blob"),
            (&["*/*"], PNG, "image image/png data"),
        ] {
            assert_eq!(carried(mime, bytes), expected, "{mime:?}");
        }
    }

    #[test]
    fn stdout_stands_before_stderr_and_their_uris_differ() {
        let body = Body { stdout: Some(spec(&[])), stderr: Some(spec(&[])), ..Body::default() };
        let result = Value::Object(success("my_tool", Some(&body), b"\xff", b"\xfe", None));
        insta::assert_snapshot!(
            result["content"],
            @r#"[{"type":"resource","resource":{"uri":"golem-tool://my_tool/stdout","mimeType":"application/octet-stream","blob":"/w=="},"_meta":{"golem.cloud/tool-channel":"stdout"}},{"type":"resource","resource":{"uri":"golem-tool://my_tool/stderr","mimeType":"application/octet-stream","blob":"/g=="},"_meta":{"golem.cloud/tool-channel":"stderr"}}]"#
        );
        assert_eq!(result["isError"], false);
    }

    #[test]
    fn a_declared_stdout_is_shown_even_when_it_is_empty() {
        let body = Body { stdout: Some(spec(&["text/plain"])), ..Body::default() };
        let result = Value::Object(success("t", Some(&body), b"", b"", None));
        assert_eq!(result["content"][0]["text"], "");
        let result = Value::Object(success("t", Some(&Body::default()), b"", b"", None));
        assert_eq!(result["content"], json!([]));
    }
}

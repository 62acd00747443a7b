//! HTTP headers of Streamable HTTP, and the encoding of values that a header cannot carry plainly.

use std::borrow::Cow;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// The protocol revision of a request.
pub const PROTOCOL_VERSION: &str = "mcp-protocol-version";
/// A legacy session.
pub const SESSION_ID: &str = "mcp-session-id";
/// A modern request's method.
pub const METHOD: &str = "mcp-method";
/// A modern request's tool, prompt, resource or task.
pub const NAME: &str = "mcp-name";
/// The beginning of headers that repeat tool arguments.
pub const PARAM_PREFIX: &str = "mcp-param-";

const MARK: (&str, &str) = ("=?base64?", "?=");

/// A header value that claims to be encoded and is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not valid base64 of UTF-8 text between `=?base64?` and `?=`")]
pub struct BadEncoding;

/// The header form of a value: plain where possible, else `=?base64?…?=`.
///
/// Encoded are non-ASCII, control characters (tabs too, which some peers refuse), spaces at the ends, and texts
/// that look encoded already.
pub fn encode(value: &str) -> Cow<'_, str> {
    let looks_encoded = value.starts_with(MARK.0) && value.ends_with(MARK.1);
    let plain = !looks_encoded
        && !value.starts_with(' ')
        && !value.ends_with(' ')
        && value.bytes().all(|b| (0x20..=0x7e).contains(&b));
    if plain { Cow::Borrowed(value) } else { Cow::Owned(format!("{}{}{}", MARK.0, STANDARD.encode(value), MARK.1)) }
}

/// The value that a header carries.
///
/// # Errors
/// When it bears the marks of the encoding and cannot be decoded.
pub fn decode(header: &str) -> Result<Cow<'_, str>, BadEncoding> {
    let Some(inner) = header.strip_prefix(MARK.0).and_then(|rest| rest.strip_suffix(MARK.1)) else {
        return Ok(Cow::Borrowed(header));
    };
    let bytes = STANDARD.decode(inner).map_err(|_| BadEncoding)?;
    String::from_utf8(bytes).map(Cow::Owned).map_err(|_| BadEncoding)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_header_cannot_carry_is_encoded_and_comes_back() {
        for (value, plain) in [
            ("read-file", true),
            ("two words", true),
            ("", true),
            ("héllo", false),
            (" edge", false),
            ("edge ", false),
            ("tab\tinside", false),
            ("line\nbreak", false),
            ("file:///文書", false),
            ("=?base64?aGk=?=", false),
            ("=?base64?only the start", true),
        ] {
            let header = encode(value);
            assert_eq!(header == value, plain, "{value:?} → {header:?}");
            assert!(header.bytes().all(|b| (0x20..=0x7e).contains(&b)));
            assert_eq!(decode(&header).expect("decodes"), value);
        }
        assert_eq!(encode("héllo"), "=?base64?aMOpbGxv?=");
    }

    #[test]
    fn a_broken_encoding_is_an_error_and_the_marks_are_case_sensitive() {
        assert_eq!(decode("=?base64?%%?="), Err(BadEncoding));
        assert_eq!(decode("=?base64?/w==?="), Err(BadEncoding), "not UTF-8");
        assert_eq!(decode("=?BASE64?aGk=?=").expect("plain"), "=?BASE64?aGk=?=");
    }
}

//! JSON-RPC 2.0 envelopes. Parameters and results stay raw, so that unknown fields and member order survive.

use std::borrow::Cow;
use std::fmt;

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::model::depth;

/// The deepest nesting accepted from outside. Below the parser's own limit, so that this check speaks first.
pub const MAX_DEPTH: usize = 120;
pub use super::rpc_error::RpcError;

/// What is accepted from outside.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Bytes of a whole payload.
    pub bytes: usize,
    /// Nesting.
    pub depth: usize,
    /// Messages of a batch.
    pub batch: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { bytes: 16 << 20, depth: MAX_DEPTH, batch: 100 }
    }
}

/// A request id as the peer wrote it: a number keeps its digits, so that it is echoed unchanged. Never null.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Id {
    /// The JSON text of a number.
    Number(Box<str>),
    /// A text.
    String(Box<str>),
}

/// Longer ids serve no honest purpose.
const MAX_ID: usize = 256;

impl Id {
    /// Parses the JSON text of an id. `None` for null, other types, and absurd length.
    pub fn from_json(text: &str) -> Option<Self> {
        let text = text.trim();
        match text.as_bytes().first()? {
            _ if text.len() > MAX_ID => None,
            b'"' => serde_json::from_str::<String>(text).ok().map(|text| Self::String(text.into())),
            b'-' | b'0'..=b'9' => Some(Self::Number(text.into())),
            _ => None,
        }
    }

    /// Whether an answer with the other id belongs to this one. Peers turn `1` into `1.0` or `"1"`.
    pub fn matches(&self, other: &Self) -> bool {
        let (a, b) = (self.text(), other.text());
        a == b || matches!((a.parse::<f64>(), b.parse::<f64>()), (Ok(a), Ok(b)) if a.to_bits() == b.to_bits())
    }

    /// The whole number that it is, in whatever spelling: for peers that answer to numbers of ours.
    pub fn to_u64(&self) -> Option<u64> {
        let text = self.text();
        text.parse().ok().or_else(|| {
            let number: f64 = text.parse().ok()?;
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked on this line")]
            (number.fract() == 0.0 && (0.0..9e15).contains(&number)).then_some(number as u64)
        })
    }

    fn text(&self) -> &str {
        match self {
            Self::Number(text) | Self::String(text) => text,
        }
    }
}

impl From<u64> for Id {
    fn from(number: u64) -> Self {
        Self::Number(number.to_string().into())
    }
}

/// The JSON text, as it is spliced into prepared bytes.
impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(text) => f.write_str(text),
            Self::String(text) => f.write_str(&Value::from(&**text).to_string()),
        }
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            // A raw value cannot hold what is not JSON; the text was JSON when it came.
            Self::Number(text) => match RawValue::from_string(text.to_string()) {
                Ok(raw) => raw.serialize(serializer),
                Err(error) => Err(serde::ser::Error::custom(error)),
            },
            Self::String(text) => serializer.serialize_str(text),
        }
    }
}

/// A request.
#[derive(Debug, Clone)]
pub struct Request {
    /// Its id.
    pub id: Id,
    /// The method.
    pub method: String,
    /// The parameters.
    pub params: Option<Box<RawValue>>,
}

/// A notification.
#[derive(Debug, Clone)]
pub struct Notification {
    /// The method.
    pub method: String,
    /// The parameters.
    pub params: Option<Box<RawValue>>,
}

/// An answer.
#[derive(Debug, Clone)]
pub struct Response {
    /// The id of the request; `None` when the answering side could not read it.
    pub id: Option<Id>,
    /// The result or the error.
    pub outcome: Result<Box<RawValue>, RpcError>,
}

/// Any message.
#[derive(Debug, Clone)]
pub enum Message {
    /// A request.
    Request(Request),
    /// A notification.
    Notification(Notification),
    /// An answer.
    Response(Response),
}

/// What one HTTP body or one line holds.
#[derive(Debug)]
pub enum Payload {
    /// One message.
    One(Message),
    /// Several (revision 2025-03-26 only). Each may be wrong on its own.
    Batch(Vec<Result<Message, Invalid>>),
}

/// Why a payload is not a message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// Over the byte limit.
    #[error("the message is larger than {0} bytes")]
    TooLarge(usize),
    /// Over the depth limit.
    #[error("the message nests deeper than {0} levels")]
    TooDeep(usize),
    /// Not JSON.
    #[error("the message is not valid JSON: {0}")]
    NotJson(String),
    /// JSON, but no message.
    #[error("the message is not a JSON-RPC 2.0 message: {reason}")]
    NotMessage {
        /// The id, where it could be read.
        id: Option<Id>,
        /// The broken rule.
        reason: Cow<'static, str>,
    },
}

impl Invalid {
    /// The answer that a server owes for it.
    pub fn to_response(&self) -> Response {
        let (id, code) = match self {
            Self::NotJson(_) => (None, RpcError::PARSE),
            Self::NotMessage { id, .. } => (id.clone(), RpcError::INVALID_REQUEST),
            Self::TooLarge(_) | Self::TooDeep(_) => (None, RpcError::INVALID_REQUEST),
        };
        Response { id, outcome: Err(RpcError::new(code, self.to_string())) }
    }
}

/// Serialises anything to raw JSON.
///
/// # Errors
/// When the value has no JSON form (a map with keys that are not text).
pub fn raw(value: &impl Serialize) -> Result<Box<RawValue>, serde_json::Error> {
    serde_json::value::to_raw_value(value)
}

impl Request {
    /// The parameters as a value; an absent member is an empty object.
    ///
    /// # Errors
    /// When they nest deeper than the parser allows.
    pub fn params_value(&self) -> Result<Value, serde_json::Error> {
        self.params
            .as_ref()
            .map_or_else(|| Ok(Value::Object(serde_json::Map::new())), |p| serde_json::from_str(p.get()))
    }
}

impl Response {
    /// A successful answer.
    pub fn ok(id: Id, result: Box<RawValue>) -> Self {
        Self { id: Some(id), outcome: Ok(result) }
    }

    /// A failed answer.
    pub fn failed(id: Option<Id>, error: RpcError) -> Self {
        Self { id, outcome: Err(error) }
    }
}

/// Reads one payload.
///
/// # Errors
/// When it is no JSON, over a limit, or no message. The parts of a batch carry their own errors.
pub fn parse(bytes: &[u8], limits: &Limits) -> Result<Payload, Invalid> {
    if bytes.len() > limits.bytes {
        return Err(Invalid::TooLarge(limits.bytes));
    }
    if !depth::within(bytes, limits.depth) {
        return Err(Invalid::TooDeep(limits.depth));
    }
    if bytes.iter().find(|b| !b.is_ascii_whitespace()) == Some(&b'[') {
        let parts: Vec<&RawValue> =
            serde_json::from_slice(bytes).map_err(|error| Invalid::NotJson(error.to_string()))?;
        return match parts.len() {
            0 => Err(Invalid::NotMessage { id: None, reason: "the batch is empty".into() }),
            count if count > limits.batch => Err(Invalid::NotMessage {
                id: None,
                reason: format!("the batch has more than {} messages", limits.batch).into(),
            }),
            _ => Ok(Payload::Batch(parts.into_iter().map(message).collect())),
        };
    }
    let whole: &RawValue = serde_json::from_slice(bytes).map_err(|error| Invalid::NotJson(error.to_string()))?;
    message(whole).map(Payload::One)
}

/// Reads one message that must not be a batch.
///
/// # Errors
/// As [`parse`], and for a batch.
pub fn parse_one(bytes: &[u8], limits: &Limits) -> Result<Message, Invalid> {
    match parse(bytes, limits)? {
        Payload::One(message) => Ok(message),
        Payload::Batch(_) => Err(Invalid::NotMessage { id: None, reason: "batches are not supported".into() }),
    }
}

/// The members of an envelope. `Option` alone would take an explicit null for absence.
#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(borrow, default, deserialize_with = "present")]
    jsonrpc: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    id: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    method: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    params: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    result: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    error: Option<&'a RawValue>,
}

fn present<'de: 'a, 'a, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'a RawValue>, D::Error> {
    <&RawValue>::deserialize(deserializer).map(Some)
}

fn message(raw: &RawValue) -> Result<Message, Invalid> {
    let no_id = |reason: String| Invalid::NotMessage { id: None, reason: reason.into() };
    if !raw.get().starts_with('{') {
        return Err(no_id("it must be an object".to_owned()));
    }
    let envelope: Envelope = serde_json::from_str(raw.get()).map_err(|error| no_id(error.to_string()))?;
    let id = envelope.id.and_then(|id| Id::from_json(id.get()));
    let fail = |reason: &'static str| Err(Invalid::NotMessage { id: id.clone(), reason: reason.into() });
    match envelope.jsonrpc.map(RawValue::get) {
        Some(r#""2.0""#) => {}
        // Answers of careless servers are still answers.
        None if envelope.method.is_none() => {}
        _ => return fail("`jsonrpc` must be \"2.0\""),
    }
    if let Some(method) = envelope.method {
        let Ok(method) = serde_json::from_str::<String>(method.get()) else { return fail("`method` must be a text") };
        if envelope.params.is_some_and(|params| !params.get().starts_with(['{', '['])) {
            return fail("`params` must be an object");
        }
        let params = envelope.params.map(ToOwned::to_owned);
        return match (envelope.id, id) {
            (None, _) => Ok(Message::Notification(Notification { method, params })),
            (Some(_), Some(id)) => Ok(Message::Request(Request { id, method, params })),
            (Some(_), None) => Err(no_id("`id` must be a text or a number".to_owned())),
        };
    }
    match (envelope.result, envelope.error) {
        // Some servers send `"error": null` beside a result, or the other way round.
        (Some(result), error) if error.is_none_or(|error| error.get() == "null") => {
            Ok(Message::Response(Response { id, outcome: Ok(result.to_owned()) }))
        }
        (_, Some(error)) => match RpcError::from_raw(error) {
            Some(error) => Ok(Message::Response(Response { id, outcome: Err(error) })),
            None => fail("`error` must be an object with a `code`"),
        },
        _ => fail("it has neither `method`, `result` nor `error`"),
    }
}

impl Serialize for Request {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        envelope(serializer, Some(&self.id), &self.method, self.params.as_deref())
    }
}

impl Serialize for Notification {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        envelope(serializer, None, &self.method, self.params.as_deref())
    }
}

fn envelope<S: Serializer>(
    serializer: S,
    id: Option<&Id>,
    method: &str,
    params: Option<&RawValue>,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    map.serialize_entry("jsonrpc", "2.0")?;
    if let Some(id) = id {
        map.serialize_entry("id", id)?;
    }
    map.serialize_entry("method", method)?;
    if let Some(params) = params {
        map.serialize_entry("params", params)?;
    }
    map.end()
}

impl Serialize for Response {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("jsonrpc", "2.0")?;
        // An unreadable id is left out: the schema knows no null id.
        if let Some(id) = &self.id {
            map.serialize_entry("id", id)?;
        }
        match &self.outcome {
            Ok(result) => map.serialize_entry("result", result)?,
            Err(error) => map.serialize_entry("error", error)?,
        }
        map.end()
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Request(request) => request.serialize(serializer),
            Self::Notification(notification) => notification.serialize(serializer),
            Self::Response(response) => response.serialize(serializer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> Result<Message, Invalid> {
        parse_one(text.as_bytes(), &Limits::default())
    }

    #[test]
    fn messages_survive_a_round_trip_byte_for_byte() {
        for text in [
            r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"z":1,"a":[1.0,2e3],"x":null}}"#,
            r#"{"jsonrpc":"2.0","id":"a\"b","method":"ping"}"#,
            r#"{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}"#,
            r#"{"jsonrpc":"2.0","id":1.50,"method":"ping"}"#,
            r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            r#"{"jsonrpc":"2.0","id":7,"result":null}"#,
            r#"{"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"no","data":{"b":1,"a":2}}}"#,
        ] {
            let message = one(text).expect(text);
            assert_eq!(serde_json::to_string(&message).expect("JSON"), text);
        }
    }

    #[test]
    fn ids_are_recognised_in_other_spellings() {
        let id = Id::from(1);
        for (text, same) in [("1", true), ("1.0", true), ("\"1\"", true), ("2", false), ("\"one\"", false)] {
            assert_eq!(id.matches(&Id::from_json(text).expect(text)), same, "{text}");
        }
        for bad in ["null", "true", "{}", "[1]", ""] {
            assert_eq!(Id::from_json(bad), None, "{bad}");
        }
    }

    #[test]
    fn broken_messages_say_why_and_keep_a_readable_id() {
        let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
        let wrong = [
            "",
            "{",
            "1",
            "[]",
            "{}",
            r#"{"jsonrpc":"1.0","id":1,"method":"x"}"#,
            r#"{"id":1,"method":"x"}"#,
            r#"{"jsonrpc":"2.0","id":null,"method":"x"}"#,
            r#"{"jsonrpc":"2.0","id":4,"method":5}"#,
            r#"{"jsonrpc":"2.0","id":4,"method":"x","params":1}"#,
            r#"{"jsonrpc":"2.0","id":4,"id":5,"method":"x"}"#,
            r#"{"jsonrpc":"2.0","id":4,"error":"x"}"#,
            deep.as_str(),
        ];
        let text: String = wrong
            .iter()
            .map(|text| {
                let invalid = one(text).expect_err(text);
                let answer = serde_json::to_value(invalid.to_response()).expect("JSON");
                format!("{} {} {}\n", answer["error"]["code"], answer["id"], answer["error"]["message"])
            })
            .collect();
        insta::assert_snapshot!(text, @r#"
        -32700 null "the message is not valid JSON: EOF while parsing a value at line 1 column 0"
        -32700 null "the message is not valid JSON: EOF while parsing an object at line 1 column 1"
        -32600 null "the message is not a JSON-RPC 2.0 message: it must be an object"
        -32600 null "the message is not a JSON-RPC 2.0 message: the batch is empty"
        -32600 null "the message is not a JSON-RPC 2.0 message: it has neither `method`, `result` nor `error`"
        -32600 1 "the message is not a JSON-RPC 2.0 message: `jsonrpc` must be \"2.0\""
        -32600 1 "the message is not a JSON-RPC 2.0 message: `jsonrpc` must be \"2.0\""
        -32600 null "the message is not a JSON-RPC 2.0 message: `id` must be a text or a number"
        -32600 4 "the message is not a JSON-RPC 2.0 message: `method` must be a text"
        -32600 4 "the message is not a JSON-RPC 2.0 message: `params` must be an object"
        -32600 null "the message is not a JSON-RPC 2.0 message: duplicate field `id` at line 1 column 28"
        -32600 4 "the message is not a JSON-RPC 2.0 message: `error` must be an object with a `code`"
        -32600 null "the message nests deeper than 120 levels"
        "#);
    }

    #[test]
    fn a_batch_keeps_the_good_beside_the_bad() {
        let text = br#"[{"jsonrpc":"2.0","id":1,"method":"ping"},5,{"jsonrpc":"2.0","method":"x"}]"#;
        let Payload::Batch(parts) = parse(text, &Limits::default()).expect("a batch") else { panic!("not a batch") };
        assert_eq!(parts.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
        let limits = Limits { batch: 2, ..Limits::default() };
        assert!(parse(text, &limits).is_err());
        assert_eq!(parse(text, &Limits { bytes: 5, ..limits }).expect_err("large"), Invalid::TooLarge(5));
    }
}

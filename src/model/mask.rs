//! What was sent to a stranger, to be hidden in what the stranger says: a server can send back its caller's credentials.

use std::cmp::Reverse;
use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use url::{Url, form_urlencoded};

/// Shorter ones are no secrets, and would make a text unreadable.
const SHORTEST: usize = 4;
/// Shorter ones can be words of an honest definition.
const SHORTEST_KEY: usize = 8;
/// A segment of a path that is this long can be a token.
const TOKEN_SEGMENT: usize = 16;
/// What stands for a hidden text.
const HIDDEN: &str = "[hidden]";

/// The credentials that go to one server, in every form in which they can come back. No formatter shows them.
#[derive(Clone, Default)]
pub struct Mask {
    /// Hidden in messages.
    words: Vec<String>,
    /// Those that no honest text holds by chance: hidden in data, too.
    keys: Vec<String>,
}

impl Mask {
    /// Adds a URL and the parts of it that can be credentials.
    #[must_use]
    pub fn url(mut self, text: &str) -> Self {
        self.words.push(text.to_owned());
        let Ok(url) = Url::parse(text) else { return self.sorted() };
        self.words.push(url.to_string());
        self.words.extend(url.query().map(str::to_owned));
        let mut parts: Vec<String> = url.query_pairs().map(|(_, value)| value.into_owned()).collect();
        parts.extend(url.query().into_iter().flat_map(|query| query.split(['&', '=']).map(str::to_owned)));
        let segments = url.path_segments().into_iter().flatten();
        parts.extend(segments.filter(|segment| segment.len() >= TOKEN_SEGMENT).map(str::to_owned));
        self.keys.extend(parts.iter().filter(|part| is_key(part)).cloned());
        self.words.extend(parts);
        match url.password() {
            Some(password) => {
                let decoded = |text: &str| {
                    let plain = text.replace('+', "%2B");
                    form_urlencoded::parse(plain.as_bytes()).next().map(|(key, _)| key.into_owned()).unwrap_or_default()
                };
                self.basic(&decoded(url.username()), &decoded(password)).credential(password)
            }
            None => self.sorted(),
        }
    }

    /// Adds a token or a password.
    #[must_use]
    pub fn credential(mut self, text: &str) -> Self {
        let is_word = text.len() < TOKEN_SEGMENT && text.bytes().all(|b| b.is_ascii_lowercase());
        if text.len() >= SHORTEST_KEY && !is_word {
            self.keys.push(text.to_owned());
        }
        self.words.push(text.to_owned());
        self.sorted()
    }

    /// Adds a user and a password, and what a header makes of them.
    #[must_use]
    pub fn basic(mut self, user: &str, password: &str) -> Self {
        self.words.push(user.to_owned());
        self.credential(password).credential(&STANDARD.encode(format!("{user}:{password}")))
    }

    /// Adds the value of an `Authorization` header.
    #[must_use]
    pub fn authorization(self, value: &str) -> Self {
        let (scheme, rest) = value.split_once(' ').unwrap_or(("", value));
        let pair = STANDARD.decode(rest.trim()).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        match pair.as_deref().and_then(|pair| pair.split_once(':')) {
            Some((user, password)) if scheme.eq_ignore_ascii_case("basic") => self.basic(user, password),
            _ => self.credential(rest.trim()),
        }
    }

    /// Adds the value of a header that can be anything.
    #[must_use]
    pub fn header(mut self, value: &str) -> Self {
        if is_key(value) {
            self.keys.push(value.to_owned());
            self.words.push(value.to_owned());
        }
        self.sorted()
    }

    /// A longer one first: it can hold a shorter one.
    fn sorted(mut self) -> Self {
        self.words.retain(|word| word.len() >= SHORTEST);
        for list in [&mut self.words, &mut self.keys] {
            list.sort_by(|a, b| (Reverse(a.len()), a).cmp(&(Reverse(b.len()), b)));
            list.dedup();
        }
        self
    }

    /// A message of the stranger without anything that was sent to it.
    pub fn hide(&self, text: &str) -> String {
        replaced(&self.words, text)
    }

    /// A text of the stranger's data without credentials. Words that can stand there by chance stay.
    pub fn hide_keys(&self, text: &str) -> String {
        replaced(&self.keys, text)
    }

    /// The same for every text of a value, the names of members among them.
    pub fn hide_keys_in(&self, value: &mut Value) {
        if !self.shows_in(value) {
            return;
        }
        match value {
            Value::String(text) => *text = self.hide_keys(text),
            Value::Array(items) => items.iter_mut().for_each(|item| self.hide_keys_in(item)),
            Value::Object(members) => {
                let all = std::mem::take(members);
                for (name, mut member) in all {
                    self.hide_keys_in(&mut member);
                    members.insert(self.hide_keys(&name), member);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    /// Whether a value of the stranger's holds a credential.
    pub fn shows_in(&self, value: &Value) -> bool {
        let shows = |text: &str| self.keys.iter().any(|key| text.contains(key.as_str()));
        match value {
            Value::String(text) => shows(text),
            Value::Array(items) => items.iter().any(|item| self.shows_in(item)),
            Value::Object(members) => members.iter().any(|(name, member)| shows(name) || self.shows_in(member)),
            Value::Null | Value::Bool(_) | Value::Number(_) => false,
        }
    }
}

impl fmt::Debug for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mask(***)")
    }
}

fn replaced(secrets: &[String], text: &str) -> String {
    let mut text = text.to_owned();
    for secret in secrets {
        if text.contains(secret.as_str()) {
            text = text.replace(secret.as_str(), HIDDEN);
        }
    }
    text
}

/// Whether a part of a URL is more than a word.
fn is_key(text: &str) -> bool {
    let has = |what: fn(&u8) -> bool| text.as_bytes().iter().any(what);
    (text.len() >= SHORTEST_KEY && has(u8::is_ascii_digit) && has(u8::is_ascii_alphabetic)) || text.len() >= 24
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn credentials_are_hidden_in_data_and_words_stay() {
        let mask = Mask::default()
            .url("https://u:url-pass1@h.example/mcp?key=k3y-sekrit&mode=database")
            .authorization("Basic YWRhLXVzZXI6cGFzcyB3MHJk");
        let mut value =
            json!({"a": ["ada-user mode database", "k3y-sekrit"], "pass w0rd": "YWRhLXVzZXI6cGFzcyB3MHJk url-pass1"});
        assert!(mask.shows_in(&value));
        mask.hide_keys_in(&mut value);
        assert_eq!(value, json!({"a": ["ada-user mode database", "[hidden]"], "[hidden]": "[hidden] [hidden]"}));
        assert_eq!(mask.hide("ada-user at database"), "[hidden] at [hidden]");
        assert!(!mask.shows_in(&json!("database")) && !format!("{mask:?}").contains("sekrit"));
    }
}

//! A text that no formatter shows.

use std::fmt;

use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Deserializer, Serializer};

/// A secret text: wiped when dropped, shown by no formatter, and deliberately not `Serialize` — a field that must
/// travel says so with [`expose_to_wire`].
#[derive(Clone)]
pub struct Secret(SecretString);

impl Secret {
    /// Takes the text over.
    pub fn new(text: impl Into<String>) -> Self {
        Self(SecretString::from(text.into()))
    }

    /// The text itself. Every call is a place where it could leak.
    pub fn expose(&self) -> &str {
        self.0.expose_secret()
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.expose().is_empty()
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

impl From<&str> for Secret {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(***)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

/// Compares in constant time, so that it may be used on what strangers send.
impl PartialEq for Secret {
    fn eq(&self, other: &Self) -> bool {
        aws_lc_rs::constant_time::verify_slices_are_equal(self.expose().as_bytes(), other.expose().as_bytes()).is_ok()
    }
}

impl Eq for Secret {}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::new)
    }
}

/// For `#[serde(serialize_with = "…")]` on the few request fields that carry a secret to where it belongs.
pub fn expose_to_wire<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(secret.expose())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_formatter_shows_it() {
        let secret = Secret::new("hunter2");
        assert!(!format!("{secret} {secret:?} {secret:#?} {:?}", Some(&secret)).contains("hunter2"));
        assert_eq!(secret.expose(), "hunter2");
        assert_eq!(secret, Secret::from("hunter2"));
        assert_ne!(secret, Secret::from("hunter3"));
    }
}

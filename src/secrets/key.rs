//! The key that secrets are sealed with.

use std::fmt;
use std::str::FromStr;

use aws_lc_rs::aead::{AES_256_GCM, RandomizedNonceKey};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

use super::Secret;

/// Which key sealed something: 16 hexadecimal digits derived from the key, safe to show.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId(Box<str>);

impl KeyId {
    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for KeyId {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let digits = text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        if digits && text.len() == 16 { Ok(Self(text.into())) } else { Err(()) }
    }
}

/// The text is not a key. It is never part of the message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a key: must be 32 random bytes as 64 hexadecimal digits or as base64")]
pub struct InvalidKey;

/// A 256-bit key.
#[derive(Clone)]
pub struct SealingKey {
    id: KeyId,
    text: Secret,
}

impl SealingKey {
    /// A fresh random key.
    pub fn generate() -> Self {
        let mut bytes = [0_u8; 32];
        aws_lc_rs::rand::fill(&mut bytes).expect("the random generator does not fail once the library has started");
        Self::from_bytes(&bytes)
    }

    /// Reads a key as an operator sets it; blanks around it do not matter.
    pub fn parse(text: &Secret) -> Result<Self, InvalidKey> {
        let text = text.expose().trim();
        let bytes = match text.len() {
            64 => hex::decode(text).map_err(|_| InvalidKey)?,
            _ => URL_SAFE_NO_PAD
                .decode(text.trim_end_matches('='))
                .or_else(|_| STANDARD.decode(text))
                .map_err(|_| InvalidKey)?,
        };
        <&[u8; 32]>::try_from(bytes.as_slice()).map(Self::from_bytes).map_err(|_| InvalidKey)
    }

    fn from_bytes(bytes: &[u8; 32]) -> Self {
        let digest = Sha256::new().chain_update(b"mcpctl sealing key id\0").chain_update(bytes).finalize();
        Self { id: KeyId(hex::encode(&digest[..8]).into()), text: Secret::new(hex::encode(bytes)) }
    }

    /// What it is called in sealed texts.
    pub fn id(&self) -> &KeyId {
        &self.id
    }

    /// The key as 64 hexadecimal digits, which [`Self::parse`] reads.
    pub fn to_secret(&self) -> Secret {
        self.text.clone()
    }

    pub(super) fn cipher(&self) -> RandomizedNonceKey {
        let bytes = hex::decode(self.text.expose()).expect("the text was written by `from_bytes`");
        RandomizedNonceKey::new(&AES_256_GCM, &bytes).expect("the key has 32 bytes")
    }
}

impl fmt::Debug for SealingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SealingKey({})", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_the_same_key_in_every_spelling() {
        let hex = "00ff".repeat(16);
        let bytes = hex::decode(&hex).expect("hex");
        let id = SealingKey::parse(&Secret::new(hex.clone())).expect("hex").id().clone();
        for text in [
            format!(" {}\n", hex.to_uppercase()),
            STANDARD.encode(&bytes),
            URL_SAFE_NO_PAD.encode(&bytes),
            SealingKey::from_bytes(bytes.as_slice().try_into().expect("32 bytes")).to_secret().expose().to_owned(),
        ] {
            assert_eq!(SealingKey::parse(&Secret::new(text)).expect("a key").id(), &id);
        }
    }

    #[test]
    fn anything_else_is_refused_without_quoting_it() {
        for text in ["", "password", &"0".repeat(63), &"g".repeat(64), &STANDARD.encode([1; 31])] {
            assert_eq!(SealingKey::parse(&Secret::from(text)).expect_err(text), InvalidKey);
        }
        assert_ne!(SealingKey::generate().id(), SealingKey::generate().id());
    }
}

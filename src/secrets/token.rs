//! Random tokens and the form in which they are stored.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Secret;

/// A fresh token of 256 random bits: 43 characters, safe in URLs and headers. For API tokens, session ids, consent
/// states and generations.
pub fn random_token() -> Secret {
    let mut bytes = [0_u8; 32];
    aws_lc_rs::rand::fill(&mut bytes).expect("the random generator does not fail once the library has started");
    Secret::new(URL_SAFE_NO_PAD.encode(bytes))
}

/// What is stored of a token: its SHA-256. Tokens have enough entropy that neither salt nor a slow hash adds anything,
/// and finding one by its hash leaks nothing through time.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash(Box<str>);

impl TokenHash {
    /// The hash of a token's text.
    pub fn of(token: &str) -> Self {
        Self(hex::encode(Sha256::digest(token.as_bytes())).into())
    }

    /// The hash of a token that nobody knows: an unguessable mark, for generations.
    pub fn random() -> Self {
        Self::of(random_token().expose())
    }

    /// 64 lower-case hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Shortened: enough to tell two apart in a log.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenHash({}…)", &self.0[..8])
    }
}

/// The text is not 64 lower-case hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a token hash: must be 64 lower-case hexadecimal digits")]
pub struct InvalidTokenHash;

impl FromStr for TokenHash {
    type Err = InvalidTokenHash;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits = text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        if digits && text.len() == 64 { Ok(Self(text.into())) } else { Err(InvalidTokenHash) }
    }
}

impl TryFrom<String> for TokenHash {
    type Error = InvalidTokenHash;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        hash.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_url_safe_and_never_equal() {
        let (a, b) = (random_token(), random_token());
        assert_ne!(a, b);
        assert_eq!(a.expose().len(), 43);
        assert!(a.expose().bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_'));
    }

    #[test]
    fn a_hash_reads_back_and_nothing_else_does() {
        let hash = TokenHash::of("t");
        assert_eq!(hash.as_str().parse(), Ok(hash.clone()));
        assert_eq!("t".parse::<TokenHash>(), Err(InvalidTokenHash));
        assert_eq!(hash.as_str().to_uppercase().parse::<TokenHash>(), Err(InvalidTokenHash));
    }
}

//! Sealing at rest: AES-256-GCM, bound to the place where the sealed text is stored.

use std::collections::BTreeMap;
use std::fmt;

use aws_lc_rs::aead::{Aad, NONCE_LEN, Nonce, RandomizedNonceKey};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::{KeyId, SealingKey, Secret};

const VERSION: &str = "v1";

/// Where a sealed text belongs. It is authenticated with the text, so a sealed text that was moved to another row
/// cannot be opened there.
#[derive(Debug, Clone, Copy)]
pub struct Place<'a> {
    /// The table.
    pub table: &'a str,
    /// The column.
    pub column: &'a str,
    /// The row's id.
    pub row: &'a str,
}

impl Place<'_> {
    /// Lengths first: no two places have the same bytes.
    fn associated_data(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for part in [VERSION, self.table, self.column, self.row] {
            bytes.extend_from_slice(&(part.len() as u64).to_be_bytes());
            bytes.extend_from_slice(part.as_bytes());
        }
        bytes
    }
}

/// A sealed text: `v1.<key id>.<nonce>.<ciphertext>`. Safe to store; there is no reason to show it.
#[derive(Clone, PartialEq, Eq)]
pub struct Sealed(String);

impl Sealed {
    /// Takes a stored text over; [`Sealer::open`] finds out whether it is one.
    pub fn from_stored(text: String) -> Self {
        Self(text)
    }

    /// The text to store.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed(…)")
    }
}

/// Why a sealed text could not be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// The key that sealed it is not among the known ones: it was lost or replaced.
    #[error("the secret was sealed with key `{0}`, which is not known here")]
    UnknownKey(KeyId),
    /// The text is not a sealed one, was changed, or stands in another row than it was sealed for.
    #[error("the sealed secret is damaged or does not belong to this row")]
    Damaged,
}

/// Seals with one key and opens with all known ones.
pub struct Sealer {
    current: KeyId,
    keys: BTreeMap<KeyId, RandomizedNonceKey>,
}

impl Sealer {
    /// Seals with `current`; `older` keys only open, until everything has been sealed again.
    pub fn new(current: &SealingKey, older: &[SealingKey]) -> Self {
        let keys = older.iter().chain([current]).map(|key| (key.id().clone(), key.cipher())).collect();
        Self { current: current.id().clone(), keys }
    }

    /// The key that new texts are sealed with.
    pub fn current_key(&self) -> &KeyId {
        &self.current
    }

    /// Seals a text for a place.
    pub fn seal(&self, place: Place<'_>, text: &Secret) -> Sealed {
        let mut bytes = text.expose().as_bytes().to_vec();
        let nonce = self.keys[&self.current]
            .seal_in_place_append_tag(Aad::from(place.associated_data()), &mut bytes)
            .expect("sealing fails only beyond 64 GiB");
        let nonce = URL_SAFE_NO_PAD.encode(nonce.as_ref());
        Sealed(format!("{VERSION}.{}.{nonce}.{}", self.current, URL_SAFE_NO_PAD.encode(&bytes)))
    }

    /// Opens what was sealed for this place.
    pub fn open(&self, place: Place<'_>, sealed: &Sealed) -> Result<Secret, SealError> {
        let (key, nonce, text) = split(&sealed.0).ok_or(SealError::Damaged)?;
        let cipher = self.keys.get(&key).ok_or(SealError::UnknownKey(key))?;
        let nonce = URL_SAFE_NO_PAD.decode(nonce).ok().and_then(|bytes| <[u8; NONCE_LEN]>::try_from(bytes).ok());
        let nonce = Nonce::assume_unique_for_key(nonce.ok_or(SealError::Damaged)?);
        let mut bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| SealError::Damaged)?;
        let opened = cipher
            .open_in_place(nonce, Aad::from(place.associated_data()), &mut bytes)
            .map_err(|_| SealError::Damaged)?;
        let length = opened.len();
        // The plain text moves into the secret, which wipes it; no copy stays behind.
        bytes.truncate(length);
        String::from_utf8(bytes).map(Secret::from).map_err(|_| SealError::Damaged)
    }

    /// Whether the text was sealed with the current key.
    pub fn is_current(&self, sealed: &Sealed) -> bool {
        split(&sealed.0).is_some_and(|(key, _, _)| key == self.current)
    }
}

impl fmt::Debug for Sealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sealer({} of {} keys)", self.current, self.keys.len())
    }
}

fn split(text: &str) -> Option<(KeyId, &str, &str)> {
    let mut parts = text.split('.');
    let (version, key, nonce, text) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    if version != VERSION || parts.next().is_some() {
        return None;
    }
    Some((key.parse().ok()?, nonce, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Place<'_> = Place { table: "security_schemes", column: "client_secret", row: "1" };

    #[test]
    fn opens_in_its_own_place_only() {
        let sealer = Sealer::new(&SealingKey::generate(), &[]);
        let sealed = sealer.seal(PLACE, &Secret::from("s3cret"));
        assert!(!sealed.as_str().contains("s3cret"));
        assert_eq!(sealer.open(PLACE, &sealed).expect("opens").expose(), "s3cret");
        for elsewhere in [
            Place { row: "2", ..PLACE },
            Place { column: "client_secre", row: "t1", ..PLACE },
            Place { table: "oauth_grants", ..PLACE },
        ] {
            assert_eq!(sealer.open(elsewhere, &sealed), Err(SealError::Damaged));
        }
        assert_ne!(sealer.seal(PLACE, &Secret::from("s3cret")), sealed, "every sealing has its own nonce");
    }

    #[test]
    fn older_keys_open_and_lost_ones_are_named() {
        let (old, new) = (SealingKey::generate(), SealingKey::generate());
        let sealed = Sealer::new(&old, &[]).seal(PLACE, &Secret::from("x"));
        let both = Sealer::new(&new, std::slice::from_ref(&old));
        assert_eq!(both.open(PLACE, &sealed).expect("opens").expose(), "x");
        assert!(!both.is_current(&sealed));
        assert!(both.is_current(&both.seal(PLACE, &Secret::from("x"))));
        let lost = Sealer::new(&new, &[]);
        assert_eq!(lost.open(PLACE, &sealed), Err(SealError::UnknownKey(old.id().clone())));
    }

    #[test]
    fn every_changed_character_is_noticed() {
        let sealer = Sealer::new(&SealingKey::generate(), &[]);
        let text = sealer.seal(PLACE, &Secret::from("x")).as_str().to_owned();
        for at in 0..text.len() {
            let mut changed = text.clone().into_bytes();
            changed[at] = if changed[at] == b'a' { b'b' } else { b'a' };
            let changed = Sealed::from_stored(String::from_utf8(changed).expect("ASCII"));
            assert!(sealer.open(PLACE, &changed).is_err(), "character {at} of {text}");
        }
        for text in ["", "v1", "v1...", "v2.a.b.c", "plain"] {
            assert_eq!(sealer.open(PLACE, &Sealed::from_stored(text.to_owned())), Err(SealError::Damaged));
        }
    }
}

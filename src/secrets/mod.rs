//! Secret types that cannot be printed, redacted URLs, random tokens and their hashes, sealing at rest.
//!
//! Uses nothing of the project. It must not know what the secrets are for, nor where they are stored: callers say
//! which file holds the key and which row a sealed text belongs to.

mod credentials;
mod key;
mod key_file;
mod redacted_url;
mod seal;
mod secret;
mod token;

pub use credentials::{CredentialError, CredentialStore, Kept, Lookup};
pub use key::{InvalidKey, KeyId, SealingKey};
pub use key_file::{KeyFileError, load_key_file, load_or_create_key_file};
pub use redacted_url::RedactedUrl;
pub use seal::{Place, SealError, Sealed, Sealer};
pub use secret::{Secret, expose_to_wire};
pub use token::{TokenHash, random_token};

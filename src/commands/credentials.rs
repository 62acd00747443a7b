//! Where this user's sign-ins are kept: the system keyring, else a sealed file of the user.

use etcetera::BaseStrategy;

use super::serving::database;
use crate::client::{Target, TokenSource};
use crate::secrets::{CredentialError, CredentialStore, Kept, Secret, load_or_create_key_file};
use crate::settings::env;
use crate::ui::Failure;

/// The user's store.
///
/// # Errors
/// When there is no home folder, or the variable says something else than a place.
pub(crate) fn store() -> Result<CredentialStore, Failure> {
    let keyring = match env::CREDENTIAL_STORE.read().as_deref() {
        None | Some("keyring") => true,
        Some("file") => false,
        Some(_) => {
            return Err(Failure::usage("bad-variable", format!("{} is no place", env::CREDENTIAL_STORE.name))
                .help("set it to `keyring` or `file`, or unset it"));
        }
    };
    let folders = etcetera::choose_base_strategy().map_err(|error| {
        Failure::usage("no-home", "there is no home folder to keep a sign-in in")
            .cause(error)
            .help(format!("set HOME, or give the token with {}", env::AUTH_TOKEN.name))
    })?;
    // The key stands elsewhere: a copy of the one folder alone opens nothing.
    let file = folders.config_dir().join("mcpctl").join("credentials.json");
    // Not the key of a variable: that one belongs to a server, and the next run may not have it.
    let key_file = database::users_key_file()?;
    Ok(CredentialStore::new(keyring, file, move || Ok(load_or_create_key_file(&key_file)?)))
}

/// The target with the sign-in to it, where nothing else gives a token. A store that cannot be read has none: the
/// server then says that a sign-in is needed.
pub(crate) fn complete(target: Target) -> Target {
    target.or_sign_in(|name| {
        let (token, kept) = store().ok()?.get(name).ok()??;
        Some((token, source(&kept)))
    })
}

/// The place as a source of tokens.
pub(crate) fn source(kept: &Kept) -> TokenSource {
    match kept {
        Kept::Keyring => TokenSource::Keyring,
        Kept::File { .. } => TokenSource::File,
    }
}

/// A store that failed.
pub(crate) fn failure(error: &CredentialError) -> Failure {
    Failure::usage("credentials", "the sign-in cannot be kept")
        .cause(error)
        .help(format!("mend that file or move it away; {} gives a token without keeping it", env::AUTH_TOKEN.name))
}

/// A token with enough shape to be one (reference A.1); anything else would only be refused by the server.
///
/// # Errors
/// When the text is no token.
pub(crate) fn token(secret: Secret) -> Result<Secret, Failure> {
    let text = secret.expose();
    let good = text.len() >= 16 && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_');
    if good {
        return Ok(secret);
    }
    Err(Failure::usage("no-token", "this is no token: it must be at least 16 of A-Z, a-z, 0-9, `-` and `_`")
        .help("copy the whole token and nothing else"))
}

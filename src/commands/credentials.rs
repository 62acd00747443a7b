//! Where this user's sign-ins are kept: the system keyring, else a sealed file of the user.

use super::home::{Folders, NO_HOME};
use super::serving::database;
use crate::client::{Target, TokenSource};
use crate::secrets::{CredentialError, CredentialStore, Kept, Lookup, Secret, load_or_create_key_file};
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
    let folders = Folders::of_the_user().map_err(|failure| {
        failure.help(format!("set HOME to an absolute path, or give the token with {}", env::AUTH_TOKEN.name))
    })?;
    // The key stands elsewhere: a copy of the one folder alone opens nothing.
    let file = folders.config.join("credentials.json");
    // Not the key of a variable: that one belongs to a server, and the next run may not have it.
    let key_file = database::users_key_file()?;
    Ok(CredentialStore::new(keyring, file, move || Ok(load_or_create_key_file(&key_file)?)))
}

/// The target with the sign-in to it, where nothing else gives a token.
///
/// # Errors
/// When there is a store that cannot be read: that is another trouble than not being signed in.
pub(crate) fn complete(target: Target) -> Result<Target, Failure> {
    if target.token.is_some() {
        return Ok(target);
    }
    let lookup = match store() {
        Ok(store) => store.get(&target.credential_name()).map_err(|error| failure(&error))?,
        // A user without a home has signed in nowhere.
        Err(failure) if failure.code == NO_HOME => Lookup::default(),
        Err(failure) => return Err(failure),
    };
    Ok(target.with_sign_in(lookup.found.map(|(token, kept)| (token, source(&kept))), lookup.trouble))
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
    let variable = env::AUTH_TOKEN.name;
    match error {
        CredentialError::Damaged { path, .. } => {
            Failure::usage("damaged-credentials", "the file of sign-ins cannot be read, and is left as it is")
                .cause(error)
                .help(format!(
                    "mend it, or move it away (`mv '{0}' '{0}.bak'`) and sign in again with `mcpctl login`; {variable} \
                     gives a token without it",
                    path.display()
                ))
        }
        CredentialError::Key(_) => Failure::usage("key-file", "the key of the kept sign-ins cannot be used")
            .cause(error)
            .help(format!("mend that file; {variable} gives a token without it")),
        CredentialError::Io(_) => Failure::usage("credentials", "the kept sign-ins cannot be used")
            .cause(error)
            .help(format!("check the permissions of that file; {variable} gives a token without it")),
    }
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

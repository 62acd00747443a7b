//! Tokens of control planes between two runs: in the system keyring, and where there is none in a sealed file.
//!
//! The caller says where the file and its key are. A credential is stored under the server it was made for and
//! found under nothing else.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{KeyFileError, Place, Sealed, Sealer, SealingKey, Secret};

/// Larger files are no files of ours.
const LONGEST: u64 = 1 << 20;

/// Where a credential is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kept {
    /// In the system keyring.
    Keyring,
    /// In the sealed file.
    File {
        /// The file.
        path: PathBuf,
    },
}

/// Why a credential could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum CredentialError {
    /// The key of the file.
    #[error(transparent)]
    Key(#[from] KeyFileError),
    /// The file.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The file holds something else. It is never overwritten: it may be somebody's.
    #[error("`{}` {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong, after its name. Nothing of its content is in it.
        reason: String,
    },
}

/// What was found for a server.
#[derive(Debug, Default)]
pub struct Lookup {
    /// The token, and where it was.
    pub found: Option<(Secret, Kept)>,
    /// Why there may be one that could not be had: a keyring that cannot be read, a key that is gone.
    pub trouble: Option<String>,
}

/// Keeps credentials.
pub struct CredentialStore {
    keyring: bool,
    file: PathBuf,
    key: Box<dyn Fn() -> Result<SealingKey, CredentialError>>,
}

impl std::fmt::Debug for CredentialStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "CredentialStore(keyring: {}, file: {})", self.keyring, self.file.display())
    }
}

/// The version of the file.
const VERSION: u32 = 1;

/// The file's text.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Contents {
    version: u32,
    /// Server → sealed token.
    credentials: BTreeMap<String, String>,
}

impl CredentialStore {
    /// A store. Nothing is opened yet; `key` is asked for only where the file is needed.
    pub fn new(keyring: bool, file: PathBuf, key: impl Fn() -> Result<SealingKey, CredentialError> + 'static) -> Self {
        Self { keyring, file, key: Box::new(key) }
    }

    /// Whether the file, if there is one, is one of ours. To be asked before a person goes to the trouble of signing in.
    pub fn check(&self) -> Result<(), CredentialError> {
        self.read().map(drop)
    }

    /// Keeps a token for a server. The second value says why the keyring was not used, where it was wanted.
    pub fn put(&self, server: &str, token: &Secret) -> Result<(Kept, Option<String>), CredentialError> {
        self.check()?;
        let why = if self.keyring {
            match keyring::put(server, token) {
                Ok(()) => {
                    // An older copy would outlive a logout of the keyring.
                    self.forget(server)?;
                    return Ok((Kept::Keyring, None));
                }
                Err(why) => Some(why),
            }
        } else {
            None
        };
        let sealed = Sealer::new(&(self.key)()?, &[]).seal(place(server), token);
        self.change(|contents| {
            contents.credentials.insert(server.to_owned(), sealed.as_str().to_owned());
            true
        })?;
        Ok((Kept::File { path: self.file.clone() }, why))
    }

    /// The token for a server.
    pub fn get(&self, server: &str) -> Result<Lookup, CredentialError> {
        let mut trouble = None;
        if self.keyring {
            match keyring::get(server) {
                Ok(Some(token)) => return Ok(Lookup { found: Some((token, Kept::Keyring)), trouble: None }),
                Ok(None) => {}
                Err(why) => trouble = Some(format!("the system keyring cannot be read ({why})")),
            }
        }
        let Some(sealed) = self.read()?.credentials.remove(server) else { return Ok(Lookup { found: None, trouble }) };
        match Sealer::new(&(self.key)()?, &[]).open(place(server), &Sealed::from_stored(sealed)) {
            Ok(token) => Ok(Lookup { found: Some((token, Kept::File { path: self.file.clone() })), trouble: None }),
            // One that no key opens any more is as good as none: a new sign-in replaces it.
            Err(why) => Ok(Lookup { found: None, trouble: Some(format!("in `{}`, {why}", self.file.display())) }),
        }
    }

    /// Forgets the token for a server, wherever it is. Says whether there was one, and why one may be left in the
    /// keyring.
    pub fn remove(&self, server: &str) -> Result<(bool, Option<String>), CredentialError> {
        self.check()?;
        let (in_keyring, trouble) = match self.keyring.then(|| keyring::remove(server)) {
            None => (false, None),
            Some(Ok(removed)) => (removed, None),
            Some(Err(why)) => (false, Some(format!("the system keyring cannot be changed ({why})"))),
        };
        let in_file = self.forget(server)?;
        // Whoever finds it in the file had no keyring when it was put there, either.
        Ok((in_keyring || in_file, trouble.filter(|_| !in_file)))
    }

    fn read(&self) -> Result<Contents, CredentialError> {
        let file = match fs_err::File::open(&self.file) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Contents::default()),
            Err(error) => return Err(error.into()),
        };
        let damaged = |reason: String| CredentialError::Damaged { path: self.file.clone(), reason };
        let mut bytes = Vec::new();
        file.take(LONGEST + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > LONGEST {
            return Err(damaged(format!("is larger than {} MiB, which no file of sign-ins is", LONGEST >> 20)));
        }
        if bytes.trim_ascii().is_empty() {
            return Err(damaged("is empty".to_owned()));
        }
        let contents: Contents = serde_json::from_slice(&bytes).map_err(|error| damaged(misfit(&error)))?;
        if contents.version == VERSION {
            return Ok(contents);
        }
        Err(damaged(format!("is of version {}, and this program knows version {VERSION}", contents.version)))
    }

    /// Removes a token from the file, which is not made for that.
    fn forget(&self, server: &str) -> Result<bool, CredentialError> {
        Ok(self.file.try_exists()? && self.change(|contents| contents.credentials.remove(server).is_some())?)
    }

    /// Changes the file, one process at a time; it is written only where something changed.
    fn change(&self, change: impl FnOnce(&mut Contents) -> bool) -> Result<bool, CredentialError> {
        let folder = self.file.parent().unwrap_or(Path::new("."));
        super::key_file::make_private_folder(folder)?;
        let lock = File::create(self.file.with_extension("lock"))?;
        lock.lock()?;
        let mut contents = self.read()?;
        if !change(&mut contents) {
            return Ok(false);
        }
        contents.version = VERSION;
        // A temporary file is 0600 from its creation; it appears under its name complete or not at all.
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        writeln!(file, "{}", serde_json::to_string_pretty(&contents).expect("texts are JSON"))?;
        file.as_file().sync_all()?;
        file.persist(&self.file).map_err(|error| error.error)?;
        Ok(true)
    }
}

/// What is wrong with the text, by place alone: the parser's own words can quote it.
fn misfit(error: &serde_json::Error) -> String {
    let at = format!("line {}, column {}", error.line(), error.column());
    match error.classify() {
        serde_json::error::Category::Data => format!("is no file of sign-ins ({at})"),
        serde_json::error::Category::Eof => format!("ends in the middle ({at}): it was cut off"),
        _ => format!("is no JSON ({at})"),
    }
}

fn place(server: &str) -> Place<'_> {
    Place { table: "credentials", column: "token", row: server }
}

#[cfg(feature = "keyring")]
mod keyring {
    //! The keyring's library may block and run its own event loop: each call gets a thread of its own, and a limit.

    use std::sync::mpsc;
    use std::time::Duration;

    use ::keyring::v1::{Entry, Error};

    use crate::secrets::Secret;

    /// Where credentials stand in the keyring.
    const SERVICE: &str = "mcpctl";
    /// A person may have to unlock it.
    const LIMIT: Duration = Duration::from_secs(60);

    pub(super) fn put(server: &str, token: &Secret) -> Result<(), String> {
        let token = token.clone();
        within(server, move |entry| entry.set_password(token.expose()))
    }

    pub(super) fn get(server: &str) -> Result<Option<Secret>, String> {
        within(server, |entry| match entry.get_password() {
            Ok(text) => Ok(Some(Secret::new(text))),
            Err(Error::NoEntry) => Ok(None),
            Err(error) => Err(error),
        })
    }

    pub(super) fn remove(server: &str) -> Result<bool, String> {
        within(server, |entry| match entry.delete_credential() {
            Ok(()) => Ok(true),
            Err(Error::NoEntry) => Ok(false),
            Err(error) => Err(error),
        })
    }

    fn within<T: Send + 'static>(
        server: &str,
        work: impl FnOnce(&Entry) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, String> {
        let (send, receive) = mpsc::channel();
        let server = server.to_owned();
        std::thread::spawn(move || {
            // The reason of a keyring that cannot be opened is behind its status.
            let outcome = match Entry::store_status() {
                Ok(()) => Entry::new(SERVICE, &server).and_then(|entry| work(&entry)).map_err(|error| why(&error)),
                Err(error) => Err(why(error)),
            };
            let _ = send.send(outcome);
        });
        receive.recv_timeout(LIMIT).unwrap_or_else(|_| Err("it does not answer".to_owned()))
    }

    /// The library's words for people.
    fn why(error: &Error) -> String {
        match error {
            Error::NoStorageAccess(cause) => format!("it is locked and was not unlocked: {cause}"),
            Error::PlatformFailure(cause) => cause.to_string(),
            other => other.to_string(),
        }
    }
}

#[cfg(not(feature = "keyring"))]
mod keyring {
    use crate::secrets::Secret;

    const NONE: &str = "this program was built without it";

    pub(super) fn put(_: &str, _: &Secret) -> Result<(), String> {
        Err(NONE.to_owned())
    }

    pub(super) fn get(_: &str) -> Result<Option<Secret>, String> {
        Err(NONE.to_owned())
    }

    pub(super) fn remove(_: &str) -> Result<bool, String> {
        Err(NONE.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store(folder: &Path) -> CredentialStore {
        let key = folder.join("keys/secret.key");
        CredentialStore::new(false, folder.join("config/credentials.json"), move || {
            Ok(crate::secrets::load_or_create_key_file(&key)?)
        })
    }

    #[test]
    fn a_token_is_found_under_its_server_alone_and_sealed() {
        let dir = tempfile::tempdir().expect("folder");
        let store = store(dir.path());
        assert!(store.get("https://a/").expect("no file").found.is_none());
        store.put("https://a/", &Secret::from("token-of-a")).expect("kept");
        store.put("https://b/", &Secret::from("token-of-b")).expect("kept");
        let found = |server: &str| store.get(server).expect("read").found.map(|(token, _)| token.expose().to_owned());
        assert_eq!((found("https://a/").as_deref(), found("https://c/")), (Some("token-of-a"), None));
        let file = dir.path().join("config/credentials.json");
        let text = fs_err::read_to_string(&file).expect("file");
        assert!(!text.contains("token-of"), "{text}");
        // A sealed text that stands under another server does not open there.
        let moved = text.replace("https://a/", "https://evil/");
        fs_err::write(&file, moved).expect("write");
        assert_eq!(found("https://evil/"), None);
        assert_eq!(store.remove("https://b/").expect("removed"), (true, None));
        assert_eq!(store.remove("https://b/").expect("nothing left"), (false, None));
    }

    #[test]
    fn a_lost_key_means_no_credential_and_a_foreign_file_is_not_overwritten() {
        let dir = tempfile::tempdir().expect("folder");
        let store = store(dir.path());
        store.put("https://a/", &Secret::from("t")).expect("kept");
        fs_err::remove_file(dir.path().join("keys/secret.key")).expect("key");
        let lookup = store.get("https://a/").expect("read");
        assert!(lookup.found.is_none() && lookup.trouble.is_some_and(|why| why.contains("not known here")));
        let file = dir.path().join("config/credentials.json");
        for (text, reason) in [
            ("mine", "is no JSON (line 1, column 1)"),
            ("\u{feff}{}", "is no JSON (line 1, column 1)"),
            ("", "is empty"),
            (r#"{"version":1,"credentials":{"a":"#, "ends in the middle (line 1, column 32): it was cut off"),
            (r#"{"version":1,"credentials":{"a":["s3cret"]}}"#, "is no file of sign-ins (line 1, column 32)"),
            (r#"{"version":7,"credentials":{}}"#, "is of version 7, and this program knows version 1"),
        ] {
            fs_err::write(&file, text).expect("write");
            let told = |error: CredentialError| error.to_string();
            let expected = format!("`{}` {reason}", file.display());
            assert_eq!(store.put("https://a/", &Secret::from("t")).map_err(told).expect_err(text), expected);
            assert_eq!(store.get("https://a/").map(drop).map_err(told).expect_err(text), expected);
            assert_eq!(store.remove("https://a/").map(drop).map_err(told).expect_err(text), expected);
            assert_eq!(fs_err::read_to_string(&file).expect("file"), text);
        }
    }
}

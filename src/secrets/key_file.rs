//! A key in a file of its own, readable by its owner alone. The caller chooses the path, outside the data folder, so
//! that a copy of the data folder reveals nothing.

use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::{SealingKey, Secret};

/// A key file holds 64 digits and a newline; anything much longer is something else.
const LONGEST: u64 = 256;

/// Why the key file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum KeyFileError {
    /// Others can read it.
    #[error("the key file `{}` can be read by others (mode {mode:03o}); run `chmod 600` on it", path.display())]
    Exposed {
        /// The file.
        path: PathBuf,
        /// Its permission bits.
        mode: u32,
    },
    /// It is something else than a key.
    #[error("the key file `{}` does not hold a key (32 random bytes as 64 hexadecimal digits)", path.display())]
    NotAKey {
        /// The file.
        path: PathBuf,
    },
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Reads the key, or makes one where the file does not exist yet. Safe when several processes start at once: all get
/// the same key.
pub fn load_or_create_key_file(path: &Path) -> Result<SealingKey, KeyFileError> {
    if let Some(key) = load_key_file(path)? {
        return Ok(key);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    make_private_folder(folder)?;
    let key = SealingKey::generate();
    // A temporary file is 0600 from its creation; it appears under its name complete or not at all.
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    writeln!(file, "{}", key.to_secret().expose())?;
    file.as_file().sync_all()?;
    match file.persist_noclobber(path) {
        Ok(_) => Ok(key),
        Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
            load_key_file(path)?.ok_or_else(|| KeyFileError::NotAKey { path: path.to_owned() })
        }
        Err(error) => Err(error.error.into()),
    }
}

/// Reads the key; `None` where there is no file.
pub fn load_key_file(path: &Path) -> Result<Option<SealingKey>, KeyFileError> {
    let mut file = match fs_err::File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    refuse_exposed(path, &file.metadata()?)?;
    let mut text = String::new();
    let not_a_key = || KeyFileError::NotAKey { path: path.to_owned() };
    match Read::by_ref(&mut file).take(LONGEST).read_to_string(&mut text) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::InvalidData => return Err(not_a_key()),
        Err(error) => return Err(error.into()),
    }
    SealingKey::parse(&Secret::new(text)).map(Some).map_err(|_| not_a_key())
}

#[cfg(unix)]
fn refuse_exposed(path: &Path, metadata: &std::fs::Metadata) -> Result<(), KeyFileError> {
    use std::os::unix::fs::PermissionsExt;
    let mode = metadata.permissions().mode() & 0o777;
    let for_others = mode & 0o077;
    if for_others == 0 { Ok(()) } else { Err(KeyFileError::Exposed { path: path.to_owned(), mode }) }
}

#[cfg(not(unix))]
fn refuse_exposed(_: &Path, _: &std::fs::Metadata) -> Result<(), KeyFileError> {
    Ok(())
}

#[cfg(unix)]
pub(super) fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
pub(super) fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    fs_err::create_dir_all(folder)
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn is_made_once_private_and_read_back() {
        let dir = tempfile::tempdir().expect("folder");
        let path = dir.path().join("state/mcpctl/key");
        assert!(load_key_file(&path).expect("no file").is_none());
        let made = load_or_create_key_file(&path).expect("made");
        assert_eq!(load_or_create_key_file(&path).expect("read").id(), made.id());
        let mode = |path: &Path| fs_err::metadata(path).expect("metadata").permissions().mode() & 0o777;
        assert_eq!((mode(&path), mode(path.parent().expect("parent"))), (0o600, 0o700));
    }

    #[test]
    fn an_exposed_or_foreign_file_is_refused() {
        let dir = tempfile::tempdir().expect("folder");
        let path = dir.path().join("key");
        load_or_create_key_file(&path).expect("made");
        fs_err::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).expect("chmod");
        assert!(matches!(load_key_file(&path), Err(KeyFileError::Exposed { mode: 0o640, .. })));
        fs_err::write(&path, [0xff; 70]).expect("write");
        fs_err::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).expect("chmod");
        assert!(matches!(load_key_file(&path), Err(KeyFileError::NotAKey { .. })));
    }
}

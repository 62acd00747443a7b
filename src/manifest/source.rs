//! Reading of files, bounded, as text.

use std::io::Read;
use std::path::{Path, PathBuf};

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Place};

/// The largest file that is read.
pub const MAX_FILE_BYTES: u64 = 8 * 1024 * 1024;

/// Why there is no text to work on.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Discovery met no manifest.
    #[error("no `golem.yaml` in `{}` or any folder above it", from.display())]
    NotFound {
        /// Where the search began.
        from: PathBuf,
    },
    /// The named file does not exist.
    #[error("`{}` does not exist", path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// The system refused.
    #[error("cannot read `{}`: {source}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A folder stands where a file should.
    #[error("`{}` is a directory, not a file", path.display())]
    Directory {
        /// The folder.
        path: PathBuf,
    },
    /// The file is too large.
    #[error("`{}` is larger than {} MiB", path.display(), limit / 1024 / 1024)]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most bytes that are read.
        limit: u64,
    },
    /// The file is not text.
    #[error("`{}` is not a text file in UTF-8", path.display())]
    NotText {
        /// The file.
        path: PathBuf,
    },
}

/// Reads a text file.
pub(super) fn read(path: &Path) -> Result<String, LoadError> {
    read_up_to(path, MAX_FILE_BYTES)
}

/// Reads a text file that may be this large.
pub(super) fn read_up_to(path: &Path, limit: u64) -> Result<String, LoadError> {
    let owned = || path.to_path_buf();
    let unreadable = |source: std::io::Error| match source.kind() {
        std::io::ErrorKind::NotFound => LoadError::Missing { path: owned() },
        std::io::ErrorKind::IsADirectory => LoadError::Directory { path: owned() },
        _ => LoadError::Unreadable { path: owned(), source },
    };
    let file = std::fs::File::open(path).map_err(unreadable)?;
    if file.metadata().map_err(unreadable)?.is_dir() {
        return Err(LoadError::Directory { path: owned() });
    }
    let mut bytes = Vec::new();
    file.take(limit + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > limit {
        return Err(LoadError::TooLarge { path: owned(), limit });
    }
    text(bytes, path)
}

/// Takes bytes as text, whatever they came from.
pub(super) fn text(bytes: Vec<u8>, path: &Path) -> Result<String, LoadError> {
    let not_text = || LoadError::NotText { path: path.to_path_buf() };
    if bytes.contains(&0) {
        return Err(not_text());
    }
    String::from_utf8(bytes).map_err(|_| not_text())
}

/// A finding for a file that another file names.
pub(super) fn unreadable(error: &LoadError, name: &str, place: Place) -> Finding {
    let (message, help) = match error {
        LoadError::Missing { .. } | LoadError::NotFound { .. } => {
            (format!("file `{name}` does not exist"), "check the name; it is relative to the root manifest's folder")
        }
        LoadError::Directory { .. } => (format!("`{name}` is a directory"), "name a file"),
        LoadError::TooLarge { .. } => (format!("file `{name}` is larger than 8 MiB"), "split it"),
        LoadError::NotText { .. } => (format!("file `{name}` is not text in UTF-8"), "check that it is a YAML file"),
        LoadError::Unreadable { source, .. } => {
            let message = format!("file `{name}` cannot be read: {}", source.kind());
            return Finding::new(codes::UNREADABLE_FILE, message).at(place.file, place.span);
        }
    };
    Finding::new(codes::UNREADABLE_FILE, message).at(place.file, place.span).help(help)
}

//! A consistent copy of a SQLite database, taken while it is in use. PostgreSQL has its own tools for that.

use std::path::{Path, PathBuf};

use super::engine::{Engine, Location, make_private_file, open_copy};
use super::error::{OpenError, StoreError};
use super::handle::Store;

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL's own tools are better at it.
    #[error("a PostgreSQL database is backed up with its own tools, such as `pg_dump`")]
    NotSqlite,
    /// Something is there already; it is left alone.
    #[error("`{}` already exists", .0.display())]
    Exists(PathBuf),
    /// The file cannot be made.
    #[error("cannot write `{}`: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The backup cannot be read.
    #[error("cannot read `{}`: {reason}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// The path cannot be passed to the database.
    #[error("`{}` is not valid UTF-8", .0.display())]
    Path(PathBuf),
    /// It is no database, or one of somebody else.
    #[error("`{}` is no backup of a database of mcpctl", .0.display())]
    NotABackup(PathBuf),
    /// It is a damaged database.
    #[error("`{}` is damaged: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What the database says.
        reason: String,
    },
    /// A newer program wrote it.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Writes a compact copy of the database to a new file. Secrets in it stay sealed.
    pub async fn backup_to(&self, path: &Path) -> Result<(), BackupError> {
        let Engine::Sqlite { writer, .. } = self.engine() else { return Err(BackupError::NotSqlite) };
        let text = path.to_str().ok_or_else(|| BackupError::Path(path.to_owned()))?;
        // The database fills a file that is empty; so the file is private before anything is in it.
        make_private_file(path).map_err(|source| match source.kind() {
            std::io::ErrorKind::AlreadyExists => BackupError::Exists(path.to_owned()),
            _ => BackupError::File { path: path.to_owned(), source },
        })?;
        let mut connection = writer.acquire().await.map_err(StoreError::from)?;
        sqlx::query("VACUUM INTO $1").bind(text).execute(&mut *connection).await.map_err(StoreError::from)?;
        Ok(())
    }

    /// Makes a database out of a backup; nothing may be there yet, so that no server is using it. Returns the schema
    /// of the backup. The backup may be an older program's: opening the database migrates it.
    pub async fn restore(from: &Path, to: &Location) -> Result<i64, BackupError> {
        let Location::Sqlite(to) = to else { return Err(BackupError::NotSqlite) };
        // A log that was left behind would be applied to whatever database lies beside it.
        for suffix in ["", "-wal", "-shm", "-journal"] {
            let mut name = to.clone().into_os_string();
            name.push(suffix);
            if Path::new(&name).exists() {
                return Err(BackupError::Exists(name.into()));
            }
        }
        let file_error = |path: &Path, source| BackupError::File { path: path.to_owned(), source };
        let metadata = fs_err::metadata(from).map_err(|error| BackupError::Unreadable {
            path: from.to_owned(),
            reason: match error.kind() {
                std::io::ErrorKind::NotFound => "there is no such file".to_owned(),
                kind => kind.to_string(),
            },
        })?;
        if !metadata.is_file() || metadata.len() == 0 {
            return Err(BackupError::NotABackup(from.to_owned()));
        }
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let complete = tempfile::NamedTempFile::new_in(folder).map_err(|error| file_error(to, error))?;
        let version = open_copy(from, complete.path()).await?;
        complete.as_file().sync_all().map_err(|error| file_error(to, error))?;
        complete.persist_noclobber(to).map_err(|error| file_error(to, error.error))?;
        Ok(version)
    }
}

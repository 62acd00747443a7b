//! A consistent copy of a SQLite database, taken while it is in use. PostgreSQL has its own tools for that.

use std::path::{Path, PathBuf};

use super::engine::{Engine, make_private_file};
use super::error::StoreError;
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
    /// The path cannot be passed to the database.
    #[error("`{}` is not valid UTF-8", .0.display())]
    Path(PathBuf),
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
}

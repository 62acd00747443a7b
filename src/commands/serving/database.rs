//! Opening the database: where the sealing keys come from, and what each failure asks of the operator.

use std::path::{Path, PathBuf};

use jiff::Timestamp;

use crate::commands::home::Folders;
use crate::secrets::{KeyFileError, Sealer, SealingKey, Secret, TokenHash, load_key_file, load_or_create_key_file};
use crate::server;
use crate::settings::env;
use crate::store::{Actor, Location, OpenError, Store, StoreError, WriteError};
use crate::ui::Failure;

/// The token that Golem's own tools use on a local server. It is public, so it opens nothing unless asked for.
const GOLEM_TOKEN: &str = "5c832d93-ff85-4a8f-9803-513950fdfdb1";

/// Where the keys are that seal and open secrets.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Keys<'a> {
    /// The current key's file; `None` for the variable or the user's own.
    pub(crate) current: Option<&'a Path>,
    /// Files of keys that only open, until everything is sealed again.
    pub(crate) older: &'a [PathBuf],
}

/// Opens the database with the keys of its secrets.
pub(crate) async fn open_store(location: &Location, keys: Keys<'_>) -> Result<Store, Failure> {
    let current = sealing_key(keys.current)?;
    let older = keys.older.iter().map(|path| older_key(path)).collect::<Result<Vec<_>, _>>()?;
    Store::open(location, Sealer::new(&current, &older)).await.map_err(|error| cannot_open(&error))
}

/// Why a database cannot be opened or migrated, with what the operator can do about it.
pub(crate) fn cannot_open(error: &OpenError) -> Failure {
    let failed = |code, help: &str| Failure::usage(code, "the database cannot be opened").cause(error).help(help);
    match error {
        OpenError::MigrationNeeded { .. } => failed(
            "migration-needed",
            "run `mcpctl server migrate` with the same database; it is never done by itself, so that servers of one \
             version can go on until all are ready",
        ),
        OpenError::NewerSchema { .. } => {
            failed("newer-database", "use the version of mcpctl that wrote it, or a newer one")
        }
        OpenError::ForeignSchema(_) => failed("foreign-database", "name a database that mcpctl made, or an empty one"),
        OpenError::InvalidUrl | OpenError::UnknownUrlParameter => {
            failed("database-url", "check `--database-url`, or the variable or settings file that holds it")
        }
        OpenError::File { .. } => failed("database", "check that its folder exists and can be written"),
        OpenError::Store(StoreError::Unreachable(_)) => {
            Failure::unreachable("database-unreachable", "the database cannot be opened")
                .cause(error)
                .help("check that the database server runs, and its address, user and password")
        }
        OpenError::Store(_) => failed("database", "check that its folder can be written and has space"),
    }
}

/// The key: the variable, then a file, made when absent. By default it lies beside the user's other data and never in
/// a data folder, so that a copied folder gives nothing away.
pub(crate) fn sealing_key(file: Option<&Path>) -> Result<SealingKey, Failure> {
    if let Some(text) = env::SECRET_KEY.read() {
        return SealingKey::parse(&Secret::new(text)).map_err(|error| {
            Failure::usage("bad-variable", format!("{} holds no key", env::SECRET_KEY.name))
                .cause(error)
                .help("set it to 32 random bytes as base64: `openssl rand -base64 32`")
        });
    }
    let path = file.map_or_else(users_key_file, |file| Ok(file.to_owned()))?;
    load_or_create_key_file(&path).map_err(|error| bad_key_file(&path, error))
}

fn older_key(path: &Path) -> Result<SealingKey, Failure> {
    load_key_file(path).map_err(|error| bad_key_file(path, error))?.ok_or_else(|| {
        Failure::usage("key-file", format!("there is no key file `{}`", path.display()))
            .help("name the file of the key that was used until now with `--old-key-file`")
    })
}

fn bad_key_file(path: &Path, error: KeyFileError) -> Failure {
    Failure::usage("key-file", format!("the sealing key in `{}` cannot be used", path.display()))
        .cause(error)
        .help(format!("mend the file or its permissions, or set {}", env::SECRET_KEY.name))
}

/// The user's own key file.
pub(crate) fn users_key_file() -> Result<PathBuf, Failure> {
    let folders = Folders::of_the_user().map_err(|failure| {
        failure.help(format!("set HOME to an absolute path, or the key itself with {}", env::SECRET_KEY.name))
    })?;
    Ok(folders.data.join("secret.key"))
}

/// Makes the first account with its token, which lasts until `expires_at`, and lets Golem's public token in or keeps it
/// out.
pub(crate) async fn admit(
    store: &Store,
    token: &Secret,
    expires_at: Timestamp,
    golem_token: bool,
) -> Result<(), Failure> {
    let public = Secret::new(GOLEM_TOKEN);
    let outcome: Result<(), WriteError> = async {
        server::bootstrap(store, token, expires_at).await?;
        if golem_token {
            server::bootstrap(store, &public, Timestamp::MAX).await?;
        } else if let Some((record, _)) = store.authenticate(&TokenHash::of(GOLEM_TOKEN), Timestamp::now()).await? {
            // An earlier run let it in; this one does not.
            store.delete_token(&Actor::default(), record.id).await?;
        }
        Ok(())
    }
    .await;
    outcome.map_err(|error| silent(&error))
}

/// A database that was open and fails.
pub(crate) fn silent(error: &dyn std::fmt::Display) -> Failure {
    Failure::usage("database", "the database does not answer").cause(error).help("check that its disk has space")
}

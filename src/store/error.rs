//! What can go wrong with the database, and what a write can find there.

use std::fmt;
use std::path::PathBuf;

use crate::model::{Domain, ToolName};
use crate::secrets::SealError;

/// A kind of stored thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entity {
    /// An account.
    Account,
    /// An API token.
    Token,
    /// An application.
    Application,
    /// An environment.
    Environment,
    /// A domain registration.
    DomainRegistration,
    /// A security scheme.
    SecurityScheme,
    /// A component.
    Component,
    /// An MCP deployment.
    McpDeployment,
    /// A deployment revision.
    Deployment,
    /// The pins of an environment.
    Pins,
    /// The grant of an import.
    Grant,
    /// A published tool.
    ToolRelease,
    /// The grant of a published tool.
    ToolGrant,
}

impl Entity {
    const ALL: [Self; 13] = [
        Self::Account,
        Self::Token,
        Self::Application,
        Self::Environment,
        Self::DomainRegistration,
        Self::SecurityScheme,
        Self::Component,
        Self::McpDeployment,
        Self::Deployment,
        Self::Pins,
        Self::Grant,
        Self::ToolRelease,
        Self::ToolGrant,
    ];

    /// What people call it, without article.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Account => "account",
            Self::Token => "token",
            Self::Application => "application",
            Self::Environment => "environment",
            Self::DomainRegistration => "domain registration",
            Self::SecurityScheme => "security scheme",
            Self::Component => "component",
            Self::McpDeployment => "MCP deployment",
            Self::Deployment => "deployment",
            Self::Pins => "pins",
            Self::Grant => "grant",
            Self::ToolRelease => "tool release",
            Self::ToolGrant => "tool grant",
        }
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|entity| entity.as_str() == text)
    }
}

impl fmt::Display for Entity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The database did not do its part. None of these says anything about what was asked. No message holds the
/// database's URL, a statement or a stored value.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// No space is left for the database; nothing of the change was kept.
    #[error("the database's disk is full; nothing was changed")]
    Full,
    /// Others kept the database busy for too long.
    #[error("the database was busy for too long; nothing was changed")]
    Busy,
    /// A text to store or to look for holds U+0000, which PostgreSQL has no place for; on SQLite it is refused alike.
    #[error("a text holds the character U+0000, which cannot be stored")]
    Nul,
    /// It cannot be reached.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// A stored value is not what this program writes there.
    #[error("the database holds an unexpected value in `{column}`")]
    Corrupt {
        /// The column.
        column: &'static str,
    },
    /// A stored secret cannot be opened. [`SealError::UnknownKey`] means that the key was lost: what it protected has
    /// to be given again, for a grant by a new consent.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// Anything else that the database reports.
    #[error("the database reports: {0}")]
    Database(String),
}

/// Why the store could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// A newer program wrote it.
    #[error("the database has schema {found}, and this program knows schemas up to {known}; use a newer `mcpctl`")]
    NewerSchema {
        /// What was found.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// Its schema is older, and PostgreSQL is migrated on demand only.
    #[error("the database has {}, and this program needs schema {known}; run `mcpctl server migrate`", schema(*.found))]
    MigrationNeeded {
        /// What was found; `None` in an empty database.
        found: Option<i64>,
        /// What is needed.
        known: i64,
    },
    /// Its migrations are not the ones that this program has under the same numbers, or one of them broke off.
    #[error("the database's schema was not made by this program: {0}")]
    ForeignSchema(String),
    /// The database URL is not one.
    #[error("the database URL is not valid; it must look like `postgres://user:password@host/database`")]
    InvalidUrl,
    /// The database URL has a parameter that the driver does not know. Its name is not shown: it can be a secret that
    /// slipped behind the `?`.
    #[error(
        "the database URL has an unknown parameter; remove what follows its `?` or check the spelling (`sslmode`, …)"
    )]
    UnknownUrlParameter,
    /// The file cannot be made or protected.
    #[error("cannot open the database file `{}`: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The database did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn schema(found: Option<i64>) -> String {
    found.map_or_else(|| "no schema yet".to_owned(), |version| format!("schema {version}"))
}

/// Why a change was refused. Nothing of it was kept.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// There is no such thing (any more).
    #[error("no such {0}")]
    NotFound(Entity),
    /// Another one has this name.
    #[error("the {0} already exists")]
    AlreadyExists(Entity),
    /// It was changed since the caller read it.
    #[error("the {0} was changed meanwhile")]
    Stale(Entity),
    /// An MCP deployment needs its domain registered in the same environment first.
    #[error("the domain `{0}` is not registered in this environment")]
    DomainNotRegistered(Domain),
    /// The database did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a deploy was refused. Nothing of it was kept.
#[derive(Debug, thiserror::Error)]
pub enum ApplyError {
    /// Another deploy or rollback won.
    #[error("the environment was deployed or rolled back meanwhile")]
    StaleDeployment,
    /// What the content was computed from was changed.
    #[error("the staged state was changed meanwhile")]
    StaleStaged,
    /// Exactly this is already deployed.
    #[error("nothing to deploy: the environment already has this content")]
    Noop,
    /// The environment wants versions to be new, and this one is not.
    #[error("the version `{0}` was deployed before")]
    VersionExists(String),
    /// The environment wants releases to stay as they are, and this one has another content.
    #[error("the release `{0}` was published with another content")]
    AlreadyPublished(String),
    /// A tool is a release that is not published, or not granted to the environment.
    #[error("this environment has no grant for {}", .0.iter().map(|(tool, release)| format!("the release `{release}` of the tool `{tool}`")).collect::<Vec<_>>().join(", "))]
    NotGranted(Vec<(ToolName, String)>),
    /// One of the staged changes was refused.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl From<StoreError> for ApplyError {
    fn from(error: StoreError) -> Self {
        Self::Write(error.into())
    }
}

/// Why a rollback was refused. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum RollbackError {
    /// There is no such environment.
    #[error("no such environment")]
    NoEnvironment,
    /// The environment was never deployed.
    #[error("the environment was never deployed")]
    NotDeployed,
    /// There is no such deployment.
    #[error("no such deployment")]
    NoDeployment,
    /// Another deploy or rollback won.
    #[error("the environment was deployed or rolled back meanwhile")]
    StaleDeployment,
    /// It is the current one.
    #[error("nothing to do: this deployment is the current one")]
    Noop,
    /// The database did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The driver's errors, sorted by what a caller can do about them.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                let message = error.message().to_owned();
                // SQLite has numbers (the low byte is the primary code), PostgreSQL five characters.
                match code.parse::<u32>().ok().filter(|_| code.len() < 5).map(|code| code & 0xff) {
                    Some(13) => Self::Full,
                    Some(5 | 6) => Self::Busy,
                    Some(_) => Self::Database(message),
                    None => match &*code {
                        "53100" => Self::Full,
                        "40001" | "40P01" | "55P03" | "57014" => Self::Busy,
                        "53300" | "57P01" | "57P02" | "57P03" | "3D000" => Self::Unreachable(message),
                        code if code.starts_with("28") || code.starts_with("08") => Self::Unreachable(message),
                        _ => Self::Database(message),
                    },
                }
            }
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::PoolClosed => Self::Unreachable("it was closed".to_owned()),
            sqlx::Error::Io(error) => Self::Unreachable(error.to_string()),
            sqlx::Error::Tls(error) => Self::Unreachable(error.to_string()),
            other => Self::Database(other.to_string()),
        }
    }
}

//! The settings of the service: flags over the file over defaults.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Deserialize;
use url::Url;

use super::super::serving::database;
use crate::lock::Drift;
use crate::model::application::{DEFAULT_MCP_PORT, DEFAULT_ROUTER_PORT};
use crate::net::listen::InvalidNetwork;
use crate::net::{EgressPolicy, Network};
use crate::secrets::Secret;
use crate::settings::env;
use crate::store::{Location, Store};
use crate::ui::Failure;

/// The largest settings file.
const MAX_CONFIG: u64 = 1 << 20;

/// Where the database is and what seals its secrets.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Database")]
pub(super) struct DatabaseArgs {
    /// Settings as YAML; flags win
    #[arg(long, value_name = "FILE")]
    pub(super) config: Option<PathBuf>,
    /// SQLite database [default: `mcpctl.db`]
    #[arg(long, value_name = "FILE", conflicts_with = "database_url")]
    database: Option<PathBuf>,
    /// PostgreSQL database; better set `MCPCTL_DATABASE_URL`, which other users of the machine cannot see
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
    /// The key that seals secrets, made when absent [default: `MCPCTL_SECRET_KEY`, then a file of the user]
    #[arg(long, value_name = "FILE")]
    key_file: Option<PathBuf>,
    /// A key that was used before and still opens what it sealed, until `server rekey` (repeatable)
    #[arg(long, value_name = "FILE")]
    old_key_file: Vec<PathBuf>,
}

/// The settings file. Relative paths start at its folder.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(super) struct ConfigFile {
    /// SQLite database.
    database: Option<PathBuf>,
    /// PostgreSQL database.
    database_url: Option<Secret>,
    /// The sealing key's file.
    key_file: Option<PathBuf>,
    /// Files of keys that were used before.
    old_key_files: Vec<PathBuf>,
    /// Address of the control plane.
    pub(super) listen: Option<SocketAddr>,
    /// Addresses of the gateway.
    pub(super) mcp_listen: Vec<SocketAddr>,
    /// How this machine runs components.
    pub(super) runtime_file: Option<PathBuf>,
    /// Whether a proxy in front ends TLS.
    pub(super) behind_tls_proxy: bool,
    /// The control plane's URL as clients see it.
    pub(super) public_url: Option<Url>,
    /// Addresses or networks of the proxies.
    pub(super) trusted_proxies: Vec<TrustedProxy>,
    /// Address of the metrics.
    pub(super) metrics_addr: Option<SocketAddr>,
    /// Where imports and OAuth providers may be.
    pub(super) egress: Option<Egress>,
    /// What to do when an import provides something else than it is pinned to.
    pub(super) on_drift: Option<OnDrift>,
}

/// A policy, as the settings file writes it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct OnDrift(pub(super) Drift);

impl TryFrom<String> for OnDrift {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

/// A network, as the settings file writes it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct TrustedProxy(pub(super) Network);

impl TryFrom<String> for TrustedProxy {
    type Error = InvalidNetwork;
    fn try_from(text: String) -> Result<Self, InvalidNetwork> {
        text.parse().map(Self)
    }
}

/// Where imports and OAuth providers may be, in the operator's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(super) enum Egress {
    /// Public addresses alone.
    Public,
    /// Public addresses and this machine, where plain http is allowed.
    Loopback,
    /// Anywhere.
    Any,
}

impl From<Egress> for EgressPolicy {
    fn from(egress: Egress) -> Self {
        match egress {
            Egress::Public => Self::Public,
            Egress::Loopback => Self::PublicAndLoopback,
            Egress::Any => Self::Any,
        }
    }
}

impl ConfigFile {
    /// Reads the file; without one, nothing is set.
    pub(super) fn read(path: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self::default()) };
        let size = fs_err::metadata(path).map(|metadata| metadata.len());
        let text =
            size.and_then(|size| if size > MAX_CONFIG { Ok(None) } else { fs_err::read_to_string(path).map(Some) });
        let text = text.map_err(|error| Failure::usage("config", "cannot read the settings").cause(error))?;
        let Some(text) = text else {
            return Err(Failure::usage("config", format!("`{}` is larger than 1 MiB", path.display())));
        };
        let mut config: Self = serde_yaml::from_str(&text).map_err(|error| {
            Failure::usage("config", format!("`{}` is no settings file of the server", path.display())).cause(error)
        })?;
        let folder = path.parent().unwrap_or(Path::new(""));
        for file in [&mut config.database, &mut config.key_file, &mut config.runtime_file] {
            *file = file.take().map(|file| folder.join(file));
        }
        for file in &mut config.old_key_files {
            *file = folder.join(&*file);
        }
        Ok(config)
    }
}

/// Where things are kept.
#[derive(Debug)]
pub(super) struct Storage {
    /// The database.
    pub(super) location: Location,
    /// The sealing key's file; `None` for the user's own.
    pub(super) key_file: Option<PathBuf>,
    /// Files of keys that were used before.
    pub(super) old_key_files: Vec<PathBuf>,
}

impl Storage {
    /// By flag, variable, file, default; the file is the one that the flags name.
    pub(super) fn read(args: &DatabaseArgs) -> Result<Self, Failure> {
        Ok(Self::of(args, &ConfigFile::read(args.config.as_deref())?))
    }

    /// Opens a database that is there: a mistyped name makes no empty one.
    pub(super) async fn open_existing(&self) -> Result<Store, Failure> {
        self.must_exist()?;
        self.open().await
    }

    /// Refuses a key file that is not there, where one is named: a mistyped name would make a new key, and seal with it.
    pub(super) fn key_must_exist(&self) -> Result<(), Failure> {
        match &self.key_file {
            Some(path) if env::SECRET_KEY.read().is_none() && !path.exists() => {
                Err(Failure::usage("key-file", format!("there is no key file `{}`", path.display()))
                    .help("name the key that the servers use now with `--key-file`; starting a server makes a new one"))
            }
            _ => Ok(()),
        }
    }

    /// Refuses a file that is not there. A PostgreSQL server says so by itself.
    pub(super) fn must_exist(&self) -> Result<(), Failure> {
        match &self.location {
            Location::Sqlite(path) if !path.exists() => {
                Err(Failure::usage("no-database", format!("there is no database `{}`", path.display()))
                    .help("name it with `--database FILE` or `--config FILE`; `mcpctl server run` makes a new one"))
            }
            _ => Ok(()),
        }
    }

    /// Opens the database; a file is made when absent.
    pub(super) async fn open(&self) -> Result<Store, Failure> {
        database::open_store(
            &self.location,
            database::Keys { current: self.key_file.as_deref(), older: &self.old_key_files },
        )
        .await
    }

    /// By flag, variable, file, default.
    pub(super) fn of(args: &DatabaseArgs, config: &ConfigFile) -> Self {
        let url = args.database_url.clone().map(Secret::new);
        let url = url.or_else(|| {
            let by_variable = || env::DATABASE_URL.read().map(Secret::new);
            args.database.is_none().then(|| by_variable().or_else(|| config.database_url.clone())).flatten()
        });
        let location = match url {
            Some(url) => Location::Postgres(url),
            None => Location::Sqlite(
                args.database.clone().or_else(|| config.database.clone()).unwrap_or_else(|| "mcpctl.db".into()),
            ),
        };
        let old_key_files = args.old_key_file.iter().chain(&config.old_key_files).cloned().collect();
        Self { location, key_file: args.key_file.clone().or_else(|| config.key_file.clone()), old_key_files }
    }
}

/// The control plane's address where nothing is said.
pub(super) fn default_listen() -> SocketAddr {
    SocketAddr::new(Ipv4Addr::LOCALHOST.into(), DEFAULT_ROUTER_PORT)
}

/// The gateway's addresses where nothing is said.
pub(super) fn default_mcp_listen() -> Vec<SocketAddr> {
    vec![
        SocketAddr::new(Ipv4Addr::LOCALHOST.into(), DEFAULT_MCP_PORT),
        SocketAddr::new(Ipv6Addr::LOCALHOST.into(), DEFAULT_MCP_PORT),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_start_at_the_files_folder_and_unknown_keys_are_refused() {
        let dir = tempfile::tempdir().expect("folder");
        let file = dir.path().join("server.yaml");
        fs_err::write(&file, "listen: 127.0.0.1:1\ndatabase: data/x.db\n").expect("write");
        let config = ConfigFile::read(Some(&file)).expect("read");
        assert_eq!(config.listen, Some("127.0.0.1:1".parse().expect("an address")));
        let storage = Storage::of(&DatabaseArgs::default(), &config);
        assert!(matches!(storage.location, Location::Sqlite(path) if path == dir.path().join("data/x.db")));
        fs_err::write(&file, "egress: loopback\n").expect("write");
        assert_eq!(ConfigFile::read(Some(&file)).expect("read").egress, Some(Egress::Loopback));
        fs_err::write(&file, "onDrift: hide\n").expect("write");
        assert_eq!(ConfigFile::read(Some(&file)).expect("read").on_drift.map(|drift| drift.0), Some(Drift::Hide));
        fs_err::write(&file, "onDrift: ignore\n").expect("write");
        let failure = ConfigFile::read(Some(&file)).expect_err("no policy");
        assert!(failure.causes[0].contains("must be `serve`, `hide` or `fail`"), "{failure:?}");
        fs_err::write(&file, "lisen: 127.0.0.1:1\n").expect("write");
        let failure = ConfigFile::read(Some(&file)).expect_err("unknown key");
        assert!(failure.causes[0].contains("lisen"), "{failure:?}");
    }
}

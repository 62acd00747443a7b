//! The data folder of `up`: private, locked while a server runs, and found by our own client.

use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};

use fs_err as fs;
use serde_json::json;

use crate::client::LocalServer;
use crate::secrets::{Secret, random_token};
use crate::ui::Failure;

/// The layout of the folder. A newer one is not touched.
const FORMAT: u32 = 1;
const FORMAT_FILE: &str = "format";
const LOCK_FILE: &str = "lock";
const IGNORE_FILE: &str = ".gitignore";
const DATABASE: &str = "mcpctl.db";

/// An open data folder. The lock holds until it is dropped, or the process ends in whatever way.
#[derive(Debug)]
pub(crate) struct DataFolder {
    path: PathBuf,
    token: Secret,
    _lock: File,
}

impl DataFolder {
    /// Opens the folder, made when absent, and locks it.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        make_private(path).map_err(|error| unusable(path, &error))?;
        refuse_strange(path)?;
        let lock = lock(path)?;
        settle_format(path)?;
        fs::write(path.join(IGNORE_FILE), "*\n").map_err(|error| unusable(path, &error))?;
        let token = token(path).map_err(|error| unusable(path, &error))?;
        Ok(Self { path: path.to_owned(), token, _lock: lock })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The token of the server's first account.
    pub(crate) fn token(&self) -> &Secret {
        &self.token
    }

    /// The database's file.
    pub(crate) fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }

    /// Tells our client where the server listens.
    pub(crate) fn write_ports(&self, ports: Ports) -> Result<(), Failure> {
        ports.write(&self.path.join(LocalServer::PORTS_FILE))
    }

    /// The server listens no more.
    pub(crate) fn remove_ports(&self) {
        // A file that stays is what a killed server leaves too: the client finds nobody there and says so.
        let _ = fs::remove_file(self.path.join(LocalServer::PORTS_FILE));
    }
}

/// The ports that a server listens on, as Golem's `--ports-file` tells them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ports {
    /// The control plane's.
    pub(crate) router: u16,
    /// The port of HTTP API deployments in Golem; nothing listens there.
    pub(crate) custom_request: u16,
    /// The gateway's.
    pub(crate) mcp: u16,
}

impl Ports {
    /// Writes the file; a reader never sees half of it.
    pub(crate) fn write(self, path: &Path) -> Result<(), Failure> {
        let text = json!({
            "routerPort": self.router,
            "customRequestPort": self.custom_request,
            "mcpPort": self.mcp,
        });
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let written = tempfile::NamedTempFile::new_in(folder).and_then(|mut file| {
            writeln!(file, "{text}")?;
            file.as_file().set_permissions(std::fs::Permissions::from_mode(0o644))?;
            file.persist(path).map(drop).map_err(|error| error.error)
        });
        written.map_err(|error| {
            Failure::usage("ports-file", format!("cannot write the ports to `{}`", path.display())).cause(error)
        })
    }
}

fn make_private(path: &Path) -> std::io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    match std::fs::DirBuilder::new().mode(0o700).create(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            // It may have come out of an archive or a careless copy.
            if fs::metadata(path)?.permissions().mode() & 0o077 != 0 && path.join(FORMAT_FILE).exists() {
                fs::set_permissions(path, std::fs::Permissions::from_mode(0o700))?;
            }
            Ok(())
        }
        other => other,
    }
}

/// A folder with other things in it is somebody's own: `--data-dir ~` must not turn a home into a data folder.
fn refuse_strange(path: &Path) -> Result<(), Failure> {
    if path.join(FORMAT_FILE).exists() {
        return Ok(());
    }
    let ours = [LOCK_FILE, IGNORE_FILE, LocalServer::TOKEN_FILE];
    let entries = fs::read_dir(path).map_err(|error| unusable(path, &error))?;
    let strange = entries.filter_map(Result::ok).any(|entry| !ours.iter().any(|name| entry.file_name() == *name));
    if strange {
        return Err(Failure::usage("strange-folder", format!("`{}` is not a data folder of mcpctl", path.display()))
            .help("name an empty or new folder with `--data-dir`"));
    }
    // Empty, or made a moment ago by a server that did not get further.
    fs::set_permissions(path, std::fs::Permissions::from_mode(0o700)).map_err(|error| unusable(path, &error))
}

fn lock(path: &Path) -> Result<File, Failure> {
    let file = File::options().create(true).truncate(false).read(true).write(true).open(path.join(LOCK_FILE));
    let file = file.map_err(|error| unusable(path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(Failure::usage("folder-in-use", format!("another `mcpctl up` uses `{}`", path.display())).help(
                "stop that one, or give this one a folder of its own with `--data-dir` (or MCPCTL_DATA_DIR, or `localServer.dataDir`)",
            ))
        }
        Err(TryLockError::Error(error)) => Err(unusable(path, &error)),
    }
}

fn settle_format(path: &Path) -> Result<(), Failure> {
    let file = path.join(FORMAT_FILE);
    match fs::read_to_string(&file) {
        Ok(text) => match text.trim().parse::<u32>() {
            Ok(FORMAT) => Ok(()),
            Ok(newer) if newer > FORMAT => Err(Failure::usage(
                "newer-folder",
                format!("`{}` was written by a newer mcpctl (format {newer})", path.display()),
            )
            .help("update mcpctl, or use another folder with `--data-dir`")),
            _ => Err(Failure::usage("strange-folder", format!("`{}` holds no format number", file.display()))
                .help("use another folder with `--data-dir`, or remove this one")),
        },
        Err(error) if error.kind() == ErrorKind::NotFound => {
            fs::write(&file, format!("{FORMAT}\n")).map_err(|error| unusable(path, &error))
        }
        Err(error) => Err(unusable(path, &error)),
    }
}

/// The folder's token, made when absent. It appears whole or not at all, and is the owner's alone from the beginning.
fn token(path: &Path) -> std::io::Result<Secret> {
    let file = path.join(LocalServer::TOKEN_FILE);
    match fs::read_to_string(&file) {
        Ok(text) if text.trim().len() >= 16 => {
            fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600))?;
            return Ok(Secret::new(text.trim()));
        }
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let token = random_token();
    let mut temporary = tempfile::NamedTempFile::new_in(path)?;
    writeln!(temporary, "{}", token.expose())?;
    temporary.persist(&file).map_err(|error| error.error)?;
    Ok(token)
}

fn unusable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::usage("data-folder", format!("the data folder `{}` cannot be used", path.display()))
        .cause(error)
        .help("free space or mend its permissions, or use another folder with `--data-dir`")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("metadata").permissions().mode() & 0o777
    }

    #[test]
    fn a_folder_is_private_locked_and_keeps_its_token() {
        let dir = tempfile::tempdir().expect("folder");
        let path = dir.path().join("data");
        let open = DataFolder::open(&path).expect("opens");
        assert_eq!((mode(&path), mode(&path.join("token"))), (0o700, 0o600));
        assert_eq!(fs::read_to_string(path.join(".gitignore")).expect("read"), "*\n");
        let second = DataFolder::open(&path).expect_err("locked");
        assert_eq!(second.code, "folder-in-use");
        assert!(second.help.is_some_and(|help| help.contains("--data-dir")));
        let token = open.token().clone();
        drop(open);
        assert_eq!(DataFolder::open(&path).expect("opens again").token(), &token);
    }

    #[test]
    fn other_peoples_folders_and_newer_ones_are_left_alone() {
        let dir = tempfile::tempdir().expect("folder");
        fs::write(dir.path().join("thesis.txt"), "x").expect("write");
        assert_eq!(DataFolder::open(dir.path()).expect_err("strange").code, "strange-folder");
        assert!(!dir.path().join("lock").exists());
        let newer = dir.path().join("newer");
        fs::create_dir_all(&newer).expect("folder");
        fs::write(newer.join("format"), "2\n").expect("write");
        assert_eq!(DataFolder::open(&newer).expect_err("newer").code, "newer-folder");
    }

    #[test]
    fn ports_are_what_golem_writes() {
        let dir = tempfile::tempdir().expect("folder");
        let file = dir.path().join("ports.json");
        Ports { router: 1, custom_request: 2, mcp: 3 }.write(&file).expect("written");
        let text = fs::read_to_string(&file).expect("read");
        assert_eq!(text.trim(), r#"{"routerPort":1,"customRequestPort":2,"mcpPort":3}"#);
        let data = LocalServer::read(dir.path());
        assert_eq!(data.router_port, Some(1));
    }
}

//! Where the `up` of an application keeps its state: the same answer for `up` itself and for the commands that look
//! for the running one.

use std::path::{Path, PathBuf};

use crate::manifest::Loaded;
use crate::settings::env;

/// The folder in the application root, where nothing else is said.
pub(crate) const DATA_FOLDER: &str = ".mcpctl";

/// The data folder: flag, then `MCPCTL_DATA_DIR`, then `localServer.dataDir`, then `.mcpctl` in the application root.
pub(crate) fn locate(flag: Option<&Path>, loaded: &Loaded) -> PathBuf {
    flag.map(Path::to_path_buf)
        .or_else(|| env::DATA_DIR.read().map(PathBuf::from))
        .or_else(|| loaded.application.local_server.data_dir.as_ref().map(|dir| loaded.root_dir.join(dir)))
        .unwrap_or_else(|| loaded.root_dir.join(DATA_FOLDER))
}

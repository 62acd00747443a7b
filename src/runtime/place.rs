//! Where a component runs: folders, variables, time limit.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::model::RuntimeComponent;
use crate::model::runtime::DEFAULT_CALL_TIMEOUT;

use super::{NotReady, resolve};

/// What every process of a component has in common.
#[derive(Debug, Clone)]
pub(super) struct Place {
    root: PathBuf,
    cwd: PathBuf,
    data_folder: Option<PathBuf>,
    /// Variables beside the inherited ones.
    pub(super) env: Vec<(String, String)>,
    /// Time limit of one call.
    pub(super) limit: Duration,
}

impl Place {
    /// The place of a component. `root` is the runtime file's folder.
    pub(super) fn new(component: &RuntimeComponent, root: &Path, data_folder: Option<&Path>) -> Self {
        Self {
            root: root.to_owned(),
            cwd: root.join(&component.cwd),
            // A data folder that does not exist yet is compared as it is written.
            data_folder: data_folder.map(|folder| folder.canonicalize().unwrap_or_else(|_| folder.to_owned())),
            env: component.env.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            limit: if component.timeout.is_zero() { DEFAULT_CALL_TIMEOUT } else { component.timeout },
        }
    }

    /// The data folder, which no program may see.
    pub(super) fn data_folder(&self) -> Option<&Path> {
        self.data_folder.as_deref()
    }

    /// The file of a program; `key` is what names it in the runtime file.
    pub(super) fn program(&self, name: &str, key: &'static str) -> Result<PathBuf, NotReady> {
        let search = self.env.iter().find(|(name, _)| name == "PATH").map(|(_, value)| value.as_str());
        resolve::program(name, &self.root, search)
            .ok_or_else(|| NotReady::MissingProgram { program: name.to_owned(), key })
    }

    /// The working folder, without links.
    pub(super) fn working_folder(&self) -> Result<PathBuf, NotReady> {
        let missing = || NotReady::MissingFolder(self.cwd.display().to_string());
        let folder = self.cwd.canonicalize().map_err(|_| missing())?;
        if !folder.is_dir() {
            return Err(missing());
        }
        if self.data_folder.as_ref().is_some_and(|private| folder.starts_with(private)) {
            return Err(NotReady::FolderIsPrivate);
        }
        Ok(folder)
    }
}

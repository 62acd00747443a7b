//! The file behind a program's name.

use std::path::{Path, PathBuf};

/// The file that a program name means: with a `/` relative to the runtime file's folder, otherwise from `PATH`.
pub(super) fn program(name: &str, root: &Path, search: Option<&str>) -> Option<PathBuf> {
    if name.is_empty() {
        return None;
    }
    if name.contains('/') {
        let path = root.join(name);
        return is_program(&path).then_some(path);
    }
    let search = search.map(Into::into).or_else(|| std::env::var_os("PATH"))?;
    std::env::split_paths(&search)
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join(name))
        .find(|path| is_program(path))
}

fn is_program(path: &Path) -> bool {
    path.is_file() && rustix::fs::access(path, rustix::fs::Access::EXEC_OK).is_ok()
}

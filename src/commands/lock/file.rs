//! The file beside the manifest: whole or not at all, and untouched when nothing changed.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::lock::{LOCK_NAME, Lock, MAX_BYTES, render};
use crate::manifest::Loaded;
use crate::ui::Failure;

fn path(loaded: &Loaded) -> PathBuf {
    loaded.root_dir.join(LOCK_NAME)
}

/// Whether there is a file, readable or not.
pub(super) fn exists(loaded: &Loaded) -> bool {
    path(loaded).symlink_metadata().is_ok()
}

/// Writes the lock where it differs from what is there; says whether it was written.
pub(super) fn write(loaded: &Loaded, lock: &Lock) -> Result<bool, Failure> {
    let path = path(loaded);
    let text = render(lock);
    if text.len() as u64 > MAX_BYTES {
        let message = "`mcp.lock` would be larger than 32 MiB, the most that is read; it was not written";
        return Err(Failure::refused("lock-too-large", message)
            .help("select fewer tools with `include` or `exclude` at the imports"));
    }
    if fs_err::read(&path).is_ok_and(|before| before == text.as_bytes()) {
        return Ok(false);
    }
    replace(&path, &text).map_err(|error| {
        Failure::usage("output", format!("cannot write `{}`", path.display()))
            .cause(error)
            .help("check that the folder of the manifest can be written")
    })?;
    Ok(true)
}

fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    // A link stays a link.
    let target = fs_err::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = target.parent().unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".mcp.lock-");
    #[cfg(unix)]
    {
        // A file for version control, with the permissions of the one before it or those of any new file.
        use std::os::unix::fs::PermissionsExt;
        let before = fs_err::metadata(&target).ok().map(|found| found.permissions());
        builder.permissions(before.unwrap_or_else(|| PermissionsExt::from_mode(0o666)));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(&target).map_err(|error| error.error)?;
    Ok(())
}

//! Noticing edits. Folders are watched, not files: editors replace files instead of writing into them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher};
use tokio::sync::mpsc;

/// How long the files must be quiet before they count as saved.
const QUIET: Duration = Duration::from_millis(120);

/// Watches the files of an application.
pub(crate) struct Edits {
    watcher: RecommendedWatcher,
    folders: BTreeSet<PathBuf>,
    files: Arc<Mutex<BTreeSet<PathBuf>>>,
    events: mpsc::Receiver<()>,
}

impl Edits {
    /// Watches these files.
    pub(crate) fn of(files: &[PathBuf]) -> notify::Result<Self> {
        // One place is enough: it says that something happened, not what.
        let (tell, events) = mpsc::channel(1);
        let watched = Arc::new(Mutex::new(BTreeSet::new()));
        let files_of_event = Arc::clone(&watched);
        let watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
            let files = files_of_event.lock().unwrap_or_else(PoisonError::into_inner);
            // After an error events may be missing, so that counts as an edit too.
            if event.map_or(true, |event| concerns(&event, &files)) {
                let _ = tell.try_send(());
            }
        })?;
        let mut edits = Self { watcher, folders: BTreeSet::new(), files: watched, events };
        edits.follow(files)?;
        Ok(edits)
    }

    /// Goes over to another set of files: an edit can add or remove includes.
    pub(crate) fn follow(&mut self, files: &[PathBuf]) -> notify::Result<()> {
        let files: BTreeSet<PathBuf> = files.iter().map(|file| real(file)).collect();
        let folders: BTreeSet<PathBuf> = files.iter().filter_map(|file| file.parent()).map(Path::to_path_buf).collect();
        for folder in folders.difference(&self.folders).filter(|folder| folder.is_dir()) {
            self.watcher.watch(folder, RecursiveMode::NonRecursive)?;
        }
        for folder in self.folders.difference(&folders) {
            // A folder that is gone is not watched any more anyhow.
            let _ = self.watcher.unwatch(folder);
        }
        self.folders = folders;
        *self.files.lock().unwrap_or_else(PoisonError::into_inner) = files;
        Ok(())
    }

    /// Waits for the next edit, until the files are quiet again.
    pub(crate) async fn next(&mut self) {
        if self.events.recv().await.is_none() {
            // The watcher lives as long as `self`, so this does not happen; if it did, there would be no edits.
            std::future::pending::<()>().await;
        }
        while let Ok(Some(())) = tokio::time::timeout(QUIET, self.events.recv()).await {}
    }
}

/// Whether an event is about one of the files, or about a YAML file beside them, which an include may take in.
fn concerns(event: &Event, files: &BTreeSet<PathBuf>) -> bool {
    let yaml = |path: &Path| path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml");
    !event.kind.is_access() && event.paths.iter().any(|path| files.contains(path) || yaml(path))
}

/// The file as the system names it in events: its folder without links. The file itself may be absent.
fn real(file: &Path) -> PathBuf {
    match (file.parent().and_then(|folder| fs_err::canonicalize(folder).ok()), file.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => file.to_path_buf(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_replaced_file_is_an_edit_and_a_strangers_file_is_none() {
        let dir = tempfile::tempdir().expect("folder");
        let file = dir.path().join("golem.yaml");
        fs_err::write(&file, "app: a\n").expect("write");
        let mut edits = Edits::of(std::slice::from_ref(&file)).expect("watches");
        fs_err::write(dir.path().join("notes.txt"), "x").expect("write");
        let quiet = tokio::time::timeout(Duration::from_millis(400), edits.next()).await;
        assert!(quiet.is_err(), "notes.txt is nobody's business");
        let temporary = dir.path().join("golem.yaml~");
        fs_err::write(&temporary, "app: b\n").expect("write");
        fs_err::rename(&temporary, &file).expect("rename");
        tokio::time::timeout(Duration::from_secs(10), edits.next()).await.expect("the edit is noticed");
    }
}

//! Where the manifest is: the outermost `golem.yaml` from a folder upwards, as Golem finds it.

use std::path::{Component, Path, PathBuf};

use super::load::MANIFEST_NAME;

/// What discovery met.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Discovered {
    /// The outermost manifest: the root.
    pub(super) root: PathBuf,
    /// The nearest one, when it is another file.
    pub(super) nearest: Option<PathBuf>,
}

/// Looks from a folder upwards.
pub(super) fn discover(from: &Path) -> Option<Discovered> {
    let from = absolute(from);
    let mut found: Vec<PathBuf> =
        from.ancestors().map(|dir| dir.join(MANIFEST_NAME)).filter(|path| path.is_file()).collect();
    let root = found.pop()?;
    Some(Discovered { root, nearest: found.into_iter().next() })
}

/// The path from the file system's root, with `.` and `..` folded by name.
pub(super) fn absolute(path: &Path) -> PathBuf {
    let full = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let mut folded = PathBuf::new();
    for part in full.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                folded.pop();
            }
            other => folded.push(other),
        }
    }
    folded
}

/// A path as people read it: relative to a folder, with `/`.
pub(super) fn display_name(path: &Path, root: &Path) -> String {
    let common = path.components().zip(root.components()).take_while(|(a, b)| a == b).count();
    let ups = root.components().count() - common;
    let down = path.components().skip(common).map(|part| part.as_os_str().to_string_lossy().into_owned());
    std::iter::repeat_n("..".to_owned(), ups).chain(down).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outermost_wins_and_the_nearest_is_remembered() {
        let dir = tempfile::tempdir().expect("folder");
        let inner = dir.path().join("a/b");
        fs_err::create_dir_all(&inner).expect("folders");
        assert_eq!(discover(&inner), None);
        fs_err::write(inner.join(MANIFEST_NAME), "").expect("write");
        assert_eq!(discover(&inner), Some(Discovered { root: inner.join(MANIFEST_NAME), nearest: None }));
        fs_err::write(dir.path().join(MANIFEST_NAME), "").expect("write");
        let found = discover(&inner).expect("found");
        assert_eq!((found.root, found.nearest), (dir.path().join(MANIFEST_NAME), Some(inner.join(MANIFEST_NAME))));
    }

    #[test]
    fn names_are_relative_with_slashes() {
        let name = |path: &str, root: &str| display_name(Path::new(path), Path::new(root));
        assert_eq!(name("/a/b/golem.yaml", "/a"), "b/golem.yaml");
        assert_eq!(name("/a/x.yaml", "/a/b"), "../x.yaml");
        assert_eq!(name("/x.yaml", "/a/b"), "../../x.yaml");
    }
}

//! `includes`: globs relative to the root manifest's folder, with the meaning that Golem gives them.
//!
//! Golem matches with the crate `wax`. What is common in manifests (`*`, `?`, `**`, `[…]`, `{a,b}`, leading `../`) is
//! matched here in the same way; what is not (`$`, `<…>`, `(?i)`, alternatives over folders) is refused.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::discover::absolute;

/// How many folder entries one run looks at, so that `**` in a wrong place ends.
const MAX_VISITED: usize = 200_000;
/// How deep `**` goes.
const MAX_DEPTH: usize = 64;

/// Why a glob cannot be used; reads after "the glob ".
#[derive(Debug, PartialEq, Eq)]
pub(super) struct GlobError(pub(super) String);

enum Part {
    Literal(String),
    Pattern(globset::GlobMatcher),
    AnyFolders,
}

/// The files that a glob selects, in path order.
pub(super) fn expand(root: &Path, glob: &str) -> Result<BTreeSet<PathBuf>, GlobError> {
    let (base, parts) = parse(root, glob)?;
    let mut walk = Walk { found: BTreeSet::new(), visited: 0 };
    walk.step(&base, &parts, 0);
    if walk.visited >= MAX_VISITED {
        return Err(GlobError(format!("looks at more than {MAX_VISITED} files; narrow it")));
    }
    Ok(walk.found)
}

fn parse(root: &Path, glob: &str) -> Result<(PathBuf, Vec<Part>), GlobError> {
    let fail = |reason: &str| Err(GlobError(reason.to_owned()));
    if glob.is_empty() {
        return fail("is empty");
    }
    if glob.ends_with('/') || glob.contains("//") {
        return fail("has a `/` without a name after it");
    }
    let mut base = if glob.starts_with('/') { PathBuf::from("/") } else { root.to_path_buf() };
    let mut parts = Vec::new();
    for text in glob.split('/').filter(|text| !text.is_empty()) {
        match text {
            "." | ".." if parts.is_empty() => base.push(text),
            "." | ".." => return fail("has `.` or `..` after its first name"),
            "**" if matches!(parts.last(), Some(Part::AnyFolders)) => return fail("has `**` twice in a row"),
            "**" => parts.push(Part::AnyFolders),
            _ => parts.push(part(text)?),
        }
    }
    if parts.is_empty() {
        return fail("names a folder, not files");
    }
    Ok((absolute(&base), parts))
}

fn part(text: &str) -> Result<Part, GlobError> {
    let fail = |reason: String| Err(GlobError(reason));
    if text.contains("**") {
        return fail("has `**` beside other characters; it must stand alone between slashes".to_owned());
    }
    if let Some(odd) = oddity(text) {
        return fail(format!("has {odd}; use names, `*`, `?`, `[a-z]`, `[!a-z]`, `{{a,b}}` and `**`"));
    }
    if !text.contains(['*', '?', '[', ']', '{', '}', '\\']) {
        return Ok(Part::Literal(text.to_owned()));
    }
    let built = globset::GlobBuilder::new(text).literal_separator(true).backslash_escape(true).build();
    match built {
        Ok(glob) => Ok(Part::Pattern(glob.compile_matcher())),
        Err(error) => fail(format!("is malformed: {}", error.kind())),
    }
}

/// What in a part Golem reads otherwise, refuses, or may read otherwise some day.
fn oddity(text: &str) -> Option<String> {
    let mut chars = text.chars().peekable();
    let mut in_braces = false;
    // What stands before: alternatives cannot be empty.
    let mut before = '{';
    while let Some(c) = chars.next() {
        match c {
            '[' => {
                let class: String = chars.by_ref().take_while(|c| *c != ']').collect();
                let inner = class.strip_prefix('!').unwrap_or(&class);
                let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
                if inner.is_empty() || !inner.chars().all(plain) || inner.starts_with('-') || inner.ends_with('-') {
                    return Some(format!("the class `[{class}]`"));
                }
            }
            '{' if in_braces => return Some("alternatives in alternatives".to_owned()),
            '{' => in_braces = true,
            '*' if in_braces => return Some("a `*` in alternatives".to_owned()),
            ',' | '}' if !in_braces => return Some(format!("a `{c}` outside of alternatives")),
            ',' | '}' if matches!(before, '{' | ',') => return Some("an empty alternative".to_owned()),
            '}' => in_braces = false,
            '\\' => match chars.next() {
                Some('?' | '*' | '$' | ':' | '<' | '>' | '(' | ')' | '[' | ']' | '{' | '}' | ',') => {}
                _ => return Some("a `\\` before a character that needs none".to_owned()),
            },
            ']' | '$' | '<' | '>' | '(' | ')' | ':' => return Some(format!("a `{c}`")),
            _ => {}
        }
        before = c;
    }
    in_braces.then(|| "alternatives over several folders, or a `{` without its `}`".to_owned())
}

struct Walk {
    found: BTreeSet<PathBuf>,
    visited: usize,
}

impl Walk {
    fn step(&mut self, dir: &Path, parts: &[Part], depth: usize) {
        let Some((part, rest)) = parts.split_first() else { return };
        match part {
            Part::Literal(name) => self.enter(&dir.join(name), rest, depth, true),
            Part::Pattern(matcher) => {
                for (name, path) in self.entries(dir) {
                    if matcher.is_match(&name) {
                        self.enter(&path, rest, depth, false);
                    }
                }
            }
            Part::AnyFolders => {
                if rest.is_empty() {
                    self.everything(dir, depth);
                    return;
                }
                self.step(dir, rest, depth);
                if depth < MAX_DEPTH {
                    for (_, path) in self.entries(dir) {
                        if is_real_folder(&path) {
                            self.step(&path, parts, depth + 1);
                        }
                    }
                }
            }
        }
    }

    /// Goes on below a matched path, or takes it when nothing is left to match.
    fn enter(&mut self, path: &Path, rest: &[Part], depth: usize, follow: bool) {
        // `**` at the end also stands for no folder at all.
        if matches!(rest, [] | [Part::AnyFolders]) && path.is_file() {
            self.found.insert(path.to_path_buf());
        } else if !rest.is_empty() && (is_real_folder(path) || follow && path.is_dir()) {
            self.step(path, rest, depth);
        }
    }

    fn everything(&mut self, dir: &Path, depth: usize) {
        for (_, path) in self.entries(dir) {
            if is_real_folder(&path) {
                if depth < MAX_DEPTH {
                    self.everything(&path, depth + 1);
                }
            } else if path.is_file() {
                self.found.insert(path);
            }
        }
    }

    /// The entries of a folder; one that cannot be read has none, as with Golem.
    fn entries(&mut self, dir: &Path) -> Vec<(String, PathBuf)> {
        let Ok(entries) = fs_err::read_dir(dir) else { return Vec::new() };
        let mut result = Vec::new();
        for entry in entries.flatten() {
            self.visited += 1;
            if self.visited >= MAX_VISITED {
                break;
            }
            if let Ok(name) = entry.file_name().into_string() {
                result.push((name, entry.path()));
            }
        }
        result
    }
}

/// A folder that is not a symbolic link.
fn is_real_folder(path: &Path) -> bool {
    path.symlink_metadata().is_ok_and(|meta| meta.is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> tempfile::TempDir {
        let dir = tempfile::tempdir().expect("folder");
        for path in ["app/golem.yaml", "app/common-rust/golem.yaml", "app/a/b/golem.yaml", "app/a/x.yml", "shared.yaml"]
        {
            let path = dir.path().join(path);
            fs_err::create_dir_all(path.parent().expect("parent")).expect("folders");
            fs_err::write(path, "").expect("file");
        }
        dir
    }

    fn names(glob: &str) -> Result<Vec<String>, GlobError> {
        let dir = tree();
        let root = dir.path().join("app");
        let found = expand(&root, glob)?;
        Ok(found.iter().map(|path| super::super::discover::display_name(path, &root)).collect())
    }

    #[test]
    fn the_globs_of_real_manifests() {
        assert_eq!(names("common-*/golem.yaml"), Ok(vec!["common-rust/golem.yaml".to_owned()]));
        assert_eq!(names("../shared.yaml"), Ok(vec!["../shared.yaml".to_owned()]));
        assert_eq!(names("./a/*/golem.yaml"), Ok(vec!["a/b/golem.yaml".to_owned()]));
        assert_eq!(names("**/golem.yaml").expect("valid").len(), 3);
        assert_eq!(names("a/**").expect("valid"), ["a/b/golem.yaml", "a/x.yml"]);
        assert_eq!(names("a/x.{yml,yaml}").expect("valid"), ["a/x.yml"]);
        assert_eq!(names("none/*.yaml"), Ok(vec![]));
    }

    #[test]
    fn what_golem_would_match_otherwise_is_refused() {
        for glob in ["", "a**/b", "$x", "<a:1,2>", "(?i)a", "{a/b,c}", "[a", "a/../b", ".."] {
            assert!(names(glob).is_err(), "{glob}");
        }
    }

    /// The files that Golem's matcher selects; `None` when it refuses the glob.
    fn with_wax(root: &Path, glob: &str) -> Option<BTreeSet<PathBuf>> {
        let glob = wax::Glob::new(glob).ok()?;
        let files = glob.walk(root).flatten().map(|entry| entry.path().to_path_buf()).filter(|path| path.is_file());
        Some(files.collect())
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig::with_cases(300))]

        /// A glob that is accepted selects what it selects in Golem.
        #[test]
        fn globs_select_what_golem_selects(pieces in proptest::collection::vec(piece(), 1..6)) {
            static TREE: std::sync::OnceLock<tempfile::TempDir> = std::sync::OnceLock::new();
            let root = TREE.get_or_init(tree).path();
            let glob = pieces.concat();
            if let Ok(ours) = expand(root, &glob) {
                proptest::prop_assert_eq!(Some(ours), with_wax(root, &glob), "{}", glob);
            }
        }
    }

    fn piece() -> impl proptest::strategy::Strategy<Value = &'static str> {
        proptest::sample::select(vec![
            "app",
            "a",
            "b",
            "x",
            "golem",
            "common-rust",
            "*",
            "**",
            "?",
            "/",
            "/",
            "/",
            "**/",
            "*/",
            ".",
            ".yaml",
            ".yml",
            "-",
            "[a-c]",
            "[!a]",
            "[^a]",
            "[ab]",
            "[]",
            "[x",
            "{a,b}",
            "{a,*}",
            "{yml,yaml}",
            "{}",
            "{a}",
            "{a,{b,x}}",
            "}",
            "]",
            ",",
            "\\*",
            "\\",
            "A",
            "$",
            "(?i)",
            "<a:1>",
            ":",
            "ä",
        ])
    }
}

//! `mcp.lock`, from text to pins. Somebody merged it, and upstreams wrote most of it: nothing in it is trusted.

use std::collections::BTreeMap;
use std::path::Path;

use super::discover::display_name;
use super::source::{self, LoadError};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Finding, Place, SourceFile, SourceMap};
use crate::lock::{Definition, Digest, Filter, Identity, Lock, LockedImport, LockedTool, MAX_BYTES, VERSION};
use crate::model::{EnvironmentName, ImportName};
use crate::yaml::{Content, Entry, Node, compose};

/// A lock, read.
pub(super) struct Read {
    /// The tree, for places.
    pub(super) tree: Option<Node>,
    /// What it says; `None` when it cannot be trusted, which has a finding.
    pub(super) lock: Option<Lock>,
}

/// Reads the lock; `None` when there is none. One that is there and cannot be read is a finding.
pub(super) fn read(path: &Path, root: &Path, sources: &mut SourceMap, findings: &mut Vec<Finding>) -> Option<Read> {
    if is_absent(path) {
        return None;
    }
    let name = display_name(path, root);
    match text_of(path) {
        Ok(text) => Some(parse(name, &text, sources, findings)),
        Err(problem) => {
            let file = sources.add(SourceFile::new(name, ""));
            findings.push(
                Finding::new(codes::INVALID_LOCK, format!("the lock cannot be read: {problem}"))
                    .at(file, crate::diagnostics::Span::new(0, 0))
                    .help(RESTORE),
            );
            Some(Read { tree: None, lock: None })
        }
    }
}

/// What to do about a lock that cannot be trusted.
const RESTORE: &str = "restore the file from version control, or remove it, and run `mcpctl lock`";

/// Whether nothing is there, not even a link.
fn is_absent(path: &Path) -> bool {
    path.symlink_metadata().is_err_and(|error| error.kind() == std::io::ErrorKind::NotFound)
}

/// The text of a regular file: a pipe would never end.
fn text_of(path: &Path) -> Result<String, String> {
    let found = path.metadata().map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => "it is a link to a file that does not exist".to_owned(),
        kind => kind.to_string(),
    })?;
    if !found.is_file() {
        return Err("it is not a regular file".to_owned());
    }
    source::read_up_to(path, MAX_BYTES).map_err(|error| match error {
        LoadError::TooLarge { .. } => "it is larger than 32 MiB".to_owned(),
        LoadError::NotText { .. } => "it is not text in UTF-8".to_owned(),
        LoadError::Unreadable { source, .. } => source.kind().to_string(),
        _ => "it is no file any more".to_owned(),
    })
}

fn parse(name: String, text: &str, sources: &mut SourceMap, findings: &mut Vec<Finding>) -> Read {
    let file = sources.add(SourceFile::new(name, text));
    if let Some(at) = conflict(text) {
        let marker = crate::diagnostics::Span::new(at, at + 7);
        findings.push(
            Finding::new(codes::INVALID_LOCK, "the lock holds a merge conflict that is not resolved")
                .at(file, marker)
                .help("take either side, then run `mcpctl lock`: it writes the file anew"),
        );
        return Read { tree: None, lock: None };
    }
    let composed = compose(file, text);
    let mut sound = composed.findings.iter().all(|finding| finding.severity < crate::diagnostics::Severity::Error);
    findings.extend(composed.findings);
    let Some(tree) = composed.root else { return Read { tree: None, lock: None } };
    let mut reader = Reader { findings, sound: true };
    let lock = reader.lock(&tree);
    sound &= reader.sound;
    Read { tree: Some(tree), lock: sound.then_some(lock) }
}

/// The first line that only an unresolved merge leaves behind.
fn conflict(text: &str) -> Option<usize> {
    if text.starts_with("<<<<<<< ") {
        return Some(0);
    }
    text.find("\n<<<<<<< ").map(|at| at + 1)
}

struct Reader<'run> {
    findings: &'run mut Vec<Finding>,
    sound: bool,
}

impl Reader<'_> {
    fn refuse(&mut self, place: Place, message: impl Into<String>) {
        self.sound = false;
        self.findings.push(Finding::new(codes::INVALID_LOCK, message).at(place.file, place.span).help(RESTORE));
    }

    /// The entries of a mapping, or a finding.
    fn entries<'n>(&mut self, node: &'n Node, place: Place, what: &str) -> &'n [Entry] {
        match &node.content {
            Content::Mapping(mapping) => mapping.entries(),
            Content::Broken => {
                self.sound = false; // It has its finding.
                &[]
            }
            _ => {
                self.refuse(place, format!("{what} must be a mapping, not {}", node.describe()));
                &[]
            }
        }
    }

    fn text(&mut self, node: &Node, key: &str) -> Option<String> {
        let text = node.as_text().map(str::to_owned);
        if text.is_none() {
            self.refuse(node.place, format!("`{key}` must be a text, not {}", node.describe()));
        }
        text
    }

    fn lock(&mut self, tree: &Node) -> Lock {
        let mut lock = Lock::default();
        let mut version = None;
        for Entry { key, value } in self.entries(tree, tree.place, "the lock") {
            match &*key.text {
                "version" => version = Some(value),
                "environments" => {
                    for Entry { key, value } in self.entries(value, key.place, "`environments`") {
                        match EnvironmentName::parse(&key.text) {
                            Ok(name) => {
                                let imports = self.imports(value, key.place);
                                lock.environments.insert(name, imports);
                            }
                            Err(error) => {
                                self.refuse(key.place, format!("`{}` is not a valid name: {error}", key.text));
                            }
                        }
                    }
                }
                other => self.refuse(key.place, format!("`{other}` is not part of a lock")),
            }
        }
        let number = version.and_then(|node| node.as_number()?.as_u64());
        if number != Some(VERSION) {
            let place = version.map_or(tree.place, |node| node.place);
            self.refuse(place, format!("the lock must have `version: {VERSION}`; a newer mcpctl may have written it"));
        }
        lock
    }

    fn imports(&mut self, node: &Node, place: Place) -> BTreeMap<ImportName, LockedImport> {
        let mut imports = BTreeMap::new();
        for Entry { key, value } in self.entries(node, place, "the imports of an environment") {
            match ImportName::parse(&key.text) {
                Ok(name) => {
                    let import = self.import(value, key.place);
                    imports.insert(name, import);
                }
                Err(error) => self.refuse(key.place, format!("`{}` is not a valid name: {error}", key.text)),
            }
        }
        imports
    }

    fn import(&mut self, node: &Node, place: Place) -> LockedImport {
        let mut import = LockedImport::default();
        for Entry { key, value } in self.entries(node, place, "an import") {
            match &*key.text {
                "identity" => import.identity = self.identity(value, key.place),
                "include" => import.filter.include = self.globs(value),
                "exclude" => import.filter.exclude = self.globs(value),
                "tools" => {
                    for Entry { key, value } in self.entries(value, key.place, "`tools`") {
                        if let Some(tool) = self.tool(value, key.place) {
                            import.tools.insert(key.text.to_string(), tool);
                        }
                    }
                }
                other => self.refuse(key.place, format!("`{other}` is not part of an import's entry")),
            }
        }
        let Filter { include, exclude } = &import.filter;
        if include.is_some() && exclude.is_some() {
            self.refuse(place, "an entry has `include` or `exclude`, not both");
        }
        import
    }

    fn identity(&mut self, node: &Node, place: Place) -> Identity {
        let mut identity = Identity::default();
        for Entry { key, value } in self.entries(node, place, "`identity`") {
            let slot = match &*key.text {
                "server" => &mut identity.server,
                "version" => &mut identity.version,
                "era" => &mut identity.era,
                "issuer" => &mut identity.issuer,
                other => {
                    self.refuse(key.place, format!("`{other}` is not part of an identity"));
                    continue;
                }
            };
            *slot = self.text(value, &key.text);
        }
        identity
    }

    fn globs(&mut self, node: &Node) -> Option<Vec<String>> {
        let Some(items) = node.as_sequence() else {
            self.refuse(node.place, format!("a filter must be a list, not {}", node.describe()));
            return None;
        };
        Some(items.iter().filter_map(|item| self.text(item, "a glob")).collect())
    }

    fn tool(&mut self, node: &Node, place: Place) -> Option<LockedTool> {
        let (mut digest, mut definition) = (None, None);
        for Entry { key, value } in self.entries(node, place, "a tool") {
            match &*key.text {
                "digest" => {
                    let text = self.text(value, "digest")?;
                    match text.parse::<Digest>() {
                        Ok(found) => digest = Some((found, value.place)),
                        Err(error) => self.refuse(value.place, format!("`digest` {error}")),
                    }
                }
                "definition" if definition.is_none() => definition = Some(Definition::Verbatim(value.to_json())),
                "projected" if definition.is_none() => definition = Some(Definition::Projected(value.to_json())),
                other => self.refuse(key.place, format!("`{other}` does not belong here")),
            }
        }
        let (Some((digest, at)), Some(definition)) = (digest, definition) else {
            self.refuse(place, "a tool must have a `digest` and one `definition`");
            return None;
        };
        let tool = LockedTool::of(definition);
        if tool.digest != digest {
            self.sound = false;
            self.findings.push(
                Finding::new(codes::LOCK_DIGEST, "the digest is not that of the definition below it")
                    .at(at.file, at.span)
                    .help(RESTORE),
            );
            return None;
        }
        Some(tool)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::lock::{render, tests::locks};

    fn read(text: &str) -> (Option<Lock>, Vec<Finding>) {
        let mut findings = Vec::new();
        let read = parse("mcp.lock".to_owned(), text, &mut SourceMap::default(), &mut findings);
        (read.lock, findings)
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

        #[test]
        fn what_is_written_reads_back(lock in locks()) {
            let text = render(&lock);
            let (again, findings) = read(&text);
            prop_assert_eq!(findings, []);
            let again = again.expect("sound");
            prop_assert_eq!(render(&again), text);
            prop_assert_eq!(again, lock);
        }

        #[test]
        fn any_text_gives_a_lock_or_a_finding(text in "\\PC{0,200}", at in 0_usize..400, lock in locks()) {
            // Anything, and a good file with something put into it.
            let mut spoilt = render(&lock);
            let at = (0..=at.min(spoilt.len())).rev().find(|at| spoilt.is_char_boundary(*at)).unwrap_or_default();
            spoilt.insert_str(at, &text);
            for text in [text, spoilt] {
                let (lock, findings) = read(&text);
                prop_assert!(lock.is_some() || !findings.is_empty(), "{}", text);
            }
        }
    }
}

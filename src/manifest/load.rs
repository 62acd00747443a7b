//! The way in: from a choice of manifest to the typed model with its findings.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::discover::{absolute, discover, display_name};
use super::format::{self, Format};
use super::lower::{self, Context};
use super::placing::{self, Trees};
use super::source::{self, LoadError};
use super::substitute::Substitution;
use super::variables::Variables;
use super::{grammar, includes, lock_file, merge, runtime, secret};
use crate::diagnostics::registry::codes;
use crate::diagnostics::{Document, Finding, Place, SourceFile, SourceMap, Subject};
use crate::lock::{LOCK_NAME, Lock};
use crate::model::{Application, RuntimeFile};
use crate::yaml::{Content, Node, compose};

/// The one name that discovery looks for.
pub const MANIFEST_NAME: &str = "golem.yaml";
/// The runtime file, beside the root manifest.
pub const RUNTIME_NAME: &str = "mcpctl.runtime.yaml";

/// Which manifest is meant.
#[derive(Debug, Clone)]
pub enum Choice {
    /// The outermost `golem.yaml` from this folder upwards.
    Discover {
        /// Where to begin.
        from: PathBuf,
    },
    /// This file, whatever its name.
    Path(PathBuf),
    /// This text (standard input); includes are relative to the working folder.
    Text {
        /// How findings name it.
        name: String,
        /// The text.
        text: String,
    },
}

/// What to load, and how.
#[derive(Debug, Clone)]
pub struct LoadOptions {
    /// Which manifest.
    pub choice: Choice,
    /// Chosen component presets; they replace each environment's own.
    pub presets: Vec<String>,
    /// What templates may read.
    pub variables: Variables,
    /// Whether the files beside it are read too: the runtime file and the lock.
    pub with_runtime: bool,
}

impl LoadOptions {
    /// A choice with everything else at rest: no presets, no variables, the runtime file included.
    pub fn new(choice: Choice) -> Self {
        Self { choice, presets: Vec::new(), variables: Variables::default(), with_runtime: true }
    }
}

/// A manifest, read.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The folder of the root manifest.
    pub root_dir: PathBuf,
    /// The root manifest; a name that is no path for standard input.
    pub root_file: PathBuf,
    /// Every text that was read; findings point into them.
    pub sources: SourceMap,
    /// What the manifest declares, as far as it could be understood (`complete` says whether that is all).
    pub application: Application,
    /// What the runtime file says, where there is one.
    pub runtime: Option<RuntimeFile>,
    /// What `mcp.lock` pins, where there is one that can be trusted.
    pub lock: Option<Lock>,
    /// Everything found while reading, placed and in order.
    pub findings: Vec<Finding>,
    /// Whether every file could be read, so that what is absent from the model is really absent.
    pub complete: bool,
    /// The same for the manifest alone: the runtime file may be unusable.
    pub manifest_is_whole: bool,
    trees: Trees,
    files: Vec<PathBuf>,
}

impl Loaded {
    /// Turns the subjects of findings and labels into places, merges equal findings of several environments, and
    /// sorts in source order.
    pub fn place(&self, findings: Vec<Finding>) -> Vec<Finding> {
        placing::place(&self.trees, &self.sources, findings)
    }

    /// The place of a subject, or of the nearest thing above it that exists.
    pub fn resolve(&self, subject: &Subject) -> Option<Place> {
        self.trees.resolve(&self.sources, subject)
    }

    /// Every file whose change can change the result, runtime file and lock included even if they do not exist yet.
    pub fn watched_files(&self) -> Vec<PathBuf> {
        self.files.clone()
    }
}

/// Loads a manifest.
pub fn load(options: &LoadOptions) -> Result<Loaded, LoadError> {
    let root = root(&options.choice)?;
    let root_dir = root.path.parent().map_or_else(PathBuf::new, Path::to_path_buf);
    let mut reader =
        Reader { root_dir: root_dir.clone(), sources: SourceMap::default(), findings: Vec::new(), complete: true };
    let mut files = reader.manifests(&root);
    let manifest = merge::merge(&files.trees, &mut reader.findings);
    let Reader { mut sources, mut findings, mut complete, .. } = reader;
    complete &= manifest.as_ref().is_some_and(|tree| {
        // With a whole section lost, rules would report the loss again under other names.
        let whole = |key: &str| !tree.get(key).is_some_and(|value| matches!(value.content, Content::Broken));
        ["environments", "componentTemplates", "components", "agents", "tools", "mcp"].into_iter().all(whole)
    });
    if let Some(part) = manifest.as_ref().filter(|tree| complete && is_part(tree)) {
        complete = false;
        findings.push(
            Finding::new(codes::MISSING_KEY, "the file names neither the application nor an environment")
                .at(part.place.file, part.entries().first().map_or(part.place.span, |entry| entry.key.place.span))
                .help(
                    "it is a part of an application: name the root manifest with `-A`, or add `app` and `environments`",
                ),
        );
    }
    let substitution = Substitution::new(&options.variables);
    let manifest_is_whole = complete;
    let application = manifest.as_ref().map_or_else(Application::default, |tree| {
        let mut found = Vec::new();
        let mut context = Context { presets: &options.presets, substitution: &substitution, findings: &mut found };
        let application = lower::lower(tree, &mut context);
        // With a part lost, the loss would be reported again under other names.
        found.retain(|finding| manifest_is_whole || finding.code.is_local());
        findings.extend(found);
        application
    });
    let path = root_dir.join(RUNTIME_NAME);
    let read = if options.with_runtime { runtime::read(&path, &root_dir, &mut sources, &mut findings)? } else { None };
    files.paths.push(path.clone());
    let (tree, runtime) = match read {
        Some(read) => {
            complete &= read.file.is_some();
            files.paths.extend(read.files.into_iter().filter(|file| *file != path));
            (read.tree, read.file)
        }
        None => (None, None),
    };
    let path = root_dir.join(LOCK_NAME);
    let read = if options.with_runtime { lock_file::read(&path, &root_dir, &mut sources, &mut findings) } else { None };
    files.paths.push(path);
    let (locked, lock) = read.map_or((None, None), |read| (read.tree, read.lock));
    secret::hide(&mut sources, manifest.as_ref(), tree.as_ref(), complete);
    let trees = Trees { manifest, runtime: tree, lock: locked };
    let findings = placing::place(&trees, &sources, findings);
    Ok(Loaded {
        root_dir,
        root_file: root.path,
        sources,
        application,
        runtime,
        lock,
        findings,
        complete,
        manifest_is_whole,
        trees,
        files: files.paths,
    })
}

/// Whether the manifest can only be a part that another one includes.
fn is_part(tree: &Node) -> bool {
    ["app", "environments"].iter().all(|key| tree.get(key).is_none_or(Node::is_null)) && !tree.entries().is_empty()
}

/// The root manifest before it is read.
struct Root {
    path: PathBuf,
    name: Option<String>,
    text: String,
    /// A manifest nearer to the working folder.
    nearest: Option<PathBuf>,
}

fn root(choice: &Choice) -> Result<Root, LoadError> {
    match choice {
        Choice::Discover { from } => {
            let found = discover(from).ok_or_else(|| LoadError::NotFound { from: from.clone() })?;
            let text = source::read(&found.root)?;
            Ok(Root { path: found.root, name: None, text, nearest: found.nearest })
        }
        Choice::Path(path) => {
            let path = absolute(path);
            let text = source::read(&path)?;
            Ok(Root { path, name: None, text, nearest: None })
        }
        Choice::Text { name, text } => {
            let path = absolute(Path::new(name));
            let text = source::text(text.clone().into_bytes(), &path)?;
            Ok(Root { path, name: Some(name.clone()), text, nearest: None })
        }
    }
}

/// The files of an application, in the order in which they are merged.
struct Files {
    trees: Vec<Node>,
    paths: Vec<PathBuf>,
}

struct Reader {
    root_dir: PathBuf,
    sources: SourceMap,
    findings: Vec<Finding>,
    complete: bool,
}

impl Reader {
    /// Reads the root manifest and what it includes.
    fn manifests(&mut self, root: &Root) -> Files {
        let name = root.name.clone().unwrap_or_else(|| display_name(&root.path, &self.root_dir));
        let Some(tree) = self.manifest(name, &root.text, false) else {
            return Files { trees: Vec::new(), paths: vec![root.path.clone()] };
        };
        let mut versions = vec![tree.version];
        let mut trees = BTreeMap::from([(root.path.clone(), tree.node.clone())]);
        let mut paths = vec![root.path.clone()];
        for (path, place) in self.included(&tree.node) {
            if trees.contains_key(&path) || paths.contains(&path) {
                continue;
            }
            paths.push(path.clone());
            let name = display_name(&path, &self.root_dir);
            match source::read(&path) {
                Ok(text) => {
                    if let Some(included) = self.manifest(name, &text, true) {
                        self.nested(&included.node);
                        versions.push(included.version);
                        trees.insert(path, included.node);
                    }
                }
                Err(error) => {
                    self.complete = false;
                    self.findings.push(source::unreadable(&error, &name, place));
                }
            }
        }
        format::agree(&versions.into_iter().flatten().collect::<Vec<_>>(), &mut self.findings);
        if let Some(nearest) = root.nearest.as_ref().filter(|nearest| !paths.contains(nearest)) {
            self.not_used(nearest, &tree.node);
        }
        Files { trees: trees.into_values().collect(), paths }
    }

    /// Reads one file; `None` when nothing of it can be used.
    fn manifest(&mut self, name: String, text: &str, included: bool) -> Option<Tree> {
        let file = self.sources.add(SourceFile::new(name, text));
        let composed = compose(file, text);
        // A broken root has its finding from the reading, as a text without a tree has.
        let Some(root) = composed.root.filter(|root| !matches!(root.content, Content::Broken)) else {
            self.findings.extend(composed.findings);
            self.complete = false;
            return None;
        };
        match format::judge(file, text, &root, included, &mut self.findings) {
            Format::Refused => {
                self.complete = false;
                None
            }
            Format::Current { version } => {
                self.findings.extend(composed.findings);
                let (sources, shape) = (&self.sources, &grammar::root::MANIFEST);
                let root = match &version {
                    Some((version, _)) if version == "1.5.0" => format::without_old_bridge(root, &mut self.findings),
                    _ => root,
                };
                let node = grammar::check::check(sources, Document::Manifest, &root, shape, &mut self.findings);
                Some(Tree { node, version })
            }
        }
    }

    /// The files that the root includes, each with the place of its glob.
    fn included(&mut self, root: &Node) -> BTreeMap<PathBuf, Place> {
        let mut result = BTreeMap::new();
        for item in root.get("includes").map(Node::items).unwrap_or_default() {
            let Some(glob) = item.as_text() else { continue };
            let Place { file, span } = item.place;
            match includes::expand(&self.root_dir, glob) {
                Ok(found) if found.is_empty() => self.findings.push(
                    Finding::new(codes::INCLUDE_NOTHING, format!("`{glob}` matches no file"))
                        .at(file, span)
                        .help("globs are relative to this file's folder"),
                ),
                Ok(found) => {
                    for path in found {
                        result.entry(path).or_insert(item.place);
                    }
                }
                Err(error) => {
                    self.complete = false;
                    let message = format!("the glob `{glob}` {}", error.0);
                    self.findings.push(Finding::new(codes::INVALID_GLOB, message).at(file, span));
                }
            }
        }
        result
    }

    fn nested(&mut self, node: &Node) {
        if let Some(entry) = node.as_mapping().and_then(|mapping| mapping.entry("includes"))
            && !entry.value.is_null()
        {
            self.findings.push(
                Finding::new(codes::NESTED_INCLUDES, "an included file cannot include others")
                    .at(entry.key.place.file, entry.key.place.span)
                    .help("move these globs to the root manifest, relative to its folder"),
            );
        }
    }

    fn not_used(&mut self, nearest: &Path, root: &Node) {
        let first = root.entries().first().map_or(root.place, |entry| entry.key.place);
        let nearest = display_name(nearest, &self.root_dir);
        self.findings.push(
            Finding::new(codes::MANIFEST_NOT_USED, format!("`{nearest}` is nearer, but this file is the outermost"))
                .at(first.file, first.span)
                .help(format!("include `{nearest}` here, or name the file that is meant with `-A`")),
        );
    }
}

/// A file's tree after the grammar.
struct Tree {
    node: Node,
    version: Option<(String, Place)>,
}
/// Loads a runtime file alone, as a server without a manifest does.
pub fn load_runtime(path: &Path) -> Result<Loaded, LoadError> {
    let path = absolute(path);
    let root_dir = path.parent().map_or_else(PathBuf::new, Path::to_path_buf);
    let (mut sources, mut findings) = (SourceMap::default(), Vec::new());
    let read = runtime::read(&path, &root_dir, &mut sources, &mut findings)?
        .ok_or_else(|| LoadError::Missing { path: path.clone() })?;
    let trees = Trees { manifest: None, runtime: read.tree, lock: None };
    let findings = placing::place(&trees, &sources, findings);
    Ok(Loaded {
        root_dir,
        root_file: path,
        sources,
        application: Application::default(),
        complete: read.file.is_some(),
        runtime: read.file,
        lock: None,
        findings,
        manifest_is_whole: true,
        trees,
        files: read.files,
    })
}

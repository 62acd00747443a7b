//! The way in: from a choice of manifest to the typed model with its findings.

use std::path::{Path, PathBuf};

use super::discover::{absolute, discover, display_name};
use super::placing::{self, Trees};
use super::source::{self, LoadError};
use super::variables::Variables;
use crate::diagnostics::{Finding, Place, SourceFile, SourceMap, Subject};
use crate::model::{Application, RuntimeFile};
use crate::yaml::compose;

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
    /// Whether the runtime file is read too.
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
    /// What the manifest declares. Empty when a file could not be understood at all (`complete` is false then).
    pub application: Application,
    /// What the runtime file says, where there is one.
    pub runtime: Option<RuntimeFile>,
    /// Everything found while reading, placed and in order.
    pub findings: Vec<Finding>,
    /// Whether every file could be read, so that what is absent from the model is really absent.
    pub complete: bool,
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

    /// Every file whose change can change the result, the runtime file included even if it does not exist yet.
    pub fn watched_files(&self) -> Vec<PathBuf> {
        self.files.clone()
    }
}

/// Loads a manifest.
pub fn load(options: &LoadOptions) -> Result<Loaded, LoadError> {
    let (root_file, text) = root(&options.choice)?;
    let root_dir = root_file.parent().map_or_else(PathBuf::new, Path::to_path_buf);
    let mut sources = SourceMap::default();
    let name = match &options.choice {
        Choice::Text { name, .. } => name.clone(),
        _ => display_name(&root_file, &root_dir),
    };
    let file = sources.add(SourceFile::new(name, text.as_str()));
    let composed = compose(file, &text);
    let complete = composed.root.is_some();
    let trees = Trees { manifest: composed.root, runtime: None };
    let findings = placing::place(&trees, &sources, composed.findings);
    let files = vec![root_file.clone(), root_dir.join(RUNTIME_NAME)];
    Ok(Loaded {
        root_dir,
        root_file,
        sources,
        application: Application::default(),
        runtime: None,
        findings,
        complete,
        trees,
        files,
    })
}

fn root(choice: &Choice) -> Result<(PathBuf, String), LoadError> {
    match choice {
        Choice::Discover { from } => {
            let found = discover(from).ok_or_else(|| LoadError::NotFound { from: from.clone() })?;
            let text = source::read(&found.root)?;
            Ok((found.root, text))
        }
        Choice::Path(path) => {
            let path = absolute(path);
            let text = source::read(&path)?;
            Ok((path, text))
        }
        Choice::Text { name, text } => Ok((absolute(Path::new(name)), text.clone())),
    }
}

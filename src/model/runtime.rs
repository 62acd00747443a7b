//! What `mcpctl.runtime.yaml` says: per component its definition and the one binding that runs it here.
//!
//! Pure data. How a binding is carried out is the `runtime` room's business; how the file is written is `manifest`'s.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Duration;

use indexmap::IndexMap;

use super::definition::ComponentDefinition;
use super::names::{CommandName, ComponentName, ToolName};

/// The runtime file, read and proved.
#[derive(Debug, Clone, Default)]
pub struct RuntimeFile {
    /// Components by name.
    pub components: BTreeMap<ComponentName, RuntimeComponent>,
    /// The folder that relative paths and working folders start from.
    pub root: PathBuf,
    /// Components whose definition the file does not record: it was asked of a running process, and can change.
    pub described: BTreeSet<ComponentName>,
}

/// A component on this machine.
#[derive(Debug, Clone)]
pub struct RuntimeComponent {
    /// What it offers. `None` where only a running process can tell (a stdio MCP server without recorded definitions).
    pub definition: Option<ComponentDefinition>,
    /// How it runs.
    pub binding: RuntimeBinding,
    /// Environment variables given to its processes, and nothing else but the minimal set.
    pub env: IndexMap<String, String>,
    /// Working folder, relative to the file's folder.
    pub cwd: PathBuf,
    /// Time limit of one call.
    pub timeout: Duration,
}

/// The time limit of a call where the file names none.
pub const DEFAULT_CALL_TIMEOUT: Duration = Duration::from_secs(60);

/// Exactly one way to run a component.
#[derive(Debug, Clone)]
pub enum RuntimeBinding {
    /// An explicit argument vector per command path of each tool.
    Run(BTreeMap<(ToolName, Vec<CommandName>), Vec<ArgTemplate>>),
    /// A program per call with a derived vector: command path, `--long=value`, flags, `--`, positionals.
    Exec(Vec<String>),
    /// A stdio MCP server, whose tools are the component's commands (or whose tools are an agent's methods).
    Mcp {
        /// The program.
        command: String,
        /// Its arguments.
        args: Vec<String>,
    },
    /// Reserved: a wasm component. It cannot be run yet.
    Wasm(String),
}

/// One element of an explicit vector: literal text with `{name}` placeholders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArgTemplate {
    /// Parts in order.
    pub parts: Vec<ArgPart>,
}

/// A part of an [`ArgTemplate`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArgPart {
    /// Text as it stands.
    Literal(String),
    /// The value of an argument; an element that is one absent argument vanishes, a list becomes many elements.
    Argument(String),
}

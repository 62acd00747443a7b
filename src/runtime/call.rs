//! What every runtime understands: the trait, a call, its outcome and the ways it can fail.

use std::fmt;

use futures::future::BoxFuture;
use serde_json::{Map, Value};

use crate::model::{AgentTypeName, CommandName, ComponentDefinition, ToolName};

use crate::projection::arguments::InvalidArgument;
use crate::projection::{CommandView, InvalidArguments};

use super::process::Channel;

/// Runs one component. Dropping the future of [`Runtime::invoke`] cancels the call.
pub trait Runtime: Send + Sync + 'static {
    /// What the component offers on this machine, or why it cannot run.
    fn describe(&self) -> BoxFuture<'_, Result<ComponentDefinition, NotReady>>;

    /// Carries out one call.
    fn invoke(&self, call: Call) -> BoxFuture<'_, Result<Outcome, CallError>>;
}

/// One call. The runtime proves the arguments against the definition before anything starts.
#[derive(Debug, Clone, PartialEq)]
pub enum Call {
    /// A command of a native tool.
    Command(CommandCall),
    /// A method of an agent instance.
    Method(MethodCall),
}

/// A call of a command.
#[derive(Debug, Clone, PartialEq)]
pub struct CommandCall {
    /// The tool.
    pub tool: ToolName,
    /// The canonical path below the root.
    pub path: Vec<CommandName>,
    /// The input as the client gave it, `_stdin` included.
    pub input: Map<String, Value>,
}

impl CommandCall {
    /// The command in a definition.
    pub(super) fn find_in<'a>(&self, definition: &'a ComponentDefinition) -> Option<CommandView<'a>> {
        CommandView::find(definition.tools.get(&self.tool)?, &self.path)
    }
}

/// The command as people write it: `file-tools list files`.
impl fmt::Display for CommandCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tool.fmt(f)?;
        self.path.iter().try_for_each(|segment| write!(f, " {segment}"))
    }
}

/// A call of an agent's method.
#[derive(Debug, Clone, PartialEq)]
pub struct MethodCall {
    /// The agent type.
    pub agent: AgentTypeName,
    /// The method.
    pub method: String,
    /// Constructor parameters: they name the instance.
    pub constructor: Map<String, Value>,
    /// Method parameters.
    pub arguments: Map<String, Value>,
}

/// What a successful call gave.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// A program ran and succeeded.
    Program {
        /// What it wrote to stdout; empty when that was the structured result.
        stdout: Vec<u8>,
        /// What it wrote to stderr.
        stderr: Vec<u8>,
        /// The `structuredContent`, when the command declares a result.
        result: Option<Map<String, Value>>,
    },
    /// An MCP server answered `tools/call`: its result, verbatim.
    Mcp(Map<String, Value>),
}

/// Why a component cannot run here. `Display` says what to mend.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotReady {
    /// A program is not there.
    #[error("the program `{program}` was not found: install it, or correct `{key}` in the runtime file")]
    MissingProgram {
        /// As the runtime file writes it.
        program: String,
        /// Where it writes it.
        key: &'static str,
    },
    /// A program may not be started.
    #[error("the program `{program}` cannot be started ({reason})")]
    CannotStart {
        /// As the runtime file writes it.
        program: String,
        /// What the system said.
        reason: String,
    },
    /// The working folder is not there.
    #[error("the working folder `{0}` does not exist: create it, or correct `cwd` in the runtime file")]
    MissingFolder(String),
    /// The working folder is, or lies in, the data folder.
    #[error("the working folder lies in the data folder, which no program may see: change `cwd` in the runtime file")]
    FolderIsPrivate,
    /// A command has no vector.
    #[error("the command `{0}` has no `run` in the runtime file")]
    NoVector(String),
    /// The binding is one that cannot run yet.
    #[error("a `{0}` binding cannot be run by this version: use `run`, `exec` or `mcp`")]
    Unsupported(&'static str),
    /// A call names something that the definition does not have.
    #[error("the definition has no `{0}`")]
    NotDefined(String),
    /// Programs have no instances that could be agents.
    #[error("a program cannot be an agent: bind the component to an `mcp` server in the runtime file")]
    NoAgents,
    /// An MCP server did not come up.
    #[error("the MCP server `{program}` does not answer: {reason}")]
    NoAnswer {
        /// As the runtime file writes it.
        program: String,
        /// What went wrong.
        reason: String,
    },
}

/// A failure that the tool itself reports: `isError` to the client.
#[derive(Debug, Clone, PartialEq)]
pub struct ToolFailure {
    /// The declared name, or one of ours.
    pub name: String,
    /// What is known about it, without any captured output.
    pub payload: Value,
}

/// Why a call gave no outcome.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum CallError {
    /// The arguments cannot be accepted.
    #[error(transparent)]
    InvalidArguments(#[from] InvalidArguments),
    /// The component gave something else than it declares.
    #[error("{0}")]
    InvalidResult(String),
    /// A byte stream is longer than the limit.
    #[error("{channel} is longer than {} MiB, the limit of one call", super::MAX_STREAM_BYTES >> 20)]
    StreamTooLong {
        /// Which one.
        channel: Channel,
    },
    /// The component cannot run here.
    #[error(transparent)]
    NotReady(#[from] NotReady),
    /// The tool failed.
    #[error("the tool failed: {}", .0.name)]
    Failed(ToolFailure),
}

impl CallError {
    /// An argument's value is refused; the reason reads after its name.
    pub(crate) fn argument(property: &str, reason: impl Into<String>) -> Self {
        Self::InvalidArguments(InvalidArguments::of(property, reason))
    }

    /// The arguments are refused for what they are together.
    pub(crate) fn arguments(rule: impl Into<String>) -> Self {
        Self::InvalidArguments(InvalidArguments(vec![InvalidArgument { property: None, rule: rule.into() }]))
    }
}

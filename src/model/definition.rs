//! Tool and agent definitions: what a component offers, apart from how a machine runs it.
//!
//! The shape follows Golem's tool definition (command tree, positionals, options, flags, constraints, streams,
//! result, errors, annotations). A definition is stored in every deployment revision and identified by its digest.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::names::{AgentTypeName, CommandName, ToolName};
use super::schema::ValueType;

/// Everything a component offers, keyed and ordered by name.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, default)]
pub struct ComponentDefinition {
    /// Native tools by root name.
    pub tools: BTreeMap<ToolName, ToolDefinition>,
    /// Agent types by name.
    pub agents: BTreeMap<AgentTypeName, AgentDefinition>,
}

impl ComponentDefinition {
    /// SHA-256 over the compact JSON of the definition, in lower-case hex.
    ///
    /// Stable: maps are sorted, struct members are written in declaration order. It covers what agents see and
    /// how arguments are understood, not the binding of a machine (program, `env`, `cwd`, limits).
    pub fn digest(&self) -> String {
        digest(self)
    }
}

impl ToolDefinition {
    /// The same over one tool's definition.
    pub fn digest(&self) -> String {
        digest(self)
    }
}

fn digest(definition: &impl Serialize) -> String {
    use sha2::Digest;
    let bytes = serde_json::to_vec(definition).unwrap_or_default();
    hex::encode(sha2::Sha256::digest(bytes))
}

/// A native tool: a tree of commands under one root name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct ToolDefinition {
    /// The tool's own version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// The root command; its name is the tool's name.
    pub root: Command,
    /// Named types that `ref` points to.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub defs: IndexMap<String, ValueType>,
    /// Static resources served beside the tool.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resources: Vec<Resource>,
    /// Static prompts served beside the tool.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prompts: Vec<Prompt>,
}

/// Texts for people and models.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, default)]
pub struct Doc {
    /// One line.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// More, if there is more to say.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Example invocations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<String>,
}

impl Doc {
    /// The description, or the summary where there is none.
    pub fn text(&self) -> Option<&str> {
        [&self.description, &self.summary].into_iter().map(String::as_str).find(|text| !text.is_empty())
    }
}

/// A node of the command tree. With a `body` it can be called; it may have both a body and subcommands.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Command {
    /// The segment of the command path (the tool's name at the root).
    pub name: CommandName,
    /// Other names for the same command.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<CommandName>,
    /// Texts.
    #[serde(default)]
    pub doc: Doc,
    /// Options that all commands below accept too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub global_options: Vec<OptionSpec>,
    /// Flags that all commands below accept too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub global_flags: Vec<Flag>,
    /// Subcommands, in declaration order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<Command>,
    /// What makes the command callable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<Body>,
}

/// The callable part of a command.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, default)]
pub struct Body {
    /// Arguments by position; only the last may repeat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub positionals: Vec<Positional>,
    /// `--name VALUE`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<OptionSpec>,
    /// `--name`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<Flag>,
    /// Rules between arguments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub constraints: Vec<Constraint>,
    /// Bytes the command reads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stdin: Option<StreamSpec>,
    /// Bytes the command writes as its output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stdout: Option<StreamSpec>,
    /// Bytes the command writes beside its output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stderr: Option<StreamSpec>,
    /// The structured result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultSpec>,
    /// Declared failures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<ErrorSpec>,
    /// Hints about what a call does; `None` when nothing was declared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annotations: Option<Annotations>,
}

/// An argument by position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Positional {
    /// The property's name in the MCP input.
    pub name: String,
    /// Texts.
    #[serde(default)]
    pub doc: Doc,
    /// The type of one value.
    pub r#type: ValueType,
    /// Whether it must be given.
    pub required: bool,
    /// The value when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
    /// Whether it takes any number of values (only the last positional).
    #[serde(default)]
    pub repeated: bool,
}

/// How often an option may be given and what it holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum OptionShape {
    /// One value.
    Scalar(ValueType),
    /// One value, or none when the option is given bare.
    OptionalScalar(ValueType),
    /// Many values.
    RepeatableList {
        /// The type of one value.
        item: ValueType,
        /// How the values stand on the command line.
        repetition: Repetition,
    },
    /// `key=value` pairs.
    RepeatableMap {
        /// The type of one value.
        value: ValueType,
        /// What a second value for one key means.
        duplicate_keys: DuplicateKeys,
    },
}

/// How repeated values stand on a command line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Repetition {
    /// `--x a --x b`.
    Repeated,
    /// `--x a,b` with this separator.
    Delimited(char),
    /// Both; written as `Delimited`.
    Either(char),
}

/// What a second value for one key means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DuplicateKeys {
    /// It is an error.
    Reject,
    /// The last one counts.
    LastWins,
}

/// `--long VALUE`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct OptionSpec {
    /// The name without dashes; also the property's name in the MCP input.
    pub long: String,
    /// The one-letter form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<char>,
    /// Other long names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Texts.
    #[serde(default)]
    pub doc: Doc,
    /// What it holds.
    pub shape: OptionShape,
    /// Whether it must be given.
    #[serde(default)]
    pub required: bool,
    /// The value when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
}

/// `--long` without a value: a boolean property of the MCP input.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Flag {
    /// The name without dashes; also the property's name in the MCP input.
    pub long: String,
    /// The one-letter form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<char>,
    /// What is written on the command line when set, where it is not `--long` (such as `-a`).
    #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
    pub r#as: Option<String>,
    /// Other long names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Texts.
    #[serde(default)]
    pub doc: Doc,
    /// The value when absent.
    #[serde(default)]
    pub default: bool,
}

/// A condition on one argument.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ArgumentRef {
    /// The argument was given (a default does not count).
    Present {
        /// The property's name.
        name: String,
    },
    /// The argument has this value.
    ValueIs {
        /// The property's name.
        name: String,
        /// The value.
        value: Value,
    },
}

/// A rule between arguments.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Constraint {
    /// All of these must hold.
    RequiresAll(Vec<ArgumentRef>),
    /// All of these or none.
    AllOrNone(Vec<ArgumentRef>),
    /// At least one of these must hold.
    RequiresAny(Vec<ArgumentRef>),
    /// At most one group may have a member that holds.
    MutexGroups(Vec<Vec<ArgumentRef>>),
    /// When the first holds, all the others must.
    Implies {
        /// The condition.
        when: ArgumentRef,
        /// What it demands.
        then: Vec<ArgumentRef>,
    },
    /// When the first holds, none of the others may.
    Forbids {
        /// The condition.
        when: ArgumentRef,
        /// What it excludes.
        then: Vec<ArgumentRef>,
    },
}

/// A byte stream of a command.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, default)]
pub struct StreamSpec {
    /// Texts.
    pub doc: String,
    /// Declared MIME types; empty means any.
    pub mime: Vec<String>,
    /// Whether the stream must be given (stdin) or is always written.
    pub required: bool,
}

impl StreamSpec {
    /// Whether every declared MIME type is textual (an undeclared stream is not).
    pub fn is_textual(&self) -> bool {
        !self.mime.is_empty() && self.mime.iter().all(|mime| mime.starts_with("text/"))
    }
}

/// The structured result of a command.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct ResultSpec {
    /// Its type.
    pub r#type: ValueType,
    /// Texts.
    #[serde(default)]
    pub doc: Doc,
}

/// Whose fault a declared failure is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// The caller's.
    UsageError,
    /// The tool's or the world's.
    #[default]
    RuntimeError,
}

/// A declared failure.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct ErrorSpec {
    /// Its name.
    pub name: String,
    /// Texts.
    #[serde(default)]
    pub doc: Doc,
    /// Whose fault it is.
    #[serde(default)]
    pub kind: ErrorKind,
    /// The program's exit code that means it.
    pub exit_code: u8,
}

/// Hints about what a call does (MCP `annotations`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Annotations {
    /// It changes nothing.
    pub read_only: bool,
    /// It may destroy.
    pub destructive: bool,
    /// Calling it twice is calling it once.
    pub idempotent: bool,
    /// It reaches beyond this machine's own data.
    pub open_world: bool,
}

impl Default for Annotations {
    /// The defaults of the MCP specification.
    fn default() -> Self {
        Self { read_only: false, destructive: true, idempotent: false, open_world: true }
    }
}

/// A static resource.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Resource {
    /// Its absolute URI.
    pub uri: String,
    /// Its name.
    pub name: String,
    /// What it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Its MIME type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// The text, for textual resources.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Base64 bytes, for the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blob: Option<String>,
}

/// An argument of a prompt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PromptArgument {
    /// Its name, written `{name}` in the messages.
    pub name: String,
    /// What it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Whether it must be given.
    #[serde(default)]
    pub required: bool,
}

/// A message of a prompt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PromptMessage {
    /// `user` or `assistant`.
    pub role: String,
    /// The text.
    pub text: String,
}

/// A static prompt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Prompt {
    /// Its name.
    pub name: String,
    /// What it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Its arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<PromptArgument>,
    /// Its messages.
    pub messages: Vec<PromptMessage>,
}

/// A parameter of an agent's constructor or method.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// What it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Its type.
    pub r#type: ValueType,
    /// Whether it must be given.
    pub required: bool,
    /// The value when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
}

/// What a method returns, which decides how MCP carries it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum MethodResult {
    /// Nothing.
    #[default]
    None,
    /// A structured value.
    Value(ValueType),
    /// Text with a MIME type.
    UnstructuredText,
    /// Bytes with a MIME type.
    UnstructuredBinary,
    /// Mixed parts.
    Multipart,
}

/// A method of an agent type.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct AgentMethod {
    /// Its name in source-language spelling.
    pub name: String,
    /// What it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A hint for the model; becomes a prompt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt_hint: Option<String>,
    /// Its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<Parameter>,
    /// What it returns.
    #[serde(default)]
    pub result: MethodResult,
}

/// An agent type.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct AgentDefinition {
    /// What it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A hint for the model about the whole agent; becomes a prompt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt_hint: Option<String>,
    /// Constructor parameters; none means the agent is a singleton.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub constructor: Vec<Parameter>,
    /// Methods, in declaration order.
    pub methods: Vec<AgentMethod>,
}

//! What one endpoint shows, and what one import provides.

use std::fmt;
use std::sync::{Arc, OnceLock};

use serde_json::Value;

use crate::model::{AgentTypeName, CommandName, ComponentName, Domain, SchemeName, ToolName};

use super::problem::spoken;

/// Whether something could be known, or why not. What is not known is never guessed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Known<T> {
    /// It is known.
    Yes(T),
    /// It is not; the text completes "not checked: ".
    No(String),
}

/// Where an exposed thing comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// An executable command of a native tool.
    Native {
        /// The tool.
        tool: ToolName,
        /// The canonical path below the root.
        command_path: Vec<CommandName>,
        /// The canonical exposed name, when this is an alias of it.
        alias_of: Option<String>,
    },
    /// A method of an agent type.
    Agent {
        /// The agent type.
        agent: AgentTypeName,
        /// The method; `None` for the constructor's prompt.
        method: Option<String>,
    },
    /// An imported tool.
    Import {
        /// The import's position in its environment.
        index: usize,
        /// The verbatim upstream name.
        upstream_name: String,
    },
    /// A static resource or prompt of a tool definition.
    Component {
        /// The component.
        component: ComponentName,
    },
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Native { tool, command_path, alias_of: None } => {
                write!(f, "command `{}`", spoken(tool, command_path))
            }
            Self::Native { tool, command_path, alias_of: Some(_) } => {
                write!(f, "an alias of command `{}`", spoken(tool, command_path))
            }
            Self::Agent { agent, method: Some(method) } => write!(f, "method `{method}` of agent `{agent}`"),
            Self::Agent { agent, method: None } => write!(f, "agent `{agent}`"),
            Self::Import { index, upstream_name } => write!(f, "tool `{upstream_name}` of import {index}"),
            Self::Component { component } => write!(f, "component `{component}`"),
        }
    }
}

/// How a call of an exposed tool is carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invocation {
    /// A fresh ephemeral owner invokes a command of a tool.
    Command {
        /// The component that implements the tool.
        implementation: ComponentName,
        /// The component whose bindings authorise the call.
        owner: ComponentName,
        /// The tool.
        tool: ToolName,
        /// The canonical path below the root.
        path: Vec<CommandName>,
    },
    /// A method of an agent instance.
    Method {
        /// The component that implements the agent type.
        implementation: ComponentName,
        /// The agent type.
        agent: AgentTypeName,
        /// The method.
        method: String,
        /// Exposed constructor argument → constructor parameter, in order.
        constructor: Vec<(String, String)>,
        /// Exposed method argument → method parameter, in order.
        arguments: Vec<(String, String)>,
    },
    /// A tool of an import.
    Upstream {
        /// The import's position.
        index: usize,
        /// The verbatim upstream name.
        upstream_name: String,
    },
}

/// A tool that clients see.
#[derive(Debug, Clone, PartialEq)]
pub struct ExposedTool {
    /// The exact name.
    pub name: String,
    /// The MCP tool object: `name`, `title`, `description`, `inputSchema`, `outputSchema`, `annotations`. Endpoints that
    /// export the same tool share it.
    pub definition: Arc<Value>,
    /// Where it comes from.
    pub source: Source,
    /// How it is called.
    pub invocation: Invocation,
}

/// A resource that clients see.
#[derive(Debug, Clone, PartialEq)]
pub struct ExposedResource {
    /// Its URI.
    pub uri: String,
    /// The MCP resource object.
    pub definition: Value,
    /// Where it comes from.
    pub source: Source,
    /// How it is read; `None` for static content, which `content` holds.
    pub invocation: Option<Invocation>,
    /// Static content: the MCP `contents` item.
    pub content: Option<Value>,
}

/// A resource template that clients see.
#[derive(Debug, Clone, PartialEq)]
pub struct ExposedTemplate {
    /// RFC 6570 template.
    pub uri_template: String,
    /// The MCP resource-template object.
    pub definition: Value,
    /// Where it comes from.
    pub source: Source,
    /// How it is read; its constructor arguments are the template's variables.
    pub invocation: Invocation,
}

/// A prompt that clients see.
#[derive(Debug, Clone, PartialEq)]
pub struct ExposedPrompt {
    /// Its name.
    pub name: String,
    /// The MCP prompt object.
    pub definition: Value,
    /// The messages, with `{argument}` placeholders.
    pub messages: Vec<crate::model::definition::PromptMessage>,
    /// Where it comes from.
    pub source: Source,
}

/// Everything one endpoint shows a client. Lists are sorted by name (URI for resources).
#[derive(Debug, Clone, PartialEq)]
pub struct Endpoint {
    /// Its domain.
    pub domain: Domain,
    /// The scheme that protects it.
    pub scheme: Option<SchemeName>,
    /// Tools.
    pub tools: Vec<ExposedTool>,
    /// Resources.
    pub resources: Vec<ExposedResource>,
    /// Resource templates.
    pub templates: Vec<ExposedTemplate>,
    /// Prompts.
    pub prompts: Vec<ExposedPrompt>,
    /// What could not be known, each completing "not checked: ".
    pub not_checked: Vec<String>,
}

/// A projected tool of an import, before precedence against other sources.
#[derive(Debug, Clone, PartialEq)]
pub struct ImportedTool {
    /// The exposed name, with prefix.
    pub name: ToolName,
    /// The verbatim upstream name.
    pub upstream_name: String,
    /// Golem's digest (BLAKE3, reference D.2), lower-case hex.
    pub digest: String,
    /// The projected definition in Golem's snake-case wire form (reference D.4).
    pub definition: ImportedDefinition,
    /// The upstream's definition, verbatim: unknown fields survive.
    pub upstream: Value,
}

/// A projected definition: JSON text, read the first time that somebody looks into it.
#[derive(Clone)]
pub struct ImportedDefinition {
    text: Arc<str>,
    value: OnceLock<Value>,
}

impl ImportedDefinition {
    /// From its JSON text.
    pub(super) fn written(text: Vec<u8>) -> Self {
        Self { text: String::from_utf8(text).unwrap_or_default().into(), value: OnceLock::new() }
    }

    /// The compact JSON text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The JSON value.
    pub fn into_value(self) -> Value {
        match self.value.into_inner() {
            Some(value) => value,
            None => serde_json::from_str(&self.text).unwrap_or_default(),
        }
    }
}

impl std::ops::Deref for ImportedDefinition {
    type Target = Value;

    fn deref(&self) -> &Value {
        self.value.get_or_init(|| serde_json::from_str(&self.text).unwrap_or_default())
    }
}

impl From<Value> for ImportedDefinition {
    fn from(value: Value) -> Self {
        Self { text: value.to_string().into(), value: value.into() }
    }
}

impl PartialEq for ImportedDefinition {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl fmt::Debug for ImportedDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What one import provides.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ImportSurface {
    /// Projected tools, sorted by name.
    pub tools: Vec<ImportedTool>,
    /// Excluded upstream tools with the reason, sorted by upstream name.
    pub diagnostics: Vec<(String, String)>,
}

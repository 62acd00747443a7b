//! What stands in the way of an endpoint: typed, so that rules, the control plane and `why` each say it their way.

use std::fmt;

use crate::model::{AgentTypeName, CommandName, CommandPattern, ComponentName, SchemeName, ToolName};

use super::surface::Source;

/// Which of the two lists a pattern stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PatternList {
    /// `include`.
    Include,
    /// `exclude`.
    Exclude,
}

impl PatternList {
    /// The key in the manifest.
    pub fn key(self) -> &'static str {
        match self {
            Self::Include => "include",
            Self::Exclude => "exclude",
        }
    }
}

/// What a name is the name of: names are unique within one kind and one domain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameKind {
    /// A tool.
    Tool,
    /// The URI of a resource.
    Resource,
    /// The URI template of a resource template.
    Template,
    /// A prompt.
    Prompt,
}

impl NameKind {
    /// The word for people.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Tool => "tool",
            Self::Resource => "resource",
            Self::Template => "resource template",
            Self::Prompt => "prompt",
        }
    }
}

/// One thing that is wrong with one endpoint.
#[derive(Debug, Clone, PartialEq)]
pub enum Problem {
    /// It names neither agents nor tools.
    Empty,
    /// Its entries name more than one security scheme.
    ConflictingSchemes {
        /// The distinct schemes, in name order.
        schemes: Vec<SchemeName>,
    },
    /// No component has this agent type, and all components are known.
    UnknownAgent {
        /// The agent type.
        agent: AgentTypeName,
    },
    /// More than one component has this agent type.
    AmbiguousAgent {
        /// The agent type.
        agent: AgentTypeName,
        /// The components, in name order.
        components: Vec<ComponentName>,
    },
    /// Nothing declares, implements or could supply this tool.
    UnknownTool {
        /// The tool.
        tool: ToolName,
    },
    /// The component that should implement the tool does not have it.
    NotImplemented {
        /// The tool.
        tool: ToolName,
        /// The component of `tools.<name>.component`, or `None` where no component was named and none has it.
        component: Option<ComponentName>,
    },
    /// More than one component implements a tool whose declaration does not choose.
    AmbiguousTool {
        /// The tool.
        tool: ToolName,
        /// The components, in name order.
        components: Vec<ComponentName>,
    },
    /// `ownerComponent` is not a component of the application.
    UnknownOwner {
        /// The tool.
        tool: ToolName,
        /// The owner.
        owner: ComponentName,
    },
    /// The owner has no component-level binding of the tool.
    MissingBinding {
        /// The tool.
        tool: ToolName,
        /// The owner.
        owner: ComponentName,
    },
    /// A pattern matches no executable command, by its canonical path or an alias.
    PatternSelectsNothing {
        /// The tool.
        tool: ToolName,
        /// Its list.
        list: PatternList,
        /// Its position in the list.
        index: usize,
        /// The pattern.
        pattern: CommandPattern,
    },
    /// No command is left after selection, or the tool has none that can be called.
    NothingSelected {
        /// The tool.
        tool: ToolName,
    },
    /// Aliases multiply to more names than an endpoint may have.
    TooManyNames {
        /// The tool.
        tool: ToolName,
        /// How many alias names there would be.
        count: usize,
    },
    /// A selected command cannot be expressed in MCP.
    NotExpressible {
        /// The tool.
        tool: ToolName,
        /// The canonical path below its root.
        command_path: Vec<CommandName>,
        /// What cannot be, as a sentence.
        reason: String,
    },
    /// A tool of an authenticated import at an endpoint that is neither protected nor on this machine only. It is not
    /// shown.
    ExposedCredentials {
        /// The tool.
        tool: ToolName,
        /// The import's position.
        import: usize,
    },
    /// A method cannot be expressed in MCP and is not advertised. It does not stop a deploy.
    MethodLeftOut {
        /// The agent type.
        agent: AgentTypeName,
        /// The method.
        method: String,
        /// What cannot be, as a sentence.
        reason: String,
    },
    /// Two things of one kind have the same name.
    NameCollision {
        /// The kind.
        kind: NameKind,
        /// The name.
        name: String,
        /// Everything that wants it, in projection order; the endpoint keeps the first.
        sources: Vec<Source>,
    },
    /// Tool names that are equal when letter case is ignored. It does not stop a deploy.
    CaseCollision {
        /// The names, in order.
        names: Vec<String>,
    },
}

impl Problem {
    /// Whether a deploy must be refused for it.
    pub fn blocks(&self) -> bool {
        !matches!(self, Self::MethodLeftOut { .. } | Self::CaseCollision { .. })
    }

    /// The sub-code of the control plane's validation error.
    pub fn sub_code(&self) -> &'static str {
        match self {
            Self::Empty => "MCP_EMPTY_DEPLOYMENT",
            Self::ConflictingSchemes { .. } => "MCP_CONFLICTING_SECURITY_SCHEMES",
            Self::UnknownAgent { .. } => "MCP_MISSING_AGENT_TYPE",
            Self::AmbiguousAgent { .. } => "MCP_AMBIGUOUS_AGENT_TYPE",
            Self::AmbiguousTool { .. } => "DUPLICATE_TOOL_IMPLEMENTATION",
            Self::UnknownTool { .. } | Self::NotImplemented { .. } => "MCP_MISSING_TOOL",
            Self::UnknownOwner { .. } => "MCP_UNKNOWN_OWNER_COMPONENT",
            Self::MissingBinding { .. } => "MCP_MISSING_TOOL_BINDING",
            Self::PatternSelectsNothing { .. } | Self::NothingSelected { .. } => "MCP_NO_COMMAND_SELECTED",
            Self::TooManyNames { .. } => "MCP_TOO_MANY_NAMES",
            Self::NotExpressible { .. } | Self::MethodLeftOut { .. } => "MCP_NOT_EXPRESSIBLE",
            Self::ExposedCredentials { .. } => "MCP_EXPOSED_CREDENTIALS",
            Self::NameCollision { .. } | Self::CaseCollision { .. } => "MCP_NAME_COLLISION",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the deployment names neither agents nor tools"),
            Self::ConflictingSchemes { schemes } => {
                write!(f, "the entries name different security schemes: {}", ticked(schemes))
            }
            Self::UnknownAgent { agent } => write!(f, "no component has the agent type `{agent}`"),
            Self::AmbiguousAgent { agent, components } => {
                write!(f, "the agent type `{agent}` is in more than one component: {}", ticked(components))
            }
            Self::UnknownTool { tool } => write!(f, "there is no tool `{tool}`"),
            Self::NotImplemented { tool, component: Some(component) } => {
                write!(f, "component `{component}` does not implement the tool `{tool}`")
            }
            Self::NotImplemented { tool, component: None } => write!(f, "no component implements the tool `{tool}`"),
            Self::AmbiguousTool { tool, components } => {
                write!(f, "the tool `{tool}` is implemented by more than one component: {}", ticked(components))
            }
            Self::UnknownOwner { tool, owner } => {
                write!(f, "`{owner}`, the owner of `{tool}`, is not a component of the application")
            }
            Self::MissingBinding { tool, owner } => {
                write!(f, "component `{owner}` owns calls of `{tool}` but has no component-level binding of it")
            }
            Self::PatternSelectsNothing { tool, list, pattern, .. } => {
                write!(f, "`{pattern}` in `{}` selects no command of `{tool}`", list.key())
            }
            Self::NothingSelected { tool } => write!(f, "no command of `{tool}` is left to export"),
            Self::TooManyNames { tool, count } => write!(
                f,
                "the aliases of `{tool}` multiply to {count} names; at most {} are exported",
                super::command::MAX_ALIAS_NAMES
            ),
            Self::NotExpressible { tool, command_path, reason } => {
                write!(f, "`{}` cannot be exported: {reason}", spoken(tool, command_path))
            }
            Self::MethodLeftOut { agent, method, reason } => {
                write!(f, "method `{method}` of `{agent}` is not advertised: {reason}")
            }
            Self::ExposedCredentials { tool, import } => write!(
                f,
                "anyone could call `{tool}` with the credentials of import {import}: the endpoint has no security scheme and is not on a loopback domain"
            ),
            Self::NameCollision { kind, name, sources } => {
                let sources: Vec<String> = sources.iter().map(Source::to_string).collect();
                write!(
                    f,
                    "the {} name `{name}` is wanted more than once: by {}",
                    kind.as_str(),
                    sources.join(" and by ")
                )
            }
            Self::CaseCollision { names } => {
                write!(f, "tool names differ only by letter case: {}", ticked(names))
            }
        }
    }
}

/// A tool and a command path as people write them: `file-tools list files`.
pub fn spoken(tool: &ToolName, path: &[CommandName]) -> String {
    let mut text = tool.to_string();
    for segment in path {
        text.push(' ');
        text.push_str(segment.as_str());
    }
    text
}

fn ticked<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(|item| format!("`{item}`")).collect::<Vec<_>>().join(", ")
}

//! Names, patterns, definitions and declarations as types that cannot hold a wrong value.
//!
//! Everything here is plain data with constructors that parse. This room knows neither YAML, files,
//! places in a text, HTTP nor a database; every other room may use it.

pub mod application;
pub mod definition;
pub mod depth;
pub mod identity;
pub mod ids;
mod mask;
pub mod names;
pub mod pattern;
pub mod runtime;
pub mod schema;
pub mod text;

pub use application::{
    AgentExport, Application, Auth, AuthKind, Binding, CommandSelection, Component, DefaultTools, Deployment,
    Environment, Import, ImportFilter, Layer, LocalServer, Rendered, ServerTarget, ToolDeclaration, ToolExport,
    ToolSource, Unhonoured,
};
pub use definition::{
    AgentDefinition, AgentMethod, Annotations, ArgumentRef, Body, Command, ComponentDefinition, Constraint, Doc,
    ErrorSpec, Flag, OptionShape, OptionSpec, Positional, Prompt, Resource, ResultSpec, StreamSpec, ToolDefinition,
};
pub use identity::{ProviderType, Role, UnknownRole};
pub use ids::{
    AccountId, ApplicationId, ComponentId, DomainRegistrationId, EnvironmentId, McpDeploymentId, SecuritySchemeId,
    TokenId,
};
pub use mask::Mask;
pub use names::{
    AgentTypeName, AppName, CommandName, ComponentName, DeploymentRevision, Domain, EnvironmentName, ImportName,
    InvalidName, Prefix, Revision, SchemeName, Subdomain, ToolName,
};
pub use pattern::{CommandPattern, InvalidPattern, NameGlob, text_pattern};
pub use runtime::{ArgPart, ArgTemplate, RuntimeBinding, RuntimeComponent, RuntimeFile};
pub use schema::ValueType;

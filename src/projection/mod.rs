//! The pure computation from definitions, filters and prefixes to the names that clients see, and from a client's JSON
//! to the arguments that a command gets.
//!
//! `validate`, `surface`, `why`, the control plane's deploy checks and the gateway's lists call these same functions,
//! so what was proved offline is what is served. No I/O here; no places, no YAML.
//!
//! Start at [`project`] (a deployment and a [`Catalog`] give an [`Endpoint`] and its [`Problem`]s), [`arguments::bind`]
//! (a call's input), [`result::structured`] (a call's result) and [`why()`].

pub mod agents;
pub mod arguments;
pub mod catalog;
pub mod command;
pub mod constraints;
pub mod endpoint;
mod expressible;
pub mod import;
mod import_definition;
mod import_keywords;
mod import_schema;
mod import_wire;
pub mod json_schema;
pub mod limits;
mod native;
pub mod near;
pub mod param_headers;
pub mod problem;
mod rendered;
pub mod result;
pub mod selection;
pub mod surface;
pub mod values;
pub mod why;

pub use agents::AgentInputs;
pub use arguments::{Bound, BoundArgument, InvalidArguments, bind};
pub use catalog::{AgentLookup, Catalog, CatalogComponent, ToolLookup};
pub use command::{Argument, CommandView, exposed_name};
pub use endpoint::{Projection, project};
pub use problem::{NameKind, PatternList, Problem};
pub use surface::{
    Endpoint, ExposedPrompt, ExposedResource, ExposedTemplate, ExposedTool, ImportSurface, ImportedDefinition,
    ImportedTool, Invocation, Known, Source,
};
pub use why::{Explanation, why};

#[cfg(test)]
mod tests;

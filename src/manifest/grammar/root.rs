//! The top level of a manifest.

use super::Shape::{List, Map, Struct as S, Text, Word as W};
use super::components::{AGENTS, BRIDGE, COMPONENT_TEMPLATES, COMPONENTS, CUSTOM_COMMANDS, TOOL_DECLARATIONS};
use super::environments::{
    ENVIRONMENTS, LOCAL_SERVER, MIDDLEWARE_RELEASES, RESOURCE_DEFAULTS, SECRET_DEFAULTS, TOOL_RELEASES, VERSION,
};
use super::mcp::{HTTP_API, MCP};
use super::retries::RETRY_DEFAULTS;
use super::{Shape, Struct, field, words};

static MANIFEST_STRUCT: Struct = Struct {
    what: "a manifest",
    fields: &[&[
        field("manifestVersion", Text, "The format of this file: 1.6.0 or 1.5.0"),
        field("app", W(&words::APP), "The application's name"),
        field("includes", List(&Text), "Globs of further manifest files, relative to this one"),
        field("environments", Map(&ENVIRONMENTS), "Where the application is deployed; at least one"),
        field("componentTemplates", Map(&COMPONENT_TEMPLATES), "Layers that components can build on"),
        field("components", Map(&COMPONENTS), "Components by `namespace:name`"),
        field("agents", Map(&AGENTS), "Settings by agent type"),
        field("tools", Map(&TOOL_DECLARATIONS), "Tool declarations: where the implementation of each tool is"),
        field("mcp", S(&MCP), "MCP endpoints and imports"),
        field("httpApi", S(&HTTP_API), "HTTP APIs"),
        field("localServer", S(&LOCAL_SERVER), "The local server's addresses and folders"),
        field("version", VERSION, "The application's version"),
        field("customCommands", Map(&CUSTOM_COMMANDS), "Commands for `golem exec`"),
        field("clean", List(&Text), "Paths removed by `golem clean`"),
        field("bridge", S(&BRIDGE), "Generated clients"),
        field("secretDefaults", Map(&SECRET_DEFAULTS), "Secrets by environment, for development"),
        field("retryPolicyDefaults", Map(&RETRY_DEFAULTS), "Retry policies by environment and name"),
        field("resourceDefaults", Map(&RESOURCE_DEFAULTS), "Resource limits by environment and name"),
        field("toolReleases", Map(&TOOL_RELEASES), "Published tools by environment and name"),
        field("toolMiddlewareReleases", Map(&MIDDLEWARE_RELEASES), "Published middleware by environment and name"),
    ]],
    groups: &[],
};

/// A manifest file.
pub(in crate::manifest) static MANIFEST: Shape = S(&MANIFEST_STRUCT);

/// Whether a key is surely a misspelt one of the top level.
pub(in crate::manifest) fn means_top_level_key(name: &str) -> bool {
    super::suggest::suggest(name, MANIFEST_STRUCT.all().map(|field| field.name)).is_some_and(|meant| meant.certain)
}

/// Whether a key belongs to the top level of a current manifest.
pub(in crate::manifest) fn is_top_level_key(name: &str) -> bool {
    MANIFEST_STRUCT.find(name).is_some()
}

//! What a server is and whether it works.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// `GET /version`. A Golem server has only `version`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct Version {
    /// The program's version.
    pub version: String,
    /// `mcpctl` for this program's server.
    pub product: Option<String>,
    /// The number of the `/v1/mcpctl` interface.
    pub api: Option<u32>,
    /// What the server has beyond Golem's contract. A client uses a route of ours only where it is announced.
    pub capabilities: Vec<String>,
}

/// The product name that our server answers with.
pub const PRODUCT: &str = "mcpctl";

/// The number of the `/v1/mcpctl` interface.
pub const API: u32 = 1;

/// Names of capabilities.
pub mod capability {
    /// `PUT /v1/mcpctl/envs/{env}/components/{name}`.
    pub const COMPONENTS: &str = "components";
    /// `POST /v1/mcpctl/envs/{env}/apply`.
    pub const APPLY: &str = "apply";
    /// `GET /v1/mcpctl/envs/{env}/status`, `…/deployments/{rev}/snapshot`.
    pub const STATUS: &str = "status";
    /// `GET /v1/mcpctl/envs/{env}/audit`.
    pub const AUDIT: &str = "audit";
    /// Tools in MCP deployments.
    pub const TOOLS: &str = "mcp-tools";
    /// Imports in deploys.
    pub const IMPORTS: &str = "mcp-imports";
    /// `GET` and `PUT /v1/mcpctl/envs/{env}/pins`; `verbatim` when imports are read.
    pub const PINS: &str = "pins";
    /// Reading the servers of imports: `…/mcp-imports/{index}/tools`, `refresh`, `resolve`.
    pub const IMPORT_READING: &str = "mcp-import-reading";
    /// Calling tools of imports: `POST /v1/mcpctl/envs/{env}/mcp-imports/call`.
    pub const IMPORT_CALLS: &str = "mcp-import-calls";
    /// OAuth consent for imports: `…/mcp-imports/{index}/oauth`, `…/mcp-imports/oauth/…`.
    pub const IMPORT_CONSENT: &str = "mcp-import-consent";
    /// Tool releases and grants: `…/tool-releases/resolve`, Golem's routes of releases and grants, and what `apply` takes
    /// of them.
    pub const TOOL_RELEASES: &str = "tool-releases";
    /// Dynamic client registration: `POST /v1/mcpctl/envs/{env}/security-schemes/register`.
    pub const SCHEME_REGISTRATION: &str = "scheme-registration";
}

impl Version {
    /// Whether the server announces a capability.
    pub fn has(&self, capability: &str) -> bool {
        self.product.as_deref() == Some(PRODUCT) && self.capabilities.iter().any(|name| name == capability)
    }
}

/// `GET /healthcheck`, and the answer of deletions that Golem answers with an empty object.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Empty {}

/// `GET /readiness`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Readiness {
    /// Whether requests can be served: the database answers.
    pub ready: bool,
}

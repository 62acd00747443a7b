//! Reserved keys of `_meta`.

use serde_json::{Map, Value, json};

use super::version::Version;

/// Every modern request: the revision.
pub const PROTOCOL_VERSION: &str = "io.modelcontextprotocol/protocolVersion";
/// Every modern request: what the client can do.
pub const CLIENT_CAPABILITIES: &str = "io.modelcontextprotocol/clientCapabilities";
/// Modern requests: who asks; for display only.
pub const CLIENT_INFO: &str = "io.modelcontextprotocol/clientInfo";
/// Modern results: who answers; for display only.
pub const SERVER_INFO: &str = "io.modelcontextprotocol/serverInfo";
/// Modern requests: which log messages are wanted.
pub const LOG_LEVEL: &str = "io.modelcontextprotocol/logLevel";
/// Messages on a modern notice stream: the id of the listen request.
pub const SUBSCRIPTION_ID: &str = "io.modelcontextprotocol/subscriptionId";
/// Ties progress notifications to a request.
pub const PROGRESS_TOKEN: &str = "progressToken";

/// The name and version under which this program introduces itself.
pub fn implementation() -> Value {
    json!({ "name": env!("CARGO_PKG_NAME"), "version": env!("CARGO_PKG_VERSION") })
}

/// The `_meta` of a modern request by a client that can do nothing interactive.
pub fn modern_request(version: Version) -> Map<String, Value> {
    Map::from_iter([
        (PROTOCOL_VERSION.to_owned(), Value::from(version.as_str())),
        (CLIENT_CAPABILITIES.to_owned(), json!({})),
        (CLIENT_INFO.to_owned(), implementation()),
    ])
}

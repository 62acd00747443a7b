//! Method names.

/// Opens a legacy session.
pub const INITIALIZE: &str = "initialize";
/// The client's word that a legacy session may begin.
pub const INITIALIZED: &str = "notifications/initialized";
/// Legacy liveness check.
pub const PING: &str = "ping";
/// Legacy log level.
pub const SET_LEVEL: &str = "logging/setLevel";
/// What a modern server is and can do.
pub const DISCOVER: &str = "server/discover";
/// Modern change notices.
pub const LISTEN: &str = "subscriptions/listen";
/// First message on a modern notice stream.
pub const ACKNOWLEDGED: &str = "notifications/subscriptions/acknowledged";
/// Lists tools.
pub const TOOLS_LIST: &str = "tools/list";
/// Calls a tool.
pub const TOOLS_CALL: &str = "tools/call";
/// Lists resources.
pub const RESOURCES_LIST: &str = "resources/list";
/// Lists resource templates.
pub const RESOURCE_TEMPLATES_LIST: &str = "resources/templates/list";
/// Reads a resource.
pub const RESOURCES_READ: &str = "resources/read";
/// Lists prompts.
pub const PROMPTS_LIST: &str = "prompts/list";
/// Renders a prompt.
pub const PROMPTS_GET: &str = "prompts/get";
/// Completes an argument.
pub const COMPLETE: &str = "completion/complete";
/// Gives up a request.
pub const CANCELLED: &str = "notifications/cancelled";
/// Progress of a request.
pub const PROGRESS: &str = "notifications/progress";
/// A log message.
pub const MESSAGE: &str = "notifications/message";
/// The tools changed.
pub const TOOLS_LIST_CHANGED: &str = "notifications/tools/list_changed";

/// The member of `params` that the `Mcp-Name` header repeats, for the methods that have one.
pub fn name_member(method: &str) -> Option<&'static str> {
    match method {
        TOOLS_CALL | PROMPTS_GET => Some("name"),
        RESOURCES_READ => Some("uri"),
        "tasks/get" | "tasks/update" | "tasks/cancel" => Some("taskId"),
        _ => None,
    }
}

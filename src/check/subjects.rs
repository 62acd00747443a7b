//! The paths of the things that rules and `why` speak about, each built in one place.

use crate::diagnostics::Subject;
use crate::model::{AgentTypeName, CommandName, ComponentName, EnvironmentName, Layer, ToolName};
use crate::projection::PatternList;

/// `mcp.deployments.<env>[i]`.
pub fn deployment(environment: &EnvironmentName, index: usize) -> Subject {
    Subject::manifest().keys(["mcp", "deployments", environment.as_str()]).index(index)
}

/// `mcp.deployments.<env>[i].tools.<tool>`, at its key.
pub fn tool_export(environment: &EnvironmentName, index: usize, tool: &ToolName) -> Subject {
    deployment(environment, index).keys(["tools", tool.as_str()]).at_key()
}

/// `ownerComponent` of an exported tool.
pub fn owner(environment: &EnvironmentName, index: usize, tool: &ToolName) -> Subject {
    deployment(environment, index).keys(["tools", tool.as_str(), "ownerComponent"])
}

/// One pattern of an exported tool.
pub fn pattern(environment: &EnvironmentName, index: usize, tool: &ToolName, list: PatternList, at: usize) -> Subject {
    deployment(environment, index).keys(["tools", tool.as_str(), list.key()]).index(at)
}

/// `mcp.deployments.<env>[i].agents.<Type>`, at its key.
pub fn agent_export(environment: &EnvironmentName, index: usize, agent: &AgentTypeName) -> Subject {
    deployment(environment, index).keys(["agents", agent.as_str()]).at_key()
}

/// `mcp.imports.<env>[i]`.
pub fn import(environment: &EnvironmentName, index: usize) -> Subject {
    Subject::manifest().keys(["mcp", "imports", environment.as_str()]).index(index)
}

/// `components.<name>`, at its key.
pub fn component(name: &ComponentName) -> Subject {
    Subject::manifest().keys(["components", name.as_str()]).at_key()
}

/// `tools.<name>`, at its key.
pub fn tool(name: &ToolName) -> Subject {
    Subject::manifest().keys(["tools", name.as_str()]).at_key()
}

/// `toolReleases.<env>.<tool>`, at its key.
pub fn published(environment: &EnvironmentName, tool: &ToolName) -> Subject {
    Subject::manifest().keys(["toolReleases", environment.as_str(), tool.as_str()]).at_key()
}

/// A tool binding in the layer that made it, at its key.
pub fn binding(layer: &Layer, tool: &ToolName) -> Subject {
    Subject::manifest().keys(layer.keys()).keys(["tools", tool.as_str()]).at_key()
}

/// `components.<name>` of the runtime file, at its key.
pub fn runtime_component(name: &ComponentName) -> Subject {
    Subject::runtime().keys(["components", name.as_str()]).at_key()
}

/// A command of a tool in the runtime file, at its key (the tool's own where the path is empty).
pub fn runtime_command(component: &ComponentName, tool: &ToolName, path: &[CommandName]) -> Subject {
    let root = Subject::runtime().keys(["components", component.as_str(), "tools", tool.as_str()]);
    path.iter().fold(root, |subject, segment| subject.keys(["commands", segment.as_str()])).at_key()
}

/// A tool in the runtime file, at its key.
pub fn runtime_tool(component: &ComponentName, tool: &ToolName) -> Subject {
    runtime_command(component, tool, &[])
}

/// `dependencies.tools` of a component.
pub fn dependencies(component: &ComponentName) -> Subject {
    Subject::manifest().keys(["components", component.as_str(), "dependencies", "tools"])
}

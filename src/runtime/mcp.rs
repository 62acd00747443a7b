//! A stdio MCP server as a component: its tools are commands of a native tool, or the methods of agents.
//!
//! For commands one process serves all calls. An agent has one process per instance, told who it is by the variables
//! [`AGENT_TYPE`] and [`AGENT_CONSTRUCTOR`]; the least recently used one ends when there are too many. A process that
//! ended is started again by the next call; the call that it interrupted is not repeated, since it may have done its
//! work. A server that announces other tools is listed again: where its definition is not recorded, it is another one
//! from then on, and whoever compares it with what is deployed is told.

use std::sync::{Arc, PoisonError, RwLock, Weak};
use std::time::Duration;

use futures::future::BoxFuture;
use serde_json::{Map, Value, json};
use tokio::sync::{Mutex, Notify, watch};
use tokio::time::timeout;

use crate::model::{ComponentDefinition, ComponentName, RuntimeComponent};
use crate::projection::import::sanitize;
use crate::upstream::{CallOptions, Endpoint, FailureKind, Options, ProcessEnv, StdioCommand, Upstream, UpstreamError};

use super::arguments::{self, Arguments};
use super::place::Place;
use super::{Call, CallError, CommandCall, MethodCall, NotReady, Outcome, Runtime, ToolFailure, mcp_definition};

/// The variable that tells an agent's process its type.
const AGENT_TYPE: &str = "MCPCTL_AGENT_TYPE";
/// The variable that tells it its constructor parameters, as a JSON object.
const AGENT_CONSTRUCTOR: &str = "MCPCTL_AGENT_CONSTRUCTOR";
/// The least time between two listings of a server that announces changes.
const PACE: Duration = Duration::from_secs(1);
/// Most agent processes of a component.
const MAX_INSTANCES: usize = 32;

/// Runs a component whose binding is `mcp`.
pub(super) struct McpRuntime {
    recorded: Option<ComponentDefinition>,
    command: String,
    args: Vec<String>,
    place: Place,
    /// What was learned from the server, where nothing is recorded.
    learned: Arc<Learned>,
    /// Running processes, least recently used first. Only held while one is looked up, never during a call.
    processes: Mutex<Vec<Arc<Slot>>>,
}

/// A process, or the place where one will be.
struct Slot {
    identity: Identity,
    server: Mutex<Option<Arc<Server>>>,
}

/// Whose process it is: `None` for the one that serves commands.
type Identity = Option<(String, String)>;

/// A connected server and its tools.
struct Server {
    upstream: Upstream,
    tools: RwLock<Vec<Value>>,
}

/// What the server that serves commands offers, as far as it is known.
struct Learned {
    name: ComponentName,
    definition: RwLock<Option<Arc<ComponentDefinition>>>,
    /// Told when a known definition becomes another one.
    changes: Arc<Notify>,
}

impl Learned {
    fn known(&self) -> Option<Arc<ComponentDefinition>> {
        self.definition.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn learn(&self, tools: &[Value]) {
        let Some(definition) = mcp_definition::of_upstream(&self.name, tools) else { return };
        let mut known = self.definition.write().unwrap_or_else(PoisonError::into_inner);
        let before = known.replace(Arc::new(definition));
        if before.is_some_and(|before| Some(before.digest()) != known.as_ref().map(|known| known.digest())) {
            self.changes.notify_one();
        }
    }
}

/// Lists the server again whenever it announces changes, until it is gone.
async fn follow(server: Weak<Server>, mut announced: watch::Receiver<u64>, learned: Option<Arc<Learned>>) {
    while announced.changed().await.is_ok() {
        let Some(running) = server.upgrade() else { return };
        match running.upstream.settled_tools().await {
            Ok(listing) => {
                if let Some(learned) = &learned {
                    learned.learn(&listing.items);
                }
                *running.tools.write().unwrap_or_else(PoisonError::into_inner) = listing.items;
            }
            Err(error) => tracing::warn!(%error, "a stdio server announced other tools and does not list them"),
        }
        drop(running);
        tokio::time::sleep(PACE).await;
    }
}

impl McpRuntime {
    pub(super) fn new(
        name: &ComponentName,
        component: &RuntimeComponent,
        command: String,
        args: Vec<String>,
        place: Place,
        changes: Arc<Notify>,
    ) -> Self {
        Self {
            recorded: component.definition.clone(),
            command,
            args,
            place,
            learned: Arc::new(Learned { name: name.clone(), definition: RwLock::default(), changes }),
            processes: Mutex::default(),
        }
    }

    /// The same, where the definition was asked of the server before: it is what is known of it for now.
    pub(super) fn not_recorded(mut self) -> Self {
        let known = self.recorded.take().map(Arc::new);
        *self.learned.definition.write().unwrap_or_else(PoisonError::into_inner) = known;
        self
    }

    async fn definition(&self) -> Result<Arc<ComponentDefinition>, NotReady> {
        if let Some(recorded) = &self.recorded {
            // Recorded definitions are what was reviewed; that the program is there at all is still checked.
            self.place.program(&self.command, "mcp.command")?;
            self.place.working_folder()?;
            return Ok(Arc::new(recorded.clone()));
        }
        if let Some(definition) = self.learned.known() {
            return Ok(definition);
        }
        self.server(None).await?;
        self.learned.known().ok_or_else(|| self.no_answer("the component's name cannot be a tool's name"))
    }

    /// The running server of an identity, started when there is none.
    async fn server(&self, identity: Identity) -> Result<Arc<Server>, NotReady> {
        let slot = self.slot(identity.clone()).await;
        let mut server = slot.server.lock().await;
        if let Some(running) = server.as_ref().filter(|running| running.upstream.is_open()) {
            return Ok(Arc::clone(running));
        }
        let started = self.start(identity.as_ref()).await?;
        *server = Some(Arc::clone(&started));
        Ok(started)
    }

    async fn slot(&self, identity: Identity) -> Arc<Slot> {
        let mut processes = self.processes.lock().await;
        let known = processes.iter().position(|slot| slot.identity == identity).map(|index| processes.remove(index));
        let slot = known.unwrap_or_else(|| Arc::new(Slot { identity, server: Mutex::default() }));
        processes.push(Arc::clone(&slot));
        if processes.len() > MAX_INSTANCES {
            // Dropping the last handle kills the process; a call that uses it still has one.
            processes.remove(0);
        }
        slot
    }

    async fn start(&self, identity: Option<&(String, String)>) -> Result<Arc<Server>, NotReady> {
        let mut env = self.place.env.clone();
        if let Some((agent, constructor)) = identity {
            env.push((AGENT_TYPE.to_owned(), agent.clone()));
            env.push((AGENT_CONSTRUCTOR.to_owned(), constructor.clone()));
        }
        let command = StdioCommand {
            program: self.place.program(&self.command, "mcp.command")?.into(),
            args: self.args.iter().map(Into::into).collect(),
            dir: Some(self.place.working_folder()?),
            env: ProcessEnv::Minimal(env),
        };
        let options = Options { timeout: self.place.limit, ..Options::default() };
        let upstream =
            Upstream::connect(Endpoint::Stdio(command), options).await.map_err(|error| self.no_answer(error))?;
        let announced = upstream.tool_changes();
        let tools = match upstream.settled_tools().await {
            Ok(listing) => listing.items,
            Err(UpstreamError::NoCapability(_)) => Vec::new(),
            Err(error) => return Err(self.no_answer(error)),
        };
        let learned = Some(&self.learned).filter(|_| identity.is_none() && self.recorded.is_none()).cloned();
        if let Some(learned) = &learned {
            learned.learn(&tools);
        }
        let server = Arc::new(Server { upstream, tools: RwLock::new(tools) });
        if let Some(announced) = announced {
            tokio::spawn(follow(Arc::downgrade(&server), announced, learned));
        }
        Ok(server)
    }

    fn no_answer(&self, reason: impl std::fmt::Display) -> NotReady {
        NotReady::NoAnswer { program: self.command.clone(), reason: reason.to_string() }
    }

    async fn command(&self, call: CommandCall) -> Result<Outcome, CallError> {
        let definition = self.definition().await?;
        let command = call.find_in(&definition).ok_or_else(|| NotReady::NotDefined(call.to_string()))?;
        let Arguments { values, .. } =
            arguments::bind(&command, &call.input, &self.place.working_folder()?, self.place.data_folder())?;
        // The tool's name is the component's; the command's path is the server's own name for it.
        let name = call.path.iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
        let server = self.server(None).await?;
        self.forward(&server, &name, values).await
    }

    async fn method(&self, call: MethodCall) -> Result<Outcome, CallError> {
        let constructor = Value::Object(call.constructor).to_string();
        let server = self.server(Some((call.agent.to_string(), constructor))).await?;
        self.forward(&server, &call.method, call.arguments).await
    }

    async fn forward(&self, server: &Server, name: &str, arguments: Map<String, Value>) -> Result<Outcome, CallError> {
        let name = server.name_of(name).ok_or_else(|| self.no_answer(format!("it has no tool `{name}`")))?;
        let options = CallOptions { timeout: Some(self.place.limit), ..CallOptions::default() };
        match timeout(self.place.limit, server.upstream.call(&name, arguments, &options)).await {
            Ok(Ok(result)) => match result.raw {
                Value::Object(result) => Ok(Outcome::Mcp(result)),
                _ => Err(CallError::InvalidResult("invalid result: it is no object".to_owned())),
            },
            Ok(Err(error)) => Err(self.failed(&error)),
            Err(_) => Err(self.too_slow()),
        }
    }

    fn failed(&self, error: &UpstreamError) -> CallError {
        let failure = |name: &str| {
            CallError::Failed(ToolFailure { name: name.to_owned(), payload: json!({ "message": error.to_string() }) })
        };
        match error.kind() {
            FailureKind::InvalidRequest => CallError::arguments(error.to_string()),
            FailureKind::InvalidResult => CallError::InvalidResult(error.to_string()),
            FailureKind::TimedOut => self.too_slow(),
            FailureKind::Unavailable => failure("lost-process"),
            FailureKind::ConsentNeeded | FailureKind::ToolFailed => failure("refused"),
        }
    }

    fn too_slow(&self) -> CallError {
        CallError::Failed(ToolFailure {
            name: "timeout".to_owned(),
            payload: json!({ "limitSeconds": self.place.limit.as_secs_f64() }),
        })
    }
}

impl Server {
    /// The server's own spelling of a name: exactly this one, or the only one with this kebab-case form.
    fn name_of(&self, name: &str) -> Option<String> {
        let tools = self.tools.read().unwrap_or_else(PoisonError::into_inner);
        let names = || tools.iter().filter_map(|tool| tool.get("name")?.as_str());
        if names().any(|candidate| candidate == name) {
            return Some(name.to_owned());
        }
        let mut alike = names().filter(|candidate| sanitize(candidate) == sanitize(name));
        alike.next().filter(|_| alike.next().is_none()).map(str::to_owned)
    }
}

impl Runtime for McpRuntime {
    fn describe(&self) -> BoxFuture<'_, Result<ComponentDefinition, NotReady>> {
        Box::pin(async { self.definition().await.map(|definition| ComponentDefinition::clone(&definition)) })
    }

    fn invoke(&self, call: Call) -> BoxFuture<'_, Result<Outcome, CallError>> {
        Box::pin(async move {
            match call {
                Call::Command(call) => self.command(call).await,
                Call::Method(call) => self.method(call).await,
            }
        })
    }
}

#[cfg(test)]
#[path = "mcp_tests.rs"]
mod tests;

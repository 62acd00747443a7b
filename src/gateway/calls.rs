//! Calls: from a tool's name to the runtime that carries it out, and back.
//!
//! Every call is a task of its own, so that a panic stays with it. A modern request whose connection closes takes its
//! call with it; a legacy call goes on until its session ends or the client gives it up.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value};
use tokio::time::timeout;
use tokio_util::task::AbortOnDropHandle;

use crate::mcp::RpcError;
use crate::model::{AgentTypeName, ComponentName, ToolName};
use crate::projection::json_schema::Defs;
use crate::projection::{AgentInputs, CommandView, ExposedTool, Invocation, arguments};
use crate::runtime::{Call, CallError, CommandCall, MethodCall, Outcome, Runtime};

use super::answer::{Arguments, Ask, params};
use super::imports::ImportAt;
use super::sessions::Session;
use super::state::Shared;
use super::{content, errors, imports};

/// For whom a call runs.
#[derive(Clone, Copy)]
pub(super) enum Caller<'a> {
    /// A legacy session.
    Session(&'a Arc<Session>),
    /// A modern request, which nobody remembers.
    Stateless,
}

/// Why a call has no outcome.
#[derive(Debug)]
pub(super) enum Failure {
    /// The runtime or the tool said no.
    Call(CallError),
    /// The gateway did.
    Rpc(RpcError),
}

impl From<RpcError> for Failure {
    fn from(error: RpcError) -> Self {
        Self::Rpc(error)
    }
}

impl From<Failure> for RpcError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Call(error) => errors::of_call(&error),
            Failure::Rpc(error) => error,
        }
    }
}

/// `tools/call`.
pub(super) async fn call(ask: Ask<'_>) -> Result<Map<String, Value>, RpcError> {
    #[derive(Deserialize)]
    struct CallParams {
        name: String,
        #[serde(default)]
        arguments: Arguments,
    }
    let CallParams { name, arguments } = params(ask.request, "a `name` and, if any, an object of `arguments`")?;
    let tool = ask
        .surface
        .tool(&name)
        .ok_or_else(|| RpcError::invalid_params(format!("unknown tool: {}", errors::excerpt(&name))))?;
    match invoke(ask, &tool.invocation, arguments.unwrap_or_default()).await {
        Ok(outcome) => Ok(result(ask, tool, outcome)),
        Err(Failure::Call(CallError::Failed(failure))) => Ok(content::failure(&failure)),
        Err(failure) => Err(failure.into()),
    }
}

fn result(ask: Ask<'_>, tool: &ExposedTool, outcome: Outcome) -> Map<String, Value> {
    match outcome {
        Outcome::Mcp(result) => result,
        Outcome::Program { stdout, stderr, result } => {
            let body = match &tool.invocation {
                Invocation::Command { implementation, tool, path, .. } => ask
                    .surface
                    .snapshot
                    .definition_of(implementation, tool)
                    .and_then(|definition| CommandView::find(definition, path))
                    .map(|command| command.body),
                _ => None,
            };
            content::success(&tool.name, body, &stdout, &stderr, result)
        }
    }
}

/// Carries out an invocation for a caller.
pub(super) async fn invoke(
    ask: Ask<'_>,
    invocation: &Invocation,
    input: Map<String, Value>,
) -> Result<Outcome, Failure> {
    let (component, call) = match invocation {
        Invocation::Command { implementation, tool, path, .. } => {
            (implementation, Call::Command(CommandCall { tool: tool.clone(), path: path.clone(), input }))
        }
        Invocation::Method { implementation, agent, method, constructor, arguments } => {
            let bound = bind_method(ask, implementation, agent, method, &input)?;
            let pick = |names: &[(String, String)]| {
                names
                    .iter()
                    .filter_map(|(exposed, parameter)| Some((parameter.clone(), bound.get(exposed)?.clone())))
                    .collect()
            };
            let call = MethodCall {
                agent: agent.clone(),
                method: method.clone(),
                constructor: pick(constructor),
                arguments: pick(arguments),
            };
            (implementation, Call::Method(call))
        }
        Invocation::Upstream { index, upstream_name } => return pass_on(ask, *index, upstream_name, input).await,
    };
    let tool = match invocation {
        Invocation::Command { tool, .. } => Some(tool),
        Invocation::Method { .. } | Invocation::Upstream { .. } => None,
    };
    let runtime = ready(ask, component, tool)?;
    run(ask, async move { runtime.invoke(call).await.map_err(Failure::Call) }).await
}

/// Calls a tool of an import.
async fn pass_on(ask: Ask<'_>, index: usize, tool: &str, input: Map<String, Value>) -> Result<Outcome, Failure> {
    let at = ImportAt {
        environment: ask.surface.deployment.environment,
        owner: ask.surface.owner,
        revision: ask.surface.deployment.revision,
        index,
    };
    let (imports, tool) = (Arc::clone(&ask.shared.imports), tool.to_owned());
    run(ask, async move { Ok(imports::outcome(imports.call(at, tool, input).await)?) }).await
}

/// The runtime of a component, if what it would run is what was deployed.
fn ready(ask: Ask<'_>, name: &ComponentName, tool: Option<&ToolName>) -> Result<Arc<dyn Runtime>, RpcError> {
    let deployed = ask.surface.snapshot.digest_of(name, tool);
    let not_ready = |reason: &str| {
        RpcError::new(RpcError::INTERNAL, format!("component `{name}` is not ready on this server: {reason}"))
            .data(serde_json::json!({ "reason": "not-ready", "component": name }))
    };
    let Some(local) = ask.shared.component(name) else {
        return Err(not_ready("its runtime file does not bind it"));
    };
    match (&local.definition, local.digest.as_deref()) {
        (Err(reason), _) => Err(not_ready(&reason.to_string())),
        (Ok(_), digest) if digest == deployed => Ok(local.runtime),
        (Ok(_), _) => Err(not_ready(
            "its definition here differs from the deployed one; deploy again, or restore it in the runtime file",
        )),
    }
}

fn bind_method(
    ask: Ask<'_>,
    component: &ComponentName,
    agent: &AgentTypeName,
    method: &str,
    input: &Map<String, Value>,
) -> Result<Map<String, Value>, Failure> {
    let definition = ask
        .surface
        .snapshot
        .components
        .get(component)
        .and_then(|component| component.definition.as_ref()?.agents.get(agent));
    let found = definition
        .and_then(|agent| Some((agent, agent.methods.iter().find(|candidate| candidate.name == method)?)))
        .ok_or_else(|| RpcError::new(RpcError::INTERNAL, "the deployed definition lacks this method"))?;
    let inputs = AgentInputs::of(&found.0.constructor, &found.1.parameters);
    arguments::bind_parameters(inputs.all(), input, &Defs::default())
        .map_err(|invalid| Failure::Call(CallError::InvalidArguments(invalid)))
}

async fn run(
    ask: Ask<'_>,
    work: impl Future<Output = Result<Outcome, Failure>> + Send + 'static,
) -> Result<Outcome, Failure> {
    let work = in_turn(Arc::clone(ask.shared), work);
    let joined = match ask.caller {
        Caller::Stateless => AbortOnDropHandle::new(tokio::spawn(work)).await,
        Caller::Session(session) => {
            let Some(running) = ask.shared.sessions.begin_call(session, &ask.request.id) else {
                return Err(RpcError::new(
                    RpcError::INVALID_REQUEST,
                    "a request with this id is still running in this session",
                )
                .into());
            };
            tokio::spawn(async move {
                let cancelled = running.cancelled.clone();
                let outcome = cancelled.run_until_cancelled(work).await;
                drop(running);
                outcome.unwrap_or_else(|| Err(RpcError::new(RpcError::INTERNAL, "the call was cancelled").into()))
            })
            .await
        }
    };
    joined.unwrap_or_else(|error| {
        tracing::error!(%error, "a call ended abnormally");
        Err(RpcError::new(RpcError::INTERNAL, "the call met a bug of this server; other tools go on").into())
    })
}

/// Waits for a place among the running calls, then runs.
async fn in_turn(
    shared: Arc<Shared>,
    work: impl Future<Output = Result<Outcome, Failure>> + Send,
) -> Result<Outcome, Failure> {
    let place = timeout(shared.config.call_queue_timeout, Arc::clone(&shared.calls).acquire_owned()).await;
    let Ok(Ok(_place)) = place else {
        let message = format!("the server is busy with {} calls; try again", shared.config.max_running_calls);
        return Err(RpcError::new(RpcError::INTERNAL, message).into());
    };
    work.await
}

//! A program per call: the vector is built, the process runs, its end becomes an outcome.

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::Duration;

use futures::future::BoxFuture;
use serde_json::{Map, Value, json};

use crate::model::definition::{Body, OptionShape, StreamSpec};
use crate::model::{
    ArgPart, ArgTemplate, CommandName, ComponentDefinition, RuntimeComponent, ToolDefinition, ToolName,
};
use crate::model::runtime::DEFAULT_CALL_TIMEOUT;

use super::confine::Confinement;
use super::process::{self, Channel, Finished, Job, ProcessError};
use super::resolve::{self, ResolvedCommand};
use super::{Call, CallError, CommandCall, NotReady, Outcome, Runtime, ToolFailure, vector};

/// Where the vectors of a component come from.
#[derive(Clone)]
pub(super) enum Vectors {
    /// `exec`: the start of every vector; the rest is derived from the definition.
    Derived(Vec<String>),
    /// `run`: a template per command.
    Explicit(BTreeMap<(ToolName, Vec<CommandName>), Vec<ArgTemplate>>),
}

/// Runs a component whose binding is `exec` or `run`.
pub(super) struct ProgramRuntime {
    definition: ComponentDefinition,
    vectors: Vectors,
    root: PathBuf,
    cwd: PathBuf,
    data_folder: Option<PathBuf>,
    env: Vec<(String, String)>,
    limit: Duration,
}

impl ProgramRuntime {
    /// The runtime of a component. `root` is the runtime file's folder.
    pub(super) fn new(
        vectors: Vectors,
        component: &RuntimeComponent,
        root: &Path,
        data_folder: Option<&Path>,
    ) -> Self {
        Self {
            definition: component.definition.clone().unwrap_or_default(),
            vectors,
            root: root.to_owned(),
            cwd: root.join(&component.cwd),
            // A data folder that does not exist yet is compared as it is written.
            data_folder: data_folder.map(|folder| folder.canonicalize().unwrap_or_else(|_| folder.to_owned())),
            env: component.env.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            limit: if component.timeout.is_zero() { DEFAULT_CALL_TIMEOUT } else { component.timeout },
        }
    }

    fn program(&self, name: &str, key: &'static str) -> Result<PathBuf, NotReady> {
        let search = self.env.iter().find(|(name, _)| name == "PATH").map(|(_, value)| value.as_str());
        resolve::program(name, &self.root, search)
            .ok_or_else(|| NotReady::MissingProgram { program: name.to_owned(), key })
    }

    fn working_folder(&self) -> Result<PathBuf, NotReady> {
        let missing = || NotReady::MissingFolder(self.cwd.display().to_string());
        let folder = self.cwd.canonicalize().map_err(|_| missing())?;
        if !folder.is_dir() {
            return Err(missing());
        }
        if self.data_folder.as_ref().is_some_and(|private| folder.starts_with(private)) {
            return Err(NotReady::FolderIsPrivate);
        }
        Ok(folder)
    }

    /// Every program that the binding names, with the key that names it.
    fn programs(&self) -> Vec<(&str, &'static str)> {
        match &self.vectors {
            Vectors::Derived(vector) => vec![(vector.first().map_or("", String::as_str), "exec")],
            Vectors::Explicit(vectors) => vectors.values().map(|vector| (literal_program(vector), "run")).collect(),
        }
    }

    fn job(&self, call: &CommandCall) -> Result<Job, CallError> {
        let label = label(&call.tool, &call.path);
        let tool = self.definition.tools.get(&call.tool);
        let (tool, command) = tool
            .and_then(|tool| Some((tool, resolve::command(tool, &call.path)?)))
            .ok_or_else(|| NotReady::NoVector(label.clone()))?;
        let cwd = self.working_folder()?;
        let values = self.confined(tool, &command, &cwd, call.arguments.clone())?;
        let (program, args) = match &self.vectors {
            Vectors::Derived(base) => {
                let (program, rest) = base.split_first().ok_or_else(|| NotReady::NoVector(label))?;
                let mut args = rest.to_vec();
                args.extend(vector::derived(&call.path, &command, &values)?);
                (self.program(program, "exec")?, args)
            }
            Vectors::Explicit(vectors) => {
                let template = vectors
                    .get(&(call.tool.clone(), call.path.clone()))
                    .filter(|template| !template.is_empty())
                    .ok_or_else(|| NotReady::NoVector(label))?;
                (self.program(literal_program(template), "run")?, vector::explicit(&template[1..], &command, &values)?)
            }
        };
        Ok(Job { program, args, env: self.env.clone(), cwd, stdin: call.stdin.clone(), limit: self.limit })
    }

    fn confined(
        &self,
        tool: &ToolDefinition,
        command: &ResolvedCommand<'_>,
        cwd: &Path,
        mut values: Map<String, Value>,
    ) -> Result<Map<String, Value>, CallError> {
        let confinement = Confinement { cwd, private: self.data_folder.as_deref(), defs: &tool.defs };
        for positional in &command.body.positionals {
            let Some(value) = values.get_mut(&positional.name) else { continue };
            match value {
                Value::Array(items) if positional.repeated => items
                    .iter_mut()
                    .try_for_each(|item| confinement.apply(&positional.name, &positional.r#type, item))?,
                value => confinement.apply(&positional.name, &positional.r#type, value)?,
            }
        }
        for option in &command.options {
            let Some(value) = values.get_mut(&option.long) else { continue };
            match (&option.shape, value) {
                (OptionShape::Scalar(kind) | OptionShape::OptionalScalar(kind), value) => {
                    confinement.apply(&option.long, kind, value)?;
                }
                (OptionShape::RepeatableList { item, .. }, Value::Array(items)) => {
                    items.iter_mut().try_for_each(|value| confinement.apply(&option.long, item, value))?;
                }
                (OptionShape::RepeatableMap { value: kind, .. }, Value::Object(pairs)) => {
                    pairs.values_mut().try_for_each(|value| confinement.apply(&option.long, kind, value))?;
                }
                _ => {}
            }
        }
        Ok(values)
    }

    async fn call(&self, call: CommandCall) -> Result<Outcome, CallError> {
        if call.stdin.as_ref().is_some_and(|bytes| bytes.len() > process::MAX_STREAM_BYTES) {
            return Err(CallError::StreamTooLong { channel: Channel::Stdin });
        }
        // Looking paths up is a few system calls, far cheaper than the start of the process that follows.
        let job = self.job(&call)?;
        let program = job.program.display().to_string();
        let finished = process::run(job).await.map_err(|error| self.failure(error, program))?;
        let body = self
            .definition
            .tools
            .get(&call.tool)
            .and_then(|tool| resolve::command(tool, &call.path))
            .map(|command| command.body);
        match body {
            Some(body) => outcome(body, finished),
            None => Err(NotReady::NoVector(label(&call.tool, &call.path)).into()),
        }
    }

    fn failure(&self, error: ProcessError, program: String) -> CallError {
        match error {
            ProcessError::TooLong(channel) => CallError::StreamTooLong { channel },
            ProcessError::Timeout => CallError::Failed(ToolFailure {
                name: "timeout".to_owned(),
                payload: json!({ "limitSeconds": self.limit.as_secs_f64() }),
            }),
            ProcessError::Start(error) if error.kind() == std::io::ErrorKind::ArgumentListTooLong => {
                CallError::InvalidArguments(
                    "the arguments together are longer than this system allows for a program".to_owned(),
                )
            }
            ProcessError::Start(error) => NotReady::CannotStart { program, reason: error.kind().to_string() }.into(),
            ProcessError::Io(error) => CallError::Failed(ToolFailure {
                name: "lost-process".to_owned(),
                payload: json!({ "reason": error.kind().to_string() }),
            }),
        }
    }
}

impl Runtime for ProgramRuntime {
    fn describe(&self) -> BoxFuture<'_, Result<ComponentDefinition, NotReady>> {
        Box::pin(async {
            self.working_folder()?;
            for (program, key) in self.programs() {
                self.program(program, key)?;
            }
            Ok(self.definition.clone())
        })
    }

    fn invoke(&self, call: Call) -> BoxFuture<'_, Result<Outcome, CallError>> {
        Box::pin(async move {
            match call {
                Call::Command(call) => self.call(call).await,
                Call::Method(_) => Err(NotReady::NoAgents.into()),
            }
        })
    }
}

/// What the end of a process means.
fn outcome(body: &Body, finished: Finished) -> Result<Outcome, CallError> {
    if !finished.status.success() {
        return Err(CallError::Failed(failure(body, finished.status)));
    }
    for (stream, bytes, channel) in
        [(&body.stdout, &finished.stdout, Channel::Stdout), (&body.stderr, &finished.stderr, Channel::Stderr)]
    {
        if stream.as_ref().is_some_and(StreamSpec::is_textual) && std::str::from_utf8(bytes).is_err() {
            let reason = format!("{channel} is not valid UTF-8, although it is declared as text");
            return Err(CallError::InvalidResult(reason));
        }
    }
    if body.result.is_none() {
        return Ok(Outcome::Program { stdout: finished.stdout, stderr: finished.stderr, result: None });
    }
    let result = serde_json::from_slice(&finished.stdout).map_err(|error| {
        CallError::InvalidResult(format!("stdout is not the declared JSON result (line {})", error.line()))
    })?;
    Ok(Outcome::Program { stdout: Vec::new(), stderr: finished.stderr, result: Some(result) })
}

/// The declared failure of an exit code, or what the system tells of an undeclared one.
fn failure(body: &Body, status: ExitStatus) -> ToolFailure {
    let declared = status.code().and_then(|code| body.errors.iter().find(|error| i32::from(error.exit_code) == code));
    match (declared, status.code(), status.signal()) {
        (Some(error), ..) => ToolFailure {
            name: error.name.clone(),
            payload: error.doc.text().map_or(Value::Null, |text| json!({ "message": text })),
        },
        (None, Some(code), _) => {
            ToolFailure { name: "undeclared-failure".to_owned(), payload: json!({ "exitCode": code }) }
        }
        (None, None, signal) => ToolFailure { name: "killed".to_owned(), payload: json!({ "signal": signal }) },
    }
}

/// The program of a template. A placeholder there would let a caller choose what runs: it counts as missing.
fn literal_program(template: &[ArgTemplate]) -> &str {
    match template.first().map(|element| element.parts.as_slice()) {
        Some([ArgPart::Literal(program)]) => program,
        _ => "",
    }
}

fn label(tool: &ToolName, path: &[CommandName]) -> String {
    path.iter().fold(tool.to_string(), |label, segment| format!("{label} {segment}"))
}

#[cfg(test)]
#[path = "program_tests.rs"]
mod tests;

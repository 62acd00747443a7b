//! A program per call: the vector is built, the process runs, its end becomes an outcome.

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

use futures::future::BoxFuture;
use serde_json::{Map, Value, json};

use crate::model::definition::{Body, ResultSpec, StreamSpec};
use crate::model::{ArgPart, ArgTemplate, CommandName, ComponentDefinition, RuntimeComponent, ToolName};
use crate::projection::{self, CommandView};

use super::arguments::{self, Arguments};
use super::place::Place;
use super::process::{self, Channel, Finished, Job, ProcessError};
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
    place: Place,
}

impl ProgramRuntime {
    /// The runtime of a component at its place.
    pub(super) fn new(vectors: Vectors, component: &RuntimeComponent, place: Place) -> Self {
        Self { definition: component.definition.clone().unwrap_or_default(), vectors, place }
    }

    /// Every program that the binding names, with the key that names it.
    fn programs(&self) -> Vec<(&str, &'static str)> {
        match &self.vectors {
            Vectors::Derived(vector) => vec![(vector.first().map_or("", String::as_str), "exec")],
            Vectors::Explicit(vectors) => vectors.values().map(|vector| (literal_program(vector), "run")).collect(),
        }
    }

    fn command(&self, call: &CommandCall) -> Result<CommandView<'_>, NotReady> {
        call.find_in(&self.definition).ok_or_else(|| NotReady::NoVector(call.to_string()))
    }

    /// Everything that can be refused is refused here, before a process exists.
    fn job(&self, command: &CommandView<'_>, call: &CommandCall) -> Result<Job, CallError> {
        let cwd = self.place.working_folder()?;
        let Arguments { values, stdin } = arguments::bind(command, &call.input, &cwd, self.place.data_folder())?;
        let no_vector = || NotReady::NoVector(call.to_string());
        let (program, args) = match &self.vectors {
            Vectors::Derived(base) => {
                let (program, rest) = base.split_first().ok_or_else(no_vector)?;
                let mut args = rest.to_vec();
                args.extend(vector::derived(command, &values)?);
                (self.place.program(program, "exec")?, args)
            }
            Vectors::Explicit(vectors) => {
                let template = vectors.get(&(call.tool.clone(), call.path.clone())).ok_or_else(no_vector)?;
                let (_, rest) = template.split_first().ok_or_else(no_vector)?;
                (self.place.program(literal_program(template), "run")?, vector::explicit(rest, command, &values)?)
            }
        };
        Ok(Job { program, args, env: self.place.env.clone(), cwd, stdin, limit: self.place.limit })
    }

    async fn call(&self, call: CommandCall) -> Result<Outcome, CallError> {
        let command = self.command(&call)?;
        // Looking paths up is a few system calls, far cheaper than the start of the process that follows.
        let job = self.job(&command, &call)?;
        let program = job.program.display().to_string();
        let finished = process::run(job).await.map_err(|error| self.failure(error, program))?;
        outcome(&command, finished)
    }

    fn failure(&self, error: ProcessError, program: String) -> CallError {
        match error {
            ProcessError::TooLong(channel) => CallError::StreamTooLong { channel },
            ProcessError::Timeout => CallError::Failed(ToolFailure {
                name: "timeout".to_owned(),
                payload: json!({ "limitSeconds": self.place.limit.as_secs_f64() }),
            }),
            ProcessError::Start(error) if error.kind() == std::io::ErrorKind::ArgumentListTooLong => {
                CallError::arguments("the arguments together must be shorter: this system starts no program with them")
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
            self.place.working_folder()?;
            for (program, key) in self.programs() {
                self.place.program(program, key)?;
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
fn outcome(command: &CommandView<'_>, finished: Finished) -> Result<Outcome, CallError> {
    let body = command.body;
    if !finished.status.success() {
        return Err(CallError::Failed(failure(body, finished.status)));
    }
    for (stream, bytes, channel) in
        [(&body.stdout, &finished.stdout, Channel::Stdout), (&body.stderr, &finished.stderr, Channel::Stderr)]
    {
        if stream.as_ref().is_some_and(StreamSpec::is_textual) && std::str::from_utf8(bytes).is_err() {
            let reason = format!("invalid result: {channel} is not valid UTF-8, although it is declared as text");
            return Err(CallError::InvalidResult(reason));
        }
    }
    let Finished { stdout, stderr, .. } = finished;
    match &body.result {
        None => Ok(Outcome::Program { stdout, stderr, result: None }),
        // The program's stdout is its result: it is not reported a second time.
        Some(spec) => {
            Ok(Outcome::Program { result: Some(structured(spec, command, &stdout)?), stdout: Vec::new(), stderr })
        }
    }
}

fn structured(spec: &ResultSpec, command: &CommandView<'_>, stdout: &[u8]) -> Result<Map<String, Value>, CallError> {
    let value: Value = serde_json::from_slice(stdout).map_err(|error| {
        CallError::InvalidResult(format!("invalid result: stdout is not JSON (line {})", error.line()))
    })?;
    projection::result::structured(spec, command.defs, &value)
        .map_err(|error| CallError::InvalidResult(error.to_string()))
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

#[cfg(test)]
#[path = "program_tests.rs"]
mod tests;

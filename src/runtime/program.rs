//! A program per call: the vector is built, the process runs, its end becomes an outcome.

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::Duration;

use futures::future::BoxFuture;
use serde_json::{Map, Value, json};

use crate::model::definition::{Body, OptionShape, ResultSpec, StreamSpec};
use crate::model::runtime::DEFAULT_CALL_TIMEOUT;
use crate::model::{ArgPart, ArgTemplate, CommandName, ComponentDefinition, RuntimeComponent, ToolName};
use crate::projection::{self, Argument, CommandView};

use super::confine::Confinement;
use super::process::{self, Channel, Finished, Job, ProcessError};
use super::{Call, CallError, CommandCall, NotReady, Outcome, Runtime, ToolFailure, resolve, vector};

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
    pub(super) fn new(vectors: Vectors, component: &RuntimeComponent, root: &Path, data_folder: Option<&Path>) -> Self {
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

    fn command(&self, call: &CommandCall) -> Result<CommandView<'_>, NotReady> {
        let tool = self.definition.tools.get(&call.tool);
        tool.and_then(|tool| CommandView::find(tool, &call.path))
            .ok_or_else(|| NotReady::NoVector(label(&call.tool, &call.path)))
    }

    /// Everything that can be refused is refused here, before a process exists.
    fn job(&self, command: &CommandView<'_>, call: &CommandCall) -> Result<Job, CallError> {
        let bound = projection::bind(command, &call.input)?;
        let cwd = self.working_folder()?;
        let confinement = Confinement { cwd: &cwd, private: self.data_folder.as_deref(), defs: command.defs };
        let mut values = Map::new();
        for entry in bound.positionals.into_iter().chain(bound.options).chain(bound.flags) {
            let mut value = entry.value;
            confine(&confinement, entry.argument, &mut value)?;
            values.insert(entry.argument.name().to_owned(), value);
        }
        let no_vector = || NotReady::NoVector(label(&call.tool, &call.path));
        let (program, args) = match &self.vectors {
            Vectors::Derived(base) => {
                let (program, rest) = base.split_first().ok_or_else(no_vector)?;
                let mut args = rest.to_vec();
                args.extend(vector::derived(command, &values)?);
                (self.program(program, "exec")?, args)
            }
            Vectors::Explicit(vectors) => {
                let template = vectors.get(&(call.tool.clone(), call.path.clone())).ok_or_else(no_vector)?;
                let (_, rest) = template.split_first().ok_or_else(no_vector)?;
                (self.program(literal_program(template), "run")?, vector::explicit(rest, command, &values)?)
            }
        };
        Ok(Job { program, args, env: self.env.clone(), cwd, stdin: bound.stdin, limit: self.limit })
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
                payload: json!({ "limitSeconds": self.limit.as_secs_f64() }),
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

/// Checks the paths of one argument.
fn confine(confinement: &Confinement<'_>, argument: Argument<'_>, value: &mut Value) -> Result<(), CallError> {
    let name = argument.name();
    match (argument, value) {
        (Argument::Positional(positional), Value::Array(items)) if positional.repeated => {
            items.iter_mut().try_for_each(|item| confinement.apply(name, &positional.r#type, item))
        }
        (Argument::Positional(positional), value) => confinement.apply(name, &positional.r#type, value),
        (Argument::Option(option), value) => match (&option.shape, value) {
            (OptionShape::Scalar(kind) | OptionShape::OptionalScalar(kind), value) => {
                confinement.apply(name, kind, value)
            }
            (OptionShape::RepeatableList { item, .. }, Value::Array(items)) => {
                items.iter_mut().try_for_each(|value| confinement.apply(name, item, value))
            }
            (OptionShape::RepeatableMap { value: kind, .. }, Value::Object(pairs)) => {
                pairs.values_mut().try_for_each(|value| confinement.apply(name, kind, value))
            }
            _ => Ok(()),
        },
        (Argument::Flag(_), _) => Ok(()),
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

fn label(tool: &ToolName, path: &[CommandName]) -> String {
    path.iter().fold(tool.to_string(), |label, segment| format!("{label} {segment}"))
}

#[cfg(test)]
#[path = "program_tests.rs"]
mod tests;

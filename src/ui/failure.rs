//! A command's failure, as a person and a script see it.

use schemars::JsonSchema;
use serde::Serialize;

use super::document::DocumentBody;
use super::exit::Exit;

/// What the caller can do about a failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Recovery {
    /// Change the input and run again.
    Correct,
    /// Run the same again.
    Retry,
    /// Sign in first.
    SignIn,
    /// Give consent first.
    Consent,
    /// Wait for something else to finish.
    Wait,
    /// Report a bug.
    Report,
}

/// A failure that ends a command.
#[derive(Debug, Clone)]
pub struct Failure {
    /// A short kebab code that scripts can branch on.
    pub code: &'static str,
    /// The exit code.
    pub exit: Exit,
    /// What happened, and where; no final period.
    pub message: String,
    /// The chain of causes, outermost first.
    pub causes: Vec<String>,
    /// What to do next.
    pub help: Option<String>,
    /// What kind of action helps.
    pub recovery: Recovery,
    /// Whether the user has already been told: then only the exit code is left to say.
    pub reported: bool,
}

impl Failure {
    /// A failure with the exit code and recovery given.
    pub fn new(code: &'static str, exit: Exit, recovery: Recovery, message: impl Into<String>) -> Self {
        Self { code, exit, message: message.into(), causes: Vec::new(), help: None, recovery, reported: false }
    }

    /// Wrong usage or unusable input (exit 2).
    pub fn usage(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(code, Exit::Usage, Recovery::Correct, message)
    }

    /// The user or the server said no (exit 1).
    pub fn refused(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(code, Exit::Findings, Recovery::Correct, message)
    }

    /// Something outside cannot be reached (exit 4).
    pub fn unreachable(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(code, Exit::Unreachable, Recovery::Retry, message)
    }

    /// A bug of ours (exit 70).
    pub fn bug(message: impl Into<String>) -> Self {
        Self::new("internal", Exit::Bug, Recovery::Report, message)
    }

    /// Ends a command whose findings have been written.
    pub fn reported(exit: Exit) -> Self {
        Self { reported: true, ..Self::new("findings", exit, Recovery::Correct, "the manifest has errors") }
    }

    /// Adds what to do next.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds a cause.
    #[must_use]
    pub fn cause(mut self, cause: impl std::fmt::Display) -> Self {
        self.causes.push(cause.to_string());
        self
    }
}

/// Why a command failed.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ErrorDocument {
    /// A short kebab code that scripts can branch on.
    pub code: String,
    /// What happened, with its causes.
    pub message: String,
    /// What to do next.
    pub help: Option<String>,
    /// What kind of action helps.
    pub recovery: Recovery,
}

impl DocumentBody for ErrorDocument {
    const KIND: &'static str = "error";
}

impl From<&Failure> for ErrorDocument {
    fn from(failure: &Failure) -> Self {
        let mut message = failure.message.clone();
        for cause in &failure.causes {
            message.push_str(": ");
            message.push_str(cause);
        }
        Self { code: failure.code.to_owned(), message, help: failure.help.clone(), recovery: failure.recovery }
    }
}

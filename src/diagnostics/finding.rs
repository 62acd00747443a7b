//! A finding: one thing that is wrong or worth knowing, with where and what to do.

use super::registry::Code;
use super::source::{FileId, Span};
use super::subject::Subject;

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Something could not be checked, or is worth knowing.
    Note,
    /// It works, but probably not as meant.
    Warning,
    /// It is wrong.
    Error,
}

impl Severity {
    /// The lower-case word used in every output.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// A place in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The text.
    pub file: FileId,
    /// The bytes.
    pub span: Span,
}

/// A second place that explains the first ("first defined here").
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// Where, once known.
    pub place: Option<Place>,
    /// What it is about, resolved to a place by `manifest`.
    pub subject: Option<Subject>,
    /// What to read there.
    pub text: String,
}

/// A replacement of bytes in one text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// Which bytes.
    pub place: Place,
    /// What takes their place.
    pub replacement: String,
}

/// A mend that a program may apply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// What it does, imperative.
    pub title: String,
    /// Whether it is certain: only such are applied by `--fix`.
    pub certain: bool,
    /// The edits, not overlapping.
    pub edits: Vec<Edit>,
}

/// A mend as a rule knows it: without bytes. `manifest` makes a [`Fix`] of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewrite {
    /// What it does, imperative.
    pub title: String,
    /// Whether it is certain.
    pub certain: bool,
    /// The text (or, with `at_key`, the key) that is replaced.
    pub subject: Subject,
    /// What takes its place, before quoting.
    pub value: String,
}

/// One finding. Rules fill `subject` and `rewrite`; `manifest` fills `place` (and those of labels) and `fix` from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Its code.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// One sentence without a final period; never a secret value or template.
    pub message: String,
    /// What it is about.
    pub subject: Option<Subject>,
    /// Where it stands.
    pub place: Option<Place>,
    /// The short text at the place.
    pub label: Option<String>,
    /// Second places.
    pub labels: Vec<Label>,
    /// Environments it concerns; empty means all of them.
    pub environments: Vec<String>,
    /// What to do next.
    pub help: Option<String>,
    /// A mend.
    pub fix: Option<Fix>,
    /// A mend that has no bytes yet.
    pub rewrite: Option<Rewrite>,
}

impl Finding {
    /// A finding with the code's own severity.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            severity: code.info().severity,
            message: message.into(),
            subject: None,
            place: None,
            label: None,
            labels: Vec::new(),
            environments: Vec::new(),
            help: None,
            fix: None,
            rewrite: None,
        }
    }

    /// Says what it is about.
    #[must_use]
    pub fn about(mut self, subject: Subject) -> Self {
        self.subject = Some(subject);
        self
    }

    /// Says where it stands.
    #[must_use]
    pub fn at(mut self, file: FileId, span: Span) -> Self {
        self.place = Some(Place { file, span });
        self
    }

    /// Sets the short text at the place.
    #[must_use]
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.label = Some(text.into());
        self
    }

    /// Adds a second place by its subject.
    #[must_use]
    pub fn also(mut self, subject: Subject, text: impl Into<String>) -> Self {
        self.labels.push(Label { place: None, subject: Some(subject), text: text.into() });
        self
    }

    /// Adds a second place by its bytes.
    #[must_use]
    pub fn also_at(mut self, file: FileId, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { place: Some(Place { file, span }), subject: None, text: text.into() });
        self
    }

    /// Says what to do next.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Limits it to an environment.
    #[must_use]
    pub fn environment(mut self, name: impl Into<String>) -> Self {
        self.environments.push(name.into());
        self
    }

    /// Sets another severity than the code's own.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Offers a mend by its subject.
    #[must_use]
    pub fn rewrite(mut self, rewrite: Rewrite) -> Self {
        self.rewrite = Some(rewrite);
        self
    }

    /// Offers a mend.
    #[must_use]
    pub fn fix(mut self, fix: Fix) -> Self {
        self.fix = Some(fix);
        self
    }
}

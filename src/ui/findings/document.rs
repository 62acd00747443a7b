//! The `validate` document: findings for programs.

use schemars::JsonSchema;
use serde::Serialize;

use crate::diagnostics::{Finding, Place, SourceFile, Span};
use crate::ui::document::DocumentBody;

use super::Report;

/// What a check of the application found.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ValidateDocument {
    /// In source order.
    pub findings: Vec<FindingDocument>,
    /// The environments that were looked at.
    pub environments: Vec<CheckedEnvironment>,
    /// How many findings of each severity there are.
    pub summary: Summary,
}

impl DocumentBody for ValidateDocument {
    const KIND: &'static str = "validate";
}

/// How bad a finding is.
#[derive(Debug, Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Something could not be checked, or is worth knowing.
    Note,
    /// It works, but probably not as meant.
    Warning,
    /// It is wrong.
    Error,
}

impl From<crate::diagnostics::Severity> for Severity {
    fn from(severity: crate::diagnostics::Severity) -> Self {
        match severity {
            crate::diagnostics::Severity::Note => Self::Note,
            crate::diagnostics::Severity::Warning => Self::Warning,
            crate::diagnostics::Severity::Error => Self::Error,
        }
    }
}

/// One finding.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FindingDocument {
    /// The code, as `mcpctl explain` takes it.
    pub code: String,
    /// How bad it is.
    pub severity: Severity,
    /// One sentence.
    pub message: String,
    /// The file, relative to the application root; null where the finding is about no text.
    pub file: Option<String>,
    /// The place in the file.
    pub span: Option<SpanDocument>,
    /// The environments it concerns; empty means all of them.
    pub environments: Vec<String>,
    /// What to do next.
    pub help: Option<String>,
    /// Second places that explain the first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub related: Vec<PlaceDocument>,
    /// A mend that a program may apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fix: Option<FixDocument>,
}

/// A range of a text. Lines and columns are 1-based, columns count code points, ends are exclusive.
#[derive(Debug, Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SpanDocument {
    /// First line.
    pub line: u32,
    /// First column.
    pub column: u32,
    /// Last line.
    pub end_line: u32,
    /// One past the last column.
    pub end_column: u32,
    /// First byte, 0-based.
    pub byte_start: u32,
    /// One past the last byte.
    pub byte_end: u32,
}

impl SpanDocument {
    /// The place of bytes in a text.
    pub fn of(file: &SourceFile, span: Span) -> Self {
        let (start, end) = (file.line_column(span.start), file.line_column(span.end));
        Self {
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            byte_start: span.start,
            byte_end: span.end,
        }
    }
}

/// A second place.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PlaceDocument {
    /// The file, relative to the application root.
    pub file: String,
    /// The place in the file.
    pub span: SpanDocument,
    /// What to read there.
    pub message: String,
}

/// A mend.
#[derive(Debug, Serialize, JsonSchema)]
pub struct FixDocument {
    /// What it does.
    pub title: String,
    /// Whether `validate --fix` applies it.
    pub certain: bool,
    /// The replacements, which do not overlap.
    pub edits: Vec<EditDocument>,
}

/// A replacement.
#[derive(Debug, Serialize, JsonSchema)]
pub struct EditDocument {
    /// The file, relative to the application root.
    pub file: String,
    /// What is replaced.
    pub span: SpanDocument,
    /// What takes its place.
    pub replacement: String,
}

/// An environment and how far it was checked.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckedEnvironment {
    /// Its name.
    pub name: String,
    /// Whether it was looked at.
    pub checked: bool,
    /// What could not be checked here, and why.
    pub not_checked: Vec<String>,
}

/// Numbers of findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Summary {
    /// Errors: the application cannot be deployed as meant.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
    /// Notes.
    pub notes: usize,
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut parts = Vec::new();
        for (count, word) in [(self.errors, "error"), (self.warnings, "warning"), (self.notes, "note")] {
            if count > 0 {
                parts.push(format!("{count} {word}{}", if count == 1 { "" } else { "s" }));
            }
        }
        if parts.is_empty() { f.write_str("no findings") } else { f.write_str(&parts.join(", ")) }
    }
}

impl From<&Report<'_>> for ValidateDocument {
    fn from(report: &Report<'_>) -> Self {
        Self {
            findings: report.findings.iter().map(|finding| finding_document(report, finding)).collect(),
            environments: report.environments.clone(),
            summary: report.summary(),
        }
    }
}

fn finding_document(report: &Report<'_>, finding: &Finding) -> FindingDocument {
    let (file, span) = finding.place.and_then(|place| placed(report, place)).unzip();
    FindingDocument {
        code: finding.code.as_str().to_owned(),
        severity: finding.severity.into(),
        message: finding.message.clone(),
        file,
        span,
        environments: finding.environments.clone(),
        help: finding.help.clone(),
        related: finding
            .labels
            .iter()
            .filter_map(|label| {
                let (file, span) = placed(report, label.place?)?;
                Some(PlaceDocument { file, span, message: label.text.clone() })
            })
            .collect(),
        fix: finding.fix.as_ref().map(|fix| FixDocument {
            title: fix.title.clone(),
            certain: fix.certain,
            edits: fix
                .edits
                .iter()
                .filter_map(|edit| {
                    let (file, span) = placed(report, edit.place)?;
                    Some(EditDocument { file, span, replacement: edit.replacement.clone() })
                })
                .collect(),
        }),
    }
}

fn placed(report: &Report<'_>, place: Place) -> Option<(String, SpanDocument)> {
    let file = report.sources.get(place.file)?;
    Some((file.name.clone(), SpanDocument::of(file, place.span)))
}

//! Findings as people and machines read them: one report, seven formats.
//!
//! [`Report`] is what a check leaves behind; [`render`] turns it into any [`Format`]. Text, JSON and YAML name files
//! relative to the application root or the working folder as the design says; the linter formats name them relative
//! to the working folder, because that is where CI resolves them.

mod document;
mod github;
mod gitlab;
mod junit;
mod sarif;
mod text;

use sha2::{Digest, Sha256};

use crate::diagnostics::{self, Finding, Place, SourceFile, SourceMap};

use super::document::{Document, Format};

pub use document::{
    CheckedEnvironment, FindingDocument, PlaceDocument, Severity, SpanDocument, Summary, ValidateDocument,
};

/// The findings of one run with everything that is needed to show them.
#[derive(Debug, Clone)]
pub struct Report<'a> {
    findings: Vec<&'a Finding>,
    sources: &'a SourceMap,
    environments: Vec<CheckedEnvironment>,
    prefix: String,
}

impl<'a> Report<'a> {
    /// Puts findings into source order: by file in reading order, then by place; those without a place come last.
    pub fn new(findings: &'a [Finding], sources: &'a SourceMap) -> Self {
        let mut findings: Vec<&Finding> = findings.iter().collect();
        findings.sort_by(|a, b| {
            let key =
                |finding: &Finding| (finding.place.is_none(), finding.place.map(|place| (place.file, place.span)));
            key(a).cmp(&key(b)).then_with(|| b.severity.cmp(&a.severity)).then_with(|| a.code.cmp(&b.code))
        });
        Self { findings, sources, environments: Vec::new(), prefix: String::new() }
    }

    /// Says which environments were checked, and what of them could not be.
    #[must_use]
    pub fn environments(mut self, environments: Vec<CheckedEnvironment>) -> Self {
        self.environments = environments;
        self
    }

    /// Sets what leads from the working folder to the application root: empty, or ending in `/`.
    #[must_use]
    pub fn prefix(mut self, prefix: impl Into<String>) -> Self {
        self.prefix = prefix.into();
        self
    }

    /// How many findings of each severity there are.
    pub fn summary(&self) -> Summary {
        let count = |severity| self.findings.iter().filter(|finding| finding.severity == severity).count();
        Summary {
            errors: count(diagnostics::Severity::Error),
            warnings: count(diagnostics::Severity::Warning),
            notes: count(diagnostics::Severity::Note),
        }
    }

    /// Whether an error is among them.
    pub fn has_errors(&self) -> bool {
        self.findings.iter().any(|finding| finding.severity == diagnostics::Severity::Error)
    }

    /// The `validate` document.
    pub fn document(&self) -> Document {
        Document::of(&ValidateDocument::from(self))
    }

    /// A file's name seen from the working folder.
    fn shown_name(&self, file: &SourceFile) -> String {
        if file.name.starts_with('<') || file.name.starts_with('/') {
            return file.name.clone();
        }
        format!("{}{}", self.prefix, file.name)
    }

    /// The file of a finding, seen from the working folder; the first file where the finding has no place.
    fn file_of(&self, finding: &Finding) -> String {
        finding
            .place
            .and_then(|place| self.sources.get(place.file))
            .or_else(|| self.sources.iter().next().map(|(_, file)| file))
            .map_or_else(|| ".".to_owned(), |file| self.shown_name(file))
    }

    /// Lines and columns of a place.
    fn region(&self, place: Place) -> Option<SpanDocument> {
        Some(SpanDocument::of(self.sources.get(place.file)?, place.span))
    }

    /// A value per finding, in report order, that survives edits elsewhere in the file: SHA-256 over code, file, the
    /// text of the line without indentation, and how many equal ones came before.
    fn fingerprints(&self) -> Vec<String> {
        let mut seen: std::collections::HashMap<(&str, &str, &str), usize> = std::collections::HashMap::new();
        self.findings
            .iter()
            .map(|finding| {
                let file = finding.place.and_then(|place| self.sources.get(place.file));
                let line = match (finding.place, file) {
                    (Some(place), Some(file)) => file.line(file.line_column(place.span.start).line).trim(),
                    _ => finding.message.as_str(),
                };
                let name = file.map_or("", |file| file.name.as_str());
                let count = seen.entry((finding.code.as_str(), name, line)).or_default();
                let text = format!("{}\0{name}\0{line}\0{count}", finding.code.as_str());
                *count += 1;
                hex::encode(Sha256::digest(text))
            })
            .collect()
    }
}

/// Whether to use colour, and how wide the terminal is.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// ANSI colours.
    pub color: bool,
    /// Columns.
    pub width: usize,
}

/// The report in a format; every format but YAML ends with a line feed.
pub fn render(report: &Report<'_>, format: Format, look: Look) -> String {
    match format {
        Format::Text => text::render(report, look),
        Format::Json => format!("{}\n", report.document().to_json()),
        Format::Yaml => report.document().to_yaml(),
        Format::Sarif => sarif::render(report),
        Format::Github => github::render(report),
        Format::Gitlab => gitlab::render(report),
        Format::Junit => junit::render(report),
    }
}

/// The help of a finding for formats that have one text only.
fn message_with_help(finding: &Finding) -> String {
    match &finding.help {
        Some(help) => format!("{}\nhelp: {help}", finding.message),
        None => finding.message.clone(),
    }
}

#[cfg(test)]
mod tests;

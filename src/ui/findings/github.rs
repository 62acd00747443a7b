//! GitHub workflow commands: `::error file=…,line=…::message`.

use crate::diagnostics::Severity;

use super::{Report, message_with_help};

pub(super) fn render(report: &Report<'_>) -> String {
    let mut text = String::new();
    for finding in &report.findings {
        let command = match finding.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "notice",
        };
        text.push_str(&format!("::{command} file={}", property(&report.file_of(finding))));
        if let Some(region) = finding.place.and_then(|place| report.region(place)) {
            text.push_str(&format!(",line={}", region.line));
            if region.end_line == region.line {
                // Columns are only allowed within one line; theirs are inclusive.
                let end = region.end_column.saturating_sub(1).max(region.column);
                text.push_str(&format!(",col={},endColumn={end}", region.column));
            } else {
                text.push_str(&format!(",endLine={}", region.end_line));
            }
        }
        text.push_str(&format!(
            ",title={}::{}\n",
            property(&format!("mcpctl({})", finding.code.as_str())),
            data(&message_with_help(finding))
        ));
    }
    text
}

/// Escapes the text of a command.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a property of a command.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

//! GitLab code quality: a JSON array of issues.

use serde_json::{Value, json};

use crate::diagnostics::Severity;

use super::{Report, message_with_help};

pub(super) fn render(report: &Report<'_>) -> String {
    let issues: Vec<Value> = report
        .findings
        .iter()
        .zip(report.fingerprints())
        .map(|(finding, fingerprint)| {
            let region = finding.place.and_then(|place| report.region(place));
            let (begin, end) = region.map_or((1, 1), |region| (region.line, region.end_line));
            json!({
                "description": message_with_help(finding),
                "check_name": finding.code.as_str(),
                "fingerprint": fingerprint,
                "severity": match finding.severity {
                    Severity::Error => "major",
                    Severity::Warning => "minor",
                    Severity::Note => "info",
                },
                "location": { "path": report.file_of(finding), "lines": { "begin": begin, "end": end } },
            })
        })
        .collect();
    format!("{}\n", Value::from(issues))
}

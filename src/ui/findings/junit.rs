//! `JUnit` XML: a suite a file, a case a finding. Errors fail, notes are skipped, warnings pass with their text.

use std::collections::BTreeMap;

use crate::diagnostics::{Finding, Severity};

use super::{Report, message_with_help};

pub(super) fn render(report: &Report<'_>) -> String {
    let mut suites: BTreeMap<String, Vec<&Finding>> = BTreeMap::new();
    for (_, file) in report.sources.iter() {
        suites.entry(report.shown_name(file)).or_default();
    }
    for finding in &report.findings {
        suites.entry(report.file_of(finding)).or_default().push(finding);
    }
    let summary = report.summary();
    let tests: usize = suites.values().map(|findings| findings.len().max(1)).sum();
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"mcpctl validate\" tests=\"{tests}\" failures=\"{}\" errors=\"0\">\n",
        summary.errors
    );
    for (file, findings) in &suites {
        let count = |severity| findings.iter().filter(|finding| finding.severity == severity).count();
        text.push_str(&format!(
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n",
            escape(file),
            findings.len().max(1),
            count(Severity::Error),
            count(Severity::Note)
        ));
        if findings.is_empty() {
            text.push_str(&format!("    <testcase name=\"valid\" classname=\"{}\"/>\n", escape(file)));
        }
        for finding in findings {
            text.push_str(&case(report, file, finding));
        }
        text.push_str("  </testsuite>\n");
    }
    text.push_str("</testsuites>\n");
    text
}

fn case(report: &Report<'_>, file: &str, finding: &Finding) -> String {
    let region = finding.place.and_then(|place| report.region(place));
    let place = region.map(|region| format!("{}:{}", region.line, region.column));
    let code = finding.code.as_str();
    let name = place.as_ref().map_or_else(|| code.to_owned(), |place| format!("{code} {place}"));
    let body = match &place {
        Some(place) => format!("{file}:{place}: {}", message_with_help(finding)),
        None => message_with_help(finding),
    };
    let (message, body) = (escape(&finding.message), escape(&body));
    let inner = match finding.severity {
        Severity::Error => format!("<failure type=\"{code}\" message=\"{message}\">{body}</failure>"),
        Severity::Warning => format!("<system-out>{body}</system-out>"),
        Severity::Note => format!("<skipped message=\"{message}\"/>"),
    };
    let line = region.map_or_else(String::new, |region| format!(" line=\"{}\"", region.line));
    format!(
        "    <testcase name=\"{}\" classname=\"{}\" file=\"{}\"{line}>{inner}</testcase>\n",
        escape(&name),
        escape(file),
        escape(file)
    )
}

/// Escapes for text and attributes; what XML 1.0 cannot hold becomes a replacement character.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push_str("&#9;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

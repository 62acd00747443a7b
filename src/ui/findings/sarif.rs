//! SARIF 2.1.0: regions, the help of each rule, fingerprints and mends.

use serde_json::{Value, json};

use crate::diagnostics::{Code, Fix, Place, Severity};

use super::{Report, SpanDocument, message_with_help};

pub(super) fn render(report: &Report<'_>) -> String {
    let mut codes: Vec<Code> = report.findings.iter().map(|finding| finding.code).collect();
    codes.sort_unstable();
    codes.dedup();
    let results: Vec<Value> = report
        .findings
        .iter()
        .zip(report.fingerprints())
        .map(|(finding, fingerprint)| {
            let mut result = json!({
                "ruleId": finding.code.as_str(),
                "ruleIndex": codes.binary_search(&finding.code).unwrap_or_default(),
                "level": level(finding.severity),
                "message": { "text": message_with_help(finding) },
                "partialFingerprints": { "mcpctl/v1": fingerprint },
            });
            let physical = match finding.place.and_then(|place| location(report, place)) {
                Some(physical) => physical,
                None => json!({ "artifactLocation": { "uri": uri(&report.file_of(finding)) } }),
            };
            result["locations"] = json!([{ "physicalLocation": physical }]);
            let related: Vec<Value> = finding
                .labels
                .iter()
                .filter_map(|label| Some((location(report, label.place?)?, &label.text)))
                .enumerate()
                .map(|(id, (physical, text))| {
                    json!({ "id": id, "physicalLocation": physical, "message": { "text": text } })
                })
                .collect();
            if !related.is_empty() {
                result["relatedLocations"] = Value::from(related);
            }
            if let Some(fix) = &finding.fix {
                result["fixes"] = json!([mend(report, fix)]);
            }
            if !finding.environments.is_empty() {
                result["properties"] = json!({ "environments": finding.environments });
            }
            result
        })
        .collect();
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "mcpctl",
                "version": env!("CARGO_PKG_VERSION"),
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": codes.iter().map(|code| rule(*code)).collect::<Vec<_>>(),
            } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    format!("{log:#}\n")
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

fn rule(code: Code) -> Value {
    let info = code.info();
    let mut markdown = info.explanation.to_owned();
    for (heading, snippet) in [("Wrong", info.wrong), ("Right", info.right)] {
        if !snippet.is_empty() {
            markdown.push_str(&format!("\n\n**{heading}**\n\n```yaml\n{}\n```", snippet.trim_end()));
        }
    }
    json!({
        "id": info.name,
        "shortDescription": { "text": info.title },
        "fullDescription": { "text": info.explanation },
        "help": { "text": info.explanation, "markdown": markdown },
        "defaultConfiguration": { "level": level(info.severity) },
    })
}

fn location(report: &Report<'_>, place: Place) -> Option<Value> {
    let file = report.sources.get(place.file)?;
    let region = report.region(place)?;
    Some(json!({ "artifactLocation": { "uri": uri(&report.shown_name(file)) }, "region": region_json(region) }))
}

fn region_json(region: SpanDocument) -> Value {
    json!({
        "startLine": region.line,
        "startColumn": region.column,
        "endLine": region.end_line,
        "endColumn": region.end_column,
        "byteOffset": region.byte_start,
        "byteLength": region.byte_end - region.byte_start,
    })
}

fn mend(report: &Report<'_>, fix: &Fix) -> Value {
    let mut files: Vec<_> = fix.edits.iter().map(|edit| edit.place.file).collect();
    files.sort_unstable();
    files.dedup();
    let changes: Vec<Value> = files
        .into_iter()
        .filter_map(|id| {
            let file = report.sources.get(id)?;
            let replacements: Vec<Value> = fix
                .edits
                .iter()
                .filter(|edit| edit.place.file == id)
                .filter_map(|edit| {
                    Some(json!({
                        "deletedRegion": region_json(report.region(edit.place)?),
                        "insertedContent": { "text": edit.replacement },
                    }))
                })
                .collect();
            Some(json!({
                "artifactLocation": { "uri": uri(&report.shown_name(file)) },
                "replacements": replacements,
            }))
        })
        .collect();
    json!({ "description": { "text": fix.title }, "artifactChanges": changes })
}

/// A relative path as a URI reference.
fn uri(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'-' | b'.' | b'_' | b'~') {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

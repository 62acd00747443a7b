//! `# mcpctl: allow(CODE)`: comments that silence a warning where they stand.
//!
//! At the end of a line it counts for that line; on a line of its own for the next line that is not a comment.
//! What silences nothing is itself a warning, so that no excuse outlives its reason. Errors cannot be silenced.

use crate::diagnostics::registry::codes;
use crate::diagnostics::{Code, FileId, Finding, Place, Severity, SourceFile, SourceMap, Span};
use crate::lock::LOCK_NAME;
use crate::yaml::comments;

/// An `allow` comment.
struct Allow {
    file: FileId,
    line: u32,
    code: String,
    span: Span,
    used: bool,
}

/// Removes the warnings and notes that comments allow, and adds a warning for each comment that allows nothing.
pub fn silence(sources: &SourceMap, findings: Vec<Finding>) -> Vec<Finding> {
    let mut allows: Vec<Allow> = sources.iter().flat_map(|(id, file)| allows_of(id, file)).collect();
    if allows.is_empty() {
        return findings;
    }
    let mut kept: Vec<Finding> = findings
        .into_iter()
        .filter(|finding| {
            let Some((place, file)) = finding.place.and_then(|place| Some((place, sources.get(place.file)?))) else {
                return true;
            };
            let mut lines = vec![(place.file, file.line_column(place.span.start).line)];
            if file.name.rsplit('/').next() == Some(LOCK_NAME) {
                // The lock is written anew: what is allowed in it stands at the declaration of its import.
                lines.extend(finding.labels.iter().filter_map(|label| line_of(sources, label.place?)));
            }
            let mut silenced = false;
            for allow in &mut allows {
                let names = lines.contains(&(allow.file, allow.line))
                    && Code::find(&allow.code).is_some_and(|code| code == finding.code);
                if names && finding.severity < Severity::Error {
                    allow.used = true;
                    silenced = true;
                }
            }
            !silenced
        })
        .collect();
    kept.extend(allows.into_iter().filter(|allow| !allow.used).map(unused));
    kept
}

fn line_of(sources: &SourceMap, place: Place) -> Option<(FileId, u32)> {
    Some((place.file, sources.get(place.file)?.line_column(place.span.start).line))
}

fn unused(allow: Allow) -> Finding {
    let code = allow.code;
    let (message, help) = match Code::find(&code).map(Code::info) {
        None => (format!("`allow({code})` names no diagnostic code"), "`mcpctl explain` lists the codes"),
        Some(info) if info.severity == Severity::Error => (
            format!("`allow({code})` names an error, which cannot be silenced"),
            "mend the error and remove the comment",
        ),
        Some(_) => (format!("`allow({code})` silences nothing"), "remove the comment"),
    };
    Finding::new(codes::UNUSED_ALLOW, message).at(allow.file, allow.span).help(help)
}

fn allows_of(id: FileId, file: &SourceFile) -> Vec<Allow> {
    // The parser is only asked where the words occur at all.
    if !file.text.contains("mcpctl:") {
        return Vec::new();
    }
    let mut allows = Vec::new();
    for comment in comments(&file.text) {
        let Some(list) = comment
            .text
            .strip_prefix("mcpctl:")
            .and_then(|rest| rest.trim().strip_prefix("allow("))
            .and_then(|rest| rest.strip_suffix(')'))
        else {
            continue;
        };
        let own = file.line_column(comment.span.start).line;
        let alone = file.line(own).trim_start().starts_with('#');
        let line = if alone { next_line(file, own) } else { own };
        for code in list.split(',').map(str::trim).filter(|code| !code.is_empty()) {
            allows.push(Allow { file: id, line, code: code.to_owned(), span: comment.span, used: false });
        }
    }
    allows
}

/// The next line with something other than a comment on it.
fn next_line(file: &SourceFile, after: u32) -> u32 {
    let last = file.line_column(u32::MAX).line;
    (after + 1..=last)
        .find(|line| {
            let text = file.line(*line).trim();
            !text.is_empty() && !text.starts_with('#')
        })
        .unwrap_or(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(text: &str, at: &str, code: Code) -> Vec<&'static str> {
        let mut sources = SourceMap::default();
        let file = sources.add(SourceFile::new("golem.yaml", text));
        let start = text.find(at).expect("text");
        let finding = Finding::new(code, "x").at(file, Span::new(start, start + at.len()));
        silence(&sources, vec![finding]).iter().map(|finding| finding.code.as_str()).collect()
    }

    #[test]
    fn a_comment_silences_its_own_line_or_the_next() {
        let code = codes::MISSING_VERSION;
        assert!(run("app: demo # mcpctl: allow(missing-manifest-version)\n", "app", code).is_empty());
        assert!(run("# mcpctl: allow(missing-manifest-version)\n\n# x\napp: demo\n", "app", code).is_empty());
    }

    #[test]
    fn what_silences_nothing_is_reported() {
        let code = codes::MISSING_VERSION;
        let both = ["missing-manifest-version", "unused-allow"];
        assert_eq!(run("a: 1 # mcpctl: allow(missing-manifest-version)\napp: demo\n", "app", code), both);
        assert_eq!(run("app: demo # mcpctl: allow(nonsense)\n", "app", code), both);
        assert_eq!(run("app: '# mcpctl: allow(missing-manifest-version)'\n", "app", code), both[..1]);
    }

    #[test]
    fn errors_stay() {
        let found = run("app: demo # mcpctl: allow(unknown-key)\n", "app", codes::UNKNOWN_KEY);
        assert_eq!(found, ["unknown-key", "unused-allow"]);
    }
}

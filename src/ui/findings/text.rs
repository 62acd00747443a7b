//! Code frames for people.

use std::collections::BTreeMap;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Element, Group, Level, Patch, Renderer, Snippet, normalize_untrusted_str};

use crate::diagnostics::{FileId, Finding, Fix, Place, Severity, SourceFile};
use crate::ui::printer::style;
use crate::ui::wrap::wrap;

use super::{Look, Report};

/// More frames than this help nobody; the machine formats hold them all.
const MAX_FRAMES: usize = 200;

pub(super) fn render(report: &Report<'_>, look: Look) -> String {
    let renderer = if look.color { Renderer::styled() } else { Renderer::plain() }.term_width(look.width);
    let (frames, notes): (Vec<&Finding>, Vec<&Finding>) =
        report.findings.iter().partition(|finding| finding.severity != Severity::Note);
    let mut text = String::new();
    for finding in frames.iter().take(MAX_FRAMES) {
        text.push_str(&renderer.render(&frame(report, finding, look)));
        text.push_str("\n\n");
    }
    if frames.len() > MAX_FRAMES {
        text.push_str(&format!("… and {} more; `-F json` shows all of them\n\n", frames.len() - MAX_FRAMES));
    }
    for finding in notes.iter().take(MAX_FRAMES) {
        text.push_str(&note(report, finding, look));
    }
    if !notes.is_empty() {
        text.push('\n');
    }
    text.push_str(&summary_line(report));
    if look.color { text } else { anstream::adapter::strip_str(&text).to_string() }
}

/// Errors and warnings counted in colour, with the way on.
fn summary_line(report: &Report<'_>) -> String {
    let summary = report.summary();
    let style = match summary {
        _ if summary.errors > 0 => style::ERROR,
        _ if summary.warnings > 0 => style::WARNING,
        _ => style::DONE,
    };
    let first = report.findings.iter().find(|finding| finding.severity != Severity::Note);
    match first {
        Some(finding) => {
            format!("{style}{summary}{style:#} (more about a code: `mcpctl explain {}`)\n", finding.code.as_str())
        }
        None => format!("{style}{summary}{style:#}{}\n", checked(report)),
    }
}

/// What a clean bill is about: the root file and the environments that were checked.
fn checked(report: &Report<'_>) -> String {
    let Some((_, file)) = report.sources.iter().next() else { return String::new() };
    let names: Vec<_> = report.environments.iter().filter(|env| env.checked).map(|env| env.name.as_str()).collect();
    let environments = match names.len() {
        0 => String::new(),
        1 => format!(", environment `{}`", names[0]),
        _ => format!(", environments `{}`", names.join("`, `")),
    };
    format!(" in {}{environments}", report.shown_name(file))
}

fn frame<'a>(report: &'a Report<'_>, finding: &'a Finding, look: Look) -> Vec<Group<'a>> {
    let level = match finding.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let mut group = Group::with_title(level.primary_title(finding.message.as_str()).id(finding.code.as_str()));
    for element in snippets(report, finding) {
        group = group.element(element);
    }
    if !finding.environments.is_empty() && report.environments.len() > 1 {
        let names: Vec<_> = finding.environments.iter().map(|name| format!("`{name}`")).collect();
        let word = if names.len() == 1 { "environment" } else { "environments" };
        group = group.element(Level::NOTE.message(trusted(&format!("in {word} {}", names.join(", ")), look)));
    }
    // A mend says what to do better than words; both together say it twice.
    if let Some(mend) = finding.fix.as_ref().and_then(|fix| mend(report, fix)) {
        return vec![group, mend];
    }
    if let Some(help) = &finding.help {
        group = group.element(Level::HELP.message(trusted(help, look)));
    }
    vec![group]
}

/// A place under a caret or a dash, with what to read there.
type Mark<'a> = (Place, AnnotationKind, Option<&'a str>);

/// One snippet a file, the finding's own file first.
fn snippets<'a>(report: &'a Report<'_>, finding: &'a Finding) -> Vec<Element<'a>> {
    let Some(primary) = finding.place else { return Vec::new() };
    let mut marks: BTreeMap<(bool, FileId), Vec<Mark<'_>>> = BTreeMap::new();
    let mut mark = |place: Place, kind, label| {
        marks.entry((place.file != primary.file, place.file)).or_default().push((place, kind, label));
    };
    mark(primary, AnnotationKind::Primary, finding.label.as_deref());
    for label in &finding.labels {
        if let Some(place) = label.place {
            mark(place, AnnotationKind::Context, Some(label.text.as_str()));
        }
    }
    marks
        .into_iter()
        .filter_map(|((_, id), marks)| {
            let file = report.sources.get(id)?;
            let spans: Vec<_> = marks.iter().map(|(place, ..)| first_line(file, place.span.range())).collect();
            let window = Window::around(file, &spans);
            let mut snippet =
                Snippet::source(window.text).line_start(window.line).path(report.shown_name(file)).fold(true);
            for ((_, kind, label), span) in marks.into_iter().zip(spans) {
                snippet = snippet.annotation(kind.span(window.shift(span)).label(label));
            }
            Some(snippet.into())
        })
        .collect()
}

/// The patch of a mend, as a small difference under its title.
fn mend<'a>(report: &'a Report<'_>, fix: &'a Fix) -> Option<Group<'a>> {
    let how = if fix.certain { " (`mcpctl validate --fix` does it)" } else { "" };
    let title = format!("{}{how}", normalize_untrusted_str(&fix.title));
    let mut group = Group::with_title(Level::HELP.secondary_title(title));
    let mut files: Vec<FileId> = fix.edits.iter().map(|edit| edit.place.file).collect();
    files.sort_unstable();
    files.dedup();
    for id in files {
        let file = report.sources.get(id)?;
        let edits: Vec<_> = fix.edits.iter().filter(|edit| edit.place.file == id).collect();
        let spans: Vec<_> = edits.iter().map(|edit| clamp(file, edit.place.span.range())).collect();
        let window = Window::around(file, &spans);
        let mut snippet = Snippet::source(window.text).line_start(window.line).path(report.shown_name(file));
        for (edit, span) in edits.into_iter().zip(spans) {
            snippet = snippet.patch(Patch::new(window.shift(span), edit.replacement.as_str()));
        }
        group = group.element(snippet);
    }
    Some(group)
}

/// Notes are one line each: they ask for nothing.
fn note(report: &Report<'_>, finding: &Finding, look: Look) -> String {
    let (note, dim) = (style::NOTE, style::DIM);
    // The code says that already.
    let mut text = normalize_untrusted_str(finding.message.strip_prefix("not checked: ").unwrap_or(&finding.message));
    if let Some(region) = finding.place.and_then(|place| report.region(place)) {
        text.push_str(&format!(" ({}:{}:{})", report.file_of(finding), region.line, region.column));
    }
    let code = finding.code.as_str();
    let indent = "      ";
    let width = look.width.saturating_sub(indent.len() + code.len() + 2).max(30);
    let text = wrap(&text, width).join(&format!("\n{indent}"));
    let mut out = format!("{note}note{note:#}{dim}[{code}]{dim:#}: {text}\n");
    if let Some(help) = &finding.help {
        let help = wrap(&normalize_untrusted_str(help), look.width.saturating_sub(indent.len() + 6).max(30));
        out.push_str(&format!("{indent}{note}help{note:#}: {}\n", help.join(&format!("\n{indent}"))));
    }
    out
}

fn trusted(text: &str, look: Look) -> String {
    let text = normalize_untrusted_str(text);
    wrap(&text, look.width.saturating_sub(12).max(30)).join("\n")
}

/// The part of a span that stands on its first line: a caret under a whole block explains less than one under its
/// beginning.
fn first_line(file: &SourceFile, span: Range<usize>) -> Range<usize> {
    let span = clamp(file, span);
    let end = file.text[span.clone()].find('\n').map_or(span.end, |at| span.start + at);
    span.start..end
}

/// The span inside the text, on character boundaries.
fn clamp(file: &SourceFile, span: Range<usize>) -> Range<usize> {
    let snap = |mut at: usize| {
        at = at.min(file.text.len());
        while !file.text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let (start, end) = (snap(span.start), snap(span.end));
    start..end.max(start)
}

/// The whole lines of a text that spans stand on. The renderer indexes what it gets, so it gets no more than these.
struct Window<'a> {
    text: &'a str,
    line: usize,
    offset: usize,
}

impl<'a> Window<'a> {
    fn around(file: &'a SourceFile, spans: &[Range<usize>]) -> Self {
        let first = spans.iter().map(|span| span.start).min().unwrap_or(0);
        let last = spans.iter().map(|span| span.end).max().unwrap_or(first);
        let start = file.text[..first].rfind('\n').map_or(0, |at| at + 1);
        let start = if start == 0 && file.text.starts_with('\u{feff}') && first >= 3 { 3 } else { start };
        let end = file.text[last..].find('\n').map_or(file.text.len(), |at| last + at);
        let line = file.line_column(crate::diagnostics::Span::new(start, start).start).line;
        Self { text: &file.shown()[start..end], line: line as usize, offset: start }
    }

    fn shift(&self, span: Range<usize>) -> Range<usize> {
        span.start - self.offset..span.end - self.offset
    }
}

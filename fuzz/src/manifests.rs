//! The two files that people write, from bytes to placed findings.

use mcpctl::check::{self, Options};
use mcpctl::diagnostics::{Finding, Place, SourceMap};
use mcpctl::lock;
use mcpctl::manifest::{Choice, LoadOptions, Loaded, RUNTIME_NAME, Variables, load, load_runtime, silence};

/// Includes are relative to its folder, so that is one that does not exist.
const NAME: &str = "/nonexistent/golem.yaml";
/// Owns and selects the tools of the quickstart's runtime file, so that definitions reach the projection.
const QUICKSTART: &str = include_str!("../../fixtures/quickstart/golem.yaml");

/// The bytes are a manifest without a runtime file.
pub fn manifest_reader(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    // Globs look at real folders; the fuzzer must neither depend on the disk nor wander over it.
    if text.contains("includes") {
        return;
    }
    examine(text_options(NAME, text, false));
}

/// The bytes are a runtime file, alone and beside the quickstart's manifest.
pub fn runtime_file(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join(RUNTIME_NAME);
    fs_err::write(&path, bytes).expect("a writable temporary folder");
    if let Ok(alone) = load_runtime(&path) {
        inside(&alone.sources, &alone.findings);
    }
    let manifest = folder.path().join("golem.yaml");
    examine(text_options(&manifest.to_string_lossy(), QUICKSTART, true));
}

/// A manifest with an import, so that what a lock pins reaches the rules.
const IMPORTING: &str = "manifestVersion: 1.6.0\napp: demo\nenvironments: { local: { server: local } }\n\
    mcp: { imports: { local: [{ name: a, url: \"https://a.example.com/mcp\" }] } }\n";

/// The bytes are a lock beside a manifest with one import.
pub fn lock_file(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs_err::write(folder.path().join(lock::LOCK_NAME), bytes).expect("a writable temporary folder");
    let options = text_options(&folder.path().join("golem.yaml").to_string_lossy(), IMPORTING, true);
    if let Ok(loaded) = load(&options)
        && let Some(read) = &loaded.lock
    {
        // What is written of it says the same, and then nothing more changes.
        let text = lock::render(read);
        fs_err::write(folder.path().join(lock::LOCK_NAME), &text).expect("a writable temporary folder");
        let again = load(&options).expect("the lock is text").lock.expect("what we write can be read");
        assert_eq!(&again, read);
        assert_eq!(lock::render(&again), text);
    }
    examine(options);
}

fn text_options(name: &str, text: &str, with_runtime: bool) -> LoadOptions {
    LoadOptions {
        variables: Variables::new([("NAME".to_owned(), "value".to_owned())]),
        with_runtime,
        ..LoadOptions::new(Choice::Text { name: name.to_owned(), text: text.to_owned() })
    }
}

/// What `validate` does: loads, checks every environment, and turns what was found into places.
fn examine(options: LoadOptions) {
    let Ok(loaded) = load(&options) else { return };
    assert!(loaded.complete || !loaded.findings.is_empty(), "something is missing, and nothing says so");
    let mut findings = loaded.findings.clone();
    if loaded.complete {
        findings.extend(rules(&loaded));
    }
    for subject in findings.iter().filter_map(|finding| finding.subject.as_ref()) {
        if let Some(place) = loaded.resolve(subject) {
            fits(&loaded.sources, place);
        }
    }
    inside(&loaded.sources, &silence(&loaded.sources, loaded.place(findings)));
}

fn rules(loaded: &Loaded) -> Vec<Finding> {
    let environments: Vec<_> = loaded.application.environments.keys().cloned().collect();
    let input = check::Input {
        application: &loaded.application,
        runtime: loaded.runtime.as_ref(),
        environments: &environments,
        imports: &lock::known(loaded.lock.as_ref(), &loaded.application),
        lock: loaded.lock.as_ref(),
        options: Options { max_tools: Some(1), max_tokens: Some(1), locked: true },
    };
    check::check(&input).findings
}

/// Every place of the findings is a part of its text, and so are the edits of their mends.
fn inside(sources: &SourceMap, findings: &[Finding]) {
    for finding in findings {
        let labels = finding.labels.iter().filter_map(|label| label.place);
        let edits = finding.fix.iter().flat_map(|fix| &fix.edits).map(|edit| edit.place);
        for place in finding.place.into_iter().chain(labels).chain(edits) {
            fits(sources, place);
        }
    }
}

fn fits(sources: &SourceMap, place: Place) {
    let file = sources.get(place.file).expect("a place names a text that was read");
    let range = place.span.range();
    assert!(file.text.get(range.clone()).is_some(), "{range:?} is no part of `{}`", file.name);
    assert!(file.shown().get(range.clone()).is_some(), "{range:?} is no part of `{}` as shown", file.name);
    file.line_column(place.span.start);
}

//! `--fix` and `--diff`: the mends that are certain, applied to the text so that comments and layout stay.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::commands::Context;
use crate::commands::load::Checked;
use crate::diagnostics::{Edit, FileId, SourceFile};
use crate::settings::ManifestChoice;
use crate::ui::{Exit, Failure};

/// A file with its mended text.
struct Mended {
    path: PathBuf,
    name: String,
    old: String,
    new: String,
    count: usize,
}

/// Prints what would change.
pub(super) fn show(context: &Context, checked: &Checked) -> Result<Exit, Failure> {
    if !context.printer.is_text() {
        return Err(Failure::usage("wrong-format", "`--diff` writes a text difference only")
            .help("the mends of each finding are in the document of `validate -F json`"));
    }
    // What is shown hides secrets, also in lines around a change.
    let mended = mended(checked, SourceFile::shown);
    let mut text = String::new();
    for file in &mended {
        let diff = similar::TextDiff::from_lines(&file.old, &file.new);
        let (old, new) = (format!("a/{}", file.name), format!("b/{}", file.name));
        text.push_str(&diff.unified_diff().header(&old, &new).to_string());
    }
    context.printer.stdout(&text)?;
    if mended.is_empty() {
        context.printer.status("nothing to mend");
        return Ok(Exit::Done);
    }
    Ok(Exit::Findings)
}

/// Writes the mended files. Says whether there were any.
pub(super) fn apply(context: &Context, checked: &Checked) -> Result<bool, Failure> {
    let mended = mended(checked, |file| &file.text);
    if !mended.is_empty() && context.settings.manifest == ManifestChoice::Stdin {
        return Err(Failure::usage("nothing-to-write", "`--fix` cannot change a manifest from standard input")
            .help("name the file with `-A FILE`, or use `--diff`"));
    }
    for file in &mended {
        replace(&file.path, &file.new).map_err(|error| {
            Failure::usage("cannot-write", format!("cannot write `{}`", file.name))
                .cause(error)
                .help("the file is as it was; check its permissions and the space left")
        })?;
        let s = if file.count == 1 { "" } else { "s" };
        context.printer.done("mended", format_args!("{} finding{s} in {}", file.count, file.name));
    }
    Ok(!mended.is_empty())
}

/// The files that certain mends change. Of mends that touch the same bytes the first one counts; the others get their
/// turn in the next run.
fn mended(checked: &Checked, text: fn(&SourceFile) -> &str) -> Vec<Mended> {
    let mut edits: BTreeMap<FileId, Vec<&Edit>> = BTreeMap::new();
    let mut counts: BTreeMap<FileId, usize> = BTreeMap::new();
    for fix in checked.findings.iter().filter_map(|finding| finding.fix.as_ref()).filter(|fix| fix.certain) {
        let overlaps = |edit: &Edit| {
            edits.get(&edit.place.file).is_some_and(|taken| {
                taken.iter().any(|other| {
                    let (a, b) = (edit.place.span, other.place.span);
                    (a.start < b.end && b.start < a.end) || a.start == b.start
                })
            })
        };
        if fix.edits.iter().any(overlaps) {
            continue;
        }
        for edit in &fix.edits {
            edits.entry(edit.place.file).or_default().push(edit);
        }
        if let Some(first) = fix.edits.first() {
            *counts.entry(first.place.file).or_default() += 1;
        }
    }
    edits
        .into_iter()
        .filter_map(|(id, mut edits)| {
            let file = checked.loaded.sources.get(id)?;
            edits.sort_by_key(|edit| std::cmp::Reverse(edit.place.span.start));
            let mut new = text(file).to_owned();
            for edit in edits {
                let range = edit.place.span.range();
                new.get(range.clone())?;
                new.replace_range(range, &edit.replacement);
            }
            Some(Mended {
                path: checked.loaded.root_dir.join(&file.name),
                name: file.name.clone(),
                old: text(file).to_owned(),
                new,
                count: counts.get(&id).copied().unwrap_or_default(),
            })
        })
        .collect()
}

/// Replaces a file as a whole, or not at all; its permissions stay, and a link stays a link.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let path = fs_err::canonicalize(path)?;
    let permissions = fs_err::metadata(&path)?.permissions();
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().set_permissions(permissions)?;
    file.as_file().sync_all()?;
    file.persist(&path)?;
    Ok(())
}

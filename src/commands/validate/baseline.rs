//! Findings that were there before and are accepted: an earlier `validate` document.

use std::collections::HashMap;
use std::path::Path;

use serde::Deserialize;

use crate::commands::load::Checked;
use crate::ui::Failure;

/// The largest baseline that is read.
const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// What is accepted, and how often: code, file and message. Lines may move.
#[derive(Debug)]
pub(super) struct Baseline {
    accepted: HashMap<(String, String, String), usize>,
}

/// The part of the document that counts.
#[derive(Deserialize)]
struct Saved {
    #[serde(rename = "$type")]
    kind: String,
    findings: Vec<SavedFinding>,
}

#[derive(Deserialize)]
struct SavedFinding {
    code: String,
    file: Option<String>,
    message: String,
}

impl Baseline {
    /// Reads the file.
    pub(super) fn read(path: &Path) -> Result<Self, Failure> {
        let help = "write one with `mcpctl validate -F json > FILE`";
        let wrong = || Failure::usage("baseline", format!("`{}` is no baseline", path.display())).help(help);
        let size = fs_err::metadata(path)
            .map_err(|error| Failure::usage("baseline", "cannot read the baseline").cause(error).help(help))?
            .len();
        if size > MAX_BYTES {
            return Err(wrong().cause(format!("it is larger than {} MiB", MAX_BYTES / 1024 / 1024)));
        }
        let text = fs_err::read(path)
            .map_err(|error| Failure::usage("baseline", "cannot read the baseline").cause(error).help(help))?;
        let saved: Saved = serde_json::from_slice(&text).map_err(|error| wrong().cause(error))?;
        if saved.kind != "validate" {
            return Err(wrong().cause(format!("it is a document of the type `{}`", saved.kind)));
        }
        let mut accepted = HashMap::new();
        for finding in saved.findings {
            *accepted.entry((finding.code, finding.file.unwrap_or_default(), finding.message)).or_default() += 1;
        }
        Ok(Self { accepted })
    }

    /// Takes the accepted findings out and says how many they were.
    pub(super) fn subtract(mut self, checked: &mut Checked) -> usize {
        let before = checked.findings.len();
        let sources = &checked.loaded.sources;
        checked.findings.retain(|finding| {
            let file = finding.place.and_then(|place| sources.get(place.file)).map_or("", |file| file.name.as_str());
            let key = (finding.code.as_str().to_owned(), file.to_owned(), finding.message.clone());
            match self.accepted.get_mut(&key) {
                Some(count) if *count > 0 => {
                    *count -= 1;
                    false
                }
                _ => true,
            }
        });
        before - checked.findings.len()
    }
}

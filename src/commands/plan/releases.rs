//! Tool releases in a plan: what the manifest's references lead to on the control plane.

use std::collections::BTreeMap;

use crate::check::subjects;
use crate::commands::control_plane::Remote;
use crate::manifest::Loaded;
use crate::model::ToolName;
use crate::plan::{Desired, ReleaseReference};
use crate::ui::Failure;

/// Asks the control plane for the releases that the manifest names. Reads only.
///
/// # Errors
/// When one is not there, which is said for all of them at once.
pub(super) async fn resolve(remote: &Remote, loaded: &Loaded, desired: &mut Desired) -> Result<(), Failure> {
    let references: Vec<ReleaseReference> = desired.releases.values().cloned().collect();
    let found = remote.client.resolve_releases(&references).await.map_err(|error| remote.failure(error))?;
    let (mut tools, mut missing) = (BTreeMap::new(), Vec::new());
    for ((tool, reference), release) in desired.releases.iter().zip(found) {
        match release {
            Some(release) if release.name != *tool => {
                let message =
                    format!("the tool `{tool}` cannot be a release of another name on {}", remote.target.shown());
                let what = declared(loaded, tool, reference);
                return Err(Failure::refused("release-name", message)
                    .cause(format!("{what}, which is `{}`", release.title()))
                    .help(format!(
                        "declare it as `tools.{}`, and use that name in bindings and deployments",
                        release.name
                    )));
            }
            Some(release) => {
                tools.insert(tool.clone(), release);
            }
            None => missing.push(declared(loaded, tool, reference)),
        }
    }
    if !missing.is_empty() {
        let mut failure = Failure::refused(
            "release-not-found",
            match missing.len() {
                1 => format!("{} has no such release", remote.target.shown()),
                count => format!("{} has none of {count} releases", remote.target.shown()),
            },
        )
        .help(
            "correct the reference; a release is made by its application's `toolReleases` with `mcpctl deploy`, and one \
             that was taken back can be used no more",
        );
        failure.causes.extend(missing);
        return Err(failure);
    }
    desired.resolve(tools);
    Ok(())
}

/// The releases that a manifest uses and makes, completing "it would drop …".
pub(super) fn in_words(desired: &Desired) -> Vec<String> {
    let used = desired.releases.iter();
    let used = used.map(|(tool, reference)| format!("the tool `{tool}`, which is the release `{reference}`"));
    used.chain(desired.published().map(|tool| format!("the release of the tool `{tool}`"))).collect()
}

/// A reference with its place in the manifest.
fn declared(loaded: &Loaded, tool: &ToolName, reference: &ReleaseReference) -> String {
    let what = format!("the tool `{tool}` is to be the release `{reference}`");
    let place = loaded.resolve(&subjects::tool(tool).key("release"));
    match place.and_then(|place| Some((loaded.sources.get(place.file)?, place.span))) {
        Some((file, span)) => {
            let at = file.line_column(span.start);
            format!("{what} ({}:{}:{})", file.name, at.line, at.column)
        }
        None => what,
    }
}

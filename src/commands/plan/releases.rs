//! Tool releases in a plan: what the manifest's references lead to on the control plane.

use std::collections::BTreeMap;

use crate::check::subjects;
use crate::commands::control_plane::Remote;
use crate::commands::load::Checked;
use crate::model::ToolName;
use crate::plan::{Desired, ReleaseReference};
use crate::ui::Failure;

/// The code of a failure because of a release that is not there.
pub(super) const RELEASE_NOT_FOUND: &str = "release-not-found";

/// Asks the control plane for the releases that the manifest names. Reads only. What is there is taken over; what is not
/// is told, all of it at once.
pub(super) async fn resolve(
    remote: &Remote,
    checked: &Checked,
    desired: &mut Desired,
) -> Result<Option<Failure>, Failure> {
    let references: Vec<ReleaseReference> = desired.releases.values().cloned().collect();
    let found = remote.client.resolve_releases(&references).await.map_err(|error| remote.failure(error))?;
    let (mut tools, mut missing, mut misnamed) = (BTreeMap::new(), Vec::new(), Vec::new());
    for ((tool, reference), release) in desired.releases.iter().zip(found) {
        let what = declared(checked, tool, reference);
        match release {
            None => missing.push(what),
            Some(release) if release.name != *tool => misnamed.push(format!("{what}, which is `{}`", release.title())),
            Some(release) => {
                tools.insert(tool.clone(), release);
            }
        }
    }
    desired.resolve(tools);
    let server = remote.target.shown();
    let mut failure = match (missing.len(), misnamed.len()) {
        (0, 0) => return Ok(None),
        (0, _) => Failure::refused("release-name", format!("on {server} a tool has the name of the release that it is"))
            .help("declare it under the release's name, and use that name in bindings and deployments"),
        (count, _) => Failure::refused(
            RELEASE_NOT_FOUND,
            match count {
                1 => format!("{server} has no such release"),
                _ => format!("{server} has none of {count} releases"),
            },
        )
        .help(
            "correct the reference; a release is made by its application's `toolReleases` with `mcpctl deploy`, and one \
             that was taken back or replaced can be used no more",
        ),
    };
    failure.causes.extend(missing.into_iter().chain(misnamed));
    Ok(Some(failure))
}

/// The releases that a manifest uses and makes, completing "it would drop …".
pub(super) fn in_words(desired: &Desired) -> Vec<String> {
    let used = desired.releases.iter();
    let used = used.map(|(tool, reference)| format!("the tool `{tool}`, which is the release `{reference}`"));
    used.chain(desired.published().map(|tool| format!("the release of the tool `{tool}`"))).collect()
}

/// A reference with its place in the manifest.
fn declared(checked: &Checked, tool: &ToolName, reference: &ReleaseReference) -> String {
    let what = format!("the tool `{tool}` is to be the release `{reference}`");
    let loaded = &checked.loaded;
    let place = loaded.resolve(&subjects::tool(tool).key("release"));
    match place.and_then(|place| Some((loaded.sources.get(place.file)?, place.span))) {
        Some((file, span)) => {
            let at = file.line_column(span.start);
            format!("{what} ({}{}:{}:{})", checked.prefix(), file.name, at.line, at.column)
        }
        None => what,
    }
}

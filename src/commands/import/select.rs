//! Which import a selector means: its name, or its exact rendered URL. No message repeats a URL.

use std::io::Read;

use crate::model::{EnvironmentName, Import, ImportName};
use crate::ui::Failure;

/// Longer selectors are no URLs.
const MAX_SELECTOR: u64 = 64 << 10;

/// The selector as given, or from standard input for `-`: a URL with a key in it stays out of the process list.
///
/// # Errors
/// When standard input holds none.
pub(in crate::commands) fn selector(given: &str) -> Result<String, Failure> {
    if given != "-" {
        return Ok(given.to_owned());
    }
    let mut text = String::new();
    std::io::stdin().lock().take(MAX_SELECTOR).read_to_string(&mut text).map_err(|error| {
        Failure::usage("no-selector", "the selector cannot be read from standard input").cause(error)
    })?;
    match text.trim() {
        "" => Err(Failure::usage("no-selector", "standard input holds no selector")
            .help("send the name or the URL of the import into it")),
        selector => Ok(selector.to_owned()),
    }
}

/// The import that a selector means.
///
/// # Errors
/// When it means none or several.
pub(in crate::commands) fn select<'a>(
    selector: &str,
    environment: &EnvironmentName,
    imports: &'a [Import],
) -> Result<&'a Import, Failure> {
    if let Some(import) = imports.iter().find(|i| i.name.as_ref().is_some_and(|name| name.as_str() == selector)) {
        return Ok(import);
    }
    let same_url: Vec<&Import> = imports.iter().filter(|i| i.url.value.as_deref() == Some(selector)).collect();
    match same_url.as_slice() {
        [import] => Ok(import),
        [] => Err(missing(selector, environment, imports)),
        several => Err(Failure::usage(
            "ambiguous-import",
            format!("{} imports of `{environment}` have this URL: {}", several.len(), listed(environment, several)),
        )
        .help("give each a distinct `name` and select by name")),
    }
}

fn missing(selector: &str, environment: &EnvironmentName, imports: &[Import]) -> Failure {
    if imports.is_empty() {
        return Failure::usage("unknown-import", format!("the manifest declares no imports for `{environment}`"))
            .help("add one under `mcp.imports`, or choose another environment with `-E`");
    }
    let names: Vec<&str> = imports.iter().filter_map(|import| import.name.as_ref()).map(ImportName::as_str).collect();
    let is_name = ImportName::parse(selector).is_ok();
    let unrendered: Vec<&Import> = imports.iter().filter(|import| import.url.value.is_none()).collect();
    if !is_name && !unrendered.is_empty() {
        return Failure::usage(
            "unknown-import",
            format!(
                "no import of `{environment}` has this URL, and the URL of {} cannot be rendered",
                listed(environment, &unrendered)
            ),
        )
        .help("set the variables that the manifest's URL names, or select the import by name");
    }
    let message = if is_name {
        format!("`{environment}` has no import named `{selector}`")
    } else {
        format!("no import of `{environment}` has this URL")
    };
    let near = names
        .iter()
        .map(|name| (strsim::jaro_winkler(selector, name), name))
        .filter(|(score, _)| is_name && *score > 0.75)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    Failure::usage("unknown-import", message).help(match (near, names.is_empty()) {
        (Some((_, near)), _) => format!("did you mean `{near}`?"),
        (None, false) => format!("it has `{}`", names.join("`, `")),
        (None, true) => "its imports have no names: select by the exact URL, or give them names".to_owned(),
    })
}

/// Imports as people find them in the manifest.
fn listed(environment: &EnvironmentName, imports: &[&Import]) -> String {
    let shown = |import: &&Import| match &import.name {
        Some(name) => format!("`{name}`"),
        None => format!("`mcp.imports.{environment}[{}]`", import.index),
    };
    imports.iter().map(shown).collect::<Vec<_>>().join(", ")
}

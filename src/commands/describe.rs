//! Asking the components that only a running process can describe: stdio MCP servers without recorded definitions.

use std::path::Path;

use crate::manifest::Loaded;
use crate::runtime;
use crate::ui::Failure;

/// Completes the runtime file's definitions. Starts what the runtime file of this machine says, and nothing else.
///
/// # Errors
/// When one cannot be described: what it offers is then not known, and must not count as nothing.
pub(crate) async fn complete(loaded: &mut Loaded, data_folder: &Path) -> Result<(), Failure> {
    let Some(file) = &mut loaded.runtime else { return Ok(()) };
    let missing = runtime::describe(file, Some(data_folder)).await;
    if missing.is_empty() {
        return Ok(());
    }
    let mut failure = Failure::refused("not-described", "what some components offer cannot be known here")
        .help("make their servers start on this machine, or record their `tools` in the runtime file");
    failure.causes.extend(missing.iter().map(|(name, reason)| format!("`{name}`: {reason}")));
    Err(failure)
}

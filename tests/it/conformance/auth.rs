//! Client scenarios `auth/…`: the consent of a protected server.

use super::client::Task;

/// Runs a scenario.
pub(super) async fn run(task: &Task) -> Result<(), String> {
    Err(format!("`{}` is not covered", task.scenario))
}

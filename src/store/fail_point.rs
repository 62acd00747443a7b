//! Test only: a place in a transaction where the process ends, or the disk is full, when a variable says so.
//!
//! `MCPCTL_TEST_FAIL_POINT=apply-stored` ends the process there as a power cut would; `apply-stored=full` reports a full
//! disk instead. The fault tests start servers with it. It is in every build, because what is tested is what ships; it is
//! no setting, and so it is not in the documentation.

use super::error::StoreError;

/// The variable.
const VARIABLE: &str = "MCPCTL_TEST_FAIL_POINT";

/// Does what the variable says about this point; mostly nothing.
pub(super) fn reach(point: &str) -> Result<(), StoreError> {
    // Four reads of a variable per deploy cost nothing, and tests need no other way to reset it.
    let Ok(wanted) = std::env::var(VARIABLE) else { return Ok(()) };
    match wanted.split_once('=') {
        None if wanted == point => std::process::abort(),
        Some((name, "full")) if name == point => Err(StoreError::Full),
        _ => Ok(()),
    }
}

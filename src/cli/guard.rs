//! A panic is a bug of ours: it ends in exit code 70 and says how to report it, in every output format.

use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;

use crate::ui::Failure;

/// Runs a closure; a panic in it becomes a failure.
///
/// Panics of other threads (request handlers of the server) are logged by the usual hook and end only their task.
pub(super) fn guard<T>(run: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    static PLACE: Mutex<Option<(ThreadId, String)>> = Mutex::new(None);
    let usual = std::panic::take_hook();
    let main = std::thread::current().id();
    std::panic::set_hook(Box::new(move |info| {
        let here = std::thread::current().id();
        if here == main {
            *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = Some((here, describe(info)));
        }
        if here != main || std::env::var_os("RUST_BACKTRACE").is_some_and(|value| value != "0") {
            usual(info);
        }
    }));
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
        let what = PLACE.lock().unwrap_or_else(PoisonError::into_inner).take();
        let what = what.map_or_else(|| "unknown cause".to_owned(), |(_, what)| what);
        Err(Failure::bug(format!("mcpctl {} stopped on a bug of its own: {what}", env!("CARGO_PKG_VERSION")))
            .help("please report it with this message and the command line; `RUST_BACKTRACE=1` adds where it happened"))
    })
}

fn describe(info: &PanicHookInfo<'_>) -> String {
    let text = info.payload_as_str().unwrap_or("no message");
    match info.location() {
        Some(place) => format!("{text} ({}:{})", place.file(), place.line()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{Exit, Recovery};

    #[test]
    fn a_panic_becomes_a_report() {
        let failure = guard::<()>(|| panic!("no such thing: {}", 7)).expect_err("a failure");
        assert_eq!((failure.exit, failure.recovery, failure.code), (Exit::Bug, Recovery::Report, "internal"));
        assert!(failure.message.contains("no such thing: 7 (src/cli/guard.rs:"), "{}", failure.message);
        assert!(failure.help.is_some_and(|help| help.contains("report")));
    }
}

//! The question before something changes.

use super::Context;
use crate::ui::{Failure, ask};

impl Context {
    /// Asks whether to go on. `--yes` and an environment's `cli.autoConfirm` answer; without a terminal there is no
    /// answer, which is wrong usage. `default` is what a bare Enter means.
    ///
    /// # Errors
    /// When the answer is no, or nobody can be asked.
    pub(crate) fn confirm(&self, auto: bool, question: &str, default: bool) -> Result<(), Failure> {
        if self.settings.yes || auto {
            let why = if self.settings.yes { "--yes" } else { "cli.autoConfirm" };
            self.printer.status(format_args!("> {question} yes ({why})"));
            return Ok(());
        }
        if self.settings.no_input || !ask::can_ask() {
            return Err(Failure::usage("confirmation-needed", "this needs a confirmation, and there is nobody to ask")
                .help("add `--yes` to confirm it beforehand"));
        }
        if ask::yes_or_no(question, default)? {
            Ok(())
        } else {
            Err(Failure::refused("declined", "nothing was changed").help("run it again when you are sure"))
        }
    }
}

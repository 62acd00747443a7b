//! Questions on the terminal.

use std::io::IsTerminal;

use dialoguer::Confirm;
use dialoguer::console::Term;

use super::failure::Failure;

/// Whether a person can be asked: questions go to stderr, answers come from stdin.
pub fn can_ask() -> bool {
    std::io::stdin().is_terminal() && std::io::stderr().is_terminal()
}

/// Asks for yes or no. Leaving the question (Esc) is no.
///
/// # Errors
/// When the terminal fails.
pub fn yes_or_no(question: &str, default: bool) -> Result<bool, Failure> {
    Confirm::new()
        .with_prompt(question)
        .default(default)
        .interact_on_opt(&Term::stderr())
        .map(|answer| answer.unwrap_or(false))
        .map_err(|error| Failure::usage("no-terminal", "the question cannot be asked on this terminal").cause(error))
}

//! Questions on the terminal.

use std::io::IsTerminal;

use dialoguer::console::Term;
use dialoguer::{Confirm, Input, Password};

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
        .map_err(|error| no_terminal(&error))
}

/// Asks for a line of text.
///
/// # Errors
/// When the terminal fails.
pub fn line(question: &str) -> Result<String, Failure> {
    Input::<String>::new().with_prompt(question).interact_text_on(&Term::stderr()).map_err(|error| no_terminal(&error))
}

/// Asks for a secret, which is not shown while it is typed.
///
/// # Errors
/// When the terminal fails.
pub fn secret(question: &str) -> Result<String, Failure> {
    Password::new().with_prompt(question).interact_on(&Term::stderr()).map_err(|error| no_terminal(&error))
}

fn no_terminal(error: &dialoguer::Error) -> Failure {
    Failure::usage("no-terminal", "the question cannot be asked on this terminal").cause(error)
}

//! Questions on the terminal, in plain lines: the terminal stays as it is, so an interrupt leaves nothing to mend
//! (for the other kinds see [`typed`]).

use std::io::{BufRead, IsTerminal, Write};

use super::failure::Failure;
use super::typed;

/// How often a question is asked before no answer counts as no.
const ATTEMPTS: usize = 3;

/// Whether a person can be asked: questions go to stderr, answers come from stdin.
pub fn can_ask() -> bool {
    std::io::stdin().is_terminal() && std::io::stderr().is_terminal()
}

/// Asks for yes or no. Enter is the default; the end of the input (Ctrl-D) is no.
///
/// # Errors
/// When the terminal fails.
pub fn yes_or_no(question: &str, default: bool) -> Result<bool, Failure> {
    ask(question, default, &mut std::io::stdin().lock(), &mut std::io::stderr()).map_err(|error| no_terminal(&error))
}

/// Asks for a line of text.
///
/// # Errors
/// When the terminal fails, or nothing is typed.
pub fn line(question: &str) -> Result<String, Failure> {
    typed::long(question, ATTEMPTS).map_err(|error| no_terminal(&error))?.ok_or_else(no_answer)
}

/// Asks for a secret, which is not shown while it is typed.
///
/// # Errors
/// When the terminal fails.
pub fn secret(question: &str) -> Result<String, Failure> {
    typed::unseen(question, ATTEMPTS).map_err(|error| no_terminal(&error))?.ok_or_else(no_answer)
}

fn no_answer() -> Failure {
    Failure::usage("no-answer", "nothing was typed").help("run it again, or send the text in")
}

fn no_terminal(error: &dyn std::fmt::Display) -> Failure {
    Failure::usage("no-terminal", "the question cannot be asked on this terminal").cause(error)
}

fn ask(question: &str, default: bool, input: &mut impl BufRead, output: &mut impl Write) -> std::io::Result<bool> {
    let choices = if default { "[Y/n]" } else { "[y/N]" };
    for _ in 0..ATTEMPTS {
        write!(output, "{question} {choices} ")?;
        output.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(output)?;
            return Ok(false);
        }
        match line.trim().to_lowercase().as_str() {
            "" => return Ok(default),
            "y" | "yes" => return Ok(true),
            "n" | "no" => return Ok(false),
            _ => writeln!(output, "answer `y` or `n`")?,
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(typed: &str, default: bool) -> (bool, String) {
        let mut output = Vec::new();
        let answer = ask("Sure?", default, &mut typed.as_bytes(), &mut output).expect("answers");
        (answer, String::from_utf8(output).expect("UTF-8"))
    }

    #[test]
    fn enter_is_the_default_and_the_end_is_no() {
        assert_eq!(answer("\n", true), (true, "Sure? [Y/n] ".to_owned()));
        assert_eq!(answer("\n", false), (false, "Sure? [y/N] ".to_owned()));
        assert!(!answer("", true).0 && !answer("", false).0);
    }

    #[test]
    fn other_keys_are_told_and_asked_again() {
        let (yes, text) = answer("maybe\nYES\n", false);
        assert!(yes && text.contains("answer `y` or `n`"), "{text}");
        assert!(!answer("a\nb\nc\ny\n", true).0, "no answer is no");
    }
}

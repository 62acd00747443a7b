//! Secrets that a person or a script hands over: from a file, from standard input, typed unseen. Never an argument
//! that the process list shows.

use std::io::{IsTerminal, Read};
use std::path::Path;

use super::Context;
use crate::secrets::Secret;
use crate::settings::ManifestChoice;
use crate::ui::{Failure, ask};

/// Longer texts are no secrets of the kinds asked for here.
const LONGEST: u64 = 64 << 10;

/// The secret in a file; `-` is standard input. A line end at its end does not belong to it.
///
/// # Errors
/// When there is none, or it cannot be one.
pub(crate) fn from_file(context: &Context, path: &Path, what: &str) -> Result<Secret, Failure> {
    if path.as_os_str() == "-" {
        return from_stdin(context, what);
    }
    let file = fs_err::File::open(path).map_err(|error| {
        Failure::usage("no-secret", format!("the {what} cannot be read"))
            .cause(error)
            .help("name a file that holds it and nothing else, or `-` for standard input")
    })?;
    read(file, what, &format!("`{}`", path.display()))
}

/// The secret on standard input; on a terminal it is asked for, unseen.
///
/// # Errors
/// When there is none, or it cannot be one.
pub(crate) fn from_stdin(context: &Context, what: &str) -> Result<Secret, Failure> {
    if context.settings.manifest == ManifestChoice::Stdin {
        return Err(Failure::usage(
            "no-secret",
            format!("the manifest and the {what} cannot both be on standard input"),
        )
        .help("name the manifest's file with `-A FILE`"));
    }
    if std::io::stdin().is_terminal() {
        return match typed(context, what)? {
            Some(secret) => Ok(secret),
            None => Err(Failure::usage("no-secret", format!("the {what} was expected on standard input"))
                .help("send it there from a file or a password manager")),
        };
    }
    read(std::io::stdin().lock(), what, "standard input")
}

/// The secret as a person types it; `None` where nobody can be asked.
///
/// # Errors
/// When the terminal fails, or it cannot be one.
pub(crate) fn typed(context: &Context, what: &str) -> Result<Option<Secret>, Failure> {
    if context.settings.no_input || !ask::can_ask() {
        return Ok(None);
    }
    checked(Secret::new(ask::secret(&sentence(what))?), what, "what was typed").map(Some)
}

fn sentence(what: &str) -> String {
    let mut letters = what.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn read(source: impl Read, what: &str, place: &str) -> Result<Secret, Failure> {
    let mut text = String::new();
    source
        .take(LONGEST + 1)
        .read_to_string(&mut text)
        .map_err(|error| Failure::usage("no-secret", format!("the {what} cannot be read from {place}")).cause(error))?;
    if text.len() as u64 > LONGEST {
        return Err(Failure::usage("no-secret", format!("{place} is longer than any {what}")));
    }
    let end = text.trim_end_matches('\n').trim_end_matches('\r').len();
    text.truncate(end);
    checked(Secret::new(text), what, place)
}

/// A secret that can be sent.
///
/// # Errors
/// When it is empty or holds control characters.
pub(crate) fn checked(secret: Secret, what: &str, place: &str) -> Result<Secret, Failure> {
    if secret.is_empty() {
        return Err(Failure::usage("no-secret", format!("{place} holds no {what}")));
    }
    if secret.expose().chars().any(char::is_control) {
        return Err(Failure::usage("no-secret", format!("{place} holds several lines or control characters"))
            .help(format!("it must hold the {what} and nothing else")));
    }
    Ok(secret)
}

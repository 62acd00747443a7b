//! Wrong usage: clap's own words for people, an error document for programs.

use std::ffi::OsString;

use clap::ValueEnum;
use clap::error::ErrorKind;

use super::global::{ColorArg, FormatArg};
use crate::settings::env;
use crate::ui::{ColorChoice, Exit, Failure, Format, Printer};

/// Format and colour as far as they can be told before the arguments are known to be right.
pub(super) fn look_ahead(arguments: &[OsString]) -> (Option<Format>, ColorChoice) {
    let mut format = env::FORMAT.read();
    let mut color = None;
    let mut arguments = arguments.iter().skip(1).map_while(|argument| argument.to_str()).take_while(|a| *a != "--");
    while let Some(argument) = arguments.next() {
        if let Some(value) = argument.strip_prefix("--format=") {
            format = Some(value.to_owned());
        } else if let Some(value) = argument.strip_prefix("--color=") {
            color = Some(value.to_owned());
        } else if argument == "--format" || argument == "-F" {
            format = arguments.next().map(str::to_owned);
        } else if argument == "--color" {
            color = arguments.next().map(str::to_owned);
        } else if let Some(value) = argument.strip_prefix("-F") {
            format = Some(value.trim_start_matches('=').to_owned());
        }
    }
    let format = format.and_then(|text| FormatArg::from_str(&text, true).ok()).map(Format::from);
    let color =
        color.and_then(|text| ColorArg::from_str(&text, true).ok()).map_or(ColorChoice::Auto, ColorChoice::from);
    (format, color)
}

/// The same choice in clap's terms.
pub(super) fn clap_color(color: ColorChoice) -> clap::ColorChoice {
    match color {
        ColorChoice::Auto => clap::ColorChoice::Auto,
        ColorChoice::Always => clap::ColorChoice::Always,
        ColorChoice::Never => clap::ColorChoice::Never,
    }
}

/// Help and version go to stdout and are fine; everything else is wrong usage.
pub(super) fn report(printer: &Printer, error: &clap::Error) -> Exit {
    let is_help = matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if is_help && !error.use_stderr() {
        return match printer.stdout(&error.render().ansi().to_string()) {
            Ok(()) => Exit::Done,
            Err(failure) => super::fail(printer, &failure),
        };
    }
    if matches!(printer.format(), Format::Json | Format::Yaml) {
        printer.failure(&failure(error));
    } else {
        // Nothing is left to tell a person whose stderr is gone.
        let _ = error.print();
    }
    Exit::Usage
}

/// clap's message is `error: WHAT`, paragraphs of tips, the usage and a pointer to `--help`.
fn failure(error: &clap::Error) -> Failure {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return Failure::usage("usage", "a command or an argument is missing")
            .help("`mcpctl --help` lists the commands");
    }
    let text = error.render().to_string();
    let mut paragraphs = text.split("\n\n").map(|paragraph| {
        paragraph.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
    });
    let first = paragraphs.next().unwrap_or_default();
    let message = first.strip_prefix("error: ").unwrap_or(&first).to_owned();
    let tips: Vec<String> =
        paragraphs.filter_map(|paragraph| paragraph.strip_prefix("tip: ").map(str::to_owned)).collect();
    let help = if tips.is_empty() { "`--help` shows what the command takes".to_owned() } else { tips.join("; ") };
    Failure::usage("usage", message).help(help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn format_and_color_are_found_before_parsing() {
        let look = |line: &str| look_ahead(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(look("mcpctl validate -F json"), (Some(Format::Json), ColorChoice::Auto));
        assert_eq!(look("mcpctl -Fyaml --color never x"), (Some(Format::Yaml), ColorChoice::Never));
        assert_eq!(look("mcpctl --format=sarif --color=always"), (Some(Format::Sarif), ColorChoice::Always));
        assert_eq!(look("mcpctl inspect -- -F json"), (None, ColorChoice::Auto));
        assert_eq!(look("mcpctl -F nonsense"), (None, ColorChoice::Auto));
    }
}

//! Wrong usage: clap's own words for people, an error document for programs.

use std::ffi::OsString;

use clap::ValueEnum;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use url::Url;

use super::global::{ColorArg, FormatArg};
use crate::secrets::RedactedUrl;
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
pub(super) fn report(printer: &Printer, error: clap::Error) -> Exit {
    let error = without_credentials(error);
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
        printer.failure(&failure(&error));
    } else {
        // Nothing is left to tell a person whose stderr is gone.
        let _ = error.print();
    }
    Exit::Usage
}

/// The error without what the user typed where that can be a credential. clap quotes whatever it refuses, and a refused
/// URL is one that was typed wrong, user and password included.
fn without_credentials(mut error: clap::Error) -> clap::Error {
    let is_url = matches!(error.get(ContextKind::InvalidArg), Some(ContextValue::String(arg)) if arg.contains("URL>"));
    for kind in [ContextKind::InvalidValue, ContextKind::InvalidArg, ContextKind::InvalidSubcommand] {
        let is_url = is_url && kind == ContextKind::InvalidValue;
        let shown = match error.get(kind) {
            Some(ContextValue::String(text)) => harmless(text, is_url).map(ContextValue::String),
            Some(ContextValue::Strings(texts)) => Some(ContextValue::Strings(
                texts.iter().map(|text| harmless(text, is_url).unwrap_or_else(|| text.clone())).collect(),
            )),
            _ => None,
        };
        if let Some(shown) = shown {
            error.insert(kind, shown);
        }
    }
    error
}

/// What may be shown of an argument that is a URL or looks like one: where it leads, as [`RedactedUrl`] says it. `None`
/// where it can stay as it is.
fn harmless(text: &str, is_url: bool) -> Option<String> {
    let looks_like_one = text.contains("://") || text.split_once('@').is_some_and(|(before, _)| before.contains(':'));
    if !is_url && !looks_like_one {
        return None;
    }
    if let Some(url) = Url::parse(text).ok().filter(Url::has_host) {
        return Some(RedactedUrl::new(url).to_string());
    }
    let (scheme, rest) = match text.split_once("://") {
        Some((scheme, rest)) => (format!("{scheme}://"), rest),
        None => (String::new(), text),
    };
    let (user, place) = rest.rsplit_once('@').map_or(("", rest), |(_, place)| ("…@", place));
    let (host, rest) = place.split_at(place.find(['/', '?', '#']).unwrap_or(place.len()));
    let rest = if matches!(rest, "" | "/") { rest } else { "/…" };
    Some(format!("{scheme}{user}{host}{rest}"))
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

    /// Every command with the way to it, depth first.
    fn commands(command: &clap::Command, path: &[String], found: &mut Vec<(Vec<String>, clap::Command)>) {
        found.push((path.to_vec(), command.clone()));
        for sub in command.get_subcommands() {
            commands(sub, &[path, &[sub.get_name().to_owned()]].concat(), found);
        }
    }

    /// Whatever clap says about these arguments, in both forms.
    fn told(arguments: &[String]) -> String {
        match crate::cli::command().try_get_matches_from(arguments) {
            Ok(_) => String::new(),
            Err(error) => {
                let error = without_credentials(error);
                format!("{}\n{:?}", error.render(), failure(&error))
            }
        }
    }

    #[test]
    fn no_url_is_told_with_what_it_may_hold() {
        let mut all = Vec::new();
        commands(&crate::cli::command(), &["mcpctl".to_owned()], &mut all);
        let (mut flags, mut refused) = (0, 0);
        for (path, command) in &all {
            for text in [
                "https://ada:s3cret@mcp.example.com/",
                "https://mcp.example.com/s3cret?key=s3cret#s3cret",
                "ada:s3cret@mcp.example.com",
                "https://ada:s3cret@mcp example.com/",
                "https://ada:s3/cret@s3cret@mcp.example.com:port/s3cret",
                "ftp://ada:s3cret@mcp.example.com/s3cret",
                "mcp.example.com/s3cret",
            ] {
                let urls = command.get_arguments().filter(|arg| {
                    arg.get_value_names().is_some_and(|names| names.iter().any(|name| name.contains("URL")))
                });
                for flag in urls.filter_map(clap::Arg::get_long) {
                    flags += 1;
                    for glued in [false, true] {
                        let mut arguments = path.clone();
                        if glued {
                            arguments.push(format!("--{flag}={text}"));
                        } else {
                            arguments.extend([format!("--{flag}"), text.to_owned()]);
                        }
                        let told = told(&arguments);
                        assert!(!told.contains("s3"), "{arguments:?}: {told}");
                        refused += usize::from(told.contains("mcp.example.com") || told.contains("mcp example.com"));
                    }
                }
                // In a place where nothing of the kind is expected.
                if text.contains("://") || text.contains('@') {
                    for stray in [vec![text.to_owned()], vec![format!("--sever={text}")], vec![text.to_owned(); 4]] {
                        let told = told(&[path.clone(), stray].concat());
                        assert!(!told.contains("s3"), "{path:?}: {told}");
                    }
                }
            }
        }
        assert!(flags > 40 && refused > 40, "{flags} flags, {refused} refusals that name the place");
    }

    #[test]
    fn other_arguments_are_told_as_they_are() {
        for text in ["nonsense", "ada@example.com", "a/b?c", "key:=1"] {
            assert_eq!(harmless(text, false), None, "{text}");
        }
        for (text, shown) in [
            ("localhost:9881", "localhost:9881"),
            ("mcp.example.com/", "mcp.example.com/"),
            ("https://", "https://"),
            ("ada@host", "…@host"),
        ] {
            assert_eq!(harmless(text, true).as_deref(), Some(shown), "{text}");
        }
    }

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

//! The single door to stdout and stderr.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock};

use anstyle::{AnsiColor, Style};

use super::document::{Document, Format};
use super::exit::Exit;
use super::failure::{ErrorDocument, Failure, Recovery};
use super::findings::{self, Look, Report};
use super::foreign::{edge, harmless};

/// Whether to colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ColorChoice {
    /// On a terminal, unless `NO_COLOR` or `TERM=dumb` says otherwise.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl ColorChoice {
    fn for_stream(self, stream: &impl anstream::stream::RawStream) -> anstream::ColorChoice {
        match self {
            Self::Always => anstream::ColorChoice::AlwaysAnsi,
            Self::Never => anstream::ColorChoice::Never,
            Self::Auto => anstream::AutoStream::choice(stream),
        }
    }
}

/// Styles of the program's own messages. Colour never carries meaning alone.
pub mod style {
    use super::{AnsiColor, Style};

    /// `error:`.
    pub const ERROR: Style = AnsiColor::Red.on_default().bold();
    /// `warning:`.
    pub const WARNING: Style = AnsiColor::Yellow.on_default().bold();
    /// `note:` and `help:`.
    pub const NOTE: Style = AnsiColor::Cyan.on_default().bold();
    /// What was done.
    pub const DONE: Style = AnsiColor::Green.on_default().bold();
    /// Headings.
    pub const STRONG: Style = Style::new().bold();
    /// Things that matter less.
    pub const DIM: Style = Style::new().dimmed();
}

/// Writes results, messages and failures. Cheap to share by reference; safe from several threads.
#[derive(Debug)]
pub struct Printer {
    chosen: Option<Format>,
    preferred: OnceLock<Format>,
    color: ColorChoice,
    quiet: bool,
    verbose: u8,
    closed: AtomicBool,
    wrote_result: AtomicBool,
    lock: Mutex<()>,
}

impl Printer {
    /// A printer with what the user chose; without a format it writes text unless something prefers another.
    pub fn new(format: Option<Format>, color: ColorChoice, quiet: bool, verbose: u8) -> Self {
        Self {
            chosen: format,
            preferred: OnceLock::new(),
            color,
            quiet,
            verbose,
            closed: AtomicBool::new(false),
            wrote_result: AtomicBool::new(false),
            lock: Mutex::new(()),
        }
    }

    /// How results are written.
    pub fn format(&self) -> Format {
        self.chosen.or_else(|| self.preferred.get().copied()).unwrap_or_default()
    }

    /// The format where the user chose none (an environment's `cli.format`). The first preference counts.
    pub fn prefer(&self, format: Format) {
        let _ = self.preferred.set(format);
    }

    /// Whether results are text for people.
    pub fn is_text(&self) -> bool {
        self.format() == Format::Text
    }

    /// How often `-v` was given.
    pub fn verbose(&self) -> u8 {
        self.verbose
    }

    /// Whether progress may be drawn: text, not quiet, and stderr is a terminal that can move its cursor.
    pub fn can_animate(&self) -> bool {
        self.is_text() && !self.quiet && self.verbose == 0 && io::stderr().is_terminal() && !terminal_is_dumb()
    }

    /// The width for tables and wrapped text on stdout: the terminal's, else 100 (files and pipes stay stable).
    pub fn width(&self) -> usize {
        if !io::stdout().is_terminal() {
            return 100;
        }
        rustix::termios::tcgetwinsize(io::stdout()).ok().map_or(100, |size| usize::from(size.ws_col).max(40))
    }

    /// Whether stderr gets colour.
    pub fn colors_stderr(&self) -> bool {
        self.color.for_stream(&io::stderr()) != anstream::ColorChoice::Never
    }

    /// Whether stdout gets colour.
    pub fn colors_stdout(&self) -> bool {
        self.color.for_stream(&io::stdout()) != anstream::ColorChoice::Never
    }

    /// Writes a command's result: the document in a machine format, else the text. The text may hold ANSI
    /// styles; they are removed where colour is off.
    ///
    /// # Errors
    /// When stdout cannot take it (a full disk). A closed pipe is not an error: the rest is dropped quietly.
    pub fn result(&self, document: &Document, text: impl FnOnce() -> String) -> Result<(), Failure> {
        match self.format() {
            Format::Json => self.stdout(&format!("{}\n", document.to_json())),
            Format::Yaml => self.stdout(&document.to_yaml()),
            _ => self.stdout(&edge(&text())),
        }
    }

    /// Writes findings as a command's result, in any format.
    ///
    /// # Errors
    /// As [`Self::result`].
    pub fn report(&self, report: &Report<'_>) -> Result<(), Failure> {
        let look = Look { color: self.colors_stdout(), width: self.width() };
        let text = findings::render(report, self.format(), look);
        self.stdout(&if self.is_text() { edge(&text) } else { text })
    }

    /// Writes findings that stop a command which has another result: frames on stderr, the `validate` document on
    /// stdout in a machine format.
    ///
    /// # Errors
    /// As [`Self::result`].
    pub fn refusal(&self, report: &Report<'_>) -> Result<(), Failure> {
        if self.format() == Format::Text {
            let color = self.color.for_stream(&io::stderr()) != anstream::ColorChoice::Never;
            self.stderr(&findings::render(report, Format::Text, Look { color, width: self.width() }));
            return Ok(());
        }
        self.report(report)
    }

    /// Writes one document of a stream (`up`, `server run`): one JSON line, a YAML document, or the text.
    ///
    /// # Errors
    /// As [`Self::result`].
    pub fn event(&self, document: &Document, text: impl FnOnce() -> String) -> Result<(), Failure> {
        self.result(document, text)
    }

    /// Writes raw text to stdout (completion scripts, man pages, linter formats).
    ///
    /// # Errors
    /// As [`Self::result`].
    pub fn stdout(&self, text: &str) -> Result<(), Failure> {
        if self.closed.load(Ordering::Relaxed) || text.is_empty() {
            return Ok(());
        }
        let _guard = self.lock.lock();
        self.wrote_result.store(true, Ordering::Relaxed);
        let raw = io::stdout();
        let choice = self.color.for_stream(&raw);
        let mut stream = anstream::AutoStream::new(raw, choice);
        match stream.write_all(text.as_bytes()).and_then(|()| stream.flush()) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.closed.store(true, Ordering::Relaxed);
                Ok(())
            }
            Err(error) => Err(Failure::new(
                "output",
                Exit::Usage,
                Recovery::Correct,
                "cannot write the result to standard output",
            )
            .cause(error)
            .help("free some space, or send the output elsewhere")),
        }
    }

    fn stderr(&self, text: &str) {
        let text = edge(text);
        let _guard = self.lock.lock();
        let raw = io::stderr();
        let choice = self.color.for_stream(&raw);
        let mut stream = anstream::AutoStream::new(raw, choice);
        // Nothing is left to tell a person whose stderr is gone.
        let _ = stream.write_all(text.as_bytes()).and_then(|()| stream.flush());
    }

    /// A message about what is going on; hidden by `-q`.
    pub fn status(&self, text: impl std::fmt::Display) {
        if !self.quiet {
            self.stderr(&format!("{text}\n"));
        }
    }

    /// Something was done: a green verb, then what; hidden by `-q`.
    pub fn done(&self, verb: &str, what: impl std::fmt::Display) {
        let style = style::DONE;
        self.status(format_args!("{style}{verb}{style:#} {what}"));
    }

    /// A warning; shown even with `-q`.
    pub fn warning(&self, text: impl std::fmt::Display) {
        let style = style::WARNING;
        self.stderr(&format!("{style}warning{style:#}: {}\n", harmless(&text.to_string())));
    }

    /// A hint; hidden by `-q`.
    pub fn hint(&self, text: impl std::fmt::Display) {
        let style = style::NOTE;
        self.status(format_args!("{style}help{style:#}: {text}"));
    }

    /// A failure: the error document on stdout in a machine format, else the message on stderr.
    pub fn failure(&self, failure: &Failure) {
        if failure.reported {
            return;
        }
        if matches!(self.format(), Format::Json | Format::Yaml) && !self.wrote_result.load(Ordering::Relaxed) {
            let document = Document::of(&ErrorDocument::from(failure));
            if self.result(&document, String::new).is_ok() {
                return;
            }
        }
        let (error, note) = (style::ERROR, style::NOTE);
        let mut text = format!("{error}error{error:#}: {}\n", harmless(&failure.message));
        for cause in &failure.causes {
            text.push_str("  caused by: ");
            text.push_str(&harmless(cause));
            text.push('\n');
        }
        if let Some(help) = &failure.help {
            text.push_str(&format!("{note}help{note:#}: {}\n", harmless(help)));
        }
        self.stderr(&text);
    }
}

fn terminal_is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

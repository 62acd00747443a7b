//! What is going on right now, on a terminal that can show it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

use super::printer::Printer;

/// A line that moves while something takes its time, and leaves nothing behind. Without a terminal it is silent.
#[derive(Debug)]
pub struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Begins.
    pub fn start(printer: &Printer, text: impl Into<String>) -> Self {
        let bar = printer.can_animate().then(|| spinner(text));
        Self { bar }
    }

    /// Goes on to the next step.
    pub fn step(&self, text: impl Into<String>) {
        if let Some(bar) = &self.bar {
            bar.set_message(text.into());
        }
    }
}

/// Lines that are shown at the same time; more would scroll.
const MOST_LINES: usize = 12;

/// One moving line for each of several things that take their time together. Without a terminal it is silent.
#[derive(Debug)]
pub struct Lines {
    bars: Option<MultiProgress>,
    shown: AtomicUsize,
}

impl Lines {
    /// Begins without a line.
    pub fn start(printer: &Printer) -> Self {
        Self { bars: printer.can_animate().then(MultiProgress::new), shown: AtomicUsize::new(0) }
    }

    /// Adds a line, which goes when it is dropped. Beyond a dozen it is not shown.
    pub fn line(&self, text: impl Into<String>) -> Line<'_> {
        let Some(bars) = &self.bars else { return Line { lines: self, bar: None } };
        if self.shown.fetch_add(1, Ordering::Relaxed) >= MOST_LINES {
            self.shown.fetch_sub(1, Ordering::Relaxed);
            return Line { lines: self, bar: None };
        }
        Line { lines: self, bar: Some(bars.add(spinner(text))) }
    }
}

/// A line of [`Lines`].
#[derive(Debug)]
pub struct Line<'a> {
    lines: &'a Lines,
    bar: Option<ProgressBar>,
}

impl Drop for Line<'_> {
    fn drop(&mut self) {
        if let (Some(bar), Some(bars)) = (&self.bar, &self.lines.bars) {
            bar.finish_and_clear();
            bars.remove(bar);
            self.lines.shown.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

fn spinner(text: impl Into<String>) -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner:.cyan} {msg} {elapsed:.dim}") {
        bar.set_style(style);
    }
    bar.set_message(text.into());
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

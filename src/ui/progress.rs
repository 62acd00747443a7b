//! What is going on right now, on a terminal that can show it.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use super::printer::Printer;

/// A line that moves while something takes its time, and leaves nothing behind. Without a terminal it is silent.
#[derive(Debug)]
pub struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Begins.
    pub fn start(printer: &Printer, text: impl Into<String>) -> Self {
        let bar = printer.can_animate().then(|| {
            let bar = ProgressBar::new_spinner();
            if let Ok(style) = ProgressStyle::with_template("{spinner:.cyan} {msg} {elapsed:.dim}") {
                bar.set_style(style);
            }
            bar.set_message(text.into());
            bar.enable_steady_tick(Duration::from_millis(100));
            bar
        });
        Self { bar }
    }

    /// Goes on to the next step.
    pub fn step(&self, text: impl Into<String>) {
        if let Some(bar) = &self.bar {
            bar.set_message(text.into());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

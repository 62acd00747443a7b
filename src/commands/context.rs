//! What every command gets: settings, the printer, and a runtime for those that need one.

use std::future::Future;

use crate::settings::Settings;
use crate::ui::{Failure, Printer};

/// The surroundings of one run, built once.
#[derive(Debug)]
pub struct Context {
    /// Resolved global settings.
    pub settings: Settings,
    /// The door to the terminal.
    pub printer: Printer,
    command_line: fn() -> clap::Command,
}

impl Context {
    /// Puts the parts together.
    pub fn new(settings: Settings, printer: Printer, command_line: fn() -> clap::Command) -> Self {
        Self { settings, printer, command_line }
    }

    /// The description of the whole command line, for the commands that write about it.
    pub fn command_line(&self) -> clap::Command {
        (self.command_line)()
    }

    /// Runs a client command's future on a current-thread runtime. Offline commands never call this: starting a
    /// runtime, like building a TLS client, is on no offline path.
    ///
    /// # Errors
    /// The future's own failure, or that the system gives no runtime.
    pub fn block_on<T>(&self, future: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
        tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::bug("cannot start the asynchronous runtime").cause(error))?
            .block_on(future)
    }
}

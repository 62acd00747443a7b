//! A line that is not shown while it is typed. Whatever ends the program meanwhile, the terminal shows what is typed
//! again: a signal is waited for by a thread of its own, which puts the terminal back first.

use std::io::{BufRead, Error, ErrorKind, Write};
use std::sync::{Mutex, MutexGuard, PoisonError, mpsc};

use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
use tokio::signal::unix::{SignalKind, signal};

use super::exit::Exit;

/// The terminal as it was, while it does not show what is typed.
static SAVED: Mutex<Option<Termios>> = Mutex::new(None);
/// Whether the thread runs that ends the program on a signal.
static WATCHED: Mutex<bool> = Mutex::new(false);

/// Asks until something is typed; `None` at the end of the input, or when nothing is typed so often.
pub(super) fn line(question: &str, attempts: usize) -> std::io::Result<Option<String>> {
    watch_signals()?;
    let mut output = std::io::stderr();
    let mut line = String::new();
    for _ in 0..attempts {
        write!(output, "{question}: ")?;
        output.flush()?;
        let hidden = Hidden::new()?;
        let read = std::io::stdin().lock().read_line(&mut line);
        drop(hidden);
        writeln!(output)?;
        let end = line.trim_end_matches(['\n', '\r']).len();
        line.truncate(end);
        match read? {
            0 => return Ok(None),
            _ if line.is_empty() => {}
            _ => return Ok(Some(line)),
        }
    }
    Ok(None)
}

/// Shows nothing that is typed until it is dropped.
struct Hidden;

impl Hidden {
    fn new() -> std::io::Result<Self> {
        let mut saved = lock(&SAVED);
        let before = tcgetattr(std::io::stdin())?;
        let mut silent = before.clone();
        silent.local_modes.remove(LocalModes::ECHO);
        *saved = Some(before);
        tcsetattr(std::io::stdin(), OptionalActions::Flush, &silent)?;
        Ok(Self)
    }
}

impl Drop for Hidden {
    fn drop(&mut self) {
        restore();
    }
}

fn restore() {
    if let Some(before) = lock(&SAVED).take() {
        // A terminal that is gone needs nothing.
        let _ = tcsetattr(std::io::stdin(), OptionalActions::Now, &before);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on a signal puts the terminal back and ends the program, as it would end it without being listened to.
fn watch_signals() -> std::io::Result<()> {
    let mut watched = lock(&WATCHED);
    if *watched {
        return Ok(());
    }
    let (ready, is_ready) = mpsc::channel();
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
            Ok(runtime) => runtime,
            Err(error) => return drop(ready.send(Err(error))),
        };
        runtime.block_on(async {
            let listen = || {
                Ok((signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?, signal(SignalKind::hangup())?))
            };
            let (mut interrupt, mut terminate, mut hang_up) = match listen() {
                Ok(signals) => signals,
                Err(error) => return drop(ready.send(Err(error))),
            };
            let _ = ready.send(Ok(()));
            let exit = tokio::select! {
                _ = interrupt.recv() => Exit::Interrupted,
                _ = terminate.recv() => Exit::Terminated,
                _ = hang_up.recv() => Exit::Terminated,
            };
            restore();
            let _ = writeln!(std::io::stderr());
            // The prompt's read cannot be interrupted: nothing but the end of the process brings the answer home.
            #[allow(clippy::exit, clippy::disallowed_methods)]
            std::process::exit(exit.code().into());
        });
    })?;
    is_ready.recv().map_err(|_| Error::from(ErrorKind::Other))??;
    *watched = true;
    Ok(())
}

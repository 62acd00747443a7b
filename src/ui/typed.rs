//! Lines for which the terminal is set differently: one that is not shown while it is typed, and one of any length.
//! Whatever ends the program meanwhile, the terminal is put back: a signal is waited for by a thread of its own, which
//! does that first.

use std::io::{BufRead, Error, ErrorKind, Read, Write};
use std::sync::{Mutex, MutexGuard, PoisonError, mpsc};

use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
use tokio::signal::unix::{SignalKind, signal};

use super::exit::Exit;

/// Longer lines are nothing that is asked for.
const LONGEST: usize = 64 << 10;

/// The terminal as it was, while it is set differently.
static SAVED: Mutex<Option<Termios>> = Mutex::new(None);
/// Whether the thread runs that ends the program on a signal.
static WATCHED: Mutex<bool> = Mutex::new(false);

/// Asks for something that is not shown, until it is typed; `None` at the end of the input, or when nothing is typed so
/// often.
pub(super) fn unseen(question: &str, attempts: usize) -> std::io::Result<Option<String>> {
    watch_signals()?;
    let mut output = std::io::stderr();
    let mut line = String::new();
    for _ in 0..attempts {
        // Set first: what is typed once the question is seen must not be thrown away with what was typed before.
        let hidden = Set::without(LocalModes::ECHO)?;
        write!(output, "{question}: ")?;
        output.flush()?;
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

/// Asks for a line that may be longer than the terminal's own limit (1024 bytes on macOS; an address with a code of an
/// identity provider can be longer), until it is typed; `None` as above.
pub(super) fn long(question: &str, attempts: usize) -> std::io::Result<Option<String>> {
    watch_signals()?;
    let mut output = std::io::stderr();
    for _ in 0..attempts {
        let set = Set::without(LocalModes::ECHO | LocalModes::ICANON)?;
        write!(output, "{question}: ")?;
        output.flush()?;
        let read = edited(&mut std::io::stdin().lock(), &mut output);
        drop(set);
        writeln!(output)?;
        match read? {
            None => return Ok(None),
            Some(line) if line.trim().is_empty() => {}
            Some(line) => return Ok(Some(line.trim().to_owned())),
        }
    }
    Ok(None)
}

/// A line, byte by byte, with the few keys that a terminal understands by itself; `None` at its end.
fn edited(input: &mut impl Read, output: &mut impl Write) -> std::io::Result<Option<String>> {
    let mut line: Vec<u8> = Vec::new();
    let mut byte = [0];
    loop {
        if input.read(&mut byte)? == 0 {
            return Ok(None);
        }
        match byte[0] {
            b'\n' | b'\r' => break,
            // Ctrl-D.
            4 if line.is_empty() => return Ok(None),
            // Backspace, by either of its codes, and Ctrl-U.
            8 | 127 => erase(&mut line, 1, output)?,
            21 => {
                let all = line.len();
                erase(&mut line, all, output)?;
            }
            control if control < b' ' => {}
            _ if line.len() == LONGEST => return Err(Error::new(ErrorKind::InvalidData, "the line is too long")),
            typed => {
                line.push(typed);
                output.write_all(&byte)?;
            }
        }
        output.flush()?;
    }
    String::from_utf8(line).map(Some).map_err(|_| Error::new(ErrorKind::InvalidData, "the line is not UTF-8"))
}

fn erase(line: &mut Vec<u8>, count: usize, output: &mut impl Write) -> std::io::Result<()> {
    for _ in 0..count {
        // The bytes that go on a character do not begin one.
        while line.last().is_some_and(|byte| byte & 0b1100_0000 == 0b1000_0000) {
            line.pop();
        }
        if line.pop().is_some() {
            output.write_all(b"\x08 \x08")?;
        }
    }
    Ok(())
}

/// The terminal without some of its modes until it is dropped.
struct Set;

impl Set {
    fn without(modes: LocalModes) -> std::io::Result<Self> {
        let mut saved = lock(&SAVED);
        let before = tcgetattr(std::io::stdin())?;
        let mut changed = before.clone();
        changed.local_modes.remove(modes);
        *saved = Some(before);
        tcsetattr(std::io::stdin(), OptionalActions::Flush, &changed)?;
        Ok(Self)
    }
}

impl Drop for Set {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(keys: &str) -> (Option<String>, String) {
        let mut shown = Vec::new();
        let line = edited(&mut keys.as_bytes(), &mut shown).expect("reads");
        (line, String::from_utf8_lossy(&shown).into_owned())
    }

    #[test]
    fn a_line_is_edited_with_the_usual_keys() {
        assert_eq!(typed("abc\r").0.as_deref(), Some("abc"));
        let (line, shown) = typed("aü\u{7f}\u{8}\u{8}b\u{1}\n");
        assert_eq!((line.as_deref(), shown.matches("\u{8} \u{8}").count()), (Some("b"), 2), "{shown:?}");
        assert_eq!(typed("wrong\u{15}right\n").0.as_deref(), Some("right"));
        assert_eq!(typed("").0, None);
        assert_eq!(typed("\u{4}").0, None);
        assert_eq!(typed("a\u{4}\n").0.as_deref(), Some("a"), "what was typed is not thrown away");
        assert_eq!(typed(&format!("{}\n", "x".repeat(5000))).0.map(|line| line.len()), Some(5000));
    }
}

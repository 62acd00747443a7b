//! Server-sent events: an incremental reader for bytes that arrive in any pieces, and a writer.

use std::fmt::Write;

/// One event. `data` may be empty: servers open streams with an event that has only an id.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Event {
    /// The type; `None` means `message`.
    pub event: Option<String>,
    /// The lines of data, joined with line feeds.
    pub data: String,
    /// The id that a resuming client would name.
    pub id: Option<String>,
    /// How many milliseconds a client should wait before it reconnects.
    pub retry: Option<u64>,
}

/// What the reader accepts.
#[derive(Debug, Clone, Copy)]
pub struct SseLimits {
    /// Bytes of one line.
    pub line: usize,
    /// Bytes of one event.
    pub event: usize,
}

impl Default for SseLimits {
    fn default() -> Self {
        Self { line: 16 << 20, event: 16 << 20 }
    }
}

/// A stream that went over a limit. Nothing more can be read from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SseError {
    /// A line without end.
    #[error("a line of the event stream is longer than {0} bytes")]
    Line(usize),
    /// An event without end.
    #[error("an event of the stream is larger than {0} bytes")]
    Event(usize),
}

/// Turns bytes into events. Ends lines at CRLF, LF or CR, whichever comes, wherever the pieces are cut.
#[derive(Debug)]
pub struct Reader {
    limits: SseLimits,
    line: Vec<u8>,
    after_cr: bool,
    at_start: bool,
    current: Event,
    has_fields: bool,
    has_data: bool,
    size: usize,
}

impl Default for Reader {
    fn default() -> Self {
        Self::new(SseLimits::default())
    }
}

impl Reader {
    /// A reader at the beginning of a stream.
    pub fn new(limits: SseLimits) -> Self {
        Self {
            limits,
            line: Vec::new(),
            after_cr: false,
            at_start: true,
            current: Event::default(),
            has_fields: false,
            has_data: false,
            size: 0,
        }
    }

    /// Takes the next bytes and returns the events that they complete. What an ending stream leaves
    /// incomplete is no event.
    ///
    /// # Errors
    /// When a limit is passed.
    pub fn push(&mut self, mut bytes: &[u8]) -> Result<Vec<Event>, SseError> {
        let mut events = Vec::new();
        while !bytes.is_empty() {
            if std::mem::take(&mut self.after_cr) && bytes[0] == b'\n' {
                bytes = &bytes[1..];
                continue;
            }
            let end = bytes.iter().position(|b| matches!(b, b'\n' | b'\r'));
            let part = &bytes[..end.unwrap_or(bytes.len())];
            if self.line.len() + part.len() > self.limits.line {
                return Err(SseError::Line(self.limits.line));
            }
            self.line.extend_from_slice(part);
            let Some(end) = end else { break };
            self.after_cr = bytes[end] == b'\r';
            bytes = &bytes[end + 1..];
            let line = std::mem::take(&mut self.line);
            if let Some(event) = self.end_of_line(&line)? {
                events.push(event);
            }
            self.line = line;
            self.line.clear();
        }
        Ok(events)
    }

    fn end_of_line(&mut self, mut line: &[u8]) -> Result<Option<Event>, SseError> {
        if std::mem::take(&mut self.at_start) {
            line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
        }
        if line.is_empty() {
            self.size = 0;
            self.has_data = false;
            let event = std::mem::take(&mut self.current);
            return Ok(std::mem::take(&mut self.has_fields).then_some(event));
        }
        self.size += line.len();
        if self.size > self.limits.event {
            return Err(SseError::Event(self.limits.event));
        }
        let (field, value) = match line.iter().position(|b| *b == b':') {
            Some(0) => {
                // A comment keeps the connection alive and counts towards nothing.
                self.size -= line.len();
                return Ok(None);
            }
            Some(colon) => {
                let value = &line[colon + 1..];
                (&line[..colon], value.strip_prefix(b" ").unwrap_or(value))
            }
            None => (line, &[][..]),
        };
        let value = String::from_utf8_lossy(value);
        match field {
            b"data" => {
                if std::mem::replace(&mut self.has_data, true) {
                    self.current.data.push('\n');
                }
                self.current.data.push_str(&value);
            }
            b"event" => self.current.event = Some(value.into_owned()),
            b"id" if !value.contains('\0') => self.current.id = Some(value.into_owned()),
            b"retry" if !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit()) => {
                self.current.retry = value.parse().ok();
            }
            _ => return Ok(None),
        }
        self.has_fields = true;
        Ok(None)
    }
}

/// A comment that keeps a connection alive.
pub const KEEP_ALIVE: &str = ":\n\n";

impl Event {
    /// A message with this data.
    pub fn message(data: impl Into<String>) -> Self {
        Self { data: data.into(), ..Self::default() }
    }

    /// The event as it stands on the wire.
    pub fn to_wire(&self) -> String {
        let one_line = |text: &str| text.replace(['\r', '\n', '\0'], " ");
        let mut wire = String::with_capacity(self.data.len() + 32);
        if let Some(event) = &self.event {
            // Writing to a text cannot fail.
            let _ = writeln!(wire, "event: {}", one_line(event));
        }
        if let Some(id) = &self.id {
            let _ = writeln!(wire, "id: {}", one_line(id));
        }
        if let Some(retry) = self.retry {
            let _ = writeln!(wire, "retry: {retry}");
        }
        for line in self.data.replace("\r\n", "\n").split(['\n', '\r']) {
            let _ = writeln!(wire, "data: {line}");
        }
        wire.push('\n');
        wire
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(chunks: &[&[u8]]) -> Vec<Event> {
        let mut reader = Reader::default();
        chunks.iter().flat_map(|chunk| reader.push(chunk).expect("within limits")).collect()
    }

    #[test]
    fn any_split_reads_the_same() {
        let corpus: &[(&[u8], &[&str])] = &[
            (b"data: {\"a\":1}\n\n", &["{\"a\":1}"]),
            (b"data:no space\r\n\r\n", &["no space"]),
            (b"data: cr only\r\rdata: next\r\r", &["cr only", "next"]),
            (b"\xef\xbb\xbfdata: bom\n\n", &["bom"]),
            (b": comment\n\n:\n\ndata: x\n\n", &["x"]),
            (b"data: a\ndata: b\r\ndata:\rdata: c\n\n", &["a\nb\n\nc"]),
            (b"id: 1\ndata:\n\ndata: after\n\n", &["", "after"]),
            (b"retry: 100\nid: 2\ndata\n\n", &[""]),
            (b"event: ping\ndata: x\nunknown: y\n\n", &["x"]),
            ("data: zürich 文\n\n".as_bytes(), &["zürich 文"]),
            (b"data: \xff\xfe\n\n", &["\u{fffd}\u{fffd}"]),
            (b"data: unfinished", &[]),
            (b"data: no blank line\n", &[]),
            (b"\n\n\n", &[]),
            (b"\xef\xbb\xbf\xef\xbb\xbfdata: x\n\n", &[]),
            (b"data: x\n\xef\xbb\xbfdata: y\n\n", &["x"]),
            (b"data:  two spaces\n\n", &[" two spaces"]),
            (b"data : no field\ndata: x\n\n", &["x"]),
            (b"id: a\0b\ndata: x\n\n", &["x"]),
            (b"retry: soon\ndata: x\n\n", &["x"]),
            (b"retry: 99999999999999999999\ndata: x\n\n", &["x"]),
            (b"data\r\ndata\r\n\r\n", &["\n"]),
            (b"data: a\r\n: between\r\ndata: b\r\n\r\n", &["a\nb"]),
            (
                b"\r\n\r\ndata: {\"jsonrpc\":\"2.0\",\r\ndata: \"id\":1,\r\ndata: \"result\":{}}\r\n\r\n",
                &["{\"jsonrpc\":\"2.0\",\n\"id\":1,\n\"result\":{}}"],
            ),
            (b"event: message\ndata: {}\nid: 1\nretry: 5\n\nid: 2\n\n", &["{}", ""]),
        ];
        for (bytes, expected) in corpus {
            let whole = read(&[bytes]);
            assert_eq!(whole.iter().map(|e| e.data.as_str()).collect::<Vec<_>>(), *expected, "{bytes:?}");
            for at in 0..=bytes.len() {
                assert_eq!(read(&[&bytes[..at], &bytes[at..]]), whole, "split at {at}: {bytes:?}");
            }
            let single: Vec<&[u8]> = bytes.chunks(1).collect();
            assert_eq!(read(&single), whole, "byte by byte: {bytes:?}");
        }
    }

    #[test]
    fn lines_longer_than_any_buffer_read_the_same_in_any_pieces() {
        let long = format!("data: {}\r\ndata: {}\n\n", "x".repeat(70_000), "é".repeat(40_000));
        let whole = read(&[long.as_bytes()]);
        assert_eq!(whole[0].data.len(), 70_000 + 1 + 80_000);
        for at in (0..long.len()).step_by(1021) {
            assert_eq!(read(&[&long.as_bytes()[..at], &long.as_bytes()[at..]]), whole, "split at {at}");
        }
        let pieces: Vec<&[u8]> = long.as_bytes().chunks(777).collect();
        assert_eq!(read(&pieces), whole);
    }

    #[test]
    fn limits_stop_endless_lines_and_events() {
        let limits = SseLimits { line: 8, event: 16 };
        assert_eq!(Reader::new(limits).push(b"data: too long"), Err(SseError::Line(8)));
        let mut reader = Reader::new(limits);
        assert_eq!(reader.push(b"data:12\ndata:34\ndata:56\n"), Err(SseError::Event(16)));
        let mut reader = Reader::new(limits);
        for _ in 0..100 {
            reader.push(b":beat\n").expect("comments are free");
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let event = Event {
            event: Some("message".into()),
            data: "two\nlines".into(),
            id: Some("s/1".into()),
            retry: Some(3000),
        };
        assert_eq!(read(&[event.to_wire().as_bytes()]), [event]);
        assert_eq!(read(&[Event::message("").to_wire().as_bytes()]), [Event::message("")]);
    }
}

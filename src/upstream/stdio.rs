//! One message a line on a program's stdin and stdout. Answers find their requests by id, in any order.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::value::RawValue;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::process::ChildStdin;
use tokio::sync::{mpsc, oneshot, watch};

use crate::mcp::{Id, Limits, Message, Notification, Payload, Request, RpcError, jsonrpc, method};

use super::answers::{Answers, answer_to};
use super::error::UpstreamError;
use super::options::{Options, StdioCommand};
use super::process::Process;

type Outcome = Result<Box<RawValue>, RpcError>;

/// A running server program. Requests may run at the same time.
#[derive(Debug)]
pub(super) struct StdioTransport {
    process: Process,
    writer: Mutex<Option<mpsc::Sender<Vec<u8>>>>,
    waiting: Arc<Waiting>,
}

/// Requests without an answer yet, and what came instead of messages.
#[derive(Debug, Default)]
struct Waiting {
    requests: Mutex<Requests>,
    noise: Mutex<Vec<String>>,
    /// How often the program said that its tools changed.
    changes: watch::Sender<u64>,
}

#[derive(Debug, Default)]
struct Requests {
    by_id: HashMap<u64, oneshot::Sender<Outcome>>,
    closed: bool,
}

/// Lines of noise that are kept for diagnostics, and how much of each.
const NOISE: (usize, usize) = (5, 200);

impl Waiting {
    fn requests(&self) -> MutexGuard<'_, Requests> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn noise(&self, line: &[u8]) {
        let mut noise = self.noise.lock().unwrap_or_else(PoisonError::into_inner);
        if noise.len() < NOISE.0 && !line.trim_ascii().is_empty() {
            noise.push(String::from_utf8_lossy(&line[..line.len().min(NOISE.1)]).trim().to_owned());
        }
    }

    fn close(&self) {
        let mut requests = self.requests();
        requests.closed = true;
        requests.by_id.clear();
    }
}

/// An answer that is still to come.
pub(super) struct Pending {
    answer: oneshot::Receiver<Outcome>,
}

impl Pending {
    /// The answer; `None` when the program's output ended.
    pub(super) async fn wait(&mut self) -> Option<Outcome> {
        (&mut self.answer).await.ok()
    }
}

impl StdioTransport {
    /// Starts the program and the tasks that read and write.
    pub(super) fn start(
        command: &StdioCommand,
        options: &Options,
        answers: Arc<dyn Answers>,
    ) -> Result<Self, UpstreamError> {
        let (process, pipes) = Process::start(command)?;
        let (writer, lines) = mpsc::channel(64);
        let waiting = Arc::new(Waiting::default());
        // How deep each part may nest is for its reader to say: one deep definition must not end a whole answer.
        let limits = Limits { bytes: options.max_answer, depth: usize::MAX, ..Limits::default() };
        tokio::spawn(write_lines(pipes.stdin, lines));
        tokio::spawn(read_lines(pipes.stdout, limits, Arc::clone(&waiting), writer.downgrade(), answers));
        Ok(Self { process, writer: Mutex::new(Some(writer)), waiting })
    }

    /// Whether its output is still open.
    pub(super) fn is_open(&self) -> bool {
        !self.waiting.requests().closed
    }

    /// How often it said that its tools changed.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        self.waiting.changes.subscribe()
    }

    /// What it wrote that was no message: the first lines, cut.
    pub(super) fn noise(&self) -> Vec<String> {
        self.waiting.noise.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The last it said on stderr.
    pub(super) fn stderr(&self) -> String {
        self.process.stderr()
    }

    async fn send(&self, message: &impl serde::Serialize) -> Result<(), UpstreamError> {
        let line = to_line(message)?;
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let sent = match writer {
            Some(writer) => writer.send(line).await.is_ok(),
            None => false,
        };
        if sent { Ok(()) } else { Err(self.process.ended().await) }
    }

    /// Sends a request; its answer is waited for apart.
    pub(super) async fn start_request(&self, request: &Request) -> Result<Pending, UpstreamError> {
        let (sender, answer) = oneshot::channel();
        if let Some(id) = request.id.to_u64() {
            let mut requests = self.waiting.requests();
            if !requests.closed {
                requests.by_id.insert(id, sender);
            }
        }
        self.send(request).await?;
        Ok(Pending { answer })
    }

    /// Sends a request and waits for its answer. A request that is given up is cancelled.
    pub(super) async fn request(&self, request: &Request, timeout: Duration) -> Result<Outcome, UpstreamError> {
        let exchange = async {
            let mut pending = self.start_request(request).await?;
            match pending.wait().await {
                Some(outcome) => Ok(outcome),
                None => Err(self.process.ended().await),
            }
        };
        let guard = Forget { waiting: &self.waiting, id: &request.id };
        let answer = tokio::time::timeout(timeout, exchange).await;
        drop(guard);
        if let Ok(answer) = answer {
            return answer;
        }
        if request.method != method::INITIALIZE {
            self.cancel(&request.id);
        }
        Err(UpstreamError::TimedOut { method: request.method.clone(), after: timeout })
    }

    /// Says that an answer is not wanted any more. Never waits: the program may have stopped reading.
    fn cancel(&self, id: &Id) {
        let params = serde_json::json!({ "requestId": id, "reason": "the client's time is up" });
        let message = Notification { method: method::CANCELLED.to_owned(), params: jsonrpc::raw(&params).ok() };
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let (Some(writer), Ok(line)) = (writer, to_line(&message)) {
            let _ = writer.try_send(line);
        }
    }

    /// Sends a notification.
    pub(super) async fn notify(&self, message: &Notification) -> Result<(), UpstreamError> {
        self.send(message).await
    }

    /// The failure that the program's end is.
    pub(super) async fn ended(&self) -> UpstreamError {
        self.process.ended().await
    }

    /// Closes its stdin and ends it.
    pub(super) async fn close(&self) {
        drop(self.writer.lock().unwrap_or_else(PoisonError::into_inner).take());
        self.process.end().await;
    }
}

/// Forgets a request whose future ends or is dropped.
struct Forget<'a> {
    waiting: &'a Waiting,
    id: &'a Id,
}

impl Drop for Forget<'_> {
    fn drop(&mut self) {
        if let Some(id) = self.id.to_u64() {
            self.waiting.requests().by_id.remove(&id);
        }
    }
}

fn to_line(message: &impl serde::Serialize) -> Result<Vec<u8>, UpstreamError> {
    let mut line = serde_json::to_vec(message).map_err(|error| UpstreamError::result(error.to_string()))?;
    // Raw parameters may be pretty-printed; in JSON a line feed is only ever space between tokens.
    line.iter_mut().filter(|byte| matches!(byte, b'\n' | b'\r')).for_each(|byte| *byte = b' ');
    line.push(b'\n');
    Ok(line)
}

/// Writes whole lines, so that a request that is given up never tears one.
async fn write_lines(mut stdin: ChildStdin, mut lines: mpsc::Receiver<Vec<u8>>) {
    while let Some(line) = lines.recv().await {
        if stdin.write_all(&line).await.is_err() || stdin.flush().await.is_err() {
            break;
        }
    }
}

async fn read_lines(
    mut stdout: impl AsyncRead + Unpin,
    limits: Limits,
    waiting: Arc<Waiting>,
    writer: mpsc::WeakSender<Vec<u8>>,
    answers: Arc<dyn Answers>,
) {
    let mut buffer = vec![0_u8; 16 << 10];
    let mut line = Vec::new();
    let mut too_long = false;
    while let Ok(count) = stdout.read(&mut buffer).await {
        if count == 0 {
            break;
        }
        let mut rest = &buffer[..count];
        while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            if !std::mem::take(&mut too_long) {
                line.extend_from_slice(&rest[..end]);
                on_line(&line, &limits, &waiting, &writer, &*answers);
            }
            line.clear();
            rest = &rest[end + 1..];
        }
        if too_long || line.len() + rest.len() > limits.bytes {
            if !too_long {
                waiting.noise(&line);
            }
            too_long = true;
            line.clear();
        } else {
            line.extend_from_slice(rest);
        }
    }
    waiting.close();
}

/// One line: messages go where they belong, everything else is noise.
fn on_line(line: &[u8], limits: &Limits, waiting: &Waiting, writer: &mpsc::WeakSender<Vec<u8>>, answers: &dyn Answers) {
    let messages = match jsonrpc::parse(line, limits) {
        Ok(Payload::One(message)) => vec![message],
        Ok(Payload::Batch(parts)) => parts.into_iter().flatten().collect(),
        Err(_) => return waiting.noise(line),
    };
    for message in messages {
        match message {
            Message::Response(response) => {
                let sender =
                    response.id.as_ref().and_then(Id::to_u64).and_then(|id| waiting.requests().by_id.remove(&id));
                if let Some(sender) = sender {
                    // The requester may have gone in the meantime.
                    let _ = sender.send(response.outcome);
                }
            }
            Message::Request(request) => {
                if let (Some(writer), Ok(line)) = (writer.upgrade(), to_line(&answer_to(&request, answers))) {
                    let _ = writer.try_send(line);
                }
            }
            Message::Notification(notice) if notice.method == method::TOOLS_LIST_CHANGED => {
                waiting.changes.send_modify(|count| *count = count.wrapping_add(1));
            }
            Message::Notification(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::upstream::NoAnswers;

    /// Reads a program's output in two pieces; the answers to the requests 1 to 3 and the noise.
    async fn read(first: &[u8], second: &[u8]) -> (Vec<Option<String>>, Vec<String>) {
        let waiting = Arc::new(Waiting::default());
        let answers: Vec<_> = (1..=3)
            .map(|id| {
                let (sender, answer) = oneshot::channel();
                waiting.requests().by_id.insert(id, sender);
                answer
            })
            .collect();
        let (writer, _lines) = mpsc::channel(8);
        let pieces = AsyncReadExt::chain(first, second);
        let limits = Limits { bytes: 200, ..Limits::default() };
        read_lines(pieces, limits, Arc::clone(&waiting), writer.downgrade(), Arc::new(NoAnswers)).await;
        let mut outcomes = Vec::new();
        for answer in answers {
            outcomes.push(answer.await.ok().map(|outcome| format!("{outcome:?}")));
        }
        let noise = waiting.noise.lock().expect("noise").clone();
        (outcomes, noise)
    }

    #[tokio::test]
    async fn output_reads_the_same_wherever_it_is_cut() {
        let output = [
            "banner\n",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"a\":\"\u{e9}\u{6587}\"}}\r\n",
            "\n",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}\n",
            &format!("{}\n", "x".repeat(300)),
            "[{\"jsonrpc\":\"2.0\",\"id\":\"2\",\"error\":{\"code\":-1,\"message\":\"no\"}},{\"id\":9,\"result\":1}]\n",
            "{\"jsonrpc\":\"2.0\",\"id\":3.0,\"result\":[]}",
        ]
        .concat();
        let bytes = output.as_bytes();
        let whole = read(bytes, b"").await;
        assert!(whole.0[0].is_some() && whole.0[1].as_ref().is_some_and(|text| text.contains("no")), "{whole:?}");
        assert_eq!(whole.0[2], None, "a line that the program did not end is no message");
        assert_eq!(whole.1[0], "banner");
        for at in 0..=bytes.len() {
            let cut = read(&bytes[..at], &bytes[at..]).await;
            assert_eq!(cut.0, whole.0, "cut at {at}");
            assert_eq!(cut.1[0], "banner", "cut at {at}");
        }
    }
}
